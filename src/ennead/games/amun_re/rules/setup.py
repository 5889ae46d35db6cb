"""Setup (section 4), and the dealing of province cards at the start of each kingdom."""

from ennead.games.amun_re.generated import frames
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.components import (
    ARCHITECT,
    CARD_COUNT,
    CARDS,
    PROVINCES,
    ROUNDS_PER_KINGDOM,
    START_GOLD,
)
from ennead.games.amun_re.rules.state import AmunReState


def set_up(state: AmunReState) -> None:
    """Gold, an Architect each, the power deck, the province cards and the first First Player."""
    for seat in range(state.players):
        state.gold[seat] = START_GOLD
        state.hand[seat * CARDS + ARCHITECT] = 1
        state.known[seat * CARDS + ARCHITECT] = 1
    for card in range(CARDS):
        dealt = state.players if card == ARCHITECT else 0
        state.deck.extend([card] * (CARD_COUNT[card] - dealt))
    state.referee.shuffle("power deck", state.deck)
    state.first = state.referee.below("first player", state.players)
    state.referee.tell(events.FIRST_PLAYER, state.first)
    provinces = list(range(PROVINCES))
    state.referee.shuffle("provinces in play", provinces)
    in_play = ROUNDS_PER_KINGDOM * state.players
    state.unused = sorted(provinces[: PROVINCES - in_play])
    deal_province_cards(state, sorted(provinces[PROVINCES - in_play :]))
    state.push(frames.ROUND)


def deal_province_cards(state: AmunReState, cards: list[int]) -> None:
    """Shuffle them into the province deck, or deal three to each (AR-SET-06, AR-EXP-01, AR-EXP-04)."""
    state.referee.shuffle("province deck", cards)
    if not state.expert:
        state.province_deck = cards
        return
    hands = [0] * state.players
    for seat in state.turn_order():
        for _ in range(ROUNDS_PER_KINGDOM):
            province = cards.pop()
            hands[seat] |= 1 << province
            state.referee.tell(events.DEALT_PROVINCES, seat, province)
    state.province_hand = hands
