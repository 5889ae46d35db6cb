"""Which actions deserve a look: every choice of a decision by its worth at a glance."""

import math
from typing import Final

from ennead.core.state import Frame
from ennead.games.tekhenu.bot.laws import law_worth
from ennead.games.tekhenu.bot.weights import (
    ABILITY_WORTH,
    ANUBIS_WORTH,
    BALANCE,
    BLESSING_WORTH,
    CARD_KEPT,
    DESTINY_WORTH,
    FORBIDDEN_DIE,
    GOLD_KEPT,
    GOOD_WORTH,
    HAPPINESS_STEP,
    HEAT,
    LEAST_PRIOR,
    POPULATION_STEP,
    REFRESH_WORTH,
    START_WORTH,
)
from ennead.games.tekhenu.bot.worth import (
    NOTHING,
    Eye,
    card_worth,
    cell_worth,
    district_worth,
    price,
    produce_worth,
    section_worth,
    sides,
    slot_worth,
    statue_worth,
    step_worth,
    worth_of_god,
)
from ennead.games.tekhenu.rules.actions import (
    ANUBIS,
    ANUBIS_CARD,
    CHOOSE_CELL,
    CHOOSE_DISTRICT,
    CHOOSE_SECTION,
    CHOOSE_SLOT,
    CHOOSE_VALUE,
    CROWD,
    DECLINE,
    DONE,
    END_TURN,
    EXTRA,
    GAIN,
    GOD_STATUE,
    KEEP,
    KEEP_LAW,
    LAY,
    LAY_ANUBIS,
    LAY_FAITH,
    MOST_FAITH,
    MOVE,
    NIGHT_SHIFT,
    NO_CARD,
    NO_FAITH,
    NO_REFRESH,
    NORMAL,
    NUDGE,
    PAY,
    PEOPLE_STATUE,
    PERFORM,
    PERFORM_EXTRA,
    PLAY,
    PRODUCE,
    RAISE,
    REPEAT,
    SCORE,
    SCRIBE_SHIFT,
    SET_VALUE,
    SHIFT_BY,
    STARTING_CARD,
    STOP,
    TAKE,
    TAKE_CARD,
    TAKE_DESTINY,
    TRIBUTE,
    TURN_TILE,
    USE,
    WAIVE,
)
from ennead.games.tekhenu.rules.cards import (
    B07,
    B09,
    B11,
    B17,
    B19,
    B21,
    CROWD_STEPS,
    GIFT_COUNT,
    GIFT_GOOD,
    GIFTS,
    NEIGHBOUR_SCRIBES,
)
from ennead.games.tekhenu.rules.components import (
    ANUBIS_SCRIBES,
    AS_ANUBIS,
    COLOURS,
    DIE,
    DISPLAY_OF_VALUE,
    FACES,
    FORBIDDEN,
    GODS,
    GOODS,
    GREY,
    HAPPINESS,
    NEIGHBOURS,
    PURE,
    RESOURCES,
    SCRIBE,
    SHIFT,
    SIDE_VP,
    THOTH_CARDS,
    UNPAID_BREAD_VP,
    WHEEL_STATE,
)
from ennead.games.tekhenu.rules.dice import STATES
from ennead.games.tekhenu.rules.laws import TRIBUTE_VP
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.rules.payments import MIXES
from ennead.games.tekhenu.rules.performable import can_perform, means_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import (
    ABILITY,
    ACTION,
    ANY_ACTION,
    CHOOSE_DESTINY,
    CHOOSE_DIE,
    CHOOSE_FAITH,
    CHOOSE_MARKER,
    HATHOR_SLOT,
    HORUS_BONUS,
    HORUS_TARGET,
    LAW_PICK,
    MODIFY,
    OSIRIS_DISTRICT,
    OSIRIS_STEP,
    PAYMENT,
    PRODUCE_CARDS,
    RA_CELL,
    RA_ROTATION,
    SETUP_LAW,
    SETUP_START_CARD,
    SHIFT_GOD,
    SHIFT_PRODUCTION,
    START_KEEP,
    START_RESOURCE,
    TAKE_AS,
    THOTH_CARD,
    THOTH_REFRESH,
    THOTH_SECTION,
    TURN_START,
    UPKEEP,
    Z03_TARGET,
    Z04_PAY,
    Z23_USE,
)
from ennead.games.tekhenu.rules.steps import (
    CHOOSE_VALUE as VALUE_STEP,
)

# `shift` is written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]


def priors(state: TekhenuState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    eye = Eye(state, seat)
    worths = [_worth(state, eye, frame, code) for code in codes]
    best = max(worths)
    return [max(LEAST_PRIOR, math.exp((worth - best) / HEAT)) for worth in worths]


def _worth(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    step = frame[0]
    if step < CHOOSE_DIE:
        return _before_the_die(state, eye, step, code)
    if step <= ACTION:
        return _with_the_die(state, eye, step, frame, code)
    if step < HORUS_TARGET:
        return _any_action(state, eye, step, frame, code)
    if step < THOTH_REFRESH:
        return _board(state, eye, step, frame, code)
    if step < CHOOSE_FAITH:
        return _cards_and_districts(state, eye, step, frame, code)
    return _maat_and_scoring(state, eye, step, frame, code)


# Setup and the start of a turn


def _before_the_die(state: TekhenuState, eye: Eye, step: int, code: int) -> float:
    if step == SETUP_LAW:
        return law_worth(state, eye.seat, code - KEEP_LAW, eye.turns)
    if step == SETUP_START_CARD:
        return START_WORTH[code - STARTING_CARD]
    if step == CHOOSE_DESTINY:
        return DESTINY_WORTH[code - TAKE_DESTINY]
    if step == START_RESOURCE:
        return _good_worth(state, eye, code - GAIN)
    if step == START_KEEP:
        return card_worth(state, eye, code - KEEP)
    if step == CHOOSE_MARKER:
        return _marker_worth(state, eye, code - MOVE, 1)
    assert step == TURN_START
    if code == NORMAL:
        return 0.0
    if code == ANUBIS:
        return ANUBIS_WORTH - ANUBIS_SCRIBES * price(state, eye, SCRIBE)
    if code == ANUBIS_CARD:
        return CARD_KEPT
    return _crowd_worth(state, eye, code - CROWD) + CARD_KEPT


def _good_worth(state: TekhenuState, eye: Eye, good: int) -> float:
    """Rather what one has little of."""
    return price(state, eye, good) / (1 + state.goods[eye.seat * GOODS + good])


def _crowd_worth(state: TekhenuState, eye: Eye, marker: int) -> float:
    """B07 or B08 played now."""
    return _marker_worth(state, eye, marker, CROWD_STEPS) - BLESSING_WORTH[B07] * eye.fresh


def _marker_worth(state: TekhenuState, eye: Eye, marker: int, steps: int) -> float:
    ahead = state.population[eye.seat] - state.happiness[eye.seat]
    if marker == HAPPINESS:
        return HAPPINESS_STEP * min(steps, ahead)
    return steps * (POPULATION_STEP if ahead < steps else POPULATION_STEP / 2)


# Taking the die


def _with_the_die(state: TekhenuState, eye: Eye, step: int, frame: Frame, code: int) -> float:
    if step == CHOOSE_DIE:
        return _die_worth(state, eye, code - TAKE, frame[2] == 1)
    if step == TAKE_AS:
        return _laying_worth(state, eye, frame, code)
    if step == MODIFY:
        return _modifier_worth(state, eye, code)
    return _action_worth(state, eye, code)


def _die_worth(state: TekhenuState, eye: Eye, die: int, anubis: bool) -> float:
    sector = die // DIE
    colour = die % DIE // FACES
    face = die % FACES + 1
    if anubis:
        return best_of_all(state, eye, face)
    worth = best_main(state, eye, sector, colour, face)
    pan = WHEEL_STATE[(state.arrow * GODS + sector) * COLOURS + colour]
    if pan == FORBIDDEN:
        return worth + FORBIDDEN_DIE
    return worth + _scales_worth(state, eye, face if pan == PURE else -face)


def _scales_worth(state: TekhenuState, eye: Eye, weight: int) -> float:
    """How a die moves the balance towards or away from the middle."""
    balance = balance_of(state, eye.seat)
    return BALANCE * (abs(balance) - abs(balance + weight))


def best_main(state: TekhenuState, eye: Eye, god: int, colour: int, value: int) -> float:
    """The god of the sector or production, whichever is better."""
    best = NOTHING
    if can_perform(state, eye.seat, god, value, False, means_of(state, eye.seat)):
        best = worth_of_god(state, eye, god, value)
    if colour != GREY:
        best = max(best, produce_worth(state, eye, colour, value))
    return best


def best_of_all(state: TekhenuState, eye: Eye, value: int) -> float:
    """Any god or production, as with Anubis."""
    best = NOTHING
    means = means_of(state, eye.seat)
    for god in range(GODS):
        if can_perform(state, eye.seat, god, value, False, means):
            best = max(best, worth_of_god(state, eye, god, value))
    for resource in range(RESOURCES):
        best = max(best, produce_worth(state, eye, resource, value))
    return best


def _laying_worth(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if frame[3]:
        return 0.0 if code == LAY_ANUBIS else -BLESSING_WORTH[B11]
    die = frame[2]
    own = die % DIE // FACES
    colour = (code - LAY) // STATES
    face = die % FACES + 1
    weight = face if (code - LAY) % STATES == PURE else -face
    worth = best_main(state, eye, die // DIE, colour, face) + _scales_worth(state, eye, weight)
    return worth if colour == own else worth - BLESSING_WORTH[B11]


def _main_now(state: TekhenuState, eye: Eye, value: int) -> float:
    if state.die_state == AS_ANUBIS:
        return best_of_all(state, eye, value)
    return best_main(state, eye, state.die_sector, state.die_colour, value)


def _modifier_worth(state: TekhenuState, eye: Eye, code: int) -> float:
    value = state.die_value
    if code == DONE:
        return _main_now(state, eye, value)
    if SCRIBE_SHIFT <= code < SET_VALUE:
        shifted = value + code - SCRIBE_SHIFT - NO_SHIFT
        return _main_now(state, eye, shifted) - price(state, eye, SCRIBE)
    if SET_VALUE <= code < NUDGE:
        return _main_now(state, eye, code - SET_VALUE + 1) - BLESSING_WORTH[B09]
    if NUDGE <= code < EXTRA:
        return _main_now(state, eye, value + code - NUDGE - NO_SHIFT) - BLESSING_WORTH[B11]
    god = code - EXTRA
    worth = _main_now(state, eye, value)
    if not can_perform(state, eye.seat, god, value, False, means_of(state, eye.seat)):
        return worth + NOTHING
    if god in NEIGHBOURS[state.die_sector]:
        cost = BLESSING_WORTH[B17] + NEIGHBOUR_SCRIBES * price(state, eye, SCRIBE)
    else:
        cost = BLESSING_WORTH[B19] + HAPPINESS_STEP + POPULATION_STEP
    return worth + worth_of_god(state, eye, god, value) - cost


def _action_worth(state: TekhenuState, eye: Eye, code: int) -> float:
    value = state.die_value
    if code == END_TURN:
        return 0.0
    if PERFORM <= code < PERFORM_EXTRA:
        return worth_of_god(state, eye, code - PERFORM, value)
    if PERFORM_EXTRA <= code < NIGHT_SHIFT:
        return worth_of_god(state, eye, code - PERFORM_EXTRA, value)
    if NIGHT_SHIFT <= code < PRODUCE:
        both = worth_of_god(state, eye, code - NIGHT_SHIFT, value)
        return both + produce_worth(state, eye, state.die_colour, value) - price(state, eye, SCRIBE)
    if PRODUCE <= code < END_TURN:
        return produce_worth(state, eye, code - PRODUCE, value)
    return _crowd_worth(state, eye, code - CROWD)


# Any action


def _any_action(state: TekhenuState, eye: Eye, step: int, frame: Frame, code: int) -> float:
    if step == SHIFT_GOD:
        return worth_of_god(state, eye, frame[2], frame[3] + code - SHIFT_BY - NO_SHIFT)
    if step == HORUS_BONUS:
        return _good_worth(state, eye, code - GAIN)
    if step == ANY_ACTION:
        return _granted_worth(state, eye, code)
    if step == VALUE_STEP:
        value = code - CHOOSE_VALUE + 1
        if frame[2] >= GODS:
            return produce_worth(state, eye, frame[2] - GODS, value)
        return worth_of_god(state, eye, frame[2], value)
    assert step == PAYMENT
    if code == WAIVE:
        return -BLESSING_WORTH[frame[4]] * eye.fresh
    return -mix_price(state, eye, code - PAY)


def _granted_worth(state: TekhenuState, eye: Eye, code: int) -> float:
    """Any action with its best value."""
    if code == DECLINE:
        return 0.0
    best = NOTHING
    means = means_of(state, eye.seat)
    for value in range(1, FACES + 1):
        if code >= PRODUCE:
            best = max(best, produce_worth(state, eye, code - PRODUCE, value))
        elif can_perform(state, eye.seat, code - PERFORM, value, False, means):
            best = max(best, worth_of_god(state, eye, code - PERFORM, value))
    return best


def mix_price(state: TekhenuState, eye: Eye, number: int) -> float:
    """What a payment takes away; late in the game still rather resources than gold and scribes."""
    total = 0.0
    mix = MIXES[number]
    for good in range(len(mix)):
        if mix[good]:
            total += mix[good] * (price(state, eye, good) + (GOLD_KEPT if good >= RESOURCES else 0.0))
    return total


# Gods


def _board(state: TekhenuState, eye: Eye, step: int, frame: Frame, code: int) -> float:
    if step == HORUS_TARGET:
        if code < PEOPLE_STATUE:
            return statue_worth(state, eye, code - GOD_STATUE)
        return statue_worth(state, eye, GODS + code - PEOPLE_STATUE)
    if step == RA_CELL:
        return cell_worth(state, eye, state.display[DISPLAY_OF_VALUE[frame[2]]], code - CHOOSE_CELL)
    if step == RA_ROTATION:
        tile = state.display[DISPLAY_OF_VALUE[frame[2]]]
        return SIDE_VP * sides(state, tile, frame[4], code - TURN_TILE)
    if step == ABILITY:
        return ABILITY_WORTH if code == USE else 0.0
    assert step == HATHOR_SLOT
    return slot_worth(state, eye, code - CHOOSE_SLOT)


def _cards_and_districts(state: TekhenuState, eye: Eye, step: int, frame: Frame, code: int) -> float:
    if step == THOTH_REFRESH:
        return 0.0 if code == NO_REFRESH else REFRESH_WORTH
    if step == THOTH_SECTION:
        return section_worth(state, eye, code - CHOOSE_SECTION, THOTH_CARDS[frame[2]])
    if step == THOTH_CARD:
        return card_worth(state, eye, code - TAKE_CARD)
    if step == OSIRIS_DISTRICT:
        return district_worth(state, eye, frame[2] - 1, code - CHOOSE_DISTRICT)
    if step == OSIRIS_STEP:
        return step_worth(state, eye, code - RAISE)
    if step == SHIFT_PRODUCTION:
        return produce_worth(state, eye, frame[2], frame[3] + code - SHIFT_BY - NO_SHIFT)
    assert step == PRODUCE_CARDS
    if code == NO_CARD:
        return 0.0
    card = code - PLAY
    if card < GIFTS:
        return GIFT_COUNT[card] * price(state, eye, GIFT_GOOD[card]) - BLESSING_WORTH[card] * eye.fresh
    return produce_worth(state, eye, frame[2], frame[3]) - BLESSING_WORTH[B21] * eye.fresh


# Maat and scoring


def _maat_and_scoring(state: TekhenuState, eye: Eye, step: int, frame: Frame, code: int) -> float:
    if step == CHOOSE_FAITH:
        laid = 0
        if code != NO_FAITH:
            laid = (code - LAY_FAITH) % MOST_FAITH + 1
            if code - LAY_FAITH >= MOST_FAITH:
                laid = -laid
        return -abs(balance_of(state, eye.seat) + laid) - 0.01 * abs(laid)
    if step == Z23_USE:
        return 0.0 if code == USE else CARD_KEPT
    if step == UPKEEP:
        mix = code - PAY
        return sum(MIXES[mix]) * UNPAID_BREAD_VP - mix_price(state, eye, mix)
    if step == LAW_PICK:
        if code == STOP:
            return CARD_KEPT
        return law_worth(state, eye.seat, code - SCORE, 0)
    if step == Z03_TARGET:
        return law_worth(state, eye.seat, code - REPEAT, 0)
    assert step == Z04_PAY
    return 0.0 if code == STOP else TRIBUTE_VP - GOOD_WORTH[code - TRIBUTE]
