"""The command `ennead`: play in the terminal, simulate, list games. Needs the `play` extra."""

import json
import sys
from pathlib import Path
from typing import Annotated

try:
    import typer
    from rich.console import Console
    from rich.table import Table

    from ennead.terminal import saves
    from ennead.terminal.analysing import AnalysisPage, progress_bar
    from ennead.terminal.play import TerminalGame
    from ennead.texts import LANGUAGES, Texts
except ImportError as missing:
    sys.exit(f"the command line needs more than the engine: pip install 'ennead[play]' ({missing})")

import ennead
from ennead.analysis import ITERATIONS, BadGame, Played, Wish, read_game
from ennead.analysis import analyse as analyse_game
from ennead.arena import ArenaError
from ennead.arena import commands as arena_commands
from ennead.bots import BOTS, DEFAULT, BotKind, bot_kind
from ennead.cli_options import Mistake, default_players, parse_options
from ennead.core.codec import SEAT
from ennead.practice import commands as practice_commands
from ennead.research import commands as research_commands
from ennead.server import commands
from ennead.simulate import summary
from ennead.skeleton import CannotLayOut, lay_out
from ennead.training import commands as training_commands

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Heavy board games of ancient Egypt, by their full rules.",
)

commands.mount(app)
arena_commands.mount(app)
practice_commands.mount(app)
research_commands.mount(app)
training_commands.mount(app)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"ennead {ennead.__version__}")
        raise typer.Exit


@app.callback()
def everything(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    """Heavy board games of ancient Egypt, by their full rules."""


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ennead games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en or ru.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]


@app.command()
def games(lang: Language = "en") -> None:
    """List the games and their options."""
    check_language(lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "players", "options"):
        table.add_column(column, style="bold" if column == "game" else "")
    for name in ennead.games():
        game = ennead.game(name)
        texts = Texts(game, lang)
        options = [
            f"{option.name}={'|'.join(option.values) or 'true|false'} ({texts.say(f'option-{option.name}')})"
            for option in game.options
        ]
        counts = ", ".join(str(count) for count in game.players)
        table.add_row(f"{name} — {texts.say('game')}", counts, "\n".join(options))
    Console().print(table)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What people will type: small-letters.")],
    title: Annotated[str | None, typer.Option(help="What it is called. Default: the name.")] = None,
    checkout: Annotated[Path, typer.Option(help="A checkout of Ennead.")] = Path(),
) -> None:
    """Lay out an empty game that passes the conformance suite, with specification and tests."""
    try:
        written = lay_out(name, title or name.replace("-", " ").title(), checkout)
    except CannotLayOut as error:
        raise Mistake(str(error)) from None
    for place in written:
        print(place)


@app.command()
def play(
    name: GameName,
    players: Players = None,
    people: Annotated[
        int,
        typer.Option(
            "--people", help="How many of them are people at this terminal; bots take the other seats."
        ),
    ] = 1,
    bot: Annotated[
        str,
        typer.Option(help=f"Who takes the other seats: {', '.join(BOTS)}, search:400, search:1.5s."),
    ] = DEFAULT,
    seed: Annotated[str | None, typer.Option(help="Same seed, same shuffles. Default: secret.")] = None,
    option: GameOptions = None,
    lang: Language = "en",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the saved game.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved.")] = None,
) -> None:
    """Play at this terminal: alone against bots, or several people in turn."""
    check_language(lang)
    game = ennead.game(name)
    path = save or saves.default_path(name)
    console = Console()
    if resume:
        match, seats, bot = saves.load(path)
        if match.game is not game:
            raise Mistake(f"{path} holds a game of {match.game.name}, not of {name}")
    else:
        count = players or default_players(game)
        if not 1 <= people <= count:
            raise Mistake(f"between 1 and {count} people can play, not {people}")
        match = ennead.start(name, count, seed, parse_options(game, option))
        seats = list(range(people))
        keep_old_save(path)
    TerminalGame(match, seats, opponent(match.game, bot), lang, path, console).run()


@app.command()
def simulate(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Same seed, same games.")] = "0",
    option: GameOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
) -> None:
    """Play random games; print results and speed."""
    game = ennead.game(name)
    if games < 1:
        raise Mistake(f"at least 1 game can be played, not {games}")
    count = players or default_players(game)
    told = summary(game, count, parse_options(game, option), games, seed)
    if as_json:
        print(json.dumps(told))
        return
    results = told.pop("results")
    for key, value in told.items():
        print(f"{key}: {value}")
    lengths = sorted(result["decisions"] for result in results)
    print(f"decisions a game: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}")


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="An exported game of the server, a saved game, or a log.")],
    seat: Annotated[
        str | None, typer.Option(help="Only this seat's decisions, all of them: A, B, C…")
    ] = None,
    iterations: Annotated[
        int, typer.Option("--iterations", "-n", help="How long to look at each decision.")
    ] = ITERATIONS,
    seed: Annotated[str, typer.Option(help="Same seed, same analysis.")] = "0",
    everything_known: Annotated[
        bool, typer.Option("--everything-known", help="Judge by what was hidden, too.")
    ] = False,
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
) -> None:
    """Tell what each decision of a game was worth: mistakes, best moves, chances to win, luck."""
    check_language(lang)
    if iterations < 2:
        raise Mistake(f"at least 2 iterations are needed, not {iterations}")
    played = read_played(file)
    seats = None if seat is None else (seat_of(played, seat),)
    with progress_bar(lang) as progress:
        analysis = analyse_game(played, Wish(iterations, seed, seats, everything_known), progress)
    if as_json:
        print(json.dumps(analysis.to_dict(), ensure_ascii=False))
    else:
        AnalysisPage(played, analysis, lang).print_all(with_decisions=seat is not None)


def read_played(file: Path) -> Played:
    try:
        return read_game(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise Mistake(f"can't read {file}: {error.strerror}") from None
    except BadGame as error:
        raise Mistake(f"{file} can't be analysed: {error}") from None
    except (ValueError, RecursionError):
        raise Mistake(f"{file} can't be analysed: it is no JSON") from None


def seat_of(played: Played, name: str) -> int:
    seats = SEAT.names[: played.start.players]
    if name.upper() not in seats:
        raise Mistake(f"there is no seat {name!r}; there are {', '.join(seats)}")
    return seats.index(name.upper())


def opponent(game: ennead.Game, bot: str) -> BotKind:
    """The bot by its name, which may hold what only the game knows to be wrong."""
    try:
        kind = bot_kind(bot)
        kind.make(game, "")
        return kind
    except ValueError as error:
        raise Mistake(str(error)) from None


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Mistake(f"there is no language {lang!r}; there are {' and '.join(LANGUAGES)}")


def keep_old_save(path: Path) -> None:
    """A new game never destroys a saved one."""
    if path.exists():
        path.replace(path.with_suffix(".old.json"))


def main() -> None:
    """Run the command; a mistake of the user is one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as error:
        fail(error.format_message())
    except (Mistake, ArenaError, ennead.BadOption, ennead.UnknownGame, saves.BadSave) as error:
        fail(str(error))


def fail(sentence: str) -> None:
    if sentence:
        print(f"ennead: {sentence}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
