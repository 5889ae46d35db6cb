"""Section 28: Botankhamun, the solo opponent. In a solo game the bot is participant B."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.cards import TOKEN
from ennead.games.tekhenu.rules.components import CELL, PEOPLE, TAKEN_DIE, TILE
from ennead.games.tekhenu.rules.horus import pay_bonus
from ennead.games.tekhenu.rules.solo_gods import choose_cell, districts_won, sides_touching
from ennead.games.tekhenu.testing import Table
from ennead.testing.tables import Draws
from tests.games.tekhenu.test_setup import keep_first_laws


def bot(token: str, dice: str, *, arrow: int = 2, draws: Draws | None = None, level: str = "easy") -> Table:
    """A solo table on which the bot's marker will enter the pyramid at this token."""
    table = Table(1, arrow=arrow, dice=dice, draws=draws, difficulty=level, order="BA")
    table.state.pyramid = [TOKEN.index[token]] * 10
    return table


def acts(table: Table) -> Table:
    return table.turn("B")


# Setup


@pytest.mark.rule("TK-BOT-01", "TK-GEN-01", "TK-BOT-02", "TK-BOT-03", "TK-BOT-04", "TK-BOT-05")
def test_what_the_bot_starts_with() -> None:
    table = Table.new(1)
    state = table.state
    assert (state.players, state.seats) == (1, 2)
    assert table.actor == "A"
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
    table = keep_first_laws(Table.new(1, draws={"starting cards": "s07 s08 s12"}))
    assert table.offers("starting_card") == {"s07", "s08", "s12"}
    table.do("A: starting_card s08, A: starting_card s07")
    assert table.asks == "destiny"
    lot = keep_first_laws(Table.new(1, draws={"starting cards": "s07 s12"}, random_start_cards=True))
    assert lot.asks == "destiny"
    lot.do("destiny c03, move population")
    assert lot.all_goods() == {"gold": 1 + 1 + 2, "scribe": 1 + 2}


@pytest.mark.rule("TK-BOT-07", "TK-BOT-08")
def test_the_bot_is_first_and_takes_a_destiny_without_effect() -> None:
    draws = {"bot destiny": "c02", "starting cards": "s07 s12"}
    table = keep_first_laws(Table.new(1, draws=draws, random_start_cards=True))
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
    table = Table.new(1, draws={"pillar tiles": "p01 p02 p03 p10"}, difficulty=level, horus_layout="printed")
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
    order = "a05 a01 a02 a03 a04 a06 a07 a08 a09 a10"
    table = Table(1, dice="thoth-black-1", draws={"bot tokens": order}, order="BA")
    assert table.position["pyramid"] == order.split()
    assert table.state.progress == NOBODY
    acts(table)
    assert table.state.progress == 0
    assert [event["token"] for event in table.told("bot_token")] == ["a05"]
    assert table.told("deben_thrown") == []


@pytest.mark.rule("TK-BOT-16", "TK-GEN-09")
@pytest.mark.parametrize(
    ("throws", "places"),
    [("up up up", [4, 7, 9]), ("right right right", [1, 2, 3]), ("up right up", [4, 5, 8])],
)
def test_the_deben_moves_the_marker_up_or_right(throws: str, places: list[int]) -> None:
    dice = "bastet-brown-1 bastet-brown-2 bastet-brown-3 bastet-brown-4"
    table = bot("a04", dice, draws={"deben": throws})
    table.state.progress = 0
    for place in places:
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
        table = acts(bot("a04", "bastet-yellow-5 bastet-brown-5", draws={"bot die": str(draw)}))
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
    lot = acts(bot("a07", "thoth-black-5 horus-black-5", draws={"bot die": "1"}))
    assert (lot.told("bot_die")[0]["god"], lot.told("bot_die")[0]["reason"]) == ("thoth", "chance")


@pytest.mark.rule("TK-BOT-28", "TK-BOT-29")
def test_resource_token_without_its_colour() -> None:
    table = acts(bot("a07", "ra-black-6 ra-white-2 bastet-gray-6"))
    assert table.told("bot_die")[0]["colour"] == "white"
    assert [event["colour"] for event in table.told("bot_no_die_of")] == ["black"]
    grey = acts(bot("a07", "ra-black-6 bastet-gray-4 osiris-gray-4"))
    assert (grey.told("bot_die")[0]["god"], grey.told("bot_die")[0]["colour"]) == ("osiris", "gray")
    forbidden = acts(bot("a07", "ra-black-3 hathor-brown-5 hathor-black-4"))
    assert (forbidden.told("bot_die")[0]["god"], forbidden.told("bot_die")[0]["face"]) == ("hathor", 5)


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
    even = acts(bot("a01", "horus-yellow-4", draws={"bot people slot": "1"}).gods(A="hathor"))
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
    assert empty.points("B")["actions"] == 0
    assert empty.told("bot_nothing")
    # Its own statue to Horus on slot 6 still pays a scribe and a point
    assert (empty.points("B")["bonuses"], empty.has("scribe", "B")) == (1, 1)


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
    pay_bonus(table.in_play, 1, slot - 1, 0, [])
    assert (table.has("scribe", "B"), table.points("B")["bonuses"]) == (scribes, points)


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
    lot = acts(bot("a02", "ra-white-1", draws={"bot cell": "2"}))
    assert lot.told("bot_cell")[0] == {"event": "bot_cell", "cell": "r5c1", "points": 3, "reason": "chance"}


@pytest.mark.rule("TK-BOT-37")
def test_a_cell_inside_before_one_at_the_border() -> None:
    # Only two cells are empty: r1c2 at the border and r2c4 inside, each touching four sides
    table = bot("a02", "ra-white-1")
    names = [name for name in CELL.names if name not in ("r1c2", "r2c4")]
    for number, name in enumerate(names):
        table.state.tiles[CELL.index[name]] = table.state.stack.pop() if table.state.stack else number
        table.state.pillar_owner[CELL.index[name]] = 0
    cell, _ = choose_cell(table.in_play, 1)
    assert CELL.names[cell] == "r2c4"
