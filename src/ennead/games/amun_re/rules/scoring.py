"""Rounds, interim scoring, change of kingdom, final scoring and winner (sections 5, 13, 14, 15)."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.cards import add_sales, new_phase, play_card, sell
from ennead.games.amun_re.rules.components import (
    CARD,
    CARD_VP,
    CARDS,
    GOLD_POINTS,
    GOLD_VP,
    LAST_ROUND,
    MAJORITY_POINTS,
    PROVINCES,
    PYRAMID_POINTS,
    PYRAMID_VP,
    ROUNDS_PER_KINGDOM,
    SCORING,
    SET_POINTS,
    SET_VP,
    SIDE,
    SIDES,
    SOURCES,
    STONES_PER_PYRAMID,
    TEMPLE_VP,
    TEMPLES,
    TILE_VALUE,
    WEST_VP,
    YELLOW_VP,
)
from ennead.games.amun_re.rules.ending import result_of
from ennead.games.amun_re.rules.refusals import not_in_hand, unplayable
from ennead.games.amun_re.rules.setup import deal_province_cards
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.yellow import UNMET, YELLOW_CARDS, condition, meets

# Rounds


class Round(steps.Round):
    """Four phases in this order (AR-GEN-03)."""

    def run(self, state: AmunReState, frame: frames.Round) -> None:
        state.round += 1
        state.referee.tell(events.ROUND, state.round, state.kingdom())
        state.then(
            frames.AUCTION_PHASE,
            frames.MARKET_PHASE,
            frames.OFFERING_PHASE,
            frames.HARVEST_PHASE,
            frames.ROUND_END,
        )


class RoundEnd(steps.RoundEnd):
    """What follows a harvest (AR-RND-02 to AR-RND-04)."""

    def run(self, state: AmunReState, frame: frames.RoundEnd) -> None:
        if state.round == LAST_ROUND:
            state.then(frames.INTERIM_SCORING, frames.FINAL_SCORING)
        elif state.round % ROUNDS_PER_KINGDOM == 0:
            state.then(frames.INTERIM_SCORING, frames.CHANGE_OF_KINGDOM, frames.ROUND)
        else:
            state.push(frames.ROUND)


# Interim scoring


class InterimScoring(steps.InterimScoring):
    """Temples, pyramids, sets and majorities for all; then yellow cards in turn order (AR-SCO-13)."""

    def run(self, state: AmunReState, frame: frames.InterimScoring) -> None:
        new_phase(state, SCORING)
        order = state.turn_order()
        majorities = [majority(state, side) for side in range(len(SIDES))]
        for seat in order:
            points = points_on_board(state, seat, state.own_provinces(seat), majorities)
            for source in range(SOURCES):
                if points[source] > 0:
                    state.score(seat, source, points[source])
                    state.referee.tell(events.SCORED, seat, source, points[source])
        for seat in reversed(order):
            state.push(frames.SCORING_TURN[seat])


def points_on_board(state: AmunReState, seat: int, own: list[int], majorities: list[list[int]]) -> list[int]:
    """What the board scores for the seat, by source (AR-SCO-01 to AR-SCO-07); `majorities` lead each side."""
    points = [0] * SOURCES
    if not own:
        return points
    if state.tile != NOBODY:
        points[TEMPLE_VP] = sum([TEMPLES[province] for province in own]) * TILE_VALUE[state.tile]
    points[PYRAMID_VP] = sum([state.pyramids[province] for province in own]) * PYRAMID_POINTS
    points[SET_VP] = set_size(state, own) * SET_POINTS
    for side, leaders in enumerate(majorities):
        if seat in leaders:
            points[WEST_VP + side] = MAJORITY_POINTS
    return points


def majority(state: AmunReState, side: int) -> list[int]:
    """Seats controlling the province with the most pyramids, then stones, of a side (AR-SCO-04 to 07)."""
    return [state.owner[province] for province in leading_provinces(state, side)]


def leading_provinces(state: AmunReState, side: int) -> list[int]:
    """Provinces in somebody's hands that lead their side: more pyramids, then more stones."""
    best = 0
    leaders: list[int] = []
    for province in range(PROVINCES):
        if SIDE[province] != side or state.owner[province] == NOBODY:
            continue
        if state.pyramids[province] == 0:
            continue
        size = state.pyramids[province] * STONES_PER_PYRAMID + state.stones[province]
        if size > best:
            best = size
            leaders = [province]
        elif size == best:
            leaders.append(province)
    return leaders


def set_size(state: AmunReState, own: list[int]) -> int:
    """Pyramids in the weakest of a player's three provinces (AR-SCO-03)."""
    if len(own) < ROUNDS_PER_KINGDOM:
        return 0
    return min([state.pyramids[province] for province in own])


def can_score(state: AmunReState, seat: int, card: int) -> bool:
    return state.can_play(seat, card) and meets(state, seat, card)


class ScoringTurn(steps.ScoringTurn):
    """Whoever holds a power card of any type is asked for yellow cards (AR-DEC-15, AR-HID-10)."""

    def run(self, state: AmunReState, frame: frames.ScoringTurn) -> None:
        if state.hand_size(frame.seat) > 0:
            state.push(frames.SCORING_CARDS[frame.seat])


class ScoringCards(steps.ScoringCards):
    """Yellow cards whose condition holds, and sales (AR-SCO-08, AR-SCO-09)."""

    def question(self, state: AmunReState, frame: frames.ScoringCards, seat: int) -> str:
        """The player himself knows whether there is a yellow card to play."""
        playable = any(can_score(state, seat, card) for card in YELLOW_CARDS)
        return "scoring_cards" if playable else "scoring_cards_plain"

    def legal(self, state: AmunReState, frame: frames.ScoringCards, seat: int) -> list[int]:
        options: list[int] = []
        add_sales(state, seat, options)
        for card in YELLOW_CARDS:
            if can_score(state, seat, card):
                options.append(codes.SCORE[card])
        options.append(codes.DONE)
        return options

    def do_score(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> None:
        state.push(frame)
        play_card(state, frame.seat, card)
        state.score(frame.seat, YELLOW_VP, CARD_VP[card])
        state.referee.tell(events.SCORED_CARD, frame.seat, card, CARD_VP[card])

    def why_not_score(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> Refusal:
        if CARD_VP[card] == 0:
            return Refusal("card-scores-nothing", card=CARD.names[card])
        if not state.can_play(frame.seat, card):
            return unplayable(state, frame.seat, card)
        has, needs = condition(state, state.own_provinces(frame.seat), card)
        return Refusal(UNMET[card], card=CARD.names[card], needs=needs, has=has)

    def do_done(self, state: AmunReState, frame: frames.ScoringCards) -> None:
        """Nothing else is scored."""

    def do_sell(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> None:
        state.push(frame)
        sell(state, frame.seat, card)

    def why_not_sell(self, state: AmunReState, frame: frames.ScoringCards, card: int) -> Refusal:
        return not_in_hand(card)


# Change of kingdom


class ChangeOfKingdom(steps.ChangeOfKingdom):
    """Scribes and farmers leave the board; the same provinces come again (AR-KNG-01 to AR-KNG-04)."""

    def run(self, state: AmunReState, frame: frames.ChangeOfKingdom) -> None:
        state.referee.tell(events.NEW_KINGDOM)
        for province, seat in enumerate(state.owner):
            if seat != NOBODY:
                state.referee.tell(events.LEFT, seat, province, state.farmers_in(province))
        state.owner = [NOBODY] * PROVINCES
        for province in range(PROVINCES):
            state.farmers[province] = 0
            state.free_farmers[province] = 0
        cards = sorted(state.province_discard)
        state.province_discard = []
        deal_province_cards(state, cards)


# Final scoring


class FinalScoring(steps.FinalScoring):
    """Cards are sold, gold is opened and ranked (AR-FIN-01 to AR-FIN-03)."""

    def run(self, state: AmunReState, frame: frames.FinalScoring) -> None:
        for seat in range(state.players):
            for card in range(CARDS):
                while state.holds(seat, card):
                    sell(state, seat, card)
        for seat in state.turn_order():
            rank = sum(1 for gold in state.gold if gold > state.gold[seat])
            points = GOLD_POINTS[rank] if rank < len(GOLD_POINTS) else 0
            state.score(seat, GOLD_VP, points)
            state.referee.tell(events.FINAL_GOLD, seat, state.gold[seat], points)
        for seat in result_of(state).winners:
            state.referee.tell(events.WINNER, seat, state.vp(seat))
