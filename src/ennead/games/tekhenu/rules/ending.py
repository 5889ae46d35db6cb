"""Final scoring (section 22): laws, places on the turn track, the winner."""

from ennead.core.codec import NOBODY
from ennead.core.game import Result
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    CAUSE_LAW,
    FAMILY,
    LAW_CARD,
    LAW_TYPE,
    TYPE_OF_LAW,
    Z03,
    Z04,
    Z08,
    Z23,
)
from ennead.games.tekhenu.rules.components import (
    BY_LAWS,
    BY_TURN_ORDER,
    FIRST_VP,
    GOLD,
    GOOD,
    GOODS,
    MOST_LAWS,
    POPULATION_SYMBOLS,
    SCRIBE,
    SECOND_VP,
    SOURCE,
    SOURCES,
)
from ennead.games.tekhenu.rules.gains import score
from ennead.games.tekhenu.rules.laws import LAW_POINTS, REPETITION_GOLD, TRIBUTE_VP, types_of
from ennead.games.tekhenu.rules.payments import charge, too_few, wild
from ennead.games.tekhenu.rules.scoring import add_points
from ennead.games.tekhenu.rules.solo_scoring import score_automa_end
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import scribes_are_gold


class FinalScoring(steps.FinalScoring):
    """All laws are revealed; players score theirs in turn order (TK-FIN-01, TK-FIN-02)."""

    def run(self, state: TekhenuState, frame: frames.FinalScoring) -> None:
        state.referee.tell(events.FINAL_SCORING)
        state.laws_open = True
        state.push(frames.LAST_POINTS)
        for seat in reversed(state.order):
            if not state.is_automa(seat):
                state.push(frames.LAW_PICK[seat])
        for seat in state.order:
            for law in range(FAMILY):
                if state.laws[seat] >> law & 1:
                    state.referee.tell(events.LAW_REVEALED, seat, law)
        if state.players < state.seats:
            score_automa_end(state)


def repeatable(state: TekhenuState, seat: int) -> int:
    """Bits of the laws Z03 may repeat (TK-LAW-03)."""
    return state.scored_laws[seat] & ~(1 << Z03) & ~(1 << Z23)


def may_score(state: TekhenuState, seat: int, law: int) -> bool:
    """One of each type, Z04 before Z08, Z03 with gold and something to repeat (TK-FIN-03 to TK-FIN-06)."""
    if not state.laws[seat] >> law & 1 or types_of(state.scored_laws[seat]) >> TYPE_OF_LAW[law] & 1:
        return False
    if law == Z23:
        return False
    if law == Z04:
        return not state.scored_laws[seat] >> Z08 & 1
    if law == Z03:
        return wild(state, seat) >= REPETITION_GOLD and repeatable(state, seat) != 0
    return True


class LawPick(steps.LawPick):
    """Which law scores next, at most three (TK-FIN-04)."""

    def legal(self, state: TekhenuState, frame: frames.LawPick, seat: int) -> list[int]:
        options: list[int] = []
        if state.scored_laws[seat].bit_count() < MOST_LAWS:
            for law in range(FAMILY):
                if may_score(state, seat, law):
                    options.append(codes.SCORE[law])
        options.append(codes.STOP)
        return options

    def do_score(self, state: TekhenuState, frame: frames.LawPick, law: int) -> None:
        state.push(frame)
        if law == Z03:
            state.push(frames.Z03_TARGET[frame.seat])
            charge(state, frame.seat, GOLD, REPETITION_GOLD, NOBODY)
        else:
            score_law(state, frame.seat, law)
        state.scored_laws[frame.seat] |= 1 << law

    def why_not_score(self, state: TekhenuState, frame: frames.LawPick, law: int) -> Refusal:
        seat, shown = frame.seat, LAW_CARD.names[law]
        if not state.laws[seat] >> law & 1:
            return Refusal("law-not-held", law=shown)
        if state.scored_laws[seat] >> law & 1:
            return Refusal("law-already-scored", law=shown)
        if state.scored_laws[seat].bit_count() >= MOST_LAWS:
            return Refusal("no-more-laws", most=MOST_LAWS)
        if law == Z23:
            return Refusal("deed-is-over", law=shown)
        if types_of(state.scored_laws[seat]) >> TYPE_OF_LAW[law] & 1:
            return Refusal("law-type-used", type=LAW_TYPE.names[TYPE_OF_LAW[law]])
        if law == Z04:
            return Refusal("tribute-before-treasury")
        if repeatable(state, seat) == 0:
            return Refusal("no-law-to-repeat")
        return Refusal("not-enough", good=GOOD.names[GOLD], needs=REPETITION_GOLD, has=wild(state, seat))

    def do_stop(self, state: TekhenuState, frame: frames.LawPick) -> None:
        """No more laws."""


def score_law(state: TekhenuState, seat: int, law: int) -> None:
    """Z04 asks for payments; all others count what is there now (TK-LWG-03)."""
    if law == Z04:
        state.push(frames.Z04Pay(seat, POPULATION_SYMBOLS[state.population[seat]]))
        return
    points = LAW_POINTS[law](state, seat)
    state.points[seat * SOURCES + BY_LAWS] += points
    state.referee.tell(events.LAW_SCORED, seat, law, points)


class Z03Target(steps.Z03Target):
    """Z03: which of the laws scored so far scores once more (TK-LAW-03)."""

    def legal(self, state: TekhenuState, frame: frames.Z03Target, seat: int) -> list[int]:
        laws = repeatable(state, seat)
        return [codes.REPEAT[law] for law in range(FAMILY) if laws >> law & 1]

    def do_repeat(self, state: TekhenuState, frame: frames.Z03Target, law: int) -> None:
        state.referee.tell(events.LAW_REPEATED, frame.seat, law)
        score_law(state, frame.seat, law)

    def why_not_repeat(self, state: TekhenuState, frame: frames.Z03Target, law: int) -> Refusal:
        shown = LAW_CARD.names[law]
        if not state.laws[frame.seat] >> law & 1:
            return Refusal("law-not-held", law=shown)
        return Refusal("law-never-repeats" if law in (Z03, Z23) else "law-not-scored-yet", law=shown)


class Z04Pay(steps.Z04Pay):
    """Z04: a resource for each symbol of the population marker (TK-LAW-04)."""

    def legal(self, state: TekhenuState, frame: frames.Z04Pay, seat: int) -> list[int]:
        options: list[int] = []
        if frame.left > 0:
            for good in range(SCRIBE + 1):
                if state.goods[seat * GOODS + good] > 0 and (good != SCRIBE or scribes_are_gold(state, seat)):
                    options.append(codes.TRIBUTE[good])
        options.append(codes.STOP)
        return options

    def do_tribute(self, state: TekhenuState, frame: frames.Z04Pay, good: int) -> None:
        state.goods[frame.seat * GOODS + good] -= 1
        state.referee.tell(events.TRIBUTE, frame.seat, good)
        score(state, frame.seat, BY_LAWS, TRIBUTE_VP, CAUSE_LAW + Z04)
        state.push(frames.Z04Pay(frame.seat, frame.left - 1))

    def why_not_tribute(self, state: TekhenuState, frame: frames.Z04Pay, good: int) -> Refusal:
        if frame.left == 0:
            return Refusal("no-symbol-left", population=state.population[frame.seat])
        if good > GOLD:
            # Scribes only with T10, faith never (TK-LAW-04, TK-PAY-07)
            return Refusal("no-tribute-in", good=GOOD.names[good])
        return too_few(state, frame.seat, good, 1)

    def do_stop(self, state: TekhenuState, frame: frames.Z04Pay) -> None:
        """No more tribute."""


class LastPoints(steps.LastPoints):
    """Places on the turn track; then the game is over (TK-FIN-07, TK-FIN-08)."""

    def run(self, state: TekhenuState, frame: frames.LastPoints) -> None:
        add_points(state, state.order[0], BY_TURN_ORDER, FIRST_VP)
        add_points(state, state.order[1], BY_TURN_ORDER, SECOND_VP[state.seats])
        winner = result_of(state).winners[0]
        state.referee.tell(events.WINNER, winner, state.vp(winner))


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
