"""Decisions with one option are carried out unasked, and seen: by who plays, in the log, on resuming."""

import json
import random
from collections.abc import Iterator

import pytest

import ennead
from ennead.core.codec import SEAT
from ennead.core.record import Record
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS, State

GAMES = [("amun-re", 3), ("tekhenu", 2), ("ankh", 3), ("kemet", 3)]


def moves(name: str, players: int, seed: int = 1) -> Iterator[tuple[ennead.Match, Record]]:
    """A random game, move by move."""
    match = ennead.start(name, players, seed=seed)
    dice = random.Random(seed)
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(dice.choice(match.legal(seat)), seat)
        yield match, match.records[-1]


class Asking(Referee):
    """Stops at the first forced decision, with the state as it is there."""

    def forced(self, step: int, seat: int, code: int) -> None:
        raise InterruptedError


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_play_returns_says_in_words_what_was_forced(name: str, players: int) -> None:
    game = ennead.game(name)
    seen = 0
    for match, record in moves(name, players):
        told = [event for event in match.told(record) if event["event"] == "forced"]
        assert len(told) == len(record.forced)
        for event in told:
            assert event["seat"] in SEAT.names[:players]
            assert game.step(event["decision"])
            assert game.space.parse(event["action"]).text == event["action"]
            seen += 1
    assert seen > 10


def test_forced_decisions_stand_among_the_events_where_they_came() -> None:
    """In Amun-Re a bought stone with one place to go is placed there: first the purchase, then the place."""
    for match, record in moves("amun-re", 3):
        told = [event["event"] for event in match.told(record)]
        if record.do.startswith("buy_stones") and "forced" in told:
            assert told.index("bought_stones") < told.index("forced")
            return
    raise AssertionError("no stone had one place to go")


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_only_its_own_seat_is_told(name: str, players: int) -> None:
    last = None
    for match, _ in moves(name, players):
        last = match
    assert last is not None
    forced = [each for record in last.line() for each in record.forced]
    for viewer in range(players):
        heard = [event for event in last.history(viewer) if event["event"] == "forced"]
        assert {event["seat"] for event in heard} <= {SEAT.names[viewer]}
        assert len(heard) == sum(seat == viewer for _, seat, _, _ in forced)
    assert not any(event["event"] == "forced" for event in last.history(None))


def test_a_forced_sealed_answer_leaves_no_trace_for_others() -> None:
    """A seat that can only steal in Amun-Re's offering answers unasked; nobody else hears of it."""
    found = 0
    for seed in range(20):
        for match, record in moves("amun-re", 3, seed):
            if match.state.actor != SIMULTANEOUS:
                continue
            found += any(decision == "offering_choice" for _, _, decision, _ in record.forced)
            for viewer in (None, 0, 1, 2):
                own = {None if viewer is None else SEAT.names[viewer]}
                assert {event["seat"] for event in match.history(viewer) if event["event"] == "forced"} <= own
    assert found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whoever_plays_a_forced_action_himself_is_not_refused(name: str, players: int) -> None:
    named = 0
    for match, record in moves(name, players):
        for _, seat, _, action in record.forced:
            code = match.game.space.parse(action).code
            if code in match.state.legal(seat):
                continue
            before = len(match.records), match.game.hash(match.state)
            assert match.play(action, seat) == []
            assert (len(match.records), match.game.hash(match.state)) == before
            named += 1
        for _, seat, _, action in record.forced:
            if match.game.space.parse(action).code not in match.state.legal(seat):
                with pytest.raises(ennead.IllegalAction):  # each can be named once
                    match.play(action, seat)
    assert named > 5


def stopped(state: State, code: int, seat: int) -> State | None:
    """The position before the first decision that the action forces; None if it forces none, or draws."""
    copy = state.clone()
    try:
        copy.play(code, Asking(), seat)
    except InterruptedError:
        return copy
    except NotImplementedError:
        return None
    return None


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_right_after_resuming_it_is_the_same_as_later(name: str, players: int) -> None:
    """A position before a forced decision goes on to the first real one, and says what was carried out."""
    match = ennead.start(name, players, seed=4)
    dice = random.Random(4)
    resumed = 0
    while match.to_act and resumed < 20:
        seat = dice.choice(match.to_act)
        action = dice.choice(match.legal(seat))
        position = stopped(match.state, action.code, seat)
        match.play(action, seat)
        record = match.records[-1]
        if position is None or record.chances or match.game.invariants(position):
            continue
        again = ennead.resume(name, json.loads(json.dumps(position.to_dict())), seed=1)
        assert again.state.to_dict() == match.state.to_dict()
        assert [each[1:] for each in again.records[0].forced] == [each[1:] for each in record.forced]
        _, forced, _, text = again.records[0].forced[0]
        if match.game.space.parse(text).code not in again.state.legal(forced):
            assert again.play(text, forced) == []
        assert ennead.replay(again.log).state.to_dict() == again.state.to_dict()
        resumed += 1
    assert resumed > 2
