"""Blessings (section 24): what each card does, by its id. Twins do the same; the lower id is used first."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    B07,
    B09,
    B11,
    B13,
    B15,
    B17,
    B19,
    B21,
    B23,
    BLESSING_CARD,
    BY_COST,
    CAUSE_BLESSING,
    CROWD_STEPS,
    GIFT_COUNT,
    GIFT_GOOD,
    NEIGHBOUR_SCRIBES,
    OPPOSITE_STEPS,
)
from ennead.games.tekhenu.rules.components import BASTET, HATHOR, HORUS, OPPOSITE, RA, SCRIBE
from ennead.games.tekhenu.rules.fields import FIRST_NUDGE, NUDGES_SPENT, SECOND_NUDGE
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.market import discard_card
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import blessing_played
from ennead.games.tekhenu.rules.track import lower_happiness, lower_population, raise_marker


def lower_of(state: TekhenuState, seat: int, twin: int) -> int:
    """The card to be used of a pair of twins (TK-DEC-04), or none."""
    held = state.blessings[seat] >> twin
    if held & 1:
        return twin
    return twin + 1 if held & 2 else NOBODY


def holds_either(state: TekhenuState, seat: int, twin: int) -> bool:
    return state.blessings[seat] >> twin & 3 != 0


def card_not_held(twin: int) -> Refusal:
    return Refusal("card-not-held", card=BLESSING_CARD.names[twin])


def play_blessing(state: TekhenuState, seat: int, card: int) -> None:
    """Once, then to the discard pile (TK-BLG-01)."""
    state.blessings[seat] &= ~(1 << card)
    discard_card(state, card)
    state.referee.tell(events.PLAYED, seat, card)
    blessing_played(state, seat)


def gift(state: TekhenuState, seat: int, card: int) -> None:
    """B01–B06: goods beside a production, never excess (TK-BLS-01 to TK-BLS-06)."""
    play_blessing(state, seat, card)
    gain(state, seat, GIFT_GOOD[card], GIFT_COUNT[card], CAUSE_BLESSING + card)


def crowd(state: TekhenuState, seat: int, marker: int) -> None:
    """B07, B08: one marker forward (TK-BLS-07, TK-BLS-08)."""
    card = lower_of(state, seat, B07)
    play_blessing(state, seat, card)
    raise_marker(state, seat, marker, CROWD_STEPS, CAUSE_BLESSING + card)


def hand_of_fate(state: TekhenuState, seat: int, value: int) -> None:
    """B09, B10: the base value becomes any number (TK-BLS-09, TK-BLS-10)."""
    card = lower_of(state, seat, B09)
    play_blessing(state, seat, card)
    state.die_value = value
    state.referee.tell(events.VALUE, seat, value, CAUSE_BLESSING + card)


def change_colour(state: TekhenuState, seat: int) -> None:
    """B11, B12: another colour for this turn, then perhaps a shift by one (TK-BLS-11, TK-BLS-12)."""
    play_blessing(state, seat, lower_of(state, seat, B11))
    state.nudge = FIRST_NUDGE


def nudge(state: TekhenuState, seat: int, shift: int) -> None:
    """The shift of the B11 or B12 just played, after that of the other one (TK-BLG-09)."""
    if state.nudge == FIRST_NUDGE:
        state.nudge = SECOND_NUDGE
        card = last_light(state)
    else:
        card = lower_of(state, seat, B11)
        play_blessing(state, seat, card)
        state.nudge = NUDGES_SPENT
    state.die_value += shift
    state.referee.tell(events.VALUE, seat, state.die_value, CAUSE_BLESSING + card)


def last_light(state: TekhenuState) -> int:
    """Which of B11 and B12 was played on the die: the one discarded last."""
    for card in reversed(state.blessing_discard):
        if card in (B11, B11 + 1):
            return card
    return B11


def nudges_left(state: TekhenuState, seat: int) -> int:
    """How many shifts by one B11 and B12 can still bring in this turn."""
    if state.nudge == FIRST_NUDGE:
        return 1 + holds_either(state, seat, B11)
    return int(state.nudge == SECOND_NUDGE and holds_either(state, seat, B11))


def waiver(god: int) -> int:
    """B13–B16: the first of the twins that remove the cost of this god's action (TK-BLS-13 to 16)."""
    if god in (RA, HORUS):
        return B13
    return B15 if god in (BASTET, HATHOR) else NOBODY


def has_waiver(state: TekhenuState, seat: int, god: int) -> bool:
    twin = waiver(god)
    return twin != NOBODY and holds_either(state, seat, twin)


def extra_action(state: TekhenuState, seat: int, god: int) -> None:
    """B17–B20: an additional action of a neighbour or of the opposite god (TK-BLS-17 to TK-BLS-20)."""
    if god == OPPOSITE[state.die_sector]:
        card = lower_of(state, seat, B19)
        play_blessing(state, seat, card)
        lower_happiness(state, seat, OPPOSITE_STEPS, BY_COST)
        lower_population(state, seat, OPPOSITE_STEPS, BY_COST)
    else:
        card = lower_of(state, seat, B17)
        play_blessing(state, seat, card)
        state.push(frames.Pay(seat, SCRIBE, NEIGHBOUR_SCRIBES, NOBODY))
    state.extras.append(god)
    state.referee.tell(events.EXTRA_BOUGHT, seat, god)


def double_harvest(state: TekhenuState, seat: int) -> None:
    """B21, B22: the production is performed once more (TK-BLS-21, TK-BLS-22)."""
    play_blessing(state, seat, lower_of(state, seat, B21))


def call_of_anubis(state: TekhenuState, seat: int) -> None:
    """B23, B24: an Anubis action without scribes (TK-BLS-23, TK-BLS-24)."""
    play_blessing(state, seat, lower_of(state, seat, B23))
