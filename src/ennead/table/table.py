"""A table: a match with people. Who sits there, who may do what, what needs consent. Pure logic.

Methods that change the table check everything first, append records to the log and return them. Whoever has
to make them durable works on a `draft`, and puts it in the table's place only when they are: so nobody ever
sees what could still be lost. What they refuse raises Refused and changes nothing.
"""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from ennead.core import match as matches
from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.match import CannotUndo, Match
from ennead.core.positions import Positions
from ennead.core.record import ANSWER, CLOSE, MOVES, POSITIONS, PROPOSAL, SEAT_CHANGE, START, Kind, Record
from ennead.core.referee import LiveReferee
from ennead.core.state import State
from ennead.table.asked import Asked, Message
from ennead.table.fairness import commitment_of
from ennead.table.refused import NotAllowed, Refused, Repeated, Stale, refusing
from ennead.table.seat import BOT, OPEN, PERSON, Seat

WAITING: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
Status = Literal["open", "playing", "finished", "closed"]


@dataclass(slots=True)
class Proposal:
    """Somebody asks the others to go back to the position after record `to`."""

    user: str | None
    seat: int
    to: int
    yes: set[str] = field(default_factory=set)


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
        self.seats = seats
        self.salt = salt
        self.match = Match(game, matches.start_header(game, players, seed, options), LiveReferee(seed))
        self.status: Status = WAITING
        self.proposal: Proposal | None = None
        self._keys: dict[tuple[str | None, str], int] = {}

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
        table.follow(records)
        return table

    def follow(self, records: Iterable[Record]) -> None:
        """Take up what is in the log already: written before, or by another server."""
        for record in records:
            self.match.follow(record)
            self._follow(record)
        if self.positions.node and self.status == PLAYING and self.state.over:
            self.status = FINISHED

    def draft(self) -> "Table":
        """The same table, to be changed on its own: this one stays as it is."""
        draft = copy(self)
        draft.match = self.match.copy()
        draft.seats = self.seats[:]
        if self.proposal is not None:
            draft.proposal = replace(self.proposal, yes=self.proposal.yes.copy())
        draft._keys = self._keys.copy()
        return draft

    # What holds now

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def players(self) -> int:
        players: int = self.match.header["players"]
        return players

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = self.match.header["options"]
        return options

    @property
    def seed(self) -> str:
        seed: str = self.match.header["seed"]
        return seed

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed, self.salt, self.id)

    @property
    def records(self) -> list[Record]:
        return self.match.records

    @property
    def positions(self) -> Positions:
        return self.match.positions

    @property
    def state(self) -> State:
        """The position now; read it, never change it."""
        return self.match.state

    @property
    def seq(self) -> int:
        """The number of the last change that everybody may notice."""
        return self.match.seq

    def number_of(self, seq: int) -> int:
        """The place in the log of the change people know by this number; 0 is before all."""
        return self.match.number_of(seq)

    def seq_of(self, number: int) -> int:
        """The number people know a place in the log by."""
        return self.match.seq_of(number)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must decide now; nobody before the start and after the end."""
        return self.state.to_act() if self.status == PLAYING else ()

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

    def carry_out(self, message: Message) -> list[Record]:
        """Do what a message asks; one that was carried out before raises Repeated."""
        done = self.known(message.user, message.key)
        if done is not None:
            raise Repeated(self.seq_of(done))
        if message.wish == "answer_undo":
            return self.answer_undo(message.yes, message)
        seat = self.own_seat(message.user, message.seat)
        match message.wish:
            case "submit":
                return [self.play(seat, message.action, message)]
            case "retract":
                return [self.retract(seat, message)]
            case "undo":
                return [self.undo(seat, message.scope, message)]
            case "redo":
                return [self.redo(seat, message)]
            case "propose_undo":
                return self.propose_undo(seat, message.to, message)

    def own_seat(self, user: str | None, name: str) -> int:
        """The number of a seat that this user decides for."""
        seat = SEAT.index[name]
        if seat not in self.seats_of(user):
            raise NotAllowed("not-your-seat", seat=name)
        return seat

    def start(self, at: str) -> Record:
        """Lay out the game; every seat must be taken."""
        if self.status != WAITING:
            raise Refused("already-started")
        free = [SEAT.names[number] for number, seat in enumerate(self.seats) if seat.kind == OPEN]
        if free:
            raise Refused("seats-are-open", seats=" ".join(free))
        return self._sign(self.match.begin(), Asked(at))

    def play(self, seat: int, action: str, asked: Asked) -> Record:
        """Carry out an action of a seat."""
        self._check_moment(seat, asked)
        with refusing():
            return self._sign(self.match.move(self.game.space.parse(action), seat), asked)

    def retract(self, seat: int, asked: Asked) -> Record:
        """Take a sealed answer back while others are still preparing theirs."""
        self._check_moment(seat, asked)
        with refusing():
            return self._sign(self.match.retract(seat), asked)

    def undo(self, seat: int, scope: str, asked: Asked) -> Record:
        """Take back the seat's last action (`step`), or all since the last barrier (`turn`)."""
        self._check_moment(seat, asked, exactly=True)
        with refusing():
            return self._sign(self.match.undo(seat, scope), asked)

    def redo(self, seat: int, asked: Asked) -> Record:
        """Do again what was taken back last."""
        self._check_moment(seat, asked, exactly=True)
        with refusing():
            return self._sign(self.match.redo(seat), asked)

    def propose_undo(self, seat: int, to: int, asked: Asked) -> list[Record]:
        """Ask the other people to go back to the position after record `to`; bots always agree."""
        self._check_moment(seat, asked, exactly=True)
        to = self._position_known_as(to)
        if to not in self.positions.line(self.positions.node):
            raise Refused("no-such-position")
        if to == self.positions.node:
            raise Refused("nothing-to-undo")
        if self.proposal is not None:
            raise Refused("proposal-waits", seat=SEAT.names[self.proposal.seat])
        return [self._note(PROPOSAL, asked, seat, to=to), *self._grant(asked.at)]

    def answer_undo(self, yes: bool, asked: Asked) -> list[Record]:
        """Agree to the proposal that waits, or turn it down."""
        seats = self.seats_of(asked.user)
        if not seats:
            raise NotAllowed("not-your-seat")
        self._check_moment(seats[0], asked, exactly=True)
        if self.proposal is None:
            raise Refused("no-proposal")
        if asked.user == self.proposal.user and yes:
            raise Refused("your-own-proposal")
        return [self._note(ANSWER, asked, seats[0], how="yes" if yes else "no"), *self._grant(asked.at)]

    def asked(self) -> set[str]:
        """People whose answer to the proposal is still missing."""
        if self.proposal is None:
            return set()
        return self.people() - self.proposal.yes - {self.proposal.user or ""}

    def _grant(self, at: str) -> list[Record]:
        proposal = self.proposal
        if proposal is None or self.asked():
            return []
        return [self._sign(self.match.go_back(proposal.to, "consent", proposal.seat), Asked(at))]

    def _position_known_as(self, seq: int) -> int:
        if not 1 <= seq <= self.seq:
            raise Refused("no-such-position", to=seq)
        return self.positions.node_at(self.number_of(seq))

    def step_back_by_operator(self, to: int, at: str) -> Record:
        """An operator repairs a table by going back, whatever the barriers. Only in a game in progress."""
        if self.status != PLAYING:
            raise Refused("game-is-over")
        node = self._position_known_as(to)
        return self._sign(self.match.go_back(node, "operator"), Asked(at))

    def sit(self, number: int, seat: Seat, at: str, user: str | None) -> Record | None:
        """Change who sits on a seat; it is part of the log once the game has started."""
        if self.status in (FINISHED, CLOSED):
            raise Refused("game-is-over")
        if self.status == WAITING:
            self.seats[number] = seat
            return None
        return self._note(SEAT_CHANGE, Asked(at, user), number, sits=seat.to_dict())

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
        return self._note(CLOSE, Asked(at, user))

    def _check_moment(self, seat: int, asked: Asked, exactly: bool = False) -> None:
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat")
        if self.status == WAITING:
            raise Refused("not-started")
        if self.status == CLOSED:
            raise Refused("table-is-closed")
        if self.status == FINISHED:
            raise Refused("game-is-over")
        if asked.expect is not None and not self._is_fresh(seat, asked.expect, exactly):
            raise Stale(asked.expect, self.seq)

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

    def _note(self, kind: Kind, asked: Asked, seat: int | None = None, **rest: Any) -> Record:
        """A change that leaves the position as it is."""
        return self._sign(self.match.note(Record(0, 0, kind, seat=seat, **rest)), asked)

    def _sign(self, record: Record, asked: Asked) -> Record:
        """Note in the newest record who asked for it, and follow it."""
        record.at, record.user, record.key = asked.at, asked.user, asked.key
        self._follow(record)
        if record.kind in POSITIONS:
            record.hash = self.game.hash(self.state)
            if self.state.over:
                self.status = FINISHED
        return record

    def _follow(self, record: Record) -> None:
        """What a record means for the people at the table, in play and in loading."""
        if record.key is not None:
            self._keys[(record.user, record.key)] = record.number
        if record.kind == START:
            self.status = PLAYING
        elif record.kind == CLOSE:
            self.status = CLOSED
        elif record.kind == SEAT_CHANGE and record.sits is not None and record.seat is not None:
            self.seats[record.seat] = Seat(**record.sits)
        self._follow_proposal(record)

    def _follow_proposal(self, record: Record) -> None:
        if record.kind == PROPOSAL:
            assert record.seat is not None
            self.proposal = Proposal(record.user, record.seat, record.to)
        elif record.kind == ANSWER and record.how == "yes":
            if self.proposal is not None and record.user is not None:
                self.proposal.yes.add(record.user)
        elif record.kind != SEAT_CHANGE:
            self.proposal = None

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
            self.match.step_back(acting)
            told["step"] = told["turn"] = True
        except CannotUndo as barred:
            told["step"] = told["turn"] = barred.refusal.reason
        redone = self.match.next_redo()
        if redone is not None and redone.seat in seats:
            told["redo"] = True
            told["redo_seat"] = SEAT.names[redone.seat]
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
