"""Amun-Re, for three to five players: auction, market, offering, harvest; pyramids along the Nile."""

from typing import Any, Final, cast

from ennead.core.game import Ending, Game, Option, Options, Result
from ennead.core.glossary import Glossary
from ennead.core.observation import Block
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event, Referee
from ennead.core.state import Refusal, State, steps_in
from ennead.core.trait import OPENING, Trait
from ennead.games.amun_re.rules import (
    auction,
    building,
    ending,
    harvest,
    invariants,
    market,
    offering,
    refusals,
    scoring,
)
from ennead.games.amun_re.rules.actions import SPACE
from ennead.games.amun_re.rules.components import CARD_COUNT, DATA, SOURCE
from ennead.games.amun_re.rules.events import EVENTS
from ennead.games.amun_re.rules.fields import ON_TABLE
from ennead.games.amun_re.rules.glossary import GLOSSARY
from ennead.games.amun_re.rules.measures import measures, notes
from ennead.games.amun_re.rules.names import NAMES
from ennead.games.amun_re.rules.observe import OBSERVED, facts
from ennead.games.amun_re.rules.resample import resample
from ennead.games.amun_re.rules.setup import set_up
from ennead.games.amun_re.rules.shape import AmunReView
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import STEPS
from ennead.games.amun_re.rules.view import seat_view, table_view


class AmunRe(Game):
    """The rules of Amun-Re; the list of steps follows the rulebook."""

    def __init__(self) -> None:
        players = DATA["meta"]["players"]
        super().__init__(
            name="amun-re",
            version=1,
            players=range(players["min"], players["max"] + 1),
            options=[Option("expert", False)],
            steps=steps_in(STEPS, scoring, auction, building, market, offering, harvest),
            space=SPACE,
            events=EVENTS,
            fields=ON_TABLE,
            sources=SOURCE.names,
            max_decisions=1200,
        )

    def new_state(self, players: int, options: Options) -> State:
        state = AmunReState()
        state.lay_out(self, players)
        state.expert = bool(options.get("expert", False))
        return state

    def set_up(self, state: State, options: Options) -> None:
        set_up(cast(AmunReState, state))

    def view_type(self) -> type:
        return AmunReView

    def table_view(self, state: State) -> AmunReView:
        return table_view(cast(AmunReState, state))

    def seat_view(self, state: State, seat: int, table: AmunReView) -> AmunReView:
        return seat_view(cast(AmunReState, state), seat, table)

    def other_moment(self, state: State, seat: int, code: int) -> Refusal:
        return refusals.other_moment(cast(AmunReState, state), SPACE.verb(code).name)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures(cast(AmunReState, state), seat)

    def notes(self, before: State, after: State, seat: int, events: list[Event]) -> list[Note]:
        return notes(cast(AmunReState, before), cast(AmunReState, after), seat, events)

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        resample(cast(AmunReState, state), seat, referee)

    def disguise(self, state: State, seat: int | None, referee: Referee) -> None:
        """Gold can be worked out from open events, yet no view may show it (AR-HID-02)."""
        table = cast(AmunReState, state)
        resample(table, seat, referee)
        for other in range(table.players):
            if other != seat and not table.over:
                table.gold[other] += referee.below("disguise", 5)

    def names(self) -> dict[str, dict[str, str]]:
        return NAMES

    def traits(self) -> tuple[Trait, ...]:
        return (Trait(OPENING, verb="bid"),)

    def glossary(self) -> Glossary:
        return GLOSSARY

    def endings(self) -> dict[str, Ending]:
        return {
            "market_action": Ending("end", ["architect", "free_farmer"]),
            "harvest_cards": Ending("done", ["treasury", "big_harvest"]),
            "scoring_cards": Ending("done", ["score"]),
        }

    def invariants(self, state: State) -> list[str]:
        return invariants.broken(cast(AmunReState, state))

    def unreachable(self, state: State) -> list[str]:
        return invariants.unreachable(cast(AmunReState, state))

    def scores(self, state: State) -> list[dict[str, int]]:
        table = cast(AmunReState, state)
        return [ending.points_by_source(table, seat) for seat in range(table.players)]

    def result(self, state: State) -> Result:
        return ending.result_of(cast(AmunReState, state))

    def observed(self) -> list[Block]:
        return OBSERVED

    def facts(self, state: State, seat: int) -> list[Any]:
        return facts(cast(AmunReState, state), seat)

    def most_outcomes(self, players: int) -> int:
        """Every power card: all may lie in the discard when the deck is made anew."""
        return sum(CARD_COUNT)


GAME: Final = AmunRe()
