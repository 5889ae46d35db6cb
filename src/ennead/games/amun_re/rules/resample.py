"""What a seat can't know (section 19), drawn anew for bots and for the test of secrets."""

from ennead.core.referee import Referee
from ennead.games.amun_re.generated import codes
from ennead.games.amun_re.rules.components import CARDS, PROVINCES
from ennead.games.amun_re.rules.state import AmunReState


def resample(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """Deal out anew, in place, all cards the viewer can't see, and redo the others' sealed answers."""
    ready = [seat for seat in range(state.players) if state.is_ready(seat)]
    _resample_power_cards(state, viewer, referee)
    _resample_province_cards(state, viewer, referee)
    for seat in range(state.players):
        if seat != viewer:
            state.unseal(seat)
            if seat in ready:
                _answer_anew(state, seat, referee)


def _answer_anew(state: AmunReState, seat: int, referee: Referee) -> None:
    """Any answer the seat could have sealed; sales are open acts and stay as they were."""
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    while seat in step.waiting(state, frame):
        options = step.legal(state, frame, seat)
        options = [code for code in options if code not in codes.SELL]
        state.seal(seat, options[referee.below("resample sealed", len(options))])


def _resample_power_cards(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """Hands (but for the cards everybody knows to be there), face-down cards and the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.deck + state.face_down
    sizes = [0] * state.players
    for seat in others:
        for card in range(CARDS):
            hidden = state.hand[seat * CARDS + card] - state.known[seat * CARDS + card]
            pool.extend([card] * hidden)
            sizes[seat] += hidden
            state.hand[seat * CARDS + card] -= hidden
    pool.sort()  # what comes out must not depend on where the hidden cards were
    referee.shuffle("resample power cards", pool)
    for seat in others:
        for _ in range(sizes[seat]):
            state.hand[seat * CARDS + pool.pop()] += 1
    for place in range(len(state.face_down)):
        state.face_down[place] = pool.pop()
    state.deck = pool


def _resample_province_cards(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """The province deck or the others' province cards; in the Old Kingdom also which are left out."""
    first_kingdom = state.kingdom() == 0
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.province_deck[:]
    if first_kingdom:
        pool.extend(state.unused)
    for seat in others:
        cards = state.province_hand[seat]
        pool.extend([province for province in range(PROVINCES) if cards >> province & 1])
    pool.sort()
    referee.shuffle("resample provinces", pool)
    hands = state.province_hand[:]
    for seat in others:
        hands[seat] = 0
        for _ in range(state.province_hand[seat].bit_count()):
            hands[seat] |= 1 << pool.pop()
    state.province_hand = hands
    if first_kingdom:
        state.unused = sorted(pool.pop() for _ in range(len(state.unused)))
    state.province_deck = pool
