"""Setup (section 7): colours, cards, cities, troops, pyramids and a first tile."""

from ennead.core.codec import SEAT
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.cards import draw
from ennead.games.kemet.rules.components import (
    BUY_SPACES,
    CARD_COUNT,
    CARDS,
    CITIES_IN_PLAY,
    CITY,
    COLORS,
    COLORS_DRAWN,
    DISTRICTS,
    DIVERSION,
    FULL_HAND,
    GARRISON,
    PAIR_EMPTY,
    SETUP_CARDS,
    SETUP_HEIGHT,
    SETUP_PARTS,
    SETUP_TILE_LEVEL,
    START_PP,
    TILE,
    TILE_COLOR,
    TILE_COPIES,
    TILE_LEVEL,
    TILE_NOT_FOR_TWO,
    TILES,
    UNITS,
)
from ennead.games.kemet.rules.pyramids import add_foundings, found, raise_to, why_not_founded, why_not_raised
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.tiles import not_available, take_tile
from ennead.games.kemet.rules.troops import add_units


def set_up(state: KemetState) -> None:
    """Everything before the first decision (KM-SET-01 to -09, KM-SET-11)."""
    _draw_colors(state)
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
    state.referee.shuffle("di deck", state.deck)
    state.push(frames.SETUP_DEAL)
    for seat in range(state.players - 1, -1, -1):
        state.push(frames.SETUP_CITY[seat])


def _draw_colors(state: KemetState) -> None:
    """KM-SET-02: the colours on top of the shuffled ones are in play."""
    colors = list(range(COLORS))
    if COLORS_DRAWN[state.players] < COLORS:
        state.referee.shuffle("tile colors", colors)
    for _ in range(COLORS_DRAWN[state.players]):
        color = colors.pop()
        state.colors |= 1 << color
        state.referee.tell(events.COLOR_DRAWN, color)


def copies_in_play(players: int, tile: int) -> int:
    """Two players use one copy of each tile and no Act of God (KM-2P-01)."""
    if players > 2:
        return TILE_COPIES[tile]
    return 0 if TILE_NOT_FOR_TWO[tile] else 1


class SetupCity(steps.SetupCity):
    """Each player takes a city (KM-SET-10)."""

    def legal(self, state: KemetState, frame: frames.SetupCity, seat: int) -> list[int]:
        cities = CITIES_IN_PLAY[state.players]
        return [codes.CITY[city] for city in cities if city not in state.city]

    def do_city(self, state: KemetState, frame: frames.SetupCity, city: int) -> None:
        state.city = put(state.city, frame.seat, city)
        state.referee.tell(events.CITY_CHOSEN, frame.seat, city)

    def why_not_city(self, state: KemetState, frame: frames.SetupCity, city: int) -> Refusal:
        if city not in CITIES_IN_PLAY[state.players]:
            return Refusal("city-not-in-play", city=CITY.names[city], players=state.players)
        return Refusal("city-taken", city=CITY.names[city], seat=SEAT.names[state.city.index(city)])


class SetupDeal(steps.SetupDeal):
    """DI cards, the first turn order, and what follows in it (KM-SET-13 to -16, -23)."""

    def run(self, state: KemetState, frame: frames.SetupDeal) -> None:
        for seat in range(state.players):
            draw(state, seat, SETUP_CARDS)
        order = list(range(state.players))
        state.referee.shuffle("turn order", order)
        order.reverse()  # the top of the pile comes first
        state.order = order
        for slot, seat in enumerate(order):
            state.referee.tell(events.RANDOM_SLOT, seat, slot)
        state.push(frames.DAY_START)
        for seat in order:
            state.push(frames.SETUP_TILE[seat])
        for seat in reversed(order):
            state.push(frames.SetupPyramid(seat, SETUP_PARTS))
        for seat in reversed(order):
            state.push(frames.SETUP_TROOPS[seat])


class SetupTroops(steps.SetupTroops):
    """A full troop in each of two districts (KM-SET-15)."""

    def legal(self, state: KemetState, frame: frames.SetupTroops, seat: int) -> list[int]:
        return list(codes.GARRISON)

    def do_garrison(self, state: KemetState, frame: frames.SetupTroops, pair: int) -> None:
        seat = frame.seat
        for place, area in enumerate(DISTRICTS[state.city[seat]]):
            if place != PAIR_EMPTY[pair]:
                add_units(state, seat, area, GARRISON)
                state.supply[seat] -= GARRISON
                state.referee.tell(events.PLACED, seat, area, GARRISON)


class SetupPyramid(steps.SetupPyramid):
    """One pyramid part: a new pyramid, or the second level of one (KM-SET-16 to -20)."""

    def legal(self, state: KemetState, frame: frames.SetupPyramid, seat: int) -> list[int]:
        options: list[int] = []
        add_foundings(state, seat, options)
        for area in DISTRICTS[state.city[seat]]:
            if 0 < state.height[area] < SETUP_HEIGHT:
                options.append(codes.RAISE[area])
        return options

    def do_found(self, state: KemetState, frame: frames.SetupPyramid, area: int, color: int) -> None:
        self._ask_again(state, frame)
        found(state, frame.seat, area, color, 1)

    def why_not_found(self, state: KemetState, frame: frames.SetupPyramid, area: int, color: int) -> Refusal:
        return why_not_founded(state, frame.seat, area, color)

    def do_raise(self, state: KemetState, frame: frames.SetupPyramid, area: int) -> None:
        self._ask_again(state, frame)
        raise_to(state, frame.seat, area, state.height[area] + 1)

    def why_not_raise(self, state: KemetState, frame: frames.SetupPyramid, area: int) -> Refusal:
        return why_not_raised(state, frame.seat, area, SETUP_HEIGHT)

    def _ask_again(self, state: KemetState, frame: frames.SetupPyramid) -> None:
        if frame.left > 1:
            state.push(frames.SetupPyramid(frame.seat, frame.left - 1))


class SetupTile(steps.SetupTile):
    """A first tile for free, of the colour of an own pyramid (KM-SET-23)."""

    def legal(self, state: KemetState, frame: frames.SetupTile, seat: int) -> list[int]:
        first = seat * BUY_SPACES
        colors = state.markers[first : first + BUY_SPACES]
        options: list[int] = []
        for tile in range(TILES):
            if state.offer[tile] > 0 and TILE_LEVEL[tile] == SETUP_TILE_LEVEL and TILE_COLOR[tile] in colors:
                options.append(codes.TAKE[tile])
        return options

    def do_take(self, state: KemetState, frame: frames.SetupTile, tile: int) -> None:
        state.referee.tell(events.TOOK_TILE, frame.seat, tile)
        take_tile(state, frame.seat, tile)  # with its purchase effect (KM-SET-24)

    def why_not_take(self, state: KemetState, frame: frames.SetupTile, tile: int) -> Refusal:
        return not_available(state, frame.seat, tile) or Refusal("not-a-first-tile", tile=TILE.names[tile])
