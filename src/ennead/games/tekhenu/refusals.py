"""Why an action is not possible, in words and numbers a person understands."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.actions import SPACE
from ennead.games.tekhenu.cards import (
    B07,
    B09,
    B11,
    B13,
    B15,
    B21,
    B23,
    BLESSING_CARD,
    CARD,
    FAMILY,
    LAW_CARD,
    LAW_SCORE,
    LAW_TYPE,
    TYPE_OF_LAW,
    Z03,
    Z04,
    Z08,
)
from ennead.games.tekhenu.components import (
    ANUBIS_SCRIBES,
    CELL,
    FAITH,
    GOD,
    GOD_STATUES,
    GOLD,
    GOODS,
    MOST_GOD_STATUES,
    MOST_LAWS,
    PEOPLE,
    PRODUCTION_MAX,
    RESOURCE,
    SCRIBE,
    SECTION_HAPPINESS,
    SLOT,
    SLOT_COST,
    SLOT_MIN_PLAYERS,
)
from ennead.games.tekhenu.payments import MIXES
from ennead.games.tekhenu.state import TekhenuState
from ennead.games.tekhenu.steps import (
    ABILITY,
    ACTION,
    ANY_ACTION,
    CHOOSE_DESTINY,
    CHOOSE_DIE,
    CHOOSE_FAITH,
    CHOOSE_MARKER,
    CHOOSE_VALUE,
    HATHOR_SLOT,
    HORUS_BONUS,
    HORUS_TARGET,
    LAW_PICK,
    MODIFY,
    OSIRIS_DISTRICT,
    OSIRIS_STEP,
    PAYMENT,
    PRODUCE_CARDS,
    RA_CELL,
    RA_ROTATION,
    SETUP_LAW,
    SETUP_START_CARD,
    SHIFT_GOD,
    SHIFT_PRODUCTION,
    START_KEEP,
    START_RESOURCE,
    TAKE_AS,
    THOTH_CARD,
    THOTH_REFRESH,
    THOTH_SECTION,
    TURN_START,
    UPKEEP,
    Z03_TARGET,
    Z04_PAY,
    Z23_USE,
)
from ennead.games.tekhenu.turn_refusals import about_action, about_die, card_not_held, too_few

# Verbs that belong to each decision; anything else simply is not its moment.
_MOMENTS: Final[dict[int, tuple[str, ...]]] = {
    SETUP_LAW: ("keep_law",),
    SETUP_START_CARD: ("starting_card",),
    CHOOSE_DESTINY: ("destiny",),
    START_RESOURCE: ("gain",),
    START_KEEP: ("keep",),
    CHOOSE_MARKER: ("move",),
    TURN_START: ("anubis", "anubis_card", "crowd"),
    CHOOSE_DIE: ("take",),
    TAKE_AS: ("lay", "lay_anubis_changing"),
    MODIFY: ("scribe", "set_value", "nudge", "extra", "done"),
    ACTION: ("perform", "perform_extra", "night_shift", "produce", "crowd", "end_turn"),
    SHIFT_GOD: ("shift",),
    SHIFT_PRODUCTION: ("shift",),
    ANY_ACTION: ("perform",),
    CHOOSE_VALUE: ("value",),
    PAYMENT: ("pay", "waive"),
    UPKEEP: ("pay",),
    HORUS_TARGET: ("god_statue", "people_statue"),
    HORUS_BONUS: ("gain",),
    RA_CELL: ("cell",),
    RA_ROTATION: ("turn",),
    ABILITY: ("use", "decline"),
    HATHOR_SLOT: ("slot",),
    THOTH_REFRESH: ("refresh",),
    THOTH_SECTION: ("section",),
    THOTH_CARD: ("take_card",),
    OSIRIS_DISTRICT: ("district",),
    OSIRIS_STEP: ("raise",),
    PRODUCE_CARDS: ("play",),
    CHOOSE_FAITH: ("faith",),
    LAW_PICK: ("score",),
    Z03_TARGET: ("repeat",),
    Z04_PAY: ("tribute",),
    Z23_USE: ("use", "decline"),
}
# The first of the twins a verb plays.
_TWIN: Final[dict[str, int]] = {
    "anubis_card": B23,
    "crowd": B07,
    "lay_anubis_changing": B11,
    "set_value": B09,
}


def why_not(state: TekhenuState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = SPACE.verb(code)
    arguments = verb.arguments(code)
    step = state.frames[-1][0]
    name = verb.name
    if name not in _MOMENTS.get(step, ()):
        return Refusal("not-possible-now")
    if name in _TWIN and state.blessings[seat] >> _TWIN[name] & 3 == 0:
        return card_not_held(_TWIN[name])
    if name in ("take", "lay", "done", "scribe", "set_value", "nudge", "extra"):
        return about_die(state, seat, name, arguments)
    if name in ("perform", "perform_extra", "night_shift", "produce", "shift", "value", "end_turn"):
        return about_action(state, seat, name, arguments)
    if name in ("pay", "waive", "anubis"):
        return _about_payment(state, seat, name, arguments)
    if name in ("refresh", "section", "take_card", "play", "score", "repeat", "keep", "keep_law"):
        return _about_card(state, seat, name, arguments[0])
    if name == "tribute":
        return _about_tribute(state, seat, arguments[0])
    if name == "faith":
        return too_few(state, seat, FAITH, arguments[1] + 1)
    return _about_place(state, name, arguments[0]) if arguments else Refusal("not-possible-now")


def _about_payment(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "anubis":
        return too_few(state, seat, SCRIBE, ANUBIS_SCRIBES)
    frame = state.frames[-1]
    if name == "waive":
        twin = frame[4]
        if twin not in (B13, B15):
            return Refusal("cost-cannot-be-waived")
        return card_not_held(twin)
    mix = MIXES[arguments[0]]
    for good in range(SCRIBE + 1):
        if mix[good] > state.goods[seat * GOODS + good]:
            return too_few(state, seat, good, mix[good])
    cost = frame[3] if frame[0] == PAYMENT else frame[2]
    if sum(mix) != cost:
        return Refusal("wrong-sum", cost=cost, paid=sum(mix))
    return Refusal("cannot-pay-with-this")


def _about_tribute(state: TekhenuState, seat: int, good: int) -> Refusal:
    """Z04 takes resources; scribes only with T10, faith never."""
    if state.goods[seat * GOODS + good] > 0 or good > GOLD:
        return Refusal("cannot-pay-with-this")
    return too_few(state, seat, good, 1)


def _about_card(state: TekhenuState, seat: int, name: str, card: int) -> Refusal:
    if name in ("refresh", "section"):
        if card >= state.open_sections:
            return Refusal("section-closed", section=card + 1)
        needs = SECTION_HAPPINESS[card]
        if name == "section" and state.happiness[seat] < needs:
            return Refusal("section-out-of-reach", needs=needs, has=state.happiness[seat])
        if name == "refresh" and state.frames[-1][4] >> card & 1:
            return Refusal("section-already-refreshed", section=card + 1)
        return Refusal("section-not-possible", section=card + 1)
    if name == "play":
        return _about_blessing(state, seat, card)
    if name in ("take_card", "keep"):
        return Refusal("card-not-there", card=CARD.names[card])
    held = state.laws[seat] >> card & 1
    if not held:
        return Refusal("law-not-held", law=LAW_CARD.names[card])
    if name == "repeat":
        scored = state.scored_laws[seat] >> card & 1
        return Refusal("law-does-not-score" if scored else "law-not-scored-yet", law=LAW_CARD.names[card])
    return _about_law(state, seat, card)


def _about_blessing(state: TekhenuState, seat: int, card: int) -> Refusal:
    """Only gifts and harvests go with a production; of two harvests the lower one (TK-DEC-04)."""
    if not state.blessings[seat] >> card & 1:
        return card_not_held(card)
    if card == B21 + 1:
        return Refusal("twin-first", card=BLESSING_CARD.names[B21])
    return Refusal("card-not-for-production", card=BLESSING_CARD.names[card])


def _about_law(state: TekhenuState, seat: int, law: int) -> Refusal:
    scored = state.scored_laws[seat]
    if scored >> law & 1:
        return Refusal("law-already-scored", law=LAW_CARD.names[law])
    if scored.bit_count() >= MOST_LAWS:
        return Refusal("no-more-laws", most=MOST_LAWS)
    for other in range(FAMILY):
        if scored >> other & 1 and TYPE_OF_LAW[other] == TYPE_OF_LAW[law]:
            return Refusal("law-type-used", type=LAW_TYPE.names[TYPE_OF_LAW[law]])
    if law == Z04 and scored >> Z08 & 1:
        return Refusal("tribute-before-treasury")
    if law == Z03 and scored == 0:
        return Refusal("no-law-to-repeat")
    if law == Z03:
        return too_few(state, seat, GOLD, LAW_SCORE[Z03]["pay_gold"])
    return Refusal("law-does-not-score", law=LAW_CARD.names[law])


def _about_place(state: TekhenuState, name: str, place: int) -> Refusal:
    if name == "cell":
        return Refusal("cell-taken", cell=CELL.names[place])
    if name == "slot":
        if state.temple[place] != NOBODY:
            return Refusal("slot-taken", slot=SLOT.names[place])
        if SLOT_MIN_PLAYERS[place] > state.seats:
            return Refusal("slot-closed", slot=SLOT.names[place], players=SLOT_MIN_PLAYERS[place])
        return Refusal("slot-too-dear", slot=SLOT.names[place], needs=SLOT_COST[place])
    if name == "people_statue":
        return Refusal("statue-slot-taken", people_slot=PEOPLE.names[place])
    if name == "god_statue":
        first = place * MOST_GOD_STATUES
        if NOBODY in state.god_statues[first : first + GOD_STATUES[state.seats]]:
            return Refusal("other-god-for-value", god=GOD.names[place])
        return Refusal("no-room-with-god", god=GOD.names[place])
    if name == "district":
        return Refusal("district-not-free", district=RESOURCE.names[place])
    if name == "raise":
        return Refusal("marker-at-top", most=PRODUCTION_MAX)
    return Refusal("not-lying-there")
