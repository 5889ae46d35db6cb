"""The steps as they are planned; the chapters of the rules extend them.

Written by `make generate` from rules/steps.py: change that.
"""

from collections.abc import Sequence

from ennead.core.state import Automatic, Choice, Refusal, Sealed
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import STEPS


class Turn(Automatic[AnkhState, frames.Turn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[0])

    def frame(self, numbers: Sequence[int]) -> frames.Turn:
        return frames.Turn(*numbers)


class ChooseAction(Choice[AnkhState, frames.ChooseAction]):
    """Answered by action."""

    def __init__(self) -> None:
        super().__init__(STEPS[1])

    def frame(self, numbers: Sequence[int]) -> frames.ChooseAction:
        return frames.ChooseAction(*numbers)

    def take(self, state: AnkhState, frame: frames.ChooseAction, seat: int, code: int) -> None:
        self.do_action(state, frame, code)

    def explain(self, state: AnkhState, frame: frames.ChooseAction, seat: int, code: int) -> Refusal:
        if code < 4:
            return self.why_not_action(state, frame, code)
        return Refusal("not-possible-now")

    def do_action(self, state: AnkhState, frame: frames.ChooseAction, track: int) -> None:
        raise NotImplementedError

    def why_not_action(self, state: AnkhState, frame: frames.ChooseAction, track: int) -> Refusal:
        return Refusal("not-possible-now")


class AfterAction(Automatic[AnkhState, frames.AfterAction]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[2])

    def frame(self, numbers: Sequence[int]) -> frames.AfterAction:
        return frames.AfterAction(*numbers)


class Event(Automatic[AnkhState, frames.Event]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[3])

    def frame(self, numbers: Sequence[int]) -> frames.Event:
        return frames.Event(*numbers)


class MarkerBack(Automatic[AnkhState, frames.MarkerBack]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[4])

    def frame(self, numbers: Sequence[int]) -> frames.MarkerBack:
        return frames.MarkerBack(*numbers)


class EndTurn(Automatic[AnkhState, frames.EndTurn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[5])

    def frame(self, numbers: Sequence[int]) -> frames.EndTurn:
        return frames.EndTurn(*numbers)


class MoveFigure(Choice[AnkhState, frames.MoveFigure]):
    """Answered by figure, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[6])

    def frame(self, numbers: Sequence[int]) -> frames.MoveFigure:
        return frames.MoveFigure(*numbers)

    def take(self, state: AnkhState, frame: frames.MoveFigure, seat: int, code: int) -> None:
        if code < 105:
            self.do_figure(state, frame, code - 4)
        else:
            self.do_done(state, frame)

    def explain(self, state: AnkhState, frame: frames.MoveFigure, seat: int, code: int) -> Refusal:
        if 4 <= code < 105:
            return self.why_not_figure(state, frame, code - 4)
        if code == 1984:
            return self.why_not_done(state, frame)
        return Refusal("not-possible-now")

    def do_figure(self, state: AnkhState, frame: frames.MoveFigure, hex: int) -> None:
        raise NotImplementedError

    def why_not_figure(self, state: AnkhState, frame: frames.MoveFigure, hex: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_done(self, state: AnkhState, frame: frames.MoveFigure) -> None:
        raise NotImplementedError

    def why_not_done(self, state: AnkhState, frame: frames.MoveFigure) -> Refusal:
        return Refusal("not-possible-now")


class MoveDestination(Choice[AnkhState, frames.MoveDestination]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[7])

    def frame(self, numbers: Sequence[int]) -> frames.MoveDestination:
        return frames.MoveDestination(*numbers)

    def take(self, state: AnkhState, frame: frames.MoveDestination, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.MoveDestination, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.MoveDestination, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.MoveDestination, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class PushHex(Choice[AnkhState, frames.PushHex]):
    """Answered by push."""

    def __init__(self) -> None:
        super().__init__(STEPS[8])

    def frame(self, numbers: Sequence[int]) -> frames.PushHex:
        return frames.PushHex(*numbers)

    def take(self, state: AnkhState, frame: frames.PushHex, seat: int, code: int) -> None:
        self.do_push(state, frame, code - 206)

    def explain(self, state: AnkhState, frame: frames.PushHex, seat: int, code: int) -> Refusal:
        if 206 <= code < 307:
            return self.why_not_push(state, frame, code - 206)
        return Refusal("not-possible-now")

    def do_push(self, state: AnkhState, frame: frames.PushHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_push(self, state: AnkhState, frame: frames.PushHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class ClawFacing(Choice[AnkhState, frames.ClawFacing]):
    """Answered by aim."""

    def __init__(self) -> None:
        super().__init__(STEPS[9])

    def frame(self, numbers: Sequence[int]) -> frames.ClawFacing:
        return frames.ClawFacing(*numbers)

    def take(self, state: AnkhState, frame: frames.ClawFacing, seat: int, code: int) -> None:
        self.do_aim(state, frame, code - 307)

    def explain(self, state: AnkhState, frame: frames.ClawFacing, seat: int, code: int) -> Refusal:
        if 307 <= code < 313:
            return self.why_not_aim(state, frame, code - 307)
        return Refusal("not-possible-now")

    def do_aim(self, state: AnkhState, frame: frames.ClawFacing, aim: int) -> None:
        raise NotImplementedError

    def why_not_aim(self, state: AnkhState, frame: frames.ClawFacing, aim: int) -> Refusal:
        return Refusal("not-possible-now")


class SummonFigure(Choice[AnkhState, frames.SummonFigure]):
    """Answered by summon, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[10])

    def frame(self, numbers: Sequence[int]) -> frames.SummonFigure:
        return frames.SummonFigure(*numbers)

    def take(self, state: AnkhState, frame: frames.SummonFigure, seat: int, code: int) -> None:
        if code < 1137:
            self.do_summon(state, frame, (code - 313) // 8, (code - 313) % 8)
        else:
            self.do_done(state, frame)

    def explain(self, state: AnkhState, frame: frames.SummonFigure, seat: int, code: int) -> Refusal:
        if 313 <= code < 1137:
            return self.why_not_summon(state, frame, (code - 313) // 8, (code - 313) % 8)
        if code == 1984:
            return self.why_not_done(state, frame)
        return Refusal("not-possible-now")

    def do_summon(self, state: AnkhState, frame: frames.SummonFigure, summons: int, figure: int) -> None:
        raise NotImplementedError

    def why_not_summon(
        self, state: AnkhState, frame: frames.SummonFigure, summons: int, figure: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_done(self, state: AnkhState, frame: frames.SummonFigure) -> None:
        raise NotImplementedError

    def why_not_done(self, state: AnkhState, frame: frames.SummonFigure) -> Refusal:
        return Refusal("not-possible-now")


class SummonHex(Choice[AnkhState, frames.SummonHex]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[11])

    def frame(self, numbers: Sequence[int]) -> frames.SummonHex:
        return frames.SummonHex(*numbers)

    def take(self, state: AnkhState, frame: frames.SummonHex, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.SummonHex, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.SummonHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.SummonHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class GiveSun(Choice[AnkhState, frames.GiveSun]):
    """Answered by sun."""

    def __init__(self) -> None:
        super().__init__(STEPS[12])

    def frame(self, numbers: Sequence[int]) -> frames.GiveSun:
        return frames.GiveSun(*numbers)

    def take(self, state: AnkhState, frame: frames.GiveSun, seat: int, code: int) -> None:
        self.do_sun(state, frame, code - 1137)

    def explain(self, state: AnkhState, frame: frames.GiveSun, seat: int, code: int) -> Refusal:
        if 1137 <= code < 1139:
            return self.why_not_sun(state, frame, code - 1137)
        return Refusal("not-possible-now")

    def do_sun(self, state: AnkhState, frame: frames.GiveSun, answer: int) -> None:
        raise NotImplementedError

    def why_not_sun(self, state: AnkhState, frame: frames.GiveSun, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class UnlockPower(Choice[AnkhState, frames.UnlockPower]):
    """Answered by unlock, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[13])

    def frame(self, numbers: Sequence[int]) -> frames.UnlockPower:
        return frames.UnlockPower(*numbers)

    def take(self, state: AnkhState, frame: frames.UnlockPower, seat: int, code: int) -> None:
        if code < 1151:
            self.do_unlock(state, frame, code - 1139)
        else:
            self.do_decline(state, frame)

    def explain(self, state: AnkhState, frame: frames.UnlockPower, seat: int, code: int) -> Refusal:
        if 1139 <= code < 1151:
            return self.why_not_unlock(state, frame, code - 1139)
        if code == 1987:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_unlock(self, state: AnkhState, frame: frames.UnlockPower, power: int) -> None:
        raise NotImplementedError

    def why_not_unlock(self, state: AnkhState, frame: frames.UnlockPower, power: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: AnkhState, frame: frames.UnlockPower) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: AnkhState, frame: frames.UnlockPower) -> Refusal:
        return Refusal("not-possible-now")


class ControlMonument(Choice[AnkhState, frames.ControlMonument]):
    """Answered by control."""

    def __init__(self) -> None:
        super().__init__(STEPS[14])

    def frame(self, numbers: Sequence[int]) -> frames.ControlMonument:
        return frames.ControlMonument(*numbers)

    def take(self, state: AnkhState, frame: frames.ControlMonument, seat: int, code: int) -> None:
        self.do_control(state, frame, code - 1151)

    def explain(self, state: AnkhState, frame: frames.ControlMonument, seat: int, code: int) -> Refusal:
        if 1151 <= code < 1252:
            return self.why_not_control(state, frame, code - 1151)
        return Refusal("not-possible-now")

    def do_control(self, state: AnkhState, frame: frames.ControlMonument, hex: int) -> None:
        raise NotImplementedError

    def why_not_control(self, state: AnkhState, frame: frames.ControlMonument, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class CaravanFirst(Choice[AnkhState, frames.CaravanFirst]):
    """Answered by camel, skip."""

    def __init__(self) -> None:
        super().__init__(STEPS[15])

    def frame(self, numbers: Sequence[int]) -> frames.CaravanFirst:
        return frames.CaravanFirst(*numbers)

    def take(self, state: AnkhState, frame: frames.CaravanFirst, seat: int, code: int) -> None:
        if code < 1417:
            self.do_camel(state, frame, code - 1252)
        else:
            self.do_skip(state, frame)

    def explain(self, state: AnkhState, frame: frames.CaravanFirst, seat: int, code: int) -> Refusal:
        if 1252 <= code < 1417:
            return self.why_not_camel(state, frame, code - 1252)
        if code == 1986:
            return self.why_not_skip(state, frame)
        return Refusal("not-possible-now")

    def do_camel(self, state: AnkhState, frame: frames.CaravanFirst, side: int) -> None:
        raise NotImplementedError

    def why_not_camel(self, state: AnkhState, frame: frames.CaravanFirst, side: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_skip(self, state: AnkhState, frame: frames.CaravanFirst) -> None:
        raise NotImplementedError

    def why_not_skip(self, state: AnkhState, frame: frames.CaravanFirst) -> Refusal:
        return Refusal("not-possible-now")


class CaravanNext(Choice[AnkhState, frames.CaravanNext]):
    """Answered by camel."""

    def __init__(self) -> None:
        super().__init__(STEPS[16])

    def frame(self, numbers: Sequence[int]) -> frames.CaravanNext:
        return frames.CaravanNext(*numbers)

    def take(self, state: AnkhState, frame: frames.CaravanNext, seat: int, code: int) -> None:
        self.do_camel(state, frame, code - 1252)

    def explain(self, state: AnkhState, frame: frames.CaravanNext, seat: int, code: int) -> Refusal:
        if 1252 <= code < 1417:
            return self.why_not_camel(state, frame, code - 1252)
        return Refusal("not-possible-now")

    def do_camel(self, state: AnkhState, frame: frames.CaravanNext, side: int) -> None:
        raise NotImplementedError

    def why_not_camel(self, state: AnkhState, frame: frames.CaravanNext, side: int) -> Refusal:
        return Refusal("not-possible-now")


class CaravanToken(Choice[AnkhState, frames.CaravanToken]):
    """Answered by keep."""

    def __init__(self) -> None:
        super().__init__(STEPS[17])

    def frame(self, numbers: Sequence[int]) -> frames.CaravanToken:
        return frames.CaravanToken(*numbers)

    def take(self, state: AnkhState, frame: frames.CaravanToken, seat: int, code: int) -> None:
        self.do_keep(state, frame, code - 1417)

    def explain(self, state: AnkhState, frame: frames.CaravanToken, seat: int, code: int) -> Refusal:
        if 1417 <= code < 1518:
            return self.why_not_keep(state, frame, code - 1417)
        return Refusal("not-possible-now")

    def do_keep(self, state: AnkhState, frame: frames.CaravanToken, hex: int) -> None:
        raise NotImplementedError

    def why_not_keep(self, state: AnkhState, frame: frames.CaravanToken, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class CaravanSwap(Choice[AnkhState, frames.CaravanSwap]):
    """Answered by swap, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[18])

    def frame(self, numbers: Sequence[int]) -> frames.CaravanSwap:
        return frames.CaravanSwap(*numbers)

    def take(self, state: AnkhState, frame: frames.CaravanSwap, seat: int, code: int) -> None:
        if code < 1582:
            self.do_swap(state, frame, (code - 1518) // 8, (code - 1518) % 8)
        else:
            self.do_none(state, frame)

    def explain(self, state: AnkhState, frame: frames.CaravanSwap, seat: int, code: int) -> Refusal:
        if 1518 <= code < 1582:
            return self.why_not_swap(state, frame, (code - 1518) // 8, (code - 1518) % 8)
        if code == 1988:
            return self.why_not_none(state, frame)
        return Refusal("not-possible-now")

    def do_swap(self, state: AnkhState, frame: frames.CaravanSwap, token: int, other_token: int) -> None:
        raise NotImplementedError

    def why_not_swap(
        self, state: AnkhState, frame: frames.CaravanSwap, token: int, other_token: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_none(self, state: AnkhState, frame: frames.CaravanSwap) -> None:
        raise NotImplementedError

    def why_not_none(self, state: AnkhState, frame: frames.CaravanSwap) -> Refusal:
        return Refusal("not-possible-now")


class Conflict(Automatic[AnkhState, frames.Conflict]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[19])

    def frame(self, numbers: Sequence[int]) -> frames.Conflict:
        return frames.Conflict(*numbers)


class NextRegion(Automatic[AnkhState, frames.NextRegion]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[20])

    def frame(self, numbers: Sequence[int]) -> frames.NextRegion:
        return frames.NextRegion(*numbers)


class GainDevotion(Automatic[AnkhState, frames.GainDevotion]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[21])

    def frame(self, numbers: Sequence[int]) -> frames.GainDevotion:
        return frames.GainDevotion(*numbers)


class ConflictEnd(Automatic[AnkhState, frames.ConflictEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[22])

    def frame(self, numbers: Sequence[int]) -> frames.ConflictEnd:
        return frames.CONFLICT_END


class Battle(Automatic[AnkhState, frames.Battle]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[23])

    def frame(self, numbers: Sequence[int]) -> frames.Battle:
        return frames.Battle(*numbers)


class ObeliskRound(Automatic[AnkhState, frames.ObeliskRound]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[24])

    def frame(self, numbers: Sequence[int]) -> frames.ObeliskRound:
        return frames.ObeliskRound(*numbers)


class ObeliskFigure(Choice[AnkhState, frames.ObeliskFigure]):
    """Answered by figure, stop."""

    def __init__(self) -> None:
        super().__init__(STEPS[25])

    def frame(self, numbers: Sequence[int]) -> frames.ObeliskFigure:
        return frames.ObeliskFigure(*numbers)

    def take(self, state: AnkhState, frame: frames.ObeliskFigure, seat: int, code: int) -> None:
        if code < 105:
            self.do_figure(state, frame, code - 4)
        else:
            self.do_stop(state, frame)

    def explain(self, state: AnkhState, frame: frames.ObeliskFigure, seat: int, code: int) -> Refusal:
        if 4 <= code < 105:
            return self.why_not_figure(state, frame, code - 4)
        if code == 1985:
            return self.why_not_stop(state, frame)
        return Refusal("not-possible-now")

    def do_figure(self, state: AnkhState, frame: frames.ObeliskFigure, hex: int) -> None:
        raise NotImplementedError

    def why_not_figure(self, state: AnkhState, frame: frames.ObeliskFigure, hex: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_stop(self, state: AnkhState, frame: frames.ObeliskFigure) -> None:
        raise NotImplementedError

    def why_not_stop(self, state: AnkhState, frame: frames.ObeliskFigure) -> Refusal:
        return Refusal("not-possible-now")


class ObeliskHex(Choice[AnkhState, frames.ObeliskHex]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[26])

    def frame(self, numbers: Sequence[int]) -> frames.ObeliskHex:
        return frames.ObeliskHex(*numbers)

    def take(self, state: AnkhState, frame: frames.ObeliskHex, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.ObeliskHex, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.ObeliskHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.ObeliskHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class AmunDouble(Choice[AnkhState, frames.AmunDouble]):
    """Answered by double."""

    def __init__(self) -> None:
        super().__init__(STEPS[27])

    def frame(self, numbers: Sequence[int]) -> frames.AmunDouble:
        return frames.AmunDouble(*numbers)

    def take(self, state: AnkhState, frame: frames.AmunDouble, seat: int, code: int) -> None:
        self.do_double(state, frame, code - 1582)

    def explain(self, state: AnkhState, frame: frames.AmunDouble, seat: int, code: int) -> Refusal:
        if 1582 <= code < 1584:
            return self.why_not_double(state, frame, code - 1582)
        return Refusal("not-possible-now")

    def do_double(self, state: AnkhState, frame: frames.AmunDouble, answer: int) -> None:
        raise NotImplementedError

    def why_not_double(self, state: AnkhState, frame: frames.AmunDouble, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class ChooseCard(Sealed[AnkhState, frames.ChooseCard]):
    """Answered by play, play_both."""

    def __init__(self) -> None:
        super().__init__(STEPS[28])

    def frame(self, numbers: Sequence[int]) -> frames.ChooseCard:
        return frames.CHOOSE_CARD

    def explain(self, state: AnkhState, frame: frames.ChooseCard, seat: int, code: int) -> Refusal:
        if 1584 <= code < 1591:
            return self.why_not_play(state, frame, seat, code - 1584)
        if 1591 <= code < 1640:
            return self.why_not_play_both(state, frame, seat, (code - 1591) // 7, (code - 1591) % 7)
        return Refusal("not-possible-now")

    def why_not_play(self, state: AnkhState, frame: frames.ChooseCard, seat: int, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_play_both(
        self, state: AnkhState, frame: frames.ChooseCard, seat: int, card: int, other_card: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class BuildStep(Automatic[AnkhState, frames.BuildStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[29])

    def frame(self, numbers: Sequence[int]) -> frames.BuildStep:
        return frames.BUILD_STEP


class BuildType(Choice[AnkhState, frames.BuildType]):
    """Answered by build, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[30])

    def frame(self, numbers: Sequence[int]) -> frames.BuildType:
        return frames.BuildType(*numbers)

    def take(self, state: AnkhState, frame: frames.BuildType, seat: int, code: int) -> None:
        if code < 1643:
            self.do_build(state, frame, code - 1640)
        else:
            self.do_decline(state, frame)

    def explain(self, state: AnkhState, frame: frames.BuildType, seat: int, code: int) -> Refusal:
        if 1640 <= code < 1643:
            return self.why_not_build(state, frame, code - 1640)
        if code == 1987:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_build(self, state: AnkhState, frame: frames.BuildType, monument: int) -> None:
        raise NotImplementedError

    def why_not_build(self, state: AnkhState, frame: frames.BuildType, monument: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: AnkhState, frame: frames.BuildType) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: AnkhState, frame: frames.BuildType) -> Refusal:
        return Refusal("not-possible-now")


class BuildHex(Choice[AnkhState, frames.BuildHex]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[31])

    def frame(self, numbers: Sequence[int]) -> frames.BuildHex:
        return frames.BuildHex(*numbers)

    def take(self, state: AnkhState, frame: frames.BuildHex, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.BuildHex, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.BuildHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.BuildHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class PlagueStep(Automatic[AnkhState, frames.PlagueStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[32])

    def frame(self, numbers: Sequence[int]) -> frames.PlagueStep:
        return frames.PLAGUE_STEP


class Plague(Automatic[AnkhState, frames.Plague]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[33])

    def frame(self, numbers: Sequence[int]) -> frames.Plague:
        return frames.Plague(*numbers)


class PlagueBid(Sealed[AnkhState, frames.PlagueBid]):
    """Answered by bid."""

    def __init__(self) -> None:
        super().__init__(STEPS[34])

    def frame(self, numbers: Sequence[int]) -> frames.PlagueBid:
        return frames.PlagueBid(*numbers)

    def explain(self, state: AnkhState, frame: frames.PlagueBid, seat: int, code: int) -> Refusal:
        if 1643 <= code < 1764:
            return self.why_not_bid(state, frame, seat, code - 1643)
        return Refusal("not-possible-now")

    def why_not_bid(self, state: AnkhState, frame: frames.PlagueBid, seat: int, followers: int) -> Refusal:
        return Refusal("not-possible-now")


class MajorityStep(Automatic[AnkhState, frames.MajorityStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[35])

    def frame(self, numbers: Sequence[int]) -> frames.MajorityStep:
        return frames.MAJORITY_STEP


class Resolution(Automatic[AnkhState, frames.Resolution]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[36])

    def frame(self, numbers: Sequence[int]) -> frames.Resolution:
        return frames.RESOLUTION


class UseTiebreaker(Choice[AnkhState, frames.UseTiebreaker]):
    """Answered by tiebreaker."""

    def __init__(self) -> None:
        super().__init__(STEPS[37])

    def frame(self, numbers: Sequence[int]) -> frames.UseTiebreaker:
        return frames.UseTiebreaker(*numbers)

    def take(self, state: AnkhState, frame: frames.UseTiebreaker, seat: int, code: int) -> None:
        self.do_tiebreaker(state, frame, code - 1764)

    def explain(self, state: AnkhState, frame: frames.UseTiebreaker, seat: int, code: int) -> Refusal:
        if 1764 <= code < 1766:
            return self.why_not_tiebreaker(state, frame, code - 1764)
        return Refusal("not-possible-now")

    def do_tiebreaker(self, state: AnkhState, frame: frames.UseTiebreaker, answer: int) -> None:
        raise NotImplementedError

    def why_not_tiebreaker(self, state: AnkhState, frame: frames.UseTiebreaker, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class Winner(Automatic[AnkhState, frames.Winner]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[38])

    def frame(self, numbers: Sequence[int]) -> frames.Winner:
        return frames.Winner(*numbers)


class Commanding(Automatic[AnkhState, frames.Commanding]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[39])

    def frame(self, numbers: Sequence[int]) -> frames.Commanding:
        return frames.Commanding(*numbers)


class Magnanimous(Automatic[AnkhState, frames.Magnanimous]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[40])

    def frame(self, numbers: Sequence[int]) -> frames.Magnanimous:
        return frames.MAGNANIMOUS


class Deaths(Automatic[AnkhState, frames.Deaths]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[41])

    def frame(self, numbers: Sequence[int]) -> frames.Deaths:
        return frames.DEATHS


class IsisSave(Choice[AnkhState, frames.IsisSave]):
    """Answered by save."""

    def __init__(self) -> None:
        super().__init__(STEPS[42])

    def frame(self, numbers: Sequence[int]) -> frames.IsisSave:
        return frames.IsisSave(*numbers)

    def take(self, state: AnkhState, frame: frames.IsisSave, seat: int, code: int) -> None:
        self.do_save(state, frame, code - 1766)

    def explain(self, state: AnkhState, frame: frames.IsisSave, seat: int, code: int) -> Refusal:
        if 1766 <= code < 1768:
            return self.why_not_save(state, frame, code - 1766)
        return Refusal("not-possible-now")

    def do_save(self, state: AnkhState, frame: frames.IsisSave, answer: int) -> None:
        raise NotImplementedError

    def why_not_save(self, state: AnkhState, frame: frames.IsisSave, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class KillLosers(Automatic[AnkhState, frames.KillLosers]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[43])

    def frame(self, numbers: Sequence[int]) -> frames.KillLosers:
        return frames.KILL_LOSERS


class AnubisTrap(Choice[AnkhState, frames.AnubisTrap]):
    """Answered by trap, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[44])

    def frame(self, numbers: Sequence[int]) -> frames.AnubisTrap:
        return frames.AnubisTrap(*numbers)

    def take(self, state: AnkhState, frame: frames.AnubisTrap, seat: int, code: int) -> None:
        if code < 1773:
            self.do_trap(state, frame, code - 1768)
        else:
            self.do_decline(state, frame)

    def explain(self, state: AnkhState, frame: frames.AnubisTrap, seat: int, code: int) -> Refusal:
        if 1768 <= code < 1773:
            return self.why_not_trap(state, frame, code - 1768)
        if code == 1987:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_trap(self, state: AnkhState, frame: frames.AnubisTrap, god: int) -> None:
        raise NotImplementedError

    def why_not_trap(self, state: AnkhState, frame: frames.AnubisTrap, god: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: AnkhState, frame: frames.AnubisTrap) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: AnkhState, frame: frames.AnubisTrap) -> Refusal:
        return Refusal("not-possible-now")


class CatMummies(Automatic[AnkhState, frames.CatMummies]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[45])

    def frame(self, numbers: Sequence[int]) -> frames.CatMummies:
        return frames.CAT_MUMMIES


class CatMummy(Automatic[AnkhState, frames.CatMummy]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[46])

    def frame(self, numbers: Sequence[int]) -> frames.CatMummy:
        return frames.CatMummy(*numbers)


class Mummies(Automatic[AnkhState, frames.Mummies]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[47])

    def frame(self, numbers: Sequence[int]) -> frames.Mummies:
        return frames.MUMMIES


class MummyReturn(Automatic[AnkhState, frames.MummyReturn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[48])

    def frame(self, numbers: Sequence[int]) -> frames.MummyReturn:
        return frames.MummyReturn(*numbers)


class MummyHex(Choice[AnkhState, frames.MummyHex]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[49])

    def frame(self, numbers: Sequence[int]) -> frames.MummyHex:
        return frames.MummyHex(*numbers)

    def take(self, state: AnkhState, frame: frames.MummyHex, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.MummyHex, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.MummyHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.MummyHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class Miracle(Automatic[AnkhState, frames.Miracle]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[50])

    def frame(self, numbers: Sequence[int]) -> frames.Miracle:
        return frames.MIRACLE


class OsirisGate(Automatic[AnkhState, frames.OsirisGate]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[51])

    def frame(self, numbers: Sequence[int]) -> frames.OsirisGate:
        return frames.OSIRIS_GATE


class GateToken(Choice[AnkhState, frames.GateToken]):
    """Answered by new_gate, move_gate, decline."""

    def __init__(self) -> None:
        super().__init__(STEPS[52])

    def frame(self, numbers: Sequence[int]) -> frames.GateToken:
        return frames.GateToken(*numbers)

    def take(self, state: AnkhState, frame: frames.GateToken, seat: int, code: int) -> None:
        if code == 1773:
            self.do_new_gate(state, frame)
        elif code < 1875:
            self.do_move_gate(state, frame, code - 1774)
        else:
            self.do_decline(state, frame)

    def explain(self, state: AnkhState, frame: frames.GateToken, seat: int, code: int) -> Refusal:
        if code == 1773:
            return self.why_not_new_gate(state, frame)
        if 1774 <= code < 1875:
            return self.why_not_move_gate(state, frame, code - 1774)
        if code == 1987:
            return self.why_not_decline(state, frame)
        return Refusal("not-possible-now")

    def do_new_gate(self, state: AnkhState, frame: frames.GateToken) -> None:
        raise NotImplementedError

    def why_not_new_gate(self, state: AnkhState, frame: frames.GateToken) -> Refusal:
        return Refusal("not-possible-now")

    def do_move_gate(self, state: AnkhState, frame: frames.GateToken, hex: int) -> None:
        raise NotImplementedError

    def why_not_move_gate(self, state: AnkhState, frame: frames.GateToken, hex: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_decline(self, state: AnkhState, frame: frames.GateToken) -> None:
        raise NotImplementedError

    def why_not_decline(self, state: AnkhState, frame: frames.GateToken) -> Refusal:
        return Refusal("not-possible-now")


class GateHex(Choice[AnkhState, frames.GateHex]):
    """Answered by to."""

    def __init__(self) -> None:
        super().__init__(STEPS[53])

    def frame(self, numbers: Sequence[int]) -> frames.GateHex:
        return frames.GateHex(*numbers)

    def take(self, state: AnkhState, frame: frames.GateHex, seat: int, code: int) -> None:
        self.do_to(state, frame, code - 105)

    def explain(self, state: AnkhState, frame: frames.GateHex, seat: int, code: int) -> Refusal:
        if 105 <= code < 206:
            return self.why_not_to(state, frame, code - 105)
        return Refusal("not-possible-now")

    def do_to(self, state: AnkhState, frame: frames.GateHex, hex: int) -> None:
        raise NotImplementedError

    def why_not_to(self, state: AnkhState, frame: frames.GateHex, hex: int) -> Refusal:
        return Refusal("not-possible-now")


class WorshipfulStep(Automatic[AnkhState, frames.WorshipfulStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[54])

    def frame(self, numbers: Sequence[int]) -> frames.WorshipfulStep:
        return frames.WORSHIPFUL_STEP


class Worshipful(Choice[AnkhState, frames.Worshipful]):
    """Answered by worship."""

    def __init__(self) -> None:
        super().__init__(STEPS[55])

    def frame(self, numbers: Sequence[int]) -> frames.Worshipful:
        return frames.Worshipful(*numbers)

    def take(self, state: AnkhState, frame: frames.Worshipful, seat: int, code: int) -> None:
        self.do_worship(state, frame, code - 1875)

    def explain(self, state: AnkhState, frame: frames.Worshipful, seat: int, code: int) -> Refusal:
        if 1875 <= code < 1877:
            return self.why_not_worship(state, frame, code - 1875)
        return Refusal("not-possible-now")

    def do_worship(self, state: AnkhState, frame: frames.Worshipful, answer: int) -> None:
        raise NotImplementedError

    def why_not_worship(self, state: AnkhState, frame: frames.Worshipful, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class BattleEnd(Automatic[AnkhState, frames.BattleEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[56])

    def frame(self, numbers: Sequence[int]) -> frames.BattleEnd:
        return frames.BATTLE_END


class Merge(Automatic[AnkhState, frames.Merge]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[57])

    def frame(self, numbers: Sequence[int]) -> frames.Merge:
        return frames.MERGE


class MergeGuardian(Choice[AnkhState, frames.MergeGuardian]):
    """Answered by take_over, take_from_pool, stop."""

    def __init__(self) -> None:
        super().__init__(STEPS[58])

    def frame(self, numbers: Sequence[int]) -> frames.MergeGuardian:
        return frames.MergeGuardian(*numbers)

    def take(self, state: AnkhState, frame: frames.MergeGuardian, seat: int, code: int) -> None:
        if code < 1978:
            self.do_take_over(state, frame, code - 1877)
        elif code < 1984:
            self.do_take_from_pool(state, frame, code - 1978)
        else:
            self.do_stop(state, frame)

    def explain(self, state: AnkhState, frame: frames.MergeGuardian, seat: int, code: int) -> Refusal:
        if 1877 <= code < 1978:
            return self.why_not_take_over(state, frame, code - 1877)
        if 1978 <= code < 1984:
            return self.why_not_take_from_pool(state, frame, code - 1978)
        if code == 1985:
            return self.why_not_stop(state, frame)
        return Refusal("not-possible-now")

    def do_take_over(self, state: AnkhState, frame: frames.MergeGuardian, hex: int) -> None:
        raise NotImplementedError

    def why_not_take_over(self, state: AnkhState, frame: frames.MergeGuardian, hex: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_take_from_pool(self, state: AnkhState, frame: frames.MergeGuardian, guardian: int) -> None:
        raise NotImplementedError

    def why_not_take_from_pool(self, state: AnkhState, frame: frames.MergeGuardian, guardian: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_stop(self, state: AnkhState, frame: frames.MergeGuardian) -> None:
        raise NotImplementedError

    def why_not_stop(self, state: AnkhState, frame: frames.MergeGuardian) -> Refusal:
        return Refusal("not-possible-now")


class MergeEnd(Automatic[AnkhState, frames.MergeEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[59])

    def frame(self, numbers: Sequence[int]) -> frames.MergeEnd:
        return frames.MergeEnd(*numbers)


class Forget(Automatic[AnkhState, frames.Forget]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[60])

    def frame(self, numbers: Sequence[int]) -> frames.Forget:
        return frames.FORGET


class EndGame(Automatic[AnkhState, frames.EndGame]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[61])

    def frame(self, numbers: Sequence[int]) -> frames.EndGame:
        return frames.END_GAME
