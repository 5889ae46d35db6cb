"""The card market (section 16, MKT) and the three decks with their discard piles (TK-CMP-09)."""

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.generated import frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import FAMILY
from ennead.games.tekhenu.rules.components import BLESSING, SECTION_START, SLOT_KINDS, TECHNOLOGY
from ennead.games.tekhenu.rules.state import TekhenuState


def deck_of(state: TekhenuState, kind: int) -> list[int]:
    if kind == BLESSING:
        return state.blessing_deck
    return state.technology_deck if kind == TECHNOLOGY else state.law_deck


def discard_of(state: TekhenuState, kind: int) -> list[int]:
    if kind == BLESSING:
        return state.blessing_discard
    return state.technology_discard if kind == TECHNOLOGY else state.law_discard


def draw(state: TekhenuState, kind: int) -> int:
    """The top card; an empty deck is made anew from its discard pile; none, if both are empty."""
    deck = deck_of(state, kind)
    if not deck:
        discard = discard_of(state, kind)
        if not discard:
            return NOBODY
        deck.extend(sorted(discard))
        discard.clear()
        state.referee.shuffle(f"deck {kind}", deck)
        state.referee.tell(events.RESHUFFLED, kind, len(deck))
    return deck.pop()


def discard_card(state: TekhenuState, card: int) -> None:
    """Each kind has a pile of its own (TK-MKT-02)."""
    discard_of(state, card // FAMILY).append(card)


def fill_slots(state: TekhenuState, section: int) -> None:
    """Empty slots of a section from left to right, each with its kind (TK-MKT-03, TK-MKT-05)."""
    for slot in range(SECTION_START[section], SECTION_START[section + 1]):
        if state.market[slot] == NOBODY:
            fill_slot(state, section, slot)


def fill_slot(state: TekhenuState, section: int, slot: int) -> None:
    card = draw(state, SLOT_KINDS[slot])
    if card != NOBODY:
        state.market[slot] = card
        state.referee.tell(events.MARKET_CARD, section, card, slot - SECTION_START[section])


def open_section(state: TekhenuState) -> None:
    """The next closed section opens and is filled."""
    section = state.open_sections
    state.open_sections = section + 1
    state.referee.tell(events.SECTION_OPENED, section)
    fill_slots(state, section)


def fill_market(state: TekhenuState) -> None:
    """All empty slots of open sections, section by section (TK-MKT-07)."""
    if NOBODY in state.market[: SECTION_START[state.open_sections]]:
        for section in range(state.open_sections):
            fill_slots(state, section)


def refresh_section(state: TekhenuState, section: int) -> None:
    """All its cards are discarded and replaced; gaps stay gaps (TK-THO-05, TK-THO-08)."""
    slots = [
        slot
        for slot in range(SECTION_START[section], SECTION_START[section + 1])
        if state.market[slot] != NOBODY
    ]
    for slot in slots:
        discard_card(state, state.market[slot])
        state.referee.tell(events.DISCARDED, section, state.market[slot])
        state.market[slot] = NOBODY
    for slot in slots:
        fill_slot(state, section, slot)


def cards_in(state: TekhenuState, section: int) -> int:
    """How many cards lie in a section."""
    first = SECTION_START[section]
    size = SECTION_START[section + 1] - first
    return size - state.market[first : first + size].count(NOBODY)


class FillMarket(steps.FillMarket):
    """Gaps are filled at once after an action outside a turn (TK-POP-12)."""

    def run(self, state: TekhenuState, frame: frames.FillMarket) -> None:
        fill_market(state)
