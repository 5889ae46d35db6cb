"""Measures catanatron: four of its RandomPlayers in its own `Game.play` loop."""

from collections.abc import Iterator
from importlib.metadata import version
from operator import methodcaller

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron_gym.features import create_sample

from measure import Engine, Moment, parser, report

PLAYERS = [RandomPlayer(color) for color in Color]


def play(seed: int) -> int:
    game = Game(PLAYERS, seed=seed)
    game.play()
    return len(game.state.actions)


def walk(seed: int) -> Iterator[Moment[Game, Color]]:
    game = Game(PLAYERS, seed=seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield Moment(game, game.state.current_color(), len(game.state.playable_actions))
        game.play_tick()


def main() -> None:
    engine = Engine(
        name="catanatron",
        version=version("catanatron"),
        build="interpreted",
        game="catan",
        players=len(PLAYERS),
        play=play,
        walk=walk,
        clone=methodcaller("copy"),
        view=create_sample,
        view_kind="features of the deciding player (catanatron_gym.create_sample)",
    )
    report(engine, parser(__doc__ or "").parse_args())


if __name__ == "__main__":
    main()
