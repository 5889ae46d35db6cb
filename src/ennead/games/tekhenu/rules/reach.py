"""Dice that can't produce (TK-TRN-09): is the god action within reach of what can still change the value?"""

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.blessings import holds_either
from ennead.games.tekhenu.rules.cards import B09, B11, NUDGE_STEPS, T10
from ennead.games.tekhenu.rules.components import BASTET, FACES, HATHOR, MOST_SCRIBE_SHIFT
from ennead.games.tekhenu.rules.performable import Means, can_perform
from ennead.games.tekhenu.rules.purse import scribes_payable
from ennead.games.tekhenu.rules.state import FIRST_NUDGE, NO_NUDGE, NUDGES_SPENT, TekhenuState
from ennead.games.tekhenu.rules.technologies import blessing_gold, god_shifts


class Modifiers:
    """What can still change the value of a die while it is taken.

    Scribes that can be spent; B09 and B10 in hand (`fates`); the shift by one of a B11 or B12 already
    played (`nudges`), and of the other one that may be played after it (`lights`, TK-BLG-09).
    """

    __slots__ = ("fates", "lights", "nudges", "scribes")

    def __init__(self, scribes: int, fates: int, nudges: int, lights: int) -> None:
        self.scribes = scribes
        self.fates = fates
        self.nudges = nudges
        self.lights = lights


def modifiers_of(state: TekhenuState, seat: int) -> Modifiers:
    """For the die as it is taken, or will be taken without B11 and B12."""
    can_light = state.nudge not in (NO_NUDGE, NUDGES_SPENT) and holds_either(state, seat, B11)
    fates = (state.blessings[seat] >> B09 & 3).bit_count()
    return Modifiers(scribes_payable(state, seat), fates, int(state.nudge == FIRST_NUDGE), int(can_light))


def add_gold(state: TekhenuState, seat: int, gold: int, left: Modifiers, means: Means) -> None:
    """More gold (or less) would be there, which T10 also spends as scribes."""
    means.wild += gold
    if state.has(seat, T10):
        left.scribes += gold


def take_scribes(state: TekhenuState, seat: int, count: int, left: Modifiers, means: Means) -> None:
    """So many scribes would be spent, which T10 also spends as gold."""
    left.scribes -= count
    if state.has(seat, T10):
        means.wild -= count


def can_reach(state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means) -> bool:
    """The god action is performable at some value the player can still give the die (TK-TRN-09)."""
    if _performable_within(state, seat, god, value, left, means):
        return True
    gold = blessing_gold(state, seat)
    return gold > 0 and _reaches_with_gold(state, seat, god, value, left, means, gold)


def _performable_within(
    state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means
) -> bool:
    """With the modifiers left, and nothing that playing cards would bring."""
    if god in (HATHOR, BASTET):
        # Their value is no condition
        return can_perform(state, seat, god, value, False, means)
    free_steps = left.nudges + left.lights + god_shifts(state, seat)
    fate = left.fates > 0
    reach = FACES if fate else free_steps + MOST_SCRIBE_SHIFT * left.scribes
    pays_gold = state.has(seat, T10)
    for other in range(max(1, value - reach), min(FACES, value + reach) + 1):
        distance = abs(other - value) - free_steps
        purse = means
        if distance > 0 and pays_gold and not fate:
            scribes_needed = (distance + MOST_SCRIBE_SHIFT - 1) // MOST_SCRIBE_SHIFT
            purse = Means(means.wild - scribes_needed, means.happiness, NOBODY, 0)
        if can_perform(state, seat, god, other, False, purse):
            return True
    return False


def _reaches_with_gold(
    state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means, gold: int
) -> bool:
    """T24 pays for each card played on the way, so the cards are played one by one."""
    if left.fates > 0:
        for other in range(1, FACES + 1):
            after = Modifiers(left.scribes, left.fates - 1, left.nudges, left.lights)
            richer = Means(means.wild, means.happiness, NOBODY, 0)
            add_gold(state, seat, gold, after, richer)
            if other != value and can_reach(state, seat, god, other, after, richer):
                return True
    if left.lights == 0:
        return False
    for other in (value - NUDGE_STEPS, value + NUDGE_STEPS):
        # The shift of the card already played comes before the other card
        after = Modifiers(left.scribes, left.fates, 0, left.lights - (left.nudges == 0))
        richer = Means(means.wild, means.happiness, NOBODY, 0)
        if left.nudges == 0:
            add_gold(state, seat, gold, after, richer)
        if 1 <= other <= FACES and can_reach(state, seat, god, other, after, richer):
            return True
    return False
