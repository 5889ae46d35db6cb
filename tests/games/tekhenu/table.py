"""Terse positions of Tekhenu: lay out a table, start a turn, make moves, look.

table = Table(dice="ra-white-5").goods(A="limestone 3").turn()
table.take("ra white 5").do("perform ra, cell r2c3, turn 0")
assert table.vp() == 13
"""

from collections.abc import Callable
from typing import Any

from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import ScriptedReferee
from ennead.core.state import AUTOMATIC, SEALED, Frame
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules import setup
from ennead.games.tekhenu.rules.cards import CARD, DESTINY, FAMILY, LAW_CARD, START, TOKEN
from ennead.games.tekhenu.rules.components import (
    BY_START,
    CELL,
    DICE_IN_PLAY,
    DIE,
    FACES,
    GOD,
    GOOD,
    GOODS,
    LAW,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    PEOPLE,
    RESOURCE,
    RESOURCES,
    SECTION_START,
    SLOT,
    SOURCE,
    SOURCES,
    TAKEN_DIE,
    TILE,
    WHEEL_DIE,
)
from ennead.games.tekhenu.rules.market import deck_of, open_section
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import CHOOSE_MARKER, TURN

Script = dict[str, list[list[int]]]
START_VP = 10
# A decision that never comes up here: below a turn it keeps the game from going on.
IDLE: Frame = (CHOOSE_MARKER, 0, 0, 0)


def at(letter: str) -> int:
    return SEAT.index[letter]


class Table:
    """A position being laid out, and then played; two players and the printed Horus layout by default."""

    def __init__(
        self,
        players: int = 2,
        *,
        arrow: int = 2,
        dice: str = "",
        script: Script | None = None,
        order: str = "",
        **options: Any,
    ) -> None:
        self.referee = ScriptedReferee(script)
        chosen = GAME.check_options(players, {"horus_layout": "printed", **options})
        state = GAME.new_state(players, chosen)
        assert isinstance(state, TekhenuState)
        self._state = state
        setup.set_up(state, True, self.referee)
        self._clean(arrow, order)
        self._laid_out = False
        if dice:
            self.wheel(dice)
        self.referee.events.clear()

    @classmethod
    def fresh(cls, players: int = 2, script: Script | None = None, **options: Any) -> "Table":
        """A game from its very start."""
        table = cls.__new__(cls)
        table.referee = ScriptedReferee(script)
        state = GAME.start(players, options, table.referee)
        assert isinstance(state, TekhenuState)
        table._state = state
        return table

    @property
    def state(self) -> TekhenuState:
        """The table, once everything that needs no decision has happened."""
        self._state.advance(self.referee)
        return self._state

    def _clean(self, arrow: int, order: str) -> None:
        """No laws, no goods; destiny cards in seat order; the middle of the first round."""
        state = self._state
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
            state.order = [at(letter) for letter in order]

    # Laying out

    def wheel(self, dice: str) -> "Table":
        """Only these dice lie at the wheel; the rest is in the bag."""
        self._laid_out = True
        self._state.wheel = sorted(WHEEL_DIE.index[die] for die in dice.split())
        return self._fill_bag()

    def _fill_bag(self) -> "Table":
        state = self._state
        state.bag = list(DICE_IN_PLAY[state.seats])
        for die in [*state.wheel, *(taken for taken in state.taken if taken != NOBODY)]:
            state.bag[die % DIE // FACES] -= 1
        return self

    def pans(self, **dice: str) -> "Table":
        """Dice already taken: pans(A="pure-white-2 tainted-gray-5"); only a wheel laid out stays."""
        if not self._laid_out:
            self.wheel("ra-gray-1")
        for letter, names in dice.items():
            for place, die in enumerate(names.split()):
                self._state.taken[at(letter) * 4 + place] = TAKEN_DIE.index[die]
        return self._fill_bag()

    def goods(self, **amounts: str) -> "Table":
        for letter, text in amounts.items():
            words = text.split()
            for good, count in zip(words[::2], words[1::2], strict=True):
                self._state.goods[at(letter) * GOODS + GOOD.index[good]] = int(count)
        return self

    def excess(self, **amounts: str) -> "Table":
        for letter, text in amounts.items():
            resource, count = text.split()
            self._state.excess[at(letter) * RESOURCES + RESOURCE.index[resource]] = int(count)
        return self

    def production(self, **levels: str) -> "Table":
        for letter, text in levels.items():
            words = text.split()
            for resource, level in zip(words[::2], words[1::2], strict=True):
                self._state.production[at(letter) * RESOURCES + RESOURCE.index[resource]] = int(level)
        return self

    def track(self, **markers: tuple[int, int]) -> "Table":
        """Happiness and population; market sections open and rewards count as given, silently."""
        for letter, (happiness, population) in markers.items():
            self._state.happiness[at(letter)] = happiness
            self._state.population[at(letter)] = population
            self._state.reached[at(letter)] = sum(happiness >= cell for cell in (16, 19, 21))
            for section, cell in ((2, 9), (3, 13)):
                if population >= cell and self._state.open_sections == section:
                    open_section(self._state, ScriptedReferee())
        return self

    def give(self, **cards: str) -> "Table":
        """Cards for a seat, from wherever they lie."""
        for letter, names in cards.items():
            for name in names.split():
                card = CARD.index[name]
                self._pull(card)
                kind = card // FAMILY
                owned = (self._state.blessings, self._state.technologies, self._state.laws)[kind]
                owned[at(letter)] |= 1 << card % FAMILY
        return self

    def _pull(self, card: int) -> None:
        deck = deck_of(self._state, card // FAMILY)
        if card in self._state.market:
            self._state.market[self._state.market.index(card)] = deck.pop()
        else:
            deck.remove(card)

    def market(self, section: int, names: str) -> "Table":
        """Exactly these cards lie in the section, from the left; a dash is a gap."""
        first = SECTION_START[section - 1]
        for place, name in enumerate(names.split()):
            slot = first + place
            card = NOBODY if name == "-" else CARD.index[name]
            if self._state.market[slot] == card:
                continue
            if card != NOBODY:
                self._pull(card)
            old = self._state.market[slot]
            if old != NOBODY:
                deck_of(self._state, old // FAMILY).append(old)
            self._state.market[slot] = card
        return self

    def display(self, names: str) -> "Table":
        self._state.stack.extend(tile for tile in self._state.display if tile != NOBODY)
        tiles = [TILE.index[name] for name in names.split()]
        for tile in tiles:
            self._state.stack.remove(tile)
        self._state.display = tiles
        return self

    def pillars(self, **cells: str) -> "Table":
        """Pillars on cells, with a tile if it matters: pillars(A="r2c2=p22 r2c4")."""
        for letter, names in cells.items():
            for name in names.split():
                cell, _, tile = name.partition("=")
                number = TILE.index[tile] if tile else self._state.stack[0]
                self._state.stack.remove(number)
                self._state.tiles[CELL.index[cell]] = number
                self._state.pillar_owner[CELL.index[cell]] = at(letter)
                self._state.pillars[at(letter)] += 1
        return self

    def temple(self, **slots: str) -> "Table":
        for letter, names in slots.items():
            for name in names.split():
                self._state.temple[SLOT.index[name]] = at(letter)
                self._state.buildings[at(letter)] += 1
        return self

    def osiris(self, **slots: str) -> "Table":
        for letter, names in slots.items():
            for name in names.split():
                self._state.osiris[OSIRIS_SLOT.index[name]] = at(letter)
                self._state.buildings[at(letter)] += 1
        return self

    def gods(self, **names: str) -> "Table":
        """Statues to gods."""
        for letter, gods in names.items():
            for name in gods.split():
                first = GOD.index[name] * MOST_GOD_STATUES
                self._state.god_statues[self._state.god_statues.index(NOBODY, first)] = at(letter)
                self._state.statues[at(letter)] += 1
        return self

    def people(self, **names: str) -> "Table":
        """Statues to the people."""
        for letter, slots in names.items():
            for name in slots.split():
                self._state.people_statues[PEOPLE.index[name]] = at(letter)
                self._state.statues[at(letter)] += 1
        return self

    def change(self, change: Callable[[TekhenuState], None]) -> "Table":
        change(self._state)
        return self

    # Playing

    def turn(self, letter: str = "A", then: str = "") -> "Table":
        """The seat's turn begins; others' turns may follow. Then the table waits (`is_idle`)."""
        frames: list[Frame] = [IDLE]
        frames.extend((TURN, at(other)) for other in reversed(then))
        return self.run(*frames, (TURN, at(letter)))

    def run(self, *frames: Frame) -> "Table":
        """Go on from these frames; the last one comes first."""
        self._state.frames.extend(frames)
        self._go_on()
        return self

    def _go_on(self) -> None:
        """Run what is automatic, up to a decision, even one with a single option."""
        frames = self._state.frames
        while frames and GAME.steps[frames[-1][0]].kind == AUTOMATIC:
            frame = frames.pop()
            GAME.steps[frame[0]].run(self._state, frame, self.referee)
        self._state.refresh()

    def do(self, moves: str) -> "Table":
        """Moves of whoever is to act, separated by commas; `B: move` says who it must be.

        A decision with a single option may be named or left out.
        """
        for move in moves.split(","):
            who, colon, text = move.rpartition(":")
            code = GAME.space.parse(text.strip()).code
            while self._state.options and self._state.options != [code] and len(self._state.options) == 1:
                self._play(self._state.options[0], self._state.actor)
            seat = self._state.to_act()[0]
            if colon:
                seat = at(who.strip())
                assert seat in self._state.to_act(), f"{who.strip()} is not to act for {text.strip()}"
            legal = [GAME.space.text(each) for each in self._state.legal(seat)]
            name = GAME.steps[self._state.frames[-1][0]].name
            assert code in self._state.legal(seat), f"{text}: {name} offers {sorted(legal)}"
            self._play(code, seat)
            assert GAME.invariants(self._state) == []
        return self

    def _play(self, code: int, seat: int) -> None:
        frame = self._state.frames[-1]
        if GAME.steps[frame[0]].kind == SEALED:
            self._state.play(code, self.referee, seat)
            return
        self._state.frames.pop()
        GAME.steps[frame[0]].take(self._state, frame, seat, code, self.referee)
        self._go_on()

    def take(self, die: str) -> "Table":
        """Take a die in a normal turn, as it is, without modifiers."""
        if self._waiting() == "turn_start":
            self.do("normal")
        self.do(f"take {die}")
        if self._waiting() == "take_as" and len(self._state.options) == 1:
            self._play(self._state.options[0], self._state.actor)
        return self.do("done") if self._waiting() == "modify" else self

    def _waiting(self) -> str:
        """The decision on top, even one with a single option."""
        return GAME.steps[self._state.frames[-1][0]].name

    # Looking

    def asks(self) -> str:
        """The decision that waits, or nothing when the game is over."""
        return "" if self.state.over else GAME.steps[self.state.frames[-1][0]].name

    def is_idle(self) -> bool:
        """What was to be played is over."""
        return bool(self.state.frames) and self.state.frames[-1] == IDLE

    def actor(self) -> str:
        return " ".join(SEAT.names[seat] for seat in self.state.to_act())

    def legal(self, letter: str = "") -> set[str]:
        seat = at(letter) if letter else self.state.to_act()[0]
        return {GAME.space.text(code) for code in self.state.legal(seat)}

    def offers(self, verb: str) -> set[str]:
        """What follows the verb in the options offered."""
        texts = [text.split(" ", 1) for text in self.legal()]
        return {words[1] if len(words) > 1 else "" for words in texts if words[0] == verb}

    def refusal(self, text: str) -> str:
        """Why the actor can't do it."""
        action = GAME.space.parse(text)
        assert action.text not in self.legal()
        return str(GAME.explain(self.state, self.state.to_act()[0], action.code))

    def vp(self, letter: str = "A") -> int:
        return self.state.vp(at(letter))

    def won(self, letter: str = "A") -> int:
        """Points beyond the ten of the start."""
        return self.vp(letter) - START_VP

    def points(self, source: str, letter: str = "A") -> int:
        return self.state.points[at(letter) * SOURCES + SOURCE.index[source]]

    def has(self, good: str, letter: str = "A") -> int:
        return self.state.goods[at(letter) * GOODS + GOOD.index[good]]

    def all_goods(self, letter: str = "A") -> dict[str, int]:
        first = at(letter) * GOODS
        held = self.state.goods[first : first + GOODS]
        return {GOOD.names[good]: count for good, count in enumerate(held) if count}

    def over_pan(self, letter: str = "A") -> int:
        """Excess resources on the right pan."""
        first = at(letter) * RESOURCES
        return sum(self.state.excess[first : first + RESOURCES])

    def marker(self, resource: str, letter: str = "A") -> int:
        return self.state.production[at(letter) * RESOURCES + RESOURCE.index[resource]]

    def happiness(self, letter: str = "A") -> int:
        return self.state.happiness[at(letter)]

    def population(self, letter: str = "A") -> int:
        return self.state.population[at(letter)]

    def order(self) -> str:
        return "".join(SEAT.names[seat] for seat in self.state.order)

    def section(self, number: int) -> list[str | None]:
        cards = self.state.market[SECTION_START[number - 1] : SECTION_START[number]]
        return [CARD.show(card) for card in cards]

    def told(self, name: str) -> list[dict[str, Any]]:
        """Events of a type, in order, with everything in them."""
        self._state.advance(self.referee)
        shown = [GAME.events.show_all(event) for event in self.referee.events]
        return [event for event in shown if event["event"] == name]

    def names_told(self) -> list[str]:
        self._state.advance(self.referee)
        return [GAME.events.types[event.kind].name for event in self.referee.events]


def card(name: str) -> int:
    return CARD.index[name]


def law(name: str) -> int:
    return LAW_CARD.index[name]


def starts(names: str) -> list[int]:
    return [START.index[name] for name in names.split()]


def destinies(names: str) -> list[int]:
    return [DESTINY.index[name] for name in names.split()]


def tokens(names: str) -> list[int]:
    return [TOKEN.index[name] for name in names.split()]


def with_points(table: Table, letter: str, points: int) -> Table:
    """The seat has exactly so many points."""
    first = at(letter) * SOURCES
    table._state.points[first : first + SOURCES] = [0] * SOURCES
    table._state.points[first + BY_START] = points
    return table
