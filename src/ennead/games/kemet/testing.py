"""Positions of Kemet in its own words: who stands where with what, then moves.

>>> table = Table(troops={"A": {"w_dunes_north": 5}, "B": {"w_bank": 2}}, hand={"A": "war_fury"}, pp={"A": 4})
>>> table.do("token l1_move, move w_dunes_north").supply("A"), table.offers("step") >= {"w_bank"}
(7, True)
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import SIMULTANEOUS
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARD,
    BUY_SPACES,
    CARD,
    CARDS,
    CITY,
    CITY_OF,
    COLOR,
    CREATURE,
    CREATURE_TILE,
    DAY,
    DIVERSION,
    TILE,
    UNITS,
)
from ennead.games.kemet.rules.modifiers import GOLD_MASK, PURCHASE_MERCENARIES, gather
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.wealth import update_fame
from ennead.testing import tables

CITIES: Final = {2: "w1 w3", 3: "w1 w3 w2", 4: "w1 w3 e1 e3", 5: "w1 w3 w2 e1 e3"}
COLORS: Final = {
    2: "ruby sapphire",
    3: "ruby sapphire diamond",
    4: "ruby sapphire diamond",
    5: "ruby sapphire diamond onyx",
}
# Where an attacker comes from, next door.
NEXT_DOOR: Final = {"w_bank": "w_dunes_north", "temple_sphinx": "w_bank", "temple_west": "w_dunes_north"}


class Table(tables.Table[KemetState]):
    """The first day with exactly these things on the table; everybody has 7 PP and a Diversion.

    Supplies, markers, fame, owners of creatures and what is left to buy follow from them.
    """

    game = GAME
    usual = 5
    chances: ClassVar = {"di deck": CARD, "tile colors": COLOR, "turn order": SEAT}
    dull = ("end_turn", "done", "stop", "none", "stay", "recall", "offering", "delta")

    def __init__(
        self,
        players: int | None = None,
        *,
        turn: str = "A",
        cities: str = "",
        colors: str = "",
        troops: Mapping[str, Mapping[str, int]] | None = None,
        pyramids: Mapping[str, str] | None = None,
        tiles: Mapping[str, str] | None = None,
        creatures: Mapping[str, str] | None = None,
        hand: Mapping[str, str] | None = None,
        deck: str | None = None,
        draws: tables.Draws | None = None,
        **fields: Any,
    ) -> None:
        """It is the `turn` of a seat; `cities` and `colors` are the usual ones unless they are named.

        `pyramids` is `{"w1_d1": "ruby 2"}`; `tiles`, `hand` and `deck` are ids with spaces between (a deck's
        first card lies on top, the rest of it below); `creatures` is `{"elephant": "w_bank"}`. Other fields
        of the position have their own names: `pp={"A": 3}`, `round=2`.
        """
        self._settle(self.usual if players is None else players, cities, colors)
        for letter, places in (troops or {}).items():
            self._stand(letter, places)
        for area, words in (pyramids or {}).items():
            self._put_pyramid(self.one_of(AREA, area), words)
        for letter, names in (tiles or {}).items():
            for tile in self.some_of(TILE, names):
                self._give_tile(self.seat(letter), tile)
        for creature, area in (creatures or {}).items():
            self.state.creature_at[self.one_of(CREATURE, creature)] = self.one_of(AREA, area)
        for letter, names in (hand or {}).items():
            for card in self.take_out(self.state.deck, CARD, names, "the deck"):
                self.state.hand[self.seat(letter) * CARDS + card] += 1
        if deck is not None:
            self.state.deck.extend(reversed(self.take_out(self.state.deck, CARD, deck, "the deck")))
        self.lay(**fields)
        self.draws(draws or {})
        self.derive()
        self.turn_of(turn).listen()

    def _settle(self, players: int, cities: str, colors: str) -> None:
        """The first day: everybody has a city, nobody stands anywhere."""
        super().__init__(players, draws={"tile colors": colors or COLORS.get(players, "")})
        self.referee.written.clear()  # five have all colours, nothing is drawn
        self.state.city = self.some_of(CITY, cities or CITIES[players])
        if len(self.state.city) != players or len(set(self.state.city)) != players:
            raise ValueError(f"{players} players need {players} different cities, not {cities}")
        self.state.round = 1

    def _stand(self, letter: str, places: Mapping[str, int]) -> None:
        """Units of a seat, by area."""
        state = self.state
        for area, units in places.items():
            place = self.one_of(AREA, area)
            if state.holder[place] != NOBODY:
                raise ValueError(f"{area} is held by {SEAT.names[state.holder[place]]} already")
            state.holder[place] = self.seat(letter)
            state.units[place] = units

    def _put_pyramid(self, area: int, words: str) -> None:
        """A pyramid, and its marker on the board of the city's player."""
        state = self.state
        color, _, height = words.partition(" ")
        if not height.isdigit():
            raise ValueError(f"a pyramid is a colour and a height, such as 'ruby 2', not {words!r}")
        if CITY_OF[area] not in state.city:
            raise ValueError(f"{AREA.names[area]} is in no player's city: no pyramid there")
        state.height[area] = int(height)
        state.pyramid_color[area] = self.one_of(COLOR, color)
        marker = state.city.index(CITY_OF[area]) * BUY_SPACES
        while state.markers[marker] != NOBODY:
            marker += 1
        state.markers[marker] = state.pyramid_color[area]

    def _give_tile(self, seat: int, tile: int) -> None:
        """A tile from the offer, and what comes with it."""
        state = self.state
        if not state.offer[tile]:
            raise ValueError(f"there is no {TILE.names[tile]} left on offer")
        state.offer[tile] -= 1
        state.tiles[seat] |= 1 << tile
        if "act_of_god" in TILE.names[tile]:
            state.has_silver[seat] = True
        if tile in CREATURE_TILE:
            state.creature_owner[CREATURE_TILE.index(tile)] = seat

    def derive(self) -> None:
        """Units that are not on the map are in the supply; fame lies with who controls its place."""
        state = self.state
        for seat in range(state.players):
            on_board = sum(state.units[area] for area in range(len(AREA)) if state.holder[area] == seat)
            state.supply[seat] = UNITS + gather(state.tiles[seat], PURCHASE_MERCENARIES) - on_board
        update_fame(self.in_play)

    # Beginning

    @classmethod
    def battle(
        cls,
        attacker: str = "A",
        defender: str = "B",
        units: tuple[int, int] = (5, 5),
        tiles: Mapping[str, str] | None = None,
        area: str = "w_bank",
        troops: Mapping[str, Mapping[str, int]] | None = None,
        **more: Any,
    ) -> Self:
        """The attacker moves from next door onto the defender, and the war council begins."""
        start = NEXT_DOOR[area]
        standing: dict[str, dict[str, int]] = {attacker: {start: units[0]}, defender: {area: units[1]}}
        for seat, places in (troops or {}).items():
            standing.setdefault(seat, {}).update(places)
        table = cls(turn=attacker, troops=standing, tiles=tiles, **more)
        table.do("token l1_move", f"move {start}", f"step {area}")
        if table.asks == "move_units":
            table.do(f"units {units[0]}")
        if table.asks == "move_creature":
            table.do("take_along")
        return table

    def turn_of(self, seat: str, own: int = 1) -> Self:
        """It is the seat's turn, nothing played in it yet; the others have played as many tokens."""
        state = self.state
        number = self.seat(seat)
        state.own_tokens = [state.own_tokens[number]] * state.players
        state.phase = DAY
        state.active = number
        has_silver = state.has_silver[number] and state.silver_at[number] == NOBODY
        gold = state.tiles[number] & GOLD_MASK if state.gold_tile[number] == NOBODY else 0
        golden = [name for tile, name in enumerate(TILE.names) if gold >> tile & 1]
        self.next_is(
            {
                "step": "turn",
                "seat": seat,
                "own": own,
                "silver": int(has_silver),
                "gold": golden,
                "arrange": 1,
            },
            {"step": "turn_start", "number": state.order.index(number) + 1},
        )
        self.stay_sound("what is laid out is unsound")
        return self

    def night(self) -> Self:
        """The day is over."""
        self.state.active = NOBODY
        return self.begin("night_start")

    # Playing

    def fight(self, **sides: str) -> Self:
        """Both sides' secret choices: `A="cavalry_blitz war_fury"` plays the first and commits the others."""
        for name, words in sides.items():
            played = words.split()[0]
            if self.question(name) == "battle_play":
                self.do(f"{name}: play {played}")
                if self.question(name) == "battle_discard":
                    self.do(f"{name}: {self.options(name)[-1]}")
        for name, words in sides.items():
            for card in words.split()[1:]:
                self.do(f"{name}: commit {card}")
            if self.state.actor == SIMULTANEOUS and self.question(name):
                self.do(f"{name}: done")
        return self

    # Looking

    def at(self, area: str) -> tuple[str | None, int]:
        """Whose units are there, and how many."""
        place = self.one_of(AREA, area)
        return SEAT.show(self.state.holder[place]), self.state.units[place]

    def units(self, seat: str) -> dict[str, int]:
        """Areas of a player's units."""
        found = {}
        for area, name in enumerate(AREA.names):
            count = self.state.troop(self.seat(seat), area)
            if count:
                found[name] = count
        return found

    def creature(self, name: str) -> str | None:
        """Where it stands."""
        shown: str | None = AREA.show(self.state.creature_at[self.one_of(CREATURE, name)])
        return shown

    def pp(self, seat: str) -> int:
        return self.state.pp[self.seat(seat)]

    def supply(self, seat: str) -> int:
        return self.state.supply[self.seat(seat)]

    def veterans(self, seat: str) -> int:
        return self.state.veterans[self.seat(seat)]

    def fame(self, seat: str) -> int:
        return self.state.fame(self.seat(seat))

    def hand(self, seat: str) -> list[str]:
        """DI cards without Diversion, in data order."""
        start = self.seat(seat) * CARDS
        found = []
        for card, name in enumerate(CARD.names):
            if card != DIVERSION:
                found.extend([name] * self.state.hand[start + card])
        return found

    def discard(self) -> dict[str, int]:
        return {CARD.names[card]: count for card, count in enumerate(self.state.discard) if count}

    def battle_hand(self, seat: str) -> list[str]:
        bits = self.state.battle_hand[self.seat(seat)]
        return [name for card, name in enumerate(BATTLE_CARD.names) if bits >> card & 1]

    def tiles(self, seat: str) -> list[str]:
        bits = self.state.tiles[self.seat(seat)]
        return [name for tile, name in enumerate(TILE.names) if bits >> tile & 1]

    def total(self, seat: str, value: str) -> int:
        """A side's total in the last battle."""
        found = [each for each in self.told("battle_total") if (each["seat"], each["value"]) == (seat, value)]
        amount: int = found[-1]["amount"]
        return amount

    def origins(self, seat: str, value: str) -> dict[str, int]:
        """Where each point came from in the last battle."""
        told = self.told()
        begun = max(number for number, each in enumerate(told) if each["event"] == "battle")
        return {
            line["origin"]: line["amount"]
            for line in told[begun:]
            if line["event"] == "battle_value" and (line["seat"], line["value"]) == (seat, value)
        }
