"""The battle that is being fought, as each side and everybody else may see it (sections 15 and 25)."""

from ennead.core.codec import NOBODY, SEAT
from ennead.games.kemet.generated import codes
from ennead.games.kemet.rules.cards import card_price, purse_left
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARD,
    BATTLE_TIMED,
    CARD,
    CARD_VALUE,
    CARDS,
    ORIGIN,
    VALUE,
    VALUES,
)
from ennead.games.kemet.rules.odds import (
    Pair,
    all_pairs,
    cards_in_question,
    chosen_cards,
    most_added,
    strength_range,
)
from ennead.games.kemet.rules.shape import (
    BattleView,
    CountView,
    DivineView,
    ForecastView,
    LineView,
    OddsView,
    PairView,
    SideView,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.strength import Line, board_lines, card_lines, self_damage, totals


def battle_shown(state: KemetState, viewer: int | None) -> BattleView:
    shown: BattleView = {
        "area": AREA.names[state.battle_area],
        "clashed": state.clashed,
        "winner": SEAT.show(state.battle_winner),
        "attacker": _side(state, state.attacker, viewer),
        "defender": _side(state, state.defender, viewer),
    }
    if viewer is not None and viewer in (state.attacker, state.defender) and state.battle_winner == NOBODY:
        shown["forecast"] = _forecast(state, viewer)
    return shown


def _side(state: KemetState, seat: int, viewer: int | None) -> SideView:
    """Before the clash a side's cards are known to itself alone (Spy: the shown card to all)."""
    eyes = NOBODY if viewer is None else viewer
    played = NOBODY
    if state.clashed or seat in (eyes, state.shown):
        played = state.played_card[seat]
        if played == NOBODY and seat == eyes and chosen_cards(state, seat):
            played = chosen_cards(state, seat)[0]
    decided = state.battle_winner != NOBODY
    side: SideView = {
        "seat": SEAT.names[seat],
        "units": state.troop(seat, state.battle_area),
        "played": BATTLE_CARD.show(played),
        "may_play": [BATTLE_CARD.names[card] for card in cards_in_question(state, seat, eyes)],
        "cards": _added_cards(state, seat, eyes),
        "hidden_cards": state.hand_size(seat) - 1,
        "count": None if decided else count_shown(state, seat, eyes),
    }
    if viewer == seat:
        chosen = chosen_cards(state, seat)
        side["discarded"] = BATTLE_CARD.names[chosen[1]] if len(chosen) > 1 else None
    return side


def _added_cards(state: KemetState, seat: int, eyes: int) -> dict[str, int]:
    """Divine intervention cards of this battle; before the clash, those of the viewer's own side."""
    found: dict[str, int] = {}
    for card in range(CARDS):
        count = state.committed[seat * CARDS + card]
        if seat == eyes and not state.clashed:
            count = state.sealed[seat].count(codes.COMMIT[card])
        if count:
            found[CARD.names[card]] = count
    return found


def known_lines(state: KemetState, seat: int, eyes: int) -> list[Line]:
    """What counts for the side, as far as these eyes see."""
    lines = board_lines(state, seat)
    if state.clashed or seat == eyes:
        lines = lines + card_lines(state, seat)
    if seat == eyes and not state.clashed:
        lines = lines + _sealed_lines(state, seat)
    return lines


def _sealed_lines(state: KemetState, seat: int) -> list[Line]:
    """The viewer's own choices that are not on the table yet."""
    ahead = state.clone()
    chosen = chosen_cards(state, seat)
    if chosen and state.played_card[seat] == NOBODY:
        ahead.played_card[seat] = chosen[0]
    else:
        ahead.played_card[seat] = NOBODY
    ahead.committed = state.committed[:]
    for card in BATTLE_TIMED:
        ahead.committed[seat * CARDS + card] += state.sealed[seat].count(codes.COMMIT[card])
    return card_lines(ahead, seat)


def count_shown(state: KemetState, seat: int, eyes: int) -> CountView:
    """What counts for the side, as far as these eyes see, and what cards can still add."""
    lines = known_lines(state, seat, eyes)
    sums = totals(lines)
    least, most = strength_range(state, seat, eyes)
    return {
        "lines": [_line(line) for line in lines],
        "totals": {
            "strength": sums[0],
            "damage": sums[1],
            "guaranteed": sums[2],
            "protection": sums[3],
        },
        "self_damage": self_damage(lines),
        "least": least,
        "most": most,
        "divine": 0 if state.clashed else most_added(state, seat, eyes),
    }


def _line(line: Line) -> LineView:
    return {"value": VALUE.names[line[0]], "origin": ORIGIN.names[line[1]], "amount": line[2]}


# Odds, for the sides alone


def _forecast(state: KemetState, seat: int) -> ForecastView:
    pairs = all_pairs(state, seat)
    return {
        "odds": odds_shown(pairs),
        "pairs": [_pair(pair) for pair in pairs],
        "divine": [] if state.clashed else _divine(state, seat),
    }


def odds_shown(pairs: list[Pair]) -> OddsView:
    return {
        "pairs": len(pairs),
        "wins": sum(pair.wins for pair in pairs),
        "holds": sum(pair.wins and pair.left > 0 for pair in pairs),
        "sure": sum(pair.sure for pair in pairs),
    }


def _pair(pair: Pair) -> PairView:
    return {
        "card": BATTLE_CARD.names[pair.card],
        "other": BATTLE_CARD.names[pair.other],
        "wins": pair.wins,
        "lost": pair.lost,
        "killed": pair.killed,
        "left": pair.left,
        "sure": pair.sure,
    }


def _divine(state: KemetState, seat: int) -> list[DivineView]:
    """Each card that could still be added, alone (KM-WC-04, -05)."""
    purse = purse_left(state, seat)
    found: list[DivineView] = []
    for card in BATTLE_TIMED:
        left = state.hand[seat * CARDS + card] - state.sealed[seat].count(codes.COMMIT[card])
        price = card_price(state, seat, card)
        if left > 0 and price <= purse and any(CARD_VALUE[card][value] for value in range(VALUES)):
            ahead = state.clone()
            ahead.sealed = state.sealed[:]
            ahead.sealed[seat] = (*state.sealed[seat], codes.COMMIT[card])
            odds = odds_shown(all_pairs(ahead, seat))
            found.append(
                {"card": CARD.names[card], "pp": price, "wins": odds["wins"], "holds": odds["holds"]}
            )
    return found
