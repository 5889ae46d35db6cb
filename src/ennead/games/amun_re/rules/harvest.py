"""Phase 4, the harvest (section 10), with Treasury and Big Harvest."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import DONE, PLAY_BIG_HARVEST, PLAY_TREASURY, SELL
from ennead.games.amun_re.rules.cards import add_sales, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    BIG_HARVEST,
    CARAVAN,
    CARDS,
    GOLD_MINE,
    HARVEST,
    PROVINCE,
    PROVINCES,
    TILE_CAMEL,
    TILE_VALUE,
    TREASURY,
    TREASURY_GOLD,
)
from ennead.games.amun_re.rules.refusals import why_not
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import HARVEST_CARDS, HARVEST_TURN


class HarvestPhase(Automatic[AmunReState]):
    """Everybody harvests, the new First Player first (AR-HRV-01, AR-OFF-20)."""

    def __init__(self) -> None:
        super().__init__("harvest_phase")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        new_phase(state, HARVEST)
        for seat in reversed(state.turn_order()):
            state.push(HARVEST_TURN, seat)


class HarvestTurn(Automatic[AmunReState]):
    """Whoever holds a power card of any type is asked for harvest cards (AR-DEC-14, AR-HID-10)."""

    def __init__(self) -> None:
        super().__init__("harvest_turn", Field("seat", SEAT))

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        if state.hand_size(seat) > 0:
            state.push(HARVEST_CARDS, seat, NOBODY, NOBODY)
        else:
            take_income(state, seat, NOBODY, NOBODY, referee)


class HarvestCards(Choice[AmunReState]):
    """Treasury, Big Harvest, sales; then the income (AR-PWR-20 to AR-PWR-23)."""

    def __init__(self) -> None:
        super().__init__(
            "harvest_cards",
            Field("seat", SEAT),
            Field("treasury", PROVINCE),
            Field("big_harvest", PROVINCE),
        )

    def question(self, state: AmunReState, frame: Frame, seat: int) -> str:
        """The player himself knows whether there is a harvest card to play."""
        playable = state.can_play(seat, TREASURY) or state.can_play(seat, BIG_HARVEST)
        return "harvest_cards" if playable else "harvest_cards_plain"

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        own = state.own_provinces(seat)
        if state.can_play(seat, TREASURY):
            for province in own:
                if province != frame[3]:
                    options.append(PLAY_TREASURY + province)
        if state.can_play(seat, BIG_HARVEST):
            for province in own:
                if province != frame[2] and state.farmers_in(province) > 0:
                    options.append(PLAY_BIG_HARVEST + province)
        options.append(DONE)
        add_sales(state, seat, options)
        return options

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DONE:
            take_income(state, seat, frame[2], frame[3], referee)
        elif SELL <= code < SELL + CARDS:
            state.frames.append(frame)
            sell(state, seat, code - SELL, referee)
        elif PLAY_TREASURY <= code < PLAY_TREASURY + PROVINCES:
            province = code - PLAY_TREASURY
            play_card(state, seat, TREASURY)
            state.push(HARVEST_CARDS, seat, province, frame[3])
            referee.tell(events.TREASURY, seat, province, TREASURY_GOLD)
        else:
            province = code - PLAY_BIG_HARVEST
            play_card(state, seat, BIG_HARVEST)
            state.push(HARVEST_CARDS, seat, frame[2], province)
            referee.tell(events.BIG_HARVEST, seat, province)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def income_of(state: AmunReState, province: int, tile: int, bonus: int) -> int:
    """Mine, caravan if a camel shows, and every farmer (AR-HRV-02 to AR-HRV-04)."""
    income = GOLD_MINE[province]
    if TILE_CAMEL[tile]:
        income += CARAVAN[province]
    return income + state.farmers_in(province) * (TILE_VALUE[tile] + bonus)


def income_by_tile(state: AmunReState, own: list[int]) -> list[int]:
    """What these provinces would bring together with each tile, if no harvest card is played."""
    mines = sum([GOLD_MINE[province] for province in own])
    caravans = sum([CARAVAN[province] for province in own])
    farmers = sum([state.farmers_in(province) for province in own])
    return [
        mines + (caravans if camel else 0) + farmers * value
        for value, camel in zip(TILE_VALUE, TILE_CAMEL, strict=True)
    ]


def income_with_cards(state: AmunReState, province: int, treasury: int, big_harvest: int) -> int:
    """What a province brings when Treasury and Big Harvest lie where they lie."""
    if province == treasury:
        return TREASURY_GOLD
    return income_of(state, province, state.tile, 1 if province == big_harvest else 0)


def incomes(state: AmunReState) -> list[int | None]:
    """What each province brings its owner, with the cards of the harvest turn under way."""
    found: list[int | None] = [None] * PROVINCES
    if state.tile == NOBODY:
        return found
    treasury = big_harvest = NOBODY
    if state.frames and state.frames[-1][0] == HARVEST_CARDS:
        treasury, big_harvest = state.frames[-1][2], state.frames[-1][3]
    for province, owner in enumerate(state.owner):
        if owner != NOBODY:
            found[province] = income_with_cards(state, province, treasury, big_harvest)
    return found


def take_income(state: AmunReState, seat: int, treasury: int, big_harvest: int, referee: Referee) -> None:
    harvested = 0
    for province in state.own_provinces(seat):
        income = income_with_cards(state, province, treasury, big_harvest)
        harvested += income
        referee.tell(events.INCOME, seat, province, income)
    state.gold[seat] += harvested
    referee.tell(events.HARVESTED, seat, harvested)
