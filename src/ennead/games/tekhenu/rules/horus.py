"""Horus (section 12): statues to gods and to the people, and the bonuses of god statues."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import GAIN, GOD_STATUE, PEOPLE_STATUE
from ennead.games.tekhenu.rules.blessings import waiver
from ennead.games.tekhenu.rules.cards import (
    BOT_BONUS_SCRIBES,
    BOT_BONUS_VP,
    BY_BONUS,
    BY_LINE,
    BY_STATUE_GOLD,
    CAUSE_TECHNOLOGY,
    T07,
    TECHNOLOGY_CARD,
)
from ennead.games.tekhenu.rules.components import (
    BONUS_COUNT,
    BONUS_GOODS,
    BONUS_VP,
    BUILDING_PAYS,
    BY_ACTIONS,
    BY_BONUSES,
    FREE,
    GOD,
    GODS,
    GOLD,
    GRANITE,
    HORUS,
    HORUS_SLOT,
    MOST_GOD_STATUES,
    OWN_ACTION_PAYS,
    PEOPLE_GOLD,
    PEOPLE_LINE,
    PEOPLE_SLOTS,
    SCRIBE,
    STATUE_COST,
    STATUE_LINE_VP,
    WITH,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.performable import has_god_room
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import HORUS_BONUS, HORUS_BUILD
from ennead.games.tekhenu.rules.technologies import bonus_granite

# Technologies the acting participant owned when the action began.
OWNED: Final = Bits(TECHNOLOGY_CARD)


class HorusTarget(Choice[TekhenuState]):
    """To the god of the value, or to the people (TK-HOR-02, TK-HOR-03, TK-HOR-14)."""

    def __init__(self) -> None:
        super().__init__("horus_target", Field("seat", SEAT), Field("value", NUMBER), Field("by", WITH))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        god = state.horus_tiles[frame[2] - 1]
        if has_god_room(state, god):
            options.append(GOD_STATUE + god)
        for place in range(PEOPLE_SLOTS):
            if state.people_statues[place] == NOBODY:
                options.append(PEOPLE_STATUE + place)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        target = code - GOD_STATUE if GOD_STATUE <= code < GOD_STATUE + GODS else GODS + code - PEOPLE_STATUE
        state.push(HORUS_BUILD, seat, target)
        if frame[3] != FREE:
            charge(state, seat, GRANITE, STATUE_COST[state.statues[seat]], waiver(HORUS))

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class HorusBuild(Automatic[TekhenuState]):
    """The leftmost statue is built (TK-HOR-01)."""

    def __init__(self) -> None:
        super().__init__("horus_build", Field("seat", SEAT), Field("target", NUMBER))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        if frame[2] < GODS:
            build_god_statue(state, frame[1], frame[2], referee)
        else:
            build_people_statue(state, frame[1], frame[2] - GODS, referee)


def build_god_statue(state: TekhenuState, seat: int, god: int, referee: Referee) -> None:
    """Into the first free room; with three players the first one of an owner pays at once (TK-HOR-08)."""
    if BUILDING_PAYS[state.seats] and not state.has_god_statue(god, seat):
        state.new_statue = god
    first = god * MOST_GOD_STATUES
    place = state.god_statues.index(NOBODY, first)
    state.god_statues[place] = seat
    state.statues[seat] += 1
    referee.tell(events.GOD_STATUE, seat, god, place - first)


def build_people_statue(state: TekhenuState, seat: int, place: int, referee: Referee) -> None:
    """Gold lying there, and points for own pillars in the line of a temple slot (TK-HOR-15, TK-HOR-16)."""
    state.people_statues[place] = seat
    state.statues[seat] += 1
    referee.tell(events.PEOPLE_STATUE, seat, place)
    if state.is_bot(seat):
        referee.tell(events.BOT_GOLD_REMOVED, BY_STATUE_GOLD)
    else:
        gain(state, seat, GOLD, PEOPLE_GOLD[place], BY_STATUE_GOLD, referee)
    if place < len(PEOPLE_LINE):
        own = state.pillars_in(PEOPLE_LINE[place], seat)
        score(state, seat, BY_ACTIONS, own * STATUE_LINE_VP, BY_LINE, referee)


# Bonuses


def payees(state: TekhenuState, seat: int, god: int) -> int:
    """Bits of the owners whom this action will pay: statues standing now (TK-HOR-06 to 09, TK-HOR-12)."""
    owners = 0
    first = god * MOST_GOD_STATUES
    for owner in state.god_statues[first : first + MOST_GOD_STATUES]:
        if owner != NOBODY and (owner != seat or OWN_ACTION_PAYS[state.seats]):
            owners |= 1 << owner
    return owners


class HorusBonuses(Automatic[TekhenuState]):
    """Step 6: owners of statues to the god gain their bonus, in turn-track order (TK-HOR-12)."""

    def __init__(self) -> None:
        super().__init__(
            "horus_bonuses",
            Field("seat", SEAT),
            Field("owned", OWNED),
            Field("god", GOD),
            Field("payees", Bits(SEAT)),
        )

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, owned, god, owners = frame[1], frame[2], frame[3], frame[4]
        built = state.new_statue
        state.new_statue = NOBODY
        asked: list[Frame] = []
        for owner in state.order:
            cards = owned if owner == seat else state.technologies[owner]
            if owners >> owner & 1:
                pay_bonus(state, owner, state.horus_slot_of(god), cards, asked, referee)
            if built != NOBODY and owner == seat:
                pay_bonus(state, owner, state.horus_slot_of(built), cards, asked, referee)
        state.frames.extend(reversed(asked))


def pay_bonus(
    state: TekhenuState, owner: int, slot: int, cards: int, asked: list[Frame], referee: Referee
) -> None:
    """The bonus printed at the Horus slot; a choice is asked afterwards (TK-HOR-05, TK-HOR-13)."""
    referee.tell(events.HORUS_BONUS, owner, state.horus_tiles[slot], slot)
    if state.is_bot(owner):
        gain(state, owner, SCRIBE, BOT_BONUS_SCRIBES[slot], BY_BONUS, referee)
        score(state, owner, BY_BONUSES, BOT_BONUS_VP[slot], BY_BONUS, referee)
        return
    if len(BONUS_GOODS[slot]) > 1:
        asked.append((HORUS_BONUS, owner, slot))
    elif BONUS_GOODS[slot]:
        gain(state, owner, BONUS_GOODS[slot][0], BONUS_COUNT[slot], BY_BONUS, referee)
    score(state, owner, BY_BONUSES, BONUS_VP[slot], BY_BONUS, referee)
    gain(state, owner, GRANITE, bonus_granite(cards), CAUSE_TECHNOLOGY + T07, referee)


class HorusBonus(Choice[TekhenuState]):
    """Which of two goods a bonus brings."""

    def __init__(self) -> None:
        super().__init__("horus_bonus", Field("seat", SEAT), Field("horus_slot", HORUS_SLOT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [GAIN + good for good in BONUS_GOODS[frame[2]]]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        gain(state, seat, code - GAIN, BONUS_COUNT[frame[2]], BY_BONUS, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
