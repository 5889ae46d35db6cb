"""Tables to test with: people named a to e on the seats A to E."""

import random
from typing import Any

import ennead
from ennead.table import Asked, Seat, Table
from tests.present import present

USERS = "abcde"
AT = "2026-01-01T00:00:00.000Z"


def new_table(
    players: int = 3,
    seed: str = "seed",
    seats: list[Seat] | None = None,
    game: str = "amun-re",
    **options: Any,
) -> Table:
    people = [Seat("person", user.upper(), user) for user in USERS[:players]]
    return Table("table", ennead.game(game), players, options, seats or people, seed, "salt")


def started(players: int = 3, seed: str = "seed", **more: Any) -> Table:
    table = new_table(players, seed, **more)
    table.start(AT)
    return table


def options(table: Table, seat: int) -> list[str]:
    return [table.game.space.text(code) for code in table.state.legal(seat)]


def do(table: Table, seat: int, action: str, **more: Any) -> Any:
    return table.play(seat, action, Asked(**{"at": AT, "user": USERS[seat], **more}))


def play_on(table: Table, actions: int, dice: random.Random) -> None:
    """So many random actions, or to the end."""
    for _ in range(actions):
        if not table.to_act:
            return
        seat = dice.choice(table.to_act)
        do(table, seat, dice.choice(options(table, seat)))


def until_step(table: Table, step: str, dice: random.Random) -> None:
    """Random actions until this decision comes up."""
    while present(table.game.decision(table.state, None))["step"] != step:
        seat = dice.choice(table.to_act)
        do(table, seat, dice.choice(options(table, seat)))
