"""A second reading of the rules, written apart from the game: what a position allows and what it is worth.

Slow and plain on purpose. It reads the printed map from the data, pieces from the state by their names, and
nothing else of the game's own code; so the two can only agree where both read the specification alike.
"""

from collections.abc import Collection

from ennead.games.ankh.rules.components import (
    CARD,
    DATA,
    GOD,
    GUARDIAN,
    GUARDIAN_LEVEL,
    MONUMENT,
    PIECE,
    POWER,
    SCENARIO,
)
from ennead.games.ankh.rules.geography import EDGE, HEX
from ennead.games.ankh.rules.state import AnkhState

MAP = DATA["map"]
STEPS = [tuple(step) for step in MAP["directions"].values()]
AIMS = ("n_ne", "ne_se", "se_s", "s_sw", "sw_nw", "nw_n")
PLACE: dict[str, tuple[int, int]] = {}
TERRAIN: dict[str, str] = {}
for _q, _column in enumerate(MAP["columns"]):
    for _row, _cells in MAP["rows"].items():
        _printed = MAP["legend"][_cells.split()[_q]]
        if _printed is not None:
            PLACE[f"{_column}{_row}".lower()] = (_q, _row - _q // 2)
            TERRAIN[f"{_column}{_row}".lower()] = _printed["terrain"]
AT = {place: hex for hex, place in PLACE.items()}
LAND = [hex for hex in PLACE if TERRAIN[hex] != "water"]
WATER = [hex for hex in PLACE if TERRAIN[hex] == "water"]
RIVER = {frozenset(side.lower().split("-")) for side in MAP["river_edges"]}


def around(hex: str) -> list[str | None]:
    """The six neighbours clockwise from north; None beyond the border."""
    q, r = PLACE[hex]
    return [AT.get((q + step[0], r + step[1])) for step in STEPS]


NEAR = {hex: [near for near in around(hex) if near is not None] for hex in PLACE}


def within_three(hex: str) -> set[str]:
    reached = {hex}
    for _ in range(3):
        reached |= {near for each in reached for near in NEAR[each]}
    return reached - {hex}


class Reference:
    """One position, read anew."""

    def __init__(self, state: AnkhState) -> None:
        self.state = state
        self.figures: dict[str, tuple[str, int]] = {}
        self.monuments: dict[str, tuple[str, int]] = {}
        for hex, piece in enumerate(state.piece):
            if piece >= 0:
                kept = self.monuments if PIECE.names[piece] in MONUMENT.names else self.figures
                kept[HEX.names[hex]] = (PIECE.names[piece], state.owner[hex])
        self.gates = {HEX.names[hex] for hex in state.gates}
        self.suns = {HEX.names[hex] for hex in state.suns}
        self.walls = RIVER | {frozenset(EDGE.names[side].split("-")) for side in state.map.camels}
        row = DATA["scenarios"][SCENARIO.names[state.scenario]]
        has_cities = "city_bonus" in row["special_rules"]
        self.cities = {hex.lower() for hex in row["cities"]} if has_cities else set()
        self.region = self._regions()

    def _regions(self) -> dict[str, str]:
        """The region of each land hex, called by the hex it was found from (AN-REG-01)."""
        region: dict[str, str] = {}
        for start in LAND:
            if start not in region:
                region[start] = start
                queue = [start]
                for hex in queue:
                    for near in NEAR[hex]:
                        if near in LAND and near not in region and self.adjacent(hex, near):
                            region[near] = start
                            queue.append(near)
        return region

    # Map

    def adjacent(self, one: str, other: str) -> bool:
        """AN-ADJ-01, AN-ADJ-02."""
        beside = other in NEAR[one]
        return beside and (one in WATER or other in WATER or frozenset((one, other)) not in self.walls)

    def is_in(self, hex: str, region: str) -> bool:
        """AN-REG-03, AN-REG-04."""
        if hex in self.region:
            return self.region[hex] == region
        return any(self.region[near] == region for near in NEAR[hex] if near in self.region)

    def region_of_token(self, token: int) -> str:
        land = self.state.map.land[self.state.tokens.index(token)]
        return self.region[HEX.names[land[0]]]

    def region_of_battle(self) -> str:
        return self.region[HEX.names[self.state.map.land[self.state.battle][0]]]

    def ground(self, hex: str) -> str:
        """AN-CRD-17, AN-OSI-09."""
        return "gate" if hex in self.gates else TERRAIN[hex]

    def is_empty(self, hex: str) -> bool:
        return hex not in self.figures and hex not in self.monuments

    # Sides

    def holds(self, god: str) -> int:
        """The side that has the god's ability."""
        return self.state.holder[GOD.index[god]]

    def has(self, side: int, power: str) -> bool:
        return bool(self.state.powers[side] >> POWER.index[power] & 1)

    def plays(self, side: int, card: str) -> bool:
        return bool(self.state.cards[side] >> CARD.index[card] & 1)

    def participants(self) -> list[int]:
        return [side for side in self.state.ranks if self.state.participants >> side & 1]

    def own(self, side: int) -> list[str]:
        return [hex for hex, (_, owner) in self.figures.items() if owner == side]

    def own_in(self, side: int, region: str) -> list[str]:
        return [hex for hex in self.own(side) if self.is_in(hex, region)]

    def sides_in(self, region: str) -> list[int]:
        return [side for side in self.state.ranks if self.own_in(side, region)]

    def controlled(self, side: int, *kinds: str) -> list[str]:
        return [hex for hex, (kind, owner) in self.monuments.items() if owner == side and kind in kinds]

    # Battle

    def strength(self, side: int) -> int:
        """AN-STR-01 to AN-STR-04."""
        figures = self.own_in(side, self.region_of_battle())
        if not figures:
            return 0
        cards = [DATA["battle_cards"][name]["strength"] for name in CARD.names if self.plays(side, name)]
        total: int = sum(self._strength_of(hex) for hex in figures) + self._temples(side) + sum(cards)
        return total

    def _strength_of(self, hex: str) -> int:
        kind, side = self.figures[hex]
        for other, (name, owner) in self.figures.items():
            if name == "androsphinx" and owner != side and self.adjacent(hex, other):
                return 0
        if kind != "god":
            return 1
        most = max(len(self.controlled(side, name)) for name in MONUMENT.names)
        base = 3 if self.has(side, "resplendent") and most >= 3 else 1
        return base + (len(self.state.captives) if self.holds("anubis") == side else 0)

    def _temples(self, side: int) -> int:
        awake = [
            temple
            for temple in self.controlled(side, "temple")
            if self.region[temple] == self.region_of_battle()
            and any(self.adjacent(temple, hex) for hex in self.own(side))
        ]
        return 2 * len(awake) if self.has(side, "temple_attuned") else 0

    def majorities(self, side: int, region: str) -> int:
        """AN-MAJ-01, AN-MAJ-02."""
        count = 0
        for kind in MONUMENT.names:
            here = [
                hex for hex, (name, _) in self.monuments.items() if name == kind and self.is_in(hex, region)
            ]
            owners = [self.monuments[hex][1] for hex in here]
            others = [owners.count(other) for other in set(owners) if other not in (side, -1)]
            count += owners.count(side) > max(others, default=0)
        return count

    def domination(self, side: int, region: str) -> int:
        """AN-DOM-02."""
        figures = self.own_in(side, region)
        shines = self.holds("ra") == side and any(hex in self.suns for hex in figures)
        return 1 + shines + sum(hex in self.cities for hex in figures)

    def victory(self, side: int) -> int:
        """AN-RES-09."""
        region = self.region_of_battle()
        best = max(self.strength(other) for other in self.participants() if other != side)
        glorious = self.has(side, "glorious") and self.strength(side) >= best + 3
        drought = sum(self.ground(hex) == "desert" for hex in self.own_in(side, region))
        reward = self.domination(side, region) + (2 if glorious else 0)
        return reward + (drought if self.plays(side, "drought") else 0)

    def flooded(self, side: int) -> set[str]:
        """AN-CRD-12."""
        figures = self.own_in(side, self.region_of_battle())
        return (
            {hex for hex in figures if self.ground(hex) == "fertile"} if self.plays(side, "flood") else set()
        )

    def mortal(self, spared: int) -> set[str]:
        """Warriors and guardians in the region of all sides but one."""
        region = self.region_of_battle()
        return {
            hex
            for hex, (kind, owner) in self.figures.items()
            if kind != "god" and owner != spared and self.is_in(hex, region)
        }

    def protected(self, hex: str) -> bool:
        """AN-ISI-01."""
        side = self.figures[hex][1]
        enemies = [other for other, (_, owner) in self.figures.items() if owner != side]
        return self.holds("isis") == side and any(self.adjacent(hex, other) for other in enemies)

    # Where figures may go

    def can_stop(self, side: int, hex: str, left: str = "") -> bool:
        """AN-MAP-09, AN-OSI-06; `left` counts as empty."""
        free = self.is_empty(hex) or hex == left
        return hex in LAND and free and (hex not in self.gates or self.holds("osiris") == side)

    def pushes(self, satet: str, hex: str) -> list[str]:
        """AN-SAT-02 to AN-SAT-04."""
        return [near for near in NEAR[hex] if self.can_stop(self.figures[hex][1], near, satet)]

    def destinations(self, start: str) -> set[str]:
        """AN-MOV-03, AN-MOV-05, AN-SAT-01, AN-SAT-05, AN-SAT-06."""
        kind, side = self.figures[start]
        found = {hex for hex in within_three(start) if self.can_stop(side, hex)}
        if kind == "giant_scorpion":
            found.add(start)
        if kind == "satet":
            for hex in within_three(start) & set(LAND) & set(self.figures):
                closed = hex in self.gates and self.holds("osiris") != side
                if self.figures[hex][1] != side and not closed and self.pushes(start, hex):
                    found.add(hex)
        return found

    def beside(self, side: int, hexes: Collection[str]) -> set[str]:
        """Land on which a figure of the side can come to stand, adjacent to one of the hexes."""
        return {
            hex
            for hex in LAND
            if self.can_stop(side, hex) and any(self.adjacent(each, hex) for each in hexes)
        }

    def summon_hexes(self, side: int, way: str, figure: str) -> set[str]:
        """AN-SUM-02, AN-OSI-05, AN-POW-13, AN-APE-01, AN-APE-02."""
        if way == "gate":
            return (
                {hex for hex in self.gates if self.is_empty(hex)} if self.holds("osiris") == side else set()
            )
        water = {hex for hex in WATER if self.is_empty(hex)} if figure == "apep" else set()
        if way == "normal":
            return water | self.beside(side, [*self.own(side), *self.controlled(side, *MONUMENT.names)])
        return {hex for hex in water if self.adjacent(way, hex)} | self.beside(side, [way])

    def recruits(self, side: int) -> list[str]:
        """AN-SUM-01, AN-ANU-07."""
        state = self.state
        found = ["warrior"] if state.warriors[side] else []
        if side in state.captives and state.followers[side] > 0:
            found.append("captive")
        for name in GUARDIAN.names:
            level = GUARDIAN_LEVEL[GUARDIAN.index[name]]
            if GUARDIAN.names[state.kinds[level]] == name and state.guardians[side * 3 + level]:
                found.append(name)
        return found
