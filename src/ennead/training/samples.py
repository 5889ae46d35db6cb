"""Positions of stored games as arrays to learn from.

A sample is what one seat may know at one moment: the rows of the network's first layer that it chooses, who
won in the end, and, where the search took a long look, how it weighed the choices. Who won is one throw of
dice; what an earlier network thought of the moments to come tells the same with less luck in it, so a sample
also has the mean of both.
"""

import random
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ennead.bots.knowledge import knowledge_of
from ennead.bots.network import AMOUNT, BUCKETS, COLUMN, FEW, LEAST, MOST, NAMES, Layout, Network
from ennead.core.game import Game
from ennead.core.observation import WRITE
from ennead.core.state import State
from ennead.training.selfplay import replayed

# How much the moments after the next one count, of what could be expected.
LATER = 0.95
Whole = NDArray[np.int32]
Real = NDArray[np.float32]


class Reader:
    """Finds the rows that observations choose, many at once."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.layout = layout
        self.plan = layout.plan(players)
        self.seats = layout.game.participants(players)
        columns = np.array(list(COLUMN.iter_unpack(layout.columns(players))), np.int32)
        self.base, self.kind, self.span = columns.T
        self.numbers = array("h", bytes(2 * len(columns)))
        self.buckets = np.frombuffer(BUCKETS, np.uint8).astype(np.int32)

    def rows(self, state: State, seat: int) -> Whole:
        """The rows of the first layer that what the seat may know chooses."""
        WRITE(self.numbers, 0, self.layout.game.observe(state, seat), self.plan, seat, self.seats)
        values = np.array(self.numbers, np.int32)
        found = np.full(len(values), -1, np.int32)
        named = (self.kind == NAMES) & (values >= 0) & (values < self.span)
        few = (self.kind == FEW) & (values > 0)
        amounts = (self.kind == AMOUNT) & (values != 0)
        found[named] = (self.base + values)[named]
        found[few] = (self.base + np.minimum(values, self.span) - 1)[few]
        found[amounts] = self.base[amounts] + self.buckets[np.clip(values[amounts], LEAST, MOST) - LEAST]
        return found[found >= 0]


@dataclass(slots=True)
class Samples:
    """Ragged lists are kept flat, with where each begins."""

    rows: Whole
    row_starts: NDArray[np.int64]
    # Seats at the table; counted from the viewer, what the forecast promises by source, shares of the win,
    # and the shares that could be expected.
    seats: Whole
    forecasts: Real
    shares: Real
    expected: Real
    # Where the search took a long look: what was possible, how visits spread, and the hand-written priors.
    codes: Whole
    code_starts: NDArray[np.int64]
    visits: Real
    known: Real
    # The game each sample is from, so that none is both learned from and judged by; and whether who won in
    # the end is to be learned from it.
    games: Whole
    earnest: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.seats)


class _Pile:
    """Samples being gathered."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rows: list[Whole] = []
        self.seats: list[int] = []
        self.forecasts: list[list[list[float]]] = []
        self.shares: list[list[float]] = []
        self.expected: list[list[float]] = []
        self.codes: list[list[int]] = []
        self.visits: list[list[float]] = []
        self.known: list[list[float]] = []
        self.games: list[int] = []
        self.earnest: list[bool] = []

    def made(self) -> Samples:
        return Samples(
            np.concatenate(self.rows),
            _starts(self.rows),
            np.array(self.seats, np.int32),
            np.array(self.forecasts, np.float32),
            np.array(self.shares, np.float32),
            np.array(self.expected, np.float32),
            np.array([code for codes in self.codes for code in codes], np.int32),
            _starts(self.codes),
            np.array([each for visits in self.visits for each in visits], np.float32),
            np.array([each for known in self.known for each in known], np.float32),
            np.array(self.games, np.int32),
            np.array(self.earnest, np.bool_),
        )


def _starts(ragged: Iterable[Any]) -> NDArray[np.int64]:
    return np.cumsum([0, *(len(each) for each in ragged)])


def gathered(
    game: Game, lines: list[dict[str, Any]], part: float, network: Network | None = None, first: int = 0
) -> Samples:
    """Samples of these games: every long look, and of all other decisions this part, by any seat's eyes.

    Of a game that went on in earnest only later, as many are taken from that part of it. What could be
    expected is told by the network; without one it is who won.
    """
    layout = Layout(game)
    readers = {players: Reader(layout, players) for players in game.players}
    pile = _Pile(layout)
    for number, line in enumerate(lines, first):
        _gather(pile, game, readers[line["players"]], line, part, network, number)
    return pile.made()


def _gather(
    pile: _Pile,
    game: Game,
    reader: Reader,
    line: dict[str, Any],
    part: float,
    network: Network | None,
    number: int,
) -> None:
    knowledge = knowledge_of(game)
    dice = random.Random(f"samples/{line['seed']}")
    looks = {at: (codes, visits) for at, codes, visits in line["looks"]}
    seats, most, promises = reader.seats, pile.layout.most, pile.layout.promises
    winners = line["winners"]
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    earnest, whole = line["earnest"], len(line["codes"])
    part *= whole / max(1, whole - earnest)
    # By decision, everybody's chances as an earlier network saw them; and whose eyes a sample is seen by.
    thought: list[list[float]] = []
    viewers: list[tuple[int, int]] = []
    for at, state, actor, _ in replayed(game, line):
        look = looks.get(at)
        taken = look is not None or (at >= earnest and dice.random() < part)
        if not taken and network is None:
            continue
        forecast = knowledge.forecast(state)
        if network is not None:
            thought.append(network.chances(state, actor, forecast, knowledge.totals(forecast)))
        if not taken:
            continue
        viewer = actor if look else dice.randrange(state.players)
        viewers.append((at, viewer))
        pile.rows.append(reader.rows(state, viewer))
        pile.seats.append(seats)
        rows = [forecast[seat * promises : (seat + 1) * promises] for seat in _turned(seats, viewer)]
        pile.forecasts.append(rows + [[0.0] * promises] * (most - seats))
        codes, visits = look or ([], [])
        legal = state.legal(actor) if look else []
        counts = dict(zip(codes, visits, strict=True))
        total = sum(visits) or 1
        pile.codes.append(legal)
        pile.visits.append([counts.get(code, 0) / total for code in legal])
        known = knowledge.priors(state, actor, legal) if look else []
        total_known = sum(known)
        pile.known.append([max(each / total_known, 1e-4) for each in known])
        pile.games.append(number)
        pile.earnest.append(at >= earnest)
    expected = _expected(thought, won)
    empty = [0.0] * (most - seats)
    for at, viewer in viewers:
        turned = _turned(seats, viewer)
        pile.shares.append([*(won[seat] for seat in turned), *empty])
        pile.expected.append([*(expected[at][seat] if thought else won[seat] for seat in turned), *empty])


def _turned(seats: int, viewer: int) -> list[int]:
    return [(viewer + other) % seats for other in range(seats)]


def _expected(thought: list[list[float]], won: list[float]) -> list[list[float]]:
    """For each decision the mean of who won and of what was thought later, the next moments most."""
    expected = [won] * len(thought)
    for at in range(len(thought) - 2, -1, -1):
        expected[at] = [
            (1.0 - LATER) * next_thought + LATER * after
            for next_thought, after in zip(thought[at + 1], expected[at + 1], strict=True)
        ]
    return expected
