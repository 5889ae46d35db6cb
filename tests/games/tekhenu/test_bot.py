"""Playing knowledge: choices that are plain to any player, and positions that are plainly better."""

import random

import pytest

from ennead.bots import bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.testing import Table

THINKERS = ["greedy", "search:40"]


def chosen(table: Table, bot: str) -> str:
    """What the bot does for whoever is to act."""
    state = table.state
    seat = state.to_act()[0]
    position = GAME.determinize(state, seat, FastReferee(1))
    return GAME.space.text(bot_kind(bot).make(GAME, "x").choose(position, seat, 0))


def late(table: Table) -> Table:
    """The last round: everybody has taken three dice since the third Maat phase."""
    state = table.state
    state.round = 16
    state.maat = 3
    state.markers = state.markers[1:]
    taken = "tainted-gray-1 pure-white-1 anubis-gray-2"
    return table.pans(A=taken, B=taken)


def worth(table: Table) -> float:
    """What A can expect while it is B's turn."""
    return knowledge_of(GAME).evaluate(table.turn("B").state)[0]


# Choices


@pytest.mark.parametrize("bot", THINKERS)
def test_bread_is_paid_where_it_saves_points(bot: str) -> None:
    table = late(Table().osiris(A="bread-1 bread-2 bread-3").goods(A="bread 2 gold 1"))
    table.begin({"step": "upkeep", "seat": "A", "due": 2}, "scoring_end", "final_scoring")
    assert chosen(table, bot) in ("pay bread2", "pay bread1-gold1")


@pytest.mark.parametrize("bot", THINKERS)
def test_the_better_law_of_a_type_scores(bot: str) -> None:
    table = Table().give(A="z16 z18").gods(A="ra hathor").people(A="quarries temple_row temple_col")
    table.lay(markers=[], laws_open=True).begin({"step": "law_pick", "seat": "A"}, "last_points")
    assert chosen(table, bot) == "score z18"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_building_stands_where_own_pillars_are(bot: str) -> None:
    table = late(Table(dice="hathor-gray-3 ra-gray-1").goods(A="bread 4").pillars(A="r2c1 r2c2 r2c4"))
    table.begin({"step": "turn", "seat": "A"}, {"step": "turn", "seat": "B"}).take("hathor gray 3")
    assert chosen(table, bot) == "slot l2a"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_die_is_the_one_that_scores(bot: str) -> None:
    """Six points with Hathor; nothing comes of producing or of Bastet any more."""
    table = late(Table(dice="hathor-gray-3 ra-white-2 bastet-yellow-2 horus-yellow-3"))
    table.goods(A="bread 3 papyrus 2").pillars(A="r2c1 r2c2")
    table.begin({"step": "turn", "seat": "A"}, {"step": "turn", "seat": "B"})
    assert chosen(table, bot) == "take hathor gray 3"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_tile_is_turned_to_match(bot: str) -> None:
    """P22 fits into the corner r1c5 as it is printed, on both sides."""
    table = late(Table(dice="ra-gray-1 ra-gray-5").goods(A="limestone 3").display("p01 p02 p22"))
    table.begin({"step": "turn", "seat": "A"}, {"step": "turn", "seat": "B"}).take("ra gray 1").do(
        "cell r1c5"
    )
    assert chosen(table, bot) == "turn 0"


def test_resources_are_spent_before_gold() -> None:
    """By its priors; to a look ahead both are worth the same, as the game ends with these turns."""
    table = Table(dice="ra-white-5 ra-gray-5").goods(A="limestone 3 gold 3").display("p22 p01 p02")
    table.turn("A").take("ra white 5").do("perform ra, cell r1c1, turn 1")
    assert chosen(table, "search:40") == "pay limestone1"


@pytest.mark.parametrize("bot", THINKERS)
def test_faith_levels_the_scales(bot: str) -> None:
    """Six below costs two points and the first place; five faith save both."""
    table = Table().pans(A="tainted-gray-4 tainted-gray-2", B="pure-white-2").goods(A="faith 5")
    table.lay(maat=1, round=4)
    table.begin({"step": "faith", "seat": "A"}, "maat_order", {"step": "turn", "seat": "B"})
    assert chosen(table, bot) == "faith left 5"


# Positions


def test_what_scoring_brings_twice_is_worth_more_than_before() -> None:
    plain = worth(Table())
    assert worth(Table().people(A="quarries")) > plain + 6
    assert worth(Table().gods(A="ra")) > plain + 2
    assert worth(Table().production(A="bread 6")) > plain + 4
    assert worth(Table().track(A=(9, 9))) > worth(Table().track(A=(8, 9))) > plain


def test_bread_is_dear_before_scoring() -> None:
    def before_scoring(bread: int) -> float:
        return worth(late(Table().osiris(A="bread-1 bread-2 bread-3").goods(A=f"bread {bread}")))

    assert before_scoring(2) - before_scoring(1) > 1.5
    assert before_scoring(4) - before_scoring(3) < 1.0


def test_goods_are_worth_nothing_after_the_last_turn() -> None:
    def at_the_end(granite: int) -> float:
        table = late(Table().goods(A=f"granite {granite}"))
        table.pans(A="pure-white-1 tainted-gray-1 anubis-gray-2 anubis-gray-3")
        return worth(table)

    assert at_the_end(6) == pytest.approx(at_the_end(0))


def test_laws_count_the_best_of_each_type() -> None:
    def with_laws(laws: str) -> float:
        table = Table().give(A=laws).pillars(A="r1c1 r1c2").turn()
        return knowledge_of(GAME).prospects(table.state)[0]["laws"]

    assert with_laws("z13 z01") > with_laws("z13") > 6
    assert with_laws("z13 z15") < with_laws("z13 z17")


def test_the_solo_opponent_has_prospects_too() -> None:
    table = Table.new(1, difficulty="medium")
    outlook = knowledge_of(GAME).prospects(table.state)[1]
    assert outlook["statues"] > 0
    assert outlook["districts"] > 0
    assert len(knowledge_of(GAME).evaluate(table.state)) == 2


def test_greedy_beats_random_players() -> None:
    won = 0
    for seed in range(12):
        referee = KeyedReferee(f"match/{seed}")
        players = 2 + seed % 3
        state = GAME.start(players, None, referee)
        bot = bot_kind("greedy").make(GAME, str(seed))
        dice = random.Random(seed)
        moment = 0
        while not state.over:
            seat = state.to_act()[0]
            if seat == seed % players:
                code = bot.choose(GAME.determinize(state, seat, FastReferee(moment)), seat, moment)
            else:
                code = dice.choice(state.legal(seat))
            state.play(code, referee, seat)
            moment += 1
        won += GAME.result(state).winners == [seed % players]
    assert won >= 11
