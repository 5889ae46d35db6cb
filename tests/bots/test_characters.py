"""Characters: each of its words means something in its game, and it does what it says."""

import random

import pytest

from ennead.bots import bot_kind
from ennead.bots.characters import Character, characters
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games import game as game_named

GAMES = ["amun-re", "tekhenu", "ankh", "kemet"]
ALL = [(name, each) for name in GAMES for each in characters(game_named(name))]


def codes_of(name: str, *texts: str) -> list[int]:
    return [game_named(name).space.parse(text).code for text in texts]


@pytest.mark.parametrize(("name", "who"), ALL)
def test_every_wish_can_come_true(name: str, who: str) -> None:
    game = game_named(name)
    character = Character(game, who, "s")
    said = characters(game)[who]
    assert said.keys() <= {"wishes", "never", "weights"}
    for wish in character.wishes + character.never:
        plain = wish[:-1] if wish[-1] in ("most", "least") else wish
        found = [code for code in range(game.space.size) if character._fits(code, plain)]
        assert found, wish
        if plain != wish:
            assert all(character._number(code) >= 0 for code in found)


@pytest.mark.parametrize(("name", "who"), ALL)
def test_a_character_plays_a_game_to_its_end(name: str, who: str) -> None:
    game = game_named(name)
    players = game.players[-1]
    referee = KeyedReferee(who)
    state = game.start(players, None, referee)
    character = bot_kind(f"character:{who}").make(game, "s")
    dice = random.Random(who)
    moment = 0
    while not state.over:
        seat = dice.choice(state.to_act())
        codes = state.legal(seat)
        code = dice.choice(codes)
        if seat == 0:
            code = character.choose(game.determinize(state, seat, FastReferee(moment)), seat, moment)
            assert code in codes
        state.play(code, referee, seat)
        moment += 1


def test_the_first_wish_that_can_come_true_is_followed() -> None:
    miser = Character(game_named("amun-re"), "miser", "s")
    bids = codes_of("amun-re", "bid baharya 10", "bid memphis 3", "bid buto 3", "pass")
    assert miser.wished(bids) == bids[1:3]
    market = codes_of("amun-re", "buy_stones 1", "buy_cards 2", "end")
    assert miser.wished(market) == market[2:]
    builder = Character(game_named("amun-re"), "pyramids", "s")
    shop = codes_of("amun-re", "buy_stones 2", "buy_stones 3", "end")
    assert builder.wished(shop) == shop[1:2]


def test_what_it_never_does_it_does_where_nothing_else_is_left() -> None:
    miser = Character(game_named("amun-re"), "miser", "s")
    only = codes_of("amun-re", "buy_stones 1", "buy_cards 2")
    assert miser.wished(only) == only
    assert miser.wished(codes_of("amun-re", "place buto", "place memphis")) == codes_of(
        "amun-re", "place buto", "place memphis"
    )


def test_characters_are_those_of_the_game() -> None:
    kind = bot_kind("character:turtle")
    assert kind.make(game_named("kemet"), "s")
    with pytest.raises(ValueError, match="ankh has no character 'turtle'; there are monuments, "):
        kind.make(game_named("ankh"), "s")
    with pytest.raises(ValueError, match="character:turtle takes no weights"):
        bot_kind("character:turtle{temple=1}")
