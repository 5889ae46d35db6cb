"""The frame of a conflict (section 13): its start, region by region, majorities and domination, its end."""

from ennead.core.codec import NOBODY
from ennead.games.ankh.generated import frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    CITY_REWARD,
    CONFLICT,
    DOMINATION_REWARD,
    END_AFTER,
    EVENT_TRACK,
    FORGET_AFTER,
    FROM_DOMINATION,
    FROM_MAJORITY,
    MAJORITY_REWARD,
    MERGE_AFTER,
    MERGE_PLAYERS,
    MONUMENTS,
    OMNIPRESENT,
    RA,
    RADIANCE_REWARD,
    SCORPION_FIGURE,
)
from ennead.games.ankh.rules.figures import destroy_monument
from ennead.games.ankh.rules.geography import HEXES, aimed_hexes
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.state import AnkhState


def conflict_number(state: AnkhState) -> int:
    """How many conflicts the event marker has reached."""
    return EVENT_TRACK[: state.event].count(CONFLICT)


class Conflict(steps.Conflict):
    """Tiebreaker, scorpions, Omnipresent, then the regions (AN-CON-01 to AN-CON-03)."""

    def run(self, state: AnkhState, frame: frames.Conflict) -> None:
        seat = frame.seat
        state.tiebreaker = state.side[seat]
        state.tiebreaker_up = True
        state.referee.tell(events.CONFLICT, seat, state.god[state.tiebreaker], conflict_number(state))
        scorpions_destroy(state)
        for side in state.ranks:
            if state.has_power(side, OMNIPRESENT):
                inspire_regions(state, side)
        state.push(frames.CONFLICT_END)
        state.push(frames.NextRegion(1))


def scorpions_destroy(state: AnkhState) -> None:
    """Monuments on aimed hexes that are adjacent to the scorpion fall, whoever owns them (AN-SCO-04)."""
    for hex in range(HEXES):
        if state.piece[hex] == SCORPION_FIGURE:
            for target in aimed_hexes(hex, state.claws[hex]):
                if state.is_monument(target) and state.is_adjacent(hex, target):
                    destroy_monument(state, target)


def inspire_regions(state: AnkhState, side: int) -> None:
    """A follower for each region where the side is present (AN-POW-03, AN-POW-04)."""
    regions = 0
    for hex in state.own_figures(side):
        regions |= state.map.part_of[hex]
    count = regions.bit_count()
    state.followers[side] += count
    state.referee.tell(events.POWER_FOLLOWERS, state.god[side], OMNIPRESENT, count, state.followers[side])


class NextRegion(steps.NextRegion):
    """The region with this token: nobody, one side, or a battle (AN-CON-04 to AN-CON-07)."""

    def run(self, state: AnkhState, frame: frames.NextRegion) -> None:
        token = frame.token
        if token > state.map.regions:
            return
        state.push(frames.NextRegion(token + 1))
        region = state.tokens.index(token)
        present = state.sides_in(region)
        state.referee.tell(events.REGION, token, state.map.land[region][0], present.bit_count())
        if present.bit_count() == 1:
            dominate(state, present.bit_length() - 1, region)
        elif present:
            state.push(frames.Battle(region))


def dominate(state: AnkhState, side: int, region: int) -> None:
    """Majorities first, then the reward for domination, as two gains (AN-DOM-01, AN-DOM-02)."""
    state.referee.tell(events.DOMINATED, state.god[side], state.tokens[region])
    reward = DOMINATION_REWARD + reward_bonus(state, side, region)
    state.push(frames.GainDevotion(side, reward, FROM_DOMINATION))
    state.push(frames.GainDevotion(side, majority_gain(state, side, region), FROM_MAJORITY))


def reward_bonus(state: AnkhState, side: int, region: int) -> int:
    """What Radiance and cities add to a reward in the region (AN-RA-03, AN-RA-05, AN-SCN-05)."""
    bonus = 0
    cities = SCENARIOS[state.scenario].cities
    radiant = False
    for hex in state.figures_in(side, region):
        if hex in state.suns and state.holder[RA] == side:
            radiant = True
        if hex in cities:
            bonus += CITY_REWARD
    return bonus + (RADIANCE_REWARD if radiant else 0)


def majority_gain(state: AnkhState, side: int, region: int) -> int:
    """Devotion for every type of which the side has the majority here (AN-MAJ-01 to AN-MAJ-04)."""
    counts = [0] * (state.players * MONUMENTS)
    owner = state.owner
    for hex in state.map.land[region]:
        if owner[hex] != NOBODY and state.piece[hex] < MONUMENTS:
            counts[owner[hex] * MONUMENTS + state.piece[hex]] += 1
    gain = 0
    for kind in range(MONUMENTS):
        own = counts[side * MONUMENTS + kind]
        others = 0
        for other in range(state.players):
            if other != side:
                others = max(others, counts[other * MONUMENTS + kind])
        if own > others:
            gain += MAJORITY_REWARD
            state.referee.tell(events.MAJORITY, state.god[side], kind)
    return gain


class ConflictEnd(steps.ConflictEnd):
    """Tokens go back; then merge, forgotten gods or the end (AN-CON-08, AN-CON-09)."""

    def run(self, state: AnkhState, frame: frames.ConflictEnd) -> None:
        state.tiebreaker = NOBODY
        state.tiebreaker_up = False
        state.amun_up = True
        number = conflict_number(state)
        state.referee.tell(events.CONFLICT_OVER, number)
        if number == MERGE_AFTER and state.players >= MERGE_PLAYERS:
            state.push(frames.MERGE)
        elif number == FORGET_AFTER:
            state.push(frames.FORGET)
        elif number == END_AFTER:
            state.push(frames.END_GAME)
