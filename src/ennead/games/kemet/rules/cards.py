"""Divine intervention cards (section 20): drawing, discarding, paying and the cards of the day."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import BURN, PLAY_CARD
from ennead.games.kemet.rules.components import (
    AREAS_IN_PLAY,
    CARD_COST,
    CARD_ORIGIN,
    CARDS,
    DAY_CARDS,
    ENLISTED,
    ENLISTMENT,
    FIRE_UNITS,
    MANA_THEFT,
    PRAYER,
    PRAYER_GAIN,
    RAINING_FIRE,
    THEFT_GAIN,
    THEFT_LOSS,
)
from ennead.games.kemet.rules.modifiers import CREATURE_MODIFIER, IMMUNE, price
from ennead.games.kemet.rules.places import BY_ENLISTMENT, can_place
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import FIRE_TARGET
from ennead.games.kemet.rules.troops import remove_units
from ennead.games.kemet.rules.wealth import gain_by_day, lose_pp


def draw(state: KemetState, seat: int, count: int, referee: Referee) -> int:
    """Draw cards and say how many came; an empty deck is made anew of the discard (KM-DI-05, -06)."""
    for drawn in range(count):
        if not state.deck:
            for card in range(CARDS):
                state.deck.extend([card] * state.discard[card])
                state.discard[card] = 0
            if not state.deck:
                return drawn
            referee.shuffle("di deck", state.deck)
            referee.tell(events.RESHUFFLED, len(state.deck))
        card = state.deck.pop()
        state.hand[seat * CARDS + card] += 1
        referee.tell(events.DREW, seat, card)
    return count


def card_price(state: KemetState, seat: int, card: int) -> int:
    return price(state, seat, CARD_COST[card])


def can_pay_card(state: KemetState, seat: int, card: int) -> bool:
    return price(state, seat, CARD_COST[card]) <= state.pp[seat]


def discard(state: KemetState, seat: int, card: int) -> None:
    """A card leaves the hand face up (KM-DI-04)."""
    state.hand[seat * CARDS + card] -= 1
    state.discard[card] += 1


def pay_and_discard(state: KemetState, seat: int, card: int) -> int:
    """Its price, paid (KM-DI-03)."""
    paid = card_price(state, seat, card)
    state.pp[seat] -= paid
    discard(state, seat, card)
    return paid


# Cards of the day (KM-DAY-11)


def add_day_cards(state: KemetState, seat: int, options: list[int]) -> None:
    held = seat * CARDS
    for card in DAY_CARDS:
        if state.hand[held + card] > 0 and can_pay_card(state, seat, card) and has_target(state, seat, card):
            options.append(PLAY_CARD + card)


def has_target(state: KemetState, seat: int, card: int) -> bool:
    """A card that needs a target is offered only if there is one (KM-DI-08)."""
    if card == RAINING_FIRE:
        return len(fire_targets(state, seat)) > 0
    if card == ENLISTMENT:
        return can_place(state, seat, BY_ENLISTMENT)
    return True


def play_day_card(state: KemetState, seat: int, card: int, referee: Referee) -> None:
    referee.tell(events.PLAYED_CARD, seat, card, pay_and_discard(state, seat, card))
    if card == RAINING_FIRE:
        state.push(FIRE_TARGET, seat)
    elif card == PRAYER:
        gain_by_day(state, seat, PRAYER_GAIN, CARD_ORIGIN + PRAYER, referee)
    elif card == ENLISTMENT:
        begin_placing(state, seat, BY_ENLISTMENT, ENLISTED)
    else:
        _steal_mana(state, seat, referee)


def _steal_mana(state: KemetState, seat: int, referee: Referee) -> None:
    """KM-DIC-14, opponents in turn order (KM-GEN-06)."""
    for other in state.order:
        if other != seat:
            lose_pp(state, other, THEFT_LOSS, CARD_ORIGIN + MANA_THEFT, referee)
    gain_by_day(state, seat, THEFT_GAIN, CARD_ORIGIN + MANA_THEFT, referee)


def fire_targets(state: KemetState, seat: int) -> list[int]:
    """Enemy troops, but not one with the Soul Devourer (KM-DIC-11, KM-TILE-O4a)."""
    found: list[int] = []
    for area in AREAS_IN_PLAY[state.players]:
        holder = state.holder[area]
        if holder in (NOBODY, seat):
            continue
        creature = state.creature_with(holder, area)
        if creature == NOBODY or CREATURE_MODIFIER[creature][IMMUNE] == 0:
            found.append(area)
    return found


class FireTarget(Choice[KemetState]):
    """Whom Raining Fire hits."""

    def __init__(self) -> None:
        super().__init__("fire_target", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [BURN + area for area in fire_targets(state, seat)]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        area = code - BURN
        victim = state.holder[area]
        referee.tell(events.BURNED, seat, victim, area)
        remove_units(state, victim, area, FIRE_UNITS, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
