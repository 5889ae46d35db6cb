"""Ankh: Gods of Egypt, for two to five players: gods, guardians and monuments; conflicts along the Nile."""

from typing import Any, Final, cast

from ennead.core.game import BadOption, Ending, Game, Option, Options, Result
from ennead.core.glossary import Glossary
from ennead.core.observation import Block
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event, Referee
from ennead.core.state import Refusal, State, steps_in
from ennead.core.trait import OPENING, ROLE, Trait
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules import (
    aftermath,
    battle,
    caravan,
    conflict,
    control,
    deaths,
    devotion,
    effects,
    ending,
    figures,
    invariants,
    moving,
    resolution,
    summoning,
    turns,
    unlocking,
)
from ennead.games.ankh.rules.actions import SPACE
from ennead.games.ankh.rules.components import DATA, FAMILY, GOD, GUARDIAN, GUARDIAN_LEVEL, LEVELS, SOURCE
from ennead.games.ankh.rules.events import EVENTS
from ennead.games.ankh.rules.fields import ON_TABLE
from ennead.games.ankh.rules.geography import HEX, landscape
from ennead.games.ankh.rules.glossary import GLOSSARY
from ennead.games.ankh.rules.measures import measures, notes
from ennead.games.ankh.rules.names import NAMES
from ennead.games.ankh.rules.observe import OBSERVED, facts
from ennead.games.ankh.rules.resample import resample
from ennead.games.ankh.rules.setup import GOD_OPTIONS, GUARDIAN_OPTIONS, RANDOM, set_up
from ennead.games.ankh.rules.shape import AnkhView
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import STEPS
from ennead.games.ankh.rules.view import seat_view, table_view


def _options() -> list[Option]:
    """Scenario, the god of each seat, the guardian of each level: given or drawn (AN-SET-01)."""
    options = [Option("scenario", RANDOM, [RANDOM, *FAMILY.names])]
    options.extend(Option(name, RANDOM, [RANDOM, *GOD.names]) for name in GOD_OPTIONS)
    for level in range(LEVELS):
        kinds = [name for kind, name in enumerate(GUARDIAN.names) if GUARDIAN_LEVEL[kind] == level]
        options.append(Option(GUARDIAN_OPTIONS[level], RANDOM, [RANDOM, *kinds]))
    return options


class Ankh(Game):
    """The rules of Ankh; the list of steps follows the rulebook."""

    def __init__(self) -> None:
        players = DATA["meta"]["players"]
        super().__init__(
            name="ankh",
            version=2,
            players=range(players["min"], players["max"] + 1),
            options=_options(),
            steps=steps_in(
                STEPS,
                turns,
                moving,
                figures,
                summoning,
                unlocking,
                control,
                caravan,
                conflict,
                devotion,
                battle,
                effects,
                resolution,
                deaths,
                aftermath,
                ending,
            ),
            space=SPACE,
            events=EVENTS,
            fields=ON_TABLE,
            sources=SOURCE.names,
            max_decisions=1500,
        )

    def check_options(self, players: int, options: Options | None) -> dict[str, Any]:
        """No god for two seats (AN-SET-02), none for a seat that nobody takes."""
        chosen = super().check_options(players, options)
        for name in GOD_OPTIONS[players:]:
            if chosen[name] != RANDOM:
                raise BadOption(f"{name} is for a seat that {players} players do not have")
        gods = [chosen[name] for name in GOD_OPTIONS[:players] if chosen[name] != RANDOM]
        for god in gods:
            if gods.count(god) > 1:
                raise BadOption(f"{god} can't be the god of two seats")
        return chosen

    def new_state(self, players: int, options: Options) -> State:
        state = AnkhState()
        state.lay_out(self, players)
        return state

    def set_up(self, state: State, options: Options) -> None:
        set_up(cast(AnkhState, state), options)

    def view_type(self) -> type:
        return AnkhView

    def table_view(self, state: State) -> AnkhView:
        return table_view(cast(AnkhState, state))

    def seat_view(self, state: State, seat: int, table: AnkhView) -> AnkhView:
        return seat_view(cast(AnkhState, state), seat, table)

    def asked_verbs(self, state: State, seat: int) -> tuple[str, ...]:
        """Of cards, one or two as announced; why not the other way is told only to who tries it."""
        if not isinstance(state.frames[-1], frames.ChooseCard):
            return super().asked_verbs(state, seat)
        return ("play_both",) if battle.plays_two(cast(AnkhState, state), seat) else ("play",)

    def other_moment(self, state: State, seat: int, code: int) -> Refusal:
        return Refusal("another-decision")

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures(cast(AnkhState, state), seat)

    def notes(self, before: State, after: State, seat: int, events: list[Event]) -> list[Note]:
        return notes(cast(AnkhState, before), cast(AnkhState, after), seat, events)

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        resample(cast(AnkhState, state), seat, referee)

    def partners(self, state: State, seat: int) -> tuple[int, ...]:
        """The other seat of a merged god (AN-MRG-23, AN-HID-01)."""
        table = cast(AnkhState, state)
        return tuple(other for other in table.seats_of(table.side[seat]) if other != seat)

    def names(self) -> dict[str, dict[str, str]]:
        return NAMES

    def traits(self) -> tuple[Trait, ...]:
        return (Trait(ROLE, event="god_chosen", at=1), Trait(OPENING, verb="action"))

    def glossary(self) -> Glossary:
        return GLOSSARY

    def endings(self) -> dict[str, Ending]:
        return {
            "move_figure": Ending("done", ["figure"]),
            "summon_figure": Ending("done", ["summon"]),
            "unlock_power": Ending("decline", ["unlock"]),
            "build_type": Ending("decline", ["build"]),
        }

    def invariants(self, state: State) -> list[str]:
        return invariants.broken(cast(AnkhState, state))

    def scores(self, state: State) -> list[dict[str, int]]:
        table = cast(AnkhState, state)
        return [ending.points_by_source(table, seat) for seat in range(table.players)]

    def result(self, state: State) -> Result:
        return ending.result_of(cast(AnkhState, state))

    def observed(self) -> list[Block]:
        return OBSERVED

    def facts(self, state: State, seat: int) -> list[Any]:
        return facts(cast(AnkhState, state), seat)

    def most_outcomes(self, players: int) -> int:
        return max(len(FAMILY), len(GOD))

    def own_answers(self, state: State, seat: int) -> tuple[int, ...]:
        return state.sealed[cast(AnkhState, state).side[seat]]

    def graphs(self, players: int) -> dict[str, list[tuple[int, int]]]:
        return {HEX.name: [(one, other) for one, near in enumerate(landscape([]).adjacent) for other in near]}


GAME: Final = Ankh()
