"""What holds in every state (section 20); for tests and for checking positions from outside."""

from ennead.core.codec import NOBODY, SEAT
from ennead.games.amun_re.rules.components import (
    BID_CELLS,
    CARD,
    CARD_COUNT,
    CARDS,
    FIELDS,
    LAST_ROUND,
    OFFERING,
    PROVINCE,
    PROVINCES,
    ROUNDS_PER_KINGDOM,
    SCORING,
    SCRIBES,
    STONES_PER_PYRAMID,
)
from ennead.games.amun_re.rules.state import AmunReState


def broken(state: AmunReState) -> list[str]:
    """A sentence for every invariant that does not hold."""
    return [*_cards(state), *_province_cards(state), *_seats(state), *_provinces(state)]


def unreachable(state: AmunReState) -> list[str]:
    """Why no game comes to this."""
    if state.frames or (state.round == LAST_ROUND and state.phase == SCORING):
        return []
    return ["AR-FIN-01: nobody is asked, and the game is not over"]


def _cards(state: AmunReState) -> list[str]:
    wrong: list[str] = []
    for card in range(CARDS):
        held = sum(state.hand[seat * CARDS + card] for seat in range(state.players))
        count = held + state.deck.count(card) + state.discard[card] + state.face_down.count(card)
        if count != CARD_COUNT[card]:
            wrong.append(f"AR-INV-01: {count} cards of {CARD.names[card]} instead of {CARD_COUNT[card]}")
    if any(count < 0 for count in (*state.hand, *state.discard, *state.known)):
        wrong.append("AR-INV-01: a negative number of cards")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        wrong.append("AR-INV-01: a card known to be in a hand is not there")
    return wrong


def _province_cards(state: AmunReState) -> list[str]:
    cards = state.province_deck + state.for_sale + state.province_discard
    for hand in state.province_hand:
        cards.extend(province for province in range(PROVINCES) if hand >> province & 1)
    wrong: list[str] = []
    if len(cards) != ROUNDS_PER_KINGDOM * state.players or len(set(cards)) != len(cards):
        wrong.append(f"AR-INV-02: {len(cards)} province cards, or one of them twice")
    if sorted([*cards, *state.unused]) != list(range(PROVINCES)):
        wrong.append("AR-INV-02: provinces in use and left out do not make up all")
    for province in state.unused:
        if state.owner[province] != NOBODY or state.stones[province] or state.pyramids[province]:
            wrong.append(f"AR-INV-12: unused province {PROVINCE.names[province]} is in play")
    return wrong


def _seats(state: AmunReState) -> list[str]:
    wrong: list[str] = []
    if not 0 <= state.first < state.players:
        wrong.append("AR-INV-10: no First Player")
    if state.tile == NOBODY and (state.round > 1 or state.phase > OFFERING):
        wrong.append("AR-INV-10: no active tile after the first offering")
    bids = [province for province in state.bid_at if province != NOBODY]
    if len(set(bids)) != len(bids) or any(province not in state.for_sale for province in bids):
        wrong.append("AR-INV-04: two bids in one province, or a bid where nothing is for sale")
    for seat in range(state.players):
        if state.gold[seat] < 0:
            wrong.append(f"AR-INV-05: seat {SEAT.names[seat]} has {state.gold[seat]} gold")
        bid = state.bid_at[seat] != NOBODY
        if state.owner.count(seat) + bid > SCRIBES:
            wrong.append(f"AR-INV-03: seat {SEAT.names[seat]} uses more than {SCRIBES} scribes")
        if bid and BID_CELLS[state.bid_cell[seat]] > state.gold[seat]:
            wrong.append(f"AR-INV-04: seat {SEAT.names[seat]} bids more than it has")
    return wrong


def _provinces(state: AmunReState) -> list[str]:
    wrong: list[str] = []
    for province in range(PROVINCES):
        if not 0 <= state.stones[province] < STONES_PER_PYRAMID:
            wrong.append(f"AR-INV-06: {state.stones[province]} stones in province {PROVINCE.names[province]}")
        if not 0 <= state.farmers[province] <= FIELDS[province]:
            wrong.append(f"AR-INV-07: too many farmers in province {PROVINCE.names[province]}")
        if state.owner[province] == NOBODY and state.farmers_in(province) > 0:
            wrong.append(f"AR-INV-07: farmers without a master in province {PROVINCE.names[province]}")
        if state.pyramids[province] < 0:
            wrong.append(f"AR-INV-08: {state.pyramids[province]} pyramids in {PROVINCE.names[province]}")
    return wrong
