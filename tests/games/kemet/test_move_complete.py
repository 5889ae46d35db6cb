"""Every final arrangement the movement rules allow can be reached, and no other (KM-MOVE-08 to -17).

The rules are stated here once more, without the engine: groups of units and creatures go from area to area.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import AREA, BORDERS, CREATURE
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.testing import Table
from ennead.testing import step_of

# Units by area, creatures by name, as one value that can be compared.
Arrangement = tuple[tuple[tuple[str, int], ...], tuple[tuple[str, str], ...]]


class Board:
    """A small independent model of A's own pieces; enemies stand still."""

    def __init__(self, units: dict[str, int], creatures: dict[str, str]) -> None:
        self.units = units
        self.creatures = creatures

    def key(self) -> Arrangement:
        units = tuple(sorted((area, count) for area, count in self.units.items() if count))
        return units, tuple(sorted(self.creatures.items()))


def neighbours(area: str) -> list[str]:
    place = AREA.index[area]
    found = {AREA.names[each] for each in BORDERS[3][place]}
    harbors = {"w_bank", "delta_marsh", "w1_lands"}
    if area in {"w_bank", "delta_marsh", "w1_lands", "w2_lands", "w3_lands"}:
        found |= harbors
    return sorted(found - {area})


def subsets(names: list[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(names) + 1):
        yield from combinations(names, size)


class Journey(NamedTuple):
    """Where the move began, where the group is, and what is left of the action."""

    start: str
    area: str
    points: int
    teleports: int
    enemies: frozenset[str]
    pyramids: frozenset[str]
    entered: bool = False


OBELISKS = ["w_dunes_north", "w_dunes_south", "temple_west", "temple_sphinx", "temple_delta", "sanctuary"]


def ways(board: Board, journey: Journey) -> Iterator[tuple[str, Journey, str]]:
    """Next areas, what is left after going there, and a creature that must go along (or none)."""
    if journey.points > 0:
        for to in neighbours(journey.area):
            yield to, journey._replace(area=to, points=journey.points - 1), ""
    if journey.teleports > 0:
        pyramid = journey.area in journey.pyramids
        if pyramid or journey.area in OBELISKS:
            for to in OBELISKS:
                if to != journey.area:
                    left = journey._replace(area=to, teleports=journey.teleports - 1)
                    yield to, left, "" if pyramid else "griffin_sphinx"


def departures(
    board: Board, area: str
) -> Iterator[tuple[int, tuple[str, ...], dict[str, int], dict[str, str]]]:
    """Groups that may leave an area, and what stays: within the limits, no second creature shed."""
    here = [name for name, at in board.creatures.items() if at == area]
    for count in range(1, board.units[area] + 1):
        for group in subsets(here):
            left = [name for name in here if name not in group]
            staying = board.units[area] - count
            if staying > 5 or len(left) > 1 or (left and not staying and len(here) > 1):
                continue
            shed = left if not staying else []
            creatures = {name: at for name, at in board.creatures.items() if name not in shed}
            yield count, group, {**board.units, area: staying}, creatures


def ends(board: Board, journey: Journey) -> Iterator[Arrangement]:
    """All arrangements in which the action can end, by plain enumeration."""
    here = [name for name, at in board.creatures.items() if at == journey.area]
    if board.units[journey.area] <= 5 and len(here) <= 1:
        yield board.key()
    for to, onward, companion in ways(board, journey):
        foreign = to[:4] in ("w2_d", "w3_d")
        if foreign and journey.entered:
            continue
        walls_hold = foreign and AREA.index[to] not in BORDERS[3][AREA.index[journey.start]]
        for count, group, units, standing in departures(board, journey.area):
            if (walls_hold and "phoenix" not in group) or (companion and companion not in group):
                continue
            creatures = {name: to if name in group else at for name, at in standing.items()}
            if to not in journey.enemies:
                units[to] = units.get(to, 0) + count
                yield from ends(Board(units, creatures), onward._replace(entered=journey.entered or foreign))
            elif count <= 5 and len(group) <= 1:
                yield Board({**units, f"attack {to}": count}, creatures).key()


def engine_ends(table: Table) -> set[Arrangement]:
    """All arrangements the engine's decisions lead to."""
    found: set[Arrangement] = set()
    seen: set[str] = set()
    waiting: list[KemetState] = [table.state]
    while waiting:
        state = waiting.pop()
        mark = GAME.hash(state)
        if mark in seen:
            continue
        seen.add(mark)
        if not step_of(state).startswith("move"):
            found.add(arrangement(state))
            continue
        codes = state.legal(0)
        assert codes, "a dead end"
        for code in codes:
            copy = state.clone()
            copy.play(code, FastReferee(1), 0)
            waiting.append(copy)
    return found


def arrangement(state: KemetState) -> Arrangement:
    units = {AREA.names[area]: state.units[area] for area in range(len(AREA)) if state.holder[area] == 0}
    for area in range(len(AREA)):
        if state.assault[area]:
            units[f"attack {AREA.names[area]}"] = state.assault[area]
    creatures = {
        CREATURE.names[creature]: AREA.names[at]
        for creature, at in enumerate(state.creature_at)
        if at >= 0 and state.creature_owner[creature] == 0
    }
    return Board(units, creatures).key()


def at_start(area: str, points: int, teleports: int) -> dict[str, Any]:
    """A troop of A that has not moved yet."""
    way = {"start": area, "area": area, "points": points, "teleports": teleports}
    return {"step": "move_step", "seat": "A", **way, "gates": 0, "entered": 0, "moved": 0}


class Start(NamedTuple):
    """A position; the first area of `units` is where the move begins."""

    units: dict[str, int]
    creatures: dict[str, str]
    points: int
    enemies: dict[str, int]
    pyramid: str = ""
    teleports: int = 0


POSITIONS = {
    "a full neighbour": Start({"w1_d1": 3, "w1_lands": 5}, {}, 2, {}),
    "three full districts": Start({"w1_d1": 2, "w1_d2": 5, "w1_d3": 5}, {}, 2, {}),
    "two creatures": Start({"w1_d1": 2, "w1_lands": 2}, {"phoenix": "w1_d1", "elephant": "w1_lands"}, 2, {}),
    "one unit each": Start(
        {"w1_d1": 1, "w1_lands": 1, "w_bank": 1},
        {"phoenix": "w1_d1", "elephant": "w1_lands", "sphinx": "w_bank"},
        2,
        {},
    ),
    "enemies next door": Start(
        {"w1_d1": 3, "w1_lands": 4}, {"elephant": "w1_lands"}, 2, {"w_bank": 1, "w_dunes_north": 2}
    ),
    "walls": Start({"w_bank": 2, "w3_lands": 3}, {"elephant": "w3_lands"}, 2, {"w3_d1": 2}),
    "walls with the Phoenix": Start({"w_bank": 2, "w3_lands": 1}, {"phoenix": "w_bank"}, 2, {"w3_d1": 2}),
    "three points": Start({"w1_d1": 2, "w1_d2": 5, "w1_d3": 4}, {"sphinx": "w1_d1"}, 3, {"w1_lands": 1}),
    "a teleport out of a full city": Start(
        {"w1_d1": 2, "w1_d2": 5, "w1_d3": 4},
        {"elephant": "w1_d2"},
        1,
        {"temple_west": 1},
        "w1_d2",
        1,
    ),
    "a teleport onto a full troop": Start(
        {"w1_d1": 3, "temple_west": 4, "w_dunes_north": 5}, {}, 1, {"w1_lands": 1}, "w1_d1", 1
    ),
}


@pytest.mark.rule("KM-MOVE-14", "KM-MOVE-17", "KM-DEC-04")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_same_final_arrangements_as_by_brute_force(name: str) -> None:
    begin = POSITIONS[name]
    start = next(iter(begin.units))
    owned = {"phoenix": "ruby_phoenix", "elephant": "sapphire_war_elephant", "sphinx": "sapphire_sphinx"}
    table = Table(
        3,
        troops={"A": begin.units, "B": begin.enemies},
        tiles={"A": " ".join(owned[creature] for creature in begin.creatures)},
        creatures=begin.creatures,
        pyramids={begin.pyramid: "ruby 1"} if begin.pyramid else None,
    )
    table.do("token l1_move", f"move {start}")
    table.state.frames.pop()
    table.ahead(at_start(start, begin.points, begin.teleports))
    journey = Journey(
        start, start, begin.points, begin.teleports, frozenset(begin.enemies), frozenset({begin.pyramid})
    )
    expected = set(ends(Board(dict(begin.units), dict(begin.creatures)), journey))
    assert len(expected) > 10
    assert engine_ends(table) == expected


@pytest.mark.rule("KM-CRE-12")
def test_brute_force_with_the_griffin_sphinx() -> None:
    """Five players' onyx on the map of three: the creature is lent by hand."""
    table = Table(3, troops={"A": {"w_dunes_north": 2, "temple_west": 5}, "B": {"sanctuary": 1}})
    griffin = CREATURE.index["griffin_sphinx"]
    table.state.creature_owner[griffin] = 0
    table.state.creature_at[griffin] = AREA.index["w_dunes_north"]
    table.ahead(at_start("w_dunes_north", 1, 1))
    board = Board({"w_dunes_north": 2, "temple_west": 5}, {"griffin_sphinx": "w_dunes_north"})
    journey = Journey("w_dunes_north", "w_dunes_north", 1, 1, frozenset({"sanctuary"}), frozenset())
    assert engine_ends(table) == set(ends(board, journey))
