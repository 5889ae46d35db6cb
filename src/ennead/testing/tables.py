"""Positions in a game's own words: lay out a table, begin a step, make moves by their names, look.

>>> from ennead.testing import table
>>> kemet = table("kemet", players=3, troops={"A": {"w_bank": 5}, "B": {"w1_d1": 2}}, turn="A")
>>> kemet.do("token l1_move, move w_bank").asks
'move_step'
>>> kemet.supply("A"), kemet.actor
(7, 'A')

A game's nouns are the `Table` in the module `testing` of its folder; a game without one has this one.
It needs no pytest: what can't be laid out is a ValueError, what does not hold an AssertionError, both in
names.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from ennead.core.codec import NUMBER, SEAT, Codec, Domain, Field
from ennead.core.game import BadPosition, Game, Result
from ennead.core.match import Match, resume
from ennead.core.referee import Event, Referee, Seed
from ennead.core.state import Frame, Refusal, State, Step
from ennead.games import game as game_of

S = TypeVar("S", bound=State)
# For each purpose of chance the names that come, or one such text for each time it is asked.
Draws = Mapping[str, str | Sequence[str]]
# A step by its name, with its fields if it has any.
ToCome = str | Mapping[str, Any]


class Script(Referee):
    """Chance as it was written down: the next numbers, or what lies on top of the next pile.

    What is not written stays unshuffled, or is the first there is. Every event is kept.
    """

    def __init__(self, table: "Table[Any]") -> None:
        self.table = table
        self.events: list[Event] = []
        # Decisions with one option, carried out since the last move: seat and action.
        self.unasked: list[tuple[int, int]] = []
        # For each purpose what comes each time it is used.
        self.written: dict[str, list[list[int]]] = {}

    def copy(self, table: "Table[Any]") -> "Script":
        other = Script(table)
        other.events = self.events[:]
        other.unasked = self.unasked[:]
        other.written = {purpose: [use[:] for use in uses] for purpose, uses in self.written.items()}
        return other

    def below(self, purpose: str, bound: int) -> int:
        uses = self.written.get(purpose)
        if not uses:
            return 0
        value = uses[0].pop(0)
        if not uses[0]:
            uses.pop(0)
        number = self.table.number_drawn(purpose, value)
        if not 0 <= number < bound:
            name = self.table.chance_of(purpose).show(value)
            raise ValueError(f"{purpose!r} can't bring {name}: there are {bound} to draw from")
        return number

    def shuffle(self, purpose: str, items: list[int]) -> None:
        uses = self.written.get(purpose)
        top = uses.pop(0) if uses else []
        for item in top:
            if item not in items:
                codec = self.table.chance_of(purpose)
                there = ", ".join(str(codec.show(each)) for each in sorted(set(items)))
                raise ValueError(f"{purpose!r} can't bring {codec.show(item)}: there is {there or 'nothing'}")
            items.remove(item)
        items.extend(reversed(top))

    def tell(self, kind: int, *values: int) -> None:
        self.events.append(Event(kind, values))

    def forced(self, step: int, seat: int, code: int) -> None:
        self.unasked.append((seat, code))


class Table(Generic[S]):
    """A position that is laid out, and then played.

    A game's own table says its `game` and `chances`, adds nouns (`own`, `troops`, `hand`), says in `derive`
    what follows from them, and has a method for each step that is worth beginning with (`turn`, `battle`).
    """

    game: ClassVar[Game]
    # What chance brings, by its purpose; plain numbers where nothing is said.
    chances: ClassVar[Mapping[str, Codec]] = {}
    # How many play unless it is said; 0 is the fewest.
    usual: ClassVar[int] = 0
    # What somebody does who wants nothing: the first of these verbs that is possible.
    dull: ClassVar[Sequence[str]] = ()
    state: S

    def __init__(self, players: int | None = None, *, draws: Draws | None = None, **options: Any) -> None:
        """A new game at its first decision, with the chance that is written."""
        chosen = self._sit_down(players, options, draws)
        self.game.set_up(self.in_play, chosen)
        self.state.advance(self.referee)

    @classmethod
    def new(cls, players: int | None = None, *, draws: Draws | None = None, **options: Any) -> Self:
        """A whole game from its first decision on, also where a table begins empty."""
        table = cls.__new__(cls)
        Table.__init__(table, players, draws=draws, **options)
        return table

    @classmethod
    def resume(cls, position: Mapping[str, Any], *, draws: Draws | None = None) -> Self:
        """A table as it was written down; `ennead.resume` takes the same, and so does a saved `position`."""
        state = cls.game.from_dict(position)
        table = cls.__new__(cls)
        table._sit_down(state.players, {}, draws)
        table.state = cast(S, state)
        return table

    def _sit_down(
        self, players: int | None, options: Mapping[str, Any], draws: Draws | None
    ) -> dict[str, Any]:
        """An empty table and a referee with a script; all options."""
        count = (self.usual or self.game.players[0]) if players is None else players
        chosen = self.game.check_options(count, options)
        self.state = cast(S, self.game.new_state(count, chosen))
        self.referee = Script(self)
        self.draws(draws or {})
        return chosen

    # Laying out

    def seat(self, name: str) -> int:
        """The number of a seat, by its letter."""
        return int(self.one_of(SEAT, name, self.state.players))

    def one_of(self, domain: Domain, name: str, count: int | None = None) -> int:
        """The number of a thing by its name, or what there is instead; with a count: of so many first."""
        names = domain.names if count is None else domain.names[:count]
        if name not in names:
            article = "an" if domain.name[0] in "aeiou" else "a"
            raise ValueError(f"{name!r} is not {article} {domain.name} here: there are {', '.join(names)}")
        return domain.index[name]

    def some_of(self, domain: Domain, names: str) -> list[int]:
        """The numbers of things named with spaces between."""
        return [self.one_of(domain, name) for name in names.split()]

    def take_out(self, pile: list[int], domain: Domain, names: str, where: str) -> list[int]:
        """Take things by name out of a pile, the first of each; they must be there."""
        taken = self.some_of(domain, names)
        for number in taken:
            if number not in pile:
                raise ValueError(f"there is no {domain.names[number]} left in {where}")
            pile.remove(number)
        return taken

    def lay(self, **fields: Any) -> Self:
        """Set fields of the position as `position` shows them; of a table only the rows that are named."""
        known = {field.name: field.codec for field in self.game.fields}
        for name, value in fields.items():
            if name not in known:
                raise ValueError(f"{self.game.name} has no field {name!r}: there are {', '.join(known)}")
            try:
                shown = known[name].show(getattr(self.state, name))
                setattr(self.state, name, known[name].read(_merged(shown, value)))
            except (ValueError, TypeError, AttributeError) as error:
                raise ValueError(f"{name}: {error}") from None
        self.state.refresh()
        return self

    def derive(self) -> None:
        """What follows from what was laid out, such as supplies; before a step begins."""

    # Chance

    def draws(self, draws: Draws) -> Self:
        """What chance brings next, by its purpose: `{"power deck": "architect thief", "roll": "3 5"}`.

        Names of a shuffled pile lie on top, the first one topmost; a text for each shuffle if there are more.
        """
        for purpose, texts in draws.items():
            codec = self.chance_of(purpose)
            for text in (texts,) if isinstance(texts, str) else texts:
                try:
                    values = [codec.read(_plain(codec, name)) for name in text.split()]
                except ValueError as error:
                    raise ValueError(f"{purpose!r} can't bring this: {error}") from None
                if values:
                    self.referee.written.setdefault(purpose, []).append(values)
        return self

    def chance_of(self, purpose: str) -> Codec:
        """How what chance brings for this purpose is written."""
        if self.chances and purpose not in self.chances:
            known = ", ".join(repr(each) for each in self.chances)
            raise ValueError(f"{self.game.name} draws nothing for {purpose!r}: there are {known}")
        return self.chances.get(purpose, NUMBER)

    def number_drawn(self, purpose: str, value: int) -> int:
        """The number to draw so that this thing comes; the thing's own, unless the game says otherwise."""
        return value

    # Beginning

    def next_is(self, *steps: ToCome) -> Self:
        """Forget what was to come: these steps come next, the first one first.

        A step is a name, or what `stack` shows of it: `{"step": "turn", "seat": "B"}`.
        """
        self.state.frames.clear()
        return self.ahead(*steps)

    def ahead(self, *steps: ToCome) -> Self:
        """These steps come first, then what was to come already."""
        frames = [self._frame({"step": step} if isinstance(step, str) else step) for step in steps]
        self.state.frames.extend(reversed(frames))
        self.state.refresh()
        return self

    def _frame(self, shown: Mapping[str, Any]) -> Frame:
        """A step that is to come, made of names."""
        step = self.game.step(shown["step"])
        wanted = [field.name for field in step.fields]
        wrong = [f"no {name}" for name in shown if name not in ("step", *wanted)]
        wrong += [f"{name} is missing" for name in wanted if name not in shown]
        if wrong:
            raise ValueError(f"{step.name} has {', '.join(wanted) or 'no fields'}: {', '.join(wrong)}")
        values = [self._field_of(step.name, field, shown[field.name]) for field in step.fields]
        frame: Frame = step.frame(values)
        return frame

    def _field_of(self, step: str, field: Field, value: Any) -> int:
        try:
            is_seat = field.codec is SEAT and value is not None
            return self.seat(value) if is_seat else int(field.codec.read(value))
        except (ValueError, TypeError) as error:
            raise ValueError(f"{step}, {field.name}: {error}") from None

    @property
    def in_play(self) -> S:
        """The state with its referee, for a rule that is carried out by itself."""
        self.state.referee = self.referee
        return self.state

    def begin(self, *steps: ToCome) -> Self:
        """Go on with these steps up to a decision; what is laid out is made whole first, and must be sound.

        What was told before is forgotten.
        """
        self.derive()
        self.next_is(*steps)
        self.stay_sound("what is laid out is unsound")
        self.listen()
        self.referee.unasked.clear()
        self.state.advance(self.referee)
        self.stay_sound("what came of it is unsound")
        return self

    def stay_sound(self, when: str) -> None:
        """Every invariant of the game holds."""
        wrong = self.game.invariants(self.state)
        if wrong:
            raise AssertionError(f"{when}: {'; '.join(wrong)}")

    def check(self) -> Self:
        """A game can come to this position, and all chance that was written has come."""
        try:
            wrong = self.game.unreachable(self.game.from_dict(self.position))
        except BadPosition as error:
            raise AssertionError(str(error)) from None
        for purpose, uses in self.referee.written.items():
            names = [str(self.chance_of(purpose).show(value)) for use in uses for value in use]
            wrong += [f"{purpose!r} was to bring {', '.join(names)} and was not asked"] if names else []
        if wrong:
            raise AssertionError(f"no position of {self.game.name}: {'; '.join(wrong)}")
        return self

    # Playing

    def do(self, *moves: str) -> Self:
        """Make moves like `bid thebes 6`, `A: buy_stones 1, end`; without a seat, of the first to act.

        A decision with a single option is carried out unasked, and may be named or left out.
        """
        for move in moves:
            who = ""
            for part in move.split(","):
                named, colon, text = part.rpartition(":")
                who = named.strip() if colon else who
                self._do_one(text.strip(), who)
        return self

    def _do_one(self, text: str, who: str) -> None:
        code = self.game.space.parse(text).code
        unasked = self.referee.unasked
        seat = self._acting(who)
        if seat is not None and code in self.state.legal(seat):
            unasked.clear()
            self.state.play(code, self.referee, seat)
            self.stay_sound(f"after {text!r}")
            return
        for place, (forced, action) in enumerate(unasked):
            if action == code and (not who or forced == self.seat(who)):
                del unasked[place]
                return
        if seat is None:
            raise AssertionError(f"{text!r} can't be done: nothing more is asked")
        if seat not in self.state.to_act():
            waiting = f"{self.asks} of {self.actor}" if self.actor else "nothing more"
            raise AssertionError(f"{who} can't {text!r}: {waiting} is asked")
        reason = self.game.explain(self.state, seat, code)
        options = ", ".join(sorted(self.legal(self.name_of(seat))))
        raise AssertionError(
            f"{self.name_of(seat)} can't {text!r} at {self.question(self.name_of(seat))}: {reason}"
            f" (possible: {options})"
        )

    def _acting(self, who: str) -> int | None:
        if who:
            return self.seat(who)
        return next(iter(self.state.to_act()), None)

    def idle(self) -> Self:
        """The first that is to act does as little as possible."""
        seat = self.name_of(self.state.to_act()[0])
        return self.do(f"{seat}: {self.dullest(sorted(self.legal(seat)))}")

    def dullest(self, options: list[str]) -> str:
        """What somebody does among these who wants nothing."""
        for verb in self.dull:
            for option in options:
                if option.split()[0] == verb:
                    return option
        return options[0]

    def until(self, question: str) -> Self:
        """Everybody does as little as possible until this waits: `B market_action`, `market_action`."""
        for _ in range(self.game.max_decisions):
            if question in (self.waiting, self.asks):
                return self
            if self.over:
                break
            self.idle()
        raise AssertionError(f"{question} was not asked: {self.waiting or 'the game is over'}")

    def refused(self, move: str) -> Refusal:
        """Why the move is not possible: the reason, and the numbers that tell. Nothing changes."""
        named, _, text = move.rpartition(":")
        code = self.game.space.parse(text).code
        seat = self._acting(named.strip())
        if seat is None or seat not in self.state.to_act():
            waiting = " ".join(self.name_of(each) for each in self.state.to_act())
            return Refusal("not-your-turn", waiting=waiting) if waiting else Refusal("game-is-over")
        if code in self.state.legal(seat):
            raise AssertionError(f"{self.name_of(seat)} can {text.strip()!r} at {self.asks}")
        before = self.game.hash(self.state)
        reason = self.game.explain(self.state, seat, code)
        if self.game.hash(self.state) != before:
            raise AssertionError(f"asking why not {text.strip()!r} has changed something")
        return reason

    def retract(self, seat: str) -> Self:
        """The seat takes its sealed answer back; raises CannotUndo where it can't."""
        match = self.match()
        match.retract(self.seat(seat))
        self.state = cast(S, match.state.clone())
        return self

    def match(self, seed: Seed = 0) -> Match:
        """A match that begins with this position, to undo in and to save; chance is of the seed."""
        return resume(self.game, self.position, seed)

    def clone(self) -> Self:
        """The same table, to be played on its own."""
        other = copy(self)
        other.state = cast(S, self.state.clone())
        other.referee = self.referee.copy(other)
        return other

    # Looking

    def name_of(self, seat: int) -> str:
        """What a seat is called here."""
        return SEAT.names[seat]

    @property
    def actor(self) -> str:
        """Who is to act: `A`, or `ABC`; empty when the game is over."""
        return "".join(self.name_of(seat) for seat in self.state.to_act())

    @property
    def asks(self) -> str:
        """The name of the decision, as the first that is to act sees it; empty when the game is over."""
        return self.question()

    def question(self, seat: str = "") -> str:
        """The name of the decision as one of those to act sees it."""
        acting = self._acting(seat)
        if acting is None or acting not in self.state.to_act():
            return ""
        decision = self.game.decision(self.state, acting)
        return "" if decision is None else str(decision["name"])

    @property
    def waiting(self) -> str:
        """Who is asked what: `B auction_turn`, `ABC offering_choice`."""
        return f"{self.actor} {self.asks}".strip()

    def options(self, seat: str = "") -> list[str]:
        """What the seat can do, as text, as the game lists it; without one, the first that is to act."""
        acting = self._acting(seat)
        return [] if acting is None else [self.game.space.text(code) for code in self.state.legal(acting)]

    def legal(self, seat: str = "") -> set[str]:
        """The same in no order; each is there once."""
        options = self.options(seat)
        if len(set(options)) != len(options):
            raise AssertionError(f"an option twice: {', '.join(options)}")
        return set(options)

    def offers(self, beginning: str, seat: str = "") -> set[str]:
        """What follows a verb, or a longer beginning: `offers("bid thebes")` is `{"3", "6"}`."""
        start = beginning + " "
        return {
            text.removeprefix(start).removeprefix(beginning)
            for text in self.legal(seat)
            if text.startswith(start) or text == beginning
        }

    @property
    def details(self) -> dict[str, Any]:
        """The fields of the step that waits, by name."""
        return details_of(self.state)

    @property
    def stack(self) -> list[dict[str, Any]]:
        """All that is to come, the next first: the name of each `step`, and its fields."""
        frames: list[dict[str, Any]] = self.position["frames"]
        return frames[::-1]

    def listen(self) -> Self:
        """Forget what was told so far."""
        self.referee.events.clear()
        return self

    def told(self, *names: str) -> list[dict[str, Any]]:
        """What has happened since the step began, secrets included: all events, or those of these names."""
        return [self.game.events.show_all(event) for event in self._events(names)]

    def names_told(self) -> list[str]:
        """The names of what has happened since the step began, in order."""
        return [event["event"] for event in self.told()]

    def heard(self, seat: str | None, *names: str) -> list[dict[str, Any]]:
        """The same as a seat is told it; None is somebody who watches."""
        viewer = None if seat is None else self.seat(seat)
        return [self.game.events.show(event, viewer) for event in self._events(names)]

    def _events(self, names: Sequence[str]) -> list[Event]:
        catalogue = self.game.events
        unknown = [name for name in names if name not in catalogue.numbers]
        if unknown:
            raise ValueError(f"{self.game.name} tells of no {', '.join(unknown)}")
        kinds = [catalogue.number(name) for name in names]
        return [event for event in self.referee.events if not names or event.kind in kinds]

    def happened(self, *names: str) -> list[str]:
        """What `told` tells, as texts, without the name if only one is asked for: `["A dakhla 10"]`.

        What is nothing (the tile before the first) is left out.
        """
        lines: list[str] = []
        for event in self.told(*names):
            name, *values = (str(value) for value in event.values() if value is not None)
            lines.append(" ".join(values if len(names) == 1 else [name, *values]))
        return lines

    def view(self, seat: str | None) -> dict[str, Any]:
        """All that a seat may see; None is somebody who watches."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    @property
    def position(self) -> dict[str, Any]:
        """The whole position, readable, as `ennead.resume` takes it."""
        return self.game.to_dict(self.state)

    def points(self, seat: str) -> Counter[str]:
        """Points by source, those that there are."""
        by_source = self.game.scores(self.state)[self.seat(seat)]
        return Counter({source: points for source, points in by_source.items() if points})

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result:
        """How the game has ended."""
        if not self.state.over:
            raise AssertionError(f"the game is not over: {self.waiting}")
        return self.game.result(self.state)


def step_of(state: State) -> str:
    """The name of the step that comes next; empty when the game is over."""
    return _next_step(state).name if state.frames else ""


def details_of(state: State) -> dict[str, Any]:
    """The fields of the step that comes next, by name."""
    return _next_step(state).details(state.frames[-1]) if state.frames else {}


def _next_step(state: State) -> Step[Any, Any]:
    return state.rules.steps[state.frames[-1].step]


def _merged(shown: Any, value: Any) -> Any:
    """What is shown, with the rows that are given."""
    if not isinstance(shown, dict) or not isinstance(value, Mapping):
        return value
    return {**shown, **{row: _merged(shown.get(row), cell) for row, cell in value.items()}}


def _plain(codec: Codec, name: str) -> str | int:
    """A name, or a number where there are no names."""
    if codec is not NUMBER:
        return name
    if not name.isdigit():
        raise ValueError(f"{name!r} is not a number")
    return int(name)


@cache
def table_of(name: str) -> type[Table[Any]]:
    """The tables of a game: its own, from the module `testing` of its folder, or the general one."""
    game = game_of(name)
    module = f"{type(game).__module__}.testing"
    if find_spec(module) is None:
        return type("Table", (Table,), {"game": game})
    found = import_module(module).Table
    if not issubclass(found, Table):
        raise TypeError(f"{module} has {found!r} for a Table")
    return cast(type[Table[Any]], found)


def table(name: str, players: int | None = None, **layout: Any) -> Any:
    """A table of this game, to lay out a position on: see `Table`, and the game's own for its nouns."""
    return table_of(name)(players, **layout)
