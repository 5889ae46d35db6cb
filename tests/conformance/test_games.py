"""Points 1 to 4, 6 and 7 of the contract, for every game; what is checked is in `ennead.testing`."""

from collections.abc import Callable

import pytest

import ennead
from ennead.testing import CHECKS, Case, all_cases, cases_of
from ennead.testing.games import keeps_invariants


@pytest.mark.parametrize("name", ennead.games())
def test_random_games_keep_every_invariant_and_end(name: str, request: pytest.FixtureRequest) -> None:
    cases = cases_of(name)
    for number in range(max(request.config.getoption("--games"), len(cases))):
        keeps_invariants(cases[number % len(cases)], f"random/{number}")


@pytest.mark.parametrize("check", [each for each in CHECKS.values() if each is not keeps_invariants])
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_it(case: Case, check: Callable[[Case], object]) -> None:
    # Those that say whether they saw what they are about saw it in each of our games.
    assert check(case) is not False


@pytest.mark.parametrize("name", ennead.games())
def test_every_state_field_is_written(name: str) -> None:
    game = ennead.game(name)
    state = game.new_state(game.players[0], game.check_options(game.players[0], None))
    flow = {"rules", "players", "frames", "sealed", "referee", "actor", "options"}
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
