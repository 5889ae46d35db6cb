"""Commands of practice: `ennead practice make | check`."""

from pathlib import Path
from typing import Annotated

import typer

from ennead.games import game as game_named
from ennead.practice.making import DEEPER, MARGIN, ROUNDS, SAME_QUESTION, Maker, confirm
from ennead.practice.puzzle import Puzzle, Puzzles, file_of, puzzles, write

practice = typer.Typer(no_args_is_help=True, help="Make puzzles of one decision, and check them.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ennead games` lists them.")]
Seed = Annotated[str, typer.Option(help="Same seed, same puzzles.")]
Rounds = Annotated[
    int, typer.Option("--rounds", "-n", min=8, help="How often each choice is tried in the first look.")
]


@practice.command()
def make(
    name: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 30,
    seed: Seed = "0",
    rounds: Rounds = ROUNDS,
    margin: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How much better the best must be, in chance to win.")
    ] = MARGIN,
    same: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="The part of all that may ask the same question.")
    ] = SAME_QUESTION,
    without: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Not this one: a later look did not confirm it.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where they are written; else into the package.")] = None,
) -> None:
    """Let skilled bots play, and keep the decisions where one choice is clearly the best."""
    game = game_named(name)
    maker = Maker(game, count, seed, rounds, margin, same, without or ())
    for puzzle in maker.make():
        typer.echo(line_of(puzzle))
    how = f"--count {count} --seed {seed} --rounds {rounds} --margin {margin} --same {same}"
    how += "".join(f" --without {each}" for each in without or ())
    made_by = f"ennead practice make {name} {how}"
    found = Puzzles(made_by, dict(maker.counts), maker.kept)
    (out or file_of(game)).write_text(write(found), encoding="utf-8")
    typer.echo(", ".join(f"{what} {number}" for what, number in maker.counts.items()))


@practice.command()
def check(name: GameName, seed: Seed = "check", rounds: Rounds = DEEPER * ROUNDS) -> None:
    """Look into every puzzle anew, with another seed; an error if a solution is not the best any more."""
    found = puzzles(game_named(name)).puzzles
    doubtful = [each for each in found if not confirm(each, seed, rounds)]
    for puzzle in doubtful:
        typer.echo(f"not confirmed: {line_of(puzzle)}")
    typer.echo(f"{len(found) - len(doubtful)} of {len(found)} confirmed")
    if doubtful:
        raise typer.Exit(1)


def line_of(puzzle: Puzzle) -> str:
    best, second, *_ = puzzle.choices
    return (
        f"{puzzle.id} {puzzle.question}: {best.action}, before {second.action} "
        f"by {puzzle.margin:.1%} \N{PLUS-MINUS SIGN} {puzzle.error:.1%}"
    )


def mount(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.add_typer(practice, name="practice")
