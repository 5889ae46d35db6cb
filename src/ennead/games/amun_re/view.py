"""Who may know what (section 19): views are built from nothing, and hidden things drawn anew for bots."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS
from ennead.games.amun_re.actions import SELL
from ennead.games.amun_re.components import (
    AUCTION,
    BID_CELLS,
    CARD,
    CARDS,
    KINGDOM,
    LAST_ROUND,
    PHASE,
    PROTECTION,
    PROVINCE,
    PROVINCES,
    SCRIBES,
    SOURCE,
    TILE,
)
from ennead.games.amun_re.scoring import board_points, points_by_source
from ennead.games.amun_re.shape import AmunReView, ProvinceView, SeatView
from ennead.games.amun_re.state import AmunReState


def view(state: AmunReState, viewer: int | None) -> AmunReView:
    """The table as the viewer sees it; None is a spectator (AR-HID-09)."""
    return {
        "game": "amun-re",
        "players": state.players,
        "viewer": None if viewer is None else SEAT.names[viewer],
        "expert": state.expert,
        "round": state.round,
        "kingdom": KINGDOM.names[state.kingdom()],
        "phase": PHASE.names[state.phase],
        "first_player": SEAT.names[state.first],
        "tile": TILE.show(state.tile),
        "total": state.total,
        "for_sale": [PROVINCE.names[province] for province in state.for_sale],
        "power_deck": len(state.deck),
        "power_discard": {CARD.names[card]: count for card, count in enumerate(state.discard) if count},
        "province_deck": len(state.province_deck),
        "province_discard": [PROVINCE.names[province] for province in state.province_discard],
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "provinces": {PROVINCE.names[province]: _province(state, province) for province in range(PROVINCES)},
    }


def _seat(state: AmunReState, seat: int, viewer: int | None) -> SeatView:
    bid_at = state.bid_at[seat]
    owned = state.owner.count(seat)
    shown: SeatView = {
        "seat": SEAT.names[seat],
        "vp": state.vp(seat),
        "points": points_by_source(state, seat),
        "projected": _projected(state, seat),
        "hand_size": state.hand_size(seat),
        "scribes": SCRIBES - owned - (bid_at != NOBODY),
        "bid": None
        if bid_at == NOBODY
        else {"province": PROVINCE.names[bid_at], "gold": BID_CELLS[state.bid_cell[seat]]},
        "barred": PROVINCE.show(state.barred[seat]),
        "protected": state.phase == AUCTION and state.has_played(seat, PROTECTION),
        "played": [CARD.names[card] for card in range(CARDS) if state.has_played(seat, card)],
        "offered": None if state.offered[seat] == NOBODY else state.offered[seat],
        "province_cards": state.province_hand[seat].bit_count(),
        "ready": _is_ready(state, seat),
    }
    if viewer == seat or is_open(state):
        shown["gold"] = state.gold[seat]
    if viewer == seat:
        hand = state.hand[seat * CARDS : seat * CARDS + CARDS]
        shown["hand"] = {CARD.names[card]: count for card, count in enumerate(hand) if count}
        cards = state.province_hand[seat]
        shown["province_hand"] = [
            PROVINCE.names[province] for province in range(PROVINCES) if cards >> province & 1
        ]
    return shown


def is_open(state: AmunReState) -> bool:
    """Gold is opened at the final scoring (AR-FIN-02)."""
    return state.over and state.round == LAST_ROUND


def _projected(state: AmunReState, seat: int) -> dict[str, int]:
    """What the board alone would score if scoring came now, with the active tile."""
    if state.over:
        return {}
    points = board_points(state, seat)
    return {SOURCE.names[source]: value for source, value in enumerate(points) if value}


def _province(state: AmunReState, province: int) -> ProvinceView:
    return {
        "owner": SEAT.show(state.owner[province]),
        "farmers": state.farmers[province],
        "free_farmers": state.free_farmers[province],
        "stones": state.stones[province],
        "pyramids": state.pyramids[province],
        "cards": state.face_down_at.count(province),
    }


def resample(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """Deal out anew, in place, all cards the viewer can't see, and redo the others' sealed answers."""
    ready = [seat for seat in range(state.players) if _is_ready(state, seat)]
    _resample_power_cards(state, viewer, referee)
    _resample_province_cards(state, viewer, referee)
    for seat in range(state.players):
        if seat != viewer:
            state.unseal(seat)
            if seat in ready:
                _answer_anew(state, seat, referee)


def _is_ready(state: AmunReState, seat: int) -> bool:
    return state.actor == SIMULTANEOUS and seat not in state.to_act()


def _answer_anew(state: AmunReState, seat: int, referee: Referee) -> None:
    """Any answer the seat could have sealed; sales are open acts and stay as they were."""
    frame = state.frames[-1]
    step = state.rules.steps[frame[0]]
    while seat in step.waiting(state, frame):
        options = step.legal(state, frame, seat)
        options = [code for code in options if not SELL <= code < SELL + CARDS]
        state.seal(seat, options[referee.below("resample sealed", len(options))])


def _resample_power_cards(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """Hands (but for the cards everybody knows to be there), face-down cards and the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.deck + state.face_down
    sizes = [0] * state.players
    for seat in others:
        for card in range(CARDS):
            hidden = state.hand[seat * CARDS + card] - state.known[seat * CARDS + card]
            pool.extend([card] * hidden)
            sizes[seat] += hidden
            state.hand[seat * CARDS + card] -= hidden
    pool.sort()  # what comes out must not depend on where the hidden cards were
    referee.shuffle("resample power cards", pool)
    for seat in others:
        for _ in range(sizes[seat]):
            state.hand[seat * CARDS + pool.pop()] += 1
    for place in range(len(state.face_down)):
        state.face_down[place] = pool.pop()
    state.deck = pool


def _resample_province_cards(state: AmunReState, viewer: int | None, referee: Referee) -> None:
    """The province deck or the others' province cards; in the Old Kingdom also which are left out."""
    first_kingdom = state.kingdom() == 0
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.province_deck[:]
    if first_kingdom:
        pool.extend(state.unused)
    for seat in others:
        cards = state.province_hand[seat]
        pool.extend([province for province in range(PROVINCES) if cards >> province & 1])
    pool.sort()
    referee.shuffle("resample provinces", pool)
    hands = state.province_hand[:]
    for seat in others:
        hands[seat] = 0
        for _ in range(state.province_hand[seat].bit_count()):
            hands[seat] |= 1 << pool.pop()
    state.province_hand = hands
    if first_kingdom:
        state.unused = sorted(pool.pop() for _ in range(len(state.unused)))
    state.province_deck = pool
