"""Phase 2, the market (section 7), with Architect and Free Farmer."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import (
    BUY_CARDS,
    BUY_FARMERS,
    BUY_STONES,
    END,
    PLACE,
    PLAY_ARCHITECT,
    PLAY_FREE_FARMER,
    SELL,
)
from ennead.games.amun_re.rules.building import add_architect, play_architect
from ennead.games.amun_re.rules.cards import add_sales, draw, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    BUYS_CARDS,
    BUYS_FARMERS,
    BUYS_NOTHING,
    BUYS_STONES,
    CARDS,
    FREE_FARMER,
    GOODS,
    MARKET,
    MOST_BOUGHT,
    PRICE,
    PROVINCES,
)
from ennead.games.amun_re.rules.refusals import why_not
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import MARKET_ACTION, PLACE_FARMER, PLACE_STONE


class MarketPhase(Automatic[AmunReState]):
    """One market turn each (AR-MKT-01)."""

    def __init__(self) -> None:
        super().__init__("market_phase")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        new_phase(state, MARKET)
        for seat in reversed(state.turn_order()):
            state.push(MARKET_ACTION, seat, BUYS_CARDS)


def most_affordable(gold: int, limit: int) -> int:
    """The largest number of goods, up to a limit, that the gold pays for (AR-MKT-04, AR-MKT-05)."""
    count = 0
    limit = min(limit, MOST_BOUGHT)
    while count < limit and PRICE[count + 1] <= gold:
        count += 1
    return count


class MarketAction(Choice[AmunReState]):
    """Buy, play cards, sell cards, end the turn (AR-DEC-08)."""

    def __init__(self) -> None:
        super().__init__("market_action", Field("seat", SEAT), Field("open", GOODS))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        gold = state.gold[seat]
        still_open = frame[2]
        if gold > 0 and still_open < BUYS_NOTHING:
            if still_open == BUYS_CARDS:
                count = most_affordable(gold, state.card_limit(seat))
                options.extend(range(BUY_CARDS, BUY_CARDS + count))
            if still_open <= BUYS_FARMERS:
                count = most_affordable(gold, state.farmer_limit(seat))
                options.extend(range(BUY_FARMERS, BUY_FARMERS + count))
            count = most_affordable(gold, MOST_BOUGHT)
            options.extend(range(BUY_STONES, BUY_STONES + count))
        add_architect(state, seat, options)
        if state.can_play(seat, FREE_FARMER):
            for province in state.own_provinces(seat):
                options.append(PLAY_FREE_FARMER + province)
        options.append(END)
        add_sales(state, seat, options)
        return options

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == END:
            referee.tell(events.MARKET_DONE, seat)
        elif BUY_CARDS <= code < BUY_STONES + MOST_BOUGHT:
            self._buy(state, seat, code, referee)
        else:
            state.frames.append(frame)
            if SELL <= code < SELL + CARDS:
                sell(state, seat, code - SELL, referee)
            elif PLAY_ARCHITECT <= code < PLAY_ARCHITECT + PROVINCES:
                play_architect(state, seat, code - PLAY_ARCHITECT, referee)
            else:
                play_free_farmer(state, seat, code - PLAY_FREE_FARMER, referee)

    def _buy(self, state: AmunReState, seat: int, code: int, referee: Referee) -> None:
        """Pay, close this kind and those before it (AR-MKT-03), and hand the goods out."""
        if code >= BUY_STONES:
            count = code - BUY_STONES + 1
            state.push(MARKET_ACTION, seat, BUYS_NOTHING)
            state.push(PLACE_STONE, seat, count, 1)
            self._pay(state, seat, count, events.BOUGHT_STONES, referee)
        elif code >= BUY_FARMERS:
            count = code - BUY_FARMERS + 1
            state.push(MARKET_ACTION, seat, BUYS_STONES)
            state.push(PLACE_FARMER, seat, count)
            self._pay(state, seat, count, events.BOUGHT_FARMERS, referee)
        else:
            count = code - BUY_CARDS + 1
            state.push(MARKET_ACTION, seat, BUYS_FARMERS)
            self._pay(state, seat, count, events.BOUGHT_CARDS, referee)
            for _ in range(count):
                draw(state, seat, referee)

    def _pay(self, state: AmunReState, seat: int, count: int, kind: int, referee: Referee) -> None:
        state.gold[seat] -= PRICE[count]
        referee.tell(kind, seat, count, PRICE[count])

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def play_free_farmer(state: AmunReState, seat: int, province: int, referee: Referee) -> None:
    play_card(state, seat, FREE_FARMER)
    state.free_farmers[province] += 1
    referee.tell(events.FREE_FARMER, seat, province)


def add_farmer(state: AmunReState, seat: int, province: int, referee: Referee) -> None:
    state.farmers[province] += 1
    referee.tell(events.FARMER, seat, province)


class PlaceFarmer(Choice[AmunReState]):
    """On which province a bought farmer finds a free field (AR-DEC-09)."""

    def __init__(self) -> None:
        super().__init__("place_farmer", Field("seat", SEAT), Field("left", NUMBER))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        own = state.own_provinces(seat)
        return [PLACE + province for province in own if state.fields_free(province) > 0]

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[2] > 1:
            state.push(PLACE_FARMER, seat, frame[2] - 1)
        add_farmer(state, seat, code - PLACE, referee)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
