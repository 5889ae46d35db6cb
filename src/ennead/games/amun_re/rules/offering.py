"""Phase 3, the offering (section 9): sealed offerings, total and tile, rewards, a new First Player."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import UP, YES
from ennead.games.amun_re.rules.building import add_stone
from ennead.games.amun_re.rules.cards import add_sales, draw, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    CHANGE_DELTA,
    MAX_OFFER,
    MIN_OFFER,
    OFFERING,
    OFFERING_CHANGE,
    REWARDS,
    THIEF_GOLD,
    THIEF_TOTAL,
    TILE_MAX,
)
from ennead.games.amun_re.rules.market import add_farmer
from ennead.games.amun_re.rules.refusals import no_field, not_in_hand, not_own
from ennead.games.amun_re.rules.state import AmunReState

THIEF_OFFER = 0


class OfferingPhase(steps.OfferingPhase):
    """Everybody prepares an offering."""

    def run(self, state: AmunReState, frame: frames.OfferingPhase) -> None:
        new_phase(state, OFFERING)
        state.offered = [NOBODY] * state.players
        state.total = 0
        state.push(frames.OFFERING_CHOICE)


class OfferingChoice(steps.OfferingChoice):
    """Gold or the Thief, then perhaps an Offering Change, in secret (AR-DEC-10, AR-DEC-11).

    The card stays among the hand's cards until the reveal, so that the size of the hand betrays nothing.
    """

    def waiting(self, state: AmunReState, frame: frames.OfferingChoice) -> list[int]:
        found: list[int] = []
        for seat in range(state.players):
            if not state.sealed[seat] or not self._is_ready(state, seat):
                found.append(seat)
        return found

    def _is_ready(self, state: AmunReState, seat: int) -> bool:
        answers = len(state.sealed[seat])
        return answers == 2 or (answers == 1 and not state.holds(seat, OFFERING_CHANGE))

    def question(self, state: AmunReState, frame: frames.OfferingChoice, seat: int) -> str:
        return "offering_add_change" if state.sealed[seat] else "offering_choice"

    def legal(self, state: AmunReState, frame: frames.OfferingChoice, seat: int) -> list[int]:
        if state.sealed[seat]:
            return list(codes.CHANGE)
        options: list[int] = []
        add_sales(state, seat, options)
        options.append(codes.THIEF)
        most = min(state.gold[seat], MAX_OFFER)
        options.extend(codes.OFFER[MIN_OFFER : most + 1])
        return options

    def can_retract(self) -> bool:
        return True  # AR-OFF-05

    def take(self, state: AmunReState, frame: frames.OfferingChoice, seat: int, code: int) -> None:
        if code in codes.SELL:
            sell(state, seat, codes.SELL.index(code))  # an open act (AR-HID-07)
            return
        state.seal(seat, code)
        if self._is_ready(state, seat):
            state.referee.tell(events.READY, seat)

    def asked(self, state: AmunReState, frame: frames.OfferingChoice, seat: int) -> tuple[str, ...]:
        return ("change",) if state.sealed[seat] else ("offer", "thief", "sell")

    def why_not_offer(
        self, state: AmunReState, frame: frames.OfferingChoice, seat: int, gold: int
    ) -> Refusal:
        return Refusal("not-enough-gold", needs=gold, has=state.gold[seat])

    def why_not_sell(self, state: AmunReState, frame: frames.OfferingChoice, seat: int, card: int) -> Refusal:
        return not_in_hand(card)

    def run(self, state: AmunReState, frame: frames.OfferingChoice) -> None:
        """The reveal (AR-OFF-06, AR-OFF-07)."""
        state.push(frames.OFFERING_TILE)
        order = state.turn_order()
        state.offered = [NOBODY] * state.players
        for seat in order:
            answers = state.sealed[seat]
            change = len(answers) == 2 and answers[1] == codes.CHANGE[YES]
            if answers[0] == codes.THIEF:
                state.offered[seat] = THIEF_OFFER
                state.total += THIEF_TOTAL
                state.referee.tell(events.THIEF, seat, change)
            else:
                gold = codes.OFFER.index(answers[0])
                state.offered[seat] = gold
                state.gold[seat] -= gold
                state.total += gold
                state.referee.tell(events.OFFERED, seat, gold, change)
            if change:
                play_card(state, seat, OFFERING_CHANGE)
        state.referee.tell(events.TOTAL, state.total)
        for seat in reversed(order):
            if state.has_played(seat, OFFERING_CHANGE):
                state.push(frames.OFFERING_CHANGE_DIRECTION[seat])
        state.clear_sealed()


class OfferingChangeDirection(steps.OfferingChangeDirection):
    """Whoever added an Offering Change moves the total (AR-DEC-12)."""

    def legal(self, state: AmunReState, frame: frames.OfferingChangeDirection, seat: int) -> list[int]:
        return list(codes.TURN)

    def do_turn(self, state: AmunReState, frame: frames.OfferingChangeDirection, direction: int) -> None:
        delta = CHANGE_DELTA if direction == UP else -CHANGE_DELTA
        state.total += delta
        state.referee.tell(events.CHANGED_TOTAL, frame.seat, delta, state.total)


def is_revealed(state: AmunReState) -> bool:
    """Whether the latest offerings lie open."""
    return NOBODY not in state.offered


def tile_for(total: int) -> int:
    """The tile whose range holds the total (AR-OFF-10, AR-OFF-11)."""
    tile = 0
    while total > TILE_MAX[tile]:
        tile += 1
    return tile


def ranking(state: AmunReState) -> list[int]:
    """Seats that offered gold, highest first; equals in turn order (AR-OFF-13)."""
    ranked = [seat for seat in state.turn_order() if state.offered[seat] != THIEF_OFFER]
    ranked.sort(key=lambda seat: -state.offered[seat])
    return ranked


class OfferingTile(steps.OfferingTile):
    """The total makes a tile active; thieves take their gold; the others their rewards (AR-OFF-10 to 14)."""

    def run(self, state: AmunReState, frame: frames.OfferingTile) -> None:
        previous = state.tile
        state.tile = tile_for(state.total)
        state.referee.tell(events.ACTIVE_TILE, state.tile, state.total, previous)
        for seat in state.turn_order():
            if state.offered[seat] == THIEF_OFFER:
                state.gold[seat] += THIEF_GOLD
                state.referee.tell(events.STOLE, seat, THIEF_GOLD)
        ranked = ranking(state)
        if ranked:
            state.push(frames.NEW_FIRST_PLAYER[ranked[0]])
        for rank in range(len(ranked) - 1, -1, -1):
            state.push(frames.RewardChoice(ranked[rank], REWARDS[rank]))
        for rank, seat in enumerate(ranked):
            state.referee.tell(events.REWARDS, seat, rank + 1, REWARDS[rank])


class RewardChoice(steps.RewardChoice):
    """One reward: a card, a farmer or a stone (AR-DEC-13)."""

    def legal(self, state: AmunReState, frame: frames.RewardChoice, seat: int) -> list[int]:
        options: list[int] = []
        if state.cards_left() > 0:
            options.append(codes.TAKE_CARD)
        own = state.own_provinces(seat)
        for province in own:
            if state.fields_free(province) > 0:
                options.append(codes.TAKE_FARMER[province])
        for province in own:
            options.append(codes.TAKE_STONE[province])
        return options

    def do_take_card(self, state: AmunReState, frame: frames.RewardChoice) -> None:
        self._ask_again(state, frame)
        draw(state, frame.seat)

    def why_not_take_card(self, state: AmunReState, frame: frames.RewardChoice) -> Refusal:
        return Refusal("no-cards-left")

    def do_take_farmer(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> None:
        self._ask_again(state, frame)
        add_farmer(state, frame.seat, province)

    def why_not_take_farmer(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> Refusal:
        return no_field(state, frame.seat, province)

    def do_take_stone(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> None:
        self._ask_again(state, frame)
        add_stone(state, frame.seat, province)

    def why_not_take_stone(self, state: AmunReState, frame: frames.RewardChoice, province: int) -> Refusal:
        return not_own(province)

    def _ask_again(self, state: AmunReState, frame: frames.RewardChoice) -> None:
        if frame.left > 1:
            state.push(frames.RewardChoice(frame.seat, frame.left - 1))


class NewFirstPlayer(steps.NewFirstPlayer):
    """The marker goes to the highest offering (AR-OFF-20)."""

    def run(self, state: AmunReState, frame: frames.NewFirstPlayer) -> None:
        previous = state.first
        state.first = frame.seat
        state.referee.tell(events.MARKER, state.first, previous)
