"""Final scoring (section 22): laws, places on the turn track, the winner."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.game import Result
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import REPEAT, SCORE, STOP, TRIBUTE
from ennead.games.tekhenu.rules.cards import CAUSE_LAW, FAMILY, T10, TYPE_OF_LAW, Z03, Z04, Z08, Z23
from ennead.games.tekhenu.rules.components import (
    BY_LAWS,
    BY_TURN_ORDER,
    FIRST_VP,
    GOLD,
    GOODS,
    MOST_LAWS,
    POPULATION_SYMBOLS,
    SCRIBE,
    SECOND_VP,
    SOURCE,
    SOURCES,
)
from ennead.games.tekhenu.rules.gains import score
from ennead.games.tekhenu.rules.laws import LAW_POINTS, REPETITION_GOLD, TRIBUTE_VP
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.purse import wild
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.scoring import add_points
from ennead.games.tekhenu.rules.solo_scoring import score_bot_end
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import LAST_POINTS, LAW_PICK, Z03_TARGET, Z04_PAY


class FinalScoring(Automatic[TekhenuState]):
    """All laws are revealed; players score theirs in turn order (TK-FIN-01, TK-FIN-02)."""

    def __init__(self) -> None:
        super().__init__("final_scoring")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        referee.tell(events.FINAL_SCORING)
        state.laws_open = True
        state.push(LAST_POINTS)
        for seat in reversed(state.order):
            if not state.is_bot(seat):
                state.push(LAW_PICK, seat)
        for seat in state.order:
            for law in range(FAMILY):
                if state.laws[seat] >> law & 1:
                    referee.tell(events.LAW_REVEALED, seat, law)
        if state.players < state.seats:
            score_bot_end(state, referee)


def used_types(state: TekhenuState, seat: int) -> int:
    """Bits of the types of the laws that have scored, Z23 included (TK-FIN-06)."""
    types = 0
    for law in range(FAMILY):
        if state.scored_laws[seat] >> law & 1:
            types |= 1 << TYPE_OF_LAW[law]
    return types


def repeatable(state: TekhenuState, seat: int) -> int:
    """Bits of the laws Z03 may repeat (TK-LAW-03)."""
    return state.scored_laws[seat] & ~(1 << Z03) & ~(1 << Z23)


def may_score(state: TekhenuState, seat: int, law: int) -> bool:
    """One of each type, Z04 before Z08, Z03 with gold and something to repeat (TK-FIN-03 to 06)."""
    if not state.laws[seat] >> law & 1 or used_types(state, seat) >> TYPE_OF_LAW[law] & 1:
        return False
    if law == Z23:
        return False
    if law == Z04:
        return not state.scored_laws[seat] >> Z08 & 1
    if law == Z03:
        return wild(state, seat) >= REPETITION_GOLD and repeatable(state, seat) != 0
    return True


class LawPick(Choice[TekhenuState]):
    """Which law scores next, at most three (TK-FIN-04)."""

    def __init__(self) -> None:
        super().__init__("law_pick", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if state.scored_laws[seat].bit_count() < MOST_LAWS:
            for law in range(FAMILY):
                if may_score(state, seat, law):
                    options.append(SCORE + law)
        options.append(STOP)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == STOP:
            return
        law = code - SCORE
        state.frames.append(frame)
        if law == Z03:
            state.push(Z03_TARGET, seat)
            charge(state, seat, GOLD, REPETITION_GOLD, -1)
        else:
            score_law(state, seat, law, referee)
        state.scored_laws[seat] |= 1 << law

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def score_law(state: TekhenuState, seat: int, law: int, referee: Referee) -> None:
    """Z04 asks for payments; all others count what is there now (TK-LWG-03)."""
    if law == Z04:
        state.push(Z04_PAY, seat, POPULATION_SYMBOLS[state.population[seat]])
        return
    points = LAW_POINTS[law](state, seat)
    state.points[seat * SOURCES + BY_LAWS] += points
    referee.tell(events.LAW_SCORED, seat, law, points)


class Z03Target(Choice[TekhenuState]):
    """Z03: which of the laws scored so far scores once more (TK-LAW-03)."""

    def __init__(self) -> None:
        super().__init__("z03_target", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        laws = repeatable(state, seat)
        return [REPEAT + law for law in range(FAMILY) if laws >> law & 1]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        referee.tell(events.LAW_REPEATED, seat, code - REPEAT)
        score_law(state, seat, code - REPEAT, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class Z04Pay(Choice[TekhenuState]):
    """Z04: a resource for each symbol of the population marker (TK-LAW-04)."""

    def __init__(self) -> None:
        super().__init__("z04_pay", Field("seat", SEAT), Field("left", NUMBER))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [STOP]
        if frame[2] > 0:
            for good in range(SCRIBE + 1):
                if state.goods[seat * GOODS + good] > 0 and (good != SCRIBE or state.has(seat, T10)):
                    options.append(TRIBUTE + good)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == STOP:
            return
        state.goods[seat * GOODS + code - TRIBUTE] -= 1
        referee.tell(events.TRIBUTE, seat, code - TRIBUTE)
        score(state, seat, BY_LAWS, TRIBUTE_VP, CAUSE_LAW + Z04, referee)
        state.push(Z04_PAY, seat, frame[2] - 1)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class LastPoints(Automatic[TekhenuState]):
    """Places on the turn track; then the game is over (TK-FIN-07, TK-FIN-08)."""

    def __init__(self) -> None:
        super().__init__("last_points")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        add_points(state, state.order[0], BY_TURN_ORDER, FIRST_VP, referee)
        add_points(state, state.order[1], BY_TURN_ORDER, SECOND_VP[state.seats], referee)
        winner = result_of(state).winners[0]
        referee.tell(events.WINNER, winner, state.vp(winner))


def points_by_source(state: TekhenuState, seat: int) -> dict[str, int]:
    return {name: state.points[seat * SOURCES + source] for source, name in enumerate(SOURCE.names)}


def result_of(state: TekhenuState) -> Result:
    """Most points, then scribes, then the earlier place on the turn track (TK-FIN-09)."""
    standing: list[tuple[int, int, int, int]] = []
    for seat in range(state.seats):
        scribes = state.goods[seat * GOODS + SCRIBE]
        standing.append((-state.vp(seat), -scribes, state.order.index(seat), seat))
    standing.sort()
    ranking = [[place[3]] for place in standing]
    tie_breaks: list[str] = []
    if standing[0][0] == standing[1][0]:
        tie_breaks.append("most_scribes")
        if standing[0][1] == standing[1][1]:
            tie_breaks.append("earlier_on_turn_track")
    scores = [points_by_source(state, seat) for seat in range(state.seats)]
    return Result(scores, ranking, tie_breaks)
