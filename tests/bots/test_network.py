"""The learned networks: the same by C and by Python, from nothing hidden, in files that are checked."""

import json
import random
from array import array
from importlib.resources import files
from typing import Any

import pytest

import ennead
from ennead.bots import network as networks
from ennead.bots.network import ONE, SIZES, BadNetwork, Layout, Network, SlowNet, install, network_of
from ennead.bots.players import SearchBot, bot_kind, settings_of
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State

GAMES = ennead.games()


def made_up(game: Game, seed: int = 1, width: int = 8, middle: int = 4) -> bytes:
    """A network with any weights."""
    layout = Layout(game)
    dice = random.Random(seed)

    def some(kind: str, count: int, most: float) -> bytes:
        return array(kind, [round(dice.gauss(0.0, 0.3) * most) for _ in range(count)]).tobytes()

    actions, outputs = game.space.size, layout.most + 1
    parts = [
        some("h", layout.rows * width, ONE / 8),
        some("i", width, ONE),
        some("h", middle * width, ONE),
        some("i", middle, ONE * ONE),
        some("h", outputs * middle, ONE),
        some("i", outputs, ONE * ONE),
        some("h", layout.rows * width, ONE / 8),
        some("i", width, ONE),
        some("h", actions * width, ONE),
        some("i", actions, ONE * ONE),
    ]
    about = {
        "game": game.name,
        "version": game.version,
        "layout": layout.digest,
        "width": width,
        "middle": middle,
        "outputs": outputs,
        "choice_width": width,
        "scale": 5.0,
        "trust": 1.0,
        "made": {},
    }
    return networks.written(about, parts)


def middle_of(game: Game, players: int, seed: int) -> State:
    """A position some way into a random game."""
    dice = random.Random(seed)
    referee = FastReferee(seed)
    state = game.start(players, None, referee)
    for _ in range(dice.randrange(20, 90)):
        if state.over:
            break
        seat = state.to_act()[0]
        state.play(dice.choice(state.legal(seat)), referee, seat)
    return state if not state.over else game.start(players, None, FastReferee(seed))


def forecast_of(game: Game, state: State, seed: int) -> tuple[list[float], list[float]]:
    """Some promises by seat and source, and their sums by seat."""
    dice = random.Random(seed)
    sources = len(game.sources) + 1
    rows = [
        [dice.choice((0.0, dice.uniform(-3.0, 20.0))) for _ in range(sources)]
        for _ in range(game.participants(state.players))
    ]
    return [promise for row in rows for promise in row], [sum(row) for row in rows]


def cases() -> list[Any]:
    return [pytest.param(name, players) for name in GAMES for players in ennead.game(name).players]


@pytest.mark.parametrize(("name", "players"), cases())
def test_chances_make_a_whole_and_every_action_has_a_weight(name: str, players: int) -> None:
    game = ennead.game(name)
    network = Network(game, made_up(game))
    for seed in range(5):
        state = middle_of(game, players, seed)
        for seat in state.to_act():
            chances = network.chances(state, seat, *forecast_of(game, state, seed))
            assert len(chances) == game.participants(players)
            assert sum(chances) == pytest.approx(1.0)
            codes = state.legal(seat)
            weights = network.priors(state, seat, codes, [1.0] * len(codes))
            assert len(weights) == len(codes)
            assert min(weights) > 0.0


@pytest.mark.parametrize("name", GAMES)
def test_c_and_python_give_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if networks.NET is SlowNet:
        pytest.skip("the network in C is only in compiled engines")
    game = ennead.game(name)
    data = made_up(game)
    told: list[Any] = []
    for net in (networks.NET, SlowNet):
        monkeypatch.setattr(networks, "NET", net)
        network = Network(game, data)
        state = middle_of(game, max(game.players), 3)
        seat = state.to_act()[0]
        codes = state.legal(seat)
        told.append(
            (
                network.chances(state, seat, *forecast_of(game, state, 3)),
                network.priors(state, seat, codes, [1.0] * len(codes)),
            )
        )
    assert told[0] == told[1]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    game = ennead.game(name)
    network = Network(game, made_up(game))
    players = max(game.players)
    for seed in range(4):
        state = middle_of(game, players, seed)
        told = forecast_of(game, state, seed)
        seat = state.to_act()[0]
        codes = state.legal(seat)
        known = [1.0] * len(codes)
        other = game.determinize(state, seat, FastReferee(f"other/{seed}"))
        assert network.chances(state, seat, *told) == network.chances(other, seat, *told)
        assert network.priors(state, seat, codes, known) == network.priors(other, seat, codes, known)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_brings_its_network(name: str) -> None:
    network = network_of(ennead.game(name))
    assert network is not None
    made = network.about["made"]
    assert made["course"]["game"] == name
    assert made["games"] == sum(made["course"]["rounds"]) > 0
    folder = files(f"{type(network.game).__module__}.bot")
    assert len(folder.joinpath("network.bin").read_bytes()) < 5_000_000


def test_amounts_choose_rows_by_their_size() -> None:
    sizes = [
        networks.BUCKETS[amount - networks.LEAST] for amount in (-200, -4, -3, -1, 1, 8, 10, 139, 140, 500)
    ]
    assert sizes == [0, 0, 0, 2, 3, 10, 11, len(SIZES) - 2, len(SIZES) - 1, len(SIZES) - 1]


def test_another_games_network_is_refused() -> None:
    data = made_up(ennead.game("kemet"))
    with pytest.raises(BadNetwork, match="made for version 3 of kemet, not for version 2 of ankh"):
        Network(ennead.game("ankh"), data)


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"something else",
        lambda data: data[: len(data) // 2],
        lambda _: networks.MAGIC + b"{}\n",
        lambda data: networks.MAGIC + json.dumps({"parts": [1, 2]}).encode() + b"\n" + data,
    ],
)
def test_damaged_files_are_refused(damage: Any) -> None:
    game = ennead.game("amun-re")
    with pytest.raises(BadNetwork, match=r"no network|damaged"):
        Network(game, damage(made_up(game)))


def test_a_learned_search_plays_with_the_network_and_refuses_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = ennead.game("amun-re")
    assert bot_kind("learned:30").names == {"en": "Learned 30", "ru": "Обученный 30"}
    state = game.start(3, None, FastReferee("learned"))
    seat = state.to_act()[0]
    install(game, Network(game, made_up(game)))
    try:
        bot = bot_kind("learned:30").make(game, "s")
        assert isinstance(bot, SearchBot)
        assert bot.choose(state.clone(), seat, 0) in state.legal(seat)
        assert bot.search(seat).network is not None
    finally:
        install(game, None)
    monkeypatch.setattr("ennead.bots.players.network_of", lambda _: None)
    with pytest.raises(ValueError, match="amun-re has no network"):
        bot_kind("learned:30").make(game, "s")
    with pytest.raises(ValueError, match="write learned:400"):
        bot_kind("learned:soon")


def test_another_network_can_be_played_with_and_given_back() -> None:
    game = ennead.game("amun-re")
    usual = network_of(game)
    mine = Network(game, made_up(game))
    install(game, mine)
    try:
        assert Search(game, 0, "s", settings_of(game, learned=1.0)).network is mine
        assert Search(game, 0, "s", settings_of(game, learned=0.0)).network is None
    finally:
        install(game, None)
    again = network_of(game)
    assert (again is None) == (usual is None)
