"""What matters in weighing an action of Amun-Re: points, money and goods, and what it leads to."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event
from ennead.core.state import SIMULTANEOUS
from ennead.games.amun_re.generated import codes, frames
from ennead.games.amun_re.rules import events as told
from ennead.games.amun_re.rules.actions import YES
from ennead.games.amun_re.rules.components import (
    BID_CELLS,
    CHANGE_DELTA,
    GOODS,
    OFFERING,
    PHASE,
    PROVINCE,
    SIDE_NAME,
    SIDES,
    THIEF_GOLD,
    THIEF_TOTAL,
    TILE,
    TILE_MAX,
)
from ennead.games.amun_re.rules.harvest import income_by_tile, incomes
from ennead.games.amun_re.rules.offering import is_revealed, tile_for
from ennead.games.amun_re.rules.scoring import majority, points_on_board, set_size
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.view import is_counted, yellow_points


def measures(state: AmunReState, seat: int) -> list[Measure]:
    """Amounts of the seat that an action can change, and the points it takes from or leaves to others."""
    own = state.own_provinces(seat)
    majorities = [majority(state, side) for side in range(len(SIDES))]
    found = [
        Measure("points", state.vp(seat), 1),
        Measure("points_if_scored", _if_scored(state, seat, majorities) + yellow_points(state, seat), 1),
        Measure("gold", state.gold[seat], 1),
        Measure("standing_bid", standing_bid(state, seat), -1),
        Measure("income", _income(state, own), 1),
        Measure("cards", state.hand_size(seat), 1),
        Measure("pyramids", sum([state.pyramids[province] for province in own]), 1),
        Measure("stones", sum([state.stones[province] for province in own]), 1),
        Measure("farmers", sum([state.farmers_in(province) for province in own]), 1),
        Measure("place_in_turn_order", state.turn_order().index(seat) + 1, -1),
    ]
    if state.phase == OFFERING and is_revealed(state):
        found.append(Measure("total", state.total, 0))
    for other in range(state.players):
        if other != seat:
            points = _if_scored(state, other, majorities)
            found.append(Measure("rival_points_if_scored", points, -1, seat=SEAT.names[other]))
    return found


def _if_scored(state: AmunReState, seat: int, majorities: list[list[int]]) -> int:
    """Points with what the board would still add if scoring came now."""
    ahead = (
        0 if is_counted(state) else sum(points_on_board(state, seat, state.own_provinces(seat), majorities))
    )
    return state.vp(seat) + ahead


def _income(state: AmunReState, own: list[int]) -> int:
    """What a harvest with the active tile brings, apart from harvest cards."""
    return 0 if state.tile == NOBODY else income_by_tile(state, own)[state.tile]


def standing_bid(state: AmunReState, seat: int) -> int:
    """What the seat will pay if nobody outbids it."""
    return BID_CELLS[state.bid_cell[seat]] if state.bid_at[seat] != NOBODY else 0


def notes(before: AmunReState, after: AmunReState, seat: int, events: list[Event]) -> list[Note]:
    """What an action leads to besides amounts."""
    return [
        *_auction_notes(seat, events),
        *_market_notes(before, after, seat),
        *_building_notes(before, after, seat),
        *_offering_notes(before, after, seat, events),
        *_harvest_notes(before, after, seat),
        *_flow_notes(before, after, seat, events),
    ]


def _auction_notes(seat: int, events: list[Event]) -> list[Note]:
    found: list[Note] = []
    for event in events:
        values = event.values
        if event.kind == told.OUTBID and values[2] == seat:
            found.append(Note("outbids", 1, seat=SEAT.names[values[0]], province=PROVINCE.names[values[1]]))
        elif event.kind == told.PAID and values[0] == seat:
            found.append(Note("wins_province", 1, province=PROVINCE.names[values[1]], gold=values[2]))
        elif event.kind == told.PROTECTED and values[0] == seat:
            found.append(Note("protects", 1))
    return found


def _market_notes(before: AmunReState, after: AmunReState, seat: int) -> list[Note]:
    """A purchase closes goods (AR-MKT-03); stones and farmers want a place."""
    was, now = _goods_open(before, seat), _goods_open(after, seat)
    if was == NOBODY or now in (NOBODY, was):
        return []
    found = [Note("goods_still_open", 0, goods=GOODS.names[now])]
    placing = after.frames[-1]
    if isinstance(placing, frames.PlaceStone):
        found.append(Note("stones_to_place", 0, count=placing.left))
    elif isinstance(placing, frames.PlaceFarmer):
        found.append(Note("farmers_to_place", 0, count=placing.left))
    return found


def _goods_open(state: AmunReState, seat: int) -> int:
    for frame in state.frames[-2:]:
        if isinstance(frame, frames.MarketAction) and frame.seat == seat:
            return frame.open
    return NOBODY


def _building_notes(before: AmunReState, after: AmunReState, seat: int) -> list[Note]:
    """Sides won and lost, and pyramids in all three provinces (AR-SCO-03 to AR-SCO-07)."""
    if before.round != after.round:
        return []
    found: list[Note] = []
    for side, name in enumerate(SIDE_NAME.names):
        was, now = set(majority(before, side)), set(majority(after, side))
        if seat in now and seat not in was:
            found.append(Note("majority_gained", 1, sides=name))
        if seat in was and seat not in now:
            found.append(Note("majority_lost", -1, sides=name))
        for other in sorted(was - now - {seat}):
            found.append(Note("rival_majority_lost", 1, sides=name, seat=SEAT.names[other]))
    size = set_size(after, after.own_provinces(seat))
    if size > set_size(before, before.own_provinces(seat)):
        found.append(Note("set_grows", 1, pyramids=size))
    return found


class _Offering:
    """What a seat has put into its offering: gold (0 for the Thief), and whether an Offering Change."""

    def __init__(self, gold: int, change: bool) -> None:
        self.gold = gold
        self.change = change
        self.added = gold or THIEF_TOTAL


def _offering_made(after: AmunReState, seat: int, events: list[Event]) -> _Offering | None:
    """The seat's offering, still sealed or just revealed."""
    answers = after.sealed[seat]
    if answers and after.phase == OFFERING:
        gold = 0 if answers[0] == codes.THIEF else codes.OFFER.index(answers[0])
        return _Offering(gold, codes.CHANGE[YES] in answers)
    for event in events:
        if event.kind == told.OFFERED and event.values[0] == seat:
            return _Offering(event.values[1], event.values[2] == 1)
        if event.kind == told.THIEF and event.values[0] == seat:
            return _Offering(0, event.values[1] == 1)
    return None


def _offering_notes(before: AmunReState, after: AmunReState, seat: int, events: list[Event]) -> list[Note]:
    """An offering is weighed by what the others may add; a change of the total by the tile it leads to."""
    if before.phase != OFFERING:
        return []
    if is_revealed(before):
        return _total_notes(before, after, events)
    made = _offering_made(after, seat, events)
    if made is None:
        return []
    if before.sealed[seat]:
        return [Note("moves_total_later", 0, by=CHANGE_DELTA)] if made.change else []
    if made.gold:
        place = Note("first_unless_more", 1, gold=made.gold)
        if before.turn_order()[0] != seat:
            place = Note("first_unless_as_much_before", 1, gold=made.gold)
        return [place, *_tiles_by_others(before, seat, made.added)]
    return [Note("thief_takes_gold", 1, gold=THIEF_GOLD), *_tiles_by_others(before, seat, made.added)]


def _tiles_by_others(state: AmunReState, seat: int, added: int) -> list[Note]:
    """Which tile becomes active by what all others add together, and the harvest it brings the seat."""
    lowest = THIEF_TOTAL * (state.players - 1)
    incomes = income_by_tile(state, state.own_provinces(seat))
    found: list[Note] = []
    for tile, name in enumerate(TILE.names):
        high = TILE_MAX[tile] - added
        low = lowest if tile == 0 else max(lowest, TILE_MAX[tile - 1] + 1 - added)
        if high < lowest:
            continue
        if tile + 1 == len(TILE.names):
            found.append(Note("tile_if_others_at_least", 0, tile=name, low=low, gold=incomes[tile]))
        elif low <= lowest:
            found.append(Note("tile_if_others_at_most", 0, tile=name, high=high, gold=incomes[tile]))
        else:
            found.append(Note("tile_if_others", 0, tile=name, low=low, high=high, gold=incomes[tile]))
    return found


def _total_notes(before: AmunReState, after: AmunReState, events: list[Event]) -> list[Note]:
    if before.total == after.total:
        return []
    settled = any(event.kind == told.ACTIVE_TILE for event in events)
    name = "tile_becomes_active" if settled else "tile_so_far"
    return [Note(name, 0, tile=TILE.names[tile_for(after.total)])]


def _harvest_notes(before: AmunReState, after: AmunReState, seat: int) -> list[Note]:
    """Harvest cards change what is about to be taken."""
    was_asked, is_asked = before.frames[-1], after.frames[-1] if after.frames else None
    if not isinstance(was_asked, frames.HarvestCards) or not isinstance(is_asked, frames.HarvestCards):
        return []
    own = before.own_provinces(seat)
    was, now = (sum([incomes(state)[province] or 0 for province in own]) for state in (before, after))
    same_turn = was_asked.seat == is_asked.seat
    return (
        [Note("harvest_brings", 1 if now > was else -1, gold=now, was=was)]
        if same_turn and now != was
        else []
    )


def _flow_notes(before: AmunReState, after: AmunReState, seat: int, events: list[Event]) -> list[Note]:
    """Who or what comes next."""
    found: list[Note] = []
    for event in events:
        if event.kind == told.MARKER:
            found.append(
                Note("marker_goes", 1 if event.values[0] == seat else 0, seat=SEAT.names[event.values[0]])
            )
        elif event.kind == told.NEW_KINGDOM:
            found.append(Note("new_kingdom", 0))
    if after.over:
        found.append(Note("game_ends", 0))
    elif after.round != before.round:
        found.append(Note("round_begins", 0, round=after.round))
    elif after.phase != before.phase:
        found.append(Note("phase_begins", 0, phase=PHASE.names[after.phase]))
    elif after.actor not in (before.actor, SIMULTANEOUS):
        found.append(Note("turn_passes", 0, seat=SEAT.names[after.actor]))
    return found
