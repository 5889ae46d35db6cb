"""Dice and light (section 5): states, the bag, and the ways a die can be taken (TK-TRN-02, TK-TRN-09)."""

from bisect import insort

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.generated import codes
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import holds_either
from ennead.games.tekhenu.rules.cards import B11, T08
from ennead.games.tekhenu.rules.components import (
    COLOURS,
    DICE_PER_MAAT,
    DIE,
    FACES,
    FORBIDDEN,
    GODS,
    GREY,
    PURE,
    TAINTED,
    WHEEL_STATE,
)
from ennead.games.tekhenu.rules.possible import add_gold, can_perform, can_reach, means_of, modifiers_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import blessing_gold


def state_of(state: TekhenuState, sector: int, colour: int) -> int:
    """Pure, tainted or forbidden, in the present light (TK-DIC-07)."""
    return WHEEL_STATE[(state.arrow * GODS + sector) * COLOURS + colour]


def add_die(state: TekhenuState, sector: int) -> None:
    """Draw a die from the bag, roll it and lay it in the sector."""
    at = state.referee.below("bag", sum(state.bag))
    colour = 0
    while at >= state.bag[colour]:
        at -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    face = state.referee.below("roll", FACES) + 1
    insort(state.wheel, sector * DIE + colour * FACES + face - 1)
    state.referee.tell(events.DIE_ADDED, sector, colour, face)


def take_from_wheel(state: TekhenuState, seat: int, die: int, taken_as: int) -> None:
    """The die leaves the wheel and lies with the participant, with its own colour and face (TK-TRN-04)."""
    state.wheel.remove(die)
    place = seat * DICE_PER_MAAT + state.dice_of(seat)
    state.taken[place] = taken_as * DIE + die % DIE


def return_dice(state: TekhenuState) -> None:
    """All taken dice go back to the bag (TK-MAA-11)."""
    for place, die in enumerate(state.taken):
        if die != NOBODY:
            state.bag[die % DIE // FACES] += 1
            state.taken[place] = NOBODY


def takeable_dice(state: TekhenuState, seat: int, dice: list[int], strict: bool) -> list[int]:
    """Those that can be taken outside an Anubis action; strictly, with an action left (TK-TRN-09)."""
    if holds_either(state, seat, B11):
        return [die for die in dice if ways_to_lay(state, seat, die, strict)]
    cleansing = state.has(seat, T08)
    first = state.arrow * GODS * COLOURS
    found: list[int] = []
    greys: list[int] = []
    for die in dice:
        # Sector and colour, without the face
        kind = die // FACES
        if strict and kind % COLOURS == GREY:
            greys.append(die)
        elif cleansing or WHEEL_STATE[first + kind] != FORBIDDEN:
            found.append(die)
    if greys:
        _add_greys(state, seat, greys, found)
        found.sort()
    return found


def _add_greys(state: TekhenuState, seat: int, greys: list[int], found: list[int]) -> None:
    """Grey dice whose god action is performable at some value (TK-TRN-09)."""
    means = means_of(state, seat)
    left: list[int] = []
    for die in greys:
        if can_perform(state, seat, die // DIE, die % FACES + 1, False, means):
            found.append(die)
        else:
            left.append(die)
    if left:
        modifiers = modifiers_of(state, seat)
        for die in left:
            if can_reach(state, seat, die // DIE, die % FACES + 1, modifiers, means):
                found.append(die)


def ways_to_lay(state: TekhenuState, seat: int, die: int, strict: bool) -> list[int]:
    """Codes of every colour and state the player can lay the die with, outside an Anubis action."""
    sector = die // DIE
    own = die % DIE // FACES
    ways: list[int] = []
    _add_ways(state, seat, sector, own, ways)
    if strict and own == GREY and not grey_has_action(state, seat, die, False):
        ways.clear()
    if holds_either(state, seat, B11):
        for colour in range(COLOURS):
            if colour == own:
                continue
            if strict and colour == GREY and not grey_has_action(state, seat, die, True):
                continue
            _add_ways(state, seat, sector, colour, ways)
        ways.sort()
    return ways


def _add_ways(state: TekhenuState, seat: int, sector: int, colour: int, ways: list[int]) -> None:
    """The natural state, or with T08 either state of a forbidden die (TK-TEC-08, TK-BLG-08)."""
    natural = state_of(state, sector, colour)
    if natural != FORBIDDEN:
        ways.append(codes.LAY[colour][natural])
    elif state.has(seat, T08):
        ways.append(codes.LAY[colour][PURE])
        ways.append(codes.LAY[colour][TAINTED])


def grey_has_action(state: TekhenuState, seat: int, die: int, recoloured: bool) -> bool:
    """A grey die, or one made grey by B11 or B12, has a god action at some value (TK-TRN-09)."""
    means = means_of(state, seat)
    modifiers = modifiers_of(state, seat)
    if recoloured:
        modifiers.nudges = 1
        modifiers.lights = int(state.blessings[seat] >> B11 & 3 == 3)
        add_gold(state, seat, blessing_gold(state, seat), modifiers, means)
    return can_reach(state, seat, die // DIE, die % FACES + 1, modifiers, means)
