"""The Maat phase (section 20): faith, balance, the new order, clearing, new destiny cards."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import MOST_FAITH
from ennead.games.tekhenu.rules.cards import (
    ANKH,
    AUTOMA_ANKH,
    AUTOMA_BALANCE,
    BY_THE_SCALES,
    CAUSE_LAW,
    T15,
    T15_ANKH,
    Z23,
)
from ennead.games.tekhenu.rules.components import (
    BALANCE_MAX,
    BALANCE_MIN,
    BY_MAAT,
    DICE_PER_MAAT,
    DIE,
    FACES,
    FAITH,
    FREE,
    GOODS,
    MAAT_LOSS,
    MAATS,
    PURE,
    RESOURCES,
    TAINTED,
)
from ennead.games.tekhenu.rules.dice import return_dice
from ennead.games.tekhenu.rules.gains import lose
from ennead.games.tekhenu.rules.payments import too_few
from ennead.games.tekhenu.rules.solo_setup import new_pyramid, take_automa_destiny
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import maat_begins, order_set


class Maat(steps.Maat):
    """T15 faith, then faith is laid in the old turn order (TK-MAA-01, TK-MAA-04)."""

    def run(self, state: TekhenuState, frame: frames.Maat) -> None:
        state.maat += 1
        state.referee.tell(events.MAAT, state.maat)
        state.push(frames.MAAT_ORDER)
        for seat in reversed(state.order):
            if not state.is_automa(seat):
                state.push(frames.FAITH[seat])
        for seat in state.order:
            # Card effects never apply to the bot (TK-BOT-45)
            if not state.is_automa(seat):
                maat_begins(state, seat)


def pan_sum(state: TekhenuState, seat: int, pan: int) -> int:
    """Faces of the dice on the left (pure) or the right (tainted) pan."""
    total = 0
    first = seat * DICE_PER_MAAT
    for die in state.taken[first : first + DICE_PER_MAAT]:
        if die != NOBODY and die // DIE == pan:
            total += die % FACES + 1
    return total


def balance_of(state: TekhenuState, seat: int) -> int:
    """Left pan minus right pan minus excess, with the faith laid; the bot's is given (TK-MAA-02)."""
    if state.is_automa(seat):
        return AUTOMA_BALANCE[state.maat]
    excess = sum(state.excess[seat * RESOURCES : seat * RESOURCES + RESOURCES])
    return pan_sum(state, seat, PURE) - pan_sum(state, seat, TAINTED) - excess + state.faith_laid[seat]


def ankh_of(state: TekhenuState, seat: int) -> int:
    """Of the destiny card; T15 and the bot have their own (TK-MAA-09)."""
    if state.is_automa(seat):
        return AUTOMA_ANKH
    return T15_ANKH if state.has(seat, T15) else ANKH[state.destiny[seat]]


class Faith(steps.Faith):
    """Any number of tokens on one pan (TK-MAA-03)."""

    def legal(self, state: TekhenuState, frame: frames.Faith, seat: int) -> list[int]:
        options: list[int] = []
        most = min(state.goods[seat * GOODS + FAITH], MOST_FAITH)
        for pan in codes.FAITH:
            options.extend(pan[1 : most + 1])
        options.append(codes.NO_FAITH)
        return options

    def do_faith(self, state: TekhenuState, frame: frames.Faith, pan: int, count: int) -> None:
        state.goods[frame.seat * GOODS + FAITH] -= count
        state.faith_laid[frame.seat] = -count if pan else count
        state.referee.tell(events.FAITH_LAID, frame.seat, pan, count)

    def why_not_faith(self, state: TekhenuState, frame: frames.Faith, pan: int, count: int) -> Refusal:
        return too_few(state, frame.seat, FAITH, count)

    def do_no_faith(self, state: TekhenuState, frame: frames.Faith) -> None:
        """The pans stay as they are."""


class MaatOrder(steps.MaatOrder):
    """Markers, losses, the new order, T16; then what else this phase brings (TK-MAA-05 to TK-MAA-10)."""

    def run(self, state: TekhenuState, frame: frames.MaatOrder) -> None:
        for seat in state.order:
            before = state.balance[seat]
            state.balance[seat] = max(BALANCE_MIN, min(BALANCE_MAX, balance_of(state, seat)))
            state.referee.tell(events.BALANCE, seat, state.balance[seat], before)
        for seat in state.order:
            if state.balance[seat] < 0 and not state.is_automa(seat):
                lose(state, seat, BY_MAAT, MAAT_LOSS[-state.balance[seat]], BY_THE_SCALES)
        set_order(state)
        order_set(state)
        if state.maat < MAATS:
            state.then(frames.CLEARING, frames.NEW_DESTINIES)
        if state.markers and state.arrow == state.markers[0]:
            state.push(frames.SCORING)
        if state.maat == MAATS:
            ask_for_z23(state)


def set_order(state: TekhenuState) -> None:
    """Smallest absolute balance first; the higher ankh wins ties (TK-MAA-07, TK-MAA-08)."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.seats):
        ranks.append((abs(state.balance[seat]), -ankh_of(state, seat), seat))
    ranks.sort()
    before = state.order
    state.order = [rank[2] for rank in ranks]
    tell_order(state, before)


def tell_order(state: TekhenuState, before: list[int]) -> None:
    """Each place with who has it now and the place they had."""
    for place, seat in enumerate(state.order):
        state.referee.tell(events.TURN_ORDER, seat, place + 1, before.index(seat) + 1)


def ask_for_z23(state: TekhenuState) -> None:
    """Its holder is asked; from the question on everybody knows who holds it (section 30, TK-BOT-45)."""
    for seat in range(state.seats):
        if state.laws[seat] >> Z23 & 1:
            if not state.is_automa(seat):
                state.known_laws[seat] |= 1 << Z23
                state.push(frames.Z23_USE[seat])
                state.referee.tell(events.Z23_HELD, seat)
            return
    state.referee.tell(events.Z23_NOT_HELD)


class Z23Use(steps.Z23Use):
    """Z23 before the last scoring: one action, any value, no resource cost (TK-LAW-23)."""

    def legal(self, state: TekhenuState, frame: frames.Z23Use, seat: int) -> list[int]:
        return [codes.USE, codes.DECLINE]

    def do_use(self, state: TekhenuState, frame: frames.Z23Use) -> None:
        seat = frame.seat
        state.scored_laws[seat] |= 1 << Z23
        state.referee.tell(events.USED_LAW, seat, Z23)
        state.referee.tell(events.GRANTED, seat, CAUSE_LAW + Z23)
        state.push(frames.AnyAction(seat, FREE))

    def do_decline(self, state: TekhenuState, frame: frames.Z23Use) -> None:
        state.referee.tell(events.DECLINED, frame.seat)


class Clearing(steps.Clearing):
    """Dice return to the bag; excess and all faith to the supply (TK-MAA-11, TK-MAA-12)."""

    def run(self, state: TekhenuState, frame: frames.Clearing) -> None:
        return_dice(state)
        for place in range(len(state.excess)):
            state.excess[place] = 0
        for seat in range(state.seats):
            state.goods[seat * GOODS + FAITH] = 0
            state.faith_laid[seat] = 0
        state.referee.tell(events.CLEARED)


class NewDestinies(steps.NewDestinies):
    """In the new order each picks a destiny card and gains its effect at once (TK-MAA-13)."""

    def run(self, state: TekhenuState, frame: frames.NewDestinies) -> None:
        for seat in range(state.seats):
            state.destiny[seat] = NOBODY
        state.then(frames.REFILL, frames.ROUND)
        for seat in reversed(state.order):
            if not state.is_automa(seat):
                state.push(frames.DESTINY_EFFECT[seat])
                state.push(frames.DESTINY[seat])
        if state.is_automa(state.order[0]):
            take_automa_destiny(state)
        if state.players < state.seats:
            new_pyramid(state)
