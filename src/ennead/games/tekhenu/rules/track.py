"""The population track (section 11): both markers, the market sections they open, happiness rewards."""

from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import BY_TRACK
from ennead.games.tekhenu.rules.components import (
    GRANTED,
    HAPPINESS_REWARDS,
    OPEN_AT_START,
    POPULATION,
    REWARD_COUNT,
    REWARD_GOOD,
    SECTION_AT,
    SECTIONS,
    TRACK_END,
)
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.market import open_section
from ennead.games.tekhenu.rules.state import TekhenuState


def raise_marker(state: TekhenuState, seat: int, marker: int, steps: int, cause: int) -> None:
    if marker == POPULATION:
        raise_population(state, seat, steps, cause)
    else:
        raise_happiness(state, seat, steps, cause)


def raise_population(state: TekhenuState, seat: int, steps: int, cause: int) -> None:
    """Steps beyond the last cell are lost; market sections open on arrival (TK-POP-01, TK-POP-04, 05)."""
    before = state.population[seat]
    to = min(before + steps, TRACK_END)
    if to == before:
        return
    state.population[seat] = to
    state.referee.tell(events.POPULATION, seat, to, cause, before)
    while state.open_sections < SECTIONS and to >= SECTION_AT[state.open_sections - OPEN_AT_START]:
        open_section(state)


def raise_happiness(state: TekhenuState, seat: int, steps: int, cause: int) -> None:
    """Never beyond population; each reward once per game, none for the bot (TK-POP-02, TK-POP-10)."""
    before = state.happiness[seat]
    to = min(before + steps, state.population[seat])
    if to == before:
        return
    state.happiness[seat] = to
    state.referee.tell(events.HAPPINESS, seat, to, cause, before)
    if state.is_automa(seat):
        return
    while state.reached[seat] < len(HAPPINESS_REWARDS) and to >= HAPPINESS_REWARDS[state.reached[seat]]:
        reward = state.reached[seat]
        state.reached[seat] = reward + 1
        if REWARD_GOOD[reward] >= 0:
            gain(state, seat, REWARD_GOOD[reward], REWARD_COUNT[reward], BY_TRACK)
        elif is_action_running(state):
            state.awaiting_any = seat
        else:
            state.referee.tell(events.GRANTED, seat, BY_TRACK)
            state.push(frames.AnyAction(seat, GRANTED))


def is_action_running(state: TekhenuState) -> bool:
    """The action of cell 21 waits for the end of the innermost action (TK-POP-11)."""
    return any(isinstance(frame, frames.ActionDone) for frame in state.frames)


def lower_happiness(state: TekhenuState, seat: int, steps: int, cause: int) -> None:
    state.happiness[seat] -= steps
    state.referee.tell(events.HAPPINESS, seat, state.happiness[seat], cause, state.happiness[seat] + steps)


def lower_population(state: TekhenuState, seat: int, steps: int, cause: int) -> None:
    state.population[seat] -= steps
    state.referee.tell(events.POPULATION, seat, state.population[seat], cause, state.population[seat] + steps)
