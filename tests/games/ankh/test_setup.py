"""General principles, component limits and setup (sections 3 and 4)."""

import pytest

import ennead
from ennead.core.referee import LiveReferee, Referee, ScriptedReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import DATA, FAMILY, GOD, GUARDIAN, SCENARIO
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.setup import GOD_OPTIONS
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.testing import DELTA, EAST, Table

ROWS = DATA["scenarios"]


def start(players: int, **options: str) -> AnkhState:
    state = GAME.start(players, options, ScriptedReferee())
    assert isinstance(state, AnkhState)
    return state


# General principles


@pytest.mark.rule("AN-GEN-01")
def test_two_to_five_seats() -> None:
    assert GAME.players == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(ennead.BadOption):
            GAME.check_options(players, {})


@pytest.mark.rule("AN-GEN-02")
def test_pieces_belong_to_the_side() -> None:
    """What either seat of a merged god summons, unlocks or controls lies in one common row."""
    t = Table(gods="amun isis ra").merged("amun", "ra").followers(amun=3)
    t.put("amun", warrior="c3").put("neutral", obelisk="b3")
    t.action("ra", "unlock").do("unlock revered")
    assert t.state.has_power(t.seat("amun"), 3)
    assert (t.has("amun"), t.has("ra")) == (2, 0)
    t.event("ra", 1)  # a single choice, taken unasked
    assert t.at("b3") == "amun obelisk"


@pytest.mark.rule("AN-GEN-03", "AN-GEN-04", "AN-MAJ-05")
def test_simultaneous_gains_come_in_the_ascending_order_of_the_beginning() -> None:
    """Amun's gain lifts him over Isis, yet she still gains second."""
    t = Table(gods="amun isis ra").cleared().devotion("amun 4 < isis 5 < ra 9")
    t.put("amun", god="f2", obelisk="c1", pyramid="d1").put("isis", god="h2", temple="h1").put("ra", god="a4")
    t.battle(DELTA).do("double no").cards(amun="miracle", isis="flood")
    gains = [(event["god"], event["space"]) for event in t.told("gained_devotion")]
    assert gains[:2] == [("amun", 6), ("isis", 6)]
    assert t.order() == "amun 6 < isis 6 < ra 9"


@pytest.mark.rule("AN-GEN-05", "AN-TRN-11")
def test_what_one_may_do_can_be_declined_and_the_impossible_is_skipped() -> None:
    t = Table(gods="amun isis")
    for action in ("move", "summon", "unlock"):
        t.action("amun", action)
        assert t.options()[-1] in ("done", "decline")
    t.cleared().put("amun", god="b5", warrior="a1 a2 a3 a4 a5 a6").put("isis", god="j8")
    t.action("amun", "summon")
    assert (t.asks, t.state.markers[1]) == ("choose_action", 6)
    t.cleared().put("amun", god="b5").put("isis", god="j8").event("amun", 1)
    assert (t.asks, t.actor) == ("choose_action", "isis")


@pytest.mark.rule("AN-GEN-06")
def test_chance_only_at_the_beginning() -> None:
    live = LiveReferee("once")
    state = GAME.start(5, {}, live)
    assert {chance.purpose for chance in live.chances} <= {
        "scenario",
        "first player",
        "gods",
        "guardian of level 1",
        "guardian of level 2",
        "guardian of level 3",
    }
    nobody = Referee()  # refuses chance
    number = 0
    while not state.over:
        seat = state.to_act()[0]
        codes = state.legal(seat)
        state.play(codes[number * 7 % len(codes)], nobody, seat)
        number += 1


@pytest.mark.rule("AN-GEN-07", "AN-CRD-07")
@pytest.mark.parametrize(("followers", "asked"), [(2, False), (3, True)])
def test_a_cost_is_paid_in_full_or_not_at_all(followers: int, asked: bool) -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2").put("isis", god="h2")
    t.followers(ra=followers).battle(DELTA).cards(ra="build_monument", isis="chariots")
    assert (t.asks == "build_type") == asked
    if asked:
        t.do("build temple", "to c1")
    assert t.has("ra") == (0 if asked else 2)


@pytest.mark.rule("AN-GEN-08")
def test_paid_followers_go_to_the_supply() -> None:
    t = Table(gods="ra isis").followers(ra=1, isis=1).action("ra", "unlock")
    t.do("unlock revered")
    assert t.state.followers == [0, 1]


@pytest.mark.rule("AN-GEN-09")
def test_abilities_work_from_the_start_and_powers_when_unlocked() -> None:
    t = Table(gods="ra isis").action("ra", "summon").do("summon normal warrior")
    t.do(t.options()[0])
    assert t.asks == "give_sun"
    assert t.state.powers == [0, 0]
    t.cleared().put("ra", god="b5").put("isis", god="j8").action("ra", "gain")
    assert t.has("ra") == 0
    t.powers("ra", "revered").action("ra", "gain")
    assert t.has("ra") == 1


# Component limits


@pytest.mark.rule("AN-CMP-01")
def test_followers_are_unlimited() -> None:
    t = Table(gods="amun isis").followers(amun=500).powers("amun", "revered")
    t.action("amun", "gain")
    assert t.has("amun") == 502


@pytest.mark.rule("AN-CMP-02", "AN-INV-03")
def test_ten_monuments_of_each_type() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2").put("isis", god="h2")
    t.put("neutral", obelisk="a1 a2 a3 a4 a5 a6 a7 a8 b2 b3").followers(ra=3)
    assert t.monuments_left() == [0, 10, 10]
    t.battle(DELTA).cards(ra="build_monument", isis="chariots")
    assert t.options() == ["build pyramid", "build temple", "decline"]
    assert t.refused("build obelisk").reason == "no-monument-left"
    t.do("build temple", "to c1")
    assert t.monuments_left() == [0, 10, 9]


@pytest.mark.rule("AN-CMP-03", "AN-CTL-04", "AN-INV-04")
def test_nine_monuments_at_most() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5").put("isis", god="j8")
    t.put("amun", obelisk="a1 a2 a3 a4 a5", temple="b2 b3 b4 c3").put("neutral", pyramid="b6")
    assert t.state.ankh_tokens(0) == 0
    t.event("amun", 1)
    assert t.asks == "choose_action"
    assert t.at("b6") == "neutral pyramid"


@pytest.mark.rule("AN-CMP-04", "AN-UNL-08")
def test_two_guardians_of_each_base_at_most() -> None:
    t = Table(gods="amun isis ra osiris").cleared()
    t.put("amun", god="b5", cat_mummy="b4").pool("amun", "mummy")
    t.put("isis", god="j8").put("ra", god="i8").put("osiris", god="j7")
    t.powers("amun", "revered").followers(amun=1)
    stock = t.state.stock[:]
    t.action("amun", "unlock").do("unlock inspiring")
    assert t.in_pool("amun", "cat_mummy") == 0
    assert t.state.stock == stock
    assert [t.state.bases_left(0, base) for base in (0, 1)] == [0, 2]


@pytest.mark.rule("AN-CMP-05")
def test_a_destroyed_monument_returns_with_its_token() -> None:
    t = Table(gods="amun isis", guardian_3="giant_scorpion").cleared()
    t.put("amun", god="a4", giant_scorpion="b4", temple="b3").aim("b4", "n_ne").put("isis", god="j8")
    assert (t.monuments_left()[2], t.state.ankh_tokens(0)) == (9, 8)
    t.conflict("isis")
    assert (t.monuments_left()[2], t.state.ankh_tokens(0)) == (10, 9)


@pytest.mark.rule("AN-CMP-06", "AN-DTH-02")
def test_the_dead_return_to_their_owners_pool() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="f2", warrior="f1 e2")
    t.put("isis", god="a4", warrior="c1", cat_mummy="c2")
    stock = t.state.stock[:]
    t.battle(DELTA).do("double no").cards(amun="chariots", isis="miracle")
    assert t.warriors("isis") == 6
    assert t.in_pool("isis", "cat_mummy") == 1
    assert t.state.stock == stock


@pytest.mark.rule("AN-CMP-07", "AN-MRG-09", "AN-INV-02")
def test_what_is_removed_from_the_game_comes_back_nowhere() -> None:
    t = Table(gods="amun isis ra osiris").devotion("ra 5 < isis 6 < amun 9 < osiris 10")
    t.put("ra", cat_mummy="d2").put("isis", cat_mummy="h8").pool("isis", "cat_mummy")
    assert t.state.stock[0] == 0
    t.begin("merge")
    assert t.at("d2") == ""
    assert (t.state.removed[0], t.state.stock[0]) == (1, 0)
    assert (t.in_pool("isis", "cat_mummy"), t.in_pool("ra", "cat_mummy")) == (1, 0)


# Setup


@pytest.mark.rule("AN-SET-01", "AN-SET-13")
def test_options_are_given_or_drawn() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["scenario", *GOD_OPTIONS, "guardian_1", "guardian_2", "guardian_3"]
    state = start(2, scenario="old_kingdom", god_a="ra", god_b="isis", guardian_2="apep")
    assert SCENARIO.names[state.scenario] == "old_kingdom_2p"
    assert [GOD.names[god] for god in state.god] == ["ra", "isis"]
    assert GUARDIAN.names[state.kinds[1]] == "apep"
    found = set()
    for seed in range(40):
        drawn = GAME.start(3, {}, LiveReferee(seed))
        assert isinstance(drawn, AnkhState)
        found.add((drawn.scenario, tuple(drawn.god), tuple(drawn.kinds)))
    assert len(found) > 35


@pytest.mark.rule("AN-SET-02")
def test_no_god_twice() -> None:
    with pytest.raises(ennead.BadOption, match="ra can't be the god of two seats"):
        start(3, god_a="ra", god_c="ra")
    with pytest.raises(ennead.BadOption, match="god_d"):
        start(3, god_d="ra")
    for seed in range(30):
        state = GAME.start(5, {"god_b": "isis"}, LiveReferee(seed))
        assert isinstance(state, AnkhState)
        assert sorted(state.god) == [0, 1, 2, 3, 4]
        assert GOD.names[state.god[1]] == "isis"


@pytest.mark.rule("AN-SET-03")
@pytest.mark.parametrize("family", FAMILY.names)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_scenario_fits_the_number_of_seats(family: str, players: int) -> None:
    state = start(players, scenario=family)
    row = ROWS[SCENARIO.names[state.scenario]]
    assert (row["family"], row["players"]) == (family, players)


@pytest.mark.rule("AN-SET-04")
def test_a_random_seat_begins_and_turns_go_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.start(3, {}, LiveReferee(seed))
        assert isinstance(state, AnkhState)
        assert state.to_act() == (state.first,)
        firsts.add(state.first)
    assert firsts == {0, 1, 2}
    referee = ScriptedReferee({"first player": [[2]]})
    state = GAME.start(3, {"scenario": "middle_kingdom"}, referee)
    assert isinstance(state, AnkhState)
    assert state.turn_order() == [2, 0, 1]
    assert state.owner[HEX.index["d4"]] == 2  # seat 1 of the scenario
    order = []
    for _ in range(4):
        order.append(state.to_act()[0])
        state.play(GAME.space.parse("action unlock").code, referee, order[-1])
        if state.to_act() == (order[-1],):
            state.play(GAME.space.parse("decline").code, referee, order[-1])
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("AN-SET-05", "AN-SET-06", "AN-SET-07", "AN-SET-09", "AN-SET-10", "AN-SET-14")
@pytest.mark.parametrize("name", list(ROWS))
def test_what_everybody_starts_with(name: str) -> None:
    row = ROWS[name]
    players = row["players"]
    state = start(players, scenario=row["family"])
    for seat in range(players):
        assert state.followers[seat] == row["start_followers"]
        assert state.powers[seat] == 0
        owned = sum(1 for _, owner in row["monuments"].values() if owner == seat + 1)
        assert state.ankh_tokens(seat) == 9 - owned
        assert state.hand_size(seat) == 7
    assert state.markers == [{5: 1, 4: 2, 3: 3, 2: 4}[players]] * 4
    assert state.event == 0
    assert (state.suns, state.gates, state.amun_up, state.tiebreaker) == ([], [], True, -1)


@pytest.mark.rule("AN-SET-14")
def test_tokens_of_the_gods_in_reserve() -> None:
    shown = GAME.view(start(3, god_a="ra", god_b="osiris", god_c="amun"), None)
    assert (shown["sides"]["A"]["suns"], shown["sides"]["B"]["gates"]) == (3, 3)
    assert (shown["amun_token"], shown["tiebreaker"]) == ({"face_up": True}, None)
    assert not any(key in shown["sides"]["C"] for key in ("suns", "gates", "captive_slots"))
    assert GAME.view(start(2, god_a="ra", god_b="isis"), None)["amun_token"] is None


@pytest.mark.rule("AN-SET-08")
def test_the_first_stack_of_devotion_tokens() -> None:
    referee = ScriptedReferee({"first player": [[1]]})
    state = GAME.start(4, {}, referee)
    assert isinstance(state, AnkhState)
    assert state.ranks == [0, 3, 2, 1]
    assert state.devotion == [0, 0, 0, 0]


@pytest.mark.rule("AN-SET-11", "AN-SET-12", "AN-SCN-01", "AN-REG-05")
@pytest.mark.parametrize("name", list(ROWS))
def test_the_scenario_is_laid_out(name: str) -> None:
    row = ROWS[name]
    t = Table(gods=" ".join(GOD.names[: row["players"]]), scenario=name.rsplit("_", 1)[0])
    state = t.state
    for hex, (kind, owner) in row["monuments"].items():
        god = t.gods[owner - 1] if owner else "neutral"
        assert t.at(hex.lower()) == f"{god} {kind}"
    for seat, figures in row["figures"].items():
        god = t.gods[seat - 1]
        assert t.at(figures["god"].lower()) == f"{god} god"
        assert all(t.at(hex.lower()) == f"{god} warrior" for hex in figures["warriors"])
        assert t.warriors(god) == 6 - len(figures["warriors"])
    assert len(state.map.camels) == sum(len(chain) for chain in row["camels"])
    for token in row["conflict_tokens"]:
        region = state.map.region[HEX.index[token["hex"].lower()]]
        assert (state.tokens[region], len(state.map.land[region])) == (token["order"], token["land"])
    assert sorted(t.tokens().values()) == list(range(1, state.map.regions + 1))
    assert sum(1 for piece in state.piece if piece >= 0) == len(row["monuments"]) + sum(
        1 + len(figures["warriors"]) for figures in row["figures"].values()
    )
    assert GAME.invariants(state) == []


@pytest.mark.rule("AN-SET-13")
@pytest.mark.parametrize(("players", "small", "large"), [(2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 3, 2)])
def test_guardians_in_play(players: int, small: int, large: int) -> None:
    state = start(players, guardian_1="satet", guardian_2="mummy", guardian_3="androsphinx")
    assert state.stock == [small, small, large]
    assert sum(state.guardians) == 0
    state = start(players, guardian_2="apep", guardian_3="giant_scorpion")
    assert state.stock == [small, large, large]


# Scenarios


@pytest.mark.rule("AN-SCN-02")
def test_kingdoms_without_special_rules() -> None:
    for name, row in ROWS.items():
        if row["family"] in ("middle_kingdom", "old_kingdom"):
            assert row["special_rules"] == [], name
            assert row["start_followers"] == 1


@pytest.mark.rule("AN-SCN-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_initial_control(players: int) -> None:
    state = start(players, scenario="intermediate")
    assert all(owner < 0 for hex, owner in enumerate(state.owner) if state.is_monument(hex))
    assert state.followers == [2] * players


def city_table() -> Table:
    t = (
        Table(gods="ra isis", scenario="two_lands")
        .cleared()
        .put("ra", god="g5", warrior="h5")
        .put("isis", god="c1")
    )
    return t.devotion("isis 0 < ra 3")


@pytest.mark.rule("AN-SCN-04")
def test_cities_are_open_to_figures_but_not_to_monuments() -> None:
    t = city_table().put("ra", warrior="h8").action("ra", "move").do("figure h8", "to f8", "done")
    assert t.at("f8") == "ra warrior"
    t = city_table().put("isis", warrior="j5").followers(ra=3)
    t.battle(EAST).cards(ra="build_monument", isis="chariots").do("build temple")
    assert "f8" not in t.hexes()
    assert t.refused("to f8").reason == "city-there"
    t = city_table().put("ra", warrior="e8").camels("").action("ra", "summon").do("summon normal warrior")
    assert "f8" not in t.hexes()  # across the river
    t = city_table().put("ra", warrior="f7").action("ra", "summon").do("summon normal warrior", "to f8")
    assert t.at("f8") == "ra warrior"


@pytest.mark.rule("AN-SCN-05", "AN-DOM-02")
def test_a_figure_on_a_city_raises_the_reward() -> None:
    t = city_table().put("ra", warrior="f8").region(EAST)
    assert [event["devotion"] for event in t.told("gained_devotion")] == [2]
    t = city_table().put("ra", warrior="f8 g7").put("isis", warrior="j5").powers("ra", "bountiful")
    t.battle(EAST).cards(ra="chariots", isis="miracle")
    assert t.told("gained_devotion")[0]["devotion"] == 3  # 1 + city, and Bountiful once
    t = city_table().put("isis", warrior="f8").devotion("ra 3 < isis 4").put("ra", warrior="i4 i5 h6")
    t.battle(EAST).cards(ra="chariots", isis="miracle")
    assert t.told("gained_devotion")[0]["devotion"] == 1  # the other side stands on the city


@pytest.mark.rule("AN-DEV-08", "AN-END-01")
def test_thirty_one_wins_at_once() -> None:
    t = Table(gods="amun isis ra").devotion("ra 0 < isis 28 < amun 29")
    t.gain("isis 2, amun 1, isis 5, amun 1")
    assert t.state.over
    assert (t.of("amun"), t.of("isis")) == (30, 31)
    assert GAME.result(t.state).winners == [1]
