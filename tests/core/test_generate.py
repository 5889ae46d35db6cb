"""What a game declares is written out as it says, and what is checked in is fresh."""

import subprocess
import sys
from pathlib import Path

import pytest

import ennead
from ennead.core.codec import FLAG, NUMBER, SEAT, Bits, ByRow, Domain, Field, Grid, ListOf, amounts
from ennead.core.plan import asks, asks_secretly, happens, plan
from ennead.core.space import ActionSpace, Verb
from ennead.generate import GameText, folders, main, write, written
from ennead.skeleton import lay_out

ROOT = Path(__file__).resolve().parents[2]
LAND = Domain("land", ["delta", "dune"])
CARD = Domain("card", ["ibis", "cat", "bull"])


def text_of() -> GameText:
    fields = (
        Field("round", NUMBER),
        Field("late", FLAG),
        Field("first", SEAT),
        Field("owner", ByRow(LAND, SEAT)),
        Field("hand", Grid(SEAT, CARD, NUMBER)),
        Field("known", ByRow(SEAT, Bits(CARD)), shared=True),
        Field("deck", ListOf(CARD)),
    )
    space = ActionSpace(
        [
            Verb("pass"),
            Verb("sow", LAND, amounts("grain", 1, 4)),
            Verb("look", Domain("state", ["near", "far"])),
            Verb("swap", CARD, CARD),
        ]
    )
    steps = plan(
        [
            happens("flood", land=LAND),
            asks("turn", "sow pass swap", left=NUMBER),
            asks_secretly("dream", "look"),
            happens("rest", seat=SEAT),
        ]
    )
    return GameText("ennead.games.farm", "Farm", fields, space, steps)


def run(text: str) -> dict[str, object]:
    space: dict[str, object] = {}
    exec(text, space)
    return space


def test_codes_are_tables_by_argument_and_amounts_count_themselves() -> None:
    codes = run(text_of().codes())
    assert codes["PASS"] == 0
    assert codes["SOW"] == ((-1, 1, 2, 3, 4), (-1, 5, 6, 7, 8))
    assert codes["LOOK"] == (9, 10)
    assert codes["SWAP"] == ((11, 12, 13), (14, 15, 16), (17, 18, 19))


def test_frames_remember_by_name_and_know_their_place_in_the_plan() -> None:
    frames = run(text_of().frames())
    turn = frames["Turn"](2, 3)  # type: ignore[operator]
    assert (turn.step, turn.seat, turn.left) == (1, 2, 3)
    assert turn.numbers() == (1, 2, 3)
    assert turn == frames["Turn"](2, 3)  # type: ignore[operator]
    assert turn != frames["Turn"](2, 4)  # type: ignore[operator]
    assert frames["Dream"]().numbers() == (2,)  # type: ignore[operator]
    # What remembers nothing is there once; what remembers a seat, once for each and for nobody.
    assert frames["DREAM"].numbers() == (2,)  # type: ignore[attr-defined]
    rest = frames["REST"]
    assert [each.seat for each in rest] == [0, 1, 2, 3, 4, -1]  # type: ignore[attr-defined]
    assert rest[-1].seat == -1  # type: ignore[index]
    with pytest.raises(AttributeError):
        turn.mood = 1


def test_a_verb_gets_its_arguments_and_its_reason_stands_beside_it() -> None:
    steps = text_of().steps()
    assert "self.do_sow(state, frame, (code - 1) // 4, (code - 1) % 4 + 1)" in steps
    assert "def do_sow(self, state: FarmState, frame: frames.Turn, land: int, grain: int) -> None:" in steps
    assert "def why_not_sow(self, state: FarmState, frame: frames.Turn, land: int, grain: int)" in steps
    # Arguments that would hide a parameter, or each other, get names of their own.
    assert (
        "def why_not_look(self, state: FarmState, frame: frames.Dream, seat: int, look_state: int)" in steps
    )
    assert "card: int, other_card: int" in steps
    assert "do_look" not in steps, "what is sealed is carried out when all have answered"


def test_a_table_is_laid_out_empty_and_copies_share_what_is_never_changed() -> None:
    table = text_of().table_fields()
    for line in (
        "self.round = 0",
        "self.late = False",
        "self.first = -1",
        "self.owner = [-1] * 2",
        "self.hand = [0] * (seats * 3)",
        "self.deck = []",
        "self.known = other.known\n",
        "self.hand = other.hand.copy()",
        "hand: list[int]",
        "late: bool",
    ):
        assert line in table


def test_only_a_last_argument_may_be_an_amount() -> None:
    broken = text_of()
    broken.space = ActionSpace([Verb("sow", amounts("grain", 1, 4), LAND)])
    with pytest.raises(ValueError, match="sow: only a last argument"):
        broken.codes()


@pytest.mark.parametrize("name", ennead.games())
def test_what_is_checked_in_is_what_the_rules_declare(name: str) -> None:
    main(["--check", name.replace("-", "_")])


def test_a_stale_file_is_named_and_left_alone(tmp_path: Path) -> None:
    package = f"ennead.games.{folders()[0]}"
    place = tmp_path / "generated"
    place.mkdir()
    for name in written(package):
        (place / name).write_text("", encoding="utf-8")
    named = [f"{tmp_path.name}/generated/{name}" for name in written(package)]
    assert write(package, tmp_path, True) == named
    assert (place / "frames.py").read_text(encoding="utf-8") == ""
    assert write(package, tmp_path, False) == named
    assert write(package, tmp_path, True) == []


def test_an_unknown_game_is_said() -> None:
    with pytest.raises(SystemExit, match="there is no game senet"):
        main(["senet"])


def test_the_files_of_a_new_game_are_fresh(tmp_path: Path) -> None:
    """Laid out beside nothing but the games' folder: what it declares is written as it came."""
    source = tmp_path / "src" / "ennead"
    (source / "games").mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    lay_out("house-of-life", "House of Life", tmp_path)
    check = (
        "import sys; import ennead.games, ennead.generate as made; from pathlib import Path; "
        f"games = Path({str(source / 'games')!r}); sys.modules['ennead.games'].__path__.append(str(games)); "
        "made.main(['--check', 'ennead.games.house_of_life'])"
    )
    subprocess.run([sys.executable, "-c", check], cwd=ROOT, check=True)
