"""Scoring (section 21): districts, temple, statues, happiness, production, building row, upkeep."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import PAY
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
from ennead.games.tekhenu.rules.paying import hand_over, mixes
from ennead.games.tekhenu.rules.payments import MIXES
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.solo_scoring import score_bot_cards
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import FINAL_SCORING, SCORING_END, UPKEEP


def add_points(state: TekhenuState, seat: int, source: int, points: int, referee: Referee) -> None:
    if points > 0:
        state.points[seat * SOURCES + source] += points
        referee.tell(events.SCORED, seat, source, points)


class Scoring(Automatic[TekhenuState]):
    """Steps 1 to 6, each for all before the next; then upkeep in turn order (TK-SCO-01)."""

    def __init__(self) -> None:
        super().__init__("scoring")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        referee.tell(events.SCORING, len(MARKER_OFFSETS) + 1 - len(state.markers))
        for district in range(DISTRICTS):
            winner = district_winner(state, district)
            if winner != NOBODY:
                referee.tell(events.DISTRICT_WON, winner, district)
                add_points(state, winner, BY_DISTRICTS, DISTRICT_VP, referee)
        for source in (BY_TEMPLE, BY_STATUES, BY_HAPPINESS, BY_PRODUCTION, BY_BUILDING_ROW):
            for seat in state.order:
                add_points(state, seat, source, points_of(state, seat, source), referee)
        if state.players < state.seats:
            score_bot_cards(state, referee)
        state.push(SCORING_END)
        for seat in reversed(state.order):
            if bread_due(state, seat) > 0:
                state.push(UPKEEP, seat, bread_due(state, seat))


def points_of(state: TekhenuState, seat: int, source: int) -> int:
    """What one of the steps 2 to 6 would bring now; the bot has no player board (TK-BOT-56)."""
    if source == BY_TEMPLE:
        return temple_points(state, seat)
    if source == BY_STATUES:
        return STATUES_VP[state.statues[seat]]
    if source == BY_HAPPINESS:
        return HAPPINESS_SYMBOLS[state.happiness[seat]] * HAPPINESS_VP
    if state.is_bot(seat):
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
    if state.is_bot(seat) or state.has(seat, T17):
        return 0
    return sum(ROW_BREAD[: state.buildings[seat]])


class Upkeep(Choice[TekhenuState]):
    """Any part of the bread due, in any mix; the rest costs points (TK-SCO-12)."""

    def __init__(self) -> None:
        super().__init__("upkeep", Field("seat", SEAT), Field("due", NUMBER))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for count in range(frame[2] + 1):
            for mix in mixes(state, seat, BREAD, count):
                options.append(PAY + mix)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        hand_over(state, seat, BREAD, code - PAY, referee)
        unpaid = frame[2] - sum(MIXES[code - PAY])
        referee.tell(events.UPKEEP, seat, frame[2], unpaid)
        lose(state, seat, BY_UPKEEP, unpaid * UNPAID_BREAD_VP, BY_COST, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ScoringEnd(Automatic[TekhenuState]):
    """The marker is removed; after the second one comes final scoring (TK-SCO-14, TK-SCO-15)."""

    def __init__(self) -> None:
        super().__init__("scoring_end")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        state.markers.pop(0)
        if not state.markers:
            state.push(FINAL_SCORING)
