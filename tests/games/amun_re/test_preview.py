"""What a preview says about an action: amounts before and after, and what it leads to."""

from ennead.core.codec import SEAT
from ennead.core.preview import effects
from ennead.core.referee import LiveReferee
from ennead.games.amun_re import GAME
from ennead.games.amun_re.testing import Table
from ennead.texts import Texts

OWN = {"A": "thebes edfu abydos", "B": "memphis amarna damanhur", "C": "mendes dakhla berenike"}


def preview(table: Table, move: str) -> list[str]:
    """The lines of a preview in English, amounts as `Gold 20 → 14`."""
    letter, action = move.split(": ")
    seat = SEAT.index[letter]
    before, after, referee = table.state, table.state.clone(), LiveReferee("preview")
    after.play(GAME.space.parse(action).code, referee, seat)
    notes = GAME.notes(before, after, seat, referee.events)
    texts = Texts(GAME, "en")
    lines = []
    for line in effects(GAME.measures(before, seat), [GAME.measures(after, seat)], [notes]):
        amounts = "" if line.before is None else f" {line.before} → {min(line.outcomes)}"
        lines.append(texts.effect(line) + amounts)
    return lines


def test_a_purchase_says_its_price_and_what_stays_open() -> None:
    table = Table().own(**OWN).market()
    assert preview(table, "A: buy_farmers 3") == [
        "Gold 20 → 14",
        "After that you can still buy: stones.",
        "You place 3 farmers at once.",
    ]


def test_a_farmer_says_what_it_will_bring() -> None:
    table = Table().own(**OWN).tile(3).market().do("A: buy_farmers 1")
    assert preview(table, "A: place edfu") == ["Income of a harvest 0 → 3", "Farmers 0 → 1"]


def test_a_stone_that_completes_a_pyramid() -> None:
    table = Table().own(**OWN).put("edfu", stones=2).put("memphis", pyramids=1)
    table.put("thebes", pyramids=1).put("abydos", pyramids=1, stones=1).market().do("A: buy_stones 2")
    assert preview(table, "A: place edfu") == [
        "Points if scored now 13 → 17",
        "Pyramids 2 → 3",
        "Stones 3 → 1",
        "All your provinces then have 1 pyramid.",
    ]


def test_taking_a_side_from_somebody() -> None:
    table = Table().own(**OWN).put("edfu", pyramids=1, stones=1).put("memphis", pyramids=1, stones=1)
    table.tile(1).market().do("A: buy_stones 1")
    assert preview(table, "A: place edfu") == [
        "Stones 1 → 2",
        "B if scored now 9 → 4",
        "B loses the lead: West side.",
        "Then it is the turn of B.",
    ]


def test_a_bid() -> None:
    table = Table().auction("thebes dakhla abydos").do("A: bid dakhla 10", "B: bid thebes 3")
    assert preview(table, "C: bid thebes 6") == [
        "Gold bid 0 → 6",
        "B is outbid in Thebes and can't bid there next.",
        "Then it is the turn of B.",
    ]


def test_the_bid_that_ends_the_auction() -> None:
    table = Table().auction("thebes dakhla abydos").do("A: bid dakhla 10", "B: bid thebes 3")
    lines = preview(table, "C: bid abydos 1")
    assert "Gold 20 → 19" in lines
    assert "You take Abydos for 1 gold." in lines
    assert "The next phase begins: Market." in lines


def test_an_offering_is_weighed_by_what_the_others_may_add() -> None:
    table = Table().own(**OWN).put("edfu", farmers=4).offering()
    assert preview(table, "A: offer 5") == [
        "You come first unless somebody offers more than 5.",
        "Tile ≤2 if the others add -3 or less: you would harvest 4.",
        "Tile 3–12 if the others add -2 to 7: you would harvest 8.",
        "Tile 13–22 if the others add 8 to 17: you would harvest 12.",
        "Tile ≥23 if the others add 18 or more: you would harvest 16.",
    ]
    assert preview(table, "A: thief")[0] == "You take 3 gold from the supply and no reward."
    assert preview(table, "B: offer 5")[0].endswith("or as much and sits before you.")


def test_turning_the_total_says_which_tile_follows() -> None:
    table = Table().own(**OWN).put("edfu", farmers=4).give(A="offering_change").tile(1).offering()
    table.do("A: offer 5, change yes", "B: offer 5", "C: thief")
    lines = preview(table, "A: turn up")
    assert "Total of the offerings 7 → 10" in lines
    assert "Income of a harvest 4 → 8" in lines
    assert "The tile 3–12 becomes active." in lines


def test_a_harvest_card_says_what_the_harvest_then_brings() -> None:
    table = Table().own(**OWN).put("edfu", farmers=4).put("thebes", farmers=1).tile(2)
    table.give(A="treasury bribe").harvest()
    assert preview(table, "A: treasury thebes") == [
        "Power cards 2 → 1",
        "This harvest brings you 16 gold instead of 10.",
    ]


def test_a_yellow_card_brings_points() -> None:
    table = (
        Table().own(A="edfu abu thebes", B="memphis", C="mendes").tile(2).give(A="one_land bribe").scoring()
    )
    assert preview(table, "A: score one_land")[:1] == ["Points 2 → 5"]
