"""Who may know what (section 25): views are built from nothing."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import SIMULTANEOUS
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.awakening import destiny_order
from ennead.games.kemet.rules.battle import parties
from ennead.games.kemet.rules.battle_view import battle_shown, count_shown
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BATTLE_CARD,
    BATTLE_CARDS,
    BUY_SPACES,
    CARD,
    CARDS,
    CITY,
    COLOR,
    COLORS,
    CREATURE,
    CREATURES,
    DIVINE_FAME,
    FAME_TO_WIN,
    GOD,
    INCOME,
    MAX_PP,
    NIGHT,
    NIGHT_PRAYERS,
    NIGHT_STEP,
    PHASE,
    SOURCE,
    SPACE_TIER,
    SPACES,
    TEMPLES_FAME,
    TEMPLES_IN_PLAY,
    TEMPLES_NEEDED,
    TIERS,
    TILE,
    TILE_ART,
    TILE_COLOR,
    TILE_COST,
    TILE_LEVEL,
    TILES,
    TOKEN_SPACE,
    TOKENS,
)
from ennead.games.kemet.rules.ending import points_by_source
from ennead.games.kemet.rules.market import LACK, Lack, Shelf
from ennead.games.kemet.rules.modifiers import GOLD_TILES, NIGHT_PP, gather, troop_limit
from ennead.games.kemet.rules.move import move_range
from ennead.games.kemet.rules.night import NIGHT_STEPS
from ennead.games.kemet.rules.odds import chosen_cards, may_hold
from ennead.games.kemet.rules.prices import tile_price
from ennead.games.kemet.rules.reach import LEG, Route, group_of, routes
from ennead.games.kemet.rules.shape import (
    AreaView,
    ClashView,
    KemetView,
    LackView,
    MeetingView,
    ReachView,
    RevealedView,
    RouteView,
    SeatView,
    TierView,
    TileView,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.turn import EMPTY_TIERS, covered_spaces, wins

_TIER_SPACES = tuple(
    [TOKEN_SPACE.names[space] for space in range(SPACES) if SPACE_TIER[space] == tier]
    for tier in range(TIERS)
)
_TIER_MASK = tuple(
    sum(1 << space for space in range(SPACES) if SPACE_TIER[space] == tier) for tier in range(TIERS)
)


def table_view(state: KemetState) -> KemetView:
    """The table as a spectator sees it (KM-HID-01)."""
    return {
        "game": "kemet",
        "players": state.players,
        "viewer": None,
        "round": state.round,
        "phase": PHASE.names[state.phase],
        "night_step": NIGHT_STEP.show(night_step(state)),
        "active": SEAT.show(state.active),
        "winner": SEAT.show(state.winner),
        "fame_to_win": FAME_TO_WIN,
        "colors": [COLOR.names[color] for color in range(COLORS) if state.colors >> color & 1],
        "order": [SEAT.names[seat] for seat in state.order],
        "next_order": [SEAT.show(seat) for seat in state.next_order],
        "destiny": [SEAT.names[seat] for seat in destiny_order(state)],
        "max_pp": MAX_PP,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "areas": {AREA.names[area]: _area(state, area) for area in AREAS_IN_PLAY[state.players]},
        "creatures": {
            CREATURE.names[creature]: {
                "owner": SEAT.names[state.creature_owner[creature]],
                "area": AREA.show(state.creature_at[creature]),
            }
            for creature in range(CREATURES)
            if state.creature_owner[creature] != NOBODY
        },
        "market": _market(state),
        "deck": len(state.deck),
        "discard": _counts(state.discard),
        "battle": battle_shown(state, None) if state.battle_area != NOBODY else None,
        "last_clash": _last_clash(state) if state.last_area != NOBODY else None,
    }


def seat_view(state: KemetState, seat: int, table: KemetView) -> KemetView:
    """The table as the seat sees it: its cards, what tiles cost and want of it, where it may march."""
    shown = table.copy()
    shown["viewer"] = SEAT.names[seat]
    own = table["seats"][seat].copy()
    _add_secrets(state, seat, own)
    shown["seats"] = [*table["seats"][:seat], own, *table["seats"][seat + 1 :]]
    if state.city[seat] != NOBODY:
        shown["market"] = _market_for(state, seat, table["market"])
    if state.battle_area != NOBODY:
        shown["battle"] = battle_shown(state, seat)
    if not state.over and state.actor == seat:
        reach = _reach(state, seat)
        if reach:
            shown["reach"] = reach
    return shown


def night_step(state: KemetState) -> int:
    """The step of the night that is under way: the one before the first that is still to come."""
    if state.phase != NIGHT:
        return NOBODY
    for frame in reversed(state.frames):
        if frame.step in NIGHT_STEPS:
            return NIGHT_STEPS.index(frame.step) - 1
    return len(NIGHT_STEPS) - 1


def _counts(cards: list[int]) -> dict[str, int]:
    return {CARD.names[card]: count for card, count in enumerate(cards) if count}


def _battle_cards(bits: int) -> list[str]:
    return [BATTLE_CARD.names[card] for card in range(BATTLE_CARDS) if bits >> card & 1]


def _tiles(bits: int) -> list[str]:
    return [TILE.names[tile] for tile in range(TILES) if bits >> tile & 1]


# Seats


def _seat(state: KemetState, seat: int) -> SeatView:
    own = state.own_tokens[seat]
    markers = state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]
    lasting = state.battle_fame[seat] + state.divine_fame[seat]
    held = state.fame_at.count(seat)
    shown: SeatView = {
        "seat": SEAT.names[seat],
        "god": GOD.names[seat],
        "city": CITY.show(state.city[seat]),
        "fame": lasting + held,
        "lasting": lasting,
        "held": held,
        "points": points_by_source(state, seat),
        "projected": _projected(state, seat),
        "winning": wins(state, seat),
        "pp": state.pp[seat],
        "night_pp": night_pp(state, seat),
        "veterans": state.veterans[seat],
        "supply": state.supply[seat],
        "army": army(state, seat),
        "troop_limit": troop_limit(state, seat),
        "tiles": _tiles(state.tiles[seat]),
        "bought_today": [COLOR.names[color] for color in range(COLORS) if state.bought[seat] >> color & 1],
        "markers": [COLOR.show(color) for color in markers],
        "tokens": TOKENS - own.bit_count(),
        "own_tokens": [TOKEN_SPACE.names[space] for space in range(SPACES) if own >> space & 1],
        "tiers": _tiers(state, seat),
        "silver": state.has_silver[seat],
        "silver_at": TOKEN_SPACE.show(state.silver_at[seat]),
        "gold_tiles": [TILE.names[tile] for tile in GOLD_TILES if state.tiles[seat] >> tile & 1],
        "gold_tile": TILE.show(state.gold_tile[seat]),
        "hand_size": state.hand_size(seat),
        "battle_hand_size": _in_hand(state, seat).bit_count(),
        "may_hold": _battle_cards(may_hold(state, seat)),
        "face_up": _battle_cards(state.face_up[seat]),
        "face_down_count": state.face_down[seat].bit_count(),
        "removed_count": state.removed[seat].bit_count(),
        "ready": is_ready(state, seat),
    }
    if state.over:
        _add_secrets(state, seat, shown)
    return shown


def _add_secrets(state: KemetState, seat: int, shown: SeatView) -> None:
    shown["hand"] = _counts(state.hand[seat * CARDS : seat * CARDS + CARDS])
    shown["battle_hand"] = _battle_cards(_in_hand(state, seat))
    shown["face_down"] = _battle_cards(state.face_down[seat])
    shown["removed"] = _battle_cards(state.removed[seat])


def _projected(state: KemetState, seat: int) -> dict[str, int]:
    """Fame that the coming night brings by itself (KM-NIGHT-06)."""
    if state.over or state.temples_held(seat) < TEMPLES_NEEDED:
        return {}
    return {SOURCE.names[DIVINE_FAME]: TEMPLES_FAME}


def night_pp(state: KemetState, seat: int) -> int:
    """Worship and prayers (KM-NIGHT-08, -09), before what is above the maximum is lost."""
    total = NIGHT_PRAYERS + gather(state.tiles[seat], NIGHT_PP)
    for area in TEMPLES_IN_PLAY[state.players]:
        if state.holder[area] == seat:
            total += INCOME[area]
    return total


def army(state: KemetState, seat: int) -> int:
    """Units on the map."""
    total = sum(state.assault) if seat == state.active else 0
    for area, holder in enumerate(state.holder):
        if holder == seat:
            total += state.units[area]
    return total


def _tiers(state: KemetState, seat: int) -> list[TierView]:
    covered = covered_spaces(state, seat)
    pressed = state.tokens_left(seat, TOKENS) <= EMPTY_TIERS[covered]
    tiers: list[TierView] = []
    for spaces, mask in zip(_TIER_SPACES, _TIER_MASK, strict=True):
        tokens = (covered & mask).bit_count()
        tiers.append({"spaces": spaces, "tokens": tokens, "due": pressed and tokens == 0})
    return tiers


def _in_hand(state: KemetState, seat: int) -> int:
    """Chosen battle cards count as in hand until the clash, and no longer."""
    bits = state.battle_hand[seat]
    if state.clashed and state.played_card[seat] != NOBODY:
        for card in chosen_cards(state, seat):
            bits &= ~(1 << card)
    return bits


def is_ready(state: KemetState, seat: int) -> bool:
    """A party to the battle that was asked and has given its secret answers; with Spy one is asked first."""
    if state.actor != SIMULTANEOUS or seat not in parties(state.frames[-1]):
        return False
    return seat not in state.to_act()


# The board and the market


def _area(state: KemetState, area: int) -> AreaView:
    return {
        "holder": SEAT.show(state.holder[area]),
        "units": state.units[area],
        "assault": state.assault[area],
        "controller": SEAT.show(state.controller(area)),
        "pyramid": COLOR.show(state.pyramid_color[area]),
        "height": state.height[area],
        "fame": SEAT.show(state.fame_at[area]),
        "creatures": [
            CREATURE.names[creature] for creature in range(CREATURES) if state.creature_at[creature] == area
        ],
    }


def _market(state: KemetState) -> dict[str, TileView]:
    """Tiles on offer or owned."""
    taken = 0
    for bits in state.tiles:
        taken |= bits
    found: dict[str, TileView] = {}
    for tile in range(TILES):
        copies = state.offer[tile]
        owned = taken >> tile & 1
        if copies or owned:
            found[TILE.names[tile]] = {"copies": copies, "owners": _owners(state, tile) if owned else []}
    return found


def _market_for(state: KemetState, seat: int, market: dict[str, TileView]) -> dict[str, TileView]:
    """With prices, and what is missing: worked out once for all tiles of a colour and level."""
    shelf = Shelf(state, seat)
    arts = state.tiles[seat]
    shared: dict[tuple[int, int, int], tuple[int, list[LackView]]] = {}
    found: dict[str, TileView] = {}
    for tile in range(TILES):
        name = TILE.names[tile]
        if name not in market:
            continue
        kind = TILE_COLOR[tile], TILE_LEVEL[tile], TILE_COST[tile]
        if kind not in shared:
            price = tile_price(state, seat, tile, 0)
            shared[kind] = price, _lacks(shelf.shared_lacks(kind[0], kind[1], price))
        shown = market[name].copy()
        shown["price"], lacks = shared[kind]
        if shown["copies"] == 0 or arts & TILE_ART[tile]:
            lacks = [*_lacks(shelf.own_lacks(tile)), *lacks]
        shown["lacks"] = lacks
        found[name] = shown
    return found


def _owners(state: KemetState, tile: int) -> list[str]:
    return [SEAT.names[seat] for seat, bits in enumerate(state.tiles) if bits >> tile & 1]


def _lacks(lacks: list[Lack]) -> list[LackView]:
    return [{"lack": LACK.names[lack], "needs": needs, "has": has} for lack, needs, has in lacks]


# Marches


def _reach(state: KemetState, seat: int) -> list[ReachView]:
    """Of each troop that may be chosen, or of the one on its way."""
    frame = state.frames[-1]
    if isinstance(frame, frames.MoveStep):
        return [_reach_of(state, frame)]
    if not isinstance(frame, frames.MoveTroop):
        return []
    found: list[ReachView] = []
    for area in AREAS_IN_PLAY[state.players]:
        if state.holder[area] == seat:
            points = move_range(state, seat, area)
            found.append(
                _reach_of(
                    state, frames.MoveStep(seat, area, area, points, frame.teleports, frame.gates, 0, 0)
                )
            )
    return found


def _reach_of(state: KemetState, journey: frames.MoveStep) -> ReachView:
    count = group_of(state, journey.seat, journey.area)
    return {
        "area": AREA.names[journey.area],
        "units": count,
        "points": journey.points,
        "teleports": journey.teleports,
        "routes": [_route(route, journey.seat) for route in routes(state, journey, count)],
    }


def _route(route: Route, seat: int) -> RouteView:
    return {
        "area": AREA.names[route.area],
        "legs": [
            {"leg": LEG.names[leg.kind], "area": AREA.names[leg.area], "left": CREATURE.show(leg.left)}
            for leg in route.legs
        ],
        "points": route.points,
        "pp": route.pp,
        "battle": None if route.ahead is None else _meeting(route, route.ahead, seat),
    }


def _meeting(route: Route, ahead: KemetState, seat: int) -> MeetingView:
    return {
        "pairs": route.pairs,
        "wins": route.wins,
        "holds": route.holds,
        "sure": route.sure,
        "enemy": SEAT.names[ahead.defender],
        "own": count_shown(ahead, seat, seat),
        "theirs": count_shown(ahead, ahead.defender, seat),
    }


# The last battle


def _last_clash(state: KemetState) -> ClashView:
    return {
        "area": AREA.names[state.last_area],
        "winner": SEAT.show(state.last_winner),
        "attacker": _revealed(state, state.last_attacker),
        "defender": _revealed(state, state.last_defender),
    }


def _revealed(state: KemetState, seat: int) -> RevealedView:
    return {
        "seat": SEAT.names[seat],
        "played": BATTLE_CARD.show(state.last_played[seat]),
        "cards": _counts(state.last_cards[seat * CARDS : seat * CARDS + CARDS]),
    }
