"""What holds whenever a decision is asked (section 25); for tests and for checking positions from outside."""

from ennead.core.codec import NOBODY, SEAT
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.components import (
    ALL_CARDS,
    ANKH_TOKENS,
    ANUBIS,
    APEP_FIGURE,
    BASE,
    CAMELS,
    CAPTIVE_SLOTS,
    DEVOTION_MINIMUM,
    DEVOTION_WIN,
    EVENT_SPACE,
    FIGURES_IN_PLAY,
    FIRST_GUARDIAN,
    GATES,
    GOD_FIGURE,
    GUARDIAN_BASE,
    LAST_EVENT,
    LEVELS,
    MONUMENT,
    MONUMENTS,
    OSIRIS,
    PRINTED_REGIONS,
    RA,
    REGION_LEAST,
    SCORPION_FIGURE,
    SOURCES,
    START_SPACE,
    SUNS,
    TOKENS,
    WARRIOR,
    WARRIORS,
)
from ennead.games.ankh.rules.geography import HEX, HEXES, IS_LAND
from ennead.games.ankh.rules.state import AnkhState


def broken(state: AnkhState) -> list[str]:
    """A sentence for every invariant that does not hold."""
    return [
        *_pools(state),
        *_guardians(state),
        *_map(state),
        *_regions(state),
        *_devotion(state),
        *_tokens_of_gods(state),
        *_tracks(state),
    ]


def _merging(state: AnkhState) -> tuple[int, int]:
    """The higher god, and the lower one whose guardians are still being decided on; else NOBODY twice."""
    asked = state.frames[-1] if state.frames else None
    return (asked.seat, asked.lower) if isinstance(asked, frames.MergeGuardian) else (NOBODY, NOBODY)


def _pools(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    in_battle = state.battle != NOBODY
    for side in state.ranks:
        name = SEAT.names[side]
        figures = [state.piece[hex] for hex in state.own_figures(side)]
        warriors = figures.count(WARRIOR) + state.warriors[side] + state.captives.count(side)
        if warriors != WARRIORS or state.warriors[side] < 0:
            wrong.append(f"AN-INV-01: seat {SEAT.names[side]} has {warriors} warriors")
        if figures.count(GOD_FIGURE) != 1:
            wrong.append(f"AN-INV-10: seat {name} has {figures.count(GOD_FIGURE)} god figures on the map")
        if not 0 <= state.ankh_tokens(side) <= ANKH_TOKENS:
            wrong.append(f"AN-INV-04: seat {SEAT.names[side]} has {state.ankh_tokens(side)} ankh tokens left")
        if state.hand[side] & ~ALL_CARDS or (in_battle and state.hand[side] & state.cards[side]):
            wrong.append(f"AN-INV-08: a card of seat {SEAT.names[side]} is in hand and played, or unknown")
    for side in range(state.players):
        if state.followers[side] < 0:
            wrong.append(f"AN-GEN-07: seat {SEAT.names[side]} has {state.followers[side]} followers")
    for kind in range(MONUMENTS):
        if state.monuments_left(kind) < 0:
            wrong.append(f"AN-INV-03: too many monuments: {MONUMENT.names[kind]}")
    return wrong


def _guardians(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    for level in range(LEVELS):
        kind = state.kinds[level]
        owned = state.piece.count(FIRST_GUARDIAN + kind)
        for side in range(state.players):
            owned += state.guardians[side * LEVELS + level]
        in_play = FIGURES_IN_PLAY[BASE.names[GUARDIAN_BASE[kind]]][state.players]
        count = state.stock[level] + owned + state.removed[level]
        if count != in_play or state.stock[level] < 0:
            wrong.append(f"AN-INV-02: {count} guardians of level {level + 1} instead of {in_play}")
    if any(count < 0 for count in state.guardians):
        wrong.append("AN-INV-02: a negative number of guardians")
    for side in state.ranks:
        for base in range(len(BASE)):
            if state.bases_left(side, base) < 0:
                wrong.append(
                    f"AN-CMP-04: seat {SEAT.names[side]} has too many guardians: {BASE.names[base]} base"
                )
    return wrong


def _map(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    _, lower = _merging(state)
    aiming = any(isinstance(frame, frames.ClawFacing) for frame in state.frames)
    for hex in range(HEXES):
        piece = state.piece[hex]
        owner = state.owner[hex]
        if piece == NOBODY and owner != NOBODY:
            wrong.append(f"AN-INV-09: an owner without a piece on hex {HEX.names[hex]}")
        if not IS_LAND[hex] and piece not in (NOBODY, APEP_FIGURE):
            wrong.append(f"AN-INV-09: piece {piece} on water hex {HEX.names[hex]}")
        if piece == SCORPION_FIGURE and state.claws[hex] == NOBODY and not aiming:
            wrong.append(f"AN-SCO-01: the scorpion on hex {HEX.names[hex]} aims at nothing")
        if piece >= GOD_FIGURE and owner not in state.ranks and (owner == NOBODY or owner != lower):
            wrong.append(f"AN-INV-09: a figure on hex {HEX.names[hex]} belongs to no side in the game")
        if NOBODY < piece < MONUMENTS and owner not in state.ranks and owner != NOBODY:
            wrong.append(f"AN-INV-04: a monument on hex {HEX.names[hex]} belongs to no side in the game")
    return wrong


def _regions(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    camels = [*state.map.camels, *state.caravan]
    if len(camels) > CAMELS or len(set(camels)) != len(camels):
        wrong.append("AN-INV-05: too many camels, or two on one side")
    waiting = bool(state.frames) and isinstance(state.frames[-1], frames.CaravanToken)
    numbers = sorted(state.tokens)
    if not waiting and numbers != list(range(1, state.map.regions + 1)):
        wrong.append(f"AN-INV-06: conflict order tokens {numbers} for {state.map.regions} regions")
    if not PRINTED_REGIONS <= state.map.regions <= TOKENS:
        wrong.append(f"AN-INV-06: {state.map.regions} regions")
    if any(len(land) < REGION_LEAST for land in state.map.land):
        wrong.append("AN-INV-07: a region is too small")
    return wrong


def _devotion(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    sides = sorted({state.side[seat] for seat in range(state.players)} - set(state.forgotten))
    if sorted(state.ranks) != sides:
        wrong.append("AN-INV-11: a devotion token is missing, or twice on the track")
    spaces = [state.devotion[side] for side in state.ranks]
    if spaces != sorted(spaces):
        wrong.append("AN-INV-11: the order of the devotion tokens is wrong")
    most = DEVOTION_WIN if state.winner != NOBODY else DEVOTION_WIN - 1
    for side in state.ranks:
        if not DEVOTION_MINIMUM <= state.devotion[side] <= most:
            wrong.append(f"AN-INV-11: seat {SEAT.names[side]} has {state.devotion[side]} devotion")
        points = sum(state.points[side * SOURCES : side * SOURCES + SOURCES])
        if points != state.devotion[side]:
            wrong.append(f"AN-INV-11: sources of seat {SEAT.names[side]} sum up to {points}")
    return wrong


def _tokens_of_gods(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    higher, _ = _merging(state)
    if len(state.suns) > SUNS or len(set(state.suns)) != len(state.suns):
        wrong.append("AN-INV-12: too many suns, or two on one figure")
    for hex in state.suns:
        if state.piece[hex] < GOD_FIGURE or state.owner[hex] not in (state.holder[RA], higher):
            wrong.append(f"AN-INV-12: a sun on hex {HEX.names[hex]} without a figure of Ra's side")
    if len(state.gates) > GATES or len(set(state.gates)) != len(state.gates):
        wrong.append("AN-INV-13: too many gates, or two on one hex")
    gatekeepers = (state.holder[OSIRIS], higher, NOBODY)
    for hex in state.gates:
        if not IS_LAND[hex] or state.is_monument(hex) or state.owner[hex] not in gatekeepers:
            wrong.append(f"AN-INV-13: the gate on hex {HEX.names[hex]} can't be there")
    if len(state.captives) > CAPTIVE_SLOTS or state.holder[ANUBIS] in state.captives:
        wrong.append("AN-INV-14: too many captives, or one of Anubis himself")
    if state.captives and state.holder[ANUBIS] == NOBODY:
        wrong.append("AN-INV-14: captives, but nobody has Anubis")
    return wrong


def _tracks(state: AnkhState) -> list[str]:
    wrong: list[str] = []
    if len(set(state.god)) != state.players:
        wrong.append("AN-SET-02: one god for two seats")
    if state.frames and state.winner != NOBODY:
        wrong.append("AN-END-01: a winner, and the game goes on")
    if not state.frames and state.winner == NOBODY and state.event < LAST_EVENT and not state.forgotten:
        wrong.append("AN-END-01: nobody is asked, and the game is not over")
    if not 0 <= state.event <= LAST_EVENT:
        wrong.append(f"AN-EVT-02: event marker on {state.event}")
    asked = state.frames[-1] if state.frames else None
    if isinstance(asked, frames.ChooseAction) and asked.taken == 0:
        if state.tiebreaker != NOBODY or not state.amun_up or state.battle != NOBODY:
            wrong.append("AN-INV-15: tokens of a conflict are out although there is none")
        for action, space in enumerate(state.markers):
            if not START_SPACE[state.players] <= space < EVENT_SPACE[action]:
                wrong.append(f"AN-INV-16: marker {action} on {space}")
    return wrong
