"""Points 1 to 4 of the contract: random games end well, copies are independent, everything round-trips."""

import json

import pytest

import ennead
from ennead.core.game import CANONICAL, BadPosition, plain_json
from tests.conformance.cases import Case, all_cases, cases_of, moments

MOST_OPTIONS = 150


@pytest.mark.parametrize("name", ennead.games())
def test_random_games_keep_every_invariant_and_end(name: str, request: pytest.FixtureRequest) -> None:
    cases = cases_of(name)
    for number in range(max(request.config.getoption("--games"), len(cases))):
        case = cases[number % len(cases)]
        play_checked(case, f"random/{number}")


def play_checked(case: Case, seed: str) -> None:
    game = case.game
    state = None
    for moment in moments(case, seed):
        state = moment.state
        assert game.invariants(state) == [], f"{case} {seed} decision {moment.number}"
        for seat in state.to_act():
            codes = state.legal(seat)
            assert 0 < len(codes) < MOST_OPTIONS, f"{case} {seed}: {len(codes)} options"
            assert len(set(codes)) == len(codes), f"{case} {seed}: an option twice"
            assert all(0 <= code < game.space.size for code in codes)
        assert moment.number < game.max_decisions, f"{case} {seed} goes on for ever"
    assert state is not None
    assert state.over
    assert state.to_act() == ()
    assert game.invariants(state) == []
    result = game.result(state)
    # Every participant has a place: the players, and an opponent that is part of the rules
    assert len(result.scores) >= state.players
    assert sorted(seat for place in result.ranking for seat in place) == list(range(len(result.scores)))
    assert all(set(points) <= set(game.sources) for points in result.scores)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_copies_are_independent_of_what_happens_later(case: Case) -> None:
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


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_copy_played_on_does_not_touch_the_original(case: Case) -> None:
    game = case.game
    for moment in moments(case, "branch"):
        before = game.hash(moment.state)
        copy = moment.state.clone()
        if moment.number % 5 == 0:
            copy.play(moment.code, ennead.core.referee.FastReferee(1), moment.seat)
            assert game.hash(moment.state) == before


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_positions_and_actions_round_trip(case: Case) -> None:
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


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_fingerprint_is_the_same_with_and_without_the_fast_writer(case: Case) -> None:
    for moment in moments(case, "canonical"):
        if moment.number % 20 == 0:
            written = case.game.to_dict(moment.state)
            assert CANONICAL(written) == plain_json(written)


@pytest.mark.parametrize("name", ennead.games())
def test_every_state_field_is_written(name: str) -> None:
    game = ennead.game(name)
    state = game.new_state(game.players[0], game.check_options(game.players[0], None))
    flow = {"rules", "players", "frames", "sealed", "actor", "options"}
    own = {slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())}
    assert own - flow == {field.name for field in game.fields}


@pytest.mark.parametrize("name", ennead.games())
def test_the_action_space_is_a_bijection(name: str) -> None:
    space = ennead.game(name).space
    step = max(1, space.size // 5000)
    for code in [*range(0, space.size, step), space.size - 1]:
        assert space.parse(space.text(code)).code == code
    with pytest.raises(ennead.UnknownAction):
        space.action(space.size)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_spoilt_position_is_refused_with_a_reason(case: Case) -> None:
    moment = next(iter(moments(case, "spoilt")))
    good = moment.state.to_dict()
    for field in case.game.fields:
        spoilt = {key: value for key, value in good.items() if key != field.name}
        with pytest.raises(BadPosition, match=field.name):
            case.game.from_dict(spoilt)
        with pytest.raises(BadPosition):
            case.game.from_dict({**good, field.name: "nonsense"})
    with pytest.raises(BadPosition):
        case.game.from_dict({**good, "frames": [{"step": "nowhere"}]})
