"""Battle, steps 1 and 2 (section 15): the war council, in secret, and the clash."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import COMMIT, DISCARD, DONE, PLAY, WOUND
from ennead.games.kemet.rules.cards import card_price, discard
from ennead.games.kemet.rules.components import AREA, BATTLE_CARDS, BATTLE_TIMED, CARDS, DIVERSION
from ennead.games.kemet.rules.modifiers import SPY_KIND, WOUND_STRENGTH, has
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import BATTLE_CARDS as BATTLE_CARDS_STEP
from ennead.games.kemet.rules.steps import BATTLE_DI, OUTCOME, SHOW_CARD, WOUND_DISCARD
from ennead.games.kemet.rules.strength import join_battle


class WarCouncil(Automatic[KemetState]):
    """The battle begins; with Spy the other side chooses its battle cards first (KM-WC-01, -08)."""

    def __init__(self) -> None:
        super().__init__("war_council", Field("seat", SEAT), Field("area", AREA))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        attacker, area = frame[1], frame[2]
        join_battle(state, attacker, area)
        defender = state.defender
        referee.tell(events.BATTLE, attacker, defender, area)
        state.push(BATTLE_DI, attacker, defender)
        if has(state.tiles[attacker], SPY_KIND):
            _spy_first(state, attacker, defender)
        elif has(state.tiles[defender], SPY_KIND):
            _spy_first(state, defender, attacker)
        else:
            state.push(BATTLE_CARDS_STEP, attacker, defender)


def _spy_first(state: KemetState, spy: int, other: int) -> None:
    state.then((BATTLE_CARDS_STEP, other, NOBODY), (SHOW_CARD, other), (BATTLE_CARDS_STEP, spy, NOBODY))


class BattleCards(Sealed[KemetState]):
    """A battle card to play and one to discard, in secret (KM-WC-01 to -03).

    Both stay in the hand until the end of the battle, so that its size betrays nothing.
    """

    def __init__(self) -> None:
        super().__init__("battle_play", Field("first", SEAT), Field("second", SEAT))

    def waiting(self, state: KemetState, frame: Frame) -> list[int]:
        return [seat for seat in frame[1:] if seat != NOBODY and len(state.sealed[seat]) < 2]

    def question(self, state: KemetState, frame: Frame, seat: int) -> str:
        return "battle_discard" if state.sealed[seat] else "battle_play"

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        hand = state.battle_hand[seat]
        if not state.sealed[seat]:
            return [PLAY + card for card in range(BATTLE_CARDS) if hand >> card & 1]
        played = state.sealed[seat][0] - PLAY
        return [DISCARD + card for card in range(BATTLE_CARDS) if hand >> card & 1 and card != played]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
        if len(state.sealed[seat]) == 2:
            referee.tell(events.READY, seat)

    def can_retract(self) -> bool:
        return True

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        for seat in frame[1:]:
            if seat != NOBODY:
                state.played_card[seat] = state.sealed[seat][0] - PLAY
                state.discarded_card[seat] = state.sealed[seat][1] - DISCARD
        state.clear_sealed()

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ShowCard(Automatic[KemetState]):
    """Spy: the card to be played is shown to all (KM-WC-08)."""

    def __init__(self) -> None:
        super().__init__("show_card", Field("seat", SEAT))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        state.shown = frame[1]
        referee.tell(events.SHOWN, frame[1], state.played_card[frame[1]])


class BattleDi(Sealed[KemetState]):
    """DI cards for the battle, any number, in secret (KM-WC-04 to -07); then the clash."""

    def __init__(self) -> None:
        super().__init__("battle_di", Field("first", SEAT), Field("second", SEAT))

    def waiting(self, state: KemetState, frame: Frame) -> list[int]:
        return [seat for seat in frame[1:] if DONE not in state.sealed[seat]]

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        purse = state.pp[seat]
        for code in state.sealed[seat]:
            purse -= card_price(state, seat, code - COMMIT)
        options: list[int] = []
        for card in BATTLE_TIMED:
            held = state.hand[seat * CARDS + card]
            if (
                held > 0
                and held > state.sealed[seat].count(COMMIT + card)
                and card_price(state, seat, card) <= purse
            ):
                options.append(COMMIT + card)
        options.append(DONE)
        return options

    def asks_single(self, state: KemetState, frame: Frame) -> bool:
        """After the last card that can be paid, too, a side says when it is done (KM-WC-09)."""
        return any(state.sealed[seat] and DONE not in state.sealed[seat] for seat in frame[1:])

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
        if code == DONE:
            referee.tell(events.READY, seat)

    def can_retract(self) -> bool:
        return True

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        """Reveal, pay, Diversion back, Divine Wound (KM-CLASH-01 to -05)."""
        state.clashed = True
        state.committed = state.committed[:]
        _remember(state)
        state.push(OUTCOME)
        for seat in (state.defender, state.attacker):
            if has(state.tiles[seat], WOUND_STRENGTH):
                state.push(WOUND_DISCARD, seat)
        for seat in (state.attacker, state.defender):
            referee.tell(events.REVEALED, seat, state.played_card[seat])
        for seat in (state.attacker, state.defender):
            for code in state.sealed[seat]:
                if code != DONE:
                    _reveal(state, seat, code - COMMIT, referee)
        state.clear_sealed()

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def _remember(state: KemetState) -> None:
    """What this clash reveals to all."""
    state.last_area = state.battle_area
    state.last_winner = NOBODY
    state.last_attacker = state.attacker
    state.last_defender = state.defender
    state.last_played = state.played_card[:]
    state.last_cards = [0] * len(state.last_cards)
    for seat in (state.attacker, state.defender):
        for code in state.sealed[seat]:
            if code != DONE:
                state.last_cards[seat * CARDS + code - COMMIT] += 1


def _reveal(state: KemetState, seat: int, card: int, referee: Referee) -> None:
    if card == DIVERSION:
        referee.tell(events.COMMITTED, seat, card, 0)
        referee.tell(events.DIVERSION_BACK, seat)
        return
    cost = card_price(state, seat, card)
    if cost > state.pp[seat]:  # KM-CLASH-03
        discard(state, seat, card)
        referee.tell(events.UNPAID_CARD, seat, card)
        return
    state.pp[seat] -= cost
    state.hand[seat * CARDS + card] -= 1
    state.committed[seat * CARDS + card] += 1
    referee.tell(events.COMMITTED, seat, card, cost)


class WoundDiscard(Choice[KemetState]):
    """Divine Wound: DI cards from hand, one by one, for strength (KM-TILE-R3c)."""

    def __init__(self) -> None:
        super().__init__("wound_discard", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        held = seat * CARDS
        options: list[int] = []
        for card in range(CARDS):
            if state.hand[held + card] > 0 and card != DIVERSION:
                options.append(WOUND + card)
        options.append(DONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != DONE:
            state.frames.append(frame)
            discard(state, seat, code - WOUND)
            state.wound += 1
            referee.tell(events.WOUND, seat, code - WOUND)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
