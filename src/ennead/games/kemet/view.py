"""Who may know what (section 25): views are built from nothing."""

from typing import Any

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import SIMULTANEOUS
from ennead.games.kemet.components import (
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
    GOD,
    MAX_PP,
    ORIGIN,
    PHASE,
    SPACE,
    SPACES,
    TILE,
    TILES,
    TOKENS,
    VALUE,
)
from ennead.games.kemet.modifiers import troop_limit
from ennead.games.kemet.ranking import points_by_source
from ennead.games.kemet.resample import resample
from ennead.games.kemet.state import KemetState
from ennead.games.kemet.strength import Line, board_lines, card_lines, self_damage, totals

__all__ = ["resample", "view"]


def view(state: KemetState, viewer: int | None) -> dict[str, Any]:
    """The table as the viewer sees it; None is a spectator (KM-HID-01)."""
    return {
        "game": "kemet",
        "players": state.players,
        "viewer": None if viewer is None else SEAT.names[viewer],
        "round": state.round,
        "phase": PHASE.names[state.phase],
        "active": SEAT.show(state.active),
        "winner": SEAT.show(state.winner),
        "colors": [COLOR.names[color] for color in range(COLORS) if state.colors >> color & 1],
        "order": [SEAT.names[seat] for seat in state.order],
        "next_order": [SEAT.show(seat) for seat in state.next_order],
        "max_pp": MAX_PP,
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "areas": {AREA.names[area]: _area(state, area) for area in AREAS_IN_PLAY[state.players]},
        "creatures": {
            CREATURE.names[creature]: {
                "owner": SEAT.names[state.creature_owner[creature]],
                "area": AREA.show(state.creature_at[creature]),
            }
            for creature in range(CREATURES)
            if state.creature_owner[creature] != NOBODY
        },
        "offer": {TILE.names[tile]: state.offer[tile] for tile in range(TILES) if state.offer[tile] > 0},
        "deck": len(state.deck),
        "discard": _counts(state.discard),
        "battle": _battle(state, viewer) if state.battle_area != NOBODY else None,
        "last_clash": _last_clash(state) if state.last_area != NOBODY else None,
    }


def _counts(cards: list[int]) -> dict[str, int]:
    return {CARD.names[card]: count for card, count in enumerate(cards) if count}


def _battle_cards(bits: int) -> list[str]:
    return [BATTLE_CARD.names[card] for card in range(BATTLE_CARDS) if bits >> card & 1]


def _seat(state: KemetState, seat: int, viewer: int | None) -> dict[str, Any]:
    own = state.own_tokens[seat]
    markers = state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]
    shown: dict[str, Any] = {
        "seat": SEAT.names[seat],
        "god": GOD.names[seat],
        "city": CITY.show(state.city[seat]),
        "fame": state.fame(seat),
        "points": points_by_source(state, seat),
        "pp": state.pp[seat],
        "veterans": state.veterans[seat],
        "supply": state.supply[seat],
        "troop_limit": troop_limit(state, seat),
        "tiles": [TILE.names[tile] for tile in range(TILES) if state.tiles[seat] >> tile & 1],
        "bought_today": [COLOR.names[color] for color in range(COLORS) if state.bought[seat] >> color & 1],
        "markers": [COLOR.show(color) for color in markers],
        "tokens": TOKENS - own.bit_count(),
        "own_tokens": [SPACE.names[space] for space in range(SPACES) if own >> space & 1],
        "silver": state.has_silver[seat],
        "silver_at": SPACE.show(state.silver_at[seat]),
        "gold_tile": TILE.show(state.gold_tile[seat]),
        "hand_size": state.hand_size(seat),
        "battle_hand_size": battle_hand_size(state, seat),
        "face_up": _battle_cards(state.face_up[seat]),
        "face_down_count": state.face_down[seat].bit_count(),
        "removed_count": state.removed[seat].bit_count(),
        "ready": is_ready(state, seat),
    }
    if viewer == seat or state.over:
        shown["hand"] = _counts(state.hand[seat * CARDS : seat * CARDS + CARDS])
        shown["battle_hand"] = _battle_cards(state.battle_hand[seat])
        shown["face_down"] = _battle_cards(state.face_down[seat])
        shown["removed"] = _battle_cards(state.removed[seat])
    return shown


def battle_hand_size(state: KemetState, seat: int) -> int:
    """Chosen battle cards count as in hand until the clash."""
    size = state.battle_hand[seat].bit_count()
    return size - 2 if state.clashed and state.played_card[seat] != NOBODY else size


def is_ready(state: KemetState, seat: int) -> bool:
    """A party to the battle that was asked and has given its secret answers; with Spy one is asked first."""
    if state.actor != SIMULTANEOUS or seat not in state.frames[-1][1:]:
        return False
    return seat not in state.to_act()


def _area(state: KemetState, area: int) -> dict[str, Any]:
    holder = state.holder[area]
    return {
        "holder": SEAT.show(holder),
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


# The battle that is being fought


def _battle(state: KemetState, viewer: int | None) -> dict[str, Any]:
    return {
        "area": AREA.names[state.battle_area],
        "clashed": state.clashed,
        "winner": SEAT.show(state.battle_winner),
        "attacker": _side(state, state.attacker, viewer),
        "defender": _side(state, state.defender, viewer),
    }


def _side(state: KemetState, seat: int, viewer: int | None) -> dict[str, Any]:
    """Before the clash a side's cards are known to itself alone (Spy: the shown card to all)."""
    open_cards = state.clashed or viewer == seat
    played = state.played_card[seat] if open_cards or state.shown == seat else NOBODY
    lines = board_lines(state, seat)
    if state.clashed or viewer == seat:
        lines = lines + card_lines(state, seat)
    side: dict[str, Any] = {
        "seat": SEAT.names[seat],
        "played": BATTLE_CARD.show(played),
        "cards": _counts(state.committed[seat * CARDS : seat * CARDS + CARDS]),
        "lines": [_line(line) for line in lines],
        "totals": dict(zip(VALUE.names, totals(lines), strict=True)),
        "self_damage": self_damage(lines),
    }
    if viewer == seat:
        side["discarded"] = BATTLE_CARD.show(state.discarded_card[seat])
    return side


def _last_clash(state: KemetState) -> dict[str, Any]:
    return {
        "area": AREA.names[state.last_area],
        "winner": SEAT.show(state.last_winner),
        "attacker": _revealed(state, state.last_attacker),
        "defender": _revealed(state, state.last_defender),
    }


def _revealed(state: KemetState, seat: int) -> dict[str, Any]:
    return {
        "seat": SEAT.names[seat],
        "played": BATTLE_CARD.show(state.last_played[seat]),
        "cards": _counts(state.last_cards[seat * CARDS : seat * CARDS + CARDS]),
    }


def _line(line: Line) -> dict[str, Any]:
    return {"value": VALUE.names[line[0]], "origin": ORIGIN.names[line[1]], "amount": line[2]}
