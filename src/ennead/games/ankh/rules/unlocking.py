"""The action Unlock Ankh Power (section 11)."""

from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    GUARDIAN_BASE,
    LEVELS,
    NO_UNLOCK,
    POWER,
    POWER_LEVEL,
    POWERS,
    SLOT_COST,
    SLOT_GUARDIAN,
    SLOT_LEVEL,
    SLOTS,
)
from ennead.games.ankh.rules.refusals import too_few_followers
from ennead.games.ankh.rules.state import AnkhState


class UnlockPower(steps.UnlockPower):
    """A power of the next slot's level, or none (AN-DEC-09, AN-UNL-01 to AN-UNL-04)."""

    def legal(self, state: AnkhState, frame: frames.UnlockPower, seat: int) -> list[int]:
        side = state.side[seat]
        slot = state.powers[side].bit_count()
        options: list[int] = []
        if slot < SLOTS and state.followers[side] >= SLOT_COST[slot]:
            for power in range(POWERS):
                if POWER_LEVEL[power] == SLOT_LEVEL[slot] and not state.has_power(side, power):
                    options.append(codes.UNLOCK[power])
        options.append(codes.DECLINE)
        return options

    def do_unlock(self, state: AnkhState, frame: frames.UnlockPower, power: int) -> None:
        side = state.side[frame.seat]
        slot = state.powers[side].bit_count()
        state.followers[side] -= SLOT_COST[slot]
        state.powers[side] |= 1 << power
        state.referee.tell(events.UNLOCKED, frame.seat, state.god[side], power, SLOT_COST[slot])
        if SLOT_GUARDIAN[slot]:
            take_guardian(state, side, SLOT_LEVEL[slot])

    def why_not_unlock(self, state: AnkhState, frame: frames.UnlockPower, power: int) -> Refusal:
        side = state.side[frame.seat]
        slot = state.powers[side].bit_count()
        if state.has_power(side, power):
            return Refusal("already-unlocked", power=POWER.names[power])
        if slot >= SLOTS:
            return Refusal("all-powers-unlocked")
        if state.followers[side] < SLOT_COST[slot]:
            return too_few_followers(state, side, SLOT_COST[slot])
        level = POWER_LEVEL[power] + 1
        return Refusal("wrong-level", power=POWER.names[power], level=level, next=SLOT_LEVEL[slot] + 1)

    def do_decline(self, state: AnkhState, frame: frames.UnlockPower) -> None:
        state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_UNLOCK)


def take_guardian(state: AnkhState, side: int, level: int) -> None:
    """From the stock into the pool, if one is left and fits a base (AN-UNL-06 to AN-UNL-08)."""
    kind = state.kinds[level]
    if state.stock[level] > 0 and state.bases_left(side, GUARDIAN_BASE[kind]) > 0:
        state.stock[level] -= 1
        state.guardians[side * LEVELS + level] += 1
        state.referee.tell(events.GUARDIAN_TAKEN, state.god[side], kind)
