"""What a view says that follows from the rules: the numbers a board draws."""

from typing import Any

import pytest

from ennead.core.codec import SEAT
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.testing import Table


def seen(table: Table, letter: str = "A") -> Any:
    return GAME.view(table.state, SEAT.index[letter])


def own(view: Any, letter: str = "A") -> Any:
    return next(seat for seat in view["seats"] if seat["seat"] == letter)


def die(view: Any, god: str, place: int = 0) -> Any:
    return view["sectors"][god]["dice"][place]


@pytest.mark.rule("TK-EX-01", "TK-EX-04", "TK-ROT-03")
def test_light_and_purity_after_the_turn_of_the_wheel() -> None:
    """Arrow 2, three players: a white die at Ra is pure now and tainted next."""
    view = seen(Table(3, dice="ra-white-5 horus-yellow-2 thoth-black-4").turn())
    assert [(row["light"], row["next_light"]) for row in view["sectors"].values()] == [
        ("shaded", "dark"),
        ("sunny", "shaded"),
        ("sunny", "sunny"),
        ("shaded", "sunny"),
        ("dark", "shaded"),
        ("dark", "dark"),
    ]
    assert [row["coming_dice"] for row in view["sectors"].values()] == [0, 3, 0, 0, 3, 0]
    assert [(die(view, god)["state"], die(view, god)["next_state"]) for god in ("ra", "horus", "thoth")] == [
        ("pure", "tainted"),
        ("pure", "forbidden"),
        ("pure", "tainted"),
    ]


def test_what_a_die_would_give_the_player_about_to_take_one() -> None:
    table = Table(dice="bastet-yellow-3 ra-white-5 osiris-gray-2").goods(A="papyrus 2").track(A=(0, 4))
    table.production(A="papyrus 2").pans(A="tainted-gray-4").wheel("bastet-yellow-3 ra-white-5 osiris-gray-2")
    view = seen(table.display("p07 p22 p10").turn())
    bastet = die(view, "bastet")["use"]
    assert bastet["action"]["possible"]
    assert (bastet["action"]["cost"], bastet["action"]["good"]) == (2, "papyrus")
    assert (bastet["action"]["happiness"], bastet["action"]["scribes"]) == (3, 1)
    assert bastet["production"] == {"resource": "papyrus", "kept": 2, "excess": 1}
    # Yellow is pure in the shaded sector of Bastet: -4 + 3
    assert bastet["balance"] == -1
    ra = die(view, "ra")["use"]
    assert not ra["action"]["possible"]
    assert (ra["action"]["tile"], ra["action"]["vp"]) == ("p07", 3)
    osiris = die(view, "osiris")["use"]
    assert (osiris["action"]["possible"], osiris["action"]["row"]) == (False, 2)
    assert osiris["production"] is None
    assert "use" not in die(seen(table, "B"), "bastet")


def test_statues_that_a_die_would_pay() -> None:
    table = Table(3, dice="ra-white-5 ra-white-1").gods(B="ra", A="ra").turn()
    assert die(seen(table), "ra")["use"]["action"]["pays"] == ["B"]


@pytest.mark.rule("TK-EX-22", "TK-EX-23")
def test_the_order_and_loss_the_scales_would_bring() -> None:
    table = Table(3, dice="ra-white-5 ra-white-1")
    table.pans(A="tainted-gray-6", B="pure-white-2", C="pure-white-1 tainted-gray-2").turn()
    view = seen(table)
    assert [seat["balance"] for seat in view["seats"]] == [-6, 2, -1]
    assert [seat["maat_loss"] for seat in view["seats"]] == [2, 0, 0]
    assert view["order_to_come"] == ["C", "B", "A"]


def test_without_dice_the_order_to_come_is_the_order() -> None:
    view = seen(Table(order="BA").turn("B"), "B")
    assert view["order"] == view["order_to_come"] == ["B", "A"]


@pytest.mark.rule("TK-EX-24", "TK-EX-26")
def test_what_a_scoring_now_would_add() -> None:
    table = Table().osiris(A="bread-2 bread-5", B="bread-1").people(B="workshops").goods(B="bread 0")
    view = seen(table.turn())
    assert view["leaders"] == {"papyrus": "B", "bread": "B", "limestone": None, "granite": None}
    assert own(view, "B")["projected"] == {"districts": 6, "statues": 1, "upkeep": -3}
    assert own(view)["projected"] == {"building_row": 1, "upkeep": -3}
    assert own(view)["bread_due"] == 1
    assert own(view, "B")["statue_cost"] == 2


@pytest.mark.rule("TK-EX-11", "TK-RA-08")
def test_a_tile_in_hand_shows_its_matching_sides_and_points() -> None:
    """P22 unturned on the corner r1c5 from the right place: two matches at 2 VP, and 1 VP."""
    table = Table(dice="ra-white-1 ra-white-2").goods(A="limestone 1").display("p01 p02 p22").turn()
    view = seen(table.take("ra white 1").do("perform ra"))
    held = view["held_tile"]
    assert (held["tile"], held["display"]) == ("p22", "right")
    spot = held["spots"]["r1c5"][0]
    assert spot == {
        "sides": ["red", "blue", "green", "yellow"],
        "matches": [True, True, False, False],
        "points": 5,
    }
    assert len(held["spots"]) == 25
    assert seen(table, "B")["held_tile"] is None


def test_who_may_buy_where_and_what_lies_around() -> None:
    view = seen(Table().track(A=(5, 9), B=(1, 8)).people(B="quarries").osiris(A="bread-2").turn())
    assert [section["buyers"] for section in view["market"]["sections"]] == [["A", "B"], ["A"], [], []]
    assert [section["open"] for section in view["market"]["sections"]] == [True, True, True, False]
    assert view["people_gold"] == ["temple_row", "temple_col", "workshops"]
    assert view["row_gold"] == 0
    assert own(view)["law_points"] == {}


def test_own_decrees_say_what_they_would_score_now() -> None:
    table = Table().give(A="z07 z13").goods(A="scribe 3").pillars(A="r1c1 r2c2").turn()
    assert own(seen(table))["law_points"] == {"z07": 9, "z13": 6}
    assert "law_points" not in own(seen(table, "B"))


def test_abilities_that_work_in_the_light_of_ra() -> None:
    """Arrow 2: Ra is sunny; P07 is for the sun, P08 for the shade, P22 has none."""
    table = Table().display("p07 p08 p22").turn()
    assert seen(table)["working"] == ["left"]
    assert seen(Table().display("p07 p08 p22").give(A="t09").turn())["working"] == ["left", "middle"]


@pytest.mark.rule("TK-BOT-16", "TK-BOT-52", "TK-BOT-53")
def test_the_scales_and_the_pyramid_of_botankhamun() -> None:
    table = Table(1, order="AB").turn()
    view = seen(table)
    assert view["bot"] == "B"
    assert (own(view, "B")["balance"], own(view, "B")["ankh"], own(view, "B")["maat_loss"]) == (3, 4, 0)
    assert view["solo"]["next_places"] == [0]
    table.state.progress = 4
    solo = seen(table)["solo"]
    assert (solo["next_places"], solo["within_reach"]) == ([7, 5], [5, 6, 7, 8, 9])


def test_the_status_tells_the_phase_and_what_follows() -> None:
    table = Table()
    table.state.round = 4
    view = seen(table.turn())
    assert (view["phase"], view["coming"]) == ("round", "maat")
    table.state.round = 8
    assert seen(table)["coming"] == "scoring"


def test_both_ends_of_what_moves_are_told() -> None:
    table = Table(dice="bastet-yellow-3 bastet-gray-1").goods(A="papyrus 2").track(A=(1, 5)).turn()
    table.take("bastet yellow 3").do("perform bastet")
    moved = table.told("happiness")[-1]
    assert (moved["from"], moved["to"]) == (1, 4)


def test_dice_botankhamun_passed_over_are_told_with_the_reason() -> None:
    """Arrow 4: Bastet is sunny, so black and brown are forbidden there; at Hathor the pure yellow 4 wins."""
    dice = "bastet-black-6 bastet-brown-5 hathor-white-4 hathor-yellow-4 hathor-gray-2"
    table = Table(
        1, dice=dice, arrow=4, order="BA", draws={"bot tokens": "a04 a01 a02 a03 a05 a06 a07 a08 a09 a10"}
    )
    table.turn("B")
    failed = [(row["god"], row["colour"], row["face"], row["why"]) for row in table.told("bot_die_failed")]
    assert failed == [
        ("bastet", "brown", 5, "forbidden"),
        ("bastet", "black", 6, "forbidden"),
        ("hathor", "gray", 2, "lower"),
        ("hathor", "white", 4, "tainted"),
    ]


def test_measures_follow_the_scales_while_faith_is_laid() -> None:
    table = Table().pans(A="tainted-gray-3").goods(A="faith 2").begin({"step": "faith", "seat": "A"})
    amounts = {each.name: each.amount for each in GAME.measures(table.state, 0)}
    assert (amounts["balance"], amounts["maat_loss"], amounts["faith"]) == (-3, 1, 2)
