"""Playing knowledge: choices that are plain to any player, and positions of which one is plainly better."""

import pytest

from ennead.bots import bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.testing import EAST, Table

THINKERS = ["greedy", "search:60"]


def chosen(table: Table, bot: str, god: str = "") -> str:
    """What the bot does for the seat to act, or for this god in a secret choice."""
    seat = table.seat(god) if god else table.state.to_act()[0]
    position = GAME.determinize(table.state, seat, FastReferee(1))
    return GAME.space.text(bot_kind(bot).make(GAME, "plain").choose(position, seat, 1))


def worth(table: Table, god: str) -> float:
    return knowledge_of(GAME).evaluate(table.state)[table.seat(god)]


def duel() -> Table:
    """Amun and Ra, far from each other."""
    table = Table(gods="amun ra").cleared()
    return table.put("amun", god="d4").put("ra", god="h5")


@pytest.mark.parametrize("bot", THINKERS)
def test_takes_the_devotion_that_wins(bot: str) -> None:
    table = duel().put("amun", warrior="h4").powers("amun", "worshipful").followers(amun=2)
    table.devotion("ra 25 < amun 30").hand("amun", "flood cycle_of_maat").hand("ra", "cycle_of_maat chariots")
    table.conflict("ra", 4)
    while table.asks != "worshipful" and not table.state.over:
        table.do(table.options()[0])
    assert table.asks == "" or chosen(table, bot) == "worship yes"


@pytest.mark.parametrize("bot", THINKERS)
def test_breaks_a_tie_in_its_own_favour(bot: str) -> None:
    table = duel().put("amun", warrior="h4 h6").put("ra", warrior="i5").battle(EAST, "amun")
    table.do("double no").cards(amun="flood", ra="flood")
    assert table.asks == "use_tiebreaker"
    assert chosen(table, bot) == "tiebreaker yes"


@pytest.mark.parametrize("bot", THINKERS)
def test_wastes_no_free_sun(bot: str) -> None:
    table = duel().action("ra", "summon").do("summon normal warrior")
    table.do(table.options()[0])
    assert table.asks == "give_sun"
    assert chosen(table, bot) == "sun yes"


@pytest.mark.parametrize("bot", THINKERS)
def test_summons_when_it_can(bot: str) -> None:
    table = duel().action("ra", "summon")
    assert chosen(table, bot) == "summon normal warrior"


@pytest.mark.parametrize("bot", THINKERS)
def test_unlocks_when_it_can_pay(bot: str) -> None:
    table = duel().followers(amun=3).action("amun", "unlock")
    assert chosen(table, bot).startswith("unlock ")


@pytest.mark.parametrize("bot", THINKERS)
def test_takes_the_monument_that_brings_a_majority(bot: str) -> None:
    """One more temple where it leads already, or the first pyramid of the region."""
    table = duel().put("amun", temple="c4").put("neutral", temple="d5", pyramid="e5").event("amun", 1)
    assert chosen(table, bot) == "control e5"


@pytest.mark.parametrize("bot", THINKERS)
def test_steps_beside_a_monument_before_the_event(bot: str) -> None:
    table = duel().put("neutral", obelisk="b3")
    table.state.markers[0] = 6
    table.action("amun", "move")
    table.do("figure d4")
    hex = chosen(table, bot).split()[1]
    assert hex in {"a3", "a4", "b2", "b4", "c3", "c4"}


@pytest.mark.parametrize("bot", THINKERS)
def test_keeps_figures_alive(bot: str) -> None:
    table = Table(gods="isis ra").cleared().put("isis", god="d4", warrior="h4 g6")
    table.put("ra", god="h5", warrior="i5 i6 g5").battle(EAST).cards(isis="flood", ra="chariots")
    assert table.asks == "isis_save"
    assert chosen(table, bot) == "save yes"


@pytest.mark.parametrize("bot", THINKERS)
def test_lets_figures_die_for_a_miracle(bot: str) -> None:
    """With the devotion that wins at stake."""
    table = Table(gods="isis ra").cleared().put("isis", god="d4", warrior="h4 g6")
    table.put("ra", god="h5", warrior="i5 i6 g5").devotion("ra 25 < isis 29")
    table.battle(EAST).cards(isis="miracle", ra="chariots")
    assert chosen(table, bot) == "save no"


@pytest.mark.parametrize("bot", THINKERS)
def test_aims_claws_at_others(bot: str) -> None:
    table = (
        duel()
        .put("amun", temple="d3", giant_scorpion="b4")
        .aim("b4", "n_ne")
        .put("ra", temple="d5", warrior="b5")
    )
    table.action("amun", "move").do("figure b4", "to c4")
    assert table.asks == "claw_facing"
    assert "s" in chosen(table, bot).split()[1].split("_")[0]


def test_a_majority_is_better_than_none() -> None:
    one, other = duel(), duel()
    one.put("amun", temple="c4")
    other.put("neutral", temple="c4")
    assert worth(one, "amun") > worth(other, "amun") + 1


def test_two_regions_are_better_held_than_one() -> None:
    one, other = duel(), duel()
    one.put("amun", warrior="f2")
    other.put("amun", warrior="d5")
    assert worth(one, "amun") > worth(other, "amun")


def test_a_stronger_army_beside_an_enemy_is_better() -> None:
    one, other = duel(), duel()
    one.put("amun", warrior="d5 d3").put("ra", warrior="b4")
    other.put("amun", warrior="d5").put("ra", warrior="b4 b5")
    assert worth(one, "amun") > worth(other, "amun")
    assert worth(one, "ra") < worth(other, "ra")


def test_the_red_zone_is_dangerous_before_the_forgetting() -> None:
    one, other = duel(), duel()
    for table, text in ((one, "ra 15 < amun 21"), (other, "ra 15 < amun 20")):
        table.devotion(text)
        table.state.event = 15
    step = worth(one, "amun") - worth(other, "amun")
    for table, text in ((one, "ra 5 < amun 11"), (other, "ra 5 < amun 10")):
        table.devotion(text)
        table.state.event = 0
    assert step > worth(one, "amun") - worth(other, "amun")


def test_a_merged_pair_shares_its_prospects() -> None:
    table = Table(gods="amun ra isis").cleared().put("amun", god="d4").put("ra", god="h5")
    table.merged("ra", "isis").followers(ra=5)
    table.state.event = 12
    assert worth(table, "isis") == worth(table, "ra") > worth(table, "amun")


def test_what_a_region_has_brought_is_not_promised_again() -> None:
    """In the last conflict a dominated region has nothing more to give."""
    table = duel().put("amun", temple="c4").put("amun", warrior="g6")
    table.devotion("ra 22 < amun 22").conflict("amun", 5)
    assert table.asks == "amun_double"
    before = worth(table, "amun")
    table.do("double no").cards(amun="chariots", ra="cycle_of_maat")
    assert table.state.over
    assert worth(table, "amun") == table.state.devotion[0]
    assert before < table.state.devotion[0] + 4


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    wins = 0
    for match in range(12 // players):
        mine = match % players
        referee = KeyedReferee(f"match/{players}/{match}")
        state = GAME.start(players, None, referee)
        bots = [
            bot_kind("greedy" if seat == mine else "random").make(GAME, f"{match}/{seat}")
            for seat in range(players)
        ]
        moment = 0
        while not state.over:
            seat = state.to_act()[0]
            code = bots[seat].choose(GAME.determinize(state, seat, FastReferee(moment)), seat, moment)
            state.play(code, referee, seat)
            moment += 1
        wins += mine in GAME.result(state).winners
    assert wins == 12 // players
