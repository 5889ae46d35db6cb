"""The scenarios (section 4) as rows of ints: what stands where when a game begins."""

from typing import Any, Final

from ennead.core.codec import NOBODY
from ennead.games.ankh.rules.components import DATA, MONUMENT
from ennead.games.ankh.rules.geography import EDGE, HEX


class Scenario:
    """One layout; seats are numbered from 0 in turn order."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: int = row["players"]
        self.followers: int = row["start_followers"]
        self.camels: tuple[int, ...] = tuple(
            EDGE.index[side.lower()] for chain in row["camels"] for side in chain
        )
        # Conflict order tokens: number, and a hex of its region (AN-SCN-01).
        self.tokens: tuple[tuple[int, int], ...] = tuple(
            (token["order"], HEX.index[token["hex"].lower()]) for token in row["conflict_tokens"]
        )
        # Hex, type, owner (NOBODY = neutral).
        self.monuments: tuple[tuple[int, int, int], ...] = tuple(
            (HEX.index[hex.lower()], MONUMENT.index[printed[0]], printed[1] - 1 if printed[1] else NOBODY)
            for hex, printed in row["monuments"].items()
        )
        figures = [row["figures"][seat + 1] for seat in range(self.players)]
        self.gods: tuple[int, ...] = tuple(HEX.index[figure["god"].lower()] for figure in figures)
        self.warriors: tuple[tuple[int, ...], ...] = tuple(
            tuple(HEX.index[hex.lower()] for hex in figure["warriors"]) for figure in figures
        )
        # City hexes count only with the rule that gives them a meaning (AN-SCN-04).
        self.cities: dict[int, str] = {}
        if "city_bonus" in row["special_rules"]:
            self.cities = {HEX.index[hex.lower()]: name.lower() for hex, name in row["cities"].items()}


SCENARIOS: Final[tuple[Scenario, ...]] = tuple(Scenario(row) for row in DATA["scenarios"].values())
