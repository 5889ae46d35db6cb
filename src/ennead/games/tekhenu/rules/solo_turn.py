"""Botankhamun's turn (section 28, TK-BOT-15 to TK-BOT-29): the token, then the die."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.games.tekhenu.generated import frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    AUTOMA_FAULT,
    AUTOMA_REASON,
    PYRAMID_START,
    RIGHT,
    TOKEN_GOD,
    TOKEN_ORDER,
    UP,
)
from ennead.games.tekhenu.rules.components import AS_AUTOMA, DIE, FACES, FORBIDDEN, GODS, GREY, PURE
from ennead.games.tekhenu.rules.dice import state_of, take_from_wheel
from ennead.games.tekhenu.rules.horus import payees
from ennead.games.tekhenu.rules.solo_gods import perform
from ennead.games.tekhenu.rules.state import TekhenuState

HIGHEST: Final[int] = AUTOMA_REASON.index["highest"]
PURE_FIRST: Final[int] = AUTOMA_REASON.index["pure"]
STATUE_FIRST: Final[int] = AUTOMA_REASON.index["statue"]
HIGHER_SLOT: Final[int] = AUTOMA_REASON.index["slot"]
BY_LOT: Final[int] = AUTOMA_REASON.index["chance"]
NOT_ALLOWED: Final[int] = AUTOMA_FAULT.index["forbidden"]
LOWER: Final[int] = AUTOMA_FAULT.index["lower"]
IS_TAINTED: Final[int] = AUTOMA_FAULT.index["tainted"]
NO_STATUE: Final[int] = AUTOMA_FAULT.index["no_statue"]
LOWER_SLOT: Final[int] = AUTOMA_FAULT.index["lower_slot"]
LOT: Final[int] = AUTOMA_FAULT.index["lot"]


class BotTurn(steps.BotTurn):
    """Whatever the token: one die, and the god action of its sector (TK-BOT-17)."""

    def run(self, state: TekhenuState, frame: frames.BotTurn) -> None:
        automa = frame.seat
        die = choose_die(state, next_token(state))
        god = die // DIE
        colour = die % DIE // FACES
        value = die % FACES + 1
        take_from_wheel(state, automa, die, AS_AUTOMA)
        state.referee.tell(events.TOOK_DIE, automa, god, colour, value, AS_AUTOMA)
        state.referee.tell(events.ACTION, automa, god, value)
        # Statues standing before the action pay for it (TK-HOR-12, TK-BOT-34)
        state.push(frames.HorusBonuses(automa, 0, god, payees(state, automa, god)))
        perform(state, automa, god, value, colour)


def next_token(state: TekhenuState) -> int:
    """The marker enters the pyramid, or moves as the deben falls (TK-BOT-15, TK-BOT-16)."""
    before = state.progress
    if before == NOBODY:
        state.progress = PYRAMID_START
    else:
        side = state.referee.below("deben", 2)
        state.referee.tell(events.DEBEN_THROWN, side)
        state.progress = RIGHT[state.progress] if side else UP[state.progress]
    token = state.pyramid[state.progress]
    state.referee.tell(events.AUTOMA_TOKEN, state.progress, token, before)
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


def choose_die(state: TekhenuState, token: int) -> int:
    """A god's token or a resource's; never a forbidden die (TK-BOT-18)."""
    dice = [die for die in state.wheel if state_of(state, die // DIE, die % DIE // FACES) != FORBIDDEN]
    if not dice:
        # Nothing but forbidden dice (TK-BOT-29)
        return _tell_die(_pick(_highest(state.wheel, state.referee), HIGHEST, state.referee), state.referee)
    if TOKEN_GOD[token] >= 0:
        return _tell_die(_die_of_god(state, dice, TOKEN_GOD[token]), state.referee)
    return _tell_die(_die_of_resource(state, dice, TOKEN_ORDER[token]), state.referee)


def _tell_die(choice: tuple[int, int], referee: Referee) -> int:
    die, reason = choice
    referee.tell(events.AUTOMA_DIE, die // DIE, die % DIE // FACES, die % FACES + 1, reason)
    return die


def _tell_failed(dice: list[int], chosen: list[int], why: int, referee: Referee) -> None:
    """Dice that were looked at and passed over."""
    for die in dice:
        if die not in chosen:
            referee.tell(events.AUTOMA_DIE_FAILED, die // DIE, die % DIE // FACES, die % FACES + 1, why)


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


def _die_of_god(state: TekhenuState, dice: list[int], god: int) -> tuple[int, int]:
    """The highest face of the sector, or of the next one counter-clockwise (TK-BOT-23 to TK-BOT-25)."""
    while True:
        here = [die for die in dice if die // DIE == god]
        _tell_failed([die for die in state.wheel if die // DIE == god], here, NOT_ALLOWED, state.referee)
        if here:
            break
        state.referee.tell(events.AUTOMA_NO_DIE_AT, god)
        god = (god - 1) % GODS
    best = _highest(here, state.referee)
    if len(set(best)) == 1:
        return best[0], HIGHEST
    pure = [die for die in best if state_of(state, god, die % DIE // FACES) == PURE]
    if pure:
        _tell_failed(best, pure, IS_TAINTED, state.referee)
    return _pick(pure or best, PURE_FIRST, state.referee)


def _die_of_resource(state: TekhenuState, dice: list[int], order: tuple[int, ...]) -> tuple[int, int]:
    """The highest die of the first colour to be found, grey last (TK-BOT-26 to TK-BOT-29)."""
    for colour in (*order, GREY):
        here = [die for die in dice if die % DIE // FACES == colour]
        every = [die for die in state.wheel if die % DIE // FACES == colour]
        _tell_failed(every, here, NOT_ALLOWED, state.referee)
        if here:
            return _break_tie(state, _highest(here, state.referee))
        state.referee.tell(events.AUTOMA_NO_DIE_OF, colour)
    raise AssertionError("a takeable die has some colour")


def _break_tie(state: TekhenuState, best: list[int]) -> tuple[int, int]:
    """A god with a statue of the bot, of several the one with the higher Horus slot (TK-BOT-27)."""
    if len(set(best)) == 1:
        return best[0], HIGHEST
    automa = state.players
    favoured = [die for die in best if state.has_god_statue(die // DIE, automa)]
    if not favoured:
        return _pick(best, HIGHEST, state.referee)
    _tell_failed(best, favoured, NO_STATUE, state.referee)
    top = max(state.horus_slot_of(die // DIE) for die in favoured)
    highest = [die for die in favoured if state.horus_slot_of(die // DIE) == top]
    _tell_failed(favoured, highest, LOWER_SLOT, state.referee)
    reason = STATUE_FIRST if len(highest) == len(favoured) else HIGHER_SLOT
    return _pick(highest, reason, state.referee)
