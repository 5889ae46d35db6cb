"""Tables that follow the script of a tutorial: known by their seed, and by a log that keeps to it."""

from ennead.games import game as game_of
from ennead.store import Header
from ennead.table import Refused, Table
from ennead.texts.tutorial import Script, script_of


def is_tutorial(header: Header) -> bool:
    script = script_of(game_of(header.game))
    return script is not None and header.seed == script.seed


def done(table: Table) -> int | None:
    """How many moves of its script a table has seen; None without a script, or when it has gone beyond it."""
    script = _script(table)
    if script is None:
        return None
    made = table.match.line()[1:]
    if tuple((record.seat, record.do) for record in made) != script.moves[: len(made)]:
        return None
    return len(made)


def next_move(table: Table) -> tuple[int, str] | None:
    """Whom the script lets act now, and how; None where everybody is free."""
    script, made = _script(table), done(table)
    if script is None or made is None or made == len(script.moves):
        return None
    return script.moves[made]


def bots_to_act(table: Table) -> list[int]:
    """Seats of bots that must decide now; with a script only the one whose move is next."""
    move = next_move(table)
    return [seat for seat in table.bots_to_act() if move is None or move[0] == seat]


def keep_to_script(move: tuple[int, str] | None, table: Table) -> None:
    """Refuse a change that has left the script while a move of it was still to come."""
    if move is not None and done(table) is None:
        raise Refused("tutorial-asks-otherwise")


def _script(table: Table) -> Script | None:
    script = script_of(table.game)
    return script if script is not None and script.seed == table.seed else None
