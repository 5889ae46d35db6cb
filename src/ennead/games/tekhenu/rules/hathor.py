"""Hathor (section 14): buildings at the temple complex."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import has_waiver, waiver
from ennead.games.tekhenu.rules.cards import BY_CELLS, BY_LINE, CAUSE_GOD
from ennead.games.tekhenu.rules.components import (
    BREAD,
    BY_ACTIONS,
    CELL_GOOD,
    EMPTY_CELL_GAIN,
    FREE,
    HATHOR,
    LINE_CELLS,
    SLOT,
    SLOT_COST,
    SLOT_LINE,
    SLOT_MIN_PLAYERS,
    SLOTS,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.payments import charge, payable_in
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import pillar_worth
from ennead.games.tekhenu.rules.track import raise_population


class HathorSlot(steps.HathorSlot):
    """Every empty open slot that can be paid (TK-HAT-08)."""

    def legal(self, state: TekhenuState, frame: frames.HathorSlot, seat: int) -> list[int]:
        free = frame.by == FREE or has_waiver(state, seat, HATHOR)
        bread = payable_in(state, seat, BREAD)
        options: list[int] = []
        for slot in range(SLOTS):
            if (
                state.temple[slot] == NOBODY
                and state.slot_is_open(slot)
                and (free or SLOT_COST[slot] <= bread)
            ):
                options.append(codes.SLOT[slot])
        return options

    def do_slot(self, state: TekhenuState, frame: frames.HathorSlot, slot: int) -> None:
        state.push(frames.HathorBuild(frame.seat, frame.value, slot))
        if frame.by != FREE:
            charge(state, frame.seat, BREAD, SLOT_COST[slot], waiver(HATHOR))

    def why_not_slot(self, state: TekhenuState, frame: frames.HathorSlot, slot: int) -> Refusal:
        shown = SLOT.names[slot]
        if state.temple[slot] != NOBODY:
            return Refusal("slot-taken", slot=shown, seat=SEAT.names[state.temple[slot]])
        if not state.slot_is_open(slot):
            return Refusal("slot-closed", slot=shown, players=SLOT_MIN_PLAYERS[slot])
        has = payable_in(state, frame.seat, BREAD)
        return Refusal("slot-too-dear", slot=shown, needs=SLOT_COST[slot], has=has)


class HathorBuild(steps.HathorBuild):
    """Points for own pillars, goods of empty cells, then population (TK-HAT-04 to TK-HAT-07)."""

    def run(self, state: TekhenuState, frame: frames.HathorBuild) -> None:
        seat, slot = frame.seat, frame.slot
        build_at_temple(state, seat, slot)
        line = SLOT_LINE[slot]
        worth = pillar_worth(state.technologies[seat])
        score(state, seat, BY_ACTIONS, state.pillars_in(line, seat) * worth, BY_LINE)
        for cell in LINE_CELLS[line]:
            if state.tiles[cell] == NOBODY:
                gain(state, seat, CELL_GOOD[cell], EMPTY_CELL_GAIN, BY_CELLS)
        raise_population(state, seat, frame.value, CAUSE_GOD + HATHOR)


def build_at_temple(state: TekhenuState, seat: int, slot: int) -> None:
    """The leftmost building of the player board (TK-CMP-04)."""
    state.temple[slot] = seat
    state.buildings[seat] += 1
    state.referee.tell(events.TEMPLE_BUILDING, seat, slot)
