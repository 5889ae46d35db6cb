"""Troops and creatures on the board (sections 3 and 14): units come, go, and creatures never stand alone."""

from ennead.core.codec import NOBODY
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import CREATURES
from ennead.games.kemet.rules.state import KemetState


def add_units(state: KemetState, seat: int, area: int, count: int) -> None:
    """Units join the player's troop there; where an enemy stands they are an assault."""
    holder = state.holder[area]
    if holder == NOBODY:
        state.holder[area] = seat
        state.units[area] = count
    elif holder == seat:
        state.units[area] += count
    else:
        state.assault[area] += count


def take_units(state: KemetState, seat: int, area: int, count: int) -> None:
    """Units leave the area; the last attacker or defender left holds it."""
    if state.holder[area] == seat:
        state.units[area] -= count
        if state.units[area] == 0:
            if state.assault[area] > 0:
                state.holder[area] = state.active
                state.units[area] = state.assault[area]
                state.assault[area] = 0
            else:
                state.holder[area] = NOBODY
    else:
        state.assault[area] -= count


def send_home(state: KemetState, seat: int, area: int, count: int) -> None:
    """Units go to their owner's supply (KM-GEN-09)."""
    take_units(state, seat, area, count)
    state.supply[seat] += count


def dismiss_lone_creatures(state: KemetState, seat: int, area: int) -> None:
    """A creature left without a unit of its owner returns to supply (KM-CRE-03)."""
    if area in state.creature_at and state.troop(seat, area) == 0:
        for creature in range(CREATURES):
            if state.creature_at[creature] == area and state.creature_owner[creature] == seat:
                state.creature_at[creature] = NOBODY
                state.referee.tell(events.CREATURE_HOME, seat, creature, area)


def remove_units(state: KemetState, seat: int, area: int, count: int) -> None:
    """Units go to supply, and with the last of them the creature."""
    send_home(state, seat, area, count)
    dismiss_lone_creatures(state, seat, area)


def lead_creatures(state: KemetState, seat: int, area: int, to: int, leaving: int) -> None:
    """Say where each creature of a group that goes from `area` to `to` will be (KM-MOVE-10, -17)."""
    for creature in state.creatures_in(seat, area):
        if creature != leaving:
            state.referee.tell(events.CREATURE_MOVED, seat, creature, area, to)


def place_creature(state: KemetState, seat: int, creature: int, area: int) -> None:
    state.creature_at[creature] = area
    state.referee.tell(events.CREATURE_PLACED, seat, creature, area)
