"""Who may know what (section 19): views are built from nothing."""

from ennead.core.codec import NOBODY, SEAT, Bits
from ennead.games.amun_re.generated import frames
from ennead.games.amun_re.rules.components import (
    AUCTION,
    BID_CELLS,
    CARD,
    CARD_VP,
    CARDS,
    CELLS,
    FIELDS,
    GOODS,
    KINGDOM,
    LAST_ROUND,
    MAJORITY_POINTS,
    OFFERING,
    PHASE,
    POWER_SYMBOLS,
    PRICE,
    PROTECTION,
    PROVINCE,
    PROVINCES,
    REWARDS,
    SCORING,
    SCRIBES,
    SIDE_NAME,
    SOURCE,
    SOURCES,
    THIEF_TOTAL,
    TILE,
    TILE_CAMEL,
    TILE_VALUE,
)
from ennead.games.amun_re.rules.ending import points_by_source
from ennead.games.amun_re.rules.fields import LINES
from ennead.games.amun_re.rules.harvest import income_by_tile, incomes
from ennead.games.amun_re.rules.offering import THIEF_OFFER, is_revealed, ranking, tile_for
from ennead.games.amun_re.rules.scoring import (
    leading_provinces,
    points_on_board,
    set_size,
)
from ennead.games.amun_re.rules.shape import (
    AmunReView,
    Award,
    Condition,
    ProvinceView,
    SeatView,
)
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.yellow import YELLOW_CARDS, condition, meets

# As many prices as anybody could ever pay.
PRICES_SHOWN = list(PRICE[1:21])
CARD_SET = Bits(CARD)


class _Sums:
    """What several seats' rows are worked out from, once a view."""

    def __init__(self, state: AmunReState) -> None:
        sides = range(len(SIDE_NAME.names))
        self.leaders = [leading_provinces(state, side) for side in sides]
        self.majorities = [[state.owner[province] for province in leaders] for leaders in self.leaders]
        self.revealed = is_revealed(state)
        self.ranked = ranking(state) if self.revealed and state.phase == OFFERING else []
        self.incomes = incomes(state)
        self.cards_left = state.cards_left()


def table_view(state: AmunReState) -> AmunReView:
    """The table as a spectator sees it (AR-HID-09)."""
    sums = _Sums(state)
    return {
        "game": "amun-re",
        "players": state.players,
        "viewer": None,
        "expert": state.expert,
        "over": state.over,
        "kingdom": KINGDOM.names[state.kingdom()],
        "round": state.round,
        "rounds": LAST_ROUND,
        "phase": PHASE.names[state.phase],
        "first_player": SEAT.names[state.first],
        "turn_order": [SEAT.names[seat] for seat in state.turn_order()],
        "tile": TILE.show(state.tile),
        "tile_value": None if state.tile == NOBODY else TILE_VALUE[state.tile],
        "camel": state.tile != NOBODY and TILE_CAMEL[state.tile],
        "revealed": sums.revealed and state.phase == OFFERING,
        "total": state.total if sums.revealed else None,
        "total_tile": TILE.names[tile_for(state.total)] if sums.revealed else None,
        "for_sale": [PROVINCE.names[province] for province in state.for_sale],
        "prices": PRICES_SHOWN.copy(),
        "goods_open": _goods_open(state),
        "awards": {
            name: _award(state, leaders) for name, leaders in zip(SIDE_NAME.names, sums.leaders, strict=True)
        },
        "power_deck": len(state.deck),
        "power_discard": {CARD.names[card]: count for card, count in enumerate(state.discard) if count},
        "province_deck": len(state.province_deck),
        "province_discard": [PROVINCE.names[province] for province in state.province_discard],
        "seats": [_seat(state, seat, sums) for seat in range(state.players)],
        "provinces": {name: _province(state, at, sums) for at, name in enumerate(PROVINCE.names)},
    }


def seat_view(state: AmunReState, seat: int, table: AmunReView) -> AmunReView:
    """The table as the seat sees it, with what only the player himself may know (AR-HID-01, AR-HID-08)."""
    own = table["seats"][seat].copy()
    own["gold"] = state.gold[seat]
    hand = state.hand[seat * CARDS : seat * CARDS + CARDS]
    own["hand"] = {CARD.names[card]: count for card, count in enumerate(hand) if count}
    own["yellow_points"] = yellow_points(state, seat)
    cards = state.province_hand[seat]
    own["province_hand"] = [
        PROVINCE.names[province] for province in range(PROVINCES) if cards >> province & 1
    ]
    shown = table.copy()
    shown["viewer"] = SEAT.names[seat]
    shown["seats"] = [*table["seats"][:seat], own, *table["seats"][seat + 1 :]]
    return shown


def _goods_open(state: AmunReState) -> str | None:
    """What may still be bought in the market turn under way: its frame lies on top or just below."""
    for frame in state.frames[-2:]:
        if isinstance(frame, frames.MarketAction) and (
            frame is state.frames[-1] or frame.seat == state.actor
        ):
            return GOODS.names[frame.open]
    return None


def _award(state: AmunReState, leaders: list[int]) -> Award:
    first = leaders[0] if leaders else NOBODY
    return {
        "points": MAJORITY_POINTS,
        "holders": [SEAT.names[seat] for seat in sorted({state.owner[province] for province in leaders})],
        "provinces": [PROVINCE.names[province] for province in leaders],
        "pyramids": state.pyramids[first] if leaders else 0,
        "stones": state.stones[first] if leaders else 0,
    }


def _seat(state: AmunReState, seat: int, sums: _Sums) -> SeatView:
    own = state.own_provinces(seat)
    bid_at = state.bid_at[seat]
    offered = state.offered[seat]
    rank = sums.ranked.index(seat) if seat in sums.ranked else NOBODY
    shown: SeatView = {
        "seat": SEAT.names[seat],
        "vp": state.vp(seat),
        "points": points_by_source(state, seat),
        "by_kingdom": _by_kingdom(state, seat),
        "projected": _projected(state, seat, own, sums),
        "conditions": _conditions(state, own),
        "provinces": [PROVINCE.names[province] for province in own],
        "pyramids": sum([state.pyramids[province] for province in own]),
        "stones": sum([state.stones[province] for province in own]),
        "farmers": sum([state.farmers_in(province) for province in own]),
        "sets": set_size(state, own),
        "free_fields": sum([state.fields_free(province) for province in own]),
        "card_limit": min(max([0, *[POWER_SYMBOLS[province] for province in own]]), sums.cards_left),
        "income": None if state.tile == NOBODY else sum([sums.incomes[province] or 0 for province in own]),
        "income_with": dict(zip(TILE.names, income_by_tile(state, own), strict=True)),
        "hand_size": state.hand_size(seat),
        "scribes": SCRIBES - len(own) - (bid_at != NOBODY),
        "bid": None
        if bid_at == NOBODY
        else {"province": PROVINCE.names[bid_at], "gold": BID_CELLS[state.bid_cell[seat]]},
        "barred": PROVINCE.show(state.barred[seat]),
        "protected": state.phase == AUCTION and state.has_played(seat, PROTECTION),
        "played": CARD_SET.show(state.played[seat]),
        "offered": None if offered == NOBODY else offered,
        "added": None if offered == NOBODY else THIEF_TOTAL if offered == THIEF_OFFER else offered,
        "rank": None if rank == NOBODY else rank + 1,
        "rewards": None if rank == NOBODY else REWARDS[rank],
        "province_cards": state.province_hand[seat].bit_count(),
        "ready": state.is_ready(seat),
    }
    if is_open(state):
        shown["gold"] = state.gold[seat]
    return shown


def _by_kingdom(state: AmunReState, seat: int) -> dict[str, int]:
    points = state.points[seat * LINES : seat * LINES + LINES]
    return {
        name: sum(points[place * SOURCES : place * SOURCES + SOURCES])
        for place, name in enumerate(KINGDOM.names)
    }


def is_open(state: AmunReState) -> bool:
    """Gold is opened at the final scoring (AR-FIN-02)."""
    return state.over and state.round == LAST_ROUND


def _projected(state: AmunReState, seat: int, own: list[int], sums: _Sums) -> dict[str, int]:
    """What the board alone would score if scoring came now, with the active tile."""
    if is_counted(state):
        return {}
    points = points_on_board(state, seat, own, sums.majorities)
    return {SOURCE.names[source]: value for source, value in enumerate(points) if value}


def is_counted(state: AmunReState) -> bool:
    """Whether the board's points are booked already: all of them as scoring begins (AR-SCO-13)."""
    return state.over or state.phase == SCORING


def yellow_points(state: AmunReState, seat: int) -> int:
    """What the yellow cards in hand would score now: one of each, while this scoring still asks for them."""
    if state.over or (state.phase == SCORING and not _is_to_score(state, seat)):
        return 0
    in_time = [card for card in YELLOW_CARDS if state.holds(seat, card) and not _is_scored(state, seat, card)]
    return sum([CARD_VP[card] for card in in_time if meets(state, seat, card)])


def _is_to_score(state: AmunReState, seat: int) -> bool:
    return any(
        isinstance(frame, (frames.ScoringTurn, frames.ScoringCards)) and frame.seat == seat
        for frame in state.frames
    )


def _is_scored(state: AmunReState, seat: int, card: int) -> bool:
    """Whether one like it was played in this scoring (AR-SCO-09)."""
    return state.phase == SCORING and state.has_played(seat, card)


def _conditions(state: AmunReState, own: list[int]) -> dict[str, Condition]:
    shown: dict[str, Condition] = {}
    for card in YELLOW_CARDS:
        has, needs = condition(state, own, card)
        shown[CARD.names[card]] = {"has": has, "needs": needs, "met": has >= needs}
    return shown


def _province(state: AmunReState, province: int, sums: _Sums) -> ProvinceView:
    for_sale = province in state.for_sale and state.owner[province] == NOBODY
    bidder = state.bidder(province) if for_sale else NOBODY
    lowest = state.lowest_cell(province) if for_sale else CELLS
    return {
        "owner": SEAT.show(state.owner[province]),
        "farmers": state.farmers[province],
        "free_farmers": state.free_farmers[province],
        "free_fields": FIELDS[province] - state.farmers[province],
        "stones": state.stones[province],
        "pyramids": state.pyramids[province],
        "cards": state.face_down_at.count(province),
        "income": sums.incomes[province],
        "for_sale": for_sale,
        "bidder": SEAT.show(bidder),
        "bid": None if bidder == NOBODY else BID_CELLS[state.bid_cell[bidder]],
        "lowest_bid": BID_CELLS[lowest] if lowest < CELLS else None,
    }
