"""Weights: one set a game in its file, any other by name, and bots that play by it."""

from importlib import import_module
from typing import Any

import pytest

from ennead.arena import ArenaError, Entrant, Plan
from ennead.arena.entrants import parse_entrant
from ennead.arena.plan import DUEL
from ennead.bots import BOTS, bot_kind, knowledge_of
from ennead.bots.players import SearchBot
from ennead.bots.scaling import scaled
from ennead.core.referee import KeyedReferee
from ennead.games import game as game_named

GAMES = ["amun-re", "tekhenu", "ankh", "kemet"]
KEMET = game_named("kemet")


def attributes(weights: Any) -> dict[str, Any]:
    return {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_of_the_file_reaches_the_evaluation(name: str) -> None:
    game = game_named(name)
    made = import_module(f"{type(game).__module__}.bot.weights").Weights
    usual = attributes(made(knowledge_of(game).said["weights"]))
    for key, value in knowledge_of(game).weights().items():
        changed = attributes(made(knowledge_of(game, {key: value + 1}).said["weights"]))
        assert [each for each in usual if usual[each] != changed[each]] == [key.partition(".")[0]]


def test_changed_weights_are_somebodys_own() -> None:
    state = KEMET.start(3, None, KeyedReferee("weights"))
    before = knowledge_of(KEMET).evaluate(state)
    other = knowledge_of(KEMET, {"prayer.3": 2.0})
    assert other.evaluate(state) != before
    assert knowledge_of(KEMET).evaluate(state) == before
    assert knowledge_of(KEMET, {}) is knowledge_of(KEMET)
    assert other.weights()["prayer.3"] == 2.0
    assert knowledge_of(KEMET).weights()["prayer.3"] == 0.13


def test_weights_as_they_are_change_nothing() -> None:
    for name in GAMES:
        game = game_named(name)
        state = game.start(3, None, KeyedReferee("same"))
        seat = state.to_act()[0]
        same = knowledge_of(game, knowledge_of(game).weights())
        assert same.evaluate(state) == knowledge_of(game).evaluate(state)
        codes = state.legal(seat)
        assert same.priors(state, seat, codes) == knowledge_of(game).priors(state, seat, codes)


@pytest.mark.parametrize(
    ("name", "changes", "reason"),
    [
        ("kemet", {"tmple": 1.0}, "kemet has no weight 'tmple'; did you mean 'temple'?"),
        ("kemet", {"prayer": 1.0}, "no weight 'prayer'"),
        ("kemet", {"prayer.11": 1.0}, "no weight 'prayer.11'"),
        ("kemet", {"prayer.x": 1.0}, "no weight 'prayer.x'"),
        ("kemet", {"temple.0": 1.0}, "no weight 'temple.0'"),
        ("kemet", {"": 1.0}, "no weight ''"),
        ("kemet", {"temple": "much"}, "'temple' takes a number, not 'much'"),
        ("kemet", {"temple": True}, "'temple' takes a number, not True"),
        ("kemet", {"temple": float("nan")}, "'temple' takes a number, not nan"),
        ("amun-re", {"plenty": 3.5}, "'plenty' takes a whole number, not 3.5"),
    ],
)
def test_what_is_no_weight_is_refused_by_name(name: str, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("?", r"\?")):
        knowledge_of(game_named(name), changes)


def test_a_bot_is_given_weights_in_its_name() -> None:
    kind = bot_kind("hard{temple=0.9,tiles.ruby_carnage=1}")
    assert kind.id == "hard{temple=0.9,tiles.ruby_carnage=1}"
    assert kind.names["en"] == "Hard {temple=0.9,tiles.ruby_carnage=1}"
    bot = kind.make(KEMET, "s")
    assert isinstance(bot, SearchBot)
    weights = bot.search(0).knowledge.weights()
    assert (weights["temple"], weights["tiles.ruby_carnage"], weights["pyramid"]) == (0.9, 1.0, 0.95)
    plain = BOTS["hard"].make(KEMET, "s")
    assert isinstance(plain, SearchBot)
    assert plain.search(0).knowledge is knowledge_of(KEMET)
    assert vars(plain.settings) == vars(bot.settings)


@pytest.mark.parametrize(
    "text", ["hard{", "hard{}", "hard{temple}", "hard{temple=}", "hard{temple=x}", "hard{temple=1}x", "{a=1}"]
)
def test_a_bot_with_odd_weights_is_refused(text: str) -> None:
    with pytest.raises(
        ValueError, match=r"is no bot: write hard\{WEIGHT=NUMBER,WEIGHT\*FACTOR,\.\.\.\}|there is no bot"
    ):
        bot_kind(text)


def test_who_weighs_nothing_has_no_weights() -> None:
    with pytest.raises(ValueError, match="random takes no weights"):
        bot_kind("random{temple=1}")


def test_the_arena_takes_weights_and_refuses_those_of_other_games() -> None:
    assert parse_entrant("greedy{temple=1}") == Entrant("greedy{temple=1}")
    entrants = (Entrant("greedy"), parse_entrant("greedy{temple=1,close=2}"))
    plan = Plan("kemet", (2,), entrants, games=2, kind=DUEL)
    plan.check()
    assert Plan.from_dict(plan.to_dict()) == plan
    assert "--versus greedy 'greedy{temple=1,close=2}'" in plan.command()
    with pytest.raises(ArenaError, match=r"greedy\{temple=1,close=2\}: tekhenu has no weight 'temple'"):
        Plan("tekhenu", (2,), entrants, games=2, kind=DUEL).check()


def test_weights_are_scaled_one_or_many_at_a_time() -> None:
    usual = knowledge_of(KEMET)
    assert scaled(KEMET, {"temple": 0.5}) == {"temple": 0.35}
    assert scaled(KEMET, {"free_space": 2.0})["free_space.move"] == 0.16
    assert len(scaled(KEMET, {"tiles": 0.0})) == 56
    assert scaled(game_named("amun-re"), {"keep": 1.5}) == {"keep": 4}
    bot = bot_kind("greedy{tiles*0.5,temple=1}").make(KEMET, "s")
    assert isinstance(bot, SearchBot)
    assert bot.knowledge.weights() == {
        key: 1.0 if key == "temple" else value / 2 if key.startswith("tiles.") else value
        for key, value in usual.weights().items()
    }
    with pytest.raises(ValueError, match="kemet has no weights 'tile'; it has temple, "):
        scaled(KEMET, {"tile": 2.0})
