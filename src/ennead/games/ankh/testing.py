"""Positions of Ankh in its own words: pieces by god and hex, answers by their names, facts as short words.

>>> table = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="f1").put("isis", god="h2")
>>> table.followers(ra=1).battle(DELTA).cards(ra="flood", isis="miracle").order()
'isis 0 < ra 1'
"""

from typing import ClassVar, Final, Self

from ennead.core.codec import NOBODY, SEAT, numbers
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import (
    BASE,
    CARD,
    FAMILY,
    FIGURES_IN_PLAY,
    FIRST_GUARDIAN,
    GOD,
    GUARDIAN,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    LEVELS,
    MONUMENT,
    PIECE,
    POWER,
    SOURCES,
    WARRIORS,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX, landscape
from ennead.games.ankh.rules.setup import GOD_OPTIONS, GUARDIAN_OPTIONS
from ennead.games.ankh.rules.state import AnkhState
from ennead.testing import tables

# A hex of each printed region.
EAST: Final = "g5"
WEST: Final = "d4"
DELTA: Final = "f2"
SCENARIO: Final = "middle_kingdom"
USUAL_GUARDIANS: Final = ("cat_mummy", "mummy", "androsphinx")
CONFLICTS: Final = (4, 8, 12, 16, 18)


class Table(tables.Table[AnkhState]):
    """A scenario as it is set up, with chosen gods; seats are called by their gods, or by their letters.

    Pools and stocks follow from what stands on the map.
    """

    game = GAME
    usual = 2
    chances: ClassVar = {
        "first player": SEAT,
        "scenario": FAMILY,
        "gods": GOD,
        "guardian of level 1": numbers("guardian", 0, 2),
        "guardian of level 2": numbers("guardian", 0, 2),
        "guardian of level 3": numbers("guardian", 0, 2),
    }
    dull = ("skip", "none", "decline", "done", "stop", "double", "save", "tiebreaker", "worship")

    def __init__(
        self,
        players: int | None = None,
        *,
        gods: str = "",
        scenario: str = SCENARIO,
        draws: tables.Draws | None = None,
        **options: str,
    ) -> None:
        """`gods` are those of the seats, in order: `"ra isis"`; `guardian_2="apep"` is an option."""
        names = gods.split() or list(GOD.names[: self.usual if players is None else players])
        if players not in (None, len(names)):
            raise ValueError(f"{len(names)} gods for {players} players")
        for name in names:
            self.one_of(GOD, name)
        chosen = dict(zip(GUARDIAN_OPTIONS, USUAL_GUARDIANS, strict=True))
        chosen.update(zip(GOD_OPTIONS, names, strict=False))
        super().__init__(len(names), draws=draws, **{"scenario": scenario, **chosen, **options})

    @property
    def gods(self) -> list[str]:
        """The god each seat began with."""
        return [GOD.names[god] for god in self.state.god]

    def seat(self, name: str) -> int:
        """The seat of a god, or of a letter."""
        if name in SEAT.names[: self.state.players]:
            return SEAT.index[name]
        if name not in self.gods:
            raise ValueError(f"{name!r} plays no part: there are {', '.join(self.gods)}")
        return self.gods.index(name)

    def name_of(self, seat: int) -> str:
        return self.gods[seat]

    # Laying out

    def cleared(self) -> Self:
        """Take figures and monuments off the map; start with nothing (the worked examples' "cleared")."""
        state = self.state
        for hex in range(len(state.piece)):
            state.piece[hex] = state.owner[hex] = state.claws[hex] = NOBODY
        state.followers = [0] * state.players
        return self

    def put(self, side: str, /, **pieces: str) -> Self:
        """`put("ra", god="f2", warrior="e3 e4", temple="f3")`; "neutral" owns nothing but monuments."""
        state = self.state
        for name, hexes in pieces.items():
            for hex in self.some_of(HEX, hexes):
                there = state.piece[hex]
                if there != NOBODY:
                    raise ValueError(f"there is a {PIECE.names[there]} on {HEX.names[hex]} already")
                state.piece[hex] = self.one_of(PIECE, name)
                state.owner[hex] = NOBODY if side == "neutral" else self.seat(side)
            if name in GUARDIAN.index:
                self._use_kind(name)
        self.derive()
        return self

    def _use_kind(self, guardian: str) -> int:
        """The guardian is the one of its level; the level."""
        kind = self.one_of(GUARDIAN, guardian)
        self.state.kinds[GUARDIAN_LEVEL[kind]] = kind
        return GUARDIAN_LEVEL[kind]

    def pool(self, god: str, guardian: str, count: int = 1) -> Self:
        """Guardians into the pool."""
        self.state.guardians[self.seat(god) * LEVELS + self._use_kind(guardian)] = count
        self.derive()
        return self

    def aim(self, hex: str, aim: str) -> Self:
        """Where the scorpion on the hex aims."""
        self.state.claws[self.one_of(HEX, hex)] = self.one_of(AIM, aim)
        return self

    def suns(self, hexes: str) -> Self:
        self.state.suns = self.some_of(HEX, hexes)
        return self

    def gates(self, hexes: str) -> Self:
        self.state.gates = self.some_of(HEX, hexes)
        return self

    def captives(self, gods: str) -> Self:
        """Warriors of these gods that Anubis holds."""
        self.state.captives.extend(self.seat(god) for god in gods.split())
        self.derive()
        return self

    def camels(self, sides: str) -> Self:
        """Camels without regard to regions' tokens: region number k gets token k + 1."""
        self.state.map = landscape(self.some_of(EDGE, sides))
        self.state.tokens = list(range(1, self.state.map.regions + 1))
        return self

    def followers(self, **counts: int) -> Self:
        for god, count in counts.items():
            self.state.followers[self.seat(god)] = count
        return self

    def powers(self, god: str, names: str) -> Self:
        self.state.powers[self.seat(god)] = sum(1 << power for power in self.some_of(POWER, names))
        return self

    def hand(self, god: str, names: str) -> Self:
        """Exactly these battle cards are in hand."""
        self.state.hand[self.seat(god)] = sum(1 << card for card in self.some_of(CARD, names))
        return self

    def devotion(self, text: str) -> Self:
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

    def merged(self, higher: str, lower: str) -> Self:
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

    def derive(self) -> None:
        """Warriors that are neither on the map nor captive are in the pool, guardians nobody has in stock."""
        state = self.state
        warrior = PIECE.index["warrior"]
        for side in state.ranks:
            out = sum(state.piece[hex] == warrior for hex in state.own_figures(side))
            state.warriors[side] = WARRIORS - out - state.captives.count(side)
        for level in range(LEVELS):
            kind = state.kinds[level]
            owned = state.piece.count(FIRST_GUARDIAN + kind) + sum(state.guardians[level::LEVELS])
            in_play = FIGURES_IN_PLAY[BASE.names[GUARDIAN_BASE[kind]]][state.players]
            state.stock[level] = in_play - owned - state.removed[level]
            if state.stock[level] < 0:
                what = f"{GUARDIAN.names[kind]}, there is {in_play} with {state.players} players"
                raise ValueError(f"{owned + state.removed[level]} times {what}")

    def stay_sound(self, when: str) -> None:
        """A step by itself ends with nobody to act, which is the end of no game."""
        if self.state.frames:
            super().stay_sound(when)

    # Beginning

    def turn(self, god: str) -> Self:
        return self.begin({"step": "turn", "seat": god})

    def action(self, god: str, action: str) -> Self:
        """The seat of this god takes the action; what comes after it is kept."""
        return self.turn(god).do(f"action {action}")

    def event(self, god: str, space: int) -> Self:
        """The god's move action has just reached the event of this space."""
        self.state.event = space - 1
        self.state.active = self.seat(god)
        marker_back = {"step": "marker_back", "action": "move"}
        return self.begin({"step": "event", "seat": god}, marker_back, {"step": "end_turn", "seat": god})

    def conflict(self, god: str, number: int = 1) -> Self:
        """A whole conflict caused by this god, and the turn after it."""
        self.state.event = CONFLICTS[number - 1]
        return self.begin({"step": "conflict", "seat": god}, {"step": "end_turn", "seat": god})

    def region(self, hex: str) -> Self:
        """Only this region, whatever it brings: domination or a battle."""
        token = self.state.tokens[self.state.map.region[self.one_of(HEX, hex)]]
        return self.begin({"step": "next_region", "token": token})

    def battle(self, hex: str, tiebreaker: str = "") -> Self:
        """Only the battle in this region; `tiebreaker` holds the token."""
        if tiebreaker:
            self.state.tiebreaker = self.seat(tiebreaker)
            self.state.tiebreaker_up = True
        return self.begin({"step": "battle", "region": self.state.map.region[self.one_of(HEX, hex)]})

    def gain(self, amounts: str) -> Self:
        """Devotion for gods, one after another, and nothing else: `gain("ra 2, isis 1")`."""
        steps = []
        for part in amounts.split(","):
            god, amount = part.split()
            steps.append({"step": "gain_devotion", "side": god, "amount": int(amount), "source": "majority"})
        return self.begin(*steps)

    # Playing

    def lay_camels(self, sides: str) -> Self:
        """Camels one after another; those that had to follow lie there already."""
        for side in sides.split():
            laid = (*self.state.caravan, *self.state.map.camels)
            if self.one_of(EDGE, side) not in laid:
                self.do(f"camel {side}")
        return self

    def sealed(self, answers: dict[str, str]) -> Self:
        """Everybody's secret answer; those who had no choice have given it already."""
        for god, text in answers.items():
            if self.seat(god) in self.state.to_act():
                self.do(f"{god}: {text}")
        return self

    def cards(self, **cards: str) -> Self:
        """`cards(isis="flood", amun="drought miracle")`."""
        answers = {}
        for god, names in cards.items():
            verb = "play_both" if " " in names else "play"
            ordered = sorted(names.split(), key=CARD.names.index)
            answers[god] = " ".join((verb, *ordered))
        return self.sealed(answers)

    def bids(self, **bids: int) -> Self:
        return self.sealed({god: f"bid {bid}" for god, bid in bids.items()})

    # Looking

    @property
    def actor(self) -> str:
        """The god of the first seat that decides."""
        return self.gods[self.state.to_act()[0]] if self.state.to_act() else ""

    def hexes(self) -> set[str]:
        """Hexes among the options."""
        return {text.split()[1] for text in self.options() if " " in text}

    def at(self, hex: str) -> str:
        """`amun warrior`, `neutral temple`, or "" for an empty hex."""
        piece = self.state.piece[self.one_of(HEX, hex)]
        owner = self.state.owner[self.one_of(HEX, hex)]
        if piece == NOBODY:
            return ""
        return f"{'neutral' if owner == NOBODY else self.gods[owner]} {PIECE.names[piece]}"

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
        level = GUARDIAN_LEVEL[self.one_of(GUARDIAN, guardian)]
        return self.state.guardians[self.seat(god) * LEVELS + level]

    def held(self, god: str) -> set[str]:
        """Battle cards in hand."""
        return {name for card, name in enumerate(CARD.names) if self.state.hand[self.seat(god)] >> card & 1}

    def tokens(self) -> dict[str, int]:
        """Conflict order token of each region, by its first hex."""
        state = self.state
        return {HEX.names[land[0]]: state.tokens[number] for number, land in enumerate(state.map.land)}

    def monuments_left(self) -> list[int]:
        """Obelisks, pyramids and temples in the supply."""
        return [self.state.monuments_left(kind) for kind in range(len(MONUMENT))]
