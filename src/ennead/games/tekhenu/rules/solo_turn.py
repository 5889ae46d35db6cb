"""Botankhamun's turn (section 28, TK-BOT-15 to TK-BOT-29): the token, then the die."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Frame
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    BOT_FAULT,
    BOT_REASON,
    PYRAMID_START,
    RIGHT,
    TOKEN_GOD,
    TOKEN_ORDER,
    UP,
)
from ennead.games.tekhenu.rules.components import (
    AS_BOT,
    DIE,
    FACES,
    FORBIDDEN,
    GODS,
    GREY,
    PURE,
)
from ennead.games.tekhenu.rules.dice import state_of, take_from_wheel
from ennead.games.tekhenu.rules.horus import payees
from ennead.games.tekhenu.rules.solo_gods import perform
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import HORUS_BONUSES

HIGHEST: Final[int] = BOT_REASON.index["highest"]
PURE_FIRST: Final[int] = BOT_REASON.index["pure"]
STATUE_FIRST: Final[int] = BOT_REASON.index["statue"]
HIGHER_SLOT: Final[int] = BOT_REASON.index["slot"]
BY_LOT: Final[int] = BOT_REASON.index["chance"]
NOT_ALLOWED: Final[int] = BOT_FAULT.index["forbidden"]
LOWER: Final[int] = BOT_FAULT.index["lower"]
IS_TAINTED: Final[int] = BOT_FAULT.index["tainted"]
NO_STATUE: Final[int] = BOT_FAULT.index["no_statue"]
LOWER_SLOT: Final[int] = BOT_FAULT.index["lower_slot"]
LOT: Final[int] = BOT_FAULT.index["lot"]


class BotTurn(Automatic[TekhenuState]):
    """Whatever the token: one die, and the god action of its sector (TK-BOT-17)."""

    def __init__(self) -> None:
        super().__init__("bot_turn", Field("seat", SEAT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        bot = frame[1]
        die = choose_die(state, next_token(state, referee), referee)
        god = die // DIE
        colour = die % DIE // FACES
        value = die % FACES + 1
        take_from_wheel(state, bot, die, AS_BOT)
        referee.tell(events.TOOK_DIE, bot, god, colour, value, AS_BOT)
        referee.tell(events.ACTION, bot, god, value)
        # Statues standing before the action pay for it (TK-HOR-12, TK-BOT-34)
        state.push(HORUS_BONUSES, bot, 0, god, payees(state, bot, god))
        perform(state, bot, god, value, colour, referee)


def next_token(state: TekhenuState, referee: Referee) -> int:
    """The marker enters the pyramid, or moves as the deben falls (TK-BOT-15, TK-BOT-16)."""
    before = state.progress
    if before == NOBODY:
        state.progress = PYRAMID_START
    else:
        side = referee.below("deben", 2)
        referee.tell(events.DEBEN_THROWN, side)
        state.progress = RIGHT[state.progress] if side else UP[state.progress]
    token = state.pyramid[state.progress]
    referee.tell(events.BOT_TOKEN, state.progress, token, before)
    return token


def next_places(place: int) -> list[int]:
    """Where the marker may be after the next throw; beside the pyramid it has one way (TK-BOT-15, 16)."""
    if place == NOBODY:
        return [PYRAMID_START]
    return [there for there in (UP[place], RIGHT[place]) if there >= 0]


def places_within_reach(place: int) -> list[int]:
    """Every place the marker may still come to before the next Maat phase."""
    found: set[int] = set()
    edge = next_places(place)
    while edge:
        found.update(edge)
        edge = [there for at in edge for there in next_places(at) if there not in found]
    return sorted(found)


def choose_die(state: TekhenuState, token: int, referee: Referee) -> int:
    """A god's token or a resource's; never a forbidden die (TK-BOT-18)."""
    dice = [die for die in state.wheel if state_of(state, die // DIE, die % DIE // FACES) != FORBIDDEN]
    if not dice:
        # Nothing but forbidden dice (TK-BOT-29)
        return _tell_die(_pick(_highest(state.wheel, referee), HIGHEST, referee), referee)
    if TOKEN_GOD[token] >= 0:
        return _tell_die(_die_of_god(state, dice, TOKEN_GOD[token], referee), referee)
    return _tell_die(_die_of_resource(state, dice, TOKEN_ORDER[token], referee), referee)


def _tell_die(choice: tuple[int, int], referee: Referee) -> int:
    die, reason = choice
    referee.tell(events.BOT_DIE, die // DIE, die % DIE // FACES, die % FACES + 1, reason)
    return die


def _tell_failed(dice: list[int], chosen: list[int], why: int, referee: Referee) -> None:
    """Dice that were looked at and passed over."""
    for die in dice:
        if die not in chosen:
            referee.tell(events.BOT_DIE_FAILED, die // DIE, die % DIE // FACES, die % FACES + 1, why)


def _highest(dice: list[int], referee: Referee) -> list[int]:
    top = max(die % FACES for die in dice)
    best = [die for die in dice if die % FACES == top]
    _tell_failed(dice, best, LOWER, referee)
    return best


def _pick(best: list[int], reason: int, referee: Referee) -> tuple[int, int]:
    """The only die left, or one by lot."""
    if len(set(best)) == 1:
        return best[0], reason
    die = best[referee.below("bot die", len(best))]
    _tell_failed(best, [die], LOT, referee)
    return die, BY_LOT


def _die_of_god(state: TekhenuState, dice: list[int], god: int, referee: Referee) -> tuple[int, int]:
    """The highest face of the sector, or of the next one counter-clockwise (TK-BOT-23 to TK-BOT-25)."""
    while True:
        here = [die for die in dice if die // DIE == god]
        _tell_failed([die for die in state.wheel if die // DIE == god], here, NOT_ALLOWED, referee)
        if here:
            break
        referee.tell(events.BOT_NO_DIE_AT, god)
        god = (god - 1) % GODS
    best = _highest(here, referee)
    if len(set(best)) == 1:
        return best[0], HIGHEST
    pure = [die for die in best if state_of(state, god, die % DIE // FACES) == PURE]
    if pure:
        _tell_failed(best, pure, IS_TAINTED, referee)
    return _pick(pure or best, PURE_FIRST, referee)


def _die_of_resource(
    state: TekhenuState, dice: list[int], order: tuple[int, ...], referee: Referee
) -> tuple[int, int]:
    """The highest die of the first colour to be found, grey last (TK-BOT-26 to TK-BOT-29)."""
    for colour in (*order, GREY):
        here = [die for die in dice if die % DIE // FACES == colour]
        every = [die for die in state.wheel if die % DIE // FACES == colour]
        _tell_failed(every, here, NOT_ALLOWED, referee)
        if here:
            return _break_tie(state, _highest(here, referee), referee)
        referee.tell(events.BOT_NO_DIE_OF, colour)
    raise AssertionError("a takeable die has some colour")


def _break_tie(state: TekhenuState, best: list[int], referee: Referee) -> tuple[int, int]:
    """A god with a statue of the bot, of several the one with the higher Horus slot (TK-BOT-27)."""
    if len(set(best)) == 1:
        return best[0], HIGHEST
    bot = state.players
    favoured = [die for die in best if state.has_god_statue(die // DIE, bot)]
    if not favoured:
        return _pick(best, HIGHEST, referee)
    _tell_failed(best, favoured, NO_STATUE, referee)
    top = max(state.horus_slot_of(die // DIE) for die in favoured)
    highest = [die for die in favoured if state.horus_slot_of(die // DIE) == top]
    _tell_failed(favoured, highest, LOWER_SLOT, referee)
    reason = STATUE_FIRST if len(highest) == len(favoured) else HIGHER_SLOT
    return _pick(highest, reason, referee)
