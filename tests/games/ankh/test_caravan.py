"""The event Camel Caravan (section 12), against a brute-force search of all lines."""

from itertools import permutations

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.caravan import lines_through
from ennead.games.ankh.rules.components import DATA
from ennead.games.ankh.rules.geography import (
    EDGE,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    HEX,
    HEXES,
    IS_LAND,
    NEIGHBOURS,
    PRINTED_REGION,
    RIVER,
    Landscape,
    Q,
    R,
    landscape,
)
from ennead.games.ankh.testing import Table
from ennead.testing import step_of

OPENING = ("a5-a6", "a5-b5", "b4-b5")
Corner = frozenset[tuple[int, int]]


def legal_lines(land: Landscape) -> list[tuple[int, ...]]:
    return [line for region in land.land for line in lines_through(region).lines]


def lay_out(sides: tuple[str, ...]) -> Landscape:
    return landscape([EDGE.index[side] for side in sides])


# Brute force, written apart from the rules: corners are triples of mutually neighbouring places.

PLACE = {(Q[hex], R[hex]): hex for hex in range(HEXES)}


def corners_of(edge: int) -> list[Corner]:
    one = (Q[EDGE_ONE[edge]], R[EDGE_ONE[edge]])
    other = (Q[EDGE_OTHER[edge]], R[EDGE_OTHER[edge]])
    around = [set(_around(place)) for place in (one, other)]
    return [frozenset({one, other, third}) for third in around[0] & around[1]]


def _around(place: tuple[int, int]) -> list[tuple[int, int]]:
    q, r = place
    return [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]


def is_anchor(corner: Corner, camels: tuple[int, ...]) -> bool:
    if any(place not in PLACE or not IS_LAND[PLACE[place]] for place in corner):
        return True
    hexes = [PLACE[place] for place in corner]
    pairs = [(one, other) for one, other in permutations(hexes, 2) if one < other]
    standing = {(EDGE_ONE[edge], EDGE_OTHER[edge]) for edge in camels}
    return any(pair in RIVER or pair in standing for pair in pairs)


def regions_with(camels: list[int]) -> list[int]:
    """Sizes of all regions, by filling from every land hex."""
    walls = {(EDGE_ONE[edge], EDGE_OTHER[edge]) for edge in camels} | RIVER
    seen: set[int] = set()
    sizes = []
    for start in range(HEXES):
        if IS_LAND[start] and start not in seen:
            part, queue = {start}, [start]
            while queue:
                hex = queue.pop()
                for near in NEIGHBOURS[hex]:
                    pair = (min(hex, near), max(hex, near))
                    if IS_LAND[near] and near not in part and pair not in walls:
                        part.add(near)
                        queue.append(near)
            seen |= part
            sizes.append(len(part))
    return sizes


def brute_force(land: Landscape) -> set[frozenset[int]]:
    """Every set of 1 to 6 sides that is a legal line."""
    camels = land.camels
    ends = {edge: corners_of(edge) for edge in range(EDGES)}
    at: dict[Corner, list[int]] = {}
    for edge, pair in ends.items():
        for corner in pair:
            at.setdefault(corner, []).append(edge)
    anchor = {corner: is_anchor(corner, camels) for corner in at}
    found: set[frozenset[int]] = set()
    before = len(regions_with(list(camels)))

    def extend(line: list[int], visited: list[Corner]) -> None:
        last = visited[-1]
        if len(line) > 0 and anchor[last]:
            sizes = regions_with([*camels, *line])
            if len(sizes) == before + 1 and min(sizes) >= 6:
                found.add(frozenset(line))
            return
        if len(line) == 6:
            return
        for edge in at[last]:
            onward = next(corner for corner in ends[edge] if corner != last)
            if edge not in line and edge not in camels and onward not in visited:
                extend([*line, edge], [*visited, onward])

    for corner in at:
        if anchor[corner]:
            for edge in at[corner]:
                if edge not in camels:
                    onward = next(other for other in ends[edge] if other != corner)
                    extend([edge], [corner, onward])
    return found


@pytest.mark.rule("AN-CAM-01", "AN-CAM-02", "AN-CAM-03", "AN-CAM-04", "AN-CAM-05", "AN-CAM-06")
@pytest.mark.parametrize(
    "sides",
    [(), OPENING, ("f6-g6", "g6-g7", "g7-h6", "h6-h7"), ("d0-e1", "d0-d1", "c1-d1", "c2-d1", "c2-d2")],
    ids=["opening", "west", "east", "delta"],
)
def test_lines_are_those_of_brute_force(sides: tuple[str, ...]) -> None:
    land = lay_out(sides)
    lines = legal_lines(land)
    assert {frozenset(line) for line in lines} == brute_force(land)
    assert len(lines) == 2 * len({frozenset(line) for line in lines})  # from either end


@pytest.mark.rule("AN-CAM-06")
def test_as_many_lines_as_the_data_says() -> None:
    expected = DATA["map"]["checks"]["legal_caravans_without_camels"]
    counts: dict[str, dict[int, int]] = {}
    for line in {frozenset(line) for line in legal_lines(lay_out(()))}:
        region = str(PRINTED_REGION[EDGE_ONE[min(line)]])
        by_length = counts.setdefault(region, {})
        by_length[len(line)] = by_length.get(len(line), 0) + 1
    assert counts == expected


@pytest.mark.rule("AN-CAM-08", "AN-DEC-11", "AN-DEC-12")
def test_no_dead_ends_and_every_line_can_be_laid() -> None:
    """Walk all ways to lay a caravan on the opening map: each ends in a legal line, and all lines are met."""
    reached: set[frozenset[int]] = set()
    t = Table(gods="ra isis", scenario="two_lands").event("ra", 5)
    start = t.state.clone()
    assert t.asks == "caravan_first"
    assert t.options()[-1] == "skip"
    stack = [start]
    while stack:
        state = stack.pop()
        step = step_of(state)
        if step == "caravan_token":
            reached.add(frozenset(state.map.camels))
            continue
        codes = state.legal(0)
        assert step == "caravan_first" or 0 < len(codes) <= 2
        for code in codes:
            if GAME.space.text(code) != "skip":
                copy = state.clone()
                copy.play(code, t.referee, 0)
                stack.append(copy)
    assert reached == {frozenset(line) for line in legal_lines(start.map)}


@pytest.mark.rule("AN-CAM-01")
def test_the_event_can_be_skipped() -> None:
    t = Table(gods="ra isis", scenario="two_lands").event("ra", 5).do("skip")
    assert t.state.map.camels == ()
    assert t.actor == "isis"


def camels_to_no_purpose(count: int) -> list[str]:
    """So many camels in delta and east that part neighbours but no region."""
    sides: list[str] = []
    for edge in range(EDGES):
        parts_regions = lay_out((*sides, EDGE.names[edge])).regions > 3
        if PRINTED_REGION[EDGE_ONE[edge]] != "west" and not parts_regions:
            sides.append(EDGE.names[edge])
    return sides[:count]


@pytest.mark.rule("AN-CAM-01", "AN-CAM-07")
@pytest.mark.parametrize(("left", "lengths"), [(5, {3, 4, 5}), (4, {3, 4}), (3, {3}), (2, set())])
def test_the_supply_limits_the_line(left: int, lengths: set[int]) -> None:
    """With few camels left only short lines of the west can be laid; with too few, nothing happens."""
    t = (
        Table(gods="ra isis", scenario="two_lands")
        .camels(" ".join(camels_to_no_purpose(30 - left)))
        .event("ra", 5)
    )
    if not lengths:
        assert (t.asks, t.actor) == ("choose_action", "isis")
        return
    before = len(t.state.map.camels)
    assert before == 30 - left
    found = set()
    states = [(t.state, code) for code in t.state.legal(0) if _is_in_the_west(GAME.space.text(code))]
    while states:
        state, code = states.pop()
        copy = state.clone()
        copy.play(code, t.referee, 0)
        if step_of(copy) == "caravan_token":
            found.add(len(copy.map.camels) - before)
        else:
            states.extend((copy, onward) for onward in copy.legal(0))
    assert found == lengths


def _is_in_the_west(action: str) -> bool:
    return action != "skip" and PRINTED_REGION[EDGE_ONE[EDGE.index[action.split()[1]]]] == "west"


@pytest.mark.rule("AN-CAM-07", "AN-INV-05", "AN-INV-06")
def test_nothing_happens_without_a_token() -> None:
    t = Table(gods="ra isis amun osiris anubis")
    for _ in range(3):
        t.event("ra", 5)
        t.do(t.options()[0])
        while t.asks == "caravan_next":
            t.do(t.options()[0])
        t.do(t.options()[0], "none")
        assert GAME.invariants(t.state) == []
    assert t.state.map.regions == 8
    assert sorted(t.state.tokens) == list(range(1, 9))
    t.event("ra", 5)
    assert (t.asks, t.actor) == ("choose_action", "isis")
    assert t.told("caravan_skipped")


@pytest.mark.rule("AN-CAM-09", "AN-CAM-10", "AN-DEC-13")
def test_either_new_region_keeps_the_token() -> None:
    t = Table(gods="ra isis", scenario="two_lands").event("ra", 5).lay_camels("a5-a6 a5-b5 b4-b5")
    assert t.options() == ["keep a1", "keep a6"]
    assert GAME.view(t.state, None)["supply"]["tokens"] == [4, 5, 6, 7, 8]
    t.do("keep a6")
    assert GAME.view(t.state, None)["supply"]["tokens"] == [5, 6, 7, 8]
    assert t.tokens() == {"a1": 4, "a6": 2, "b0": 1, "f6": 3}


@pytest.mark.rule("AN-CAM-11", "AN-DEC-14")
def test_one_swap_of_a_new_regions_token() -> None:
    t = (
        Table(gods="ra isis", scenario="two_lands")
        .event("ra", 5)
        .lay_camels("a5-a6 a5-b5 b4-b5")
        .do("keep a1")
    )
    assert t.tokens() == {"a1": 2, "a6": 4, "b0": 1, "f6": 3}
    assert t.options() == ["swap 1 2", "swap 1 4", "swap 2 3", "swap 2 4", "swap 3 4", "none"]
    assert t.refused("swap 1 3").reason == "no-such-swap"
    t.do("swap 2 4")
    assert t.tokens() == {"a1": 4, "a6": 2, "b0": 1, "f6": 3}
    assert t.actor == "isis"


@pytest.mark.rule("AN-CAM-12")
def test_regions_and_adjacency_change_at_once_and_pieces_stay() -> None:
    t = (
        Table(gods="ra isis", scenario="two_lands")
        .cleared()
        .put("ra", god="a5", warrior="b5")
        .put("isis", god="j8")
    )
    t.event("ra", 5).lay_camels("a5-a6 a5-b5 b4-b5")
    assert not t.state.is_adjacent(HEX.index["a5"], HEX.index["b5"])
    assert t.state.map.region[HEX.index["a5"]] != t.state.map.region[HEX.index["b5"]]
    assert (t.at("a5"), t.at("b5")) == ("ra god", "ra warrior")
    assert t.state.map.part_of[HEX.index["c5"]].bit_count() == 2
