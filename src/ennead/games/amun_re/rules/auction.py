"""Phase 1, the auction (section 6), with Protection, Bribe and the expert variant's picks (section 16)."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import BID, BRIBE_BID, PASS, PICK, PROTECT, SELL
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
from ennead.games.amun_re.rules.refusals import why_not
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import (
    AUCTION_CLOSE,
    AUCTION_END,
    AUCTION_PASS,
    AUCTION_ROUND,
    AUCTION_TURN,
    EXPERT_PICK,
    INSTANT_REWARD,
    PLACE_STONE,
)

# Opening


class AuctionPhase(Automatic[AmunReState]):
    """Provinces come up for sale: from the deck, or picked by the players (AR-EXP-02)."""

    def __init__(self) -> None:
        super().__init__("auction_phase")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        new_phase(state, AUCTION)
        if state.expert:
            state.push(EXPERT_PICK)
            return
        drawn = state.province_deck[-state.players :]
        drawn.reverse()
        state.province_deck = state.province_deck[: -state.players]
        open_auction(state, drawn, referee)


class ExpertPick(Sealed[AmunReState]):
    """Everybody secretly chooses one of his province cards (AR-DEC-04)."""

    def __init__(self) -> None:
        super().__init__("expert_pick")

    def waiting(self, state: AmunReState, frame: Frame) -> list[int]:
        return [seat for seat in range(state.players) if not state.sealed[seat]]

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        cards = state.province_hand[seat]
        return [PICK + province for province in range(PROVINCES) if cards >> province & 1]

    def can_retract(self) -> bool:
        return True

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
        referee.tell(events.READY, seat)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        picked: list[int] = []
        hands = state.province_hand[:]
        for seat in state.turn_order():  # AR-EXP-05
            province = state.sealed[seat][0] - PICK
            hands[seat] &= ~(1 << province)
            picked.append(province)
            referee.tell(events.PICKED, seat, province)
        state.province_hand = hands
        state.clear_sealed()
        open_auction(state, picked, referee)


def open_auction(state: AmunReState, provinces: list[int], referee: Referee) -> None:
    """Lay out the instant cards in the order the provinces came up (AR-AUC-02, AR-AUC-03, AR-SUP-05)."""
    state.for_sale = provinces
    for province in provinces:
        dealt = min(INSTANT_CARDS[province], state.cards_left())
        for _ in range(dealt):
            state.face_down_at.append(province)
            state.face_down.append(next_card(state, referee))
        referee.tell(events.FOR_SALE, province, dealt)
    state.push(AUCTION_ROUND, state.first)


# Bidding


class AuctionRound(Automatic[AmunReState]):
    """The auction turn of a seat: it bids, or passes because its bid stands (AR-AUC-04, AR-AUC-16)."""

    def __init__(self) -> None:
        super().__init__("auction_round", Field("seat", SEAT))

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        if NOBODY not in state.bid_at:
            state.push(AUCTION_END)
            return
        seat = frame[1]
        state.push(AUCTION_ROUND, (seat + 1) % state.players)
        if state.bid_at[seat] == NOBODY:
            state.push(AUCTION_TURN, seat)
        elif state.hand_size(seat) > 0 and not state.has_played(seat, PROTECTION):
            state.push(AUCTION_PASS, seat)  # AR-HID-10: asked by public facts only
        else:
            referee.tell(events.PASSED, seat)


def cells_payable(gold: int) -> int:
    """How many cells, from the lowest, cost no more than this."""
    count = 0
    while count < CELLS and BID_CELLS[count] <= gold:
        count += 1
    return count


class AuctionTurn(Choice[AmunReState]):
    """A seat without a standing bid must bid (AR-DEC-05)."""

    def __init__(self) -> None:
        super().__init__("auction_turn", Field("seat", SEAT))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        payable = cells_payable(state.gold[seat])
        barred = state.barred[seat]
        for province in state.for_sale:
            low = state.lowest_cell(province)
            if province != barred:
                base = BID + province * CELLS
            elif state.can_play(seat, BRIBE):
                base = BRIBE_BID + province * CELLS
            else:
                continue
            options.extend(range(base + low, base + payable))
        if state.can_play(seat, PROTECTION):
            options.append(PROTECT)
        add_sales(state, seat, options)
        return options

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if BID <= code < BID + PROVINCES * CELLS:
            place_bid(state, seat, code - BID, referee)
        elif BRIBE_BID <= code < BRIBE_BID + PROVINCES * CELLS:
            play_card(state, seat, BRIBE)
            bid = code - BRIBE_BID
            referee.tell(events.BRIBED, seat, bid // CELLS, BID_CELLS[bid % CELLS])
            place_bid(state, seat, bid, referee)
        else:
            state.frames.append(frame)
            if code == PROTECT:
                play_protection(state, seat, referee)
            else:
                sell(state, seat, code - SELL, referee)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def place_bid(state: AmunReState, seat: int, bid: int, referee: Referee) -> None:
    """The outbid player takes his scribe back and may not return at once (AR-AUC-12 to AR-AUC-14)."""
    province = bid // CELLS
    cell = bid % CELLS
    bidder = state.bidder(province)
    referee.tell(events.BID, seat, province, BID_CELLS[cell])
    if bidder != NOBODY:
        stood = BID_CELLS[state.bid_cell[bidder]]
        state.bid_at[bidder] = NOBODY
        state.bid_cell[bidder] = NOBODY
        state.barred[bidder] = province
        referee.tell(events.OUTBID, bidder, province, seat, stood)
    state.bid_at[seat] = province
    state.bid_cell[seat] = cell
    state.barred[seat] = NOBODY


def play_protection(state: AmunReState, seat: int, referee: Referee) -> None:
    play_card(state, seat, PROTECTION)
    referee.tell(events.PROTECTED, seat)


class AuctionPass(Choice[AmunReState]):
    """A seat whose bid stands passes; it may protect itself or sell first (AR-DEC-06)."""

    def __init__(self) -> None:
        super().__init__("auction_pass", Field("seat", SEAT))

    def question(self, state: AmunReState, frame: Frame, seat: int) -> str:
        """The player himself knows whether there is a Protection to play."""
        return "auction_pass" if state.can_play(seat, PROTECTION) else "auction_pass_plain"

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options = [PASS]
        if state.can_play(seat, PROTECTION):
            options.append(PROTECT)
        add_sales(state, seat, options)
        return options

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == PASS:
            referee.tell(events.PASSED, seat)
        elif code == PROTECT:
            play_protection(state, seat, referee)
        else:
            state.frames.append(frame)
            sell(state, seat, code - SELL, referee)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# End


class AuctionEnd(Automatic[AmunReState]):
    """Everybody pays his bid and controls his province; then come the instant rewards (AR-AUC-17 to 19)."""

    def __init__(self) -> None:
        super().__init__("auction_end")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        state.push(AUCTION_CLOSE)
        order = state.turn_order()
        state.owner = state.owner[:]
        for seat in order:
            province = state.bid_at[seat]
            price = BID_CELLS[state.bid_cell[seat]]
            state.gold[seat] -= price
            state.owner[province] = seat
            referee.tell(events.PAID, seat, province, price)
        for seat in reversed(order):
            state.push(INSTANT_REWARD, seat, state.bid_at[seat])
        for seat in order:
            state.bid_at[seat] = NOBODY
            state.bid_cell[seat] = NOBODY
            state.barred[seat] = NOBODY


class InstantReward(Automatic[AmunReState]):
    """What the province brings its winner at once (AR-AUC-19 to AR-AUC-21)."""

    def __init__(self) -> None:
        super().__init__("instant_reward", Field("seat", SEAT), Field("province", PROVINCE))

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        province = frame[2]
        if INSTANT_GOLD[province] > 0:
            state.gold[seat] += INSTANT_GOLD[province]
            referee.tell(events.INSTANT_GOLD, seat, province, INSTANT_GOLD[province])
        while province in state.face_down_at:
            at = state.face_down_at.index(province)
            del state.face_down_at[at]
            take_into_hand(state, seat, state.face_down.pop(at), province, referee)
        if INSTANT_STONES[province] > 0:
            state.push(PLACE_STONE, seat, INSTANT_STONES[province], 0)


class AuctionClose(Automatic[AmunReState]):
    """The province cards go to their discard pile (AR-AUC-22)."""

    def __init__(self) -> None:
        super().__init__("auction_close")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        state.province_discard = state.province_discard + state.for_sale
        state.for_sale = []
