"""What a game is to everybody else: its name, its options, its steps and actions, and who may know what."""

import hashlib
import json
import marshal
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from ennead.core.codec import NOBODY, SEAT, ByRow, Codec, Field, ListOf
from ennead.core.events import EventCatalogue
from ennead.core.glossary import Glossary, Whereabouts
from ennead.core.observation import Block
from ennead.core.plan import AUTOMATIC
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event, Referee
from ennead.core.space import ActionSpace
from ennead.core.state import SIMULTANEOUS, Frame, Refusal, Rules, State, Step, whole
from ennead.core.trait import Trait

Options = Mapping[str, Any]


class Ending:
    """The action that ends a decision, and the verbs that would then go unused: newcomers are told."""

    def __init__(self, action: str, unused: Sequence[str]) -> None:
        self.action = action
        self.unused: tuple[str, ...] = tuple(unused)


class Option:
    """A choice made before the game: a flag, or one of several named values."""

    def __init__(self, name: str, default: bool | str, values: Sequence[str] = ()) -> None:
        self.name = name
        self.default = default
        self.values: tuple[str, ...] = tuple(values)

    def check(self, value: Any) -> bool | str:
        if self.values:
            if value not in self.values:
                raise BadOption(f"option {self.name} is one of {', '.join(self.values)}, not {value!r}")
            return str(value)
        if not isinstance(value, bool):
            raise BadOption(f"option {self.name} is true or false, not {value!r}")
        return value


class BadOption(ValueError):
    """A game can't be set up like this."""


class BadPosition(ValueError):
    """A dict is no position of this game."""


class Result:
    """How a game ended."""

    def __init__(
        self,
        scores: list[dict[str, int]],
        ranking: list[list[int]],
        tie_breaks: list[str],
    ) -> None:
        # For each seat its points by source; the sum is the score.
        self.scores = scores
        # Seats from first to last; seats that share a place stand together.
        self.ranking = ranking
        # Names of the tie-breaks that decided about first place, in order of use.
        self.tie_breaks = tie_breaks

    @property
    def winners(self) -> list[int]:
        return self.ranking[0]

    def total(self, seat: int) -> int:
        return sum(self.scores[seat].values())

    def to_dict(self) -> dict[str, Any]:
        return {
            "scores": [
                {"seat": SEAT.names[seat], "total": self.total(seat), "by_source": dict(points)}
                for seat, points in enumerate(self.scores)
            ],
            "ranking": [[SEAT.names[seat] for seat in place] for place in self.ranking],
            "winners": [SEAT.names[seat] for seat in self.winners],
            "tie_breaks": list(self.tie_breaks),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """A set of rules. One instance a game; it holds no game in progress."""

    def __init__(
        self,
        name: str,
        version: int,
        players: Sequence[int],
        options: Sequence[Option],
        steps: list[Step[Any, Any]],
        space: ActionSpace,
        events: EventCatalogue,
        fields: Sequence[Field],
        sources: Sequence[str],
        max_decisions: int,
    ) -> None:
        super().__init__(steps)
        self.name = name
        # Any change of rules or of action codes gets a new version; logs keep the one they began with.
        self.version = version
        self.players: tuple[int, ...] = tuple(players)
        self.options: tuple[Option, ...] = tuple(options)
        self.space = space
        self.events = events
        # The state's own fields (flow excluded) and how they are written.
        self.fields: tuple[Field, ...] = tuple(fields)
        # Where points can come from, in the order of a score table.
        self.sources: tuple[str, ...] = tuple(sources)
        # Where programs cut a game off: beyond the longest that anybody plays. Rules need not set an end.
        self.max_decisions = max_decisions

    # What each game writes itself

    def new_state(self, players: int, options: Options) -> State:
        """An empty table for so many players."""
        raise NotImplementedError

    def set_up(self, state: State, options: Options) -> None:
        """Lay out the components and push the first frames."""
        raise NotImplementedError

    def view_type(self) -> type:
        """The typed dict every view of this game is: declared in its `shape.py`."""
        raise NotImplementedError

    def table_view(self, state: State) -> Any:
        """What everybody may know of the table, as `view_type` declares it: a spectator's view.

        Starts empty, copies in.
        """
        raise NotImplementedError

    def seat_view(self, state: State, seat: int, table: Any) -> Any:
        """A copy of the table's view with what the seat knows besides; `table` itself is left as it is."""
        raise NotImplementedError

    def asked_verbs(self, state: State, seat: int) -> tuple[str, ...]:
        """The verbs that belong to what the seat is asked now, possible or not; `explain` knows why not."""
        frame = state.frames[-1]
        return self.steps[frame.step].asked(state, frame, seat)

    def other_moment(self, state: State, seat: int, code: int) -> Refusal:
        """Why an action is no answer to what is asked now."""
        return Refusal("other-question")

    def measures(self, state: State, seat: int) -> list[Measure]:
        """Amounts that matter to the seat in weighing an action, the most important first.

        Only what the seat may know. Previews tell those that change: costs, gains, points now and at the next
        scoring, places on tracks, what opens for others.
        """
        raise NotImplementedError

    def notes(self, before: State, after: State, seat: int, events: list[Event]) -> list[Note]:
        """What else is worth saying about an action that leads from `before` to `after` by these events."""
        return []

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        """Replace in place all that the seat can't know by something else that may be true for it.

        The outcome depends on what the seat knows and on the referee alone, not on what was hidden: sort
        what is shuffled. A bot that thinks about resampled positions then can't be swayed by a secret.
        """
        raise NotImplementedError

    def disguise(self, state: State, seat: int | None, referee: Referee) -> None:
        """Like `resample`, but also change what views hide although a careful player could work it out."""
        self.resample(state, seat, referee)

    def partners(self, state: State, seat: int) -> tuple[int, ...]:
        """Other seats of the same side: they see each other's sealed answers, win and lose together."""
        return ()

    def traits(self) -> tuple[Trait, ...]:
        """The role of a seat and the first choice that matters: statistics are kept by them."""
        return ()

    def names(self) -> dict[str, dict[str, str]]:
        """What things are called, and the `game` itself: `province-thebes` to its name in each language."""
        raise NotImplementedError

    def glossary(self) -> Glossary:
        """Every card, tile, god and piece there is to look up."""
        return Glossary([], _nowhere)

    def endings(self) -> dict[str, Ending]:
        """By decision: what is easily left undone by whoever is new. Text `unused-<verb>`."""
        return {}

    def invariants(self, state: State) -> list[str]:
        """What is wrong with the state; nothing, in a sound one."""
        raise NotImplementedError

    def unreachable(self, state: State) -> list[str]:
        """Why a position from outside can't come about in a game, although nothing in it is broken."""
        return []

    def scores(self, state: State) -> list[dict[str, int]]:
        """Points by source for each seat, at any moment of the game."""
        raise NotImplementedError

    def result(self, state: State) -> Result:
        raise NotImplementedError

    # What each game says to programs that learn; without it there are no observations

    def observed(self) -> list[Block]:
        """A block for each of the `facts`, in the same order."""
        raise NotImplementedError(f"{self.name} does not say what can be observed of it")

    def facts(self, state: State, seat: int) -> list[Any]:
        """What the seat may know of the table, as plain numbers and lists of the state; made fast.

        The observation says no more and no less than the view: what is hidden does not change it, and a
        position with the same facts has the same view.
        """
        raise NotImplementedError(f"{self.name} does not say what can be observed of it")

    def participants(self, players: int) -> int:
        """Players, and an opponent that is part of the rules."""
        return players

    def most_outcomes(self, players: int) -> int:
        """From how many things a single draw can choose at most: the biggest pile that is ever shuffled."""
        raise NotImplementedError(f"{self.name} does not say how many outcomes a draw can have")

    def own_answers(self, state: State, seat: int) -> tuple[int, ...]:
        """Sealed answers the seat knows: its own, or its side's."""
        return state.sealed[seat]

    def graphs(self, players: int) -> dict[str, list[tuple[int, int]]]:
        """Which things of a domain lie beside each other, by the name of the domain: pairs of indices."""
        return {}

    # What all games share

    def check_options(self, players: int, options: Options | None) -> dict[str, Any]:
        """All options with their values; raises BadOption for an unknown one or a wrong number of players."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise BadOption(f"{self.name} is played by {counts} players, not {players}")
        given = dict(options or {})
        chosen: dict[str, Any] = {}
        for option in self.options:
            chosen[option.name] = option.check(given.pop(option.name, option.default))
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise BadOption(f"{self.name} has no option {sorted(given)[0]!r}; it knows: {known}")
        return chosen

    def start(self, players: SupportsIndex, options: Options | None, referee: Referee) -> State:
        """A new game, advanced to its first decision."""
        count: int = whole(players)
        chosen = self.check_options(count, options)
        state = self.new_state(count, chosen)
        state.referee = referee
        self.set_up(state, chosen)
        state.advance(referee)
        return state

    def view(self, state: State, seat: SupportsIndex | None) -> dict[str, Any]:
        """All that the seat may see: the table, who decides, and its own question with its options."""
        return self.views(state, [None if seat is None else whole(seat)])[0]

    def views(self, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The same for several seats. What all may know is worked out once and shared: not to be changed."""
        table: dict[str, Any] = self.table_view(state)
        found: list[dict[str, Any]] = []
        for seat in seats:
            shown = dict(table) if seat is None else self.seat_view(state, seat, table)
            shown["decision"] = self.decision(state, seat)
            found.append(shown)
        return found

    def decision(self, state: State, seat: int | None) -> dict[str, Any] | None:
        """Who must decide what, as `seat` may know it; None when the game is over."""
        if state.over:
            return None
        frame = state.frames[-1]
        step = self.steps[frame.step]
        seats = state.to_act()
        shown: dict[str, Any] = {
            "seats": [SEAT.names[each] for each in seats],
            "step": step.name,
            "name": step.name,
        }
        if seat is not None and seat in seats:
            shown["name"] = step.question(state, frame, seat)
            shown["details"] = step.details(frame)
            shown["options"] = [self.space.text(code) for code in state.legal(seat)]
        if seat is not None and state.actor == SIMULTANEOUS and state.sealed[seat]:
            shown["sealed"] = [self.space.text(code) for code in state.sealed[seat]]
        return shown

    def observe(self, state: State, seat: int) -> list[Any]:
        """Facts of an observation: who is to act, what is asked, the frames; then a list of the game's."""
        waiting = [0] * self.participants(state.players)
        step = NOBODY
        if state.actor >= 0:
            waiting[state.actor] = 1
        else:
            for each in state.to_act():
                waiting[each] = 1
        if state.frames:
            step = state.frames[-1].step
        return [
            seat,
            waiting,
            step,
            self.own_answers(state, seat),
            _numbers(state),
            self.facts(state, seat),
        ]

    def explain(self, state: State, seat: SupportsIndex, code: SupportsIndex) -> Refusal:
        """Why an action that is not among the legal ones can't be taken."""
        frame = state.frames[-1]
        step = self.steps[frame.step]
        asking: int = whole(seat)
        wanted: int = whole(code)
        if self.space.verb(wanted).name in step.asked(state, frame, asking):
            return step.explain(state, frame, asking, wanted)
        return self.other_moment(state, asking, wanted)

    def impossible(self, state: State, seat: int) -> list[tuple[int, Refusal]]:
        """Every action of the seat's question that it can't take, and why."""
        legal = set(state.legal(seat))
        found: list[tuple[int, Refusal]] = []
        for name in self.asked_verbs(state, seat):
            verb = self.space.by_name[name]
            for code in range(verb.base, verb.base + verb.size):
                if code not in legal:
                    found.append((code, self.explain(state, seat, code)))
        return found

    def determinize(self, state: State, seat: SupportsIndex | None, referee: Referee) -> State:
        """A copy in which all that the seat can't know is drawn anew."""
        copy = state.clone()
        self.resample(copy, None if seat is None else whole(seat), referee)
        copy.refresh()
        return copy

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position, readable; `from_dict` takes it back exactly."""
        shown: dict[str, Any] = {"game": self.name, "version": self.version, "players": state.players}
        for field in self.fields:
            shown[field.name] = field.codec.show(getattr(state, field.name))
        shown["sealed"] = ByRow(SEAT, ListOf(_ActionCodec(self.space))).show(state.sealed)
        shown["frames"] = [self._show_frame(frame) for frame in state.frames]
        return shown

    def from_dict(self, shown: Mapping[str, Any]) -> State:
        """The state a dict describes; raises BadPosition with what is wrong."""
        try:
            if shown["game"] != self.name or shown["version"] != self.version:
                raise ValueError(f"it is for {shown['game']}, version {shown['version']}")
            if shown["players"] not in self.players:
                raise ValueError(f"{shown['players']} players")
            self._refuse_unknown(shown)
            state = self.new_state(shown["players"], {})
            for field in self.fields:
                setattr(state, field.name, self._read_field(field, shown, getattr(state, field.name)))
            answers = Field("sealed", ByRow(SEAT, ListOf(_ActionCodec(self.space))))
            sealed = self._read_field(answers, shown, state.sealed)
            state.sealed = [tuple(each) for each in sealed]
            state.frames = [self._read_frame(frame) for frame in shown["frames"]]
            self._refuse_unasked(state)
            state.refresh()
            self._refuse_stuck(state)
            wrong = self.invariants(state)
        except KeyError as missing:
            raise BadPosition(f"no position of {self.name}: {missing} is missing") from None
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise BadPosition(f"no position of {self.name}: {error}") from None
        if wrong:
            raise BadPosition(f"no position of {self.name}: {'; '.join(wrong)}")
        return state

    def pack(self, state: State) -> bytes:
        """A position in bytes; far faster than `to_dict`, and only for the same build of the rules."""
        values = [_plain(field.codec, getattr(state, field.name)) for field in self.fields]
        # In this version equal values are equal bytes: later ones note which objects are the same.
        return marshal.dumps((state.players, values, state.sealed, _numbers(state)), 2)

    def unpack(self, packed: bytes) -> State:
        """The position again."""
        players, values, sealed, frames = marshal.loads(packed)
        state = self.new_state(players, {})
        for field, (is_shown, value) in zip(self.fields, values, strict=True):
            setattr(state, field.name, field.codec.read(value) if is_shown else value)
        state.sealed = sealed
        state.frames = [self.steps[numbers[0]].frame(numbers[1:]) for numbers in frames]
        state.refresh()
        return state

    def key(self, state: State) -> bytes:
        """Tells positions apart like `hash`, several times faster, within one build of the rules."""
        return hashlib.blake2b(self.pack(state), digest_size=16).digest()

    def __reduce__(self) -> str:
        """Pickled by its name: every process has its own."""
        return "GAME"

    def _read_field(self, field: Field, shown: Mapping[str, Any], empty: Any) -> Any:
        try:
            value = field.codec.read(shown[field.name])
        except (ValueError, TypeError, AttributeError) as error:
            raise ValueError(f"{field.name}: {error}") from None
        if isinstance(empty, list) and empty and len(empty) != len(value):
            raise ValueError(f"{field.name}: {len(value)} entries instead of {len(empty)}")
        return value

    def _refuse_unknown(self, shown: Mapping[str, Any]) -> None:
        known = {"game", "version", "players", "sealed", "frames", *(field.name for field in self.fields)}
        unknown = [str(key) for key in shown if key not in known]
        if unknown:
            raise ValueError(f"there is no {', '.join(sorted(unknown))}")

    def _refuse_unasked(self, state: State) -> None:
        """A position is a moment at which somebody is asked, or the end."""
        if state.frames and self.steps[state.frames[-1].step].kind == AUTOMATIC:
            name = self.steps[state.frames[-1].step].name
            raise ValueError(f"frames end in {name}, which happens by itself: end them in a decision")

    def _refuse_stuck(self, state: State) -> None:
        for seat in state.to_act():
            if not state.legal(seat):
                asked = self.steps[state.frames[-1].step].name
                raise ValueError(f"seat {SEAT.names[seat]} is asked {asked} and can do nothing")

    def _show_frame(self, frame: Frame) -> dict[str, Any]:
        step = self.steps[frame.step]
        return {"step": step.name, **step.details(frame)}

    def _read_frame(self, shown: Mapping[str, Any]) -> Frame:
        step = self.step(shown["step"])
        unknown = sorted(set(shown) - {"step", *(field.name for field in step.fields)})
        if unknown:
            raise ValueError(f"frame {step.name} has no {', '.join(unknown)}")
        values = [int(field.codec.read(shown[field.name])) for field in step.fields]
        frame: Frame = step.frame(values)
        return frame

    def step(self, name: str) -> Step[Any, Any]:
        """The step of this name."""
        for step in self.steps:
            if step.name == name:
                return step
        raise ValueError(f"{self.name} has no step {name!r}")

    def hash(self, state: State) -> str:
        """A canonical fingerprint of the whole position."""
        return hashlib.blake2b(CANONICAL(self.to_dict(state)), digest_size=16).hexdigest()


def _numbers(state: State) -> list[tuple[int, ...]]:
    return [frame.numbers() for frame in state.frames]


def _plain(codec: Codec, value: Any) -> tuple[bool, Any]:
    """The value itself; one that is no number or list, such as a map, as its codec shows it."""
    if isinstance(value, (int, list, tuple)):
        return False, value
    return True, codec.show(value)


def plain_json(value: Any) -> bytes:
    """JSON with one way to write each value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _canonical() -> Callable[[Any], bytes]:
    try:
        found: Any = import_module("msgspec.json")  # by its name: the compiler need not know it
    except ImportError:
        return plain_json
    encode: Callable[[Any], bytes] = found.Encoder(order="sorted").encode
    return encode


# What fingerprints are made of. With the server's packages the same bytes are written several times faster.
CANONICAL: Final = _canonical()


def _nowhere(view: Any) -> Whereabouts:
    return {}


class _ActionCodec(Codec):
    """An action code, written as its text."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space

    def show(self, value: Any) -> Any:
        return self.space.text(value)

    def read(self, shown: Any) -> Any:
        return self.space.parse(shown).code
