"""The steps as they lie on the stack, with what each remembers.

Written by `make generate` from rules/steps.py: change that.
"""

from typing import Final

from ennead.core.state import Frame


class SetupCity(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (0, self.seat)


SETUP_CITY: Final[tuple[SetupCity, ...]] = tuple(SetupCity(seat) for seat in (0, 1, 2, 3, 4, -1))


class SetupDeal(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 1
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (1,)


SETUP_DEAL: Final = SetupDeal()


class SetupTroops(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 2
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (2, self.seat)


SETUP_TROOPS: Final[tuple[SetupTroops, ...]] = tuple(SetupTroops(seat) for seat in (0, 1, 2, 3, 4, -1))


class SetupPyramid(Frame):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.step = 3
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (3, self.seat, self.left)


class SetupTile(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 4
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (4, self.seat)


SETUP_TILE: Final[tuple[SetupTile, ...]] = tuple(SetupTile(seat) for seat in (0, 1, 2, 3, 4, -1))


class DayStart(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 5
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (5,)


DAY_START: Final = DayStart()


class TurnStart(Frame):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.step = 6
        self.seat = -1
        self.number = number

    def numbers(self) -> tuple[int, ...]:
        return (6, self.number)


class Turn(Frame):
    __slots__ = ("arrange", "gold", "own", "silver")

    def __init__(self, seat: int, own: int, silver: int, gold: int, arrange: int) -> None:
        self.step = 7
        self.seat = seat
        self.own = own
        self.silver = silver
        self.gold = gold
        self.arrange = arrange

    def numbers(self) -> tuple[int, ...]:
        return (7, self.seat, self.own, self.silver, self.gold, self.arrange)


class ActionEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 8
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (8,)


ACTION_END: Final = ActionEnd()


class ArrangeCreature(Frame):
    __slots__ = ("area", "needed")

    def __init__(self, seat: int, area: int, needed: int) -> None:
        self.step = 9
        self.seat = seat
        self.area = area
        self.needed = needed

    def numbers(self) -> tuple[int, ...]:
        return (9, self.seat, self.area, self.needed)


class GoldAction(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 10
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (10, self.seat)


GOLD_ACTION: Final[tuple[GoldAction, ...]] = tuple(GoldAction(seat) for seat in (0, 1, 2, 3, 4, -1))


class FireTarget(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 11
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (11, self.seat)


FIRE_TARGET: Final[tuple[FireTarget, ...]] = tuple(FireTarget(seat) for seat in (0, 1, 2, 3, 4, -1))


class BuildTarget(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 12
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (12, self.seat)


BUILD_TARGET: Final[tuple[BuildTarget, ...]] = tuple(BuildTarget(seat) for seat in (0, 1, 2, 3, 4, -1))


class BuildHeight(Frame):
    __slots__ = ("area", "color")

    def __init__(self, seat: int, area: int, color: int) -> None:
        self.step = 13
        self.seat = seat
        self.area = area
        self.color = color

    def numbers(self) -> tuple[int, ...]:
        return (13, self.seat, self.area, self.color)


class PlaceArea(Frame):
    __slots__ = ("effect", "left", "placed", "used")

    def __init__(self, seat: int, effect: int, left: int, used: int, placed: int) -> None:
        self.step = 14
        self.seat = seat
        self.effect = effect
        self.left = left
        self.used = used
        self.placed = placed

    def numbers(self) -> tuple[int, ...]:
        return (14, self.seat, self.effect, self.left, self.used, self.placed)


class PlaceCount(Frame):
    __slots__ = ("area", "effect", "left", "placed", "used")

    def __init__(self, seat: int, effect: int, left: int, used: int, placed: int, area: int) -> None:
        self.step = 15
        self.seat = seat
        self.effect = effect
        self.left = left
        self.used = used
        self.placed = placed
        self.area = area

    def numbers(self) -> tuple[int, ...]:
        return (15, self.seat, self.effect, self.left, self.used, self.placed, self.area)


class PlaceCreature(Frame):
    __slots__ = ("area",)

    def __init__(self, seat: int, area: int) -> None:
        self.step = 16
        self.seat = seat
        self.area = area

    def numbers(self) -> tuple[int, ...]:
        return (16, self.seat, self.area)


class BattleOrder(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 17
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (17, self.seat)


BATTLE_ORDER: Final[tuple[BattleOrder, ...]] = tuple(BattleOrder(seat) for seat in (0, 1, 2, 3, 4, -1))


class BuyTile(Frame):
    __slots__ = ("where",)

    def __init__(self, seat: int, where: int) -> None:
        self.step = 18
        self.seat = seat
        self.where = where

    def numbers(self) -> tuple[int, ...]:
        return (18, self.seat, self.where)


class CreatureDistrict(Frame):
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.step = 19
        self.seat = seat
        self.tile = tile

    def numbers(self) -> tuple[int, ...]:
        return (19, self.seat, self.tile)


class RemoveBattleCard(Frame):
    __slots__ = ("battle_card",)

    def __init__(self, seat: int, battle_card: int) -> None:
        self.step = 20
        self.seat = seat
        self.battle_card = battle_card

    def numbers(self) -> tuple[int, ...]:
        return (20, self.seat, self.battle_card)


class MoveTroop(Frame):
    __slots__ = ("gates", "teleports")

    def __init__(self, seat: int, teleports: int, gates: int) -> None:
        self.step = 21
        self.seat = seat
        self.teleports = teleports
        self.gates = gates

    def numbers(self) -> tuple[int, ...]:
        return (21, self.seat, self.teleports, self.gates)


class MoveStep(Frame):
    __slots__ = ("area", "entered", "gates", "moved", "points", "start", "teleports")

    def __init__(
        self,
        seat: int,
        start: int,
        area: int,
        points: int,
        teleports: int,
        gates: int,
        entered: int,
        moved: int,
    ) -> None:
        self.step = 22
        self.seat = seat
        self.start = start
        self.area = area
        self.points = points
        self.teleports = teleports
        self.gates = gates
        self.entered = entered
        self.moved = moved

    def numbers(self) -> tuple[int, ...]:
        return (
            22,
            self.seat,
            self.start,
            self.area,
            self.points,
            self.teleports,
            self.gates,
            self.entered,
            self.moved,
        )


class MoveUnits(Frame):
    __slots__ = ("area", "entered", "gates", "moved", "points", "start", "teleports", "to", "way")

    def __init__(
        self,
        seat: int,
        start: int,
        area: int,
        points: int,
        teleports: int,
        gates: int,
        entered: int,
        moved: int,
        way: int,
        to: int,
    ) -> None:
        self.step = 23
        self.seat = seat
        self.start = start
        self.area = area
        self.points = points
        self.teleports = teleports
        self.gates = gates
        self.entered = entered
        self.moved = moved
        self.way = way
        self.to = to

    def numbers(self) -> tuple[int, ...]:
        return (
            23,
            self.seat,
            self.start,
            self.area,
            self.points,
            self.teleports,
            self.gates,
            self.entered,
            self.moved,
            self.way,
            self.to,
        )


class MoveCreature(Frame):
    __slots__ = ("area", "count", "entered", "gates", "moved", "points", "start", "teleports", "to", "way")

    def __init__(
        self,
        seat: int,
        start: int,
        area: int,
        points: int,
        teleports: int,
        gates: int,
        entered: int,
        moved: int,
        way: int,
        to: int,
        count: int,
    ) -> None:
        self.step = 24
        self.seat = seat
        self.start = start
        self.area = area
        self.points = points
        self.teleports = teleports
        self.gates = gates
        self.entered = entered
        self.moved = moved
        self.way = way
        self.to = to
        self.count = count

    def numbers(self) -> tuple[int, ...]:
        return (
            24,
            self.seat,
            self.start,
            self.area,
            self.points,
            self.teleports,
            self.gates,
            self.entered,
            self.moved,
            self.way,
            self.to,
            self.count,
        )


class WarCouncil(Frame):
    __slots__ = ("area",)

    def __init__(self, seat: int, area: int) -> None:
        self.step = 25
        self.seat = seat
        self.area = area

    def numbers(self) -> tuple[int, ...]:
        return (25, self.seat, self.area)


class BattlePlay(Frame):
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.step = 26
        self.seat = -1
        self.first = first
        self.second = second

    def numbers(self) -> tuple[int, ...]:
        return (26, self.first, self.second)


class ShowCard(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 27
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (27, self.seat)


SHOW_CARD: Final[tuple[ShowCard, ...]] = tuple(ShowCard(seat) for seat in (0, 1, 2, 3, 4, -1))


class BattleDi(Frame):
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.step = 28
        self.seat = -1
        self.first = first
        self.second = second

    def numbers(self) -> tuple[int, ...]:
        return (28, self.first, self.second)


class WoundDiscard(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 29
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (29, self.seat)


WOUND_DISCARD: Final[tuple[WoundDiscard, ...]] = tuple(WoundDiscard(seat) for seat in (0, 1, 2, 3, 4, -1))


class Outcome(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 30
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (30,)


OUTCOME: Final = Outcome()


class LoserChoice(Frame):
    __slots__ = ("winner",)

    def __init__(self, seat: int, winner: int) -> None:
        self.step = 31
        self.seat = seat
        self.winner = winner

    def numbers(self) -> tuple[int, ...]:
        return (31, self.seat, self.winner)


class RetreatArea(Frame):
    __slots__ = ("loser",)

    def __init__(self, seat: int, loser: int) -> None:
        self.step = 32
        self.seat = seat
        self.loser = loser

    def numbers(self) -> tuple[int, ...]:
        return (32, self.seat, self.loser)


class WinnerChoice(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 33
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (33, self.seat)


WINNER_CHOICE: Final[tuple[WinnerChoice, ...]] = tuple(WinnerChoice(seat) for seat in (0, 1, 2, 3, 4, -1))


class BattleEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 34
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (34,)


BATTLE_END: Final = BattleEnd()


class NightStart(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 35
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (35,)


NIGHT_START: Final = NightStart()


class OfferingStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 36
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (36,)


OFFERING_STEP: Final = OfferingStep()


class Offering(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 37
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (37, self.seat)


OFFERING: Final[tuple[Offering, ...]] = tuple(Offering(seat) for seat in (0, 1, 2, 3, 4, -1))


class DeltaTempleStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 38
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (38,)


DELTA_TEMPLE_STEP: Final = DeltaTempleStep()


class Delta(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 39
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (39, self.seat)


DELTA: Final[tuple[Delta, ...]] = tuple(Delta(seat) for seat in (0, 1, 2, 3, 4, -1))


class TemplesStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 40
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (40,)


TEMPLES_STEP: Final = TemplesStep()


class WorshipStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 41
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (41,)


WORSHIP_STEP: Final = WorshipStep()


class PrayersStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 42
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (42,)


PRAYERS_STEP: Final = PrayersStep()


class VeteransPp(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 43
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (43, self.seat)


VETERANS_PP: Final[tuple[VeteransPp, ...]] = tuple(VeteransPp(seat) for seat in (0, 1, 2, 3, 4, -1))


class DivineInterventionStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 44
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (44,)


DIVINE_INTERVENTION_STEP: Final = DivineInterventionStep()


class NightDraw(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 45
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (45, self.seat)


NIGHT_DRAW: Final[tuple[NightDraw, ...]] = tuple(NightDraw(seat) for seat in (0, 1, 2, 3, 4, -1))


class VeteransDi(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 46
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (46, self.seat)


VETERANS_DI: Final[tuple[VeteransDi, ...]] = tuple(VeteransDi(seat) for seat in (0, 1, 2, 3, 4, -1))


class Vision(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 47
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (47, self.seat)


VISION: Final[tuple[Vision, ...]] = tuple(Vision(seat) for seat in (0, 1, 2, 3, 4, -1))


class VisionDiscard(Frame):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.step = 48
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (48, self.seat, self.left)


class RecruitsStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 49
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (49,)


RECRUITS_STEP: Final = RecruitsStep()


class NightRecruits(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 50
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (50, self.seat)


NIGHT_RECRUITS: Final[tuple[NightRecruits, ...]] = tuple(NightRecruits(seat) for seat in (0, 1, 2, 3, 4, -1))


class AwakeningStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 51
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (51,)


AWAKENING_STEP: Final = AwakeningStep()


class AwakeningTiles(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 52
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (52, self.seat)


AWAKENING_TILES: Final[tuple[AwakeningTiles, ...]] = tuple(
    AwakeningTiles(seat) for seat in (0, 1, 2, 3, 4, -1)
)


class HandOfGod(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 53
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (53, self.seat)


HAND_OF_GOD: Final[tuple[HandOfGod, ...]] = tuple(HandOfGod(seat) for seat in (0, 1, 2, 3, 4, -1))


class DestinyStep(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 54
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (54,)


DESTINY_STEP: Final = DestinyStep()


class DestinySlot(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 55
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (55, self.seat)


DESTINY_SLOT: Final[tuple[DestinySlot, ...]] = tuple(DestinySlot(seat) for seat in (0, 1, 2, 3, 4, -1))


class DestinyEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 56
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (56,)


DESTINY_END: Final = DestinyEnd()
