"""How the bots see a battle that is being fought: who will probably win it, and with how many units."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.board import chance
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.rules.components import (
    BATTLE_CARD_VALUE,
    BATTLE_CARDS,
    CARD_COST,
    CARD_VALUE,
    CARDS,
    DAMAGE,
    GUARANTEED,
    OWN_DISTRICT_STRENGTH,
    PROTECTION,
    STRENGTH,
    VALUES,
)
from ennead.games.kemet.rules.modifiers import (
    ATTACKER_KINDS,
    CREATURE_MODIFIER,
    DEFENDER_KINDS,
    WOUND_STRENGTH,
    gather,
)
from ennead.games.kemet.rules.state import KemetState

# Part of the strength of cards in hand that a side will probably commit.
COMMITTED: Final = 0.5


class BattleForecast:
    """What a battle will probably end with, each side's units left being those of its victory or defeat."""

    def __init__(self) -> None:
        # How likely the attacker wins.
        self.wins = 0.5
        self.attackers = 0.0
        self.defenders = 0.0


def battle_forecast(weights: Weights, state: KemetState) -> BattleForecast:
    """Of the battle in `state.battle_area`, from the war council to the moment both sides have left it."""
    found = BattleForecast()
    attacker, defender, area = state.attacker, state.defender, state.battle_area
    found.attackers = float(state.troop(attacker, area))
    found.defenders = float(state.troop(defender, area))
    if state.battle_winner != NOBODY:
        found.wins = 1.0 if state.battle_winner == attacker else 0.0
        return found
    hits = _values(state, attacker, ATTACKER_KINDS, state.attacker_creature)
    blows = _values(state, defender, DEFENDER_KINDS, state.defender_creature)
    lead = hits[STRENGTH] - blows[STRENGTH]
    if state.clashed:
        found.wins = 1.0 if lead > 0.0 else 0.0
    elif state.played_card[attacker] != NOBODY and state.played_card[defender] != NOBODY:
        found.wins = chance(lead, weights.clash_known)
    else:
        found.wins = chance(lead, weights.clash)
    found.attackers = _left(found.attackers, blows, hits, state.played_card[attacker])
    found.defenders = _left(found.defenders, hits, blows, state.played_card[defender])
    return found


def _left(units: float, enemy: list[float], own: list[float], played: int) -> float:
    lost = enemy[GUARANTEED] + max(0.0, enemy[DAMAGE] - own[PROTECTION])
    if played != NOBODY and BATTLE_CARD_VALUE[played][DAMAGE] < 0:
        lost -= BATTLE_CARD_VALUE[played][DAMAGE]
    return max(0.0, units - lost)


def _values(state: KemetState, seat: int, kinds: tuple[int, ...], creature: int) -> list[float]:
    """Strength, damage, guaranteed damage and protection a side can expect."""
    sums = [0.0] * VALUES
    sums[STRENGTH] = float(state.troop(seat, state.battle_area))
    if state.is_own_district(seat, state.battle_area):
        sums[STRENGTH] += OWN_DISTRICT_STRENGTH
    tiles = state.tiles[seat]
    for value in range(VALUES):
        sums[value] += gather(tiles, kinds[value])
        if creature != NOBODY:
            sums[value] += CREATURE_MODIFIER[creature][kinds[value]]
    _add_battle_card(state, seat, sums)
    _add_cards(state, seat, sums)
    return sums


def _add_battle_card(state: KemetState, seat: int, sums: list[float]) -> None:
    played = state.played_card[seat]
    if played != NOBODY:
        for value in range(VALUES):
            sums[value] += max(0, BATTLE_CARD_VALUE[played][value])
        return
    hand = state.battle_hand[seat]
    size = hand.bit_count()
    if size == 0:
        return
    for card in range(BATTLE_CARDS):
        if hand >> card & 1:
            for value in range(VALUES):
                sums[value] += max(0, BATTLE_CARD_VALUE[card][value]) / size


def _add_cards(state: KemetState, seat: int, sums: list[float]) -> None:
    row = seat * CARDS
    if state.clashed:
        for card in range(CARDS):
            if state.committed[row + card] > 0:
                for value in range(VALUES):
                    sums[value] += state.committed[row + card] * CARD_VALUE[card][value]
        sums[STRENGTH] += state.wound * gather(state.tiles[seat], WOUND_STRENGTH)
        return
    for card in range(CARDS):
        held = state.hand[row + card]
        if held > 0 and CARD_COST[card] <= state.pp[seat]:
            for value in range(VALUES):
                sums[value] += COMMITTED * held * CARD_VALUE[card][value]
