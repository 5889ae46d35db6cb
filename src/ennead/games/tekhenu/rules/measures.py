"""What matters in weighing an action of Tekhenu: points, goods, markers, the scales, what others gain."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import (
    BUILDINGS,
    GOD,
    GOOD,
    GOODS,
    GREY,
    PILLARS,
    RESOURCE,
    RESOURCES,
    STATUES,
)
from ennead.games.tekhenu.rules.horus import payees
from ennead.games.tekhenu.rules.outlook import (
    balances_now,
    god_outcome,
    goods_and_excess,
    law_worth,
    laws_of,
    leaders_of,
    loss_of,
    order_of,
    scoring_now,
)
from ennead.games.tekhenu.rules.possible import means_of, performable_with_die
from ennead.games.tekhenu.rules.state import TekhenuState

# Questions at the beginning of a god's action.
_BEGUN: Final = (
    frames.Pay,
    frames.HorusTarget,
    frames.RaCell,
    frames.RaRotation,
    frames.Ability,
    frames.HathorSlot,
    frames.ThothRefresh,
    frames.ThothSection,
    frames.ThothCard,
    frames.OsirisDistrict,
)


def measures(state: TekhenuState, seat: int) -> list[Measure]:
    """The seat's own amounts, then what others have that an action of the seat may give them."""
    balances = balances_now(state)
    found = [
        Measure("points", state.vp(seat), 1),
        Measure("points_if_scored", sum(scoring_now(state, seat, leaders_of(state))), 1),
        Measure("law_points", sum(law_worth(state, seat, law) for law in laws_of(state, seat)), 1),
    ]
    base = seat * GOODS
    found += [Measure(GOOD.names[good], state.goods[base + good], 1) for good in range(GOODS)]
    found += [
        Measure("population", state.population[seat], 1),
        Measure("happiness", state.happiness[seat], 1),
        Measure("balance", balances[seat], 0),
        Measure("place", order_of(state, balances).index(seat) + 1, -1),
        Measure("maat_loss", loss_of(balances[seat]), -1),
    ]
    found += [
        Measure("production", state.production[seat * RESOURCES + at], 1, resource=RESOURCE.names[at])
        for at in range(RESOURCES)
    ]
    found += [
        Measure("blessings", state.blessings[seat].bit_count(), 1),
        Measure("technologies", state.technologies[seat].bit_count(), 1),
        Measure("laws", state.laws[seat].bit_count(), 1),
        Measure("buildings_left", BUILDINGS - state.buildings[seat], 0),
        Measure("statues_left", STATUES - state.statues[seat], 0),
        Measure("pillars_left", PILLARS - state.pillars[seat], 0),
        Measure("die_value", state.die_value if state.turn_seat == seat else 0, 0),
    ]
    for other in range(state.seats):
        if other != seat:
            found += _of_other(state, other)
    return found


def _of_other(state: TekhenuState, other: int) -> list[Measure]:
    name = SEAT.names[other]
    return [
        Measure("other_points", state.vp(other), -1, seat=name),
        Measure("other_goods", sum(state.goods[other * GOODS : other * GOODS + GOODS]), -1, seat=name),
        Measure("other_cards", _cards(state, other), -1, seat=name),
    ]


def _cards(state: TekhenuState, seat: int) -> int:
    cards = state.blessings[seat].bit_count() + state.technologies[seat].bit_count()
    return cards + state.laws[seat].bit_count()


def notes(before: TekhenuState, after: TekhenuState, seat: int, told: list[Event]) -> list[Note]:
    """What a die leads to, market sections that open, whose turn comes, turns of the wheel and Maat."""
    found = _about_die(before, after, seat)
    is_told = bool(found)
    for event in told:
        if event.kind == events.ACTION and event.values[0] == seat and not is_told and _is_asked(after, seat):
            found.append(_may_perform(before, seat, event.values[1], event.values[2]))
        if event.kind == events.SECTION_OPENED:
            found.append(Note("section_opened", 0, section=event.values[0] + 1))
        elif event.kind == events.MAIN_LOST:
            found.append(Note("main_lost", -1))
        elif event.kind == events.GRANTED and event.values[0] == seat:
            found.append(Note("granted", 1))
        elif event.kind == events.TURN and event.values[0] != seat:
            found.append(Note("next_turn", 0, seat=SEAT.names[event.values[0]]))
        elif event.kind == events.ROTATED:
            found.append(Note("wheel_turns", 0))
        elif event.kind == events.MAAT:
            found.append(Note("maat", 0, phase=event.values[0]))
        elif event.kind == events.SCORING:
            found.append(Note("scoring", 0, scoring=event.values[0]))
    return found


def _about_die(before: TekhenuState, after: TekhenuState, seat: int) -> list[Note]:
    """A die has been taken: which actions it gives."""
    if before.die_sector != NOBODY or after.turn_seat != seat or after.die_sector == NOBODY:
        return []
    god, value = after.die_sector, after.die_value
    found: list[Note] = []
    if performable_with_die(after, seat, god, value, means_of(after, seat)):
        found.append(_may_perform(after, seat, god, value))
    else:
        found.append(Note("cannot_perform", -1, god=GOD.names[god], value=value))
    if after.die_colour != GREY:
        kept, excess = goods_and_excess(after, seat, after.die_colour, value)
        resource = RESOURCE.names[after.die_colour]
        found.append(Note("may_produce", 1, resource=resource, kept=kept, excess=excess))
    owners = payees(after, seat, god)
    for owner in range(after.seats):
        if owners >> owner & 1:
            good = 1 if owner == seat else -1
            found.append(Note("statue_pays", good, seat=SEAT.names[owner], god=GOD.names[god]))
    return found


def _is_asked(state: TekhenuState, seat: int) -> bool:
    """Whether the action of a god has only begun: where, which card, or how to pay is still open."""
    return state.actor == seat and isinstance(state.frames[-1], _BEGUN)


def _may_perform(state: TekhenuState, seat: int, god: int, value: int) -> Note:
    """`preview-may_ra` and so on: each god is paid in its own good."""
    return Note(f"may_{GOD.names[god]}", 1, value=value, cost=god_outcome(state, seat, god, value).cost)
