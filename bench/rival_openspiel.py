"""Measures one turn-based OpenSpiel game with random play, driven through its Python bindings."""

import random
from collections.abc import Iterator
from importlib.metadata import version
from operator import methodcaller

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel

from measure import Engine, Moment, parser, report


def resolve_chance(state: pyspiel.State) -> None:
    """Let OpenSpiel draw, until a player decides or the game is over."""
    while state.is_chance_node():
        action, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
        state.apply_action(action)


def engine(game: pyspiel.Game, name: str) -> Engine[pyspiel.State, int]:
    def play(seed: int) -> int:
        random.seed(seed)
        randrange = random.randrange
        state = game.new_initial_state()
        decisions = 0
        resolve_chance(state)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[randrange(len(actions))])
            decisions += 1
            resolve_chance(state)
        return decisions

    def walk(seed: int) -> Iterator[Moment[pyspiel.State, int]]:
        random.seed(seed)
        state = game.new_initial_state()
        resolve_chance(state)
        while not state.is_terminal():
            actions = state.legal_actions()
            yield Moment(state, state.current_player(), len(actions))
            state.apply_action(random.choice(actions))
            resolve_chance(state)

    observes = game.get_type().provides_observation_string
    view_kind = "observation_string" if observes else "information_state_string"
    return Engine(
        name="open_spiel",
        version=version("open-spiel"),
        build="Python" if name.startswith("python_") else "C++",
        game=name,
        players=game.num_players(),
        play=play,
        walk=walk,
        clone=methodcaller("clone"),
        view=getattr(pyspiel.State, view_kind),
        view_kind=view_kind,
    )


def main() -> None:
    options = parser(__doc__ or "")
    options.add_argument("--game", required=True, help="OpenSpiel's name, with parameters if any")
    chosen = options.parse_args()
    report(engine(pyspiel.load_game(chosen.game), chosen.game), chosen)


if __name__ == "__main__":
    main()
