"""Tekhenu: Obelisk of the Sun, for one to four players: dice, gods and the light of the obelisk."""

from typing import Any, Final, cast

from ennead.core.codec import NOBODY
from ennead.core.game import BadOption, Ending, Game, Option, Options, Result
from ennead.core.glossary import Glossary
from ennead.core.observation import Block
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event, Referee
from ennead.core.state import Refusal, State, steps_in
from ennead.core.trait import OPENING, Trait
from ennead.games.tekhenu.rules import (
    bastet,
    ending,
    granted,
    hathor,
    horus,
    invariants,
    maat,
    market,
    measures,
    modify,
    order_of_effects,
    osiris,
    payments,
    pillars,
    production,
    ra,
    rounds,
    scoring,
    setup,
    solo_turn,
    start_effects,
    thoth,
    turn,
)
from ennead.games.tekhenu.rules.actions import SPACE
from ennead.games.tekhenu.rules.cards import AUTOMA, DIFFICULTY
from ennead.games.tekhenu.rules.components import CELL, DATA, NEXT_CELL, SOURCE, TILES
from ennead.games.tekhenu.rules.events import EVENTS
from ennead.games.tekhenu.rules.fields import ON_TABLE
from ennead.games.tekhenu.rules.glossary import GLOSSARY
from ennead.games.tekhenu.rules.names import NAMES
from ennead.games.tekhenu.rules.observe import OBSERVED, facts
from ennead.games.tekhenu.rules.resample import resample
from ennead.games.tekhenu.rules.shape import TekhenuView
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import STEPS
from ennead.games.tekhenu.rules.view import seat_view, table_view

SOLO_OPTIONS: Final = ("difficulty", "random_start_cards", "law_vp")
_LAW_VP: Final[dict[str, Any]] = AUTOMA["options"]["law_vp"]


class Tekhenu(Game):
    """The rules of Tekhenu; the list of steps follows the rulebook."""

    def __init__(self) -> None:
        players = DATA["meta"]["players"]
        super().__init__(
            name="tekhenu",
            version=2,
            players=range(players["min"], players["max"] + 1),
            options=[
                Option("horus_layout", "random", list(DATA["terms"]["horus_layouts"])),
                # Solo only
                Option("difficulty", DIFFICULTY.names[0], DIFFICULTY.names),
                Option("random_start_cards", bool(AUTOMA["options"]["random_start_cards"]["default"])),
                Option("law_vp", str(_LAW_VP["default"]), [str(_LAW_VP["default"]), str(_LAW_VP["harder"])]),
            ],
            steps=steps_in(
                STEPS,
                setup,
                start_effects,
                rounds,
                turn,
                modify,
                order_of_effects,
                horus,
                granted,
                payments,
                market,
                ra,
                pillars,
                hathor,
                bastet,
                thoth,
                osiris,
                production,
                maat,
                scoring,
                ending,
                solo_turn,
            ),
            space=SPACE,
            events=EVENTS,
            fields=ON_TABLE,
            sources=SOURCE.names,
            max_decisions=1200,
        )

    def check_options(self, players: int, options: Options | None) -> dict[str, Any]:
        """Options of the solo game are for one player only."""
        chosen = super().check_options(players, options)
        for option in self.options:
            if players > 1 and option.name in SOLO_OPTIONS and chosen[option.name] != option.default:
                raise BadOption(f"option {option.name} is for one player")
        return chosen

    def new_state(self, players: int, options: Options) -> State:
        state = TekhenuState()
        state.lay_out(self, players)
        state.difficulty = DIFFICULTY.index[str(options.get("difficulty", DIFFICULTY.names[0]))]
        state.random_start = bool(options.get("random_start_cards", False))
        state.law_vp = int(str(options.get("law_vp", _LAW_VP["default"])))
        return state

    def set_up(self, state: State, options: Options) -> None:
        printed = options["horus_layout"] == "printed"
        setup.set_up(cast(TekhenuState, state), printed)

    def view_type(self) -> type:
        return TekhenuView

    def table_view(self, state: State) -> TekhenuView:
        return table_view(cast(TekhenuState, state))

    def seat_view(self, state: State, seat: int, table: TekhenuView) -> TekhenuView:
        return seat_view(cast(TekhenuState, state), seat, table)

    def other_moment(self, state: State, seat: int, code: int) -> Refusal:
        return Refusal("another-decision")

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures.measures(cast(TekhenuState, state), seat)

    def notes(self, before: State, after: State, seat: int, events: list[Event]) -> list[Note]:
        return measures.notes(cast(TekhenuState, before), cast(TekhenuState, after), seat, events)

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        resample(cast(TekhenuState, state), seat, referee)

    def names(self) -> dict[str, dict[str, str]]:
        return NAMES

    def traits(self) -> tuple[Trait, ...]:
        return (Trait(OPENING, verb="take"),)

    def glossary(self) -> Glossary:
        return GLOSSARY

    def endings(self) -> dict[str, Ending]:
        return {
            "action": Ending("end_turn", ["crowd", "perform_extra"]),
            "law_pick": Ending("stop", ["score"]),
            "produce_cards": Ending("no_card", ["play"]),
        }

    def invariants(self, state: State) -> list[str]:
        return invariants.broken(cast(TekhenuState, state))

    def unreachable(self, state: State) -> list[str]:
        return invariants.unreachable(cast(TekhenuState, state))

    def scores(self, state: State) -> list[dict[str, int]]:
        table = cast(TekhenuState, state)
        return [ending.points_by_source(table, seat) for seat in range(table.seats)]

    def result(self, state: State) -> Result:
        return ending.result_of(cast(TekhenuState, state))

    def observed(self) -> list[Block]:
        return OBSERVED

    def facts(self, state: State, seat: int) -> list[Any]:
        return facts(cast(TekhenuState, state), seat)

    def most_outcomes(self, players: int) -> int:
        """The pillar tiles: more than cards of a kind, and than dice in the bag."""
        return TILES

    def participants(self, players: int) -> int:
        return max(players, 2)

    def graphs(self, players: int) -> dict[str, list[tuple[int, int]]]:
        return {CELL.name: [(at // 4, near) for at, near in enumerate(NEXT_CELL) if near != NOBODY]}


GAME: Final = Tekhenu()
