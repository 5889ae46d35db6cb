"""The end of the night (sections 16 and 17): recruits, awakening, and destiny with the new turn order."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import (
    CHOOSE_SLOT,
)
from ennead.games.kemet.rules.components import (
    AREAS_IN_PLAY,
)
from ennead.games.kemet.rules.modifiers import (
    AWAKENING_LEVELS,
    AWAKENING_UNITS,
    gather,
    has,
)
from ennead.games.kemet.rules.night import NightStep
from ennead.games.kemet.rules.outcome import keep_limit
from ennead.games.kemet.rules.places import BY_REINFORCEMENTS, BY_VETERANS
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.steps import (
    AWAKENING_TILES,
    DAY_START,
    DESTINY_END,
    DESTINY_SLOT,
    HAND_OF_GOD,
    NIGHT_RECRUITS,
)

# 7 and 8: recruits and awakening


class RecruitsStep(NightStep):
    """Veterans become units, player by player (KM-NIGHT-15)."""

    def __init__(self) -> None:
        super().__init__("recruits")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in reversed(state.order):
            state.push(NIGHT_RECRUITS, seat)


class NightRecruits(Automatic[KemetState]):
    """As many units as veterans, in controlled districts of the own city."""

    def __init__(self) -> None:
        super().__init__("night_recruits", Field("seat", SEAT))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        begin_placing(state, frame[1], BY_VETERANS, state.veterans[frame[1]])


class AwakeningStep(NightStep):
    """Veterans go, tokens come back, tiles work (KM-NIGHT-17 to -20)."""

    def __init__(self) -> None:
        super().__init__("awakening")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in state.order:
            if state.veterans[seat] > 0:
                referee.tell(events.VETERANS_GONE, seat, state.veterans[seat])
            referee.tell(events.TOKENS_BACK, seat)
            state.veterans[seat] = 0
            state.own_tokens[seat] = 0
            state.silver_at[seat] = NOBODY
            state.gold_tile[seat] = NOBODY
            state.bought[seat] = 0
        for area in AREAS_IN_PLAY[state.players]:
            keep_limit(state, area, referee)
        for seat in reversed(state.order):
            state.push(AWAKENING_TILES, seat)


class AwakeningTiles(Automatic[KemetState]):
    """Reinforcements and Hand of God (KM-TILE-S4a, KM-TILE-D3a)."""

    def __init__(self) -> None:
        super().__init__("awakening_tiles", Field("seat", SEAT))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        if has(state.tiles[seat], AWAKENING_LEVELS):
            state.push(HAND_OF_GOD, seat)
        begin_placing(state, seat, BY_REINFORCEMENTS, gather(state.tiles[seat], AWAKENING_UNITS))


# 9: destiny (section 17)


class DestinyStep(NightStep):
    """Slots are chosen by rising fame; equals in the old order (KM-ORD-02 to -04)."""

    def __init__(self) -> None:
        super().__init__("destiny")

    def begin(self, state: KemetState, referee: Referee) -> None:
        state.next_order = [NOBODY] * state.players
        state.push(DESTINY_END)
        for seat in reversed(destiny_order(state)):
            state.push(DESTINY_SLOT, seat)


def destiny_order(state: KemetState) -> list[int]:
    chosen: list[int] = []
    for seat in state.order:
        place = len(chosen)
        while place > 0 and state.fame(chosen[place - 1]) > state.fame(seat):
            place -= 1
        chosen.insert(place, seat)
    return chosen


class DestinySlot(Choice[KemetState]):
    """Any empty slot."""

    def __init__(self) -> None:
        super().__init__("destiny_slot", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [CHOOSE_SLOT + slot for slot in range(state.players) if state.next_order[slot] == NOBODY]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.next_order = put(state.next_order, code - CHOOSE_SLOT, seat)
        referee.tell(events.SLOT_CHOSEN, seat, code - CHOOSE_SLOT)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class DestinyEnd(Automatic[KemetState]):
    """The new order holds, and the next day begins (KM-NIGHT-21)."""

    def __init__(self) -> None:
        super().__init__("destiny_end")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        state.order = state.next_order
        state.next_order = []
        state.push(DAY_START)
