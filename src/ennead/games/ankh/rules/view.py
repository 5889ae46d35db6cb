"""Who may know what (section 24): all is public but sealed cards and bids, which only their own side sees."""

from ennead.core.codec import NOBODY, SEAT
from ennead.games.ankh.rules.actions import SPACE
from ennead.games.ankh.rules.components import (
    ALL_CARDS,
    AMUN,
    ANKH_TOKENS,
    ANUBIS,
    BASE,
    BASES,
    CAMELS,
    CAPTIVE_SLOTS,
    CARD,
    CARDS,
    EVENT,
    EVENT_TRACK,
    FIRST_GUARDIAN,
    GATES,
    GOD,
    GOD_FIGURE,
    GODS,
    GUARDIAN,
    GUARDIAN_BASE,
    ISIS,
    LAST_EVENT,
    LEVELS,
    MONUMENT,
    MONUMENTS,
    OSIRIS,
    PIECE,
    POWER,
    POWERS,
    RA,
    REVERED,
    REVERED_FOLLOWERS,
    ROLE,
    SCENARIO,
    SLOT_COST,
    SLOT_GUARDIAN,
    SLOT_LEVEL,
    SLOTS,
    SOURCE,
    SOURCES,
    SPHINX_FIGURE,
    STRENGTH,
    SUNS,
    TOKENS,
)
from ennead.games.ankh.rules.conflict import conflict_number
from ennead.games.ankh.rules.control import controllable
from ennead.games.ankh.rules.devotion import is_red
from ennead.games.ankh.rules.ending import points_by_source
from ennead.games.ankh.rules.figures import adjacent_monuments
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX, HEXES, aimed_hexes
from ennead.games.ankh.rules.resolution import god_strength, has_enemy_by, is_neutralised
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.shape import (
    AnkhView,
    GuardianView,
    HexView,
    NextPower,
    Outlook,
    SeatView,
    SideView,
)
from ennead.games.ankh.rules.standing import (
    coming_conflict,
    events_to_conflict,
    projected,
    surveys,
    would_be_forgotten,
    would_merge,
)
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.view_map import caravan_view, neighbours, reach, region_view, regions_in_order
from ennead.games.ankh.rules.view_turn import action_views, battle_view, turn_view


def table_view(state: AnkhState) -> AnkhView:
    """The table as a spectator sees it."""
    found = surveys(state)
    ahead = projected(state, found)
    census = _census(state)
    return {
        "game": "ankh",
        "players": state.players,
        "viewer": None,
        "scenario": SCENARIO.names[state.scenario],
        "first_player": SEAT.names[state.first],
        "active": SEAT.names[state.active],
        "event_marker": state.event,
        "next_event": _next_event(state),
        "conflict": conflict_number(state),
        "events_to_conflict": events_to_conflict(state) or None,
        "event_track": [EVENT.names[event] for event in EVENT_TRACK],
        "turn": turn_view(state),
        "actions": action_views(state),
        "outlook": _outlook(state),
        "ascending": [SEAT.names[side] for side in state.ranks],
        "forgotten": [SEAT.names[side] for side in state.forgotten],
        "winner": SEAT.show(state.winner),
        "seats": [_seat(state, seat, ahead) for seat in range(state.players)],
        "sides": {SEAT.names[side]: _side(state, side, census) for side in state.ranks},
        "guardians": [_guardian(state, level, census) for level in range(LEVELS)],
        "hexes": {HEX.names[hex]: _hex(state, hex) for hex in _filled(state)},
        "neighbours": neighbours(state.map),
        "reach": reach(state),
        "regions": [region_view(state, found[region]) for region in regions_in_order(state)],
        "camels": [EDGE.names[edge] for edge in state.map.camels],
        "caravan": caravan_view(state),
        "cities": {HEX.names[hex]: name for hex, name in SCENARIOS[state.scenario].cities.items()},
        "captives": [SEAT.names[side] for side in state.captives],
        "supply": {
            "monuments": {MONUMENT.names[kind]: state.monuments_left(kind) for kind in range(MONUMENTS)},
            "camels": CAMELS - len(state.map.camels) - len(state.caravan),
            "tokens": _tokens_left(state),
        },
        "moved": [HEX.names[hex] for hex in state.moved],
        "used": [HEX.names[hex] for hex in state.used],
        "tiebreaker": None
        if state.tiebreaker == NOBODY
        else {"side": SEAT.names[state.tiebreaker], "face_up": state.tiebreaker_up},
        "amun_token": None if state.holder[AMUN] == NOBODY else {"face_up": state.amun_up},
        "battle": battle_view(state),
    }


def seat_view(state: AnkhState, seat: int, table: AnkhView) -> AnkhView:
    """The table as the seat sees it: with what its side has sealed."""
    shown = table.copy()
    shown["viewer"] = SEAT.names[seat]
    sealed = state.sealed[state.side[seat]]
    if sealed:
        shown["seats"] = [
            _knowing(each, sealed) if state.side[number] == state.side[seat] else each
            for number, each in enumerate(table["seats"])
        ]
    return shown


def _knowing(row: SeatView, sealed: tuple[int, ...]) -> SeatView:
    known = row.copy()
    known["sealed"] = [SPACE.text(code) for code in sealed]
    return known


def _census(state: AnkhState) -> list[int]:
    """How many pieces of each kind every side has on the map, counted once for the whole view."""
    kinds = len(PIECE)
    counts = [0] * (state.players * kinds)
    for hex, side in enumerate(state.owner):
        if side != NOBODY:
            counts[side * kinds + state.piece[hex]] += 1
    return counts


def _tokens_left(state: AnkhState) -> list[int]:
    """Conflict order tokens in the supply; a region just split off has not got its own yet (AN-CAM-10)."""
    given = state.map.regions - (1 if 0 in state.tokens else 0)
    return list(range(given + 1, TOKENS + 1))


def _next_event(state: AnkhState) -> str | None:
    return EVENT.names[EVENT_TRACK[state.event]] if state.event < LAST_EVENT else None


def _outlook(state: AnkhState) -> Outlook:
    return {
        "conflict": coming_conflict(state) or None,
        "events_away": events_to_conflict(state),
        "merge": [SEAT.names[side] for side in would_merge(state)],
        "forgotten": [SEAT.names[side] for side in would_be_forgotten(state)],
        "winner": SEAT.names[state.ranks[-1]] if state.ranks else None,
    }


def _seat(state: AnkhState, seat: int, ahead: list[int]) -> SeatView:
    side = state.side[seat]
    role = 0 if not state.is_merged(side) else 1 if side == seat else 2
    return {
        "seat": SEAT.names[seat],
        "god": GOD.names[state.god[seat]],
        "side": SEAT.names[side],
        "role": ROLE.names[role],
        "merged": state.is_merged(side),
        "in_game": state.is_in_game(side),
        "devotion": state.devotion[side],
        "points": points_by_source(state, seat),
        "projected": _projected(state, side, ahead),
        "ready": state.is_ready(state.side[seat]),
    }


def _projected(state: AnkhState, side: int, ahead: list[int]) -> dict[str, int]:
    """What a conflict would surely bring; nothing any more once the game is over."""
    if state.over or not state.is_in_game(side):
        return {}
    gains = ahead[side * SOURCES : side * SOURCES + SOURCES]
    return {SOURCE.names[source]: gain for source, gain in enumerate(gains) if gain}


def _side(state: AnkhState, side: int, census: list[int]) -> SideView:
    controlled = census[side * len(PIECE) : side * len(PIECE) + MONUMENTS]
    bases = [_bases_left(state, side, base, census) for base in range(len(BASE))]
    counting = [hex for hex in adjacent_monuments(state, side) if state.owner[hex] in (NOBODY, side)]
    revered = REVERED_FOLLOWERS if state.has_power(side, REVERED) else 0
    shown: SideView = {
        "gods": [GOD.names[god] for god in range(GODS) if state.holder[god] == side],
        "seats": [SEAT.names[seat] for seat in state.seats_of(side)],
        "devotion": state.devotion[side],
        "red": is_red(state, side),
        "followers": state.followers[side],
        "gain_now": len(counting) + revered,
        "gain_from": [HEX.names[hex] for hex in counting],
        "control_now": [HEX.names[hex] for hex in controllable(state, side)],
        "god_strength": god_strength(state, side),
        "warriors": state.warriors[side],
        "guardians": {
            GUARDIAN.names[state.kinds[level]]: state.guardians[side * LEVELS + level]
            for level in range(LEVELS)
        },
        "bases": {BASE.names[base]: left for base, left in enumerate(bases)},
        "ankh_tokens": ANKH_TOKENS - sum(controlled),
        "monuments": {MONUMENT.names[kind]: count for kind, count in enumerate(controlled)},
        "powers": [POWER.names[power] for power in range(POWERS) if state.has_power(side, power)],
        "next_power": _next_power(state, side, bases),
        "hand": _cards(state.hand[side]),
        "played": _cards(ALL_CARDS & ~state.hand[side]),
    }
    if state.holder[RA] == side:
        shown["suns"] = SUNS - len(state.suns)
    if state.holder[OSIRIS] == side:
        shown["gates"] = GATES - len(state.gates)
    if state.holder[ANUBIS] == side:
        shown["captive_slots"] = CAPTIVE_SLOTS - len(state.captives)
    return shown


def _bases_left(state: AnkhState, side: int, base: int, census: list[int]) -> int:
    """Free bases of this size: guardians on the map and in the pool use them (AN-CMP-04)."""
    used = 0
    for level in range(LEVELS):
        kind = state.kinds[level]
        if GUARDIAN_BASE[kind] == base:
            used += state.guardians[side * LEVELS + level] + census[side * len(PIECE) + FIRST_GUARDIAN + kind]
    return BASES[base] - used


def _next_power(state: AnkhState, side: int, bases: list[int]) -> NextPower | None:
    """Level and cost of the next unlock, and the guardian that comes with it (AN-UNL-06 to AN-UNL-08)."""
    slot = state.powers[side].bit_count()
    if slot >= SLOTS:
        return None
    level = SLOT_LEVEL[slot]
    kind = state.kinds[level]
    comes = SLOT_GUARDIAN[slot] and state.stock[level] > 0 and bases[GUARDIAN_BASE[kind]] > 0
    return {
        "level": level + 1,
        "cost": SLOT_COST[slot],
        "guardian": GUARDIAN.names[kind] if comes else None,
    }


def _cards(bits: int) -> list[str]:
    return [CARD.names[card] for card in range(CARDS) if bits >> card & 1]


def _guardian(state: AnkhState, level: int, census: list[int]) -> GuardianView:
    kind = state.kinds[level]
    owners: dict[str, int] = {}
    for side in state.ranks:
        owned = census[side * len(PIECE) + FIRST_GUARDIAN + kind] + state.guardians[side * LEVELS + level]
        if owned:
            owners[SEAT.names[side]] = owned
    return {
        "level": level + 1,
        "guardian": GUARDIAN.names[kind],
        "base": BASE.names[GUARDIAN_BASE[kind]],
        "stock": state.stock[level],
        "removed": state.removed[level],
        "owners": owners,
    }


def _filled(state: AnkhState) -> list[int]:
    return [hex for hex in range(HEXES) if state.piece[hex] != NOBODY or hex in state.gates]


def _hex(state: AnkhState, hex: int) -> HexView:
    shown: HexView = {"piece": PIECE.show(state.piece[hex]), "side": SEAT.show(state.owner[hex])}
    if state.is_figure(hex):
        _add_figure(state, hex, shown)
    if hex in state.gates:
        shown["gate"] = True
    return shown


def _add_figure(state: AnkhState, hex: int, shown: HexView) -> None:
    side = state.owner[hex]
    piece = state.piece[hex]
    if piece == GOD_FIGURE:
        shown["god"] = GOD.names[state.god[side]]
    shown["strength"] = god_strength(state, side) if piece == GOD_FIGURE else STRENGTH[piece]
    if SPHINX_FIGURE in state.piece and is_neutralised(state, hex):
        shown["strength"] = 0
        shown["neutralised"] = True
    if state.holder[ISIS] == side and has_enemy_by(state, hex, GOD_FIGURE, SPHINX_FIGURE):  # AN-ISI-01
        shown["protected"] = True
    if hex in state.suns:
        shown["radiant"] = True
    if state.claws[hex] != NOBODY:
        shown["claws"] = AIM.names[state.claws[hex]]
        shown["aimed_at"] = [HEX.names[near] for near in aimed_hexes(hex, state.claws[hex])]
