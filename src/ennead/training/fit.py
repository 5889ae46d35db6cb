"""Fits a network to samples with PyTorch, and writes it in whole numbers.

What is fitted is just what `ennead.bots.network` computes: rows are added, cut off between 0 and 4, and lead
through one more layer to what each seat gets besides the forecast, and to how much the forecast counts.
"""

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from ennead.bots.network import BUCKETS, LEAST, MOST, ONE, SIZES, SPAN, Layout
from ennead.bots.network import written as packed
from ennead.bots.players import settings_of
from ennead.core.game import Game
from ennead.training.samples import Samples

# Weights stay within these, so that sums of products fit into 32 bits.
FIRST_MOST = 30.0
SECOND_MOST = 3.9
THIRD_MOST = 7.9
CUT = 4.0
# Samples of one step.
BATCH = 1024


@dataclass(frozen=True, slots=True)
class Diligence:
    """How to learn."""

    width: int
    epochs: int
    decay: float
    # Part of the rows left out of every sample while learning, so that no single one is relied upon: the best
    # of these, by games that were not learned from.
    dropped: tuple[float, ...]
    rate: float = 0.002
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Wishes:
    """How both networks of a game learn, and how wide the layer between is."""

    chances: Diligence = Diligence(width=128, epochs=5, decay=1.0, dropped=(0.1,))
    choices: Diligence = Diligence(width=128, epochs=10, decay=0.1, dropped=(0.1,))
    middle: int = 32


class Rows(nn.Module):
    """The first layer: rows are added and cut off."""

    def __init__(self, count: int, width: int, dropped: float) -> None:
        super().__init__()
        self.bag = nn.EmbeddingBag(count, width, mode="sum")
        nn.init.normal_(self.bag.weight, std=0.01)
        self.bias = nn.Parameter(torch.empty(width).uniform_(0.0, 0.5))
        self.dropped = dropped
        self.learned = torch.zeros(count, dtype=torch.bool)

    def forward(self, *chosen: tuple[Tensor, Tensor]) -> Tensor:
        total: Tensor = self.bias
        for rows, starts in chosen:
            weights = None
            if self.training:
                self.learned[rows] = True
            if self.training and self.dropped:
                kept = 1.0 - self.dropped
                weights = (torch.rand(len(rows)) < kept).float() / kept
            total = total + self.bag(rows, starts, per_sample_weights=weights)
        return total.clamp(0.0, CUT)

    def limit(self) -> None:
        self.bag.weight.clamp_(-FIRST_MOST, FIRST_MOST)


class Chances(nn.Module):
    """Who will win: what each seat gets besides the forecast, and how much the forecast counts."""

    def __init__(self, layout: Layout, width: int, middle: int, dropped: float) -> None:
        super().__init__()
        self.seats = layout.most
        self.rows = Rows(layout.rows, width, dropped)
        self.second = nn.Linear(width, middle)
        self.third = nn.Linear(middle, layout.most + 1)
        nn.init.zeros_(self.third.weight)
        nn.init.zeros_(self.third.bias)

    def loss(self, batch: dict[str, Tensor]) -> Tensor:
        """Cross entropy with what could be expected, or by which it is judged, with who won.

        Seats that are empty have no chance.
        """
        hidden = self.rows(
            (batch["rows"], batch["starts"]),
            (batch["ahead_rows"], batch["ahead_starts"]),
            (batch["promised_rows"], batch["promised_starts"]),
            (batch["seat_rows"], torch.arange(len(batch["seat_rows"]))),
        )
        said = self.third(self.second(hidden).clamp(0.0, CUT))
        weight = said[:, -1:].clamp(-3.0, 3.0).exp()
        there = torch.arange(self.seats)[None, :] < batch["seats"][:, None]
        logits = (weight * (batch["points"] + said[:, :-1])).masked_fill(~there, -1e9)
        wanted = batch["expected"] if self.training else batch["shares"]
        loss: Tensor = -(wanted * functional.log_softmax(logits, 1)).sum(1).mean()
        return loss

    def limit(self) -> None:
        self.rows.limit()
        self.second.weight.clamp_(-SECOND_MOST, SECOND_MOST)
        self.third.weight.clamp_(-THIRD_MOST, THIRD_MOST)


class Choices(nn.Module):
    """Which actions the search will like: what speaks for each besides the hand-written prior."""

    def __init__(self, layout: Layout, actions: int, width: int, dropped: float) -> None:
        super().__init__()
        self.rows = Rows(layout.rows, width, dropped)
        self.actions = nn.Embedding(actions, width)
        nn.init.zeros_(self.actions.weight)
        self.bias = nn.Embedding(actions, 1)
        nn.init.zeros_(self.bias.weight)
        self.trust = nn.Parameter(torch.ones(()))

    def loss(self, batch: dict[str, Tensor]) -> Tensor:
        """Cross entropy with how the search spread its visits."""
        hidden = self.rows(
            (batch["rows"], batch["starts"]), (batch["seat_rows"], torch.arange(len(batch["seat_rows"])))
        )
        codes, owners, count = batch["codes"], batch["owners"], len(batch["seats"])
        said = (hidden[owners] * self.actions(codes)).sum(1) + self.bias(codes).squeeze(1)
        said = said + self.trust * batch["known"].log()
        top = torch.full((count,), -1e9).scatter_reduce(0, owners, said.detach(), "amax")
        parts = torch.zeros(count).scatter_add(0, owners, (said - top[owners]).exp())
        logs = said - top[owners] - parts.log()[owners]
        return -(batch["visits"] * logs).sum() / count

    def limit(self) -> None:
        self.rows.limit()
        self.actions.weight.clamp_(-SECOND_MOST, SECOND_MOST)


class Batches:
    """Samples in portions, as tensors."""

    def __init__(self, samples: Samples, layout: Layout, scale: float) -> None:
        self.samples = samples
        self.layout = layout
        self.scale = scale
        self.buckets = np.frombuffer(BUCKETS, np.uint8).astype(np.int64)

    def one(self, chosen: NDArray[np.int64]) -> dict[str, Tensor]:
        samples, layout = self.samples, self.layout
        rows, row_counts = _taken(samples.rows, samples.row_starts, chosen)
        seats = samples.seats[chosen]
        promised = samples.forecasts[chosen] / self.scale
        points = promised.sum(2)
        points = points - points[:, :1]
        ahead = np.clip(np.rint(4.0 * points), -SPAN, SPAN).astype(np.int64) + SPAN
        place = np.arange(layout.most)
        ahead_rows = layout.ahead_base + place * (2 * SPAN + 1) + ahead
        there = (place >= 1) & (place < seats[:, None])
        amounts = np.clip(np.rint(4.0 * promised), LEAST, MOST).astype(np.int64)
        cells = np.arange(layout.most * layout.promises).reshape(layout.most, layout.promises)
        promised_rows = layout.promised_base + cells * len(SIZES) + self.buckets[amounts - LEAST]
        told = amounts != 0
        told_counts = told.sum((1, 2))
        codes, code_counts = _taken(samples.codes, samples.code_starts, chosen)
        visits, _ = _taken(samples.visits, samples.code_starts, chosen)
        known, _ = _taken(samples.known, samples.code_starts, chosen)
        return {
            "rows": torch.from_numpy(rows.astype(np.int64)),
            "starts": torch.from_numpy(np.cumsum(row_counts) - row_counts),
            "seat_rows": torch.from_numpy((layout.seats_base + seats).astype(np.int64)),
            "ahead_rows": torch.from_numpy(ahead_rows[there]),
            "ahead_starts": torch.from_numpy(np.cumsum(there.sum(1)) - there.sum(1)),
            "promised_rows": torch.from_numpy(promised_rows[told]),
            "promised_starts": torch.from_numpy(np.cumsum(told_counts) - told_counts),
            "seats": torch.from_numpy(seats.astype(np.int64)),
            "points": torch.from_numpy(points),
            "shares": torch.from_numpy(samples.shares[chosen]),
            "expected": torch.from_numpy(samples.expected[chosen]),
            "codes": torch.from_numpy(codes.astype(np.int64)),
            "owners": torch.from_numpy(np.repeat(np.arange(len(chosen)), code_counts)),
            "visits": torch.from_numpy(visits),
            "known": torch.from_numpy(known),
        }

    def all(self, places: NDArray[np.int64], size: int) -> Iterator[dict[str, Tensor]]:
        for at in range(0, len(places), size):
            yield self.one(places[at : at + size])


def _taken(
    flat: NDArray[Any], starts: NDArray[np.int64], chosen: NDArray[np.int64]
) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """The chosen pieces of a ragged list, one after another, and their lengths."""
    counts = starts[chosen + 1] - starts[chosen]
    ends = np.cumsum(counts)
    places = np.arange(ends[-1] if len(ends) else 0) + np.repeat(starts[chosen] - ends + counts, counts)
    return flat[places], counts


def fit(
    model: Chances | Choices,
    batches: Batches,
    places: NDArray[np.int64],
    diligence: Diligence,
    tell: Callable[[dict[str, float]], None],
) -> float:
    """Learn from the samples at these places; the best epoch counts, by a tenth of the games kept apart.

    How far the best is from those games is what comes back.
    """
    held = batches.samples.games[places] % 10 == 0
    learned, judged = places[~held], places[held]
    generator = np.random.default_rng(diligence.seed)
    steps = max(1, diligence.epochs * math.ceil(len(learned) / BATCH))
    optimizer = torch.optim.AdamW(model.parameters(), lr=diligence.rate, weight_decay=diligence.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, diligence.rate, total_steps=steps)
    best, kept = math.inf, dict(model.state_dict())
    for epoch in range(diligence.epochs + 1):
        began = time.perf_counter()
        loss = (
            math.nan
            if epoch == 0
            else _epoch(model, batches, generator.permutation(learned), optimizer, schedule)
        )
        found = judge(model, batches, judged)
        if found < best:
            best, kept = found, {name: value.clone() for name, value in model.state_dict().items()}
        tell({"epoch": epoch, "learned": loss, "judged": found, "seconds": time.perf_counter() - began})
    model.load_state_dict(kept)
    with torch.no_grad():  # what was never seen says nothing
        model.rows.bag.weight[~model.rows.learned] = 0.0
    return best


def _epoch(
    model: Chances | Choices, batches: Batches, places: NDArray[np.int64], optimizer: Any, schedule: Any
) -> float:
    model.train()
    losses = []
    for batch in batches.all(places, BATCH):
        loss = model.loss(batch)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        with torch.no_grad():
            model.limit()
        losses.append(loss.item())
    return float(np.mean(losses))


def judge(model: Chances | Choices, batches: Batches, places: NDArray[np.int64]) -> float:
    """The loss on games not learned from."""
    model.eval()
    total = 0.0
    with torch.no_grad():
        for batch in batches.all(places, 4 * BATCH):
            total += model.loss(batch).item() * len(batch["seats"])
    return total / max(1, len(places))


def scale_of(game: Game) -> float:
    """Points of a forecast are measured by what the game's search calls a scale."""
    return settings_of(game).scale


def exported(game: Game, chances: Chances, choices: Choices, made: dict[str, Any]) -> bytes:
    """Both networks in whole numbers, as a file."""
    layout = Layout(game)

    def whole(values: Tensor, kind: str, unit: int) -> bytes:
        told: bytes = np.rint(values.detach().numpy() * unit).astype(kind).tobytes()
        return told

    parts = [
        whole(chances.rows.bag.weight, "<i2", ONE),
        whole(chances.rows.bias, "<i4", ONE),
        whole(chances.second.weight, "<i2", ONE),
        whole(chances.second.bias, "<i4", ONE * ONE),
        whole(chances.third.weight, "<i2", ONE),
        whole(chances.third.bias, "<i4", ONE * ONE),
        whole(choices.rows.bag.weight, "<i2", ONE),
        whole(choices.rows.bias, "<i4", ONE),
        whole(choices.actions.weight, "<i2", ONE),
        whole(choices.bias.weight, "<i4", ONE * ONE),
    ]
    about = {
        "game": game.name,
        "version": game.version,
        "layout": layout.digest,
        "width": chances.second.in_features,
        "middle": chances.second.out_features,
        "outputs": layout.most + 1,
        "choice_width": choices.actions.embedding_dim,
        "scale": scale_of(game),
        "trust": round(choices.trust.item(), 4),
        "made": made,
    }
    return packed(about, parts)


Tell = Callable[[str, dict[str, float]], None]


def learned(game: Game, samples: Samples, wishes: Wishes, tell: Tell) -> tuple[Chances, Choices]:
    """Both networks of a game from samples."""
    # A second thread makes it hardly quicker, and on a machine that does other things besides much slower.
    torch.set_num_threads(1)
    torch.manual_seed(wishes.chances.seed)
    layout = Layout(game)
    batches = Batches(samples, layout, scale_of(game))
    earnest, asked = np.flatnonzero(samples.earnest), np.flatnonzero(np.diff(samples.code_starts))
    chances = _best(
        [Chances(layout, wishes.chances.width, wishes.middle, part) for part in wishes.chances.dropped],
        lambda one: fit(one, batches, earnest, wishes.chances, lambda found: tell("chances", found)),
        wishes.chances.seed,
    )
    choices = _best(
        [Choices(layout, game.space.size, wishes.choices.width, part) for part in wishes.choices.dropped],
        lambda one: fit(one, batches, asked, wishes.choices, lambda found: tell("choices", found)),
        wishes.choices.seed,
    )
    return chances, choices


Kind = TypeVar("Kind", Chances, Choices)


def _best(models: list[Kind], fitted: Callable[[Kind], float], seed: int) -> Kind:
    """The model that is nearest to what it did not learn from."""
    found: list[float] = []
    for model in models:
        torch.manual_seed(seed)
        found.append(fitted(model))
    return models[found.index(min(found))]
