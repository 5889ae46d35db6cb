"""Point 8: stored games replay to the stored result, position by position."""

import json
from pathlib import Path

import pytest

import ennead

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game_replays_to_the_same_end(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = ennead.replay(golden["log"])
    assert match.result is not None
    assert match.result.to_dict() == golden["result"]
    assert ennead.replay(match.log).log == match.log


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game_passes_through_the_same_positions(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = ennead.replay(golden["log"])
    hashes: list[str] = []
    match.positions.walk(lambda _, state: hashes.append(match.game.hash(state)))
    assert hashes == golden["hashes"]


@pytest.mark.parametrize("name", ennead.games())
def test_every_game_has_golden_games_of_its_version(name: str) -> None:
    version = ennead.game(name).version
    counts = {
        json.loads(path.read_text(encoding="utf-8"))["log"]["players"]
        for path in FILES
        if path.parent.name == name and path.name.startswith(f"v{version}-")
    }
    assert counts == set(ennead.game(name).players)


def test_a_log_that_was_tampered_with_is_refused() -> None:
    log = json.loads(FILES[0].read_text(encoding="utf-8"))["log"]
    shuffle = next(entry for entry in log["entries"] if len(entry.get("result", ())) > 1)
    shuffle["result"][0] = shuffle["result"][1]
    with pytest.raises(ennead.ReplayMismatch):
        ennead.replay(log)
