"""Power cards and their sale (sections 11, 12 and 17): drawing, playing, selling."""

from ennead.core.codec import NOBODY
from ennead.games.amun_re.generated import codes
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.components import CARDS, SELL_VALUE
from ennead.games.amun_re.rules.state import AmunReState


def next_card(state: AmunReState) -> int:
    """Take the top card; the caller made sure there is one."""
    if not state.deck:
        for card in range(CARDS):
            state.deck.extend([card] * state.discard[card])
            state.discard[card] = 0
        state.referee.shuffle("power deck", state.deck)
        state.referee.tell(events.RESHUFFLED, len(state.deck))
    return state.deck.pop()


def draw(state: AmunReState, seat: int) -> None:
    take_into_hand(state, seat, next_card(state), NOBODY)


def take_into_hand(state: AmunReState, seat: int, card: int, province: int) -> None:
    """From the province where it lay, or from the deck (NOBODY)."""
    state.hand[seat * CARDS + card] += 1
    state.referee.tell(events.DREW, seat, card, province)


def discard(state: AmunReState, seat: int, card: int) -> None:
    """A card leaves the hand face up (AR-PWR-04)."""
    held = seat * CARDS + card
    state.hand[held] -= 1
    state.discard[card] += 1
    if state.known[held] > 0:
        state.known = state.known[:]
        state.known[held] -= 1


def play_card(state: AmunReState, seat: int, card: int) -> None:
    discard(state, seat, card)
    state.played[seat] |= 1 << card


def add_sales(state: AmunReState, seat: int, options: list[int]) -> None:
    """One sale for each type in hand (AR-SEL-02)."""
    held = seat * CARDS
    for card in range(CARDS):
        if state.hand[held + card] > 0:
            options.append(codes.SELL[card])


def sell(state: AmunReState, seat: int, card: int) -> None:
    discard(state, seat, card)
    state.gold[seat] += SELL_VALUE
    state.referee.tell(events.SOLD, seat, card, SELL_VALUE)


def new_phase(state: AmunReState, phase: int) -> None:
    """Every card type may be played again (AR-PWR-03)."""
    state.phase = phase
    for seat in range(state.players):
        state.played[seat] = 0
