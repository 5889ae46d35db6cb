"""Setup (section 7): colours, cards, cities, troops, pyramids and a first tile."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import CHOOSE_CITY, FOUND, GARRISON_PAIR, RAISE, TAKE
from ennead.games.kemet.rules.cards import draw
from ennead.games.kemet.rules.components import (
    BUY_SPACES,
    CARD_COUNT,
    CARDS,
    CITIES_IN_PLAY,
    COLORS,
    COLORS_DRAWN,
    DISTRICTS,
    DIVERSION,
    FULL_HAND,
    GARRISON,
    PAIR,
    PAIR_EMPTY,
    SETUP_CARDS,
    SETUP_HEIGHT,
    SETUP_PARTS,
    SETUP_TILE_LEVEL,
    START_PP,
    TILE_COLOR,
    TILE_COPIES,
    TILE_LEVEL,
    TILE_NOT_FOR_TWO,
    TILES,
    UNITS,
)
from ennead.games.kemet.rules.pyramids import add_foundings, found, raise_to
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.steps import (
    DAY_START,
    SETUP_CITY,
    SETUP_DEAL,
    SETUP_PYRAMID,
    SETUP_TILE,
    SETUP_TROOPS,
)
from ennead.games.kemet.rules.tiles import take_tile
from ennead.games.kemet.rules.troops import add_units


def set_up(state: KemetState, referee: Referee) -> None:
    """Everything before the first decision (KM-SET-01 to -09, KM-SET-11)."""
    _draw_colors(state, referee)
    for tile in range(TILES):
        if state.colors >> TILE_COLOR[tile] & 1:
            state.offer[tile] = copies_in_play(state.players, tile)
    for seat in range(state.players):
        state.pp[seat] = START_PP
        state.supply[seat] = UNITS
        state.battle_hand[seat] = FULL_HAND
        state.hand[seat * CARDS + DIVERSION] = 1
    for card in range(CARDS):
        if card != DIVERSION:
            state.deck.extend([card] * CARD_COUNT[card])
    referee.shuffle("di deck", state.deck)
    state.push(SETUP_DEAL)
    for seat in range(state.players - 1, -1, -1):
        state.push(SETUP_CITY, seat)


def _draw_colors(state: KemetState, referee: Referee) -> None:
    """KM-SET-02: the colours on top of the shuffled ones are in play."""
    colors = list(range(COLORS))
    if COLORS_DRAWN[state.players] < COLORS:
        referee.shuffle("tile colors", colors)
    for _ in range(COLORS_DRAWN[state.players]):
        color = colors.pop()
        state.colors |= 1 << color
        referee.tell(events.COLOR_DRAWN, color)


def copies_in_play(players: int, tile: int) -> int:
    """Two players use one copy of each tile and no Act of God (KM-2P-01)."""
    if players > 2:
        return TILE_COPIES[tile]
    return 0 if TILE_NOT_FOR_TWO[tile] else 1


class SetupCity(Choice[KemetState]):
    """Each player takes a city (KM-SET-10)."""

    def __init__(self) -> None:
        super().__init__("setup_city", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        cities = CITIES_IN_PLAY[state.players]
        return [CHOOSE_CITY + city for city in cities if city not in state.city]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.city = put(state.city, seat, code - CHOOSE_CITY)
        referee.tell(events.CITY_CHOSEN, seat, code - CHOOSE_CITY)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class SetupDeal(Automatic[KemetState]):
    """DI cards, the first turn order, and what follows in it (KM-SET-13 to -16, -23)."""

    def __init__(self) -> None:
        super().__init__("setup_deal")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        for seat in range(state.players):
            draw(state, seat, SETUP_CARDS, referee)
        order = list(range(state.players))
        referee.shuffle("turn order", order)
        order.reverse()  # the top of the pile comes first
        state.order = order
        for slot, seat in enumerate(order):
            referee.tell(events.RANDOM_SLOT, seat, slot)
        state.push(DAY_START)
        for seat in order:
            state.push(SETUP_TILE, seat)
        for seat in reversed(order):
            state.push(SETUP_PYRAMID, seat, SETUP_PARTS)
        for seat in reversed(order):
            state.push(SETUP_TROOPS, seat)


class SetupTroops(Choice[KemetState]):
    """A full troop in each of two districts (KM-SET-15)."""

    def __init__(self) -> None:
        super().__init__("setup_troops", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return list(range(GARRISON_PAIR, GARRISON_PAIR + len(PAIR.names)))

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        empty = PAIR_EMPTY[code - GARRISON_PAIR]
        for place, area in enumerate(DISTRICTS[state.city[seat]]):
            if place != empty:
                add_units(state, seat, area, GARRISON)
                state.supply[seat] -= GARRISON
                referee.tell(events.PLACED, seat, area, GARRISON)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class SetupPyramid(Choice[KemetState]):
    """One pyramid part: a new pyramid, or the second level of one (KM-SET-16 to -20)."""

    def __init__(self) -> None:
        super().__init__("setup_pyramid", Field("seat", SEAT), Field("left", NUMBER))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for area in DISTRICTS[state.city[seat]]:
            if 0 < state.height[area] < SETUP_HEIGHT:
                options.append(RAISE + area)
        add_foundings(state, seat, options)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[2] > 1:
            state.push(SETUP_PYRAMID, seat, frame[2] - 1)
        if code >= RAISE:
            area = code - RAISE
            raise_to(state, seat, area, state.height[area] + 1, referee)
        else:
            target = code - FOUND
            found(state, seat, target // COLORS, target % COLORS, 1, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class SetupTile(Choice[KemetState]):
    """A first tile for free, of the colour of an own pyramid (KM-SET-23)."""

    def __init__(self) -> None:
        super().__init__("setup_tile", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        first = seat * BUY_SPACES
        colors = state.markers[first : first + BUY_SPACES]
        options: list[int] = []
        for tile in range(TILES):
            if state.offer[tile] > 0 and TILE_LEVEL[tile] == SETUP_TILE_LEVEL and TILE_COLOR[tile] in colors:
                options.append(TAKE + tile)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        tile = code - TAKE
        referee.tell(events.TOOK_TILE, seat, tile)
        take_tile(state, seat, tile, referee)  # with its purchase effect (KM-SET-24)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
