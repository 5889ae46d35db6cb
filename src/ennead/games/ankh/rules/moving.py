"""The action Move Figures (section 8), with Satet's push (section 17)."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import DONE, FIGURE, PUSH, TO
from ennead.games.ankh.rules.components import GOD_FIGURE, SATET_FIGURE, SCORPION_FIGURE
from ennead.games.ankh.rules.figures import ask_to_aim, relocate
from ennead.games.ankh.rules.geography import HEX, LAND_NEIGHBOURS, REACH
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import MOVE_DESTINATION, MOVE_FIGURE, PUSH_HEX


def destinations(state: AnkhState, start: int) -> list[int]:
    """Hexes where a move of the figure may end (AN-MOV-03, AN-MOV-05, AN-OSI-06, AN-SAT-01)."""
    piece = state.piece
    side = state.owner[start]
    if state.gates and state.gate_owner() != side:
        found = [hex for hex in REACH[start] if piece[hex] == NOBODY and hex not in state.gates]
    else:
        found = [hex for hex in REACH[start] if piece[hex] == NOBODY]
    if piece[start] == SATET_FIGURE:
        for hex in REACH[start]:
            if can_push(state, start, hex):
                found.append(hex)
        found.sort()
    elif piece[start] == SCORPION_FIGURE:
        found.append(start)
        found.sort()
    return found


def can_push(state: AnkhState, start: int, hex: int) -> bool:
    """An enemy figure stands there that Satet, coming from `start`, can push on (AN-SAT-02, AN-SAT-06)."""
    side = state.owner[start]
    if state.piece[hex] < GOD_FIGURE or state.owner[hex] == side or not state.may_enter(side, hex):
        return False
    return len(push_hexes(state, start, hex)) > 0


def push_hexes(state: AnkhState, start: int, hex: int) -> list[int]:
    """Where the figure on `hex` can be pushed, also across rivers and camels (AN-SAT-02 to AN-SAT-04)."""
    pushed = state.owner[hex]
    found: list[int] = []
    for near in LAND_NEIGHBOURS[hex]:
        if (state.piece[near] == NOBODY or near == start) and state.may_enter(pushed, near):
            found.append(near)
    found.sort()
    return found


def can_move(state: AnkhState, start: int) -> bool:
    """Some hex within reach is free for it."""
    piece = state.piece
    if not state.gates:
        for hex in REACH[start]:
            if piece[hex] == NOBODY:
                return True
    return len(destinations(state, start)) > 0


class MoveFigure(Choice[AnkhState]):
    """Which own figure moves next, each once; or done (AN-DEC-02)."""

    def __init__(self) -> None:
        super().__init__("move_figure", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for hex in state.own_figures(state.side[seat]):
            if hex not in state.moved and can_move(state, hex):
                options.append(FIGURE + hex)
        options.append(DONE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DONE:
            state.moved.clear()
        else:
            state.push(MOVE_FIGURE, seat)
            state.push(MOVE_DESTINATION, seat, code - FIGURE)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class MoveDestination(Choice[AnkhState]):
    """Where the figure goes (AN-DEC-03)."""

    def __init__(self) -> None:
        super().__init__("move_destination", Field("seat", SEAT), Field("figure", HEX))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [TO + hex for hex in destinations(state, frame[2])]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        start = frame[2]
        end = code - TO
        if end == start:
            state.moved.append(end)
            ask_to_aim(state, seat, end)
        elif state.piece[end] != NOBODY:
            state.push(PUSH_HEX, seat, start, end)
        else:
            finish_move(state, seat, start, end, referee)
            ask_to_aim(state, seat, end)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def finish_move(state: AnkhState, seat: int, start: int, end: int, referee: Referee) -> None:
    side = state.owner[start]
    referee.tell(events.MOVED, seat, state.god[side], state.piece[start], start, end)
    relocate(state, start, end)
    state.moved.append(end)


class PushHex(Choice[AnkhState]):
    """Where Satet pushes the figure it came upon (AN-DEC-04)."""

    def __init__(self) -> None:
        super().__init__("push_hex", Field("seat", SEAT), Field("satet", HEX), Field("pushed", HEX))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [PUSH + hex for hex in push_hexes(state, frame[2], frame[3])]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        start = frame[2]
        end = frame[3]
        away = code - PUSH
        owner = state.owner[end]
        referee.tell(events.PUSHED, seat, state.god[owner], state.piece[end], end, away)
        if away == start:
            swap_places(state, start, end)
            state.moved.append(end)
            referee.tell(events.MOVED, seat, state.god[state.owner[end]], state.piece[end], start, end)
        else:
            relocate(state, end, away)
            finish_move(state, seat, start, end, referee)
        ask_to_aim(state, owner, away)  # AN-SCO-02: the owner of a pushed scorpion aims it

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def swap_places(state: AnkhState, satet: int, pushed: int) -> None:
    """The pushed figure goes where Satet came from (AN-SAT-03)."""
    piece = state.piece
    owner = state.owner
    piece[satet], piece[pushed] = piece[pushed], piece[satet]
    owner[satet], owner[pushed] = owner[pushed], owner[satet]
    state.claws[satet] = NOBODY
    state.claws[pushed] = NOBODY
    for place, hex in enumerate(state.suns):
        if hex == satet:
            state.suns[place] = pushed
        elif hex == pushed:
            state.suns[place] = satet
