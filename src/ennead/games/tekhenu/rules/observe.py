"""What a seat may know of the table, as plain numbers (section 30); in the order of the state's fields."""

from typing import Any, Final

from ennead.core.codec import SEAT, Bits
from ennead.core.observation import blocks, counted, number, one_of, ordered, sizes, table
from ennead.games.tekhenu.rules.cards import CARD, LAW_CARD
from ennead.games.tekhenu.rules.components import LAWS_DEALT, WHEEL_DIE
from ennead.games.tekhenu.rules.fields import ON_TABLE
from ennead.games.tekhenu.rules.state import TekhenuState

# Things in the order they lie take up to so many places.
_LENGTHS: Final = {"markers": 6, "order": 5, "starting_cards": 12, "seen": 2, "extras": 4, "pyramid": 10}
OBSERVED: Final = blocks(
    ON_TABLE,
    {
        "wheel": [counted("wheel", WHEEL_DIE)],
        "laws": [table("laws", SEAT, Bits(LAW_CARD)), sizes("laws_held")],
        "dealt_laws": [ordered("dealt_laws", LAW_CARD, LAWS_DEALT)],
        "returned_law": [one_of("returned_law", LAW_CARD)],
        "blessing_deck": [number("blessing_deck", 0)],
        "technology_deck": [number("technology_deck", 0)],
        "law_deck": [number("law_deck", 0)],
        "blessing_discard": [counted("discarded", CARD)],
        "technology_discard": [],
        "law_discard": [],
        "stack": [number("stack", 0)],
    },
    _LENGTHS,
)


def facts(state: TekhenuState, seat: int) -> list[Any]:
    """The facts of OBSERVED, as the seat may know them."""
    laws = state.laws
    if not state.laws_open:
        laws = laws.copy()
        for other in range(len(laws)):
            if other != seat:
                laws[other] &= state.known_laws[other]
    return [
        state.seats,
        state.difficulty,
        state.random_start,
        state.law_vp,
        state.round,
        state.maat,
        state.arrow,
        state.markers,
        state.order,
        state.wheel,
        state.bag,
        state.taken,
        state.goods,
        state.production,
        state.excess,
        state.population,
        state.happiness,
        state.reached,
        state.buildings,
        state.statues,
        state.pillars,
        state.points,
        state.faith_laid,
        state.balance,
        state.destiny,
        state.blessings,
        state.technologies,
        laws,
        state.laws,
        state.known_laws,
        state.scored_laws,
        state.laws_open,
        state.dealt_laws[seat * LAWS_DEALT : seat * LAWS_DEALT + LAWS_DEALT],
        state.returned_law[seat],
        state.starting_cards,
        state.own_starts,
        state.seen if state.actor == seat else [],
        len(state.blessing_deck),
        len(state.technology_deck),
        len(state.law_deck),
        (state.blessing_discard, state.technology_discard, state.law_discard),
        state.market,
        state.open_sections,
        state.horus_tiles,
        state.god_statues,
        state.people_statues,
        state.display,
        len(state.stack),
        state.tiles,
        state.turns,
        state.pillar_owner,
        state.temple,
        state.osiris,
        state.turn_seat,
        state.die_sector,
        state.die_colour,
        state.die_value,
        state.die_state,
        state.nudge,
        state.main_open,
        state.extras,
        state.replaced_gold,
        state.replaced_stone,
        state.awaiting_any,
        state.new_statue,
        state.pyramid,
        state.progress,
    ]
