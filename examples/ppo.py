"""PPO with masks, by self-play: one network plays every seat and learns from all of them.

pip install 'ennead[research,arena,train]'
python ppo.py --game tekhenu --players 2 --decisions 200000 --save ppo.pt
PPO_CHECKPOINT=ppo.pt ennead arena run tekhenu -p 2 --one ppo=ppo:make --among greedy  # from here

Everything in one file, to be read from top to bottom and changed. The network sees what the seat to act may
know. A game is one story for each seat: its own decisions, one after the other, and at the end its reward;
what others do in between is part of the world. The same arguments give the same network on the same machine.
"""

import argparse
import csv
import os
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ennead
from ennead.arena import Entrant, Plan, read_results, run
from ennead.arena.summary import summarise
from ennead.core.game import Game
from ennead.core.state import State
from ennead.research import Observer
from ennead.research.setting import name_of
from ennead.research.vector import VectorEnv

try:
    import torch
    from torch import nn
except ModuleNotFoundError:  # all but the network works without it, and is tested so
    torch = nn = None

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]

# Games for the curve against chance: seeds that training never sees.
UNSEEN = -1
COLUMNS = (
    "decisions",
    "games",
    "seconds",
    "length",
    "policy_loss",
    "value_loss",
    "entropy",
    "change",
    "wins",
)


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = options.add_argument
    add("--game", default="tekhenu", choices=ennead.games())
    add("--players", type=int, default=2)
    add("--seed", type=int, default=1)
    add(
        "--decisions",
        type=int,
        default=200_000,
        help="how many to learn from, those of a resumed run included",
    )
    add("--envs", type=int, default=32, help="games side by side")
    add("--steps", type=int, default=128, help="decisions in each game between two updates")
    add("--learning-rate", type=float, default=5e-4)
    add("--hidden", type=int, default=256, help="width of the network")
    add("--epochs", type=int, default=3, help="how often each decision is learned from")
    add("--batch", type=int, default=512)
    add("--decay", type=float, default=0.95, help="GAE's lambda")
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.01, help="bonus for staying undecided")
    add("--save", type=Path, default=Path("ppo.pt"), help="checkpoint; the curves go beside it, as .csv")
    add("--resume", action="store_true", help="go on with the checkpoint")
    add("--evaluate", type=int, default=200, help="games in the arena against each opponent at the end")
    add("--opponents", nargs="*", default=["random", "greedy"])
    chosen = options.parse_args(words)
    if chosen.players not in ennead.game(chosen.game).players or chosen.players < 2:
        options.error(f"{chosen.game} can't be learned by {chosen.players} players")
    for name in ("decisions", "envs", "steps", "hidden", "epochs", "batch"):
        if getattr(chosen, name) < 1:
            options.error(f"--{name} must be at least 1")
    if chosen.steps <= chosen.players:  # then somebody decides twice, and there is something to learn from
        options.error("--steps must be more than the players")
    return chosen


# What was played, and what it was worth


class Rollout:
    """Decisions of many games: row `t` holds the decision number `t` in each of them."""

    def __init__(self, steps: int, envs: int, players: int, inputs: int, actions: int) -> None:
        self.features = np.zeros((steps, envs, inputs), np.float32)
        self.masks = np.zeros((steps, envs, actions), np.bool_)
        self.actions = np.zeros((steps, envs), np.int64)
        self.likelihoods = np.zeros((steps, envs), np.float32)
        self.values = np.zeros((steps, envs), np.float32)
        self.seats = np.zeros((steps, envs), np.int64)
        # Of games that ended with this decision: what each seat got.
        self.rewards = np.zeros((steps, envs, players), np.float32)
        self.ended = np.zeros((steps, envs), np.bool_)


def advantages(
    seats: NDArray[np.int64], values: Floats, rewards: Floats, ended: Flags, decay: float
) -> tuple[Floats, Flags]:
    """GAE along each seat's own decisions; and which decisions it is known for.

    Going back in time we remember for each seat of each game its next decision. At the end of a game there is
    none, but there is a reward. A seat's last decision in an unfinished game has neither: it only says what
    the one before it led to, and is not learned from.
    """
    steps, envs, players = rewards.shape
    found = np.zeros((steps, envs), np.float32)
    known = np.zeros((steps, envs), np.bool_)
    worth = np.zeros((envs, players), np.float32)  # value of the next decision, or the reward
    later = np.zeros((envs, players), np.float32)  # its advantage
    is_known = np.zeros((envs, players), np.bool_)
    rows = np.arange(envs)
    for step in reversed(range(steps)):
        over = ended[step]
        worth[over], later[over], is_known[over] = rewards[step, over], 0.0, True
        seat = seats[step]
        known[step] = is_known[rows, seat]
        surprise = worth[rows, seat] - values[step]
        found[step] = np.where(known[step], surprise + decay * later[rows, seat], 0.0)
        worth[rows, seat], later[rows, seat], is_known[rows, seat] = values[step], found[step], True
    return found, known


# The network


def network(inputs: int, actions: int, hidden: int) -> Any:
    """A number for every action and, last, the expected reward."""
    last = nn.Linear(hidden, actions + 1)
    nn.init.orthogonal_(last.weight, 0.01)  # everything alike in the beginning
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last)


def policy(net: Any, features: Any, masks: Any) -> tuple[Any, Any]:
    """The distribution over legal actions, and the value."""
    out = net(features)
    logits = out[:, :-1].masked_fill(~masks, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), out[:, -1]


def inputs_of(observer: Observer) -> int:
    return observer.features(np.zeros(observer.size, np.int16)).size


# Playing


def collect(env: VectorEnv, net: Any, rollout: Rollout) -> list[int]:
    """Fill the rollout; how many decisions the games took that ended in it."""
    lengths: list[int] = []
    for step in range(len(rollout.actions)):
        rollout.features[step] = env.observer.features(env.observations)
        rollout.masks[step] = env.masks
        rollout.seats[step] = env.seats
        with torch.no_grad():
            choices, values = policy(
                net, torch.from_numpy(rollout.features[step]), torch.from_numpy(rollout.masks[step])
            )
            actions = choices.sample()
            rollout.likelihoods[step] = choices.log_prob(actions).numpy()
        rollout.actions[step], rollout.values[step] = actions.numpy(), values.numpy()
        env.step(rollout.actions[step])
        rollout.rewards[step] = env.rewards
        rollout.ended[step] = env.terminated | env.truncated
        lengths.extend(env.lengths[rollout.ended[step]].tolist())
    return lengths


def wins_against_chance(net: Any, wish: argparse.Namespace, games: int) -> float:
    """How often the network wins alone among players by chance, each game with another seat: a quick look."""
    dice = np.random.default_rng(wish.seed)
    rows = np.arange(games)
    own = rows % wish.players
    won, open_ = np.zeros(games), np.ones(games, np.bool_)
    with VectorEnv(wish.game, games, wish.players, reward="win_share", seed=UNSEEN) as env:
        while open_.any():
            actions = (dice.random(env.masks.shape) * env.masks).argmax(axis=1)
            ours = np.flatnonzero((env.seats == own) & open_)
            if len(ours):
                features = torch.from_numpy(env.observer.features(env.observations[ours]))
                with torch.no_grad():
                    choices, _ = policy(net, features, torch.from_numpy(env.masks[ours] != 0))
                actions[ours] = choices.probs.argmax(dim=1).numpy()
            env.step(actions)
            over = open_ & (env.terminated | env.truncated)
            won[over] = env.rewards[rows, own][over]
            open_ &= ~over
    return float(won.mean())


# Learning


class Learner:
    """The network, and all that a checkpoint keeps."""

    def __init__(self, wish: argparse.Namespace, observer: Observer) -> None:
        self.wish = wish
        self.observer = observer
        self.decisions = self.games = 0
        self.seconds = 0.0
        self.hidden = wish.hidden
        saved = load(wish.save, wish.game, wish.players) if wish.resume else None
        if saved is not None:
            self.decisions, self.games, self.seconds = saved["decisions"], saved["games"], saved["seconds"]
            self.hidden = saved["hidden"]
        torch.manual_seed(wish.seed + self.decisions)
        self.net = network(inputs_of(observer), observer.actions, self.hidden)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=wish.learning_rate, eps=1e-5)
        if saved is not None:
            self.net.load_state_dict(saved["network"])
            self.optimizer.load_state_dict(saved["optimizer"])

    def save(self, path: Path) -> None:
        """A whole file or none: whoever stops the run keeps the last checkpoint."""
        written = path.with_suffix(".part")
        torch.save(
            {
                "name": name_of(self.observer.game),
                "players": self.observer.players,
                "hidden": self.hidden,
                "games": self.games,
                "decisions": self.decisions,
                "seconds": self.seconds,
                "network": self.net.state_dict(),
                "optimizer": self.optimizer.state_dict(),
            },
            written,
        )
        written.replace(path)

    def learn(self, rollout: Rollout) -> dict[str, float]:
        """Some epochs over the rollout; means of what was minimised."""
        wish = self.wish
        for group in self.optimizer.param_groups:
            group["lr"] = wish.learning_rate * max(0.05, 1 - self.decisions / wish.decisions)
        gains, known = advantages(rollout.seats, rollout.values, rollout.rewards, rollout.ended, wish.decay)
        played = (rollout.features, rollout.masks, rollout.actions, rollout.likelihoods)
        decisions = [torch.from_numpy(each[known]) for each in (*played, gains, gains + rollout.values)]
        told: list[tuple[float, ...]] = []
        for _ in range(wish.epochs):
            for rows in torch.randperm(int(known.sum())).split(wish.batch):
                told.append(self.step(*(each[rows] for each in decisions)))
        means = np.mean(told, axis=0).tolist()
        return dict(zip(COLUMNS[4:8], means, strict=True))

    def step(
        self, features: Any, masks: Any, actions: Any, before: Any, gains: Any, aims: Any
    ) -> tuple[float, ...]:
        """One step of the optimizer: better choices, not too far from those that were played."""
        choices, values = policy(self.net, features, masks)
        ratio = (choices.log_prob(actions) - before).exp()
        better = (gains - gains.mean()) / (gains.std(correction=0) + 1e-6)
        clipped = ratio.clamp(1 - self.wish.clip, 1 + self.wish.clip)
        policy_loss = -torch.minimum(ratio * better, clipped * better).mean()
        value_loss = (values - aims).square().mean()
        entropy = choices.entropy().mean()
        self.optimizer.zero_grad()
        (policy_loss + 0.5 * value_loss - self.wish.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        change = (ratio - 1 - ratio.log()).mean()  # how far from the policy that played
        return policy_loss.item(), value_loss.item(), entropy.item(), change.item()


def train(wish: argparse.Namespace) -> None:
    """Play, learn, write the curve and the checkpoint, until enough decisions were made."""
    torch.set_num_threads(1)  # small networks gain nothing from more
    observer = Observer(ennead.game(wish.game), wish.players)
    learner = Learner(wish, observer)
    rollout = Rollout(wish.steps, wish.envs, wish.players, inputs_of(observer), observer.actions)
    began, updates = time.monotonic() - learner.seconds, 0
    with (
        VectorEnv(wish.game, wish.envs, wish.players, seed=wish.seed + learner.decisions) as env,
        curve(wish.save.with_suffix(".csv"), wish.resume) as file,
    ):
        while learner.decisions < wish.decisions:
            lengths = collect(env, learner.net, rollout)
            told: dict[str, float | None] = {**learner.learn(rollout)}
            learner.decisions += rollout.actions.size
            learner.games += len(lengths)
            learner.seconds = time.monotonic() - began
            updates += 1
            told |= {"length": float(np.mean(lengths)) if lengths else None, "wins": None}
            if updates % 10 == 0 or learner.decisions >= wish.decisions:
                learner.save(wish.save)
                told["wins"] = wins_against_chance(learner.net, wish, 20 * wish.players)
            write_row(file, learner, told)


# Files


def curve(path: Path, go_on: bool) -> Any:
    """The file of curves, with its head."""
    is_new = not go_on or not path.exists()
    file = path.open("w" if is_new else "a", newline="", encoding="utf-8")
    if is_new:
        csv.DictWriter(file, COLUMNS).writeheader()
    return file


def write_row(file: Any, learner: Learner, told: dict[str, float | None]) -> None:
    counted = {name: getattr(learner, name) for name in ("decisions", "games", "seconds")}
    row = {
        name: f"{each:.5g}" if isinstance(each, float) else each for name, each in (counted | told).items()
    }
    csv.DictWriter(file, COLUMNS).writerow(row)
    file.flush()
    if told["wins"] is not None:
        print(", ".join(f"{name} {row[name]}" for name in (*counted, "entropy", "wins")), flush=True)


def load(path: Path, game: str, players: int) -> dict[str, Any]:
    """A checkpoint for this game and number of players; anything else is refused."""
    if not path.is_file():
        raise SystemExit(f"there is no checkpoint {path}")
    saved: dict[str, Any] = torch.load(path, weights_only=True)
    wanted = f"{name_of(ennead.game(game))} with {players}"
    if f"{saved['name']} with {saved['players']}" != wanted:
        raise SystemExit(f"{path} plays {saved['name']} with {saved['players']} players, not {wanted}")
    return saved


# The arena


class Player:
    """The network at a table: the likeliest action."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path

    def choose(self, position: State, seat: int, moment: int) -> int:
        net, observer = _loaded(self.path, self.game, position.players)
        features = torch.from_numpy(observer.features(observer.observe(position, seat)))
        with torch.no_grad():
            likes = net(features).numpy()
        return max(position.legal(seat), key=lambda code: float(likes[code]))


@cache
def _loaded(path: Path, game: Game, players: int) -> tuple[Any, Observer]:
    torch.set_num_threads(1)
    saved = load(path, game.name, players)
    observer = Observer(game, players)
    net = network(inputs_of(observer), observer.actions, saved["hidden"])
    net.load_state_dict(saved["network"])
    return net, observer


def make(game: Game, seed: str) -> Player:
    """What the arena calls: a player with the checkpoint that the environment names."""
    return Player(game, Path(os.environ.get("PPO_CHECKPOINT", "ppo.pt")))


def evaluate(wish: argparse.Namespace) -> None:
    """One of us among bots of ours, all seats, on seeds never seen."""
    os.environ["PPO_CHECKPOINT"] = str(wish.save.resolve())
    learned = Entrant("ppo", f"{Path(__file__).stem}:make")
    for opponent in wish.opponents:
        plan = Plan(
            wish.game,
            (wish.players,),
            (learned, Entrant(opponent)),
            games=wish.evaluate,
            seed="unseen",
            kind="one",
        )
        with TemporaryDirectory() as folder:
            file = Path(folder) / "games.jsonl"
            run(plan, file, workers=1)
            found = summarise(read_results(file))[0].standings[0]
        print(
            f"one among {opponent}: wins {found.rate:.1%} ({found.low:.1%} to {found.high:.1%}) "
            f"of {found.games} games, fair would be {found.fair:.1%}"
        )


def main() -> None:
    wish = arguments()
    if torch is None:
        raise SystemExit("PyTorch is missing: pip install 'ennead[train]'")
    train(wish)
    if wish.evaluate:
        evaluate(wish)


if __name__ == "__main__":  # the arena's workers are started anew and read this file
    main()
