"""Positions in which the right choice is plain to any player, and promises that must be the better ones."""

import pytest

from ennead.bots import bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games.amun_re import GAME
from ennead.games.amun_re.testing import Table

THINKERS = ["greedy", "search:200"]


def choice(table: Table, bot: str, seat: int | None = None) -> str:
    """What the bot answers to the decision that is pending."""
    state = table.state
    seat = state.to_act()[0] if seat is None else seat
    seen = GAME.determinize(state, seat, FastReferee(1))
    return GAME.space.text(bot_kind(bot).make(GAME, "x").choose(seen, seat, 0))


def table_of_three() -> Table:
    """The last round, when everybody has three provinces."""
    owned = {"A": "abydos buto dakhla", "B": "thebes edfu amarna", "C": "mendes avaris sawu"}
    return Table(round=6).own(**owned)


def worth(table: Table) -> list[float]:
    return knowledge_of(GAME).evaluate(table.state)


@pytest.mark.parametrize("bot", THINKERS)
def test_scores_a_yellow_card_whose_condition_holds(bot: str) -> None:
    """All of A's provinces are on the west bank: three points for the asking."""
    table = Table(round=6).own(A="abydos dakhla buto", B="thebes").give(A="one_bank").scoring()
    assert choice(table, bot) == "score one_bank"


@pytest.mark.parametrize("bot", THINKERS)
def test_puts_the_third_stone_where_it_makes_a_pyramid(bot: str) -> None:
    table = table_of_three().put("buto", stones=2).market().do("A: buy_stones 1")
    assert choice(table, bot) == "place buto"


@pytest.mark.parametrize("bot", THINKERS)
def test_gives_the_weakest_province_the_pyramid_that_makes_a_set(bot: str) -> None:
    table = (
        table_of_three()
        .put("abydos", pyramids=1, stones=2)
        .put("buto", pyramids=1, stones=2)
        .put("dakhla", stones=2)
        .market()
        .do("A: buy_stones 1")
    )
    assert choice(table, bot) == "place dakhla"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_treasury_goes_to_the_province_without_income(bot: str) -> None:
    table = (
        Table(round=2, gold=5)
        .own(A="mendes dakhla")
        .put("mendes", farmers=6)
        .give(A="treasury")
        .tile(3)
        .harvest()
    )
    assert choice(table, bot) == "treasury dakhla"


@pytest.mark.parametrize("bot", THINKERS)
def test_does_not_pay_for_what_can_be_had_for_nothing(bot: str) -> None:
    """The last to bid, with a province left that nobody wants, never bids its whole purse."""
    table = Table(round=1).auction("mendes thebes abydos").do("A: bid mendes 3", "B: bid thebes 3")
    price = int(choice(table, bot).split()[2])
    assert price <= 3


@pytest.mark.parametrize("bot", THINKERS)
def test_buys_a_card_that_can_be_sold_again_for_its_price(bot: str) -> None:
    """Thebes has two symbols; cards come before farmers and stones, or not at all."""
    table = Table(round=2, gold="8 8 8").own(A="thebes", B="mendes", C="avaris").market()
    assert choice(table, bot).split()[0] == "buy_cards"


@pytest.mark.parametrize("bot", THINKERS)
def test_buys_farmers_in_the_first_round(bot: str) -> None:
    """Mendes has no symbols but many fields, and three harvests are to come."""
    table = Table(round=1, gold="12 12 12").own(A="mendes", B="thebes", C="avaris").market()
    verb, count = choice(table, bot).split()
    assert verb == "buy_farmers"
    assert int(count) >= 2


def test_what_can_still_be_bought_counts() -> None:
    """Before one's turn at the market gold is worth more than after it."""
    table = Table(round=2, gold="8 8 8").own(A="thebes", B="mendes", C="avaris").market()
    before = worth(table)[0]
    table.do("A: end")
    assert worth(table)[0] < before


def test_a_pyramid_is_better_than_its_stones_and_stones_are_better_than_none() -> None:
    def built(**pieces: int) -> float:
        return worth(Table(round=2).own(A="abydos buto", B="thebes").put("abydos", **pieces).market())[0]

    assert built(pyramids=1) > built(stones=2) > built(stones=1) > built(stones=0)


def test_farmers_are_worth_more_the_more_harvests_are_to_come() -> None:
    def farmers(round: int, count: int) -> float:
        return worth(Table(round=round).own(A="mendes", B="thebes").put("mendes", farmers=count).offering())[
            0
        ]

    assert farmers(1, 4) - farmers(1, 0) > farmers(3, 4) - farmers(3, 0) > 0


def test_rewards_that_are_due_count_before_they_are_taken() -> None:
    table = Table(round=2, gold="10 10 10").own(A="abydos", B="buto", C="thebes").offering()
    before = worth(table)
    table.do("A: offer 4", "B: thief", "C: thief")
    after = worth(table)
    assert after[0] > before[0]


def test_greedy_beats_random_players() -> None:
    won = 0
    for number in range(12):
        referee = KeyedReferee(f"match/{number}")
        state = GAME.start(3, None, referee)
        seat_of_greedy = number % 3
        bots = [
            bot_kind("greedy" if seat == seat_of_greedy else "random").make(GAME, f"{number}/{seat}")
            for seat in range(3)
        ]
        moment = 0
        while not state.over:
            seat = state.to_act()[0]
            seen = GAME.determinize(state, seat, FastReferee(moment))
            state.play(bots[seat].choose(seen, seat, moment), referee, seat)
            moment += 1
        won += seat_of_greedy in GAME.result(state).winners
    assert won >= 10
