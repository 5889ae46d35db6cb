"""Every final arrangement the movement rules allow can be reached, and no other (KM-MOVE-08 to -17).

The rules are stated here once more, without the engine: groups of units and creatures go from area to area.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.components import AREA, BORDERS, CREATURE
from ennead.games.kemet.state import KemetState
from ennead.games.kemet.steps import MOVE_STEP
from tests.games.kemet.table import Table, position

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


def ends(
    board: Board, start: str, area: str, points: int, enemies: set[str], entered: bool
) -> Iterator[Arrangement]:
    """All arrangements in which the action can end, by plain enumeration."""
    here = [name for name, at in board.creatures.items() if at == area]
    if board.units[area] <= 5 and len(here) <= 1:
        yield board.key()
    if points == 0:
        return
    for to in neighbours(area):
        foreign = "_d" in to and to[:2] in ("w2", "w3") and to.count("_") == 1 and to[3] == "d"
        walls_hold = foreign and to not in [AREA.names[each] for each in BORDERS[3][AREA.index[start]]]
        if foreign and entered:
            continue
        for count in range(1, board.units[area] + 1):
            for group in subsets(here):
                if walls_hold and "phoenix" not in group:
                    continue
                left = [name for name in here if name not in group]
                staying = board.units[area] - count
                if staying > 5 or len(left) > 1 or (left and not staying and len(here) > 1):
                    continue
                units = {**board.units, area: staying}
                creatures = {name: to if name in group else at for name, at in board.creatures.items()}
                if left and not staying:
                    del creatures[left[0]]
                if to in enemies:
                    if count <= 5 and len(group) <= 1:
                        attack = Board({**units, f"attack {to}": count}, creatures)
                        yield attack.key()
                    continue
                units[to] = units.get(to, 0) + count
                yield from ends(Board(units, creatures), start, to, points - 1, enemies, entered or foreign)


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
        if not GAME.steps[state.frames[-1][0]].name.startswith("move"):
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


POSITIONS = {
    "a full neighbour": ({"w1_d1": 3, "w1_lands": 5}, {}, 2, {}),
    "three full districts": ({"w1_d1": 2, "w1_d2": 5, "w1_d3": 5}, {}, 2, {}),
    "two creatures": ({"w1_d1": 2, "w1_lands": 2}, {"phoenix": "w1_d1", "elephant": "w1_lands"}, 2, {}),
    "one unit each": (
        {"w1_d1": 1, "w1_lands": 1, "w_bank": 1},
        {"phoenix": "w1_d1", "elephant": "w1_lands", "sphinx": "w_bank"},
        2,
        {},
    ),
    "enemies next door": (
        {"w1_d1": 3, "w1_lands": 4},
        {"elephant": "w1_lands"},
        2,
        {"w_bank": 1, "w_dunes_north": 2},
    ),
    "walls": ({"w_bank": 2, "w3_lands": 3}, {"elephant": "w3_lands"}, 2, {"w3_d1": 2}),
    "walls with the Phoenix": ({"w_bank": 2, "w3_lands": 1}, {"phoenix": "w_bank"}, 2, {"w3_d1": 2}),
    "three points": ({"w1_d1": 2, "w1_d2": 5, "w1_d3": 4}, {"sphinx": "w1_d1"}, 3, {"w1_lands": 1}),
}


@pytest.mark.rule("KM-MOVE-14", "KM-MOVE-17", "KM-DEC-04")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_same_final_arrangements_as_by_brute_force(name: str) -> None:
    units, creatures, points, enemies = POSITIONS[name]
    start = next(iter(units))
    owned = {"phoenix": "ruby_phoenix", "elephant": "sapphire_war_elephant", "sphinx": "sapphire_sphinx"}
    table = position(
        3,
        troops={"A": units, "B": enemies},
        tiles={"A": " ".join(owned[creature] for creature in creatures)},
        creatures=creatures,
    )
    table.play("token l1_move", f"move {start}")
    area = AREA.index[start]
    table.state.frames[-1] = (MOVE_STEP, 0, area, area, points, 0, 0, 0, 0)
    table.state.refresh()
    expected = set(ends(Board(dict(units), dict(creatures)), start, start, points, set(enemies), False))
    assert engine_ends(table) == expected
