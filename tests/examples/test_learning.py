"""The examples that learn: their arithmetic and their search without PyTorch, the whole of them with it."""

import csv
import importlib.util
import random
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ennead
from barges import GAME as BARGES
from ennead.bots import knowledge_of
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.research import Observer
from examples import alphazero, ppo
from tests.examples.running import EXAMPLES, run

# What takes PyTorch is run by `make train-examples`, which installs it.
needs_torch = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")


# Arguments


@pytest.mark.parametrize("module", [ppo, alphazero])
def test_what_can_not_be_learned_is_refused(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert module.arguments([]).players >= 2
    for words, reason in (
        (["--game", "tekhenu", "--players", "1"], "can't be learned by 1 players"),
        (["--game", "amun-re", "--players", "2"], "can't be learned by 2 players"),
        (["--envs", "0"], "--envs must be at least 1"),
    ):
        with pytest.raises(SystemExit) as ended:
            module.arguments(words)
        assert ended.value.code == 2
        assert reason in capsys.readouterr().err


def test_too_few_steps_to_learn_from_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ppo.arguments(["--game", "kemet", "--players", "5", "--steps", "5"])
    assert "--steps must be more than the players" in capsys.readouterr().err
    assert ppo.arguments(["--game", "kemet", "--players", "5", "--steps", "6"]).steps == 6


@pytest.mark.parametrize("module", [ppo, alphazero])
def test_without_pytorch_an_example_says_what_to_install(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "torch", None)
    monkeypatch.setattr(sys, "argv", ["learn"])
    with pytest.raises(SystemExit, match=r"ennead\[train\]"):
        module.main()


# PPO: each seat's own story


def advantages_of_a_story(values: list[float], last: float, decay: float) -> list[float]:
    """By the definition: the sum of all surprises from here on, each later one counting less."""
    next_values = [*values[1:], last]
    surprises = [after - value for value, after in zip(values, next_values, strict=True)]
    return [
        sum(decay ** (later - at) * surprises[later] for later in range(at, len(values)))
        for at in range(len(values))
    ]


def test_a_seat_learns_from_its_own_decisions_and_its_own_reward() -> None:
    """Seat 0 decides at 0, 2 and 3, seat 1 at 1; the game ends with seat 0's last decision."""
    seats = np.array([[0], [1], [0], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = [-1, 1]
    ended = np.array([[False], [False], [False], [True]])
    found, known = ppo.advantages(seats, values, rewards, ended, 0.9)
    assert known.all()
    assert found[[0, 2, 3], 0] == pytest.approx(advantages_of_a_story([0.1, 0.3, 0.4], -1, 0.9))
    assert found[1, 0] == pytest.approx(1 - 0.2)


def test_advantages_agree_with_their_definition_in_games_of_any_shape() -> None:
    dice = np.random.default_rng(5)
    steps, envs, players = 40, 6, 3
    seats = dice.integers(players, size=(steps, envs))
    values = dice.normal(size=(steps, envs)).astype(np.float32)
    ended = dice.random((steps, envs)) < 0.1
    rewards = (dice.normal(size=(steps, envs, players)) * ended[..., None]).astype(np.float32)
    found, known = ppo.advantages(seats, values, rewards, ended, 0.8)
    checked = 0
    for env in range(envs):
        ends = [-1, *np.flatnonzero(ended[:, env]).tolist(), steps]
        for first, last in pairwise(ends):
            for seat in range(players):
                own = [at for at in range(first + 1, min(last + 1, steps)) if seats[at, env] == seat]
                story = [float(values[at, env]) for at in own]
                is_unfinished = last == steps
                if is_unfinished and own:
                    assert not known[own[-1], env], "nothing is known of a last decision in an open game"
                    own, story, worth = own[:-1], story[:-1], story[-1]
                elif own:
                    worth = float(rewards[last, env, seat])
                if own:
                    assert found[own, env] == pytest.approx(
                        advantages_of_a_story(story, worth, 0.8), abs=1e-5
                    )
                    assert known[own, env].all()
                    checked += len(own)
    assert checked == known.sum() > steps * envs // 2


# The tree search, with a judge that is no network


def by_forecast(game: Game) -> alphazero.Judge:
    """Likes everything alike; shares by the points each seat can expect."""
    knowledge = knowledge_of(game)

    def judge(asked: Sequence[alphazero.Asked]) -> list[tuple[alphazero.Floats, Sequence[float]]]:
        answers = []
        for state, _, _ in asked:
            points = np.array(knowledge.evaluate(state)[: state.players])
            weights = np.exp((points - points.max()) / 5)
            answers.append((np.zeros(game.space.size, np.float32), (weights / weights.sum()).tolist()))
        return answers

    return judge


def searched(
    game: Game, position: State, seat: int, simulations: int, at_once: int = 1, noise: float = 0.0
) -> alphazero.Search:
    search = alphazero.Search(game, position, seat, "test", noise)
    alphazero.think([search], simulations, by_forecast(game), at_once)
    return search


def reached(game: Game, players: int, wanted: Any, seed: int = 1) -> State:
    """A position of a random game with what is wanted."""
    referee, dice = FastReferee(seed), random.Random(seed)
    state = game.start(players, None, referee)
    while not wanted(state):
        seat = state.to_act()[0]
        state.play(dice.choice(state.legal(seat)), referee, seat)
    return state


def test_the_search_beats_chance_by_its_judge() -> None:
    wins = 0.0
    for number in range(20):
        referee, dice = FastReferee(number), random.Random(number)
        state = BARGES.start(2, None, referee)
        while not state.over:
            seat = state.to_act()[0]
            code = dice.choice(state.legal(seat))
            if seat == number % 2:
                code = searched(BARGES, state, seat, 30).best()
            state.play(code, referee, seat)
        wins += (number % 2) in BARGES.result(state).winners
    assert wins >= 15


@pytest.mark.parametrize("at_once", [1, 4])
def test_every_walk_is_counted_and_judged(at_once: int) -> None:
    game = ennead.game("tekhenu")
    state = reached(game, 2, lambda state: state.actor >= 0 and len(state.options) > 5)
    search = searched(game, state, state.actor, 40 - at_once, at_once)
    visits = search.visits()
    assert list(visits) == state.options
    # The first walks only found the root.
    assert sum(visits.values()) == 40 - at_once
    root = search.tree[search.root]
    assert all(0 <= root.totals[code] <= tried for code, tried in root.visits.items())
    assert len(search.tree) > 20


def test_of_choices_tried_equally_often_the_better_is_taken() -> None:
    game = ennead.game("tekhenu")
    state = reached(game, 2, lambda state: state.actor >= 0 and len(state.options) > 5)
    search = searched(game, state, state.actor, 1)
    first, second, third = state.options[:3]
    root = search.tree[search.root]
    root.visits, root.totals = {first: 2, second: 2, third: 1}, {first: 0.5, second: 0.75, third: 1.0}
    assert search.best() == second


def test_walks_at_the_same_time_go_to_different_places() -> None:
    game = ennead.game("tekhenu")
    state = reached(game, 2, lambda state: state.actor >= 0 and len(state.options) > 5)
    search = searched(game, state, state.actor, 1)
    leaves = [search.walk() for _ in range(4)]
    assert len({leaf.place for leaf in leaves if leaf is not None}) == 4


def test_noise_makes_the_search_try_what_the_judge_does_not_tell_apart() -> None:
    game = ennead.game("tekhenu")
    state = reached(game, 2, lambda state: state.actor >= 0 and len(state.options) > 5)
    calm, noisy = (searched(game, state, state.actor, 20, noise=noise) for noise in (0.0, 0.3))
    assert calm.visits() != noisy.visits()
    assert sum(noisy.tree[noisy.root].priors(state.options)) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), [("amun-re", 3), ("kemet", 3), ("tekhenu", 2)])
def test_the_search_knows_no_more_than_its_seat(name: str, players: int) -> None:
    game = ennead.game(name)
    looked = 0
    for moment in (12, 40):
        count = iter(range(1000))
        state = reached(game, players, lambda _, count=count, moment=moment: next(count) >= moment)
        seat = state.to_act()[0]
        other = state.clone()
        game.resample(other, seat, FastReferee("other"))
        other.refresh()
        looked += game.key(other) != game.key(state)
        assert searched(game, state, seat, 12).visits() == searched(game, other, seat, 12).visits()
    assert looked, "nothing was hidden"


def test_nobody_answers_a_sealed_answer_in_the_tree() -> None:
    """While Amun-Re's offerings lie face down, each other seat stands in one place, whatever we answer."""
    game = ennead.game("amun-re")
    state = reached(game, 3, lambda state: state.actor == SIMULTANEOUS)
    seat = state.to_act()[0]
    search = searched(game, state, seat, 60)
    assert sum(tried > 0 for tried in search.visits().values()) > 1
    at_the_step = [place for place in search.tree if place[0] == ()]
    # Further places of a seat differ by what it has answered itself, never by what another one has.
    assert sorted(seat for _, seat, answered in at_the_step if not answered) == [0, 1, 2]
    assert len(search.tree) > 10


def test_what_others_have_sealed_is_theirs_to_choose_again() -> None:
    game = ennead.game("amun-re")
    state = reached(game, 3, lambda state: state.actor == SIMULTANEOUS and any(state.sealed))
    seat = state.to_act()[0]
    drawn = alphazero.Search(game, state, seat, "test").drawn()
    assert drawn.sealed == [()] * 3
    assert any(state.sealed), "the position itself is left as it is"


def test_self_play_remembers_who_won_from_the_seat_that_decided() -> None:
    game = ennead.game("tekhenu")
    observer = Observer(game, 2)
    memory = alphazero.Memory(2000, observer)
    games = alphazero.SelfPlay(game, 2, tables=2, seed="test")
    tables = list(games.tables)
    while not games.gather(memory):
        games.play_round(observer, by_forecast(game), 2)
    ended = [table for table in tables if table.state.over]
    remembered = [(table, decision) for table in ended for decision in table.decisions]
    assert len(memory) == memory.added == len(remembered) > 50
    for row, (table, decision) in enumerate(remembered):
        winners = game.result(table.state).winners
        assert (memory.observations[row] == decision.observation).all()
        assert (memory.shares[row, 0] > 0) == (decision.seat in winners)
        assert memory.shares[row].sum() == pytest.approx(1)
        assert set(np.flatnonzero(memory.masks[row])) == set(decision.visits)
        assert memory.visits[row].sum() == pytest.approx(1, abs=0.01)


def test_memory_forgets_the_oldest() -> None:
    observer = Observer(ennead.game("tekhenu"), 2)
    memory = alphazero.Memory(3, observer)
    for number in range(4):
        seen = np.full(observer.size, number, np.int16)
        memory.add(alphazero.Decision(1, seen, {number: 1, 10: 3}), [1.0, 0.0])
    assert len(memory) == 3
    assert memory.observations[:, 0].tolist() == [3, 1, 2]
    illegal, visits, shares = memory.lesson(np.array([0]))
    assert np.flatnonzero(~illegal[0]).tolist() == [3, 10]
    assert visits[0, [3, 10]].tolist() == [0.25, 0.75]
    assert shares[0].tolist() == [0.0, 1.0]


# The whole, with PyTorch


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@needs_torch
def test_ppo_learns_goes_on_and_plays_in_the_arena(tmp_path: Path) -> None:
    example = str(EXAMPLES / "ppo.py")
    small = ["--game", "tekhenu", "--players", "2", "--envs", "4", "--steps", "64", "--hidden", "16"]
    said = run(tmp_path, example, *small, "--decisions", "512", "--evaluate", "2", "--opponents", "random")
    assert "one among random: wins" in said
    assert [row["decisions"] for row in rows_of(tmp_path / "ppo.csv")] == ["256", "512"]
    run(tmp_path, example, *small, "--decisions", "768", "--evaluate", "0", "--resume")
    rows = rows_of(tmp_path / "ppo.csv")
    assert [row["decisions"] for row in rows] == ["256", "512", "768"]
    assert float(rows[-1]["entropy"]) > 0
    assert 0 <= float(rows[-1]["wins"]) <= 1


@needs_torch
def test_the_same_arguments_give_the_same_curve(tmp_path: Path) -> None:
    curves = []
    for name in ("one", "two"):
        wish = ["--envs", "4", "--steps", "64", "--hidden", "16", "--decisions", "1024", "--evaluate", "0"]
        run(tmp_path, str(EXAMPLES / "ppo.py"), *wish, "--save", f"{name}.pt")
        curves.append([{**row, "seconds": ""} for row in rows_of(tmp_path / f"{name}.csv")])
    assert curves[0] == curves[1]


@needs_torch
def test_alphazero_learns_goes_on_and_plays_in_the_arena(tmp_path: Path) -> None:
    example = str(EXAMPLES / "alphazero.py")
    small = ["--game", "tekhenu", "--players", "2", "--envs", "2", "--simulations", "2", "--hidden", "16"]
    wish = ["--games", "1", "--evaluate", "2", "--opponents", "untrained"]
    said = run(tmp_path, example, *small, *wish)
    assert "one among untrained: wins" in said
    run(tmp_path, example, *small, "--games", "2", "--evaluate", "0", "--resume")
    rows = rows_of(tmp_path / "alphazero.csv")
    assert [row["games"] for row in rows] == ["1", "2"]
    assert int(rows[1]["decisions"]) > int(rows[0]["decisions"]) > 50


@needs_torch
def test_a_network_judges_as_the_seat_that_acts_and_as_the_seat_that_thinks() -> None:
    import torch

    game = ennead.game("tekhenu")
    observer = Observer(game, 2)
    net = alphazero.network(alphazero.inputs_of(observer), observer.actions, 2, 8)
    torch.nn.init.normal_(net[-1].weight)
    state = reached(game, 2, lambda state: state.actor == 1)
    seen = [torch.from_numpy(observer.features(observer.observe(state, seat))) for seat in range(2)]
    (likes, shares), (_, own) = alphazero.judge_with(net, observer)([(state, 1, 0), (state, 1, 1)])
    with torch.no_grad():
        assert likes.tolist() == pytest.approx(net(seen[1])[:-2].tolist(), abs=1e-4)
        # The viewer's share comes first: seat 0 sees it so, seat 1 the other way round.
        assert shares == pytest.approx(net(seen[0])[-2:].softmax(dim=0).tolist(), abs=1e-4)
        assert own == pytest.approx(net(seen[1])[-2:].softmax(dim=0).flip(0).tolist(), abs=1e-4)


@needs_torch
@pytest.mark.parametrize("module", [ppo, alphazero])
def test_a_checkpoint_plays_the_game_it_was_made_for(module: Any, tmp_path: Path) -> None:
    wish = module.arguments(["--game", "tekhenu", "--players", "2", "--hidden", "8"])
    path = tmp_path / "tekhenu.pt"
    with pytest.raises(SystemExit, match="there is no checkpoint"):
        module.load(path, "tekhenu", 2)
    module.Learner(wish, Observer(ennead.game("tekhenu"), 2)).save(path)
    assert module.load(path, "tekhenu", 2)["hidden"] == 8
    for name, players in (("tekhenu", 3), ("kemet", 2)):
        with pytest.raises(SystemExit, match="plays ennead/tekhenu-v2 with 2 players, not"):
            module.load(path, name, players)


@needs_torch
def test_the_network_never_chooses_what_is_not_possible() -> None:
    import torch

    masks = torch.zeros(5, 7, dtype=torch.bool)
    masks[:, 3] = True
    net = ppo.network(2, 7, 4)
    choices, values = ppo.policy(net, torch.randn(5, 2), masks)
    assert choices.sample().tolist() == [3] * 5
    assert choices.entropy().tolist() == pytest.approx([0.0] * 5)
    assert values.shape == (5,)


@needs_torch
@pytest.mark.long
def test_ppo_beats_chance_in_games_never_seen(tmp_path: Path) -> None:
    wish = ["--game", "tekhenu", "--players", "2", "--decisions", "60000", "--evaluate", "0"]
    run(tmp_path, str(EXAMPLES / "ppo.py"), *wish, patience=3000)
    assert float(rows_of(tmp_path / "ppo.csv")[-1]["wins"]) >= 0.7
