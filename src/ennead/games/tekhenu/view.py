"""Who may know what (section 30): views are built from nothing, and hidden things drawn anew for bots."""

from typing import Any

from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS
from ennead.games.tekhenu.cards import (
    BLESSING_CARD,
    CARD,
    DESTINY,
    DIFFICULTY,
    FAMILY,
    LAW_CARD,
    REMOVED,
    START,
    TECHNOLOGY_CARD,
    TOKEN,
)
from ennead.games.tekhenu.components import (
    BUILDINGS,
    CELL,
    CELLS,
    COLOUR,
    DICE_PER_MAAT,
    DIE,
    DISPLAY,
    FACES,
    GOD,
    GOD_STATUES,
    GODS,
    GOOD,
    GOODS,
    LAW,
    LAWS_DEALT,
    LIGHT,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    OWN_STARTS,
    PEOPLE,
    PILLARS,
    RESOURCE,
    RESOURCES,
    SECTION_START,
    SLOT,
    STATE,
    STATUES,
    TAKEN_AS,
    TILE,
)
from ennead.games.tekhenu.dice import state_of
from ennead.games.tekhenu.final import points_by_source
from ennead.games.tekhenu.maat import balance_of
from ennead.games.tekhenu.state import NUDGE, TekhenuState


def view(state: TekhenuState, viewer: int | None) -> dict[str, Any]:
    """The table as the viewer sees it; None is a spectator (TK-HID-01)."""
    return {
        "game": "tekhenu",
        "players": state.players,
        "viewer": None if viewer is None else SEAT.names[viewer],
        "bot": None if state.players == state.seats else SEAT.names[state.players],
        "round": state.round,
        "maat": state.maat,
        "order": [SEAT.names[seat] for seat in state.order],
        "arrow": state.arrow + 1,
        "scoring_markers": [marker + 1 for marker in state.markers],
        "sectors": {GOD.names[god]: _sector(state, god) for god in range(GODS)},
        "bag": {COLOUR.names[colour]: count for colour, count in enumerate(state.bag)},
        "horus_tiles": [GOD.names[god] for god in state.horus_tiles if god != NOBODY],
        "temple": _temple(state),
        "osiris": _pieces(OSIRIS_SLOT.names, state.osiris),
        "people_statues": _pieces(PEOPLE.names, state.people_statues),
        "display": {DISPLAY.names[at]: TILE.show(tile) for at, tile in enumerate(state.display)},
        "tiles_left": len(state.stack),
        "market": _market(state),
        "starting_cards": [START.names[card] for card in state.starting_cards],
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],
        "turn": _turn(state),
        "solo": _solo(state),
    }


def _sector(state: TekhenuState, god: int) -> dict[str, Any]:
    first = god * MOST_GOD_STATUES
    rooms = state.god_statues[first : first + GOD_STATUES[state.seats]]
    dice = []
    for die in state.wheel:
        if die // DIE == god:
            colour = die % DIE // FACES
            shown = STATE.names[state_of(state, god, colour)]
            dice.append({"colour": COLOUR.names[colour], "face": die % FACES + 1, "state": shown})
    return {
        "light": LIGHT.names[state.light(god)],
        "dice": dice,
        "statues": [SEAT.show(owner) for owner in rooms],
    }


def _pieces(names: tuple[str, ...], owners: list[int]) -> dict[str, str]:
    """Owners of the places that are taken."""
    return {names[at]: SEAT.names[owner] for at, owner in enumerate(owners) if owner != NOBODY}


def _temple(state: TekhenuState) -> dict[str, Any]:
    cells: dict[str, Any] = {}
    for cell in range(CELLS):
        if state.tiles[cell] != NOBODY:
            cells[CELL.names[cell]] = {
                "tile": TILE.names[state.tiles[cell]],
                "turns": state.turns[cell],
                "pillar": SEAT.show(state.pillar_owner[cell]),
            }
    return {
        "cells": cells,
        "buildings": _pieces(SLOT.names, state.temple),
        "open_slots": [name for slot, name in enumerate(SLOT.names) if state.slot_is_open(slot)],
    }


def _market(state: TekhenuState) -> dict[str, Any]:
    sections = []
    for section in range(state.open_sections):
        cards = state.market[SECTION_START[section] : SECTION_START[section + 1]]
        sections.append([CARD.show(card) for card in cards])
    return {
        "sections": sections,
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


def _sorted_cards(cards: list[int]) -> list[str]:
    return [CARD.names[card] for card in sorted(cards)]


def _named(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


def _seat(state: TekhenuState, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat * OWN_STARTS
    goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
    tracks = range(seat * RESOURCES, seat * RESOURCES + RESOURCES)
    shown: dict[str, Any] = {
        "seat": SEAT.names[seat],
        "vp": state.vp(seat),
        "points": points_by_source(state, seat),
        "goods": {GOOD.names[good]: count for good, count in enumerate(goods)},
        "production": {RESOURCE.names[at % RESOURCES]: state.production[at] for at in tracks},
        "excess": {RESOURCE.names[at % RESOURCES]: state.excess[at] for at in tracks},
        "population": state.population[seat],
        "happiness": state.happiness[seat],
        "happiness_rewards": state.reached[seat],
        "left": {
            "buildings": BUILDINGS - state.buildings[seat],
            "statues": STATUES - state.statues[seat],
            "pillars": PILLARS - state.pillars[seat],
        },
        "dice": _dice(state, seat),
        "balance": None if state.is_bot(seat) else balance_of(state, seat),
        "maat_marker": state.balance[seat],
        "faith_laid": state.faith_laid[seat],
        "destiny": DESTINY.show(state.destiny[seat]),
        "starting_cards": [START.names[c] for c in state.own_starts[own : own + OWN_STARTS] if c != NOBODY],
        "blessings": _named(BLESSING_CARD.names, state.blessings[seat]),
        "technologies": _named(TECHNOLOGY_CARD.names, state.technologies[seat]),
        "laws_held": state.laws[seat].bit_count(),
        "laws_scored": _named(LAW_CARD.names, state.scored_laws[seat]),
        "ready": _is_ready(state, seat),
    }
    if state.is_bot(seat) or state.laws_open or viewer == seat:
        # The bot's cards lie open (section 30)
        shown["laws"] = _named(LAW_CARD.names, state.laws[seat])
    if viewer == seat:
        dealt = state.dealt_laws[seat * LAWS_DEALT : seat * LAWS_DEALT + LAWS_DEALT]
        shown["dealt_laws"] = [LAW_CARD.names[law] for law in dealt if law != NOBODY]
        shown["returned_law"] = LAW_CARD.show(state.returned_law[seat])
        if state.seen and state.actor == seat:
            shown["seen"] = [CARD.names[card] for card in state.seen]
    return shown


def _dice(state: TekhenuState, seat: int) -> list[dict[str, Any]]:
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


def _turn(state: TekhenuState) -> dict[str, Any] | None:
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


def _solo(state: TekhenuState) -> dict[str, Any] | None:
    if state.players == state.seats:
        return None
    return {
        "difficulty": DIFFICULTY.names[state.difficulty],
        "random_start_cards": state.random_start,
        "law_vp": state.law_vp,
        "pyramid": [TOKEN.names[token] for token in state.pyramid],
        "progress": None if state.progress == NOBODY else state.progress,
    }


def _is_ready(state: TekhenuState, seat: int) -> bool:
    return state.actor == SIMULTANEOUS and not state.is_bot(seat) and seat not in state.to_act()


# Drawing anew what a seat can't know


def resample(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """Decks, the stack, other hands of laws, cards others see with S05 or S06, sealed answers."""
    _resample_seen(state, viewer, referee)
    for pile in (state.blessing_deck, state.technology_deck, state.stack):
        _shuffle_anew(pile, referee)
    _resample_laws(state, viewer, referee)


def _shuffle_anew(pile: list[int], referee: Referee) -> None:
    """Sorted first: what comes out must not depend on how the hidden things lay."""
    pile.sort()
    referee.shuffle("resample", pile)


def _resample_seen(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """The two cards another player looks at come from the whole deck."""
    if not state.seen or state.actor == viewer:
        return
    deck = state.blessing_deck if state.seen[0] < FAMILY else state.technology_deck
    deck.extend(state.seen)
    _shuffle_anew(deck, referee)
    state.seen = [deck.pop() for _ in state.seen]


def _resample_laws(state: TekhenuState, viewer: int | None, referee: Referee) -> None:
    """Unknown laws are dealt anew; the viewer's own returned law keeps its place in the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    if state.laws_open:
        others = []
    fixed = NOBODY if viewer is None else _own_under_deck(state, viewer)
    pool = [card - LAW * FAMILY for card in state.law_deck if card != fixed]
    for seat in others:
        hidden = state.laws[seat] & ~state.known_laws[seat]
        pool.extend(law for law in range(FAMILY) if hidden >> law & 1)
        first = seat * LAWS_DEALT
        pool.extend(law for law in state.dealt_laws[first : first + LAWS_DEALT] if law != NOBODY)
    _shuffle_anew(pool, referee)
    for seat in others:
        _deal_hand(state, seat, pool)
        _deal_setup_laws(state, seat, pool, referee)
    for place, card in enumerate(state.law_deck):
        if card != fixed:
            state.law_deck[place] = LAW * FAMILY + pool.pop()
    _redraw_returned(state, others)


def _own_under_deck(state: TekhenuState, viewer: int) -> int:
    """The card the viewer put under the deck, as long as it lies there in its place (TK-SET-18)."""
    place = state.players - 1 - viewer
    own = LAW * FAMILY + state.returned_law[viewer]
    if state.returned_law[viewer] != NOBODY and place < len(state.law_deck) and state.law_deck[place] == own:
        return own
    return NOBODY


def _deal_hand(state: TekhenuState, seat: int, pool: list[int]) -> None:
    known = state.laws[seat] & state.known_laws[seat]
    hand = known
    for _ in range((state.laws[seat] ^ known).bit_count()):
        hand |= 1 << pool.pop()
    state.laws[seat] = hand


def _deal_setup_laws(state: TekhenuState, seat: int, pool: list[int], referee: Referee) -> None:
    """New laws to choose from, and a new sealed choice among them."""
    first = seat * LAWS_DEALT
    if state.dealt_laws[first] == NOBODY:
        return
    for place in range(first, first + LAWS_DEALT):
        state.dealt_laws[place] = pool.pop()
    if state.sealed[seat]:
        frame = state.frames[-1]
        options = state.rules.steps[frame[0]].legal(state, frame, seat)
        state.sealed[seat] = (options[referee.below("resample sealed", len(options))],)


def _redraw_returned(state: TekhenuState, others: list[int]) -> None:
    """What the others put under the deck is whatever lies there now; nothing, once it may have left."""
    for seat in others:
        if state.returned_law[seat] != NOBODY:
            place = state.players - 1 - seat
            there = place < len(state.law_deck)
            state.returned_law[seat] = state.law_deck[place] - LAW * FAMILY if there else NOBODY
