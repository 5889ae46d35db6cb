"""What holds in every state (section 26); for tests and for checking positions from outside."""

from ennead.core.codec import NOBODY, SEAT
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS,
    AREAS_IN_PLAY,
    BATTLE_CARD,
    BUY_SPACES,
    CARD,
    CARD_COUNT,
    CARDS,
    CITIES_IN_PLAY,
    CITY_OF,
    CREATURE,
    CREATURE_TILE,
    CREATURES,
    DAY,
    DIVERSION,
    FAME_HEIGHT,
    FULL_HAND,
    IS_TEMPLE,
    MAX_HEIGHT,
    MAX_PP,
    NIGHT,
    PYRAMIDS,
    SETUP,
    TILE,
    TILE_ART,
    TILE_COLOR,
    TILES,
    TOKENS,
    UNITS,
)
from ennead.games.kemet.rules.modifiers import GOLD_MASK, PURCHASE_MERCENARIES, gather, troop_limit
from ennead.games.kemet.rules.setup import copies_in_play
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.turn import EMPTY_TIERS, covered_spaces


def broken(state: KemetState) -> list[str]:
    """A sentence for every invariant that does not hold."""
    return [
        *_turn(state),
        *_seats(state),
        *_areas(state),
        *_creatures(state),
        *_tokens(state),
        *_tiles(state),
        *_cards(state),
        *_battle_cards(state),
        *_pyramids(state),
        *_fame(state),
    ]


def _is_moving(state: KemetState, area: int) -> bool:
    """The pool of a move action stands here, and may be beyond the limits."""
    if not state.frames:
        return False
    frame = state.frames[-1]
    if isinstance(frame, (frames.MoveStep, frames.MoveUnits, frames.MoveCreature)):
        return frame.area == area
    return False


def _turn(state: KemetState) -> list[str]:
    """Whose turn it is, and what it may still bring."""
    wrong: list[str] = []
    if state.frames and state.winner != NOBODY:
        wrong.append("KM-END-01: a winner, and the game goes on")
    if not state.frames and state.winner == NOBODY:
        wrong.append("KM-END-01: nobody is asked, and nobody has won")
    for frame in state.frames:
        if not isinstance(frame, frames.Turn):
            continue
        seat = frame.seat
        name = SEAT.names[seat]
        if state.active != seat:
            wrong.append(f"KM-DAY-02: it is the turn of seat {name}, but another is active")
        if frame.silver and (not state.has_silver[seat] or state.silver_at[seat] != NOBODY):
            wrong.append(f"KM-INV-06: seat {name} has no silver token to play")
        if frame.gold & ~(state.tiles[seat] & GOLD_MASK) or (frame.gold and state.gold_tile[seat] != NOBODY):
            wrong.append(f"KM-INV-06: seat {name} has no gold token to play for these tiles")
    return wrong


def _seats(state: KemetState) -> list[str]:
    wrong: list[str] = []
    if sorted(state.order) != list(range(state.players)):
        wrong.append("KM-INV-15: the turn order is no permutation of the players")
    choosing = [frame for frame in state.frames if isinstance(frame, frames.SetupCity)]
    chosen = [city for city in state.city if city != NOBODY]
    if len(set(chosen)) != len(chosen) or any(city not in CITIES_IN_PLAY[state.players] for city in chosen):
        wrong.append("KM-SET-10: two players in one city, or a city not in play")
    if len(chosen) + len(choosing) != state.players:
        wrong.append("KM-SET-10: a player without city")
    units = _units(state)
    for seat in range(state.players):
        if not 0 <= state.pp[seat] <= MAX_PP:
            wrong.append(f"KM-INV-02: seat {SEAT.names[seat]} has {state.pp[seat]} prayer points")
        if units[seat] != UNITS + gather(state.tiles[seat], PURCHASE_MERCENARIES) or state.supply[seat] < 0:
            wrong.append(f"KM-INV-01: seat {SEAT.names[seat]} has {units[seat]} units")
        if state.veterans[seat] < 0 or state.battle_fame[seat] < 0 or state.divine_fame[seat] < 0:
            wrong.append(f"KM-INV-11: seat {SEAT.names[seat]} has less than no fame or veterans")
        if state.veterans[seat] and _between_days(state):
            wrong.append(f"KM-INV-16: seat {SEAT.names[seat]} has veterans in destiny")
    return wrong


def _units(state: KemetState) -> list[int]:
    """By seat, on the board and in supply."""
    units = state.supply[:]
    for area in range(AREAS):
        if state.holder[area] != NOBODY:
            units[state.holder[area]] += state.units[area]
        if state.assault[area] and state.active != NOBODY:
            units[state.active] += state.assault[area]
    return units


def _between_days(state: KemetState) -> bool:
    return len(state.frames) > 0 and isinstance(state.frames[-1], frames.DestinySlot)


def _areas(state: KemetState) -> list[str]:
    wrong: list[str] = []
    for area in range(AREAS):
        holder = state.holder[area]
        if (holder == NOBODY) != (state.units[area] == 0) or state.units[area] < 0:
            wrong.append(f"KM-BRD-08: holder or units are missing in {AREA.names[area]}")
        if holder != NOBODY and area not in AREAS_IN_PLAY[state.players]:
            wrong.append(f"KM-BRD-02: units in area {AREA.names[area]}, which is not in play")
        if state.assault[area] and (holder in (NOBODY, state.active) or state.phase != DAY):
            wrong.append(f"KM-INV-04: attackers without defender in area {AREA.names[area]}")
        if holder != NOBODY and not _is_moving(state, area):
            if state.units[area] > troop_limit(state, holder):
                wrong.append(f"KM-INV-03: {state.units[area]} units in area {AREA.names[area]}")
            if len(state.creatures_in(holder, area)) > 1:
                wrong.append(f"KM-INV-03: two creatures of one troop in area {AREA.names[area]}")
    return wrong


def _creatures(state: KemetState) -> list[str]:
    wrong: list[str] = []
    for creature in range(CREATURES):
        owner = state.creature_owner[creature]
        owners = [seat for seat in range(state.players) if state.owns(seat, CREATURE_TILE[creature])]
        if owners != ([] if owner == NOBODY else [owner]):
            wrong.append(f"KM-INV-05: creature {CREATURE.names[creature]} is not with the owner of its tile")
        area = state.creature_at[creature]
        if area != NOBODY and (owner == NOBODY or state.troop(owner, area) == 0):
            wrong.append(f"KM-INV-05: creature {CREATURE.names[creature]} stands without a unit of its owner")
    return wrong


def _tokens(state: KemetState) -> list[str]:
    wrong: list[str] = []
    played: list[int] = []
    for seat in range(state.players):
        own = state.own_tokens[seat]
        played.append(own.bit_count())
        silver = state.silver_at[seat]
        if own.bit_count() > TOKENS:
            wrong.append(f"KM-INV-06: seat {SEAT.names[seat]} has played {own.bit_count()} own tokens")
        if silver != NOBODY and (own >> silver & 1 or not state.has_silver[seat]):
            wrong.append(f"KM-INV-06: a silver token of seat {SEAT.names[seat]} where none can be")
        if state.gold_tile[seat] != NOBODY and not state.owns(seat, state.gold_tile[seat]):
            wrong.append(f"KM-INV-06: seat {SEAT.names[seat]} used gold for a tile of another")
        if EMPTY_TIERS[covered_spaces(state, seat)] > TOKENS - own.bit_count():
            wrong.append(f"KM-INV-13: seat {SEAT.names[seat]} can't fill its tiers any more")
    if state.phase == DAY and max(played) - min(played) > 1:
        wrong.append("KM-INV-14: numbers of played tokens differ by more than 1")
    others = max(max(state.silver_at), max(state.gold_tile))
    if _between_days(state) and (max(played) > 0 or others > NOBODY):
        wrong.append("KM-INV-16: a token lies on a board in destiny")
    return wrong


def _tiles(state: KemetState) -> list[str]:
    wrong: list[str] = []
    counts = state.offer[:]
    for seat in range(state.players):
        for tile in range(TILES):
            if state.tiles[seat] >> tile & 1:
                counts[tile] += 1
                if (state.tiles[seat] & TILE_ART[tile]).bit_count() > 1:
                    wrong.append(
                        f"KM-INV-07: seat {SEAT.names[seat]} owns the art of {TILE.names[tile]} twice"
                    )
    for tile in range(TILES):
        in_game = copies_in_play(state.players, tile) if state.colors >> TILE_COLOR[tile] & 1 else 0
        if state.offer[tile] < 0 or counts[tile] != in_game:
            wrong.append(f"KM-INV-07: {counts[tile]} of tile {TILE.names[tile]} instead of {in_game}")
    return wrong


def _cards(state: KemetState) -> list[str]:
    wrong: list[str] = []
    counts = state.discard[:]
    for card in state.deck:
        counts[card] += 1
    for place, held in enumerate(state.hand):
        counts[place % CARDS] += held + state.committed[place]
    for card in range(CARDS):
        count = CARD_COUNT[card] if card != DIVERSION else state.players
        if counts[card] != count:
            wrong.append(f"KM-INV-08: {counts[card]} cards of {CARD.names[card]} instead of {count}")
    for seat in range(state.players):
        if state.hand[seat * CARDS + DIVERSION] != 1:
            wrong.append(f"KM-INV-08: seat {SEAT.names[seat]} has no Diversion, or more than one")
    if min(state.hand) < 0 or min(state.discard) < 0:
        wrong.append("KM-INV-08: a negative number of cards")
    return wrong


def _battle_cards(state: KemetState) -> list[str]:
    wrong: list[str] = []
    removing = [frame.seat for frame in state.frames if isinstance(frame, frames.RemoveBattleCard)]
    for seat in range(state.players):
        hand, up, down = state.battle_hand[seat], state.face_up[seat], state.face_down[seat]
        count = hand.bit_count() + up.bit_count() + down.bit_count()
        if count != FULL_HAND.bit_count() or (hand | up | down).bit_count() != count:
            wrong.append(f"KM-INV-09: seat {SEAT.names[seat]} has {count} battle cards")
        if (hand | up | down) & state.removed[seat] or hand >> len(BATTLE_CARD.names):
            wrong.append(f"KM-INV-09: seat {SEAT.names[seat]} has a removed battle card")
        if hand.bit_count() % 2 and seat not in removing:
            wrong.append(f"KM-INV-09: seat {SEAT.names[seat]} holds {hand.bit_count()} battle cards")
    return wrong


def _pyramids(state: KemetState) -> list[str]:
    wrong: list[str] = []
    for area in range(AREAS):
        if (state.height[area] == 0) != (state.pyramid_color[area] == NOBODY):
            wrong.append(f"KM-INV-10: a pyramid without colour in area {AREA.names[area]}")
        if not 0 <= state.height[area] <= MAX_HEIGHT or (state.height[area] and CITY_OF[area] == NOBODY):
            wrong.append(f"KM-INV-10: a pyramid of height {state.height[area]} in area {AREA.names[area]}")
    for seat in range(state.players):
        if state.city[seat] == NOBODY:
            continue
        colors = [state.pyramid_color[area] for area in state.own_districts(seat) if state.height[area]]
        markers = state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]
        if sorted(colors) != sorted(color for color in markers if color != NOBODY):
            wrong.append(f"KM-INV-10: markers of seat {SEAT.names[seat]} do not match its pyramids")
        if len(set(colors)) != len(colors) or len(colors) > PYRAMIDS[state.players]:
            wrong.append(f"KM-INV-10: pyramids of seat {SEAT.names[seat]} of one colour, or too many")
        if any(color == NOBODY or not state.colors >> color & 1 for color in colors):
            wrong.append(f"KM-INV-10: a pyramid of seat {SEAT.names[seat]} of a colour not in play")
    return wrong


def _fame(state: KemetState) -> list[str]:
    """Exact outside actions and battles; inside them tokens may still lie where they were."""
    wrong: list[str] = []
    exact = (
        state.phase == SETUP
        or (len(state.frames) > 0 and isinstance(state.frames[-1], frames.Turn))
        or state.over
    )
    for area in range(AREAS):
        high = state.height[area] >= FAME_HEIGHT
        if state.fame_at[area] != NOBODY and not (high or IS_TEMPLE[area]):
            wrong.append(f"KM-INV-12: fame in area {AREA.names[area]}, which gives none")
        if exact and state.phase != NIGHT and area in AREAS_IN_PLAY[state.players]:
            due = state.controller(area) if high or IS_TEMPLE[area] else NOBODY
            if state.fame_at[area] != due:
                wrong.append(f"KM-INV-12: fame of area {AREA.names[area]} is not with its controller")
    return wrong
