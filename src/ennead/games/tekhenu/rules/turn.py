"""The turn up to the die (sections 6 to 9): start window, choice of the die, how it is taken; the end."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import (
    call_of_anubis,
    card_not_held,
    change_colour,
    crowd,
    holds_either,
)
from ennead.games.tekhenu.rules.cards import B07, B11, B23, T08, TECHNOLOGY_CARD
from ennead.games.tekhenu.rules.components import (
    ANUBIS_SCRIBES,
    AS_ANUBIS,
    COLOUR,
    DIE,
    FACES,
    FORBIDDEN,
    GOD,
    GREY,
    LIGHT,
    SCRIBE,
    STATE,
    TAINTED,
)
from ennead.games.tekhenu.rules.dice import (
    grey_has_action,
    state_of,
    take_from_wheel,
    takeable_dice,
    ways_to_lay,
)
from ennead.games.tekhenu.rules.fields import NO_NUDGE
from ennead.games.tekhenu.rules.market import fill_market
from ennead.games.tekhenu.rules.payments import charge, scribes_payable, too_few
from ennead.games.tekhenu.rules.refusals import no_action
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import die_laid, end_of_turn

# The code of taking each die of the wheel.
_TAKE: Final[tuple[int, ...]] = tuple(
    code for of_god in codes.TAKE for of_colour in of_god for code in of_colour
)


class Turn(steps.Turn):
    """A participant's turn begins (TK-TIM-01)."""

    def run(self, state: TekhenuState, frame: frames.Turn) -> None:
        seat = frame.seat
        state.turn_seat = seat
        state.nudge = NO_NUDGE
        state.extras.clear()
        state.replaced_gold = False
        state.replaced_stone = False
        state.referee.tell(events.TURN, seat)
        state.push(frames.TURN_END[seat])
        state.push(frames.BOT_TURN[seat] if state.is_automa(seat) else frames.TURN_START[seat])


def add_crowd(state: TekhenuState, seat: int, options: list[int]) -> None:
    """B07, B08 in one of their windows (TK-TIM-08)."""
    if holds_either(state, seat, B07):
        options.extend(codes.CROWD)


class TurnStart(steps.TurnStart):
    """A normal turn or an Anubis action, chosen before the die (TK-TIM-02)."""

    def legal(self, state: TekhenuState, frame: frames.TurnStart, seat: int) -> list[int]:
        options = [codes.NORMAL]
        if scribes_payable(state, seat) >= ANUBIS_SCRIBES:
            options.append(codes.ANUBIS)
        if holds_either(state, seat, B23):
            options.append(codes.ANUBIS_CARD)
        add_crowd(state, seat, options)
        return options

    def do_normal(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        state.push(frames.Die(frame.seat, 0))

    def do_anubis(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        state.push(frames.Die(frame.seat, 1))
        charge(state, frame.seat, SCRIBE, ANUBIS_SCRIBES, NOBODY)
        state.referee.tell(events.ANUBIS, frame.seat)

    def why_not_anubis(self, state: TekhenuState, frame: frames.TurnStart) -> Refusal:
        return too_few(state, frame.seat, SCRIBE, ANUBIS_SCRIBES)

    def do_anubis_card(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        state.push(frames.Die(frame.seat, 1))
        call_of_anubis(state, frame.seat)
        state.referee.tell(events.ANUBIS, frame.seat)

    def why_not_anubis_card(self, state: TekhenuState, frame: frames.TurnStart) -> Refusal:
        return card_not_held(B23)

    def do_crowd(self, state: TekhenuState, frame: frames.TurnStart, marker: int) -> None:
        state.push(frame)
        crowd(state, frame.seat, marker)

    def why_not_crowd(self, state: TekhenuState, frame: frames.TurnStart, marker: int) -> Refusal:
        return card_not_held(B07)


class Die(steps.Die):
    """Which die is taken; equal dice of a sector are offered once (TK-DEC-04)."""

    def legal(self, state: TekhenuState, frame: frames.Die, seat: int) -> list[int]:
        dice: list[int] = []
        for die in state.wheel:
            if not dice or dice[-1] != die:
                dice.append(die)
        if not frame.anubis:
            # First dice that leave an action (TK-TRN-09), else any takeable (TK-TRN-10), else all (TK-TRN-11)
            fit = takeable_dice(state, seat, dice, True)
            if not fit:
                fit = takeable_dice(state, seat, dice, False)
            dice = fit or dice
        return [_TAKE[die] for die in dice]

    def do_take(self, state: TekhenuState, frame: frames.Die, god: int, colour: int, face: int) -> None:
        state.push(frames.TakeAs(frame.seat, god * DIE + colour * FACES + face, frame.anubis))

    def why_not_take(
        self, state: TekhenuState, frame: frames.Die, god: int, colour: int, face: int
    ) -> Refusal:
        if god * DIE + colour * FACES + face not in state.wheel:
            return Refusal("no-such-die", god=GOD.names[god], colour=COLOUR.names[colour], face=face + 1)
        if state_of(state, god, colour) == FORBIDDEN:
            return die_is_forbidden(state, god, colour)
        return no_action(state, frame.seat, god, face + 1)


def die_is_forbidden(state: TekhenuState, god: int, colour: int) -> Refusal:
    light = LIGHT.names[state.light(god)]
    return Refusal("die-is-forbidden", god=GOD.names[god], colour=COLOUR.names[colour], light=light)


class TakeAs(steps.TakeAs):
    """As what the die is taken: as it is, cleansed by T08, in another colour by B11 or B12."""

    def legal(self, state: TekhenuState, frame: frames.TakeAs, seat: int) -> list[int]:
        die = frame.die
        if frame.anubis:
            if holds_either(state, seat, B11):
                return [codes.LAY_ANUBIS, codes.LAY_ANUBIS_CHANGING]
            return [codes.LAY_ANUBIS]
        ways = ways_to_lay(state, seat, die, True) or ways_to_lay(state, seat, die, False)
        # TK-TRN-11: nothing but forbidden dice, taken as tainted
        return ways or [codes.LAY[die % DIE // FACES][TAINTED]]

    def asked(self, state: TekhenuState, frame: frames.TakeAs, seat: int) -> tuple[str, ...]:
        return ("lay_anubis", "lay_anubis_changing") if frame.anubis else ("lay",)

    def do_lay(self, state: TekhenuState, frame: frames.TakeAs, colour: int, lay_state: int) -> None:
        seat, die = frame.seat, frame.die
        own = die % DIE // FACES
        # TK-TRN-10: no die left an action, so the main action of this grey one is lost
        lost = own == GREY and colour == GREY and lay_state == TAINTED
        state.main_open = not lost or grey_has_action(state, seat, die, False)
        take_die(state, seat, die, colour, lay_state)
        if colour != own:
            change_colour(state, seat)
            state.referee.tell(events.RECOLOURED, seat, colour)
        if state_of(state, state.die_sector, colour) == FORBIDDEN:
            state.referee.tell(events.CLEANSED, seat)
        use_die(state, seat)

    def why_not_lay(self, state: TekhenuState, frame: frames.TakeAs, colour: int, lay_state: int) -> Refusal:
        """Its own colour is as the light makes it; others come by B11 or B12, forbidden dice by T08."""
        die = frame.die
        own, god = die % DIE // FACES, die // DIE
        if colour != own and not holds_either(state, frame.seat, B11):
            return card_not_held(B11)
        natural = state_of(state, god, colour)
        if natural == FORBIDDEN and not state.has(frame.seat, T08):
            return die_is_forbidden(state, god, colour)
        if natural == FORBIDDEN and lay_state == FORBIDDEN:
            return Refusal("lay-as-pure-or-tainted", card=TECHNOLOGY_CARD.names[T08])
        if natural != lay_state:
            shown = COLOUR.names[colour]
            return Refusal("other-purity", god=GOD.names[god], colour=shown, state=STATE.names[natural])
        return no_action(state, frame.seat, god, die % FACES + 1)

    def do_lay_anubis(self, state: TekhenuState, frame: frames.TakeAs) -> None:
        state.main_open = True
        take_die(state, frame.seat, frame.die, frame.die % DIE // FACES, AS_ANUBIS)
        use_die(state, frame.seat)

    def do_lay_anubis_changing(self, state: TekhenuState, frame: frames.TakeAs) -> None:
        state.main_open = True
        take_die(state, frame.seat, frame.die, frame.die % DIE // FACES, AS_ANUBIS)
        change_colour(state, frame.seat)
        use_die(state, frame.seat)

    def why_not_lay_anubis_changing(self, state: TekhenuState, frame: frames.TakeAs) -> Refusal:
        return card_not_held(B11)


def take_die(state: TekhenuState, seat: int, die: int, colour: int, taken_as: int) -> None:
    """From the wheel, for this turn in the colour and state it is laid with."""
    state.die_sector = die // DIE
    state.die_value = die % FACES + 1
    state.die_colour = colour
    state.die_state = taken_as
    take_from_wheel(state, seat, die, taken_as)
    state.referee.tell(events.TOOK_DIE, seat, state.die_sector, die % DIE // FACES, state.die_value, taken_as)


def use_die(state: TekhenuState, seat: int) -> None:
    """What laying it brings; then its value is modified, then come the actions."""
    die_laid(state, seat)
    if not state.main_open:
        state.referee.tell(events.MAIN_LOST, seat)
    state.push(frames.ACTION[seat])
    state.push(frames.MODIFY[seat])


class TurnEnd(steps.TurnEnd):
    """T10 and T22 pay, then the market is filled, then the turn passes (TK-TIM-09)."""

    def run(self, state: TekhenuState, frame: frames.TurnEnd) -> None:
        end_of_turn(state, frame.seat)
        state.referee.tell(events.TURN_END, frame.seat)
        fill_market(state)
        state.turn_seat = NOBODY
        state.die_sector = NOBODY
        state.die_colour = NOBODY
        state.die_value = 0
        state.die_state = NOBODY
        state.main_open = False
        state.extras.clear()
        state.nudge = NO_NUDGE
