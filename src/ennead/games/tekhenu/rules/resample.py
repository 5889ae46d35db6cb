"""What a seat can't know (section 30), drawn anew for bots."""

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.games.tekhenu.rules.cards import FAMILY
from ennead.games.tekhenu.rules.components import LAW, LAWS_DEALT
from ennead.games.tekhenu.rules.state import TekhenuState


def resample(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """Decks, the stack, other hands of laws, cards others see with S05 or S06, sealed answers."""
    _resample_seen(state, viewer, referee)
    for pile in (state.blessing_deck, state.technology_deck, state.stack):
        _shuffle_anew(pile, referee)
    _resample_laws(state, viewer, referee)


def _shuffle_anew(pile: list[int], referee: Referee) -> None:
    """Sorted first: what comes out must not depend on how the hidden things lay."""
    pile.sort()
    referee.shuffle("resample", pile)


def _resample_seen(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """The two cards another player looks at come from the whole deck."""
    if not state.seen or state.actor == viewer:
        return
    deck = state.blessing_deck if state.seen[0] < FAMILY else state.technology_deck
    deck.extend(state.seen)
    _shuffle_anew(deck, referee)
    state.seen = [deck.pop() for _ in state.seen]


def _resample_laws(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """Unknown laws are dealt anew; the viewer's own returned law keeps its place in the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    if state.laws_open:
        others = []
    fixed = NOBODY if viewer is None else _own_under_deck(state, viewer)
    pool = [card - LAW * FAMILY for card in state.law_deck if card != fixed]
    for seat in others:
        hidden = state.laws[seat] & ~state.known_laws[seat]
        pool.extend(law for law in range(FAMILY) if hidden >> law & 1)
        first = seat * LAWS_DEALT
        pool.extend(law for law in state.dealt_laws[first : first + LAWS_DEALT] if law != NOBODY)
    _shuffle_anew(pool, referee)
    for seat in others:
        _deal_hand(state, seat, pool)
        _deal_setup_laws(state, seat, pool, referee)
    for place, card in enumerate(state.law_deck):
        if card != fixed:
            state.law_deck[place] = LAW * FAMILY + pool.pop()
    _redraw_returned(state, others)


def _own_under_deck(state: TekhenuState, viewer: int) -> int:
    """The card the viewer put under the deck, as long as it lies there in its place (TK-SET-18)."""
    place = state.players - 1 - viewer
    own = LAW * FAMILY + state.returned_law[viewer]
    if state.returned_law[viewer] != NOBODY and place < len(state.law_deck) and state.law_deck[place] == own:
        return own
    return NOBODY


def _deal_hand(state: TekhenuState, seat: int, pool: list[int]) -> None:
    known = state.laws[seat] & state.known_laws[seat]
    hand = known
    for _ in range((state.laws[seat] ^ known).bit_count()):
        hand |= 1 << pool.pop()
    state.laws[seat] = hand


def _deal_setup_laws(state: TekhenuState, seat: int, pool: list[int], referee: Referee) -> None:
    """New laws to choose from, and a new sealed choice among them."""
    first = seat * LAWS_DEALT
    if state.dealt_laws[first] == NOBODY:
        return
    for place in range(first, first + LAWS_DEALT):
        state.dealt_laws[place] = pool.pop()
    if state.sealed[seat]:
        frame = state.frames[-1]
        options = state.rules.steps[frame.step].legal(state, frame, seat)
        state.sealed[seat] = (options[referee.below("resample sealed", len(options))],)


def _redraw_returned(state: TekhenuState, others: list[int]) -> None:
    """What the others put under the deck is whatever lies there now; nothing, once it may have left."""
    for seat in others:
        if state.returned_law[seat] != NOBODY:
            place = state.players - 1 - seat
            there = place < len(state.law_deck)
            state.returned_law[seat] = state.law_deck[place] - LAW * FAMILY if there else NOBODY
