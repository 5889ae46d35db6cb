"""The steps as they are planned; the chapters of the rules extend them.

Written by `make generate` from rules/steps.py: change that.
"""

from collections.abc import Sequence

from ennead.core.state import Automatic, Choice, Refusal, Sealed
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import STEPS


class SetupLaw(Sealed[TekhenuState, frames.SetupLaw]):
    """Answered by keep_law."""

    def __init__(self) -> None:
        super().__init__(STEPS[0])

    def frame(self, numbers: Sequence[int]) -> frames.SetupLaw:
        return frames.SETUP_LAW

    def explain(self, state: TekhenuState, frame: frames.SetupLaw, seat: int, code: int) -> Refusal:
        if code < 24:
            return self.why_not_keep_law(state, frame, seat, code)
        return Refusal("not-possible-now")

    def why_not_keep_law(self, state: TekhenuState, frame: frames.SetupLaw, seat: int, law: int) -> Refusal:
        return Refusal("not-possible-now")


class DealStartingCards(Automatic[TekhenuState, frames.DealStartingCards]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[1])

    def frame(self, numbers: Sequence[int]) -> frames.DealStartingCards:
        return frames.DEAL_STARTING_CARDS


class SetupStartCard(Choice[TekhenuState, frames.SetupStartCard]):
    """Answered by starting_card."""

    def __init__(self) -> None:
        super().__init__(STEPS[2])

    def frame(self, numbers: Sequence[int]) -> frames.SetupStartCard:
        return frames.SetupStartCard(*numbers)

    def take(self, state: TekhenuState, frame: frames.SetupStartCard, seat: int, code: int) -> None:
        self.do_starting_card(state, frame, code - 24)

    def explain(self, state: TekhenuState, frame: frames.SetupStartCard, seat: int, code: int) -> Refusal:
        if 24 <= code < 36:
            return self.why_not_starting_card(state, frame, code - 24)
        return Refusal("not-possible-now")

    def do_starting_card(self, state: TekhenuState, frame: frames.SetupStartCard, start: int) -> None:
        raise NotImplementedError

    def why_not_starting_card(self, state: TekhenuState, frame: frames.SetupStartCard, start: int) -> Refusal:
        return Refusal("not-possible-now")


class FirstOrder(Automatic[TekhenuState, frames.FirstOrder]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[3])

    def frame(self, numbers: Sequence[int]) -> frames.FirstOrder:
        return frames.FIRST_ORDER


class Destiny(Choice[TekhenuState, frames.Destiny]):
    """Answered by destiny."""

    def __init__(self) -> None:
        super().__init__(STEPS[4])

    def frame(self, numbers: Sequence[int]) -> frames.Destiny:
        return frames.Destiny(*numbers)

    def take(self, state: TekhenuState, frame: frames.Destiny, seat: int, code: int) -> None:
        self.do_destiny(state, frame, code - 36)

    def explain(self, state: TekhenuState, frame: frames.Destiny, seat: int, code: int) -> Refusal:
        if 36 <= code < 40:
            return self.why_not_destiny(state, frame, code - 36)
        return Refusal("not-possible-now")

    def do_destiny(self, state: TekhenuState, frame: frames.Destiny, destiny: int) -> None:
        raise NotImplementedError

    def why_not_destiny(self, state: TekhenuState, frame: frames.Destiny, destiny: int) -> Refusal:
        return Refusal("not-possible-now")


class StartEffect(Automatic[TekhenuState, frames.StartEffect]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[5])

    def frame(self, numbers: Sequence[int]) -> frames.StartEffect:
        return frames.StartEffect(*numbers)


class StartResource(Choice[TekhenuState, frames.StartResource]):
    """Answered by gain."""

    def __init__(self) -> None:
        super().__init__(STEPS[6])

    def frame(self, numbers: Sequence[int]) -> frames.StartResource:
        return frames.StartResource(*numbers)

    def take(self, state: TekhenuState, frame: frames.StartResource, seat: int, code: int) -> None:
        self.do_gain(state, frame, code - 40)

    def explain(self, state: TekhenuState, frame: frames.StartResource, seat: int, code: int) -> Refusal:
        if 40 <= code < 47:
            return self.why_not_gain(state, frame, code - 40)
        return Refusal("not-possible-now")

    def do_gain(self, state: TekhenuState, frame: frames.StartResource, good: int) -> None:
        raise NotImplementedError

    def why_not_gain(self, state: TekhenuState, frame: frames.StartResource, good: int) -> Refusal:
        return Refusal("not-possible-now")


class StartKeep(Choice[TekhenuState, frames.StartKeep]):
    """Answered by keep."""

    def __init__(self) -> None:
        super().__init__(STEPS[7])

    def frame(self, numbers: Sequence[int]) -> frames.StartKeep:
        return frames.StartKeep(*numbers)

    def take(self, state: TekhenuState, frame: frames.StartKeep, seat: int, code: int) -> None:
        self.do_keep(state, frame, code - 47)

    def explain(self, state: TekhenuState, frame: frames.StartKeep, seat: int, code: int) -> Refusal:
        if 47 <= code < 119:
            return self.why_not_keep(state, frame, code - 47)
        return Refusal("not-possible-now")

    def do_keep(self, state: TekhenuState, frame: frames.StartKeep, card: int) -> None:
        raise NotImplementedError

    def why_not_keep(self, state: TekhenuState, frame: frames.StartKeep, card: int) -> Refusal:
        return Refusal("not-possible-now")


class DestinyEffect(Automatic[TekhenuState, frames.DestinyEffect]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[8])

    def frame(self, numbers: Sequence[int]) -> frames.DestinyEffect:
        return frames.DestinyEffect(*numbers)


class Marker(Choice[TekhenuState, frames.Marker]):
    """Answered by move."""

    def __init__(self) -> None:
        super().__init__(STEPS[9])

    def frame(self, numbers: Sequence[int]) -> frames.Marker:
        return frames.Marker(*numbers)

    def take(self, state: TekhenuState, frame: frames.Marker, seat: int, code: int) -> None:
        self.do_move(state, frame, code - 119)

    def explain(self, state: TekhenuState, frame: frames.Marker, seat: int, code: int) -> Refusal:
        if 119 <= code < 121:
            return self.why_not_move(state, frame, code - 119)
        return Refusal("not-possible-now")

    def do_move(self, state: TekhenuState, frame: frames.Marker, marker: int) -> None:
        raise NotImplementedError

    def why_not_move(self, state: TekhenuState, frame: frames.Marker, marker: int) -> Refusal:
        return Refusal("not-possible-now")


class Round(Automatic[TekhenuState, frames.Round]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[10])

    def frame(self, numbers: Sequence[int]) -> frames.Round:
        return frames.ROUND


class RoundEnd(Automatic[TekhenuState, frames.RoundEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[11])

    def frame(self, numbers: Sequence[int]) -> frames.RoundEnd:
        return frames.ROUND_END


class Turn(Automatic[TekhenuState, frames.Turn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[12])

    def frame(self, numbers: Sequence[int]) -> frames.Turn:
        return frames.Turn(*numbers)


class TurnStart(Choice[TekhenuState, frames.TurnStart]):
    """Answered by normal, anubis, anubis_card, crowd."""

    def __init__(self) -> None:
        super().__init__(STEPS[13])

    def frame(self, numbers: Sequence[int]) -> frames.TurnStart:
        return frames.TurnStart(*numbers)

    def take(self, state: TekhenuState, frame: frames.TurnStart, seat: int, code: int) -> None:
        if code == 121:
            self.do_normal(state, frame)
        elif code == 122:
            self.do_anubis(state, frame)
        elif code == 123:
            self.do_anubis_card(state, frame)
        else:
            self.do_crowd(state, frame, code - 124)

    def explain(self, state: TekhenuState, frame: frames.TurnStart, seat: int, code: int) -> Refusal:
        if code == 121:
            return self.why_not_normal(state, frame)
        if code == 122:
            return self.why_not_anubis(state, frame)
        if code == 123:
            return self.why_not_anubis_card(state, frame)
        if 124 <= code < 126:
            return self.why_not_crowd(state, frame, code - 124)
        return Refusal("not-possible-now")

    def do_normal(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        raise NotImplementedError

    def why_not_normal(self, state: TekhenuState, frame: frames.TurnStart) -> Refusal:
        return Refusal("not-possible-now")

    def do_anubis(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        raise NotImplementedError

    def why_not_anubis(self, state: TekhenuState, frame: frames.TurnStart) -> Refusal:
        return Refusal("not-possible-now")

    def do_anubis_card(self, state: TekhenuState, frame: frames.TurnStart) -> None:
        raise NotImplementedError

    def why_not_anubis_card(self, state: TekhenuState, frame: frames.TurnStart) -> Refusal:
        return Refusal("not-possible-now")

    def do_crowd(self, state: TekhenuState, frame: frames.TurnStart, marker: int) -> None:
        raise NotImplementedError

    def why_not_crowd(self, state: TekhenuState, frame: frames.TurnStart, marker: int) -> Refusal:
        return Refusal("not-possible-now")


class Die(Choice[TekhenuState, frames.Die]):
    """Answered by take."""

    def __init__(self) -> None:
        super().__init__(STEPS[14])

    def frame(self, numbers: Sequence[int]) -> frames.Die:
        return frames.Die(*numbers)

    def take(self, state: TekhenuState, frame: frames.Die, seat: int, code: int) -> None:
        self.do_take(state, frame, (code - 126) // 30, (code - 126) // 6 % 5, (code - 126) % 6)

    def explain(self, state: TekhenuState, frame: frames.Die, seat: int, code: int) -> Refusal:
        if 126 <= code < 306:
            return self.why_not_take(
                state, frame, (code - 126) // 30, (code - 126) // 6 % 5, (code - 126) % 6
            )
        return Refusal("not-possible-now")

    def do_take(self, state: TekhenuState, frame: frames.Die, god: int, colour: int, face: int) -> None:
        raise NotImplementedError

    def why_not_take(
        self, state: TekhenuState, frame: frames.Die, god: int, colour: int, face: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class TakeAs(Choice[TekhenuState, frames.TakeAs]):
    """Answered by lay, lay_anubis, lay_anubis_changing."""

    def __init__(self) -> None:
        super().__init__(STEPS[15])

    def frame(self, numbers: Sequence[int]) -> frames.TakeAs:
        return frames.TakeAs(*numbers)

    def take(self, state: TekhenuState, frame: frames.TakeAs, seat: int, code: int) -> None:
        if code < 321:
            self.do_lay(state, frame, (code - 306) // 3, (code - 306) % 3)
        elif code == 321:
            self.do_lay_anubis(state, frame)
        else:
            self.do_lay_anubis_changing(state, frame)

    def explain(self, state: TekhenuState, frame: frames.TakeAs, seat: int, code: int) -> Refusal:
        if 306 <= code < 321:
            return self.why_not_lay(state, frame, (code - 306) // 3, (code - 306) % 3)
        if code == 321:
            return self.why_not_lay_anubis(state, frame)
        if code == 322:
            return self.why_not_lay_anubis_changing(state, frame)
        return Refusal("not-possible-now")

    def do_lay(self, state: TekhenuState, frame: frames.TakeAs, colour: int, lay_state: int) -> None:
        raise NotImplementedError

    def why_not_lay(self, state: TekhenuState, frame: frames.TakeAs, colour: int, lay_state: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_lay_anubis(self, state: TekhenuState, frame: frames.TakeAs) -> None:
        raise NotImplementedError

    def why_not_lay_anubis(self, state: TekhenuState, frame: frames.TakeAs) -> Refusal:
        return Refusal("not-possible-now")

    def do_lay_anubis_changing(self, state: TekhenuState, frame: frames.TakeAs) -> None:
        raise NotImplementedError

    def why_not_lay_anubis_changing(self, state: TekhenuState, frame: frames.TakeAs) -> Refusal:
        return Refusal("not-possible-now")


class Modify(Choice[TekhenuState, frames.Modify]):
    """Answered by scribe, set_value, nudge, extra, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[16])

    def frame(self, numbers: Sequence[int]) -> frames.Modify:
        return frames.Modify(*numbers)

    def take(self, state: TekhenuState, frame: frames.Modify, seat: int, code: int) -> None:
        if code < 328:
            self.do_scribe(state, frame, code - 323)
        elif code < 334:
            self.do_set_value(state, frame, code - 327)
        elif code < 339:
            self.do_nudge(state, frame, code - 334)
        elif code < 345:
            self.do_extra(state, frame, code - 339)
        else:
            self.do_done(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Modify, seat: int, code: int) -> Refusal:
        if 323 <= code < 328:
            return self.why_not_scribe(state, frame, code - 323)
        if 328 <= code < 334:
            return self.why_not_set_value(state, frame, code - 327)
        if 334 <= code < 339:
            return self.why_not_nudge(state, frame, code - 334)
        if 339 <= code < 345:
            return self.why_not_extra(state, frame, code - 339)
        if code == 345:
            return self.why_not_done(state, frame)
        return Refusal("not-possible-now")

    def do_scribe(self, state: TekhenuState, frame: frames.Modify, shift: int) -> None:
        raise NotImplementedError

    def why_not_scribe(self, state: TekhenuState, frame: frames.Modify, shift: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_set_value(self, state: TekhenuState, frame: frames.Modify, value: int) -> None:
        raise NotImplementedError

    def why_not_set_value(self, state: TekhenuState, frame: frames.Modify, value: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_nudge(self, state: TekhenuState, frame: frames.Modify, shift: int) -> None:
        raise NotImplementedError

    def why_not_nudge(self, state: TekhenuState, frame: frames.Modify, shift: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_extra(self, state: TekhenuState, frame: frames.Modify, god: int) -> None:
        raise NotImplementedError

    def why_not_extra(self, state: TekhenuState, frame: frames.Modify, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_done(self, state: TekhenuState, frame: frames.Modify) -> None:
        raise NotImplementedError

    def why_not_done(self, state: TekhenuState, frame: frames.Modify) -> Refusal:
        return Refusal("not-possible-now")


class Action(Choice[TekhenuState, frames.Action]):
    """Answered by perform, perform_extra, night_shift, produce, crowd, end_turn."""

    def __init__(self) -> None:
        super().__init__(STEPS[17])

    def frame(self, numbers: Sequence[int]) -> frames.Action:
        return frames.Action(*numbers)

    def take(self, state: TekhenuState, frame: frames.Action, seat: int, code: int) -> None:
        if code < 126:
            self.do_crowd(state, frame, code - 124)
        elif code < 352:
            self.do_perform(state, frame, code - 346)
        elif code < 358:
            self.do_perform_extra(state, frame, code - 352)
        elif code < 364:
            self.do_night_shift(state, frame, code - 358)
        elif code < 368:
            self.do_produce(state, frame, code - 364)
        else:
            self.do_end_turn(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Action, seat: int, code: int) -> Refusal:
        if 124 <= code < 126:
            return self.why_not_crowd(state, frame, code - 124)
        if 346 <= code < 352:
            return self.why_not_perform(state, frame, code - 346)
        if 352 <= code < 358:
            return self.why_not_perform_extra(state, frame, code - 352)
        if 358 <= code < 364:
            return self.why_not_night_shift(state, frame, code - 358)
        if 364 <= code < 368:
            return self.why_not_produce(state, frame, code - 364)
        if code == 368:
            return self.why_not_end_turn(state, frame)
        return Refusal("not-possible-now")

    def do_crowd(self, state: TekhenuState, frame: frames.Action, marker: int) -> None:
        raise NotImplementedError

    def why_not_crowd(self, state: TekhenuState, frame: frames.Action, marker: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_perform(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        raise NotImplementedError

    def why_not_perform(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_perform_extra(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        raise NotImplementedError

    def why_not_perform_extra(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_night_shift(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        raise NotImplementedError

    def why_not_night_shift(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_produce(self, state: TekhenuState, frame: frames.Action, resource: int) -> None:
        raise NotImplementedError

    def why_not_produce(self, state: TekhenuState, frame: frames.Action, resource: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_end_turn(self, state: TekhenuState, frame: frames.Action) -> None:
        raise NotImplementedError

    def why_not_end_turn(self, state: TekhenuState, frame: frames.Action) -> Refusal:
        return Refusal("not-possible-now")


class TurnEnd(Automatic[TekhenuState, frames.TurnEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[18])

    def frame(self, numbers: Sequence[int]) -> frames.TurnEnd:
        return frames.TurnEnd(*numbers)


class Shift(Choice[TekhenuState, frames.Shift]):
    """Answered by shift."""

    def __init__(self) -> None:
        super().__init__(STEPS[19])

    def frame(self, numbers: Sequence[int]) -> frames.Shift:
        return frames.Shift(*numbers)

    def take(self, state: TekhenuState, frame: frames.Shift, seat: int, code: int) -> None:
        self.do_shift(state, frame, code - 369)

    def explain(self, state: TekhenuState, frame: frames.Shift, seat: int, code: int) -> Refusal:
        if 369 <= code < 374:
            return self.why_not_shift(state, frame, code - 369)
        return Refusal("not-possible-now")

    def do_shift(self, state: TekhenuState, frame: frames.Shift, shift: int) -> None:
        raise NotImplementedError

    def why_not_shift(self, state: TekhenuState, frame: frames.Shift, shift: int) -> Refusal:
        return Refusal("not-possible-now")


class BeginAction(Automatic[TekhenuState, frames.BeginAction]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[20])

    def frame(self, numbers: Sequence[int]) -> frames.BeginAction:
        return frames.BeginAction(*numbers)


class ActionRewards(Automatic[TekhenuState, frames.ActionRewards]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[21])

    def frame(self, numbers: Sequence[int]) -> frames.ActionRewards:
        return frames.ActionRewards(*numbers)


class HorusBonuses(Automatic[TekhenuState, frames.HorusBonuses]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[22])

    def frame(self, numbers: Sequence[int]) -> frames.HorusBonuses:
        return frames.HorusBonuses(*numbers)


class HorusBonus(Choice[TekhenuState, frames.HorusBonus]):
    """Answered by gain."""

    def __init__(self) -> None:
        super().__init__(STEPS[23])

    def frame(self, numbers: Sequence[int]) -> frames.HorusBonus:
        return frames.HorusBonus(*numbers)

    def take(self, state: TekhenuState, frame: frames.HorusBonus, seat: int, code: int) -> None:
        self.do_gain(state, frame, code - 40)

    def explain(self, state: TekhenuState, frame: frames.HorusBonus, seat: int, code: int) -> Refusal:
        if 40 <= code < 47:
            return self.why_not_gain(state, frame, code - 40)
        return Refusal("not-possible-now")

    def do_gain(self, state: TekhenuState, frame: frames.HorusBonus, good: int) -> None:
        raise NotImplementedError

    def why_not_gain(self, state: TekhenuState, frame: frames.HorusBonus, good: int) -> Refusal:
        return Refusal("not-possible-now")


class ActionDone(Automatic[TekhenuState, frames.ActionDone]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[24])

    def frame(self, numbers: Sequence[int]) -> frames.ActionDone:
        return frames.ActionDone(*numbers)


class AnyAction(Choice[TekhenuState, frames.AnyAction]):
    """Answered by perform, produce, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[25])

    def frame(self, numbers: Sequence[int]) -> frames.AnyAction:
        return frames.AnyAction(*numbers)

    def take(self, state: TekhenuState, frame: frames.AnyAction, seat: int, code: int) -> None:
        if code < 352:
            self.do_perform(state, frame, code - 346)
        elif code < 368:
            self.do_produce(state, frame, code - 364)
        else:
            self.do_decline(state, frame)

    def explain(self, state: TekhenuState, frame: frames.AnyAction, seat: int, code: int) -> Refusal:
        if 346 <= code < 352:
            return self.why_not_perform(state, frame, code - 346)
        if 364 <= code < 368:
            return self.why_not_produce(state, frame, code - 364)
        if code == 381:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_perform(self, state: TekhenuState, frame: frames.AnyAction, god: int) -> None:
        raise NotImplementedError

    def why_not_perform(self, state: TekhenuState, frame: frames.AnyAction, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_produce(self, state: TekhenuState, frame: frames.AnyAction, resource: int) -> None:
        raise NotImplementedError

    def why_not_produce(self, state: TekhenuState, frame: frames.AnyAction, resource: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: TekhenuState, frame: frames.AnyAction) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: TekhenuState, frame: frames.AnyAction) -> Refusal:
        return Refusal("not-possible-now")


class Value(Choice[TekhenuState, frames.Value]):
    """Answered by value."""

    def __init__(self) -> None:
        super().__init__(STEPS[26])

    def frame(self, numbers: Sequence[int]) -> frames.Value:
        return frames.Value(*numbers)

    def take(self, state: TekhenuState, frame: frames.Value, seat: int, code: int) -> None:
        self.do_value(state, frame, code - 373)

    def explain(self, state: TekhenuState, frame: frames.Value, seat: int, code: int) -> Refusal:
        if 374 <= code < 380:
            return self.why_not_value(state, frame, code - 373)
        return Refusal("not-possible-now")

    def do_value(self, state: TekhenuState, frame: frames.Value, value: int) -> None:
        raise NotImplementedError

    def why_not_value(self, state: TekhenuState, frame: frames.Value, value: int) -> Refusal:
        return Refusal("not-possible-now")


class Pay(Choice[TekhenuState, frames.Pay]):
    """Answered by pay, waive."""

    def __init__(self) -> None:
        super().__init__(STEPS[27])

    def frame(self, numbers: Sequence[int]) -> frames.Pay:
        return frames.Pay(*numbers)

    def take(self, state: TekhenuState, frame: frames.Pay, seat: int, code: int) -> None:
        if code < 503:
            self.do_pay(state, frame, code - 382)
        else:
            self.do_waive(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Pay, seat: int, code: int) -> Refusal:
        if 382 <= code < 503:
            return self.why_not_pay(state, frame, code - 382)
        if code == 503:
            return self.why_not_waive(state, frame)
        return Refusal("not-possible-now")

    def do_pay(self, state: TekhenuState, frame: frames.Pay, payment: int) -> None:
        raise NotImplementedError

    def why_not_pay(self, state: TekhenuState, frame: frames.Pay, payment: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_waive(self, state: TekhenuState, frame: frames.Pay) -> None:
        raise NotImplementedError

    def why_not_waive(self, state: TekhenuState, frame: frames.Pay) -> Refusal:
        return Refusal("not-possible-now")


class FillMarket(Automatic[TekhenuState, frames.FillMarket]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[28])

    def frame(self, numbers: Sequence[int]) -> frames.FillMarket:
        return frames.FILL_MARKET


class HorusTarget(Choice[TekhenuState, frames.HorusTarget]):
    """Answered by god_statue, people_statue."""

    def __init__(self) -> None:
        super().__init__(STEPS[29])

    def frame(self, numbers: Sequence[int]) -> frames.HorusTarget:
        return frames.HorusTarget(*numbers)

    def take(self, state: TekhenuState, frame: frames.HorusTarget, seat: int, code: int) -> None:
        if code < 510:
            self.do_god_statue(state, frame, code - 504)
        else:
            self.do_people_statue(state, frame, code - 510)

    def explain(self, state: TekhenuState, frame: frames.HorusTarget, seat: int, code: int) -> Refusal:
        if 504 <= code < 510:
            return self.why_not_god_statue(state, frame, code - 504)
        if 510 <= code < 514:
            return self.why_not_people_statue(state, frame, code - 510)
        return Refusal("not-possible-now")

    def do_god_statue(self, state: TekhenuState, frame: frames.HorusTarget, god: int) -> None:
        raise NotImplementedError

    def why_not_god_statue(self, state: TekhenuState, frame: frames.HorusTarget, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_people_statue(self, state: TekhenuState, frame: frames.HorusTarget, people_slot: int) -> None:
        raise NotImplementedError

    def why_not_people_statue(
        self, state: TekhenuState, frame: frames.HorusTarget, people_slot: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class HorusBuild(Automatic[TekhenuState, frames.HorusBuild]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[30])

    def frame(self, numbers: Sequence[int]) -> frames.HorusBuild:
        return frames.HorusBuild(*numbers)


class RaCell(Choice[TekhenuState, frames.RaCell]):
    """Answered by cell."""

    def __init__(self) -> None:
        super().__init__(STEPS[31])

    def frame(self, numbers: Sequence[int]) -> frames.RaCell:
        return frames.RaCell(*numbers)

    def take(self, state: TekhenuState, frame: frames.RaCell, seat: int, code: int) -> None:
        self.do_cell(state, frame, code - 514)

    def explain(self, state: TekhenuState, frame: frames.RaCell, seat: int, code: int) -> Refusal:
        if 514 <= code < 539:
            return self.why_not_cell(state, frame, code - 514)
        return Refusal("not-possible-now")

    def do_cell(self, state: TekhenuState, frame: frames.RaCell, cell: int) -> None:
        raise NotImplementedError

    def why_not_cell(self, state: TekhenuState, frame: frames.RaCell, cell: int) -> Refusal:
        return Refusal("not-possible-now")


class RaRotation(Choice[TekhenuState, frames.RaRotation]):
    """Answered by turn."""

    def __init__(self) -> None:
        super().__init__(STEPS[32])

    def frame(self, numbers: Sequence[int]) -> frames.RaRotation:
        return frames.RaRotation(*numbers)

    def take(self, state: TekhenuState, frame: frames.RaRotation, seat: int, code: int) -> None:
        self.do_turn(state, frame, code - 539)

    def explain(self, state: TekhenuState, frame: frames.RaRotation, seat: int, code: int) -> Refusal:
        if 539 <= code < 543:
            return self.why_not_turn(state, frame, code - 539)
        return Refusal("not-possible-now")

    def do_turn(self, state: TekhenuState, frame: frames.RaRotation, turns: int) -> None:
        raise NotImplementedError

    def why_not_turn(self, state: TekhenuState, frame: frames.RaRotation, turns: int) -> Refusal:
        return Refusal("not-possible-now")


class RaPlace(Automatic[TekhenuState, frames.RaPlace]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[33])

    def frame(self, numbers: Sequence[int]) -> frames.RaPlace:
        return frames.RaPlace(*numbers)


class RaFinish(Automatic[TekhenuState, frames.RaFinish]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[34])

    def frame(self, numbers: Sequence[int]) -> frames.RaFinish:
        return frames.RaFinish(*numbers)


class Ability(Choice[TekhenuState, frames.Ability]):
    """Answered by use, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[35])

    def frame(self, numbers: Sequence[int]) -> frames.Ability:
        return frames.Ability(*numbers)

    def take(self, state: TekhenuState, frame: frames.Ability, seat: int, code: int) -> None:
        if code == 380:
            self.do_use(state, frame)
        else:
            self.do_decline(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Ability, seat: int, code: int) -> Refusal:
        if code == 380:
            return self.why_not_use(state, frame)
        if code == 381:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_use(self, state: TekhenuState, frame: frames.Ability) -> None:
        raise NotImplementedError

    def why_not_use(self, state: TekhenuState, frame: frames.Ability) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: TekhenuState, frame: frames.Ability) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: TekhenuState, frame: frames.Ability) -> Refusal:
        return Refusal("not-possible-now")


class HathorSlot(Choice[TekhenuState, frames.HathorSlot]):
    """Answered by slot."""

    def __init__(self) -> None:
        super().__init__(STEPS[36])

    def frame(self, numbers: Sequence[int]) -> frames.HathorSlot:
        return frames.HathorSlot(*numbers)

    def take(self, state: TekhenuState, frame: frames.HathorSlot, seat: int, code: int) -> None:
        self.do_slot(state, frame, code - 543)

    def explain(self, state: TekhenuState, frame: frames.HathorSlot, seat: int, code: int) -> Refusal:
        if 543 <= code < 563:
            return self.why_not_slot(state, frame, code - 543)
        return Refusal("not-possible-now")

    def do_slot(self, state: TekhenuState, frame: frames.HathorSlot, slot: int) -> None:
        raise NotImplementedError

    def why_not_slot(self, state: TekhenuState, frame: frames.HathorSlot, slot: int) -> Refusal:
        return Refusal("not-possible-now")


class HathorBuild(Automatic[TekhenuState, frames.HathorBuild]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[37])

    def frame(self, numbers: Sequence[int]) -> frames.HathorBuild:
        return frames.HathorBuild(*numbers)


class BastetEffect(Automatic[TekhenuState, frames.BastetEffect]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[38])

    def frame(self, numbers: Sequence[int]) -> frames.BastetEffect:
        return frames.BastetEffect(*numbers)


class ThothRefresh(Choice[TekhenuState, frames.ThothRefresh]):
    """Answered by refresh, no_refresh."""

    def __init__(self) -> None:
        super().__init__(STEPS[39])

    def frame(self, numbers: Sequence[int]) -> frames.ThothRefresh:
        return frames.ThothRefresh(*numbers)

    def take(self, state: TekhenuState, frame: frames.ThothRefresh, seat: int, code: int) -> None:
        if code < 567:
            self.do_refresh(state, frame, code - 563)
        else:
            self.do_no_refresh(state, frame)

    def explain(self, state: TekhenuState, frame: frames.ThothRefresh, seat: int, code: int) -> Refusal:
        if 563 <= code < 567:
            return self.why_not_refresh(state, frame, code - 563)
        if code == 567:
            return self.why_not_no_refresh(state, frame)
        return Refusal("not-possible-now")

    def do_refresh(self, state: TekhenuState, frame: frames.ThothRefresh, section: int) -> None:
        raise NotImplementedError

    def why_not_refresh(self, state: TekhenuState, frame: frames.ThothRefresh, section: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_no_refresh(self, state: TekhenuState, frame: frames.ThothRefresh) -> None:
        raise NotImplementedError

    def why_not_no_refresh(self, state: TekhenuState, frame: frames.ThothRefresh) -> Refusal:
        return Refusal("not-possible-now")


class ThothRenew(Automatic[TekhenuState, frames.ThothRenew]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[40])

    def frame(self, numbers: Sequence[int]) -> frames.ThothRenew:
        return frames.ThothRenew(*numbers)


class ThothSection(Choice[TekhenuState, frames.ThothSection]):
    """Answered by section."""

    def __init__(self) -> None:
        super().__init__(STEPS[41])

    def frame(self, numbers: Sequence[int]) -> frames.ThothSection:
        return frames.ThothSection(*numbers)

    def take(self, state: TekhenuState, frame: frames.ThothSection, seat: int, code: int) -> None:
        self.do_section(state, frame, code - 568)

    def explain(self, state: TekhenuState, frame: frames.ThothSection, seat: int, code: int) -> Refusal:
        if 568 <= code < 572:
            return self.why_not_section(state, frame, code - 568)
        return Refusal("not-possible-now")

    def do_section(self, state: TekhenuState, frame: frames.ThothSection, section: int) -> None:
        raise NotImplementedError

    def why_not_section(self, state: TekhenuState, frame: frames.ThothSection, section: int) -> Refusal:
        return Refusal("not-possible-now")


class ThothCard(Choice[TekhenuState, frames.ThothCard]):
    """Answered by take_card."""

    def __init__(self) -> None:
        super().__init__(STEPS[42])

    def frame(self, numbers: Sequence[int]) -> frames.ThothCard:
        return frames.ThothCard(*numbers)

    def take(self, state: TekhenuState, frame: frames.ThothCard, seat: int, code: int) -> None:
        self.do_take_card(state, frame, code - 572)

    def explain(self, state: TekhenuState, frame: frames.ThothCard, seat: int, code: int) -> Refusal:
        if 572 <= code < 644:
            return self.why_not_take_card(state, frame, code - 572)
        return Refusal("not-possible-now")

    def do_take_card(self, state: TekhenuState, frame: frames.ThothCard, card: int) -> None:
        raise NotImplementedError

    def why_not_take_card(self, state: TekhenuState, frame: frames.ThothCard, card: int) -> Refusal:
        return Refusal("not-possible-now")


class OsirisDistrict(Choice[TekhenuState, frames.OsirisDistrict]):
    """Answered by district."""

    def __init__(self) -> None:
        super().__init__(STEPS[43])

    def frame(self, numbers: Sequence[int]) -> frames.OsirisDistrict:
        return frames.OsirisDistrict(*numbers)

    def take(self, state: TekhenuState, frame: frames.OsirisDistrict, seat: int, code: int) -> None:
        self.do_district(state, frame, code - 644)

    def explain(self, state: TekhenuState, frame: frames.OsirisDistrict, seat: int, code: int) -> Refusal:
        if 644 <= code < 648:
            return self.why_not_district(state, frame, code - 644)
        return Refusal("not-possible-now")

    def do_district(self, state: TekhenuState, frame: frames.OsirisDistrict, resource: int) -> None:
        raise NotImplementedError

    def why_not_district(self, state: TekhenuState, frame: frames.OsirisDistrict, resource: int) -> Refusal:
        return Refusal("not-possible-now")


class OsirisStep(Choice[TekhenuState, frames.OsirisStep]):
    """Answered by raise."""

    def __init__(self) -> None:
        super().__init__(STEPS[44])

    def frame(self, numbers: Sequence[int]) -> frames.OsirisStep:
        return frames.OsirisStep(*numbers)

    def take(self, state: TekhenuState, frame: frames.OsirisStep, seat: int, code: int) -> None:
        self.do_raise(state, frame, code - 648)

    def explain(self, state: TekhenuState, frame: frames.OsirisStep, seat: int, code: int) -> Refusal:
        if 648 <= code < 652:
            return self.why_not_raise(state, frame, code - 648)
        return Refusal("not-possible-now")

    def do_raise(self, state: TekhenuState, frame: frames.OsirisStep, resource: int) -> None:
        raise NotImplementedError

    def why_not_raise(self, state: TekhenuState, frame: frames.OsirisStep, resource: int) -> Refusal:
        return Refusal("not-possible-now")


class ProduceCards(Choice[TekhenuState, frames.ProduceCards]):
    """Answered by play, no_card."""

    def __init__(self) -> None:
        super().__init__(STEPS[45])

    def frame(self, numbers: Sequence[int]) -> frames.ProduceCards:
        return frames.ProduceCards(*numbers)

    def take(self, state: TekhenuState, frame: frames.ProduceCards, seat: int, code: int) -> None:
        if code < 676:
            self.do_play(state, frame, code - 652)
        else:
            self.do_no_card(state, frame)

    def explain(self, state: TekhenuState, frame: frames.ProduceCards, seat: int, code: int) -> Refusal:
        if 652 <= code < 676:
            return self.why_not_play(state, frame, code - 652)
        if code == 676:
            return self.why_not_no_card(state, frame)
        return Refusal("not-possible-now")

    def do_play(self, state: TekhenuState, frame: frames.ProduceCards, blessing: int) -> None:
        raise NotImplementedError

    def why_not_play(self, state: TekhenuState, frame: frames.ProduceCards, blessing: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_no_card(self, state: TekhenuState, frame: frames.ProduceCards) -> None:
        raise NotImplementedError

    def why_not_no_card(self, state: TekhenuState, frame: frames.ProduceCards) -> Refusal:
        return Refusal("not-possible-now")


class Performance(Automatic[TekhenuState, frames.Performance]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[46])

    def frame(self, numbers: Sequence[int]) -> frames.Performance:
        return frames.Performance(*numbers)


class ShiftProduction(Choice[TekhenuState, frames.ShiftProduction]):
    """Answered by shift."""

    def __init__(self) -> None:
        super().__init__(STEPS[47])

    def frame(self, numbers: Sequence[int]) -> frames.ShiftProduction:
        return frames.ShiftProduction(*numbers)

    def take(self, state: TekhenuState, frame: frames.ShiftProduction, seat: int, code: int) -> None:
        self.do_shift(state, frame, code - 369)

    def explain(self, state: TekhenuState, frame: frames.ShiftProduction, seat: int, code: int) -> Refusal:
        if 369 <= code < 374:
            return self.why_not_shift(state, frame, code - 369)
        return Refusal("not-possible-now")

    def do_shift(self, state: TekhenuState, frame: frames.ShiftProduction, shift: int) -> None:
        raise NotImplementedError

    def why_not_shift(self, state: TekhenuState, frame: frames.ShiftProduction, shift: int) -> Refusal:
        return Refusal("not-possible-now")


class Rotation(Automatic[TekhenuState, frames.Rotation]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[48])

    def frame(self, numbers: Sequence[int]) -> frames.Rotation:
        return frames.Rotation(*numbers)


class Refill(Automatic[TekhenuState, frames.Refill]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[49])

    def frame(self, numbers: Sequence[int]) -> frames.Refill:
        return frames.REFILL


class Maat(Automatic[TekhenuState, frames.Maat]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[50])

    def frame(self, numbers: Sequence[int]) -> frames.Maat:
        return frames.MAAT


class Faith(Choice[TekhenuState, frames.Faith]):
    """Answered by faith, no_faith."""

    def __init__(self) -> None:
        super().__init__(STEPS[51])

    def frame(self, numbers: Sequence[int]) -> frames.Faith:
        return frames.Faith(*numbers)

    def take(self, state: TekhenuState, frame: frames.Faith, seat: int, code: int) -> None:
        if code < 797:
            self.do_faith(state, frame, (code - 677) // 60, (code - 677) % 60 + 1)
        else:
            self.do_no_faith(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Faith, seat: int, code: int) -> Refusal:
        if 677 <= code < 797:
            return self.why_not_faith(state, frame, (code - 677) // 60, (code - 677) % 60 + 1)
        if code == 797:
            return self.why_not_no_faith(state, frame)
        return Refusal("not-possible-now")

    def do_faith(self, state: TekhenuState, frame: frames.Faith, pan: int, count: int) -> None:
        raise NotImplementedError

    def why_not_faith(self, state: TekhenuState, frame: frames.Faith, pan: int, count: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_no_faith(self, state: TekhenuState, frame: frames.Faith) -> None:
        raise NotImplementedError

    def why_not_no_faith(self, state: TekhenuState, frame: frames.Faith) -> Refusal:
        return Refusal("not-possible-now")


class MaatOrder(Automatic[TekhenuState, frames.MaatOrder]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[52])

    def frame(self, numbers: Sequence[int]) -> frames.MaatOrder:
        return frames.MAAT_ORDER


class Z23Use(Choice[TekhenuState, frames.Z23Use]):
    """Answered by use, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[53])

    def frame(self, numbers: Sequence[int]) -> frames.Z23Use:
        return frames.Z23Use(*numbers)

    def take(self, state: TekhenuState, frame: frames.Z23Use, seat: int, code: int) -> None:
        if code == 380:
            self.do_use(state, frame)
        else:
            self.do_decline(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Z23Use, seat: int, code: int) -> Refusal:
        if code == 380:
            return self.why_not_use(state, frame)
        if code == 381:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_use(self, state: TekhenuState, frame: frames.Z23Use) -> None:
        raise NotImplementedError

    def why_not_use(self, state: TekhenuState, frame: frames.Z23Use) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: TekhenuState, frame: frames.Z23Use) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: TekhenuState, frame: frames.Z23Use) -> Refusal:
        return Refusal("not-possible-now")


class Clearing(Automatic[TekhenuState, frames.Clearing]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[54])

    def frame(self, numbers: Sequence[int]) -> frames.Clearing:
        return frames.CLEARING


class NewDestinies(Automatic[TekhenuState, frames.NewDestinies]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[55])

    def frame(self, numbers: Sequence[int]) -> frames.NewDestinies:
        return frames.NEW_DESTINIES


class Scoring(Automatic[TekhenuState, frames.Scoring]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[56])

    def frame(self, numbers: Sequence[int]) -> frames.Scoring:
        return frames.SCORING


class Upkeep(Choice[TekhenuState, frames.Upkeep]):
    """Answered by pay."""

    def __init__(self) -> None:
        super().__init__(STEPS[57])

    def frame(self, numbers: Sequence[int]) -> frames.Upkeep:
        return frames.Upkeep(*numbers)

    def take(self, state: TekhenuState, frame: frames.Upkeep, seat: int, code: int) -> None:
        self.do_pay(state, frame, code - 382)

    def explain(self, state: TekhenuState, frame: frames.Upkeep, seat: int, code: int) -> Refusal:
        if 382 <= code < 503:
            return self.why_not_pay(state, frame, code - 382)
        return Refusal("not-possible-now")

    def do_pay(self, state: TekhenuState, frame: frames.Upkeep, payment: int) -> None:
        raise NotImplementedError

    def why_not_pay(self, state: TekhenuState, frame: frames.Upkeep, payment: int) -> Refusal:
        return Refusal("not-possible-now")


class ScoringEnd(Automatic[TekhenuState, frames.ScoringEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[58])

    def frame(self, numbers: Sequence[int]) -> frames.ScoringEnd:
        return frames.SCORING_END


class FinalScoring(Automatic[TekhenuState, frames.FinalScoring]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[59])

    def frame(self, numbers: Sequence[int]) -> frames.FinalScoring:
        return frames.FINAL_SCORING


class LawPick(Choice[TekhenuState, frames.LawPick]):
    """Answered by score, stop."""

    def __init__(self) -> None:
        super().__init__(STEPS[60])

    def frame(self, numbers: Sequence[int]) -> frames.LawPick:
        return frames.LawPick(*numbers)

    def take(self, state: TekhenuState, frame: frames.LawPick, seat: int, code: int) -> None:
        if code < 822:
            self.do_score(state, frame, code - 798)
        else:
            self.do_stop(state, frame)

    def explain(self, state: TekhenuState, frame: frames.LawPick, seat: int, code: int) -> Refusal:
        if 798 <= code < 822:
            return self.why_not_score(state, frame, code - 798)
        if code == 853:
            return self.why_not_stop(state, frame)
        return Refusal("not-possible-now")

    def do_score(self, state: TekhenuState, frame: frames.LawPick, law: int) -> None:
        raise NotImplementedError

    def why_not_score(self, state: TekhenuState, frame: frames.LawPick, law: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_stop(self, state: TekhenuState, frame: frames.LawPick) -> None:
        raise NotImplementedError

    def why_not_stop(self, state: TekhenuState, frame: frames.LawPick) -> Refusal:
        return Refusal("not-possible-now")


class Z03Target(Choice[TekhenuState, frames.Z03Target]):
    """Answered by repeat."""

    def __init__(self) -> None:
        super().__init__(STEPS[61])

    def frame(self, numbers: Sequence[int]) -> frames.Z03Target:
        return frames.Z03Target(*numbers)

    def take(self, state: TekhenuState, frame: frames.Z03Target, seat: int, code: int) -> None:
        self.do_repeat(state, frame, code - 822)

    def explain(self, state: TekhenuState, frame: frames.Z03Target, seat: int, code: int) -> Refusal:
        if 822 <= code < 846:
            return self.why_not_repeat(state, frame, code - 822)
        return Refusal("not-possible-now")

    def do_repeat(self, state: TekhenuState, frame: frames.Z03Target, law: int) -> None:
        raise NotImplementedError

    def why_not_repeat(self, state: TekhenuState, frame: frames.Z03Target, law: int) -> Refusal:
        return Refusal("not-possible-now")


class Z04Pay(Choice[TekhenuState, frames.Z04Pay]):
    """Answered by tribute, stop."""

    def __init__(self) -> None:
        super().__init__(STEPS[62])

    def frame(self, numbers: Sequence[int]) -> frames.Z04Pay:
        return frames.Z04Pay(*numbers)

    def take(self, state: TekhenuState, frame: frames.Z04Pay, seat: int, code: int) -> None:
        if code < 853:
            self.do_tribute(state, frame, code - 846)
        else:
            self.do_stop(state, frame)

    def explain(self, state: TekhenuState, frame: frames.Z04Pay, seat: int, code: int) -> Refusal:
        if 846 <= code < 853:
            return self.why_not_tribute(state, frame, code - 846)
        if code == 853:
            return self.why_not_stop(state, frame)
        return Refusal("not-possible-now")

    def do_tribute(self, state: TekhenuState, frame: frames.Z04Pay, good: int) -> None:
        raise NotImplementedError

    def why_not_tribute(self, state: TekhenuState, frame: frames.Z04Pay, good: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_stop(self, state: TekhenuState, frame: frames.Z04Pay) -> None:
        raise NotImplementedError

    def why_not_stop(self, state: TekhenuState, frame: frames.Z04Pay) -> Refusal:
        return Refusal("not-possible-now")


class LastPoints(Automatic[TekhenuState, frames.LastPoints]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[63])

    def frame(self, numbers: Sequence[int]) -> frames.LastPoints:
        return frames.LAST_POINTS


class BotTurn(Automatic[TekhenuState, frames.BotTurn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[64])

    def frame(self, numbers: Sequence[int]) -> frames.BotTurn:
        return frames.BotTurn(*numbers)
