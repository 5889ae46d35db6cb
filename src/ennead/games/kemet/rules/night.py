"""The night (section 16): sacrifices, temples, prayers and divine intervention."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import (
    DELTA_NO,
    DELTA_YES,
    DROP,
    OFFERING_NO,
    OFFERING_YES,
)
from ennead.games.kemet.rules.actions import VETERANS_DI as VETERANS_DI_VERB
from ennead.games.kemet.rules.actions import VETERANS_PP as VETERANS_PP_VERB
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
from ennead.games.kemet.rules.modifiers import (
    NIGHT_CARDS,
    NIGHT_PP,
    VISION_CARDS,
    gather,
    tile_with,
)
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import (
    AWAKENING_STEP,
    DELTA_CHOICE,
    DELTA_STEP,
    DESTINY_STEP,
    DI_STEP,
    OFFERING,
    OFFERING_STEP,
    PRAYERS_STEP,
    RECRUITS_STEP,
    TEMPLES_STEP,
    VETERANS_DI,
    VETERANS_PP,
    VISION,
    VISION_DISCARD,
    WORSHIP_STEP,
)
from ennead.games.kemet.rules.steps import NIGHT_DRAW as NIGHT_DRAW_STEP
from ennead.games.kemet.rules.troops import remove_units
from ennead.games.kemet.rules.wealth import gain_fame, gain_pp, update_fame


class NightStart(Automatic[KemetState]):
    """Nine steps, each for all players before the next begins (KM-NIGHT-01)."""

    def __init__(self) -> None:
        super().__init__("night_start")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        state.phase = NIGHT
        referee.tell(events.NIGHT, state.round)
        state.then(
            (OFFERING_STEP,),
            (DELTA_STEP,),
            (TEMPLES_STEP,),
            (WORSHIP_STEP,),
            (PRAYERS_STEP,),
            (DI_STEP,),
            (RECRUITS_STEP,),
            (AWAKENING_STEP,),
            (DESTINY_STEP,),
        )


class NightStep(Automatic[KemetState]):
    """One step of the night; temporary fame is up to date when it begins (KM-FAME-08)."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}_step")
        self.number = NIGHT_STEP.index[name]

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        update_fame(state, referee)
        referee.tell(events.NIGHT_STEP_BEGUN, self.number)
        self.begin(state, referee)

    def begin(self, state: KemetState, referee: Referee) -> None:
        raise NotImplementedError


# 1 and 2: sacrifices


class OfferingStep(NightStep):
    """The controller of the sanctuary is asked (KM-NIGHT-03)."""

    def __init__(self) -> None:
        super().__init__("offering")

    def begin(self, state: KemetState, referee: Referee) -> None:
        if state.holder[SANCTUARY] != NOBODY and state.units[SANCTUARY] >= OFFERING_UNITS:
            state.push(OFFERING, state.holder[SANCTUARY])


class Offering(Choice[KemetState]):
    """Two units for divine fame, or not."""

    def __init__(self) -> None:
        super().__init__("offering", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [OFFERING_NO, OFFERING_YES]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == OFFERING_YES:
            referee.tell(events.SACRIFICED, seat, SANCTUARY, OFFERING_UNITS)
            remove_units(state, seat, SANCTUARY, OFFERING_UNITS, referee)
            gain_fame(state, seat, OFFERING_FAME, DIVINE_FAME, OFFERING_ORIGIN, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class DeltaStep(NightStep):
    """The controller of the delta temple is asked (KM-NIGHT-04)."""

    def __init__(self) -> None:
        super().__init__("delta_temple")

    def begin(self, state: KemetState, referee: Referee) -> None:
        if state.holder[DELTA] != NOBODY and state.units[DELTA] >= DELTA_UNITS:
            state.push(DELTA_CHOICE, state.holder[DELTA])


class DeltaChoice(Choice[KemetState]):
    """One unit for prayer points, or not."""

    def __init__(self) -> None:
        super().__init__("delta", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [DELTA_NO, DELTA_YES]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DELTA_YES:
            referee.tell(events.SACRIFICED, seat, DELTA, DELTA_UNITS)
            remove_units(state, seat, DELTA, DELTA_UNITS, referee)
            gain_pp(state, seat, DELTA_GAIN, DELTA_ORIGIN, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# 3 to 5: temples and prayers


class TemplesStep(NightStep):
    """Divine fame for two temples or more (KM-NIGHT-06, -07)."""

    def __init__(self) -> None:
        super().__init__("temples")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in state.order:
            if state.temples_held(seat) >= TEMPLES_NEEDED:
                gain_fame(state, seat, TEMPLES_FAME, DIVINE_FAME, TEMPLES_ORIGIN, referee)


class WorshipStep(NightStep):
    """The income of controlled temples (KM-NIGHT-08)."""

    def __init__(self) -> None:
        super().__init__("worship")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in state.order:
            income = 0
            for area in TEMPLES_IN_PLAY[state.players]:
                if state.holder[area] == seat:
                    income += INCOME[area]
            gain_pp(state, seat, income, WORSHIP_ORIGIN, referee)


class PrayersStep(NightStep):
    """Prayer points for all, Priest of Amon, and veterans (KM-NIGHT-09, -10, KM-TILE-D4b)."""

    def __init__(self) -> None:
        super().__init__("prayers")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in state.order:
            gain_pp(state, seat, NIGHT_PRAYERS, PRAYERS_ORIGIN, referee)
            gain = gather(state.tiles[seat], NIGHT_PP)
            if gain > 0:
                origin = TILE_ORIGIN + tile_with(state.tiles[seat], NIGHT_PP)
                gain_pp(state, seat, gain, origin, referee)
        for seat in reversed(state.order):
            if state.veterans[seat] > 0:
                state.push(VETERANS_PP, seat)


class VeteransPp(Choice[KemetState]):
    """Veterans for prayer points."""

    def __init__(self) -> None:
        super().__init__("veterans_pp", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return list(range(VETERANS_PP_VERB, VETERANS_PP_VERB + state.veterans[seat] + 1))

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        spend_veterans(state, seat, code - VETERANS_PP_VERB, referee)
        gain_pp(state, seat, code - VETERANS_PP_VERB, VETERANS_ORIGIN, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def spend_veterans(state: KemetState, seat: int, count: int, referee: Referee) -> None:
    state.veterans[seat] -= count
    if count > 0:
        referee.tell(events.SPENT_VETERANS, seat, count)


# 6: divine intervention


class DiStep(NightStep):
    """Each player draws, and finishes before the next does (KM-NIGHT-11, -14)."""

    def __init__(self) -> None:
        super().__init__("divine_intervention")

    def begin(self, state: KemetState, referee: Referee) -> None:
        for seat in reversed(state.order):
            state.then((NIGHT_DRAW_STEP, seat), (VETERANS_DI, seat), (VISION, seat))


class NightDraw(Automatic[KemetState]):
    """The basic draw with Divine Boon and the Mummy (KM-NIGHT-13)."""

    def __init__(self) -> None:
        super().__init__("night_draw", Field("seat", SEAT))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        draw(state, frame[1], NIGHT_DRAW + gather(state.tiles[frame[1]], NIGHT_CARDS), referee)


class VeteransDi(Choice[KemetState]):
    """Two veterans for each further card (KM-NIGHT-12)."""

    def __init__(self) -> None:
        super().__init__("veterans_di", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        most = min(state.veterans[seat] // VETERANS_PER_CARD, len(state.deck) + sum(state.discard))
        return list(range(VETERANS_DI_VERB, VETERANS_DI_VERB + most + 1))

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        cards = code - VETERANS_DI_VERB
        spend_veterans(state, seat, cards * VETERANS_PER_CARD, referee)
        draw(state, seat, cards, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class Vision(Automatic[KemetState]):
    """Cards drawn and as many discarded, last in the owner's step (KM-TILE-D2c, KM-NIGHT-16)."""

    def __init__(self) -> None:
        super().__init__("vision", Field("seat", SEAT))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        count = gather(state.tiles[frame[1]], VISION_CARDS)
        if count > 0:
            drawn = draw(state, frame[1], count, referee)
            if drawn > 0:
                state.push(VISION_DISCARD, frame[1], drawn)


class VisionDiscard(Choice[KemetState]):
    """Which cards go, one by one, never Diversion (KM-DI-09)."""

    def __init__(self) -> None:
        super().__init__("vision_discard", Field("seat", SEAT), Field("left", NUMBER))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        held = seat * CARDS
        options: list[int] = []
        for card in range(CARDS):
            if state.hand[held + card] > 0 and card != DIVERSION:
                options.append(DROP + card)
        return options

    def asks_single(self, state: KemetState, frame: Frame) -> bool:
        return state.hand_size(frame[1]) > 1  # KM-DEC-06

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[2] > 1:
            state.push(VISION_DISCARD, seat, frame[2] - 1)
        discard(state, seat, code - DROP)
        referee.tell(events.DISCARDED, seat, code - DROP)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
