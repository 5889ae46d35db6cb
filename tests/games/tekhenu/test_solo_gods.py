"""Section 28: Botankhamun's Hathor, Bastet, Thoth and Osiris, Maat, scoring and the end."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.ending import result_of
from ennead.games.tekhenu.testing import Table
from tests.games.tekhenu.test_solo import acts, bot

# Hathor, Bastet, Thoth, Osiris


@pytest.mark.rule("TK-BOT-39")
def test_hathor_at_the_line_with_most_pillars() -> None:
    table = acts(bot("a03", "hathor-white-3").pillars(B="r2c1 r2c2 r4c2", A="r1c1").temple(A="b2a"))
    assert table.told("bot_slot")[0] == {
        "event": "bot_slot",
        "slot": "l2a",
        "pillars": 2,
        "reason": "pillars",
    }
    assert table.won("B") == 6
    assert table.population("B") == 10
    assert table.all_goods("B") == {}
    lot = acts(bot("a03", "hathor-white-3", draws={"bot slot": "9"}))
    assert lot.told("bot_slot")[0]["slot"] == "b5a"


@pytest.mark.rule("TK-EX-33", "TK-BOT-40", "TK-BOT-41")
def test_bastet_step_by_step() -> None:
    table = acts(bot("a04", "bastet-yellow-5"))
    assert (table.happiness("B"), table.population("B")) == (8, 8)
    assert table.all_goods("B") == {}
    low = acts(bot("a04", "bastet-yellow-2"))
    assert (low.happiness("B"), low.has("scribe", "B")) == (6, 2)
    top = acts(bot("a04", "bastet-yellow-3").track(B=(21, 21)))
    assert (top.happiness("B"), top.population("B"), top.has("scribe", "B")) == (21, 21, 1)


@pytest.mark.rule("TK-BOT-42", "TK-POP-04")
def test_no_happiness_rewards_but_sections_open() -> None:
    table = acts(bot("a04", "bastet-yellow-6").track(B=(15, 21)))
    assert table.happiness("B") == 21
    assert table.all_goods("B") == {}
    assert table.is_idle()
    opens = acts(bot("a03", "hathor-white-3"))
    assert opens.state.open_sections == 3


@pytest.mark.rule("TK-BOT-43", "TK-BOT-44", "TK-BOT-45")
def test_thoth_takes_from_the_highest_section() -> None:
    table = bot("a05", "thoth-black-3").track(B=(9, 12))
    _blessing, first, _second, law = table.section(3)
    acts(table)
    assert [event["card"] for event in table.told("took_card")] == [law, first]
    assert table.state.laws[1].bit_count() == 1
    assert None not in table.section(3)
    assert table.has("papyrus", "B") == 0
    few = bot("a05", "thoth-black-5").market(1, "b24 - -")
    acts(few)
    assert [event["card"] for event in few.told("took_card")] == ["b24"]
    one = acts(bot("a05", "thoth-black-1").market(1, "b24 b23 t24"))
    assert [event["card"] for event in one.told("took_card")] == ["t24"]


@pytest.mark.rule("TK-BOT-45")
def test_cards_have_no_effect_for_the_bot() -> None:
    table = acts(bot("a06", "osiris-black-1").give(B="t01 t11"))
    assert table.won("B") == 0


@pytest.mark.rule("TK-EX-32", "TK-BOT-46", "TK-BOT-48", "TK-BOT-50")
def test_osiris_by_colour_then_the_next_district() -> None:
    table = acts(bot("a06", "osiris-white-3", arrow=6).osiris(A="limestone-3 granite-3"))
    assert table.state.osiris[2 * 4] == 1
    assert table.told("bot_district")[0]["reason"] == "next_district"
    for colour, district in (("black", 3), ("brown", 1)):
        plain = acts(bot("a06", f"osiris-{colour}-3"))
        assert plain.state.osiris[2 * 4 + district] == 1


@pytest.mark.rule("TK-BOT-47")
def test_osiris_with_a_grey_die() -> None:
    table = acts(bot("a06", "osiris-gray-3").osiris(A="papyrus-1 bread-1 granite-2").people(A="quarries"))
    assert table.state.osiris[2 * 4 + 2] == 1
    assert table.told("bot_district")[0]["reason"] == "fewest"
    left = acts(bot("a06", "osiris-gray-3"))
    assert left.state.osiris[2 * 4] == 1


@pytest.mark.rule("TK-BOT-49", "TK-BOT-21")
def test_osiris_row_full_then_the_row_above() -> None:
    table = acts(bot("a06", "osiris-black-3").osiris(A="papyrus-3 bread-3 limestone-3 granite-3"))
    assert table.state.osiris[1 * 4 + 3] == 1
    assert [event["cause"] for event in table.told("bot_gold_removed")] == ["row_gold"]
    around = acts(bot("a06", "osiris-black-1").osiris(A="papyrus-1 bread-1 limestone-1 granite-1"))
    assert around.state.osiris[5 * 4 + 3] == 1


@pytest.mark.rule("TK-BOT-51")
def test_without_buildings_only_bonuses_are_paid() -> None:
    slots = " ".join(f"{name}-{row}" for name in ("papyrus", "bread") for row in range(1, 6))
    table = acts(bot("a03", "hathor-white-6").osiris(B=slots).gods(A="hathor"))
    assert table.population("B") == 7
    assert table.told("bot_nothing")
    assert table.has("gold") == 1


# Maat, scoring, end


@pytest.mark.rule("TK-EX-34", "TK-BOT-52", "TK-BOT-53", "TK-MAA-06")
def test_the_bot_wins_equal_balance_but_for_t15() -> None:
    table = Table(1, order="BA")
    table.state.destiny[0] = 3
    table.state.faith_laid[0] = -3
    table.state.maat = 1
    table.run("maat_order")
    assert table.state.balance == [-3, 3]
    assert table.order() == "BA"
    assert (table.won(), table.won("B")) == (-1, 0)
    feather = Table(1, order="BA").give(A="t15")
    feather.state.faith_laid[0] = -3
    feather.state.maat = 1
    feather.run("maat_order")
    assert feather.order() == "AB"
    assert feather.won() == -1


@pytest.mark.rule("TK-BOT-52")
@pytest.mark.parametrize(("phase", "balance"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_balance_of_the_bot(phase: int, balance: int) -> None:
    table = Table(1)
    table.state.maat = phase - 1
    table.run("maat")
    assert table.state.balance[1] == balance


@pytest.mark.rule("TK-LAW-23", "TK-BOT-45", "TK-BOT-59")
def test_z23_in_the_pile_of_the_bot_is_only_worth_points() -> None:
    table = Table(1, order="BA").give(B="z23")
    table.state.maat = 4
    table.run("maat_order")
    names = table.names_told()
    assert "z23_held" not in names
    assert "z23_not_held" not in names
    assert "z23_not_held" in Table(1).lay(maat=4).run("maat_order").names_told()


@pytest.mark.rule("TK-BOT-54")
def test_destiny_of_the_bot_by_its_place() -> None:
    first = Table(1, order="BA", draws={"bot destiny": "c01"}).run("new_destinies")
    assert first.state.destiny == [NOBODY, 0]
    assert first.offers("destiny") == {"c02", "c03", "c04"}
    second = Table(1, order="AB").run("new_destinies")
    assert second.offers("destiny") == {"c01", "c02", "c03", "c04"}
    assert second.state.destiny == [NOBODY, NOBODY]


@pytest.mark.rule("TK-BOT-55")
def test_a_new_pyramid_after_maat() -> None:
    draws = {"bot tokens": ["a01 a02 a03", "a07 a05 a01"]}
    table = Table(1, order="AB", draws=draws)
    table.state.progress = 8
    table.run("new_destinies")
    assert table.state.progress == NOBODY
    assert table.position["pyramid"][:3] == ["a07", "a05", "a01"]
    assert sorted(table.state.pyramid) == list(range(10))


@pytest.mark.rule("TK-BOT-56", "TK-BOT-57", "TK-BOT-58")
def test_scoring_of_the_bot() -> None:
    table = Table(1).osiris(B="bread-1 bread-2 bread-3").temple(B="l1a").pillars(B="r1c1")
    table.gods(B="ra").track(B=(13, 15)).give(B="b01 b02 t17 t20 t21")
    table.run("scoring")
    names = (
        "districts",
        "temple",
        "statues",
        "happiness",
        "production",
        "building_row",
        "upkeep",
        "bot_cards",
    )
    # Statues: the one of setup and the one to Ra
    assert [table.points("B")[name] for name in names] == [3, 2, 3, 6, 0, 0, 0, 10]
    assert table.state.blessings[1] == 0
    assert table.state.blessing_discard == [0, 1]
    assert table.state.technologies[1].bit_count() == 3


@pytest.mark.rule("TK-BOT-59", "TK-BOT-60")
@pytest.mark.parametrize(("law_vp", "points"), [("4", 12), ("8", 24)])
def test_laws_and_scribes_of_the_bot(law_vp: str, points: int) -> None:
    table = Table(1, law_vp=law_vp).give(B="z16 z17 z18").goods(B="scribe 5").begin("final_scoring")
    assert table.points("B")["laws"] == points
    assert table.points("B")["bot_scribes"] == 2
    assert table.has("scribe", "B") == 5


@pytest.mark.rule("TK-BOT-61")
def test_the_bot_gains_for_first_place() -> None:
    table = Table(1, order="BA").begin("last_points")
    assert (table.points("B")["turn_order"], table.points("A")["turn_order"]) == (3, 0)


@pytest.mark.rule("TK-BOT-62")
def test_the_bot_can_win() -> None:
    table = Table(1, order="AB").scored(B=30)
    assert result_of(table.state).ranking == [[1], [0]]
    table.scored(A=30)
    assert result_of(table.state).winners == [0]
    table.goods(B="scribe 1")
    assert result_of(table.state).winners == [1]
