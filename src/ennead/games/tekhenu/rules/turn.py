"""The turn up to the die (sections 6 to 9): start window, choice of the die, how it is taken; the end."""

from ennead.core.codec import FLAG, NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import (
    ANUBIS,
    ANUBIS_CARD,
    CROWD,
    LAY,
    LAY_ANUBIS,
    LAY_ANUBIS_CHANGING,
    NORMAL,
    TAKE,
)
from ennead.games.tekhenu.rules.blessings import call_of_anubis, change_colour, crowd, holds_either
from ennead.games.tekhenu.rules.cards import B07, B11, B23
from ennead.games.tekhenu.rules.components import (
    ANUBIS_SCRIBES,
    AS_ANUBIS,
    DIE,
    FACES,
    FORBIDDEN,
    GREY,
    HAPPINESS,
    POPULATION,
    SCRIBE,
    TAINTED,
    WHEEL_DIE,
)
from ennead.games.tekhenu.rules.dice import (
    STATES,
    grey_has_action,
    state_of,
    take_from_wheel,
    takeable_dice,
    ways_to_lay,
)
from ennead.games.tekhenu.rules.market import fill_market
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.purse import scribes_payable
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import NO_NUDGE, TekhenuState
from ennead.games.tekhenu.rules.steps import (
    ACTION,
    BOT_TURN,
    CHOOSE_DIE,
    MODIFY,
    TAKE_AS,
    TURN_END,
    TURN_START,
)
from ennead.games.tekhenu.rules.technologies import die_laid, end_of_turn


class Turn(Automatic[TekhenuState]):
    """A participant's turn begins (TK-TIM-01)."""

    def __init__(self) -> None:
        super().__init__("turn", Field("seat", SEAT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        state.turn_seat = seat
        state.nudge = NO_NUDGE
        state.extras.clear()
        state.replaced_gold = False
        state.replaced_stone = False
        referee.tell(events.TURN, seat)
        state.push(TURN_END, seat)
        state.push(BOT_TURN if state.is_bot(seat) else TURN_START, seat)


def add_crowd(state: TekhenuState, seat: int, options: list[int]) -> None:
    """B07, B08 in one of their windows (TK-TIM-08)."""
    if holds_either(state, seat, B07):
        options.append(CROWD + POPULATION)
        options.append(CROWD + HAPPINESS)


class TurnStart(Choice[TekhenuState]):
    """A normal turn or an Anubis action, chosen before the die (TK-TIM-02)."""

    def __init__(self) -> None:
        super().__init__("turn_start", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [NORMAL]
        if scribes_payable(state, seat) >= ANUBIS_SCRIBES:
            options.append(ANUBIS)
        if holds_either(state, seat, B23):
            options.append(ANUBIS_CARD)
        add_crowd(state, seat, options)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if CROWD <= code < CROWD + 2:
            state.frames.append(frame)
            crowd(state, seat, code - CROWD, referee)
            return
        state.push(CHOOSE_DIE, seat, int(code != NORMAL))
        if code == ANUBIS:
            charge(state, seat, SCRIBE, ANUBIS_SCRIBES, NOBODY)
        elif code == ANUBIS_CARD:
            call_of_anubis(state, seat, referee)
        if code != NORMAL:
            referee.tell(events.ANUBIS, seat)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ChooseDie(Choice[TekhenuState]):
    """Which die is taken; equal dice of a sector are offered once (TK-DEC-04)."""

    def __init__(self) -> None:
        super().__init__("die", Field("seat", SEAT), Field("anubis", FLAG))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        dice: list[int] = []
        for die in state.wheel:
            if not dice or dice[-1] != die:
                dice.append(die)
        if not frame[2]:
            # First dice that leave an action (TK-TRN-09), else any takeable (TK-TRN-10), else all (TK-TRN-11)
            fit = takeable_dice(state, seat, dice, True)
            if not fit:
                fit = takeable_dice(state, seat, dice, False)
            dice = fit or dice
        return [TAKE + die for die in dice]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.push(TAKE_AS, seat, code - TAKE, frame[2])

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class TakeAs(Choice[TekhenuState]):
    """As what the die is taken: as it is, cleansed by T08, in another colour by B11 or B12."""

    def __init__(self) -> None:
        super().__init__("take_as", Field("seat", SEAT), Field("die", WHEEL_DIE), Field("anubis", FLAG))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        die = frame[2]
        if frame[3]:
            if holds_either(state, seat, B11):
                return [LAY_ANUBIS, LAY_ANUBIS_CHANGING]
            return [LAY_ANUBIS]
        ways = ways_to_lay(state, seat, die, True) or ways_to_lay(state, seat, die, False)
        if not ways:
            # TK-TRN-11: nothing but forbidden dice, taken as tainted
            ways = [die % DIE // FACES * STATES + TAINTED]
        return [LAY + way for way in ways]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        die = frame[2]
        own = die % DIE // FACES
        # TK-TRN-10: no die left an action, so the main action of this grey one is lost
        lost = own == GREY and code == LAY + GREY * STATES + TAINTED
        state.main_open = not lost or grey_has_action(state, seat, die, False)
        state.die_sector = die // DIE
        state.die_value = die % FACES + 1
        way = code - LAY
        state.die_colour = own if frame[3] else way // STATES
        state.die_state = AS_ANUBIS if frame[3] else way % STATES
        take_from_wheel(state, seat, die, state.die_state)
        referee.tell(events.TOOK_DIE, seat, state.die_sector, own, state.die_value, state.die_state)
        if state.die_colour != own or code == LAY_ANUBIS_CHANGING:
            change_colour(state, seat, referee)
        if state.die_colour != own:
            referee.tell(events.RECOLOURED, seat, state.die_colour)
        if not frame[3] and state_of(state, state.die_sector, state.die_colour) == FORBIDDEN:
            referee.tell(events.CLEANSED, seat)
        die_laid(state, seat, referee)
        if not state.main_open:
            referee.tell(events.MAIN_LOST, seat)
        state.push(ACTION, seat)
        state.push(MODIFY, seat)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class TurnEnd(Automatic[TekhenuState]):
    """T10 and T22 pay, then the market is filled, then the turn passes (TK-TIM-09)."""

    def __init__(self) -> None:
        super().__init__("turn_end", Field("seat", SEAT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        end_of_turn(state, frame[1], referee)
        referee.tell(events.TURN_END, frame[1])
        fill_market(state, referee)
        state.turn_seat = NOBODY
        state.die_sector = NOBODY
        state.die_colour = NOBODY
        state.die_value = 0
        state.die_state = NOBODY
        state.main_open = False
        state.extras.clear()
        state.nudge = NO_NUDGE
