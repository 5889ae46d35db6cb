"""Statistics: one's own finished games and nobody else's; imports and tutorials are left out."""

from typing import Any

import pytest

from ennead.games import game as game_named
from ennead.games import games
from ennead.server.statistics import count, counts, found_traits
from ennead.store import Header
from ennead.table import Asked, Record, Seat, Table
from ennead.texts.tutorial import script_of
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer


def header(**other: Any) -> Header:
    """A finished game of Ankh that the person `me` won on seat B."""
    result = {
        "scores": [{"seat": seat, "total": total, "by_source": {}} for seat, total in (("A", 9), ("B", 31))],
        "ranking": [["B"], ["A"]],
        "winners": ["B"],
        "tie_breaks": [],
    }
    values: dict[str, Any] = {
        "id": "t",
        "game": "ankh",
        "version": 1,
        "players": 2,
        "options": {},
        "public": False,
        "status": "finished",
        "owner": None,
        "invite": "",
        "seats": [Seat("bot", "Eye", None, "hard"), Seat("person", "Ann", "me")],
        "seed": "s",
        "salt": "s",
        "result": result,
    }
    return Header(**{**values, **other})


def test_own_games_are_counted_with_an_interval() -> None:
    lost = header(id="u", seats=[Seat("person", "Ann", "me"), Seat("bot", "Eye", None, "hard")])
    found = count([header(), lost], {}, "me").games
    assert [(each.game, each.whole.games, each.whole.won) for each in found] == [("ankh", 2, 1)]
    whole = found[0].whole
    assert whole.points == 20
    assert (round(whole.low, 3), round(whole.high, 3)) == (0.095, 0.905)
    assert [(row.of, row.games) for row in found[0].by_players] == [("2", 2)]


@pytest.mark.parametrize(
    "other",
    [
        {"status": "playing"},
        {"status": "closed"},
        {"origin": "elsewhere"},
        {"seats": [Seat(), Seat("hotseat", "Bob", "me")]},
        {"seats": [Seat(), Seat("bot", "Ann", "me", "hard", was="person")]},
        {"seats": [Seat(), Seat("person", "Bob", "somebody")]},
    ],
)
def test_what_is_no_game_of_ones_own_does_not_count(other: dict[str, Any]) -> None:
    assert counts(header(), "me") == [1]
    assert counts(header(**other), "me") == []


def test_a_tutorial_does_not_count() -> None:
    script = script_of(game_named("amun-re"))
    assert script is not None
    assert counts(header(game="amun-re", seed=script.seed), "me") == []


def beginning(name: str, players: int) -> list[Record]:
    """A game played by whatever comes first, till everybody has chosen a few times."""
    game = game_named(name)
    table = Table("t", game, players, {}, [Seat("person", "Ann", "me")] * players, "seed", "salt")
    table.start("now")
    for _ in range(80):
        seat = table.to_act[0]
        table.play(seat, game.space.text(table.state.legal(seat)[0]), Asked("now"))
    return table.records


@pytest.mark.parametrize("name", games())
def test_every_game_tells_roles_and_openings_that_have_names(name: str) -> None:
    game = game_named(name)
    records = beginning(name, game.players[-1])
    names = game.names()
    for seat in range(game.players[-1]):
        found = found_traits(game, records, seat)
        assert {kind for kind, _ in found} == {trait.kind for trait in game.traits()}
        for (_, domain), value in found.items():
            assert f"{domain}-{value}" in names


def test_an_opening_that_was_taken_back_does_not_count() -> None:
    game = game_named("amun-re")
    first = Record(number=2, seq=2, kind="action", at="", seat=0, do="bid thebes 6")
    undo = Record(number=3, seq=3, kind="undo", at="", seat=0, to=1)
    second = Record(number=4, seq=4, kind="action", at="", seat=0, do="bid avaris 3")
    assert found_traits(game, [first, undo, second], 0) == {("opening", "province"): "avaris"}


@awaited
async def test_statistics_are_for_the_reader_alone(live: LiveServer) -> None:
    async with Person(live.base) as stranger:
        await stranger.look()
        assert await stranger.get("/api/statistics") == {"games": []}
    ann = await Person.guest(live.base, "Ann")
    assert await ann.get("/api/statistics") == {"games": []}
