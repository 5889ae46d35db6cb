"""Prayer points and fame (sections 5 and 6): gaining, paying, and who has temporary fame."""

from ennead.core.codec import NOBODY
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import (
    BATTLE_FAME,
    CITY_OF,
    DISTRICTS_IN_PLAY,
    FAME_HEIGHT,
    MAX_PP,
    PYRAMID_FAME,
    TEMPLE_FAME,
    TEMPLES_IN_PLAY,
)
from ennead.games.kemet.rules.modifiers import DAY_GAIN, gather
from ennead.games.kemet.rules.state import KemetState, put


def gain_pp(state: KemetState, seat: int, amount: int, origin: int) -> None:
    """What would go above the maximum is lost (KM-PP-02)."""
    gained = min(amount, MAX_PP - state.pp[seat])
    state.pp[seat] += gained
    if amount > 0:
        state.referee.tell(events.GAINED_PP, seat, gained, origin)


def gain_by_day(state: KemetState, seat: int, amount: int, origin: int) -> None:
    """A gain in the day and outside battle, which Divine Might enlarges (KM-TILE-O4c)."""
    if amount > 0:
        amount += gather(state.tiles[seat], DAY_GAIN)
    gain_pp(state, seat, amount, origin)


def lose_pp(state: KemetState, seat: int, amount: int, origin: int) -> None:
    """A forced loss stops at 0 (KM-PP-03)."""
    lost = min(amount, state.pp[seat])
    state.pp[seat] -= lost
    state.referee.tell(events.LOST_PP, seat, lost, origin)


def gain_fame(state: KemetState, seat: int, count: int, source: int, origin: int) -> None:
    """Permanent fame, never lost (KM-FAME-02)."""
    if source == BATTLE_FAME:
        state.battle_fame = put(state.battle_fame, seat, state.battle_fame[seat] + count)
    else:
        state.divine_fame = put(state.divine_fame, seat, state.divine_fame[seat] + count)
    state.referee.tell(events.FAME, seat, count, source, origin)


def update_fame(state: KemetState) -> None:
    """Temporary fame follows control, at the moments of KM-FAME-08."""
    holder = state.holder
    fame_at = state.fame_at
    for area in TEMPLES_IN_PLAY[state.players]:
        if fame_at[area] != holder[area]:
            _pass_on(state, area, holder[area], TEMPLE_FAME)
            fame_at = state.fame_at
    height = state.height
    for area in DISTRICTS_IN_PLAY[state.players]:
        if height[area] >= FAME_HEIGHT:
            controller = holder[area]
            if controller == NOBODY:
                controller = state.city.index(CITY_OF[area])
            if state.fame_at[area] != controller:
                _pass_on(state, area, controller, PYRAMID_FAME)


def _pass_on(state: KemetState, area: int, seat: int, source: int) -> None:
    if state.fame_at[area] != NOBODY:
        state.referee.tell(events.AREA_FAME_LOST, state.fame_at[area], area, source)
    state.fame_at = put(state.fame_at, area, seat)
    if seat != NOBODY:
        state.referee.tell(events.AREA_FAME, seat, area, source)
