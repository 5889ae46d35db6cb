"""Practice: puzzles to look at, to think about and to answer. Nothing is kept of who answered what."""

from collections.abc import Sequence
from datetime import UTC, date, datetime

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import convert
from msgspec.structs import asdict

from ennead.analysis.judging import rounded
from ennead.games import game as game_named
from ennead.games import games
from ennead.practice import Puzzle, daily, puzzles
from ennead.server import messages
from ennead.server.errors import ApiError
from ennead.server.messages import SEATS
from ennead.table import weighing
from ennead.texts.guide import has_guide, links


def find(name: str, id: str) -> Puzzle:
    found = puzzles(game_named(name)).find(id)
    if found is None:
        raise ApiError(404, "unknown-puzzle", "There is no such puzzle.")
    return found


def _summary(puzzle: Puzzle) -> messages.PuzzleSummary:
    return messages.PuzzleSummary(
        id=puzzle.id,
        question=puzzle.question,
        players=puzzle.players,
        options=len(puzzle.choices),
        round=puzzle.position.get("round"),
    )


def _every() -> dict[str, Sequence[Puzzle]]:
    found = {name: puzzles(game_named(name)).puzzles for name in games()}
    return {name: each for name, each in found.items() if each}


def _chosen(day: date, every: dict[str, Sequence[Puzzle]]) -> messages.PuzzleName | None:
    """The one of the day among those of all games."""
    together = [puzzle for each in every.values() for puzzle in each]
    if not together:
        return None
    chosen = daily(day, together)
    return messages.PuzzleName(chosen.game.name, chosen.id)


@get("/practice/today")
async def show_today() -> messages.Today:
    """The puzzle of the day."""
    day = datetime.now(UTC).date()
    return messages.Today(day.isoformat(), _chosen(day, _every()))


@get("/practice")
async def list_puzzles() -> messages.Practice:
    """Every puzzle there is, and those of the day."""
    day, every = datetime.now(UTC).date(), _every()
    listed = [
        messages.GamePuzzles(name, daily(day, each).id, [_summary(puzzle) for puzzle in each])
        for name, each in every.items()
    ]
    return messages.Practice(day.isoformat(), _chosen(day, every), listed)


@get("/practice/{name:str}/{id:str}")
async def show_puzzle(name: FromPath[str], id: FromPath[str]) -> messages.Puzzle:
    """A puzzle as its seat sees it."""
    puzzle = find(name, id)
    game, state = puzzle.game, puzzle.state()
    return messages.Puzzle(
        **asdict(_summary(puzzle)),
        game=game.name,
        version=game.version,
        seat=SEATS[puzzle.seat],
        game_options=game.check_options(puzzle.players, None),
        view=game.view(state, puzzle.seat),
    )


@get("/practice/{name:str}/{id:str}/preview", opt={"limit": "preview"})
async def preview_choice(
    name: FromPath[str], id: FromPath[str], action: FromQuery[str]
) -> messages.Previewed:
    """What a choice would lead to, as at a table. An answer can't be taken back."""
    puzzle = find(name, id)
    shown = weighing.preview(puzzle.game, puzzle.state(), puzzle.seat, action)
    return convert({"key": "", "seq": 1, **shown, "irreversible": "the-answer"}, messages.Previewed)


@get("/practice/{name:str}/{id:str}/why", opt={"limit": "preview"})
async def why_not(name: FromPath[str], id: FromPath[str]) -> list[messages.Impossible]:
    """What the question is about but is not possible, and why."""
    puzzle = find(name, id)
    found = weighing.impossible(puzzle.game, puzzle.state(), puzzle.seat)
    return convert(found, list[messages.Impossible])


@post("/practice/{name:str}/{id:str}/answer", status_code=200)
async def answer_puzzle(
    name: FromPath[str], id: FromPath[str], data: JSONBody[messages.Answer]
) -> messages.Answered:
    """Whether the choice is the best, and what each one is worth."""
    puzzle = find(name, id)
    weighing.legal_code(puzzle.game, puzzle.state(), puzzle.seat, data.action)
    chosen, best = puzzle.choice(data.action), puzzle.solution
    assert chosen is not None
    sources = dict.fromkeys((*best.sources, *chosen.sources))
    return messages.Answered(
        right=chosen is best,
        action=chosen.action,
        cost=rounded(best.chances[puzzle.seat] - chosen.chances[puzzle.seat]),
        points_cost={
            source: rounded(best.sources.get(source, 0.0) - chosen.sources.get(source, 0.0))
            for source in sources
        },
        margin=puzzle.margin,
        error=puzzle.error,
        choices=[
            messages.PuzzleChoice(
                each.action,
                each.chances[puzzle.seat],
                each.points,
                each.sources,
                [(SEATS[SEATS.index(who)], action) for who, action in each.line],
            )
            for each in puzzle.choices
        ],
        rules=links(puzzle.game)["prompts"].get(puzzle.question, []) if has_guide(puzzle.game) else [],
    )


ROUTES = [list_puzzles, show_today, show_puzzle, preview_choice, why_not, answer_puzzle]
