"""Phase 2, the market (section 7), with Architect and Free Farmer."""

from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.building import add_architect, play_architect, why_no_architect
from ennead.games.amun_re.rules.cards import add_sales, draw, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    BUYS_CARDS,
    BUYS_FARMERS,
    BUYS_NOTHING,
    BUYS_STONES,
    FREE_FARMER,
    MARKET,
    MOST_BOUGHT,
    POWER_SYMBOLS,
    PRICE,
)
from ennead.games.amun_re.rules.refusals import no_field, not_in_hand, not_own, unplayable
from ennead.games.amun_re.rules.state import AmunReState


class MarketPhase(steps.MarketPhase):
    """One market turn each (AR-MKT-01)."""

    def run(self, state: AmunReState, frame: frames.MarketPhase) -> None:
        new_phase(state, MARKET)
        for seat in reversed(state.turn_order()):
            state.push(frames.MarketAction(seat, BUYS_CARDS))


def most_affordable(gold: int, limit: int) -> int:
    """The largest number of goods, up to a limit, that the gold pays for (AR-MKT-04, AR-MKT-05)."""
    count = 0
    limit = min(limit, MOST_BOUGHT)
    while count < limit and PRICE[count + 1] <= gold:
        count += 1
    return count


class MarketAction(steps.MarketAction):
    """Buy, play cards, sell cards, end the turn (AR-DEC-08)."""

    def legal(self, state: AmunReState, frame: frames.MarketAction, seat: int) -> list[int]:
        options: list[int] = []
        add_sales(state, seat, options)
        gold = state.gold[seat]
        still_open = frame.open
        if gold > 0 and still_open < BUYS_NOTHING:
            if still_open == BUYS_CARDS:
                count = most_affordable(gold, state.card_limit(seat))
                options.extend(codes.BUY_CARDS[1 : count + 1])
            if still_open <= BUYS_FARMERS:
                count = most_affordable(gold, state.farmer_limit(seat))
                options.extend(codes.BUY_FARMERS[1 : count + 1])
            count = most_affordable(gold, MOST_BOUGHT)
            options.extend(codes.BUY_STONES[1 : count + 1])
        add_architect(state, seat, options)
        if state.can_play(seat, FREE_FARMER):
            for province in state.own_provinces(seat):
                options.append(codes.FREE_FARMER[province])
        options.append(codes.END)
        return options

    def do_buy_cards(self, state: AmunReState, frame: frames.MarketAction, count: int) -> None:
        state.push(frames.MarketAction(frame.seat, BUYS_FARMERS))
        pay(state, frame.seat, count, events.BOUGHT_CARDS)
        for _ in range(count):
            draw(state, frame.seat)

    def why_not_buy_cards(self, state: AmunReState, frame: frames.MarketAction, count: int) -> Refusal:
        if frame.open > BUYS_CARDS:
            return _bought(frame.open)
        if count <= state.card_limit(frame.seat):
            return _too_dear(state, frame.seat, count)
        symbols = max([POWER_SYMBOLS[province] for province in state.own_provinces(frame.seat)], default=0)
        if symbols == 0:
            return Refusal("no-card-symbols")
        if state.cards_left() < symbols:
            return Refusal("few-cards-left", most=state.cards_left())
        return Refusal("too-many-cards", most=symbols)

    def do_buy_farmers(self, state: AmunReState, frame: frames.MarketAction, count: int) -> None:
        state.push(frames.MarketAction(frame.seat, BUYS_STONES))
        state.push(frames.PlaceFarmer(frame.seat, count))
        pay(state, frame.seat, count, events.BOUGHT_FARMERS)

    def why_not_buy_farmers(self, state: AmunReState, frame: frames.MarketAction, count: int) -> Refusal:
        if frame.open > BUYS_FARMERS:
            return _bought(frame.open)
        if count > state.farmer_limit(frame.seat):
            return Refusal("too-few-fields", most=state.farmer_limit(frame.seat))
        return _too_dear(state, frame.seat, count)

    def do_buy_stones(self, state: AmunReState, frame: frames.MarketAction, count: int) -> None:
        state.push(frames.MarketAction(frame.seat, BUYS_NOTHING))
        state.push(frames.PlaceStone(frame.seat, count, 1))
        pay(state, frame.seat, count, events.BOUGHT_STONES)

    def why_not_buy_stones(self, state: AmunReState, frame: frames.MarketAction, count: int) -> Refusal:
        return _bought(frame.open) if frame.open > BUYS_STONES else _too_dear(state, frame.seat, count)

    def do_architect(self, state: AmunReState, frame: frames.MarketAction, province: int) -> None:
        state.push(frame)
        play_architect(state, frame.seat, province)

    def why_not_architect(self, state: AmunReState, frame: frames.MarketAction, province: int) -> Refusal:
        return why_no_architect(state, frame.seat, province)

    def do_free_farmer(self, state: AmunReState, frame: frames.MarketAction, province: int) -> None:
        state.push(frame)
        play_card(state, frame.seat, FREE_FARMER)
        state.free_farmers[province] += 1
        state.referee.tell(events.FREE_FARMER, frame.seat, province)

    def why_not_free_farmer(self, state: AmunReState, frame: frames.MarketAction, province: int) -> Refusal:
        if not state.can_play(frame.seat, FREE_FARMER):
            return unplayable(state, frame.seat, FREE_FARMER)
        return not_own(province)

    def do_end(self, state: AmunReState, frame: frames.MarketAction) -> None:
        state.referee.tell(events.MARKET_DONE, frame.seat)

    def do_sell(self, state: AmunReState, frame: frames.MarketAction, card: int) -> None:
        state.push(frame)
        sell(state, frame.seat, card)

    def why_not_sell(self, state: AmunReState, frame: frames.MarketAction, card: int) -> Refusal:
        return not_in_hand(card)


def pay(state: AmunReState, seat: int, count: int, kind: int) -> None:
    """What is bought closes its kind and those before it (AR-MKT-03)."""
    state.gold[seat] -= PRICE[count]
    state.referee.tell(kind, seat, count, PRICE[count])


def _bought(still_open: int) -> Refusal:
    if still_open == BUYS_NOTHING:
        return Refusal("stones-bought")
    return Refusal("farmers-bought" if still_open == BUYS_STONES else "cards-bought")


def _too_dear(state: AmunReState, seat: int, count: int) -> Refusal:
    return Refusal("not-enough-gold", needs=PRICE[count], has=state.gold[seat])


def add_farmer(state: AmunReState, seat: int, province: int) -> None:
    state.farmers[province] += 1
    state.referee.tell(events.FARMER, seat, province)


class PlaceFarmer(steps.PlaceFarmer):
    """On which province a bought farmer finds a free field (AR-DEC-09)."""

    def legal(self, state: AmunReState, frame: frames.PlaceFarmer, seat: int) -> list[int]:
        own = state.own_provinces(seat)
        return [codes.PLACE[province] for province in own if state.fields_free(province) > 0]

    def do_place(self, state: AmunReState, frame: frames.PlaceFarmer, province: int) -> None:
        if frame.left > 1:
            state.push(frames.PlaceFarmer(frame.seat, frame.left - 1))
        add_farmer(state, frame.seat, province)

    def why_not_place(self, state: AmunReState, frame: frames.PlaceFarmer, province: int) -> Refusal:
        return no_field(state, frame.seat, province)
