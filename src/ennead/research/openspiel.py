"""OpenSpiel games, registered as `ennead_kemet_v3` and so on when this module is loaded.

With `chance=nodes` every draw is a chance node with equally likely outcomes: all games that can be are there,
with their true probabilities, and search on clones does not see the future. With `chance=seed` all chance of
a game lies in its first node, which draws one of `seeds` shuffles and dice: quicker, for random play and
learning without search. Either way histories replay and states serialise. Seats that choose secretly at once
are asked in the order of the table. `determinize` gives a state that is possible for a player, with all drawn
anew that it can't know.

>>> import pyspiel, ennead.research.openspiel
>>> game = pyspiel.load_game("ennead_kemet_v3(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.legal_actions()[0])
(True, 'tile colors: 1 of 4')
"""

import hashlib
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

import ennead
from ennead.core.game import plain_json
from ennead.core.referee import Event, FastReferee, LiveReferee
from ennead.core.state import State
from ennead.research.chance import ChanceNode, begin, play
from ennead.research.observer import Observer
from ennead.research.rewards import REWARDS
from ennead.research.setting import Setting, game_of, setting
from ennead.research.text import position_text

SEEDS = 1000
# How chance comes about: a node for each draw, or one for all.
NODES = "nodes"
SEED = "seed"


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
        # All that was seen in a game of thousands of decisions has no useful fixed size.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(game.players),
            "reward": "rank",
            "max_decisions": game.max_decisions,
            "skip_forced": False,
            "chance": NODES,
            "seeds": SEEDS,
        },
    )


class Rules(pyspiel.Game):
    """A game of Ennead for OpenSpiel."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        kind = game_type(name)
        wishes = {**kind.parameter_specification, **(params or {})}
        self.setting: Setting = setting(
            name,
            wishes["players"],
            reward=wishes["reward"],
            max_decisions=wishes["max_decisions"],
            skip_forced=wishes["skip_forced"],
        )
        if wishes["chance"] not in (NODES, SEED):
            raise ValueError(f"chance is {NODES!r} or {SEED!r}, not {wishes['chance']!r}")
        if wishes["seeds"] < 1:
            raise ValueError(f"there must be at least one seed, not {wishes['seeds']}")
        self.has_nodes: bool = wishes["chance"] == NODES
        self.seeds: int = wishes["seeds"]
        self.observer = Observer(self.setting.game, self.setting.players)
        # Points may be rewards; a rank or a share stays within 1.
        worth = 1.0 if self.setting.reward in (REWARDS["rank"], REWARDS["win_share"]) else 1000.0
        most = self.setting.game.most_outcomes(self.setting.players) if self.has_nodes else self.seeds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=most,
            num_players=self.setting.players,
            min_utility=-worth,
            max_utility=worth,
            utility_sum=None,
            max_game_length=self.setting.limit,
        )
        super().__init__(kind, info, wishes)

    @cached_property
    def opening(self) -> ChanceNode | State:
        """The first draw; the first state, if a game has no chance in its set-up."""
        return begin(self.setting)

    def new_initial_state(self) -> "Position":
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """A loose bound: no decision draws more than the whole set-up and the biggest pile together."""
        if not self.has_nodes:
            return 1
        draws = 0
        found = self.opening
        while isinstance(found, ChanceNode):
            draws += 1
            found = found.apply(0)
        return draws + self.setting.limit * (draws + self.setting.game.most_outcomes(self.setting.players))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Eyes | Memory | None":
        """What one player sees, or remembers; there is no form for the public part of it alone."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        # The core asks for its default with nothing but the (empty) parameters.
        wish = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wish.public_info or wish.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Memory() if wish.perfect_recall else Eyes(self.observer)


class Position(pyspiel.State):
    """A state of such a game: somebody's decision, a draw, or the end."""

    def __init__(self, game: Rules) -> None:
        super().__init__(game)
        # The position of the last decision: players see it, too, while something is drawn.
        self.table: State | None = None
        self.draw: ChanceNode | None = None
        # With one node for all chance: of the referee, all that a copy needs.
        self.seed: int | str = 0
        self.uses: dict[str, int] = {}
        self.decisions = 0
        # What an information state remembers: what each player did, and a digest of all it was told.
        self.done: tuple[str, ...] = ("",) * game.setting.players
        self.told: tuple[str, ...] = ("",) * game.setting.players
        if game.has_nodes:
            self._arrive(game.opening, [])

    @property
    def rules(self) -> Rules:
        found: Rules = self.get_game()
        return found

    def _arrive(self, found: ChanceNode | State, events: list[Event]) -> None:
        """Go on to a draw, or to the next decision with what happened since the last."""
        if isinstance(found, ChanceNode):
            self.draw = found
            return
        self.draw = None
        self.table = found
        self.told = tuple(self._heard(player, events) for player in range(len(self.told)))

    def _heard(self, player: int, events: list[Event]) -> str:
        """The digest of all a player was told, with these events."""
        catalogue = self.rules.setting.game.events
        news = plain_json([catalogue.show(event, player) for event in events])
        return hashlib.blake2b(self.told[player].encode() + news, digest_size=16).hexdigest()

    def current_player(self) -> int:
        if self.draw is not None or self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.to_act()[0]

    def is_terminal(self) -> bool:
        if self.draw is not None or self.table is None:
            return False
        return self.table.over or self.decisions >= self.rules.setting.limit

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.draw is not None:
            return self.draw.outcomes()
        return [(seed, 1 / self.rules.seeds) for seed in range(self.rules.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        setting = self.rules.setting
        if self.draw is not None:
            self._arrive(*self.draw.resolve(action))
            return
        if self.table is None:
            self.seed = action
            referee = LiveReferee(self.seed)
            state = setting.begin(referee)
            self.uses = referee.uses()
            self._arrive(state, referee.events)
            return
        player = self.current_player()
        self._note(player, action)
        self.decisions += 1
        if self.rules.has_nodes:
            self._arrive(*play(setting, self.table, action, player))
            return
        referee = LiveReferee(self.seed)
        referee.resume(self.uses)
        self.table.play(action, referee, player)
        setting.skip(self.table, referee)
        self.uses = referee.uses()
        self._arrive(self.table, referee.events)

    def _note(self, player: int, action: int) -> None:
        """A player remembers what it did."""
        done = list(self.done)
        text = self.rules.setting.game.space.text(action)
        done[player] = f"{done[player]}; {text}" if done[player] else text
        self.done = tuple(done)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.rules.setting.game.space.text(action)
        if self.draw is not None:
            return f"{self.draw.purpose}: {action + 1} of {self.draw.bound}"
        return f"seed {action}"

    def returns(self) -> list[float]:
        setting = self.rules.setting
        if self.table is None or not self.is_terminal():
            return [0.0] * setting.players
        return setting.rewards(self.table)

    def seen_by(self, player: int) -> str:
        """The position as the player sees it; while something is drawn, as it was before."""
        if self.table is None:
            return "not set up"
        return position_text(self.rules.setting.game, self.table, player)

    def remembered_by(self, player: int) -> str:
        """The position as the player sees it, all it did so far, and a digest of all it was told."""
        return f"{self.seen_by(player)}\nyou did: {self.done[player]}\nyou were told: {self.told[player]}"

    def determinize(self, player: int, seed: int | str) -> "Position":
        """A state that is possible for the player: all drawn anew that the player can't know."""
        if self.table is None or self.draw is not None:
            raise ValueError("while something is drawn nobody decides: determinize before or after it")
        copy: Position = self.clone()
        copy.seed = f"possible/{seed}"
        copy.uses = {}
        copy.table = self.rules.setting.game.determinize(self.table, player, FastReferee(copy.seed))
        return copy

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        """`determinize` as OpenSpiel's search with information sets asks for it."""
        return self.determinize(player, str(sampler()))

    def __str__(self) -> str:
        if self.draw is not None:
            return (
                f"{self.seen_by(self.draw.seat)}\nto be drawn: {self.draw.purpose}, one of {self.draw.bound}"
            )
        if self.table is None:
            return f"to be drawn: one of {self.rules.seeds} seeds"
        return self.seen_by(max(self.current_player(), 0))


class Eyes:
    """OpenSpiel's observer: the observation as numbers and as text."""

    def __init__(self, observer: Observer) -> None:
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
        return state.seen_by(player)


class Memory:
    """OpenSpiel's observer with perfect recall: the information state as text; it has no numbers."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Position, player: int) -> None:
        raise ValueError("an information state has no tensor: take the observation's")

    def string_from(self, state: Position, player: int) -> str:
        return state.remembered_by(player)


def _rules(name: str) -> type[Rules]:
    """A class for each game, which OpenSpiel makes games from and finds again by its name."""

    def make(self: Rules, params: dict[str, Any] | None = None) -> None:
        Rules.__init__(self, name, params)

    known = short_name(name)
    return type(known, (Rules,), {"__init__": make, "__module__": __name__, "__qualname__": known})


for _name in ennead.games():
    globals()[short_name(_name)] = _rules(_name)
    pyspiel.register_game(game_type(_name), globals()[short_name(_name)])

__all__ = ["Eyes", "Memory", "Position", "Rules", "short_name"]
