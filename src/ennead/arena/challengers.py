"""The zoo: challengers that look for what a level has no answer to, and the bars a release must hold.

Variants play as the level does, with one weight of the game's evaluation (or one group of like ones) scaled;
they share the seats evenly with the level. Characters follow one idea without any search; one sits among
players of the level. Whoever looks too good is tried again with other seeds and more games before it is
called an exploit: forty games deceive.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

from ennead.arena.counting import share
from ennead.arena.entrants import ArenaError, parse_entrant
from ennead.arena.plan import DUEL, ONE, Plan, arrangements
from ennead.arena.play import Record
from ennead.bots import LEVELS, knowledge_of
from ennead.bots.characters import characters
from ennead.bots.scaling import scaled
from ennead.core.game import Game
from ennead.core.shares import wilson
from ennead.games import game as game_named

# What a variant's weight is multiplied by.
FACTORS = (0.5, 1.5)
# The most a release lets a challenger win, as a share of one against one: of a variant, and of a character.
BARS = {DUEL: 0.55, ONE: 0.25}
# Of what share a challenger must surely have more to be tried again.
DOUBTS = {DUEL: 0.50, ONE: 0.25}
# The part of all games that is kept for trying again, and how many times more games that takes at most.
KEPT = 1 / 3
AGAIN = 4

# What plays a plan into a file, and gives its records.
Player = Callable[[Plan, Path], Sequence[Record]]


@dataclass(frozen=True, slots=True)
class Challenger:
    """Somebody who challenges a level: its label in tables, its name in the arena, how it sits down."""

    label: str
    text: str
    kind: str

    def plan(self, zoo: "Zoo", games: int, seed: str) -> Plan:
        entrants = (parse_entrant(self.text), parse_entrant(zoo.level))
        return Plan(zoo.game.name, (zoo.players,), entrants, games=games, seed=seed, kind=self.kind)

    @property
    def file(self) -> str:
        return self.label.replace("*", "-x").replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one challenger: its share as one against one, between the bounds of 95 %."""

    games: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.rate:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f}) of {self.games}"


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of a challenger; `again` if it was tried again with other seeds."""

    challenger: Challenger
    first: Tally
    again: Tally | None = None

    @property
    def is_doubtful(self) -> bool:
        """Better than it should be, and not by chance."""
        return self.first.low > DOUBTS[self.challenger.kind]

    @property
    def breaks_bar(self) -> bool:
        """Tried again it was still above its bar, and surely better than it should be."""
        again, kind = self.again, self.challenger.kind
        return again is not None and again.rate > BARS[kind] and again.low > DOUBTS[kind]

    @property
    def verdict(self) -> str:
        if self.breaks_bar:
            return "**exploit**"
        if self.again is not None:
            return (
                "better, below the bar" if self.again.low > DOUBTS[self.challenger.kind] else "not confirmed"
            )
        return "suspicious, not tried again" if self.is_doubtful else ""


def _is_doubtful(finding: Finding) -> bool:
    return finding.is_doubtful


@dataclass(frozen=True, slots=True)
class Zoo:
    """All challengers of a level, and the games they may take in all."""

    game: Game
    level: str
    players: int
    games: int
    seed: str
    challengers: tuple[Challenger, ...]

    @property
    def id(self) -> str:
        """The same for the same bots: what the game's files of weights and characters say is part of it."""
        said = (self.game.name, self.game.version, self.level, self.players, self.seed)
        told = json.dumps([said, knowledge_of(self.game).said, characters(self.game)], sort_keys=True)
        return hashlib.blake2b(told.encode(), digest_size=4).hexdigest()

    def set_of(self, challenger: Challenger) -> int:
        """Games of one seed: one for each rotation."""
        entrants = challenger.plan(self, 1, self.seed).entrants
        return len(arrangements(challenger.kind, entrants, self.players))

    def first_games(self) -> int:
        """Games of each challenger at first; raises ArenaError where that is not even one a rotation."""
        most = max(map(self.set_of, self.challengers), default=1)
        each = int(self.games * (1 - KEPT)) // max(1, len(self.challengers)) // most * most
        if each == 0:
            least = -(-most * len(self.challengers) // (1 - KEPT))
            raise ArenaError(
                f"{len(self.challengers)} challengers need at least {least:.0f} games, not {self.games}"
            )
        return each

    def play(self, player: Player, folder: Path) -> list[Finding]:
        """Everybody once, then the most doubtful again as long as games are left."""
        games = self.first_games()
        found = [
            Finding(each, self._tally(each, games, self.seed, player, folder / f"{each.file}.jsonl"))
            for each in self.challengers
        ]
        left = self.games - sum(finding.first.games for finding in found)
        doubtful = sorted(filter(_is_doubtful, found), key=lambda each: each.first.low, reverse=True)
        for at, finding in enumerate(doubtful):
            each = finding.challenger
            part = max(games, left // (len(doubtful) - at))
            again = min(AGAIN * games, part, left) // self.set_of(each) * self.set_of(each)
            if again < games:
                break
            path = folder / f"{each.file}.again.jsonl"
            tried = self._tally(each, again, f"{self.seed}/again", player, path)
            found[found.index(finding)] = replace(finding, again=tried)
            left -= again
        return found

    def _tally(self, challenger: Challenger, games: int, seed: str, player: Player, path: Path) -> Tally:
        plan = challenger.plan(self, games, seed)
        records = [record for record in player(plan, path) if record["number"] < games]
        won = sum(share(record, challenger.text, challenger.kind) for record in records)
        return tally(won, len(records), challenger.kind, self.players)


def tally(won: float, games: int, kind: str, players: int) -> Tally:
    """Shares as one against one, where half is fair: one among others has its wins times `players / 2`."""
    scale = 1.0 if kind == DUEL else players / 2
    low, high = wilson(won, games)
    return Tally(games, scale * won / games, scale * low, scale * high)


def variants(game: Game, level: str) -> list[Challenger]:
    """One weight or group of weights at a time, less and more of it; none where that changes nothing."""
    knowledge = knowledge_of(game)
    usual = knowledge.weights()
    found = []
    for name in knowledge.said.get("weights", {}):
        for factor in FACTORS:
            changes = scaled(game, {name: factor})
            if any(usual[key] != value for key, value in changes.items()):
                label = f"{name}*{factor:g}"
                found.append(Challenger(label, f"{level}{{{label}}}", DUEL))
    return found


def scripted(game: Game) -> list[Challenger]:
    """The game's characters."""
    return [Challenger(name, f"character:{name}", ONE) for name in characters(game)]


def zoo_of(name: str, level: str, players: int, games: int, seed: str, only: str = "*") -> Zoo:
    """The challengers of a level whose labels look like `only`; raises ArenaError if there are none."""
    game = game_named(name)
    if parse_entrant(level).source or level.startswith("random") or "{" in level or ":" in level:
        raise ArenaError(f"a level is challenged (greedy, {', '.join(LEVELS)}), not {level!r}")
    every = [*variants(game, level), *scripted(game)]
    chosen = tuple(each for each in every if fnmatchcase(each.label, only))
    if not chosen:
        raise ArenaError(
            f"{name} has no challenger {only!r}; it has {', '.join(each.label for each in every)}"
        )
    zoo = Zoo(game, level, players, games, seed, chosen)
    chosen[0].plan(zoo, 1, seed).check()
    return zoo


def page(zoo: Zoo, findings: Sequence[Finding]) -> str:
    """A table for people, the best challengers first."""
    played = sum(each.first.games + (each.again.games if each.again else 0) for each in findings)
    broken = sum(each.breaks_bar for each in findings)
    lines = [
        f"# Challengers of {zoo.level} in {zoo.game.name}, {zoo.players} players",
        "",
        f"{len(findings)} challengers, {played} games of at most {zoo.games}, seed `{zoo.seed}`; "
        f"bars broken: {broken}.",
        "Shares are of one against one (50 % is fair), with 95 % intervals. "
        f"Bars: {100 * BARS[DUEL]:.0f} % for a variant, {100 * BARS[ONE]:.0f} % for a character.",
        "",
        "| challenger | what | share | tried again | verdict |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    kinds = {DUEL: "variant", ONE: "character"}
    for each in sorted(findings, key=lambda each: (each.challenger.kind, -each.first.rate)):
        again = str(each.again) if each.again else ""
        cells = (
            f"`{each.challenger.label}`",
            kinds[each.challenger.kind],
            str(each.first),
            again,
            each.verdict,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
