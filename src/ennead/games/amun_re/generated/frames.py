"""The steps as they lie on the stack, with what each remembers.

Written by `make generate` from rules/steps.py: change that.
"""

from typing import Final

from ennead.core.state import Frame


class Round(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 0
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (0,)


ROUND: Final = Round()


class AuctionPhase(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 1
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (1,)


AUCTION_PHASE: Final = AuctionPhase()


class ExpertPick(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 2
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (2,)


EXPERT_PICK: Final = ExpertPick()


class AuctionRound(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 3
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (3, self.seat)


AUCTION_ROUND: Final[tuple[AuctionRound, ...]] = tuple(AuctionRound(seat) for seat in (0, 1, 2, 3, 4, -1))


class AuctionTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 4
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (4, self.seat)


AUCTION_TURN: Final[tuple[AuctionTurn, ...]] = tuple(AuctionTurn(seat) for seat in (0, 1, 2, 3, 4, -1))


class AuctionPass(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 5
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (5, self.seat)


AUCTION_PASS: Final[tuple[AuctionPass, ...]] = tuple(AuctionPass(seat) for seat in (0, 1, 2, 3, 4, -1))


class AuctionEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 6
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (6,)


AUCTION_END: Final = AuctionEnd()


class InstantReward(Frame):
    __slots__ = ("province",)

    def __init__(self, seat: int, province: int) -> None:
        self.step = 7
        self.seat = seat
        self.province = province

    def numbers(self) -> tuple[int, ...]:
        return (7, self.seat, self.province)


class AuctionClose(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 8
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (8,)


AUCTION_CLOSE: Final = AuctionClose()


class PlaceStone(Frame):
    __slots__ = ("bought", "left")

    def __init__(self, seat: int, left: int, bought: int) -> None:
        self.step = 9
        self.seat = seat
        self.left = left
        self.bought = bought

    def numbers(self) -> tuple[int, ...]:
        return (9, self.seat, self.left, self.bought)


class MarketPhase(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 10
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (10,)


MARKET_PHASE: Final = MarketPhase()


class MarketAction(Frame):
    __slots__ = ("open",)

    def __init__(self, seat: int, open: int) -> None:
        self.step = 11
        self.seat = seat
        self.open = open

    def numbers(self) -> tuple[int, ...]:
        return (11, self.seat, self.open)


class PlaceFarmer(Frame):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.step = 12
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (12, self.seat, self.left)


class OfferingPhase(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 13
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (13,)


OFFERING_PHASE: Final = OfferingPhase()


class OfferingChoice(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 14
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (14,)


OFFERING_CHOICE: Final = OfferingChoice()


class OfferingChangeDirection(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 15
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (15, self.seat)


OFFERING_CHANGE_DIRECTION: Final[tuple[OfferingChangeDirection, ...]] = tuple(
    OfferingChangeDirection(seat) for seat in (0, 1, 2, 3, 4, -1)
)


class OfferingTile(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 16
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (16,)


OFFERING_TILE: Final = OfferingTile()


class RewardChoice(Frame):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.step = 17
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (17, self.seat, self.left)


class NewFirstPlayer(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 18
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (18, self.seat)


NEW_FIRST_PLAYER: Final[tuple[NewFirstPlayer, ...]] = tuple(
    NewFirstPlayer(seat) for seat in (0, 1, 2, 3, 4, -1)
)


class HarvestPhase(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 19
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (19,)


HARVEST_PHASE: Final = HarvestPhase()


class HarvestTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 20
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (20, self.seat)


HARVEST_TURN: Final[tuple[HarvestTurn, ...]] = tuple(HarvestTurn(seat) for seat in (0, 1, 2, 3, 4, -1))


class HarvestCards(Frame):
    __slots__ = ("big_harvest", "treasury")

    def __init__(self, seat: int, treasury: int, big_harvest: int) -> None:
        self.step = 21
        self.seat = seat
        self.treasury = treasury
        self.big_harvest = big_harvest

    def numbers(self) -> tuple[int, ...]:
        return (21, self.seat, self.treasury, self.big_harvest)


class RoundEnd(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 22
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (22,)


ROUND_END: Final = RoundEnd()


class InterimScoring(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 23
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (23,)


INTERIM_SCORING: Final = InterimScoring()


class ScoringTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 24
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (24, self.seat)


SCORING_TURN: Final[tuple[ScoringTurn, ...]] = tuple(ScoringTurn(seat) for seat in (0, 1, 2, 3, 4, -1))


class ScoringCards(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 25
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (25, self.seat)


SCORING_CARDS: Final[tuple[ScoringCards, ...]] = tuple(ScoringCards(seat) for seat in (0, 1, 2, 3, 4, -1))


class ChangeOfKingdom(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 26
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (26,)


CHANGE_OF_KINGDOM: Final = ChangeOfKingdom()


class FinalScoring(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.step = 27
        self.seat = -1

    def numbers(self) -> tuple[int, ...]:
        return (27,)


FINAL_SCORING: Final = FinalScoring()
