"""Battle, steps 1 and 2 (section 15): the war council, in secret, and the clash."""

from ennead.core.codec import NOBODY
from ennead.core.state import Frame, Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.cards import card_price, discard, purse_left, sealed_cards
from ennead.games.kemet.rules.components import (
    BATTLE_CARD,
    BATTLE_CARDS,
    BATTLE_TIMED,
    CARD,
    CARDS,
    DIVERSION,
)
from ennead.games.kemet.rules.modifiers import SPY_KIND, WOUND_STRENGTH, has
from ennead.games.kemet.rules.refusals import (
    card_of_other_moment,
    not_discarded,
    not_in_battle_hand,
    not_in_hand,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.strength import join_battle


class WarCouncil(steps.WarCouncil):
    """The battle begins; with Spy the other side chooses its battle cards first (KM-WC-01, -08)."""

    def run(self, state: KemetState, frame: frames.WarCouncil) -> None:
        attacker, area = frame.seat, frame.area
        join_battle(state, attacker, area)
        defender = state.defender
        state.referee.tell(events.BATTLE, attacker, defender, area)
        state.push(frames.BattleDi(attacker, defender))
        if has(state.tiles[attacker], SPY_KIND):
            _spy_first(state, attacker, defender)
        elif has(state.tiles[defender], SPY_KIND):
            _spy_first(state, defender, attacker)
        else:
            state.push(frames.BattlePlay(attacker, defender))


def _spy_first(state: KemetState, spy: int, other: int) -> None:
    state.then(frames.BattlePlay(other, NOBODY), frames.SHOW_CARD[other], frames.BattlePlay(spy, NOBODY))


def parties(frame: Frame) -> list[int]:
    """Who is asked in secret; with Spy one side at a time."""
    if isinstance(frame, (frames.BattlePlay, frames.BattleDi)):
        return [seat for seat in (frame.first, frame.second) if seat != NOBODY]
    return []


class BattlePlay(steps.BattlePlay):
    """A battle card to play and one to discard, in secret (KM-WC-01 to -03).

    Both stay in the hand until the end of the battle, so that its size betrays nothing.
    """

    def waiting(self, state: KemetState, frame: frames.BattlePlay) -> list[int]:
        both = (frame.first, frame.second)
        return [seat for seat in both if seat != NOBODY and len(state.sealed[seat]) < 2]

    def question(self, state: KemetState, frame: frames.BattlePlay, seat: int) -> str:
        return "battle_discard" if state.sealed[seat] else "battle_play"

    def asked(self, state: KemetState, frame: frames.BattlePlay, seat: int) -> tuple[str, ...]:
        return ("discard",) if state.sealed[seat] else ("play",)

    def legal(self, state: KemetState, frame: frames.BattlePlay, seat: int) -> list[int]:
        hand = state.battle_hand[seat]
        if not state.sealed[seat]:
            return [codes.PLAY[card] for card in range(BATTLE_CARDS) if hand >> card & 1]
        hand &= ~(1 << codes.PLAY.index(state.sealed[seat][0]))
        return [codes.DISCARD[card] for card in range(BATTLE_CARDS) if hand >> card & 1]

    def take(self, state: KemetState, frame: frames.BattlePlay, seat: int, code: int) -> None:
        state.seal(seat, code)
        if len(state.sealed[seat]) == 2:
            state.referee.tell(events.READY, seat)

    def can_retract(self) -> bool:
        return True

    def why_not_play(
        self, state: KemetState, frame: frames.BattlePlay, seat: int, battle_card: int
    ) -> Refusal:
        in_hand = state.battle_hand[seat] >> battle_card & 1
        return Refusal("play-then-discard") if in_hand else not_in_battle_hand(battle_card)

    def why_not_discard(
        self, state: KemetState, frame: frames.BattlePlay, seat: int, battle_card: int
    ) -> Refusal:
        if codes.PLAY[battle_card] in state.sealed[seat]:
            return Refusal("battle-card-played", battle_card=BATTLE_CARD.names[battle_card])
        return self.why_not_play(state, frame, seat, battle_card)

    def run(self, state: KemetState, frame: frames.BattlePlay) -> None:
        for seat in parties(frame):
            state.played_card[seat] = codes.PLAY.index(state.sealed[seat][0])
            state.discarded_card[seat] = codes.DISCARD.index(state.sealed[seat][1])
        state.clear_sealed()


class ShowCard(steps.ShowCard):
    """Spy: the card to be played is shown to all (KM-WC-08)."""

    def run(self, state: KemetState, frame: frames.ShowCard) -> None:
        state.shown = frame.seat
        state.referee.tell(events.SHOWN, frame.seat, state.played_card[frame.seat])


class BattleDi(steps.BattleDi):
    """DI cards for the battle, any number, in secret (KM-WC-04 to -07); then the clash."""

    def waiting(self, state: KemetState, frame: frames.BattleDi) -> list[int]:
        return [seat for seat in (frame.first, frame.second) if codes.DONE not in state.sealed[seat]]

    def legal(self, state: KemetState, frame: frames.BattleDi, seat: int) -> list[int]:
        sealed = state.sealed[seat]
        purse = purse_left(state, seat) if sealed else state.pp[seat]
        options = [codes.DONE]
        first = seat * CARDS
        hand = state.hand
        for card in BATTLE_TIMED:
            held = hand[first + card]
            if (
                held > 0
                and held > sealed.count(codes.COMMIT[card])
                and card_price(state, seat, card) <= purse
            ):
                options.append(codes.COMMIT[card])
        return options

    def asks_single(self, state: KemetState, frame: frames.BattleDi) -> bool:
        """After the last card that can be paid, too, a side says when it is done (KM-WC-09)."""
        return any(state.sealed[seat] and codes.DONE not in state.sealed[seat] for seat in parties(frame))

    def take(self, state: KemetState, frame: frames.BattleDi, seat: int, code: int) -> None:
        state.seal(seat, code)
        if code == codes.DONE:
            state.referee.tell(events.READY, seat)

    def can_retract(self) -> bool:
        return True

    def why_not_commit(self, state: KemetState, frame: frames.BattleDi, seat: int, card: int) -> Refusal:
        if not state.holds(seat, card):
            return not_in_hand(card)
        if card not in BATTLE_TIMED:
            return card_of_other_moment(state, card)
        if state.hand[seat * CARDS + card] <= state.sealed[seat].count(codes.COMMIT[card]):
            return Refusal("card-committed", card=CARD.names[card])
        needs = card_price(state, seat, card)
        return Refusal("not-enough-pp-for", needs=needs, has=purse_left(state, seat))

    def run(self, state: KemetState, frame: frames.BattleDi) -> None:
        """Reveal, pay, Diversion back, Divine Wound (KM-CLASH-01 to -05)."""
        state.clashed = True
        state.committed = state.committed[:]
        _remember(state)
        state.push(frames.OUTCOME)
        for seat in (state.defender, state.attacker):
            if has(state.tiles[seat], WOUND_STRENGTH):
                state.push(frames.WOUND_DISCARD[seat])
        for seat in (state.attacker, state.defender):
            state.referee.tell(events.REVEALED, seat, state.played_card[seat])
        for seat in (state.attacker, state.defender):
            for card in sealed_cards(state, seat):
                _reveal(state, seat, card)
        state.clear_sealed()


def _remember(state: KemetState) -> None:
    """What this clash reveals to all."""
    state.last_area = state.battle_area
    state.last_winner = NOBODY
    state.last_attacker = state.attacker
    state.last_defender = state.defender
    state.last_played = state.played_card[:]
    state.last_cards = [0] * len(state.last_cards)
    for seat in (state.attacker, state.defender):
        for card in sealed_cards(state, seat):
            state.last_cards[seat * CARDS + card] += 1


def _reveal(state: KemetState, seat: int, card: int) -> None:
    if card == DIVERSION:
        state.referee.tell(events.COMMITTED, seat, card, 0)
        state.referee.tell(events.DIVERSION_BACK, seat)
        return
    cost = card_price(state, seat, card)
    if cost > state.pp[seat]:  # KM-CLASH-03
        discard(state, seat, card)
        state.referee.tell(events.UNPAID_CARD, seat, card)
        return
    state.pp[seat] -= cost
    state.hand[seat * CARDS + card] -= 1
    state.committed[seat * CARDS + card] += 1
    state.referee.tell(events.COMMITTED, seat, card, cost)


class WoundDiscard(steps.WoundDiscard):
    """Divine Wound: DI cards from hand, one by one, for strength (KM-TILE-R3c)."""

    def legal(self, state: KemetState, frame: frames.WoundDiscard, seat: int) -> list[int]:
        held = seat * CARDS
        options = [codes.DONE]
        for card in range(CARDS):
            if state.hand[held + card] > 0 and card != DIVERSION:
                options.append(codes.WOUND[card])
        return options

    def do_wound(self, state: KemetState, frame: frames.WoundDiscard, card: int) -> None:
        state.push(frame)
        discard(state, frame.seat, card)
        state.wound += 1
        state.referee.tell(events.WOUND, frame.seat, card)

    def why_not_wound(self, state: KemetState, frame: frames.WoundDiscard, card: int) -> Refusal:
        return not_discarded(card)

    def do_done(self, state: KemetState, frame: frames.WoundDiscard) -> None:
        """No more strength is bought."""
