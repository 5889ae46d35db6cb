"""The Maat phase (section 20): faith, balance, the new order, clearing, new destiny cards."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import DECLINE, LAY_FAITH, MOST_FAITH, NO_FAITH, USE
from ennead.games.tekhenu.rules.cards import (
    ANKH,
    BOT_ANKH,
    BOT_BALANCE,
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
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.solo_setup import new_pyramid, take_bot_destiny
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import (
    ANY_ACTION,
    CHOOSE_DESTINY,
    CHOOSE_FAITH,
    CLEARING,
    DESTINY_EFFECT,
    MAAT_ORDER,
    NEW_DESTINIES,
    REFILL,
    ROUND,
    SCORING,
    Z23_USE,
)
from ennead.games.tekhenu.rules.technologies import maat_begins, order_set


class Maat(Automatic[TekhenuState]):
    """T15 faith, then faith is laid in the old turn order (TK-MAA-01, TK-MAA-04)."""

    def __init__(self) -> None:
        super().__init__("maat")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        state.maat += 1
        referee.tell(events.MAAT, state.maat)
        state.push(MAAT_ORDER)
        for seat in reversed(state.order):
            if not state.is_bot(seat):
                state.push(CHOOSE_FAITH, seat)
        for seat in state.order:
            # Card effects never apply to the bot (TK-BOT-45)
            if not state.is_bot(seat):
                maat_begins(state, seat, referee)


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
    if state.is_bot(seat):
        return BOT_BALANCE[state.maat]
    excess = sum(state.excess[seat * RESOURCES : seat * RESOURCES + RESOURCES])
    return pan_sum(state, seat, PURE) - pan_sum(state, seat, TAINTED) - excess + state.faith_laid[seat]


def ankh_of(state: TekhenuState, seat: int) -> int:
    """Of the destiny card; T15 and the bot have their own (TK-MAA-09)."""
    if state.is_bot(seat):
        return BOT_ANKH
    return T15_ANKH if state.has(seat, T15) else ANKH[state.destiny[seat]]


class ChooseFaith(Choice[TekhenuState]):
    """Any number of tokens on one pan (TK-MAA-03)."""

    def __init__(self) -> None:
        super().__init__("faith", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [NO_FAITH]
        most = min(state.goods[seat * GOODS + FAITH], MOST_FAITH)
        options.extend(range(LAY_FAITH, LAY_FAITH + most))
        options.extend(range(LAY_FAITH + MOST_FAITH, LAY_FAITH + MOST_FAITH + most))
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NO_FAITH:
            return
        pan, count = divmod(code - LAY_FAITH, MOST_FAITH)
        count += 1
        state.goods[seat * GOODS + FAITH] -= count
        state.faith_laid[seat] = -count if pan else count
        referee.tell(events.FAITH_LAID, seat, pan, count)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class MaatOrder(Automatic[TekhenuState]):
    """Markers, losses, the new order, T16; then what else this phase brings (TK-MAA-05 to TK-MAA-10)."""

    def __init__(self) -> None:
        super().__init__("maat_order")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        for seat in state.order:
            before = state.balance[seat]
            state.balance[seat] = max(BALANCE_MIN, min(BALANCE_MAX, balance_of(state, seat)))
            referee.tell(events.BALANCE, seat, state.balance[seat], before)
        for seat in state.order:
            if state.balance[seat] < 0 and not state.is_bot(seat):
                lose(state, seat, BY_MAAT, MAAT_LOSS[-state.balance[seat]], BY_THE_SCALES, referee)
        set_order(state, referee)
        order_set(state, referee)
        if state.maat < MAATS:
            state.then((CLEARING,), (NEW_DESTINIES,))
        if state.markers and state.arrow == state.markers[0]:
            state.push(SCORING)
        if state.maat == MAATS:
            ask_for_z23(state, referee)


def set_order(state: TekhenuState, referee: Referee) -> None:
    """Smallest absolute balance first; the higher ankh wins ties (TK-MAA-07, TK-MAA-08)."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.seats):
        ranks.append((abs(state.balance[seat]), -ankh_of(state, seat), seat))
    ranks.sort()
    before = state.order
    state.order = [rank[2] for rank in ranks]
    tell_order(state, before, referee)


def tell_order(state: TekhenuState, before: list[int], referee: Referee) -> None:
    """Each place with who has it now and the place they had."""
    for place, seat in enumerate(state.order):
        referee.tell(events.TURN_ORDER, seat, place + 1, before.index(seat) + 1)


def ask_for_z23(state: TekhenuState, referee: Referee) -> None:
    """Its holder is asked; from the question on everybody knows who holds it (section 30, TK-BOT-45)."""
    for seat in range(state.seats):
        if state.laws[seat] >> Z23 & 1:
            if not state.is_bot(seat):
                state.known_laws[seat] |= 1 << Z23
                state.push(Z23_USE, seat)
                referee.tell(events.Z23_HELD, seat)
            return
    referee.tell(events.Z23_NOT_HELD)


class Z23Use(Choice[TekhenuState]):
    """Z23 before the last scoring: one action, any value, no resource cost (TK-LAW-23)."""

    def __init__(self) -> None:
        super().__init__("z23_use", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [USE, DECLINE]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DECLINE:
            referee.tell(events.DECLINED, seat)
            return
        state.scored_laws[seat] |= 1 << Z23
        referee.tell(events.USED_LAW, seat, Z23)
        referee.tell(events.GRANTED, seat, CAUSE_LAW + Z23)
        state.push(ANY_ACTION, seat, FREE)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class Clearing(Automatic[TekhenuState]):
    """Dice return to the bag; excess and all faith to the supply (TK-MAA-11, TK-MAA-12)."""

    def __init__(self) -> None:
        super().__init__("clearing")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        return_dice(state)
        for place in range(len(state.excess)):
            state.excess[place] = 0
        for seat in range(state.seats):
            state.goods[seat * GOODS + FAITH] = 0
            state.faith_laid[seat] = 0
        referee.tell(events.CLEARED)


class NewDestinies(Automatic[TekhenuState]):
    """In the new order each picks a destiny card and gains its effect at once (TK-MAA-13)."""

    def __init__(self) -> None:
        super().__init__("new_destinies")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        for seat in range(state.seats):
            state.destiny[seat] = NOBODY
        state.then((REFILL,), (ROUND,))
        for seat in reversed(state.order):
            if not state.is_bot(seat):
                state.push(DESTINY_EFFECT, seat)
                state.push(CHOOSE_DESTINY, seat)
        if state.is_bot(state.order[0]):
            take_bot_destiny(state, referee)
        if state.players < state.seats:
            new_pyramid(state, referee)
