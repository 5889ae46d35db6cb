"""The game against the second reading of its rules, in crowded positions that random games rarely reach."""

import random
from typing import Any

import pytest

from ennead.core.codec import SEAT
from ennead.core.plan import AUTOMATIC, CHOICE
from ennead.core.referee import ScriptedReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.caravan import lines_through
from ennead.games.ankh.rules.components import (
    CYCLE_OF_MAAT,
    DATA,
    FAMILY,
    GOD,
    GOD_FIGURE,
    GUARDIAN,
    GUARDIAN_BASE,
    MONUMENT,
    POWER,
    SCORPION_FIGURE,
)
from ennead.games.ankh.rules.geography import HEX, HEX_AIMS, landscape
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.testing import Table
from ennead.testing import details_of, step_of
from tests.games.ankh.reference import AIMS, LAND, WATER, Reference, around

# Positions


def crowded(chooser: random.Random) -> Table:
    """Gods with powers, guardians, tokens and captives, most of them in one region; often two are merged."""
    players = chooser.randint(2, 5)
    gods = chooser.sample(GOD.names, players)
    t = Table(gods=" ".join(gods), scenario=chooser.choice(FAMILY.names)).cleared()
    state = t.state
    state.kinds = [chooser.choice((level * 2, level * 2 + 1)) for level in range(3)]
    lines = [line for region in state.map.land for line in lines_through(region).lines]
    state.map = landscape([*state.map.camels, *chooser.choice([(), *lines])])
    state.tokens = chooser.sample(range(1, state.map.regions + 1), state.map.regions)
    battlefield = [HEX.names[hex] for hex in chooser.choice(state.map.land)]
    for god in gods:
        _put(t, chooser, battlefield, god, "god", 1)
        _put(t, chooser, battlefield, god, "warrior", chooser.randint(0, 4))
        for kind in MONUMENT.names:
            _put(t, chooser, battlefield, god, kind, chooser.randint(0, 1))
        _equip(t, chooser, god)
    _put(t, chooser, battlefield, "neutral", chooser.choice(MONUMENT.names), chooser.randint(0, 3))
    for level in range(3):
        _deal_guardians(t, chooser, battlefield, level)
    _give_tokens(t, chooser)
    order = chooser.sample(gods, players)
    spaces = sorted(chooser.choice((chooser.randint(0, 29), 20)) for _ in gods)
    t.devotion(" < ".join(f"{god} {space}" for god, space in zip(order, spaces, strict=True)))
    if players > 2 and chooser.random() < 0.4:
        t.begin("merge")
        while t.asks:
            t.do(chooser.choice(t.options()))
    return t


def _put(t: Table, chooser: random.Random, battlefield: list[str], side: str, piece: str, count: int) -> None:
    for _ in range(count):
        wanted = [hex for hex in battlefield if not t.at(hex)] if chooser.random() < 0.6 else []
        t.put(side, **{piece: chooser.choice(wanted or [hex for hex in LAND if not t.at(hex)])})


def _equip(t: Table, chooser: random.Random, god: str) -> None:
    """Two powers of each level (sometimes but of the first two), followers, and what is left of the hand."""
    powers: list[str] = []
    for level in range(1, chooser.choice((3, 4))):
        offered = [name for name in POWER.names if DATA["ankh_powers"][name]["level"] == level]
        powers.extend(chooser.sample(offered, 2))
    t.powers(god, " ".join(powers)).followers(**{god: chooser.randint(0, 6)})
    t.state.hand[t.seat(god)] = chooser.getrandbits(7) | 1 << CYCLE_OF_MAAT  # Cycle of Ma'at is always there


def _deal_guardians(t: Table, chooser: random.Random, battlefield: list[str], level: int) -> None:
    state = t.state
    name = GUARDIAN.names[state.kinds[level]]
    for _ in range(DATA["guardians"]["figures_in_play"][DATA["guardians"][name]["base"]][state.players]):
        god = chooser.choice(t.gods)
        if state.bases_left(t.seat(god), GUARDIAN_BASE[state.kinds[level]]) == 0:
            continue
        if chooser.random() < 0.3:
            t.pool(god, name, t.in_pool(god, name) + 1)
        elif name == "apep" and chooser.random() < 0.7:
            t.put(god, apep=chooser.choice([hex for hex in WATER if not t.at(hex)]))
        else:
            _put(t, chooser, battlefield, god, name, 1)
    for hex, piece in enumerate(state.piece):
        if piece == SCORPION_FIGURE:
            state.claws[hex] = chooser.choice(HEX_AIMS[hex])


def _give_tokens(t: Table, chooser: random.Random) -> None:
    """Suns, gates and captives."""
    state = t.state
    if "ra" in t.gods:
        mortals = [hex for hex in state.own_figures(t.seat("ra")) if state.piece[hex] > GOD_FIGURE]
        state.suns = chooser.sample(mortals, min(len(mortals), chooser.randint(0, 3)))
    if "osiris" in t.gods:
        own = [HEX.names[hex] for hex in state.own_figures(t.seat("osiris"))]
        open_to_gates = [hex for hex in LAND if not t.at(hex) or hex in own]
        t.gates(" ".join(chooser.sample(open_to_gates, chooser.randint(0, 3))))
    if "anubis" in t.gods:
        others = [god for god in t.gods if god != "anubis" and t.warriors(god) > 0]
        t.captives(" ".join(chooser.sample(others, min(len(others), chooser.randint(0, 3)))))


# Decisions


def options(state: AnkhState) -> set[str] | None:
    """What the reference would offer; None where it has nothing to say."""
    reference = Reference(state)
    side = state.side[state.actor]
    own = reference.own(side)
    name, details = step_of(state), details_of(state)
    unmoved = [hex for hex in own if HEX.index[hex] not in state.moved]
    if name == "move_figure":
        return {f"figure {hex}" for hex in unmoved if reference.destinations(hex)} | {"done"}
    if name == "move_destination":
        return {f"to {hex}" for hex in reference.destinations(details["figure"])}
    if name == "push_hex":
        return {f"push {hex}" for hex in reference.pushes(details["satet"], details["pushed"])}
    if name == "claw_facing":
        near = around(details["hex"])
        return {f"aim {aim}" for at, aim in enumerate(AIMS) if near[at] and near[(at + 1) % 6]}
    if name == "summon_figure":
        return summons(reference, side, normal=details["normal"] > 0, gate=details["gate"] > 0) | {"done"}
    if name == "summon_hex":
        found = reference.summon_hexes(side, details["summons"], details["figure"])
        return {f"to {hex}" for hex in found}
    if name == "control_monument":
        any_neutral = any(owner < 0 for _, owner in reference.monuments.values())
        return {
            f"control {hex}"
            for hex, (_, owner) in reference.monuments.items()
            if (owner < 0 if any_neutral else owner != side)
            and any(reference.adjacent(hex, figure) for figure in own)
        }
    if name == "obelisk_figure":
        return {f"figure {hex}" for hex in unmoved} | {"stop"}
    return hexes_in_battle(reference, side, name)


def summons(reference: Reference, side: int, normal: bool, gate: bool) -> set[str]:
    ways = ["normal"] * normal + ["gate"] * gate
    if reference.has(side, "pyramid_attuned"):
        pyramids = reference.controlled(side, "pyramid")
        ways.extend(hex for hex in pyramids if HEX.index[hex] not in reference.state.used)
    figures = reference.recruits(side)
    return {
        f"summon {way} {each}" for way in ways for each in figures if reference.summon_hexes(side, way, each)
    }


def hexes_in_battle(reference: Reference, side: int, name: str) -> set[str] | None:
    if name == "mummy_hex":
        god = [hex for hex in reference.own(side) if reference.figures[hex][0] == "god"]
        return {f"to {hex}" for hex in reference.beside(side, god)}
    if name not in ("obelisk_hex", "build_hex", "gate_hex"):
        return None
    land = [hex for hex in LAND if reference.region[hex] == reference.region_of_battle()]
    if name == "obelisk_hex":
        obelisks = [hex for hex in reference.controlled(side, "obelisk") if hex in land]
        return {f"to {hex}" for hex in reference.beside(side, obelisks)}
    free = [hex for hex in land if reference.is_empty(hex) and hex not in reference.gates]
    return {f"to {hex}" for hex in free if name == "gate_hex" or hex not in reference.cities}


# What happens by itself


class Walk:
    """Plays a position and compares every step with the reference."""

    def __init__(self, state: AnkhState) -> None:
        self.state = state
        self.referee = ScriptedReferee()
        self.flooded: set[str] = set()
        self.compared: set[str] = set()

    def advance(self) -> None:
        """Like the engine's own, but with a look before and after every step."""
        frames = self.state.frames
        while frames:
            frame = frames[-1]
            step, details = GAME.step(step_of(self.state)), details_of(self.state)
            if step.kind == AUTOMATIC or (step.kind != CHOICE and not step.waiting(self.state, frame)):
                frames.pop()
                before = Reference(self.state)
                compare = getattr(self, f"after_{step.name}", None)
                sealed = list(self.state.sealed)
                followers = list(self.state.followers)
                self.state.referee = self.referee
                step.run(self.state, frame)
                if compare is not None:
                    self.compared.add(step.name)
                    compare(before, details, sealed, followers)
            else:
                self.state.refresh()
                return
        self.state.refresh()

    def play(self, chooser: random.Random) -> None:
        state = self.state
        frame = state.frames[-1]
        step = GAME.step(step_of(state))
        seat = chooser.choice(state.to_act())
        codes = state.legal(seat)
        if step.kind == CHOICE:
            expected = options(state)
            if expected is not None:
                self.compared.add(step.name)
                assert {GAME.space.text(code) for code in codes} == expected, step.name
            state.frames.pop()
        state.referee = self.referee
        step.take(state, frame, seat, chooser.choice(codes))
        self.advance()

    def to_come(self, count: int) -> list[dict[str, Any]]:
        """The steps to come, the next one first."""
        frames: list[dict[str, Any]] = self.state.to_dict()["frames"]
        return frames[: -count - 1 : -1]

    def gains(self, count: int) -> list[tuple[int, int]]:
        """Sides and devotion of the next steps."""
        return [(SEAT.index[step["side"]], step["amount"]) for step in self.to_come(count)]

    def after_conflict(
        self, before: Reference, details: dict[str, Any], _: object, followers: list[int]
    ) -> None:
        """AN-SCO-04, AN-POW-03."""
        doomed = set()
        for hex, (kind, _owner) in before.figures.items():
            if kind == "giant_scorpion":
                aim = self.state.claws[HEX.index[hex]]
                targets = {around(hex)[aim], around(hex)[(aim + 1) % 6]} & set(before.monuments)
                doomed |= {target for target in targets if before.adjacent(hex, str(target))}
        assert set(Reference(self.state).monuments) == set(before.monuments) - doomed
        for side in self.state.ranks:
            regions = {region for region in before.region.values() if before.own_in(side, region)}
            gained = len(regions) if before.has(side, "omnipresent") else 0
            assert self.state.followers[side] == followers[side] + gained

    def after_next_region(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-CON-05 to AN-CON-07, AN-DOM-01."""
        if details["token"] <= self.state.map.regions:
            region = before.region_of_token(details["token"])
            present = before.sides_in(region)
            if len(present) == 1:
                side = present[0]
                gains = [(side, before.majorities(side, region)), (side, before.domination(side, region))]
                assert self.gains(2) == gains
            assert (step_of(self.state) == "battle") == (len(present) > 1)

    def after_choose_card(
        self, before: Reference, details: dict[str, Any], _: object, followers: list[int]
    ) -> None:
        """AN-CRD-12."""
        self.flooded = set()
        after = Reference(self.state)
        for side in range(self.state.players):
            saved = after.flooded(side) if side in after.participants() else set()
            self.flooded |= saved
            assert self.state.followers[side] == followers[side] + len(saved)

    def after_plague_bid(
        self, before: Reference, details: dict[str, Any], sealed: list[tuple[int, ...]], _: object
    ) -> None:
        """AN-CRD-01 to AN-CRD-04."""
        bids = {
            side: int(GAME.space.text(codes[0]).removeprefix("bid "))
            for side, codes in enumerate(sealed)
            if codes
        }
        assert set(bids) == set(before.sides_in(before.region_of_battle()))
        best = [side for side, bid in bids.items() if bid == max(bids.values())]
        dead = before.mortal(spared=best[0] if len(best) == 1 else -1)
        assert set(Reference(self.state).figures) == set(before.figures) - dead
        self.flooded -= dead

    def after_majority_step(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-BAT-08, AN-MAJ-05."""
        region = before.region_of_battle()
        gains = [(side, before.majorities(side, region)) for side in before.sides_in(region)]
        assert self.gains(len(gains)) == gains

    def after_resolution(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-RES-01 to AN-RES-06."""
        state = self.state
        strengths = {side: before.strength(side) for side in before.participants()}
        assert {side: state.strength[side] for side in strengths} == strengths
        there = before.sides_in(before.region_of_battle())
        best = [side for side in there if strengths[side] == max(strengths[each] for each in there)]
        expected = {"step": "winner", "side": SEAT.names[best[0]] if len(best) == 1 else None}
        if len(best) > 1 and state.tiebreaker_up and state.tiebreaker in best:
            expected = {"step": "use_tiebreaker", "seat": SEAT.names[state.tiebreaker]}
        assert self.to_come(1) == [expected]

    def after_winner(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-RES-08, AN-RES-09."""
        order = ["magnanimous", "deaths", "miracle", "osiris_gate", "worshipful_step", "battle_end"]
        if details["side"] is not None:
            side = SEAT.index[details["side"]]
            assert self.gains(1) == [(side, before.victory(side))]
            order = ["gain_devotion", "commanding", *order]
        assert [step["step"] for step in self.to_come(len(order))] == order

    def after_deaths(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-ISI-02, AN-DEC-23."""
        dying = before.mortal(spared=self.state.victor) - self.flooded
        to_come = self.to_come(len(self.state.frames))
        asked = [HEX.index[step["figure"]] for step in to_come if step["step"] == "isis_save"]
        assert asked == sorted(HEX.index[hex] for hex in dying if before.protected(hex))

    def after_kill_losers(self, before: Reference, details: dict[str, Any], *_: object) -> None:
        """AN-RES-10, AN-RES-11, AN-RA-04."""
        saved = {HEX.names[hex] for hex in self.state.saved}
        dead = before.mortal(spared=self.state.victor) - self.flooded - saved
        after = Reference(self.state)
        assert set(after.figures) == set(before.figures) - dead
        assert after.suns == before.suns - dead


COMPARED = {
    *("move_figure", "move_destination", "summon_figure", "summon_hex", "obelisk_figure", "obelisk_hex"),
    *("build_hex", "gate_hex", "mummy_hex", "conflict", "next_region", "choose_card", "plague_bid"),
    *("majority_step", "resolution", "winner", "deaths", "kill_losers"),
}


@pytest.mark.rule("AN-STR-01", "AN-RES-09", "AN-RES-10", "AN-MOV-03", "AN-SUM-02", "AN-POW-07", "AN-CRD-12")
def test_conflicts_and_turns_agree_with_the_second_reading() -> None:
    """A conflict and what follows it, each position with decisions of its own."""
    compared: set[str] = set()
    for seed in range(16):
        chooser = random.Random(f"crowded/{seed}")
        t = crowded(chooser)
        is_merged = len(t.state.ranks) < t.state.players
        t.state.event = 16 if is_merged else chooser.choice((4, 8))
        seat = chooser.randrange(t.state.players)
        god = t.gods[seat]
        t.next_is({"step": "conflict", "seat": god}, {"step": "end_turn", "seat": god})
        walk = Walk(t.state)
        walk.advance()
        for _ in range(60):
            if not t.state.over:
                assert GAME.invariants(t.state) == []
                walk.play(chooser)
        compared |= walk.compared
    assert compared >= COMPARED
