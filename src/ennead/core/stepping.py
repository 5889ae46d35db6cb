"""Many games stepped at once into shared buffers; compiled with the engine.

Each lane plays one game after another: when one is over (or cut off), the next begins in its place.
"""

from collections.abc import Callable
from typing import Any

from ennead.core.game import Game, Options
from ennead.core.observation import MARK, REFUSED, WRITE
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
        first: int = 0,
    ) -> None:
        """`first` is the number of the first lane, where these are some of many."""
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
        self.first = first
        self.seeds: list[str] = []
        self.episodes: list[int] = []
        self.states: list[State] = []
        self.referees: list[FastReferee] = []
        self.taken: list[int] = []
        self.acting: list[int] = []

    def reset(self, seeds: list[str]) -> None:
        """New games, one for each seed."""
        self.seeds = seeds
        self.episodes = [0] * len(seeds)
        self.states = []
        self.referees = []
        self.taken = [0] * len(seeds)
        self.acting = [0] * len(seeds)
        for lane in range(len(seeds)):
            referee = FastReferee(seeds[lane])
            self.referees.append(referee)
            self.states.append(self._new(referee))
            self._show(lane)

    def _new(self, referee: FastReferee) -> State:
        state = self.game.start(self.players, self.options, referee)
        if self.skip_forced:
            self._skip(state, referee)
        return state

    def _begin(self, lane: int) -> None:
        """The lane's next game."""
        self.episodes[lane] += 1
        referee = FastReferee(f"{self.seeds[lane]}/{self.episodes[lane]}")
        self.referees[lane] = referee
        self.states[lane] = self._new(referee)
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
        MARK(self.masks, lane * self.actions, self.actions, state.legal(seat))

    def check(self, codes: list[int]) -> None:
        """Refuse an action that is not legal, before anything is played."""
        if len(codes) != len(self.states):
            raise IllegalChoice(f"{len(codes)} actions for {len(self.states)} games")
        wrong = REFUSED(self.masks, self.actions, codes)
        if wrong >= 0:
            raise IllegalChoice(self._why(wrong, codes[wrong]))

    def step(self, codes: list[int], ended: Callable[[int, State, int], None]) -> None:
        """Play one checked action in each lane, by the seat that is to act; tell of each game that ends."""
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
        """Answer what has a single answer, whoever is asked."""
        found = True
        while found:
            found = False
            for seat in state.to_act():
                options = state.legal(seat)
                if len(options) == 1:
                    state.play(options[0], referee, seat)
                    found = True
                    break

    def _why(self, lane: int, code: int) -> str:
        number = self.first + lane
        if not 0 <= code < self.actions:
            return f"game {number}: {code} is outside the action space 0…{self.actions - 1}"
        refusal = self.game.explain(self.states[lane], self.acting[lane], code)
        return f"game {number}: {self.game.space.text(code)!r} is not possible: {refusal}"
