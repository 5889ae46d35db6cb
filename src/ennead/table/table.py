"""A table: who sits there, everything that happened, and what each person may do and know. Pure logic.

Methods that change the table check everything first, append records to the log and return them. Whoever has
to make them durable works on a `draft`, and puts it in the table's place only when they are: so nobody ever
sees what could still be lost. What they refuse raises Refused and changes nothing.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, Literal

from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.referee import LiveReferee
from ennead.core.space import UnknownAction
from ennead.core.state import SIMULTANEOUS, State
from ennead.table import undo
from ennead.table.fairness import carry_out, collect, commitment_of, fingerprint
from ennead.table.positions import Positions
from ennead.table.record import (
    ACTION,
    ANSWER,
    BOT,
    CLOSE,
    MOVES,
    OPEN,
    PERSON,
    PROPOSAL,
    REDO,
    RETRACT,
    SEAT_CHANGE,
    START,
    UNDO,
    Kind,
    Record,
    Seat,
)
from ennead.table.refused import NotAllowed, Refused, Stale

WAITING: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
Status = Literal["open", "playing", "finished", "closed"]


class Table:
    """One game from the first seat taken to the last point counted."""

    def __init__(
        self,
        id: str,
        game: Game,
        players: int,
        options: dict[str, Any],
        seats: list[Seat],
        seed: str,
        salt: str,
    ) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.options = game.check_options(players, options)
        self.seats = seats
        self.seed = seed
        self.salt = salt
        self.status: Status = WAITING
        self.records: list[Record] = []
        self.positions = Positions(game, players, self.options, seed)
        self._book = undo.Book()
        self._referee = LiveReferee(seed)
        self._keys: dict[tuple[str | None, str], int] = {}
        # Places in the log of the changes everybody may notice.
        self._public: list[int] = []

    @classmethod
    def load(
        cls,
        id: str,
        game: Game,
        players: int,
        options: dict[str, Any],
        seats: list[Seat],
        seed: str,
        salt: str,
        records: Iterable[Record],
        snapshots: dict[int, str],
    ) -> "Table":
        """A table from its log; only the moves after the last snapshot are played again."""
        table = cls(id, game, players, options, seats, seed, salt)
        table.positions.snapshots = snapshots
        for record in records:
            table._take_up(record, None)
            for purpose, _ in record.chances:
                table._referee.skip(purpose)
        if table.positions.node and table.status == PLAYING and table.state.over:
            table.status = FINISHED
        return table

    def draft(self) -> "Table":
        """The same table, to be changed on its own: this one stays as it is."""
        draft = Table(self.id, self.game, self.players, self.options, self.seats[:], self.seed, self.salt)
        draft.status = self.status
        draft.records = self.records[:]
        draft.positions = self.positions.copy()
        draft._book = self._book.copy()
        draft._referee.resume(self._referee.uses())
        draft._keys = self._keys.copy()
        draft._public = self._public[:]
        return draft

    # What holds now

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

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed, self.salt, self.id)

    @property
    def state(self) -> State:
        """The position now; read it, never change it."""
        return self.positions.state(self.positions.node)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must decide now; nobody before the start and after the end."""
        return self.state.to_act() if self.status == PLAYING else ()

    @property
    def proposal(self) -> undo.Proposal | None:
        return self._book.proposal

    def seats_of(self, user: str | None) -> list[int]:
        """The seats this user decides for."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by(user)]

    def people(self) -> set[str]:
        """Users who decide for a seat."""
        return {seat.user for seat in self.seats if seat.user is not None and seat.played_by(seat.user)}

    def known(self, user: str | None, key: str | None) -> int | None:
        """The record this user's key led to, if it was used before."""
        return None if key is None else self._keys.get((user, key))

    # Changing the table

    def start(self, at: str) -> Record:
        """Lay out the game; every seat must be taken."""
        if self.status != WAITING:
            raise Refused("already-started")
        free = [SEAT.names[number] for number, seat in enumerate(self.seats) if seat.kind == OPEN]
        if free:
            raise Refused("seats-are-open", seats=" ".join(free))
        record = Record(1, 1, START, at)
        state = self.game.start(self.players, self.options, self._referee)
        collect(self.game, record, self._referee)
        record.hash = fingerprint(self.game, state)
        return self._take_up(record, state)

    def play(
        self, seat: int, action: str, at: str, user: str | None, key: str | None, expect: int | None
    ) -> Record:
        """Carry out an action of a seat."""
        self._check_moment(seat, expect)
        try:
            parsed = self.game.space.parse(action)
        except UnknownAction as error:
            raise Refused("unknown-action", str(error)) from None
        state = self.state
        waiting = state.to_act()
        if seat not in waiting:
            raise Refused("not-your-turn", waiting=" ".join(SEAT.names[each] for each in waiting))
        if parsed.code not in state.legal(seat):
            refusal = self.game.explain(state, seat, parsed.code)
            raise Refused(refusal.reason, str(refusal), **refusal.values)
        return self._move(self._new(ACTION, at, seat, user, key, do=parsed.text))

    def retract(self, seat: int, at: str, user: str | None, key: str | None, expect: int | None) -> Record:
        """Take a sealed answer back while others are still preparing theirs."""
        self._check_moment(seat, expect)
        state = self.state
        if state.actor != SIMULTANEOUS or not state.sealed[seat]:
            raise Refused("nothing-to-undo")
        if not self.game.steps[state.frames[-1][0]].can_retract():
            raise Refused("sealed-for-good")
        return self._move(self._new(RETRACT, at, seat, user, key))

    def undo(
        self, seat: int, scope: str, at: str, user: str | None, key: str | None, expect: int | None
    ) -> Record:
        """Take back the seat's last action (`step`), or all since the last barrier (`turn`)."""
        self._check_moment(seat, expect, exactly=True)
        back = undo.turn_back if scope == "turn" else undo.step_back
        to = back(self.records, self.positions, seat)
        undone = self.positions.line(self.positions.node, to)
        record = self._new(UNDO, at, seat, user, key, to=to, how=scope)
        record.private = all(self.records[node - 1].private for node in undone)
        record.seq -= record.private
        return self._take_up(record, None)

    def redo(self, seat: int, at: str, user: str | None, key: str | None, expect: int | None) -> Record:
        """Do again what was taken back last."""
        self._check_moment(seat, expect, exactly=True)
        redone = self._next_redo(seat)
        return self._move(self._new(REDO, at, seat, user, key, do=redone.do))

    def _next_redo(self, seat: int) -> Record:
        if not self._book.redo:
            raise Refused("nothing-to-redo")
        record = self.records[self._book.redo[0] - 1]
        if record.seat != seat:
            raise Refused("nothing-to-redo")
        return record

    def propose_undo(
        self, seat: int, to: int, at: str, user: str | None, key: str | None, expect: int | None
    ) -> list[Record]:
        """Ask the other people to go back to the position after record `to`; bots always agree."""
        self._check_moment(seat, expect, exactly=True)
        to = self._position_known_as(to)
        if to not in self.positions.line(self.positions.node):
            raise Refused("no-such-position")
        if to == self.positions.node:
            raise Refused("nothing-to-undo")
        if self.proposal is not None:
            raise Refused("proposal-waits", seat=SEAT.names[self.proposal.seat])
        asked = self._take_up(self._new(PROPOSAL, at, seat, user, key, to=to), None)
        return [asked, *self._grant(at)]

    def answer_undo(self, user: str, yes: bool, at: str, key: str | None, expect: int | None) -> list[Record]:
        """Agree to the proposal that waits, or turn it down."""
        seats = self.seats_of(user)
        if not seats:
            raise NotAllowed("not-your-seat")
        self._check_moment(seats[0], expect, exactly=True)
        if self.proposal is None:
            raise Refused("no-proposal")
        if user == self.proposal.user and yes:
            raise Refused("your-own-proposal")
        how = "yes" if yes else "no"
        answer = self._take_up(self._new(ANSWER, at, seats[0], user, key, how=how), None)
        return [answer, *self._grant(at)]

    def asked(self) -> set[str]:
        """People whose answer to the proposal is still missing."""
        if self.proposal is None:
            return set()
        return self.people() - self.proposal.yes - {self.proposal.user or ""}

    def _grant(self, at: str) -> list[Record]:
        proposal = self.proposal
        if proposal is None or self.asked():
            return []
        return [self._take_up(self._new(UNDO, at, proposal.seat, to=proposal.to, how="consent"), None)]

    def _position_known_as(self, seq: int) -> int:
        if not 1 <= seq <= self.seq:
            raise Refused("no-such-position", to=seq)
        return self.positions.node_at(self.number_of(seq))

    def step_back_by_operator(self, to: int, at: str) -> Record:
        """An operator repairs a table by going back, whatever the barriers. Only in a game in progress."""
        if self.status != PLAYING:
            raise Refused("game-is-over")
        node = self._position_known_as(to)
        return self._take_up(self._new(UNDO, at, to=node, how="operator"), None)

    def sit(self, number: int, seat: Seat, at: str, user: str | None) -> Record | None:
        """Change who sits on a seat; it is part of the log once the game has started."""
        if self.status in (FINISHED, CLOSED):
            raise Refused("game-is-over")
        if self.status == WAITING:
            self.seats[number] = seat
            return None
        record = self._new(SEAT_CHANGE, at, number, user, sits=seat.to_dict())
        return self._take_up(record, None)

    def rename(self, user: str, name: str, at: str) -> list[Record]:
        """Somebody has another name now, also on a seat that a bot keeps for them."""
        records = []
        for number, seat in enumerate(self.seats):
            if seat.user == user and PERSON in (seat.kind, seat.was) and seat.name != name:
                records.append(self.sit(number, replace(seat, name=name), at, user))
        return [record for record in records if record is not None]

    def close(self, at: str, user: str | None) -> Record | None:
        """End the table without a result."""
        if self.status in (FINISHED, CLOSED):
            raise Refused("game-is-over")
        if self.status == WAITING:
            self.status = CLOSED
            return None
        return self._take_up(self._new(CLOSE, at, user=user), None)

    def _check_moment(self, seat: int, expect: int | None, exactly: bool = False) -> None:
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat")
        if self.status == WAITING:
            raise Refused("not-started")
        if self.status == CLOSED:
            raise Refused("table-is-closed")
        if self.status == FINISHED:
            raise Refused("game-is-over")
        if expect is not None and not self._is_fresh(seat, expect, exactly):
            raise Stale(expect, self.seq)

    def _is_fresh(self, seat: int, expect: int, exactly: bool) -> bool:
        """Nothing that matters to the seat's decision has come since record `expect`.

        Others' sealed answers to the same question, and changes of seats, do not matter.
        """
        if exactly or not 0 < expect < self.seq:
            return expect == self.seq
        for record in self.records[self.number_of(expect) :]:
            if record.kind == SEAT_CHANGE or (record.kind in MOVES and record.sealed and record.seat != seat):
                continue
            return False
        return True

    def _new(
        self,
        kind: Kind,
        at: str,
        seat: int | None = None,
        user: str | None = None,
        key: str | None = None,
        **rest: Any,
    ) -> Record:
        return Record(len(self.records) + 1, self.seq + 1, kind, at, seat, user, key, **rest)

    def _move(self, record: Record) -> Record:
        state = self.state.clone()
        carry_out(self.game, state, record, self._referee)
        record.seq -= record.private
        return self._take_up(record, state)

    def _take_up(self, record: Record, state: State | None) -> Record:
        """The one place where the log grows, in play and in loading."""
        self._book.follow(record, self.positions)
        self.records.append(record)
        if not record.private:
            self._public.append(record.number)
        self.positions.add(record, state)
        if record.key is not None:
            self._keys[(record.user, record.key)] = record.number
        if record.kind == START:
            self.status = PLAYING
        elif record.kind == CLOSE:
            self.status = CLOSED
        elif record.kind == SEAT_CHANGE and record.sits is not None and record.seat is not None:
            self.seats[record.seat] = Seat(**record.sits)
        if state is not None and state.over:
            self.status = FINISHED
        return record

    # What there is to tell

    def may_undo(self, user: str | None) -> dict[str, Any]:
        """For the user's seats: what can be taken back or done again, or the reason why not."""
        told: dict[str, Any] = dict.fromkeys(("step", "turn"), "nothing-to-undo")
        told["redo"] = "nothing-to-redo"
        if self.proposal is not None:
            told["proposal"] = self.proposal_shown()
        if self.status != PLAYING:
            return told
        seats = self.seats_of(user)
        node = self.positions.node
        last = self.records[node - 1].seat
        acting = last if last in seats else (seats[0] if seats else None)
        if acting is None:
            return told
        told["seat"] = SEAT.names[acting]
        try:
            undo.step_back(self.records, self.positions, acting)
            told["step"] = told["turn"] = True
        except Refused as refused:
            told["step"] = told["turn"] = refused.reason
        for seat in seats:
            if self._book.redo and self.records[self._book.redo[0] - 1].seat == seat:
                told["redo"] = True
                told["redo_seat"] = SEAT.names[seat]
        return told

    def proposal_shown(self) -> dict[str, Any] | None:
        """The proposal that waits, with seats instead of users."""
        proposal = self.proposal
        if proposal is None:
            return None
        asked = self.asked()
        return {
            "by": SEAT.names[proposal.seat],
            "to": self.seq_of(proposal.to),
            "yes": self._names_of(proposal.yes | {proposal.user or ""}),
            "waiting": self._names_of(asked),
        }

    def _names_of(self, users: set[str]) -> list[str]:
        return [
            SEAT.names[number]
            for number, seat in enumerate(self.seats)
            if seat.user in users and seat.played_by(seat.user)
        ]

    def bots_to_act(self) -> list[int]:
        """Seats of bots that must decide now; they wait while people talk about an undo."""
        if self.proposal is not None:
            return []
        return [seat for seat in self.to_act if self.seats[seat].kind == BOT]

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.result(self.state).to_dict() if self.status == FINISHED else None
