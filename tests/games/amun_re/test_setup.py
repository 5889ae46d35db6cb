"""Basics and setup (sections 3 and 4)."""

from collections import Counter

import pytest

import ennead
from ennead.core.codec import NOBODY, SEAT
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import (
    ARCHITECT,
    CARD_COUNT,
    FIELDS,
    POWER_SYMBOLS,
    START_GOLD,
)
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of

ALL = (3, 4, 5)


# Basics


@pytest.mark.rule("AR-GEN-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ennead.BadOption, match=f"3, 4, 5 players, not {players}"):
        ennead.start("amun-re", players=players, seed=1)


@pytest.mark.rule("AR-GEN-01")
@pytest.mark.parametrize("players", ALL)
def test_three_four_or_five_play(players: int) -> None:
    match = ennead.start("amun-re", players=players, seed=1)
    assert len(match.view(None)["seats"]) == players


@pytest.mark.rule("AR-GEN-02")
@pytest.mark.parametrize("players", ALL)
def test_six_rounds_in_two_kingdoms(players: int) -> None:
    table = Table.dealt(players)
    while not table.over:
        table.idle()
    assert table.happened("round") == ["1 old", "2 old", "3 old", "4 new", "5 new", "6 new"]


@pytest.mark.rule("AR-GEN-03")
def test_four_phases_in_order() -> None:
    table = Table.dealt(3)
    phases: list[tuple[int, str]] = []
    while not table.over:
        shown = table.view(None)
        if not phases or phases[-1] != (shown["round"], shown["phase"]):
            phases.append((shown["round"], shown["phase"]))
        table.idle()
    for number in range(1, 7):
        of_round = [phase for at, phase in phases if at == number]
        assert of_round[:4] == ["auction", "market", "offering", "harvest"]
        assert of_round[4:] == (["scoring"] if number in (3, 6) else [])


@pytest.mark.rule("AR-GEN-04")
def test_turn_order_runs_clockwise_from_the_marker() -> None:
    table = Table(4, first="C").own(A="thebes", B="edfu", C="mendes", D="buto").market()
    asked = ""
    for _ in range(4):
        asked += table.waiting[0]
        table.do(f"{table.waiting[0]}: end")
    assert asked == "CDAB"


@pytest.mark.rule("AR-GEN-05")
def test_any_whole_amount_can_be_paid_exactly() -> None:
    table = Table(gold=17).own(A="thebes", B="edfu", C="mendes").offering()
    assert table.offers("offer", "A") == {str(amount) for amount in range(1, 18)}
    table.do("A: offer 11", "B: thief", "C: thief")
    assert table.gold("A") == 6


@pytest.mark.rule("AR-GEN-06")
def test_payments_go_to_the_supply_and_nothing_between_players() -> None:
    assert not any(domain is SEAT for verb in GAME.space.verbs for domain in verb.domains)
    table = Table().auction("mendes edfu abu")
    table.do("A: bid mendes 10", "B: bid mendes 15", "C: bid edfu 1", "A: bid abu 0")
    assert table.golds == [20, 5, 19]


@pytest.mark.rule("AR-GEN-07")
def test_control_lasts_from_the_auction_to_the_end_of_the_kingdom() -> None:
    table = Table().auction("mendes edfu abu")
    table.do("A: bid mendes 0", "B: bid edfu 0")
    assert [table.owner(province) for province in ("mendes", "edfu")] == [None, None]
    table.do("C: bid abu 0")
    assert [table.owner(province) for province in ("mendes", "edfu", "abu")] == ["A", "B", "C"]
    while table.state.round <= 3:
        assert table.owner("mendes") == "A"
        table.idle()
    assert [table.owner(province) for province in ("mendes", "edfu", "abu")] == [None, None, None]


@pytest.mark.rule("AR-GEN-08")
@pytest.mark.parametrize("expert", [False, True])
def test_chance_decides_nothing_else(expert: bool) -> None:
    match = ennead.start("amun-re", players=5, seed=3, options={"expert": expert})
    while not match.over:
        match.play(match.legal(match.to_act[0])[-1], match.to_act[0])
    drawn = Counter(purpose for record in match.records for purpose, _ in record.chances)
    assert drawn.pop("power deck") >= 1
    assert drawn == {"first player": 1, "provinces in play": 1, "province deck": 2}


@pytest.mark.rule("AR-GEN-09")
def test_features_serve_only_their_controller() -> None:
    table = Table(gold=50).own(A="mendes", B="baharya", C="berenike").give(A="bribe").tile(1)
    table.market()
    assert table.offers("buy_cards", "A") == set(), "the symbols of Baharya are B's"
    assert len(table.offers("buy_farmers", "A")) == of(FIELDS, "mendes")
    table.do("A: end")
    assert len(table.offers("buy_cards", "B")) == of(POWER_SYMBOLS, "baharya")
    table.until("A harvest_cards").do("A: done")
    assert table.happened("harvested") == ["A 0", "B 0", "C 8"], "the mine is C's"


@pytest.mark.rule("AR-GEN-09")
def test_features_serve_only_as_long_as_one_controls_the_province() -> None:
    table = Table(round=3, draws={"province deck": "mendes berenike edfu"}).tile(1)
    table.own(A="berenike mendes edfu", B="abu buto damanhur", C="thebes amarna memphis").harvest()
    assert table.gold("A") == 28
    table.until("auction_turn").do("A: bid mendes 0", "B: bid berenike 0", "C: bid edfu 0")
    table.until("offering_choice").do("A: thief", "B: thief", "C: thief")
    assert table.golds == [31, 24 + 3 + 8, 23], "the mine of Berenike is now B's"


# Setup


@pytest.mark.rule("AR-SET-01")
@pytest.mark.parametrize("players", ALL)
def test_three_scribes_and_no_points(players: int) -> None:
    shown = ennead.start("amun-re", players=players, seed=2).view(None)["seats"]
    assert [each["seat"] for each in shown] == list("ABCDE")[:players]
    assert [(each["scribes"], each["vp"]) for each in shown] == [(3, 0)] * players


@pytest.mark.rule("AR-SET-02")
@pytest.mark.parametrize("players", ALL)
def test_everybody_starts_with_20_gold(players: int) -> None:
    assert START_GOLD == 20
    assert Table.dealt(players).golds == [20] * players


@pytest.mark.rule("AR-SET-03")
def test_everybody_has_one_thief() -> None:
    table = Table.dealt(3).until("offering_choice")
    assert all("thief" in table.legal(seat) for seat in "ABC")
    table.do("A: thief")
    assert str(table.refused("A: thief")) == "not your turn: waiting B C"


@pytest.mark.rule("AR-SET-04")
@pytest.mark.parametrize("players", ALL)
def test_everybody_starts_with_an_architect(players: int) -> None:
    table = Table.dealt(players, deal="mendes edfu abu sawu kharga")
    assert [table.hand(seat) for seat in "ABCDE"[:players]] == ["architect"] * players
    assert table.state.deck.count(ARCHITECT) == 8 - players


@pytest.mark.rule("AR-SET-05")
@pytest.mark.parametrize(("players", "size"), [(3, 36), (4, 35), (5, 34)])
def test_the_power_deck(players: int, size: int) -> None:
    table = Table.dealt(players, deal="mendes edfu abu sawu kharga")
    assert table.view(None)["power_deck"] == size
    counts = Counter(table.state.deck)
    counts[ARCHITECT] += players
    assert [counts[card] for card in range(12)] == list(CARD_COUNT)


@pytest.mark.rule("AR-SET-05")
def test_the_power_deck_is_shuffled() -> None:
    decks = [ennead.start("amun-re", players=3, seed=seed).state.to_dict()["deck"] for seed in range(8)]
    assert len({tuple(deck) for deck in decks}) == 8


@pytest.mark.rule("AR-SET-06")
@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 12), (5, 15)])
def test_the_province_deck(players: int, size: int) -> None:
    table = Table.dealt(players)
    in_use = table.state.province_deck + table.state.for_sale
    assert len(in_use) == len(set(in_use)) == size
    shown = table.view(None)
    assert shown["province_deck"] + len(shown["for_sale"]) == size


@pytest.mark.rule("AR-SET-06")
def test_the_province_deck_is_shuffled() -> None:
    sales = [ennead.start("amun-re", players=5, seed=seed).view(None)["for_sale"] for seed in range(8)]
    assert len({tuple(sale) for sale in sales}) == 8


@pytest.mark.rule("AR-SET-07")
def test_provinces_left_out_are_random_and_unseen() -> None:
    left_out = set()
    for seed in range(30):
        match = ennead.start("amun-re", players=3, seed=seed)
        position = match.state.to_dict()
        assert len(position["unused"]) == 6
        left_out.update(position["unused"])
        assert "unused" not in match.view(0)
        shown = match.view(0)["provinces"]
        unseen = [shown[name] for name in shown if name not in match.view(0)["for_sale"]]
        for each in unseen:
            del each["free_fields"]  # as many as are printed
        assert all(each == unseen[0] for each in unseen), "nothing tells them apart"
    assert len(left_out) == 15, "every province can be left out"


@pytest.mark.rule("AR-SET-08")
@pytest.mark.parametrize("players", ALL)
def test_the_first_player_is_drawn(players: int) -> None:
    matches = [ennead.start("amun-re", players=players, seed=seed) for seed in range(60)]
    drawn = Counter(match.view(None)["first_player"] for match in matches)
    assert sorted(drawn) == list("ABCDE")[:players]
    assert min(drawn.values()) > 3
    assert all(SEAT.names[match.to_act[0]] == match.view(None)["first_player"] for match in matches)


@pytest.mark.rule("AR-SET-09")
@pytest.mark.parametrize("expert", [False, True])
def test_an_empty_board(expert: bool) -> None:
    table = Table.dealt(4, expert=expert)
    state = table.state
    assert state.owner == [NOBODY] * 15
    assert state.bid_at == [NOBODY] * 4
    assert state.farmers == state.free_farmers == state.stones == state.pyramids == [0] * 15
    assert table.active_tile is None
    assert table.view(None)["tile"] is None
