"""The action Summon Figure (section 9), with pyramids, gates, ransom and the Apep's water."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import GATE_SUMMON, NORMAL_SUMMON, PYRAMID_SUMMON
from ennead.games.ankh.rules.components import (
    ANUBIS,
    APEP,
    FIRST_GUARDIAN,
    FIRST_RECRUIT,
    GUARDIAN_LEVEL,
    LEVELS,
    POWER,
    PYRAMID,
    PYRAMID_ATTUNED,
    RANSOM_COST,
    RECRUIT,
    RECRUIT_CAPTIVE,
    RECRUIT_WARRIOR,
    WARRIOR,
)
from ennead.games.ankh.rules.figures import ask_for_sun, ask_to_aim, place_figure
from ennead.games.ankh.rules.geography import HEX, IS_LAND, WATER_HEXES
from ennead.games.ankh.rules.refusals import cannot_stop, occupied, too_few_followers
from ennead.games.ankh.rules.state import AnkhState

APEP_RECRUIT: Final[int] = FIRST_RECRUIT + APEP


def recruits(state: AnkhState, side: int) -> list[int]:
    """Kinds of figures the side can summon: from its pool, or a captive it can pay for (AN-ANU-07)."""
    kinds: list[int] = []
    if state.warriors[side] > 0:
        kinds.append(RECRUIT_WARRIOR)
    if side in state.captives and state.followers[side] >= RANSOM_COST:
        kinds.append(RECRUIT_CAPTIVE)
    for level in range(LEVELS):
        if state.guardians[side * LEVELS + level] > 0:
            kinds.append(FIRST_RECRUIT + state.kinds[level])
    return kinds


def hexes_by_own_pieces(state: AnkhState, side: int) -> list[int]:
    """Empty land hexes adjacent to own figures and monuments (AN-SUM-02, AN-SUM-03)."""
    found: set[int] = set()
    for hex, owner in enumerate(state.owner):
        if owner == side:
            found.update(state.map.adjacent[hex])
    return [hex for hex in sorted(found) if state.can_stop(side, hex)]


def has_hex_by_own_piece(state: AnkhState, side: int) -> bool:
    """There is at least one of them."""
    for hex, owner in enumerate(state.owner):
        if owner == side:
            for near in state.map.adjacent[hex]:
                if state.can_stop(side, near):
                    return True
    return False


def free_water(state: AnkhState) -> list[int]:
    """Where an Apep can rise (AN-APE-01)."""
    return [hex for hex in WATER_HEXES if state.piece[hex] == NOBODY]


def free_gates(state: AnkhState, side: int) -> list[int]:
    """Gates of the side without a figure (AN-OSI-05)."""
    if not state.gates or state.gate_owner() != side:
        return []
    return sorted([hex for hex in state.gates if state.piece[hex] == NOBODY])


def hexes_by_pyramid(state: AnkhState, side: int, pyramid: int, recruit: int) -> list[int]:
    """Hexes adjacent to the pyramid; for an Apep water, too (AN-POW-13, AN-APE-02)."""
    found: list[int] = []
    for near in state.map.adjacent[pyramid]:
        if IS_LAND[near]:
            if state.can_stop(side, near):
                found.append(near)
        elif recruit == APEP_RECRUIT and state.piece[near] == NOBODY:
            found.append(near)
    found.sort()
    return found


def summon_hexes(state: AnkhState, side: int, summons: int, recruit: int) -> list[int]:
    """Where this summon can place this figure."""
    if summons == GATE_SUMMON:
        return free_gates(state, side)
    if summons >= PYRAMID_SUMMON:
        return hexes_by_pyramid(state, side, summons - PYRAMID_SUMMON, recruit)
    found = hexes_by_own_pieces(state, side)
    if recruit == APEP_RECRUIT:
        found.extend(free_water(state))
        found.sort()
    return found


class SummonFigure(steps.SummonFigure):
    """Which of the summons is used, and for which figure; or done (AN-DEC-06, AN-SUM-04, AN-SUM-05)."""

    def legal(self, state: AnkhState, frame: frames.SummonFigure, seat: int) -> list[int]:
        side = state.side[seat]
        options: list[int] = []
        kinds = recruits(state, side)
        if kinds:
            if frame.normal > 0:
                self._add_normal(state, side, kinds, options)
            if frame.gate > 0 and free_gates(state, side):
                for recruit in kinds:
                    options.append(codes.SUMMON[GATE_SUMMON][recruit])
            if state.has_power(side, PYRAMID_ATTUNED):
                self._add_pyramids(state, side, kinds, options)
        options.append(codes.DONE)
        return options

    def _add_normal(self, state: AnkhState, side: int, kinds: list[int], options: list[int]) -> None:
        on_land = has_hex_by_own_piece(state, side)
        for recruit in kinds:
            if on_land or (recruit == APEP_RECRUIT and free_water(state)):
                options.append(codes.SUMMON[NORMAL_SUMMON][recruit])

    def _add_pyramids(self, state: AnkhState, side: int, kinds: list[int], options: list[int]) -> None:
        for pyramid in state.own_monuments(side, PYRAMID):
            if pyramid not in state.used:
                for recruit in kinds:
                    if hexes_by_pyramid(state, side, pyramid, recruit):
                        options.append(codes.SUMMON[PYRAMID_SUMMON + pyramid][recruit])

    def do_summon(self, state: AnkhState, frame: frames.SummonFigure, summons: int, recruit: int) -> None:
        normal = frame.normal - (1 if summons == NORMAL_SUMMON else 0)
        gate = frame.gate - (1 if summons == GATE_SUMMON else 0)
        state.push(frames.SummonFigure(frame.seat, normal, gate))
        if summons >= PYRAMID_SUMMON:
            state.used.append(summons - PYRAMID_SUMMON)
        state.push(frames.SummonHex(frame.seat, summons, recruit))

    def why_not_summon(
        self, state: AnkhState, frame: frames.SummonFigure, summons: int, recruit: int
    ) -> Refusal:
        side = state.side[frame.seat]
        if recruit not in recruits(state, side):
            return _why_not_recruit(state, side, recruit)
        if summons == NORMAL_SUMMON:
            return Refusal("summon-used" if frame.normal == 0 else "no-room-to-summon")
        if summons == GATE_SUMMON:
            return Refusal("summon-used" if frame.gate == 0 else "no-free-gate")
        pyramid = summons - PYRAMID_SUMMON
        if pyramid in state.used:
            return Refusal("pyramid-used", hex=HEX.names[pyramid])
        if state.piece[pyramid] != PYRAMID or state.owner[pyramid] != side:
            return Refusal("not-your-pyramid", hex=HEX.names[pyramid])
        if not state.has_power(side, PYRAMID_ATTUNED):
            return Refusal("needs-power", power=POWER.names[PYRAMID_ATTUNED])
        return Refusal("no-room-to-summon")

    def do_done(self, state: AnkhState, frame: frames.SummonFigure) -> None:
        state.used.clear()


def _why_not_recruit(state: AnkhState, side: int, recruit: int) -> Refusal:
    if recruit != RECRUIT_CAPTIVE:
        return Refusal("not-in-pool", figure=RECRUIT.names[recruit])
    return too_few_followers(state, side, RANSOM_COST) if side in state.captives else Refusal("no-captive")


class SummonHex(steps.SummonHex):
    """Where the figure is placed (AN-DEC-07)."""

    def legal(self, state: AnkhState, frame: frames.SummonHex, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in summon_hexes(state, state.side[seat], frame.summons, frame.figure)]

    def do_to(self, state: AnkhState, frame: frames.SummonHex, hex: int) -> None:
        seat = frame.seat
        side = state.side[seat]
        piece = enlist(state, seat, side, frame.figure)
        place_figure(state, side, piece, hex)
        state.referee.tell(events.SUMMONED, seat, state.god[side], piece, hex)
        ask_to_aim(state, seat, hex)
        ask_for_sun(state, seat, hex)  # asked before the claws (AN-SUM-07)

    def why_not_to(self, state: AnkhState, frame: frames.SummonHex, hex: int) -> Refusal:
        name = HEX.names[hex]
        if frame.summons == GATE_SUMMON:
            return Refusal("no-free-gate-there", hex=name)
        apart = Refusal("not-adjacent", hex=name)
        if frame.summons >= PYRAMID_SUMMON:
            pyramid = HEX.names[frame.summons - PYRAMID_SUMMON].upper()
            apart = Refusal("not-by-pyramid", hex=name, pyramid=pyramid)
        if frame.figure == APEP_RECRUIT and not IS_LAND[hex]:
            return apart if state.piece[hex] == NOBODY else occupied(state, hex)
        return cannot_stop(state, state.side[frame.seat], hex, apart)


def enlist(state: AnkhState, seat: int, side: int, recruit: int) -> int:
    """Take the figure out of the pool or out of captivity; gives the piece."""
    if recruit == RECRUIT_WARRIOR:
        state.warriors[side] -= 1
        return WARRIOR
    if recruit == RECRUIT_CAPTIVE:
        captor = state.holder[ANUBIS]
        state.captives.remove(side)
        state.followers[side] -= RANSOM_COST
        state.followers[captor] += RANSOM_COST  # AN-GEN-08
        state.referee.tell(events.RANSOMED, seat, state.god[side], state.god[captor], RANSOM_COST)
        return WARRIOR
    kind = recruit - FIRST_RECRUIT
    state.guardians[side * LEVELS + GUARDIAN_LEVEL[kind]] -= 1
    return FIRST_GUARDIAN + kind
