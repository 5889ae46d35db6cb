"""Points 6 and 7: nobody learns what he may not, neither from views and events nor by undoing."""

import json
from typing import Any

import pytest

import ennead
from ennead.core.referee import FastReferee, LiveReferee, ScriptedReferee
from ennead.core.state import State
from tests.conformance.cases import Case, Moment, all_cases, moments

# A short game may happen to show nothing of what a test is about; then the next seed is tried.
MOST_GAMES = 10


def written(case: Case, state: State, seat: int | None) -> str:
    return json.dumps(case.game.view(state, seat), ensure_ascii=False)


def viewers(case: Case) -> list[int | None]:
    return [*range(case.players), None]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_views_do_not_depend_on_what_a_seat_cannot_know(case: Case) -> None:
    """In the first game in which something is hidden at a moment that is looked at."""
    assert any(views_keep_secrets(case, f"leak/{number}") for number in range(MOST_GAMES))


def views_keep_secrets(case: Case, seed: str) -> bool:
    """Check every fifth moment of a game; tells whether anything was hidden at one of them."""
    dice = FastReferee("leak")
    differed = False
    for moment in moments(case, seed):
        if moment.number % 5:
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
    return differed


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_resampling_depends_on_nothing_hidden(case: Case) -> None:
    """The same dice give the same guess, whatever was hidden: no secret can sway a bot."""
    game = case.game
    for moment in moments(case, "resampling"):
        if moment.number % 7:
            continue
        for seat in viewers(case):
            other = game.determinize(moment.state, seat, FastReferee("one"))
            guess = game.determinize(moment.state, seat, FastReferee("two"))
            assert game.to_dict(game.determinize(other, seat, FastReferee("two"))) == game.to_dict(guess)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_resampled_games_can_be_played_on(case: Case) -> None:
    dice = FastReferee("play on")
    for moment in moments(case, "resampled"):
        if moment.number % 40:
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
        # Each seat in turn, and who watches.
        others = [seat for seat in viewers(case) if seat != moment.seat]
        for seat in others[moment.number % len(others) :][:1]:
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
    assert any(undo_never_teaches(case, f"undo/{number}") for number in range(MOST_GAMES))


def undo_never_teaches(case: Case, seed: str) -> bool:
    """Undo and repeat every third action of a game; tells whether some undo was refused and some was not."""
    game = case.game
    dice = FastReferee("undo")
    match = ennead.start(case.name, case.players, seed=seed, options=case.options)
    allowed = refused = 0
    for moment in moments(case, seed, LiveReferee(seed)):
        if moment.number % 3:
            match.play(game.space.action(moment.code), moment.seat)
            continue
        before = game.hash(match.state)
        assert before == game.hash(moment.state)
        history = match.history(None) if moment.number % 15 == 0 else None
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
        assert history is None or match.history(None) == history
        match.play(action, moment.seat)
    assert ennead.replay(match.log).result.to_dict() == match.result.to_dict()
    return allowed > 0 and refused > 0


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
        own_side = (moment.seat, *game.partners(moment.state, moment.seat))
        seen: dict[int | None, set[str]] = {seat: set() for seat in viewers(case) if seat not in own_side}
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
