"""The flow of a game: a state of plain data, a stack of frames, and the steps that read them.

`state.frames` is a stack of tuples `(step, *ints)`. The engine looks at the top frame: an automatic step is
popped and run; a choice waits for its seat; a sealed step collects secret answers of several seats in any
order and is run when the last has come. Rules push what happens next.
"""

from typing import Any, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from ennead.core.codec import Field
from ennead.core.referee import Referee

Frame = tuple[int, ...]

# Values of `State.actor` besides a seat.
OVER = -1
SIMULTANEOUS = -2

# Kinds of steps.
AUTOMATIC = 0
CHOICE = 1
SEALED = 2


def whole(number: SupportsIndex) -> int:
    """A plain int of anything that counts as one, such as NumPy's integers."""
    return number if isinstance(number, int) else number.__index__()


class Refusal:
    """Why something is not possible: a reason in words (`not-enough-gold`) and the numbers that tell."""

    def __init__(self, reason: str, **values: int | str) -> None:
        self.reason = reason
        self.values: dict[str, int | str] = dict(values)

    def __str__(self) -> str:
        words = self.reason.replace("-", " ")
        if not self.values:
            return words
        return words + ": " + ", ".join(f"{name} {value}" for name, value in self.values.items())


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a state needs of its game; see `ennead.core.game.Game`, which extends it."""

    def __init__(self, steps: "list[Step[Any]]") -> None:
        # Frames hold places in this list.
        self.steps = steps

    def to_dict(self, state: "State") -> dict[str, Any]:
        raise NotImplementedError

    def pack(self, state: "State") -> bytes:
        raise NotImplementedError

    def unpack(self, packed: bytes) -> "State":
        raise NotImplementedError


def restore(rules: Rules, packed: bytes) -> "State":
    """What a pickled state is made of again."""
    return rules.unpack(packed)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table: ints, bools and flat lists of ints, and nothing else."""

    __slots__ = ("actor", "frames", "options", "players", "rules", "sealed")

    rules: Rules
    players: int
    frames: list[Frame]
    # Answers of a sealed step that have come in, by seat; `seal` adds one.
    sealed: list[tuple[int, ...]]
    # Who decides now (a seat, OVER or SIMULTANEOUS) and its legal actions (never changed in place).
    actor: int
    options: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        """Make it an empty table; a new state holds nothing at all, so that `clone` can fill it fast."""
        self.rules = rules
        self.players = players
        self.frames = []
        self.sealed = [()] * players
        self.actor = OVER
        self.options = []

    def clone(self) -> "State":
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.rules, self.rules.pack(self))

    def copy_flow(self, other: "State") -> None:
        """The part of `clone` that every game shares."""
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.actor = other.actor
        self.options = other.options

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def push(self, *frame: int) -> None:
        """What happens next."""
        self.frames.append(frame)

    def then(self, *frames: Frame) -> None:
        """What happens next, in the order given."""
        self.frames.extend(reversed(frames))

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody when the game is over."""
        if self.actor >= 0:
            return (self.actor,)
        if self.actor == OVER:
            return ()
        frame = self.frames[-1]
        return tuple(self.rules.steps[frame[0]].waiting(self, frame))

    def is_ready(self, seat: int) -> bool:
        """While several decide in secret: the seat has answered, or has nothing to answer."""
        return self.actor == SIMULTANEOUS and seat not in self.to_act()

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Codes of every legal action of `seat` now, each once; read it, never change it."""
        asking: int = whole(seat)
        if asking == self.actor:
            return self.options
        if self.actor != SIMULTANEOUS:
            return []
        frame = self.frames[-1]
        step = self.rules.steps[frame[0]]
        return step.legal(self, frame, asking) if asking in step.waiting(self, frame) else []

    def play(self, code: SupportsIndex, referee: Referee, seat: SupportsIndex) -> None:
        """Carry out a legal action and go on to the next decision. The caller vouches for legality."""
        chosen: int = whole(code)
        acting: int = whole(seat)
        if self.actor == SIMULTANEOUS:
            frame = self.frames[-1]
            step = self.rules.steps[frame[0]]
            step.take(self, frame, acting, chosen, referee)
            self._answer_forced(step, frame, acting, referee)
            if not step.waiting(self, frame):
                self.advance(referee)
        else:
            frame = self.frames.pop()
            self.rules.steps[frame[0]].take(self, frame, acting, chosen, referee)
            self.advance(referee)

    def advance(self, referee: Referee) -> None:
        """Run automatic steps and forced answers until somebody has a real decision, or the game ends."""
        frames = self.frames
        steps = self.rules.steps
        while frames:
            frame = frames[-1]
            step = steps[frame[0]]
            if step.kind == AUTOMATIC:
                frames.pop()
                step.run(self, frame, referee)
            elif step.kind == CHOICE:
                seat = step.actor(self, frame)
                options = step.legal(self, frame, seat)
                if len(options) != 1 or step.asks_single(self, frame):
                    self.actor = seat
                    self.options = options
                    return
                referee.forced(frame[0], seat, options[0])
                frames.pop()
                step.take(self, frame, seat, options[0], referee)
            else:
                for seat in step.waiting(self, frame):
                    self._answer_forced(step, frame, seat, referee)
                if step.waiting(self, frame):
                    self.actor = SIMULTANEOUS
                    self.options = []
                    return
                frames.pop()
                step.run(self, frame, referee)
        self.actor = OVER
        self.options = []

    def _answer_forced(self, step: "Step[Any]", frame: Frame, seat: int, referee: Referee) -> None:
        while seat in step.waiting(self, frame):
            options = step.legal(self, frame, seat)
            if len(options) != 1 or step.asks_single(self, frame):
                return
            referee.forced(frame[0], seat, options[0])
            step.take(self, frame, seat, options[0], referee)

    def refresh(self) -> None:
        """Work out anew who decides and among what, after hidden things or fields were changed by hand."""
        self.actor = OVER
        self.options = []
        if self.frames:
            frame = self.frames[-1]
            step = self.rules.steps[frame[0]]
            if step.kind == SEALED:
                self.actor = SIMULTANEOUS
            elif step.kind == CHOICE:
                self.actor = step.actor(self, frame)
                self.options = step.legal(self, frame, self.actor)

    def to_dict(self) -> dict[str, Any]:
        """The whole position, readable."""
        return self.rules.to_dict(self)

    def seal(self, seat: int, code: int) -> None:
        """Keep a secret answer until all have come in."""
        self.sealed[seat] = (*self.sealed[seat], code)

    def unseal(self, seat: int) -> None:
        """Forget the seat's secret answers."""
        self.sealed[seat] = ()

    def clear_sealed(self) -> None:
        """Forget all sealed answers, once they are resolved."""
        self.sealed = [()] * self.players


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the rules; a stateless singleton. Games extend Automatic, Choice or Sealed."""

    def __init__(self, kind: int, name: str, fields: tuple[Field, ...]) -> None:
        self.kind = kind
        self.name = name
        # Names and codecs of the ints that follow the step's number in a frame.
        self.fields = fields

    def run(self, state: S, frame: Frame, referee: Referee) -> None:
        """Automatic: do it. Sealed: all answers are in, resolve them. The frame is off the stack already."""
        raise NotImplementedError

    def actor(self, state: S, frame: Frame) -> int:
        """Choice: the seat that decides."""
        raise NotImplementedError

    def waiting(self, state: S, frame: Frame) -> list[int]:
        """Sealed: the seats whose answer is still missing."""
        raise NotImplementedError

    def legal(self, state: S, frame: Frame, seat: int) -> list[int]:
        """Every legal action of the seat, each once."""
        raise NotImplementedError

    def take(self, state: S, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        """Carry out a legal action. A choice's frame is off the stack already, a sealed one's still on it."""
        raise NotImplementedError

    def asks_single(self, state: S, frame: Frame) -> bool:
        """Ask even when there is a single option, because not asking would betray a secret."""
        return False

    def explain(self, state: S, frame: Frame, seat: int, code: int) -> Refusal:
        """Why the seat can't take this action, which is not among the legal ones."""
        return Refusal("not-possible-now")

    def question(self, state: S, frame: Frame, seat: int) -> str:
        """The decision's name, as the deciding seat sees it."""
        return self.name

    def can_retract(self) -> bool:
        """Sealed: may an answer be taken back while others are still missing?"""
        return False

    def retract(self, state: S, frame: Frame, seat: int) -> None:
        """Sealed: take the seat's answers back."""
        state.unseal(seat)

    def details(self, frame: Frame) -> dict[str, Any]:
        """The frame's ints by name."""
        return {field.name: field.codec.show(frame[1 + at]) for at, field in enumerate(self.fields)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """Happens by itself: override `run`."""

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__(AUTOMATIC, name, fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """One seat decides: override `legal` and `take`. The seat is the frame's first int after the step."""

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__(CHOICE, name, fields)

    def actor(self, state: S, frame: Frame) -> int:
        return frame[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats decide secretly at once: override `waiting`, `legal` and `run`.

    Answers lie in `state.sealed`; nobody else learns more of them than whether a seat is ready.
    """

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__(SEALED, name, fields)

    def take(self, state: S, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
