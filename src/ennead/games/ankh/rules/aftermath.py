"""A battle (section 13), step 9: Miracle, the gate of Osiris, Worshipful, Cycle of Ma'at."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import YES
from ennead.games.ankh.rules.components import (
    ALL_CARDS,
    CYCLE_OF_MAAT,
    FROM_MIRACLE,
    FROM_WORSHIPFUL,
    GATES,
    MIRACLE,
    MIRACLE_REWARD,
    NO_GATE,
    NO_WORSHIP,
    OSIRIS,
    WORSHIPFUL,
    WORSHIPFUL_COST,
    WORSHIPFUL_REWARD,
)
from ennead.games.ankh.rules.devotion import push_gains
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.refusals import cannot_build
from ennead.games.ankh.rules.state import AnkhState

# Step 9a


class Miracle(steps.Miracle):
    """Devotion for own figures that died in this battle, in ascending order (AN-CRD-16)."""

    def run(self, state: AnkhState, frame: frames.Miracle) -> None:
        order = [side for side in state.ranks if state.plays(side, MIRACLE)]
        push_gains(state, order, [MIRACLE_REWARD * state.fallen[side] for side in order], FROM_MIRACLE)


# Step 9b


def gate_hexes(state: AnkhState) -> list[int]:
    """Empty land hexes of the region without a gate (AN-OSI-02)."""
    return [
        hex for hex in state.map.land[state.battle] if state.piece[hex] == NOBODY and hex not in state.gates
    ]


class OsirisGate(steps.OsirisGate):
    """The side with Osiris has lost the battle, and there is room for a gate (AN-OSI-01, AN-OSI-03)."""

    def run(self, state: AnkhState, frame: frames.OsirisGate) -> None:
        side = state.holder[OSIRIS]
        if side != NOBODY and state.takes_part(side) and side != state.victor and gate_hexes(state):
            state.push(frames.GATE_TOKEN[side])


class GateToken(steps.GateToken):
    """A gate from the reserve or from the map, or none (AN-DEC-26)."""

    def legal(self, state: AnkhState, frame: frames.GateToken, seat: int) -> list[int]:
        options: list[int] = []
        if len(state.gates) < GATES:
            options.append(codes.NEW_GATE)
        for hex in sorted(state.gates):
            options.append(codes.MOVE_GATE[hex])
        options.append(codes.DECLINE)
        return options

    def do_new_gate(self, state: AnkhState, frame: frames.GateToken) -> None:
        state.push(frames.GateHex(frame.seat, NOBODY))

    def why_not_new_gate(self, state: AnkhState, frame: frames.GateToken) -> Refusal:
        return Refusal("no-gate-in-reserve", most=GATES)

    def do_move_gate(self, state: AnkhState, frame: frames.GateToken, hex: int) -> None:
        state.push(frames.GateHex(frame.seat, hex))

    def why_not_move_gate(self, state: AnkhState, frame: frames.GateToken, hex: int) -> Refusal:
        return Refusal("no-gate-there", hex=HEX.names[hex])

    def do_decline(self, state: AnkhState, frame: frames.GateToken) -> None:
        state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_GATE)


class GateHex(steps.GateHex):
    """Where the gate goes (AN-DEC-27); a figure on its old hex stays (AN-OSI-04)."""

    def legal(self, state: AnkhState, frame: frames.GateHex, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in gate_hexes(state)]

    def do_to(self, state: AnkhState, frame: frames.GateHex, hex: int) -> None:
        if frame.gate != NOBODY:
            state.gates.remove(frame.gate)
        state.gates.append(hex)
        state.referee.tell(events.GATE, frame.seat, hex, frame.gate)

    def why_not_to(self, state: AnkhState, frame: frames.GateHex, hex: int) -> Refusal:
        return cannot_build(state, hex)


# Step 9c


class WorshipfulStep(steps.WorshipfulStep):
    """Participants with the power and the followers for it, in ascending order (AN-POW-20)."""

    def run(self, state: AnkhState, frame: frames.WorshipfulStep) -> None:
        for side in reversed(state.ranks):
            if (
                state.takes_part(side)
                and state.has_power(side, WORSHIPFUL)
                and state.followers[side] >= WORSHIPFUL_COST
            ):
                state.push(frames.WORSHIPFUL[side])


class Worshipful(steps.Worshipful):
    """Followers for devotion, once a battle (AN-DEC-28)."""

    def legal(self, state: AnkhState, frame: frames.Worshipful, seat: int) -> list[int]:
        return list(codes.WORSHIP)

    def do_worship(self, state: AnkhState, frame: frames.Worshipful, answer: int) -> None:
        seat = frame.seat
        if answer == YES:
            state.followers[seat] -= WORSHIPFUL_COST
            state.referee.tell(events.WORSHIPPED, seat, state.god[seat], WORSHIPFUL_COST)
            state.push(frames.GainDevotion(seat, WORSHIPFUL_REWARD, FROM_WORSHIPFUL))
        else:
            state.referee.tell(events.DECLINED_EVENT, seat, NO_WORSHIP)


# Step 9d


class BattleEnd(steps.BattleEnd):
    """Cycle of Ma'at gives all played cards back (AN-CRD-10); what was played stays open to see."""

    def run(self, state: AnkhState, frame: frames.BattleEnd) -> None:
        for side in state.ranks:
            if state.plays(side, CYCLE_OF_MAAT):
                state.hand[side] = ALL_CARDS
                state.referee.tell(events.CARDS_BACK, state.god[side])
        state.battle = NOBODY
