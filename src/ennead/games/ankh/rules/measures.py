"""What matters in weighing an action of Ankh: devotion, followers, strength, majorities, what it sets off."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ACTION,
    ACTIONS,
    ANKH_TOKENS,
    ANUBIS,
    EVENT,
    EVENT_SPACE,
    GATES,
    GOD,
    GUARDIAN,
    LEVELS,
    MONUMENT,
    MONUMENTS,
    OSIRIS,
    RA,
    SOURCES,
    SUNS,
)
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.standing import (
    Survey,
    leader_of,
    projected,
    surveys,
    would_be_forgotten,
    would_merge,
)
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.turns import followers_to_gain

# Bits of how a side stands in a region.
_ALONE: Final = 1
_FIGHTS: Final = 2
_LEADS: Final = 4


def measures(state: AnkhState, seat: int) -> list[Measure]:
    """Amounts of the seat's side that an action can change, then those of the others."""
    side = state.side[seat]
    if not state.is_in_game(side):
        return []
    found = surveys(state)
    ahead = projected(state, found)
    return [
        Measure("points", state.devotion[side], 1),
        Measure("points_if_scored", sum(ahead[side * SOURCES : side * SOURCES + SOURCES]), 1),
        Measure("followers", state.followers[side], 1),
        *_regions(state, side, found),
        Measure("gain_now", followers_to_gain(state, side), 1),
        *_belongings(state, side),
        *[
            Measure(
                "steps_to_event", EVENT_SPACE[action] - state.markers[action], 0, track=ACTION.names[action]
            )
            for action in range(ACTIONS)
        ],
        *_others(state, side, ahead),
    ]


def _regions(state: AnkhState, side: int, regions: list[Survey]) -> list[Measure]:
    """Own strength and majorities region by region, and the strength of whoever else is there."""
    found: list[Measure] = []
    for region, token in enumerate(state.tokens):
        if not token:
            continue
        survey = regions[region]
        for other, force in survey.forces(state).items():
            if other == side:
                found.append(Measure("strength", force.total, 1, token=token))
            else:
                found.append(Measure("strength_of", force.total, -1, seat=SEAT.names[other], token=token))
        for kind in range(MONUMENTS):
            if survey.majority(kind) == side:
                found.append(Measure("majority", 1, 1, monument=MONUMENT.names[kind], token=token))
    return found


def _belongings(state: AnkhState, side: int) -> list[Measure]:
    """Figures, tokens, powers and cards of the side."""
    guardians = sum(state.guardians[side * LEVELS : side * LEVELS + LEVELS])
    found = [
        Measure("monuments", ANKH_TOKENS - state.ankh_tokens(side), 1),
        Measure("powers", state.powers[side].bit_count(), 1),
        Measure("figures", len(state.own_figures(side)), 1),
        Measure("warriors", state.warriors[side], 1),
        Measure("guardians", guardians, 1),
        Measure("cards", state.hand_size(side), 1),
    ]
    if state.holder[RA] == side:
        found.append(Measure("suns", SUNS - len(state.suns), 1))
    if state.holder[OSIRIS] == side:
        found.append(Measure("gates", GATES - len(state.gates), 1))
    if state.holder[ANUBIS] == side:
        found.append(Measure("captives", len(state.captives), 1))
    return found


def _others(state: AnkhState, side: int, ahead: list[int]) -> list[Measure]:
    """Devotion and followers of the other sides, and what a conflict would bring them."""
    found: list[Measure] = []
    for other in state.ranks:
        if other != side:
            name = SEAT.names[other]
            found.append(Measure("points_of", state.devotion[other], -1, seat=name))
            gains = sum(ahead[other * SOURCES : other * SOURCES + SOURCES])
            found.append(Measure("points_if_scored_of", gains, -1, seat=name))
            found.append(Measure("followers_of", state.followers[other], -1, seat=name))
    return found


# Notes


def notes(before: AnkhState, after: AnkhState, seat: int, told: list[Event]) -> list[Note]:
    """Events set off, whose turn follows, how regions would be decided, who would merge or be forgotten."""
    side = before.side[seat]
    found: list[Note] = []
    for event in told:
        found.extend(_of_event(event, before, side))
    if after.is_in_game(side):
        found.extend(_of_regions(before, after, side))
        found.extend(_of_fate(before, after, side))
    found.extend(_of_turn(before, after, seat))
    return found


def _of_event(event: Event, before: AnkhState, side: int) -> list[Note]:
    values = event.values
    if event.kind == events.EVENT_REACHED:
        return [Note("event", 0, track_event=EVENT.names[values[1]], space=values[2])]
    if event.kind == events.GUARDIAN_TAKEN:
        return [Note("guardian", 1, guardian=GUARDIAN.names[values[1]])]
    if event.kind == events.REGION_SPLIT:
        return [Note("split", 0, one=values[1], other=values[2])]
    if event.kind == events.DESTROYED:
        own = 0 if values[2] == NOBODY else 1 if values[2] != before.god[side] else -1
        return [Note("destroyed", own, monument=MONUMENT.names[values[0]], hex=HEX.names[values[1]])]
    if event.kind == events.WON_BATTLE:
        own = 1 if values[0] == before.god[side] else -1
        return [Note("battle_won", own, god=GOD.names[values[0]], token=values[1])]
    if event.kind == events.NO_WINNER:
        return [Note("no_winner", 0, token=values[0])]
    if event.kind == events.MERGED:
        return [Note("merged", 0, higher=GOD.names[values[0]], lower=GOD.names[values[1]])]
    if event.kind == events.WINNER:
        return [Note("wins", 1 if values[1] == before.god[side] else -1, god=GOD.names[values[1]])]
    return []


def _standing(state: AnkhState, side: int) -> dict[int, int]:
    """For each order token how the side stands in its region."""
    found: dict[int, int] = {}
    for region, token in enumerate(state.tokens):
        forces = Survey(state, region).forces(state)
        if token and side in forces:
            bits = _ALONE if len(forces) == 1 else _FIGHTS
            found[token] = bits | (_LEADS if leader_of(forces) == side else 0)
    return found


def _of_regions(before: AnkhState, after: AnkhState, side: int) -> list[Note]:
    """Where the side would newly dominate, fight, lead or be gone."""
    was = _standing(before, side)
    found: list[Note] = []
    for token, bits in sorted(_standing(after, side).items()):
        old = was.pop(token, 0)
        if bits & _ALONE and not old & _ALONE:
            found.append(Note("would_dominate", 1, token=token))
        elif bits & _FIGHTS and not old & _FIGHTS:
            found.append(Note("would_fight", 0, token=token))
        elif bits & _FIGHTS and (bits ^ old) & _LEADS:
            leads = bits & _LEADS
            found.append(Note("would_lead" if leads else "would_not_lead", 1 if leads else -1, token=token))
    found.extend([Note("would_leave", -1, token=token) for token in sorted(was) if token in after.tokens])
    return found


def _of_fate(before: AnkhState, after: AnkhState, side: int) -> list[Note]:
    found: list[Note] = []
    was, now = would_merge(before), would_merge(after)
    if side in now and side not in was:
        found.append(Note("would_merge", -1))
    elif side in was and side not in now and now:
        found.append(Note("would_not_merge", 1))
    if (
        side in would_be_forgotten(before)
        and would_be_forgotten(after)
        and side not in would_be_forgotten(after)
    ):
        found.append(Note("would_not_be_forgotten", 1))
    return found


def _of_turn(before: AnkhState, after: AnkhState, seat: int) -> list[Note]:
    if after.over or before.active != seat:
        return []
    if after.active != seat:
        return [Note("turn_of", 0, seat=SEAT.names[after.active])]
    return []
