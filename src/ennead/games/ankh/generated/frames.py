"""The steps as they lie on the stack, with what each remembers.

Written by `make generate` from rules/steps.py: change that.
"""

from typing import Final

from ennead.core.state import Frame


class Turn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (0, self.seat)


TURN: Final[tuple[Turn, ...]] = tuple(Turn(seat) for seat in (0, 1, 2, 3, 4, -1))


class ChooseAction(Frame):
    __slots__ = ("from_track", "taken")

    def __init__(self, seat: int, taken: int, from_track: int) -> None:
        self.step = 1
        self.seat = seat
        self.taken = taken
        self.from_track = from_track

    def numbers(self) -> tuple[int, ...]:
        return (1, self.seat, self.taken, self.from_track)


class AfterAction(Frame):
    __slots__ = ("action", "taken")

    def __init__(self, seat: int, action: int, taken: int) -> None:
        self.step = 2
        self.seat = seat
        self.action = action
        self.taken = taken

    def numbers(self) -> tuple[int, ...]:
        return (2, self.seat, self.action, self.taken)


class Event(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 3
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (3, self.seat)


EVENT: Final[tuple[Event, ...]] = tuple(Event(seat) for seat in (0, 1, 2, 3, 4, -1))


class MarkerBack(Frame):
    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        self.step = 4
        self.seat = -1
        self.action = action

    def numbers(self) -> tuple[int, ...]:
        return (4, self.action)


class EndTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 5
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (5, self.seat)


END_TURN: Final[tuple[EndTurn, ...]] = tuple(EndTurn(seat) for seat in (0, 1, 2, 3, 4, -1))


class MoveFigure(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 6
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (6, self.seat)


MOVE_FIGURE: Final[tuple[MoveFigure, ...]] = tuple(MoveFigure(seat) for seat in (0, 1, 2, 3, 4, -1))


class MoveDestination(Frame):
    __slots__ = ("figure",)

    def __init__(self, seat: int, figure: int) -> None:
        self.step = 7
        self.seat = seat
        self.figure = figure

    def numbers(self) -> tuple[int, ...]:
        return (7, self.seat, self.figure)


class PushHex(Frame):
    __slots__ = ("pushed", "satet")

    def __init__(self, seat: int, satet: int, pushed: int) -> None:
        self.step = 8
        self.seat = seat
        self.satet = satet
        self.pushed = pushed

    def numbers(self) -> tuple[int, ...]:
        return (8, self.seat, self.satet, self.pushed)


class ClawFacing(Frame):
    __slots__ = ("hex",)

    def __init__(self, seat: int, hex: int) -> None:
        self.step = 9
        self.seat = seat
        self.hex = hex

    def numbers(self) -> tuple[int, ...]:
        return (9, self.seat, self.hex)


class SummonFigure(Frame):
    __slots__ = ("gate", "normal")

    def __init__(self, seat: int, normal: int, gate: int) -> None:
        self.step = 10
        self.seat = seat
        self.normal = normal
        self.gate = gate

    def numbers(self) -> tuple[int, ...]:
        return (10, self.seat, self.normal, self.gate)


class SummonHex(Frame):
    __slots__ = ("figure", "summons")

    def __init__(self, seat: int, summons: int, figure: int) -> None:
        self.step = 11
        self.seat = seat
        self.summons = summons
        self.figure = figure

    def numbers(self) -> tuple[int, ...]:
        return (11, self.seat, self.summons, self.figure)


class GiveSun(Frame):
    __slots__ = ("hex",)

    def __init__(self, seat: int, hex: int) -> None:
        self.step = 12
        self.seat = seat
        self.hex = hex

    def numbers(self) -> tuple[int, ...]:
        return (12, self.seat, self.hex)


class UnlockPower(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 13
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (13, self.seat)


UNLOCK_POWER: Final[tuple[UnlockPower, ...]] = tuple(UnlockPower(seat) for seat in (0, 1, 2, 3, 4, -1))


class ControlMonument(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 14
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (14, self.seat)


CONTROL_MONUMENT: Final[tuple[ControlMonument, ...]] = tuple(
    ControlMonument(seat) for seat in (0, 1, 2, 3, 4, -1)
)


class CaravanFirst(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 15
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (15, self.seat)


CARAVAN_FIRST: Final[tuple[CaravanFirst, ...]] = tuple(CaravanFirst(seat) for seat in (0, 1, 2, 3, 4, -1))


class CaravanNext(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 16
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (16, self.seat)


CARAVAN_NEXT: Final[tuple[CaravanNext, ...]] = tuple(CaravanNext(seat) for seat in (0, 1, 2, 3, 4, -1))


class CaravanToken(Frame):
    __slots__ = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        self.step = 17
        self.seat = seat
        self.token = token

    def numbers(self) -> tuple[int, ...]:
        return (17, self.seat, self.token)


class CaravanSwap(Frame):
    __slots__ = ("one", "other")

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.step = 18
        self.seat = seat
        self.one = one
        self.other = other

    def numbers(self) -> tuple[int, ...]:
        return (18, self.seat, self.one, self.other)


class Conflict(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 19
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (19, self.seat)


CONFLICT: Final[tuple[Conflict, ...]] = tuple(Conflict(seat) for seat in (0, 1, 2, 3, 4, -1))


class NextRegion(Frame):
    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.step = 20
        self.seat = -1
        self.token = token

    def numbers(self) -> tuple[int, ...]:
        return (20, self.token)


class GainDevotion(Frame):
    __slots__ = ("amount", "side", "source")

    def __init__(self, side: int, amount: int, source: int) -> None:
        self.step = 21
        self.seat = -1
        self.side = side
        self.amount = amount
        self.source = source

    def numbers(self) -> tuple[int, ...]:
        return (21, self.side, self.amount, self.source)


class ConflictEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 22
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (22,)


CONFLICT_END: Final = ConflictEnd()


class Battle(Frame):
    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.step = 23
        self.seat = -1
        self.region = region

    def numbers(self) -> tuple[int, ...]:
        return (23, self.region)


class ObeliskRound(Frame):
    __slots__ = ("last", "out")

    def __init__(self, last: int, out: int) -> None:
        self.step = 24
        self.seat = -1
        self.last = last
        self.out = out

    def numbers(self) -> tuple[int, ...]:
        return (24, self.last, self.out)


class ObeliskFigure(Frame):
    __slots__ = ("out",)

    def __init__(self, seat: int, out: int) -> None:
        self.step = 25
        self.seat = seat
        self.out = out

    def numbers(self) -> tuple[int, ...]:
        return (25, self.seat, self.out)


class ObeliskHex(Frame):
    __slots__ = ("figure",)

    def __init__(self, seat: int, figure: int) -> None:
        self.step = 26
        self.seat = seat
        self.figure = figure

    def numbers(self) -> tuple[int, ...]:
        return (26, self.seat, self.figure)


class AmunDouble(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 27
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (27, self.seat)


AMUN_DOUBLE: Final[tuple[AmunDouble, ...]] = tuple(AmunDouble(seat) for seat in (0, 1, 2, 3, 4, -1))


class ChooseCard(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 28
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (28,)


CHOOSE_CARD: Final = ChooseCard()


class BuildStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 29
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (29,)


BUILD_STEP: Final = BuildStep()


class BuildType(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 30
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (30, self.seat)


BUILD_TYPE: Final[tuple[BuildType, ...]] = tuple(BuildType(seat) for seat in (0, 1, 2, 3, 4, -1))


class BuildHex(Frame):
    __slots__ = ("monument",)

    def __init__(self, seat: int, monument: int) -> None:
        self.step = 31
        self.seat = seat
        self.monument = monument

    def numbers(self) -> tuple[int, ...]:
        return (31, self.seat, self.monument)


class PlagueStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 32
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (32,)


PLAGUE_STEP: Final = PlagueStep()


class Plague(Frame):
    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.step = 33
        self.seat = -1
        self.owner = owner

    def numbers(self) -> tuple[int, ...]:
        return (33, self.owner)


class PlagueBid(Frame):
    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.step = 34
        self.seat = -1
        self.owner = owner

    def numbers(self) -> tuple[int, ...]:
        return (34, self.owner)


class MajorityStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 35
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (35,)


MAJORITY_STEP: Final = MajorityStep()


class Resolution(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 36
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (36,)


RESOLUTION: Final = Resolution()


class UseTiebreaker(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 37
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (37, self.seat)


USE_TIEBREAKER: Final[tuple[UseTiebreaker, ...]] = tuple(UseTiebreaker(seat) for seat in (0, 1, 2, 3, 4, -1))


class Winner(Frame):
    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.step = 38
        self.seat = -1
        self.side = side

    def numbers(self) -> tuple[int, ...]:
        return (38, self.side)


class Commanding(Frame):
    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.step = 39
        self.seat = -1
        self.side = side

    def numbers(self) -> tuple[int, ...]:
        return (39, self.side)


class Magnanimous(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 40
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (40,)


MAGNANIMOUS: Final = Magnanimous()


class Deaths(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 41
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (41,)


DEATHS: Final = Deaths()


class IsisSave(Frame):
    __slots__ = ("figure",)

    def __init__(self, seat: int, figure: int) -> None:
        self.step = 42
        self.seat = seat
        self.figure = figure

    def numbers(self) -> tuple[int, ...]:
        return (42, self.seat, self.figure)


class KillLosers(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 43
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (43,)


KILL_LOSERS: Final = KillLosers()


class AnubisTrap(Frame):
    __slots__ = ("losers",)

    def __init__(self, seat: int, losers: int) -> None:
        self.step = 44
        self.seat = seat
        self.losers = losers

    def numbers(self) -> tuple[int, ...]:
        return (44, self.seat, self.losers)


class CatMummies(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 45
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (45,)


CAT_MUMMIES: Final = CatMummies()


class CatMummy(Frame):
    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.step = 46
        self.seat = -1
        self.owner = owner

    def numbers(self) -> tuple[int, ...]:
        return (46, self.owner)


class Mummies(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 47
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (47,)


MUMMIES: Final = Mummies()


class MummyReturn(Frame):
    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.step = 48
        self.seat = -1
        self.side = side

    def numbers(self) -> tuple[int, ...]:
        return (48, self.side)


class MummyHex(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 49
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (49, self.seat)


MUMMY_HEX: Final[tuple[MummyHex, ...]] = tuple(MummyHex(seat) for seat in (0, 1, 2, 3, 4, -1))


class Miracle(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 50
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (50,)


MIRACLE: Final = Miracle()


class OsirisGate(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 51
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (51,)


OSIRIS_GATE: Final = OsirisGate()


class GateToken(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 52
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (52, self.seat)


GATE_TOKEN: Final[tuple[GateToken, ...]] = tuple(GateToken(seat) for seat in (0, 1, 2, 3, 4, -1))


class GateHex(Frame):
    __slots__ = ("gate",)

    def __init__(self, seat: int, gate: int) -> None:
        self.step = 53
        self.seat = seat
        self.gate = gate

    def numbers(self) -> tuple[int, ...]:
        return (53, self.seat, self.gate)


class WorshipfulStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 54
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (54,)


WORSHIPFUL_STEP: Final = WorshipfulStep()


class Worshipful(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 55
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (55, self.seat)


WORSHIPFUL: Final[tuple[Worshipful, ...]] = tuple(Worshipful(seat) for seat in (0, 1, 2, 3, 4, -1))


class BattleEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 56
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (56,)


BATTLE_END: Final = BattleEnd()


class Merge(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 57
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (57,)


MERGE: Final = Merge()


class MergeGuardian(Frame):
    __slots__ = ("lower",)

    def __init__(self, seat: int, lower: int) -> None:
        self.step = 58
        self.seat = seat
        self.lower = lower

    def numbers(self) -> tuple[int, ...]:
        return (58, self.seat, self.lower)


class MergeEnd(Frame):
    __slots__ = ("higher", "lower")

    def __init__(self, higher: int, lower: int) -> None:
        self.step = 59
        self.seat = -1
        self.higher = higher
        self.lower = lower

    def numbers(self) -> tuple[int, ...]:
        return (59, self.higher, self.lower)


class Forget(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 60
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (60,)


FORGET: Final = Forget()


class EndGame(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 61
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (61,)


END_GAME: Final = EndGame()
