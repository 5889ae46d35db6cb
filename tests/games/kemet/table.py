"""Terse positions of Kemet for tests: who stands where with what, then notation."""

from typing import Any

from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import Event, ScriptedReferee
from ennead.core.state import SIMULTANEOUS, Refusal
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
from ennead.games.kemet.rules.steps import NIGHT_START, TURN, TURN_START
from ennead.games.kemet.rules.wealth import update_fame

CITIES = {2: "w1 w3", 3: "w1 w3 w2", 4: "w1 w3 e1 e3", 5: "w1 w3 w2 e1 e3"}
COLORS = {
    2: ["ruby", "sapphire"],
    3: ["ruby", "sapphire", "diamond"],
    4: ["ruby", "sapphire", "diamond"],
    5: ["ruby", "sapphire", "diamond", "onyx"],
}


class Table:
    """A position and what happens in it."""

    def __init__(self, state: KemetState, referee: ScriptedReferee) -> None:
        self.state = state
        self.referee = referee

    # Playing

    def play(self, *actions: str) -> "Table":
        """Carry out notation; `B: play shield_push` says who, where several may act."""
        for action in actions:
            seat_name, _, text = action.rpartition(": ")
            seat = SEAT.index[seat_name] if seat_name else self.state.to_act()[0]
            code = GAME.space.parse(text).code
            assert code in self.state.legal(seat), f"{action!r} is not legal: {self.legal(seat)}"
            self.state.play(code, self.referee, seat)
            wrong = GAME.invariants(self.state)
            assert wrong == [], f"after {action}: {wrong}"
        return self

    def fight(self, **sides: str) -> "Table":
        """Both sides' secret choices: `A="cavalry_blitz war_fury"` plays the first and commits the others."""
        for name, words in sides.items():
            seat = SEAT.index[name]
            played = words.split()[0]
            if seat in self.state.to_act() and self.asks(seat) == "battle_play":
                self.play(f"{name}: play {played}")
                if seat in self.state.to_act() and self.asks(seat) == "battle_discard":
                    self.play(f"{name}: {self.legal(seat)[-1]}")
        for name, words in sides.items():
            seat = SEAT.index[name]
            for card in words.split()[1:]:
                self.play(f"{name}: commit {card}")
            if self.state.actor == SIMULTANEOUS and seat in self.state.to_act():
                self.play(f"{name}: done")
        return self

    def asks(self, seat: int | None = None) -> str | None:
        """The decision that is pending."""
        if self.state.over:
            return None
        seat = self.state.to_act()[0] if seat is None else seat
        frame = self.state.frames[-1]
        return GAME.steps[frame[0]].question(self.state, frame, seat)

    def actor(self) -> str:
        return "".join(SEAT.names[seat] for seat in self.state.to_act())

    def legal(self, seat: int | str | None = None) -> list[str]:
        if isinstance(seat, str):
            seat = SEAT.index[seat]
        if seat is None:
            seat = self.state.to_act()[0]
        return [GAME.space.text(code) for code in self.state.legal(seat)]

    def offers(self, verb: str) -> list[str]:
        """Arguments of all options of a verb."""
        return [text.partition(" ")[2] for text in self.legal() if text.split()[0] == verb]

    def why_not(self, action: str) -> Refusal:
        code = GAME.space.parse(action).code
        seat = self.state.to_act()[0]
        assert code not in self.state.legal(seat)
        return GAME.explain(self.state, seat, code)

    # Looking

    def at(self, area: str) -> tuple[str | None, int]:
        place = AREA.index[area]
        return SEAT.show(self.state.holder[place]), self.state.units[place]

    def units(self, seat: str) -> dict[str, int]:
        """Areas of a player's units."""
        found = {}
        for area, name in enumerate(AREA.names):
            count = self.state.troop(SEAT.index[seat], area)
            if count:
                found[name] = count
        return found

    def creature(self, name: str) -> str | None:
        shown: str | None = AREA.show(self.state.creature_at[CREATURE.index[name]])
        return shown

    def pp(self, seat: str) -> int:
        return self.state.pp[SEAT.index[seat]]

    def supply(self, seat: str) -> int:
        return self.state.supply[SEAT.index[seat]]

    def veterans(self, seat: str) -> int:
        return self.state.veterans[SEAT.index[seat]]

    def fame(self, seat: str) -> int:
        return self.state.fame(SEAT.index[seat])

    def points(self, seat: str) -> dict[str, int]:
        return GAME.scores(self.state)[SEAT.index[seat]]

    def hand(self, seat: str) -> list[str]:
        """DI cards without Diversion, in data order."""
        start = SEAT.index[seat] * CARDS
        found = []
        for card, name in enumerate(CARD.names):
            if card != DIVERSION:
                found.extend([name] * self.state.hand[start + card])
        return found

    def discard(self) -> dict[str, int]:
        return {CARD.names[card]: count for card, count in enumerate(self.state.discard) if count}

    def battle_hand(self, seat: str) -> list[str]:
        bits = self.state.battle_hand[SEAT.index[seat]]
        return [name for card, name in enumerate(BATTLE_CARD.names) if bits >> card & 1]

    def tiles(self, seat: str) -> list[str]:
        bits = self.state.tiles[SEAT.index[seat]]
        return [name for tile, name in enumerate(TILE.names) if bits >> tile & 1]

    def told(self, event: str) -> list[dict[str, Any]]:
        """All events of a type so far, with everything in them."""
        shown = [GAME.events.show_all(each) for each in self.referee.events]
        return [each for each in shown if each["event"] == event]

    def view(self, seat: str | None) -> dict[str, Any]:
        return GAME.view(self.state, None if seat is None else SEAT.index[seat])

    def total(self, seat: str, value: str) -> int:
        """A side's total in the last battle."""
        found = [each for each in self.told("battle_total") if (each["seat"], each["value"]) == (seat, value)]
        amount: int = found[-1]["amount"]
        return amount

    def origins(self, seat: str, value: str) -> dict[str, int]:
        """Where each point came from in the last battle."""
        begun = max(number for number, each in enumerate(self.referee.events) if _is(each, "battle"))
        lines = [GAME.events.show_all(each) for each in self.referee.events[begun:]]
        return {
            line["origin"]: line["amount"]
            for line in lines
            if line["event"] == "battle_value" and (line["seat"], line["value"]) == (seat, value)
        }

    # Beginning anew

    def turn_of(self, seat: str, own: int = 1) -> "Table":
        """It is the seat's turn, nothing played in it yet; the others have played as many tokens."""
        self.state.own_tokens = [self.state.own_tokens[SEAT.index[seat]]] * self.state.players
        _give_turn(self.state, SEAT.index[seat], own)
        return self

    def night(self) -> "Table":
        """The day is over."""
        self.state.active = NOBODY
        self.state.frames = [(NIGHT_START,)]
        self.state.advance(self.referee)
        return self


def _is(event: Event, name: str) -> bool:
    return GAME.events.types[event.kind].name == name


def _give_turn(state: KemetState, seat: int, own: int) -> None:
    number = state.order.index(seat)
    silver = 1 if state.has_silver[seat] and state.silver_at[seat] == NOBODY else 0
    gold = state.tiles[seat] & GOLD_MASK if state.gold_tile[seat] == NOBODY else 0
    state.phase = DAY
    state.active = seat
    state.frames = [(TURN_START, number + 1), (TURN, seat, own, silver, gold, 1)]
    state.refresh()


def new_game(players: int = 3, script: dict[str, list[list[int]]] | None = None) -> Table:
    """A game at its first decision, with scripted chance."""
    referee = ScriptedReferee(script)
    state = GAME.start(players, None, referee)
    assert isinstance(state, KemetState)
    return Table(state, referee)


def position(
    players: int = 5,
    *,
    turn: str = "A",
    troops: dict[str, dict[str, int]] | None = None,
    pyramids: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    creatures: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    pp: dict[str, int] | None = None,
    deck: str | None = None,
) -> Table:
    """The first day with exactly these things on the table; everybody has 7 PP and a Diversion.

    `pyramids` is `{"w1_d1": "ruby 2"}`, `tiles`, `hand` and `deck` are ids with spaces between (the deck's
    first card lies on top, the rest of it below), `creatures` is `{"elephant": "w_bank"}`.
    """
    names = COLORS[players]
    colors = [COLOR.index[name] for name in names]
    table = new_game(players, {"tile colors": [colors[::-1]]})
    state = table.state
    table.referee.events.clear()
    state.city = [CITY.index[name] for name in CITIES[players].split()]
    state.round = 1
    for seat_name, places in (troops or {}).items():
        for area, count in places.items():
            state.holder[AREA.index[area]] = SEAT.index[seat_name]
            state.units[AREA.index[area]] = count
    for area, words in (pyramids or {}).items():
        _put_pyramid(state, AREA.index[area], words)
    for seat_name, words in (tiles or {}).items():
        for tile in words.split():
            _give_tile(state, SEAT.index[seat_name], TILE.index[tile])
    for creature, area in (creatures or {}).items():
        state.creature_at[CREATURE.index[creature]] = AREA.index[area]
    for seat_name, words in (hand or {}).items():
        for card in words.split():
            state.deck.remove(CARD.index[card])
            state.hand[SEAT.index[seat_name] * CARDS + CARD.index[card]] += 1
    if deck is not None:
        table.referee.shuffle("unscripted", state.deck)
        for card in reversed(deck.split()):
            state.deck.remove(CARD.index[card])
            state.deck.append(CARD.index[card])
    for seat_name, amount in (pp or {}).items():
        state.pp[SEAT.index[seat_name]] = amount
    for seat in range(players):
        on_board = sum(state.units[area] for area in range(len(AREA)) if state.holder[area] == seat)
        state.supply[seat] = UNITS + gather(state.tiles[seat], PURCHASE_MERCENARIES) - on_board
    update_fame(state, table.referee)
    table.referee.events.clear()
    _give_turn(state, SEAT.index[turn], 1)
    wrong = GAME.invariants(state)
    assert wrong == [], wrong
    return table


def _put_pyramid(state: KemetState, area: int, words: str) -> None:
    color, height = words.split()
    state.height[area] = int(height)
    state.pyramid_color[area] = COLOR.index[color]
    marker = state.city.index(CITY_OF[area]) * BUY_SPACES
    while state.markers[marker] != NOBODY:
        marker += 1
    state.markers[marker] = COLOR.index[color]


def _give_tile(state: KemetState, seat: int, tile: int) -> None:
    state.offer[tile] -= 1
    state.tiles[seat] |= 1 << tile
    if "act_of_god" in TILE.names[tile]:
        state.has_silver[seat] = True
    if tile in CREATURE_TILE:
        state.creature_owner[CREATURE_TILE.index(tile)] = seat


def battle(
    attacker: str = "A",
    defender: str = "B",
    units: tuple[int, int] = (5, 5),
    tiles: dict[str, str] | None = None,
    area: str = "w_bank",
    **more: Any,
) -> Table:
    """A moves from next door onto B and the war council begins."""
    start = {"w_bank": "w_dunes_north", "temple_sphinx": "w_bank", "temple_west": "w_dunes_north"}[area]
    extra = more.pop("troops", {})
    troops = {attacker: {start: units[0]}, defender: {area: units[1]}}
    for seat, places in extra.items():
        troops.setdefault(seat, {}).update(places)
    table = position(turn=attacker, troops=troops, tiles=tiles, **more)
    table.play("token l1_move", f"move {start}", f"step {area}")
    if table.asks() == "move_units":
        table.play(f"units {units[0]}")
    if table.asks() == "move_creature":
        table.play("take_along")
    return table
