"""A Gymnasium environment: one seat for the program, bots on the others.

>>> import gymnasium, ennead.research.gym
>>> table = gymnasium.make("ennead/kemet-v3", players=2, opponents="greedy")
>>> seen, info = table.reset(seed=1)
>>> int(seen["action_mask"].sum()) > 0
True
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces

from ennead.bots.players import Bot, bot_kind
from ennead.core.match import IllegalAction
from ennead.core.referee import FastReferee
from ennead.core.state import whole
from ennead.research.observer import Observer
from ennead.research.rewards import Reward, standing
from ennead.research.setting import ids, setting
from ennead.research.text import position_text

Seen = dict[str, Any]


class OneSeat(gymnasium.Env[Seen, Any]):
    """The program decides for one seat. An illegal action ends the game with the lowest reward, or raises."""

    def __init__(
        self,
        name: str,
        players: SupportsIndex | None = None,
        seat: SupportsIndex = 0,
        opponents: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        reward: str | Reward = "rank",
        max_decisions: SupportsIndex = 0,
        skip_forced: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting(name, players, options, reward, max_decisions, skip_forced)
        self.seat = whole(seat)
        if not 0 <= self.seat < self.setting.players:
            raise ValueError(f"there is no seat {self.seat}; seats are 0 to {self.setting.players - 1}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"an illegal action can 'end' the game or 'raise', not {illegal!r}")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.illegal = illegal
        kinds = [opponents] * (self.setting.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(kinds) != self.setting.players - 1:
            raise ValueError(f"{self.setting.players - 1} opponents are needed, not {len(kinds)}")
        self.kinds = [bot_kind(kind) for kind in kinds]
        self.observer = Observer(self.setting.game, self.setting.players)
        low, high = self.observer.bounds
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**31))
        self.state, self.referee = self.setting.start(game_seed)
        self._draws = FastReferee(f"draws/{game_seed}")
        others = [seat for seat in range(self.setting.players) if seat != self.seat]
        self.bots: dict[int, Bot] = {
            seat: kind.make(self.setting.game, f"{game_seed}/{seat}")
            for seat, kind in zip(others, self.kinds, strict=True)
        }
        self.decisions = 0
        self._let_others_play()
        return self._seen(), {}

    def _let_others_play(self) -> None:
        """Bots decide, each from a position possible for it, until the program is asked or all is over."""
        game = self.setting.game
        while not self.state.over and self.decisions < self.setting.limit:
            seats = self.state.to_act()
            if self.seat in seats:
                return
            position = game.determinize(self.state, seats[0], self._draws)
            code = self.bots[seats[0]].choose(position, seats[0], self.decisions)
            self._play(code, seats[0])

    def _play(self, code: int, seat: int) -> None:
        self.state.play(code, self.referee, seat)
        self.setting.skip(self.state, self.referee)
        self.decisions += 1

    def _seen(self) -> Seen:
        return {
            "observation": self.observer.observe(self.state, self.seat),
            "action_mask": self.observer.mask(self.state, self.seat),
        }

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        code = whole(action)
        if code not in self.state.legal(self.seat):
            return self._refused(code)
        self._play(code, self.seat)
        self._let_others_play()
        over = self.state.over
        cut_off = not over and self.decisions >= self.setting.limit
        reward = self.setting.rewards(self.state)[self.seat] if over or cut_off else 0.0
        info: dict[str, Any] = {}
        if over or cut_off:
            result = standing(self.setting.game, self.state)
            info = {"score": result.total(self.seat), "won": over and self.seat in result.winners}
        return self._seen(), reward, over, cut_off, info

    def _refused(self, code: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game = self.setting.game
        text = game.space.text(code)
        refusal = game.explain(self.state, self.seat, code) if not self.state.over else "the game is over"
        if self.illegal == "raise" and not isinstance(refusal, str):
            raise IllegalAction(text, refusal)
        return self._seen(), -1.0, True, False, {"illegal": text, "reason": str(refusal)}

    def render(self) -> str | None:
        """The position as the program's seat sees it."""
        return None if self.render_mode is None else position_text(self.setting.game, self.state, self.seat)


for _name in ids():
    gymnasium.register(_name, entry_point=OneSeat, kwargs={"name": _name}, disable_env_checker=True)
