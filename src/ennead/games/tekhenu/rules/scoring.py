"""Scoring (section 21): districts, temple, statues, happiness, production, building row, upkeep."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import BY_COST, T17
from ennead.games.tekhenu.rules.components import (
    BREAD,
    BY_BUILDING_ROW,
    BY_DISTRICTS,
    BY_HAPPINESS,
    BY_PRODUCTION,
    BY_STATUES,
    BY_TEMPLE,
    BY_UPKEEP,
    CELLS,
    DISTRICT_VP,
    DISTRICTS,
    HAPPINESS_SYMBOLS,
    HAPPINESS_VP,
    MARKER_OFFSETS,
    MIXES,
    PEOPLE_LINE,
    PILLAR_VP,
    PRODUCTION_MAX,
    PRODUCTION_VP,
    RESOURCES,
    ROW_BREAD,
    ROW_VP,
    ROWS,
    SIDE,
    SOURCES,
    STATUE_ABOVE,
    STATUES_VP,
    TEMPLE_VP,
    UNPAID_BREAD_VP,
)
from ennead.games.tekhenu.rules.gains import lose
from ennead.games.tekhenu.rules.payments import hand_over, mixes, not_payable_in, short_of
from ennead.games.tekhenu.rules.solo_scoring import score_automa_cards
from ennead.games.tekhenu.rules.state import TekhenuState


def add_points(state: TekhenuState, seat: int, source: int, points: int) -> None:
    if points > 0:
        state.points[seat * SOURCES + source] += points
        state.referee.tell(events.SCORED, seat, source, points)


class Scoring(steps.Scoring):
    """Steps 1 to 6, each for all before the next; then upkeep in turn order (TK-SCO-01)."""

    def run(self, state: TekhenuState, frame: frames.Scoring) -> None:
        state.referee.tell(events.SCORING, len(MARKER_OFFSETS) + 1 - len(state.markers))
        for district in range(DISTRICTS):
            winner = district_winner(state, district)
            if winner != NOBODY:
                state.referee.tell(events.DISTRICT_WON, winner, district)
                add_points(state, winner, BY_DISTRICTS, DISTRICT_VP)
        for source in (BY_TEMPLE, BY_STATUES, BY_HAPPINESS, BY_PRODUCTION, BY_BUILDING_ROW):
            for seat in state.order:
                add_points(state, seat, source, points_of(state, seat, source))
        if state.players < state.seats:
            score_automa_cards(state)
        state.push(frames.SCORING_END)
        for seat in reversed(state.order):
            if bread_due(state, seat) > 0:
                state.push(frames.Upkeep(seat, bread_due(state, seat)))


def points_of(state: TekhenuState, seat: int, source: int) -> int:
    """What one of the steps 2 to 6 would bring now; the bot has no player board (TK-BOT-56)."""
    if source == BY_TEMPLE:
        return temple_points(state, seat)
    if source == BY_STATUES:
        return STATUES_VP[state.statues[seat]]
    if source == BY_HAPPINESS:
        return HAPPINESS_SYMBOLS[state.happiness[seat]] * HAPPINESS_VP
    if state.is_automa(seat):
        return 0
    if source == BY_PRODUCTION:
        markers = state.production[seat * RESOURCES : seat * RESOURCES + RESOURCES]
        return markers.count(PRODUCTION_MAX) * PRODUCTION_VP
    return sum(ROW_VP[: state.buildings[seat]])


# Step 1


def district_pieces(state: TekhenuState, district: int, seat: int) -> int:
    """Buildings of the district and the statue above it (TK-SCO-02, TK-SCO-03)."""
    count = int(state.people_statues[STATUE_ABOVE[district]] == seat)
    for row in range(ROWS):
        if state.osiris[row * DISTRICTS + district] == seat:
            count += 1
    return count


def highest_piece(state: TekhenuState, district: int, seat: int) -> int:
    """0 for the statue, then the rows from the top (TK-SCO-04)."""
    if state.people_statues[STATUE_ABOVE[district]] == seat:
        return 0
    for row in range(ROWS):
        if state.osiris[row * DISTRICTS + district] == seat:
            return row + 1
    return ROWS + 1


def district_winner(state: TekhenuState, district: int) -> int:
    """Most pieces, then the highest piece; nobody without pieces (TK-SCO-04, TK-SCO-05)."""
    best = NOBODY
    most = 0
    for seat in range(state.seats):
        pieces = district_pieces(state, district, seat)
        if pieces == 0 or pieces < most:
            continue
        if pieces > most or highest_piece(state, district, seat) < highest_piece(state, district, best):
            best = seat
            most = pieces
    return best


# Step 2


def temple_buildings(state: TekhenuState, seat: int) -> int:
    return state.temple.count(seat)


def temple_statues(state: TekhenuState, seat: int) -> int:
    return state.people_statues[: len(PEOPLE_LINE)].count(seat)


def pillar_points(state: TekhenuState, seat: int) -> int:
    """Own pillars with own buildings and statues in row and column (TK-SCO-07)."""
    points = 0
    for cell in range(CELLS):
        if state.pillar_owner[cell] == seat:
            pieces = state.pieces_at(cell // SIDE, seat) + state.pieces_at(SIDE + cell % SIDE, seat)
            points += pieces * PILLAR_VP
    return points


def temple_points(state: TekhenuState, seat: int) -> int:
    pieces = temple_buildings(state, seat) + temple_statues(state, seat)
    return pieces * TEMPLE_VP + pillar_points(state, seat)


# Step 7


def bread_due(state: TekhenuState, seat: int) -> int:
    """Uncovered bread symbols; nothing for the bot or with T17 (TK-SCO-12, TK-SCO-13)."""
    if state.is_automa(seat) or state.has(seat, T17):
        return 0
    return sum(ROW_BREAD[: state.buildings[seat]])


class Upkeep(steps.Upkeep):
    """Any part of the bread due, in any mix; the rest costs points (TK-SCO-12)."""

    def legal(self, state: TekhenuState, frame: frames.Upkeep, seat: int) -> list[int]:
        options: list[int] = []
        for count in range(frame.due + 1):
            options.extend([codes.PAY[mix] for mix in mixes(state, seat, BREAD, count)])
        options.sort()
        return options

    def do_pay(self, state: TekhenuState, frame: frames.Upkeep, payment: int) -> None:
        hand_over(state, frame.seat, BREAD, payment)
        unpaid = frame.due - sum(MIXES[payment])
        state.referee.tell(events.UPKEEP, frame.seat, frame.due, unpaid)
        lose(state, frame.seat, BY_UPKEEP, unpaid * UNPAID_BREAD_VP, BY_COST)

    def why_not_pay(self, state: TekhenuState, frame: frames.Upkeep, payment: int) -> Refusal:
        refusal = not_payable_in(state, frame.seat, BREAD, payment)
        if refusal is not None:
            return refusal
        paid = sum(MIXES[payment])
        if paid > frame.due:
            return Refusal("more-than-due", due=frame.due, paid=paid)
        return short_of(state, frame.seat, payment)


class ScoringEnd(steps.ScoringEnd):
    """The marker is removed; after the second one comes final scoring (TK-SCO-14, TK-SCO-15)."""

    def run(self, state: TekhenuState, frame: frames.ScoringEnd) -> None:
        state.markers.pop(0)
        if not state.markers:
            state.push(frames.FINAL_SCORING)
