"""Divine intervention cards (section 20): drawing, discarding, paying and the cards of the day."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BY_ENLISTMENT,
    CARD,
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
from ennead.games.kemet.rules.places import can_place
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.refusals import card_of_other_moment, not_in_hand, not_in_play, too_dear
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.troops import remove_units
from ennead.games.kemet.rules.wealth import gain_by_day, lose_pp


def draw(state: KemetState, seat: int, count: int) -> int:
    """Draw cards and say how many came; an empty deck is made anew of the discard (KM-DI-05, -06)."""
    for drawn in range(count):
        if not state.deck:
            for card in range(CARDS):
                state.deck.extend([card] * state.discard[card])
                state.discard[card] = 0
            if not state.deck:
                return drawn
            state.referee.shuffle("di deck", state.deck)
            state.referee.tell(events.RESHUFFLED, len(state.deck))
        card = state.deck.pop()
        state.hand[seat * CARDS + card] += 1
        state.referee.tell(events.DREW, seat, card)
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


def sealed_cards(state: KemetState, seat: int) -> list[int]:
    """DI cards committed in secret."""
    found: list[int] = []
    for code in state.sealed[seat]:
        if code in codes.COMMIT:
            found.append(codes.COMMIT.index(code))
    return found


def purse_left(state: KemetState, seat: int) -> int:
    """Prayer points not yet promised for cards committed in secret (KM-WC-05)."""
    purse = state.pp[seat]
    for card in sealed_cards(state, seat):
        purse -= card_price(state, seat, card)
    return purse


# Cards of the day (KM-DAY-11)


def add_day_cards(state: KemetState, seat: int, options: list[int]) -> None:
    hand = state.hand
    held = seat * CARDS
    for card in DAY_CARDS:
        if hand[held + card] > 0 and can_pay_card(state, seat, card) and has_target(state, seat, card):
            options.append(codes.CARD[card])


def has_target(state: KemetState, seat: int, card: int) -> bool:
    """A card that needs a target is offered only if there is one (KM-DI-08)."""
    if card == RAINING_FIRE:
        return any(can_burn(state, seat, area) for area in AREAS_IN_PLAY[state.players])
    if card == ENLISTMENT:
        return can_place(state, seat, BY_ENLISTMENT)
    return True


def why_not_played(state: KemetState, seat: int, card: int) -> Refusal:
    """Of cards in hand one may be of another moment, too dear, or without target (KM-DAY-11, KM-DI-08)."""
    if not state.holds(seat, card):
        return not_in_hand(card)
    if card not in DAY_CARDS:
        return card_of_other_moment(state, card)
    if not can_pay_card(state, seat, card):
        return too_dear(state, seat, card_price(state, seat, card))
    return Refusal("no-target-for", card=CARD.names[card])


def play_day_card(state: KemetState, seat: int, card: int) -> None:
    state.referee.tell(events.PLAYED_CARD, seat, card, pay_and_discard(state, seat, card))
    if card == RAINING_FIRE:
        state.push(frames.FIRE_TARGET[seat])
    elif card == PRAYER:
        gain_by_day(state, seat, PRAYER_GAIN, CARD_ORIGIN + PRAYER)
    elif card == ENLISTMENT:
        begin_placing(state, seat, BY_ENLISTMENT, ENLISTED)
    else:
        _steal_mana(state, seat)


def _steal_mana(state: KemetState, seat: int) -> None:
    """KM-DIC-14, opponents in turn order (KM-GEN-06)."""
    for other in state.order:
        if other != seat:
            lose_pp(state, other, THEFT_LOSS, CARD_ORIGIN + MANA_THEFT)
    gain_by_day(state, seat, THEFT_GAIN, CARD_ORIGIN + MANA_THEFT)


def can_burn(state: KemetState, seat: int, area: int) -> bool:
    """Enemy troops, but not one with the Soul Devourer (KM-DIC-11, KM-TILE-O4a)."""
    holder = state.holder[area]
    if holder in (NOBODY, seat):
        return False
    creature = state.creature_with(holder, area)
    return creature == NOBODY or CREATURE_MODIFIER[creature][IMMUNE] == 0


class FireTarget(steps.FireTarget):
    """Whom Raining Fire hits."""

    def legal(self, state: KemetState, frame: frames.FireTarget, seat: int) -> list[int]:
        areas = AREAS_IN_PLAY[state.players]
        return [codes.BURN[area] for area in areas if can_burn(state, seat, area)]

    def do_burn(self, state: KemetState, frame: frames.FireTarget, area: int) -> None:
        victim = state.holder[area]
        state.referee.tell(events.BURNED, frame.seat, victim, area)
        remove_units(state, victim, area, FIRE_UNITS)

    def why_not_burn(self, state: KemetState, frame: frames.FireTarget, area: int) -> Refusal:
        if state.has_enemy(frame.seat, area):
            return Refusal("protected-from-fire", area=AREA.names[area])
        return not_in_play(state, area) or Refusal("no-target-there", area=AREA.names[area])
