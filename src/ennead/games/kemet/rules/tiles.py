"""Power tiles (sections 11 and 19): buying them, and what taking one does."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARDS,
    BUY_SPACES,
    BY_MERCENARIES,
    BY_REINFORCEMENTS,
    CITY_OF,
    COLOR,
    COLORS,
    DISTRICTS_IN_PLAY,
    DIVINE_FAME,
    TILE,
    TILE_ART,
    TILE_COLOR,
    TILE_CREATURE,
    TILE_LEVEL,
    TILE_ORIGIN,
    TILES_OF_COLOR,
)
from ennead.games.kemet.rules.modifiers import (
    PURCHASE_CARD,
    PURCHASE_FAME,
    PURCHASE_MERCENARIES,
    PURCHASE_PP,
    PURCHASE_SILVER,
    PURCHASE_UNITS,
    TILE_MODIFIER,
)
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.prices import BY_TWIN, tile_price
from ennead.games.kemet.rules.refusals import not_in_battle_hand, not_in_play, too_dear
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.troops import place_creature
from ennead.games.kemet.rules.wealth import gain_by_day, gain_fame


def heights_within_reach(state: KemetState, seat: int, where: int) -> list[int]:
    """For each colour the highest pyramid that counts on this buy space (KM-BUY-04, -06 to -08)."""
    heights = [0] * COLORS
    city = state.city[seat]
    marked = NOBODY if where == BY_TWIN else state.markers[seat * BUY_SPACES + where]
    built = state.height
    for area in DISTRICTS_IN_PLAY[state.players]:
        height = built[area]
        if height == 0:
            continue
        color = state.pyramid_color[area]
        if height <= heights[color]:
            continue
        if CITY_OF[area] == city:
            if (where == BY_TWIN or color == marked) and not state.has_enemy(seat, area):
                heights[color] = height
        elif state.holder[area] == seat:
            heights[color] = height
    return heights


def is_open_color(state: KemetState, seat: int, color: int, where: int) -> bool:
    """One tile of a colour a day; Twin Ceremony buys the second (KM-BUY-03, KM-TILE-O2d)."""
    bought = state.bought[seat] >> color & 1 == 1
    return bought if where == BY_TWIN else not bought


class BuyTile(steps.BuyTile):
    """One tile from the offer, or none (KM-BUY-01)."""

    def legal(self, state: KemetState, frame: frames.BuyTile, seat: int) -> list[int]:
        where = frame.where
        heights = heights_within_reach(state, seat, where)
        owned = state.tiles[seat]
        offer = state.offer
        purse = state.pp[seat]
        options = [codes.NONE]
        for color in range(COLORS):
            height = heights[color]
            if height == 0 or not is_open_color(state, seat, color, where):
                continue
            for tile in TILES_OF_COLOR[color]:
                if TILE_LEVEL[tile] > height:
                    break
                if (
                    offer[tile] > 0
                    and owned & TILE_ART[tile] == 0
                    and tile_price(state, seat, tile, where) <= purse
                ):
                    options.append(codes.BUY[tile])
        return options

    def do_buy(self, state: KemetState, frame: frames.BuyTile, tile: int) -> None:
        seat = frame.seat
        paid = tile_price(state, seat, tile, frame.where)
        state.pp[seat] -= paid
        state.bought[seat] |= 1 << TILE_COLOR[tile]
        state.referee.tell(events.BOUGHT_TILE, seat, tile, paid)
        take_tile(state, seat, tile)

    def why_not_buy(self, state: KemetState, frame: frames.BuyTile, tile: int) -> Refusal:
        """In the order a person would ask."""
        seat, where = frame.seat, frame.where
        gone = not_available(state, seat, tile)
        if gone is not None:
            return gone
        color, level = TILE_COLOR[tile], TILE_LEVEL[tile]
        name = COLOR.names[color]
        if not is_open_color(state, seat, color, where):
            return Refusal("color-not-bought" if where == BY_TWIN else "color-bought", color=name)
        height = heights_within_reach(state, seat, BY_TWIN)[color]
        if height < level:
            return Refusal("pyramid-too-low", color=name, needs=level, has=height)
        cost = tile_price(state, seat, tile, where)
        if cost > state.pp[seat]:
            return too_dear(state, seat, cost)
        marked = state.markers[seat * BUY_SPACES + where]
        if marked == NOBODY:
            return Refusal("no-buy-marker", color=name)
        return Refusal("wrong-buy-space", color=name, gem=COLOR.names[marked])

    def do_none(self, state: KemetState, frame: frames.BuyTile) -> None:
        """Nothing is bought."""


def not_available(state: KemetState, seat: int, tile: int) -> Refusal | None:
    """KM-BUY-02."""
    if state.offer[tile] == 0:
        return Refusal("tile-not-on-offer", tile=TILE.names[tile])
    return Refusal("tile-owned", tile=TILE.names[tile]) if state.tiles[seat] & TILE_ART[tile] else None


# What taking a tile does (KM-BUY-12)


def take_tile(state: KemetState, seat: int, tile: int) -> None:
    """The tile works from now on; its `purchase` effects are carried out at once."""
    state.offer = put(state.offer, tile, state.offer[tile] - 1)
    state.tiles = put(state.tiles, seat, state.tiles[seat] | 1 << tile)
    effects = TILE_MODIFIER[tile]
    if TILE_CREATURE[tile] != NOBODY:
        state.creature_owner = put(state.creature_owner, TILE_CREATURE[tile], seat)
        state.push(frames.CreatureDistrict(seat, tile))
    if effects[PURCHASE_FAME] > 0:
        gain_fame(state, seat, effects[PURCHASE_FAME], DIVINE_FAME, TILE_ORIGIN + tile)
    if effects[PURCHASE_PP] > 0:
        gain_by_day(state, seat, effects[PURCHASE_PP], TILE_ORIGIN + tile)
    if effects[PURCHASE_SILVER] > 0:
        state.has_silver = [has or each == seat for each, has in enumerate(state.has_silver)]
        state.referee.tell(events.SILVER_TOKEN, seat)
    if effects[PURCHASE_CARD] > 0:
        take_special_card(state, seat, effects[PURCHASE_CARD])
    if effects[PURCHASE_MERCENARIES] > 0:
        state.supply[seat] += effects[PURCHASE_MERCENARIES]
        state.referee.tell(events.MERCENARIES, seat, effects[PURCHASE_MERCENARIES])
        begin_placing(state, seat, BY_MERCENARIES, effects[PURCHASE_MERCENARIES])
    if effects[PURCHASE_UNITS] > 0:
        begin_placing(state, seat, BY_REINFORCEMENTS, effects[PURCHASE_UNITS])


def take_special_card(state: KemetState, seat: int, card: int) -> None:
    """All battle cards come back, one of them is removed, the special one joins (KM-TILE-R2c, -S2c)."""
    state.battle_hand[seat] |= state.face_up[seat] | state.face_down[seat]
    state.face_up = put(state.face_up, seat, 0)
    state.face_down = put(state.face_down, seat, 0)
    state.referee.tell(events.CARDS_BACK, seat)
    state.referee.tell(events.SPECIAL_CARD, seat, card)
    state.push(frames.RemoveBattleCard(seat, card))


class RemoveBattleCard(steps.RemoveBattleCard):
    """Which own battle card leaves the game, secretly."""

    def legal(self, state: KemetState, frame: frames.RemoveBattleCard, seat: int) -> list[int]:
        hand = state.battle_hand[seat]
        return [codes.REMOVE[card] for card in range(BATTLE_CARDS) if hand >> card & 1]

    def do_remove(self, state: KemetState, frame: frames.RemoveBattleCard, battle_card: int) -> None:
        seat = frame.seat
        state.battle_hand[seat] &= ~(1 << battle_card)
        state.removed = put(state.removed, seat, state.removed[seat] | 1 << battle_card)
        state.battle_hand[seat] |= 1 << frame.battle_card
        state.referee.tell(events.REMOVED_CARD, seat, battle_card)

    def why_not_remove(self, state: KemetState, frame: frames.RemoveBattleCard, battle_card: int) -> Refusal:
        return not_in_battle_hand(battle_card)


class CreatureDistrict(steps.CreatureDistrict):
    """Where a new creature stands, or in supply (KM-CRE-05)."""

    def legal(self, state: KemetState, frame: frames.CreatureDistrict, seat: int) -> list[int]:
        options = [codes.NONE]
        for area in state.own_districts(seat):
            if state.holder[area] == seat and state.creature_with(seat, area) == NOBODY:
                options.append(codes.STATION[area])
        return options

    def do_station(self, state: KemetState, frame: frames.CreatureDistrict, area: int) -> None:
        place_creature(state, frame.seat, TILE_CREATURE[frame.tile], area)

    def why_not_station(self, state: KemetState, frame: frames.CreatureDistrict, area: int) -> Refusal:
        if not state.is_own_district(frame.seat, area):
            return not_in_play(state, area) or Refusal("not-your-district", area=AREA.names[area])
        if state.holder[area] != frame.seat:
            return Refusal("no-troop-there", area=AREA.names[area])
        return Refusal("creature-there", area=AREA.names[area])

    def do_none(self, state: KemetState, frame: frames.CreatureDistrict) -> None:
        """It stays in supply."""
