"""What a battle can come to (section 15), from what one side knows: every pair of battle cards, counted.

Cards of the other side count alike; divine intervention cards that it may add are told apart, as the most
strength they could bring.
"""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.generated import codes
from ennead.games.kemet.rules.cards import card_price, purse_left, sealed_cards
from ennead.games.kemet.rules.components import (
    BATTLE_CARD_VALUE,
    BATTLE_CARDS,
    BATTLE_TIMED,
    CARD_COUNT,
    CARD_VALUE,
    CARDS,
    DAMAGE,
    DIVERSION,
    FULL_HAND,
    GUARANTEED,
    PROTECTION,
    STRENGTH,
    VALUES,
)
from ennead.games.kemet.rules.modifiers import PURCHASE_CARD, ROWS, WOUND_STRENGTH, gather
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.strength import board_lines, card_lines, self_damage, totals

# Behind the sums of VALUE stands the damage a side does to itself.
HURT: Final = VALUES
# The bit of a special battle card, by the tile that brings it.
_SPECIAL: Final[tuple[tuple[int, int], ...]] = tuple((tile, 1 << card) for tile, card in ROWS[PURCHASE_CARD])
_STRENGTH_CARDS: Final[tuple[int, ...]] = tuple(
    card for card in BATTLE_TIMED if CARD_VALUE[card][STRENGTH] > 0
)


class Pair:
    """How the battle ends with one battle card of each side, as the first side sees it."""

    def __init__(self, card: int, other: int, wins: bool, lost: int, killed: int, left: int, sure: bool):
        self.card = card
        self.other = other
        self.wins = wins
        # Units lost by this side and by the other, and what is left of this side's troop.
        self.lost = lost
        self.killed = killed
        self.left = left
        # Won, whatever divine intervention cards the other side adds.
        self.sure = sure


def other_side(state: KemetState, seat: int) -> int:
    return state.defender if seat == state.attacker else state.attacker


def may_hold(state: KemetState, seat: int) -> int:
    """Bits of the battle cards the player may have in hand, as everybody knows: all but the open ones."""
    cards = FULL_HAND
    for tile, bit in _SPECIAL:
        if state.tiles[seat] >> tile & 1:
            cards |= bit
    return cards & ~state.face_up[seat]


def cards_in_question(state: KemetState, seat: int, viewer: int) -> list[int]:
    """Battle cards that the side may play or has played, as far as the viewer knows."""
    played = state.played_card[seat]
    if played != NOBODY and (state.clashed or seat in (viewer, state.shown)):
        return [played]
    bits = may_hold(state, seat)
    if seat == viewer:
        chosen = chosen_cards(state, seat)
        if chosen:
            return chosen[:1]
        bits = state.battle_hand[seat]
    return [card for card in range(BATTLE_CARDS) if bits >> card & 1]


def sure_sums(state: KemetState, seat: int, viewer: int) -> list[int]:
    """Sums by value, and self-damage, of all that is known but the battle card."""
    lines = board_lines(state, seat)
    if state.clashed:
        lines = lines + card_lines(state, seat)
    sums = totals(lines)
    sums.append(self_damage(lines))
    if seat == viewer and not state.clashed:
        for card in sealed_cards(state, seat):
            _add(sums, CARD_VALUE[card])
    return sums


def _add(sums: list[int], values: tuple[int, ...]) -> None:
    for value in range(VALUES):
        if values[value] > 0:
            sums[value] += values[value]
        else:
            sums[HURT] -= values[value]


def _with_card(state: KemetState, sums: list[int], card: int) -> list[int]:
    """After the clash the card is among the lines already."""
    copy = sums[:]
    if not state.clashed:
        _add(copy, BATTLE_CARD_VALUE[card])
    return copy


def all_pairs(state: KemetState, seat: int) -> list[Pair]:
    """Every battle card of this side against every one the other may play."""
    enemy = other_side(state, seat)
    own = sure_sums(state, seat, seat)
    others = sure_sums(state, enemy, seat)
    added = 0 if state.clashed else most_added(state, enemy, seat)
    found: list[Pair] = []
    theirs = [(card, _with_card(state, others, card)) for card in cards_in_question(state, enemy, seat)]
    for card in cards_in_question(state, seat, seat):
        mine = _with_card(state, own, card)
        for other, sums in theirs:
            found.append(_fought(state, seat, enemy, card, other, mine, sums, added))
    return found


def _fought(
    state: KemetState,
    seat: int,
    enemy: int,
    card: int,
    other: int,
    mine: list[int],
    theirs: list[int],
    added: int,
) -> Pair:
    """KM-OUT-04, KM-CAS-01 to -09."""
    lead = mine[STRENGTH] - theirs[STRENGTH]
    needed = 1 if seat == state.attacker else 0  # a tie is the defender's
    units = state.troop(seat, state.battle_area)
    enemies = state.troop(enemy, state.battle_area)
    killed = _killed(enemies, mine[GUARANTEED], mine[DAMAGE] - theirs[PROTECTION], theirs[HURT])
    lost = _killed(units, theirs[GUARANTEED], theirs[DAMAGE] - mine[PROTECTION], mine[HURT])
    return Pair(card, other, lead >= needed, lost, killed, units - lost, lead - added >= needed)


def _killed(units: int, guaranteed: int, damage: int, hurt: int) -> int:
    return min(units, guaranteed + max(0, damage) + hurt)


# Divine intervention cards


def unknown_cards(state: KemetState, viewer: int) -> list[int]:
    """How many of each kind lie in the deck or in a hand the viewer does not see (KM-HID-03)."""
    left = list(CARD_COUNT)
    left[DIVERSION] = 0
    for card in range(CARDS):
        left[card] -= state.discard[card]
        if viewer != NOBODY and card != DIVERSION:
            left[card] -= state.hand[viewer * CARDS + card]
    for at, count in enumerate(state.committed):
        left[at % CARDS] -= count
    return left


def most_added(state: KemetState, seat: int, viewer: int) -> int:
    """The most strength that cards of its hand can add to a side's known strength."""
    if seat == viewer:
        held = state.hand[seat * CARDS : seat * CARDS + CARDS]
        for card in sealed_cards(state, seat):
            held[card] -= 1
        held[DIVERSION] = 0
        return _most(state, seat, held, sum(held), purse_left(state, seat), 0)
    number = state.hand_size(seat) - 1  # one of them is Diversion
    return _most(state, seat, unknown_cards(state, viewer), number, state.pp[seat], 0)


def _most(state: KemetState, seat: int, held: list[int], number: int, purse: int, kind: int) -> int:
    """Try every number of each kind that adds strength; Divine Wound makes something of all others."""
    if kind == len(_STRENGTH_CARDS):
        return number * gather(state.tiles[seat], WOUND_STRENGTH)
    card = _STRENGTH_CARDS[kind]
    cost = card_price(state, seat, card)
    best = 0
    for count in range(min(number, held[card]) + 1):
        if count * cost <= purse:
            more = _most(state, seat, held, number - count, purse - count * cost, kind + 1)
            best = max(best, count * CARD_VALUE[card][STRENGTH] + more)
    return best


def strength_range(state: KemetState, seat: int, viewer: int) -> tuple[int, int]:
    """Least and most strength with a battle card, before divine intervention cards that may come."""
    sure = sure_sums(state, seat, viewer)[STRENGTH]
    if state.clashed:
        return sure, sure
    strengths = [BATTLE_CARD_VALUE[card][STRENGTH] for card in cards_in_question(state, seat, viewer)]
    return sure + min(strengths), sure + max(strengths)


def chosen_cards(state: KemetState, seat: int) -> list[int]:
    """Battle cards the side has chosen in the war council so far: to play, to discard."""
    if state.played_card[seat] != NOBODY:
        return [state.played_card[seat], state.discarded_card[seat]]
    chosen: list[int] = []
    for code in state.sealed[seat]:
        if code in codes.PLAY:
            chosen.append(codes.PLAY.index(code))
        elif code in codes.DISCARD:
            chosen.append(codes.DISCARD.index(code))
    return chosen
