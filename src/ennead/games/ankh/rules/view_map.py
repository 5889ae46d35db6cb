"""What views show of the map: true neighbours, regions by parts, the caravan being laid."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.caravan import lines_left, lines_through
from ennead.games.ankh.rules.components import (
    CAMELS,
    CARAVAN_MOST,
    DOMINATION_REWARD,
    MONUMENT,
    MONUMENTS,
    OUTCOME,
    TOKENS,
)
from ennead.games.ankh.rules.conflict import reward_bonus
from ennead.games.ankh.rules.geography import (
    EDGE,
    EDGE_ONE,
    EDGE_OTHER,
    HEX,
    HEXES,
    PASSAGES,
    PRINTED_REGION,
    REACH,
    Landscape,
)
from ennead.games.ankh.rules.shape import CaravanPlan, CaravanView, MajorityView, RegionView
from ennead.games.ankh.rules.standing import Survey, leader_of
from ennead.games.ankh.rules.state import AnkhState

_NEIGHBOURS: Final[dict[tuple[int, ...], dict[str, list[str]]]] = {}
_NEIGHBOURS_MOST: Final = 500


def neighbours(landscape: Landscape) -> dict[str, list[str]]:
    """For each hex those adjacent to it (AN-ADJ-03); worked out once for each layout of camels."""
    known = _NEIGHBOURS.get(landscape.camels)
    if known is None:
        if len(_NEIGHBOURS) >= _NEIGHBOURS_MOST:
            _NEIGHBOURS.clear()
        known = {
            HEX.names[hex]: [HEX.names[near] for near in landscape.adjacent[hex]] for hex in range(HEXES)
        }
        _NEIGHBOURS[landscape.camels] = known
    return known


def reach(state: AnkhState) -> list[str]:
    """Land within range of the figure being moved, free or not (AN-MOV-03)."""
    asked = state.frames[-1] if state.frames else None
    if not isinstance(asked, frames.MoveDestination):
        return []
    return [HEX.names[hex] for hex in REACH[asked.figure]]


# Regions


def regions_in_order(state: AnkhState) -> list[int]:
    """By conflict order; a region that has no token yet comes first."""
    pairs = sorted([(token, region) for region, token in enumerate(state.tokens)])
    return [region for _, region in pairs]


def region_view(state: AnkhState, survey: Survey) -> RegionView:
    region = survey.region
    land = state.map.land[region]
    printed = PRINTED_REGION[land[0]]
    assert printed is not None
    forces = survey.forces(state)
    return {
        "token": state.tokens[region] or None,
        "land": printed,
        "first_hex": HEX.names[land[0]],
        "hexes": [HEX.names[hex] for hex in state.map.area[region]],
        "size": len(land),
        "outcome": OUTCOME.names[min(len(forces), 2)],
        "leader": SEAT.show(leader_of(forces)),
        "strength": {
            SEAT.names[side]: {
                "total": force.total,
                "figures": force.figures,
                "captives": force.captives,
                "temples": force.temples,
                "count": len(force.hexes),
                "reward": DOMINATION_REWARD + reward_bonus(state, side, region),
            }
            for side, force in forces.items()
        },
        "monuments": {MONUMENT.names[kind]: _majority(survey, kind) for kind in range(MONUMENTS)},
    }


def _majority(survey: Survey, kind: int) -> MajorityView:
    counts = survey.counts[kind]
    return {
        "counts": {SEAT.names[side]: count for side, count in counts.items() if side != NOBODY},
        "neutral": counts.get(NOBODY, 0),
        "side": SEAT.show(survey.majority(kind)),
    }


# The caravan


def caravan_view(state: AnkhState) -> CaravanView | None:
    """What is laid and where it may lead, while the caravan is being chosen."""
    if not state.frames or not isinstance(state.frames[-1], (frames.CaravanFirst, frames.CaravanNext)):
        return None
    laid = len(state.caravan)
    most = min(CARAVAN_MOST, CAMELS - len(state.map.camels))
    plans: dict[int, tuple[int, ...]] = {}
    for line in _lines(state, most):
        known = plans.get(line[laid])
        if known is None or len(line) < len(known):
            plans[line[laid]] = line
    return {
        "laid": [EDGE.names[edge] for edge in state.caravan],
        "most": most,
        "plans": [_plan(state, side, plans[side], laid) for side in sorted(plans)],
    }


def _lines(state: AnkhState, most: int) -> list[tuple[int, ...]]:
    """Legal lines that go on from what is laid."""
    if state.caravan:
        return lines_left(state)
    if state.map.regions >= TOKENS:
        return []
    return [line for land in state.map.land for line in lines_through(land).lines if len(line) <= most]


def _plan(state: AnkhState, side: int, line: tuple[int, ...], laid: int) -> CaravanPlan:
    one = _part(state, EDGE_ONE[line[0]], line)
    other = _part(state, EDGE_OTHER[line[0]], line)
    small, large = (one, other) if len(one) <= len(other) else (other, one)
    return {
        "side": EDGE.names[side],
        "line": [EDGE.names[edge] for edge in line[laid:]],
        "part": [HEX.names[hex] for hex in sorted(small)],
        "rest": len(large),
    }


def _part(state: AnkhState, start: int, line: tuple[int, ...]) -> list[int]:
    """Land that stays with `start` when the line stands."""
    region = state.map.region[start]
    seen = {start}
    found = [start]
    for hex in found:
        for near, edge in PASSAGES[hex]:
            if near not in seen and edge not in line and state.map.region[near] == region:
                seen.add(near)
                found.append(near)
    return found
