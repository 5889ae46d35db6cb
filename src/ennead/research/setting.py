"""How a game is set up for a program: rules, players, options, reward, and when to stop.

Names carry the version of the rules: `ennead/kemet-v3`. A change of rules or of action codes changes it, so
that results of different versions are never mixed.
"""

from dataclasses import dataclass, field
from typing import Any, SupportsIndex

import ennead
from ennead.core.game import Game
from ennead.core.referee import FastReferee, Referee, Seed
from ennead.core.state import State, whole
from ennead.research.rewards import Reward, rank, reward_of

PREFIX = "ennead/"


def name_of(game: Game) -> str:
    """The versioned name of a game's environments."""
    return f"{PREFIX}{game.name}-v{game.version}"


def ids() -> tuple[str, ...]:
    """The names of all environments."""
    return tuple(name_of(ennead.game(name)) for name in ennead.games())


def game_of(name: str) -> Game:
    """A game by the name of its environments, `ennead/kemet-v3`, or by its own."""
    plain, _, version = name.removeprefix(PREFIX).rpartition("-v")
    game = ennead.game(plain if version.isdigit() else name.removeprefix(PREFIX))
    if version.isdigit() and int(version) != game.version:
        raise ValueError(f"{game.name} has rules version {game.version}, not {version}: use {name_of(game)}")
    return game


@dataclass(frozen=True)
class Setting:
    """A game set up for a program."""

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    reward: Reward = rank
    # A game that takes more decisions is cut off; the default never bites.
    max_decisions: int = 0
    # Decisions with a single option that are asked so as not to betray a secret: answered unasked.
    skip_forced: bool = False

    def start(self, seed: Seed) -> tuple[State, FastReferee]:
        """A new game; the same seed gives the same game everywhere."""
        referee = FastReferee(seed)
        return self.begin(referee), referee

    def begin(self, referee: Referee) -> State:
        """A new game whose chance comes from the referee."""
        state = self.game.start(self.players, self.options, referee)
        self.skip(state, referee)
        return state

    def skip(self, state: State, referee: Referee) -> None:
        """Answer what has a single answer, if that is wished."""
        while self.skip_forced and not state.over:
            forced = [seat for seat in state.to_act() if len(state.legal(seat)) == 1]
            if not forced:
                return
            state.play(state.legal(forced[0])[0], referee, forced[0])

    @property
    def limit(self) -> int:
        return self.max_decisions or self.game.max_decisions

    def rewards(self, state: State) -> list[float]:
        """What the end is worth to each seat; also an own function says it for all."""
        worth = self.reward(self.game, state)
        if len(worth) != self.players:
            raise ValueError(f"the reward function gives {len(worth)} rewards for {self.players} seats")
        return worth


def setting(
    name: str,
    players: SupportsIndex | None = None,
    options: dict[str, Any] | None = None,
    reward: str | Reward = "rank",
    max_decisions: SupportsIndex = 0,
    skip_forced: bool = False,
) -> Setting:
    """A setting from names; without a number of players, the most the game takes."""
    game = game_of(name)
    count = max(game.players) if players is None else whole(players)
    chosen = game.check_options(count, options)
    limit = whole(max_decisions)
    if limit < 0:
        raise ValueError(f"a game can't be cut off after {limit} decisions")
    return Setting(game, count, chosen, reward_of(reward), limit, bool(skip_forced))
