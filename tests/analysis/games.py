"""Games to analyse: short ones, played by bots that are quick."""

from collections.abc import Mapping
from typing import Any

import ennead
from ennead.bots import bot_kind
from ennead.core.match import Match
from ennead.core.referee import FastReferee

SMALLEST = {"amun-re": 3, "ankh": 2, "kemet": 2, "tekhenu": 2}


def bot_game(
    name: str,
    players: int,
    seed: str,
    moves: int,
    bot: str = "greedy",
    instead: Mapping[int, str] | None = None,
) -> Match:
    """So many moves of a game between bots; at the moments in `instead` they have no say."""
    match = ennead.start(name, players, seed)
    bots = [bot_kind(bot).make(match.game, f"{seed}/{seat}") for seat in range(players)]
    for moment in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        position = match.game.determinize(match.state, seat, FastReferee(f"{seed}/{moment}"))
        chosen = match.game.space.text(bots[seat].choose(position, seat, moment))
        match.play((instead or {}).get(moment, chosen), seat)
    return match


def short_log(name: str, moves: int = 12) -> dict[str, Any]:
    return bot_game(name, SMALLEST[name], "short", moves).log
