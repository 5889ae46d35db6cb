"""Why an action is not possible, in words and numbers a person understands."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.actions import ACTIONS
from ennead.games.kemet.components import (
    AREA,
    AREAS_IN_PLAY,
    BATTLE_CARD,
    BORDERS,
    BUY_SPACES,
    CARD,
    CARD_COST,
    CARDS,
    CITY,
    CITY_OF,
    COLOR,
    CREATURE,
    DIVERSION,
    OBELISK,
    OPEN_GATES,
    REACH,
    SPACE,
    SWIFTNESS,
    TELEPORT_COST,
    TILE,
    TILE_ART,
    TILE_COLOR,
    TILE_COST,
    TILE_LEVEL,
    TRANSFER,
)
from ennead.games.kemet.modifiers import BUY_PRICE, GOLD_MASK, TELEPORT_PRICE, gather, price, troop_limit
from ennead.games.kemet.state import KemetState
from ennead.games.kemet.steps import (
    ARRANGE_CREATURE,
    BATTLE_CARDS,
    BATTLE_DI,
    BUILD_HEIGHT,
    BUILD_TARGET,
    BUY_TILE,
    CREATURE_DISTRICT,
    DESTINY_SLOT,
    FIRE_TARGET,
    HAND_OF_GOD,
    LOSER_CHOICE,
    MOVE_CREATURE,
    MOVE_STEP,
    MOVE_TROOP,
    MOVE_UNITS,
    PLACE_AREA,
    PLACE_COUNT,
    PLACE_CREATURE,
    REMOVE_BATTLE_CARD,
    RETREAT_AREA,
    SETUP_CITY,
    SETUP_PYRAMID,
    SETUP_TILE,
    TURN,
    VETERANS_DI,
    VETERANS_PP,
    VISION_DISCARD,
    WOUND_DISCARD,
)

# Verbs that belong to each decision; anything else simply is not its moment.
_MOMENTS: Final[dict[int, tuple[str, ...]]] = {
    SETUP_CITY: ("city",),
    SETUP_PYRAMID: ("found", "raise"),
    SETUP_TILE: ("take",),
    TURN: ("token", "silver", "gold", "card", "rearrange", "end_turn"),
    ARRANGE_CREATURE: ("arrange", "none"),
    FIRE_TARGET: ("burn",),
    BUILD_TARGET: ("found", "raise"),
    HAND_OF_GOD: ("found", "raise"),
    BUILD_HEIGHT: ("height",),
    PLACE_AREA: ("place", "done"),
    PLACE_COUNT: ("count",),
    PLACE_CREATURE: ("join",),
    BUY_TILE: ("buy",),
    CREATURE_DISTRICT: ("station",),
    REMOVE_BATTLE_CARD: ("remove",),
    MOVE_TROOP: ("move",),
    MOVE_STEP: ("step", "teleport", "transfer", "swiftness", "open_gates", "stop"),
    MOVE_UNITS: ("units",),
    MOVE_CREATURE: ("leave", "take_along"),
    BATTLE_CARDS: ("play", "discard"),
    BATTLE_DI: ("commit",),
    WOUND_DISCARD: ("wound",),
    VISION_DISCARD: ("drop",),
    LOSER_CHOICE: ("retreat",),
    RETREAT_AREA: ("retreat_to",),
    VETERANS_PP: ("veterans_pp",),
    VETERANS_DI: ("veterans_di",),
    DESTINY_SLOT: ("slot",),
}


def why_not(state: KemetState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = ACTIONS.verb(code)
    name = verb.name
    arguments = verb.arguments(code)
    step = state.frames[-1][0]
    if name not in _MOMENTS.get(step, ()):
        return Refusal("not-possible-now")
    if step == TURN:
        return _about_turn(state, seat, name, arguments)
    if step == MOVE_STEP:
        return _about_step(state, seat, name, arguments)
    if step in (BATTLE_CARDS, REMOVE_BATTLE_CARD):
        return _about_battle_card(state, seat, arguments[0])
    if step in (BATTLE_DI, WOUND_DISCARD, VISION_DISCARD):
        return _about_card(state, seat, arguments[0])
    if name in ("buy", "take"):
        return _about_tile(state, seat, arguments[0])
    if name in ("found", "raise"):
        return _about_pyramid(state, seat, name, arguments)
    if name in ("arrange", "join", "leave"):
        return _about_creature(state, seat, arguments[0])
    if name in ("veterans_pp", "veterans_di"):
        return Refusal("too-few-veterans", has=state.veterans[seat])
    if name in ("count", "units"):
        return _about_number(state, seat, arguments[0] + 1)
    if name == "height":
        return Refusal("not-enough-pp", has=state.pp[seat])
    if name == "city":
        return Refusal("city-taken", city=CITY.names[arguments[0]])
    if name == "slot":
        return Refusal("slot-taken")
    if name in ("done", "none"):
        return Refusal("must-choose")
    if name in ("take_along", "retreat"):
        return Refusal("beyond-the-limits") if name == "take_along" else Refusal("no-free-area")
    return _about_area(state, seat, name, arguments[0])


def _about_turn(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    frame = state.frames[-1]
    if name == "end_turn":
        return Refusal("token-must-be-played")
    if name == "rearrange":
        return Refusal("nothing-to-rearrange")
    if name == "card":
        return _about_card(state, seat, arguments[0])
    if name == "gold":
        tile = arguments[0]
        if not state.owns(seat, tile) or not GOLD_MASK >> tile & 1:
            return Refusal("no-gold-tile", tile=TILE.names[tile])
        return Refusal("gold-used") if state.gold_tile[seat] != NOBODY else Refusal("not-this-turn")
    if name == "token" and frame[2] == 0:
        return Refusal("token-played")
    if name == "silver" and frame[3] == 0:
        return Refusal("no-silver")
    if state.own_tokens[seat] >> arguments[0] & 1 or state.silver_at[seat] == arguments[0]:
        return Refusal("space-taken", space=SPACE.names[arguments[0]])
    return Refusal("balance-rule")


def _about_card(state: KemetState, seat: int, card: int) -> Refusal:
    """Speaks only of the seat's own hand, to that seat."""
    held = state.hand[seat * CARDS + card] > 0
    if not held or (state.frames[-1][0] in (WOUND_DISCARD, VISION_DISCARD) and card == DIVERSION):
        return Refusal("card-not-in-hand", card=CARD.names[card])
    cost = price(state, seat, CARD_COST[card])
    if cost > state.pp[seat]:
        return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
    return Refusal("card-not-now", card=CARD.names[card])


def _about_battle_card(state: KemetState, seat: int, card: int) -> Refusal:
    if state.battle_hand[seat] >> card & 1 == 0:
        return Refusal("battle-card-not-in-hand", battle_card=BATTLE_CARD.names[card])
    return Refusal("not-possible-now")


def _about_tile(state: KemetState, seat: int, tile: int) -> Refusal:
    """KM-BUY-02 to -07, in the order a person would ask."""
    name = TILE.names[tile]
    if state.offer[tile] == 0:
        return Refusal("tile-not-on-offer", tile=name)
    if state.tiles[seat] & TILE_ART[tile]:
        return Refusal("tile-owned", tile=name)
    color = TILE_COLOR[tile]
    if state.frames[-1][0] == SETUP_TILE:
        return Refusal("not-a-first-tile", tile=name)
    twin = state.frames[-1][2] == BUY_SPACES
    if (state.bought[seat] >> color & 1 == 1) != twin:
        return Refusal("color-not-bought" if twin else "color-bought", color=COLOR.names[color])
    height = 0
    for area in AREAS_IN_PLAY[state.players]:
        if state.pyramid_color[area] == color and state.controls(seat, area):
            height = max(height, state.height[area])
    if height < TILE_LEVEL[tile]:
        return Refusal("pyramid-too-low", color=COLOR.names[color], needs=TILE_LEVEL[tile], has=height)
    cost = price(state, seat, TILE_COST[tile] + gather(state.tiles[seat], BUY_PRICE))
    if cost > state.pp[seat]:
        return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
    return Refusal("wrong-buy-space", color=COLOR.names[color])


def _about_pyramid(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    area = arguments[0]
    if not state.is_own_district(seat, area):
        return Refusal("not-your-district", area=AREA.names[area])
    if name == "raise" and state.height[area] == 0:
        return Refusal("no-pyramid-there", area=AREA.names[area])
    if name == "raise" and state.frames[-1][0] != BUILD_TARGET:
        return Refusal("high-enough", area=AREA.names[area])
    if name == "found" and state.height[area] > 0:
        return Refusal("pyramid-there", area=AREA.names[area])
    if name == "found" and arguments[1] in state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]:
        return Refusal("color-in-city", color=COLOR.names[arguments[1]])
    if name == "found" and state.colors >> arguments[1] & 1 == 0:
        return Refusal("color-not-in-play", color=COLOR.names[arguments[1]])
    return Refusal("cannot-build", has=state.pp[seat])


def _about_creature(state: KemetState, seat: int, creature: int) -> Refusal:
    name = CREATURE.names[creature]
    if state.creature_owner[creature] != seat:
        return Refusal("not-your-creature", creature=name)
    return Refusal("creature-not-here", creature=name)


def _about_number(state: KemetState, seat: int, count: int) -> Refusal:
    return Refusal("wrong-number", number=count, limit=troop_limit(state, seat), supply=state.supply[seat])


def _about_step(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    frame = state.frames[-1]
    if name == "stop":
        return Refusal("beyond-the-limits")
    if name == "swiftness":
        if not state.holds(seat, SWIFTNESS):
            return Refusal("card-not-in-hand", card=CARD.names[SWIFTNESS])
        return Refusal("card-not-now", card=CARD.names[SWIFTNESS])
    if name == "open_gates":
        return _about_card(state, seat, OPEN_GATES)
    to = arguments[0]
    if to not in AREAS_IN_PLAY[state.players] or to == frame[3]:
        return Refusal("cannot-go-there", area=AREA.names[to])
    if name == "transfer" and not state.holds(seat, TRANSFER):
        return Refusal("card-not-in-hand", card=CARD.names[TRANSFER])
    if name == "step":
        if frame[4] == 0:
            return Refusal("no-points-left")
        if to not in REACH[state.players][state.city[seat]][frame[3]]:
            return Refusal("too-far", area=AREA.names[to])
    elif not OBELISK[to]:
        return Refusal("no-obelisk-there", area=AREA.names[to])
    if name == "teleport":
        if frame[5] == 0:
            return Refusal("no-teleport-left")
        cost = price(state, seat, TELEPORT_COST + gather(state.tiles[seat], TELEPORT_PRICE))
        if cost > state.pp[seat]:
            return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
        if state.height[frame[3]] == 0:
            return Refusal("no-pyramid-here", area=AREA.names[frame[3]])
    if state.is_foreign_district(seat, to):
        if frame[7]:
            return Refusal("one-district-an-action")
        if not frame[6] and to not in BORDERS[state.players][frame[2]]:
            return Refusal("walls", area=AREA.names[to])
    return Refusal("beyond-the-limits")


def _about_area(state: KemetState, seat: int, name: str, area: int) -> Refusal:
    shown = AREA.names[area]
    if area not in AREAS_IN_PLAY[state.players]:
        return Refusal("not-in-play", area=shown)
    if name == "move":
        return Refusal("no-troop-there", area=shown)
    if name == "burn":
        return Refusal("no-target-there", area=shown)
    if name == "retreat_to":
        return Refusal("cannot-retreat-there", area=shown)
    if CITY_OF[area] != state.city[seat]:
        return Refusal("not-your-district", area=shown)
    return Refusal("cannot-place-there", area=shown)
