"""Section 28: Botankhamun, the solo opponent. In a solo game the bot is participant B."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.cards import TOKEN
from ennead.games.tekhenu.components import CELL, PEOPLE, TAKEN_DIE, TILE
from ennead.games.tekhenu.final import result_of
from ennead.games.tekhenu.horus import pay_bonus
from ennead.games.tekhenu.solo_gods import choose_cell, districts_won, sides_touching
from ennead.games.tekhenu.steps import (
    FINAL_SCORING,
    LAST_POINTS,
    MAAT,
    MAAT_ORDER,
    NEW_DESTINIES,
    SCORING,
)
from tests.games.tekhenu.table import IDLE, Script, Table, tokens, with_points
from tests.games.tekhenu.test_setup import keep_first_laws


def bot(token: str, dice: str, *, arrow: int = 2, script: Script | None = None, level: str = "easy") -> Table:
    """A solo table on which the bot's marker will enter the pyramid at this token."""
    table = Table(1, arrow=arrow, dice=dice, script=script, difficulty=level, order="BA")
    table.state.pyramid = [TOKEN.index[token]] * 10
    return table


def acts(table: Table) -> Table:
    return table.turn("B")


# Setup


@pytest.mark.rule("TK-BOT-01", "TK-GEN-01", "TK-BOT-02", "TK-BOT-03", "TK-BOT-04", "TK-BOT-05")
def test_what_the_bot_starts_with() -> None:
    table = Table.fresh(1)
    state = table.state
    assert (state.players, state.seats) == (1, 2)
    assert table.actor() == "A"
    assert len(table.offers("keep_law")) == 2
    assert table.vp("B") == 10
    assert (table.happiness("B"), table.population("B")) == (4, 7)
    assert table.all_goods("B") == {}
    assert state.laws[1] == state.dealt_laws[2] + 1 == 0
    hathor = (
        Table(1, dice="hathor-white-1").goods(A="bread 4").turn().take("hathor white 1").do("perform hathor")
    )
    assert len(hathor.offers("slot")) == 10


@pytest.mark.rule("TK-BOT-06")
def test_three_starting_cards_or_two_by_lot() -> None:
    table = keep_first_laws(Table.fresh(1, {"starting cards": [[6, 7, 11]]}))
    assert table.offers("starting_card") == {"s07", "s08", "s12"}
    table.do("A: starting_card s08, A: starting_card s07")
    assert table.asks() == "destiny"
    lot = keep_first_laws(Table.fresh(1, {"starting cards": [[6, 11]]}, random_start_cards=True))
    assert lot.asks() == "destiny"
    lot.do("destiny c03, move population")
    assert lot.all_goods() == {"gold": 1 + 1 + 2, "scribe": 1 + 2}


@pytest.mark.rule("TK-BOT-07", "TK-BOT-08")
def test_the_bot_is_first_and_takes_a_destiny_without_effect() -> None:
    script = {"bot destiny": [[1]], "starting cards": [[6, 11]]}
    table = keep_first_laws(Table.fresh(1, script, random_start_cards=True))
    assert table.order() == "BA"
    assert table.state.destiny == [NOBODY, 1]
    assert table.offers("destiny") == {"c01", "c03", "c04"}
    assert table.all_goods("B") == {}
    table.do("destiny c01")
    assert table.told("turn")[0]["seat"] == "B"


@pytest.mark.rule("TK-BOT-09", "TK-BOT-10", "TK-BOT-11", "TK-BOT-12", "TK-BOT-13")
@pytest.mark.parametrize(
    ("level", "statues", "buildings", "pillars"), [("easy", 1, 0, 0), ("medium", 1, 2, 1), ("hard", 2, 2, 1)]
)
def test_levels(level: str, statues: int, buildings: int, pillars: int) -> None:
    table = Table.fresh(1, {"pillar tiles": [[0, 1, 2, 9]]}, difficulty=level, horus_layout="printed")
    state = table.state
    assert (state.statues[1], state.buildings[1], state.pillars[1]) == (statues, buildings, pillars)
    assert state.has_god_statue(5, 1)  # Osiris lies on slot 1
    assert state.has_god_statue(2, 1) == (level == "hard")  # Hathor on slot 4
    assert [slot for slot, owner in enumerate(state.osiris) if owner == 1] == ([17, 19] if buildings else [])
    if pillars:
        centre = CELL.index["r3c3"]
        assert (state.tiles[centre], state.turns[centre]) == (TILE.index["p10"], 0)
        assert state.pillar_owner[centre] == 1
    assert table.vp("B") == 10
    assert state.display == [0, 1, 2]


@pytest.mark.rule("TK-BOT-14", "TK-BOT-15")
def test_the_pyramid_and_its_first_token() -> None:
    order = tokens("a05 a01 a02 a03 a04 a06 a07 a08 a09 a10")
    table = Table(1, dice="thoth-black-1", script={"bot tokens": [order]}, order="BA")
    assert table.state.pyramid == order
    assert table.state.progress == NOBODY
    acts(table)
    assert table.state.progress == 0
    assert [event["token"] for event in table.told("bot_token")] == ["a05"]
    assert table.told("deben_thrown") == []


@pytest.mark.rule("TK-BOT-16", "TK-GEN-09")
@pytest.mark.parametrize(
    ("throws", "places"), [([0, 0, 0], [4, 7, 9]), ([1, 1, 1], [1, 2, 3]), ([0, 1, 0], [4, 5, 8])]
)
def test_the_deben_moves_the_marker_up_or_right(throws: list[int], places: list[int]) -> None:
    dice = "bastet-brown-1 bastet-brown-2 bastet-brown-3 bastet-brown-4"
    table = bot("a04", dice, script={"deben": [[side] for side in throws]})
    table.state.progress = 0
    for place in places:
        table.state.frames.clear()
        acts(table)
        assert table.state.progress == place
        table.state.taken = [NOBODY] * 8


# Choice of the die


@pytest.mark.rule("TK-BOT-17", "TK-BOT-18", "TK-BOT-19", "TK-BOT-20", "TK-BOT-22", "TK-BOT-50")
def test_one_die_and_its_god_action_for_nothing() -> None:
    table = acts(bot("a06", "osiris-brown-3 osiris-white-6 osiris-black-2"))
    assert TAKEN_DIE.names[table.state.taken[4]] == "bot-brown-3"
    assert table.state.osiris[2 * 4 + 1] == 1
    assert table.happiness("B") == 4
    # Its own statue to Osiris on slot 1 pays a scribe
    assert table.all_goods("B") == {"scribe": 1}
    assert table.state.production[4:] == [2, 2, 2, 2]
    assert table.is_idle()


@pytest.mark.rule("TK-EX-29", "TK-BOT-23", "TK-BOT-24", "TK-BOT-25")
def test_god_token_moves_on_counter_clockwise_and_prefers_pure() -> None:
    dice = "bastet-black-6 bastet-brown-5 hathor-white-4 hathor-yellow-4 hathor-gray-2"
    table = acts(bot("a04", dice, arrow=4))
    assert table.told("bot_die")[0] == {
        "event": "bot_die",
        "god": "hathor",
        "colour": "yellow",
        "face": 4,
        "reason": "pure",
    }
    assert [event["god"] for event in table.told("bot_no_die_at")] == ["bastet"]
    assert table.population("B") == 11
    assert table.state.buildings[1] == 1


@pytest.mark.rule("TK-BOT-23", "TK-BOT-24")
def test_highest_face_then_lot() -> None:
    high = acts(bot("a04", "bastet-white-5 bastet-yellow-4"))
    assert high.told("bot_die")[0]["colour"] == "white"
    assert high.told("bot_die")[0]["reason"] == "highest"
    for draw, colour in ((0, "yellow"), (1, "brown")):
        table = acts(bot("a04", "bastet-yellow-5 bastet-brown-5", script={"bot die": [[draw]]}))
        assert (table.told("bot_die")[0]["colour"], table.told("bot_die")[0]["reason"]) == (colour, "chance")


@pytest.mark.rule("TK-EX-30", "TK-BOT-26", "TK-BOT-27")
def test_resource_token_prefers_gods_with_statues_and_the_higher_slot() -> None:
    table = Table(1, dice="thoth-black-5 osiris-black-5 osiris-black-3", order="BA").gods(B="thoth")
    table.state.horus_tiles = [0, 4, 1, 2, 5, 3]
    table.state.pyramid = [TOKEN.index["a07"]] * 10
    acts(table)
    die = table.told("bot_die")[0]
    assert (die["god"], die["face"], die["reason"]) == ("osiris", 5, "slot")


@pytest.mark.rule("TK-BOT-27")
def test_resource_token_takes_the_one_statue_or_draws() -> None:
    table = acts(bot("a07", "thoth-black-5 osiris-black-5"))
    assert (table.told("bot_die")[0]["god"], table.told("bot_die")[0]["reason"]) == ("osiris", "statue")
    lot = acts(bot("a07", "thoth-black-5 horus-black-5", script={"bot die": [[1]]}))
    assert (lot.told("bot_die")[0]["god"], lot.told("bot_die")[0]["reason"]) == ("thoth", "chance")


@pytest.mark.rule("TK-BOT-28", "TK-BOT-29")
def test_resource_token_without_its_colour() -> None:
    table = acts(bot("a07", "ra-black-6 ra-white-2 bastet-gray-6"))
    assert table.told("bot_die")[0]["colour"] == "white"
    assert [event["colour"] for event in table.told("bot_no_die_of")] == ["black"]
    grey = acts(bot("a07", "ra-black-6 bastet-gray-4 osiris-gray-4"))
    assert (grey.told("bot_die")[0]["god"], grey.told("bot_die")[0]["colour"]) == ("osiris", "gray")


# Horus


@pytest.mark.rule("TK-BOT-30")
def test_horus_to_the_god_of_the_value() -> None:
    table = acts(bot("a01", "horus-yellow-4"))
    assert table.state.has_god_statue(2, 1)
    assert table.state.statues[1] == 2


@pytest.mark.rule("TK-BOT-31", "TK-BOT-21")
def test_horus_to_the_people_where_it_wins_more_districts() -> None:
    table = bot("a01", "horus-yellow-4").gods(A="hathor").osiris(A="bread-1 granite-1", B="bread-2")
    # Workshops: papyrus is empty and bread becomes 2 to 1; quarries: limestone, and granite by the statue
    table.osiris(A="granite-2")
    assert [districts_won(table.state, 1, PEOPLE.index[name]) for name in ("workshops", "quarries")] == [2, 1]
    acts(table)
    assert table.state.people_statues == [NOBODY, NOBODY, 1, NOBODY]
    assert table.told("bot_people_slot")[0]["reason"] == "districts"
    assert [event["cause"] for event in table.told("bot_gold_removed")] == ["statue_gold"]
    assert table.has("gold", "B") == 0
    even = acts(bot("a01", "horus-yellow-4", script={"bot people slot": [[1]]}).gods(A="hathor"))
    assert even.state.people_statues == [NOBODY, NOBODY, NOBODY, 1]


@pytest.mark.rule("TK-BOT-32")
def test_horus_at_the_line_with_more_pillars() -> None:
    table = bot("a01", "horus-yellow-4").gods(A="hathor").people(A="workshops quarries")
    table.pillars(B="r1c3 r2c3 r3c1")
    acts(table)
    assert table.state.people_statues[1] == 1
    assert table.won("B") == 6
    # Free statue slots above districts it would win nothing with are passed over
    sure = bot("a01", "horus-yellow-4").gods(A="hathor")
    sure.osiris(B="papyrus-1 bread-1 limestone-1 granite-1")
    acts(sure)
    assert sure.state.people_statues[0] == 1


@pytest.mark.rule("TK-BOT-33", "TK-BOT-51")
def test_horus_without_a_slot() -> None:
    table = bot("a01", "horus-yellow-4").gods(A="hathor")
    table.people(A="temple_row temple_col workshops quarries")
    acts(table)
    assert table.won("B") == 3
    assert table.state.statues[1] == 1
    empty = bot("a01", "horus-yellow-4").gods(A="hathor", B="horus ra bastet thoth")
    empty.people(B="workshops", A="temple_row temple_col quarries")
    assert empty.state.statues[1] == 6
    acts(empty)
    assert empty.points("actions", "B") == 0
    assert empty.told("bot_nothing")
    # Its own statue to Horus on slot 6 still pays a scribe and a point
    assert (empty.points("bonuses", "B"), empty.has("scribe", "B")) == (1, 1)


@pytest.mark.rule("TK-BOT-34")
@pytest.mark.parametrize(
    ("slot", "god", "scribes", "points"),
    [
        (1, "osiris", 1, 0),
        (2, "thoth", 1, 0),
        (3, "bastet", 0, 1),
        (4, "hathor", 0, 1),
        (5, "ra", 1, 1),
        (6, "horus", 1, 1),
    ],
)
def test_bonuses_of_the_bot(slot: int, god: str, scribes: int, points: int) -> None:
    table = Table(1)
    assert (
        table.state.horus_slot_of(["horus", "ra", "hathor", "bastet", "thoth", "osiris"].index(god))
        == slot - 1
    )
    pay_bonus(table.state, 1, slot - 1, 0, [], table.referee)
    assert (table.has("scribe", "B"), table.points("bonuses", "B")) == (scribes, points)


@pytest.mark.rule("TK-BOT-34", "TK-HOR-06", "TK-HOR-07", "TK-HOR-11")
def test_both_statues_pay_for_both_participants() -> None:
    table = acts(bot("a03", "hathor-white-1").gods(A="hathor"))
    assert table.has("gold") == 1
    own = Table(1, dice="osiris-black-1").turn().take("osiris black 1").do("perform osiris, district bread")
    assert own.has("scribe", "B") == 1
    mine = Table(1, dice="hathor-white-1").gods(A="hathor").goods(A="bread 2").turn().take("hathor white 1")
    assert mine.do("perform hathor, slot l1a").has("gold") == 1


# Ra


@pytest.mark.rule("TK-EX-31", "TK-BOT-35", "TK-BOT-36", "TK-BOT-38")
def test_ra_on_the_best_cell() -> None:
    table = bot("a02", "ra-white-4").display("p01 p02 p03").pillars(B="r3c3").temple(A="l2a", B="b3a")
    acts(table)
    assert table.state.pillar_owner[CELL.index["r2c3"]] == 1
    assert table.told("bot_cell")[0]["points"] == 5
    assert table.won("B") == 5
    assert table.all_goods("B") == {}
    assert table.state.tiles[CELL.index["r2c3"]] == TILE.index["p02"]
    assert [TILE.names[tile] for tile in table.state.display][1:] == ["p01", "p03"]


@pytest.mark.rule("TK-BOT-36", "TK-BOT-38")
def test_a_corner_counts_two_sides_undoubled() -> None:
    table = Table(1)
    assert sides_touching(table.state, CELL.index["r1c1"]) == 2
    assert sides_touching(table.state, CELL.index["r1c2"]) == 1
    assert sides_touching(table.state, CELL.index["r2c2"]) == 0
    # P01 would raise population in sunlight, but not for the bot
    sunny = acts(bot("a02", "ra-white-1").display("p02 p03 p01"))
    assert sunny.population("B") == 7
    assert sunny.won("B") == 2 + 1


@pytest.mark.rule("TK-BOT-37")
def test_ra_ties() -> None:
    # Corners are best with two sides each; an own building in its row decides
    near = acts(bot("a02", "ra-white-1").temple(B="l5a", A="l1a"))
    # l1a and l5a make all four corners worth 3; r5c1 and r5c5 have the own building
    assert near.told("bot_cell")[0]["cell"] in ("r5c1", "r5c5")
    lot = acts(bot("a02", "ra-white-1", script={"bot cell": [[2]]}))
    assert lot.told("bot_cell")[0] == {"event": "bot_cell", "cell": "r5c1", "points": 3, "reason": "chance"}


@pytest.mark.rule("TK-BOT-37")
def test_a_cell_inside_before_one_at_the_border() -> None:
    # Only two cells are empty: r1c2 at the border and r2c4 inside, each touching four sides
    table = bot("a02", "ra-white-1")
    names = [name for name in CELL.names if name not in ("r1c2", "r2c4")]
    for number, name in enumerate(names):
        table.state.tiles[CELL.index[name]] = table.state.stack.pop() if table.state.stack else number
        table.state.pillar_owner[CELL.index[name]] = 0
    cell, _ = choose_cell(table.state, 1, table.referee)
    assert CELL.names[cell] == "r2c4"


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
    lot = acts(bot("a03", "hathor-white-3", script={"bot slot": [[9]]}))
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
    table.run(IDLE, (MAAT_ORDER,))
    assert table.state.balance == [-3, 3]
    assert table.order() == "BA"
    assert (table.won(), table.won("B")) == (-1, 0)
    feather = Table(1, order="BA").give(A="t15")
    feather.state.faith_laid[0] = -3
    feather.state.maat = 1
    feather.run(IDLE, (MAAT_ORDER,))
    assert feather.order() == "AB"
    assert feather.won() == -1


@pytest.mark.rule("TK-BOT-52")
@pytest.mark.parametrize(("phase", "balance"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_balance_of_the_bot(phase: int, balance: int) -> None:
    table = Table(1)
    table.state.maat = phase - 1
    table.run(IDLE, (MAAT,))
    assert table.state.balance[1] == balance


@pytest.mark.rule("TK-BOT-54")
def test_destiny_of_the_bot_by_its_place() -> None:
    first = Table(1, order="BA", script={"bot destiny": [[0]]}).run(IDLE, (NEW_DESTINIES,))
    assert first.state.destiny == [NOBODY, 0]
    assert first.offers("destiny") == {"c02", "c03", "c04"}
    second = Table(1, order="AB").run(IDLE, (NEW_DESTINIES,))
    assert second.offers("destiny") == {"c01", "c02", "c03", "c04"}
    assert second.state.destiny == [NOBODY, NOBODY]


@pytest.mark.rule("TK-BOT-55")
def test_a_new_pyramid_after_maat() -> None:
    script = {"bot tokens": [tokens("a01 a02 a03"), tokens("a07 a05 a01")]}
    table = Table(1, order="AB", script=script)
    table.state.progress = 8
    table.run(IDLE, (NEW_DESTINIES,))
    assert table.state.progress == NOBODY
    assert table.state.pyramid[:3] == tokens("a07 a05 a01")
    assert sorted(table.state.pyramid) == list(range(10))


@pytest.mark.rule("TK-BOT-56", "TK-BOT-57", "TK-BOT-58")
def test_scoring_of_the_bot() -> None:
    table = Table(1).osiris(B="bread-1 bread-2 bread-3").temple(B="l1a").pillars(B="r1c1")
    table.gods(B="ra").track(B=(13, 15)).give(B="b01 b02 t17 t20 t21")
    table.run(IDLE, (SCORING,))
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
    assert [table.points(name, "B") for name in names] == [3, 2, 3, 6, 0, 0, 0, 10]
    assert table.state.blessings[1] == 0
    assert table.state.blessing_discard == [0, 1]
    assert table.state.technologies[1].bit_count() == 3


@pytest.mark.rule("TK-BOT-59", "TK-BOT-60")
@pytest.mark.parametrize(("law_vp", "points"), [("4", 12), ("8", 24)])
def test_laws_and_scribes_of_the_bot(law_vp: str, points: int) -> None:
    table = Table(1, law_vp=law_vp).give(B="z16 z17 z18").goods(B="scribe 5").run((FINAL_SCORING,))
    assert table.points("laws", "B") == points
    assert table.points("bot_scribes", "B") == 2
    assert table.has("scribe", "B") == 5


@pytest.mark.rule("TK-BOT-61")
def test_the_bot_gains_for_first_place() -> None:
    table = Table(1, order="BA").run((LAST_POINTS,))
    assert (table.points("turn_order", "B"), table.points("turn_order")) == (3, 0)


@pytest.mark.rule("TK-BOT-62")
def test_the_bot_can_win() -> None:
    table = with_points(Table(1, order="AB"), "B", 30)
    assert result_of(table.state).ranking == [[1], [0]]
    with_points(table, "A", 30)
    assert result_of(table.state).winners == [0]
    table.goods(B="scribe 1")
    assert result_of(table.state).winners == [1]
