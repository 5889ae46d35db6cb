"""Why an action is not possible, in words and numbers a person understands."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.tekhenu.rules.actions import SPACE
from ennead.games.tekhenu.rules.cards import (
    B07,
    B09,
    B11,
    B13,
    B15,
    B21,
    B23,
    BLESSING_CARD,
    CARD,
    DESTINY,
    FAMILY,
    LAW_CARD,
    LAW_SCORE,
    LAW_TYPE,
    START,
    T10,
    T22,
    TYPE_OF_LAW,
    Z03,
    Z04,
    Z23,
)
from ennead.games.tekhenu.rules.components import (
    ANUBIS_SCRIBES,
    BREAD,
    CELL,
    DISTRICTS,
    FAITH,
    FREE,
    GOD,
    GOLD,
    GOOD,
    GOODS,
    GRANITE,
    GRANTED,
    LIMESTONE,
    MOST_LAWS,
    OPEN_AT_START,
    OWN_STARTS,
    PAPYRUS,
    PEOPLE,
    PRODUCTION_MAX,
    REFRESH_COST,
    RESOURCE,
    SCRIBE,
    SECTION_AT,
    SECTION_HAPPINESS,
    SECTION_START,
    SECTIONS,
    SLOT,
    SLOT_COST,
    SLOT_MIN_PLAYERS,
    THOTH_CARDS,
    THOTH_COST,
)
from ennead.games.tekhenu.rules.market import cards_in
from ennead.games.tekhenu.rules.payments import MIXES
from ennead.games.tekhenu.rules.purse import matching, wild
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import (
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
from ennead.games.tekhenu.rules.turn_refusals import about_action, about_die, card_not_held, too_few

# Verbs that belong to each decision; anything else simply is not its moment.
_MOMENTS: Final[dict[int, tuple[str, ...]]] = {
    SETUP_LAW: ("keep_law",),
    SETUP_START_CARD: ("starting_card",),
    CHOOSE_DESTINY: ("destiny",),
    START_RESOURCE: ("gain",),
    START_KEEP: ("keep",),
    CHOOSE_MARKER: ("move",),
    TURN_START: ("normal", "anubis", "anubis_card", "crowd"),
    CHOOSE_DIE: ("take",),
    TAKE_AS: ("lay", "lay_anubis", "lay_anubis_changing"),
    MODIFY: ("scribe", "set_value", "nudge", "extra", "done"),
    ACTION: ("perform", "perform_extra", "night_shift", "produce", "crowd", "end_turn"),
    SHIFT_GOD: ("shift",),
    SHIFT_PRODUCTION: ("shift",),
    ANY_ACTION: ("perform", "produce", "decline"),
    CHOOSE_VALUE: ("value",),
    PAYMENT: ("pay", "waive"),
    UPKEEP: ("pay",),
    HORUS_TARGET: ("god_statue", "people_statue"),
    HORUS_BONUS: ("gain",),
    RA_CELL: ("cell",),
    RA_ROTATION: ("turn",),
    ABILITY: ("use", "decline"),
    HATHOR_SLOT: ("slot",),
    THOTH_REFRESH: ("refresh", "no_refresh"),
    THOTH_SECTION: ("section",),
    THOTH_CARD: ("take_card",),
    OSIRIS_DISTRICT: ("district",),
    OSIRIS_STEP: ("raise",),
    PRODUCE_CARDS: ("play", "no_card"),
    CHOOSE_FAITH: ("faith", "no_faith"),
    LAW_PICK: ("score", "stop"),
    Z03_TARGET: ("repeat",),
    Z04_PAY: ("tribute", "stop"),
    Z23_USE: ("use", "decline"),
}
# The first of the twins a verb plays.
_TWIN: Final[dict[str, int]] = {
    "anubis_card": B23,
    "crowd": B07,
    "lay_anubis_changing": B11,
    "set_value": B09,
}


def asked_verbs(state: TekhenuState, seat: int) -> tuple[str, ...]:
    """The verbs of the decision being asked."""
    return tuple(verb for verb in _MOMENTS.get(state.frames[-1][0], ()) if _is_moment(state, verb))


def _is_moment(state: TekhenuState, verb: str) -> bool:
    """Whether the decision being asked knows the verb at all."""
    frame = state.frames[-1]
    if verb not in _MOMENTS.get(frame[0], ()):
        return False
    if frame[0] == TAKE_AS:
        return (verb == "lay") != bool(frame[3])
    return frame[0] != ANY_ACTION or verb != "decline" or frame[2] == GRANTED


def why_not(state: TekhenuState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = SPACE.verb(code)
    arguments = verb.arguments(code)
    name = verb.name
    if not _is_moment(state, name):
        return Refusal("another-decision")
    if name in _TWIN and state.blessings[seat] >> _TWIN[name] & 3 == 0:
        return card_not_held(_TWIN[name])
    if name in ("take", "lay", "done", "scribe", "set_value", "nudge", "extra"):
        return about_die(state, seat, name, arguments)
    if name in ("perform", "perform_extra", "night_shift", "produce", "shift", "value", "end_turn"):
        return about_action(state, seat, name, arguments)
    if name in ("pay", "waive", "anubis"):
        return _about_payment(state, seat, name, arguments)
    if name in ("refresh", "section"):
        return _about_section(state, seat, name, arguments[0])
    if name in ("play", "take_card", "keep", "keep_law", "starting_card", "destiny"):
        return _about_card(state, seat, name, arguments[0])
    if name in ("score", "repeat"):
        return _about_decree(state, seat, name, arguments[0])
    if name in ("tribute", "gain"):
        return _about_good(state, seat, name, arguments[0])
    if name == "faith":
        return too_few(state, seat, FAITH, arguments[1] + 1)
    return _about_place(state, name, arguments[0])


# Paying


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
    owed, cost = (frame[2], frame[3]) if frame[0] == PAYMENT else (BREAD, frame[2])
    for good in range(SCRIBE + 1):
        if mix[good] and not _may_pay(state, seat, owed, good):
            return Refusal("not-payable-in", owed=GOOD.names[owed], good=GOOD.names[good])
    if frame[0] == PAYMENT and sum(mix) != cost:
        return Refusal("wrong-sum", cost=cost, paid=sum(mix))
    if sum(mix) > cost:
        return Refusal("more-than-due", due=cost, paid=sum(mix))
    for good in range(SCRIBE):
        if mix[good] > state.goods[seat * GOODS + good]:
            return Refusal(
                "not-enough", good=GOOD.names[good], needs=mix[good], has=state.goods[seat * GOODS + good]
            )
    has = state.goods[seat * GOODS + SCRIBE]
    return Refusal("not-enough", good=GOOD.names[SCRIBE], needs=mix[SCRIBE], has=has)


def _may_pay(state: TekhenuState, seat: int, owed: int, good: int) -> bool:
    """The good itself, gold for a resource, and the replacements of T10 and T22 (section 10)."""
    if good == owed:
        return True
    if good == GOLD:
        return owed < GOLD or state.has(seat, T10)
    if good == SCRIBE:
        return state.has(seat, T10)
    return {good, owed} == {LIMESTONE, GRANITE} and state.has(seat, T22)


def _about_good(state: TekhenuState, seat: int, name: str, good: int) -> Refusal:
    """Goods to choose from: of a starting card, of a Horus bonus, or to pay for Z04."""
    frame = state.frames[-1]
    shown = GOOD.names[good]
    if name == "gain":
        if frame[0] == START_RESOURCE:
            return Refusal("not-among-start-goods", start=START.names[frame[2]], good=shown)
        return Refusal("not-among-bonus-goods", slot=frame[2] + 1, good=shown)
    if frame[2] == 0:
        return Refusal("no-symbol-left", population=state.population[seat])
    if good > GOLD:
        # Scribes only with T10, faith never (TK-LAW-04, TK-PAY-07)
        return Refusal("no-tribute-in", good=shown)
    return too_few(state, seat, good, 1)


# Cards


def _about_section(state: TekhenuState, seat: int, name: str, section: int) -> Refusal:
    number = section + 1
    if section >= state.open_sections:
        return Refusal("section-closed", section=number, at=SECTION_AT[section - OPEN_AT_START])
    frame = state.frames[-1]
    held = cards_in(state, section)
    if name == "section":
        needs = SECTION_HAPPINESS[section]
        if state.happiness[seat] < needs:
            return Refusal("section-out-of-reach", section=number, needs=needs, has=state.happiness[seat])
        return Refusal("section-too-small", section=number, needs=THOTH_CARDS[frame[2]], has=held)
    if frame[4] >> section & 1:
        return Refusal("section-already-refreshed", section=number)
    if held == 0:
        return Refusal("section-empty", section=number)
    cards = 0 if frame[3] == FREE else THOTH_COST[frame[2]]
    has = matching(state, seat, PAPYRUS) + wild(state, seat)
    return Refusal("refresh-too-dear", needs=cards + REFRESH_COST, cards=cards, has=has)


def _about_card(state: TekhenuState, seat: int, name: str, card: int) -> Refusal:
    if name == "play":
        return _about_blessing(state, seat, card)
    if name == "keep_law":
        return Refusal("law-not-dealt", law=LAW_CARD.names[card])
    if name == "keep":
        return Refusal("card-not-seen", card=CARD.names[card])
    if name == "starting_card":
        if card in state.own_starts:
            owner = SEAT.names[state.own_starts.index(card) // OWN_STARTS]
            return Refusal("start-taken", start=START.names[card], seat=owner)
        return Refusal("start-not-dealt", start=START.names[card])
    if name == "destiny":
        owner = SEAT.names[state.destiny.index(card)]
        return Refusal("destiny-taken", destiny=DESTINY.names[card], seat=owner)
    section = state.frames[-1][2]
    if card in state.market:
        other = next(at for at in range(SECTIONS) if state.market.index(card) < SECTION_START[at + 1])
        return Refusal("card-elsewhere", card=CARD.names[card], section=section + 1, other=other + 1)
    return Refusal("card-not-there", card=CARD.names[card], section=section + 1)


def _about_blessing(state: TekhenuState, seat: int, card: int) -> Refusal:
    """Only gifts and harvests go with a production; of two harvests the lower one (TK-DEC-04)."""
    if not state.blessings[seat] >> card & 1:
        return card_not_held(card)
    if card == B21 + 1:
        return Refusal("twin-first", card=BLESSING_CARD.names[B21])
    return Refusal("card-not-for-production", card=BLESSING_CARD.names[card])


def _about_decree(state: TekhenuState, seat: int, name: str, law: int) -> Refusal:
    shown = LAW_CARD.names[law]
    if not state.laws[seat] >> law & 1:
        return Refusal("law-not-held", law=shown)
    if name == "score":
        return _about_scoring(state, seat, law)
    if law in (Z03, Z23):
        return Refusal("law-never-repeats", law=shown)
    return Refusal("law-not-scored-yet", law=shown)


def _about_scoring(state: TekhenuState, seat: int, law: int) -> Refusal:
    scored = state.scored_laws[seat]
    if scored >> law & 1:
        return Refusal("law-already-scored", law=LAW_CARD.names[law])
    if scored.bit_count() >= MOST_LAWS:
        return Refusal("no-more-laws", most=MOST_LAWS)
    if law == Z23:
        return Refusal("deed-is-over", law=LAW_CARD.names[law])
    for other in range(FAMILY):
        if scored >> other & 1 and TYPE_OF_LAW[other] == TYPE_OF_LAW[law]:
            return Refusal("law-type-used", type=LAW_TYPE.names[TYPE_OF_LAW[law]])
    if law == Z04:
        return Refusal("tribute-before-treasury")
    if scored & ~(1 << Z23) == 0:
        return Refusal("no-law-to-repeat")
    return Refusal(
        "not-enough", good=GOOD.names[GOLD], needs=LAW_SCORE[Z03]["pay_gold"], has=wild(state, seat)
    )


# Places


def _about_place(state: TekhenuState, name: str, place: int) -> Refusal:
    if name == "cell":
        return Refusal("cell-taken", cell=CELL.names[place])
    if name == "slot":
        return _about_slot(state, place)
    if name == "people_statue":
        owner = SEAT.names[state.people_statues[place]]
        return Refusal("statue-slot-taken", people_slot=PEOPLE.names[place], seat=owner)
    if name == "god_statue":
        return _about_god_statue(state, place)
    if name == "district":
        return _about_district(state, place)
    return Refusal("marker-at-top", resource=RESOURCE.names[place], most=PRODUCTION_MAX)


def _about_slot(state: TekhenuState, slot: int) -> Refusal:
    if state.temple[slot] != NOBODY:
        return Refusal("slot-taken", slot=SLOT.names[slot], seat=SEAT.names[state.temple[slot]])
    if SLOT_MIN_PLAYERS[slot] > state.seats:
        return Refusal("slot-closed", slot=SLOT.names[slot], players=SLOT_MIN_PLAYERS[slot])
    seat = state.frames[-1][1]
    has = matching(state, seat, BREAD) + wild(state, seat)
    return Refusal("slot-too-dear", slot=SLOT.names[slot], needs=SLOT_COST[slot], has=has)


def _about_god_statue(state: TekhenuState, god: int) -> Refusal:
    value = state.frames[-1][2]
    if state.horus_tiles[value - 1] != god:
        wanted = GOD.names[state.horus_tiles[value - 1]]
        return Refusal("other-god-for-value", value=value, god=wanted)
    return Refusal("no-room-with-god", god=GOD.names[god])


def _about_district(state: TekhenuState, district: int) -> Refusal:
    """Taken, or not one of those a starting card allows (TK-OSI-01, TK-STA-02)."""
    frame = state.frames[-1]
    owner = state.osiris[(frame[2] - 1) * DISTRICTS + district]
    shown = RESOURCE.names[district]
    if owner != NOBODY:
        return Refusal("district-taken", district=shown, row=frame[2], seat=SEAT.names[owner])
    return Refusal("district-not-of-card", district=shown)
