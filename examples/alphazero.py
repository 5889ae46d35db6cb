"""Like AlphaZero, small: a tree search guided by a network, which learns what the search and the games say.

pip install 'ennead[research,arena,train]'
python alphazero.py --game tekhenu --players 2 --games 200 --save alphazero.pt
AZ_CHECKPOINT=alphazero.pt ennead arena run tekhenu -p 2 --one az=alphazero:make --among greedy  # from here

Everything in one file, to be read from top to bottom and changed. What differs from chess: several players,
so that a position is worth a share of the win to each; hidden things, drawn anew for every walk down the
tree, so that the search knows no more than its seat; chance, which falls anew on every walk, too; and sealed
answers, which nobody's choice in the tree may depend on. The bots that come with the games are not made by
this file.
"""

import argparse
import csv
import math
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
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
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.research import Observer
from ennead.research.rewards import win_share
from ennead.research.setting import name_of

try:
    import torch
    from torch import nn
except ModuleNotFoundError:  # all but the network works without it, and is tested so
    torch = nn = None

Floats = NDArray[np.float32]
# A position, the seat to act there, and the seat that thinks about it.
Asked = tuple[State, int, int]
# For each: a number for every action, and everybody's expected share of the win.
Judge = Callable[[Sequence[Asked]], list[tuple[Floats, Sequence[float]]]]

# New decisions between two lessons.
PORTION = 2000
COLUMNS = ("games", "decisions", "seconds", "policy_loss", "value_loss", "sharpness", "wins")


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = options.add_argument
    add("--game", default="tekhenu", choices=ennead.games())
    add("--players", type=int, default=2)
    add("--seed", type=int, default=1)
    add("--games", type=int, default=200, help="how many to learn from, those of a resumed run included")
    add("--envs", type=int, default=16, help="games side by side: as many leaves are judged at once")
    add("--simulations", type=int, default=16, help="walks down the tree for a decision")
    add("--learning-rate", type=float, default=1e-3)
    add("--hidden", type=int, default=256, help="width of the network")
    add("--batch", type=int, default=256)
    add("--uses", type=float, default=4.0, help="how often a decision is learned from, about")
    add("--buffer", type=int, default=30_000, help="decisions remembered")
    add(
        "--save", type=Path, default=Path("alphazero.pt"), help="checkpoint; the curves go beside it, as .csv"
    )
    add("--resume", action="store_true", help="go on with the checkpoint; the decisions remembered are new")
    add("--evaluate", type=int, default=60, help="games in the arena against each opponent at the end")
    add("--opponents", nargs="*", default=["untrained", "random", "greedy"])
    chosen = options.parse_args(words)
    if chosen.players not in ennead.game(chosen.game).players or chosen.players < 2:
        options.error(f"{chosen.game} can't be learned by {chosen.players} players")
    for name in ("games", "envs", "simulations", "hidden", "batch", "buffer"):
        if getattr(chosen, name) < 1:
            options.error(f"--{name} must be at least 1")
    return chosen


# The tree search


class Choices:
    """What a seat has learned about its choices where it stands in the tree."""

    def __init__(self, logits: Floats) -> None:
        self.logits = logits
        self.noise: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}

    def priors(self, codes: Sequence[int]) -> list[float]:
        """How readily the network would take each of these."""
        likes = self.logits[list(codes)]
        weights = np.exp(likes - likes.max())
        priors: list[float] = (weights / weights.sum()).tolist()
        if self.noise:
            priors = [0.75 * p + 0.25 * self.noise.get(c, 0.0) for p, c in zip(priors, codes, strict=True)]
        return priors

    def select(self, codes: Sequence[int], exploration: float = 0.5) -> int:
        """PUCT: good so far, liked by the network, seldom tried; what was never tried is worth the mean."""
        seen = sum(self.visits.values())
        usual = sum(self.totals.values()) / seen if seen else 0.0
        best, chosen = -math.inf, codes[0]
        for prior, code in zip(self.priors(codes), codes, strict=True):
            tried = self.visits.get(code, 0)
            worth = self.totals[code] / tried if tried else usual
            score = worth + exploration * prior * math.sqrt(seen + 1) / (1 + tried)
            if score > best:
                best, chosen = score, code
        # Counted before its value is known: another walk at the same time rather goes elsewhere.
        self.visits[chosen] = self.visits.get(chosen, 0) + 1
        self.totals.setdefault(chosen, 0.0)
        return chosen


# Where a seat stands in the tree: what was played since the root, the seat, and what it has sealed itself.
Place = tuple[tuple[int, ...], int, tuple[int, ...]]


@dataclass
class Leaf:
    """Where a walk came to a place that nobody has judged yet."""

    place: Place
    state: State
    path: list[tuple[Choices, int, int]]


class Search:
    """One decision of one seat, thought over."""

    def __init__(self, game: Game, position: State, seat: int, seed: str, noise: float = 0.0) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.dice = FastReferee(seed)
        # Dirichlet noise at the root, so that self-play tries what the network does not like.
        self.noise = noise
        self.random = np.random.default_rng(list(seed.encode()))
        self.tree: dict[Place, Choices] = {}
        self.root: Place = ((), seat, game.own_answers(position, seat))

    def drawn(self) -> State:
        """A position that may be true for the seat; what others have sealed is theirs to choose again."""
        state = self.game.determinize(self.position, self.seat, self.dice)
        if state.actor == SIMULTANEOUS:
            step = state.rules.steps[state.frames[-1].step]
            for other in range(state.players):
                if (
                    state.sealed[other]
                    and other != self.seat
                    and other not in self.game.partners(state, self.seat)
                ):
                    step.retract(state, state.frames[-1], other)
        return state

    def walk(self) -> Leaf | None:
        """Down to a place not judged yet; a game that ends on the way is learned from at once."""
        state = self.drawn()
        path: list[tuple[Choices, int, int]] = []
        history: tuple[int, ...] = ()
        sealed: tuple[int, ...] = ()
        while not state.over:
            waiting = state.to_act()
            seat = self.seat if self.seat in waiting else waiting[0]
            place = (history, seat, self.game.own_answers(state, seat))
            choices = self.tree.get(place)
            if choices is None:
                return Leaf(place, state, path)
            code = choices.select(state.legal(seat))
            path.append((choices, code, seat))
            state.play(code, self.dice, seat)
            sealed = (*sealed, seat, code)
            # An answer that is still secret is no part of what the next one knows.
            if state.actor != SIMULTANEOUS or not state.sealed[seat]:
                history, sealed = history + sealed, ()
        self.learn(path, win_share(self.game, state))
        return None

    def judged(self, leaf: Leaf, logits: Floats, shares: Sequence[float]) -> None:
        """The leaf becomes part of the tree."""
        if leaf.place not in self.tree:
            choices = self.tree[leaf.place] = Choices(logits)
            if leaf.place == self.root and self.noise:
                codes = self.position.legal(self.seat)
                drawn = self.random.dirichlet([self.noise] * len(codes))
                choices.noise = dict(zip(codes, drawn.tolist(), strict=True))
        self.learn(leaf.path, shares)

    def learn(self, path: list[tuple[Choices, int, int]], shares: Sequence[float]) -> None:
        for choices, code, seat in path:
            choices.totals[code] += shares[seat]

    def visits(self) -> dict[int, int]:
        """How often each choice of the seat was tried."""
        tried = self.tree[self.root].visits
        return {code: tried.get(code, 0) for code in self.position.legal(self.seat)}

    def best(self) -> int:
        """The choice tried most; of those tried equally often, the one that did best."""
        root = self.tree[self.root]
        codes = self.position.legal(self.seat)
        return max(codes, key=lambda code: (root.visits.get(code, 0), root.totals.get(code, 0.0)))


def think(searches: Sequence[Search], simulations: int, judge: Judge, at_once: int = 1) -> None:
    """Walk down all trees side by side; all leaves of a round are judged together."""
    for _ in range(math.ceil((simulations + 1) / at_once)):  # the first one judges the root
        walks = [(search, search.walk()) for search in searches for _ in range(at_once)]
        leaves = [(search, leaf) for search, leaf in walks if leaf is not None]
        asked = [(leaf.state, leaf.place[1], search.seat) for search, leaf in leaves]
        answers = judge(asked) if asked else []
        for (search, leaf), (logits, shares) in zip(leaves, answers, strict=True):
            search.judged(leaf, logits, shares)


# The network


def network(inputs: int, actions: int, players: int, hidden: int) -> Any:
    """A number for every action, then one for every seat, counted from the viewer."""
    last = nn.Linear(hidden, actions + players)
    nn.init.orthogonal_(last.weight, 0.01)  # everything about alike in the beginning
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last)


def inputs_of(observer: Observer) -> int:
    return observer.features(np.zeros(observer.size, np.int16)).size


def judge_with(net: Any, observer: Observer) -> Judge:
    """The network as a judge of leaves.

    Choices are liked as the seat to act sees the position, but shares are told as the thinking seat sees it:
    views of different seats err differently, and what is compared should err alike.
    """
    actions = observer.actions

    def judge(asked: Sequence[Asked]) -> list[tuple[Floats, Sequence[float]]]:
        looks = dict.fromkeys((row, each) for row, (_, *seats) in enumerate(asked) for each in seats)
        places = {look: place for place, look in enumerate(looks)}
        numbers = np.stack([observer.observe(asked[row][0], seat) for row, seat in looks])
        with torch.no_grad():
            out = net(torch.from_numpy(observer.features(numbers)))
            shares = out[:, actions:].softmax(dim=1).numpy()
        likes = out[:, :actions].numpy()
        return [
            (likes[places[row, seat]], from_seat(shares[places[row, thinking]], -thinking).tolist())
            for row, (_, seat, thinking) in enumerate(asked)
        ]

    return judge


def from_seat(shares: Any, seat: int) -> Floats:
    """By seat of the table, counted from this one instead; with the negative seat the way back."""
    return np.roll(np.asarray(shares, np.float32), -seat)


# Self-play


class Memory:
    """The last decisions: what was seen and possible, how the search spent its visits, who won in the end."""

    def __init__(self, size: int, observer: Observer) -> None:
        self.observations = np.zeros((size, observer.size), np.int16)
        self.masks = np.zeros((size, observer.actions), np.bool_)
        self.visits = np.zeros((size, observer.actions), np.float16)
        self.shares = np.zeros((size, observer.players), np.float32)
        self.added = 0

    def __len__(self) -> int:
        return min(self.added, len(self.shares))

    def add(self, decision: "Decision", shares: Sequence[float]) -> None:
        row = self.added % len(self.shares)
        self.observations[row], self.masks[row] = decision.observation, False
        self.visits[row] = 0.0
        total = sum(decision.visits.values())
        for code, tried in decision.visits.items():
            self.masks[row, code], self.visits[row, code] = True, tried / total
        self.shares[row] = from_seat(shares, decision.seat)
        self.added += 1

    def lesson(self, rows: NDArray[np.int64]) -> tuple[NDArray[np.bool_], Floats, Floats]:
        """What was not possible, where the search spent its visits, and who won, counted from the seat."""
        return ~self.masks[rows], self.visits[rows].astype(np.float32), self.shares[rows]


@dataclass
class Decision:
    seat: int
    observation: NDArray[np.int16]
    visits: dict[int, int]


@dataclass
class Table:
    """A game of self-play."""

    game: Game
    players: int
    seed: str
    decisions: list[Decision] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.referee = FastReferee(self.seed)
        self.state = self.game.start(self.players, None, self.referee)
        self.moment = 0
        self.answer_single()

    def play(self, code: int, seat: int) -> None:
        self.state.play(code, self.referee, seat)
        self.moment += 1
        self.answer_single()

    def answer_single(self) -> None:
        """A decision with a single option needs no thought."""
        while not self.state.over and len(codes := self.state.legal(self.state.to_act()[0])) == 1:
            self.state.play(codes[0], self.referee, self.state.to_act()[0])

    def search(self) -> Search:
        seat = self.state.to_act()[0]
        return Search(self.game, self.state, seat, f"{self.seed}/{self.moment}", noise=0.5)


class SelfPlay:
    """Tables side by side; a game that ends is remembered and followed by the next."""

    def __init__(self, game: Game, players: int, tables: int, seed: str) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.begun = 0
        self.dice = np.random.default_rng(list(seed.encode()))
        self.tables = [self.new_table() for _ in range(tables)]

    def new_table(self) -> Table:
        self.begun += 1
        return Table(self.game, self.players, f"{self.seed}/{self.begun}")

    def play_round(self, observer: Observer, judge: Judge, simulations: int) -> None:
        """One decision at each table, drawn by visits so that games differ."""
        searches = [table.search() for table in self.tables]
        think(searches, simulations, judge)
        for table, search in zip(self.tables, searches, strict=True):
            visits = search.visits()
            seen = observer.observe(table.state, search.seat)
            table.decisions.append(Decision(search.seat, seen, visits))
            weights = np.array(list(visits.values()), np.float64)
            table.play(int(self.dice.choice(list(visits), p=weights / weights.sum())), search.seat)

    def gather(self, memory: Memory) -> int:
        """Remember the games that have ended; how many."""
        ended = [at for at, table in enumerate(self.tables) if table.state.over]
        for at in ended:
            shares = win_share(self.game, self.tables[at].state)
            for decision in self.tables[at].decisions:
                memory.add(decision, shares)
            self.tables[at] = self.new_table()
        return len(ended)


# Learning


class Learner:
    """The network, and all that a checkpoint keeps."""

    def __init__(self, wish: argparse.Namespace, observer: Observer) -> None:
        self.observer = observer
        self.games = self.decisions = 0
        self.seconds = 0.0
        self.hidden = wish.hidden
        saved = load(wish.save, wish.game, wish.players) if wish.resume else None
        if saved is not None:
            self.games, self.decisions, self.seconds = saved["games"], saved["decisions"], saved["seconds"]
            self.hidden = saved["hidden"]
        torch.manual_seed(wish.seed + self.games)
        self.net = network(inputs_of(observer), observer.actions, observer.players, self.hidden)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=wish.learning_rate, weight_decay=1e-3)
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

    def learn(self, memory: Memory, batches: int, size: int) -> dict[str, float]:
        """The network's choices towards the search's, its shares towards the results; the mean losses."""
        told: list[tuple[float, float, float]] = []
        actions = self.observer.actions
        for _ in range(batches):
            rows = torch.randint(len(memory), (size,)).numpy()
            out = self.net(torch.from_numpy(self.observer.features(memory.observations[rows])))
            illegal, visits, won = memory.lesson(rows)
            likes = out[:, :actions].masked_fill(torch.from_numpy(illegal), -1e9).log_softmax(dim=1)
            shares = out[:, actions:].log_softmax(dim=1)
            policy_loss = -(torch.from_numpy(visits) * likes).sum(dim=1).mean()
            value_loss = -(torch.from_numpy(won) * shares).sum(dim=1).mean()
            self.optimizer.zero_grad()
            (policy_loss + value_loss).backward()
            self.optimizer.step()
            sharpness = likes.exp().max(dim=1).values.mean()  # of the likeliest action
            told.append((policy_loss.item(), value_loss.item(), sharpness.item()))
        return dict(zip(COLUMNS[3:6], np.mean(told, axis=0).tolist(), strict=True))


def train(wish: argparse.Namespace) -> None:
    """Play, learn, write the curve and the checkpoint, until enough games were played."""
    torch.set_num_threads(1)  # small networks gain nothing from more
    observer = Observer(ennead.game(wish.game), wish.players)
    learner = Learner(wish, observer)
    memory = Memory(wish.buffer, observer)
    games = SelfPlay(observer.game, wish.players, wish.envs, f"{wish.seed}/{learner.games}")
    judge = judge_with(learner.net, observer)
    began, used = time.monotonic() - learner.seconds, 0
    with curve(wish.save.with_suffix(".csv"), wish.resume) as file:
        while learner.games < wish.games:
            games.play_round(observer, judge, wish.simulations)
            learner.games += games.gather(memory)
            fresh = memory.added - used
            if fresh >= PORTION or learner.games >= wish.games:
                told = learner.learn(memory, math.ceil(wish.uses * fresh / wish.batch), wish.batch)
                used = memory.added
                learner.decisions += fresh
                learner.seconds = time.monotonic() - began
                learner.save(wish.save)
                told["wins"] = wins_against_chance(judge, observer, 20 * wish.players)
                write_row(file, learner, told)


def wins_against_chance(judge: Judge, observer: Observer, games: int) -> float:
    """How often the network alone, without a search, wins among players by chance: a quick look."""
    won = 0.0
    for number in range(games):
        dice = np.random.default_rng(number)
        table = Table(observer.game, observer.players, f"unseen/{number}")
        own = number % observer.players
        while not table.state.over:
            seat = table.state.to_act()[0]
            codes = table.state.legal(seat)
            likes = (
                judge([(table.state, seat, seat)])[0][0][codes] if seat == own else dice.random(len(codes))
            )
            table.play(codes[int(likes.argmax())], seat)
        won += win_share(observer.game, table.state)[own]
    return won / games


# Files


def curve(path: Path, go_on: bool) -> Any:
    """The file of curves, with its head."""
    is_new = not go_on or not path.exists()
    file = path.open("w" if is_new else "a", newline="", encoding="utf-8")
    if is_new:
        csv.DictWriter(file, COLUMNS).writeheader()
    return file


def write_row(file: Any, learner: Learner, told: dict[str, float]) -> None:
    counted = {name: getattr(learner, name) for name in ("games", "decisions", "seconds")}
    row = {
        name: f"{each:.5g}" if isinstance(each, float) else each for name, each in (counted | told).items()
    }
    csv.DictWriter(file, COLUMNS).writerow(row)
    file.flush()
    print(", ".join(f"{name} {row[name]}" for name in COLUMNS), flush=True)


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
    """The search at a table: the choice tried most."""

    def __init__(self, game: Game, seed: str, path: Path | None) -> None:
        self.game = game
        self.seed = seed
        self.path = path

    def choose(self, position: State, seat: int, moment: int) -> int:
        codes = position.legal(seat)
        if len(codes) == 1:
            return codes[0]
        search = Search(self.game, position, seat, f"{self.seed}/{moment}")
        simulations = int(os.environ.get("AZ_SIMULATIONS", "16"))
        think([search], simulations, _loaded(self.path, self.game, position.players), at_once=4)
        return search.best()


@cache
def _loaded(path: Path | None, game: Game, players: int) -> Judge:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    observer = Observer(game, players)
    saved = None if path is None else load(path, game.name, players)
    net = network(inputs_of(observer), observer.actions, players, 8 if saved is None else saved["hidden"])
    if saved is not None:
        net.load_state_dict(saved["network"])
    return judge_with(net, observer)


def make(game: Game, seed: str) -> Player:
    """What the arena calls: a player with the checkpoint that the environment names."""
    return Player(game, seed, Path(os.environ.get("AZ_CHECKPOINT", "alphazero.pt")))


def make_untrained(game: Game, seed: str) -> Player:
    """The same search with a network that knows nothing."""
    return Player(game, seed, None)


def evaluate(wish: argparse.Namespace) -> None:
    """One of us among others, all seats, on seeds never seen."""
    os.environ["AZ_CHECKPOINT"] = str(wish.save.resolve())
    module = Path(__file__).stem
    untrained = Entrant("untrained", f"{module}:make_untrained")
    for opponent in wish.opponents:
        other = untrained if opponent == "untrained" else Entrant(opponent)
        plan = Plan(
            wish.game,
            (wish.players,),
            (Entrant("az", f"{module}:make"), other),
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
