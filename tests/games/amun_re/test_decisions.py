"""Decisions (section 18)."""

import random

import pytest

import ennead
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import BID_CELLS, FIELDS
from ennead.games.amun_re.testing import Table
from ennead.testing import step_of
from tests.games.amun_re.walks import of, walk

OWN = {"A": "thebes edfu", "B": "mendes buto", "C": "abu sawu"}


def bids(*provinces: str, verb: str = "bid", lowest: int = 0, gold: int = 20) -> set[str]:
    return {f"{verb} {each} {cell}" for each in provinces for cell in BID_CELLS if lowest <= cell <= gold}


@pytest.mark.rule("AR-DEC-01")
def test_a_single_option_is_not_asked() -> None:
    table = Table(gold="0 20 20").own(A="abydos").market()
    assert (table.waiting, table.happened("market_done")) == ("B market_action", ["A"])
    stone = Table().auction("abydos mendes abu").do("A: bid abydos 0", "B: bid mendes 0", "C: bid abu 0")
    assert (stone.waiting, stone.stones("abydos")) == ("A market_action", 1)
    thief = Table(gold="0 20 20").own(**OWN).offering()
    assert (thief.waiting, thief.happened("ready")) == ("BC offering_choice", ["A"])


@pytest.mark.rule("AR-DEC-01")
def test_two_options_are_asked() -> None:
    table = Table(gold="1 20 20").own(A="abydos").market()
    assert table.waiting == "A market_action"
    assert Table(gold="1 20 20").own(**OWN).offering().waiting == "ABC offering_choice"


@pytest.mark.rule("AR-DEC-02")
@pytest.mark.parametrize(("players", "expert"), [(3, False), (4, True), (5, False)])
def test_the_options_are_all_different_fewer_than_150_and_each_can_be_taken(
    players: int, expert: bool
) -> None:
    referee = FastReferee(1)
    for state in walk(players, seed=11, expert=expert):
        for seat in state.to_act():
            options = state.legal(seat)
            before = GAME.hash(state)
            assert 0 < len(options) == len(set(options)) < 150
            for code in options:
                copy = state.clone()
                copy.play(code, referee, seat)
                assert GAME.invariants(copy) == []
            assert GAME.hash(state) == before, "a copy was played on"


@pytest.mark.rule("AR-DEC-02")
def test_the_most_options_there_can_be() -> None:
    every = "protection bribe architect free_farmer offering_change big_harvest treasury"
    every += " master_scribe master_farmer one_bank nile_or_not one_land"
    rich = Table(gold=10000).own(A="mendes buto baharya").give(A=every)
    for province in ("mendes", "buto", "baharya"):
        rich.put(province, stones=2)
    assert len(rich.market().legal("A")) < 150
    assert len(Table(gold=10000).own(**OWN).give(A=every).offering().legal("A")) < 150
    assert len(Table(5, gold=10000).give(A=every).auction("mendes edfu abu sawu kharga").legal("A")) < 150


@pytest.mark.rule("AR-DEC-02")
@pytest.mark.parametrize("seed", range(3))
def test_anything_else_is_refused_and_changes_nothing(seed: int) -> None:
    match = ennead.start("amun-re", players=3, seed=seed, options={"expert": seed == 2})
    chance = random.Random(seed)
    asked: set[str] = set()
    while not match.over:
        step = match.view(None)["decision"]["step"]
        if step not in asked:
            asked.add(step)
            before = GAME.hash(match.state)
            legal = {seat: set(match.legal(seat)) for seat in range(3)}
            for _, seat, _, text in match.records[-1].forced:
                legal[seat].add(GAME.space.parse(text))  # was carried out already, and may be named
            for code in range(GAME.space.size):
                action = GAME.space.action(code)
                for seat in range(3):
                    if action not in legal[seat]:
                        with pytest.raises(ennead.IllegalAction) as caught:
                            match.play(action, seat)
                        assert caught.value.refusal.reason
            assert GAME.hash(match.state) == before
        seat = chance.choice(match.to_act)
        match.play(chance.choice([each for each in match.legal(seat) if each.verb != "sell"]), seat)
    assert len(asked) >= 7


@pytest.mark.rule("AR-DEC-02")
def test_nonsense_is_refused_too() -> None:
    match = ennead.start("amun-re", players=3, seed=1)
    before = GAME.hash(match.state)
    for text in (
        "",
        "dance",
        "bid",
        "bid thebes",
        "bid atlantis 3",
        "bid thebes 2",
        "offer 101",
        "buy_stones 0",
    ):
        with pytest.raises(ennead.UnknownAction):
            match.play(text)
    assert GAME.hash(match.state) == before


@pytest.mark.rule("AR-DEC-03")
@pytest.mark.parametrize("expert", [False, True])
def test_one_player_decides_at_a_time(expert: bool) -> None:
    together = set()
    for state in walk(4, seed=8, expert=expert):
        step = step_of(state)
        if state.actor == SIMULTANEOUS:
            together.add(step)
            assert all(state.legal(seat) for seat in state.to_act())
        elif not state.over:
            assert len(state.to_act()) == 1
            assert [seat for seat in range(4) if state.legal(seat)] == list(state.to_act())
    assert together == ({"offering_choice", "expert_pick"} if expert else {"offering_choice"})


@pytest.mark.rule("AR-DEC-03")
def test_whoever_is_not_ready_may_act_in_any_order() -> None:
    table = Table().own(**OWN).offering()
    table.do("C: offer 1", "A: offer 2")
    assert table.actor == "B"
    table.do("B: offer 3")
    assert table.waiting == "B reward_choice"


@pytest.mark.rule("AR-DEC-04")
def test_expert_pick() -> None:
    table = Table.dealt(3, expert=True, deal="thebes edfu abu mendes buto sawu kharga amarna avaris")
    assert table.waiting == "ABC expert_pick"
    assert table.legal("A") == {"pick thebes", "pick edfu", "pick abu"}
    assert table.legal("C") == {"pick kharga", "pick amarna", "pick avaris"}
    assert str(table.refused("A: pick mendes")) == "not your province card: province mendes"
    table.do("A: pick edfu")
    assert str(table.refused("A: pick thebes")) == "not your turn: waiting B C"


@pytest.mark.rule("AR-DEC-05")
def test_auction_turn() -> None:
    table = Table().give(A="bribe protection treasury").auction("mendes edfu abu")
    assert table.waiting == "A auction_turn"
    extra = {"protect", "sell bribe", "sell protection", "sell treasury"}
    assert table.legal("A") == bids("mendes", "edfu", "abu") | extra
    table.do("A: bid mendes 1", "B: bid mendes 3", "C: bid edfu 6")
    barred = bids("mendes", verb="bribe", lowest=6)
    assert table.legal("A") == barred | bids("edfu", lowest=10) | bids("abu") | extra
    table.do("A: protect")
    assert (table.waiting, table.happened("passed")) == ("A auction_turn", []), "asked again, at once"
    assert "protect" not in table.legal("A")


@pytest.mark.rule("AR-DEC-06")
def test_auction_pass() -> None:
    table = Table().give(A="protection bribe", B="treasury").auction("mendes edfu abu")
    table.do("A: bid mendes 1", "B: bid edfu 0", "C: bid edfu 1")
    assert table.waiting == "A auction_pass"
    assert table.legal("A") == {"pass", "protect", "sell protection", "sell bribe"}
    table.do("A: sell bribe")
    assert table.waiting == "A auction_pass"
    table.do("A: pass")
    assert table.waiting == "B auction_turn"


@pytest.mark.rule("AR-DEC-06")
def test_no_question_after_protection_was_played() -> None:
    table = Table().give(A="protection treasury").auction("mendes edfu abu")
    table.do("A: protect, bid mendes 1", "B: bid edfu 0", "C: bid edfu 1")
    assert (table.waiting, table.happened("passed"), table.hand("A")) == ("B auction_turn", ["A"], "treasury")


@pytest.mark.rule("AR-DEC-07")
def test_place_stone() -> None:
    table = Table().own(**OWN).give(A="architect bribe").put("edfu", stones=2).market().do("A: buy_stones 2")
    assert table.waiting == "A place_stone"
    assert table.legal("A") == {"place thebes", "place edfu", "architect edfu"}
    table.do("A: architect edfu")
    assert (table.waiting, table.legal("A")) == ("A place_stone", {"place thebes", "place edfu"})
    table.do("A: place thebes, place thebes")
    assert table.waiting == "A market_action"


@pytest.mark.rule("AR-DEC-07")
def test_place_stone_as_instant_reward() -> None:
    table = Table().own(A="edfu", B="mendes", C="abu").give(A="architect").put("edfu", stones=2)
    table.auction("abydos sawu buto").do("A: bid abydos 0", "B: bid sawu 0", "C: bid buto 0")
    assert (table.waiting, table.legal("A")) == ("A place_stone", {"place edfu", "place abydos"})


@pytest.mark.rule("AR-DEC-08")
def test_market_action() -> None:
    free = of(FIELDS, "thebes") - 1 + of(FIELDS, "edfu")
    table = (
        Table(gold=3)
        .own(**OWN)
        .give(A="architect free_farmer")
        .put("edfu", stones=2)
        .put("thebes", farmers=1)
    )
    table.market()
    assert free > 2
    assert table.legal("A") == {
        *("buy_cards 1", "buy_cards 2", "buy_farmers 1", "buy_farmers 2", "buy_stones 1", "buy_stones 2"),
        *("architect edfu", "free_farmer thebes", "free_farmer edfu", "end"),
        *("sell architect", "sell free_farmer"),
    }
    table.do("A: buy_cards 2, free_farmer edfu, architect edfu")
    assert table.waiting == "A market_action"


@pytest.mark.rule("AR-DEC-09")
def test_place_farmer() -> None:
    table = Table().own(A="thebes edfu berenike").give(A="free_farmer").put("thebes", farmers=1).market()
    table.do("A: buy_farmers 2")
    assert (table.waiting, table.legal("A")) == ("A place_farmer", {"place thebes", "place edfu"})
    table.do("A: place thebes")
    assert table.waiting == "A place_farmer"
    table.do("A: place edfu")
    assert (table.farmers("thebes"), table.farmers("edfu")) == (2, 1)


@pytest.mark.rule("AR-DEC-10")
def test_offering_choice() -> None:
    table = Table(gold="2 0 9").own(**OWN).give(A="bribe bribe offering_change", B="treasury").offering()
    assert table.waiting == "ABC offering_choice"
    assert table.legal("A") == {"thief", "offer 1", "offer 2", "sell bribe", "sell offering_change"}
    assert table.legal("B") == {"thief", "sell treasury"}
    assert table.legal("C") == {"thief", *(f"offer {gold}" for gold in range(1, 10))}


@pytest.mark.rule("AR-DEC-11")
def test_offering_add_change() -> None:
    table = Table().own(**OWN).give(A="offering_change bribe", B="offering_change").offering()
    table.do("A: thief")
    assert (table.view("A")["decision"]["name"], table.legal("A")) == (
        "offering_add_change",
        {"change no", "change yes"},
    )
    assert table.actor == "ABC", "part of the same preparation"
    table.do("A: change no")
    table.do("B: sell offering_change, offer 3")
    assert table.actor == "C", "B no longer holds one"


@pytest.mark.rule("AR-DEC-12")
def test_offering_change_direction() -> None:
    table = Table(first="B").own(**OWN).give(A="offering_change", C="offering_change").offering()
    table.do("A: offer 9, change yes", "B: offer 9", "C: offer 9, change yes")
    assert (table.waiting, table.legal("C")) == ("C offering_change_direction", {"turn up", "turn down"})
    table.do("C: turn down")
    assert (table.waiting, table.legal("A")) == ("A offering_change_direction", {"turn up", "turn down"})
    table.do("A: turn down")
    assert table.happened("active_tile") == ["tile3 21 tile1"]


@pytest.mark.rule("AR-DEC-13")
def test_reward_choice() -> None:
    table = Table().own(A="thebes edfu berenike", B="mendes").put("thebes", farmers=of(FIELDS, "thebes"))
    table.give(A="bribe").offering().do("A: offer 1", "B: thief", "C: thief")
    assert table.waiting == "A reward_choice"
    assert table.legal("A") == {
        *("take_card", "take_farmer edfu"),
        *("take_stone thebes", "take_stone edfu", "take_stone berenike"),
    }


@pytest.mark.rule("AR-DEC-14")
def test_harvest_cards() -> None:
    table = (
        Table(first="B")
        .own(A="thebes edfu", B="mendes", C="abu")
        .give(A="treasury big_harvest", C="one_land")
    )
    table.put("edfu", farmers=1).tile(2).harvest()
    assert table.waiting == "C harvest_cards"
    assert table.legal("C") == {"done", "sell one_land"}
    table.do("C: done")
    assert table.waiting == "A harvest_cards"
    assert table.legal("A") == {
        *("treasury thebes", "treasury edfu", "big_harvest edfu", "done"),
        *("sell treasury", "sell big_harvest"),
    }
    table.do("A: treasury thebes")
    assert table.legal("A") == {"big_harvest edfu", "done", "sell big_harvest"}


@pytest.mark.rule("AR-DEC-15")
def test_scoring_cards() -> None:
    table = (
        Table(first="C").own(A="edfu abydos buto", B="thebes mendes abu", C="sawu kharga berenike").tile(1)
    )
    table.give(A="one_bank one_land bribe", C="treasury").scoring()
    assert (table.waiting, table.legal("C")) == ("C scoring_cards", {"done", "sell treasury"})
    table.do("C: done")
    assert table.waiting == "A scoring_cards"
    assert table.legal("A") == {"score one_bank", "done", "sell one_bank", "sell one_land", "sell bribe"}
    table.do("A: score one_bank")
    assert table.waiting == "A scoring_cards"
    table.do("A: done")
    assert table.state.round == 4
