"""A small network that has learned from games: who will win, and which actions deserve a look.

It reads what a seat may know (`Game.observe`) and refines the hand-written knowledge: chances are a softmax
of the forecast's points and what the network adds, priors are the hand-written ones times what it adds. Every
number of an observation chooses a row of the first layer, so most of the work is adding rows. All weights are
whole numbers (1024 is one) and sums are exact: the same on every machine, compiled or not. In a compiled
engine the sums are made by `_network.c`; `SlowNet` is its twin.

The weights of a game lie in `bot/network.bin`, made by `ennead train` (docs/training.md).
"""

import hashlib
import json
import math
import zlib
from array import array
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from operator import getitem, mul
from struct import Struct
from sys import byteorder
from typing import Any, Final

from ennead.core.codec import Domain
from ennead.core.game import Game
from ennead.core.observation import WRITE, Block, common_blocks
from ennead.core.packing import BITS, COUNTS, FRAMES
from ennead.core.state import State

MAGIC: Final = b"ennead network 1\n"
# One, in whole numbers; and where what flows between the layers is cut off.
SHIFT: Final = 10
ONE: Final = 1 << SHIFT
TOP: Final = 4 * ONE
# What the third layer gives is a product of two scales.
UNIT: Final = float(ONE * ONE)
# More than any weight of the first layer lies below nothing.
LIFT: Final = 1 << 15

# How a number of an observation chooses a row: names by themselves, small counts up to a few, amounts by
# their size.
SKIPPED: Final = 0
NAMES: Final = 1
FEW: Final = 2
AMOUNT: Final = 3
COUNTED: Final = 3
COLUMN: Final = Struct("=3i")
# Amounts from the second on begin a new size.
SIZES: Final = (-4, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 20, 25, 30, 40, 60, 90, 140)
LEAST: Final = -200
MOST: Final = 500
# What a forecast says is read in quarters of the scale; differences from the viewer's from -SPAN to SPAN.
SPAN: Final = 12
# Parts of an observation that say nothing about chances, or nothing a row could hold.
UNREAD: Final = ("viewer", "sealed", "flow")


def _buckets() -> bytes:
    """The size of each amount from LEAST to MOST, as its place in SIZES; 0 has none."""
    found = bytearray()
    for amount in range(LEAST, MOST + 1):
        if amount < 0:
            found.append(max(at for at in range(3) if SIZES[at] <= max(amount, SIZES[0])))
        else:
            found.append(max([at for at in range(3, len(SIZES)) if SIZES[at] <= amount], default=3))
    return bytes(found)


BUCKETS: Final[bytes] = _buckets()


class Layout:
    """Which row of the first layer each number of a game's observations chooses."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most = max([game.participants(players) for players in game.players])
        self.blocks: list[Block] = [
            *common_blocks(Domain("step", [step.name for step in game.steps])),
            *game.observed(),
        ]
        self.bases: list[int] = []
        rows = 0
        for block in self.blocks:
            self.bases.append(rows)
            rows += block.row_count(self.most) * block.width * self._span(block)
        # Then the number of seats, how far ahead of the viewer the forecast sees each other one, and how much
        # it promises each by every source.
        self.seats_base = rows
        self.ahead_base = rows + self.most + 1
        self.promised_base = self.ahead_base + self.most * (2 * SPAN + 1)
        self.promises = len(game.sources) + 1
        self.rows = self.promised_base + self.most * self.promises * len(SIZES)

    def _kind(self, block: Block) -> int:
        if block.name in UNREAD or block.kind == FRAMES:
            return SKIPPED
        if block.of is not None:
            return NAMES
        if block.kind == BITS or block.kind == COUNTS or (block.low == 0 and block.high == 1):
            return FEW
        return AMOUNT

    def _span(self, block: Block) -> int:
        kind = self._kind(block)
        if kind == SKIPPED:
            return 0
        if kind == NAMES:
            assert block.of is not None
            return len(block.of)
        if kind == AMOUNT:
            return len(SIZES)
        return COUNTED if block.kind == COUNTS else 1

    def columns(self, players: int) -> bytes:
        """For each number of an observation: where its rows begin, of what kind and how many they are."""
        seats = self.game.participants(players)
        packed = bytearray()
        for block, base in zip(self.blocks, self.bases, strict=True):
            kind, span = self._kind(block), self._span(block)
            for at in range(block.row_count(seats) * block.width):
                packed += COLUMN.pack(base + at * span, kind, span)
        return bytes(packed)

    def plan(self, players: int) -> bytes:
        """How observations are written."""
        seats = self.game.participants(players)
        return b"".join([block.plan(seats) for block in self.blocks])

    def extras(self, seats: int) -> list[int]:
        """Rows besides the observation's own: the number of seats."""
        return [self.seats_base + seats]

    def foreseen(
        self, seats: int, viewer: int, table: list[float], points: list[float], scale: float
    ) -> list[int]:
        """The same, and what a forecast says: by source of everybody, and in all of the others."""
        rows = [self.seats_base + seats]
        own = points[viewer]
        quarters = 4.0 / scale
        promises, size = self.promises, len(SIZES)
        base = self.promised_base
        for place in range(seats):
            seat = (viewer + place) % seats
            if place > 0:
                ahead = round(quarters * (points[seat] - own))
                rows.append(self.ahead_base + place * (2 * SPAN + 1) + min(max(ahead, -SPAN), SPAN) + SPAN)
            for at in range(seat * promises, (seat + 1) * promises):
                amount = round(quarters * table[at])
                if amount != 0:
                    rows.append(base + BUCKETS[min(max(amount, LEAST), MOST) - LEAST])
                base += size
        return rows

    @property
    def digest(self) -> str:
        """Changes with anything that would make rows mean something else."""
        told = [(block.name, block.kind, block.row_count(self.most), block.width) for block in self.blocks]
        said = json.dumps([told, self.rows, self.game.space.size, self.game.version])
        return hashlib.sha256(said.encode()).hexdigest()[:16]


class SlowNet:
    """The network in Python: the twin of `_network.c`.

    A row of the first layer is one large whole number, a lane of 32 bits for each of its weights: to add two
    rows is to add two numbers. In a lane a weight has LIFT added, so that no lane is ever below nothing.
    """

    def __init__(
        self,
        parts: tuple[bytes, ...],
        least: int,
        most: int,
        rows: int,
        width: int,
        middle: int,
        outputs: int,
        actions: int,
    ) -> None:
        self.columns = list(COLUMN.iter_unpack(parts[0]))
        self.buckets = parts[1]
        self.least = least
        self.most = most
        self.width = width
        self.first = array("h", parts[2])
        self.first_bias = array("i", parts[3]).tolist()
        second, third = array("h", parts[4]).tolist(), array("h", parts[6]).tolist()
        self.second = [second[at * width : (at + 1) * width] for at in range(middle)]
        self.second_bias = array("i", parts[5]).tolist()
        self.third = [third[at * middle : (at + 1) * middle] for at in range(outputs)]
        self.third_bias = array("i", parts[7]).tolist()
        self.policy = array("h", parts[8])
        self.policy_bias = array("i", parts[9]).tolist()
        self.hidden: list[int] = []
        # Of each column the row a value chooses (0: none), and rows by their number, as far as needed so far.
        self._chosen: list[dict[int, int]] = [{} for _ in self.columns]
        self._rows: dict[int, int] = {}

    def look(self, observation: Any, further: list[int]) -> list[int]:
        """The outputs for an observation and further rows."""
        values = memoryview(observation)[: len(self.columns)].tolist()
        try:
            chosen = list(filter(None, map(getitem, self._chosen, values)))
        except KeyError:
            self._learn(values)
            chosen = list(filter(None, map(getitem, self._chosen, values)))
        chosen.extend([self._row(row) for row in further])
        lanes = array("I", sum(chosen).to_bytes(4 * self.width, byteorder))
        below = len(chosen) * LIFT
        hidden = self.hidden = [
            min(max(lane - below + bias, 0), TOP) for lane, bias in zip(lanes, self.first_bias, strict=True)
        ]
        between = [
            min(max((sum(map(mul, hidden, row)) + bias) >> SHIFT, 0), TOP)
            for row, bias in zip(self.second, self.second_bias, strict=True)
        ]
        return [
            sum(map(mul, between, row)) + bias for row, bias in zip(self.third, self.third_bias, strict=True)
        ]

    def _learn(self, values: list[int]) -> None:
        """Find the rows of all values that come up for the first time."""
        for chosen, (base, kind, span), value in zip(self._chosen, self.columns, values, strict=True):
            if value not in chosen:
                row = self._row_of(base, kind, span, value)
                chosen[value] = 0 if row < 0 else self._row(row)

    def _row_of(self, base: int, kind: int, span: int, value: int) -> int:
        """The row a number chooses, or -1."""
        if kind == NAMES and 0 <= value < span:
            return base + value
        if kind == FEW and value > 0:
            return base + min(value, span) - 1
        if kind == AMOUNT and value != 0:
            return base + self.buckets[min(max(value, self.least), self.most) - self.least]
        return -1

    def _row(self, row: int) -> int:
        found = self._rows.get(row)
        if found is None:
            weights = self.first[row * self.width : (row + 1) * self.width].tolist()
            lanes = array("I", [weight + LIFT for weight in weights])
            found = self._rows[row] = int.from_bytes(lanes.tobytes(), byteorder)
        return found

    def weigh(self, codes: list[int]) -> list[int]:
        """What speaks for each of these actions, in the position looked at last."""
        width, hidden = self.width, self.hidden
        return [
            sum(map(mul, hidden, self.policy[code * width : (code + 1) * width])) + self.policy_bias[code]
            for code in codes
        ]


def _maker() -> Any:
    try:
        return import_module("ennead.bots._network").Net
    except ImportError:
        return SlowNet


NET: Final[Any] = _maker()


class BadNetwork(ValueError):
    """A file is no network of this game, or one of other rules."""


class _Eyes:
    """What it takes to look at positions with one number of players."""

    def __init__(self, chances: Any, choices: Any, plan: bytes, seats: int, size: int) -> None:
        self.chances = chances
        self.choices = choices
        self.plan = plan
        self.seats = seats
        self.numbers = array("h", bytes(2 * size))


class Network:
    """What was learned of a game, ready to judge positions: a network for chances and one for choices."""

    def __init__(self, game: Game, data: bytes) -> None:
        self.game = game
        self.layout = Layout(game)
        self.about, self.parts = read(data)
        if self.about["game"] != game.name or self.about["layout"] != self.layout.digest:
            raise BadNetwork(
                f"this network was made for version {self.about['version']} of {self.about['game']}, "
                f"not for version {game.version} of {game.name}: train it anew"
            )
        self.scale = float(self.about["scale"])
        # How far hand-written priors are to be trusted.
        self.trust = float(self.about["trust"])
        self._eyes: dict[int, _Eyes] = {}

    def _of(self, players: int) -> _Eyes:
        eyes = self._eyes.get(players)
        if eyes is None:
            layout, about, parts = self.layout, self.about, self.parts
            columns = layout.columns(players)
            width, middle, outputs = about["width"], about["middle"], about["outputs"]
            chances = (columns, BUCKETS, *parts[:6], b"", b"")
            choices = (columns, BUCKETS, *parts[6:8], b"", b"", b"", b"", *parts[8:])
            seats = self.game.participants(players)
            eyes = _Eyes(
                NET(chances, LEAST, MOST, layout.rows, width, middle, outputs, 0),
                NET(choices, LEAST, MOST, layout.rows, about["choice_width"], 0, 0, self.game.space.size),
                layout.plan(players),
                seats,
                len(columns) // COLUMN.size,
            )
            self._eyes[players] = eyes
        return eyes

    def _see(self, eyes: _Eyes, state: State, seat: int) -> None:
        WRITE(eyes.numbers, 0, self.game.observe(state, seat), eyes.plan, seat, eyes.seats)

    def chances(self, state: State, seat: int, table: list[float], points: list[float]) -> list[float]:
        """Everybody's chance to win as the seat sees it; `table` is the forecast, `points` are its totals."""
        eyes = self._of(state.players)
        seats = eyes.seats
        self._see(eyes, state, seat)
        told: list[int] = eyes.chances.look(
            eyes.numbers, self.layout.foreseen(seats, seat, table, points, self.scale)
        )
        # Points the forecast misses, in scales; the last output says how much a scale counts.
        weight = math.exp(min(max(told[-1] / UNIT, -3.0), 3.0))
        scale = self.scale
        logits = [
            weight * (points[each] / scale + told[(each - seat) % seats] / UNIT) for each in range(seats)
        ]
        top = max(logits)
        shares = [math.exp(logit - top) for logit in logits]
        whole = sum(shares)
        return [share / whole for share in shares]

    def priors(self, state: State, seat: int, codes: list[int], known: list[float]) -> list[float]:
        """How much each action deserves a look: the known weights, refined."""
        eyes = self._of(state.players)
        self._see(eyes, state, seat)
        eyes.choices.look(eyes.numbers, self.layout.extras(eyes.seats))
        said: list[int] = eyes.choices.weigh(codes)
        total = sum(known)
        logits = [
            said[at] / UNIT + self.trust * math.log(max(known[at] / total, 1e-4)) for at in range(len(codes))
        ]
        top = max(logits)
        return [max(math.exp(logit - top), 1e-4) for logit in logits]


def read(data: bytes) -> tuple[dict[str, Any], tuple[bytes, ...]]:
    """What a file says of its network, and the parts of it."""
    if not data.startswith(MAGIC):
        raise BadNetwork("this is no network of Ennead")
    head, _, rest = data[len(MAGIC) :].partition(b"\n")
    try:
        about: dict[str, Any] = json.loads(head)
        packed = zlib.decompress(rest)
        parts: list[bytes] = []
        start = 0
        for size in about["parts"]:
            parts.append(packed[start : start + size])
            start += size
    except (ValueError, KeyError, zlib.error) as fault:
        raise BadNetwork(f"the network's file is damaged: {fault}") from None
    if start != len(packed):
        raise BadNetwork("the network's file is damaged: it has a wrong length")
    return about, tuple(parts)


def written(about: dict[str, Any], parts: Sequence[bytes]) -> bytes:
    """A network as a file."""
    told = {**about, "parts": [len(part) for part in parts]}
    return MAGIC + json.dumps(told).encode() + b"\n" + zlib.compress(b"".join(parts), 9)


_KNOWN: Final[dict[str, Network | None]] = {}


def network_of(game: Game) -> Network | None:
    """The network in the game's folder, if there is one."""
    known = _KNOWN.get(game.name)
    if known is None or known.game is not game:
        known = _KNOWN[game.name] = _found(game)
    return known


def _found(game: Game) -> Network | None:
    try:
        file = files(f"{type(game).__module__}.bot").joinpath("network.bin")
    except ModuleNotFoundError:
        return None
    return Network(game, file.read_bytes()) if file.is_file() else None


def install(game: Game, network: Network | None) -> None:
    """Let all bots of this process play with another network; None: with the one of the game's folder."""
    _KNOWN[game.name] = network
