"""Setup (section 4): the board, the decks, laws, starting cards and the first order."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import KEEP_LAW, STARTING_CARD, TAKE_DESTINY
from ennead.games.tekhenu.rules.cards import (
    CARDS,
    DESTINIES,
    FAMILY,
    INITIATIVE,
    REMOVED,
    START,
    STARTS_DEALT,
)
from ennead.games.tekhenu.rules.components import (
    BY_START,
    DATA,
    DICE_IN_PLAY,
    DICE_PER_SECTOR,
    DISPLAY_PLACES,
    GODS,
    GOLD,
    GOODS,
    KIND,
    LAW,
    LAWS_DEALT,
    MARKER_OFFSETS,
    OPEN_AT_START,
    OWN_STARTS,
    PRINTED_ORDER,
    SCRIBE,
    SOURCES,
    TILES,
)
from ennead.games.tekhenu.rules.dice import add_die
from ennead.games.tekhenu.rules.maat import tell_order
from ennead.games.tekhenu.rules.market import deck_of, open_section
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.solo_setup import set_up_bot, take_bot_destiny
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import (
    CHOOSE_DESTINY,
    DEAL_STARTING_CARDS,
    DESTINY_EFFECT,
    FIRST_ORDER,
    ROUND,
    SETUP_LAW,
    SETUP_START_CARD,
    START_EFFECT,
)

_START: Final[dict[str, int]] = DATA["player_board"]["start"]


def set_up(state: TekhenuState, printed: bool, referee: Referee) -> None:
    """The board, then two laws for each player (TK-SET-01 to TK-SET-18)."""
    state.arrow = referee.below("arrow", GODS)
    state.markers = [(state.arrow + offset) % GODS for offset in MARKER_OFFSETS]
    referee.tell(events.WHEEL, state.arrow)
    _lay_out_tiles(state, printed, referee)
    state.bag = list(DICE_IN_PLAY[state.seats])
    for sector in range(GODS):
        for _ in range(DICE_PER_SECTOR):
            add_die(state, sector, referee)
    for seat in range(state.players):
        state.points[seat * SOURCES + BY_START] = _START["vp"]
        state.goods[seat * GOODS + GOLD] = _START["gold"]
        state.goods[seat * GOODS + SCRIBE] = _START["scribe"]
        state.happiness[seat] = _START["happiness"]
        state.population[seat] = _START["population"]
    _shuffle_decks(state, referee)
    for _ in range(OPEN_AT_START):
        open_section(state, referee)
    if state.players < state.seats:
        set_up_bot(state, referee)
    for seat in range(state.players):
        for place in range(LAWS_DEALT):
            law = state.law_deck.pop() - LAW * FAMILY
            state.dealt_laws[seat * LAWS_DEALT + place] = law
            referee.tell(events.DEALT_LAW, seat, law)
    state.then((SETUP_LAW,), (DEAL_STARTING_CARDS,))


def _lay_out_tiles(state: TekhenuState, printed: bool, referee: Referee) -> None:
    """Pillar tiles, three of them open; Horus tiles shuffled or in the printed order (TK-SET-03 to 05)."""
    state.stack = list(range(TILES))
    referee.shuffle("pillar tiles", state.stack)
    for place in range(DISPLAY_PLACES):
        state.display[place] = state.stack.pop()
        referee.tell(events.TILE_SHOWN, state.display[place], place)
    gods = list(range(GODS))
    if not printed:
        referee.shuffle("horus tiles", gods)
    for slot in range(GODS):
        state.horus_tiles[slot] = PRINTED_ORDER[slot] if printed else gods.pop()
        referee.tell(events.HORUS_TILE, slot, state.horus_tiles[slot])


def _shuffle_decks(state: TekhenuState, referee: Referee) -> None:
    """Three decks, without the cards for more players (TK-SET-14, TK-SET-15)."""
    for card in range(CARDS):
        if state.seats > 2 or card not in REMOVED:
            deck_of(state, card // FAMILY).append(card)
    for kind in range(len(KIND)):
        referee.shuffle(f"deck {kind}", deck_of(state, kind))


class SetupLaw(Sealed[TekhenuState]):
    """Each keeps one of two laws in secret; the others go under the deck in seat order (TK-SET-18)."""

    def __init__(self) -> None:
        super().__init__("setup_law")

    def waiting(self, state: TekhenuState, frame: Frame) -> list[int]:
        return [seat for seat in range(state.players) if not state.sealed[seat]]

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        first = seat * LAWS_DEALT
        return [KEEP_LAW + law for law in state.dealt_laws[first : first + LAWS_DEALT]]

    def can_retract(self) -> bool:
        return True

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        for seat in range(state.players):
            kept = state.sealed[seat][0] - KEEP_LAW
            for place in range(LAWS_DEALT):
                law = state.dealt_laws[seat * LAWS_DEALT + place]
                state.dealt_laws[seat * LAWS_DEALT + place] = NOBODY
                if law != kept:
                    state.returned_law[seat] = law
                    state.law_deck.insert(0, LAW * FAMILY + law)
            state.laws[seat] = 1 << kept
            referee.tell(events.KEPT_LAW, seat, kept, state.returned_law[seat])
        state.clear_sealed()

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class DealStartingCards(Automatic[TekhenuState]):
    """Starting cards are turned up and picked in snake order (TK-SET-20 to TK-SET-22)."""

    def __init__(self) -> None:
        super().__init__("deal_starting_cards")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        cards = list(range(len(START)))
        referee.shuffle("starting cards", cards)
        state.push(FIRST_ORDER)
        if state.random_start and state.players == 1:
            for place in range(OWN_STARTS):
                take_start(state, 0, place, cards.pop(), referee)
            return
        state.starting_cards = [cards.pop() for _ in range(STARTS_DEALT[state.players])]
        for card in state.starting_cards:
            referee.tell(events.STARTING_CARD_SHOWN, card)
        first = referee.below("first to pick", state.players) if state.players > 1 else 0
        referee.tell(events.FIRST_TO_PICK, first)
        seats = [(first + place) % state.players for place in range(state.players)]
        for seat in [*seats, *reversed(seats)]:
            state.push(SETUP_START_CARD, seat)


def take_start(state: TekhenuState, seat: int, place: int, card: int, referee: Referee) -> None:
    state.own_starts[seat * OWN_STARTS + place] = card
    referee.tell(events.STARTING_CARD, seat, card)


class SetupStartCard(Choice[TekhenuState]):
    """Any starting card still lying open."""

    def __init__(self) -> None:
        super().__init__("setup_start_card", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [STARTING_CARD + card for card in state.starting_cards]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.starting_cards.remove(code - STARTING_CARD)
        place = 0 if state.own_starts[seat * OWN_STARTS] == NOBODY else 1
        take_start(state, seat, place, code - STARTING_CARD, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class FirstOrder(Automatic[TekhenuState]):
    """Order by initiative, destiny cards, then start effects (TK-SET-23 to TK-SET-28)."""

    def __init__(self) -> None:
        super().__init__("first_order")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        state.starting_cards.clear()
        before = state.order
        state.order = order_by_initiative(state)
        if state.players < state.seats:
            state.order.insert(0, state.players)
            take_bot_destiny(state, referee)
        tell_order(state, before, referee)
        state.push(ROUND)
        players = [seat for seat in state.order if not state.is_bot(seat)]
        for seat in reversed(players):
            first = seat * OWN_STARTS
            cards = sorted(state.own_starts[first : first + OWN_STARTS])
            state.then((START_EFFECT, seat, cards[0]), (START_EFFECT, seat, cards[1]), (DESTINY_EFFECT, seat))
        for seat in reversed(players):
            state.push(CHOOSE_DESTINY, seat)


def order_by_initiative(state: TekhenuState) -> list[int]:
    """The highest sum first; of equal sums the one with the highest single card (TK-SET-24)."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.players):
        first = seat * OWN_STARTS
        cards = [INITIATIVE[card] for card in state.own_starts[first : first + OWN_STARTS]]
        ranks.append((-sum(cards), -max(cards), seat))
    ranks.sort()
    return [rank[2] for rank in ranks]


class ChooseDestiny(Choice[TekhenuState]):
    """Any destiny card lying out (TK-SET-25, TK-MAA-13)."""

    def __init__(self) -> None:
        super().__init__("destiny", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [TAKE_DESTINY + card for card in range(DESTINIES) if card not in state.destiny]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.destiny[seat] = code - TAKE_DESTINY
        referee.tell(events.TOOK_DESTINY, seat, code - TAKE_DESTINY)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
