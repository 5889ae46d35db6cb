"""Why an action is not possible, in words and numbers a person understands."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.kemet.rules.actions import ACTIONS
from ennead.games.kemet.rules.card_refusals import (
    about_battle_card,
    about_day_card,
    about_discard,
    about_war_card,
    of_another_moment,
)
from ennead.games.kemet.rules.components import (
    ACTION,
    AREA,
    AREAS_IN_PLAY,
    BORDERS,
    BUY_SPACES,
    CITIES_IN_PLAY,
    CITY,
    CITY_OF,
    COLOR,
    CREATURE,
    MAX_HEIGHT,
    OPEN_GATES,
    PYRAMIDS,
    SETUP_HEIGHT,
    SPACE,
    SPACE_TIER,
    SPACES,
    SWIFTNESS,
    TIERS,
    TILE,
    TILE_ART,
    TILE_COLOR,
    TILE_LEVEL,
    TOKENS,
    TRANSFER,
    VETERANS_PER_CARD,
)
from ennead.games.kemet.rules.modifiers import GOLD_MASK
from ennead.games.kemet.rules.move_refusals import about_leaving, about_step, about_taking_along, about_units
from ennead.games.kemet.rules.place_refusals import about_count, about_place, about_station
from ennead.games.kemet.rules.prices import BY_TWIN, build_price, tile_price
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import (
    ARRANGE_CREATURE,
    BATTLE_CARDS,
    BATTLE_DI,
    BATTLE_ORDER,
    BUILD_HEIGHT,
    BUILD_TARGET,
    BUY_TILE,
    CREATURE_DISTRICT,
    DELTA_CHOICE,
    DESTINY_SLOT,
    FIRE_TARGET,
    GOLD_ACTION,
    HAND_OF_GOD,
    LOSER_CHOICE,
    MOVE_CREATURE,
    MOVE_STEP,
    MOVE_TROOP,
    MOVE_UNITS,
    OFFERING,
    PLACE_AREA,
    PLACE_COUNT,
    PLACE_CREATURE,
    REMOVE_BATTLE_CARD,
    RETREAT_AREA,
    SETUP_CITY,
    SETUP_PYRAMID,
    SETUP_TILE,
    SETUP_TROOPS,
    TURN,
    VETERANS_DI,
    VETERANS_PP,
    VISION_DISCARD,
    WINNER_CHOICE,
    WOUND_DISCARD,
)

# Verbs that belong to each decision; anything else simply is not its moment.
_MOMENTS: Final[dict[int, tuple[str, ...]]] = {
    SETUP_CITY: ("city",),
    SETUP_TROOPS: ("garrison",),
    SETUP_PYRAMID: ("found", "raise"),
    SETUP_TILE: ("take",),
    TURN: ("token", "silver", "gold", "card", "rearrange", "end_turn"),
    ARRANGE_CREATURE: ("arrange", "none"),
    GOLD_ACTION: ("action",),
    FIRE_TARGET: ("burn",),
    BUILD_TARGET: ("found", "raise", "none"),
    HAND_OF_GOD: ("found", "raise", "none"),
    BUILD_HEIGHT: ("height",),
    PLACE_AREA: ("place", "done"),
    PLACE_COUNT: ("count",),
    PLACE_CREATURE: ("join", "none"),
    BATTLE_ORDER: ("fight", "done"),
    BUY_TILE: ("buy", "none"),
    CREATURE_DISTRICT: ("station", "none"),
    REMOVE_BATTLE_CARD: ("remove",),
    MOVE_TROOP: ("move", "none"),
    MOVE_STEP: ("step", "teleport", "transfer", "swiftness", "open_gates", "stop"),
    MOVE_UNITS: ("units",),
    MOVE_CREATURE: ("leave", "take_along"),
    BATTLE_CARDS: ("play", "discard"),
    BATTLE_DI: ("commit", "done"),
    WOUND_DISCARD: ("wound", "done"),
    LOSER_CHOICE: ("recall", "retreat"),
    RETREAT_AREA: ("retreat_to",),
    WINNER_CHOICE: ("stay", "recall"),
    OFFERING: ("offering",),
    DELTA_CHOICE: ("delta",),
    VETERANS_PP: ("veterans_pp",),
    VETERANS_DI: ("veterans_di",),
    VISION_DISCARD: ("drop", "done"),
    DESTINY_SLOT: ("slot",),
}
_MOVE_CARDS: Final[dict[str, int]] = {
    "swiftness": SWIFTNESS,
    "transfer": TRANSFER,
    "open_gates": OPEN_GATES,
}


def asked_verbs(state: KemetState, seat: int) -> tuple[str, ...]:
    """The verbs of the decision being asked; of the two battle cards one at a time."""
    step = state.frames[-1][0]
    if step == BATTLE_CARDS:
        return ("discard",) if state.sealed[seat] else ("play",)
    return _MOMENTS.get(step, ())


def why_not(state: KemetState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = ACTIONS.verb(code)
    name = verb.name
    arguments = verb.arguments(code)
    step = state.frames[-1][0]
    if name not in _MOMENTS.get(step, ()):
        return _about_moment(step, name, arguments)
    if step == TURN:
        return _about_turn(state, seat, name, arguments)
    if step == MOVE_STEP:
        return about_step(state, seat, name, arguments)
    if step in (BATTLE_CARDS, REMOVE_BATTLE_CARD):
        return about_battle_card(state, seat, name, arguments[0])
    if name in ("done", "none"):
        return Refusal("must-choose")
    if name in ("found", "raise"):
        return _about_pyramid(state, seat, name, arguments)
    if name in ("arrange", "join"):
        return _about_creature(state, seat, arguments[0])
    if name == "take_along":
        return about_taking_along(state, seat)
    if name == "retreat":
        return Refusal("no-free-area", area=AREA.names[state.battle_area])
    return _about_one(state, seat, name, arguments[0])


def _about_moment(step: int, name: str, arguments: list[int]) -> Refusal:
    """A card says when it is played; any other action just does not belong here."""
    if name in ("card", "commit"):
        return of_another_moment(step, arguments[0])
    if name in _MOVE_CARDS:
        return of_another_moment(step, _MOVE_CARDS[name])
    return Refusal("another-decision")


def _about_one(state: KemetState, seat: int, name: str, argument: int) -> Refusal:
    """Decisions about one thing or one number."""
    if name == "commit":
        return about_war_card(state, seat, argument)
    if name in ("wound", "drop"):
        return about_discard(argument)
    if name in ("buy", "take"):
        return _about_tile(state, seat, argument)
    if name == "leave":
        return about_leaving(state, seat, argument)
    if name == "units":
        return about_units(state, seat, argument + 1)
    if name == "count":
        return about_count(state, seat, argument + 1)
    if name == "height":
        return _about_height(state, seat, argument + 1)
    if name in ("veterans_pp", "veterans_di"):
        each = 1 if name == "veterans_pp" else VETERANS_PER_CARD
        left = len(state.deck) + sum(state.discard)
        if name == "veterans_di" and argument > left:
            return Refusal("few-cards-left", most=left)
        return Refusal("too-few-veterans", needs=each * argument, has=state.veterans[seat])
    if name == "city":
        return _about_city(state, argument)
    if name == "slot":
        return _about_slot(state, argument)
    if name == "action":
        return Refusal("move-or-recruit", deed=ACTION.names[argument])
    return _about_area(state, seat, name, argument)


def _about_city(state: KemetState, city: int) -> Refusal:
    if city not in CITIES_IN_PLAY[state.players]:
        return Refusal("city-not-in-play", city=CITY.names[city], players=state.players)
    return Refusal("city-taken", city=CITY.names[city], seat=SEAT.names[state.city.index(city)])


def _about_slot(state: KemetState, slot: int) -> Refusal:
    if slot >= state.players:
        return Refusal("no-such-slot", most=state.players)
    return Refusal("slot-taken", slot=slot + 1, seat=SEAT.names[state.next_order[slot]])


# The turn


def _about_turn(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    frame = state.frames[-1]
    if name == "end_turn":
        return Refusal("token-must-be-played")
    if name == "rearrange":
        return Refusal("nothing-to-rearrange" if frame[5] else "too-late-to-rearrange")
    if name == "card":
        return about_day_card(state, seat, arguments[0])
    if name == "gold":
        tile = arguments[0]
        if not state.owns(seat, tile) or not GOLD_MASK >> tile & 1:
            return Refusal("no-gold-tile", tile=TILE.names[tile])
        return Refusal("gold-used") if state.gold_tile[seat] != NOBODY else Refusal("not-this-turn")
    if name == "token" and frame[2] == 0:
        return Refusal("token-played")
    if name == "silver" and frame[3] == 0:
        return _about_silver(state, seat)
    if state.own_tokens[seat] >> arguments[0] & 1 or state.silver_at[seat] == arguments[0]:
        return Refusal("space-taken", space=SPACE.names[arguments[0]])
    empty = [str(tier + 1) for tier in range(TIERS) if _is_empty(state, seat, tier)]
    left = state.tokens_left(seat, TOKENS) - 1
    return Refusal("balance-rule", left=left, needs=len(empty), tiers=", ".join(empty))


def _is_empty(state: KemetState, seat: int, tier: int) -> bool:
    """No token of any kind lies on the tier."""
    covered = state.own_tokens[seat]
    if state.silver_at[seat] != NOBODY:
        covered |= 1 << state.silver_at[seat]
    return all(covered >> space & 1 == 0 for space in range(SPACES) if SPACE_TIER[space] == tier)


def _about_silver(state: KemetState, seat: int) -> Refusal:
    if not state.has_silver[seat]:
        return Refusal("no-silver")
    return Refusal("silver-used") if state.silver_at[seat] != NOBODY else Refusal("silver-not-this-turn")


# Tiles and pyramids


def _about_tile(state: KemetState, seat: int, tile: int) -> Refusal:
    """KM-BUY-02 to -07, in the order a person would ask."""
    name = TILE.names[tile]
    frame = state.frames[-1]
    if state.offer[tile] == 0:
        return Refusal("tile-not-on-offer", tile=name)
    if state.tiles[seat] & TILE_ART[tile]:
        return Refusal("tile-owned", tile=name)
    if frame[0] == SETUP_TILE:
        return Refusal("not-a-first-tile", tile=name)
    color = TILE_COLOR[tile]
    twin = frame[2] == BY_TWIN
    if (state.bought[seat] >> color & 1 == 1) != twin:
        return Refusal("color-not-bought" if twin else "color-bought", color=COLOR.names[color])
    height = 0
    for area in AREAS_IN_PLAY[state.players]:
        if state.pyramid_color[area] == color and state.controls(seat, area):
            height = max(height, state.height[area])
    if height < TILE_LEVEL[tile]:
        return Refusal("pyramid-too-low", color=COLOR.names[color], needs=TILE_LEVEL[tile], has=height)
    cost = tile_price(state, seat, tile, frame[2])
    if cost > state.pp[seat]:
        return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
    return _about_buy_space(state, seat, frame[2], color)


def _about_buy_space(state: KemetState, seat: int, where: int, color: int) -> Refusal:
    """KM-BUY-04, -06: own pyramids count on the space of their colour only."""
    marked = state.markers[seat * BUY_SPACES + where]
    if marked == NOBODY:
        return Refusal("no-buy-marker", color=COLOR.names[color])
    return Refusal("wrong-buy-space", color=COLOR.names[color], gem=COLOR.names[marked])


def _about_pyramid(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    area = arguments[0]
    height = state.height[area]
    if not state.is_own_district(seat, area):
        return Refusal("not-your-district", area=AREA.names[area])
    if name == "raise":
        if height == 0:
            return Refusal("no-pyramid-there", area=AREA.names[area])
        if height >= (SETUP_HEIGHT if state.frames[-1][0] == SETUP_PYRAMID else MAX_HEIGHT):
            return Refusal("high-enough", area=AREA.names[area], has=height)
    else:
        if height > 0:
            return Refusal("pyramid-there", area=AREA.names[area])
        if sum(state.height[each] > 0 for each in state.own_districts(seat)) >= PYRAMIDS[state.players]:
            return Refusal("no-parts-left", most=PYRAMIDS[state.players])
        if arguments[1] in state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]:
            return Refusal("color-in-city", color=COLOR.names[arguments[1]])
        if state.colors >> arguments[1] & 1 == 0:
            return Refusal("color-not-in-play", color=COLOR.names[arguments[1]])
    needs = build_price(state, seat, height, height + 1)
    return Refusal("not-enough-pp-for", needs=needs, has=state.pp[seat])


def _about_height(state: KemetState, seat: int, height: int) -> Refusal:
    low = state.height[state.frames[-1][2]]
    if height <= low:
        return Refusal("not-higher", has=low)
    return Refusal("not-enough-pp-for", needs=build_price(state, seat, low, height), has=state.pp[seat])


# Creatures and areas


def _about_creature(state: KemetState, seat: int, creature: int) -> Refusal:
    name = CREATURE.names[creature]
    if state.creature_owner[creature] != seat:
        return Refusal("not-your-creature", creature=name)
    where = state.creature_at[creature]
    if where == NOBODY:
        return Refusal("creature-needed-elsewhere", creature=name)
    return Refusal("creature-elsewhere", creature=name, area=AREA.names[where])


def _about_area(state: KemetState, seat: int, name: str, area: int) -> Refusal:
    shown = AREA.names[area]
    if area not in AREAS_IN_PLAY[state.players]:
        return Refusal("not-in-play", area=shown)
    if name == "move":
        return Refusal("no-troop-there", area=shown)
    if name == "burn":
        enemy = state.has_enemy(seat, area)
        return Refusal("protected-from-fire" if enemy else "no-target-there", area=shown)
    if name == "retreat_to":
        return _about_retreat(state, area)
    if name == "fight":
        return Refusal("no-battle-there", area=shown)
    if name == "station":
        return about_station(state, seat, area)
    return about_place(state, seat, area)


def _about_retreat(state: KemetState, area: int) -> Refusal:
    """KM-LOSE-05 to -07."""
    loser = state.frames[-1][2]
    shown = AREA.names[area]
    if area not in BORDERS[state.players][state.battle_area]:
        return Refusal("retreat-too-far", area=shown)
    if state.is_foreign_district(loser, area):
        return Refusal("retreat-into-city", area=shown, city=CITY.names[CITY_OF[area]])
    return Refusal("retreat-occupied", area=shown, seat=SEAT.names[state.holder[area]])
