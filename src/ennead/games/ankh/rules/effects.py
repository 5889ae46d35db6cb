"""A battle (section 13), steps 5 to 7: Build Monument, Plague of Locusts, monument majority."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ANKH_TOKENS,
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
from ennead.games.ankh.rules.refusals import cannot_build, too_few_followers
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.state import AnkhState

# Step 5


class BuildStep(steps.BuildStep):
    """Build Monument cards in ascending order (AN-BAT-06)."""

    def run(self, state: AnkhState, frame: frames.BuildStep) -> None:
        for side in reversed(state.ranks):
            if state.plays(side, BUILD_MONUMENT):
                state.push(frames.BUILD_TYPE[side])


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


class BuildType(steps.BuildType):
    """Which monument is built, if any (AN-DEC-19, AN-CRD-07)."""

    def legal(self, state: AnkhState, frame: frames.BuildType, seat: int) -> list[int]:
        options: list[int] = []
        payable = state.followers[seat] >= build_cost(state, seat)
        if payable and state.ankh_tokens(seat) > 0 and build_hexes(state):
            for kind in range(MONUMENTS):
                if state.monuments_left(kind) > 0:
                    options.append(codes.BUILD[kind])
        options.append(codes.DECLINE)
        return options

    def do_build(self, state: AnkhState, frame: frames.BuildType, kind: int) -> None:
        state.push(frames.BuildHex(frame.seat, kind))

    def why_not_build(self, state: AnkhState, frame: frames.BuildType, kind: int) -> Refusal:
        if state.followers[frame.seat] < build_cost(state, frame.seat):
            return too_few_followers(state, frame.seat, BUILD_COST)
        if state.ankh_tokens(frame.seat) == 0:
            return Refusal("no-ankh-token", most=ANKH_TOKENS)
        if state.monuments_left(kind) == 0:
            return Refusal("no-monument-left", monument=MONUMENT.names[kind])
        return Refusal("no-room-to-build")

    def do_decline(self, state: AnkhState, frame: frames.BuildType) -> None:
        state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_BUILDING)


class BuildHex(steps.BuildHex):
    """Where it stands (AN-DEC-20)."""

    def legal(self, state: AnkhState, frame: frames.BuildHex, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in build_hexes(state)]

    def do_to(self, state: AnkhState, frame: frames.BuildHex, hex: int) -> None:
        seat = frame.seat
        cost = build_cost(state, seat)
        state.followers[seat] -= cost
        state.piece[hex] = frame.monument
        state.owner[hex] = seat
        state.referee.tell(events.BUILT, seat, state.god[seat], frame.monument, hex, cost)

    def why_not_to(self, state: AnkhState, frame: frames.BuildHex, hex: int) -> Refusal:
        return cannot_build(state, hex)


# Step 6


class PlagueStep(steps.PlagueStep):
    """Plague cards one after another, in ascending order of their owners (AN-BAT-07)."""

    def run(self, state: AnkhState, frame: frames.PlagueStep) -> None:
        for side in reversed(state.ranks):
            if state.plays(side, PLAGUE):
                state.push(frames.Plague(side))


class Plague(steps.Plague):
    """Bids, unless a single side is left to bid (AN-CRD-05)."""

    def run(self, state: AnkhState, frame: frames.Plague) -> None:
        if state.sides_in(state.battle).bit_count() > 1:
            state.referee.tell(events.PLAGUE, state.god[frame.owner])
            state.push(frames.PlagueBid(frame.owner))


class PlagueBid(steps.PlagueBid):
    """Every side with figures in the region secretly bids followers (AN-DEC-21, AN-CRD-01)."""

    def waiting(self, state: AnkhState, frame: frames.PlagueBid) -> list[int]:
        present = state.sides_in(state.battle)
        return [side for side in range(state.players) if present >> side & 1 and not state.sealed[side]]

    def legal(self, state: AnkhState, frame: frames.PlagueBid, seat: int) -> list[int]:
        return list(codes.BID[: min(state.followers[seat], BID_MOST) + 1])

    def can_retract(self) -> bool:
        return True

    def take(self, state: AnkhState, frame: frames.PlagueBid, seat: int, code: int) -> None:
        state.seal(seat, code)
        state.referee.tell(events.READY, seat)

    def run(self, state: AnkhState, frame: frames.PlagueBid) -> None:
        highest = -1
        bidder = NOBODY
        for side in state.ranks:
            if state.sealed[side]:
                bid = codes.BID.index(state.sealed[side][0])
                state.followers[side] -= bid  # AN-CRD-02
                state.bidders.append(side)
                state.bids.append(bid)
                state.referee.tell(events.BID, side, state.god[side], bid)
                if bid > highest:
                    highest = bid
                    bidder = side
                elif bid == highest:
                    bidder = NOBODY  # AN-CRD-04
        state.clear_sealed()
        if bidder != NOBODY:
            state.referee.tell(events.PLAGUE_SURVIVOR, state.god[bidder])
        doomed = [
            hex
            for hex in state.map.area[state.battle]
            if state.piece[hex] > GOD_FIGURE and state.owner[hex] != bidder
        ]
        kill(state, doomed)

    def why_not_bid(self, state: AnkhState, frame: frames.PlagueBid, seat: int, followers: int) -> Refusal:
        return Refusal("bid-too-high", bid=followers, most=min(state.followers[seat], BID_MOST))


# Step 7


class MajorityStep(steps.MajorityStep):
    """All majorities are determined, then gained in ascending order (AN-BAT-08, AN-MAJ-05)."""

    def run(self, state: AnkhState, frame: frames.MajorityStep) -> None:
        present = state.sides_in(state.battle)
        order = [side for side in state.ranks if present >> side & 1]
        gains = [majority_gain(state, side, state.battle) for side in order]
        push_gains(state, order, gains, FROM_MAJORITY)
