"""Phase 3, the offering (section 9): sealed offerings, total and tile, rewards, a new First Player."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import (
    CHANGE_NO,
    CHANGE_YES,
    OFFER,
    SELL,
    TAKE_CARD,
    TAKE_FARMER,
    TAKE_STONE,
    THIEF,
    TURN_DOWN,
    TURN_UP,
)
from ennead.games.amun_re.rules.building import add_stone
from ennead.games.amun_re.rules.cards import add_sales, draw, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    CARDS,
    CHANGE_DELTA,
    MAX_OFFER,
    MIN_OFFER,
    OFFERING,
    OFFERING_CHANGE,
    PROVINCES,
    REWARDS,
    THIEF_GOLD,
    THIEF_TOTAL,
    TILE_MAX,
)
from ennead.games.amun_re.rules.market import add_farmer
from ennead.games.amun_re.rules.refusals import why_not
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import (
    CHANGE_DIRECTION,
    NEW_FIRST_PLAYER,
    OFFERING_CHOICE,
    OFFERING_TILE,
    REWARD_CHOICE,
)

THIEF_OFFER = 0


class OfferingPhase(Automatic[AmunReState]):
    """Everybody prepares an offering."""

    def __init__(self) -> None:
        super().__init__("offering_phase")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        new_phase(state, OFFERING)
        state.offered = [NOBODY] * state.players
        state.total = 0
        state.push(OFFERING_CHOICE)


class OfferingChoice(Sealed[AmunReState]):
    """Gold or the Thief, then perhaps an Offering Change, in secret (AR-DEC-10, AR-DEC-11).

    The card stays among the hand's cards until the reveal, so that the size of the hand betrays nothing.
    """

    def __init__(self) -> None:
        super().__init__("offering_choice")

    def waiting(self, state: AmunReState, frame: Frame) -> list[int]:
        return [seat for seat in range(state.players) if not self._is_ready(state, seat)]

    def _is_ready(self, state: AmunReState, seat: int) -> bool:
        answers = len(state.sealed[seat])
        return answers == 2 or (answers == 1 and not state.holds(seat, OFFERING_CHANGE))

    def question(self, state: AmunReState, frame: Frame, seat: int) -> str:
        return "offering_add_change" if state.sealed[seat] else "offering_choice"

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        if state.sealed[seat]:
            return [CHANGE_NO, CHANGE_YES]
        options = [THIEF]
        most = min(state.gold[seat], MAX_OFFER)
        options.extend(range(OFFER + MIN_OFFER - 1, OFFER + most))
        add_sales(state, seat, options)
        return options

    def can_retract(self) -> bool:
        return True  # AR-OFF-05

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if SELL <= code < SELL + CARDS:
            sell(state, seat, code - SELL, referee)  # an open act (AR-HID-07)
            return
        state.seal(seat, code)
        if self._is_ready(state, seat):
            referee.tell(events.READY, seat)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        """The reveal (AR-OFF-06, AR-OFF-07)."""
        state.push(OFFERING_TILE)
        order = state.turn_order()
        state.offered = [NOBODY] * state.players
        for seat in order:
            answers = state.sealed[seat]
            change = len(answers) == 2 and answers[1] == CHANGE_YES
            if answers[0] == THIEF:
                state.offered[seat] = THIEF_OFFER
                state.total += THIEF_TOTAL
                referee.tell(events.THIEF, seat, change)
            else:
                gold = answers[0] - OFFER + 1
                state.offered[seat] = gold
                state.gold[seat] -= gold
                state.total += gold
                referee.tell(events.OFFERED, seat, gold, change)
            if change:
                play_card(state, seat, OFFERING_CHANGE)
        referee.tell(events.TOTAL, state.total)
        for seat in reversed(order):
            if state.has_played(seat, OFFERING_CHANGE):
                state.push(CHANGE_DIRECTION, seat)
        state.clear_sealed()


class ChangeDirection(Choice[AmunReState]):
    """Whoever added an Offering Change moves the total (AR-DEC-12)."""

    def __init__(self) -> None:
        super().__init__("offering_change_direction", Field("seat", SEAT))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        return [TURN_UP, TURN_DOWN]

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        delta = CHANGE_DELTA if code == TURN_UP else -CHANGE_DELTA
        state.total += delta
        referee.tell(events.CHANGED_TOTAL, seat, delta, state.total)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


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


class OfferingTile(Automatic[AmunReState]):
    """The total makes a tile active; thieves take their gold; the others their rewards (AR-OFF-10 to 14)."""

    def __init__(self) -> None:
        super().__init__("offering_tile")

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        previous = state.tile
        state.tile = tile_for(state.total)
        referee.tell(events.ACTIVE_TILE, state.tile, state.total, previous)
        for seat in state.turn_order():
            if state.offered[seat] == THIEF_OFFER:
                state.gold[seat] += THIEF_GOLD
                referee.tell(events.STOLE, seat, THIEF_GOLD)
        ranked = ranking(state)
        if ranked:
            state.push(NEW_FIRST_PLAYER, ranked[0])
        for rank in range(len(ranked) - 1, -1, -1):
            state.push(REWARD_CHOICE, ranked[rank], REWARDS[rank])
        for rank, seat in enumerate(ranked):
            referee.tell(events.REWARDS, seat, rank + 1, REWARDS[rank])


class RewardChoice(Choice[AmunReState]):
    """One reward: a card, a farmer or a stone (AR-DEC-13)."""

    def __init__(self) -> None:
        super().__init__("reward_choice", Field("seat", SEAT), Field("left", NUMBER))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if state.cards_left() > 0:
            options.append(TAKE_CARD)
        own = state.own_provinces(seat)
        for province in own:
            if state.fields_free(province) > 0:
                options.append(TAKE_FARMER + province)
        for province in own:
            options.append(TAKE_STONE + province)
        return options

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[2] > 1:
            state.push(REWARD_CHOICE, seat, frame[2] - 1)
        if code == TAKE_CARD:
            draw(state, seat, referee)
        elif TAKE_FARMER <= code < TAKE_FARMER + PROVINCES:
            add_farmer(state, seat, code - TAKE_FARMER, referee)
        else:
            add_stone(state, seat, code - TAKE_STONE, referee)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class NewFirstPlayer(Automatic[AmunReState]):
    """The marker goes to the highest offering (AR-OFF-20)."""

    def __init__(self) -> None:
        super().__init__("new_first_player", Field("seat", SEAT))

    def run(self, state: AmunReState, frame: Frame, referee: Referee) -> None:
        previous = state.first
        state.first = frame[1]
        referee.tell(events.MARKER, state.first, previous)
