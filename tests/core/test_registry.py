"""Games are found by name: ours, and those that other installed packages bring."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import barges
import ennead

OURS = ("amun-re", "ankh", "kemet", "tekhenu")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages; what they bring is read anew."""
    monkeypatch.syspath_prepend(str(tmp_path))
    registry = import_module("ennead.games")
    registry._added.cache_clear()
    yield tmp_path
    registry._added.cache_clear()


def install(packages: Path, *lines: str) -> None:
    """What pip leaves of a package's entry points."""
    info = packages / "strangers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    (info / "entry_points.txt").write_text("\n".join(["[ennead.games]", *lines]))


def test_a_strangers_game_is_found_and_played(packages: Path) -> None:
    install(packages, "barges = barges:GAME")
    assert [name for name in ennead.games() if name in (*OURS, "barges")] == [*OURS, "barges"]
    assert ennead.game("barges") is barges.GAME
    match = ennead.start("barges", players=2, seed=1)
    match.play(match.legal(match.to_act[0])[0])
    assert ennead.replay(match.log).view(None) == match.view(None)


def test_nobody_takes_the_name_of_a_game_of_ours(packages: Path) -> None:
    install(packages, "kemet = barges:GAME")
    assert ennead.games().count("kemet") == 1
    assert ennead.game("kemet").name == "kemet"


@pytest.mark.parametrize("line", ["senet = barges:GAME", "senet = barges:Barges"])
def test_what_is_not_the_game_it_says_is_refused_with_a_sentence(packages: Path, line: str) -> None:
    install(packages, line)
    with pytest.raises(ennead.UnknownGame, match="the package that brings the game 'senet' has"):
        ennead.game("senet")
