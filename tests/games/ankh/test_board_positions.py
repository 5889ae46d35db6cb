"""The positions that the client's board is measured against are those of today's engine."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[3] / "web/src/boards/ankh/fixtures"


def recorder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ankh_positions", FOLDER / "record.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_neighbours_the_board_is_measured_against_are_the_engines() -> None:
    record = recorder()
    written = json.loads((FOLDER / "positions.json").read_text("utf-8"))
    assert written["sides"] == [
        f"{record.HEX.names[one]}-{record.HEX.names[other]}" for one, other in record.SIDES
    ]
    assert written["positions"] == [each for game in record.GAMES for each in record.positions(*game)]


@pytest.mark.long
def test_all_the_board_is_measured_against_is_what_record_py_writes() -> None:
    assert json.loads((FOLDER / "positions.json").read_text("utf-8")) == json.loads(recorder().written())
