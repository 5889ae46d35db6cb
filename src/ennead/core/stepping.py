"""Many games stepped at once into shared buffers; compiled with the engine.

Each lane plays one game after another: when one is over (or cut off), the next begins in its place.
"""

from collections.abc import Callable
from typing import Any

from ennead.core.game import Game, Options
from ennead.core.observation import MARK, WRITE
from ennead.core.referee import FastReferee
from ennead.core.state import State


class IllegalChoice(ValueError):
    """A lane was given an action that is not legal; nothing was played in any lane."""


class Lanes:
    """Games side by side. The buffers hold a row for each lane: observation (16 bits), mask (8), seat (8)."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        limit: int,
        skip_forced: bool,
        plan: bytes,
        width: int,
        observations: Any,
        masks: Any,
        seats: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.limit = limit
        self.skip_forced = skip_forced
        self.plan = plan
        self.width = width
        self.actions = game.space.size
        self.participants = game.participants(players)
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.seeds: list[str] = []
        self.episodes: list[int] = []
        self.states: list[State] = []
        self.referees: list[FastReferee] = []
        self.taken: list[int] = []
        self.acting: list[int] = []
        self.legal: list[list[int]] = []

    def reset(self, seeds: list[str]) -> None:
        """New games, one for each seed."""
        self.seeds = seeds
        self.episodes = [0] * len(seeds)
        self.states = []
        self.referees = []
        self.taken = [0] * len(seeds)
        self.acting = [0] * len(seeds)
        self.legal = [[]] * len(seeds)
        for lane in range(len(seeds)):
            self.referees.append(FastReferee(seeds[lane]))
            self.states.append(self.game.start(self.players, self.options, self.referees[lane]))
            self._show(lane)

    def _begin(self, lane: int) -> None:
        """The lane's next game."""
        self.episodes[lane] += 1
        self.referees[lane] = FastReferee(f"{self.seeds[lane]}/{self.episodes[lane]}")
        self.states[lane] = self.game.start(self.players, self.options, self.referees[lane])
        self.taken[lane] = 0

    def _show(self, lane: int) -> None:
        state = self.states[lane]
        seat = state.actor
        if seat < 0:
            seat = state.to_act()[0]
        self.acting[lane] = seat
        self.seats[lane] = seat
        WRITE(
            self.observations,
            lane * self.width,
            self.game.observe(state, seat),
            self.plan,
            seat,
            self.participants,
        )
        self.legal[lane] = state.legal(seat)
        MARK(self.masks, lane * self.actions, self.actions, self.legal[lane])

    def step(self, codes: list[int], ended: Callable[[int, State, int], None]) -> None:
        """Play one action in each lane, by the seat that is to act; tell of each game that ends."""
        if len(codes) != len(self.states):
            raise IllegalChoice(f"{len(codes)} actions for {len(self.states)} games")
        for lane in range(len(codes)):
            if codes[lane] not in self.legal[lane]:
                raise IllegalChoice(self._why(lane, codes[lane]))
        for lane in range(len(codes)):
            state = self.states[lane]
            referee = self.referees[lane]
            state.play(codes[lane], referee, self.acting[lane])
            self.taken[lane] += 1
            if self.skip_forced:
                self._skip(state, referee)
            if state.over or self.taken[lane] >= self.limit:
                ended(lane, state, self.taken[lane])
                self._begin(lane)
            self._show(lane)

    def _skip(self, state: State, referee: FastReferee) -> None:
        while not state.over:
            seat = state.to_act()[0]
            options = state.legal(seat)
            if len(options) != 1:
                return
            state.play(options[0], referee, seat)

    def _why(self, lane: int, code: int) -> str:
        if not 0 <= code < self.actions:
            return f"game {lane}: {code} is outside the action space 0…{self.actions - 1}"
        refusal = self.game.explain(self.states[lane], self.acting[lane], code)
        return f"game {lane}: {self.game.space.text(code)!r} is not possible: {refusal}"
