"""Setup (section 4): the board, the decks, laws, starting cards and the first order."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    CARDS,
    DESTINIES,
    DESTINY,
    FAMILY,
    INITIATIVE,
    LAW_CARD,
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
from ennead.games.tekhenu.rules.solo_setup import set_up_automa, take_automa_destiny
from ennead.games.tekhenu.rules.state import TekhenuState

_START: Final[dict[str, int]] = DATA["player_board"]["start"]


def set_up(state: TekhenuState, printed: bool) -> None:
    """The board, then two laws for each player (TK-SET-01 to TK-SET-18)."""
    state.arrow = state.referee.below("arrow", GODS)
    state.markers = [(state.arrow + offset) % GODS for offset in MARKER_OFFSETS]
    state.referee.tell(events.WHEEL, state.arrow)
    _lay_out_tiles(state, printed)
    state.bag = list(DICE_IN_PLAY[state.seats])
    for sector in range(GODS):
        for _ in range(DICE_PER_SECTOR):
            add_die(state, sector)
    for seat in range(state.players):
        state.points[seat * SOURCES + BY_START] = _START["vp"]
        state.goods[seat * GOODS + GOLD] = _START["gold"]
        state.goods[seat * GOODS + SCRIBE] = _START["scribe"]
        state.happiness[seat] = _START["happiness"]
        state.population[seat] = _START["population"]
    _shuffle_decks(state)
    for _ in range(OPEN_AT_START):
        open_section(state)
    if state.players < state.seats:
        set_up_automa(state)
    for seat in range(state.players):
        for place in range(LAWS_DEALT):
            law = state.law_deck.pop() - LAW * FAMILY
            state.dealt_laws[seat * LAWS_DEALT + place] = law
            state.referee.tell(events.DEALT_LAW, seat, law)
    state.then(frames.SETUP_LAW, frames.DEAL_STARTING_CARDS)


def _lay_out_tiles(state: TekhenuState, printed: bool) -> None:
    """Pillar tiles, three of them open; Horus tiles shuffled or in the printed order (TK-SET-03 to 05)."""
    state.stack = list(range(TILES))
    state.referee.shuffle("pillar tiles", state.stack)
    for place in range(DISPLAY_PLACES):
        state.display[place] = state.stack.pop()
        state.referee.tell(events.TILE_SHOWN, state.display[place], place)
    gods = list(range(GODS))
    if not printed:
        state.referee.shuffle("horus tiles", gods)
    for slot in range(GODS):
        state.horus_tiles[slot] = PRINTED_ORDER[slot] if printed else gods.pop()
        state.referee.tell(events.HORUS_TILE, slot, state.horus_tiles[slot])


def _shuffle_decks(state: TekhenuState) -> None:
    """Three decks, without the cards for more players (TK-SET-14, TK-SET-15)."""
    for card in range(CARDS):
        if state.seats > 2 or card not in REMOVED:
            deck_of(state, card // FAMILY).append(card)
    for kind in range(len(KIND)):
        state.referee.shuffle(f"deck {kind}", deck_of(state, kind))


class SetupLaw(steps.SetupLaw):
    """Each keeps one of two laws in secret; the others go under the deck in seat order (TK-SET-18)."""

    def waiting(self, state: TekhenuState, frame: frames.SetupLaw) -> list[int]:
        return [seat for seat in range(state.players) if not state.sealed[seat]]

    def legal(self, state: TekhenuState, frame: frames.SetupLaw, seat: int) -> list[int]:
        first = seat * LAWS_DEALT
        return [codes.KEEP_LAW[law] for law in sorted(state.dealt_laws[first : first + LAWS_DEALT])]

    def can_retract(self) -> bool:
        return True

    def run(self, state: TekhenuState, frame: frames.SetupLaw) -> None:
        for seat in range(state.players):
            kept = codes.KEEP_LAW.index(state.sealed[seat][0])
            for place in range(LAWS_DEALT):
                law = state.dealt_laws[seat * LAWS_DEALT + place]
                state.dealt_laws[seat * LAWS_DEALT + place] = NOBODY
                if law != kept:
                    state.returned_law[seat] = law
                    state.law_deck.insert(0, LAW * FAMILY + law)
            state.laws[seat] = 1 << kept
            state.referee.tell(events.KEPT_LAW, seat, kept, state.returned_law[seat])
        state.clear_sealed()

    def why_not_keep_law(self, state: TekhenuState, frame: frames.SetupLaw, seat: int, law: int) -> Refusal:
        return Refusal("law-not-dealt", law=LAW_CARD.names[law])


class DealStartingCards(steps.DealStartingCards):
    """Starting cards are turned up and picked in snake order (TK-SET-20 to TK-SET-22)."""

    def run(self, state: TekhenuState, frame: frames.DealStartingCards) -> None:
        cards = list(range(len(START)))
        state.referee.shuffle("starting cards", cards)
        state.push(frames.FIRST_ORDER)
        if state.random_start and state.players == 1:
            for place in range(OWN_STARTS):
                take_start(state, 0, place, cards.pop())
            return
        state.starting_cards = [cards.pop() for _ in range(STARTS_DEALT[state.players])]
        for card in state.starting_cards:
            state.referee.tell(events.STARTING_CARD_SHOWN, card)
        first = state.referee.below("first to pick", state.players) if state.players > 1 else 0
        state.referee.tell(events.FIRST_TO_PICK, first)
        seats = [(first + place) % state.players for place in range(state.players)]
        for seat in [*seats, *reversed(seats)]:
            state.push(frames.SETUP_START_CARD[seat])


def take_start(state: TekhenuState, seat: int, place: int, card: int) -> None:
    state.own_starts[seat * OWN_STARTS + place] = card
    state.referee.tell(events.STARTING_CARD, seat, card)


class SetupStartCard(steps.SetupStartCard):
    """Any starting card still lying open."""

    def legal(self, state: TekhenuState, frame: frames.SetupStartCard, seat: int) -> list[int]:
        return [codes.STARTING_CARD[card] for card in sorted(state.starting_cards)]

    def do_starting_card(self, state: TekhenuState, frame: frames.SetupStartCard, start: int) -> None:
        state.starting_cards.remove(start)
        place = 0 if state.own_starts[frame.seat * OWN_STARTS] == NOBODY else 1
        take_start(state, frame.seat, place, start)

    def why_not_starting_card(self, state: TekhenuState, frame: frames.SetupStartCard, start: int) -> Refusal:
        if start in state.own_starts:
            owner = SEAT.names[state.own_starts.index(start) // OWN_STARTS]
            return Refusal("start-taken", start=START.names[start], seat=owner)
        return Refusal("start-not-dealt", start=START.names[start])


class FirstOrder(steps.FirstOrder):
    """Order by initiative, destiny cards, then start effects (TK-SET-23 to TK-SET-28)."""

    def run(self, state: TekhenuState, frame: frames.FirstOrder) -> None:
        state.starting_cards.clear()
        before = state.order
        state.order = order_by_initiative(state)
        if state.players < state.seats:
            state.order.insert(0, state.players)
            take_automa_destiny(state)
        tell_order(state, before)
        state.push(frames.ROUND)
        players = [seat for seat in state.order if not state.is_automa(seat)]
        for seat in reversed(players):
            first = seat * OWN_STARTS
            cards = sorted(state.own_starts[first : first + OWN_STARTS])
            state.then(
                frames.StartEffect(seat, cards[0]),
                frames.StartEffect(seat, cards[1]),
                frames.DESTINY_EFFECT[seat],
            )
        for seat in reversed(players):
            state.push(frames.DESTINY[seat])


def order_by_initiative(state: TekhenuState) -> list[int]:
    """The highest sum first; of equal sums the one with the highest single card (TK-SET-24)."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.players):
        first = seat * OWN_STARTS
        cards = [INITIATIVE[card] for card in state.own_starts[first : first + OWN_STARTS]]
        ranks.append((-sum(cards), -max(cards), seat))
    ranks.sort()
    return [rank[2] for rank in ranks]


class Destiny(steps.Destiny):
    """Any destiny card lying out (TK-SET-25, TK-MAA-13)."""

    def legal(self, state: TekhenuState, frame: frames.Destiny, seat: int) -> list[int]:
        return [codes.DESTINY[card] for card in range(DESTINIES) if card not in state.destiny]

    def do_destiny(self, state: TekhenuState, frame: frames.Destiny, destiny: int) -> None:
        state.destiny[frame.seat] = destiny
        state.referee.tell(events.TOOK_DESTINY, frame.seat, destiny)

    def why_not_destiny(self, state: TekhenuState, frame: frames.Destiny, destiny: int) -> Refusal:
        owner = SEAT.names[state.destiny.index(destiny)]
        return Refusal("destiny-taken", destiny=DESTINY.names[destiny], seat=owner)
