"""PettingZoo environments: `env` for agents that act one after another, `parallel_env` for all at once.

>>> from ennead.research.pettingzoo import env
>>> table = env("ennead/kemet-v3", players=3)
>>> table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ennead.core.codec import SEAT
from ennead.core.match import IllegalAction
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.research.observer import Observer
from ennead.research.rewards import Reward
from ennead.research.setting import Setting, name_of, setting
from ennead.research.text import position_text

Seen = dict[str, Any]


class _Table:
    """What both kinds of environments share: seats as agents, their spaces, the game that is played."""

    metadata: dict[str, Any]

    def __init__(self, chosen: Setting, render_mode: str | None) -> None:
        self.setting = chosen
        self.observer = Observer(chosen.game, chosen.players)
        self.metadata = {
            "name": name_of(chosen.game).replace("/", "_"),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{name}" for name in SEAT.names[: chosen.players]]
        self.agents: list[str] = []
        low, high = self.observer.bounds
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game_seed = int(self._random.integers(2**31))
        self.state: State
        self.referee: FastReferee
        self.state, self.referee = self.setting.start(self.game_seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.observer.observe(self.state, seat),
            "action_mask": self.observer.mask(self.state, seat),
        }

    def _play(self, seat: int, action: Any) -> None:
        """Carry out an action; one that is not legal changes nothing and says why."""
        code = int(action)
        if code not in self.state.legal(seat):
            game = self.setting.game
            raise IllegalAction(game.space.text(code), game.explain(self.state, seat, code))
        self.state.play(code, self.referee, seat)
        self.setting.skip(self.state, self.referee)
        self.decisions += 1

    @property
    def _cut_off(self) -> bool:
        return not self.state.over and self.decisions >= self.setting.limit

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Once the game is over: points and place, apart from the reward."""
        if not self.state.over:
            return {agent: {} for agent in self.agents}
        result = self.setting.game.result(self.state)
        return {
            agent: {
                "score": result.total(seat),
                "rank": next(at for at, place in enumerate(result.ranking) if seat in place),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """The position as its acting seat sees it."""
        if self.render_mode is None:
            return None
        seats = self.state.to_act()
        return position_text(self.setting.game, self.state, seats[0] if seats else 0)

    def close(self) -> None:
        """Nothing is kept open."""


class SeatsInTurn(_Table, AECEnv):
    """One agent a seat, one decision at a time; sealed choices are asked for in the order of the table."""

    def __init__(self, chosen: Setting, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, chosen, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        return self.possible_agents[self.state.to_act()[0]]

    def observe(self, agent: str) -> Seen:
        return self._seen(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state.over or self._cut_off:
            rewards = self.setting.rewards(self.state)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, self.state.over)
            self.truncations = dict.fromkeys(self.agents, not self.state.over)
            self.infos = self._infos()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()


class SeatsAtOnce(_Table, ParallelEnv):
    """All seats that must decide act at once; one that need not has an empty mask and is not listened to."""

    def __init__(self, chosen: Setting, render_mode: str | None = None) -> None:
        _Table.__init__(self, chosen, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self._seen(agent) for agent in self.agents}, self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        waiting = self.state.to_act()
        for seat in waiting:
            # Once the last secret is in, what is asked next was not answered yet.
            if seat == waiting[0] or (self.state.actor == SIMULTANEOUS and seat in self.state.to_act()):
                self._play(seat, actions[self.possible_agents[seat]])
        ended = self.state.over or self._cut_off
        rewards = self.setting.rewards(self.state) if ended else [0.0] * self.setting.players
        seen = {agent: self._seen(agent) for agent in self.agents}
        answer = (
            seen,
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, self.state.over),
            dict.fromkeys(self.agents, self._cut_off),
            self._infos(),
        )
        if ended:
            self.agents = []
        return answer


def raw_env(
    name: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    reward: str | Reward = "rank",
    max_decisions: int = 0,
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> SeatsInTurn:
    """The environment itself; an illegal action raises IllegalAction with the reason."""
    return SeatsInTurn(setting(name, players, options, reward, max_decisions, skip_forced), render_mode)


def env(name: str, **wishes: Any) -> AECEnv[str, Seen, int]:
    """The environment in PettingZoo's usual wrapper, which keeps calls in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(name, **wishes))


def parallel_env(
    name: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    reward: str | Reward = "rank",
    max_decisions: int = 0,
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> SeatsAtOnce:
    """All seats at once; made for games with sealed choices, and right for all."""
    return SeatsAtOnce(setting(name, players, options, reward, max_decisions, skip_forced), render_mode)
