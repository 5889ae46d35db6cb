"""Paying (section 10): gold and the replacements of T10 and T22, every mix, waivers, how to pay."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import card_not_held, holds_either, lower_of, play_blessing
from ennead.games.tekhenu.rules.components import (
    GOLD,
    GOOD,
    GOODS,
    GRANITE,
    LIMESTONE,
    MIX_NUMBER,
    MIXES,
    MOST_PAID,
    RESOURCES,
    SCRIBE,
)
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import scribes_are_gold, stones_are_one


def wild(state: TekhenuState, seat: int) -> int:
    """What can stand for any basic resource: gold, with T10 also scribes (TK-PAY-01, TK-PAY-07)."""
    gold = state.goods[seat * GOODS + GOLD]
    return gold + state.goods[seat * GOODS + SCRIBE] if scribes_are_gold(state, seat) else gold


def scribes_payable(state: TekhenuState, seat: int) -> int:
    """How many scribes can be spent, with T10 also in gold."""
    scribes = state.goods[seat * GOODS + SCRIBE]
    return scribes + state.goods[seat * GOODS + GOLD] if scribes_are_gold(state, seat) else scribes


def payable_in(state: TekhenuState, seat: int, resource: int) -> int:
    """The most that can be paid in a resource, in full (TK-PAY-04); T22 joins both stones (TK-PAY-08)."""
    count = wild(state, seat) + state.goods[seat * GOODS + resource]
    if resource >= LIMESTONE and stones_are_one(state, seat):
        count += state.goods[seat * GOODS + LIMESTONE + GRANITE - resource]
    return count


def too_few(state: TekhenuState, seat: int, good: int, needs: int) -> Refusal:
    """With T10 gold counts as scribes."""
    has = scribes_payable(state, seat) if good == SCRIBE else state.goods[seat * GOODS + good]
    return Refusal("not-enough", good=GOOD.names[good], needs=needs, has=has)


def charge(state: TekhenuState, seat: int, good: int, cost: int, waiver: int) -> None:
    """The seat pays next, if there is anything to pay; `waiver` is the first of the twins that help."""
    if cost > 0:
        state.push(frames.Pay(seat, good, cost, waiver))


def _mix_with_gold(good: int, count: int, gold: int) -> int:
    mix = [0] * (SCRIBE + 1)
    mix[good], mix[GOLD] = count, gold
    return MIX_NUMBER[tuple(mix)]


# By resource and cost: the mixes of the resource and gold, with none of the resource first.
_WITH_GOLD: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(_mix_with_gold(good, count, cost - count) for count in range(cost + 1))
        for cost in range(MOST_PAID[good] + 1)
    )
    for good in range(RESOURCES)
)


def mixes(state: TekhenuState, seat: int, good: int, cost: int) -> list[int]:
    """Numbers of every mix that pays the cost from what the seat has, ascending (TK-PAY-03)."""
    base = seat * GOODS
    replaces_gold = scribes_are_gold(state, seat)
    gold = state.goods[base + GOLD] if good != SCRIBE or replaces_gold else 0
    scribes = state.goods[base + SCRIBE] if good == SCRIBE or replaces_gold else 0
    own = state.goods[base + good] if good < GOLD else 0
    other = 0
    if LIMESTONE <= good <= GRANITE and stones_are_one(state, seat):
        other = state.goods[base + LIMESTONE + GRANITE - good]
    if good < GOLD and other == 0 and scribes == 0:
        return list(_WITH_GOLD[good][cost][max(0, cost - gold) : own + 1])
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
    found.sort()
    return found


def hand_over(state: TekhenuState, seat: int, good: int, number: int) -> None:
    """Give the mix back to the supply and note which replacements were used."""
    mix = MIXES[number]
    base = seat * GOODS
    for paid in range(SCRIBE + 1):
        state.goods[base + paid] -= mix[paid]
    if mix[GOLD if good == SCRIBE else SCRIBE] > 0:
        state.replaced_gold = True
    if LIMESTONE <= good <= GRANITE and mix[LIMESTONE + GRANITE - good] > 0:
        state.replaced_stone = True
    state.referee.tell(events.PAID, seat, number)


class Pay(steps.Pay):
    """How a cost is paid: every mix, or a card that removes it."""

    def legal(self, state: TekhenuState, frame: frames.Pay, seat: int) -> list[int]:
        options = [codes.PAY[mix] for mix in mixes(state, seat, frame.good, frame.cost)]
        if frame.waiver != NOBODY and holds_either(state, seat, frame.waiver):
            options.append(codes.WAIVE)
        return options

    def do_pay(self, state: TekhenuState, frame: frames.Pay, payment: int) -> None:
        hand_over(state, frame.seat, frame.good, payment)

    def why_not_pay(self, state: TekhenuState, frame: frames.Pay, payment: int) -> Refusal:
        refusal = not_payable_in(state, frame.seat, frame.good, payment)
        if refusal is not None:
            return refusal
        paid = sum(MIXES[payment])
        if paid != frame.cost:
            return Refusal("wrong-sum", cost=frame.cost, paid=paid)
        return short_of(state, frame.seat, payment)

    def do_waive(self, state: TekhenuState, frame: frames.Pay) -> None:
        play_blessing(state, frame.seat, lower_of(state, frame.seat, frame.waiver))

    def why_not_waive(self, state: TekhenuState, frame: frames.Pay) -> Refusal:
        return Refusal("cost-cannot-be-waived") if frame.waiver == NOBODY else card_not_held(frame.waiver)


def not_payable_in(state: TekhenuState, seat: int, owed: int, payment: int) -> Refusal | None:
    """The good itself, gold for a resource, and the replacements of T10 and T22 (section 10)."""
    replaces_gold = scribes_are_gold(state, seat)
    for good, count in enumerate(MIXES[payment]):
        if count == 0 or good == owed:
            continue
        if good == GOLD:
            allowed = owed < GOLD or replaces_gold
        elif good == SCRIBE:
            allowed = replaces_gold
        else:
            allowed = {good, owed} == {LIMESTONE, GRANITE} and stones_are_one(state, seat)
        if not allowed:
            return Refusal("not-payable-in", owed=GOOD.names[owed], good=GOOD.names[good])
    return None


def short_of(state: TekhenuState, seat: int, payment: int) -> Refusal:
    """The good of a mix that the seat has too little of."""
    mix = MIXES[payment]
    good = 0
    while good < SCRIBE and mix[good] <= state.goods[seat * GOODS + good]:
        good += 1
    has = state.goods[seat * GOODS + good]
    return Refusal("not-enough", good=GOOD.names[good], needs=mix[good], has=has)
