"""`ennead train`: makes the network of a game's bots."""

from pathlib import Path
from typing import Annotated

import typer

from ennead.bots.network import BadNetwork, Network
from ennead.cli_options import Mistake
from ennead.games import game as game_named
from ennead.training.run import ROUNDS, SEED, BadFolder, Course, Training, on_ray, on_this_machine, processes


def mount(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(train)


def train(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ennead games` lists them.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="A folder for games, curves and networks.")],
    games: Annotated[
        str, typer.Option("--games", "-n", metavar="N,N", help="How many games each round plays.")
    ] = ",".join(map(str, ROUNDS)),
    earnest: Annotated[
        int, typer.Option(metavar="ROUND", help="The first round whose games go on in earnest; 0: none.")
    ] = 0,
    begin: Annotated[
        Path | None, typer.Option(help="A network the first round plays with, instead of by hand alone.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Same seed, same games.")] = SEED,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes that play.")] = 2,
    ray: Annotated[bool, typer.Option("--ray", help="Play by tasks of Ray instead.")] = False,
    address: Annotated[str, typer.Option(help="The cluster of Ray; without one, this machine.")] = "",
) -> None:
    """Make the network of a game's bots by self-play, or go on with it. See docs/training.md."""
    game = game_named(name)
    try:
        rounds = tuple(int(each) for each in games.split(","))
    except ValueError:
        raise Mistake(f"{games!r} should be numbers of games, like 3000,1500") from None
    if not 0 <= earnest <= len(rounds):
        raise Mistake(f"there is no round {earnest}: --games tells of {len(rounds)}")
    if min(rounds) < 1 or workers < 1:
        raise Mistake("at least 1 game and 1 worker are needed")
    try:
        import torch  # noqa: F401
    except ImportError:
        raise Mistake("learning needs PyTorch: pip install 'ennead[train]'") from None
    first = b""
    if begin is not None:
        try:
            first = begin.read_bytes()
            Network(game, first)
        except (OSError, BadNetwork) as error:
            raise Mistake(f"can't begin with {begin}: {getattr(error, 'strerror', None) or error}") from None
    try:
        course = Course(game.name, seed, rounds, earnest=earnest)
        training = Training(course, out, lambda said: print(said, flush=True), first)
        if ray:
            made = training.run(on_ray(game.name, address))
        else:
            with processes(workers) as executor:
                made = training.run(on_this_machine(game.name, executor))
    except BadFolder as error:
        raise Mistake(str(error)) from None
    except ImportError:
        raise Mistake("this needs Ray: pip install 'ennead[ray]'") from None
    except OSError as error:
        raise Mistake(f"can't write to {out}: {error.strerror}") from None
    print(f"the network of {game.name} is {made}; bots play with bot/network.bin in the game's folder")
