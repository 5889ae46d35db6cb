"""One game being played: a state, its referee and its log. What scripts, notebooks and tests use."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

from ennead.core.codec import SEAT
from ennead.core.game import Game, Options, Result
from ennead.core.referee import Chance, Event, LiveReferee, ReplayMismatch, ReplayReferee, Seed
from ennead.core.space import Action
from ennead.core.state import SIMULTANEOUS, Refusal, State, whole

LOG_FORMAT = 1


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is as it was. Says why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not possible: {refusal}")
        self.action = action
        self.refusal = refusal


class CannotUndo(ValueError):
    """The last action can't be taken back freely. Says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"can't undo: {refusal}")
        self.refusal = refusal


class _Turn:
    """What was before an action, to come back to, and whether coming back would tell secrets."""

    def __init__(self, seat: int, state: State, entries: int, events: int, barrier: str) -> None:
        self.seat = seat
        self.state = state
        self.entries = entries
        self.events = events
        self.barrier = barrier


class Match:
    """A game in progress or finished. Made by `start`, `resume` or `replay`."""

    def __init__(self, game: Game, state: State, referee: LiveReferee, header: dict[str, Any]) -> None:
        self.game = game
        self.state = state
        self._referee = referee
        self._header = header
        self._entries: list[dict[str, Any]] = []
        self._events: list[Event] = []
        self._turns: list[_Turn] = []
        self._collect()

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must decide now; () when the game is over."""
        return self.state.to_act()

    @property
    def over(self) -> bool:
        return self.state.over

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """Every legal action of the seat now, each once."""
        return [self.game.space.action(code) for code in self.state.legal(self._check_seat(seat))]

    def play(self, action: Action | str | SupportsIndex, seat: SupportsIndex | None = None) -> list[Event]:
        """Carry out an action, given as a value, as text or as its code, and return what happened.

        The seat may be left out when only one can act. An illegal action raises IllegalAction (or
        UnknownAction, if the text is none at all) and changes nothing.
        """
        if isinstance(action, str):
            action = self.game.space.parse(action)
        elif not isinstance(action, Action):
            action = self.game.space.action(action)
        acting = self._acting_seat(action, seat)
        if action.code not in self.state.legal(acting):
            raise IllegalAction(action.text, self.game.explain(self.state, acting, action.code))
        return self._carry_out(action, acting)

    def _acting_seat(self, action: Action, seat: SupportsIndex | None) -> int:
        seats = self.to_act
        if not seats:
            raise IllegalAction(action.text, Refusal("game-is-over"))
        if seat is None:
            if len(seats) > 1:
                names = " ".join(SEAT.names[each] for each in seats)
                raise IllegalAction(action.text, Refusal("say-which-seat", waiting=names))
            return seats[0]
        acting = self._check_seat(seat)
        if acting not in seats:
            names = " ".join(SEAT.names[each] for each in seats)
            raise IllegalAction(action.text, Refusal("not-your-turn", waiting=names))
        return acting

    def _check_seat(self, seat: SupportsIndex) -> int:
        number: int = whole(seat)
        if not 0 <= number < self.state.players:
            raise ValueError(f"there is no seat {number}; seats are 0 to {self.state.players - 1}")
        return number

    def _carry_out(self, action: Action, seat: int) -> list[Event]:
        turn = _Turn(seat, self.state.clone(), len(self._entries), len(self._events), "")
        self._entries.append({"seat": seat, "do": action.text})
        self.state.play(action.code, self._referee, seat)
        turn.barrier = self._collect()
        self._turns.append(turn)
        return self._events[turn.events :]

    def _collect(self) -> str:
        """Move what the referee noted into the log; say whether something was learned by it."""
        barrier = ""
        for chance in self._referee.chances:
            self._entries.append({"chance": chance.purpose, "result": chance.result})
            barrier = "chance-was-drawn"
        for event in self._referee.events:
            self._events.append(event)
            if self.game.events.types[event.kind].reveals and not barrier:
                barrier = "secret-was-shown"
        self._referee.chances = []
        self._referee.events = []
        return barrier

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the seat's last action: free until chance was drawn, a secret shown or another acted."""
        asking = self._check_seat(seat)
        if not self._turns:
            raise CannotUndo(Refusal("nothing-to-undo"))
        turn = self._turns[-1]
        if turn.seat != asking and turn.seat not in self.game.partners(self.state, asking):
            raise CannotUndo(Refusal("somebody-else-acted", seat=SEAT.names[turn.seat]))
        if turn.barrier:
            raise CannotUndo(Refusal(turn.barrier))
        if turn.state.actor == SIMULTANEOUS and not self._may_retract(turn.state):
            raise CannotUndo(Refusal("sealed-for-good"))
        self._turns.pop()
        self.state = turn.state
        del self._entries[turn.entries :]
        del self._events[turn.events :]

    def _may_retract(self, state: State) -> bool:
        return self.game.steps[state.frames[-1][0]].can_retract()

    def retract(self, seat: SupportsIndex) -> None:
        """Take a sealed answer back while others are still preparing theirs."""
        asking = self._check_seat(seat)
        if self.state.actor != SIMULTANEOUS or not self.state.sealed[asking]:
            raise CannotUndo(Refusal("nothing-to-undo"))
        if not self._may_retract(self.state):
            raise CannotUndo(Refusal("sealed-for-good"))
        turn = _Turn(asking, self.state.clone(), len(self._entries), len(self._events), "")
        self._entries.append({"seat": asking, "retract": True})
        frame = self.state.frames[-1]
        self.game.steps[frame[0]].retract(self.state, frame, asking)
        self._turns.append(turn)

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """JSON-ready dict of what the seat may know; `view(None)` for spectators."""
        return self.game.view(self.state, None if seat is None else self._check_seat(seat))

    def history(self, seat: int | None) -> list[dict[str, Any]]:
        """Everything that happened so far, as the seat may know it (None = spectator)."""
        return [self.game.events.show(event, seat) for event in self._events]

    @property
    def result(self) -> Result | None:
        """Scores by source, ranking and tie-breaks; None while the game goes on."""
        return self.game.result(self.state) if self.state.over else None

    @property
    def log(self) -> dict[str, Any]:
        """Everything needed to replay, secrets included: not for players' eyes before the end."""
        return {**self._header, "entries": [dict(entry) for entry in self._entries]}


def start(game: Game, players: SupportsIndex, seed: Seed | None, options: Options | None) -> Match:
    """A new match. Without a seed a secret one is drawn."""
    seed = secrets.token_hex(16) if seed is None else seed
    referee = LiveReferee(seed)
    header = _header(game, seed)
    count: int = whole(players)
    header["players"] = count
    header["options"] = game.check_options(count, options)
    return Match(game, game.start(count, options, referee), referee, header)


def resume(game: Game, position: Mapping[str, Any], seed: Seed | None) -> Match:
    """A match that starts from any position."""
    seed = secrets.token_hex(16) if seed is None else seed
    header = _header(game, seed)
    header["position"] = dict(position)
    return Match(game, game.from_dict(position), LiveReferee(seed), header)


def replay(game: Game, log: Mapping[str, Any], watch: Callable[[Match], None] | None = None) -> Match:
    """Play a log again, with the logged results of chance, and stand where it stopped.

    `watch` is shown the match at its start and after each of the players' entries.
    """
    if log.get("format") != LOG_FORMAT or log.get("game") != game.name:
        raise ReplayMismatch(f"not a log of {game.name} in format {LOG_FORMAT}")
    if log.get("version") != game.version:
        raise ReplayMismatch(f"rules version {log.get('version')}, this is {game.version}")
    referee, match = _replayed_start(game, log)
    if watch:
        watch(match)
    for number, entry in enumerate(log["entries"]):
        if "chance" in entry:
            continue
        try:
            if "do" in entry:
                match.play(entry["do"], entry["seat"])
            else:
                match.retract(entry["seat"])
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise ReplayMismatch(f"entry {number} of the log does not fit: {error}") from None
        if watch:
            watch(match)
    if not referee.exhausted():
        raise ReplayMismatch("the log holds more chance than the rules asked for")
    return match


def _replayed_start(game: Game, log: Mapping[str, Any]) -> tuple[ReplayReferee, Match]:
    """The match a log begins with, and the referee who knows its chance."""
    try:
        chances = [Chance(each["chance"], each["result"]) for each in log["entries"] if "chance" in each]
        referee = ReplayReferee(log["seed"], chances)
        if "position" in log:
            state = game.from_dict(log["position"])
        else:
            state = game.start(log["players"], log["options"], referee)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ReplayMismatch(f"the log does not fit: {error}") from None
    header = {key: value for key, value in log.items() if key != "entries"}
    return referee, Match(game, state, referee, header)


def _header(game: Game, seed: Seed) -> dict[str, Any]:
    return {"format": LOG_FORMAT, "game": game.name, "version": game.version, "seed": seed}
