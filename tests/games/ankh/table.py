"""Terse positions for rule tests: pieces by god and hex, answers as notation, facts as short words."""

from typing import Any

from ennead.core.codec import NOBODY
from ennead.core.referee import ScriptedReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import (
    CARD,
    FIRST_GUARDIAN,
    GOD,
    GUARDIAN,
    GUARDIAN_LEVEL,
    LEVELS,
    MONUMENT,
    PIECE,
    POWER,
    SOURCES,
    WARRIORS,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX, landscape
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import (
    BATTLE,
    CHOOSE_ACTION,
    CONFLICT,
    END_TURN,
    EVENT,
    MARKER_BACK,
    NEXT_REGION,
    TURN,
)

EAST, WEST, DELTA = "g5", "d4", "f2"


class Table:
    """A game of Ankh that a test sets up by hand; sides are called by their gods."""

    def __init__(self, scenario: str, gods: str, **options: str) -> None:
        self.gods = gods.split()
        family, count = scenario.rsplit("_", 1)
        assert len(self.gods) == int(count[0])
        chosen = {f"god_{'abcde'[seat]}": god for seat, god in enumerate(self.gods)}
        chosen.update({"guardian_1": "cat_mummy", "guardian_2": "mummy", "guardian_3": "androsphinx"})
        chosen.update(options)
        self.referee = ScriptedReferee()
        state = GAME.start(len(self.gods), {"scenario": family, **chosen}, self.referee)
        assert isinstance(state, AnkhState)
        self.state = state

    # Setting up

    def cleared(self) -> "Table":
        """Take figures and monuments off the map; start with nothing (the worked examples' "cleared")."""
        state = self.state
        for hex in range(len(state.piece)):
            state.piece[hex] = state.owner[hex] = state.claws[hex] = NOBODY
        state.followers = [0] * state.players
        state.warriors = [WARRIORS] * state.players
        return self

    def seat(self, god: str) -> int:
        return self.gods.index(god)

    def put(self, side: str, /, **pieces: str) -> "Table":
        """`put("ra", god="f2", warrior="e3 e4", temple="f3")`; "neutral" owns nothing but monuments."""
        state = self.state
        for name, hexes in pieces.items():
            for hex in hexes.split():
                assert state.piece[HEX.index[hex]] == NOBODY, hex
                state.piece[HEX.index[hex]] = PIECE.index[name]
                state.owner[HEX.index[hex]] = NOBODY if side == "neutral" else self.seat(side)
                if name == "warrior":
                    state.warriors[self.seat(side)] -= 1
                elif name in GUARDIAN.index:
                    self._use_kind(name)
        return self

    def _use_kind(self, guardian: str) -> None:
        kind = GUARDIAN.index[guardian]
        self.state.kinds[GUARDIAN_LEVEL[kind]] = kind

    def pool(self, god: str, guardian: str, count: int = 1) -> "Table":
        """Guardians into the pool."""
        self._use_kind(guardian)
        level = GUARDIAN_LEVEL[GUARDIAN.index[guardian]]
        self.state.guardians[self.seat(god) * LEVELS + level] = count
        return self

    def aim(self, hex: str, aim: str) -> "Table":
        self.state.claws[HEX.index[hex]] = AIM.index[aim]
        return self

    def suns(self, hexes: str) -> "Table":
        self.state.suns = [HEX.index[hex] for hex in hexes.split()]
        return self

    def gates(self, hexes: str) -> "Table":
        self.state.gates = [HEX.index[hex] for hex in hexes.split()]
        return self

    def captives(self, gods: str) -> "Table":
        for god in gods.split():
            self.state.captives.append(self.seat(god))
            self.state.warriors[self.seat(god)] -= 1
        return self

    def camels(self, sides: str) -> "Table":
        """Camels without regard to regions' tokens: region number k gets token k + 1."""
        self.state.map = landscape([EDGE.index[side] for side in sides.split()])
        self.state.tokens = list(range(1, self.state.map.regions + 1))
        return self

    def followers(self, **counts: int) -> "Table":
        for god, count in counts.items():
            self.state.followers[self.seat(god)] = count
        return self

    def powers(self, god: str, names: str) -> "Table":
        self.state.powers[self.seat(god)] = sum(1 << POWER.index[name] for name in names.split())
        return self

    def hand(self, god: str, names: str) -> "Table":
        self.state.hand[self.seat(god)] = sum(1 << CARD.index[name] for name in names.split())
        return self

    def devotion(self, text: str) -> "Table":
        """`devotion("isis 5 < amun 7")`: ascending, on equal spaces bottom of the stack first."""
        state = self.state
        state.ranks = []
        for part in text.split(" < "):
            god, space = part.split()
            side = self.seat(god)
            state.ranks.append(side)
            state.devotion[side] = int(space)
            state.points[side * SOURCES : side * SOURCES + SOURCES] = [int(space)] + [0] * (SOURCES - 1)
        for side in range(state.players):
            if side not in state.ranks and state.side[side] == side:
                state.ranks.insert(0, side)
                state.devotion[side] = 0
        return self

    def merged(self, higher: str, lower: str) -> "Table":
        """The two gods are one side already; the lower god's pieces are gone."""
        state = self.state
        upper, under = self.seat(higher), self.seat(lower)
        state.side[under] = upper
        state.ranks.remove(under)
        state.holder[GOD.index[lower]] = upper
        state.warriors[under] = state.hand[under] = state.powers[under] = state.followers[under] = 0
        for hex in range(len(state.piece)):
            if state.owner[hex] == under:
                state.piece[hex] = state.owner[hex] = NOBODY
        return self

    # Beginning

    def begin(self, *frames: tuple[int, ...]) -> "Table":
        """Go on with these frames, the first one first."""
        self.state.frames = list(reversed(frames))
        self.referee.events.clear()
        self.state.advance(self.referee)
        return self

    def turn(self, god: str) -> "Table":
        return self.begin((TURN, self.seat(god)))

    def action(self, god: str, action: str) -> "Table":
        """The seat of this god takes the action; what comes after it is kept."""
        self.begin((TURN, self.seat(god)))
        return self.do(f"action {action}")

    def event(self, god: str, space: int) -> "Table":
        """The god's move action has just reached the event of this space."""
        self.state.event = space - 1
        self.state.active = self.seat(god)
        return self.begin((EVENT, self.seat(god)), (MARKER_BACK, 0), (END_TURN, self.seat(god)))

    def conflict(self, god: str, number: int = 1) -> "Table":
        """A whole conflict caused by this god, and the turn after it."""
        self.state.event = (4, 8, 12, 16, 18)[number - 1]
        return self.begin((CONFLICT, self.seat(god)), (END_TURN, self.seat(god)))

    def region(self, hex: str) -> "Table":
        """Only this region, whatever it brings: domination or a battle."""
        token = self.state.tokens[self.state.map.region[HEX.index[hex]]]
        self.begin((NEXT_REGION, token))
        return self

    def battle(self, hex: str, tiebreaker: str = "") -> "Table":
        """Only the battle in this region; `tiebreaker` holds the token."""
        if tiebreaker:
            self.state.tiebreaker = self.seat(tiebreaker)
            self.state.tiebreaker_up = True
        return self.begin((BATTLE, self.state.map.region[HEX.index[hex]]))

    # Playing

    def do(self, *texts: str) -> "Table":
        """The seat to act does these things one after another; each must be among its options."""
        for text in texts:
            seat = self.state.to_act()[0]
            code = GAME.space.parse(text).code
            assert code in self.state.legal(seat), f"{text}: {self.asked} {self.options()}"
            self.state.play(code, self.referee, seat)
        return self

    def lay(self, sides: str) -> "Table":
        """Camels one after another; those that had to follow lie there already."""
        for side in sides.split():
            laid = (*self.state.caravan, *self.state.map.camels)
            if EDGE.index[side] not in laid:
                self.do(f"camel {side}")
        return self

    def sealed(self, answers: dict[str, str]) -> "Table":
        """Everybody's secret answer; those who had no choice have given it already."""
        for god, text in answers.items():
            seat = self.seat(god)
            if seat in self.state.to_act():
                code = GAME.space.parse(text).code
                assert code in self.state.legal(seat), text
                self.state.play(code, self.referee, seat)
        return self

    def cards(self, **cards: str) -> "Table":
        """`cards(isis="flood", amun="drought miracle")`."""
        answers = {}
        for god, names in cards.items():
            verb = "play_both" if " " in names else "play"
            ordered = sorted(names.split(), key=CARD.names.index)
            answers[god] = " ".join((verb, *ordered))
        return self.sealed(answers)

    def bids(self, **bids: int) -> "Table":
        return self.sealed({god: f"bid {bid}" for god, bid in bids.items()})

    # Looking

    @property
    def asked(self) -> str:
        """The name of the decision, "" when nothing is asked any more."""
        return "" if self.state.over else GAME.steps[self.state.frames[-1][0]].name

    @property
    def actor(self) -> str:
        """The god of the seat that decides."""
        return self.gods[self.state.to_act()[0]]

    def options(self, god: str = "") -> list[str]:
        seat = self.seat(god) if god else self.state.to_act()[0]
        return [GAME.space.text(code) for code in self.state.legal(seat)]

    def hexes(self) -> set[str]:
        """Hexes among the options."""
        return {text.split()[1] for text in self.options() if " " in text}

    def at(self, hex: str) -> str:
        """`amun warrior`, `neutral temple`, or "" for an empty hex."""
        piece = self.state.piece[HEX.index[hex]]
        owner = self.state.owner[HEX.index[hex]]
        return (
            "" if piece == NOBODY else f"{self.gods[owner] if owner >= 0 else 'neutral'} {PIECE.names[piece]}"
        )

    def order(self) -> str:
        """Devotion of all sides in ascending order."""
        state = self.state
        return " < ".join(f"{self.gods[side]} {state.devotion[side]}" for side in state.ranks)

    def of(self, god: str) -> int:
        """The god's devotion."""
        return self.state.devotion[self.seat(god)]

    def has(self, god: str) -> int:
        """The god's followers."""
        return self.state.followers[self.seat(god)]

    def warriors(self, god: str) -> int:
        """Warriors in the pool."""
        return self.state.warriors[self.seat(god)]

    def in_pool(self, god: str, guardian: str) -> int:
        level = GUARDIAN_LEVEL[GUARDIAN.index[guardian]]
        return self.state.guardians[self.seat(god) * LEVELS + level]

    def held(self, god: str) -> set[str]:
        """Battle cards in hand."""
        return {name for card, name in enumerate(CARD.names) if self.state.hand[self.seat(god)] >> card & 1}

    def told(self, name: str) -> list[dict[str, Any]]:
        """Events of this name since the position was set up."""
        shown = [GAME.events.show(event, None) for event in self.referee.events]
        return [event for event in shown if event["event"] == name]

    def refused(self, text: str) -> str:
        """Why the seat to act can't do this."""
        seat = self.state.to_act()[0]
        code = GAME.space.parse(text).code
        assert code not in self.state.legal(seat), text
        return GAME.explain(self.state, seat, code).reason


def tokens_by_hex(table: Table) -> dict[str, int]:
    """Conflict order token of each region, by its first hex."""
    state = table.state
    return {HEX.names[land[0]]: state.tokens[number] for number, land in enumerate(state.map.land)}


def monuments_left(table: Table) -> list[int]:
    return [table.state.monuments_left(kind) for kind in range(len(MONUMENT))]


def guardian_piece(name: str) -> int:
    return FIRST_GUARDIAN + GUARDIAN.index[name]


def ask_action(seat: int) -> tuple[int, ...]:
    """The frame of a seat's first action."""
    return (CHOOSE_ACTION, seat, 0, 0)
