"""One game in progress: its log, the tree of its positions, and every way to change them.

Scripts, notebooks, the terminal and the tables of the server all play this way.
"""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Final, SupportsIndex

from ennead.core.codec import SEAT
from ennead.core.game import BadPosition, Game, Options, Result
from ennead.core.positions import Positions, carry_out, first_position
from ennead.core.record import ACTION, MOVES, REDO, RETRACT, START, UNDO, Kind, Record
from ennead.core.referee import AnySeed, LiveReferee, Seed
from ennead.core.space import Action
from ennead.core.state import SIMULTANEOUS, Refusal, State, whole

# What the file of a game says it is.
FORMAT: Final = "ennead-game-2"
# How a seat takes back what it did: its last action, or all since the last barrier.
FREELY: Final = ("step", "turn")


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is as it was. Says why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not possible: {refusal}")
        self.action = action
        self.refusal = refusal


class CannotUndo(ValueError):
    """It can't be taken back freely, or done again. Says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"not possible: {refusal}")
        self.refusal = refusal


class Match:
    """A game in progress or finished. Made by `start`, `resume`, `replay` or `load`.

    `header` says where it began: game, version, seed, and players and options or a position.
    """

    def __init__(self, game: Game, header: dict[str, Any], referee: LiveReferee) -> None:
        self.game = game
        self.header = header
        # Everything that happened, also what was taken back; append-only.
        self.records: list[Record] = []
        self.positions = Positions(game, header, self.records)
        self.referee = referee
        # Places in the log of the changes everybody may notice.
        self._public: list[int] = []
        # Moves that were taken back, the next one to do again first.
        self._redo: list[int] = []
        # What was carried out unasked since the last move, as (seat, action).
        self._unasked: list[tuple[int, str]] = []

    def copy(self) -> "Match":
        """The same match, to be changed on its own: this one stays as it is."""
        referee = LiveReferee(self.header["seed"])
        referee.resume(self.referee.uses())
        copied = Match(self.game, self.header, referee)
        copied.records = self.records[:]
        copied.positions = self.positions.copy(copied.records)
        copied._public = self._public[:]
        copied._redo = self._redo
        copied._unasked = self._unasked[:]
        return copied

    # What holds now

    @property
    def state(self) -> State:
        """The position now; read it, never change it."""
        return self.positions.state(self.positions.node)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must decide now; () when the game is over."""
        return self.state.to_act()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Scores by source, ranking and tie-breaks; None while the game goes on."""
        return self.game.result(self.state) if self.over else None

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """Every legal action of the seat now, each once, in the order of the codes."""
        return [self.game.space.action(code) for code in self.state.legal(self._check_seat(seat))]

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """JSON-ready dict of what the seat may know; `view(None)` for spectators."""
        return self.game.view(self.state, None if seat is None else self._check_seat(seat))

    @property
    def seq(self) -> int:
        """The number of the last change that everybody may notice."""
        return len(self._public)

    def number_of(self, seq: int) -> int:
        """The place in the log of the change people know by this number; 0 is before all."""
        return self._public[seq - 1] if seq else 0

    def seq_of(self, number: int) -> int:
        """The number people know a place in the log by."""
        return self.records[number - 1].seq if number else 0

    def line(self) -> list[Record]:
        """The records that led to the position now; what was taken back is not among them."""
        return [self.records[node - 1] for node in self.positions.line(self.positions.node)]

    # Playing

    def begin(self) -> Record:
        """Lay out the game, or take up its first position, and go on to the first decision."""
        if self.records:
            raise ValueError("the game has begun already")
        record = self._new(START)
        state = first_position(self.game, self.header, self.referee)
        self._collect(record)
        return self.take_up(record, state)

    def play(
        self, action: Action | str | SupportsIndex, seat: SupportsIndex | None = None
    ) -> list[dict[str, Any]]:
        """Carry out an action, given as a value, as text or as its code, and return what happened.

        That is every event by name, secrets included (`history` tells what a seat may know), and every
        decision with one option that was carried out unasked: `{"event": "forced", "seat": "B", "decision":
        ..., "action": ...}`. Playing such an action oneself is no error and changes nothing.

        The seat may be left out when only one can act. An illegal action raises IllegalAction (or
        UnknownAction, if the text is none at all) and changes nothing.
        """
        if isinstance(action, str):
            action = self.game.space.parse(action)
        elif not isinstance(action, Action):
            action = self.game.space.action(action)
        asked = None if seat is None else self._check_seat(seat)
        if self._was_carried_out(action, asked):
            return []
        return self.told(self.move(action, self._acting_seat(action, asked)))

    def _was_carried_out(self, action: Action, seat: int | None) -> bool:
        """Whether the last move has led to this action unasked; each such action may be named once."""
        acting = self.to_act if seat is None else (seat,)
        if any(action.code in self.state.legal(each) for each in acting):
            return False
        for place, (forced, text) in enumerate(self._unasked):
            if text == action.text and seat in (None, forced):
                del self._unasked[place]
                return True
        return False

    def _acting_seat(self, action: Action, seat: int | None) -> int:
        seats = self.to_act
        if not seats:
            raise IllegalAction(action.text, Refusal("game-is-over"))
        if seat is None and len(seats) == 1:
            return seats[0]
        names = " ".join(SEAT.names[each] for each in seats)
        if seat is None:
            raise IllegalAction(action.text, Refusal("say-which-seat", waiting=names))
        if seat not in seats:
            raise IllegalAction(action.text, Refusal("not-your-turn", waiting=names))
        return seat

    def _check_seat(self, seat: SupportsIndex) -> int:
        number: int = whole(seat)
        players: int = self.header["players"]
        if not 0 <= number < players:
            raise ValueError(f"there is no seat {number}; seats are 0 to {players - 1}")
        return number

    def move(self, action: Action, seat: int) -> Record:
        """Carry out an action of a seat; its record."""
        self._acting_seat(action, seat)
        if action.code not in self.state.legal(seat):
            raise IllegalAction(action.text, self.game.explain(self.state, seat, action.code))
        return self._carry_out(self._new(ACTION, seat, action.text))

    def retract(self, seat: SupportsIndex) -> Record:
        """Take a sealed answer back while others are still preparing theirs."""
        asking = self._check_seat(seat)
        state = self.state
        if state.actor != SIMULTANEOUS or not state.sealed[asking]:
            raise CannotUndo(Refusal("nothing-to-undo"))
        if not self.game.steps[state.frames[-1].step].can_retract():
            raise CannotUndo(Refusal("sealed-for-good"))
        return self._carry_out(self._new(RETRACT, asking))

    def undo(self, seat: SupportsIndex, scope: str = "step") -> Record:
        """Take back the seat's last action (`step`), or all it did since the last barrier (`turn`).

        It is free until chance was drawn, a secret shown or another acted.
        """
        asking = self._check_seat(seat)
        return self.go_back(
            self.turn_back(asking) if scope == "turn" else self.step_back(asking), scope, asking
        )

    def step_back(self, seat: int) -> int:
        """The position after taking back the seat's last action; raises CannotUndo with the barrier."""
        record = self.records[self.positions.node - 1]
        if record.seat is None:
            raise CannotUndo(Refusal("nothing-to-undo"))
        if record.seat not in self._side_of(seat):
            raise CannotUndo(Refusal("somebody-else-acted", seat=SEAT.names[record.seat]))
        if record.barrier:
            raise CannotUndo(Refusal(record.barrier))
        return self.positions.before(record.number)

    def turn_back(self, seat: int) -> int:
        """The position after taking back all the seat's actions down to the last barrier."""
        node = self.step_back(seat)
        side = self._side_of(seat)
        while True:
            record = self.records[node - 1]
            if record.seat not in side or record.barrier:
                return node
            node = self.positions.before(node)

    def _side_of(self, seat: int) -> tuple[int, ...]:
        """The seat and those that play the same side: what one did, the other may take back."""
        return (seat, *self.game.partners(self.state, seat))

    def go_back(self, to: int, how: str, seat: int | None = None) -> Record:
        """Restore the position of an earlier record, whatever lies between."""
        record = self._new(UNDO, seat, to=to, how=how)
        if how in FREELY:
            undone = self.positions.line(self.positions.node, to)
            record.private = all(self.records[node - 1].private for node in undone)
            record.seq -= record.private
        return self.take_up(record)

    def redo(self, seat: SupportsIndex) -> Record:
        """Do again what was taken back last."""
        asking = self._check_seat(seat)
        record = self.next_redo()
        if record is None or record.seat != asking:
            raise CannotUndo(Refusal("nothing-to-redo"))
        return self._carry_out(self._new(REDO, asking, record.do))

    def next_redo(self) -> Record | None:
        """The move that can be done again."""
        return self.records[self._redo[0] - 1] if self._redo else None

    def _new(self, kind: Kind, seat: int | None = None, do: str = "", to: int = 0, how: str = "") -> Record:
        return Record(len(self.records) + 1, self.seq + 1, kind, seat=seat, do=do, to=to, how=how)

    def note(self, record: Record) -> Record:
        """Add what leaves the position as it is."""
        record.number = len(self.records) + 1
        record.seq = self.seq + 1
        return self.take_up(record)

    def _carry_out(self, record: Record) -> Record:
        """The one place where a move is made: on a copy, so that the position before it stays."""
        state = self.state.clone()
        sealed = state.actor == SIMULTANEOUS
        waiting = state.to_act()
        frame = state.frames[-1]
        carry_out(self.game, state, record, self.referee)
        self._collect(record)
        record.sealed = sealed and state.actor == SIMULTANEOUS and state.frames[-1] == frame
        record.private = record.sealed and not record.events and state.to_act() == waiting
        record.seq -= record.private
        if not record.barrier and sealed and not self.game.steps[frame.step].can_retract():
            record.barrier = "sealed-for-good"
        return self.take_up(record, state)

    def _collect(self, record: Record) -> None:
        """Move what the referee noted into the record."""
        referee = self.referee
        types = self.game.events.types
        record.chances = tuple((chance.purpose, tuple(chance.result)) for chance in referee.chances)
        record.events = tuple((types[event.kind].name, event.values) for event in referee.events)
        record.forced = tuple(
            (each.after, each.seat, self.game.steps[each.step].name, self.game.space.text(each.code))
            for each in referee.unasked
        )
        record.barrier = barrier_of(self.game, referee)
        referee.chances = []
        referee.events = []
        referee.unasked = []

    def take_up(self, record: Record, state: State | None = None) -> Record:
        """The one place where the log grows, in play and in loading."""
        if record.kind == UNDO:
            undone = self.positions.line(self.positions.node, record.to)
            self._redo = undone + self._redo if record.how in FREELY else []
        elif record.kind == REDO:
            self._redo = self._redo[1:]
        elif record.kind in MOVES:
            self._redo = []
        self.records.append(record)
        if not record.private:
            self._public.append(record.number)
        self.positions.add(record, state)
        self._unasked = [(seat, action) for _, seat, _, action in record.forced]
        return record

    # What happened

    def follow(self, record: Record) -> None:
        """Take up a record of a log already written: chance goes on after what it drew."""
        self.take_up(record)
        for purpose, _ in record.chances:
            self.referee.skip(purpose)

    def told(self, record: Record) -> list[dict[str, Any]]:
        """Everything a record tells, secrets included."""
        return self._shown(record, None, True)

    def history(self, seat: SupportsIndex | None) -> list[dict[str, Any]]:
        """Everything that happened so far, as the seat may know it (None = spectator).

        What the seat had no choice about is among it, as `forced`.
        """
        viewer = None if seat is None else self._check_seat(seat)
        return [shown for record in self.line() for shown in self._shown(record, viewer, False)]

    def _shown(self, record: Record, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
        """Events in their order, each forced decision where it was carried out.

        Only its own seat is told of it: the others learn what they learn of any action, by its events.
        """
        catalogue = self.game.events
        shown: list[dict[str, Any]] = []
        unasked = [each for each in record.forced if everything or each[1] == viewer]
        for place, (name, values) in enumerate(record.events):
            while unasked and unasked[0][0] <= place:
                shown.append(forced_shown(unasked.pop(0)))
            kind = catalogue.types[catalogue.number(name)]
            shown.append(kind.show_all(values) if everything else kind.show(values, viewer))
        return shown + [forced_shown(each) for each in unasked]

    @property
    def log(self) -> dict[str, Any]:
        """Everything needed to replay, secrets included: not for players' eyes before the end."""
        last = self.records[self.positions.node - 1]
        if not last.hash:
            last.hash = self.game.hash(self.state)
        return {**self.header, "records": [record.to_dict() for record in self.records]}


def forced_shown(forced: tuple[int, int, str, str]) -> dict[str, Any]:
    """A decision that was carried out unasked, as an event."""
    _, seat, decision, action = forced
    return {"event": "forced", "seat": SEAT.names[seat], "decision": decision, "action": action}


def barrier_of(game: Game, referee: LiveReferee) -> str:
    """Why what the referee has noted can't be taken back freely; empty when it can."""
    if referee.chances:
        return "chance-was-drawn"
    if any(game.events.types[event.kind].reveals for event in referee.events):
        return "secret-was-shown"
    return ""


def start_header(game: Game, players: SupportsIndex, seed: Seed, options: Options | None) -> dict[str, Any]:
    """The header of a game that begins with its set-up."""
    count: int = whole(players)
    return {**_header(game, seed), "players": count, "options": game.check_options(count, options)}


def _header(game: Game, seed: Seed) -> dict[str, Any]:
    return {"format": FORMAT, "game": game.name, "version": game.version, "seed": seed}


def _plain(seed: AnySeed | None) -> Seed:
    """The seed as a log keeps it; a secret one, if there is none."""
    if seed is None:
        return secrets.token_hex(16)
    return seed if isinstance(seed, str) else whole(seed)


def start(game: Game, players: SupportsIndex, seed: AnySeed | None, options: Options | None) -> Match:
    """A new match. Without a seed a secret one is drawn."""
    drawn = _plain(seed)
    match = Match(game, start_header(game, players, drawn, options), LiveReferee(drawn))
    match.begin()
    return match


def resume(game: Game, position: Mapping[str, Any], seed: AnySeed | None) -> Match:
    """A match that starts from any position, and goes on to its first real decision."""
    drawn = _plain(seed)
    players: Any = position.get("players")
    header = {**_header(game, drawn), "players": players, "position": dict(position)}
    wrong = game.unreachable(game.from_dict(position))
    if wrong:
        raise BadPosition(f"no position of {game.name}: {'; '.join(wrong)}")
    match = Match(game, header, LiveReferee(drawn))
    match.begin()
    return match


def load(game: Game, header: dict[str, Any], records: Iterable[Record], snapshots: dict[int, str]) -> Match:
    """A match from its own log; only the moves after the last snapshot are played again, when needed."""
    match = Match(game, header, LiveReferee(header["seed"]))
    match.positions.snapshots = snapshots
    for record in records:
        match.follow(record)
    return match
