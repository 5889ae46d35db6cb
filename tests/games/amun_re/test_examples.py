"""Worked examples (section 21), step by step."""

import pytest

from ennead.games.amun_re import GAME
from ennead.games.amun_re.testing import Table


@pytest.mark.rule("AR-EX-01")
def test_auction_of_three() -> None:
    table = Table().auction("thebes dakhla abydos")
    table.do("A: bid dakhla 10", "B: bid thebes 3", "C: bid thebes 6")
    assert table.happened("outbid") == ["B thebes C 3"]
    assert (table.happened("passed"), table.waiting) == (["A"], "B auction_turn")
    assert table.offers("bid thebes", "B") == set()
    assert table.offers("bid dakhla", "B") == {"15"}
    assert table.offers("bid abydos", "B") == {"0", "1", "3", "6", "10", "15"}
    table.do("B: bid abydos 0")
    assert table.waiting == "A market_action", "the auction ended at once"
    assert table.golds == [22, 20, 14]
    assert [table.hand_size(seat) for seat in "ABC"] == [1, 0, 2]
    assert [table.owner(province) for province in ("dakhla", "abydos", "thebes")] == ["A", "B", "C"]
    assert table.stones("abydos") == 1


# The first round of four players: AR-EX-02, 05, 10 and 11 follow each other.
DECK = "bribe protection offering_change one_bank one_land treasury nile_or_not master_scribe master_farmer"


def after_the_auction() -> Table:
    table = Table.dealt(4, deal="thebes avaris buto mendes", deck=DECK)
    assert [
        table.view(None)["provinces"][name]["cards"] for name in ("thebes", "avaris", "buto", "mendes")
    ] == [*(2, 0, 1, 0)]
    table.do("A: bid thebes 6", "B: bid buto 0", "C: bid buto 3")
    table.do("D: bid mendes 3", "A: pass", "B: bid mendes 6", "C: pass")
    assert table.happened("outbid") == ["B buto C 0", "D mendes B 3"]
    return table.do("D: bid avaris 0")


def after_the_market() -> Table:
    table = after_the_auction()
    table.do("A: buy_cards 2, buy_farmers 3, buy_stones 1, end")
    assert (table.gold("A"), table.farmers("thebes"), table.stones("thebes")) == (4, 3, 1)
    assert table.offers("buy_cards", "B") == set()
    table.do("B: buy_farmers 3, buy_stones 2")
    assert (table.gold("B"), table.farmers("mendes"), table.built("mendes")) == (5, 3, (0, 2))
    table.do("B: architect mendes")
    assert table.built("mendes") == (1, 0)
    table.do("C: buy_farmers 3, buy_stones 3, place buto, end")
    return table.do("D: buy_cards 1, buy_farmers 1, buy_stones 5, place avaris, end")


def after_the_offering() -> Table:
    table = after_the_market()
    assert table.waiting == "ABCD offering_choice"
    assert (table.golds, table.first) == ([4, 5, 5, 3], "A")
    assert (table.farmers("buto"), table.hand("C")) == (3, "architect offering_change")
    table.do("A: sell one_bank, offer 5", "B: offer 2", "C: sell architect, offer 6, change yes", "D: thief")
    assert table.happened("total") == ["10"]
    table.do("C: turn up")
    assert table.happened("active_tile") == ["tile3 13"]
    assert table.gold("D") == 6
    assert table.happened("rewards") == ["C 1 3", "A 2 2", "B 3 1"]
    table.do("C: take_card, take_farmer buto, take_farmer buto")
    assert table.farmers("buto") == 5
    table.do("A: take_card, take_stone thebes")
    assert table.stones("thebes") == 2
    return table.do("B: take_card")


@pytest.mark.rule("AR-EX-02")
def test_auction_of_four() -> None:
    table = after_the_auction()
    assert table.waiting == "A market_action"
    assert table.golds == [14, 14, 17, 20]
    assert table.happened("drew") == ["A bribe thebes", "A protection thebes", "C offering_change buto"]
    assert [table.owner(province) for province in ("thebes", "mendes", "buto", "avaris")] == list("ABCD")


@pytest.mark.rule("AR-EX-03")
def test_prices() -> None:
    table = Table().own(A="edfu", B="mendes", C="abu").market()
    table.do("A: buy_cards 1, buy_farmers 1, buy_stones 1")
    assert table.gold("A") == 20 - 3
    for count, price in ((7, 28), (8, 36), (9, 45)):
        rich = Table(gold=100).own(A="edfu", B="mendes", C="abu").market().do(f"A: buy_stones {count}")
        assert rich.gold("A") == 100 - price


@pytest.mark.rule("AR-EX-04")
def test_market_turn() -> None:
    table = Table(first="C").own(A="mendes", B="abu", C="thebes edfu").market()
    assert table.offers("buy_cards", "C") == {"1", "2"}
    table.do("C: buy_cards 1")
    assert table.gold("C") == 19
    table.do("C: buy_farmers 4, place thebes, place thebes, place thebes")
    assert (table.gold("C"), table.farmers("thebes"), table.farmers("edfu")) == (9, 3, 1)
    table.do("C: buy_stones 3, place thebes, place thebes, place thebes")
    assert (table.built("thebes"), table.gold("C")) == ((1, 0), 3)


@pytest.mark.rule("AR-EX-05")
def test_market_after_the_auction_of_four() -> None:
    table = after_the_market()
    assert table.happened("bought_cards")[0] == "A 2 3"
    assert table.happened("bought_farmers")[:2] == ["A 3 6", "B 3 6"]
    assert table.happened("bought_stones")[:2] == ["A 1 1", "B 2 3"]
    assert table.golds[:2] == [4, 5]
    assert table.hand("B") == ""


@pytest.mark.rule("AR-EX-06")
def test_building() -> None:
    table = (
        Table().own(A="edfu thebes", B="mendes", C="abu").put("edfu", stones=2).market().do("A: buy_stones 5")
    )
    grown = []
    for _ in range(5):
        table.do("A: place edfu")
        grown.append(table.built("edfu"))
    assert grown == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


@pytest.mark.rule("AR-EX-07")
def test_protection() -> None:
    table = Table(first="B").give(B="protection").auction("edfu abu mendes").do("B: protect, bid edfu 3")
    assert table.offers("bid edfu", "C") == {"10", "15"}
    assert str(table.refused("C: bid edfu 6")) == (
        "bid too low for protection: province edfu, seat B, stands 3, needs 10"
    )
    table.do("C: bid edfu 10", "A: bid edfu 15", "B: bid abu 0")
    assert min(int(cell) for cell in table.offers("bid abu", "C")) == 3


@pytest.mark.rule("AR-EX-08")
def test_bribe() -> None:
    table = Table().give(A="bribe").auction("thebes edfu mendes")
    table.do("A: bid thebes 1", "B: bid thebes 3", "C: bid edfu 0", "A: bribe thebes 6")
    assert table.happened("outbid") == ["A thebes B 1", "B thebes A 3"]
    assert table.offers("bid thebes", "B") == set()
    table.do("B: bid mendes 0")
    assert table.golds == [14, 20, 20]
    assert table.owner("thebes") == "A"


@pytest.mark.rule("AR-EX-09")
@pytest.mark.parametrize(
    ("offerings", "total", "label"),
    [
        ("thief thief thief", -6, "≤2"),
        ("8 thief thief", 2, "≤2"),
        ("1 1 1", 3, "3–12"),
        ("8 1 1", 10, "3–12"),
        ("10 1 1", 12, "3–12"),
        ("11 1 1", 13, "13–22"),
        ("20 1 1", 22, "13–22"),
        ("20 2 1", 23, "≥23"),
        ("20 4 1", 25, "≥23"),
    ],
)
def test_tiles(offerings: str, total: int, label: str) -> None:
    table = Table().own(A="edfu", B="mendes", C="abu").give(A="offering_change").offering()
    for seat, offering in zip("ABC", offerings.split(), strict=True):
        table.do(f"{seat}: thief" if offering == "thief" else f"{seat}: offer {offering}")
        if seat == "A":
            table.do("A: change yes" if total == -6 else "A: change no")
    if total == -6:
        table.do("A: turn up")
    tile, reached = table.happened("active_tile")[0].split()
    assert (int(reached), GAME.names()[f"tile-{tile}"]["en"]) == (total, label)


@pytest.mark.rule("AR-EX-10")
def test_offering() -> None:
    table = after_the_offering()
    assert table.first == "C"
    assert table.golds == [0, 3, 0, 6]
    assert [table.hand_size(seat) for seat in "ABCD"] == [5, 1, 1, 2]


@pytest.mark.rule("AR-EX-11")
def test_harvest() -> None:
    table = after_the_offering()
    asked = []
    for move in ("C: done", "D: treasury avaris, done", "A: done", "B: done"):
        asked.append(table.waiting)
        table.do(move)
    assert asked == [f"{seat} harvest_cards" for seat in "CDAB"]
    assert table.happened("harvested") == ["C 15", "D 8", "A 9", "B 9"]
    assert table.golds == [9, 12, 15, 14]


def before_scoring() -> Table:
    table = Table(round=3).tile(3)
    table.own(A="damanhur buto thebes", B="memphis amarna abydos", C="mendes dakhla berenike")
    buildings = {
        "damanhur": (2, 0),
        "buto": (1, 2),
        "thebes": (1, 0),
        "memphis": (2, 1),
        "amarna": (3, 0),
        "abydos": (0, 2),
        "mendes": (3, 1),
        "dakhla": (1, 0),
        "berenike": (2, 0),
    }
    for province, (pyramids, stones) in buildings.items():
        table.put(province, pyramids=pyramids, stones=stones)
    return table


@pytest.mark.rule("AR-EX-12")
def test_interim_scoring() -> None:
    table = before_scoring().give(B="nile_or_not").scoring()
    assert table.points("A") == {"temples": 6, "pyramids": 4, "sets": 3}
    assert table.points("B") == {"temples": 3, "pyramids": 5, "majority_west": 5}
    assert table.points("C") == {"pyramids": 6, "sets": 3, "majority_east": 5}
    table.do("B: score nile_or_not")
    assert [table.vp(seat) for seat in "ABC"] == [13, 16, 14]


@pytest.mark.rule("AR-EX-13")
def test_yellow_cards() -> None:
    table = before_scoring().give(A="one_bank nile_or_not one_land master_scribe").scoring()
    assert table.offers("score", "A") == set()
    assert [str(table.refused(f"A: score {card}")) for card in ("one_bank", "nile_or_not", "one_land")] == [
        "not on one side: card one_bank, needs 3, has 2",
        "not all on the nile or off it: card nile_or_not, needs 3, has 2",
        "not in one land: card one_land, needs 3, has 2",
    ]
    assert (
        str(table.refused("A: score master_scribe")) == "too few symbols: card master_scribe, needs 7, has 6"
    )


@pytest.mark.rule("AR-EX-14")
def test_final_gold() -> None:
    table = Table(4, gold="30 30 17 9").final()
    assert [table.points(seat) for seat in "ABCD"] == [
        {"final_gold": 6},
        {"final_gold": 6},
        {"final_gold": 2},
        {},
    ]


@pytest.mark.rule("AR-EX-15")
@pytest.mark.parametrize(("stones_of_a", "winners"), [(0, ["B"]), (2, ["A", "B"])])
def test_winner(stones_of_a: int, winners: list[str]) -> None:
    table = Table(gold=1).own(A="edfu abydos buto", B="amarna thebes mendes", C="sawu kharga berenike")
    table.scored(A=32, B=32, C=31).put("edfu", pyramids=9, stones=2).put("abydos", stones=stones_of_a)
    table.put("amarna", pyramids=5, stones=2).put("thebes", pyramids=4, stones=2).put(
        "sawu", pyramids=9
    ).final()
    assert [table.vp(seat) for seat in "ABC"] == [38, 38, 37]
    assert table.result.to_dict()["winners"] == winners
