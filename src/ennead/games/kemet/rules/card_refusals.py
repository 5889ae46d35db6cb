"""Why a DI card or a battle card can't be used now. Speaks only of the seat's own hand, to that seat."""

from ennead.core.state import Refusal
from ennead.games.kemet.rules.actions import COMMIT, PLAY
from ennead.games.kemet.rules.components import (
    BATTLE_CARD,
    BATTLE_TIMED,
    CARD,
    CARD_COST,
    CARDS,
    DAY_CARDS,
    DIVERSION,
)
from ennead.games.kemet.rules.modifiers import price
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import BATTLE_CARDS, BATTLE_DI, MOVE_STEP, TURN


def not_in_hand(card: int) -> Refusal:
    return Refusal("card-not-in-hand", card=CARD.names[card])


def of_another_moment(step: int, card: int) -> Refusal:
    """When the card is played (KM-DI-02); if that is now, by which choice."""
    if card in DAY_CARDS:
        moment, reason = TURN, "card-of-the-day"
    elif card in BATTLE_TIMED:
        moment, reason = BATTLE_DI, "card-of-battle"
    else:
        moment, reason = MOVE_STEP, "card-of-a-move"
    if step == moment:
        return Refusal("card-by-its-own-choice", card=CARD.names[card])
    if step == BATTLE_CARDS and moment == BATTLE_DI:
        return Refusal("battle-cards-first", card=CARD.names[card])
    return Refusal(reason, card=CARD.names[card])


def about_day_card(state: KemetState, seat: int, card: int) -> Refusal:
    """KM-DAY-11, KM-DI-08."""
    if not state.holds(seat, card):
        return not_in_hand(card)
    if card not in DAY_CARDS:
        return of_another_moment(state.frames[-1][0], card)
    cost = price(state, seat, CARD_COST[card])
    if cost > state.pp[seat]:
        return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
    return Refusal("no-target-for", card=CARD.names[card])


def about_war_card(state: KemetState, seat: int, card: int) -> Refusal:
    """KM-WC-04, -05: what is committed already is neither in hand nor in the purse any more."""
    if not state.holds(seat, card):
        return not_in_hand(card)
    if card not in BATTLE_TIMED:
        return of_another_moment(state.frames[-1][0], card)
    if state.hand[seat * CARDS + card] <= state.sealed[seat].count(COMMIT + card):
        return Refusal("card-committed", card=CARD.names[card])
    purse = state.pp[seat]
    for code in state.sealed[seat]:
        purse -= price(state, seat, CARD_COST[code - COMMIT])
    return Refusal("not-enough-pp-for", needs=price(state, seat, CARD_COST[card]), has=purse)


def about_discard(card: int) -> Refusal:
    """Divine Wound and Vision take any card but Diversion (KM-DI-09)."""
    return Refusal("diversion-stays") if card == DIVERSION else not_in_hand(card)


def about_battle_card(state: KemetState, seat: int, name: str, card: int) -> Refusal:
    if state.battle_hand[seat] >> card & 1 == 0:
        return Refusal("battle-card-not-in-hand", battle_card=BATTLE_CARD.names[card])
    if name == "discard" and PLAY + card in state.sealed[seat]:
        return Refusal("battle-card-played", battle_card=BATTLE_CARD.names[card])
    return Refusal("play-then-discard")
