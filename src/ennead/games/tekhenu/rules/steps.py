"""The steps in the order of the rulebook: what each remembers, and what may be answered to it."""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT, Bits, Codec
from ennead.core.plan import asks, asks_secretly, happens, plan
from ennead.games.tekhenu.rules.cards import BLESSING_CARD, START, TECHNOLOGY_CARD
from ennead.games.tekhenu.rules.components import (
    ANY,
    CELL,
    DISPLAY,
    GOD,
    GOOD,
    HORUS_SLOT,
    RESOURCE,
    SECTION,
    SLOT,
    TILE,
    WHEEL_DIE,
    WITH,
)

# Technologies the acting participant had when the action began.
_OWNED: Final = Bits(TECHNOLOGY_CARD)
# `before` is the god whose action follows, if it is a production of T19.
_PRODUCTION: Final[dict[str, Codec]] = {
    "resource": RESOURCE,
    "value": NUMBER,
    "by": WITH,
    "times": NUMBER,
    "before": GOD,
}

STEPS: Final = plan(
    [
        # Setup
        asks_secretly("setup_law", "keep_law"),
        happens("deal_starting_cards"),
        asks("setup_start_card", "starting_card"),
        happens("first_order"),
        asks("destiny", "destiny"),
        happens("start_effect", seat=SEAT, start=START),
        asks("start_resource", "gain", start=START, left=NUMBER, among=Bits(RESOURCE)),
        asks("start_keep", "keep"),
        happens("destiny_effect", seat=SEAT),
        asks("marker", "move", population=NUMBER, happiness=NUMBER),
        # Rounds and turns
        happens("round"),
        happens("round_end"),
        happens("turn", seat=SEAT),
        asks("turn_start", "normal anubis anubis_card crowd"),
        asks("die", "take", anubis=FLAG),
        asks("take_as", "lay lay_anubis lay_anubis_changing", die=WHEEL_DIE, anubis=FLAG),
        asks("modify", "scribe set_value nudge extra done"),
        asks("action", "perform perform_extra night_shift produce crowd end_turn"),
        happens("turn_end", seat=SEAT),
        # Any action
        asks("shift", "shift", god=GOD, value=NUMBER),
        happens("begin_action", seat=SEAT, god=GOD, value=NUMBER, by=WITH),
        happens("action_rewards", seat=SEAT, owned=_OWNED, god=GOD, value=NUMBER),
        happens("horus_bonuses", seat=SEAT, owned=_OWNED, god=GOD, payees=Bits(SEAT)),
        asks("horus_bonus", "gain", horus_slot=HORUS_SLOT),
        happens("action_done", seat=SEAT),
        asks("any_action", "perform produce decline", by=WITH),
        asks("value", "value", action=ANY, by=WITH, least=NUMBER, most=NUMBER),
        asks("pay", "pay waive", good=GOOD, cost=NUMBER, waiver=BLESSING_CARD),
        happens("fill_market"),
        # The gods
        asks("horus_target", "god_statue people_statue", value=NUMBER, by=WITH),
        happens("horus_build", seat=SEAT, target=NUMBER),
        asks("ra_cell", "cell", value=NUMBER, by=WITH),
        asks("ra_rotation", "turn", value=NUMBER, by=WITH, cell=CELL),
        happens("ra_place", seat=SEAT, place=DISPLAY, cell=CELL, turns=NUMBER),
        happens("ra_finish", seat=SEAT, cell=CELL),
        asks("ability", "use decline", tile=TILE),
        asks("hathor_slot", "slot", value=NUMBER, by=WITH),
        happens("hathor_build", seat=SEAT, value=NUMBER, slot=SLOT),
        happens("bastet_effect", seat=SEAT, value=NUMBER),
        asks("thoth_refresh", "refresh no_refresh", value=NUMBER, by=WITH, refreshed=Bits(SECTION)),
        happens("thoth_renew", seat=SEAT, section=SECTION),
        asks("thoth_section", "section", value=NUMBER, by=WITH),
        asks("thoth_card", "take_card", section=SECTION, left=NUMBER),
        asks("osiris_district", "district", value=NUMBER, by=WITH, districts=Bits(RESOURCE)),
        asks("osiris_step", "raise", steps=NUMBER),
        # Production
        asks("produce_cards", "play no_card", **_PRODUCTION),
        happens("performance", seat=SEAT, **_PRODUCTION),
        asks("shift_production", "shift", **_PRODUCTION),
        # Rotation and Maat
        happens("rotation", maat=FLAG),
        happens("refill"),
        happens("maat"),
        asks("faith", "faith no_faith"),
        happens("maat_order"),
        asks("z23_use", "use decline"),
        happens("clearing"),
        happens("new_destinies"),
        # Scoring
        happens("scoring"),
        asks("upkeep", "pay", due=NUMBER),
        happens("scoring_end"),
        happens("final_scoring"),
        asks("law_pick", "score stop"),
        asks("z03_target", "repeat"),
        asks("z04_pay", "tribute stop", left=NUMBER),
        happens("last_points"),
        # Solo
        happens("bot_turn", seat=SEAT),
    ]
)
