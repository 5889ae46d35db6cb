"""Who may know what (section 24): all is public but sealed cards and bids, which only their own side sees."""

from typing import Any

from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS
from ennead.games.ankh.actions import SPACE
from ennead.games.ankh.components import (
    ACTION,
    ACTIONS,
    ALL_CARDS,
    AMUN,
    ANUBIS,
    BASE,
    CAMELS,
    CAPTIVE_SLOTS,
    CARD,
    CARDS,
    EVENT,
    EVENT_SPACE,
    EVENT_TRACK,
    GATES,
    GOD,
    GODS,
    GUARDIAN,
    LAST_EVENT,
    LEVELS,
    MONUMENT,
    MONUMENTS,
    OSIRIS,
    PIECE,
    POWER,
    POWERS,
    RA,
    SCENARIO,
    SLOT_COST,
    SLOT_LEVEL,
    SLOTS,
    SUNS,
    TOKENS,
)
from ennead.games.ankh.conflict import conflict_number
from ennead.games.ankh.ending import points_by_source
from ennead.games.ankh.geography import AIM, EDGE, HEX, HEXES, PRINTED_REGION, aimed_hexes
from ennead.games.ankh.resolution import strength_on_map
from ennead.games.ankh.scenarios import SCENARIOS
from ennead.games.ankh.state import AnkhState
from ennead.games.ankh.turns import followers_to_gain


def view(state: AnkhState, viewer: int | None) -> dict[str, Any]:
    """The table as the viewer sees it; None is a spectator."""
    return {
        "game": "ankh",
        "players": state.players,
        "viewer": None if viewer is None else SEAT.names[viewer],
        "scenario": SCENARIO.names[state.scenario],
        "first_player": SEAT.names[state.first],
        "active": SEAT.names[state.active],
        "actions": {ACTION.names[action]: _action(state, action) for action in range(ACTIONS)},
        "event_marker": state.event,
        "event_track": [EVENT.names[event] for event in EVENT_TRACK],
        "next_event": _next_event(state),
        "conflict": conflict_number(state),
        "ascending": [SEAT.names[side] for side in state.ranks],
        "forgotten": [SEAT.names[side] for side in state.forgotten],
        "winner": SEAT.show(state.winner),
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "sides": {SEAT.names[side]: _side(state, side) for side in state.ranks},
        "guardians": [_guardian(state, level) for level in range(LEVELS)],
        "hexes": {HEX.names[hex]: _hex(state, hex) for hex in _filled(state)},
        "regions": [_region(state, region) for region in _regions_in_order(state)],
        "camels": [EDGE.names[edge] for edge in state.map.camels],
        "caravan": [EDGE.names[edge] for edge in state.caravan],
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
        "battle": _battle(state),
    }


def _tokens_left(state: AnkhState) -> list[int]:
    """Conflict order tokens in the supply; a region just split off has not got its own yet (AN-CAM-10)."""
    given = state.map.regions - (1 if 0 in state.tokens else 0)
    return list(range(given + 1, TOKENS + 1))


def _next_event(state: AnkhState) -> str | None:
    return EVENT.names[EVENT_TRACK[state.event]] if state.event < LAST_EVENT else None


def _action(state: AnkhState, action: int) -> dict[str, Any]:
    """Where the marker is, and how many steps it is from the next event."""
    return {
        "marker": state.markers[action],
        "event_space": EVENT_SPACE[action],
        "steps_to_event": EVENT_SPACE[action] - state.markers[action],
        "next_event": _next_event(state),
    }


def _seat(state: AnkhState, seat: int, viewer: int | None) -> dict[str, Any]:
    side = state.side[seat]
    shown: dict[str, Any] = {
        "seat": SEAT.names[seat],
        "god": GOD.names[state.god[seat]],
        "side": SEAT.names[side],
        "merged": state.is_merged(side),
        "in_game": state.is_in_game(side),
        "devotion": state.devotion[side],
        "points": points_by_source(state, seat),
        "ready": _is_ready(state, seat),
    }
    if viewer is not None and state.side[viewer] == side and state.sealed[side]:
        shown["sealed"] = [SPACE.text(code) for code in state.sealed[side]]
    return shown


def _side(state: AnkhState, side: int) -> dict[str, Any]:
    slot = state.powers[side].bit_count()
    shown: dict[str, Any] = {
        "gods": [GOD.names[god] for god in range(GODS) if state.holder[god] == side],
        "seats": [SEAT.names[seat] for seat in state.seats_of(side)],
        "devotion": state.devotion[side],
        "followers": state.followers[side],
        "gain_now": followers_to_gain(state, side),
        "warriors": state.warriors[side],
        "guardians": {
            GUARDIAN.names[state.kinds[level]]: state.guardians[side * LEVELS + level]
            for level in range(LEVELS)
        },
        "bases": {BASE.names[base]: state.bases_left(side, base) for base in range(len(BASE))},
        "ankh_tokens": state.ankh_tokens(side),
        "powers": [POWER.names[power] for power in range(POWERS) if state.has_power(side, power)],
        "next_power": None if slot >= SLOTS else {"level": SLOT_LEVEL[slot] + 1, "cost": SLOT_COST[slot]},
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


def _cards(bits: int) -> list[str]:
    return [CARD.names[card] for card in range(CARDS) if bits >> card & 1]


def _guardian(state: AnkhState, level: int) -> dict[str, Any]:
    return {
        "level": level + 1,
        "guardian": GUARDIAN.names[state.kinds[level]],
        "stock": state.stock[level],
        "removed": state.removed[level],
    }


def _filled(state: AnkhState) -> list[int]:
    return [hex for hex in range(HEXES) if state.piece[hex] != NOBODY or hex in state.gates]


def _hex(state: AnkhState, hex: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"piece": PIECE.show(state.piece[hex]), "side": SEAT.show(state.owner[hex])}
    if hex in state.suns:
        shown["radiant"] = True
    if hex in state.gates:
        shown["gate"] = True
    if state.claws[hex] != NOBODY:
        shown["claws"] = AIM.names[state.claws[hex]]
        shown["aimed_at"] = [HEX.names[near] for near in aimed_hexes(hex, state.claws[hex])]
    return shown


def _regions_in_order(state: AnkhState) -> list[int]:
    """By conflict order; a region that has no token yet comes first."""
    pairs = sorted([(token, region) for region, token in enumerate(state.tokens)])
    return [region for _, region in pairs]


def _region(state: AnkhState, region: int) -> dict[str, Any]:
    land = state.map.land[region]
    present = state.sides_in(region)
    return {
        "token": state.tokens[region] or None,
        "land": PRINTED_REGION[land[0]],
        "first_hex": HEX.names[land[0]],
        "hexes": [HEX.names[hex] for hex in state.map.area[region]],
        "size": len(land),
        "strength": {
            SEAT.names[side]: strength_on_map(state, side, region)
            for side in range(state.players)
            if present >> side & 1
        },
    }


def _battle(state: AnkhState) -> dict[str, Any] | None:
    """The battle going on, or the last one: open cards, bids, strengths and deaths."""
    if state.participants == 0:
        return None
    going_on = state.battle != NOBODY
    sides = [side for side in range(state.players) if state.takes_part(side)]
    return {
        "going_on": going_on,
        "token": state.tokens[state.battle] if going_on else None,
        "first_hex": HEX.names[state.map.land[state.battle][0]] if going_on else None,
        "participants": [SEAT.names[side] for side in sides],
        "doubling": state.doubling,
        "cards": {SEAT.names[side]: _cards(state.cards[side]) for side in sides},
        "bids": [[SEAT.names[side], bid] for side, bid in zip(state.bidders, state.bids, strict=True)],
        "strength": {SEAT.names[side]: state.strength[side] for side in sides},
        "flooded": [HEX.names[hex] for hex in state.flooded],
        "saved": [HEX.names[hex] for hex in state.saved],
        "fallen": {SEAT.names[side]: state.fallen[side] for side in sides},
        "victor": SEAT.show(state.victor),
    }


def _is_ready(state: AnkhState, seat: int) -> bool:
    """Its side has sealed its answer, or has none to give."""
    return state.actor == SIMULTANEOUS and state.side[seat] not in state.to_act()


def resample(state: AnkhState, viewer: int | None, referee: Referee) -> None:
    """Draw anew, in place, the sealed answers of other sides (AN-HID-01, AN-HID-02); all else is public."""
    if state.actor != SIMULTANEOUS:
        return
    frame = state.frames[-1]
    step = state.rules.steps[frame[0]]
    own = NOBODY if viewer is None else state.side[viewer]
    for side in range(state.players):
        if side != own and state.sealed[side]:
            options = step.legal(state, frame, side)
            state.sealed[side] = (options[referee.below("resample sealed", len(options))],)
