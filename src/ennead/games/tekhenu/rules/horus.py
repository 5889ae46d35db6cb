"""Horus (section 12): statues to gods and to the people, and the bonuses of god statues."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Frame, Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import waiver
from ennead.games.tekhenu.rules.cards import (
    AUTOMA_BONUS_SCRIBES,
    AUTOMA_BONUS_VP,
    BY_BONUS,
    BY_LINE,
    BY_STATUE_GOLD,
    CAUSE_TECHNOLOGY,
    T07,
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
    GOOD,
    GRANITE,
    HORUS,
    MOST_GOD_STATUES,
    OWN_ACTION_PAYS,
    PEOPLE,
    PEOPLE_GOLD,
    PEOPLE_LINE,
    PEOPLE_SLOTS,
    SCRIBE,
    STATUE_COST,
    STATUE_LINE_VP,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.payments import charge
from ennead.games.tekhenu.rules.possible import has_god_room
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import bonus_granite


class HorusTarget(steps.HorusTarget):
    """To the god of the value, or to the people (TK-HOR-02, TK-HOR-03, TK-HOR-14)."""

    def legal(self, state: TekhenuState, frame: frames.HorusTarget, seat: int) -> list[int]:
        options: list[int] = []
        god = state.horus_tiles[frame.value - 1]
        if has_god_room(state, god):
            options.append(codes.GOD_STATUE[god])
        for place in range(PEOPLE_SLOTS):
            if state.people_statues[place] == NOBODY:
                options.append(codes.PEOPLE_STATUE[place])
        return options

    def do_god_statue(self, state: TekhenuState, frame: frames.HorusTarget, god: int) -> None:
        self._build(state, frame, god)

    def why_not_god_statue(self, state: TekhenuState, frame: frames.HorusTarget, god: int) -> Refusal:
        wanted = state.horus_tiles[frame.value - 1]
        if wanted != god:
            return Refusal("other-god-for-value", value=frame.value, god=GOD.names[wanted])
        return Refusal("no-room-with-god", god=GOD.names[god])

    def do_people_statue(self, state: TekhenuState, frame: frames.HorusTarget, people_slot: int) -> None:
        self._build(state, frame, GODS + people_slot)

    def why_not_people_statue(
        self, state: TekhenuState, frame: frames.HorusTarget, people_slot: int
    ) -> Refusal:
        owner = SEAT.names[state.people_statues[people_slot]]
        return Refusal("statue-slot-taken", people_slot=PEOPLE.names[people_slot], seat=owner)

    def _build(self, state: TekhenuState, frame: frames.HorusTarget, target: int) -> None:
        state.push(frames.HorusBuild(frame.seat, target))
        if frame.by != FREE:
            charge(state, frame.seat, GRANITE, STATUE_COST[state.statues[frame.seat]], waiver(HORUS))


class HorusBuild(steps.HorusBuild):
    """The leftmost statue is built (TK-HOR-01)."""

    def run(self, state: TekhenuState, frame: frames.HorusBuild) -> None:
        if frame.target < GODS:
            build_god_statue(state, frame.seat, frame.target)
        else:
            build_people_statue(state, frame.seat, frame.target - GODS)


def build_god_statue(state: TekhenuState, seat: int, god: int) -> None:
    """Into the first free room; with three players the first one of an owner pays at once (TK-HOR-08)."""
    if BUILDING_PAYS[state.seats] and not state.has_god_statue(god, seat):
        state.new_statue = god
    first = god * MOST_GOD_STATUES
    place = state.god_statues.index(NOBODY, first)
    state.god_statues[place] = seat
    state.statues[seat] += 1
    state.referee.tell(events.GOD_STATUE, seat, god, place - first)


def build_people_statue(state: TekhenuState, seat: int, place: int) -> None:
    """Gold lying there, and points for own pillars in the line of a temple slot (TK-HOR-15, TK-HOR-16)."""
    state.people_statues[place] = seat
    state.statues[seat] += 1
    state.referee.tell(events.PEOPLE_STATUE, seat, place)
    if state.is_automa(seat):
        state.referee.tell(events.AUTOMA_GOLD_REMOVED, BY_STATUE_GOLD)
    else:
        gain(state, seat, GOLD, PEOPLE_GOLD[place], BY_STATUE_GOLD)
    if place < len(PEOPLE_LINE):
        own = state.pillars_in(PEOPLE_LINE[place], seat)
        score(state, seat, BY_ACTIONS, own * STATUE_LINE_VP, BY_LINE)


# Bonuses


def payees(state: TekhenuState, seat: int, god: int) -> int:
    """Bits of the owners whom this action will pay: statues standing now (TK-HOR-06 to 09, TK-HOR-12)."""
    owners = 0
    first = god * MOST_GOD_STATUES
    for owner in state.god_statues[first : first + MOST_GOD_STATUES]:
        if owner != NOBODY and (owner != seat or OWN_ACTION_PAYS[state.seats]):
            owners |= 1 << owner
    return owners


class HorusBonuses(steps.HorusBonuses):
    """Step 6: owners of statues to the god gain their bonus, in turn-track order (TK-HOR-12)."""

    def run(self, state: TekhenuState, frame: frames.HorusBonuses) -> None:
        seat, owned, god, owners = frame.seat, frame.owned, frame.god, frame.payees
        built = state.new_statue
        state.new_statue = NOBODY
        asked: list[Frame] = []
        for owner in state.order:
            cards = owned if owner == seat else state.technologies[owner]
            if owners >> owner & 1:
                pay_bonus(state, owner, state.horus_slot_of(god), cards, asked)
            if built != NOBODY and owner == seat:
                pay_bonus(state, owner, state.horus_slot_of(built), cards, asked)
        state.frames.extend(reversed(asked))


def pay_bonus(state: TekhenuState, owner: int, slot: int, cards: int, asked: list[Frame]) -> None:
    """The bonus printed at the Horus slot; a choice is asked afterwards (TK-HOR-05, TK-HOR-13)."""
    state.referee.tell(events.HORUS_BONUS, owner, state.horus_tiles[slot], slot)
    if state.is_automa(owner):
        gain(state, owner, SCRIBE, AUTOMA_BONUS_SCRIBES[slot], BY_BONUS)
        score(state, owner, BY_BONUSES, AUTOMA_BONUS_VP[slot], BY_BONUS)
        return
    if len(BONUS_GOODS[slot]) > 1:
        asked.append(frames.HorusBonus(owner, slot))
    elif BONUS_GOODS[slot]:
        gain(state, owner, BONUS_GOODS[slot][0], BONUS_COUNT[slot], BY_BONUS)
    score(state, owner, BY_BONUSES, BONUS_VP[slot], BY_BONUS)
    gain(state, owner, GRANITE, bonus_granite(cards), CAUSE_TECHNOLOGY + T07)


class HorusBonus(steps.HorusBonus):
    """Which of two goods a bonus brings."""

    def legal(self, state: TekhenuState, frame: frames.HorusBonus, seat: int) -> list[int]:
        return [codes.GAIN[good] for good in BONUS_GOODS[frame.horus_slot]]

    def do_gain(self, state: TekhenuState, frame: frames.HorusBonus, good: int) -> None:
        gain(state, frame.seat, good, BONUS_COUNT[frame.horus_slot], BY_BONUS)

    def why_not_gain(self, state: TekhenuState, frame: frames.HorusBonus, good: int) -> Refusal:
        return Refusal("not-among-bonus-goods", slot=frame.horus_slot + 1, good=GOOD.names[good])
