"""A battle (section 13), step 9: Miracle, the gate of Osiris, Worshipful, Cycle of Ma'at."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.ankh.rules import components, events
from ennead.games.ankh.rules.actions import DECLINE, MOVE_GATE, NEW_GATE, TO, WORSHIP_NO, WORSHIP_YES
from ennead.games.ankh.rules.components import (
    ALL_CARDS,
    CYCLE_OF_MAAT,
    FROM_MIRACLE,
    FROM_WORSHIPFUL,
    GATES,
    MIRACLE_REWARD,
    NO_GATE,
    NO_WORSHIP,
    OSIRIS,
    WORSHIPFUL_COST,
    WORSHIPFUL_REWARD,
)
from ennead.games.ankh.rules.devotion import push_gains
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import GAIN_DEVOTION, GATE_HEX, GATE_TOKEN, WORSHIPFUL

# Step 9a


class Miracle(Automatic[AnkhState]):
    """Devotion for own figures that died in this battle, in ascending order (AN-CRD-16)."""

    def __init__(self) -> None:
        super().__init__("miracle")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        order = [side for side in state.ranks if state.plays(side, components.MIRACLE)]
        push_gains(state, order, [MIRACLE_REWARD * state.fallen[side] for side in order], FROM_MIRACLE)


# Step 9b


def gate_hexes(state: AnkhState) -> list[int]:
    """Empty land hexes of the region without a gate (AN-OSI-02)."""
    return [
        hex for hex in state.map.land[state.battle] if state.piece[hex] == NOBODY and hex not in state.gates
    ]


class OsirisGate(Automatic[AnkhState]):
    """The side with Osiris has lost the battle, and there is room for a gate (AN-OSI-01, AN-OSI-03)."""

    def __init__(self) -> None:
        super().__init__("osiris_gate")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        side = state.holder[OSIRIS]
        if side != NOBODY and state.takes_part(side) and side != state.victor and gate_hexes(state):
            state.push(GATE_TOKEN, side)


class GateToken(Choice[AnkhState]):
    """A gate from the reserve or from the map, or none (AN-DEC-26)."""

    def __init__(self) -> None:
        super().__init__("gate_token", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if len(state.gates) < GATES:
            options.append(NEW_GATE)
        for hex in sorted(state.gates):
            options.append(MOVE_GATE + hex)
        options.append(DECLINE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NEW_GATE:
            state.push(GATE_HEX, seat, NOBODY)
        elif code == DECLINE:
            referee.tell(events.DECLINED_EVENT, seat, NO_GATE)
        else:
            state.push(GATE_HEX, seat, code - MOVE_GATE)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class GateHex(Choice[AnkhState]):
    """Where the gate goes (AN-DEC-27); a figure on its old hex stays (AN-OSI-04)."""

    def __init__(self) -> None:
        super().__init__("gate_hex", Field("seat", SEAT), Field("gate", HEX))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [TO + hex for hex in gate_hexes(state)]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[2] != NOBODY:
            state.gates.remove(frame[2])
        state.gates.append(code - TO)
        referee.tell(events.GATE, seat, code - TO, frame[2])

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


# Step 9c


class WorshipfulStep(Automatic[AnkhState]):
    """Participants with the power and the followers for it, in ascending order (AN-POW-20)."""

    def __init__(self) -> None:
        super().__init__("worshipful_step")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in reversed(state.ranks):
            if (
                state.takes_part(side)
                and state.has_power(side, components.WORSHIPFUL)
                and state.followers[side] >= WORSHIPFUL_COST
            ):
                state.push(WORSHIPFUL, side)


class Worshipful(Choice[AnkhState]):
    """Followers for devotion, once a battle (AN-DEC-28)."""

    def __init__(self) -> None:
        super().__init__("worshipful", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [WORSHIP_NO, WORSHIP_YES]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == WORSHIP_YES:
            state.followers[seat] -= WORSHIPFUL_COST
            referee.tell(events.WORSHIPPED, seat, state.god[seat], WORSHIPFUL_COST)
            state.push(GAIN_DEVOTION, seat, WORSHIPFUL_REWARD, FROM_WORSHIPFUL)
        else:
            referee.tell(events.DECLINED_EVENT, seat, NO_WORSHIP)


# Step 9d


class BattleEnd(Automatic[AnkhState]):
    """Cycle of Ma'at gives all played cards back (AN-CRD-10); what was played stays open to see."""

    def __init__(self) -> None:
        super().__init__("battle_end")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in state.ranks:
            if state.plays(side, CYCLE_OF_MAAT):
                state.hand[side] = ALL_CARDS
                referee.tell(events.CARDS_BACK, state.god[side])
        state.battle = NOBODY
