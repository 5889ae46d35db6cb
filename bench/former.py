"""Levels as they were before the networks: whoever is stronger now must show it against these.

ennead arena run kemet --players 4 --versus expert former=bench.former:expert --games 200 --seed unseen

Run it where `bench` can be imported: in the folder of the repository.
"""

from ennead.bots.players import LEVELS, SearchBot, settings_of, with_temperament
from ennead.core.game import Game

EXPERT: dict[str, dict[str, float]] = {
    "amun-re": {"iterations": 1500, "taste": 0.04},
    "ankh": {"iterations": 500, "taste": 0.2, "exploration": 0.4},
    "kemet": {"iterations": 1200, "rollout": 6, "taste": 0.1},
    "tekhenu": {"iterations": 600, "taste": 0.2},
}


def expert(game: Game, seed: str) -> SearchBot:
    """The strongest level, by what is written by hand alone."""
    settings = settings_of(game, "", seconds=0.8 * LEVELS["expert"], learned=0.0, **EXPERT[game.name])
    return SearchBot(game, seed, with_temperament(settings, seed))
