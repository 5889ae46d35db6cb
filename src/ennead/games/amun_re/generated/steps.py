"""The steps as they are planned; the chapters of the rules extend them.

Written by `make generate` from rules/steps.py: change that.
"""

from collections.abc import Sequence

from ennead.core.state import Automatic, Choice, Refusal, Sealed
from ennead.games.amun_re.generated import frames
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import STEPS


class Round(Automatic[AmunReState, frames.Round]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[0])

    def frame(self, numbers: Sequence[int]) -> frames.Round:
        return frames.ROUND


class AuctionPhase(Automatic[AmunReState, frames.AuctionPhase]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[1])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionPhase:
        return frames.AUCTION_PHASE


class ExpertPick(Sealed[AmunReState, frames.ExpertPick]):
    """Answered by pick."""

    def __init__(self) -> None:
        super().__init__(STEPS[2])

    def frame(self, numbers: Sequence[int]) -> frames.ExpertPick:
        return frames.EXPERT_PICK

    def explain(self, state: AmunReState, frame: frames.ExpertPick, seat: int, code: int) -> Refusal:
        if code < 15:
            return self.why_not_pick(state, frame, seat, code)
        return Refusal("not-possible-now")

    def why_not_pick(self, state: AmunReState, frame: frames.ExpertPick, seat: int, province: int) -> Refusal:
        return Refusal("not-possible-now")


class AuctionRound(Automatic[AmunReState, frames.AuctionRound]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[3])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionRound:
        return frames.AuctionRound(*numbers)


class AuctionTurn(Choice[AmunReState, frames.AuctionTurn]):
    """Answered by bid, bribe, protect, sell."""

    def __init__(self) -> None:
        super().__init__(STEPS[4])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionTurn:
        return frames.AuctionTurn(*numbers)

    def take(self, state: AmunReState, frame: frames.AuctionTurn, seat: int, code: int) -> None:
        if code < 150:
            self.do_bid(state, frame, (code - 15) // 9, (code - 15) % 9)
        elif code < 285:
            self.do_bribe(state, frame, (code - 150) // 9, (code - 150) % 9)
        elif code == 285:
            self.do_protect(state, frame)
        else:
            self.do_sell(state, frame, code - 287)

    def explain(self, state: AmunReState, frame: frames.AuctionTurn, seat: int, code: int) -> Refusal:
        if 15 <= code < 150:
            return self.why_not_bid(state, frame, (code - 15) // 9, (code - 15) % 9)
        if 150 <= code < 285:
            return self.why_not_bribe(state, frame, (code - 150) // 9, (code - 150) % 9)
        if code == 285:
            return self.why_not_protect(state, frame)
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, code - 287)
        return Refusal("not-possible-now")

    def do_bid(self, state: AmunReState, frame: frames.AuctionTurn, province: int, amount: int) -> None:
        raise NotImplementedError

    def why_not_bid(
        self, state: AmunReState, frame: frames.AuctionTurn, province: int, amount: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_bribe(self, state: AmunReState, frame: frames.AuctionTurn, province: int, amount: int) -> None:
        raise NotImplementedError

    def why_not_bribe(
        self, state: AmunReState, frame: frames.AuctionTurn, province: int, amount: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_protect(self, state: AmunReState, frame: frames.AuctionTurn) -> None:
        raise NotImplementedError

    def why_not_protect(self, state: AmunReState, frame: frames.AuctionTurn) -> Refusal:
        return Refusal("not-possible-now")

    def do_sell(self, state: AmunReState, frame: frames.AuctionTurn, card: int) -> None:
        raise NotImplementedError

    def why_not_sell(self, state: AmunReState, frame: frames.AuctionTurn, card: int) -> Refusal:
        return Refusal("not-possible-now")


class AuctionPass(Choice[AmunReState, frames.AuctionPass]):
    """Answered by pass, bid, bribe, protect, sell."""

    def __init__(self) -> None:
        super().__init__(STEPS[5])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionPass:
        return frames.AuctionPass(*numbers)

    def take(self, state: AmunReState, frame: frames.AuctionPass, seat: int, code: int) -> None:
        if code < 150:
            self.do_bid(state, frame, (code - 15) // 9, (code - 15) % 9)
        elif code < 285:
            self.do_bribe(state, frame, (code - 150) // 9, (code - 150) % 9)
        elif code == 285:
            self.do_protect(state, frame)
        elif code == 286:
            self.do_pass(state, frame)
        else:
            self.do_sell(state, frame, code - 287)

    def explain(self, state: AmunReState, frame: frames.AuctionPass, seat: int, code: int) -> Refusal:
        if 15 <= code < 150:
            return self.why_not_bid(state, frame, (code - 15) // 9, (code - 15) % 9)
        if 150 <= code < 285:
            return self.why_not_bribe(state, frame, (code - 150) // 9, (code - 150) % 9)
        if code == 285:
            return self.why_not_protect(state, frame)
        if code == 286:
            return self.why_not_pass(state, frame)
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, code - 287)
        return Refusal("not-possible-now")

    def do_bid(self, state: AmunReState, frame: frames.AuctionPass, province: int, amount: int) -> None:
        raise NotImplementedError

    def why_not_bid(
        self, state: AmunReState, frame: frames.AuctionPass, province: int, amount: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_bribe(self, state: AmunReState, frame: frames.AuctionPass, province: int, amount: int) -> None:
        raise NotImplementedError

    def why_not_bribe(
        self, state: AmunReState, frame: frames.AuctionPass, province: int, amount: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def do_protect(self, state: AmunReState, frame: frames.AuctionPass) -> None:
        raise NotImplementedError

    def why_not_protect(self, state: AmunReState, frame: frames.AuctionPass) -> Refusal:
        return Refusal("not-possible-now")

    def do_pass(self, state: AmunReState, frame: frames.AuctionPass) -> None:
        raise NotImplementedError

    def why_not_pass(self, state: AmunReState, frame: frames.AuctionPass) -> Refusal:
        return Refusal("not-possible-now")

    def do_sell(self, state: AmunReState, frame: frames.AuctionPass, card: int) -> None:
        raise NotImplementedError

    def why_not_sell(self, state: AmunReState, frame: frames.AuctionPass, card: int) -> Refusal:
        return Refusal("not-possible-now")


class AuctionEnd(Automatic[AmunReState, frames.AuctionEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[6])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionEnd:
        return frames.AUCTION_END


class InstantReward(Automatic[AmunReState, frames.InstantReward]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[7])

    def frame(self, numbers: Sequence[int]) -> frames.InstantReward:
        return frames.InstantReward(*numbers)


class AuctionClose(Automatic[AmunReState, frames.AuctionClose]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[8])

    def frame(self, numbers: Sequence[int]) -> frames.AuctionClose:
        return frames.AUCTION_CLOSE


class PlaceStone(Choice[AmunReState, frames.PlaceStone]):
    """Answered by place, architect."""

    def __init__(self) -> None:
        super().__init__(STEPS[9])

    def frame(self, numbers: Sequence[int]) -> frames.PlaceStone:
        return frames.PlaceStone(*numbers)

    def take(self, state: AmunReState, frame: frames.PlaceStone, seat: int, code: int) -> None:
        if code < 314:
            self.do_place(state, frame, code - 299)
        else:
            self.do_architect(state, frame, code - 614)

    def explain(self, state: AmunReState, frame: frames.PlaceStone, seat: int, code: int) -> Refusal:
        if 299 <= code < 314:
            return self.why_not_place(state, frame, code - 299)
        if 614 <= code < 629:
            return self.why_not_architect(state, frame, code - 614)
        return Refusal("not-possible-now")

    def do_place(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> None:
        raise NotImplementedError

    def why_not_place(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_architect(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> None:
        raise NotImplementedError

    def why_not_architect(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> Refusal:
        return Refusal("not-possible-now")


class MarketPhase(Automatic[AmunReState, frames.MarketPhase]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[10])

    def frame(self, numbers: Sequence[int]) -> frames.MarketPhase:
        return frames.MARKET_PHASE


class MarketAction(Choice[AmunReState, frames.MarketAction]):
    """Answered by buy_cards, buy_farmers, buy_stones, architect, free_farmer, end, sell."""

    def __init__(self) -> None:
        super().__init__(STEPS[11])

    def frame(self, numbers: Sequence[int]) -> frames.MarketAction:
        return frames.MarketAction(*numbers)

    def take(self, state: AmunReState, frame: frames.MarketAction, seat: int, code: int) -> None:
        if code < 299:
            self.do_sell(state, frame, code - 287)
        elif code < 414:
            self.do_buy_cards(state, frame, code - 313)
        elif code < 514:
            self.do_buy_farmers(state, frame, code - 413)
        elif code < 614:
            self.do_buy_stones(state, frame, code - 513)
        elif code < 629:
            self.do_architect(state, frame, code - 614)
        elif code < 644:
            self.do_free_farmer(state, frame, code - 629)
        else:
            self.do_end(state, frame)

    def explain(self, state: AmunReState, frame: frames.MarketAction, seat: int, code: int) -> Refusal:
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, code - 287)
        if 314 <= code < 414:
            return self.why_not_buy_cards(state, frame, code - 313)
        if 414 <= code < 514:
            return self.why_not_buy_farmers(state, frame, code - 413)
        if 514 <= code < 614:
            return self.why_not_buy_stones(state, frame, code - 513)
        if 614 <= code < 629:
            return self.why_not_architect(state, frame, code - 614)
        if 629 <= code < 644:
            return self.why_not_free_farmer(state, frame, code - 629)
        if code == 644:
            return self.why_not_end(state, frame)
        return Refusal("not-possible-now")

    def do_sell(self, state: AmunReState, frame: frames.MarketAction, card: int) -> None:
        raise NotImplementedError

    def why_not_sell(self, state: AmunReState, frame: frames.MarketAction, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_buy_cards(self, state: AmunReState, frame: frames.MarketAction, number: int) -> None:
        raise NotImplementedError

    def why_not_buy_cards(self, state: AmunReState, frame: frames.MarketAction, number: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_buy_farmers(self, state: AmunReState, frame: frames.MarketAction, number: int) -> None:
        raise NotImplementedError

    def why_not_buy_farmers(self, state: AmunReState, frame: frames.MarketAction, number: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_buy_stones(self, state: AmunReState, frame: frames.MarketAction, number: int) -> None:
        raise NotImplementedError

    def why_not_buy_stones(self, state: AmunReState, frame: frames.MarketAction, number: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_architect(self, state: AmunReState, frame: frames.MarketAction, province: int) -> None:
        raise NotImplementedError

    def why_not_architect(self, state: AmunReState, frame: frames.MarketAction, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_free_farmer(self, state: AmunReState, frame: frames.MarketAction, province: int) -> None:
        raise NotImplementedError

    def why_not_free_farmer(self, state: AmunReState, frame: frames.MarketAction, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_end(self, state: AmunReState, frame: frames.MarketAction) -> None:
        raise NotImplementedError

    def why_not_end(self, state: AmunReState, frame: frames.MarketAction) -> Refusal:
        return Refusal("not-possible-now")


class PlaceFarmer(Choice[AmunReState, frames.PlaceFarmer]):
    """Answered by place."""

    def __init__(self) -> None:
        super().__init__(STEPS[12])

    def frame(self, numbers: Sequence[int]) -> frames.PlaceFarmer:
        return frames.PlaceFarmer(*numbers)

    def take(self, state: AmunReState, frame: frames.PlaceFarmer, seat: int, code: int) -> None:
        self.do_place(state, frame, code - 299)

    def explain(self, state: AmunReState, frame: frames.PlaceFarmer, seat: int, code: int) -> Refusal:
        if 299 <= code < 314:
            return self.why_not_place(state, frame, code - 299)
        return Refusal("not-possible-now")

    def do_place(self, state: AmunReState, frame: frames.PlaceFarmer, province: int) -> None:
        raise NotImplementedError

    def why_not_place(self, state: AmunReState, frame: frames.PlaceFarmer, province: int) -> Refusal:
        return Refusal("not-possible-now")


class OfferingPhase(Automatic[AmunReState, frames.OfferingPhase]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[13])

    def frame(self, numbers: Sequence[int]) -> frames.OfferingPhase:
        return frames.OFFERING_PHASE


class OfferingChoice(Sealed[AmunReState, frames.OfferingChoice]):
    """Answered by offer, thief, sell, change."""

    def __init__(self) -> None:
        super().__init__(STEPS[14])

    def frame(self, numbers: Sequence[int]) -> frames.OfferingChoice:
        return frames.OFFERING_CHOICE

    def explain(self, state: AmunReState, frame: frames.OfferingChoice, seat: int, code: int) -> Refusal:
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, seat, code - 287)
        if code == 645:
            return self.why_not_thief(state, frame, seat)
        if 646 <= code < 746:
            return self.why_not_offer(state, frame, seat, code - 645)
        if 746 <= code < 748:
            return self.why_not_change(state, frame, seat, code - 746)
        return Refusal("not-possible-now")

    def why_not_sell(self, state: AmunReState, frame: frames.OfferingChoice, seat: int, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_thief(self, state: AmunReState, frame: frames.OfferingChoice, seat: int) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_offer(
        self, state: AmunReState, frame: frames.OfferingChoice, seat: int, gold: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_change(
        self, state: AmunReState, frame: frames.OfferingChoice, seat: int, answer: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class OfferingChangeDirection(Choice[AmunReState, frames.OfferingChangeDirection]):
    """Answered by turn."""

    def __init__(self) -> None:
        super().__init__(STEPS[15])

    def frame(self, numbers: Sequence[int]) -> frames.OfferingChangeDirection:
        return frames.OfferingChangeDirection(*numbers)

    def take(self, state: AmunReState, frame: frames.OfferingChangeDirection, seat: int, code: int) -> None:
        self.do_turn(state, frame, code - 748)

    def explain(
        self, state: AmunReState, frame: frames.OfferingChangeDirection, seat: int, code: int
    ) -> Refusal:
        if 748 <= code < 750:
            return self.why_not_turn(state, frame, code - 748)
        return Refusal("not-possible-now")

    def do_turn(self, state: AmunReState, frame: frames.OfferingChangeDirection, direction: int) -> None:
        raise NotImplementedError

    def why_not_turn(
        self, state: AmunReState, frame: frames.OfferingChangeDirection, direction: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class OfferingTile(Automatic[AmunReState, frames.OfferingTile]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[16])

    def frame(self, numbers: Sequence[int]) -> frames.OfferingTile:
        return frames.OFFERING_TILE


class RewardChoice(Choice[AmunReState, frames.RewardChoice]):
    """Answered by take_card, take_farmer, take_stone."""

    def __init__(self) -> None:
        super().__init__(STEPS[17])

    def frame(self, numbers: Sequence[int]) -> frames.RewardChoice:
        return frames.RewardChoice(*numbers)

    def take(self, state: AmunReState, frame: frames.RewardChoice, seat: int, code: int) -> None:
        if code == 750:
            self.do_take_card(state, frame)
        elif code < 766:
            self.do_take_farmer(state, frame, code - 751)
        else:
            self.do_take_stone(state, frame, code - 766)

    def explain(self, state: AmunReState, frame: frames.RewardChoice, seat: int, code: int) -> Refusal:
        if code == 750:
            return self.why_not_take_card(state, frame)
        if 751 <= code < 766:
            return self.why_not_take_farmer(state, frame, code - 751)
        if 766 <= code < 781:
            return self.why_not_take_stone(state, frame, code - 766)
        return Refusal("not-possible-now")

    def do_take_card(self, state: AmunReState, frame: frames.RewardChoice) -> None:
        raise NotImplementedError

    def why_not_take_card(self, state: AmunReState, frame: frames.RewardChoice) -> Refusal:
        return Refusal("not-possible-now")

    def do_take_farmer(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> None:
        raise NotImplementedError

    def why_not_take_farmer(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_take_stone(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> None:
        raise NotImplementedError

    def why_not_take_stone(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> Refusal:
        return Refusal("not-possible-now")


class NewFirstPlayer(Automatic[AmunReState, frames.NewFirstPlayer]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[18])

    def frame(self, numbers: Sequence[int]) -> frames.NewFirstPlayer:
        return frames.NewFirstPlayer(*numbers)


class HarvestPhase(Automatic[AmunReState, frames.HarvestPhase]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[19])

    def frame(self, numbers: Sequence[int]) -> frames.HarvestPhase:
        return frames.HARVEST_PHASE


class HarvestTurn(Automatic[AmunReState, frames.HarvestTurn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[20])

    def frame(self, numbers: Sequence[int]) -> frames.HarvestTurn:
        return frames.HarvestTurn(*numbers)


class HarvestCards(Choice[AmunReState, frames.HarvestCards]):
    """Answered by treasury, big_harvest, done, sell."""

    def __init__(self) -> None:
        super().__init__(STEPS[21])

    def frame(self, numbers: Sequence[int]) -> frames.HarvestCards:
        return frames.HarvestCards(*numbers)

    def take(self, state: AmunReState, frame: frames.HarvestCards, seat: int, code: int) -> None:
        if code < 299:
            self.do_sell(state, frame, code - 287)
        elif code < 796:
            self.do_treasury(state, frame, code - 781)
        elif code < 811:
            self.do_big_harvest(state, frame, code - 796)
        else:
            self.do_done(state, frame)

    def explain(self, state: AmunReState, frame: frames.HarvestCards, seat: int, code: int) -> Refusal:
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, code - 287)
        if 781 <= code < 796:
            return self.why_not_treasury(state, frame, code - 781)
        if 796 <= code < 811:
            return self.why_not_big_harvest(state, frame, code - 796)
        if code == 823:
            return self.why_not_done(state, frame)
        return Refusal("not-possible-now")

    def do_sell(self, state: AmunReState, frame: frames.HarvestCards, card: int) -> None:
        raise NotImplementedError

    def why_not_sell(self, state: AmunReState, frame: frames.HarvestCards, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_treasury(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> None:
        raise NotImplementedError

    def why_not_treasury(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_big_harvest(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> None:
        raise NotImplementedError

    def why_not_big_harvest(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_done(self, state: AmunReState, frame: frames.HarvestCards) -> None:
        raise NotImplementedError

    def why_not_done(self, state: AmunReState, frame: frames.HarvestCards) -> Refusal:
        return Refusal("not-possible-now")


class RoundEnd(Automatic[AmunReState, frames.RoundEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[22])

    def frame(self, numbers: Sequence[int]) -> frames.RoundEnd:
        return frames.ROUND_END


class InterimScoring(Automatic[AmunReState, frames.InterimScoring]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[23])

    def frame(self, numbers: Sequence[int]) -> frames.InterimScoring:
        return frames.INTERIM_SCORING


class ScoringTurn(Automatic[AmunReState, frames.ScoringTurn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[24])

    def frame(self, numbers: Sequence[int]) -> frames.ScoringTurn:
        return frames.ScoringTurn(*numbers)


class ScoringCards(Choice[AmunReState, frames.ScoringCards]):
    """Answered by score, done, sell."""

    def __init__(self) -> None:
        super().__init__(STEPS[25])

    def frame(self, numbers: Sequence[int]) -> frames.ScoringCards:
        return frames.ScoringCards(*numbers)

    def take(self, state: AmunReState, frame: frames.ScoringCards, seat: int, code: int) -> None:
        if code < 299:
            self.do_sell(state, frame, code - 287)
        elif code < 823:
            self.do_score(state, frame, code - 811)
        else:
            self.do_done(state, frame)

    def explain(self, state: AmunReState, frame: frames.ScoringCards, seat: int, code: int) -> Refusal:
        if 287 <= code < 299:
            return self.why_not_sell(state, frame, code - 287)
        if 811 <= code < 823:
            return self.why_not_score(state, frame, code - 811)
        if code == 823:
            return self.why_not_done(state, frame)
        return Refusal("not-possible-now")

    def do_sell(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> None:
        raise NotImplementedError

    def why_not_sell(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_score(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> None:
        raise NotImplementedError

    def why_not_score(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_done(self, state: AmunReState, frame: frames.ScoringCards) -> None:
        raise NotImplementedError

    def why_not_done(self, state: AmunReState, frame: frames.ScoringCards) -> Refusal:
        return Refusal("not-possible-now")


class ChangeOfKingdom(Automatic[AmunReState, frames.ChangeOfKingdom]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[26])

    def frame(self, numbers: Sequence[int]) -> frames.ChangeOfKingdom:
        return frames.CHANGE_OF_KINGDOM


class FinalScoring(Automatic[AmunReState, frames.FinalScoring]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[27])

    def frame(self, numbers: Sequence[int]) -> frames.FinalScoring:
        return frames.FINAL_SCORING
