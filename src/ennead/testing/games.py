"""What every game must keep: points 1 to 4, 6 and 7 of the contract, checked in random games."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ennead.core.game import CANONICAL, BadPosition, Game, plain_json
from ennead.core.match import CannotUndo, start
from ennead.core.referee import FastReferee, LiveReferee, ScriptedReferee
from ennead.core.replay import replay
from ennead.core.shape import faults, read_shape
from ennead.core.state import State
from ennead.testing.cases import Case, Moment, cases_of, moments

# Choices one decision may offer: more are better asked for in two steps.
MOST_OPTIONS = 150
# A short game may happen to show nothing of what a check is about; then the next seed is tried.
MOST_GAMES = 10


def check_game(name: str, only: str = "") -> None:
    """Hold a registered game to every check, or to the one of this name, at every way to set it up."""
    if not __debug__:
        raise RuntimeError("asserts are switched off: run it without -O")
    assert not only or only in CHECKS, f"there is no check {only!r}; there are {', '.join(CHECKS)}"
    for case in cases_of(name):
        for check, hold in CHECKS.items():
            if only in ("", check):
                try:
                    hold(case)
                except AssertionError as error:
                    error.add_note(f"the check {check!r} of {case}")
                    raise


def keeps_invariants(case: Case, seed: str = "random") -> None:
    """A random game ends, breaks no invariant, offers choices, and everybody has a place."""
    game = case.game
    state = None
    for moment in moments(case, seed):
        state = moment.state
        assert game.invariants(state) == [], (
            f"{case} {seed} decision {moment.number}: {game.invariants(state)}"
        )
        for seat in state.to_act():
            codes = state.legal(seat)
            assert 0 < len(codes) < MOST_OPTIONS, f"{case} {seed}: {len(codes)} options"
            assert codes == sorted(set(codes)), (
                f"{case} {seed}: {_disordered(game, codes)!r} is out of order or twice"
            )
            assert 0 <= codes[0] <= codes[-1] < game.space.size, f"{case} {seed}: a code out of range"
        assert moment.number < game.max_decisions, f"{case} {seed} goes on for ever"
    assert state is not None, "there is nothing to decide"
    assert state.over
    assert state.to_act() == (), "somebody must act after the end"
    assert game.invariants(state) == []
    result = game.result(state)
    # Every participant has a place: the players, and an opponent that is part of the rules.
    assert len(result.scores) >= state.players
    assert sorted(seat for place in result.ranking for seat in place) == list(range(len(result.scores)))
    assert all(set(points) <= set(game.sources) for points in result.scores)


def _disordered(game: Game, codes: list[int]) -> str:
    """The first option whose code is not above the one before."""
    return next(game.space.text(code) for last, code in pairwise(codes) if code <= last)


def copies_are_independent(case: Case) -> None:
    """A copy stays what it was, however the game goes on."""
    kept = []
    hash_of = case.game.hash
    for moment in moments(case, "clone"):
        if moment.number % 3:
            continue
        copy = moment.state.clone()
        assert hash_of(copy) == hash_of(moment.state)
        assert copy.to_act() == moment.state.to_act()
        if moment.number % 24 == 0:
            kept.append((copy, hash_of(copy)))
        if moment.number % 60 == 0:
            assert all(hash_of(old) == was for old, was in kept)
    assert all(hash_of(old) == was for old, was in kept)
    assert len({was for _, was in kept}) == len(kept)


def originals_are_untouched(case: Case) -> None:
    """A copy that is played on does not touch the original."""
    game = case.game
    for moment in moments(case, "branch"):
        before = game.hash(moment.state)
        copy = moment.state.clone()
        if moment.number % 5 == 0:
            copy.play(moment.code, FastReferee(1), moment.seat)
            assert game.hash(moment.state) == before


def round_trips(case: Case) -> None:
    """Positions and actions can be written and read."""
    game = case.game
    for moment in moments(case, "round trip"):
        for code in moment.state.legal(moment.seat):
            text = game.space.text(code)
            assert game.space.parse(text).code == code
            assert game.space.action(code).text == text
        if moment.number % 4 == 0:
            written = json.loads(json.dumps(moment.state.to_dict()))
            again = game.from_dict(written)
            assert again.to_dict() == moment.state.to_dict()
            for seat in range(case.players):
                assert again.legal(seat) == moment.state.legal(seat)
                assert game.view(again, seat) == game.view(moment.state, seat)
        if moment.number % 20 == 0:
            # A fingerprint is the same with and without the fast writer.
            written = game.to_dict(moment.state)
            assert CANONICAL(written) == plain_json(written)


def refuses_spoilt_positions(case: Case) -> None:
    """A position that lacks a field, or has nonsense in one, is refused with a reason."""
    good = next(iter(moments(case, "spoilt"))).state.to_dict()

    def refused(position: dict[str, Any], named: str) -> None:
        reason = None
        try:
            case.game.from_dict(position)
        except BadPosition as error:
            reason = str(error)
        assert reason is not None, f"a position with a wrong {named or 'field'!r} was taken"
        assert named in reason, f"the reason does not name {named!r}: {reason}"

    for field in case.game.fields:
        refused({key: value for key, value in good.items() if key != field.name}, field.name)
        refused({**good, field.name: "nonsense"}, "")
    refused({**good, "frames": [{"step": "nowhere"}]}, "")


def views_are_as_declared(case: Case) -> None:
    shape = read_shape(case.game.view_type())
    last = None
    for moment in moments(case, "views"):
        last = moment.state
        if moment.number % 5 == 0:
            for seat in viewers(case):
                assert (wrong := faults(shape, case.game.view(moment.state, seat))) == [], wrong
    assert last is not None
    for seat in viewers(case):
        assert (wrong := faults(shape, case.game.view(last, seat))) == [], wrong


# Nobody learns what he may not, neither from views and events nor by undoing.


def viewers(case: Case) -> list[int | None]:
    """Every seat, and somebody who watches."""
    return [*range(case.players), None]


def written(case: Case, state: State, seat: int | None) -> str:
    return json.dumps(case.game.view(state, seat), ensure_ascii=False)


def views_keep_secrets(case: Case) -> bool:
    """A view does not depend on what its seat can't know; whether anything was hidden at all."""
    return any(_hides_in_views(case, f"leak/{number}") for number in range(MOST_GAMES))


def _hides_in_views(case: Case, seed: str) -> bool:
    """Check every fifth moment of a game; tells whether anything was hidden at one of them."""
    dice = FastReferee("leak")
    differed = False
    for moment in moments(case, seed):
        if moment.number % 5:
            continue
        for seat in viewers(case):
            other = case.game.determinize(moment.state, seat, dice)
            differed = differed or case.game.hash(other) != case.game.hash(moment.state)
            seen = written(case, moment.state, seat)
            assert written(case, other, seat) == seen, f"seat {seat} sees a secret"
            assert case.game.invariants(other) == []
            disguised = moment.state.clone()
            case.game.disguise(disguised, seat, dice)
            disguised.refresh()
            assert written(case, disguised, seat) == seen
    return differed


def resampling_depends_on_nothing_hidden(case: Case) -> None:
    """The same dice give the same guess, whatever was hidden: no secret can sway a bot."""
    game = case.game
    for moment in moments(case, "resampling"):
        if moment.number % 7:
            continue
        for seat in viewers(case):
            other = game.determinize(moment.state, seat, FastReferee("one"))
            guess = game.determinize(moment.state, seat, FastReferee("two"))
            assert game.to_dict(game.determinize(other, seat, FastReferee("two"))) == game.to_dict(guess)


def resampled_games_end(case: Case) -> None:
    """What a seat may take for true can be played to the end."""
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


def events_tell_no_more_than_views(case: Case) -> None:
    """Where an action leaves a seat's view the same whatever was hidden, its events are the same too."""
    dice = FastReferee("events")
    for moment in moments(case, "events"):
        # Each seat in turn, and who watches.
        others = [seat for seat in viewers(case) if seat != moment.seat]
        for seat in others[moment.number % len(others) :][:1]:
            other = case.game.determinize(moment.state, seat, dice)
            if moment.code not in other.legal(moment.seat):
                continue
            view, events = _told(case, moment.state, moment, seat)
            other_view, other_events = _told(case, other, moment, seat)
            if view == other_view:
                assert events == other_events, f"seat {seat} hears more than it sees"


def _told(case: Case, state: State, moment: Moment, seat: int | None) -> tuple[str, list[dict[str, Any]]]:
    """What the viewer sees after the action, and what he is told, with chance that always falls alike."""
    referee = ScriptedReferee()
    copy = state.clone()
    copy.play(moment.code, referee, moment.seat)
    return written(case, copy, seat), [case.game.events.show(event, seat) for event in referee.events]


def undo_never_teaches(case: Case) -> bool:
    """Every undo that is allowed brings back the same position; one that would teach something is refused.

    Whether both came up.
    """
    return any(_undoes_and_refuses(case, f"undo/{number}") for number in range(MOST_GAMES))


def _undoes_and_refuses(case: Case, seed: str) -> bool:
    """Undo and repeat every third action of a game; tells whether some undo was refused and some was not."""
    game = case.game
    dice = FastReferee("undo")
    match = start(game, case.players, seed, case.options)
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
        taught = _learns(case, moment, other)
        try:
            match.undo(moment.seat)
        except CannotUndo:
            refused += 1
            continue
        allowed += 1
        assert not taught, f"{action} teaches seat {moment.seat} something and could be undone"
        assert game.hash(match.state) == before
        assert history is None or match.history(None) == history
        match.play(action, moment.seat)
    assert game.hash(replay(game, match.log).state) == game.hash(match.state)
    return allowed > 0 and refused > 0


def _learns(case: Case, moment: Moment, other: State) -> bool:
    """Whether the actor's view after the action depends on what he could not know before it."""
    if moment.code not in other.legal(moment.seat):
        return False
    views = []
    for state in (moment.state, other):
        copy = state.clone()
        copy.play(moment.code, ScriptedReferee(), moment.seat)
        views.append(written(case, copy, moment.seat))
    return views[0] != views[1]


def sealed_answers_show_nowhere(case: Case) -> None:
    """Whatever a seat seals, everybody else sees and hears exactly the same before all are in."""
    game = case.game
    for moment in moments(case, "sealed"):
        if len(moment.state.to_act()) < 2:
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
            for is_ready in ("True", "False"):
                assert len({account for account in accounts if account.startswith(is_ready)}) <= 1


CHECKS: dict[str, Callable[[Case], object]] = {
    check.__name__: check
    for check in (
        keeps_invariants,
        copies_are_independent,
        originals_are_untouched,
        round_trips,
        refuses_spoilt_positions,
        views_are_as_declared,
        views_keep_secrets,
        resampling_depends_on_nothing_hidden,
        resampled_games_end,
        events_tell_no_more_than_views,
        undo_never_teaches,
        sealed_answers_show_nowhere,
    )
}
