"""How things stand (section 13 read off the table): strength by parts, majorities, what would come now.

For views and previews only; the rules themselves judge in `conflict` and `resolution`.
"""

from ennead.core.codec import NOBODY
from ennead.games.ankh.rules.components import (
    BOUNTIFUL,
    BOUNTIFUL_BONUS,
    CONFLICT,
    DEVOTION_WIN,
    DOMINATION_REWARD,
    EVENT_TRACK,
    FORGET_AFTER,
    FROM_DOMINATION,
    FROM_MAJORITY,
    GOD_FIGURE,
    LAST_EVENT,
    LAST_RED,
    MAJORITY_REWARD,
    MERGE_AFTER,
    MERGE_PLAYERS,
    MONUMENTS,
    SOURCES,
)
from ennead.games.ankh.rules.conflict import conflict_number, reward_bonus
from ennead.games.ankh.rules.devotion import is_red
from ennead.games.ankh.rules.resolution import attuned_temples, figure_strength
from ennead.games.ankh.rules.state import AnkhState


class Force:
    """A side in a region: its strength before cards, by parts, and its figures."""

    def __init__(self, figures: int, captives: int, temples: int, hexes: list[int]) -> None:
        self.figures = figures
        self.captives = captives
        self.temples = temples
        self.hexes = hexes
        self.total = figures + captives + temples


class Survey:
    """A region read once: who is there, and for each kind of monument who controls how many.

    NOBODY counts the neutral monuments.
    """

    def __init__(self, state: AnkhState, region: int) -> None:
        self.region = region
        self.figures: dict[int, list[int]] = {}
        self.counts: list[dict[int, int]] = [{} for _ in range(MONUMENTS)]
        for hex in state.map.area[region]:
            piece = state.piece[hex]
            owner = state.owner[hex]
            if piece >= GOD_FIGURE:
                self.figures.setdefault(owner, []).append(hex)
            elif piece != NOBODY:
                self.counts[piece][owner] = self.counts[piece].get(owner, 0) + 1

    def forces(self, state: AnkhState) -> dict[int, Force]:
        """All sides present, the strongest first; of equals the one with less devotion."""
        found = [
            (side, force_of(state, side, self.region, self.figures[side]))
            for side in state.ranks
            if side in self.figures
        ]
        found.sort(key=lambda each: -each[1].total)
        return dict(found)

    def majority(self, kind: int) -> int:
        """Who controls more than every other and has a figure there (AN-MAJ-01 to AN-MAJ-03)."""
        best = NOBODY
        highest = 0
        for side, count in self.counts[kind].items():
            if side != NOBODY:
                if count > highest:
                    highest = count
                    best = side
                elif count == highest:
                    best = NOBODY
        return best if best in self.figures else NOBODY


def surveys(state: AnkhState) -> list[Survey]:
    """Every region; those without a token yet included."""
    return [Survey(state, region) for region in range(state.map.regions)]


def force_of(state: AnkhState, side: int, region: int, hexes: list[int]) -> Force:
    """The same sum as `strength_on_map`, part by part (AN-STR-01 to AN-STR-04)."""
    figures, captives = figure_strength(state, side, hexes)
    return Force(figures, captives, attuned_temples(state, side, region), hexes)


def leader_of(forces: dict[int, Force]) -> int:
    """The side that is strictly the strongest before cards."""
    best = NOBODY
    highest = -1
    for side, force in forces.items():
        if force.total > highest:
            highest = force.total
            best = side
        elif force.total == highest:
            best = NOBODY
    return best


def projected(state: AnkhState, regions: list[Survey]) -> list[int]:
    """What a conflict would surely bring each side now, by source: dominated regions and majorities.

    Battles are open, so their rewards are left out; Bountiful counts gain by gain.
    """
    points = [0] * (state.players * SOURCES)
    devotion = state.devotion[:]
    for _, region in sorted([(token, region) for region, token in enumerate(state.tokens)]):
        survey = regions[region]
        gains: dict[int, int] = {}
        for kind in range(MONUMENTS):
            side = survey.majority(kind)
            if side != NOBODY:
                gains[side] = gains.get(side, 0) + MAJORITY_REWARD
        for side, gain in gains.items():
            points[side * SOURCES + FROM_MAJORITY] += _gain(state, devotion, side, gain)
        if len(survey.figures) == 1:
            for side in survey.figures:
                reward = DOMINATION_REWARD + reward_bonus(state, side, region)
                points[side * SOURCES + FROM_DOMINATION] += _gain(state, devotion, side, reward)
    return points


def _gain(state: AnkhState, devotion: list[int], side: int, amount: int) -> int:
    """How far one gain moves the token (AN-DEV-04, AN-POW-18)."""
    if amount == 0:
        return 0
    if devotion[side] <= LAST_RED and state.has_power(side, BOUNTIFUL):
        amount += BOUNTIFUL_BONUS
    moved = min(amount, DEVOTION_WIN - devotion[side])
    devotion[side] += moved
    return moved


# What devotion would lead to


def events_to_conflict(state: AnkhState) -> int:
    """How many events until the next conflict, itself included; 0 while one goes on or none is left."""
    if state.tiebreaker != NOBODY or state.event >= LAST_EVENT:
        return 0
    return EVENT_TRACK.index(CONFLICT, state.event) - state.event + 1


def coming_conflict(state: AnkhState) -> int:
    """The number of the conflict going on or next; 0 when none is left."""
    number = conflict_number(state)
    if state.tiebreaker != NOBODY:
        return number
    return number + 1 if state.event < LAST_EVENT and not state.over else 0


def would_merge(state: AnkhState) -> list[int]:
    """The lower and the higher god, as long as the merge is to come (AN-MRG-01, AN-MRG-02)."""
    is_ahead = state.players >= MERGE_PLAYERS and 0 < coming_conflict(state) <= MERGE_AFTER
    return state.ranks[:2] if is_ahead and len(set(state.side)) == state.players else []


def would_be_forgotten(state: AnkhState) -> list[int]:
    """Sides in the red zone, as long as the forgetting is to come (AN-FGT-01)."""
    if not 0 < coming_conflict(state) <= FORGET_AFTER:
        return []
    return [side for side in state.ranks if is_red(state, side)]
