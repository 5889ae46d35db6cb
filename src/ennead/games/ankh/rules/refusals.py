"""Why an action is not possible, in words and numbers a person understands."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Frame, Refusal
from ennead.games.ankh.rules.actions import GATE_SUMMON, NORMAL_SUMMON, PYRAMID_SUMMON, SPACE
from ennead.games.ankh.rules.components import (
    ACTION,
    AMUN,
    ANKH_TOKENS,
    APEP,
    BASE,
    BID_MOST,
    BUILD_COST,
    CAMELS,
    CARAVAN_MOST,
    CARD,
    FIRST_GUARDIAN,
    FIRST_RECRUIT,
    GATES,
    GOD,
    GUARDIAN,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    INSPIRING,
    LEVELS,
    MONUMENT,
    MOVE_RANGE,
    PIECE,
    POWER,
    POWER_LEVEL,
    PYRAMID,
    PYRAMID_ATTUNED,
    RANSOM_COST,
    RECRUIT,
    RECRUIT_CAPTIVE,
    RECRUIT_WARRIOR,
    REGION_LEAST,
    SATET_FIGURE,
    SLOT_COST,
    SLOT_LEVEL,
    SLOTS,
)
from ennead.games.ankh.rules.geography import (
    CORNER_HEXES,
    EDGE,
    EDGE_CORNERS,
    HEX,
    IS_LAND,
    NEIGHBOURS,
    REACH,
    Q,
    R,
)
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import (
    AMUN_DOUBLE,
    ANUBIS_TRAP,
    BUILD_HEX,
    BUILD_TYPE,
    CARAVAN_FIRST,
    CARAVAN_NEXT,
    CARAVAN_SWAP,
    CARAVAN_TOKEN,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CLAW_FACING,
    CONTROL_MONUMENT,
    GATE_HEX,
    GATE_TOKEN,
    GIVE_SUN,
    ISIS_SAVE,
    MERGE_GUARDIAN,
    MOVE_DESTINATION,
    MOVE_FIGURE,
    MUMMY_HEX,
    OBELISK_FIGURE,
    OBELISK_HEX,
    PLAGUE_BID,
    PUSH_HEX,
    SUMMON_FIGURE,
    SUMMON_HEX,
    UNLOCK_POWER,
    USE_TIEBREAKER,
    WORSHIPFUL,
)

# The verbs of each decision; anything else is not its moment.
_MOMENTS: Final = {
    CHOOSE_ACTION: ("action",),
    MOVE_FIGURE: ("figure", "done"),
    MOVE_DESTINATION: ("to",),
    PUSH_HEX: ("push",),
    CLAW_FACING: ("aim",),
    SUMMON_FIGURE: ("summon", "done"),
    SUMMON_HEX: ("to",),
    GIVE_SUN: ("sun",),
    UNLOCK_POWER: ("unlock", "decline"),
    CONTROL_MONUMENT: ("control",),
    CARAVAN_FIRST: ("camel", "skip"),
    CARAVAN_NEXT: ("camel",),
    CARAVAN_TOKEN: ("keep",),
    CARAVAN_SWAP: ("swap", "none"),
    OBELISK_FIGURE: ("figure", "stop"),
    OBELISK_HEX: ("to",),
    AMUN_DOUBLE: ("double",),
    CHOOSE_CARD: ("play", "play_both"),
    BUILD_TYPE: ("build", "decline"),
    BUILD_HEX: ("to",),
    PLAGUE_BID: ("bid",),
    USE_TIEBREAKER: ("tiebreaker",),
    ISIS_SAVE: ("save",),
    ANUBIS_TRAP: ("trap", "decline"),
    MUMMY_HEX: ("to",),
    GATE_TOKEN: ("new_gate", "move_gate", "decline"),
    GATE_HEX: ("to",),
    WORSHIPFUL: ("worship",),
    MERGE_GUARDIAN: ("take_over", "take_from_pool", "stop"),
}


def asked_verbs(state: AnkhState, seat: int) -> tuple[str, ...]:
    """The verbs of the decision being asked; of cards, one or two as announced."""
    step = state.frames[-1][0]
    if step == CHOOSE_CARD:
        return ("play_both",) if _plays_two(state, state.side[seat]) else ("play",)
    return _MOMENTS.get(step, ())


def _plays_two(state: AnkhState, side: int) -> bool:
    return state.doubling and state.holder[AMUN] == side


def why_not(state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = SPACE.verb(code)
    arguments = verb.arguments(code)
    side = state.side[seat]
    if verb.name not in _MOMENTS.get(frame[0], ()):
        return Refusal("another-decision")
    if verb.name == "action":
        return _about_track(frame, arguments[0])
    if verb.name == "figure":
        return _about_figure(state, side, arguments[0])
    if verb.name == "to":
        return _about_hex(state, frame, side, arguments[0])
    if verb.name == "push":
        return _about_push(state, frame, arguments[0])
    if verb.name == "aim":
        return Refusal("aim-beyond-border", hex=HEX.names[frame[2]])
    if verb.name == "summon":
        return _about_summon(state, frame, side, arguments[0], arguments[1])
    if verb.name == "unlock":
        return _about_power(state, side, arguments[0])
    if verb.name == "control":
        return _about_control(state, side, arguments[0])
    if verb.name == "camel":
        return _about_camel(state, arguments[0])
    if verb.name == "keep":
        return _about_new_region(state, arguments[0])
    if verb.name == "swap":
        return _about_swap(frame, arguments[0] + 1, arguments[1] + 1)
    return _about_battle(state, side, verb.name, arguments)


def _about_battle(state: AnkhState, side: int, verb: str, arguments: list[int]) -> Refusal:
    """Cards, buildings, bids, captives, gates and the guardians of a merge."""
    if verb in ("play", "play_both"):
        return _about_card(state, side, verb, arguments)
    if verb == "build":
        return _about_building(state, side, arguments[0])
    if verb == "bid":
        return Refusal("bid-too-high", bid=arguments[0], most=min(state.followers[side], BID_MOST))
    if verb == "trap":
        return _about_captive(state, side, arguments[0])
    if verb == "new_gate":
        return Refusal("no-gate-in-reserve", most=GATES)
    if verb == "move_gate":
        return Refusal("no-gate-there", hex=HEX.names[arguments[0]])
    lower = state.frames[-1][2]
    if verb == "take_from_pool":
        if not _in_pool(state, lower, FIRST_RECRUIT + arguments[0]):
            return Refusal("not-in-pool", figure=GUARDIAN.names[arguments[0]])
        return _no_base(arguments[0])
    hex = arguments[0]
    if state.piece[hex] >= FIRST_GUARDIAN and state.owner[hex] == lower:
        return _no_base(state.piece[hex] - FIRST_GUARDIAN)
    return Refusal("no-guardian-there", hex=HEX.names[hex])


def _about_track(frame: Frame, action: int) -> Refusal:
    first = frame[3] - 1
    reason = "action-taken" if action == first else "track-not-lower"
    return Refusal(reason, track=ACTION.names[action], first_action=ACTION.names[first])


def _about_figure(state: AnkhState, side: int, hex: int) -> Refusal:
    name = HEX.names[hex]
    if not state.is_figure(hex):
        return Refusal("no-figure-there", hex=name)
    if state.owner[hex] != side:
        return Refusal("not-your-figure", hex=name, god=GOD.names[state.god[state.owner[hex]]])
    if hex in state.moved:
        return Refusal("already-moved", hex=name)
    return Refusal("no-room-to-move", hex=name)


def _about_hex(state: AnkhState, frame: Frame, side: int, hex: int) -> Refusal:
    """A hex that something can't come to."""
    name = HEX.names[hex]
    step = frame[0]
    if step == SUMMON_HEX and frame[2] == GATE_SUMMON:
        return Refusal("no-free-gate-there", hex=name)
    if step == MOVE_DESTINATION and hex == frame[2]:
        return Refusal("same-hex", hex=name)
    if step == MOVE_DESTINATION and (hex not in REACH[frame[2]] and IS_LAND[hex]):
        return Refusal("too-far", hex=name, steps=distance(frame[2], hex), most=MOVE_RANGE)
    if not IS_LAND[hex] and not (step == SUMMON_HEX and frame[3] == FIRST_RECRUIT + APEP):
        return Refusal("water", hex=name)
    if state.piece[hex] != NOBODY:
        pushes = step == MOVE_DESTINATION and state.piece[frame[2]] == SATET_FIGURE
        if pushes and state.is_figure(hex) and state.owner[hex] != side:
            return Refusal("no-room-to-push" if state.may_enter(side, hex) else "enemy-gate", hex=name)
        return _occupied(state, hex)
    if step in (BUILD_HEX, GATE_HEX):
        return _about_ground(state, hex)
    if not state.may_enter(side, hex):
        return Refusal("enemy-gate", hex=name)
    return _not_adjacent(state, frame, name)


def _not_adjacent(state: AnkhState, frame: Frame, name: str) -> Refusal:
    """What the hex would have to be beside."""
    if frame[0] == OBELISK_HEX:
        return Refusal("not-by-obelisk", hex=name, token=state.tokens[state.battle])
    if frame[0] == MUMMY_HEX:
        return Refusal("not-by-god", hex=name)
    if frame[0] == SUMMON_HEX and frame[2] >= PYRAMID_SUMMON:
        return Refusal("not-by-pyramid", hex=name, pyramid=HEX.names[frame[2] - PYRAMID_SUMMON].upper())
    return Refusal("not-adjacent", hex=name)


def _occupied(state: AnkhState, hex: int) -> Refusal:
    return Refusal("occupied", hex=HEX.names[hex], piece=PIECE.names[state.piece[hex]])


def distance(one: int, other: int) -> int:
    """Steps between two hexes (AN-MAP-02)."""
    across = Q[one] - Q[other]
    down = R[one] - R[other]
    return max(abs(across), abs(down), abs(across + down))


def _about_ground(state: AnkhState, hex: int) -> Refusal:
    name = HEX.names[hex]
    if state.map.region[hex] != state.battle:
        return Refusal("not-in-region", hex=name, token=state.tokens[state.battle])
    return Refusal("gate-there" if hex in state.gates else "city-there", hex=name)


def _about_push(state: AnkhState, frame: Frame, hex: int) -> Refusal:
    name = HEX.names[hex]
    if hex not in NEIGHBOURS[frame[3]]:
        return Refusal("push-too-far", hex=name, steps=distance(frame[3], hex))
    if not IS_LAND[hex]:
        return Refusal("water", hex=name)
    if state.piece[hex] != NOBODY and hex != frame[2]:
        return _occupied(state, hex)
    return Refusal("enemy-gate", hex=name)


def _about_summon(state: AnkhState, frame: Frame, side: int, summons: int, recruit: int) -> Refusal:
    figure = RECRUIT.names[recruit]
    if recruit == RECRUIT_CAPTIVE:
        if side not in state.captives:
            return Refusal("no-captive")
        if state.followers[side] < RANSOM_COST:
            return Refusal("not-enough-followers", needs=RANSOM_COST, has=state.followers[side])
    elif not _in_pool(state, side, recruit):
        return Refusal("not-in-pool", figure=figure)
    if summons == NORMAL_SUMMON:
        return Refusal("summon-used" if frame[2] == 0 else "no-room-to-summon")
    if summons == GATE_SUMMON:
        return Refusal("summon-used" if frame[3] == 0 else "no-free-gate")
    pyramid = summons - PYRAMID_SUMMON
    if pyramid in state.used:
        return Refusal("pyramid-used", hex=HEX.names[pyramid])
    if state.piece[pyramid] != PYRAMID or state.owner[pyramid] != side:
        return Refusal("not-your-pyramid", hex=HEX.names[pyramid])
    if not state.has_power(side, PYRAMID_ATTUNED):
        return Refusal("needs-power", power=POWER.names[PYRAMID_ATTUNED])
    return Refusal("no-room-to-summon")


def _in_pool(state: AnkhState, side: int, recruit: int) -> bool:
    if recruit == RECRUIT_WARRIOR:
        return state.warriors[side] > 0
    kind = recruit - FIRST_RECRUIT
    level = GUARDIAN_LEVEL[kind]
    return state.kinds[level] == kind and state.guardians[side * LEVELS + level] > 0


def _about_power(state: AnkhState, side: int, power: int) -> Refusal:
    slot = state.powers[side].bit_count()
    if state.has_power(side, power):
        return Refusal("already-unlocked", power=POWER.names[power])
    if slot >= SLOTS:
        return Refusal("all-powers-unlocked")
    if state.followers[side] < SLOT_COST[slot]:
        return Refusal("not-enough-followers", needs=SLOT_COST[slot], has=state.followers[side])
    level = POWER_LEVEL[power] + 1
    return Refusal("wrong-level", power=POWER.names[power], level=level, next=SLOT_LEVEL[slot] + 1)


def _about_control(state: AnkhState, side: int, hex: int) -> Refusal:
    name = HEX.names[hex]
    if not state.is_monument(hex):
        return Refusal("no-monument-there", hex=name)
    if state.owner[hex] == side:
        return Refusal("already-yours", hex=name)
    if not state.has_own_figure_by(side, hex):
        return Refusal("no-figure-beside", hex=name)
    return Refusal("neutral-monuments-first", hex=name)


def _about_camel(state: AnkhState, edge: int) -> Refusal:
    side = EDGE.names[edge]
    if edge in state.map.camels or edge in state.caravan:
        return Refusal("camel-there", side=side)
    corners = EDGE_CORNERS[2 * edge : 2 * edge + 2]
    if state.caravan:
        last = state.caravan[-1]
        if not set(corners) & set(EDGE_CORNERS[2 * last : 2 * last + 2]):
            return Refusal("not-at-open-end", side=side)
    elif not any(_is_anchor(state, corner) for corner in corners):
        return Refusal("no-anchor", side=side)
    most = min(CARAVAN_MOST, CAMELS - len(state.map.camels))
    return Refusal("no-legal-line", side=side, most=most, least=REGION_LEAST)


def _is_anchor(state: AnkhState, corner: int) -> bool:
    """Not all around the corner is land of one region (AN-CAM-04)."""
    regions = {NOBODY if hex == NOBODY else state.map.region[hex] for hex in CORNER_HEXES[corner]}
    return NOBODY in regions or len(regions) > 1


def _about_new_region(state: AnkhState, hex: int) -> Refusal:
    region = state.map.region[hex]
    if region != NOBODY and not state.tokens[region]:
        return Refusal("named-by-first-hex", hex=HEX.names[state.map.land[region][0]])
    return Refusal("not-a-new-region", hex=HEX.names[hex])


def _about_swap(frame: Frame, token: int, other: int) -> Refusal:
    if token > other and (token in frame[2:] or other in frame[2:]):
        return Refusal("pair-out-of-order")
    return Refusal("no-such-swap", token=token, other=other)


def _about_card(state: AnkhState, side: int, verb: str, cards: list[int]) -> Refusal:
    for card in cards:
        if not state.hand[side] >> card & 1:
            return Refusal("card-not-in-hand", card=CARD.names[card])
    if verb == "play":
        return Refusal("two-cards-announced")
    if not _plays_two(state, side):
        return Refusal("one-card-only")
    return Refusal("two-different-cards" if cards[0] == cards[1] else "pair-out-of-order")


def _about_building(state: AnkhState, side: int, kind: int) -> Refusal:
    if not state.has_power(side, INSPIRING) and state.followers[side] < BUILD_COST:
        return Refusal("not-enough-followers", needs=BUILD_COST, has=state.followers[side])
    if state.ankh_tokens(side) == 0:
        return Refusal("no-ankh-token", most=ANKH_TOKENS)
    if state.monuments_left(kind) == 0:
        return Refusal("no-monument-left", monument=MONUMENT.names[kind])
    return Refusal("no-room-to-build")


def _about_captive(state: AnkhState, side: int, god: int) -> Refusal:
    if god in state.god and state.side[state.god.index(god)] == side:
        return Refusal("own-warriors")
    return Refusal("no-dead-warrior", god=GOD.names[god])


def _no_base(kind: int) -> Refusal:
    """What else is asked of a guardian of the lower god is given."""
    return Refusal("no-base-left", guardian=GUARDIAN.names[kind], base=BASE.names[GUARDIAN_BASE[kind]])
