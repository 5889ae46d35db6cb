"""What holds in every state (section 31); for tests and for checking positions from outside."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.cards import CARDS, FAMILY, REMOVED
from ennead.games.tekhenu.rules.components import (
    BUILDINGS,
    CELL,
    CELLS,
    COLOUR,
    DICE_IN_PLAY,
    DICE_PER_MAAT,
    DICE_PER_ROTATION,
    DICE_PER_SECTOR,
    DIE,
    FACES,
    FAITH,
    GOD,
    GOD_STATUES,
    GODS,
    GOODS,
    KIND,
    LAW,
    MAATS,
    MOST_GOD_STATUES,
    OPEN_AT_START,
    PILLARS,
    PRODUCTION_MAX,
    PRODUCTION_MIN,
    RESOURCES,
    SCRIBE,
    SECTION_AT,
    SECTION_START,
    SLOT_KINDS,
    SLOTS,
    STATUES,
    TILES,
    TRACK_END,
)
from ennead.games.tekhenu.rules.market import deck_of, discard_of
from ennead.games.tekhenu.rules.state import TekhenuState

WHEEL_DICE: Final = DICE_PER_SECTOR * GODS


def broken(state: TekhenuState) -> list[str]:
    """A sentence for every invariant that does not hold."""
    if state.seats != max(state.players, 2):
        return [f"TK-GEN-01: {state.seats} participants with {state.players} players"]
    return [
        *_dice(state),
        *_goods(state),
        *_pieces(state),
        *_tiles(state),
        *_cards(state),
        *_market(state),
        *_order(state),
    ]


def _dice(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    counts = state.bag[:]
    for die in state.wheel:
        counts[die % DIE // FACES] += 1
    for die in state.taken:
        if die != NOBODY:
            counts[die % DIE // FACES] += 1
    if counts != list(DICE_IN_PLAY[state.seats]):
        wrong.append(f"TK-INV-01: dice per colour {dict(zip(COLOUR.names, counts, strict=True))}")
    if any(count < 0 for count in state.bag):
        wrong.append("TK-INV-01: a negative number of dice in the bag")
    taken = [state.dice_of(seat) for seat in range(state.seats)]
    if max(taken) - min(taken) > 1:
        wrong.append(f"TK-INV-03: dice taken {taken}")
    return wrong


def unreachable(state: TekhenuState) -> list[str]:
    """Why no game comes to this."""
    wrong: list[str] = []
    if not state.frames and state.round < MAATS * DICE_PER_MAAT:
        wrong.append("TK-INV-17: nobody is asked, and the game is not over")
    if state.wheel != sorted(state.wheel):
        wrong.append("TK-DIC-01: the dice at the wheel stand sector by sector, by colour and value")
    taken = sum(state.dice_of(seat) for seat in range(state.seats))
    if state.round and not _fits_the_wheel(state, taken):
        wrong.append(f"TK-INV-02: {len(state.wheel)} dice at the wheel after {taken} were taken")
    return wrong


def _fits_the_wheel(state: TekhenuState, taken: int) -> bool:
    """So many dice were taken since the last Maat phase; rotations bring as many as two rounds take."""
    added = DICE_PER_ROTATION * state.seats
    at_wheel = len(state.wheel)
    if taken < added:
        return at_wheel == WHEEL_DICE - taken or (taken == 0 and at_wheel == WHEEL_DICE - added)
    return at_wheel == WHEEL_DICE - (taken - added) or (taken == added and at_wheel == WHEEL_DICE - taken)


def _goods(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    if any(count < 0 for count in (*state.goods, *state.excess)):
        wrong.append("TK-INV-04: negative goods")
    for seat in range(state.seats):
        if state.vp(seat) < 0:
            wrong.append(f"TK-INV-04: seat {SEAT.names[seat]} has {state.vp(seat)} points")
        if not 0 <= state.happiness[seat] <= state.population[seat] <= TRACK_END:
            wrong.append(f"TK-INV-05: markers of seat {SEAT.names[seat]}")
        if state.is_automa(seat):
            goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
            if sum(goods) != goods[SCRIBE] or goods[FAITH]:
                wrong.append("TK-INV-16: the bot has resources or faith")
    if any(not PRODUCTION_MIN <= marker <= PRODUCTION_MAX for marker in state.production):
        wrong.append("TK-INV-06: a production marker is off its track")
    return wrong


def _pieces(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    statues = state.god_statues + state.people_statues
    for seat in range(state.seats):
        built = state.temple.count(seat) + state.osiris.count(seat)
        if built != state.buildings[seat] or built > BUILDINGS:
            wrong.append(f"TK-INV-07: {built} buildings of seat {SEAT.names[seat]}")
        if statues.count(seat) != state.statues[seat] or state.statues[seat] > STATUES:
            wrong.append(f"TK-INV-07: {statues.count(seat)} statues of seat {SEAT.names[seat]}")
        if state.pillar_owner.count(seat) != state.pillars[seat] or state.pillars[seat] > PILLARS:
            wrong.append(f"TK-INV-07: {state.pillar_owner.count(seat)} pillars of seat {SEAT.names[seat]}")
    for slot in range(SLOTS):
        if state.temple[slot] != NOBODY and not state.slot_is_open(slot):
            wrong.append(f"TK-INV-08: a building on closed slot {slot}")
    for god in range(GODS):
        first = god * MOST_GOD_STATUES
        beyond = state.god_statues[first + GOD_STATUES[state.seats] : first + MOST_GOD_STATUES]
        if beyond.count(NOBODY) != len(beyond):
            wrong.append(f"TK-INV-08: too many statues with god {GOD.names[god]}")
    return wrong


def _tiles(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    tiles = [tile for tile in (*state.tiles, *state.display, *state.stack) if tile != NOBODY]
    if sorted(tiles) != list(range(TILES)):
        wrong.append("TK-INV-09: a pillar tile is missing or there twice")
    unfinished = [frame.cell for frame in state.frames if isinstance(frame, frames.RaFinish)]
    for cell in range(CELLS):
        has_tile = state.tiles[cell] != NOBODY
        has_pillar = state.pillar_owner[cell] != NOBODY
        if has_tile != has_pillar and cell not in unfinished:
            wrong.append(f"TK-INV-09: tile and pillar differ on cell {CELL.names[cell]}")
    return wrong


def _cards(state: TekhenuState) -> list[str]:
    cards = [card for card in state.market if card != NOBODY]
    cards.extend(state.seen)
    for kind in range(len(KIND)):
        cards.extend(deck_of(state, kind))
        cards.extend(discard_of(state, kind))
    cards.extend(LAW * FAMILY + law for law in state.dealt_laws if law != NOBODY)
    for kind, owned in enumerate((state.blessings, state.technologies, state.laws)):
        for bits in owned:
            cards.extend(kind * FAMILY + card for card in range(FAMILY) if bits >> card & 1)
    expected = [card for card in range(CARDS) if state.seats > 2 or card not in REMOVED]
    return [] if sorted(cards) == expected else ["TK-INV-10: a card is missing or in two places"]


def _market(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    for slot, card in enumerate(state.market):
        if card != NOBODY and card // FAMILY != SLOT_KINDS[slot]:
            wrong.append(f"TK-INV-11: a card of the wrong kind in slot {slot}")
        if card != NOBODY and slot >= SECTION_START[state.open_sections]:
            wrong.append(f"TK-INV-11: a card in closed slot {slot}")
    needed = OPEN_AT_START + sum(1 for cell in SECTION_AT if max(state.population) >= cell)
    if state.open_sections < needed:
        wrong.append(f"TK-INV-11: {state.open_sections} sections open, {needed} must be")
    return wrong


def _order(state: TekhenuState) -> list[str]:
    wrong: list[str] = []
    if sorted(state.order) != list(range(state.seats)):
        wrong.append("TK-INV-12: the turn track is no order of all participants")
    destinies = [card for card in state.destiny if card != NOBODY]
    if len(set(destinies)) != len(destinies):
        wrong.append("TK-INV-13: two participants have the same destiny card")
    choosing = any(isinstance(frame, (frames.Destiny, frames.NewDestinies)) for frame in state.frames)
    if state.round > 0 and not choosing and NOBODY in state.destiny[: state.players]:
        wrong.append("TK-INV-13: a player has no destiny card")
    if len(state.taken) != state.seats * DICE_PER_MAAT or len(state.production) != state.seats * RESOURCES:
        wrong.append("TK-INV-01: tables of the wrong size")
    return wrong
