"""The steps as they lie on the stack, with what each remembers.

Written by `make generate` from rules/steps.py: change that.
"""

from typing import Final

from ennead.core.state import Frame


class SetupLaw(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 0
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (0,)


SETUP_LAW: Final = SetupLaw()


class DealStartingCards(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 1
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (1,)


DEAL_STARTING_CARDS: Final = DealStartingCards()


class SetupStartCard(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 2
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (2, self.seat)


SETUP_START_CARD: Final[tuple[SetupStartCard, ...]] = tuple(
    SetupStartCard(seat) for seat in (0, 1, 2, 3, 4, -1)
)


class FirstOrder(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 3
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (3,)


FIRST_ORDER: Final = FirstOrder()


class Destiny(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 4
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (4, self.seat)


DESTINY: Final[tuple[Destiny, ...]] = tuple(Destiny(seat) for seat in (0, 1, 2, 3, 4, -1))


class StartEffect(Frame):
    __slots__ = ("start",)

    def __init__(self, seat: int, start: int) -> None:
        self.step = 5
        self.seat = seat
        self.start = start

    def numbers(self) -> tuple[int, ...]:
        return (5, self.seat, self.start)


class StartResource(Frame):
    __slots__ = ("among", "left", "start")

    def __init__(self, seat: int, start: int, left: int, among: int) -> None:
        self.step = 6
        self.seat = seat
        self.start = start
        self.left = left
        self.among = among

    def numbers(self) -> tuple[int, ...]:
        return (6, self.seat, self.start, self.left, self.among)


class StartKeep(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 7
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (7, self.seat)


START_KEEP: Final[tuple[StartKeep, ...]] = tuple(StartKeep(seat) for seat in (0, 1, 2, 3, 4, -1))


class DestinyEffect(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 8
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (8, self.seat)


DESTINY_EFFECT: Final[tuple[DestinyEffect, ...]] = tuple(DestinyEffect(seat) for seat in (0, 1, 2, 3, 4, -1))


class Marker(Frame):
    __slots__ = ("happiness", "population")

    def __init__(self, seat: int, population: int, happiness: int) -> None:
        self.step = 9
        self.seat = seat
        self.population = population
        self.happiness = happiness

    def numbers(self) -> tuple[int, ...]:
        return (9, self.seat, self.population, self.happiness)


class Round(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 10
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (10,)


ROUND: Final = Round()


class RoundEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 11
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (11,)


ROUND_END: Final = RoundEnd()


class Turn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 12
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (12, self.seat)


TURN: Final[tuple[Turn, ...]] = tuple(Turn(seat) for seat in (0, 1, 2, 3, 4, -1))


class TurnStart(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 13
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (13, self.seat)


TURN_START: Final[tuple[TurnStart, ...]] = tuple(TurnStart(seat) for seat in (0, 1, 2, 3, 4, -1))


class Die(Frame):
    __slots__ = ("anubis",)

    def __init__(self, seat: int, anubis: int) -> None:
        self.step = 14
        self.seat = seat
        self.anubis = anubis

    def numbers(self) -> tuple[int, ...]:
        return (14, self.seat, self.anubis)


class TakeAs(Frame):
    __slots__ = ("anubis", "die")

    def __init__(self, seat: int, die: int, anubis: int) -> None:
        self.step = 15
        self.seat = seat
        self.die = die
        self.anubis = anubis

    def numbers(self) -> tuple[int, ...]:
        return (15, self.seat, self.die, self.anubis)


class Modify(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 16
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (16, self.seat)


MODIFY: Final[tuple[Modify, ...]] = tuple(Modify(seat) for seat in (0, 1, 2, 3, 4, -1))


class Action(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 17
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (17, self.seat)


ACTION: Final[tuple[Action, ...]] = tuple(Action(seat) for seat in (0, 1, 2, 3, 4, -1))


class TurnEnd(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 18
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (18, self.seat)


TURN_END: Final[tuple[TurnEnd, ...]] = tuple(TurnEnd(seat) for seat in (0, 1, 2, 3, 4, -1))


class Shift(Frame):
    __slots__ = ("god", "value")

    def __init__(self, seat: int, god: int, value: int) -> None:
        self.step = 19
        self.seat = seat
        self.god = god
        self.value = value

    def numbers(self) -> tuple[int, ...]:
        return (19, self.seat, self.god, self.value)


class BeginAction(Frame):
    __slots__ = ("by", "god", "value")

    def __init__(self, seat: int, god: int, value: int, by: int) -> None:
        self.step = 20
        self.seat = seat
        self.god = god
        self.value = value
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (20, self.seat, self.god, self.value, self.by)


class ActionRewards(Frame):
    __slots__ = ("god", "owned", "value")

    def __init__(self, seat: int, owned: int, god: int, value: int) -> None:
        self.step = 21
        self.seat = seat
        self.owned = owned
        self.god = god
        self.value = value

    def numbers(self) -> tuple[int, ...]:
        return (21, self.seat, self.owned, self.god, self.value)


class HorusBonuses(Frame):
    __slots__ = ("god", "owned", "payees")

    def __init__(self, seat: int, owned: int, god: int, payees: int) -> None:
        self.step = 22
        self.seat = seat
        self.owned = owned
        self.god = god
        self.payees = payees

    def numbers(self) -> tuple[int, ...]:
        return (22, self.seat, self.owned, self.god, self.payees)


class HorusBonus(Frame):
    __slots__ = ("horus_slot",)

    def __init__(self, seat: int, horus_slot: int) -> None:
        self.step = 23
        self.seat = seat
        self.horus_slot = horus_slot

    def numbers(self) -> tuple[int, ...]:
        return (23, self.seat, self.horus_slot)


class ActionDone(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 24
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (24, self.seat)


ACTION_DONE: Final[tuple[ActionDone, ...]] = tuple(ActionDone(seat) for seat in (0, 1, 2, 3, 4, -1))


class AnyAction(Frame):
    __slots__ = ("by",)

    def __init__(self, seat: int, by: int) -> None:
        self.step = 25
        self.seat = seat
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (25, self.seat, self.by)


class Value(Frame):
    __slots__ = ("action", "by", "least", "most")

    def __init__(self, seat: int, action: int, by: int, least: int, most: int) -> None:
        self.step = 26
        self.seat = seat
        self.action = action
        self.by = by
        self.least = least
        self.most = most

    def numbers(self) -> tuple[int, ...]:
        return (26, self.seat, self.action, self.by, self.least, self.most)


class Pay(Frame):
    __slots__ = ("cost", "good", "waiver")

    def __init__(self, seat: int, good: int, cost: int, waiver: int) -> None:
        self.step = 27
        self.seat = seat
        self.good = good
        self.cost = cost
        self.waiver = waiver

    def numbers(self) -> tuple[int, ...]:
        return (27, self.seat, self.good, self.cost, self.waiver)


class FillMarket(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 28
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (28,)


FILL_MARKET: Final = FillMarket()


class HorusTarget(Frame):
    __slots__ = ("by", "value")

    def __init__(self, seat: int, value: int, by: int) -> None:
        self.step = 29
        self.seat = seat
        self.value = value
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (29, self.seat, self.value, self.by)


class HorusBuild(Frame):
    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        self.step = 30
        self.seat = seat
        self.target = target

    def numbers(self) -> tuple[int, ...]:
        return (30, self.seat, self.target)


class RaCell(Frame):
    __slots__ = ("by", "value")

    def __init__(self, seat: int, value: int, by: int) -> None:
        self.step = 31
        self.seat = seat
        self.value = value
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (31, self.seat, self.value, self.by)


class RaRotation(Frame):
    __slots__ = ("by", "cell", "value")

    def __init__(self, seat: int, value: int, by: int, cell: int) -> None:
        self.step = 32
        self.seat = seat
        self.value = value
        self.by = by
        self.cell = cell

    def numbers(self) -> tuple[int, ...]:
        return (32, self.seat, self.value, self.by, self.cell)


class RaPlace(Frame):
    __slots__ = ("cell", "place", "turns")

    def __init__(self, seat: int, place: int, cell: int, turns: int) -> None:
        self.step = 33
        self.seat = seat
        self.place = place
        self.cell = cell
        self.turns = turns

    def numbers(self) -> tuple[int, ...]:
        return (33, self.seat, self.place, self.cell, self.turns)


class RaFinish(Frame):
    __slots__ = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        self.step = 34
        self.seat = seat
        self.cell = cell

    def numbers(self) -> tuple[int, ...]:
        return (34, self.seat, self.cell)


class Ability(Frame):
    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.step = 35
        self.seat = seat
        self.tile = tile

    def numbers(self) -> tuple[int, ...]:
        return (35, self.seat, self.tile)


class HathorSlot(Frame):
    __slots__ = ("by", "value")

    def __init__(self, seat: int, value: int, by: int) -> None:
        self.step = 36
        self.seat = seat
        self.value = value
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (36, self.seat, self.value, self.by)


class HathorBuild(Frame):
    __slots__ = ("slot", "value")

    def __init__(self, seat: int, value: int, slot: int) -> None:
        self.step = 37
        self.seat = seat
        self.value = value
        self.slot = slot

    def numbers(self) -> tuple[int, ...]:
        return (37, self.seat, self.value, self.slot)


class BastetEffect(Frame):
    __slots__ = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        self.step = 38
        self.seat = seat
        self.value = value

    def numbers(self) -> tuple[int, ...]:
        return (38, self.seat, self.value)


class ThothRefresh(Frame):
    __slots__ = ("by", "refreshed", "value")

    def __init__(self, seat: int, value: int, by: int, refreshed: int) -> None:
        self.step = 39
        self.seat = seat
        self.value = value
        self.by = by
        self.refreshed = refreshed

    def numbers(self) -> tuple[int, ...]:
        return (39, self.seat, self.value, self.by, self.refreshed)


class ThothRenew(Frame):
    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.step = 40
        self.seat = seat
        self.section = section

    def numbers(self) -> tuple[int, ...]:
        return (40, self.seat, self.section)


class ThothSection(Frame):
    __slots__ = ("by", "value")

    def __init__(self, seat: int, value: int, by: int) -> None:
        self.step = 41
        self.seat = seat
        self.value = value
        self.by = by

    def numbers(self) -> tuple[int, ...]:
        return (41, self.seat, self.value, self.by)


class ThothCard(Frame):
    __slots__ = ("left", "section")

    def __init__(self, seat: int, section: int, left: int) -> None:
        self.step = 42
        self.seat = seat
        self.section = section
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (42, self.seat, self.section, self.left)


class OsirisDistrict(Frame):
    __slots__ = ("by", "districts", "value")

    def __init__(self, seat: int, value: int, by: int, districts: int) -> None:
        self.step = 43
        self.seat = seat
        self.value = value
        self.by = by
        self.districts = districts

    def numbers(self) -> tuple[int, ...]:
        return (43, self.seat, self.value, self.by, self.districts)


class OsirisStep(Frame):
    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        self.step = 44
        self.seat = seat
        self.steps = steps

    def numbers(self) -> tuple[int, ...]:
        return (44, self.seat, self.steps)


class ProduceCards(Frame):
    __slots__ = ("before", "by", "resource", "times", "value")

    def __init__(self, seat: int, resource: int, value: int, by: int, times: int, before: int) -> None:
        self.step = 45
        self.seat = seat
        self.resource = resource
        self.value = value
        self.by = by
        self.times = times
        self.before = before

    def numbers(self) -> tuple[int, ...]:
        return (45, self.seat, self.resource, self.value, self.by, self.times, self.before)


class Performance(Frame):
    __slots__ = ("before", "by", "resource", "times", "value")

    def __init__(self, seat: int, resource: int, value: int, by: int, times: int, before: int) -> None:
        self.step = 46
        self.seat = seat
        self.resource = resource
        self.value = value
        self.by = by
        self.times = times
        self.before = before

    def numbers(self) -> tuple[int, ...]:
        return (46, self.seat, self.resource, self.value, self.by, self.times, self.before)


class ShiftProduction(Frame):
    __slots__ = ("before", "by", "resource", "times", "value")

    def __init__(self, seat: int, resource: int, value: int, by: int, times: int, before: int) -> None:
        self.step = 47
        self.seat = seat
        self.resource = resource
        self.value = value
        self.by = by
        self.times = times
        self.before = before

    def numbers(self) -> tuple[int, ...]:
        return (47, self.seat, self.resource, self.value, self.by, self.times, self.before)


class Rotation(Frame):
    __slots__ = ("maat",)

    def __init__(self, maat: int) -> None:
        self.step = 48
        self.seat = -1
        self.maat = maat

    def numbers(self) -> tuple[int, ...]:
        return (48, self.maat)


class Refill(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 49
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (49,)


REFILL: Final = Refill()


class Maat(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 50
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (50,)


MAAT: Final = Maat()


class Faith(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 51
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (51, self.seat)


FAITH: Final[tuple[Faith, ...]] = tuple(Faith(seat) for seat in (0, 1, 2, 3, 4, -1))


class MaatOrder(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 52
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (52,)


MAAT_ORDER: Final = MaatOrder()


class Z23Use(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 53
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (53, self.seat)


Z23_USE: Final[tuple[Z23Use, ...]] = tuple(Z23Use(seat) for seat in (0, 1, 2, 3, 4, -1))


class Clearing(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 54
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (54,)


CLEARING: Final = Clearing()


class NewDestinies(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 55
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (55,)


NEW_DESTINIES: Final = NewDestinies()


class Scoring(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 56
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (56,)


SCORING: Final = Scoring()


class Upkeep(Frame):
    __slots__ = ("due",)

    def __init__(self, seat: int, due: int) -> None:
        self.step = 57
        self.seat = seat
        self.due = due

    def numbers(self) -> tuple[int, ...]:
        return (57, self.seat, self.due)


class ScoringEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 58
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (58,)


SCORING_END: Final = ScoringEnd()


class FinalScoring(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 59
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (59,)


FINAL_SCORING: Final = FinalScoring()


class LawPick(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 60
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (60, self.seat)


LAW_PICK: Final[tuple[LawPick, ...]] = tuple(LawPick(seat) for seat in (0, 1, 2, 3, 4, -1))


class Z03Target(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 61
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (61, self.seat)


Z03_TARGET: Final[tuple[Z03Target, ...]] = tuple(Z03Target(seat) for seat in (0, 1, 2, 3, 4, -1))


class Z04Pay(Frame):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.step = 62
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (62, self.seat, self.left)


class LastPoints(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 63
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (63,)


LAST_POINTS: Final = LastPoints()


class BotTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 64
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (64, self.seat)


BOT_TURN: Final[tuple[BotTurn, ...]] = tuple(BotTurn(seat) for seat in (0, 1, 2, 3, 4, -1))
