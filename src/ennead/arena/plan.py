"""What is to be played: line-ups, seeds and their order, all worked out from one base seed."""

import hashlib
import json
import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ennead.arena.entrants import ArenaError, Entrant, maker_of, parse_entrant
from ennead.core.game import BadOption
from ennead.games import game as game_named

# How line-ups are made.
FIELD = "field"
DUEL = "duel"
ONE = "one"

LineUp = tuple[Entrant, ...]


def derive(*parts: object) -> str:
    """A seed from several parts; nobody can go back from it to any of them."""
    return hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play, with all that is needed to play it anywhere."""

    plan: str
    number: int
    game: str
    players: int
    options: Mapping[str, Any]
    # Decides everything random in the game; games of one set of rotations share it.
    seed: str
    # What the bots' seeds and draws of hidden things are derived from.
    base: str
    entrants: LineUp
    # Seconds a bot may think about one decision.
    time_limit: float
    # Megabytes of memory a bot may use; 0 = as much as it likes.
    memory_limit: int = 0

    def bot_seed(self, seat: int) -> str:
        """The bot's own luck: it tells nothing about the game's seed."""
        return derive("bot", self.base, self.players, self.number, seat)

    def draw_seed(self, seat: int, moment: int) -> str:
        """For drawing anew what the seat can't know, at one decision."""
        return derive("draw", self.base, self.players, self.number, seat, moment)


@dataclass(frozen=True, slots=True)
class Plan:
    """All games of a run. `games` are wanted for each player count; full sets of rotations are played."""

    game: str
    players: tuple[int, ...]
    entrants: tuple[Entrant, ...]
    games: int
    seed: str = "0"
    kind: str = FIELD
    options: Mapping[str, Any] = field(default_factory=dict)
    time_limit: float = 60.0
    memory_limit: int = 0

    def check(self) -> None:
        """Raise ArenaError, or the game's own error, if it can't be played."""
        game = game_named(self.game)
        if not self.players:
            raise ArenaError("how many players?")
        for count in self.players:
            game.check_options(count, self.options)
        if self.games < 1:
            raise ArenaError(f"at least 1 game can be played, not {self.games}")
        if not self.time_limit > 0:
            raise ArenaError(f"a bot needs some time for a decision, not {self.time_limit:g} s")
        if self.memory_limit < 0 or (self.memory_limit and os.name != "posix"):
            raise ArenaError(f"memory can't be limited to {self.memory_limit} MB here")
        self._check_entrants()

    def _check_entrants(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        if len(set(names)) < len(names):
            raise ArenaError(f"two entrants have the same name: {', '.join(names)}")
        least = {FIELD: 1, DUEL: 2, ONE: 2}[self.kind]
        if len(names) < least:
            raise ArenaError(f"at least {least} entrants are needed, not {len(names)}")
        if self.kind != FIELD and min(self.players) < 2:
            raise ArenaError("a solo game has a single entrant; name it with --entrant")
        for entrant in self.entrants:
            if not entrant.source:
                self._check_bot(entrant)

    def _check_bot(self, entrant: Entrant) -> None:
        """Weights and characters must be those of the game: only a bot that is made finds out."""
        try:
            maker_of(entrant)(game_named(self.game), "")
        except ValueError as error:
            raise ArenaError(f"{entrant.name}: {error}") from None

    @property
    def id(self) -> str:
        """The same for the same games, however many of them are wanted."""
        told = self.to_dict()
        del told["games"]
        text = json.dumps(told, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    def jobs(self) -> Iterator[Job]:
        """Every game, in order: all rotations of a seed, then the next seed."""
        options = dict(self.options)
        for players in self.players:
            tables = arrangements(self.kind, self.entrants, players)
            for number in range(self.games_of(players)):
                yield Job(
                    plan=self.id,
                    number=number,
                    game=self.game,
                    players=players,
                    options=options,
                    seed=f"{self.seed}/{players}/{number // len(tables)}",
                    base=self.seed,
                    entrants=tables[number % len(tables)],
                    time_limit=self.time_limit,
                    memory_limit=self.memory_limit,
                )

    def games_of(self, players: int) -> int:
        """Games with so many players: as wanted, rounded up to full sets of rotations."""
        tables = len(arrangements(self.kind, self.entrants, players))
        return -(-self.games // tables) * tables

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": game_named(self.game).version,
            "players": list(self.players),
            "options": dict(self.options),
            "kind": self.kind,
            "entrants": [entrant.text for entrant in self.entrants],
            "games": self.games,
            "seed": self.seed,
            "time_limit": self.time_limit,
            "memory_limit": self.memory_limit,
        }

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> "Plan":
        """The plan in a header of results; raises ArenaError if it is none."""
        try:
            return cls(
                game=told["game"],
                players=tuple(told["players"]),
                entrants=tuple(parse_entrant(text) for text in told["entrants"]),
                games=told["games"],
                seed=told["seed"],
                kind=told["kind"],
                options=told["options"],
                time_limit=told["time_limit"],
                memory_limit=told["memory_limit"],
            )
        except (KeyError, TypeError, BadOption) as error:
            raise ArenaError(f"no plan of an arena: {error!r}") from None

    def command(self) -> str:
        """What to type to play the same games."""
        words = ["ennead arena run", self.game]
        words.append(f"--players {','.join(map(str, self.players))}")
        words.extend(f"--option {name}={str(value).lower()}" for name, value in sorted(self.options.items()))
        texts = [shlex.quote(entrant.text) for entrant in self.entrants]
        if self.kind == DUEL:
            words.append(f"--versus {texts[0]} {texts[1]}")
        elif self.kind == ONE:
            words.append(f"--one {texts[0]}")
            words.extend(f"--among {text}" for text in texts[1:])
        else:
            words.extend(f"--entrant {text}" for text in texts)
        words.append(f"--games {self.games} --seed {self.seed}")
        if self.time_limit != 60.0:
            words.append(f"--time-limit {self.time_limit:g}")
        if self.memory_limit:
            words.append(f"--memory-limit {self.memory_limit}")
        return " ".join(words)


def arrangements(kind: str, entrants: Sequence[Entrant], players: int) -> list[LineUp]:
    """Every line-up in all its distinct cyclic rotations: each seed is played once with each."""
    tables: list[LineUp] = []
    for line_up in line_ups(kind, entrants, players):
        for shift in range(players):
            rotated = line_up[shift:] + line_up[:shift]
            if rotated not in tables:
                tables.append(rotated)
    return tables


def line_ups(kind: str, entrants: Sequence[Entrant], players: int) -> list[LineUp]:
    """Who sits together, before rotation."""
    if kind == ONE:
        one, *others = entrants
        return [(one, *(others[seat % len(others)] for seat in range(players - 1)))]
    if kind == FIELD and len(entrants) > players:
        return list(combinations(entrants, players))
    # Seats go round the entrants; whoever begins has a seat more where the seats can't be split evenly.
    count = len(entrants)
    return [
        tuple(entrants[(first + seat) % count] for seat in range(players))
        for first in range(count if players % count else 1)
    ]
