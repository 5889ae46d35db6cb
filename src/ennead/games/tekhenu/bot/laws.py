"""What the laws in a hand promise: the best three of different types."""

from typing import Final

from ennead.games.tekhenu.bot.weights import TURNS, Weights
from ennead.games.tekhenu.rules.cards import FAMILY, LAW_TYPE, TYPE_OF_LAW, Z03, Z04, Z08, Z23
from ennead.games.tekhenu.rules.components import GOLD, GOODS, MAATS, MOST_LAWS, POPULATION_SYMBOLS, RESOURCES
from ennead.games.tekhenu.rules.ending import may_score
from ennead.games.tekhenu.rules.laws import LAW_POINTS, REPETITION_GOLD, TRIBUTE_VP
from ennead.games.tekhenu.rules.state import TekhenuState

TYPES: Final = len(LAW_TYPE.names)
Z20: Final = 19
Z22: Final = 21


def law_worth(weights: Weights, state: TekhenuState, seat: int, law: int, turns: int) -> float:
    """Points of a law at the end, with so many own turns to come."""
    if law == Z04:
        base = seat * GOODS
        symbols = POPULATION_SYMBOLS[state.population[seat]]
        have = sum(state.goods[base : base + RESOURCES]) + state.goods[base + GOLD]
        now = float(min(symbols, have) * TRIBUTE_VP) if turns == 0 else float(symbols * TRIBUTE_VP)
        return now + weights.law_growth[law] * turns
    if law == Z22 and state.maat < MAATS - 1:
        return weights.law_base[law]
    if law == Z20 and turns > 0:
        return weights.law_base[law]
    worth = LAW_POINTS[law](state, seat) + weights.law_growth[law] * turns
    if turns > 0:
        worth += weights.law_base[law]
    return worth


def law_prospect(weights: Weights, state: TekhenuState, seat: int, turns: int) -> float:
    """The best of each type, three at most; spare laws keep the choice open while turns are left."""
    best = [0.0] * TYPES
    total = 0.0
    laws = state.laws[seat]
    repeats = False
    for law in range(FAMILY):
        if not laws >> law & 1:
            continue
        if state.laws_open and not may_score(state, seat, law):
            continue
        if law == Z23 and state.scored_laws[seat] >> Z23 & 1:
            continue
        if law == Z03:
            repeats = True
            continue
        worth = law_worth(weights, state, seat, law, turns)
        total += worth
        kind = TYPE_OF_LAW[law]
        if worth > best[kind]:
            best[kind] = worth
    places = MOST_LAWS - state.scored_laws[seat].bit_count()
    best.sort(reverse=True)
    counted = 0.0
    for place in range(min(places, TYPES)):
        counted += best[place]
    if repeats and places > 0:
        counted += _repetition(state, seat, best, places)
    return counted + (total - counted) * weights.spare_law * turns / TURNS if total > counted else counted


def _repetition(state: TekhenuState, seat: int, best: list[float], places: int) -> float:
    """Z03 in place of the worst law counted, or in a free place: the best one again."""
    if state.goods[seat * GOODS + GOLD] < REPETITION_GOLD and state.laws_open:
        return 0.0
    again = best[0] if places > 1 else 0.0
    if state.laws_open:
        for law in range(FAMILY):
            if state.scored_laws[seat] >> law & 1 and law not in (Z03, Z04, Z08, Z23):
                again = max(again, float(LAW_POINTS[law](state, seat)))
    worst = best[places - 1] if places - 1 < TYPES else 0.0
    return max(0.0, again - worst)
