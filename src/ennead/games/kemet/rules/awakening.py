"""The end of the night (sections 16 and 17): recruits, awakening, and destiny with the new turn order."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import AREAS_IN_PLAY, BY_REINFORCEMENTS, BY_VETERANS
from ennead.games.kemet.rules.modifiers import AWAKENING_LEVELS, AWAKENING_UNITS, gather, has
from ennead.games.kemet.rules.night import open_step
from ennead.games.kemet.rules.outcome import keep_limit
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.state import KemetState, put

# 7 and 8: recruits and awakening


class RecruitsStep(steps.RecruitsStep):
    """Veterans become units, player by player (KM-NIGHT-15)."""

    def run(self, state: KemetState, frame: frames.RecruitsStep) -> None:
        open_step(state, frame)
        for seat in reversed(state.order):
            state.push(frames.NIGHT_RECRUITS[seat])


class NightRecruits(steps.NightRecruits):
    """As many units as veterans, in controlled districts of the own city."""

    def run(self, state: KemetState, frame: frames.NightRecruits) -> None:
        begin_placing(state, frame.seat, BY_VETERANS, state.veterans[frame.seat])


class AwakeningStep(steps.AwakeningStep):
    """Veterans go, tokens come back, tiles work (KM-NIGHT-17 to -20)."""

    def run(self, state: KemetState, frame: frames.AwakeningStep) -> None:
        open_step(state, frame)
        for seat in state.order:
            if state.veterans[seat] > 0:
                state.referee.tell(events.VETERANS_GONE, seat, state.veterans[seat])
            state.referee.tell(events.TOKENS_BACK, seat)
            state.veterans[seat] = 0
            state.own_tokens[seat] = 0
            state.silver_at[seat] = NOBODY
            state.gold_tile[seat] = NOBODY
            state.bought[seat] = 0
        for area in AREAS_IN_PLAY[state.players]:
            keep_limit(state, area)
        for seat in reversed(state.order):
            state.push(frames.AWAKENING_TILES[seat])


class AwakeningTiles(steps.AwakeningTiles):
    """Reinforcements and Hand of God (KM-TILE-S4a, KM-TILE-D3a)."""

    def run(self, state: KemetState, frame: frames.AwakeningTiles) -> None:
        seat = frame.seat
        if has(state.tiles[seat], AWAKENING_LEVELS):
            state.push(frames.HAND_OF_GOD[seat])
        begin_placing(state, seat, BY_REINFORCEMENTS, gather(state.tiles[seat], AWAKENING_UNITS))


# 9: destiny (section 17)


class DestinyStep(steps.DestinyStep):
    """Slots are chosen by rising fame; equals in the old order (KM-ORD-02 to -04)."""

    def run(self, state: KemetState, frame: frames.DestinyStep) -> None:
        open_step(state, frame)
        state.next_order = [NOBODY] * state.players
        state.push(frames.DESTINY_END)
        for seat in reversed(destiny_order(state)):
            state.push(frames.DESTINY_SLOT[seat])


def destiny_order(state: KemetState) -> list[int]:
    chosen: list[int] = []
    for seat in state.order:
        place = len(chosen)
        while place > 0 and state.fame(chosen[place - 1]) > state.fame(seat):
            place -= 1
        chosen.insert(place, seat)
    return chosen


class DestinySlot(steps.DestinySlot):
    """Any empty slot."""

    def legal(self, state: KemetState, frame: frames.DestinySlot, seat: int) -> list[int]:
        return [codes.SLOT[slot] for slot in range(state.players) if state.next_order[slot] == NOBODY]

    def do_slot(self, state: KemetState, frame: frames.DestinySlot, slot: int) -> None:
        state.next_order = put(state.next_order, slot, frame.seat)
        state.referee.tell(events.SLOT_CHOSEN, frame.seat, slot)

    def why_not_slot(self, state: KemetState, frame: frames.DestinySlot, slot: int) -> Refusal:
        if slot >= state.players:
            return Refusal("no-such-slot", most=state.players)
        return Refusal("slot-taken", slot=slot + 1, seat=SEAT.names[state.next_order[slot]])


class DestinyEnd(steps.DestinyEnd):
    """The new order holds, and the next day begins (KM-NIGHT-21)."""

    def run(self, state: KemetState, frame: frames.DestinyEnd) -> None:
        state.order = state.next_order
        state.next_order = []
        state.push(frames.DAY_START)
