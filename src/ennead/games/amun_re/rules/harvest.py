"""Phase 4, the harvest (section 10), with Treasury and Big Harvest."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.cards import add_sales, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    BIG_HARVEST,
    CARAVAN,
    GOLD_MINE,
    HARVEST,
    PROVINCE,
    PROVINCES,
    TILE_CAMEL,
    TILE_VALUE,
    TREASURY,
    TREASURY_GOLD,
)
from ennead.games.amun_re.rules.refusals import not_in_hand, not_own, unplayable
from ennead.games.amun_re.rules.state import AmunReState


class HarvestPhase(steps.HarvestPhase):
    """Everybody harvests, the new First Player first (AR-HRV-01, AR-OFF-20)."""

    def run(self, state: AmunReState, frame: frames.HarvestPhase) -> None:
        new_phase(state, HARVEST)
        for seat in reversed(state.turn_order()):
            state.push(frames.HARVEST_TURN[seat])


class HarvestTurn(steps.HarvestTurn):
    """Whoever holds a power card of any type is asked for harvest cards (AR-DEC-14, AR-HID-10)."""

    def run(self, state: AmunReState, frame: frames.HarvestTurn) -> None:
        seat = frame.seat
        if state.hand_size(seat) > 0:
            state.push(frames.HarvestCards(seat, NOBODY, NOBODY))
        else:
            take_income(state, seat, NOBODY, NOBODY)


class HarvestCards(steps.HarvestCards):
    """Treasury, Big Harvest, sales; then the income (AR-PWR-20 to AR-PWR-23)."""

    def question(self, state: AmunReState, frame: frames.HarvestCards, seat: int) -> str:
        """The player himself knows whether there is a harvest card to play."""
        playable = state.can_play(seat, TREASURY) or state.can_play(seat, BIG_HARVEST)
        return "harvest_cards" if playable else "harvest_cards_plain"

    def legal(self, state: AmunReState, frame: frames.HarvestCards, seat: int) -> list[int]:
        options: list[int] = []
        add_sales(state, seat, options)
        own = state.own_provinces(seat)
        if state.can_play(seat, TREASURY):
            for province in own:
                if province != frame.big_harvest:
                    options.append(codes.TREASURY[province])
        if state.can_play(seat, BIG_HARVEST):
            for province in own:
                if province != frame.treasury and state.farmers_in(province) > 0:
                    options.append(codes.BIG_HARVEST[province])
        options.append(codes.DONE)
        return options

    def do_treasury(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> None:
        play_card(state, frame.seat, TREASURY)
        state.push(frames.HarvestCards(frame.seat, province, frame.big_harvest))
        state.referee.tell(events.TREASURY, frame.seat, province, TREASURY_GOLD)

    def why_not_treasury(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> Refusal:
        if not state.can_play(frame.seat, TREASURY):
            return unplayable(state, frame.seat, TREASURY)
        if state.owner[province] != frame.seat:
            return not_own(province)
        return Refusal("big-harvest-there", province=PROVINCE.names[province])

    def do_big_harvest(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> None:
        play_card(state, frame.seat, BIG_HARVEST)
        state.push(frames.HarvestCards(frame.seat, frame.treasury, province))
        state.referee.tell(events.BIG_HARVEST, frame.seat, province)

    def why_not_big_harvest(self, state: AmunReState, frame: frames.HarvestCards, province: int) -> Refusal:
        if not state.can_play(frame.seat, BIG_HARVEST):
            return unplayable(state, frame.seat, BIG_HARVEST)
        if state.owner[province] != frame.seat:
            return not_own(province)
        reason = "treasury-there" if state.farmers_in(province) else "no-farmers-there"
        return Refusal(reason, province=PROVINCE.names[province])

    def do_done(self, state: AmunReState, frame: frames.HarvestCards) -> None:
        take_income(state, frame.seat, frame.treasury, frame.big_harvest)

    def do_sell(self, state: AmunReState, frame: frames.HarvestCards, card: int) -> None:
        state.push(frame)
        sell(state, frame.seat, card)

    def why_not_sell(self, state: AmunReState, frame: frames.HarvestCards, card: int) -> Refusal:
        return not_in_hand(card)


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
    asking = state.frames[-1] if state.frames else None
    if isinstance(asking, frames.HarvestCards):
        treasury, big_harvest = asking.treasury, asking.big_harvest
    for province, owner in enumerate(state.owner):
        if owner != NOBODY:
            found[province] = income_with_cards(state, province, treasury, big_harvest)
    return found


def take_income(state: AmunReState, seat: int, treasury: int, big_harvest: int) -> None:
    harvested = 0
    for province in state.own_provinces(seat):
        income = income_with_cards(state, province, treasury, big_harvest)
        harvested += income
        state.referee.tell(events.INCOME, seat, province, income)
    state.gold[seat] += harvested
    state.referee.tell(events.HARVESTED, seat, harvested)
