"""The flow of a game: a state of plain data, a stack of frames, and the steps that read them.

`state.frames` is a stack of steps to come, each with the numbers it remembers. The engine looks at the top
frame: an automatic step is popped and run; a choice waits for its seat; a sealed step collects secret answers
of several seats in any order and is run when the last has come. Rules push what happens next.
"""

from collections.abc import Sequence
from operator import index
from types import ModuleType
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from ennead.core.plan import AUTOMATIC, CHOICE, SEALED, PlannedStep
from ennead.core.referee import Referee

# Values of `State.actor` besides a seat.
OVER: Final = -1
SIMULTANEOUS: Final = -2

# Between decisions nobody is asked for chance or told anything.
NO_REFEREE: Final = Referee()


def whole(number: SupportsIndex) -> int:
    """A plain int of anything that counts as one, such as NumPy's integers."""
    return number if isinstance(number, int) else index(number)


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
class Frame:
    """A step on the stack, with what it remembers by name; never changed once it lies there."""

    __slots__ = ("seat", "step")

    # Its place in the game's plan, and whom it is about: a seat or NOBODY.
    step: int
    seat: int

    def numbers(self) -> tuple[int, ...]:
        """The step, and what it remembers in the plan's order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Frame) and self.numbers() == other.numbers())

    def __hash__(self) -> int:
        return hash(self.numbers())


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a state needs of its game; see `ennead.core.game.Game`, which extends it."""

    def __init__(self, steps: "list[Step[Any, Any]]") -> None:
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

    __slots__ = ("actor", "frames", "options", "players", "referee", "rules", "sealed")

    rules: Rules
    players: int
    frames: list[Frame]
    # Answers of a sealed step that have come in, by seat; `seal` adds one.
    sealed: list[tuple[int, ...]]
    # Whom rules ask for chance and tell what happens, while they run.
    referee: Referee
    # Who decides now (a seat, OVER or SIMULTANEOUS) and its legal actions (never changed in place).
    actor: int
    options: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        """Make it an empty table; a new state holds nothing at all, so that `clone` can fill it fast."""
        self.rules = rules
        self.players = players
        self.frames = []
        self.sealed = [()] * players
        self.referee = NO_REFEREE
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

    def places(self, players: int) -> int:
        """How many seats have things on the table; a solo opponent takes one, too."""
        return players

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def push(self, frame: Frame) -> None:
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
        return tuple(self.rules.steps[frame.step].waiting(self, frame))

    def is_ready(self, seat: int) -> bool:
        """While several decide in secret: the seat has answered, or has nothing to answer."""
        return self.actor == SIMULTANEOUS and seat not in self.to_act()

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Codes of every legal action of `seat` now, ascending, each once; read it, never change it."""
        asking = seat if type(seat) is int else whole(seat)
        if asking == self.actor:
            return self.options
        if self.actor != SIMULTANEOUS:
            return []
        frame = self.frames[-1]
        step = self.rules.steps[frame.step]
        return step.legal(self, frame, asking) if asking in step.waiting(self, frame) else []

    def play(self, code: SupportsIndex, referee: Referee, seat: SupportsIndex) -> None:
        """Carry out a legal action and go on to the next decision. The caller vouches for legality."""
        self.referee = referee
        chosen = code if type(code) is int else whole(code)
        acting = seat if type(seat) is int else whole(seat)
        if self.actor == SIMULTANEOUS:
            frame = self.frames[-1]
            step = self.rules.steps[frame.step]
            step.take(self, frame, acting, chosen)
            waiting = step.waiting(self, frame)
            if acting in waiting and self._answer_forced(step, frame, acting, referee):
                waiting = step.waiting(self, frame)
            if waiting:
                self.referee = NO_REFEREE
            else:
                self.frames.pop()
                step.run(self, frame)
                self.advance(referee)
        else:
            frame = self.frames.pop()
            self.rules.steps[frame.step].take(self, frame, acting, chosen)
            self.advance(referee)

    def advance(self, referee: Referee) -> None:
        """Run automatic steps and forced answers until somebody has a real decision, or the game ends."""
        self.referee = referee
        frames = self.frames
        steps = self.rules.steps
        while frames:
            frame = frames[-1]
            step = steps[frame.step]
            kind = step.kind
            if kind == AUTOMATIC:
                frames.pop()
                step.run(self, frame)
            elif kind == CHOICE:
                seat = frame.seat
                options = step.legal(self, frame, seat)
                if len(options) != 1 or step.asks_single(self, frame):
                    self.referee = NO_REFEREE
                    self.actor = seat
                    self.options = options
                    return
                referee.forced(frame.step, seat, options[0])
                frames.pop()
                step.take(self, frame, seat, options[0])
            else:
                if self._waits(step, frame, referee):
                    self.referee = NO_REFEREE
                    self.actor = SIMULTANEOUS
                    self.options = []
                    return
                frames.pop()
                step.run(self, frame)
        self.referee = NO_REFEREE
        self.actor = OVER
        self.options = []

    def _waits(self, step: "Step[Any, Any]", frame: Frame, referee: Referee) -> bool:
        """Carry out the forced answers of a sealed step; whether any other is missing."""
        waiting = step.waiting(self, frame)
        left = waiting
        for seat in waiting:
            if seat in left and self._answer_forced(step, frame, seat, referee):
                left = step.waiting(self, frame)
        return len(left) > 0

    def _answer_forced(self, step: "Step[Any, Any]", frame: Frame, seat: int, referee: Referee) -> bool:
        """Carry out what a seat that is waited for has no choice about; whether there was anything."""
        answered = False
        while not answered or seat in step.waiting(self, frame):
            options = step.legal(self, frame, seat)
            if len(options) != 1 or step.asks_single(self, frame):
                break
            referee.forced(frame.step, seat, options[0])
            step.take(self, frame, seat, options[0])
            answered = True
        return answered

    def refresh(self) -> None:
        """Work out anew who decides and among what, after hidden things or fields were changed by hand."""
        self.actor = OVER
        self.options = []
        if self.frames:
            frame = self.frames[-1]
            step = self.rules.steps[frame.step]
            if step.kind == SEALED:
                self.actor = SIMULTANEOUS
            elif step.kind == CHOICE:
                self.actor = frame.seat
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
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """One step of the rules; a stateless singleton. Games extend Automatic, Choice or Sealed."""

    def __init__(self, planned: PlannedStep) -> None:
        self.kind = planned.kind
        self.number = planned.number
        self.name = planned.name
        self.verbs = planned.verbs
        # Names and codecs of what its frames remember.
        self.fields = planned.fields

    def frame(self, numbers: Sequence[int]) -> F:
        """The step on the stack, remembering these."""
        raise NotImplementedError

    def run(self, state: S, frame: F) -> None:
        """Automatic: do it. Sealed: all answers are in, resolve them. The frame is off the stack already."""
        raise NotImplementedError

    def waiting(self, state: S, frame: F) -> list[int]:
        """Sealed: the seats whose answer is still missing."""
        raise NotImplementedError

    def legal(self, state: S, frame: F, seat: int) -> list[int]:
        """The code of every legal action of the seat, ascending, each once."""
        raise NotImplementedError

    def take(self, state: S, frame: F, seat: int, code: int) -> None:
        """Carry out a legal action. A choice's frame is off the stack already, a sealed one's still on it."""
        raise NotImplementedError

    def asks_single(self, state: S, frame: F) -> bool:
        """Ask even when there is a single option, because not asking would betray a secret."""
        return False

    def asked(self, state: S, frame: F, seat: int) -> tuple[str, ...]:
        """The verbs of the question as it is put now."""
        return self.verbs

    def explain(self, state: S, frame: F, seat: int, code: int) -> Refusal:
        """Why the seat can't take this action, which is of the question's verbs and not legal."""
        return Refusal("not-possible-now")

    def question(self, state: S, frame: F, seat: int) -> str:
        """The decision's name, as the deciding seat sees it."""
        return self.name

    def can_retract(self) -> bool:
        """Sealed: may an answer be taken back while others are still missing?"""
        return False

    def retract(self, state: S, frame: F, seat: int) -> None:
        """Sealed: take the seat's answers back."""
        state.unseal(seat)

    def details(self, frame: F) -> dict[str, Any]:
        """What the frame remembers, by name."""
        numbers = frame.numbers()
        return {field.name: field.codec.show(numbers[1 + at]) for at, field in enumerate(self.fields)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S, F]):
    """Happens by itself: override `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S, F]):
    """The frame's seat decides: override `legal` and what each verb does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S, F]):
    """Several seats decide secretly at once: override `waiting`, `legal` and `run`.

    Answers lie in `state.sealed`; nobody else learns more of them than whether a seat is ready.
    """

    def take(self, state: S, frame: F, seat: int, code: int) -> None:
        state.seal(seat, code)


def steps_in(planned: Sequence[PlannedStep], *chapters: ModuleType) -> list[Step[Any, Any]]:
    """The steps of a plan, as the chapters carry them out."""
    found: dict[int, Step[Any, Any]] = {}
    for chapter in chapters:
        for each in vars(chapter).values():
            is_step = isinstance(each, type) and issubclass(each, Step)
            if is_step and getattr(each, "__module__", "") == chapter.__name__:
                step: Step[Any, Any] = each()
                found[step.number] = step
    missing = [step.name for step in planned if step.number not in found]
    if missing:
        raise ValueError(f"no chapter says how {', '.join(missing)} is carried out")
    return [found[step.number] for step in planned]
