"""The command line, as a newcomer meets it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ennead.terminal import saves


def ennead(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ennead", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"COLUMNS": "120", "PATH": "", "PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "senet"), "there is no game 'senet'"),
        (("play", "amun-re", "--players", "9"), "3, 4, 5 players, not 9"),
        (("play", "amun-re", "--players", "many"), "integer"),
        (("play", "amun-re", "--people", "4"), "between 1 and 3 people"),
        (("play", "amun-re", "--lang", "fr"), "no language 'fr'"),
        (("play", "amun-re", "--bot", "oracle"), "there is no bot 'oracle'"),
        (("play", "amun-re", "--option", "expert=perhaps"), "true or false"),
        (("play", "amun-re", "--resume", "--save", "nowhere.json"), "can't read nowhere.json"),
        (("simulate", "amun-re", "--option", "speed=1"), "no option 'speed'"),
        (("simulate", "amun-re", "--games", "0"), "at least 1 game"),
        (("simulate",), "GAME"),
        (("dance",), "No such command"),
        (("games", "--loud"), "No such option"),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_two(arguments: tuple[str, ...], sentence: str) -> None:
    done = ennead(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.startswith("ennead: ")
    assert len(done.stderr.strip().splitlines()) == 1


def test_games_are_listed_with_their_options() -> None:
    done = ennead("games", "--lang", "ru")
    assert done.returncode == 0
    assert "Амон-Ра" in done.stdout
    assert "expert=true|false" in done.stdout


def test_simulate_is_reproducible_and_tells_results() -> None:
    runs = [
        ennead("simulate", "amun-re", "--players", "4", "--games", "3", "--seed", "5", "--json") for _ in "ab"
    ]
    one, two = (json.loads(run.stdout) for run in runs)
    assert [result["trajectory"] for result in one["results"]] == [
        each["trajectory"] for each in two["results"]
    ]
    assert one["games"] == 3
    assert one["decisions_per_second"] > 0
    assert len(one["results"][0]["scores"]) == 4
    assert ennead("simulate", "amun-re", "--games", "2").stdout.startswith("game: amun-re")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("people", ["1", "3"])
def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path, language: str, people: str) -> None:
    save = tmp_path / "game.json"
    typed = "\n".join(["", *["1"] * 6] * 400)
    done = ennead(
        "play",
        "amun-re",
        "--people",
        people,
        "--seed",
        "3",
        "--lang",
        language,
        "--save",
        str(save),
        typed=typed,
    )
    assert done.returncode == 0, done.stderr
    assert {"en": "The game is over.", "ru": "Игра окончена."}[language] in done.stdout
    assert not save.exists()


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = ennead("play", "amun-re", "--seed", "3", "--save", str(save), typed="1\nq\n")
    assert "ennead play amun-re --resume" in first.stdout
    records = json.loads(save.read_text())["records"]
    assert any("do" in record for record in records)
    second = ennead("play", "amun-re", "--resume", "--save", str(save), typed="1\n")
    assert second.returncode == 0
    again = json.loads(save.read_text())["records"][: len(records)]
    assert [each.get("do") for each in again] == [each.get("do") for each in records]
    third = ennead("play", "amun-re", "--save", str(save), typed="q\n")
    assert third.returncode == 0
    assert (tmp_path / "game.old.json").exists()


def test_commands_help_and_reasons(tmp_path: Path) -> None:
    typed = "?\nl\nt architect\nt nonsense\nhello there\nbid thebes 36\n999\nu\nr\nq\n"
    done = ennead("play", "amun-re", "--seed", "3", "--save", str(tmp_path / "s.json"), typed=typed)
    assert done.returncode == 0
    assert "Type a number" in done.stdout
    assert "replace two stones" in done.stdout
    assert "Nothing here is called nonsense" in done.stdout
    assert "'hello' is not an action" in done.stdout
    assert "There is no choice 999" in done.stdout


def test_what_was_taken_back_can_be_done_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = "\ny\n1\n\nq\n"  # nothing to do again yet; an action, and the next person leaves
    done = ennead("play", "amun-re", "--people", "3", "--seed", "3", "--save", str(save), typed=typed)
    assert "There is nothing to do again." in done.stdout
    match, people, _ = saves.load(save)
    seat = people[0]
    match.undo(seat)
    saves.save(save, match, people, "easy")
    done = ennead("play", "amun-re", "--resume", "--save", str(save), typed="\ny\n\nq\n")
    assert done.returncode == 0, done.stderr
    kinds = [record["kind"] for record in json.loads(save.read_text())["records"]]
    assert kinds == ["start", "action", "undo", "redo"]


def test_a_broken_save_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"log": {}}')
    done = ennead("play", "amun-re", "--resume", "--save", str(save))
    assert done.returncode == 2
    assert "is not a saved game" in done.stderr


@pytest.mark.parametrize(("language", "expected"), [("en", "Points expected"), ("ru", "Ожидаемые очки")])
def test_a_hint_shows_the_best_choices(tmp_path: Path, language: str, expected: str) -> None:
    save = str(tmp_path / "game.json")
    done = ennead("play", "amun-re", "--bot", "easy", "--lang", language, "--save", save, typed="hint\nq\n")
    assert done.returncode == 0
    assert expected in done.stdout
    assert " ± " in done.stdout
    again = ennead("play", "amun-re", "--resume", "--lang", language, "--save", save, typed="q\n")
    assert again.returncode == 0
    assert [seat["bot"] for seat in json.loads(Path(save).read_text())["seats"]].count("easy") == 2
