"""Points 6 and 7: nobody learns what he may not, neither from views and events nor by undoing."""

import json
from typing import Any

import pytest

import ennead
from ennead.core.referee import FastReferee, LiveReferee, ScriptedReferee
from ennead.core.state import State
from tests.conformance.cases import Case, Moment, all_cases, moments


def written(case: Case, state: State, seat: int | None) -> str:
    return json.dumps(case.game.view(state, seat), ensure_ascii=False)


def viewers(case: Case) -> list[int | None]:
    return [*range(case.players), None]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_views_do_not_depend_on_what_a_seat_cannot_know(case: Case) -> None:
    dice = FastReferee("leak")
    differed = False
    for moment in moments(case, "leak"):
        if moment.number % 2:
            continue
        for seat in viewers(case):
            other = case.game.determinize(moment.state, seat, dice)
            differed = differed or case.game.hash(other) != case.game.hash(moment.state)
            assert written(case, other, seat) == written(case, moment.state, seat)
            assert case.game.invariants(other) == []
            disguised = moment.state.clone()
            case.game.disguise(disguised, seat, dice)
            disguised.refresh()
            assert written(case, disguised, seat) == written(case, moment.state, seat)
    assert differed, "nothing is hidden in this game, or nothing is resampled"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_resampling_depends_on_nothing_hidden(case: Case) -> None:
    """The same dice give the same guess, whatever was hidden: no secret can sway a bot."""
    game = case.game
    for moment in moments(case, "resampling"):
        if moment.number % 3:
            continue
        for seat in viewers(case):
            other = game.determinize(moment.state, seat, FastReferee("one"))
            guess = game.determinize(moment.state, seat, FastReferee("two"))
            assert game.to_dict(game.determinize(other, seat, FastReferee("two"))) == game.to_dict(guess)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_resampled_games_can_be_played_on(case: Case) -> None:
    dice = FastReferee("play on")
    for moment in moments(case, "resampled"):
        if moment.number % 15:
            continue
        state = case.game.determinize(moment.state, moment.seat, dice)
        for _ in range(case.game.max_decisions):
            if state.over:
                break
            seat = state.to_act()[0]
            codes = state.legal(seat)
            state.play(codes[dice.below("choice", len(codes))], dice, seat)
            assert case.game.invariants(state) == []
        assert state.over


def told(case: Case, state: State, moment: Moment, seat: int | None) -> tuple[str, list[dict[str, Any]]]:
    """What the viewer sees after the action, and what he is told, with chance that always falls alike."""
    referee = ScriptedReferee()
    copy = state.clone()
    copy.play(moment.code, referee, moment.seat)
    return written(case, copy, seat), [case.game.events.show(event, seat) for event in referee.events]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_events_tell_no_more_than_views(case: Case) -> None:
    """Where an action leaves a seat's view the same whatever was hidden, its events are the same too."""
    dice = FastReferee("events")
    for moment in moments(case, "events"):
        for seat in viewers(case):
            if seat == moment.seat:
                continue
            other = case.game.determinize(moment.state, seat, dice)
            if moment.code not in other.legal(moment.seat):
                continue
            view, events = told(case, moment.state, moment, seat)
            other_view, other_events = told(case, other, moment, seat)
            if view == other_view:
                assert events == other_events


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_undo_restores_everything_and_never_teaches(case: Case) -> None:
    """Every undo that is allowed brings back the same position; one that would teach something is refused."""
    game = case.game
    dice = FastReferee("undo")
    match = ennead.start(case.name, case.players, seed="undo", options=case.options)
    allowed = refused = 0
    for moment in moments(case, "undo", LiveReferee("undo")):
        before = game.hash(match.state)
        assert before == game.hash(moment.state)
        history = match.history(None)
        other = game.determinize(match.state, moment.seat, dice)
        action = game.space.action(moment.code)
        match.play(action, moment.seat)
        taught = learns(case, moment, other)
        try:
            match.undo(moment.seat)
        except ennead.CannotUndo:
            refused += 1
            continue
        allowed += 1
        assert not taught, f"{action} teaches seat {moment.seat} something and could be undone"
        assert game.hash(match.state) == before
        assert match.history(None) == history
        match.play(action, moment.seat)
    assert allowed
    assert refused
    assert ennead.replay(match.log).result.to_dict() == match.result.to_dict()


def learns(case: Case, moment: Moment, other: State) -> bool:
    """Whether the actor's view after the action depends on what he could not know before it."""
    if moment.code not in other.legal(moment.seat):
        return False
    views = []
    for state in (moment.state, other):
        copy = state.clone()
        copy.play(moment.code, ScriptedReferee(), moment.seat)
        views.append(written(case, copy, moment.seat))
    return views[0] != views[1]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_sealed_answers_show_nowhere_before_all_are_in(case: Case) -> None:
    """Whatever a seat seals, everybody else sees and hears exactly the same."""
    game = case.game
    for moment in moments(case, "sealed"):
        seats = moment.state.to_act()
        if len(seats) < 2:
            continue
        seen: dict[int | None, set[str]] = {seat: set() for seat in viewers(case) if seat != moment.seat}
        for code in moment.state.legal(moment.seat)[:20]:
            copy = moment.state.clone()
            referee = ScriptedReferee()
            copy.play(code, referee, moment.seat)
            if copy.sealed[moment.seat] == moment.state.sealed[moment.seat]:
                continue  # an open act, such as a sale
            for seat in seen:
                ready = moment.seat in copy.to_act()
                heard = json.dumps([game.events.show(event, seat) for event in referee.events])
                seen[seat].add(f"{ready}{written(case, copy, seat)}{heard}")
        for accounts in seen.values():
            assert len({account for account in accounts if account.startswith("True")}) <= 1
            assert len({account for account in accounts if account.startswith("False")}) <= 1


@pytest.mark.parametrize("name", ennead.games())
def test_the_seed_is_nowhere_in_a_state_or_view(name: str) -> None:
    game = ennead.game(name)
    secret = "7319480562-secret-seed"
    match = ennead.start(name, game.players[0], seed=secret)
    texts = [json.dumps(match.state.to_dict()), json.dumps(match.view(0)), json.dumps(match.view(None))]
    assert not any(secret in text for text in texts)
    reachable = [getattr(match.state, field) for field in ("rules", "frames", "sealed", "options")]
    assert not any(isinstance(thing, LiveReferee) for thing in reachable)
