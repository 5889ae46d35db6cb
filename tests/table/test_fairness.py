"""Commitment, export, verification: a sound game passes, anything else is refused with a clear error."""

import copy
import hashlib
import json
import random
from typing import Any

import pytest

import ennead
from ennead.core.referee import ReplayMismatch
from ennead.server.archive import BadFile, check_file, check_import
from ennead.table import Asked, commitment_of, new_secrets, presentation, verify
from tests.table.tables import AT, USERS, play_on, started

GAME = ennead.game("amun-re")


def exported(seed: str = "export", players: int = 4) -> dict[str, Any]:
    """A finished game with undo, redo and consent in it, as it comes out of a file."""
    table = started(players, seed)
    dice = random.Random(seed)
    while table.status == "playing":
        play_on(table, 1, dice)
        if table.status != "playing":
            break
        seat = table.to_act[0]
        told = table.may_undo(USERS[seat])
        if told["step"] is True and dice.random() < 0.3:
            table.undo(seat, "step", Asked(AT, USERS[seat]))
            if dice.random() < 0.5:
                table.redo(seat, Asked(AT, USERS[seat]))
        elif table.seq > 30 and dice.random() < 0.02:
            back = table.positions.line(table.positions.node)[-6]
            table.propose_undo(0, table.seq_of(back), Asked(AT, "a"))
            for user in USERS[1:players]:
                table.answer_undo(True, Asked(AT, user))
    written: dict[str, Any] = json.loads(json.dumps(presentation.export(table)))
    return written


def test_secrets_are_long_and_the_commitment_is_plain_sha256() -> None:
    seeds = {new_secrets() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == len(salt) == 32 for seed, salt in seeds)
    assert commitment_of("ab", "cd", "ef") == hashlib.sha256(b"abcdef").hexdigest()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_sound_export_is_verified_and_imported(players: int) -> None:
    export = exported(f"sound {players}", players)
    assert {"undo", "redo"} <= {record["kind"] for record in export["records"]}
    assert len(verify(GAME, export).records) == len(export["records"])
    assert "sound" not in check_file(export)
    header, records = check_import(export)
    assert header.status == "finished"
    assert header.result == export["result"]
    assert header.origin == export["id"]
    assert len(records) == len(export["records"])


def test_no_users_and_keys_leave_with_an_export() -> None:
    export = exported()
    assert not any("user" in record or "key" in record for record in export["records"])


def test_whatever_is_changed_in_an_export_is_found() -> None:
    """Import fuzz: the answer is a clear refusal, or nothing that matters was changed."""
    export = exported("fuzz", 3)
    dice = random.Random(11)
    refused = 0
    for _ in range(120):
        changed = copy.deepcopy(export)
        record = dice.choice(changed["records"])
        field = dice.choice([*record, "kind", "do", "chances", "events", "seat", "to", "zzz"])
        record[field] = dice.choice(
            [None, -1, 10**9, "x", [], {}, [[1, 2]], True, 3.5, "<script>", [["a", [1]]]]
        )
        try:
            check_import(changed)
        except ReplayMismatch as error:
            refused += bool(str(error))
    assert refused > 80


@pytest.mark.parametrize(
    "name", ["seed", "salt", "id", "game", "version", "players", "options", "commitment"]
)
@pytest.mark.parametrize("value", [None, "x", 7, [], {}, "x" * 5000])
def test_a_changed_header_is_refused(name: str, value: Any) -> None:
    export = exported("header", 3)
    if (name, value) == ("options", {}):
        value = {"expert": True}
    with pytest.raises(ReplayMismatch):
        check_import({**export, name: value})


@pytest.mark.parametrize(
    "thing", [None, 1, "x", [], {}, {"records": []}, {"game": "amun-re"}, {"game": ["x"]}]
)
def test_what_is_no_export_is_refused(thing: Any) -> None:
    with pytest.raises(ReplayMismatch):
        check_import(thing)
    with pytest.raises(BadFile):
        check_file(thing)


def test_another_dealer_is_found_out() -> None:
    """Chance that is consistent in itself but not what the seed gives."""
    export = exported("dealer", 3)
    other = exported("other dealer", 3)
    forged = {**other, "seed": export["seed"], "salt": export["salt"], "commitment": export["commitment"]}
    with pytest.raises(ReplayMismatch, match="record 1 does not fit: chance"):
        verify(GAME, forged)


def test_an_unfinished_game_is_verified_but_not_imported() -> None:
    table = started()
    play_on(table, 30, random.Random(1))
    export = json.loads(json.dumps(presentation.export(table)))
    verify(GAME, export)
    with pytest.raises(ReplayMismatch, match="not finished"):
        check_import(export)
