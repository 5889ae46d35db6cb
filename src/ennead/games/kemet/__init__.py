"""Kemet: Blood and Sand, for two to five players: armies, pyramids and power tiles on the Nile."""

from typing import Any, Final, cast

from ennead.core.game import Ending, Game, Options, Result
from ennead.core.glossary import Glossary
from ennead.core.observation import Block
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event, Referee
from ennead.core.state import Refusal, State, steps_in
from ennead.core.trait import OPENING, ROLE, Trait
from ennead.games.kemet.rules import (
    awakening,
    battle,
    cards,
    invariants,
    move,
    night,
    outcome,
    placing,
    pyramids,
    refusals,
    setup,
    tiles,
    turn,
)
from ennead.games.kemet.rules.actions import SPACE
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BORDERS,
    CARD_COUNT,
    DIVERSION,
    PLAYERS,
    SOURCE,
)
from ennead.games.kemet.rules.ending import points_by_source, result_of
from ennead.games.kemet.rules.events import EVENTS
from ennead.games.kemet.rules.fields import ON_TABLE
from ennead.games.kemet.rules.glossary import GLOSSARY
from ennead.games.kemet.rules.measures import measures, notes
from ennead.games.kemet.rules.names import NAMES
from ennead.games.kemet.rules.observe import OBSERVED, facts
from ennead.games.kemet.rules.resample import resample
from ennead.games.kemet.rules.shape import KemetView
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import STEPS
from ennead.games.kemet.rules.view import seat_view, table_view


class Kemet(Game):
    """The rules of Kemet; the list of steps follows the rulebook."""

    def __init__(self) -> None:
        super().__init__(
            name="kemet",
            version=3,
            players=PLAYERS,
            options=[],
            steps=steps_in(
                STEPS, setup, turn, cards, pyramids, placing, tiles, move, battle, outcome, night, awakening
            ),
            space=SPACE,
            events=EVENTS,
            fields=ON_TABLE,
            sources=SOURCE.names,
            max_decisions=16_000,
        )

    def new_state(self, players: int, options: Options) -> State:
        state = KemetState()
        state.lay_out(self, players)
        return state

    def set_up(self, state: State, options: Options) -> None:
        setup.set_up(cast(KemetState, state))

    def view_type(self) -> type:
        return KemetView

    def table_view(self, state: State) -> KemetView:
        return table_view(cast(KemetState, state))

    def seat_view(self, state: State, seat: int, table: KemetView) -> KemetView:
        return seat_view(cast(KemetState, state), seat, table)

    def other_moment(self, state: State, seat: int, code: int) -> Refusal:
        """The other half of a decision has its own reasons; a card says when it is played."""
        frame = state.frames[-1]
        step = self.steps[frame.step]
        verb = SPACE.verb(code)
        if verb.name in step.verbs:
            return step.explain(state, frame, seat, code)
        return refusals.other_moment(cast(KemetState, state), verb.name, verb.arguments(code))

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures(cast(KemetState, state), seat)

    def notes(self, before: State, after: State, seat: int, events: list[Event]) -> list[Note]:
        return notes(cast(KemetState, before), cast(KemetState, after), seat, events)

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        resample(cast(KemetState, state), seat, referee)

    def names(self) -> dict[str, dict[str, str]]:
        return NAMES

    def traits(self) -> tuple[Trait, ...]:
        return (Trait(ROLE, event="city_chosen", at=1), Trait(OPENING, verb="take"))

    def glossary(self) -> Glossary:
        return GLOSSARY

    def endings(self) -> dict[str, Ending]:
        return {
            "turn": Ending("end_turn", ["card", "gold"]),
            "buy_tile": Ending("none", ["buy"]),
            "place_area": Ending("done", ["place"]),
            "build_target": Ending("none", ["raise", "found"]),
        }

    def invariants(self, state: State) -> list[str]:
        return invariants.broken(cast(KemetState, state))

    def scores(self, state: State) -> list[dict[str, int]]:
        table = cast(KemetState, state)
        return [points_by_source(table, seat) for seat in range(table.players)]

    def result(self, state: State) -> Result:
        return result_of(cast(KemetState, state))

    def observed(self) -> list[Block]:
        return OBSERVED

    def facts(self, state: State, seat: int) -> list[Any]:
        return facts(cast(KemetState, state), seat)

    def most_outcomes(self, players: int) -> int:
        """Every DI card, a Diversion for each player among them: all may lie in the discard (KM-DI-06)."""
        return sum(CARD_COUNT) - CARD_COUNT[DIVERSION] + players

    def graphs(self, players: int) -> dict[str, list[tuple[int, int]]]:
        return {
            AREA.name: [(one, other) for one in AREAS_IN_PLAY[players] for other in BORDERS[players][one]]
        }


GAME: Final = Kemet()
