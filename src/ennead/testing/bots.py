"""What a bot must keep, whatever it thinks."""

from collections.abc import Callable

from ennead.bots.players import Bot
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games import game as game_of


def check_bot(make: Callable[[Game, str], Bot], name: str, games: int = 1, most: int | None = None) -> None:
    """Let a bot play itself at every number of players, to the end or for `most` decisions of each game.

    `make` is given the game and a seed for each seat. A bot chooses what is legal, leaves the position it is
    given as it was, and chooses the same again when it is made anew with the same seed and asked the same.
    """
    game = game_of(name)
    for players in game.players:
        for number in range(games):
            seed = f"check/{players}/{number}"
            first, again = (_play(game, make, players, seed, most) for _ in range(2))
            assert first == again, f"{seed}: the same seed and the same questions, but other answers"


def _play(
    game: Game, make: Callable[[Game, str], Bot], players: int, seed: str, most: int | None
) -> list[int]:
    referee = KeyedReferee(seed)
    state = game.start(players, None, referee)
    bots = [make(game, f"{seed}/{seat}") for seat in range(players)]
    chosen: list[int] = []
    while not state.over and len(chosen) != most:
        moment = len(chosen)
        seat = state.to_act()[0]
        position = game.determinize(state, seat, FastReferee(f"{seed}/{moment}"))
        before = game.hash(position)
        code = bots[seat].choose(position, seat, moment)
        where = f"{seed}, decision {moment}, seat {seat}"
        assert game.hash(position) == before, f"{where}: the bot has changed the position it was given"
        assert code in state.legal(seat), f"{where}: {code!r} is not legal"
        chosen.append(code)
        state.play(code, referee, seat)
    return chosen
