"""Measures one of Ennead's games with random play, or lists the games there are."""

import random
import sys
from collections.abc import Iterator
from operator import methodcaller

import ennead
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State
from measure import Engine, Moment, parser, report


def build() -> str:
    """How the loaded modules were built; compiled ones are extension modules."""
    files = [
        str(getattr(module, "__file__", ""))
        for name, module in sys.modules.items()
        if name.split(".")[0] == "ennead"
    ]
    compiled = sum(file.endswith((".so", ".pyd")) for file in files)
    return f"compiled ({compiled}/{len(files)} modules)" if compiled else "interpreted"


def engine(game: Game) -> Engine[State, int]:
    players = max(game.players)

    def play(seed: int) -> int:
        randrange = random.Random(seed).randrange
        referee = FastReferee(seed)
        state = game.start(players, None, referee)
        decisions = 0
        while not state.over:
            seat = state.to_act()[0]
            codes = state.legal(seat)
            state.play(codes[randrange(len(codes))], referee, seat)
            decisions += 1
        return decisions

    def walk(seed: int) -> Iterator[Moment[State, int]]:
        rng = random.Random(seed)
        referee = FastReferee(seed)
        state = game.start(players, None, referee)
        while not state.over:
            seat = state.to_act()[0]
            codes = state.legal(seat)
            yield Moment(state, seat, len(codes))
            state.play(rng.choice(codes), referee, seat)

    return Engine(
        name="ennead",
        version=ennead.__version__,
        build=build(),
        game=game.name,
        players=players,
        play=play,
        walk=walk,
        clone=methodcaller("clone"),
        view=game.view,
        view_kind="view of the deciding seat",
    )


def main() -> None:
    options = parser(__doc__ or "")
    choice = options.add_mutually_exclusive_group(required=True)
    choice.add_argument("--game", help="id of the game to measure")
    choice.add_argument("--list", action="store_true", help="print the ids of all games")
    chosen = options.parse_args()
    if chosen.list:
        print("\n".join(ennead.games()))
    else:
        report(engine(ennead.game(chosen.game)), chosen)


if __name__ == "__main__":
    main()
