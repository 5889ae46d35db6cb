"""Everything a seat can't know, drawn anew (section 25): hands, the deck, battle cards, sealed answers."""

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS
from ennead.games.kemet.rules.battle import parties
from ennead.games.kemet.rules.components import BATTLE_CARDS, CARDS, DIVERSION, FULL_HAND
from ennead.games.kemet.rules.state import KemetState, put


def resample(state: KemetState, viewer: int | None, referee: Referee) -> None:
    """Deal out anew, in place, all cards the viewer can't see, and redo the others' sealed answers."""
    if state.over:
        return  # all is open
    ready = _ready_seats(state)
    _resample_di_cards(state, viewer, referee)
    for seat in range(state.players):
        if seat != viewer:
            _resample_battle_cards(state, seat, referee)
            state.unseal(seat)
    for seat in ready:
        if seat != viewer:
            _answer_anew(state, seat, referee)


def _ready_seats(state: KemetState) -> list[int]:
    """Parties to the battle whose answers are all in; others of the same step are still awaited."""
    if state.actor != SIMULTANEOUS:
        return []
    waiting = state.to_act()
    return [seat for seat in parties(state.frames[-1]) if seat not in waiting]


def _answer_anew(state: KemetState, seat: int, referee: Referee) -> None:
    """Any answer the seat could have sealed."""
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    while seat in step.waiting(state, frame):
        options = step.legal(state, frame, seat)
        state.seal(seat, options[referee.below("resample sealed", len(options))])


def _resample_di_cards(state: KemetState, viewer: int | None, referee: Referee) -> None:
    """Others' hands and the deck; everybody knows that each player has one Diversion."""
    pool = state.deck[:]
    sizes = [0] * state.players
    for seat in range(state.players):
        if seat == viewer:
            continue
        for card in range(CARDS):
            held = state.hand[seat * CARDS + card]
            if card != DIVERSION and held > 0:
                pool.extend([card] * held)
                sizes[seat] += held
                state.hand[seat * CARDS + card] = 0
    pool.sort()
    referee.shuffle("resample di cards", pool)
    for seat in range(state.players):
        for _ in range(sizes[seat]):
            state.hand[seat * CARDS + pool.pop()] += 1
    state.deck = pool


def _bits(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def _resample_battle_cards(state: KemetState, seat: int, referee: Referee) -> None:
    """The seat's hand, face-down and removed cards; a card shown or revealed in this battle stays in hand.

    A special card is never removed here: nobody can tell, and ordinary ones are always enough.
    """
    hidden = state.battle_hand[seat] | state.face_down[seat] | state.removed[seat]
    hand_size = state.battle_hand[seat].bit_count()
    down_size = state.face_down[seat].bit_count()
    removed_size = state.removed[seat].bit_count()
    played = state.played_card[seat]
    known = played if played != NOBODY and (state.clashed or state.shown == seat) else NOBODY
    pool = [card for card in range(BATTLE_CARDS) if hidden >> card & 1 and card != known]
    referee.shuffle("resample battle cards", pool)
    removed: list[int] = []
    for card in pool:
        if len(removed) < removed_size and FULL_HAND >> card & 1:
            removed.append(card)
    pool = [card for card in pool if card not in removed]
    hand = [] if known == NOBODY else [known]
    while len(hand) < hand_size:
        hand.append(pool.pop())
    state.battle_hand[seat] = _bits(hand)
    state.face_down = put(state.face_down, seat, _bits(pool))
    state.removed = put(state.removed, seat, _bits(removed))
    assert len(pool) == down_size
    if played != NOBODY:
        _resample_choices(state, seat, hand, known, referee)


def _resample_choices(state: KemetState, seat: int, hand: list[int], known: int, referee: Referee) -> None:
    """The cards chosen in the war council, as far as they are secret."""
    left = [card for card in hand if card != known]
    if known == NOBODY:
        state.played_card[seat] = left.pop(referee.below("resample played", len(left)))
    state.discarded_card[seat] = left[referee.below("resample discarded", len(left))]
