"""Merge, forgotten gods and the end of the game (sections 19 to 21)."""

from ennead.core.codec import NOBODY
from ennead.core.game import Result
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ANUBIS,
    BASE,
    FIRST_GUARDIAN,
    FIRST_RECRUIT,
    FROM_MERGE,
    GOD_FIGURE,
    GODS,
    GUARDIAN,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    LEVELS,
    OSIRIS,
    RA,
    SOURCE,
    SOURCES,
    WARRIOR,
)
from ennead.games.ankh.rules.devotion import is_red, wins
from ennead.games.ankh.rules.figures import clear_hex, destroy_monument
from ennead.games.ankh.rules.geography import HEX, HEXES
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.summoning import recruits

# Merge


class Merge(steps.Merge):
    """The two sides with least devotion become one (AN-MRG-02 to AN-MRG-06, AN-MRG-29)."""

    def run(self, state: AnkhState, frame: frames.Merge) -> None:
        lower = state.ranks[0]
        higher = state.ranks[1]
        state.referee.tell(events.MERGED, state.god[higher], state.god[lower])
        state.ranks.remove(lower)
        state.side[lower] = higher
        for hex in range(HEXES):
            if state.owner[hex] == lower:
                if state.is_monument(hex):
                    destroy_monument(state, hex)
                elif state.piece[hex] in (GOD_FIGURE, WARRIOR):
                    leave_game(state, hex)
        state.warriors[lower] = 0
        state.hand[lower] = 0
        state.powers[lower] = 0  # AN-MRG-14
        merge_captives(state, higher, lower)
        state.referee.tell(
            events.MERGE_FOLLOWERS, state.god[higher], state.god[lower], state.followers[lower]
        )
        state.followers[higher] += state.followers[lower]
        state.followers[lower] = 0
        state.push(frames.MergeEnd(higher, lower))
        state.push(frames.MergeGuardian(higher, lower))


def merge_captives(state: AnkhState, higher: int, lower: int) -> None:
    """The lower god's leave the game; under Anubis as lower god the higher god's go free (AN-MRG-24, 25)."""
    state.captives = [side for side in state.captives if side != lower]
    if state.holder[ANUBIS] == lower:
        free_captives(state, higher)


def free_captives(state: AnkhState, side: int) -> None:
    """Captives of this side return to its pool."""
    count = state.captives.count(side)
    if count > 0:
        state.captives = [owner for owner in state.captives if owner != side]
        state.warriors[side] += count
        state.referee.tell(events.FREED, state.god[side], count)


class MergeGuardian(steps.MergeGuardian):
    """Which guardians of the lower god the higher god takes over (AN-DEC-29, AN-MRG-07, AN-MRG-08)."""

    def legal(self, state: AnkhState, frame: frames.MergeGuardian, seat: int) -> list[int]:
        lower = frame.lower
        options: list[int] = []
        for hex in state.own_figures(lower):
            if state.bases_left(seat, GUARDIAN_BASE[state.piece[hex] - FIRST_GUARDIAN]) > 0:
                options.append(codes.TAKE_OVER[hex])
        for level in range(LEVELS):
            kind = state.kinds[level]
            has_one = state.guardians[lower * LEVELS + level] > 0
            if has_one and state.bases_left(seat, GUARDIAN_BASE[kind]) > 0:
                options.append(codes.TAKE_FROM_POOL[kind])
        options.append(codes.STOP)
        return options

    def do_take_over(self, state: AnkhState, frame: frames.MergeGuardian, hex: int) -> None:
        state.push(frame)
        state.owner[hex] = frame.seat  # with sun and claws (AN-MRG-10)
        state.referee.tell(events.TAKEN_OVER, frame.seat, state.piece[hex] - FIRST_GUARDIAN, hex)

    def why_not_take_over(self, state: AnkhState, frame: frames.MergeGuardian, hex: int) -> Refusal:
        if state.piece[hex] >= FIRST_GUARDIAN and state.owner[hex] == frame.lower:
            return _no_base(state.piece[hex] - FIRST_GUARDIAN)
        return Refusal("no-guardian-there", hex=HEX.names[hex])

    def do_take_from_pool(self, state: AnkhState, frame: frames.MergeGuardian, kind: int) -> None:
        state.push(frame)
        state.guardians[frame.lower * LEVELS + GUARDIAN_LEVEL[kind]] -= 1
        state.guardians[frame.seat * LEVELS + GUARDIAN_LEVEL[kind]] += 1
        state.referee.tell(events.TAKEN_OVER, frame.seat, kind, NOBODY)

    def why_not_take_from_pool(self, state: AnkhState, frame: frames.MergeGuardian, kind: int) -> Refusal:
        if FIRST_RECRUIT + kind in recruits(state, frame.lower):
            return _no_base(kind)
        return Refusal("not-in-pool", figure=GUARDIAN.names[kind])

    def do_stop(self, state: AnkhState, frame: frames.MergeGuardian) -> None:
        """What he did not take leaves the game at the end of the merge (AN-MRG-09)."""


def _no_base(kind: int) -> Refusal:
    return Refusal("no-base-left", guardian=GUARDIAN.names[kind], base=BASE.names[GUARDIAN_BASE[kind]])


class MergeEnd(steps.MergeEnd):
    """The other guardians leave; tokens are stacked, abilities joined (AN-MRG-09, AN-MRG-11, AN-MRG-15)."""

    def run(self, state: AnkhState, frame: frames.MergeEnd) -> None:
        higher = frame.higher
        lower = frame.lower
        remove_figures(state, lower)
        space = state.devotion[lower]
        state.points[higher * SOURCES + FROM_MERGE] += space - state.devotion[higher]
        gods = (state.god[higher], state.god[lower])
        state.referee.tell(events.MERGE_TOKEN, gods[0], gods[1], state.devotion[higher], space)
        state.devotion[higher] = space  # it was second last and stays below all others (AN-MRG-12)
        for god in range(GODS):
            if state.holder[god] == lower:
                state.holder[god] = higher
        state.referee.tell(events.MERGED_AT, state.god[higher], space, state.followers[higher])


def leave_game(state: AnkhState, hex: int) -> None:
    """A figure is taken off the map for good; its sun returns to the reserve (AN-CMP-07, AN-MRG-27)."""
    god = state.god[state.owner[hex]]
    state.referee.tell(events.LEFT_GAME, god, state.piece[hex], hex)
    if hex in state.suns:
        state.referee.tell(events.SUN_BACK, god, hex)
    clear_hex(state, hex)


def remove_figures(state: AnkhState, side: int) -> None:
    """All figures of the side leave the game, map and pool (AN-CMP-07)."""
    for hex in state.own_figures(side):
        if state.piece[hex] >= FIRST_GUARDIAN:
            state.removed[GUARDIAN_LEVEL[state.piece[hex] - FIRST_GUARDIAN]] += 1
        leave_game(state, hex)
    for level in range(LEVELS):
        state.removed[level] += state.guardians[side * LEVELS + level]
        state.guardians[side * LEVELS + level] = 0
    state.warriors[side] = 0


# Forgotten gods


class Forget(steps.Forget):
    """Every side in the red zone is forgotten, all at once (AN-FGT-01 to AN-FGT-08)."""

    def run(self, state: AnkhState, frame: frames.Forget) -> None:
        lost = [side for side in state.ranks if is_red(state, side)]
        for side in lost:
            tell_forgotten(state, side)
            state.ranks.remove(side)
            state.forgotten.append(side)
        for side in lost:
            forget(state, side)
        if len(state.ranks) == 1:
            wins(state, state.ranks[0])
        elif not state.ranks:
            state.frames.clear()
            state.referee.tell(events.NOBODY_WINS)


def tell_forgotten(state: AnkhState, side: int) -> None:
    """A merged pair is forgotten as one, under both names."""
    others = [seat for seat in state.seats_of(side) if seat != side]
    if others:
        gods = (state.god[side], state.god[others[0]])
        state.referee.tell(events.PAIR_FORGOTTEN, gods[0], gods[1], state.devotion[side])
    else:
        state.referee.tell(events.FORGOTTEN, state.god[side], state.devotion[side])


def forget(state: AnkhState, side: int) -> None:
    """Its figures, monuments, followers and abilities are gone (AN-FGT-02 to AN-FGT-05, AN-OSI-10)."""
    remove_figures(state, side)
    for hex in range(HEXES):
        if state.owner[hex] == side:
            destroy_monument(state, hex)
    state.followers[side] = 0
    state.hand[side] = 0
    state.powers[side] = 0
    state.captives = [owner for owner in state.captives if owner != side]
    if state.holder[ANUBIS] == side:
        for owner in state.ranks:
            free_captives(state, owner)
    if state.holder[OSIRIS] == side:
        for hex in state.gates:
            state.referee.tell(events.GATE_GONE, hex)
        state.gates.clear()
    if state.holder[RA] == side:
        state.suns.clear()
    for god in range(GODS):
        if state.holder[god] == side:
            state.holder[god] = NOBODY


# End


class EndGame(steps.EndGame):
    """The most devotion wins; the stack decides between equals (AN-END-02)."""

    def run(self, state: AnkhState, frame: frames.EndGame) -> None:
        wins(state, state.ranks[-1])


def points_by_source(state: AnkhState, seat: int) -> dict[str, int]:
    """Where the devotion of the seat's side came from; a merged pair has it together."""
    base = state.side[seat] * SOURCES
    return {name: state.points[base + source] for source, name in enumerate(SOURCE.names)}


def result_of(state: AnkhState) -> Result:
    """Winner, others in play, forgotten sides; the seats of a side share its place (AN-END-03, AN-END-04)."""
    scores = [points_by_source(state, seat) for seat in range(state.players)]
    if state.winner == NOBODY:
        # AN-FGT-08: nobody stands in the first place, all share the last.
        return Result(scores, [[], list(range(state.players))], [])
    others = [side for side in reversed(state.ranks) if side != state.winner]
    order = [state.winner, *others, *reversed(state.forgotten)]
    ranking = [state.seats_of(side) for side in order]
    tied = len(others) > 0 and state.devotion[others[0]] == state.devotion[state.winner]
    return Result(scores, ranking, ["stack"] if tied else [])
