"""A battle (section 13), steps 5 to 7: Build Monument, Plague of Locusts, monument majority."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import BID, BUILD, DECLINE, TO
from ennead.games.ankh.rules.components import (
    BID_MOST,
    BUILD_COST,
    BUILD_MONUMENT,
    FROM_MAJORITY,
    GOD_FIGURE,
    INSPIRING,
    MONUMENT,
    MONUMENTS,
    NO_BUILDING,
    PLAGUE,
)
from ennead.games.ankh.rules.conflict import majority_gain
from ennead.games.ankh.rules.deaths import kill
from ennead.games.ankh.rules.devotion import push_gains
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import BUILD_HEX, BUILD_TYPE, PLAGUE_BID
from ennead.games.ankh.rules.steps import PLAGUE as PLAGUE_CARD

# Step 5


class BuildStep(Automatic[AnkhState]):
    """Build Monument cards in ascending order (AN-BAT-06)."""

    def __init__(self) -> None:
        super().__init__("build_step")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in reversed(state.ranks):
            if state.plays(side, BUILD_MONUMENT):
                state.push(BUILD_TYPE, side)


def build_cost(state: AnkhState, side: int) -> int:
    return 0 if state.has_power(side, INSPIRING) else BUILD_COST


def build_hexes(state: AnkhState) -> list[int]:
    """Empty land hexes of the region without gate and city (AN-CRD-08, AN-OSI-08, AN-SCN-04)."""
    cities = SCENARIOS[state.scenario].cities
    return [
        hex
        for hex in state.map.land[state.battle]
        if state.piece[hex] == NOBODY and hex not in state.gates and hex not in cities
    ]


class BuildType(Choice[AnkhState]):
    """Which monument is built, if any (AN-DEC-19, AN-CRD-07)."""

    def __init__(self) -> None:
        super().__init__("build_type", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        payable = state.followers[seat] >= build_cost(state, seat)
        if payable and state.ankh_tokens(seat) > 0 and build_hexes(state):
            for kind in range(MONUMENTS):
                if state.monuments_left(kind) > 0:
                    options.append(BUILD + kind)
        options.append(DECLINE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DECLINE:
            referee.tell(events.DECLINED_EVENT, seat, NO_BUILDING)
        else:
            state.push(BUILD_HEX, seat, code - BUILD)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class BuildHex(Choice[AnkhState]):
    """Where it stands (AN-DEC-20)."""

    def __init__(self) -> None:
        super().__init__("build_hex", Field("seat", SEAT), Field("monument", MONUMENT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [TO + hex for hex in build_hexes(state)]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        hex = code - TO
        cost = build_cost(state, seat)
        state.followers[seat] -= cost
        state.piece[hex] = frame[2]
        state.owner[hex] = seat
        referee.tell(events.BUILT, seat, state.god[seat], frame[2], hex, cost)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


# Step 6


class PlagueStep(Automatic[AnkhState]):
    """Plague cards one after another, in ascending order of their owners (AN-BAT-07)."""

    def __init__(self) -> None:
        super().__init__("plague_step")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in reversed(state.ranks):
            if state.plays(side, PLAGUE):
                state.push(PLAGUE_CARD, side)


class Plague(Automatic[AnkhState]):
    """Bids, unless a single side is left to bid (AN-CRD-05)."""

    def __init__(self) -> None:
        super().__init__("plague", Field("owner", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        if state.sides_in(state.battle).bit_count() > 1:
            referee.tell(events.PLAGUE, state.god[frame[1]])
            state.push(PLAGUE_BID, frame[1])


class PlagueBid(Sealed[AnkhState]):
    """Every side with figures in the region secretly bids followers (AN-DEC-21, AN-CRD-01)."""

    def __init__(self) -> None:
        super().__init__("plague_bid", Field("owner", SEAT))

    def waiting(self, state: AnkhState, frame: Frame) -> list[int]:
        present = state.sides_in(state.battle)
        return [side for side in range(state.players) if present >> side & 1 and not state.sealed[side]]

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return list(range(BID, BID + min(state.followers[seat], BID_MOST) + 1))

    def can_retract(self) -> bool:
        return True

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
        referee.tell(events.READY, seat)

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        highest = -1
        bidder = NOBODY
        for side in state.ranks:
            if state.sealed[side]:
                bid = state.sealed[side][0] - BID
                state.followers[side] -= bid  # AN-CRD-02
                state.bidders.append(side)
                state.bids.append(bid)
                referee.tell(events.BID, side, state.god[side], bid)
                if bid > highest:
                    highest = bid
                    bidder = side
                elif bid == highest:
                    bidder = NOBODY  # AN-CRD-04
        state.clear_sealed()
        if bidder != NOBODY:
            referee.tell(events.PLAGUE_SURVIVOR, state.god[bidder])
        doomed = [
            hex
            for hex in state.map.area[state.battle]
            if state.piece[hex] > GOD_FIGURE and state.owner[hex] != bidder
        ]
        kill(state, doomed, referee)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


# Step 7


class MajorityStep(Automatic[AnkhState]):
    """All majorities are determined, then gained in ascending order (AN-BAT-08, AN-MAJ-05)."""

    def __init__(self) -> None:
        super().__init__("majority_step")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        present = state.sides_in(state.battle)
        order = [side for side in state.ranks if present >> side & 1]
        gains = [majority_gain(state, side, state.battle, referee) for side in order]
        push_gains(state, order, gains, FROM_MAJORITY)
