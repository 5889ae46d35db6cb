"""Positions in which the right choice is plain to any player, and promises that must be the better ones."""

import pytest

from ennead.bots import bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.testing import Table

CITY_A = {"w1_d1": "ruby 2", "w1_d2": "sapphire 1"}
CITY_B = {"w3_d1": "ruby 2", "w3_d2": "sapphire 1"}
THINKERS = ["greedy", "search:60"]


def choice(table: Table, bot: str, seat: int | None = None) -> str:
    """What the bot answers to the decision that is pending."""
    state = table.state
    seat = state.to_act()[0] if seat is None else seat
    position_seen = GAME.determinize(state, seat, FastReferee(1))
    return GAME.space.text(bot_kind(bot).make(GAME, "x").choose(position_seen, seat, 0))


def carry_on(table: Table, bot: str, decisions: int = 12) -> Table:
    """The bot goes on with its turn until the turn, or its part in a battle's beginning, is over."""
    seat = table.state.to_act()[0]
    for _ in range(decisions):
        if table.state.actor != seat or table.asks == "turn":
            return table
        table.do(choice(table, bot))
    return table


def worth(table: Table) -> list[float]:
    return knowledge_of(GAME).evaluate(table.state)


# Choosing


@pytest.mark.parametrize("bot", THINKERS)
def test_takes_the_temple_that_makes_nine_points(bot: str) -> None:
    table = Table(
        2, troops={"A": {"w_dunes_north": 5, "w1_d1": 2}, "B": {"w3_d1": 1}}, pyramids=CITY_A | CITY_B
    )
    table.state.battle_fame = [8, 3]
    table.do("token l1_move")
    carry_on(table, bot)
    assert table.at("temple_west") == ("A", 5)
    assert table.fame("A") == 9


@pytest.mark.parametrize("bot", THINKERS)
def test_takes_the_temple_from_a_leader_about_to_win(bot: str) -> None:
    """B wins at its next turn unless one of its temples falls."""
    table = Table(
        2,
        troops={"A": {"w_dunes_north": 5}, "B": {"temple_west": 1, "w3_d1": 5}},
        pyramids=CITY_A | CITY_B,
    )
    table.state.battle_fame = [5, 8]
    table.do("token l1_move")
    carry_on(table, bot)
    assert table.state.battle_area >= 0
    assert table.state.attacker == 0


@pytest.mark.parametrize("bot", THINKERS)
def test_attacks_where_it_is_overwhelming(bot: str) -> None:
    table = Table(2, troops={"A": {"w_dunes_north": 5}, "B": {"w_bank": 1, "w3_d1": 5}})
    table.do("token l1_move", "move w_dunes_north")
    assert choice(table, bot) == "step w_bank"


@pytest.mark.parametrize("bot", THINKERS)
def test_does_not_attack_into_certain_defeat(bot: str) -> None:
    table = Table(
        2,
        troops={"A": {"w_dunes_north": 2}, "B": {"temple_west": 5, "w3_d1": 5}},
        tiles={"B": "ruby_blades_of_neith sapphire_defense sapphire_shields_of_neith"},
    )
    table.do("token l1_move", "move w_dunes_north")
    assert choice(table, bot) != "step temple_west"


@pytest.mark.parametrize("bot", THINKERS)
def test_raises_a_pyramid_to_the_height_that_gives_fame(bot: str) -> None:
    table = Table(2, troops={"A": {"w1_d1": 5}, "B": {"w3_d1": 5}}, pyramids=CITY_A | CITY_B)
    table.do("token l2_build")
    assert choice(table, bot) == "raise w1_d1"
    table.do("raise w1_d1")
    assert choice(table, bot) == "height 4"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_sure_victory_is_not_given_away_by_the_weakest_card(bot: str) -> None:
    """Level on the board, so strength decides: the two cards of strength 1 are not played."""
    table = Table.battle(units=(4, 4))
    answer = choice(table, bot, 0)
    assert answer not in ("play chariot_raid", "play defensive_retreat")


@pytest.mark.parametrize("bot", THINKERS)
def test_takes_the_delta_and_offering_gifts(bot: str) -> None:
    table = Table(2, troops={"A": {"sanctuary": 4}, "B": {"w3_d1": 5}}, pyramids=CITY_A | CITY_B).night()
    assert table.asks == "offering"
    assert choice(table, bot) == "offering yes"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_victor_stays_in_the_temple(bot: str) -> None:
    table = Table.battle(units=(5, 2), area="temple_west").fight(A="cavalry_blitz", B="shield_push")
    while table.asks != "winner_choice":
        table.do("B: recall")
    assert choice(table, bot) == "stay"


# Judging


def test_a_temple_is_better_than_the_dunes() -> None:
    dunes = worth(Table(2, troops={"A": {"w_dunes_north": 5}, "B": {"w3_d1": 5}}))
    temple = worth(Table(2, troops={"A": {"temple_west": 5}, "B": {"w3_d1": 5}}))
    assert temple[0] > dunes[0]


def test_a_temple_held_by_many_is_safer_than_by_one() -> None:
    one = Table(2, troops={"A": {"temple_west": 1}, "B": {"w3_lands": 5}})
    many = Table(2, troops={"A": {"temple_west": 5}, "B": {"w3_lands": 5}})
    prospects = knowledge_of(GAME).prospects
    assert prospects(many.state)[0]["temple"] > prospects(one.state)[0]["temple"]


def test_tiles_are_worth_less_when_the_end_is_near() -> None:
    gains = []
    for fame in (0, 8):
        without = Table(2, troops={"A": {"w1_d1": 5}})
        owning = Table(2, troops={"A": {"w1_d1": 5}}, tiles={"A": "ruby_carnage"})
        for table in (without, owning):
            table.state.battle_fame = [0, fame]
        gains.append(worth(owning)[0] - worth(without)[0])
    assert gains[0] > gains[1] > 0


def test_a_battle_is_judged_by_who_will_win_it() -> None:
    strong = worth(Table.battle(units=(5, 1)))
    weak = worth(Table.battle(units=(1, 5)))
    assert strong[0] - strong[1] > weak[0] - weak[1]


# Playing


def test_greedy_wins_every_game_among_random_players() -> None:
    for number in range(12):
        players = 5 if number == 11 else 2 + number % 3
        referee = KeyedReferee(f"match/{number}")
        state = GAME.start(players, None, referee)
        hero = number % players
        bots = [bot_kind("greedy" if seat == hero else "random").make(GAME, "m") for seat in range(players)]
        moment = 0
        while not state.over:
            seat = state.to_act()[0]
            seen = GAME.determinize(state, seat, FastReferee(moment))
            state.play(bots[seat].choose(seen, seat, moment), referee, seat)
            moment += 1
        assert GAME.result(state).winners == [hero]
