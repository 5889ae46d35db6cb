"""Phase 1, the auction (section 6), with Protection, Bribe and the expert variant's picks (section 16)."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.cards import (
    add_sales,
    new_phase,
    next_card,
    play_card,
    sell,
    take_into_hand,
)
from ennead.games.amun_re.rules.components import (
    AUCTION,
    BID_CELLS,
    BRIBE,
    CELLS,
    INSTANT_CARDS,
    INSTANT_GOLD,
    INSTANT_STONES,
    PROTECTION,
    PROVINCE,
    PROVINCES,
)
from ennead.games.amun_re.rules.refusals import not_in_hand, unplayable
from ennead.games.amun_re.rules.state import AmunReState

# Opening


class AuctionPhase(steps.AuctionPhase):
    """Provinces come up for sale: from the deck, or picked by the players (AR-EXP-02)."""

    def run(self, state: AmunReState, frame: frames.AuctionPhase) -> None:
        new_phase(state, AUCTION)
        if state.expert:
            state.push(frames.EXPERT_PICK)
            return
        drawn = state.province_deck[-state.players :]
        drawn.reverse()
        state.province_deck = state.province_deck[: -state.players]
        open_auction(state, drawn)


class ExpertPick(steps.ExpertPick):
    """Everybody secretly chooses one of his province cards (AR-DEC-04)."""

    def waiting(self, state: AmunReState, frame: frames.ExpertPick) -> list[int]:
        return [seat for seat in range(state.players) if not state.sealed[seat]]

    def legal(self, state: AmunReState, frame: frames.ExpertPick, seat: int) -> list[int]:
        cards = state.province_hand[seat]
        return [codes.PICK[province] for province in range(PROVINCES) if cards >> province & 1]

    def can_retract(self) -> bool:
        return True

    def take(self, state: AmunReState, frame: frames.ExpertPick, seat: int, code: int) -> None:
        state.seal(seat, code)
        state.referee.tell(events.READY, seat)

    def why_not_pick(self, state: AmunReState, frame: frames.ExpertPick, seat: int, province: int) -> Refusal:
        return Refusal("not-your-province-card", province=PROVINCE.names[province])

    def run(self, state: AmunReState, frame: frames.ExpertPick) -> None:
        picked: list[int] = []
        hands = state.province_hand[:]
        for seat in state.turn_order():  # AR-EXP-05
            province = codes.PICK.index(state.sealed[seat][0])
            hands[seat] &= ~(1 << province)
            picked.append(province)
            state.referee.tell(events.PICKED, seat, province)
        state.province_hand = hands
        state.clear_sealed()
        open_auction(state, picked)


def open_auction(state: AmunReState, provinces: list[int]) -> None:
    """Lay out the instant cards in the order the provinces came up (AR-AUC-02, AR-AUC-03, AR-SUP-05)."""
    state.for_sale = provinces
    for province in provinces:
        dealt = min(INSTANT_CARDS[province], state.cards_left())
        for _ in range(dealt):
            state.face_down_at.append(province)
            state.face_down.append(next_card(state))
        state.referee.tell(events.FOR_SALE, province, dealt)
    state.push(frames.AUCTION_ROUND[state.first])


# Bidding


class AuctionRound(steps.AuctionRound):
    """The auction turn of a seat: it bids, or passes because its bid stands (AR-AUC-04, AR-AUC-16)."""

    def run(self, state: AmunReState, frame: frames.AuctionRound) -> None:
        if NOBODY not in state.bid_at:
            state.push(frames.AUCTION_END)
            return
        seat = frame.seat
        state.push(frames.AUCTION_ROUND[(seat + 1) % state.players])
        if state.bid_at[seat] == NOBODY:
            state.push(frames.AUCTION_TURN[seat])
        elif state.hand_size(seat) > 0 and not state.has_played(seat, PROTECTION):
            state.push(frames.AUCTION_PASS[seat])  # AR-HID-10: asked by public facts only
        else:
            state.referee.tell(events.PASSED, seat)


def cells_payable(gold: int) -> int:
    """How many cells, from the lowest, cost no more than this."""
    count = 0
    while count < CELLS and BID_CELLS[count] <= gold:
        count += 1
    return count


class AuctionTurn(steps.AuctionTurn):
    """A seat without a standing bid must bid (AR-DEC-05)."""

    def legal(self, state: AmunReState, frame: frames.AuctionTurn, seat: int) -> list[int]:
        options: list[int] = []
        payable = cells_payable(state.gold[seat])
        barred = state.barred[seat]
        for province in sorted(state.for_sale):
            if province != barred:
                options.extend(codes.BID[province][state.lowest_cell(province) : payable])
        if barred in state.for_sale and state.can_play(seat, BRIBE):
            options.extend(codes.BRIBE[barred][state.lowest_cell(barred) : payable])
        if state.can_play(seat, PROTECTION):
            options.append(codes.PROTECT)
        add_sales(state, seat, options)
        return options

    def do_bid(self, state: AmunReState, frame: frames.AuctionTurn, province: int, cell: int) -> None:
        place_bid(state, frame.seat, province, cell)

    def why_not_bid(self, state: AmunReState, frame: frames.AuctionTurn, province: int, cell: int) -> Refusal:
        if province in state.for_sale and province == state.barred[frame.seat]:
            return Refusal("barred-after-outbid", province=PROVINCE.names[province])
        return _why_not_there(state, frame.seat, province, cell)

    def do_bribe(self, state: AmunReState, frame: frames.AuctionTurn, province: int, cell: int) -> None:
        play_card(state, frame.seat, BRIBE)
        state.referee.tell(events.BRIBED, frame.seat, province, BID_CELLS[cell])
        place_bid(state, frame.seat, province, cell)

    def why_not_bribe(
        self, state: AmunReState, frame: frames.AuctionTurn, province: int, cell: int
    ) -> Refusal:
        if not state.can_play(frame.seat, BRIBE):
            return unplayable(state, frame.seat, BRIBE)
        if province in state.for_sale and province != state.barred[frame.seat]:
            return Refusal("bribe-only-where-barred", province=PROVINCE.names[province])
        return _why_not_there(state, frame.seat, province, cell)

    def do_protect(self, state: AmunReState, frame: frames.AuctionTurn) -> None:
        state.push(frame)
        play_protection(state, frame.seat)

    def why_not_protect(self, state: AmunReState, frame: frames.AuctionTurn) -> Refusal:
        return unplayable(state, frame.seat, PROTECTION)

    def do_sell(self, state: AmunReState, frame: frames.AuctionTurn, card: int) -> None:
        state.push(frame)
        sell(state, frame.seat, card)

    def why_not_sell(self, state: AmunReState, frame: frames.AuctionTurn, card: int) -> Refusal:
        return not_in_hand(card)


def _why_not_there(state: AmunReState, seat: int, province: int, cell: int) -> Refusal:
    name = PROVINCE.names[province]
    if province not in state.for_sale:
        return Refusal("province-not-for-sale", province=name)
    lowest = state.lowest_cell(province)
    if lowest >= CELLS:
        return Refusal("bid-cannot-be-beaten", province=name)
    if cell >= lowest:
        return Refusal("not-enough-gold", needs=BID_CELLS[cell], has=state.gold[seat])
    bidder = state.bidder(province)
    reason = "bid-too-low-for-protection" if state.has_played(bidder, PROTECTION) else "bid-too-low"
    stands = BID_CELLS[state.bid_cell[bidder]]
    return Refusal(reason, province=name, seat=SEAT.names[bidder], stands=stands, needs=BID_CELLS[lowest])


def place_bid(state: AmunReState, seat: int, province: int, cell: int) -> None:
    """The outbid player takes his scribe back and may not return at once (AR-AUC-12 to AR-AUC-14)."""
    bidder = state.bidder(province)
    state.referee.tell(events.BID, seat, province, BID_CELLS[cell])
    if bidder != NOBODY:
        stood = BID_CELLS[state.bid_cell[bidder]]
        state.bid_at[bidder] = NOBODY
        state.bid_cell[bidder] = NOBODY
        state.barred[bidder] = province
        state.referee.tell(events.OUTBID, bidder, province, seat, stood)
    state.bid_at[seat] = province
    state.bid_cell[seat] = cell
    state.barred[seat] = NOBODY


def play_protection(state: AmunReState, seat: int) -> None:
    play_card(state, seat, PROTECTION)
    state.referee.tell(events.PROTECTED, seat)


class AuctionPass(steps.AuctionPass):
    """A seat whose bid stands passes; it may protect itself or sell first (AR-DEC-06)."""

    def question(self, state: AmunReState, frame: frames.AuctionPass, seat: int) -> str:
        """The player himself knows whether there is a Protection to play."""
        return "auction_pass" if state.can_play(seat, PROTECTION) else "auction_pass_plain"

    def legal(self, state: AmunReState, frame: frames.AuctionPass, seat: int) -> list[int]:
        options = [codes.PROTECT, codes.PASS] if state.can_play(seat, PROTECTION) else [codes.PASS]
        add_sales(state, seat, options)
        return options

    def do_pass(self, state: AmunReState, frame: frames.AuctionPass) -> None:
        state.referee.tell(events.PASSED, frame.seat)

    def why_not_bid(self, state: AmunReState, frame: frames.AuctionPass, province: int, cell: int) -> Refusal:
        return Refusal("your-bid-stands", province=PROVINCE.names[state.bid_at[frame.seat]])

    def why_not_bribe(
        self, state: AmunReState, frame: frames.AuctionPass, province: int, cell: int
    ) -> Refusal:
        return self.why_not_bid(state, frame, province, cell)

    def do_protect(self, state: AmunReState, frame: frames.AuctionPass) -> None:
        play_protection(state, frame.seat)

    def why_not_protect(self, state: AmunReState, frame: frames.AuctionPass) -> Refusal:
        return unplayable(state, frame.seat, PROTECTION)

    def do_sell(self, state: AmunReState, frame: frames.AuctionPass, card: int) -> None:
        state.push(frame)
        sell(state, frame.seat, card)

    def why_not_sell(self, state: AmunReState, frame: frames.AuctionPass, card: int) -> Refusal:
        return not_in_hand(card)


# End


class AuctionEnd(steps.AuctionEnd):
    """Everybody pays his bid and controls his province; then come the instant rewards (AR-AUC-17 to 19)."""

    def run(self, state: AmunReState, frame: frames.AuctionEnd) -> None:
        state.push(frames.AUCTION_CLOSE)
        order = state.turn_order()
        state.owner = state.owner[:]
        for seat in order:
            province = state.bid_at[seat]
            price = BID_CELLS[state.bid_cell[seat]]
            state.gold[seat] -= price
            state.owner[province] = seat
            state.referee.tell(events.PAID, seat, province, price)
        for seat in reversed(order):
            state.push(frames.InstantReward(seat, state.bid_at[seat]))
        for seat in order:
            state.bid_at[seat] = NOBODY
            state.bid_cell[seat] = NOBODY
            state.barred[seat] = NOBODY


class InstantReward(steps.InstantReward):
    """What the province brings its winner at once (AR-AUC-19 to AR-AUC-21)."""

    def run(self, state: AmunReState, frame: frames.InstantReward) -> None:
        seat = frame.seat
        province = frame.province
        if INSTANT_GOLD[province] > 0:
            state.gold[seat] += INSTANT_GOLD[province]
            state.referee.tell(events.INSTANT_GOLD, seat, province, INSTANT_GOLD[province])
        while province in state.face_down_at:
            at = state.face_down_at.index(province)
            del state.face_down_at[at]
            take_into_hand(state, seat, state.face_down.pop(at), province)
        if INSTANT_STONES[province] > 0:
            state.push(frames.PlaceStone(seat, INSTANT_STONES[province], 0))


class AuctionClose(steps.AuctionClose):
    """The province cards go to their discard pile (AR-AUC-22)."""

    def run(self, state: AmunReState, frame: frames.AuctionClose) -> None:
        state.province_discard = state.province_discard + state.for_sale
        state.for_sale = []
