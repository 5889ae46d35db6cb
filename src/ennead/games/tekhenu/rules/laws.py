"""Laws (section 26): what each one is worth, found by its number."""

from collections.abc import Callable
from typing import Final

from ennead.games.tekhenu.rules.cards import FAMILY, LAW_SCORE, TYPE_OF_LAW
from ennead.games.tekhenu.rules.components import (
    DISTRICTS,
    GODS,
    GOLD,
    GOODS,
    HAPPINESS_SYMBOLS,
    LIMESTONE,
    MOST_GOD_STATUES,
    OSIRIS_SLOTS,
    PURE,
    RESOURCES,
    SCRIBE,
    TEMPLE_VP,
)
from ennead.games.tekhenu.rules.maat import pan_sum
from ennead.games.tekhenu.rules.scoring import pillar_points, temple_buildings
from ennead.games.tekhenu.rules.state import TekhenuState


def _worth(law: int, key: str) -> int:
    """A number of a law's row, by the law's number as printed."""
    worth: int = LAW_SCORE[law - 1][key]
    return worth


_KNOWLEDGE: Final[int] = _worth(1, "vp_per_own_technology")
_SIGN: Final[int] = _worth(2, "vp_per_different_symbol_on_own_laws_incl_this")
REPETITION_GOLD: Final[int] = _worth(3, "pay_gold")
TRIBUTE_VP: Final[int] = _worth(4, "vp_per_population_symbol")
_JOY: Final[int] = _worth(5, "vp_per_happiness_symbol")
_SCRIBE: Final[int] = _worth(7, "vp_per_scribe")
_TREASURE_GOLD: Final[int] = _worth(8, "vp_per_gold")
_TREASURE: Final[int] = _worth(8, "vp_per_basic_resource")
_TREASURE_CAP: Final[int] = _worth(8, "cap")
_QUARRY: Final[int] = _worth(9, "vp_per_own_quarry")
_WORKSHOP: Final[int] = _worth(10, "vp_per_own_workshop")
_TRADE: Final[int] = _worth(11, "vp_per_own_osiris_building")
_STREET: Final[int] = _worth(12, "vp_per_own_temple_building")
_PILLAR: Final[int] = _worth(13, "vp_per_own_pillar")
_IDOL_14: Final[int] = _worth(14, "vp_per_own_statue")
_HOME_14: Final[int] = _worth(14, "vp_per_own_temple_building")
_PILLAR_15: Final[int] = _worth(15, "vp_per_own_pillar")
_HOME_15: Final[int] = _worth(15, "vp_per_own_temple_building")
_GOD_STATUE: Final[int] = _worth(16, "vp_per_own_god_statue")
_STATUE_17: Final[int] = _worth(17, "vp_per_own_statue")
_PILLAR_17: Final[int] = _worth(17, "vp_per_own_pillar")
_STATUE_18: Final[int] = _worth(18, "vp_per_own_statue")
_PEOPLE_STATUE: Final[int] = _worth(19, "vp_per_own_people_statue")
_FIRST: Final[int] = _worth(20, "vp_if_first_in_order")
_SECOND: Final[int] = _worth(20, "vp_if_second_in_order")
_BUILDING: Final[int] = _worth(21, "vp_per_own_built_building")


def types_of(laws: int) -> int:
    """Bits of the types of these laws."""
    types = 0
    for law in range(FAMILY):
        if laws >> law & 1:
            types |= 1 << TYPE_OF_LAW[law]
    return types


def god_statues(state: TekhenuState, seat: int) -> int:
    return state.god_statues[: GODS * MOST_GOD_STATUES].count(seat)


def people_statues(state: TekhenuState, seat: int) -> int:
    return state.people_statues.count(seat)


def quarries(state: TekhenuState, seat: int) -> int:
    """Own buildings in the limestone and granite districts."""
    return sum(
        1 for slot in range(OSIRIS_SLOTS) if slot % DISTRICTS >= LIMESTONE and state.osiris[slot] == seat
    )


def _knowledge(state: TekhenuState, seat: int) -> int:
    return state.technologies[seat].bit_count() * _KNOWLEDGE


def _many_signs(state: TekhenuState, seat: int) -> int:
    return types_of(state.laws[seat]).bit_count() * _SIGN


def _by_itself(state: TekhenuState, seat: int) -> int:
    """Z03, Z04 and Z23 bring points by decisions of their own."""
    return 0


def _joy(state: TekhenuState, seat: int) -> int:
    return HAPPINESS_SYMBOLS[state.happiness[seat]] * _JOY


def _envy(state: TekhenuState, seat: int) -> int:
    return state.happiness[seat] - min(state.happiness)


def _scribes(state: TekhenuState, seat: int) -> int:
    return state.goods[seat * GOODS + SCRIBE] * _SCRIBE


def _treasury(state: TekhenuState, seat: int) -> int:
    base = seat * GOODS
    basic = sum(state.goods[base : base + RESOURCES])
    return min(state.goods[base + GOLD] * _TREASURE_GOLD + basic * _TREASURE, _TREASURE_CAP)


def _quarries(state: TekhenuState, seat: int) -> int:
    return quarries(state, seat) * _QUARRY


def _workshops(state: TekhenuState, seat: int) -> int:
    return (state.osiris.count(seat) - quarries(state, seat)) * _WORKSHOP


def _trades(state: TekhenuState, seat: int) -> int:
    return state.osiris.count(seat) * _TRADE


def _streets(state: TekhenuState, seat: int) -> int:
    return temple_buildings(state, seat) * _STREET


def _pillars(state: TekhenuState, seat: int) -> int:
    return state.pillars[seat] * _PILLAR


def _homes_and_idols(state: TekhenuState, seat: int) -> int:
    return state.statues[seat] * _IDOL_14 + temple_buildings(state, seat) * _HOME_14


def _homes_and_pillars(state: TekhenuState, seat: int) -> int:
    return state.pillars[seat] * _PILLAR_15 + temple_buildings(state, seat) * _HOME_15


def _gods(state: TekhenuState, seat: int) -> int:
    return god_statues(state, seat) * _GOD_STATUE


def _stone(state: TekhenuState, seat: int) -> int:
    return state.statues[seat] * _STATUE_17 + state.pillars[seat] * _PILLAR_17


def _statues(state: TekhenuState, seat: int) -> int:
    return state.statues[seat] * _STATUE_18


def _people(state: TekhenuState, seat: int) -> int:
    return people_statues(state, seat) * _PEOPLE_STATUE


def _precedence(state: TekhenuState, seat: int) -> int:
    if seat == state.order[0]:
        return _FIRST
    return _SECOND if seat == state.order[1] else 0


def _builders(state: TekhenuState, seat: int) -> int:
    return state.buildings[seat] * _BUILDING


def _purity(state: TekhenuState, seat: int) -> int:
    """Half the sum of the faces on the left pan, rounded up (TK-LAW-22)."""
    return (pan_sum(state, seat, PURE) + 1) // 2


def _temple(state: TekhenuState, seat: int) -> int:
    """Own buildings and own pillars at the temple once more (TK-LAW-24)."""
    return temple_buildings(state, seat) * TEMPLE_VP + pillar_points(state, seat)


# Z01 to Z24
LAW_POINTS: Final[tuple[Callable[[TekhenuState, int], int], ...]] = (
    _knowledge,
    _many_signs,
    _by_itself,
    _by_itself,
    _joy,
    _envy,
    _scribes,
    _treasury,
    _quarries,
    _workshops,
    _trades,
    _streets,
    _pillars,
    _homes_and_idols,
    _homes_and_pillars,
    _gods,
    _stone,
    _statues,
    _people,
    _precedence,
    _builders,
    _purity,
    _by_itself,
    _temple,
)
