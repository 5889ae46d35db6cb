"""Tables for positions by names: what they derive, and what they say about what can't be."""

import doctest
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

import ennead
from barges import GAME as BARGES
from barges.testing import Table as Barges
from ennead.core.match import CannotUndo
from ennead.core.referee import LiveReferee
from ennead.core.space import UnknownAction
from ennead.games.amun_re.testing import Table as AmunRe
from ennead.games.ankh.testing import DELTA
from ennead.games.ankh.testing import Table as Ankh
from ennead.games.kemet.testing import Table as Kemet
from ennead.games.tekhenu.testing import Table as Tekhenu
from ennead.testing import Table, cases_of, details_of, moments, step_of, table, table_of, tables

OWN = {"A": "thebes edfu", "B": "mendes buto", "C": "abu sawu"}
MANY = {"B": "mendes sawu abu", "C": "kharga amarna berenike"}
EVERY = [(name, players) for name in ennead.games() for players in ennead.game(name).players]


# Every game has one


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_new_game_is_a_position_at_every_number_of_players(name: str, players: int) -> None:
    new = table_of(name).new(players).check()
    assert new.state.players == players
    assert new.actor
    again = table_of(name).resume(new.position)
    assert (again.position, again.waiting, again.legal()) == (new.position, new.waiting, new.legal())


def test_a_game_is_found_by_its_name() -> None:
    assert isinstance(table("kemet"), Kemet)
    assert isinstance(table("amun-re", players=4, gold=7), AmunRe)
    assert table("amun-re", players=4, gold=7).golds == [7, 7, 7, 7]
    with pytest.raises(LookupError, match="there is no game 'senet'"):
        table("senet")


def test_a_game_without_nouns_has_a_table_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda _: None)
    monkeypatch.setattr(tables, "game_of", lambda _: BARGES)
    plain = table_of.__wrapped__("plain")(2, draws={"deck": "4 4 1 1 4 0", "first merchant": "1"})
    assert type(plain).__mro__[1] is Table
    assert (plain.waiting, plain.legal()) == ("B turn", {"load grain", "load gold", "load linen"})
    plain.lay(points={"A": 9}).begin({"step": "turn", "seat": "A"})
    assert (plain.actor, plain.points("A"), plain.points("B")) == ("A", {"cargo": 9}, {})
    assert plain.until("B turn").do("load grain").check().waiting == "A turn"


def test_numbers_of_players_and_options_are_those_of_the_game() -> None:
    with pytest.raises(ennead.BadOption, match="amun-re is played by 3, 4, 5 players, not 2"):
        AmunRe(2)
    with pytest.raises(ennead.BadOption, match="tekhenu has no option 'dicee'"):
        Tekhenu(dicee="ra-white-1")
    with pytest.raises(
        ennead.BadOption, match="option guardian_2 is one of random, mummy, apep, not 'sobek'"
    ):
        Ankh(gods="ra isis", guardian_2="sobek")


def test_it_needs_no_pytest() -> None:
    code = "import sys, ennead.testing as t; t.table('ankh').turn('A'); assert 'pytest' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})


MODULES = ["ennead.testing", "ennead.testing.tables"]
MODULES += [f"ennead.games.{game}.testing" for game in ("amun_re", "ankh", "kemet", "tekhenu")]


@pytest.mark.parametrize("module", MODULES)
def test_what_the_modules_show_is_true(module: str) -> None:
    done = doctest.testmod(import_module(module))
    assert done.attempted
    assert done.failed == 0


@pytest.mark.parametrize("name", ennead.games())
def test_a_game_names_all_its_chance_and_only_verbs_there_are(name: str) -> None:
    own = table_of(name)
    used = set()
    for number, case in enumerate(cases_of(name)):
        referee = LiveReferee(f"chance/{number}")
        for _ in moments(case, f"chance/{number}", referee):
            pass
        used |= {chance.purpose for chance in referee.chances}
    assert used
    assert used <= set(own.chances)
    assert set(own.dull) <= set(own.game.space.by_name)


# What follows


def test_what_follows_from_what_is_laid_out() -> None:
    kemet = Kemet(
        3,
        troops={"A": {"temple_west": 5}, "B": {"w3_d1": 2}},
        pyramids={"w1_d1": "ruby 4", "w1_d2": "diamond 1"},
        tiles={"A": "ruby_phoenix", "B": "ruby_charge"},
    ).check()
    assert (kemet.supply("A"), kemet.supply("B"), kemet.supply("C")) == (7, 10, 12)
    assert kemet.points("A") == {"temple": 1, "pyramid": 1}
    assert kemet.view(None)["seats"][0]["markers"] == ["ruby", "diamond", None]
    assert kemet.position["creature_owner"]["phoenix"] == "A"
    assert kemet.position["offer"]["ruby_charge"] == 1
    ankh = Ankh(gods="ra isis anubis").cleared().put("ra", god="f2", warrior="f1 e1", mummy="e2")
    ankh.put("isis", god="a4").put("anubis", god="j8").captives("isis").turn("ra").check()
    assert [ankh.warriors(god) for god in ankh.gods] == [4, 5, 6]
    assert ankh.state.stock == [2, 1, 2]
    tekhenu = Tekhenu(3, dice="ra-white-1 ra-white-2").pans(A="pure-white-3")
    assert tekhenu.position["bag"] == {"yellow": 5, "brown": 5, "white": 2, "black": 5, "gray": 4}
    amun_re = AmunRe().own(**OWN).auction("memphis abydos kharga").check()
    assert (amun_re.state.round, amun_re.active_tile) == (3, "tile1")


def test_chosen_cities_and_colours() -> None:
    tiles = {"B": "onyx_mercenaries"}
    kemet = Kemet(3, cities="w3 w2 w1", colors="onyx diamond ruby", tiles=tiles, turn="B").check()
    assert kemet.waiting == "B turn"
    assert kemet.position["city"] == {"A": "w3", "B": "w2", "C": "w1"}
    assert kemet.supply("B") == 15
    with pytest.raises(AssertionError, match="KM-SET-10: two players in one city, or a city not in play"):
        Kemet(2, cities="e1 w2")
    with pytest.raises(ValueError, match="2 players need 2 different cities, not e1 e1"):
        Kemet(2, cities="e1 e1")
    with pytest.raises(ValueError, match="there is no ruby_charge left on offer"):
        Kemet(2, colors="onyx diamond", tiles={"A": "ruby_charge"})


@pytest.mark.parametrize("seat", "ABC")
def test_any_phase_with_any_seat_to_act(seat: str) -> None:
    for phase, question in (
        (AmunRe().own(**OWN).market(), "market_action"),
        (AmunRe(first="B").own(**OWN).tile(2).harvest(), "harvest_cards"),
        (Kemet.new(3), "setup_city"),
        (Kemet.new(3), "turn"),
        (Ankh.new(3), "choose_action"),
        (Tekhenu.new(3), "turn_start"),
    ):
        if isinstance(phase, Kemet) and (seat, question) == ("C", "setup_city"):
            continue  # the last city is taken unasked
        name = phase.name_of(phase.seat(seat))
        assert phase.until(f"{name} {question}").check().waiting == f"{name} {question}"
    assert Kemet(3, turn=seat).waiting == f"{seat} turn"
    assert Ankh(players=3).turn(seat).check().actor == Ankh(players=3).gods["ABC".index(seat)]
    assert Tekhenu(3).turn(seat).actor == seat


def test_what_is_never_asked_is_said() -> None:
    with pytest.raises(AssertionError, match="D turn was not asked: the game is over"):
        Barges(2).until("D turn")


# Wrong names


@pytest.mark.parametrize(
    ("lay_out", "said"),
    [
        (lambda: AmunRe().own(A="thebez"), "'thebez' is not a province here: there are "),
        (lambda: AmunRe().own(D="thebes"), "'D' is not a seat here: there are A, B, C$"),
        (lambda: AmunRe().give(A="architekt"), "'architekt' is not a card here"),
        (lambda: AmunRe().put("thebes", huts=1), "there are no huts: there are stones, pyramids, farmers"),
        (lambda: AmunRe(gold="1 2"), "gold of 2 seats, there are 3"),
        (lambda: AmunRe(round=7), "'7' is not a round here"),
        (lambda: AmunRe().tile(9), "'tile9' is not a tile here: there are tile1, "),
        (lambda: Ankh(gods="ra seth"), "'seth' is not a god here: there are "),
        (lambda: Ankh(players=3, gods="ra isis"), "2 gods for 3 players"),
        (lambda: Ankh(gods="ra isis").put("amun", god="a1"), "'amun' plays no part: there are ra, isis"),
        (lambda: Ankh(gods="ra isis").put("ra", camel="a1"), "'camel' is not a piece here"),
        (
            lambda: Ankh(gods="ra isis").cleared().put("ra", god="a1").put("isis", god="a1"),
            "a god on a1 already",
        ),
        (lambda: Kemet(troops={"A": {"w_banc": 1}}), "'w_banc' is not an area here"),
        (lambda: Kemet(troops={"A": {"w_bank": 1}, "B": {"w_bank": 2}}), "w_bank is held by A already"),
        (lambda: Kemet(pyramids={"w1_d1": "ruby"}), "a colour and a height, such as 'ruby 2', not 'ruby'"),
        (lambda: Kemet(pyramids={"w_bank": "ruby 2"}), "w_bank is in no player's city: no pyramid there"),
        (lambda: Kemet(hand={"A": "war_furry"}), "'war_furry' is not a card here"),
        (lambda: Kemet(prayer={"A": 3}), "kemet has no field 'prayer': there are "),
        (lambda: Kemet(pp={"F": 3}), "pp: 'F' is not a seat here"),
        (lambda: Kemet(pp={"A": "many"}), "pp: expected a whole number, got 'many'"),
        (lambda: Tekhenu(dice="ra-white-7"), "'ra-white-7' is not a wheel_die here"),
        (lambda: Tekhenu().give(A="b99"), "'b99' is not a card here"),
        (lambda: Tekhenu().goods(A="beer 2"), "'beer' is not a good here"),
    ],
)
def test_a_wrong_name_is_said_with_those_there_are(lay_out: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        lay_out()


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("siesta", "kemet has no step 'siesta'"),
        ("offering", "offering has seat: seat is missing"),
        ({"step": "offering", "seat": "A", "god": "ra"}, "offering has seat: no god"),
        ({"step": "offering", "seat": "F"}, "offering, seat: 'F' is not a seat here: there are A, B, C"),
        (
            {"step": "arrange_creature", "seat": "A", "area": "hell", "needed": 1},
            "area: 'hell' is not a",
        ),
    ],
)
def test_a_step_is_made_of_names(step: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Kemet(3).begin(step)


# Impossible positions


@pytest.mark.parametrize(
    ("lay_out", "said"),
    [
        (lambda: AmunRe().give(A="architect " * 9), "there is no architect left in the deck"),
        (lambda: Tekhenu(dice="ra-white-1 " * 5), "there are only 4 white dice"),
        (lambda: Tekhenu().temple(A="l1a", B="l1a"), "l1a is taken by A already"),
        (lambda: Tekhenu().gods(A="ra ra ra ra ra"), "there is room for . statues with ra"),
        (lambda: Tekhenu().give(A="b01", B="b01"), "b01 is neither in the market nor in its deck"),
        (lambda: Ankh(gods="ra isis").put("ra", apep="c5 c6"), "2 times apep, there is 1 with 2 players"),
        (
            lambda: AmunRe().own(A="thebes dakhla abydos edfu buto").own(**MANY).market(),
            "9 provinces are in use",
        ),
    ],
)
def test_what_is_not_there_cannot_be_laid_out(lay_out: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        lay_out()


@pytest.mark.parametrize(
    ("lay_out", "said"),
    [
        (
            lambda: AmunRe().own(**OWN).put("thebes", stones=4).market(),
            "AR-INV-06: 4 stones in province thebes",
        ),
        (lambda: AmunRe(gold=-1).own(**OWN).market(), "AR-INV-05: seat A has -1 gold"),
        (lambda: Kemet(troops={"A": {"w_bank": 13}}), "KM-INV-01"),
        (
            lambda: Kemet(creatures={"phoenix": "w_bank"}),
            "creature phoenix stands without a unit of its owner",
        ),
        (lambda: Ankh(gods="ra isis").cleared().turn("ra"), "AN-INV-10: seat A has 0 god figures on the map"),
        (lambda: Tekhenu().track(A=(9, 5)).turn(), "TK-INV-05: markers of seat A"),
    ],
)
def test_an_unsound_position_is_not_begun(lay_out: Any, said: str) -> None:
    with pytest.raises(AssertionError, match=f"what is laid out is unsound: .*{said}"):
        lay_out()


def test_a_move_that_breaks_something_is_found() -> None:
    market = AmunRe().own(**OWN).market()
    market.state.discard[0] += 1
    with pytest.raises(AssertionError, match=r"after 'end': AR-INV-01: .* cards of .* instead of"):
        market.do("A: end")


def test_check_says_why_no_game_comes_to_a_position() -> None:
    with pytest.raises(AssertionError, match="no position of amun-re: AR-FIN-01: nobody is asked"):
        AmunRe().own(**OWN).tile(1).final().lay(round=4).check()
    with pytest.raises(AssertionError, match="TK-INV-02: 0 dice at the wheel after 1 were taken"):
        Tekhenu(dice="ra-white-1").goods(A="limestone 3").turn().check()
    stuck = Barges(2).hand(A="gold", B="gold").turn("A").next_is({"step": "turn", "seat": "A"})
    stuck.hand(A="")
    with pytest.raises(
        AssertionError, match="no position of barges: seat A is asked turn and can do nothing"
    ):
        stuck.check()
    with pytest.raises(AssertionError, match="frames end in night_start, which happens by itself"):
        Kemet(3).next_is("night_start").check()


# Chance


def test_chance_comes_by_its_names() -> None:
    draws = {"deck": "gold linen gold linen gold grain papyrus", "first merchant": "B"}
    dealt = Barges(2, draws=draws).check()
    assert dealt.position["hand"]["A"]["gold"] == 3
    assert dealt.waiting == "B turn"
    assert dealt.do("load grain").told("drew") == [{"event": "drew", "seat": "B", "good": "papyrus"}]
    tekhenu = Tekhenu.new(2, draws={"bag": "gray gray white", "roll": "6 5 1", "arrow": "3"})
    assert tekhenu.position["wheel"][:3] == ["horus-white-1", "horus-gray-5", "horus-gray-6"]
    assert (tekhenu.check().state.arrow, Tekhenu.new(2).state.arrow) == (2, 0)


def test_each_use_of_a_purpose_has_a_text_of_its_own() -> None:
    provinces = ["thebes edfu abu", "mendes buto sawu"]
    kingdom = (
        AmunRe(round=3, draws={"province deck": provinces[1]}).own(**OWN).scoring().until("auction_turn")
    )
    assert kingdom.view(None)["for_sale"] == provinces[1].split()
    later = AmunRe(round=3).own(**OWN).give(A="one_bank").scoring().draws({"province deck": provinces})
    assert later.clone().until("auction_turn").view(None)["for_sale"] == provinces[0].split()
    assert later.until("auction_turn").view(None)["for_sale"] == provinces[0].split(), (
        "a copy has its own script"
    )
    with pytest.raises(
        AssertionError, match="'province deck' was to bring mendes, buto, sawu and was not asked"
    ):
        later.check()


@pytest.mark.parametrize(
    ("draws", "said"),
    [
        ({"dek": "gold"}, "barges draws nothing for 'dek': there are 'deck', 'first merchant'"),
        ({"deck": "wine"}, "'deck' can't bring this: 'wine' is not a good"),
        ({"deck": "gold " * 7}, "'deck' can't bring gold: there is grain, linen, papyrus, incense"),
        ({"first merchant": "C"}, "'first merchant' can't bring C: there are 2 to draw from"),
    ],
)
def test_chance_that_cannot_be_is_said_in_names(draws: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Barges(2, draws=draws)


def test_a_bag_has_so_many_dice_of_a_colour() -> None:
    with pytest.raises(ValueError, match="there is no white die left in the bag"):
        Tekhenu.new(2, draws={"bag": "white " * 5})
    with pytest.raises(ValueError, match="'bot die' can't bring this: 'ra-white-1' is not a number"):
        Tekhenu(1, draws={"bot die": "ra-white-1"})


# Playing


def test_a_refused_move_fails_with_its_reason() -> None:
    market = AmunRe(gold=5).own(**OWN).market()
    reason = r"not enough gold: needs 6, has 5 \(possible: buy_cards 1"
    with pytest.raises(AssertionError, match=f"A can't 'buy_stones 3' at market_action: {reason}"):
        market.do("A: buy_stones 3")
    with pytest.raises(AssertionError, match="B can't 'end': market_action of A is asked"):
        market.do("B: end")
    with pytest.raises(UnknownAction, match="'dance' is not an action"):
        market.do("dance")
    with pytest.raises(ValueError, match="'F' is not a seat here"):
        market.do("F: end")
    over = AmunRe().own(**OWN).final()
    with pytest.raises(AssertionError, match="'end' can't be done: nothing more is asked"):
        over.do("end")


def test_moves_of_one_seat_stand_in_one_text() -> None:
    offering = AmunRe().own(**OWN).give(A="offering_change").offering()
    offering.do("A: offer 5, change yes", "C: thief")
    assert (offering.waiting, offering.question("A"), offering.question("B")) == (
        "B offering_choice",
        "",
        "offering_choice",
    )
    assert offering.retract("A").actor == "AB"
    with pytest.raises(CannotUndo):
        offering.retract("A")


def test_what_was_carried_out_unasked_may_be_named_once() -> None:
    def taken() -> Tekhenu:
        return Tekhenu(dice="ra-white-5").goods(A="limestone 3").turn()

    assert taken().do("done").position == taken().do("normal, take ra white 5, done").position
    with pytest.raises(AssertionError, match="A can't 'take ra white 5' at action: another decision"):
        taken().do("take ra white 5, take ra white 5")


def test_why_not_in_words_and_numbers() -> None:
    market = AmunRe(gold=5).own(**OWN).market()
    refusal = market.refused("A: buy_stones 3")
    assert (refusal.reason, refusal.values) == ("not-enough-gold", {"needs": 6, "has": 5})
    assert str(market.refused("B: end")) == "not your turn: waiting A"
    with pytest.raises(AssertionError, match="A can 'end' at market_action"):
        market.refused("end")
    assert market.refused("sell treasury").reason == "card-not-in-hand"


def test_offers_follow_a_beginning() -> None:
    auction = AmunRe(gold=3).auction("mendes edfu abu")
    assert auction.offers("bid mendes") == {"0", "1", "3"}
    assert auction.do("A: bid mendes 1").offers("bid mendes", "A") == set()
    assert AmunRe().own(**OWN).offering().offers("thief", "C") == {""}


# Looking


def test_what_happened_is_told_and_heard() -> None:
    market = AmunRe().own(**OWN).deck("bribe").market().do("A: buy_cards 1, end")
    assert market.happened("market_done") == ["A"]
    assert market.names_told()[-1] == "market_done"
    assert market.told("drew")[0]["card"] == market.heard("A", "drew")[0]["card"] == "bribe"
    assert "card" not in market.heard("B", "drew")[0]
    assert "card" not in market.heard(None, "drew")[0]
    assert market.listen().told() == []
    assert market.do("B: end").happened("market_done", "drew") == ["market_done B"]
    with pytest.raises(ValueError, match="amun-re tells of no rumour"):
        market.told("rumour")


def test_steps_to_come_are_shown_as_they_are_written() -> None:
    kemet = Kemet(3, troops={"A": {"w_bank": 2}}).do("token l1_move, move w_bank")
    assert (step_of(kemet.state), kemet.details["points"]) == ("move_step", 1)
    assert details_of(kemet.state) == kemet.details
    assert kemet.clone().next_is(*kemet.stack).position == kemet.position
    assert kemet.ahead({"step": "offering", "seat": "C"}).waiting == "C offering"
    assert [step["step"] for step in kemet.stack[:2]] == ["offering", "move_step"]
    over = AmunRe().own(**OWN).final()
    assert (step_of(over.state), details_of(over.state)) == ("", {})


def test_a_copy_is_played_on_its_own() -> None:
    market = AmunRe().own(**OWN).market()
    copy = market.clone().do("A: end")
    assert (market.actor, copy.actor, market.told("market_done")) == ("A", "B", [])


def test_a_table_becomes_a_match() -> None:
    match = Kemet(3, troops={"A": {"w_bank": 2}}).match(seed=3)
    match.play("token l1_move")
    match.undo(0)
    assert match.to_act == (0,)


def test_a_result_is_there_at_the_end() -> None:
    with pytest.raises(AssertionError, match="the game is not over: A market_action"):
        _ = AmunRe().own(**OWN).market().result
    assert AmunRe().own(**OWN).scored(B=9).final().result.winners == [1]


def test_a_battle_by_itself_ends_with_nobody_to_act() -> None:
    ankh = Ankh(gods="ra isis").cleared().put("ra", god="f2", warrior="f1").put("isis", god="h2")
    ankh.followers(ra=1).battle(DELTA)
    assert ankh.waiting == "ra choose_card"
    assert ankh.cards(ra="flood", isis="miracle").waiting == ""
