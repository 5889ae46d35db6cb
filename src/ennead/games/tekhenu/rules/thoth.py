"""Thoth (section 16, THO): refreshing the market and taking cards."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import CARD, FAMILY
from ennead.games.tekhenu.rules.components import (
    BLESSING,
    FREE,
    OPEN_AT_START,
    PAPYRUS,
    REFRESH_COST,
    SECTION_AT,
    SECTION_HAPPINESS,
    SECTION_START,
    TECHNOLOGY,
    THOTH_CARDS,
    THOTH_COST,
)
from ennead.games.tekhenu.rules.market import cards_in, refresh_section
from ennead.games.tekhenu.rules.payments import charge, payable_in
from ennead.games.tekhenu.rules.state import TekhenuState


def cost_of_cards(value: int, by: int) -> int:
    return 0 if by == FREE else THOTH_COST[value]


class ThothRefresh(steps.ThothRefresh):
    """Sections renewed before cards are taken, each once (TK-THO-05 to TK-THO-07)."""

    def legal(self, state: TekhenuState, frame: frames.ThothRefresh, seat: int) -> list[int]:
        options: list[int] = []
        if payable_in(state, seat, PAPYRUS) >= cost_of_cards(frame.value, frame.by) + REFRESH_COST:
            for section in range(state.open_sections):
                if not frame.refreshed >> section & 1 and cards_in(state, section) > 0:
                    options.append(codes.REFRESH[section])
        options.append(codes.NO_REFRESH)
        return options

    def do_refresh(self, state: TekhenuState, frame: frames.ThothRefresh, section: int) -> None:
        seat = frame.seat
        state.push(frames.ThothRefresh(seat, frame.value, frame.by, frame.refreshed | 1 << section))
        state.push(frames.ThothRenew(seat, section))
        charge(state, seat, PAPYRUS, REFRESH_COST, NOBODY)

    def why_not_refresh(self, state: TekhenuState, frame: frames.ThothRefresh, section: int) -> Refusal:
        if section >= state.open_sections:
            return section_closed(section)
        if frame.refreshed >> section & 1:
            return Refusal("section-already-refreshed", section=section + 1)
        if cards_in(state, section) == 0:
            return Refusal("section-empty", section=section + 1)
        cards = cost_of_cards(frame.value, frame.by)
        has = payable_in(state, frame.seat, PAPYRUS)
        return Refusal("refresh-too-dear", needs=cards + REFRESH_COST, cards=cards, has=has)

    def do_no_refresh(self, state: TekhenuState, frame: frames.ThothRefresh) -> None:
        state.push(frames.ThothSection(frame.seat, frame.value, frame.by))


def section_closed(section: int) -> Refusal:
    return Refusal("section-closed", section=section + 1, at=SECTION_AT[section - OPEN_AT_START])


class ThothRenew(steps.ThothRenew):
    """The section paid for gets new cards."""

    def run(self, state: TekhenuState, frame: frames.ThothRenew) -> None:
        state.referee.tell(events.REFRESHED, frame.seat, frame.section)
        refresh_section(state, frame.section)


class ThothSection(steps.ThothSection):
    """All cards of one action come from one section (TK-THO-03, TK-THO-04)."""

    def legal(self, state: TekhenuState, frame: frames.ThothSection, seat: int) -> list[int]:
        options: list[int] = []
        for section in range(state.open_sections):
            if (
                state.happiness[seat] >= SECTION_HAPPINESS[section]
                and cards_in(state, section) >= THOTH_CARDS[frame.value]
            ):
                options.append(codes.SECTION[section])
        return options

    def do_section(self, state: TekhenuState, frame: frames.ThothSection, section: int) -> None:
        state.push(frames.ThothCard(frame.seat, section, THOTH_CARDS[frame.value]))
        charge(state, frame.seat, PAPYRUS, cost_of_cards(frame.value, frame.by), NOBODY)

    def why_not_section(self, state: TekhenuState, frame: frames.ThothSection, section: int) -> Refusal:
        if section >= state.open_sections:
            return section_closed(section)
        needs, has = SECTION_HAPPINESS[section], state.happiness[frame.seat]
        if has < needs:
            return Refusal("section-out-of-reach", section=section + 1, needs=needs, has=has)
        needs, has = THOTH_CARDS[frame.value], cards_in(state, section)
        return Refusal("section-too-small", section=section + 1, needs=needs, has=has)


class ThothCard(steps.ThothCard):
    """One card at a time, until all are taken (TK-THO-02)."""

    def legal(self, state: TekhenuState, frame: frames.ThothCard, seat: int) -> list[int]:
        first, end = SECTION_START[frame.section], SECTION_START[frame.section + 1]
        return [codes.TAKE_CARD[card] for card in sorted(state.market[first:end]) if card != NOBODY]

    def do_take_card(self, state: TekhenuState, frame: frames.ThothCard, card: int) -> None:
        if frame.left > 1:
            state.push(frames.ThothCard(frame.seat, frame.section, frame.left - 1))
        take_card(state, frame.seat, state.market.index(card))

    def why_not_take_card(self, state: TekhenuState, frame: frames.ThothCard, card: int) -> Refusal:
        shown, section = CARD.names[card], frame.section + 1
        if card not in state.market:
            return Refusal("card-not-there", card=shown, section=section)
        other = section_of(state.market.index(card)) + 1
        return Refusal("card-elsewhere", card=shown, section=section, other=other)


def section_of(slot: int) -> int:
    """The section a market slot belongs to."""
    section = 0
    while slot >= SECTION_START[section + 1]:
        section += 1
    return section


def take_card(state: TekhenuState, seat: int, slot: int) -> None:
    """From the market; the gap stays until the end of the turn (TK-THO-10, TK-MKT-04)."""
    card = state.market[slot]
    state.market[slot] = NOBODY
    bit = 1 << card % FAMILY
    kind = card // FAMILY
    if kind == BLESSING:
        state.blessings[seat] |= bit
    elif kind == TECHNOLOGY:
        state.technologies[seat] |= bit
    else:
        state.laws[seat] |= bit
        state.known_laws[seat] |= bit
    section = section_of(slot)
    state.referee.tell(events.TOOK_CARD, seat, card, section, slot - SECTION_START[section])
