"""Training: games that follow from the seed, samples of what happened, networks that learn from them."""

import csv
import json
import random
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.bots.network import Layout, Network, network_of
from ennead.core.referee import FastReferee
from ennead.training.run import BadFolder, Course, Training, on_this_machine
from ennead.training.selfplay import Diet, play_one, replayed

np = pytest.importorskip("numpy")

SHORT = Diet(short=0, long=4, part=0.05)
NAMES = ennead.games()


class AtOnce:
    """An executor that does everything where it is asked."""

    def submit(self, work: Any, /, *args: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args))
        return done


@cache
def played(name: str, count: int = 2) -> list[dict[str, Any]]:
    return [play_one(ennead.game(name), f"test/{at}", SHORT) for at in range(count)]


@pytest.mark.parametrize("name", NAMES)
def test_games_follow_from_the_seed_and_replay(name: str) -> None:
    game = ennead.game(name)
    line = played(name)[0]
    assert play_one(game, "test/0", SHORT) == line
    assert json.loads(json.dumps(line)) == line
    decisions = list(replayed(game, line))
    assert len(decisions) == len(line["codes"])
    for at, codes, visits in line["looks"]:
        assert 0 <= at < len(line["codes"])
        assert len(codes) == len(visits)
        assert min(visits) >= 1


def test_a_game_of_other_rules_is_refused() -> None:
    line = {**played("tekhenu")[0], "winners": [5]}
    with pytest.raises(ValueError, match="other rules"):
        list(replayed(ennead.game("tekhenu"), line))


@pytest.mark.parametrize("name", NAMES)
def test_samples_say_what_happened(name: str) -> None:
    from ennead.training.samples import gathered

    game = ennead.game(name)
    lines = played(name)
    samples = gathered(game, lines, part=0.1)
    layout = Layout(game)
    assert set(samples.games.tolist()) == {0, 1}
    assert 0 <= samples.rows.min() <= samples.rows.max() < layout.seats_base
    assert samples.shares.shape == samples.expected.shape == (len(samples), layout.most)
    assert samples.forecasts.shape == (len(samples), layout.most, len(game.sources) + 1)
    assert np.allclose(samples.shares.sum(1), 1.0, atol=1e-5)
    assert (samples.expected == samples.shares).all()
    looks = np.diff(samples.code_starts)
    assert (looks > 0).sum() == sum(len(line["looks"]) for line in lines)
    weights = np.add.reduceat(samples.visits, samples.code_starts[:-1][looks > 0])
    assert np.allclose(weights, 1.0, atol=1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_what_could_be_expected_nears_who_won(name: str) -> None:
    """Early in a game it is what a network thinks of the moments to come, in the end who has won."""
    from ennead.training.samples import gathered

    game = ennead.game(name)
    samples = gathered(game, played(name), 1.0, network_of(game))
    assert np.allclose(samples.expected.sum(1), 1.0, atol=1e-5)
    off = np.abs(samples.expected - samples.shares).sum(1)
    for number in (0, 1):
        of_game = off[samples.games == number]
        assert of_game[-1] < 1e-6
        assert of_game[: len(of_game) // 4].mean() > of_game[-len(of_game) // 4 :].mean()


@pytest.mark.parametrize("name", NAMES)
def test_a_forecast_is_read_alike_in_learning_and_in_play(name: str) -> None:
    pytest.importorskip("torch")
    from ennead.training.fit import Batches, scale_of
    from ennead.training.samples import gathered

    game = ennead.game(name)
    layout, scale = Layout(game), scale_of(game)
    samples = gathered(game, played(name), 0.1)
    batch = Batches(samples, layout, scale).one(np.arange(len(samples)))
    for at in range(len(samples)):
        rows: list[int] = [int(batch["seat_rows"][at])]
        for kind in ("ahead", "promised"):
            starts = [*batch[f"{kind}_starts"].tolist(), len(batch[f"{kind}_rows"])]
            rows.extend(batch[f"{kind}_rows"][starts[at] : starts[at + 1]].tolist())
        seats = int(samples.seats[at])
        table = samples.forecasts[at, :seats].astype(float)
        told = layout.foreseen(seats, 0, table.ravel().tolist(), table.sum(1).tolist(), scale)
        assert sorted(rows) == sorted(told)


def test_who_wins_is_learned_from_what_was_played_in_earnest() -> None:
    from ennead.training.samples import gathered

    game = ennead.game("tekhenu")
    assert played("tekhenu")[0]["earnest"] == 0
    # From the moment on, the search decides, whatever the lot would say.
    calm = play_one(game, "earnest", replace(SHORT, wild=0.0, stray=0.0, calm=1.0), learned=0.0)
    line = play_one(game, "earnest", replace(SHORT, wild=0.7, stray=0.3, calm=1.0), learned=0.0)
    assert line == calm

    line = play_one(game, "earnest", replace(SHORT, wild=1.0, calm=0.05), learned=0.0)
    earnest = line["earnest"]
    assert 0 < earnest < len(line["codes"])
    # Only long looks are taken from what was drawn by lot.
    samples = gathered(game, [line], part=0.1)
    assert (np.diff(samples.code_starts) > 0).sum() == len(line["looks"])
    assert (~samples.earnest).sum() == sum(at < earnest for at, _, _ in line["looks"])
    assert gathered(game, [line], part=1.0).earnest.sum() == len(line["codes"]) - earnest


def test_rounds_in_earnest_come_last() -> None:
    course = Course("kemet", rounds=(2, 2, 2), earnest=2)
    assert [course.diet_of(number).calm > 0 for number in (1, 2, 3)] == [False, True, True]
    assert not any(Course("kemet").diet_of(number).calm for number in (1, 2, 3))


@pytest.mark.parametrize("name", NAMES)
def test_samples_choose_the_rows_the_network_reads(name: str) -> None:
    """What is learned from is what is played with: a network that only counts rows says the same."""
    from ennead.bots.network import BUCKETS, LEAST, MOST, SlowNet
    from ennead.core.observation import WRITE
    from ennead.training.samples import Reader

    game = ennead.game(name)
    layout = Layout(game)
    players = max(game.players)
    reader = Reader(layout, players)
    one = np.zeros((layout.rows, 2), np.int16)
    one[:, 0] = 1
    one[:, 1] = np.arange(layout.rows) % 7
    zeros = np.zeros(2, np.int32).tobytes()
    net = SlowNet(
        (layout.columns(players), BUCKETS, one.tobytes(), zeros, b"", b"", b"", b"", b"", b""),
        LEAST,
        MOST,
        layout.rows,
        2,
        0,
        0,
        0,
    )
    dice = random.Random(1)
    referee = FastReferee(1)
    state = game.start(players, None, referee)
    for _ in range(60):
        seat = state.to_act()[0]
        state.play(dice.choice(state.legal(seat)), referee, seat)
        if state.over:
            break
        rows = reader.rows(state, seat)
        WRITE(reader.numbers, 0, game.observe(state, seat), reader.plan, seat, reader.seats)
        net.look(reader.numbers, [])
        assert net.hidden == [len(rows), int((rows % 7).sum())]


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course("tekhenu", "stop", (4,), diet=SHORT)
    play = on_this_machine("tekhenu", AtOnce())  # type: ignore[arg-type]
    whole = Training(course, tmp_path / "whole", lambda _: None)
    whole.play(1, play)
    stopped = Training(course, tmp_path / "stopped", lambda _: None)
    lines = whole.games(1).read_text().splitlines(keepends=True)
    stopped.games(1).write_text("".join(lines[:2]) + lines[2][:100])
    stopped.play(1, play)
    assert stopped.games(1).read_text() == whole.games(1).read_text()
    assert len(lines) == 4


def test_another_training_is_not_mixed_in(tmp_path: Path) -> None:
    Training(Course("kemet"), tmp_path, lambda _: None)
    with pytest.raises(BadFolder, match="another training"):
        Training(Course("kemet", seed="other"), tmp_path, lambda _: None)


@pytest.mark.long
def test_a_network_is_learned_and_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    course = Course("amun-re", "learn", (60, 20), diet=SHORT)
    training = Training(course, tmp_path, lambda _: None)
    made = training.run(on_this_machine("amun-re", AtOnce()))  # type: ignore[arg-type]
    network = Network(ennead.game("amun-re"), made.read_bytes())
    assert network.about["made"]["games"] == 80
    with (tmp_path / "curve-2.csv").open() as file:
        curve = list(csv.DictReader(file))
    for kind in ("chances", "choices"):
        judged = [float(row["judged"]) for row in curve if row["network"] == kind]
        assert min(judged) < judged[0]
