"""How strong is a bot, such as a checkpoint of ppo.py? One of it among bots of each level, with intervals.

PPO_CHECKPOINT=ppo.pt python evaluate.py ppo=ppo:make --game tekhenu --players 2    # needs ennead[arena]
python evaluate.py careful=first_bot:Careful --game kemet --players 2 --against random greedy

Every seed is played once with each rotation of the seats. A bot that is as strong as its opponents wins its
fair share; only when the whole interval lies above or below it is a difference shown.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

import ennead
from ennead.arena import ArenaError, Entrant, Plan, read_results, run
from ennead.arena.entrants import parse_entrant
from ennead.arena.summary import Standing, summarise

LEVELS = ["random", "greedy", "easy", "normal"]


def measure(bot: Entrant, opponent: Entrant, wish: argparse.Namespace) -> Standing:
    """Play, and count the bot's wins."""
    plan = Plan(wish.game, (wish.players,), (bot, opponent), games=wish.games, seed=wish.seed, kind="one")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        run(plan, file, workers=wish.workers)
        return summarise(read_results(file))[0].standings[0]


def verdict(found: Standing) -> str:
    if found.low > found.fair:
        return "stronger"
    return "weaker" if found.high < found.fair else "no difference shown"


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("bot", help="one of ours, or NAME=package.module:maker")
    options.add_argument("--game", default="tekhenu", choices=ennead.games())
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--against", nargs="+", default=LEVELS)
    options.add_argument("--games", type=int, default=200, help="against each opponent")
    options.add_argument("--seed", default="evaluation")
    options.add_argument("--workers", type=int, default=2)
    wish = options.parse_args()
    try:
        bot, *others = map(parse_entrant, [wish.bot, *wish.against])
    except ArenaError as error:
        options.error(str(error))

    print(f"{wish.game}, {wish.players} players: one {bot.name} among …")
    for opponent in others:
        found = measure(bot, opponent, wish)
        broken = f", {sum(found.forfeits.values())} games forfeited" if found.forfeits else ""
        print(
            f"{opponent.name:12} wins {found.rate:6.1%} ({found.low:.1%} to {found.high:.1%}) "
            f"of {found.games} games, fair {found.fair:.1%}: {verdict(found)}; "
            f"{found.ms or 0:.1f} ms a decision{broken}"
        )


if __name__ == "__main__":  # workers are started anew and read this file
    main()
