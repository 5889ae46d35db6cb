"""Positions of Tekhenu in its own words: lay out a table, begin a turn, make moves, look.

>>> table = Table(dice="ra-white-5").goods(A="limestone 3").turn()
>>> table.take("ra white 5").do("perform ra, cell r2c3, turn 0").vp()
13
"""

from typing import Any, ClassVar, Final, Self

from ennead.core.codec import NOBODY, NUMBER, SEAT, Domain, numbers
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules import setup
from ennead.games.tekhenu.rules.cards import AUTOMA_DESTINIES, CARD, DEBEN, DESTINY, FAMILY, START, TOKEN
from ennead.games.tekhenu.rules.components import (
    BY_START,
    CELL,
    COLOUR,
    DICE_IN_PLAY,
    DICE_PER_MAAT,
    DIE,
    FACES,
    GOD,
    GOD_STATUES,
    GOOD,
    GOODS,
    LAW,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    PEOPLE,
    RESOURCE,
    RESOURCES,
    SECTION_AT,
    SECTION_START,
    SLOT,
    SOURCES,
    TAKEN_DIE,
    TILE,
    WHEEL_DIE,
)
from ennead.games.tekhenu.rules.market import deck_of, open_section
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.testing import tables

START_VP: Final = 10
# A decision that never comes up by itself here: below a turn it keeps the game from going on.
IDLE: Final = {"step": "marker", "seat": "A", "population": 0, "happiness": 0}


class Table(tables.Table[TekhenuState]):
    """The middle of the first round: no laws, no goods, the printed Horus layout; two players by default.

    What is in the bag, in stacks and decks, and what is left of everybody's pieces follows from the rest.
    """

    game = GAME
    usual = 2
    _has_wheel = True
    chances: ClassVar = {
        "arrow": numbers("arrow", 1, 6),
        "bag": COLOUR,
        "roll": numbers("face", 1, FACES),
        "pillar tiles": TILE,
        "horus tiles": GOD,
        "deck 0": CARD,
        "deck 1": CARD,
        "deck 2": CARD,
        "starting cards": START,
        "first to pick": SEAT,
        "bot tokens": TOKEN,
        "bot destiny": DESTINY,
        "deben": DEBEN,
        # The place among those that are equally good.
        "bot die": NUMBER,
        "bot cell": NUMBER,
        "bot slot": NUMBER,
        "bot people slot": NUMBER,
    }
    dull = ("end_turn", "normal", "done", "decline", "no_faith", "no_refresh", "no_card", "stop")

    def __init__(
        self,
        players: int | None = None,
        *,
        arrow: int = 2,
        dice: str = "",
        order: str = "",
        draws: tables.Draws | None = None,
        **options: Any,
    ) -> None:
        """`dice` are those at the wheel, such as `"ra-white-5 thoth-gray-1"`; `order` of turns: `"BA"`."""
        self._sit_down(players, {"horus_layout": "printed", **options}, draws)
        setup.set_up(self.in_play, True)
        self._clean(arrow, order)
        self._has_wheel = False
        if dice:
            self.wheel(dice)
        self.listen()

    def _clean(self, arrow: int, order: str) -> None:
        state = self.state
        state.frames.clear()
        for place, law in enumerate(state.dealt_laws):
            if law != NOBODY:
                state.law_deck.append(LAW * FAMILY + law)
                state.dealt_laws[place] = NOBODY
        state.law_deck.sort()
        state.goods = [0] * len(state.goods)
        state.arrow = arrow - 1
        state.markers = [(arrow + 3) % 6, (arrow + 7) % 6]
        state.round = 1
        for seat in range(state.players):
            state.destiny[seat] = seat
        if order:
            state.order = [self.seat(letter) for letter in order]
        state.refresh()

    def seat(self, name: str) -> int:
        """The number of a seat, or of Botankhamun's."""
        return self.one_of(SEAT, name, self.state.seats)

    def number_drawn(self, purpose: str, value: int) -> int:
        """A die of a colour is the first of that colour in the bag."""
        if purpose == "bag":
            if not self.state.bag[value]:
                raise ValueError(f"there is no {COLOUR.names[value]} die left in the bag")
            return sum(self.state.bag[:value])
        if purpose == "bot destiny":
            return AUTOMA_DESTINIES.index(value)
        return value

    # Laying out

    def wheel(self, dice: str) -> Self:
        """Only these dice lie at the wheel; the rest is in the bag."""
        self._has_wheel = True
        self.state.wheel = sorted(self.some_of(WHEEL_DIE, dice))
        self.derive()
        return self

    def derive(self) -> None:
        """Dice that are neither at the wheel nor taken are in the bag."""
        state = self.state
        state.bag = list(DICE_IN_PLAY[state.seats])
        for die in [*state.wheel, *(taken for taken in state.taken if taken != NOBODY)]:
            colour = die % DIE // FACES
            state.bag[colour] -= 1
            if state.bag[colour] < 0:
                count = DICE_IN_PLAY[state.seats][colour]
                raise ValueError(f"there are only {count} {COLOUR.names[colour]} dice")

    def pans(self, **dice: str) -> Self:
        """Dice already taken: pans(A="pure-white-2 tainted-gray-5"); only a wheel laid out stays."""
        if not self._has_wheel:
            self.wheel("ra-gray-1")
        for letter, names in dice.items():
            for place, die in enumerate(self.some_of(TAKEN_DIE, names)):
                self.state.taken[self.seat(letter) * DICE_PER_MAAT + place] = die
        self.derive()
        return self

    def goods(self, **amounts: str) -> Self:
        """`goods(A="limestone 3 gold 1")`."""
        return self._amounts(self.state.goods, GOOD, amounts)

    def excess(self, **amounts: str) -> Self:
        """Resources on the right pan."""
        return self._amounts(self.state.excess, RESOURCE, amounts)

    def production(self, **levels: str) -> Self:
        return self._amounts(self.state.production, RESOURCE, levels)

    def _amounts(self, table: list[int], columns: Domain, amounts: dict[str, str]) -> Self:
        for letter, text in amounts.items():
            words = text.split()
            for name, count in zip(words[::2], words[1::2], strict=True):
                table[self.seat(letter) * len(columns) + self.one_of(columns, name)] = int(count)
        return self

    def track(self, **markers: tuple[int, int]) -> Self:
        """Happiness and population; market sections open and rewards count as given, silently."""
        state = self.state
        for letter, (happiness, population) in markers.items():
            seat = self.seat(letter)
            state.happiness[seat] = happiness
            state.population[seat] = population
            state.reached[seat] = sum(happiness >= cell for cell in (16, 19, 21))
            for section, cell in enumerate(SECTION_AT, 2):
                if population >= cell and state.open_sections == section:
                    open_section(self.in_play)
        return self

    def give(self, **cards: str) -> Self:
        """Cards for a seat, from wherever they lie."""
        state = self.state
        for letter, names in cards.items():
            for card in self.some_of(CARD, names):
                self._pull(card)
                owned = (state.blessings, state.technologies, state.laws)[card // FAMILY]
                owned[self.seat(letter)] |= 1 << card % FAMILY
        return self

    def _pull(self, card: int) -> None:
        """Take a card out of the market, which is filled up again, or out of its deck."""
        deck = deck_of(self.state, card // FAMILY)
        if card in self.state.market:
            self.state.market[self.state.market.index(card)] = deck.pop()
        elif card in deck:
            deck.remove(card)
        else:
            raise ValueError(f"{CARD.names[card]} is neither in the market nor in its deck")

    def market(self, section: int, names: str) -> Self:
        """Exactly these cards lie in the section, from the left; a dash is a gap."""
        first = SECTION_START[section - 1]
        for place, name in enumerate(names.split()):
            slot = first + place
            card = NOBODY if name == "-" else self.one_of(CARD, name)
            if self.state.market[slot] == card:
                continue
            if card != NOBODY:
                self._pull(card)
            old = self.state.market[slot]
            if old != NOBODY:
                deck_of(self.state, old // FAMILY).append(old)
            self.state.market[slot] = card
        return self

    def display(self, names: str) -> Self:
        """The pillar tiles on display."""
        self.state.stack.extend(tile for tile in self.state.display if tile != NOBODY)
        self.state.display = self.take_out(self.state.stack, TILE, names, "the stack")
        return self

    def pillars(self, **cells: str) -> Self:
        """Pillars on cells, with a tile if it matters: pillars(A="r2c2=p22 r2c4")."""
        state = self.state
        for letter, names in cells.items():
            for name in names.split():
                cell, _, tile = name.partition("=")
                tile = tile or TILE.names[state.stack[0]]
                place = self.one_of(CELL, cell)
                state.tiles[place] = self.take_out(state.stack, TILE, tile, "the stack")[0]
                state.pillar_owner[place] = self.seat(letter)
                state.pillars[self.seat(letter)] += 1
        return self

    def temple(self, **slots: str) -> Self:
        """Buildings in the temple complex."""
        return self._pieces(self.state.temple, SLOT, self.state.buildings, slots)

    def osiris(self, **slots: str) -> Self:
        """Buildings in districts."""
        return self._pieces(self.state.osiris, OSIRIS_SLOT, self.state.buildings, slots)

    def people(self, **names: str) -> Self:
        """Statues to the people."""
        return self._pieces(self.state.people_statues, PEOPLE, self.state.statues, names)

    def _pieces(self, places: list[int], domain: Domain, used: list[int], names: dict[str, str]) -> Self:
        for letter, text in names.items():
            for place in self.some_of(domain, text):
                if places[place] != NOBODY:
                    raise ValueError(f"{domain.names[place]} is taken by {SEAT.names[places[place]]} already")
                places[place] = self.seat(letter)
                used[self.seat(letter)] += 1
        return self

    def gods(self, **names: str) -> Self:
        """Statues to gods."""
        state = self.state
        for letter, gods in names.items():
            for god in self.some_of(GOD, gods):
                first = god * MOST_GOD_STATUES
                room = state.god_statues[first : first + GOD_STATUES[state.seats]]
                if NOBODY not in room:
                    raise ValueError(f"there is room for {len(room)} statues with {GOD.names[god]}")
                state.god_statues[first + room.index(NOBODY)] = self.seat(letter)
                state.statues[self.seat(letter)] += 1
        return self

    def scored(self, **points: int) -> Self:
        """Seats have exactly so many points."""
        for letter, count in points.items():
            first = self.seat(letter) * SOURCES
            self.state.points[first : first + SOURCES] = [0] * SOURCES
            self.state.points[first + BY_START] = count
        return self

    # Beginning

    def run(self, *steps: tables.ToCome) -> Self:
        """These steps, the first one first; then the table waits (`is_idle`)."""
        return self.begin(*steps, IDLE)

    def turn(self, letter: str = "A", then: str = "") -> Self:
        """The seat's turn begins; others' turns may follow. Then the table waits (`is_idle`)."""
        return self.run(*({"step": "turn", "seat": seat} for seat in letter + then))

    def law_pick(self, letter: str = "A") -> Self:
        """The seat scores its laws at the end of the game, and nothing comes after it."""
        return self.begin({"step": "law_pick", "seat": letter})

    def is_idle(self) -> bool:
        """What was to be played is over."""
        return self.stack[:1] == [IDLE]

    # Playing

    def take(self, die: str) -> Self:
        """Take a die in a normal turn, as it is, without modifiers."""
        if self.asks == "turn_start":
            self.do("normal")
        self.do(f"take {die}")
        return self.do("done") if self.asks == "modify" else self

    # Looking

    def vp(self, letter: str = "A") -> int:
        return self.state.vp(self.seat(letter))

    def won(self, letter: str = "A") -> int:
        """Points beyond the ten of the start."""
        return self.vp(letter) - START_VP

    def has(self, good: str, letter: str = "A") -> int:
        return self.state.goods[self.seat(letter) * GOODS + self.one_of(GOOD, good)]

    def all_goods(self, letter: str = "A") -> dict[str, int]:
        first = self.seat(letter) * GOODS
        held = self.state.goods[first : first + GOODS]
        return {GOOD.names[good]: count for good, count in enumerate(held) if count}

    def over_pan(self, letter: str = "A") -> int:
        """Excess resources on the right pan."""
        first = self.seat(letter) * RESOURCES
        return sum(self.state.excess[first : first + RESOURCES])

    def marker(self, resource: str, letter: str = "A") -> int:
        return self.state.production[self.seat(letter) * RESOURCES + self.one_of(RESOURCE, resource)]

    def happiness(self, letter: str = "A") -> int:
        return self.state.happiness[self.seat(letter)]

    def population(self, letter: str = "A") -> int:
        return self.state.population[self.seat(letter)]

    def order(self) -> str:
        return "".join(SEAT.names[seat] for seat in self.state.order)

    def section(self, number: int) -> list[str | None]:
        cards = self.state.market[SECTION_START[number - 1] : SECTION_START[number]]
        return [CARD.show(card) for card in cards]
