"""PettingZoo environments: `env` for agents that act one after another, `parallel_env` for all at once.

>>> from ennead.research.pettingzoo import env
>>> table = env("ennead/kemet-v3", players=3)
>>> table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ennead.core.codec import SEAT
from ennead.core.match import IllegalAction
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS, State, whole
from ennead.research.chance import ChanceNode, begin, play
from ennead.research.observer import Observer
from ennead.research.rewards import Reward, standing
from ennead.research.setting import Setting, name_of, setting
from ennead.research.text import position_text

Seen = dict[str, Any]
# The agent that draws, where chance is one.
CHANCE = "chance"


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
        self.seats = [f"seat_{name}" for name in SEAT.names[: chosen.players]]
        self.possible_agents = self.seats[:]
        self.agents: list[str] = []
        low, high = self.observer.bounds
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8),
                }
            )
            for agent in self.seats
        }
        self._actions = {agent: spaces.Discrete(self.observer.actions) for agent in self.seats}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self._lay_out()

    def _lay_out(self) -> None:
        self.game_seed = int(self._random.integers(2**31))
        self.state: State
        self.referee: FastReferee
        self.state, self.referee = self.setting.start(self.game_seed)

    def _seen(self, agent: str) -> Seen:
        seat = self.seats.index(agent)
        return {
            "observation": self.observer.observe(self.state, seat),
            "action_mask": self.observer.mask(self.state, seat),
        }

    def _legal(self, seat: int, action: Any) -> int:
        """The action's code; one that is not legal raises and says why."""
        code = whole(action)
        if code not in self.state.legal(seat):
            game = self.setting.game
            raise IllegalAction(game.space.text(code), game.explain(self.state, seat, code))
        return code

    def _play(self, seat: int, code: int) -> None:
        self.state.play(code, self.referee, seat)
        self.decisions += 1

    @property
    def _cut_off(self) -> bool:
        return not self.state.over and self.decisions >= self.setting.limit

    @property
    def _ended(self) -> bool:
        return self.state.over or self._cut_off

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Once the game has ended: points and place, apart from the reward."""
        if not self._ended:
            return {agent: {} for agent in self.agents}
        result = standing(self.setting.game, self.state)
        return {
            agent: {
                "score": result.total(seat),
                "rank": next(at for at, place in enumerate(result.ranking) if seat in place),
            }
            for seat, agent in enumerate(self.seats)
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
        return self.seats[self.state.to_act()[0]]

    def observe(self, agent: str) -> Seen:
        return self._seen(agent)

    def _act(self, agent: str, action: Any) -> None:
        seat = self.seats.index(agent)
        self._play(seat, self._legal(seat, action))
        self.setting.skip(self.state, self.referee)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._act(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = self._infos()
        if self._ended:
            self.rewards.update(zip(self.seats, self.setting.rewards(self.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.state.over)
            self.truncations = dict.fromkeys(self.agents, not self.state.over)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()


class SeatsAndChance(SeatsInTurn):
    """Chance is an agent of its own: it chooses among equally likely outcomes whenever something is drawn.

    A random choice of its mask gives the games their true odds; any other fixes dice and shuffles. It sees
    how many outcomes there are, and in `info` what is drawn. Seats see nothing of it until all is drawn.
    """

    def __init__(self, chosen: Setting, render_mode: str | None = None) -> None:
        super().__init__(chosen, render_mode)
        most = chosen.game.most_outcomes(chosen.players)
        self.possible_agents = [*self.seats, CHANCE]
        self._actions[CHANCE] = spaces.Discrete(most)
        self._spaces[CHANCE] = spaces.Dict(
            {
                "observation": spaces.Box(0, most, (1,), np.int16),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )
        self.draw: ChanceNode | None = None
        self._is_set_up = False

    def _lay_out(self) -> None:
        self._is_set_up = False
        self._arrive(begin(self.setting))

    def _arrive(self, found: ChanceNode | State) -> None:
        if isinstance(found, ChanceNode):
            self.draw = found
        else:
            self.draw = None
            self.state = found
            self._is_set_up = True

    def _next_agent(self) -> str:
        return CHANCE if self.draw is not None else super()._next_agent()

    def _seen(self, agent: str) -> Seen:
        """A seat sees the position of the last decision; zeros, while the game is set up."""
        if agent == CHANCE:
            outcomes = 0 if self.draw is None else self.draw.bound
            mask = np.zeros(self._actions[CHANCE].n, np.int8)
            mask[:outcomes] = 1
            return {"observation": np.array([outcomes], np.int16), "action_mask": mask}
        if self.draw is None:
            return super()._seen(agent)
        seen = np.zeros(self.observer.size, np.int16)
        if self._is_set_up:
            self.observer.observe(self.state, self.seats.index(agent), seen)
        return {"observation": seen, "action_mask": np.zeros(self.observer.actions, np.int8)}

    def _act(self, agent: str, action: Any) -> None:
        if self.draw is not None:
            self._arrive(self.draw.apply(action))
            return
        seat = self.seats.index(agent)
        found, _ = play(self.setting, self.state, self._legal(seat, action), seat)
        self.decisions += 1
        self._arrive(found)

    @property
    def _ended(self) -> bool:
        return self.draw is None and super()._ended

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {**super()._infos(), CHANCE: {} if self.draw is None else {"purpose": self.draw.purpose}}

    def render(self) -> str | None:
        if self.render_mode is None or self._is_set_up:
            return super().render()
        return "not set up"


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
        # All are looked at before one is played: a wrong one changes nothing.
        codes = {seat: self._legal(seat, actions[self.seats[seat]]) for seat in waiting}
        for seat in waiting:
            # Once the last secret is in, what is asked next was not answered yet.
            if seat == waiting[0] or (self.state.actor == SIMULTANEOUS and seat in self.state.to_act()):
                self._play(seat, codes[seat])
        self.setting.skip(self.state, self.referee)
        ended = self._ended
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
    players: SupportsIndex | None = None,
    options: dict[str, Any] | None = None,
    reward: str | Reward = "rank",
    max_decisions: SupportsIndex = 0,
    skip_forced: bool = False,
    chance: str = "env",
    render_mode: str | None = None,
) -> SeatsInTurn:
    """The environment itself; an illegal action raises IllegalAction with the reason.

    With `chance="env"` it draws by its seed, with "player" the agent `chance` does.
    """
    chosen = setting(name, players, options, reward, max_decisions, skip_forced)
    if chance not in ("env", "player"):
        raise ValueError(f"chance is drawn by the 'env' or by a 'player', not by {chance!r}")
    return SeatsInTurn(chosen, render_mode) if chance == "env" else SeatsAndChance(chosen, render_mode)


def env(name: str, **wishes: Any) -> AECEnv[str, Seen, int]:
    """The environment in PettingZoo's usual wrapper, which keeps calls in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(name, **wishes))


def parallel_env(
    name: str,
    players: SupportsIndex | None = None,
    options: dict[str, Any] | None = None,
    reward: str | Reward = "rank",
    max_decisions: SupportsIndex = 0,
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> SeatsAtOnce:
    """All seats at once; made for games with sealed choices, and right for all."""
    return SeatsAtOnce(setting(name, players, options, reward, max_decisions, skip_forced), render_mode)
