"""Power tiles (sections 11 and 19): buying them, and what taking one does."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import BUY_TILE, NONE, REMOVE, STATION
from ennead.games.kemet.rules.components import (
    BATTLE_CARD,
    BATTLE_CARDS,
    BUY_SPACES,
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
from ennead.games.kemet.rules.places import BY_MERCENARIES, BY_REINFORCEMENTS
from ennead.games.kemet.rules.placing import begin_placing
from ennead.games.kemet.rules.prices import BY_TWIN, tile_price
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.steps import CREATURE_DISTRICT, REMOVE_BATTLE_CARD
from ennead.games.kemet.rules.troops import place_creature
from ennead.games.kemet.rules.wealth import gain_by_day, gain_fame


def heights_within_reach(state: KemetState, seat: int, where: int) -> list[int]:
    """For each colour the highest pyramid that counts on this buy space (KM-BUY-04, -06 to -08)."""
    heights = [0] * COLORS
    marked = NOBODY if where == BY_TWIN else state.markers[seat * BUY_SPACES + where]
    for area in DISTRICTS_IN_PLAY[state.players]:
        height = state.height[area]
        if height == 0:
            continue
        color = state.pyramid_color[area]
        if height <= heights[color]:
            continue
        if state.is_own_district(seat, area):
            if (where == BY_TWIN or color == marked) and state.controls(seat, area):
                heights[color] = height
        elif state.holder[area] == seat:
            heights[color] = height
    return heights


def is_open_color(state: KemetState, seat: int, color: int, where: int) -> bool:
    """One tile of a colour a day; Twin Ceremony buys the second (KM-BUY-03, KM-TILE-O2d)."""
    bought = state.bought[seat] >> color & 1 == 1
    return bought if where == BY_TWIN else not bought


class BuyTile(Choice[KemetState]):
    """One tile from the offer, or none (KM-BUY-01)."""

    def __init__(self) -> None:
        super().__init__("buy_tile", Field("seat", SEAT), Field("where", NUMBER))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        where = frame[2]
        heights = heights_within_reach(state, seat, where)
        owned = state.tiles[seat]
        offer = state.offer
        purse = state.pp[seat]
        options: list[int] = []
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
                    options.append(BUY_TILE + tile)
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NONE:
            return
        tile = code - BUY_TILE
        paid = tile_price(state, seat, tile, frame[2])
        state.pp[seat] -= paid
        state.bought[seat] |= 1 << TILE_COLOR[tile]
        referee.tell(events.BOUGHT_TILE, seat, tile, paid)
        take_tile(state, seat, tile, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# What taking a tile does (KM-BUY-12)


def take_tile(state: KemetState, seat: int, tile: int, referee: Referee) -> None:
    """The tile works from now on; its `purchase` effects are carried out at once."""
    state.offer = put(state.offer, tile, state.offer[tile] - 1)
    state.tiles = put(state.tiles, seat, state.tiles[seat] | 1 << tile)
    effects = TILE_MODIFIER[tile]
    if TILE_CREATURE[tile] != NOBODY:
        state.creature_owner = put(state.creature_owner, TILE_CREATURE[tile], seat)
        state.push(CREATURE_DISTRICT, seat, tile)
    if effects[PURCHASE_FAME] > 0:
        gain_fame(state, seat, effects[PURCHASE_FAME], DIVINE_FAME, TILE_ORIGIN + tile, referee)
    if effects[PURCHASE_PP] > 0:
        gain_by_day(state, seat, effects[PURCHASE_PP], TILE_ORIGIN + tile, referee)
    if effects[PURCHASE_SILVER] > 0:
        state.has_silver = [has or each == seat for each, has in enumerate(state.has_silver)]
        referee.tell(events.SILVER_TOKEN, seat)
    if effects[PURCHASE_CARD] > 0:
        take_special_card(state, seat, effects[PURCHASE_CARD], referee)
    if effects[PURCHASE_MERCENARIES] > 0:
        state.supply[seat] += effects[PURCHASE_MERCENARIES]
        referee.tell(events.MERCENARIES, seat, effects[PURCHASE_MERCENARIES])
        begin_placing(state, seat, BY_MERCENARIES, effects[PURCHASE_MERCENARIES])
    if effects[PURCHASE_UNITS] > 0:
        begin_placing(state, seat, BY_REINFORCEMENTS, effects[PURCHASE_UNITS])


def take_special_card(state: KemetState, seat: int, card: int, referee: Referee) -> None:
    """All battle cards come back, one of them is removed, the special one joins (KM-TILE-R2c, -S2c)."""
    state.battle_hand[seat] |= state.face_up[seat] | state.face_down[seat]
    state.face_up = put(state.face_up, seat, 0)
    state.face_down = put(state.face_down, seat, 0)
    referee.tell(events.CARDS_BACK, seat)
    referee.tell(events.SPECIAL_CARD, seat, card)
    state.push(REMOVE_BATTLE_CARD, seat, card)


class RemoveBattleCard(Choice[KemetState]):
    """Which own battle card leaves the game, secretly."""

    def __init__(self) -> None:
        super().__init__("remove_battle_card", Field("seat", SEAT), Field("battle_card", BATTLE_CARD))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        hand = state.battle_hand[seat]
        return [REMOVE + card for card in range(BATTLE_CARDS) if hand >> card & 1]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        card = code - REMOVE
        state.battle_hand[seat] &= ~(1 << card)
        state.removed = put(state.removed, seat, state.removed[seat] | 1 << card)
        state.battle_hand[seat] |= 1 << frame[2]
        referee.tell(events.REMOVED_CARD, seat, card)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class CreatureDistrict(Choice[KemetState]):
    """Where a new creature stands, or in supply (KM-CRE-05)."""

    def __init__(self) -> None:
        super().__init__("creature_district", Field("seat", SEAT), Field("tile", TILE))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for area in state.own_districts(seat):
            if state.holder[area] == seat and state.creature_with(seat, area) == NOBODY:
                options.append(STATION + area)
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != NONE:
            place_creature(state, seat, TILE_CREATURE[frame[2]], code - STATION, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
