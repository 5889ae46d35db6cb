"""`ennead analyse`: readable in both languages, and clear about files that are no games."""

import json
from pathlib import Path

import pytest

from tests.analysis.games import short_log
from tests.terminal.test_cli import ennead


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    # As the terminal saves it.
    file.write_text(json.dumps({"people": [0], "bot": "easy", "log": short_log("kemet", 16)}))
    return file


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Each decision is judged by what its seat knew", "Chances to win", "What luck did", "Move"]),
        (
            "ru",
            ["Каждое решение оценено по тому, что игрок знал", "Шансы победить", "Что сделала удача", "Ход"],
        ),
    ],
)
def test_an_analysis_is_told_in_both_languages(game_file: Path, language: str, words: list[str]) -> None:
    done = ennead("analyse", str(game_file), "--iterations", "6", "--lang", language)
    assert done.returncode == 0, done.stderr
    for word in words:
        assert word in done.stdout


def test_one_seat_gets_all_its_decisions_as_json_or_as_a_list(game_file: Path) -> None:
    told = ennead("analyse", str(game_file), "--iterations", "6", "--seat", "b", "--json")
    found = json.loads(told.stdout)
    assert found["format"] == "ennead-analysis-1"
    assert not found["everything_known"]
    assert {decision["seat"] for decision in found["decisions"]} == {"B"}
    listed = ennead("analyse", str(game_file), "--iterations", "6", "--seat", "B", "--everything-known")
    assert "All decisions" in listed.stdout
    assert "with everything known" in listed.stdout


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "can't read"),
        ("not json", "it is no JSON"),
        ("[]", "it is no game"),
        ('{"game": "senet"}', "senet"),
        ('{"game": "kemet", "format": 1, "version": -1}', "rules version -1"),
    ],
)
def test_bad_files_get_one_sentence(tmp_path: Path, content: str | None, sentence: str) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_text(content)
    done = ennead("analyse", str(file))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_seat_that_is_not_there_is_refused(game_file: Path) -> None:
    done = ennead("analyse", str(game_file), "--seat", "C")
    assert done.returncode == 2
    assert "there are A, B" in done.stderr
