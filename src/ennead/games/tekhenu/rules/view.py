"""Who may know what (section 30): views are built from nothing."""

from collections.abc import Iterable

from ennead.core.codec import NOBODY, SEAT
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.cards import (
    BLESSING_CARD,
    CARD,
    DESTINY,
    DIFFICULTY,
    LAW_CARD,
    REMOVED,
    START,
    TECHNOLOGY_CARD,
    TOKEN,
)
from ennead.games.tekhenu.rules.components import (
    BUILDINGS,
    CELL,
    CELLS,
    COLOUR,
    COLOURS,
    DICE_PER_MAAT,
    DICE_PER_ROTATION,
    DIE,
    DISPLAY,
    DISPLAY_OF_VALUE,
    EDGE,
    FACES,
    GOD,
    GOD_STATUES,
    GODS,
    GOLD_ROW,
    GOOD,
    GOODS,
    GREY,
    LAWS_DEALT,
    LIGHT,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    OWN_STARTS,
    PEOPLE,
    PILLARS,
    REFILL,
    RESOURCE,
    RESOURCES,
    ROUNDS_PER_SCORING,
    ROW_2_GOLD,
    SECTION_HAPPINESS,
    SECTION_START,
    SECTIONS,
    SECTOR_LIGHT,
    SHADED,
    SLOT,
    SOURCE,
    STATE,
    STATUE_COST,
    STATUES,
    TAKEN_AS,
    TILE,
    WHEEL_STATE,
)
from ennead.games.tekhenu.rules.dice import state_of
from ennead.games.tekhenu.rules.ending import points_by_source
from ennead.games.tekhenu.rules.fields import NUDGE
from ennead.games.tekhenu.rules.horus import payees
from ennead.games.tekhenu.rules.maat import ankh_of
from ennead.games.tekhenu.rules.osiris import row_is_empty
from ennead.games.tekhenu.rules.outlook import (
    ability_works,
    balance_with,
    balances_now,
    god_outcome,
    goods_and_excess,
    has_no_ankh,
    law_worth,
    laws_of,
    leaders_of,
    loss_of,
    neighbours_of,
    order_by,
    order_of,
    scoring_now,
    sides_of,
    spot_points,
)
from ennead.games.tekhenu.rules.possible import Means, means_of, performable_with_die
from ennead.games.tekhenu.rules.scoring import bread_due
from ennead.games.tekhenu.rules.shape import (
    CellView,
    DieUse,
    GodUse,
    HeldTile,
    MarketView,
    ProductionUse,
    SeatView,
    SectionView,
    SectorView,
    SoloView,
    TakenDie,
    TekhenuView,
    TempleView,
    TurnedTile,
    TurnView,
    WheelDie,
)
from ennead.games.tekhenu.rules.solo_turn import next_places, places_within_reach
from ennead.games.tekhenu.rules.state import TekhenuState


def table_view(state: TekhenuState) -> TekhenuView:
    """The table as a spectator sees it (TK-HID-01)."""
    balances = balances_now(state)
    leaders = leaders_of(state)
    return {
        "game": "tekhenu",
        "players": state.players,
        "viewer": None,
        "bot": None if state.players == state.seats else SEAT.names[state.players],
        "round": state.round,
        "phase": _phase(state),
        "coming": _coming(state.round),
        "maat": state.maat,
        "order": [SEAT.names[seat] for seat in state.order],
        "order_to_come": [SEAT.names[seat] for seat in order_of(state, balances)],
        "arrow": state.arrow + 1,
        "scoring_markers": [marker + 1 for marker in state.markers],
        "sectors": _sectors(state, NOBODY, balances),
        "bag": {COLOUR.names[colour]: count for colour, count in enumerate(state.bag)},
        "horus_tiles": [GOD.names[god] for god in state.horus_tiles if god != NOBODY],
        "temple": _temple(state),
        "held_tile": None,
        "osiris": _pieces(OSIRIS_SLOT.names, state.osiris),
        "leaders": {RESOURCE.names[district]: SEAT.show(leader) for district, leader in enumerate(leaders)},
        "row_gold": ROW_2_GOLD if row_is_empty(state, GOLD_ROW) else 0,
        "people_statues": _pieces(PEOPLE.names, state.people_statues),
        "people_gold": [
            PEOPLE.names[place] for place, owner in enumerate(state.people_statues) if owner == NOBODY
        ],
        "display": {DISPLAY.names[at]: TILE.show(tile) for at, tile in enumerate(state.display)},
        "working": _working(state, NOBODY),
        "tiles_left": len(state.stack),
        "market": _market(state),
        "starting_cards": [START.names[card] for card in state.starting_cards],
        "laws_open": state.laws_open,
        "seats": [_seat(state, seat, balances[seat], leaders) for seat in range(state.seats)],
        "turn": _turn(state),
        "solo": _solo(state),
    }


def seat_view(state: TekhenuState, seat: int, table: TekhenuView) -> TekhenuView:
    """The table as the seat sees it: its own decrees, and what it could do with what it is asked about."""
    shown = table.copy()
    shown["viewer"] = SEAT.names[seat]
    shown["working"] = _working(state, seat)
    own = table["seats"][seat].copy()
    _add_secrets(state, seat, own)
    shown["seats"] = [*table["seats"][:seat], own, *table["seats"][seat + 1 :]]
    if _is_choosing(state, seat):
        shown["sectors"] = _sectors(state, seat, balances_now(state))
    frame = state.frames[-1] if state.actor == seat else None
    if isinstance(frame, frames.RaCell):
        shown["held_tile"] = _held_tile(state, frame.value, range(CELLS))
    elif isinstance(frame, frames.RaRotation):
        shown["held_tile"] = _held_tile(state, frame.value, [frame.cell])
    return shown


def _phase(state: TekhenuState) -> str:
    """Which part of the rules is being played."""
    if state.round == 0:
        return "setup"
    if state.laws_open:
        return "final_scoring"
    if state.turn_seat != NOBODY:
        return "round"
    if any(isinstance(frame, frames.ScoringEnd) for frame in state.frames):
        return "scoring"
    return "maat" if state.maat * DICE_PER_MAAT == state.round else "round"


def _coming(played: int) -> str:
    """What follows the present round (TK-GEN-03 to TK-GEN-05)."""
    if played == 0 or played % DICE_PER_ROTATION:
        return "round"
    if played % ROUNDS_PER_SCORING == 0:
        return "scoring"
    return "rotation" if played % DICE_PER_MAAT else "maat"


# The wheel


def _sectors(state: TekhenuState, planning: int, balances: list[int]) -> dict[str, SectorView]:
    """`planning` is who chooses a die now, to whom each one's use is told."""
    found: dict[str, SectorView] = {}
    means = means_of(state, max(planning, 0))
    for god in range(GODS):
        first = god * MOST_GOD_STATUES
        later = SECTOR_LIGHT[(god - state.arrow - 1) % GODS]
        found[GOD.names[god]] = {
            "light": LIGHT.names[state.light(god)],
            "next_light": LIGHT.names[later],
            "coming_dice": REFILL[state.seats] if later == SHADED else 0,
            "dice": [],
            "statues": [
                SEAT.show(owner) for owner in state.god_statues[first : first + GOD_STATUES[state.seats]]
            ],
            "horus_slot": state.horus_tiles.index(god) + 1 if god in state.horus_tiles else 0,
        }
    turned = (state.arrow + 1) % GODS
    for die in state.wheel:
        god, colour = die // DIE, die % DIE // FACES
        shown: WheelDie = {
            "colour": COLOUR.names[colour],
            "face": die % FACES + 1,
            "state": STATE.names[state_of(state, god, colour)],
            "next_state": STATE.names[WHEEL_STATE[(turned * GODS + god) * COLOURS + colour]],
        }
        if planning != NOBODY:
            shown["use"] = _use(state, planning, die, means, balances)
        found[GOD.names[god]]["dice"].append(shown)
    return found


def _is_choosing(state: TekhenuState, seat: int) -> bool:
    """The seat is about to take a die."""
    return state.actor == seat and isinstance(state.frames[-1], (frames.TurnStart, frames.Die))


def _use(state: TekhenuState, seat: int, die: int, means: Means, balances: list[int]) -> DieUse:
    god, colour, face = die // DIE, die % DIE // FACES, die % FACES + 1
    known = god_outcome(state, seat, god, face)
    owners = payees(state, seat, god)
    kept, excess = goods_and_excess(state, seat, colour, face)
    after = balances.copy()
    after[seat] = balance_with(after[seat], state_of(state, god, colour), face)
    action: GodUse = {
        "possible": performable_with_die(state, seat, god, face, means),
        "cost": known.cost,
        "good": GOOD.show(known.good),
        "vp": known.vp,
        "happiness": None if known.happiness == NOBODY else known.happiness,
        "population": None if known.population == NOBODY else known.population,
        "scribes": known.scribes,
        "cards": known.cards,
        "row": None if known.row == NOBODY else known.row,
        "tile": TILE.show(known.tile),
        "statue": GOD.show(known.statue),
        "pays": [SEAT.names[owner] for owner in state.order if owners >> owner & 1],
    }
    made: ProductionUse | None = None
    if colour != GREY:
        made = {"resource": RESOURCE.names[colour], "kept": kept, "excess": excess}
    order = _order_with_die(state, after)
    return {"action": action, "production": made, "balance": after[seat], "order": order}


def _order_with_die(state: TekhenuState, balances: list[int]) -> list[str]:
    return [SEAT.names[seat] for seat in order_by(state, balances)]


def _pieces(names: tuple[str, ...], owners: list[int]) -> dict[str, str]:
    """Owners of the places that are taken."""
    return {names[at]: SEAT.names[owner] for at, owner in enumerate(owners) if owner != NOBODY}


# The temple


def _temple(state: TekhenuState) -> TempleView:
    cells: dict[str, CellView] = {}
    for cell in range(CELLS):
        tile = state.tiles[cell]
        if tile != NOBODY:
            cells[CELL.names[cell]] = {
                "tile": TILE.names[tile],
                "turns": state.turns[cell],
                "sides": [EDGE.names[side] for side in sides_of(tile, state.turns[cell])],
                "pillar": SEAT.show(state.pillar_owner[cell]),
            }
    return {
        "cells": cells,
        "buildings": _pieces(SLOT.names, state.temple),
        "open_slots": [name for slot, name in enumerate(SLOT.names) if state.slot_is_open(slot)],
    }


def _held_tile(state: TekhenuState, value: int, cells: Iterable[int]) -> HeldTile:
    """While a tile is laid: what each empty one of these cells would bring, turned each way."""
    place = DISPLAY_OF_VALUE[value]
    tile = state.display[place]
    turned = [sides_of(tile, turns) for turns in range(4)]
    spots: dict[str, list[TurnedTile]] = {}
    for cell in cells:
        if state.tiles[cell] == NOBODY:
            around = neighbours_of(state, cell)
            spots[CELL.names[cell]] = [_spot(state, cell, place, sides, around) for sides in turned]
    return {"tile": TILE.names[tile], "display": DISPLAY.names[place], "spots": spots}


def _spot(state: TekhenuState, cell: int, place: int, sides: list[int], around: list[int]) -> TurnedTile:
    matches = [side == beside for side, beside in zip(sides, around, strict=True)]
    return {
        "sides": [EDGE.names[side] for side in sides],
        "matches": matches,
        "points": spot_points(state, cell, sum(matches), place),
    }


def _working(state: TekhenuState, seat: int) -> list[str]:
    """Places of the display whose ability would work now."""
    return [
        DISPLAY.names[place]
        for place, tile in enumerate(state.display)
        if tile != NOBODY and ability_works(state, seat, tile)
    ]


# Cards


def _market(state: TekhenuState) -> MarketView:
    return {
        "sections": [_section(state, section) for section in range(SECTIONS)],
        "decks": {
            "blessing": len(state.blessing_deck),
            "technology": len(state.technology_deck),
            "law": len(state.law_deck),
        },
        "discards": {
            "blessing": _sorted_cards(state.blessing_discard),
            "technology": _sorted_cards(state.technology_discard),
            "law": _sorted_cards(state.law_discard),
        },
        "removed": [] if state.seats > 2 else [CARD.names[card] for card in REMOVED],
    }


def _section(state: TekhenuState, section: int) -> SectionView:
    cards = state.market[SECTION_START[section] : SECTION_START[section + 1]]
    return {
        "open": section < state.open_sections,
        "cards": [CARD.show(card) for card in cards],
        "buyers": [
            SEAT.names[seat] for seat in state.order if state.happiness[seat] >= SECTION_HAPPINESS[section]
        ],
    }


def _sorted_cards(cards: list[int]) -> list[str]:
    return [CARD.names[card] for card in sorted(cards)]


def _named(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


# Participants


def _seat(state: TekhenuState, seat: int, balance: int, leaders: list[int]) -> SeatView:
    own = seat * OWN_STARTS
    goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
    tracks = range(seat * RESOURCES, seat * RESOURCES + RESOURCES)
    built = state.statues[seat]
    shown: SeatView = {
        "seat": SEAT.names[seat],
        "vp": state.vp(seat),
        "points": points_by_source(state, seat),
        "projected": _projected(state, seat, leaders),
        "goods": {GOOD.names[good]: count for good, count in enumerate(goods)},
        "production": {RESOURCE.names[at % RESOURCES]: state.production[at] for at in tracks},
        "excess": {RESOURCE.names[at % RESOURCES]: state.excess[at] for at in tracks},
        "population": state.population[seat],
        "happiness": state.happiness[seat],
        "happiness_rewards": state.reached[seat],
        "left": {
            "buildings": BUILDINGS - state.buildings[seat],
            "statues": STATUES - built,
            "pillars": PILLARS - state.pillars[seat],
        },
        "statue_cost": None if built >= STATUES or state.is_automa(seat) else STATUE_COST[built],
        "bread_due": bread_due(state, seat),
        "dice": _dice(state, seat),
        "balance": balance,
        "maat_loss": 0 if state.is_automa(seat) else loss_of(balance),
        "maat_marker": state.balance[seat],
        "faith_laid": state.faith_laid[seat],
        "ankh": None if has_no_ankh(state, seat) else ankh_of(state, seat),
        "destiny": DESTINY.show(state.destiny[seat]),
        "starting_cards": [START.names[c] for c in state.own_starts[own : own + OWN_STARTS] if c != NOBODY],
        "blessings": _named(BLESSING_CARD.names, state.blessings[seat]),
        "technologies": _named(TECHNOLOGY_CARD.names, state.technologies[seat]),
        "laws_held": state.laws[seat].bit_count(),
        "laws_scored": _named(LAW_CARD.names, state.scored_laws[seat]),
        "ready": not state.is_automa(seat) and state.is_ready(seat),
    }
    if state.is_automa(seat) or state.laws_open:  # the bot's cards lie open (section 30)
        shown["laws"] = _named(LAW_CARD.names, state.laws[seat])
    return shown


def _add_secrets(state: TekhenuState, seat: int, shown: SeatView) -> None:
    """The seat's own decrees."""
    shown["laws"] = _named(LAW_CARD.names, state.laws[seat])
    shown["law_points"] = {LAW_CARD.names[law]: law_worth(state, seat, law) for law in laws_of(state, seat)}
    dealt = state.dealt_laws[seat * LAWS_DEALT : seat * LAWS_DEALT + LAWS_DEALT]
    shown["dealt_laws"] = [LAW_CARD.names[law] for law in dealt if law != NOBODY]
    shown["returned_law"] = LAW_CARD.show(state.returned_law[seat])
    if state.seen and state.actor == seat:
        shown["seen"] = [CARD.names[card] for card in state.seen]


def _projected(state: TekhenuState, seat: int, leaders: list[int]) -> dict[str, int]:
    """Points by source that a scoring now would add."""
    points = scoring_now(state, seat, leaders)
    return {SOURCE.names[source]: value for source, value in enumerate(points) if value}


def _dice(state: TekhenuState, seat: int) -> list[TakenDie]:
    first = seat * DICE_PER_MAAT
    return [
        {
            "taken_as": TAKEN_AS.names[die // DIE],
            "colour": COLOUR.names[die % DIE // FACES],
            "face": die % FACES + 1,
        }
        for die in state.taken[first : first + DICE_PER_MAAT]
        if die != NOBODY
    ]


def _turn(state: TekhenuState) -> TurnView | None:
    if state.turn_seat == NOBODY:
        return None
    return {
        "seat": SEAT.names[state.turn_seat],
        "sector": GOD.show(state.die_sector),
        "colour": COLOUR.show(state.die_colour),
        "value": state.die_value,
        "taken_as": TAKEN_AS.show(state.die_state),
        "nudge": NUDGE.names[state.nudge],
        "main_open": state.main_open,
        "extras": [GOD.names[god] for god in state.extras],
    }


def _solo(state: TekhenuState) -> SoloView | None:
    if state.players == state.seats:
        return None
    return {
        "difficulty": DIFFICULTY.names[state.difficulty],
        "random_start_cards": state.random_start,
        "law_vp": state.law_vp,
        "pyramid": [TOKEN.names[token] for token in state.pyramid],
        "progress": None if state.progress == NOBODY else state.progress,
        "next_places": next_places(state.progress),
        "within_reach": places_within_reach(state.progress),
    }
