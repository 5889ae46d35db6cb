"""The odds shown equal an exact enumeration: pairs of cards are fought out by the rules themselves."""

import random
from collections.abc import Iterator
from itertools import islice, product

import pytest

import ennead
from ennead.core.codec import NOBODY
from ennead.core.referee import FastReferee, LiveReferee, Referee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.cards import card_price
from ennead.games.kemet.rules.components import BATTLE_CARD, BATTLE_CARDS, CARD, CARDS, DIVERSION
from ennead.games.kemet.rules.events import LOST_UNITS
from ennead.games.kemet.rules.modifiers import WOUND_STRENGTH, has
from ennead.games.kemet.rules.odds import Pair, all_pairs, may_hold, other_side, unknown_cards
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.testing import Table
from ennead.testing import details_of, step_of

BATTLES = 500
STRENGTH_CARDS = (CARD.index["war_rage"], CARD.index["war_fury"])


def councils() -> Iterator[KemetState]:
    """War councils of random games with 2 to 5 players in which no card is shown or chosen yet."""
    for number in range(10**6):
        match = ennead.start("kemet", 2 + number % 4, seed=number)
        chooser = random.Random(number)
        while match.to_act:
            state = match.state
            assert isinstance(state, KemetState)
            if step_of(state) == "battle_play" and details_of(state)["second"] and not any(state.sealed):
                yield state.clone()
            seat = match.to_act[0]
            match.play(chooser.choice(match.legal(seat)), seat)


def act(state: KemetState, seat: int, text: str, referee: Referee) -> None:
    state.play(GAME.space.parse(text).code, referee, seat)


def fought_out(state: KemetState, seat: int, pair: Pair, added: list[int], referee: Referee) -> KemetState:
    """The battle with these battle cards, the other side adding exactly these cards, until it is decided."""
    after = state.clone()
    enemy = other_side(state, seat)
    after.battle_hand[enemy] |= 1 << pair.other
    for card in range(CARDS):
        after.hand[enemy * CARDS + card] = added.count(card) + (card == DIVERSION)
    after.refresh()
    for side, card in ((seat, pair.card), (enemy, pair.other)):
        hand = after.battle_hand[side]
        spare = next(each for each in range(BATTLE_CARDS) if each != card and hand >> each & 1)
        act(after, side, f"play {BATTLE_CARD.names[card]}", referee)
        if side in after.to_act():  # a hand of two discards the other by itself
            act(after, side, f"discard {BATTLE_CARD.names[spare]}", referee)
    for card in added:
        act(after, enemy, f"commit {CARD.names[card]}", referee)
    while not after.clashed or after.battle_winner == NOBODY:
        act(after, after.to_act()[0], "done", referee)
        if after.battle_area == NOBODY:
            break
    return after


def test_every_pair_ends_as_the_rules_say_in_500_battles() -> None:
    chooser = random.Random("pairs")
    for state in islice(councils(), BATTLES):
        seat = chooser.choice((state.attacker, state.defender))
        enemy = other_side(state, seat)
        pairs = all_pairs(state, seat)
        own = [card for card in range(BATTLE_CARDS) if state.battle_hand[seat] >> card & 1]
        theirs = [card for card in range(BATTLE_CARDS) if may_hold(state, enemy) >> card & 1]
        assert [(pair.card, pair.other) for pair in pairs] == list(product(own, theirs))
        for pair in chooser.sample(pairs, min(3, len(pairs))):
            check(state, seat, pair)
        shown = GAME.view(state, seat)["battle"]["forecast"]["odds"]
        assert shown == {
            "pairs": len(pairs),
            "wins": sum(pair.wins for pair in pairs),
            "holds": sum(pair.wins and pair.left > 0 for pair in pairs),
            "sure": sum(pair.sure for pair in pairs),
        }


@pytest.mark.long
def test_the_odds_equal_the_outcome_of_all_pairs_fought_out_in_500_battles() -> None:
    chooser = random.Random("all pairs")
    for state in islice(councils(), BATTLES):
        seat = chooser.choice((state.attacker, state.defender))
        pairs = all_pairs(state, seat)
        ends = [fought_out(state, seat, pair, [], FastReferee(0)).last_winner == seat for pair in pairs]
        odds = GAME.view(state, seat)["battle"]["forecast"]["odds"]
        assert (odds["pairs"], odds["wins"]) == (len(pairs), sum(ends))


def check(state: KemetState, seat: int, pair: Pair) -> None:
    told = LiveReferee("odds")
    after = fought_out(state, seat, pair, [], told)
    assert (after.last_winner == seat) == pair.wins
    lost = [event.values for event in told.events if event.kind == LOST_UNITS]
    assert sum(count for side, _, count, _ in lost if side == seat) == pair.lost
    assert sum(count for side, _, count, _ in lost if side != seat) == pair.killed
    assert state.troop(seat, state.battle_area) - pair.lost == pair.left


def test_a_sure_win_holds_against_all_that_may_be_added() -> None:
    chooser = random.Random("sure")
    said = set()
    for state in islice(councils(), 120):
        seat = chooser.choice((state.attacker, state.defender))
        enemy = other_side(state, seat)
        if has(state.tiles[enemy], WOUND_STRENGTH):
            continue
        pair = chooser.choice(all_pairs(state, seat))
        worst = [
            fought_out(state, seat, pair, added, FastReferee(0)).last_winner
            for added in additions(state, seat, enemy)
        ]
        assert pair.sure == all(winner == seat for winner in worst)
        said.add((pair.wins, pair.sure))
    assert said == {(False, False), (True, False), (True, True)}


def additions(state: KemetState, seat: int, enemy: int) -> Iterator[list[int]]:
    """All cards with strength that the enemy may hold and pay for."""
    pool = unknown_cards(state, seat)
    hidden = state.hand_size(enemy) - 1
    for counts in product(*(range(pool[card] + 1) for card in STRENGTH_CARDS)):
        added = [card for card, count in zip(STRENGTH_CARDS, counts, strict=True) for _ in range(count)]
        if len(added) <= hidden and sum(card_price(state, enemy, card) for card in added) <= state.pp[enemy]:
            yield added


def test_an_added_card_is_told_with_what_it_makes_of_the_odds() -> None:
    table = Table.battle(units=(3, 3), hand={"A": "war_fury iron_wall"})
    table.do(
        "A: play cavalry_blitz", "A: discard chariot_raid", "B: play shield_push", "B: discard mixed_tactics"
    )
    forecast = table.view("A")["battle"]["forecast"]
    told = {row["card"]: row for row in forecast["divine"]}
    table.do("A: commit war_fury")
    after = table.view("A")["battle"]["forecast"]
    assert told["war_fury"]["wins"] == after["odds"]["wins"] > forecast["odds"]["wins"]
    assert told["war_fury"]["holds"] == after["odds"]["holds"]
    assert [row["card"] for row in after["divine"]] == ["iron_wall"]
