"""Commands for data and for language models: `ennead dataset make | check`, `ennead seat`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ennead.cli_options import Mistake, default_players, parse_options
from ennead.games import game as game_named
from ennead.research.data import BadData, load, make_rows, replayed, save
from ennead.research.seat import SeatTable, serve_http, serve_lines

dataset = typer.Typer(no_args_is_help=True, help="Games between bots as data that replays.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ennead games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]


def mount(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(dataset, name="dataset")
    app.command()(seat)


@dataset.command()
def make(
    name: GameName,
    out: Annotated[Path, typer.Argument(help="Where to: a file .jsonl or .parquet.")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", "-b", help="Who plays; several take the seats in turn.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Same seed, same games.")] = "0",
    option: GameOptions = None,
) -> None:
    """Play games between bots and write them down."""
    game = game_named(name)
    count = players or default_players(game)
    kinds = bot or ["greedy"]
    if games < 1:
        raise Mistake(f"at least 1 game can be played, not {games}")
    if out.suffix not in (".jsonl", ".parquet"):
        raise Mistake(f"{out} should end in .jsonl or .parquet")
    bots = [kinds[seat % len(kinds)] for seat in range(count)]
    try:
        written = save(make_rows(game, bots, games, seed, parse_options(game, option)), out)
    except OSError as error:
        raise Mistake(f"can't write {out}: {error.strerror}") from None
    except ImportError:
        raise Mistake("Parquet needs pyarrow: pip install 'ennead[arena]'") from None
    except ValueError as error:
        raise Mistake(str(error)) from None
    print(f"{written} games of {name} in {out}")


@dataset.command()
def check(file: Annotated[Path, typer.Argument(help="A file of games.")]) -> None:
    """Replay every game of a file."""
    count = 0
    try:
        for row in load(file):
            replayed(row)
            count += 1
    except OSError as error:
        raise Mistake(f"can't read {file}: {error.strerror}") from None
    except (BadData, LookupError, ValueError) as error:
        raise Mistake(f"{file}: {error}") from None
    print(f"{count} games replay")


def seat(
    name: GameName,
    players: Players = None,
    at: Annotated[int, typer.Option("--seat", help="Which seat the program takes, from 0.")] = 0,
    bot: Annotated[str, typer.Option(help="Who takes the other seats.")] = "greedy",
    seed: Annotated[str, typer.Option(help="Same seed, same game.")] = "0",
    option: GameOptions = None,
    port: Annotated[
        int, typer.Option(help="Serve HTTP on this port of this machine instead of standard input.")
    ] = 0,
    mcp: Annotated[bool, typer.Option("--mcp", help="Speak MCP instead, for language models.")] = False,
) -> None:
    """Let a program play one seat: lines of JSON on standard input, HTTP, or MCP. See docs/research.md."""
    game = game_named(name)
    count = players or default_players(game)
    try:
        table = SeatTable(game, count, at, bot, seed, parse_options(game, option))
    except ValueError as error:
        raise Mistake(str(error)) from None
    if mcp:
        try:
            from ennead.research.mcp import server
        except ImportError:
            raise Mistake("MCP needs its library: pip install 'ennead[mcp]'") from None
        server(table).run()
    elif port:
        serve_http(table, port)
    else:
        serve_lines(table, sys.stdin, sys.stdout)
