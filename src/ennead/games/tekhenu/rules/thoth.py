"""Thoth (section 16, THO): refreshing the market and taking cards."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import CHOOSE_SECTION, NO_REFRESH, REFRESH, TAKE_CARD
from ennead.games.tekhenu.rules.cards import FAMILY
from ennead.games.tekhenu.rules.components import (
    BLESSING,
    FREE,
    PAPYRUS,
    REFRESH_COST,
    SECTION,
    SECTION_HAPPINESS,
    SECTION_START,
    TECHNOLOGY,
    THOTH_CARDS,
    THOTH_COST,
    WITH,
)
from ennead.games.tekhenu.rules.market import cards_in, refresh_section
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.purse import can_pay
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import THOTH_CARD, THOTH_REFRESH, THOTH_RENEW, THOTH_SECTION


def cost_of_cards(value: int, by: int) -> int:
    return 0 if by == FREE else THOTH_COST[value]


class ThothRefresh(Choice[TekhenuState]):
    """Sections renewed before cards are taken, each once (TK-THO-05 to TK-THO-07)."""

    def __init__(self) -> None:
        super().__init__(
            "thoth_refresh",
            Field("seat", SEAT),
            Field("value", NUMBER),
            Field("by", WITH),
            Field("refreshed", Bits(SECTION)),
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [NO_REFRESH]
        if can_pay(state, seat, PAPYRUS, cost_of_cards(frame[2], frame[3]) + REFRESH_COST):
            for section in range(state.open_sections):
                if not frame[4] >> section & 1 and cards_in(state, section) > 0:
                    options.append(REFRESH + section)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NO_REFRESH:
            state.push(THOTH_SECTION, seat, frame[2], frame[3])
            return
        section = code - REFRESH
        state.push(THOTH_REFRESH, seat, frame[2], frame[3], frame[4] | 1 << section)
        state.push(THOTH_RENEW, seat, section)
        charge(state, seat, PAPYRUS, REFRESH_COST, NOBODY)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ThothRenew(Automatic[TekhenuState]):
    """The section paid for gets new cards."""

    def __init__(self) -> None:
        super().__init__("thoth_renew", Field("seat", SEAT), Field("section", SECTION))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        referee.tell(events.REFRESHED, frame[1], frame[2])
        refresh_section(state, frame[2], referee)


class ThothSection(Choice[TekhenuState]):
    """All cards of one action come from one section (TK-THO-03, TK-THO-04)."""

    def __init__(self) -> None:
        super().__init__("thoth_section", Field("seat", SEAT), Field("value", NUMBER), Field("by", WITH))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for section in range(state.open_sections):
            if (
                state.happiness[seat] >= SECTION_HAPPINESS[section]
                and cards_in(state, section) >= THOTH_CARDS[frame[2]]
            ):
                options.append(CHOOSE_SECTION + section)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.push(THOTH_CARD, seat, code - CHOOSE_SECTION, THOTH_CARDS[frame[2]])
        charge(state, seat, PAPYRUS, cost_of_cards(frame[2], frame[3]), NOBODY)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ThothCard(Choice[TekhenuState]):
    """One card at a time, until all are taken (TK-THO-02)."""

    def __init__(self) -> None:
        super().__init__("thoth_card", Field("seat", SEAT), Field("section", SECTION), Field("left", NUMBER))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        first, end = SECTION_START[frame[2]], SECTION_START[frame[2] + 1]
        return [TAKE_CARD + card for card in state.market[first:end] if card != NOBODY]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[3] > 1:
            state.push(THOTH_CARD, seat, frame[2], frame[3] - 1)
        take_card(state, seat, state.market.index(code - TAKE_CARD), referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def section_of(slot: int) -> int:
    """The section a market slot belongs to."""
    section = 0
    while slot >= SECTION_START[section + 1]:
        section += 1
    return section


def take_card(state: TekhenuState, seat: int, slot: int, referee: Referee) -> None:
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
    referee.tell(events.TOOK_CARD, seat, card, section, slot - SECTION_START[section])
