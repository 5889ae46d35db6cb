"""The steps in the order of the rulebook: what each remembers, and what may be answered to it."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Bits, Codec
from ennead.core.plan import asks, asks_secretly, happens, plan
from ennead.games.kemet.rules.components import AREA, BATTLE_CARD, COLOR, EFFECT, TILE, WAY

# What is remembered of a move under way, besides its seat.
_JOURNEY: Final[dict[str, Codec]] = {
    "start": AREA,
    "area": AREA,
    "points": NUMBER,
    "teleports": NUMBER,
    "gates": NUMBER,
    "entered": NUMBER,
    "moved": NUMBER,
}

STEPS: Final = plan(
    [
        # Setup
        asks("setup_city", "city"),
        happens("setup_deal"),
        asks("setup_troops", "garrison"),
        asks("setup_pyramid", "found raise", left=NUMBER),
        asks("setup_tile", "take"),
        # Round and day
        happens("day_start"),
        happens("turn_start", number=NUMBER),
        asks(
            "turn",
            "token silver gold card rearrange end_turn",
            own=NUMBER,
            silver=NUMBER,
            gold=Bits(TILE),
            arrange=NUMBER,
        ),
        happens("action_end"),
        asks("arrange_creature", "arrange none", area=AREA, needed=NUMBER),
        asks("gold_action", "action"),
        asks("fire_target", "burn"),
        # Build
        asks("build_target", "found raise none"),
        asks("build_height", "height", area=AREA, color=COLOR),
        # Recruit, and placing units in general
        asks("place_area", "place done", effect=EFFECT, left=NUMBER, used=Bits(AREA), placed=NUMBER),
        asks("place_count", "count", effect=EFFECT, left=NUMBER, used=Bits(AREA), placed=NUMBER, area=AREA),
        asks("place_creature", "join none", area=AREA),
        asks("battle_order", "fight done"),
        # Buy
        asks("buy_tile", "buy none", where=NUMBER),
        asks("creature_district", "station none", tile=TILE),
        asks("remove_battle_card", "remove", battle_card=BATTLE_CARD),
        # Move
        asks("move_troop", "move none", teleports=NUMBER, gates=NUMBER),
        asks("move_step", "step teleport transfer swiftness open_gates stop", **_JOURNEY),
        asks("move_units", "units", **_JOURNEY, way=WAY, to=AREA),
        asks("move_creature", "leave take_along", **_JOURNEY, way=WAY, to=AREA, count=NUMBER),
        # Battle
        happens("war_council", seat=SEAT, area=AREA),
        asks_secretly("battle_play", "play discard", first=SEAT, second=SEAT),
        happens("show_card", seat=SEAT),
        asks_secretly("battle_di", "commit done", first=SEAT, second=SEAT),
        asks("wound_discard", "wound done"),
        happens("outcome"),
        asks("loser_choice", "recall retreat", winner=SEAT),
        asks("retreat_area", "retreat_to", loser=SEAT),
        asks("winner_choice", "stay recall"),
        happens("battle_end"),
        # Night
        happens("night_start"),
        happens("offering_step"),
        asks("offering", "offering"),
        happens("delta_temple_step"),
        asks("delta", "delta"),
        happens("temples_step"),
        happens("worship_step"),
        happens("prayers_step"),
        asks("veterans_pp", "veterans_pp"),
        happens("divine_intervention_step"),
        happens("night_draw", seat=SEAT),
        asks("veterans_di", "veterans_di"),
        happens("vision", seat=SEAT),
        asks("vision_discard", "drop done", left=NUMBER),
        happens("recruits_step"),
        happens("night_recruits", seat=SEAT),
        happens("awakening_step"),
        happens("awakening_tiles", seat=SEAT),
        asks("hand_of_god", "found raise none"),
        happens("destiny_step"),
        asks("destiny_slot", "slot"),
        happens("destiny_end"),
    ]
)
