"""Paying (section 10): every mix that pays a cost, waivers, and the one decision how to pay."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import PAY, WAIVE
from ennead.games.tekhenu.rules.blessings import holds_either, lower_of, play_blessing
from ennead.games.tekhenu.rules.cards import BLESSING_CARD, T10, T22
from ennead.games.tekhenu.rules.components import GOLD, GOOD, GOODS, GRANITE, LIMESTONE, SCRIBE
from ennead.games.tekhenu.rules.payments import MIX_NUMBER, MIXES
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import PAYMENT


def charge(state: TekhenuState, seat: int, good: int, cost: int, waiver: int) -> None:
    """The seat pays next, if there is anything to pay; `waiver` is the first of the twins that help."""
    if cost > 0:
        state.push(PAYMENT, seat, good, cost, waiver)


def mixes(state: TekhenuState, seat: int, good: int, cost: int) -> list[int]:
    """Numbers of every mix that pays the cost from what the seat has (TK-PAY-03)."""
    base = seat * GOODS
    replaces_gold = state.has(seat, T10)
    gold = state.goods[base + GOLD] if good != SCRIBE or replaces_gold else 0
    scribes = state.goods[base + SCRIBE] if good == SCRIBE or replaces_gold else 0
    own = state.goods[base + good] if good < GOLD else 0
    other = 0
    if LIMESTONE <= good <= GRANITE and state.has(seat, T22):
        other = state.goods[base + LIMESTONE + GRANITE - good]
    found: list[int] = []
    for others in range(min(other, cost) + 1):
        for by_scribe in range(min(scribes, cost - others) + 1):
            rest = cost - others - by_scribe
            for by_gold in range(max(0, rest - own), min(gold, rest) + 1):
                mix = [0, 0, 0, 0, by_gold, by_scribe]
                if good < GOLD:
                    mix[good] = rest - by_gold
                    if others:
                        mix[LIMESTONE + GRANITE - good] = others
                found.append(MIX_NUMBER[tuple(mix)])
    return found


def hand_over(state: TekhenuState, seat: int, good: int, number: int, referee: Referee) -> None:
    """Give the mix back to the supply and note which replacements were used."""
    mix = MIXES[number]
    base = seat * GOODS
    for paid in range(SCRIBE + 1):
        state.goods[base + paid] -= mix[paid]
    if mix[GOLD if good == SCRIBE else SCRIBE] > 0:
        state.replaced_gold = True
    if LIMESTONE <= good <= GRANITE and mix[LIMESTONE + GRANITE - good] > 0:
        state.replaced_stone = True
    referee.tell(events.PAID, seat, number)


class Payment(Choice[TekhenuState]):
    """How a cost is paid: every mix, or a card that removes it."""

    def __init__(self) -> None:
        super().__init__(
            "pay",
            Field("seat", SEAT),
            Field("good", GOOD),
            Field("cost", NUMBER),
            Field("waiver", BLESSING_CARD),
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [PAY + number for number in mixes(state, seat, frame[2], frame[3])]
        if frame[4] >= 0 and holds_either(state, seat, frame[4]):
            options.append(WAIVE)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == WAIVE:
            play_blessing(state, seat, lower_of(state, seat, frame[4]), referee)
        else:
            hand_over(state, seat, frame[2], code - PAY, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
