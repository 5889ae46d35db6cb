"""One file format: a game goes from the terminal to the browser to Python, and files of before are read."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.analysis import read_game
from ennead.core.record import record_from
from ennead.core.referee import ReplayMismatch
from ennead.server.archive import check_file, check_import, give_seats
from ennead.table import Asked, Seat, Table, presentation
from ennead.terminal import saves
from tests.table.tables import AT

BEFORE = Path(__file__).with_name("before")


def before(name: str) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads((BEFORE / f"{name}.json").read_text(encoding="utf-8"))
    return shown


def play_match(match: ennead.Match, actions: int, dice: random.Random) -> None:
    for _ in range(actions):
        seat = dice.choice(match.to_act)
        match.play(dice.choice(match.legal(seat)), seat)
        if dice.random() < 0.2:
            try:
                match.undo(seat)
            except ennead.CannotUndo:
                continue
            if dice.random() < 0.5:
                match.redo(seat)


def opened(found: dict[str, Any]) -> Table:
    """The table a file becomes in the browser, as the store gives it back."""
    header, records = check_import(found)
    give_seats(header, "anna")
    return Table.load(
        header.origin or "",
        ennead.game(header.game),
        header.players,
        header.options,
        header.seats,
        header.seed,
        header.salt,
        [record_from(json.loads(json.dumps(record.to_dict()))) for record in records],
        {},
    )


@pytest.mark.parametrize(
    ("name", "players"), [("amun-re", 3), ("tekhenu", 2), ("ankh", 3), ("kemet", 2), ("tekhenu", 1)]
)
def test_from_the_terminal_to_the_browser_to_python(name: str, players: int, tmp_path: Path) -> None:
    dice = random.Random(f"{name} {players}")
    match = ennead.start(name, players, seed="round trip")
    play_match(match, 40, dice)
    saves.save(tmp_path / "game.json", match, [0], "easy")

    again, people, bot = saves.load(tmp_path / "game.json")
    assert (again.log, people) == (match.log, [0])
    assert bot == "easy" or players == 1

    table = opened(json.loads((tmp_path / "game.json").read_text(encoding="utf-8")))
    assert table.status == "playing"
    assert [seat.kind for seat in table.seats] == ["hotseat", *["bot"] * (players - 1)]
    assert table.seats_of("anna") == [0]
    assert table.game.hash(table.state) == match.game.hash(match.state)
    while table.to_act:
        seat = dice.choice(table.to_act)
        table.play(seat, table.game.space.text(dice.choice(table.state.legal(seat))), Asked(AT))

    export = json.loads(json.dumps(presentation.export(table)))
    replayed = ennead.replay(export)
    assert replayed.result is not None
    assert replayed.result.to_dict() == export["result"]
    assert [record.do for record in replayed.records] == [record.do for record in table.records]
    assert "committed" in check_file(export)
    assert read_game(export).last.to_dict() == table.state.to_dict()
    assert opened(export).result == export["result"]


def test_a_match_goes_on_after_a_replay_as_it_would_have_without() -> None:
    match = ennead.start("kemet", 2, seed=3)
    play_match(match, 60, random.Random(1))
    again = ennead.replay(json.loads(json.dumps(match.log)))
    for each in (match, again):
        play_match(each, 200, random.Random(2))
    assert again.log == match.log


def test_an_export_of_before_is_read_by_all() -> None:
    export = before("table")
    match = ennead.replay(export)
    assert match.result is not None
    assert match.result.to_dict() == export["result"]
    assert {"undo", "redo", "proposal", "answer"} <= {record.kind for record in match.records}
    assert "committed" in check_file(export)
    assert read_game(export).last.to_dict() == match.state.to_dict()
    assert opened(export).result == export["result"]


def test_a_saved_game_of_before_goes_on() -> None:
    match, people, bot = saves.load(BEFORE / "saved.json")
    assert (match.game.name, people, bot) == ("amun-re", [0], "easy")
    found = before("saved")
    assert sum(record.kind == "action" for record in match.records) == 60
    assert "what the seed gives" in check_file(found)
    assert len(read_game(found).moves) == 60
    assert opened(found).to_act == match.to_act
    play_match(match, 20, random.Random(1))


def test_a_log_of_before_that_began_from_a_position_is_replayed() -> None:
    found = before("resumed")
    match = ennead.replay(found["log"])
    assert match.game.hash(match.state) == found["hash"]
    with pytest.raises(ReplayMismatch, match="set-up"):
        check_import(found)


def test_a_stored_table_of_before_goes_on() -> None:
    kept = before("stored")
    table = Table.load(
        "table",
        ennead.game(kept["game"]),
        kept["players"],
        kept["options"],
        [Seat(**seat) for seat in kept["seats"]],
        kept["seed"],
        kept["salt"],
        [record_from(record) for record in kept["records"]],
        {},
    )
    assert table.game.hash(table.state) == kept["hash"]
    dice = random.Random(1)
    while table.to_act:
        seat = dice.choice(table.to_act)
        table.play(seat, table.game.space.text(dice.choice(table.state.legal(seat))), Asked(AT))
    assert "committed" in check_file(json.loads(json.dumps(presentation.export(table))))


def test_a_game_of_a_table_that_is_not_over_opens_nowhere_else() -> None:
    """Its secrets would be open to whoever brings it, while others still play."""
    match = ennead.start("amun-re", 3, seed="1")
    header = {"id": "t", "salt": "s", "commitment": "c"}
    with pytest.raises(ReplayMismatch, match="committed"):
        check_import({**match.log, **header})


def test_whoever_brings_a_game_brings_no_bots_of_his_own() -> None:
    match = ennead.start("amun-re", 3, seed=1)
    seats = [
        {"name": "me", "bot": None},
        {"name": "x", "bot": "search:9999s"},
        {"name": "y", "bot": ["hard"]},
    ]
    table = opened({**match.log, "seats": seats})
    assert [seat.bot for seat in table.seats] == [None, "normal", "normal"]


@pytest.mark.parametrize(
    "more",
    [
        {"kind": "seat", "seat": 1, "sits": {"kind": "bot", "bot": "search:9999s"}},
        {"kind": "close"},
        {"kind": "proposal", "seat": 0, "to": 1},
    ],
)
def test_what_only_happens_at_tables_does_not_go_on_elsewhere(more: dict[str, Any]) -> None:
    log = ennead.start("amun-re", 3, seed=1).log
    log["records"].append(more)
    with pytest.raises(ReplayMismatch, match="not finished"):
        check_import(log)


@pytest.mark.parametrize("seed", [None, 1.5, [], 10**300, "x" * 300])
def test_a_strange_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ReplayMismatch):
        check_import({**ennead.start("amun-re", 3, seed=1).log, "seed": seed})
