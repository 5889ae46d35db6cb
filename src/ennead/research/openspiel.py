"""OpenSpiel games, registered as `ennead_kemet_v3` and so on when this module is loaded.

All chance of a game lies in its first node: which of `seeds` shuffles and dice it gets, each as likely as the
others. From there on a game follows from the actions, so that histories replay and states serialise. Seats
that choose secretly at once are asked in the order of the table. `determinize` gives a state that is possible
for a player, with all drawn anew that it can't know; search on `clone` alone would see the future.

>>> import pyspiel, ennead.research.openspiel
>>> game = pyspiel.load_game("ennead_kemet_v3(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from typing import Any

import numpy as np
import pyspiel

import ennead
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import State
from ennead.research.observer import Observer
from ennead.research.rewards import REWARDS
from ennead.research.setting import Setting, game_of, setting
from ennead.research.text import position_text

SEEDS = 1000


def short_name(name: str) -> str:
    """The name OpenSpiel knows a game by."""
    game = game_of(name)
    return f"ennead_{game.name.replace('-', '_')}_v{game.version}"


def game_type(name: str) -> Any:
    game = game_of(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"{game.name} (Ennead, rules version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(game.players),
            "reward": "rank",
            "max_decisions": game.max_decisions,
            "seeds": SEEDS,
        },
    )


class Rules(pyspiel.Game):
    """A game of Ennead for OpenSpiel."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        kind = game_type(name)
        wishes = {**kind.parameter_specification, **(params or {})}
        self.setting: Setting = setting(
            name, wishes["players"], reward=wishes["reward"], max_decisions=wishes["max_decisions"]
        )
        self.seeds: int = wishes["seeds"]
        self.observer = Observer(self.setting.game, self.setting.players)
        # Points may be rewards; a rank or a share stays within 1.
        worth = 1.0 if self.setting.reward in (REWARDS["rank"], REWARDS["win_share"]) else 1000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.setting.players,
            min_utility=-worth,
            max_utility=worth,
            utility_sum=None,
            max_game_length=self.setting.limit,
        )
        super().__init__(kind, info, wishes)

    def new_initial_state(self) -> "Position":
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Eyes":
        return Eyes(self.observer, params)


class Position(pyspiel.State):
    """A state of such a game: before the first chance node there is nothing on the table."""

    def __init__(self, game: Rules) -> None:
        super().__init__(game)
        self.table: State | None = None
        # Of the referee, all that a copy needs.
        self.seed: int | str = 0
        self.uses: dict[str, int] = {}
        self.decisions = 0
        # What each seat did and saw: the own actions are what an information state remembers.
        self.done: list[list[str]] = [[] for _ in range(game.setting.players)]

    @property
    def rules(self) -> Rules:
        found: Rules = self.get_game()
        return found

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.to_act()[0]

    def is_terminal(self) -> bool:
        return self.table is not None and (self.table.over or self.decisions >= self.rules.setting.limit)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.rules.seeds) for seed in range(self.rules.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        setting = self.rules.setting
        if self.table is None:
            self.seed = action
            referee = KeyedReferee(self.seed)
            self.table = setting.game.start(setting.players, setting.options, referee)
            self.uses = referee.uses()
            return
        player = self.current_player()
        self.done[player].append(setting.game.space.text(action))
        referee = KeyedReferee(self.seed)
        referee.resume(self.uses)
        self.table.play(action, referee, player)
        self.uses = referee.uses()
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.rules.setting.game.space.text(action)

    def returns(self) -> list[float]:
        setting = self.rules.setting
        if self.table is None or not self.is_terminal():
            return [0.0] * setting.players
        return setting.rewards(self.table)

    def observation_string(self, player: int) -> str:
        """The position as the player sees it."""
        if self.table is None:
            return "not set up"
        return position_text(self.rules.setting.game, self.table, player)

    def information_state_string(self, player: int) -> str:
        """The position as the player sees it, and all the player did so far."""
        return self.observation_string(player) + "\nyou did: " + "; ".join(self.done[player])

    def determinize(self, player: int, seed: int) -> "Position":
        """A state that is possible for the player: all drawn anew that the player can't know."""
        copy: Position = self.clone()
        if self.table is not None:
            copy.seed = f"possible/{seed}"
            copy.uses = {}
            copy.table = self.rules.setting.game.determinize(self.table, player, FastReferee(copy.seed))
        return copy

    def __str__(self) -> str:
        if self.table is None:
            return "not set up"
        return position_text(self.rules.setting.game, self.table, max(self.current_player(), 0))


class Eyes:
    """OpenSpiel's observer: the observation as numbers and as text."""

    def __init__(self, observer: Observer, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape) for part in observer.spec
        }

    def set_from(self, state: Position, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observer.observe(state.table, player)

    def string_from(self, state: Position, player: int) -> str:
        return state.observation_string(player)


def _rules(name: str) -> type[Rules]:
    """A class for each game, which OpenSpiel makes games from and finds again by its name."""

    def make(self: Rules, params: dict[str, Any] | None = None) -> None:
        Rules.__init__(self, name, params)

    known = short_name(name)
    return type(known, (Rules,), {"__init__": make, "__module__": __name__, "__qualname__": known})


for _name in ennead.games():
    globals()[short_name(_name)] = _rules(_name)
    pyspiel.register_game(game_type(_name), globals()[short_name(_name)])

__all__ = ["Eyes", "Position", "Rules", "short_name"]
