"""What a board draws: the view tells all that follows from the rules, with exact numbers."""

import random
from typing import Any

import pytest

import ennead
from ennead.core.game import Game
from ennead.core.preview import Effect, effects
from ennead.core.referee import LiveReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import BATTLE_STEP
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.testing import Table
from ennead.texts import Texts


def view(t: Table, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(t.state, seat)


def region(t: Table, hex: str) -> dict[str, Any]:
    return next(each for each in view(t)["regions"] if hex in each["hexes"])


def option_order(text: str) -> int:
    return GAME.space.parse(text).code


def delta() -> Table:
    """Ra and Isis in the delta, Anubis in the west."""
    t = Table(gods="ra isis anubis").cleared().camels("")
    t.put("ra", god="e2", warrior="e1 f2", temple="f1 g2").put("isis", god="c1", warrior="d1", obelisk="c2")
    return t.put("anubis", god="a8").captives("ra isis")


def test_the_strength_of_every_side_in_a_region_by_parts() -> None:
    t = delta().powers("ra", "temple_attuned")
    shown = region(t, "e2")["strength"]
    assert list(shown) == ["A", "B"]  # the strongest first
    assert shown["A"] == {"total": 7, "figures": 3, "captives": 0, "temples": 4, "count": 3, "reward": 1}
    assert shown["B"] == {"total": 2, "figures": 2, "captives": 0, "temples": 0, "count": 2, "reward": 1}
    assert region(t, "a8")["strength"]["C"] == {
        "total": 3,
        "figures": 1,
        "captives": 2,
        "temples": 0,
        "count": 1,
        "reward": 1,
    }


def test_what_a_conflict_would_bring_to_a_region() -> None:
    t = delta()
    assert [region(t, hex)["outcome"] for hex in ("e2", "a8", "j8")] == ["battle", "domination", "empty"]
    assert [region(t, hex)["leader"] for hex in ("e2", "a8", "j8")] == ["A", "C", None]
    monuments = region(t, "e2")["monuments"]
    assert monuments["temple"] == {"counts": {"A": 2}, "neutral": 0, "side": "A"}
    assert monuments["obelisk"] == {"counts": {"B": 1}, "neutral": 0, "side": "B"}
    assert monuments["pyramid"] == {"counts": {}, "neutral": 0, "side": None}
    assert [seat["projected"] for seat in view(t)["seats"]] == [
        {"majority": 1},
        {"majority": 1},
        {"domination": 1},
    ]


def test_a_neutralised_figure_has_no_strength() -> None:
    t = Table(gods="ra amun").cleared().put("ra", god="e2", warrior="e1")
    t.put("amun", god="c1", androsphinx="d0")
    shown = view(t)["hexes"]
    assert (shown["e1"]["strength"], shown["e1"]["neutralised"]) == (0, True)
    assert shown["e2"]["god"] == "ra"
    assert region(t, "e2")["strength"]["A"]["total"] == 1


def test_neighbours_are_those_of_the_rules() -> None:
    """For every hex in 200 positions of random games."""
    positions = 0
    for number in range(20):
        match = ennead.start("ankh", 2 + number % 4, f"neighbours {number}")
        chooser = random.Random(number)
        for moment in range(200):
            if moment % 20 == 0:
                positions += 1
                state = match.state
                assert isinstance(state, AnkhState)
                shown = match.view(None)["neighbours"]
                for hex, name in enumerate(HEX.names):
                    assert shown[name] == [HEX.names[near] for near in state.map.adjacent[hex]]
            if match.to_act:
                match.play(chooser.choice(match.legal(match.to_act[0])), match.to_act[0])
    assert positions == 200


def test_the_turn_says_what_is_left_and_why() -> None:
    t = Table(gods="amun isis ra").turn("amun")
    turn = view(t)["turn"]
    assert (turn["seat"], turn["next"], turn["taken"], turn["allowed"]) == ("A", "B", 0, 2)
    assert turn["open"] == ["move", "summon", "gain", "unlock"]
    t.do("action summon")
    assert view(t)["turn"]["under_way"] == "summon"
    t.do("done")
    turn = view(t)["turn"]
    assert (turn["taken"], turn["first"], turn["open"]) == (1, "summon", ["gain", "unlock"])


def test_who_would_get_the_event() -> None:
    t = Table(gods="amun isis ra")
    t.state.markers = [6, 5, 4, 3]
    t.turn("isis")
    shown = view(t)["actions"]
    assert [shown[name]["event_for"] for name in shown] == ["B", "C", "A", "A"]
    t.do("action move", "done")
    assert view(t)["actions"]["summon"]["event_for"] is not None


def test_who_would_merge_be_forgotten_or_win() -> None:
    t = Table(gods="amun isis ra").devotion("isis 8 < ra 8 < amun 22").turn("amun")
    t.state.event = 10
    outlook = view(t)["outlook"]
    assert outlook == {
        "conflict": 3,
        "events_away": 2,
        "merge": ["B", "C"],
        "forgotten": ["B", "C"],
        "winner": "A",
    }
    assert view(t)["events_to_conflict"] == 2


def test_two_players_never_merge() -> None:
    t = Table(gods="amun isis").devotion("isis 8 < amun 9").turn("amun")
    assert view(t)["outlook"]["merge"] == []


def test_what_gaining_followers_would_bring_and_from_where() -> None:
    t = Table(gods="ra amun").cleared().put("ra", god="e2", temple="e1").put("amun", god="c1")
    t.put("neutral", obelisk="f2").put("amun", pyramid="f1").powers("ra", "revered")
    shown = view(t)["sides"]["A"]
    assert (shown["gain_now"], sorted(shown["gain_from"])) == (3, ["e1", "f2"])
    assert shown["control_now"] == ["f2"]
    assert shown["next_power"] == {"level": 1, "cost": 1, "guardian": "cat_mummy"}


def test_the_caravan_shows_where_it_can_go_and_what_it_would_split_off() -> None:
    t = Table(gods="ra amun").camels("").event("ra", 5)
    caravan = view(t, 0)["caravan"]
    assert (caravan["laid"], caravan["most"]) == ([], 6)
    offered = [text for text in t.options() if text.startswith("camel ")]
    assert [f"camel {plan['side']}" for plan in caravan["plans"]] == sorted(offered, key=option_order)
    sizes = {each["first_hex"]: each["size"] for each in view(t)["regions"]}
    for plan in caravan["plans"]:
        assert 6 <= len(plan["part"]) <= plan["rest"]
        assert len(plan["part"]) + plan["rest"] in sizes.values()
        assert 1 <= len(plan["line"]) <= 6
        assert plan["line"][0] == plan["side"]
    first = caravan["plans"][0]
    for side in first["line"]:
        if f"camel {side}" in t.options():
            t.do(f"camel {side}")
    assert {len(first["part"]), first["rest"]} == {
        each["size"] for each in view(t)["regions"] if each["token"] is None
    }


def test_a_battle_by_parts_with_what_each_card_would_make() -> None:
    t = delta().battle("e2", tiebreaker="ra")
    battle = view(t, 0)["battle"]
    assert (battle["step"], battle["resolved"], battle["token"]) == ("cards", False, region(t, "e2")["token"])
    ra = battle["sides"]["A"]
    assert (ra["strength"], ra["figures"], ra["count"], ra["cards"]) == (3, 3, 3, [])
    assert ra["with_card"]["chariots"] == 6
    assert len(ra["with_card"]) == 7
    t.cards(ra="chariots", isis="flood")
    battle = view(t)["battle"]
    assert battle["resolved"]
    assert (battle["sides"]["A"]["strength"], battle["sides"]["B"]["strength"]) == (6, 2)
    assert t.told("strength_parts")[0] == {
        "event": "strength_parts",
        "god": t.told("strength")[0]["god"],
        "figures": t.told("strength")[0]["strength"] - t.told("strength_parts")[0]["cards"],
        "captives": 0,
        "temples": 0,
        "cards": t.told("strength_parts")[0]["cards"],
    }


# Events


def test_a_gain_up_to_the_end_of_the_track_tells_what_was_gained() -> None:
    t = Table(gods="ra amun").cleared().put("ra", god="e2", warrior="e1").suns("e1")
    t.put("amun", god="a8").devotion("amun 3 < ra 30").region("e2")
    assert [(each["devotion"], each["space"]) for each in t.told("gained_devotion")] == [(1, 31)]


def test_a_merge_tells_who_brings_what() -> None:
    t = Table(gods="amun isis ra").devotion("isis 8 < ra 9 < amun 22").followers(isis=4)
    t.cleared().put("amun", god="a8").put("isis", god="c1", warrior="c2").put("ra", god="j8")
    t.followers(isis=4).conflict("amun", 3)
    assert t.told("merge_followers") == [
        {"event": "merge_followers", "higher": "ra", "lower": "isis", "count": 4}
    ]
    token = t.told("merge_token")[0]
    assert (token["higher"], token["lower"], token["from"] >= token["space"]) == ("ra", "isis", True)
    assert {each["hex"] for each in t.told("left_game")} == {"c1", "c2"}
    assert [seat["role"] for seat in view(t)["seats"]] == ["alone", "lower", "higher"]


def test_a_forgotten_pair_is_told_under_both_names() -> None:
    t = Table(gods="amun isis ra osiris").cleared().merged("ra", "isis")
    t.put("amun", god="a8").put("ra", god="j8").put("osiris", god="c1")
    t.devotion("ra 9 < osiris 25 < amun 26").conflict("amun", 4)
    (told,) = t.told("pair_forgotten")
    assert (told["higher"], told["lower"]) == ("ra", "isis")
    assert t.told("forgotten") == []
    assert "Ra and Isis" in Texts(GAME, "en").event(told)


# Previews


def previewed(t: Table, text: str) -> dict[str, Effect]:
    seat = t.state.to_act()[0]
    game: Game = GAME
    after = t.state.clone()
    referee = LiveReferee("preview")
    after.play(game.space.parse(text).code, referee, seat)
    notes = game.notes(t.state, after, seat, list(referee.events))
    lines = effects(game.measures(t.state, seat), [game.measures(after, seat)], [notes])
    return {Texts(GAME, "en").effect(line): line for line in lines}


def test_a_preview_of_a_move_tells_strength_and_who_would_fight() -> None:
    t = delta().action("isis", "move").do("figure d1")
    told = previewed(t, "to e3")
    assert "Strength in region 1" not in told  # it stays in the delta
    t = delta().put("isis", warrior="b2").action("isis", "move").do("figure b2")
    told = previewed(t, "to b1")
    west, north = (each for each in (region(t, "a8")["token"], region(t, "e2")["token"]))
    assert (told[f"Strength in region {north}"].before, told[f"Strength in region {north}"].outcomes) == (
        2,
        {3: 1},
    )
    assert f"You would be gone from region {west}." in told


def test_a_preview_of_an_action_tells_followers_and_the_event() -> None:
    t = Table(gods="ra amun").cleared().put("ra", god="e2", temple="e1").put("amun", god="c1")
    t.state.markers[2] = 6
    t.turn("ra")
    told = previewed(t, "action gain")
    assert (told["Followers"].before, told["Followers"].outcomes) == (0, {1: 1})
    assert "Sets off event 1: Control Monument." in told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_status_line(language: str) -> None:
    t = Table(gods="ra amun").turn("ra")
    said = Texts(GAME, language).status(view(t))
    assert "18" in said
    assert "0" in said


def test_the_status_line_says_which_conflict_goes_on_and_when_the_next_comes() -> None:
    texts = Texts(GAME, "en")
    seen = view(Table(gods="ra amun").turn("ra"))
    told = texts.status(seen | {"event_marker": 1, "next_event": "control_monument", "events_to_conflict": 3})
    assert told == "Event 1 of 18 · next: Control Monument · conflict in 3"
    told = texts.status(seen | {"event_marker": 3, "next_event": "conflict", "events_to_conflict": 1})
    assert told == "Event 3 of 18 · next: Conflict"
    going_on = {"event_marker": 4, "next_event": "camel_caravan", "events_to_conflict": None, "conflict": 1}
    assert texts.status(seen | going_on) == "Event 4 of 18 · conflict 1 now"


def test_a_game_that_ends_in_a_battle_still_shows_it() -> None:
    """Devotion 31 ends a game at once, with nothing left to come (AN-END-01)."""
    t = Table(gods="ra amun").cleared().put("ra", god="e2").put("amun", god="e1").battle("e2")
    assert view(t)["battle"]["step"] != BATTLE_STEP.names[-1]
    t.state.frames.clear()
    t.state.winner = 0
    t.state.refresh()
    assert t.state.over
    assert (view(t)["battle"]["going_on"], view(t)["battle"]["step"]) == (True, BATTLE_STEP.names[-1])
