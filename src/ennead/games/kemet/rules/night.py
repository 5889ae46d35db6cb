"""The night (section 16): sacrifices, temples, prayers and divine intervention."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Frame, Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import YES
from ennead.games.kemet.rules.cards import discard, draw
from ennead.games.kemet.rules.components import (
    CARDS,
    DELTA,
    DELTA_GAIN,
    DELTA_ORIGIN,
    DELTA_UNITS,
    DIVERSION,
    DIVINE_FAME,
    INCOME,
    NIGHT,
    NIGHT_DRAW,
    NIGHT_PRAYERS,
    NIGHT_STEP,
    OFFERING_FAME,
    OFFERING_ORIGIN,
    OFFERING_UNITS,
    PRAYERS_ORIGIN,
    SANCTUARY,
    TEMPLES_FAME,
    TEMPLES_IN_PLAY,
    TEMPLES_NEEDED,
    TEMPLES_ORIGIN,
    TILE_ORIGIN,
    VETERANS_ORIGIN,
    VETERANS_PER_CARD,
    WORSHIP_ORIGIN,
)
from ennead.games.kemet.rules.modifiers import NIGHT_CARDS, NIGHT_PP, VISION_CARDS, gather, tile_with
from ennead.games.kemet.rules.refusals import not_discarded
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import STEPS
from ennead.games.kemet.rules.troops import remove_units
from ennead.games.kemet.rules.wealth import gain_fame, gain_pp, update_fame


class NightStart(steps.NightStart):
    """Nine steps, each for all players before the next begins (KM-NIGHT-01)."""

    def run(self, state: KemetState, frame: frames.NightStart) -> None:
        state.phase = NIGHT
        state.referee.tell(events.NIGHT, state.round)
        state.then(
            frames.OFFERING_STEP,
            frames.DELTA_TEMPLE_STEP,
            frames.TEMPLES_STEP,
            frames.WORSHIP_STEP,
            frames.PRAYERS_STEP,
            frames.DIVINE_INTERVENTION_STEP,
            frames.RECRUITS_STEP,
            frames.AWAKENING_STEP,
            frames.DESTINY_STEP,
        )


# By their places in the plan, in the order of NIGHT_STEP.
NIGHT_STEPS: Final[tuple[int, ...]] = tuple(
    step.number for name in NIGHT_STEP.names for step in STEPS if step.name == f"{name}_step"
)


def open_step(state: KemetState, frame: Frame) -> None:
    """A step of the night begins, with temporary fame up to date (KM-FAME-08)."""
    update_fame(state)
    state.referee.tell(events.NIGHT_STEP_BEGUN, NIGHT_STEPS.index(frame.step))


# 1 and 2: sacrifices


class OfferingStep(steps.OfferingStep):
    """The controller of the sanctuary is asked (KM-NIGHT-03)."""

    def run(self, state: KemetState, frame: frames.OfferingStep) -> None:
        open_step(state, frame)
        if state.holder[SANCTUARY] != NOBODY and state.units[SANCTUARY] >= OFFERING_UNITS:
            state.push(frames.OFFERING[state.holder[SANCTUARY]])


class Offering(steps.Offering):
    """Two units for divine fame, or not."""

    def legal(self, state: KemetState, frame: frames.Offering, seat: int) -> list[int]:
        return list(codes.OFFERING)

    def do_offering(self, state: KemetState, frame: frames.Offering, answer: int) -> None:
        if answer == YES:
            state.referee.tell(events.SACRIFICED, frame.seat, SANCTUARY, OFFERING_UNITS)
            remove_units(state, frame.seat, SANCTUARY, OFFERING_UNITS)
            gain_fame(state, frame.seat, OFFERING_FAME, DIVINE_FAME, OFFERING_ORIGIN)


class DeltaTempleStep(steps.DeltaTempleStep):
    """The controller of the delta temple is asked (KM-NIGHT-04)."""

    def run(self, state: KemetState, frame: frames.DeltaTempleStep) -> None:
        open_step(state, frame)
        if state.holder[DELTA] != NOBODY and state.units[DELTA] >= DELTA_UNITS:
            state.push(frames.DELTA[state.holder[DELTA]])


class Delta(steps.Delta):
    """One unit for prayer points, or not."""

    def legal(self, state: KemetState, frame: frames.Delta, seat: int) -> list[int]:
        return list(codes.DELTA)

    def do_delta(self, state: KemetState, frame: frames.Delta, answer: int) -> None:
        if answer == YES:
            state.referee.tell(events.SACRIFICED, frame.seat, DELTA, DELTA_UNITS)
            remove_units(state, frame.seat, DELTA, DELTA_UNITS)
            gain_pp(state, frame.seat, DELTA_GAIN, DELTA_ORIGIN)


# 3 to 5: temples and prayers


class TemplesStep(steps.TemplesStep):
    """Divine fame for two temples or more (KM-NIGHT-06, -07)."""

    def run(self, state: KemetState, frame: frames.TemplesStep) -> None:
        open_step(state, frame)
        for seat in state.order:
            if state.temples_held(seat) >= TEMPLES_NEEDED:
                gain_fame(state, seat, TEMPLES_FAME, DIVINE_FAME, TEMPLES_ORIGIN)


class WorshipStep(steps.WorshipStep):
    """The income of controlled temples (KM-NIGHT-08)."""

    def run(self, state: KemetState, frame: frames.WorshipStep) -> None:
        open_step(state, frame)
        for seat in state.order:
            income = 0
            for area in TEMPLES_IN_PLAY[state.players]:
                if state.holder[area] == seat:
                    income += INCOME[area]
            gain_pp(state, seat, income, WORSHIP_ORIGIN)


class PrayersStep(steps.PrayersStep):
    """Prayer points for all, Priest of Amon, and veterans (KM-NIGHT-09, -10, KM-TILE-D4b)."""

    def run(self, state: KemetState, frame: frames.PrayersStep) -> None:
        open_step(state, frame)
        for seat in state.order:
            gain_pp(state, seat, NIGHT_PRAYERS, PRAYERS_ORIGIN)
            gain = gather(state.tiles[seat], NIGHT_PP)
            if gain > 0:
                origin = TILE_ORIGIN + tile_with(state.tiles[seat], NIGHT_PP)
                gain_pp(state, seat, gain, origin)
        for seat in reversed(state.order):
            if state.veterans[seat] > 0:
                state.push(frames.VETERANS_PP[seat])


class VeteransPp(steps.VeteransPp):
    """Veterans for prayer points."""

    def legal(self, state: KemetState, frame: frames.VeteransPp, seat: int) -> list[int]:
        return list(codes.VETERANS_PP[: state.veterans[seat] + 1])

    def do_veterans_pp(self, state: KemetState, frame: frames.VeteransPp, veterans: int) -> None:
        spend_veterans(state, frame.seat, veterans)
        gain_pp(state, frame.seat, veterans, VETERANS_ORIGIN)

    def why_not_veterans_pp(self, state: KemetState, frame: frames.VeteransPp, veterans: int) -> Refusal:
        return Refusal("too-few-veterans", needs=veterans, has=state.veterans[frame.seat])


def spend_veterans(state: KemetState, seat: int, count: int) -> None:
    state.veterans[seat] -= count
    if count > 0:
        state.referee.tell(events.SPENT_VETERANS, seat, count)


# 6: divine intervention


class DivineInterventionStep(steps.DivineInterventionStep):
    """Each player draws, and finishes before the next does (KM-NIGHT-11, -14)."""

    def run(self, state: KemetState, frame: frames.DivineInterventionStep) -> None:
        open_step(state, frame)
        for seat in reversed(state.order):
            state.then(frames.NIGHT_DRAW[seat], frames.VETERANS_DI[seat], frames.VISION[seat])


class NightDraw(steps.NightDraw):
    """The basic draw with Divine Boon and the Mummy (KM-NIGHT-13)."""

    def run(self, state: KemetState, frame: frames.NightDraw) -> None:
        draw(state, frame.seat, NIGHT_DRAW + gather(state.tiles[frame.seat], NIGHT_CARDS))


class VeteransDi(steps.VeteransDi):
    """Two veterans for each further card (KM-NIGHT-12)."""

    def legal(self, state: KemetState, frame: frames.VeteransDi, seat: int) -> list[int]:
        most = min(state.veterans[seat] // VETERANS_PER_CARD, state.cards_left())
        return list(codes.VETERANS_DI[: most + 1])

    def do_veterans_di(self, state: KemetState, frame: frames.VeteransDi, cards: int) -> None:
        spend_veterans(state, frame.seat, cards * VETERANS_PER_CARD)
        draw(state, frame.seat, cards)

    def why_not_veterans_di(self, state: KemetState, frame: frames.VeteransDi, cards: int) -> Refusal:
        if cards > state.cards_left():
            return Refusal("few-cards-left", most=state.cards_left())
        has = state.veterans[frame.seat]
        return Refusal("too-few-veterans", needs=cards * VETERANS_PER_CARD, has=has)


class Vision(steps.Vision):
    """Cards drawn and as many discarded, last in the owner's step (KM-TILE-D2c, KM-NIGHT-16)."""

    def run(self, state: KemetState, frame: frames.Vision) -> None:
        count = gather(state.tiles[frame.seat], VISION_CARDS)
        if count > 0:
            drawn = draw(state, frame.seat, count)
            if drawn > 0:
                state.push(frames.VisionDiscard(frame.seat, drawn))


class VisionDiscard(steps.VisionDiscard):
    """Which cards go, one by one, never Diversion (KM-DI-09)."""

    def legal(self, state: KemetState, frame: frames.VisionDiscard, seat: int) -> list[int]:
        held = seat * CARDS
        options: list[int] = []
        for card in range(CARDS):
            if state.hand[held + card] > 0 and card != DIVERSION:
                options.append(codes.DROP[card])
        return options

    def asks_single(self, state: KemetState, frame: frames.VisionDiscard) -> bool:
        return state.hand_size(frame.seat) > 1  # KM-DEC-06

    def do_drop(self, state: KemetState, frame: frames.VisionDiscard, card: int) -> None:
        if frame.left > 1:
            state.push(frames.VisionDiscard(frame.seat, frame.left - 1))
        discard(state, frame.seat, card)
        state.referee.tell(events.DISCARDED, frame.seat, card)

    def why_not_drop(self, state: KemetState, frame: frames.VisionDiscard, card: int) -> Refusal:
        return not_discarded(card)

    def why_not_done(self, state: KemetState, frame: frames.VisionDiscard) -> Refusal:
        return Refusal("must-choose")
