"""Which actions deserve a look: every choice of a decision by its worth at a glance."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.plan import AUTOMATIC
from ennead.core.state import Frame
from ennead.games.tekhenu.bot.laws import law_worth
from ennead.games.tekhenu.bot.weights import Weights
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
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.actions import MOST_FAITH, SPACE
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
    MIXES,
    NEIGHBOURS,
    NO_SHIFT,
    PURE,
    RESOURCES,
    SCRIBE,
    SIDE_VP,
    STATE,
    THOTH_CARDS,
    UNPAID_BREAD_VP,
    WHEEL_STATE,
)
from ennead.games.tekhenu.rules.laws import TRIBUTE_VP
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.rules.possible import can_perform, means_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import STEPS

ANUBIS: Final[int] = SPACE.base("anubis")
ANUBIS_CARD: Final[int] = SPACE.base("anubis_card")
CHOOSE_CELL: Final[int] = SPACE.base("cell")
CHOOSE_DISTRICT: Final[int] = SPACE.base("district")
CHOOSE_SECTION: Final[int] = SPACE.base("section")
CHOOSE_SLOT: Final[int] = SPACE.base("slot")
CHOOSE_VALUE: Final[int] = SPACE.base("value")
CROWD: Final[int] = SPACE.base("crowd")
DECLINE: Final[int] = SPACE.base("decline")
DONE: Final[int] = SPACE.base("done")
END_TURN: Final[int] = SPACE.base("end_turn")
EXTRA: Final[int] = SPACE.base("extra")
GAIN: Final[int] = SPACE.base("gain")
GOD_STATUE: Final[int] = SPACE.base("god_statue")
KEEP: Final[int] = SPACE.base("keep")
KEEP_LAW: Final[int] = SPACE.base("keep_law")
LAY: Final[int] = SPACE.base("lay")
LAY_ANUBIS: Final[int] = SPACE.base("lay_anubis")
LAY_FAITH: Final[int] = SPACE.base("faith")
MOVE: Final[int] = SPACE.base("move")
NIGHT_SHIFT: Final[int] = SPACE.base("night_shift")
NO_CARD: Final[int] = SPACE.base("no_card")
NO_FAITH: Final[int] = SPACE.base("no_faith")
NO_REFRESH: Final[int] = SPACE.base("no_refresh")
NORMAL: Final[int] = SPACE.base("normal")
NUDGE: Final[int] = SPACE.base("nudge")
PAY: Final[int] = SPACE.base("pay")
PEOPLE_STATUE: Final[int] = SPACE.base("people_statue")
PERFORM: Final[int] = SPACE.base("perform")
PERFORM_EXTRA: Final[int] = SPACE.base("perform_extra")
PLAY: Final[int] = SPACE.base("play")
PRODUCE: Final[int] = SPACE.base("produce")
RAISE: Final[int] = SPACE.base("raise")
REPEAT: Final[int] = SPACE.base("repeat")
SCORE: Final[int] = SPACE.base("score")
SCRIBE_SHIFT: Final[int] = SPACE.base("scribe")
SET_VALUE: Final[int] = SPACE.base("set_value")
SHIFT_BY: Final[int] = SPACE.base("shift")
STARTING_CARD: Final[int] = SPACE.base("starting_card")
STOP: Final[int] = SPACE.base("stop")
TAKE: Final[int] = SPACE.base("take")
TAKE_CARD: Final[int] = SPACE.base("take_card")
TAKE_DESTINY: Final[int] = SPACE.base("destiny")
TRIBUTE: Final[int] = SPACE.base("tribute")
TURN_TILE: Final[int] = SPACE.base("turn")
USE: Final[int] = SPACE.base("use")
WAIVE: Final[int] = SPACE.base("waive")

# How many states a die can be laid in.
_STATES: Final[int] = len(STATE)
# Decisions by the part of this file that judges them.
_PARTS: Final = (
    "setup_law setup_start_card destiny start_resource start_keep marker turn_start",
    "die take_as modify action",
    "shift horus_bonus any_action value pay",
    "horus_target ra_cell ra_rotation ability hathor_slot",
    "thoth_refresh thoth_section thoth_card osiris_district osiris_step produce_cards shift_production",
    "faith z23_use upkeep law_pick z03_target z04_pay",
)
BEFORE_THE_DIE: Final = 0
WITH_THE_DIE: Final = 1
ANY_ACTION: Final = 2
ON_THE_BOARD: Final = 3
CARDS_AND_DISTRICTS: Final = 4
_PART_OF: Final[dict[str, int]] = {name: at for at, names in enumerate(_PARTS) for name in names.split()}
# By the step's place in the plan. A decision nobody judges is a fault that shows at once.
_PART: Final[tuple[int, ...]] = tuple(
    _PART_OF[step.name] if step.kind != AUTOMATIC else NOBODY for step in STEPS
)


def priors(weights: Weights, state: TekhenuState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    eye = Eye(weights, state, seat)
    worths = [_worth(state, eye, frame, code) for code in codes]
    best = max(worths)
    return [max(weights.least_prior, math.exp((worth - best) / weights.heat)) for worth in worths]


def _worth(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    part = _PART[frame.step]
    if part == BEFORE_THE_DIE:
        return _before_the_die(state, eye, frame, code)
    if part == WITH_THE_DIE:
        return _with_the_die(state, eye, frame, code)
    if part == ANY_ACTION:
        return _any_action(state, eye, frame, code)
    if part == ON_THE_BOARD:
        return _board(state, eye, frame, code)
    if part == CARDS_AND_DISTRICTS:
        return _cards_and_districts(state, eye, frame, code)
    return _maat_and_scoring(state, eye, frame, code)


# Setup and the start of a turn


def _before_the_die(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.SetupLaw):
        return law_worth(eye.weights, state, eye.seat, code - KEEP_LAW, eye.turns)
    if isinstance(frame, frames.SetupStartCard):
        return eye.weights.starts[code - STARTING_CARD]
    if isinstance(frame, frames.Destiny):
        return eye.weights.destinies[code - TAKE_DESTINY]
    if isinstance(frame, frames.StartResource):
        return _good_worth(state, eye, code - GAIN)
    if isinstance(frame, frames.StartKeep):
        return card_worth(state, eye, code - KEEP)
    if isinstance(frame, frames.Marker):
        return _marker_worth(state, eye, code - MOVE, 1)
    assert isinstance(frame, frames.TurnStart)
    if code == NORMAL:
        return 0.0
    if code == ANUBIS:
        return eye.weights.anubis - ANUBIS_SCRIBES * price(state, eye, SCRIBE)
    if code == ANUBIS_CARD:
        return eye.weights.card_kept
    return _crowd_worth(state, eye, code - CROWD) + eye.weights.card_kept


def _good_worth(state: TekhenuState, eye: Eye, good: int) -> float:
    """Rather what one has little of."""
    return price(state, eye, good) / (1 + state.goods[eye.seat * GOODS + good])


def _crowd_worth(state: TekhenuState, eye: Eye, marker: int) -> float:
    """B07 or B08 played now."""
    return _marker_worth(state, eye, marker, CROWD_STEPS) - eye.weights.blessings[B07] * eye.fresh


def _marker_worth(state: TekhenuState, eye: Eye, marker: int, steps: int) -> float:
    ahead = state.population[eye.seat] - state.happiness[eye.seat]
    if marker == HAPPINESS:
        return eye.weights.happiness_step * min(steps, ahead)
    return steps * (eye.weights.population_step if ahead < steps else eye.weights.population_step / 2)


# Taking the die


def _with_the_die(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.Die):
        return _die_worth(state, eye, code - TAKE, frame.anubis == 1)
    if isinstance(frame, frames.TakeAs):
        return _laying_worth(state, eye, frame, code)
    if isinstance(frame, frames.Modify):
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
        return worth + eye.weights.forbidden_die
    return worth + _scales_worth(state, eye, face if pan == PURE else -face)


def _scales_worth(state: TekhenuState, eye: Eye, weight: int) -> float:
    """How a die moves the balance towards or away from the middle."""
    balance = balance_of(state, eye.seat)
    return eye.weights.balance * (abs(balance) - abs(balance + weight))


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


def _laying_worth(state: TekhenuState, eye: Eye, frame: frames.TakeAs, code: int) -> float:
    if frame.anubis:
        return 0.0 if code == LAY_ANUBIS else -eye.weights.blessings[B11]
    die = frame.die
    own = die % DIE // FACES
    colour = (code - LAY) // _STATES
    face = die % FACES + 1
    weight = face if (code - LAY) % _STATES == PURE else -face
    worth = best_main(state, eye, die // DIE, colour, face) + _scales_worth(state, eye, weight)
    return worth if colour == own else worth - eye.weights.blessings[B11]


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
        return _main_now(state, eye, code - SET_VALUE + 1) - eye.weights.blessings[B09]
    if NUDGE <= code < EXTRA:
        return _main_now(state, eye, value + code - NUDGE - NO_SHIFT) - eye.weights.blessings[B11]
    god = code - EXTRA
    worth = _main_now(state, eye, value)
    if not can_perform(state, eye.seat, god, value, False, means_of(state, eye.seat)):
        return worth + NOTHING
    if god in NEIGHBOURS[state.die_sector]:
        cost = eye.weights.blessings[B17] + NEIGHBOUR_SCRIBES * price(state, eye, SCRIBE)
    else:
        cost = eye.weights.blessings[B19] + eye.weights.happiness_step + eye.weights.population_step
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


def _any_action(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.Shift):
        return worth_of_god(state, eye, frame.god, frame.value + code - SHIFT_BY - NO_SHIFT)
    if isinstance(frame, frames.HorusBonus):
        return _good_worth(state, eye, code - GAIN)
    if isinstance(frame, frames.AnyAction):
        return _granted_worth(state, eye, code)
    if isinstance(frame, frames.Value):
        value = code - CHOOSE_VALUE + 1
        if frame.action >= GODS:
            return produce_worth(state, eye, frame.action - GODS, value)
        return worth_of_god(state, eye, frame.action, value)
    assert isinstance(frame, frames.Pay)
    if code == WAIVE:
        return -eye.weights.blessings[frame.waiver] * eye.fresh
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
            total += mix[good] * (
                price(state, eye, good) + (eye.weights.gold_kept if good >= RESOURCES else 0.0)
            )
    return total


# Gods


def _board(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.HorusTarget):
        if code < PEOPLE_STATUE:
            return statue_worth(state, eye, code - GOD_STATUE)
        return statue_worth(state, eye, GODS + code - PEOPLE_STATUE)
    if isinstance(frame, frames.RaCell):
        return cell_worth(state, eye, state.display[DISPLAY_OF_VALUE[frame.value]], code - CHOOSE_CELL)
    if isinstance(frame, frames.RaRotation):
        tile = state.display[DISPLAY_OF_VALUE[frame.value]]
        return SIDE_VP * sides(state, tile, frame.cell, code - TURN_TILE)
    if isinstance(frame, frames.Ability):
        return eye.weights.ability if code == USE else 0.0
    assert isinstance(frame, frames.HathorSlot)
    return slot_worth(state, eye, code - CHOOSE_SLOT)


def _cards_and_districts(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.ThothRefresh):
        return 0.0 if code == NO_REFRESH else eye.weights.refresh
    if isinstance(frame, frames.ThothSection):
        return section_worth(state, eye, code - CHOOSE_SECTION, THOTH_CARDS[frame.value])
    if isinstance(frame, frames.ThothCard):
        return card_worth(state, eye, code - TAKE_CARD)
    if isinstance(frame, frames.OsirisDistrict):
        return district_worth(state, eye, frame.value - 1, code - CHOOSE_DISTRICT)
    if isinstance(frame, frames.OsirisStep):
        return step_worth(state, eye, code - RAISE)
    if isinstance(frame, frames.ShiftProduction):
        return produce_worth(state, eye, frame.resource, frame.value + code - SHIFT_BY - NO_SHIFT)
    assert isinstance(frame, frames.ProduceCards)
    if code == NO_CARD:
        return 0.0
    card = code - PLAY
    if card < GIFTS:
        return GIFT_COUNT[card] * price(state, eye, GIFT_GOOD[card]) - eye.weights.blessings[card] * eye.fresh
    return produce_worth(state, eye, frame.resource, frame.value) - eye.weights.blessings[B21] * eye.fresh


# Maat and scoring


def _maat_and_scoring(state: TekhenuState, eye: Eye, frame: Frame, code: int) -> float:
    if isinstance(frame, frames.Faith):
        laid = 0
        if code != NO_FAITH:
            laid = (code - LAY_FAITH) % MOST_FAITH + 1
            if code - LAY_FAITH >= MOST_FAITH:
                laid = -laid
        return -abs(balance_of(state, eye.seat) + laid) - 0.01 * abs(laid)
    if isinstance(frame, frames.Z23Use):
        return 0.0 if code == USE else eye.weights.card_kept
    if isinstance(frame, frames.Upkeep):
        mix = code - PAY
        return sum(MIXES[mix]) * UNPAID_BREAD_VP - mix_price(state, eye, mix)
    if isinstance(frame, frames.LawPick):
        if code == STOP:
            return eye.weights.card_kept
        return law_worth(eye.weights, state, eye.seat, code - SCORE, 0)
    if isinstance(frame, frames.Z03Target):
        return law_worth(eye.weights, state, eye.seat, code - REPEAT, 0)
    assert isinstance(frame, frames.Z04Pay)
    return 0.0 if code == STOP else TRIBUTE_VP - eye.weights.goods[code - TRIBUTE]
