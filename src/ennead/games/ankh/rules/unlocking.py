"""The action Unlock Ankh Power (section 11)."""

from ennead.core.codec import SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import DECLINE, UNLOCK_POWER
from ennead.games.ankh.rules.components import (
    GUARDIAN_BASE,
    LEVELS,
    NO_UNLOCK,
    POWER_LEVEL,
    POWERS,
    SLOT_COST,
    SLOT_GUARDIAN,
    SLOT_LEVEL,
    SLOTS,
)
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState


class UnlockPower(Choice[AnkhState]):
    """A power of the next slot's level, or none (AN-DEC-09, AN-UNL-01 to AN-UNL-04)."""

    def __init__(self) -> None:
        super().__init__("unlock_power", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        side = state.side[seat]
        slot = state.powers[side].bit_count()
        options: list[int] = []
        if slot < SLOTS and state.followers[side] >= SLOT_COST[slot]:
            for power in range(POWERS):
                if POWER_LEVEL[power] == SLOT_LEVEL[slot] and not state.has_power(side, power):
                    options.append(UNLOCK_POWER + power)
        options.append(DECLINE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DECLINE:
            referee.tell(events.DECLINED_EVENT, seat, NO_UNLOCK)
            return
        side = state.side[seat]
        power = code - UNLOCK_POWER
        slot = state.powers[side].bit_count()
        state.followers[side] -= SLOT_COST[slot]
        state.powers[side] |= 1 << power
        referee.tell(events.UNLOCKED, seat, state.god[side], power, SLOT_COST[slot])
        if SLOT_GUARDIAN[slot]:
            take_guardian(state, side, SLOT_LEVEL[slot], referee)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def take_guardian(state: AnkhState, side: int, level: int, referee: Referee) -> None:
    """From the stock into the pool, if one is left and fits a base (AN-UNL-06 to AN-UNL-08)."""
    kind = state.kinds[level]
    if state.stock[level] > 0 and state.bases_left(side, GUARDIAN_BASE[kind]) > 0:
        state.stock[level] -= 1
        state.guardians[side * LEVELS + level] += 1
        referee.tell(events.GUARDIAN_TAKEN, state.god[side], kind)
