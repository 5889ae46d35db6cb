"""Hidden information (section 19)."""

from typing import Any

import pytest

from ennead.core.referee import FastReferee
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import CARD
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import walk

OWN = {"A": "thebes edfu", "B": "mendes buto", "C": "abu sawu"}
VIEWERS = ("A", "B", "C", None)


def views(table: Table) -> dict[str | None, Any]:
    """What everybody sees, and has heard of."""
    return {viewer: (table.view(viewer), table.heard(viewer)) for viewer in VIEWERS}


def who_notices(one: Table, other: Table) -> set[str | None]:
    """Viewers to whom the two tables look different."""
    seen, also = views(one), views(other)
    return {viewer for viewer in VIEWERS if seen[viewer] != also[viewer]}


def who_sees(state: AmunReState, changed: AmunReState) -> set[int | None]:
    return {
        viewer
        for viewer in (*range(state.players), None)
        if GAME.view(state, viewer) != GAME.view(changed, viewer)
    }


@pytest.mark.rule("AR-HID-01")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    one = Table().own(**OWN).give(A="bribe", B="bribe").market()
    other = Table().own(**OWN).give(A="treasury", B="bribe").market()
    assert who_notices(one, other) == {"A"}
    assert one.seat_view("A", viewer="A")["hand"] == {"bribe": 1}
    assert one.seat_view("A", viewer="B")["hand_size"] == 1
    assert "hand" not in one.seat_view("A", viewer="B")


@pytest.mark.rule("AR-HID-01")
@pytest.mark.parametrize(
    "moves",
    [
        ["A: buy_cards 1"],
        ["A: end", "B: end", "C: end", "A: offer 1", "B: thief", "C: thief", "A: take_card"],
    ],
)
def test_however_a_card_came_there(moves: list[str]) -> None:
    one = Table().own(**OWN).give(B="one_bank", C="one_bank").deck("bribe").market().do(*moves)
    other = Table().own(**OWN).give(B="one_bank", C="one_bank").deck("treasury").market().do(*moves)
    assert who_notices(one, other) == {"A"}
    assert one.heard("B", "drew") == [{"event": "drew", "seat": "A", "province": None}]


@pytest.mark.rule("AR-HID-02")
def test_gold_is_not_shown_before_the_end() -> None:
    one = Table(gold="20 20 20", first="B").own(**OWN).market()
    other = Table(gold="77 20 20", first="B").own(**OWN).market()
    assert who_notices(one, other) == {"A"}
    assert one.seat_view("A", viewer="A")["gold"] == 20
    assert all("gold" not in one.seat_view("A", viewer) for viewer in ("B", "C", None))


@pytest.mark.rule("AR-HID-02")
def test_gold_is_shown_at_the_end() -> None:
    table = Table(gold="9 8 7").own(**OWN).final()
    assert [table.seat_view(seat, viewer="C")["gold"] for seat in "ABC"] == [9, 8, 7]


@pytest.mark.rule("AR-HID-03")
def test_nobody_knows_the_power_deck() -> None:
    table = Table.dealt(3)
    changed = table.state.clone()
    changed.deck = changed.deck[::-1]
    assert changed.deck != table.state.deck
    assert who_sees(table.state, changed) == set()
    assert table.view(None)["power_deck"] == len(table.state.deck)


@pytest.mark.rule("AR-HID-04")
def test_nobody_knows_the_cards_on_provinces_before_they_are_won() -> None:
    one = Table().deck("bribe treasury").auction("thebes mendes abu")
    other = Table().deck("one_bank one_land").auction("thebes mendes abu")
    assert who_notices(one, other) == set()
    assert one.view("B")["provinces"]["thebes"]["cards"] == 2
    for table in (one, other):
        table.do("A: bid mendes 0", "B: bid thebes 0", "C: bid abu 0")
    assert who_notices(one, other) == {"B"}
    assert one.seat_view("B", viewer="B")["hand"] == {"bribe": 1, "treasury": 1}


@pytest.mark.rule("AR-HID-05")
def test_nobody_knows_the_province_deck_or_what_was_left_out() -> None:
    table = Table.dealt(3)
    changed = table.state.clone()
    below, out = changed.province_deck[::-1], changed.unused[:]
    below[0], out[0] = out[0], below[0]
    changed.province_deck, changed.unused = below, out
    assert changed.unused != table.state.unused
    assert who_sees(table.state, changed) == set()
    assert table.view("A")["province_deck"] == 6


@pytest.mark.rule("AR-HID-06")
@pytest.mark.parametrize("other_offering", ["offer 9, change no", "thief, change no", "offer 5, change yes"])
def test_an_offering_in_preparation_is_secret(other_offering: str) -> None:
    def prepared(offering: str) -> Table:
        return Table().own(**OWN).give(A="offering_change").offering().do(f"A: {offering}")

    one, other = prepared("offer 5, change no"), prepared(other_offering)
    assert who_notices(one, other) == {"A"}
    assert [one.seat_view(seat, viewer="B")["ready"] for seat in "ABC"] == [True, False, False]
    assert one.view("A")["decision"]["sealed"] == ["offer 5", "change no"]
    for table in (one, other):
        table.do("B: thief", "C: thief")
    assert who_notices(one, other) == set(VIEWERS), "at the reveal everything"


@pytest.mark.rule("AR-HID-06")
def test_everything_is_shown_at_the_reveal() -> None:
    table = Table().own(**OWN).give(A="offering_change").offering()
    table.do("A: offer 5, change yes", "B: thief", "C: offer 2")
    assert table.heard(None, "offered", "thief") == [
        {"event": "offered", "seat": "A", "gold": 5, "change": True},
        {"event": "thief", "seat": "B", "change": False},
        {"event": "offered", "seat": "C", "gold": 2, "change": False},
    ]


@pytest.mark.rule("AR-HID-07")
def test_cards_sold_or_played_are_open_at_once() -> None:
    table = Table().own(**OWN).give(A="treasury architect", B="bribe").put("edfu", stones=2).market()
    table.do("A: architect edfu, sell treasury")
    for viewer in VIEWERS:
        assert table.view(viewer)["power_discard"] == {"architect": 1, "treasury": 1}
        history = table.heard(viewer)
        assert {"event": "sold", "seat": "A", "card": "treasury", "gold": 1} in history
        assert {"event": "architect", "seat": "A", "province": "edfu"} in history


@pytest.mark.rule("AR-HID-07")
def test_even_while_others_prepare_their_offering() -> None:
    table = Table().own(**OWN).give(A="treasury").offering().do("A: sell treasury")
    assert table.actor == "ABC"
    for viewer in VIEWERS:
        assert table.view(viewer)["power_discard"] == {"treasury": 1}
        assert table.seat_view("A", viewer)["hand_size"] == 0


@pytest.mark.rule("AR-HID-08")
def test_province_cards_and_picks_of_the_expert_variant() -> None:
    def dealt(a_hand: str, pick: str) -> Table:
        deal = f"{a_hand} mendes buto sawu kharga amarna avaris"
        return Table.dealt(3, expert=True, deal=deal).do(f"A: pick {pick}")

    one = dealt("thebes edfu abu", "thebes")
    assert who_notices(one, dealt("thebes edfu abu", "abu")) == {"A"}
    assert who_notices(one, dealt("thebes edfu dakhla", "thebes")) == {"A"}
    assert [one.seat_view("A", viewer)["province_cards"] for viewer in VIEWERS] == [3] * 4, (
        "also the picked one"
    )
    assert one.view("A")["decision"]["sealed"] == ["pick thebes"]
    one.do("B: pick mendes", "C: pick kharga")
    assert one.view(None)["for_sale"] == ["thebes", "mendes", "kharga"]
    assert {"event": "picked", "seat": "A", "province": "thebes"} in one.heard(None)
    assert one.seat_view("A")["province_cards"] == 2


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only its viewer may know."""
    public = {key: value for key, value in view.items() if key != "viewer"}
    private = ("gold", "hand", "yellow_points", "province_hand")
    public["seats"] = [{key: seat[key] for key in seat if key not in private} for seat in view["seats"]]
    if view["decision"]:
        public["decision"] = {key: view["decision"][key] for key in ("seats", "step")}
    return public


@pytest.mark.rule("AR-HID-09")
@pytest.mark.parametrize("expert", [False, True])
def test_a_spectator_sees_exactly_the_public_part(expert: bool) -> None:
    for state in walk(3, seed=21, expert=expert):
        spectator = GAME.view(state, None)
        for seat in range(3):
            assert public_part(GAME.view(state, seat)) == public_part(spectator)
        if not state.over:
            assert spectator["decision"].keys() == {"seats", "step", "name"}
            assert not any({"gold", "hand", "province_hand"} & seat.keys() for seat in spectator["seats"])


@pytest.mark.rule("AR-HID-09")
def test_what_is_public() -> None:
    table = (
        Table(4)
        .give(A="bribe", B="protection")
        .put("edfu", stones=1, pyramids=2)
        .auction("thebes edfu abu sawu")
    )
    table.do("A: bid thebes 0", "B: protect, bid thebes 1")
    shown = table.view(None)
    assert shown["for_sale"] == ["thebes", "edfu", "abu", "sawu"]
    assert [seat["bid"] for seat in shown["seats"]] == [None, {"province": "thebes", "gold": 1}, None, None]
    assert [seat["barred"] for seat in shown["seats"]] == ["thebes", None, None, None]
    assert [seat["protected"] for seat in shown["seats"]] == [False, True, False, False]
    assert [seat["hand_size"] for seat in shown["seats"]] == [1, 0, 0, 0]
    assert (shown["provinces"]["edfu"]["stones"], shown["provinces"]["edfu"]["pyramids"]) == (1, 2)
    assert (shown["round"], shown["phase"], shown["first_player"], shown["tile"]) == (1, "auction", "A", None)
    assert shown["decision"] == {"seats": ["C"], "step": "auction_turn", "name": "auction_turn"}
    assert [seat["vp"] for seat in shown["seats"]] == [0, 0, 0, 0]
    assert (shown["power_deck"], shown["province_deck"]) == (35, 8)


# Questions betray nothing


@pytest.mark.rule("AR-HID-10")
@pytest.mark.parametrize("card", CARD.names)
def test_whoever_holds_any_card_is_asked(card: str) -> None:
    passing = Table().give(A=card).auction("mendes edfu abu")
    passing.do("A: bid mendes 0", "B: bid edfu 0", "C: bid edfu 1")
    assert passing.waiting == "A auction_pass"
    assert Table().own(**OWN).give(A=card).tile(2).harvest().waiting == "A harvest_cards"
    scoring = Table().own(A="edfu sawu mendes", B="thebes", C="abu").give(A=card).tile(2).scoring()
    assert scoring.waiting == "A scoring_cards"


@pytest.mark.rule("AR-HID-10")
def test_whoever_holds_none_is_not_asked() -> None:
    passing = Table().auction("mendes edfu abu").do("A: bid mendes 0", "B: bid edfu 0", "C: bid edfu 1")
    assert passing.waiting == "B auction_turn"
    assert Table().own(**OWN).give(B="bribe").tile(2).harvest().waiting == "B harvest_cards"
    assert Table().own(**OWN).give(B="bribe").tile(2).scoring().waiting == "B scoring_cards"


@pytest.mark.rule("AR-HID-10")
def test_a_card_already_played_changes_nothing_but_protection() -> None:
    table = Table().give(A="protection protection").auction("mendes edfu abu")
    table.do("A: protect, bid mendes 0", "B: bid edfu 0", "C: bid edfu 1")
    assert table.waiting == "B auction_turn", "Protection was played, and everybody saw it"


@pytest.mark.rule("AR-HID-11")
def test_options_are_shown_only_to_the_player_who_decides() -> None:
    table = Table().give(A="bribe").auction("mendes edfu abu")
    assert set(table.view("A")["decision"]["options"]) == table.legal("A")
    for viewer in ("B", "C", None):
        assert table.view(viewer)["decision"] == {
            "seats": ["A"],
            "step": "auction_turn",
            "name": "auction_turn",
        }
    sealed = Table(gold="3 4 5").own(**OWN).offering()
    for seat in "ABC":
        assert set(sealed.view(seat)["decision"]["options"]) == sealed.legal(seat)
    assert "options" not in sealed.view(None)["decision"]
    sealed.do("A: thief")
    assert "options" not in sealed.view("A")["decision"]


def buys_a_stone(hand: str, stones: int = 2) -> Table:
    return (
        Table()
        .own(A="edfu", B="mendes", C="abu")
        .give(A=hand)
        .put("edfu", stones=stones)
        .market()
        .do("A: buy_stones 1")
    )


@pytest.mark.rule("AR-HID-12")
def test_a_bought_stone_is_asked_for_whether_or_not_there_is_an_architect() -> None:
    with_architect, without = buys_a_stone("architect"), buys_a_stone("bribe")
    assert with_architect.waiting == without.waiting == "A place_stone"
    assert without.legal("A") == {"place edfu"}
    assert with_architect.legal("A") == {"place edfu", "architect edfu"}
    assert who_notices(with_architect, without) == {"A"}


@pytest.mark.rule("AR-HID-12")
def test_otherwise_a_single_option_is_not_asked() -> None:
    assert buys_a_stone("").waiting == "B market_action", "no card in hand"
    assert buys_a_stone("architect", stones=1).waiting == "A market_action", "no two stones"
    played = Table().own(A="edfu", B="mendes", C="abu").give(A="architect architect").put("edfu", stones=2)
    played.market().do("A: architect edfu, buy_stones 3")
    assert (played.waiting, played.built("edfu")) == ("A market_action", (2, 0)), "an Architect was played"


@pytest.mark.rule("AR-HID-12")
def test_instant_stones_need_no_such_question() -> None:
    table = Table().give(A="architect").put("abydos", stones=2).auction("abydos mendes abu")
    table.do("A: bid abydos 0", "B: bid mendes 0", "C: bid abu 0")
    assert (table.waiting, table.built("abydos")) == ("A market_action", (1, 0))


@pytest.mark.rule("AR-HID-01", "AR-HID-03", "AR-HID-04", "AR-HID-05", "AR-HID-06", "AR-HID-08")
@pytest.mark.parametrize("expert", [False, True])
def test_a_guess_of_the_hidden_things_keeps_what_the_seat_sees(expert: bool) -> None:
    chance = FastReferee(5)
    changed = 0
    for state in walk(3, seed=30, expert=expert):
        before = GAME.hash(state)
        for seat in (0, 1, 2, None):
            guess = GAME.determinize(state, seat, chance)
            assert GAME.invariants(guess) == []
            assert GAME.view(guess, seat) == GAME.view(state, seat)
            changed += GAME.hash(guess) != before
        assert GAME.hash(state) == before
    assert changed > 100
