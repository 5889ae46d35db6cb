"""Commands of the arena: `ennead arena run | report | plot | zoo`."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ennead.arena.challengers import page, zoo_of
from ennead.arena.entrants import ArenaError, parse_entrant
from ennead.arena.on_ray import load_ray, play_on_ray
from ennead.arena.plan import DUEL, FIELD, ONE, Plan
from ennead.arena.play import BrokenGame, Record
from ennead.arena.plots import draw_all
from ennead.arena.pool import play_all
from ennead.arena.report import markdown, show
from ennead.arena.results import Results, ResultsFile, load_parquet, read_results, write_parquet
from ennead.arena.running import Playing, finish, prepare
from ennead.arena.summary import Summary, summarise
from ennead.cli_options import default_players, parse_options
from ennead.games import game as game_named

HELP = """Play many games between bots, and find out who is better.

Every seed is played once with each rotation of the seats, so that luck and seat cancel out. A bot that
crashes, stalls or answers with an illegal action loses the game and is named."""

RUN = """Play games and write them to a file; a run that was interrupted goes on where it stopped.

A bot is [b]random[/b], [b]greedy[/b], [b]easy[/b], [b]normal[/b], [b]hard[/b], [b]expert[/b],
[b]search:400[/b] (iterations), [b]search:1.5s[/b] (seconds), any of them but random with other weights, as in
[b]'hard{temple=0.9,prayer.3=0.1}'[/b], or your own as NAME=package.module:maker, where
maker(game, seed) gives something with choose(position, seat, moment).

[b]Examples[/b]

One greedy player among random ones, in games of two to four:

  ennead arena run kemet --players 2,3,4 --one greedy --among random --games 400

Half of the seats against the other half:

  ennead arena run amun-re -p 4 --versus hard normal --games 100 --seed bars

Everybody against everybody, your own bot included:

  ennead arena run tekhenu -p 2 -e greedy -e search:200 -e mine=my.bots:make --games 60

Alone against the opponent of the rules:

  ennead arena run tekhenu -p 1 -o difficulty=medium -e hard --games 200"""

ZOO = """Look for weaknesses of a level: play all its challengers, and hold it to the bars of a release.

A variant plays as the level does with one weight of the evaluation halved or half as much again; a character
follows one idea without search. Who looks too good is tried again with other seeds and more games.
The table goes to zoo.md in the folder of results. The exit code is 1 if a bar is broken. A run that was
interrupted goes on where it stopped; changed weights begin a new folder.

  ennead arena zoo kemet --level normal --players 4 --games 6000

  ennead arena zoo amun-re --level hard --only 'thief*'"""

arena = typer.Typer(no_args_is_help=True, help=HELP, rich_markup_mode="rich")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ennead games` lists them.")]
Players = Annotated[
    str | None, typer.Option("--players", "-p", metavar="N[,N]", help="How many players, or `all`.")
]
Entrants = Annotated[
    list[str] | None, typer.Option("--entrant", "-e", metavar="BOT", help="Somebody who takes part.")
]
Versus = Annotated[
    tuple[str, str] | None, typer.Option("--versus", metavar="BOT BOT", help="Two share the seats evenly.")
]
One = Annotated[str | None, typer.Option("--one", metavar="BOT", help="One against the rest …")]
Among = Annotated[list[str] | None, typer.Option("--among", metavar="BOT", help="… of these.")]
Games = Annotated[int, typer.Option("--games", "-n", help="Games for each number of players, at least.")]
Seed = Annotated[str, typer.Option(help="Same seed, same games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Out = Annotated[Path | None, typer.Option("--out", help="File of results. Default: arena-GAME-PLAN.jsonl")]
Fresh = Annotated[bool, typer.Option("--fresh/--resume", help="Begin the file anew, or go on with it.")]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help="Games at a time. Default: one a core.")]
TimeLimit = Annotated[
    float, typer.Option("--time-limit", metavar="SECONDS", help="Longer for one decision is a loss.")
]
MemoryLimit = Annotated[
    int, typer.Option("--memory-limit", metavar="MB", help="Memory of a bot's process; 0: any.")
]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on Ray: here, or on the cluster at --address.")]
Address = Annotated[
    str | None, typer.Option("--address", metavar="ADDRESS", help="Where Ray's cluster is; `auto` finds it.")
]
Parquet = Annotated[Path | None, typer.Option("--parquet", help="Write all games as a Parquet table, too.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")]
AsMarkdown = Annotated[bool, typer.Option("--markdown", help="Print a table for a page.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of results.")]
Level = Annotated[str, typer.Option("--level", "-l", help="Who is challenged.")]
Seats = Annotated[int | None, typer.Option("--players", "-p", help="Players at a table.")]
Budget = Annotated[int, typer.Option("--games", "-n", help="Games of all challengers together, at most.")]
Only = Annotated[str, typer.Option("--only", metavar="PATTERN", help="Challengers whose labels look so.")]
ZooFolder = Annotated[
    Path | None, typer.Option("--out", metavar="DIR", help="Files of results. Default: zoo-GAME-LEVEL-ID")
]
Folder = Annotated[Path, typer.Option("--out", metavar="DIR", help="Where pictures go.")]


@arena.command("run", help=RUN)
def run_command(
    name: GameName,
    players: Players = None,
    entrant: Entrants = None,
    versus: Versus = None,
    one: One = None,
    among: Among = None,
    games: Games = 100,
    seed: Seed = "0",
    option: Options = None,
    out: Out = None,
    fresh: Fresh = False,
    workers: Workers = None,
    time_limit: TimeLimit = 60.0,
    memory_limit: MemoryLimit = 0,
    on_ray: OnRay = False,
    address: Address = None,
    parquet: Parquet = None,
    as_json: AsJson = False,
) -> None:
    # Bots of the working directory can be named, wherever the command itself is installed.
    sys.path.append(os.getcwd())
    if parquet:
        load_parquet()
    kind, texts = line_up(entrant, versus, one, among)
    game = game_named(name)
    plan = Plan(
        game=name,
        players=parse_players(players, game.players, default_players(game)),
        entrants=tuple(parse_entrant(text) for text in texts),
        games=games,
        seed=seed,
        kind=kind,
        options=parse_options(game, option),
        time_limit=time_limit,
        memory_limit=memory_limit,
    )
    playing = way_of_playing(workers, on_ray or address is not None, address)
    path = out or Path(f"arena-{name}-{plan.id}.jsonl")
    play_plan(plan, prepare(plan, path, fresh), playing)
    results = read_results(path)
    if parquet:
        write_parquet(results.records, parquet)
    tell([results], as_json)


@arena.command()
def report(
    files: Files,
    as_json: AsJson = False,
    as_markdown: AsMarkdown = False,
    parquet: Parquet = None,
) -> None:
    """Tell what the games in files of results say: win rates with intervals, ratings, scores, speed."""
    found = [read_results(path) for path in files]
    if parquet:
        write_parquet([record for results in found for record in results.records], parquet)
    if as_markdown:
        print(markdown([summary for results in found for summary in summarise(results)]))
    else:
        tell(found, as_json)


@arena.command()
def plot(files: Files, out: Folder = Path("plots")) -> None:
    """Draw the games in files of results: ratings, scores and win rates by seat, as PNG and SVG."""
    for path in files:
        for picture in draw_all(read_results(path), out, path.stem):
            print(picture)


@arena.command("zoo", help=ZOO)
def zoo_command(
    name: GameName,
    level: Level = "hard",
    players: Seats = None,
    games: Budget = 6000,
    seed: Seed = "zoo",
    only: Only = "*",
    out: ZooFolder = None,
    workers: Workers = None,
) -> None:
    game = game_named(name)
    zoo = zoo_of(name, level, players or default_players(game), games, seed, only)
    zoo.first_games()
    playing = way_of_playing(workers, False, None)
    folder = out or Path(f"zoo-{name}-{level}-{zoo.id}")

    def play(plan: Plan, path: Path) -> list[Record]:
        play_plan(plan, prepare(plan, path, fresh=False), playing)
        return read_results(path).records

    findings = zoo.play(play, folder)
    told = page(zoo, findings)
    (folder / "zoo.md").write_text(told, encoding="utf-8")
    print(told)
    if any(finding.breaks_bar for finding in findings):
        raise typer.Exit(1)


def line_up(
    entrant: list[str] | None, versus: tuple[str, str] | None, one: str | None, among: list[str] | None
) -> tuple[str, list[str]]:
    """The way line-ups are made, and who takes part."""
    chosen = [bool(entrant), bool(versus), bool(one or among)]
    if sum(chosen) != 1:
        raise ArenaError("who plays? give --entrant BOT …, --versus BOT BOT, or --one BOT --among BOT")
    if versus:
        return DUEL, list(versus)
    if entrant:
        return FIELD, entrant
    if not one or not among:
        raise ArenaError("--one and --among belong together: --one greedy --among random")
    return ONE, [one, *among]


def parse_players(text: str | None, possible: tuple[int, ...], usual: int) -> tuple[int, ...]:
    """`3`, `2,4` or `all`."""
    if text is None:
        return (usual,)
    if text == "all":
        return tuple(count for count in possible if count > 1)
    try:
        return tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        raise ArenaError(f"{text!r} is no number of players: write 3, or 2,4, or all") from None


def way_of_playing(workers: int | None, on_ray: bool, address: str | None) -> Playing:
    """Processes of this machine, or Ray."""
    if workers is not None and workers < 1:
        raise ArenaError(f"at least 1 game must be played at a time, not {workers}")
    if on_ray:
        ray = load_ray()
        return lambda jobs: play_on_ray(jobs, ray, address)
    return lambda jobs: play_all(jobs, workers or os.cpu_count() or 1)


def play_plan(plan: Plan, file: ResultsFile, playing: Playing) -> None:
    """Play with a bar that shows how far it is; Ctrl-C keeps what was played."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=False),
        console=console,
    )
    began = time.monotonic()
    before = -1
    try:
        with bar:
            task = bar.add_task(f"{plan.game} → {file.path}", total=None, rate="")

            def progress(ended: int, games: int) -> None:
                nonlocal before
                before = ended if before < 0 else before
                rate = (ended - before) / max(1e-9, time.monotonic() - began)
                bar.update(task, completed=ended, total=games, rate=f"{rate:.2f} games/s")

            finish(plan, file, playing, progress)
    except KeyboardInterrupt:
        console.print(f"Stopped. The same command goes on with {file.path}.", highlight=False)
        raise typer.Exit(130) from None
    except BrokenGame as error:
        console.print(str(error), markup=False, highlight=False)
        raise typer.Exit(1) from None


def tell(found: list[Results], as_json: bool) -> None:
    """The summaries of files, as tables or as JSON."""
    summaries: list[Summary] = [summary for results in found for summary in summarise(results)]
    if as_json:
        print(json.dumps([summary.to_dict() for summary in summaries]))
        return
    for summary in summaries:
        show(summary, Console())


def mount(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.add_typer(arena, name="arena")
