"""Invariants (section 20): checked here by other means than the engine's own, all through games of chance."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ennead
from ennead.core.codec import NOBODY
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import BID_CELLS, CARD_COUNT, CARDS, FIELDS, PROVINCES, SCORING
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import walk

GAMES = [(players, expert, seed) for players in (3, 4, 5) for expert in (False, True) for seed in (1, 2)]
every_game = pytest.mark.parametrize(("players", "expert", "seed"), GAMES)


def broken(spoil: Callable[[AmunReState], object]) -> list[str]:
    """Ids of the invariants the engine reports for a market position once it is spoiled."""
    table = Table().own(A="thebes edfu", B="mendes buto", C="abu sawu").give(A="bribe").market()
    spoil(table.state)
    return [line.split(":")[0] for line in GAME.invariants(table.state)]


@pytest.mark.rule("AR-INV-01")
@every_game
def test_39_cards(players: int, expert: bool, seed: int) -> None:
    for state in walk(players, seed, expert):
        counts = Counter(state.deck) + Counter(state.face_down)
        for card in range(CARDS):
            counts[card] += state.discard[card] + sum(state.hand[card::CARDS])
        assert [counts[card] for card in range(CARDS)] == list(CARD_COUNT)
        assert sum(counts.values()) == 39


@pytest.mark.rule("AR-INV-01")
def test_a_lost_or_doubled_card_is_reported() -> None:
    assert broken(lambda state: state.deck.pop() and None) == ["AR-INV-01"]
    assert broken(lambda state: state.deck.append(0)) == ["AR-INV-01"]


@pytest.mark.rule("AR-INV-02")
@every_game
def test_province_cards(players: int, expert: bool, seed: int) -> None:
    left_out = None
    for state in walk(players, seed, expert):
        left_out = left_out or set(state.unused)
        cards = state.province_deck + state.for_sale + state.province_discard
        cards += [each for each in range(PROVINCES) for hand in state.province_hand if hand >> each & 1]
        assert len(cards) == 3 * players
        assert set(cards) | left_out == set(range(PROVINCES))
        assert not set(cards) & left_out


@pytest.mark.rule("AR-INV-02")
def test_a_lost_province_card_is_reported() -> None:
    assert set(broken(lambda state: state.province_deck.clear())) == {"AR-INV-02"}


@pytest.mark.rule("AR-INV-03")
@every_game
def test_three_scribes(players: int, expert: bool, seed: int) -> None:
    for state in walk(players, seed, expert):
        for seat, shown in enumerate(GAME.view(state, None)["seats"]):
            on_cell = shown["bid"] is not None
            assert shown["scribes"] >= 0
            assert shown["scribes"] + on_cell + state.owner.count(seat) == 3


@pytest.mark.rule("AR-INV-03")
def test_a_fourth_scribe_is_reported() -> None:
    def spoil(state: AmunReState) -> None:
        for province in state.province_discard + state.province_deck[:2]:
            state.owner[province] = 0

    assert "AR-INV-03" in broken(spoil)


@pytest.mark.rule("AR-INV-04")
@every_game
def test_one_scribe_a_province_and_no_bid_beyond_the_gold(players: int, expert: bool, seed: int) -> None:
    for state in walk(players, seed, expert):
        bids = [at for at in state.bid_at if at != NOBODY]
        assert len(bids) == len(set(bids))
        assert set(bids) <= set(state.for_sale)
        for seat in range(players):
            if state.bid_at[seat] != NOBODY:
                assert BID_CELLS[state.bid_cell[seat]] <= state.gold[seat]


@pytest.mark.rule("AR-INV-04")
def test_a_bid_too_high_or_doubled_is_reported() -> None:
    table = Table().auction("mendes edfu abu").do("A: bid mendes 10", "B: bid edfu 0")
    table.state.gold[0] = 9
    assert GAME.invariants(table.state)[0].startswith("AR-INV-04")
    table.state.gold[0] = 10
    assert GAME.invariants(table.state) == []
    table.state.bid_at[1] = table.state.bid_at[0]
    assert GAME.invariants(table.state)[0].startswith("AR-INV-04")


@pytest.mark.rule("AR-INV-05", "AR-INV-06", "AR-INV-07")
@every_game
def test_gold_stones_and_farmers(players: int, expert: bool, seed: int) -> None:
    for state in walk(players, seed, expert):
        assert min(state.gold) >= 0
        assert set(state.stones) <= {0, 1, 2}
        for province in range(PROVINCES):
            assert 0 <= state.farmers[province] <= FIELDS[province]
            if state.owner[province] == NOBODY:
                assert state.farmers[province] + state.free_farmers[province] == 0


@pytest.mark.rule("AR-INV-05")
def test_negative_gold_is_reported() -> None:
    assert broken(lambda state: state.gold.__setitem__(0, -1)) == ["AR-INV-05"]
    assert broken(lambda state: state.gold.__setitem__(0, 0)) == []


@pytest.mark.rule("AR-INV-06")
def test_a_third_stone_is_reported() -> None:
    assert broken(lambda state: state.stones.__setitem__(9, 3)) == ["AR-INV-06"]
    assert broken(lambda state: state.stones.__setitem__(9, 2)) == []


@pytest.mark.rule("AR-INV-07")
def test_farmers_beyond_the_fields_or_without_a_master_are_reported() -> None:
    thebes, nobodys = 9, 0
    assert broken(lambda state: state.farmers.__setitem__(thebes, FIELDS[thebes])) == []
    assert broken(lambda state: state.farmers.__setitem__(thebes, FIELDS[thebes] + 1)) == ["AR-INV-07"]
    assert broken(lambda state: state.free_farmers.__setitem__(thebes, 99)) == []
    assert broken(lambda state: state.free_farmers.__setitem__(nobodys, 1)) == ["AR-INV-07"]


@pytest.mark.rule("AR-INV-08")
@every_game
def test_pyramids_never_fall(players: int, expert: bool, seed: int) -> None:
    before = [0] * PROVINCES
    for state in walk(players, seed, expert):
        assert all(now >= was for now, was in zip(state.pyramids, before, strict=True))
        before = state.pyramids[:]
    assert sum(before) > 0


@pytest.mark.rule("AR-INV-09")
@every_game
def test_points_never_fall_and_change_only_in_scorings(players: int, expert: bool, seed: int) -> None:
    before, era = [0] * players, "old"
    for state in walk(players, seed, expert):
        now = [state.vp(seat) for seat in range(players)]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        if now != before:
            scored = state.phase == SCORING or (era, state.round) == ("old", 4) or state.over
            assert scored, f"round {state.round}, phase {state.phase}"
        before, era = now, "old" if state.round <= 3 else "new"
    assert sum(before) > 0


@pytest.mark.rule("AR-INV-10")
@every_game
def test_one_first_player_and_one_tile(players: int, expert: bool, seed: int) -> None:
    offered = False
    for state in walk(players, seed, expert):
        assert 0 <= state.first < players
        offered = offered or state.phase == 3
        if offered:
            assert 0 <= state.tile <= 3
        elif state.round == 1 and state.phase < 2:
            assert state.tile == NOBODY


@pytest.mark.rule("AR-INV-10")
def test_a_missing_first_player_is_reported() -> None:
    assert broken(lambda state: setattr(state, "first", NOBODY)) == ["AR-INV-10"]


@pytest.mark.rule("AR-INV-10")
def test_a_missing_tile_is_reported() -> None:
    table = Table().own(A="thebes edfu", B="mendes buto", C="abu sawu").give(A="bribe").tile(2).harvest()
    position = table.state.to_dict()
    assert ennead.resume("amun-re", position).to_act == (0,)
    position["tile"] = None
    with pytest.raises(ennead.BadPosition, match="AR-INV-10"):
        ennead.resume("amun-re", position)


@pytest.mark.rule("AR-INV-11")
@settings(max_examples=40, deadline=None)
@given(players=st.integers(3, 5), greed=st.randoms(use_true_random=False), by_one=st.booleans())
def test_an_auction_has_at_most_nine_bids_a_province(players: int, greed: Random, by_one: bool) -> None:
    table = Table(players, gold=999).auction(" ".join(["mendes", "edfu", "abu", "sawu", "kharga"][:players]))
    while "auction_turn" in table.waiting:
        seat = table.waiting[0]
        taken = {shown["bid"]["province"] for shown in table.view(None)["seats"] if shown["bid"]}
        bids = sorted(table.offers("bid", seat), key=lambda bid: int(bid.split()[1]))
        raises = [bid for bid in bids if bid.split()[0] in taken]
        choice = (raises or bids)[0] if by_one else greed.choice(raises or bids)
        table.do(f"{seat}: bid {choice}")
    assert players <= len(table.happened("bid")) <= 9 * players
    assert table.waiting == "A market_action"


@pytest.mark.rule("AR-INV-11")
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 5), expert=st.booleans())
def test_every_game_ends(seed: int, players: int, expert: bool) -> None:
    decisions = sum(1 for _ in walk(players, seed, expert))
    assert decisions <= GAME.max_decisions


@pytest.mark.rule("AR-INV-12")
@every_game
def test_provinces_not_in_use_stay_empty(players: int, expert: bool, seed: int) -> None:
    for state in walk(players, seed, expert):
        assert len(state.unused) == 15 - 3 * players
        for province in state.unused:
            pieces = state.farmers[province] + state.free_farmers[province]
            assert (state.owner[province], pieces) == (NOBODY, 0)
            assert (state.stones[province], state.pyramids[province]) == (0, 0)


@pytest.mark.rule("AR-INV-12")
def test_a_piece_in_a_province_not_in_use_is_reported() -> None:
    assert broken(lambda state: state.stones.__setitem__(state.unused[0], 1)) == ["AR-INV-12"]
    assert broken(lambda state: state.owner.__setitem__(state.unused[0], 0)) == ["AR-INV-12"]


@pytest.mark.rule("AR-INV-01", "AR-INV-05", "AR-INV-08", "AR-INV-12")
def test_the_engine_finds_nothing_wrong_in_any_game() -> None:
    for players, expert, seed in GAMES:
        for state in walk(players, seed, expert):
            assert GAME.invariants(state) == []
