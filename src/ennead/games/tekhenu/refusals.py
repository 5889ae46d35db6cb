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
    B17,
    B19,
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
    BUILDINGS,
    CELL,
    COLOUR,
    COLOURS,
    DIE,
    FACES,
    FAITH,
    FORBIDDEN,
    GOD,
    GOD_STATUES,
    GOLD,
    GOOD,
    GOODS,
    GREY,
    HATHOR,
    HORUS,
    MOST_GOD_STATUES,
    MOST_LAWS,
    OSIRIS,
    OSIRIS_HAPPINESS,
    PEOPLE,
    PILLARS,
    PRODUCTION_MAX,
    RA,
    RESOURCE,
    SCRIBE,
    SECTION_HAPPINESS,
    SHIFT,
    SLOT,
    SLOT_COST,
    SLOT_MIN_PLAYERS,
    STATE_BY_LIGHT,
    STATUES,
    THOTH,
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
        return Refusal("card-not-held", card=BLESSING_CARD.names[_TWIN[name]])
    if name in ("take", "lay", "done", "scribe", "set_value", "nudge", "extra"):
        return _about_die(state, seat, name, arguments)
    if name in ("perform", "perform_extra", "night_shift", "produce", "shift", "value", "end_turn"):
        return _about_action(state, seat, name, arguments)
    if name in ("pay", "waive", "anubis"):
        return _about_payment(state, seat, name, arguments)
    if name in ("refresh", "section", "take_card", "play", "score", "repeat", "keep", "keep_law"):
        return _about_card(state, seat, name, arguments[0])
    if name in ("tribute", "faith"):
        good = FAITH if name == "faith" else arguments[0]
        needs = arguments[1] + 1 if name == "faith" else 1
        return _too_few(state, seat, good, needs)
    return _about_place(state, name, arguments[0]) if arguments else Refusal("not-possible-now")


def _too_few(state: TekhenuState, seat: int, good: int, needs: int) -> Refusal:
    return Refusal("not-enough", good=GOOD.names[good], needs=needs, has=state.goods[seat * GOODS + good])


def _about_die(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "take":
        sector, colour, face = arguments
        if sector * DIE + colour * FACES + face not in state.wheel:
            return Refusal("no-such-die", god=GOD.names[sector], colour=COLOUR.names[colour], face=face + 1)
        if STATE_BY_LIGHT[state.light(sector) * COLOURS + colour] == FORBIDDEN:
            return Refusal("die-is-forbidden", god=GOD.names[sector], colour=COLOUR.names[colour])
        return Refusal("die-without-action", god=GOD.names[sector])
    if name == "lay":
        own = state.frames[-1][2] % DIE // FACES
        if arguments[0] != own and state.blessings[seat] >> B11 & 3 == 0:
            return Refusal("card-not-held", card=BLESSING_CARD.names[B11])
        return Refusal("not-in-this-light", colour=COLOUR.names[arguments[0]])
    if name == "scribe":
        if state.goods[seat * GOODS + SCRIBE] == 0:
            return _too_few(state, seat, SCRIBE, 1)
        return _about_value(state, state.die_value + arguments[0] - SHIFT.index["0"])
    if name == "nudge":
        return _about_value(state, state.die_value + arguments[0] - SHIFT.index["0"])
    if name == "extra":
        return _about_extra(state, seat)
    return Refusal("die-without-action", god=GOD.names[state.die_sector])


def _about_value(state: TekhenuState, value: int) -> Refusal:
    if not 1 <= value <= FACES:
        return Refusal("value-out-of-range", value=value)
    if state.main_open and state.die_colour == GREY:
        return Refusal("die-without-action", god=GOD.names[state.die_sector])
    return Refusal("not-possible-now")


def _about_extra(state: TekhenuState, seat: int) -> Refusal:
    held = state.blessings[seat]
    if held >> B17 & 3 == 0 and held >> B19 & 3 == 0:
        return Refusal("card-not-held", card=BLESSING_CARD.names[B17])
    if held >> B17 & 3 and state.goods[seat * GOODS + SCRIBE] == 0:
        return _too_few(state, seat, SCRIBE, 1)
    return Refusal("not-possible-now")


def _about_action(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "end_turn":
        return Refusal("main-action-first")
    if name in ("shift", "value"):
        return Refusal("value-not-performable")
    if name == "produce":
        return Refusal("no-production-with-this-die")
    god = arguments[0]
    if name == "perform_extra" and god not in state.extras:
        return Refusal("no-such-extra-action", god=GOD.names[god])
    if name != "perform_extra" and state.frames[-1][0] == ACTION and not state.main_open:
        return Refusal("main-action-done")
    if god == HORUS and state.statues[seat] >= STATUES:
        return Refusal("no-statue-left")
    if god == RA and state.pillars[seat] >= PILLARS:
        return Refusal("no-pillar-left")
    if god in (HATHOR, OSIRIS) and state.buildings[seat] >= BUILDINGS:
        return Refusal("no-building-left")
    if god in (THOTH, OSIRIS) and state.happiness[seat] < OSIRIS_HAPPINESS:
        return Refusal("too-little-happiness", needs=OSIRIS_HAPPINESS, has=state.happiness[seat])
    return Refusal("action-not-performable", god=GOD.names[god])


def _about_payment(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "anubis":
        return _too_few(state, seat, SCRIBE, ANUBIS_SCRIBES)
    frame = state.frames[-1]
    if name == "waive":
        twin = frame[4]
        if twin not in (B13, B15):
            return Refusal("cost-cannot-be-waived")
        return Refusal("card-not-held", card=BLESSING_CARD.names[twin])
    mix = MIXES[arguments[0]]
    for good in range(SCRIBE + 1):
        if mix[good] > state.goods[seat * GOODS + good]:
            return _too_few(state, seat, good, mix[good])
    cost = frame[3] if frame[0] == PAYMENT else frame[2]
    if sum(mix) != cost:
        return Refusal("wrong-sum", cost=cost, paid=sum(mix))
    return Refusal("cannot-pay-with-this")


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
        return Refusal("card-not-held", card=BLESSING_CARD.names[card])
    if name in ("take_card", "keep"):
        return Refusal("card-not-there", card=CARD.names[card])
    held = state.laws[seat] >> card & 1
    if not held:
        return Refusal("law-not-held", law=LAW_CARD.names[card])
    return _about_law(state, seat, card)


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
        return _too_few(state, seat, GOLD, LAW_SCORE[Z03]["pay_gold"])
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
