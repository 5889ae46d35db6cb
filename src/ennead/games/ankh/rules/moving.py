"""The action Move Figures (section 8), with Satet's push (section 17)."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import GOD_FIGURE, MOVE_RANGE, SATET_FIGURE, SCORPION_FIGURE
from ennead.games.ankh.rules.figures import ask_to_aim, relocate
from ennead.games.ankh.rules.geography import HEX, IS_LAND, LAND_NEIGHBOURS, NEIGHBOURS, REACH, distance
from ennead.games.ankh.rules.refusals import cannot_move, cannot_stop, occupied
from ennead.games.ankh.rules.state import AnkhState


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


class MoveFigure(steps.MoveFigure):
    """Which own figure moves next, each once; or done (AN-DEC-02)."""

    def legal(self, state: AnkhState, frame: frames.MoveFigure, seat: int) -> list[int]:
        options: list[int] = []
        for hex in state.own_figures(state.side[seat]):
            if hex not in state.moved and can_move(state, hex):
                options.append(codes.FIGURE[hex])
        options.append(codes.DONE)
        return options

    def do_figure(self, state: AnkhState, frame: frames.MoveFigure, hex: int) -> None:
        state.push(frame)
        state.push(frames.MoveDestination(frame.seat, hex))

    def why_not_figure(self, state: AnkhState, frame: frames.MoveFigure, hex: int) -> Refusal:
        return cannot_move(state, state.side[frame.seat], hex)

    def do_done(self, state: AnkhState, frame: frames.MoveFigure) -> None:
        state.moved.clear()


class MoveDestination(steps.MoveDestination):
    """Where the figure goes (AN-DEC-03)."""

    def legal(self, state: AnkhState, frame: frames.MoveDestination, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in destinations(state, frame.figure)]

    def do_to(self, state: AnkhState, frame: frames.MoveDestination, hex: int) -> None:
        if hex == frame.figure:
            state.moved.append(hex)
            ask_to_aim(state, frame.seat, hex)
        elif state.piece[hex] != NOBODY:
            state.push(frames.PushHex(frame.seat, frame.figure, hex))
        else:
            finish_move(state, frame.seat, frame.figure, hex)
            ask_to_aim(state, frame.seat, hex)

    def why_not_to(self, state: AnkhState, frame: frames.MoveDestination, hex: int) -> Refusal:
        start = frame.figure
        side = state.owner[start]
        name = HEX.names[hex]
        if hex == start:
            return Refusal("same-hex", hex=name)
        if IS_LAND[hex] and hex not in REACH[start]:
            return Refusal("too-far", hex=name, steps=distance(start, hex), most=MOVE_RANGE)
        is_enemy = state.is_figure(hex) and state.owner[hex] != side
        if IS_LAND[hex] and is_enemy and state.piece[start] == SATET_FIGURE:
            return Refusal("no-room-to-push" if state.may_enter(side, hex) else "enemy-gate", hex=name)
        return cannot_stop(state, side, hex, Refusal("not-adjacent", hex=name))


def finish_move(state: AnkhState, seat: int, start: int, end: int) -> None:
    side = state.owner[start]
    state.referee.tell(events.MOVED, seat, state.god[side], state.piece[start], start, end)
    relocate(state, start, end)
    state.moved.append(end)


class PushHex(steps.PushHex):
    """Where Satet pushes the figure it came upon (AN-DEC-04)."""

    def legal(self, state: AnkhState, frame: frames.PushHex, seat: int) -> list[int]:
        return [codes.PUSH[hex] for hex in push_hexes(state, frame.satet, frame.pushed)]

    def do_push(self, state: AnkhState, frame: frames.PushHex, hex: int) -> None:
        seat = frame.seat
        start = frame.satet
        end = frame.pushed
        owner = state.owner[end]
        state.referee.tell(events.PUSHED, seat, state.god[owner], state.piece[end], end, hex)
        if hex == start:
            swap_places(state, start, end)
            state.moved.append(end)
            state.referee.tell(events.MOVED, seat, state.god[state.owner[end]], state.piece[end], start, end)
        else:
            relocate(state, end, hex)
            finish_move(state, seat, start, end)
        ask_to_aim(state, owner, hex)  # AN-SCO-02: the owner of a pushed scorpion aims it

    def why_not_push(self, state: AnkhState, frame: frames.PushHex, hex: int) -> Refusal:
        name = HEX.names[hex]
        if hex not in NEIGHBOURS[frame.pushed]:
            return Refusal("push-too-far", hex=name, steps=distance(frame.pushed, hex))
        if not IS_LAND[hex]:
            return Refusal("water", hex=name)
        if state.piece[hex] != NOBODY and hex != frame.satet:
            return occupied(state, hex)
        return Refusal("enemy-gate", hex=name)


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
