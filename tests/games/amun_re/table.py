"""Terse positions of Amun-Re: lay out a table, start a phase, make moves, look.

table = Table(gold=20).own(A="thebes edfu").give(A="architect").put("edfu", stones=2).market()
table.do("A: buy_stones 1, place thebes, architect edfu, end")
assert table.pyramids("edfu") == 1
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ennead import IllegalAction, Match, Result
from ennead.core.codec import NOBODY, SEAT
from ennead.core.referee import FastReferee, ScriptedReferee
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.actions import SELL
from ennead.games.amun_re.rules.components import (
    CARD,
    CARD_COUNT,
    CARDS,
    GOLD_VP,
    LAST_ROUND,
    PROVINCE,
    PROVINCES,
    ROUNDS_PER_KINGDOM,
    TILE,
)
from ennead.games.amun_re.rules.state import LINES, AmunReState
from ennead.games.amun_re.rules.steps import (
    AUCTION_PHASE,
    FINAL_SCORING,
    HARVEST_PHASE,
    MARKET_PHASE,
    OFFERING_PHASE,
    ROUND_END,
)

PHASES = (AUCTION_PHASE, MARKET_PHASE, OFFERING_PHASE, HARVEST_PHASE, ROUND_END)
# What a player does who wants nothing: the first of these verbs that is possible.
DULL = ("pass", "end", "done", "thief", "change", "turn", "take_stone", "place", "pick", "bid")


def seats(letters: str) -> list[int]:
    return [SEAT.index[letter] for letter in letters]


def provinces(names: str) -> list[int]:
    return [PROVINCE.index[name] for name in names.split()]


def cards(names: str) -> list[int]:
    return [CARD.index[name] for name in names.split()]


def of(column: tuple[int, ...], province: str) -> int:
    """What a table of `components.py` says about a province."""
    return column[PROVINCE.index[province]]


class Script(ScriptedReferee):
    """Scripted chance that a match can collect from."""

    def __init__(self, script: dict[str, list[list[int]]] | None = None) -> None:
        super().__init__(script)
        self.chances: list[Any] = []
        self.unasked: list[Any] = []


class Table:
    """A position being laid out, and then played."""

    def __init__(
        self,
        players: int = 3,
        *,
        first: str = "A",
        gold: int | str = 20,
        round: int = 0,
        script: dict[str, list[list[int]]] | None = None,
    ) -> None:
        self.referee = Script(script)
        self.told: list[dict[str, Any]] = []
        state = GAME.new_state(players, {})
        assert isinstance(state, AmunReState)
        state.first = SEAT.index[first]
        state.round = round
        state.gold = [gold] * players if isinstance(gold, int) else [int(each) for each in gold.split()]
        for card in range(CARDS):
            state.deck.extend([card] * CARD_COUNT[card])
        self._state = state
        self.match: Match

    @classmethod
    def new(cls, players: int = 3, expert: bool = False, **script: str) -> "Table":
        """A whole game; `deck`, `deal`, `deal_again`, `used` and `first` script the chance of its setup."""
        table = cls(players)
        table.referee = Script(
            {
                "power deck": [cards(script.get("deck", ""))],
                "provinces in play": [provinces(script.get("used", script.get("deal", "")))],
                "province deck": [provinces(script.get(deal, "")) for deal in ("deal", "deal_again")],
                "first player": [seats(script.get("first", "A"))],
            }
        )
        state = GAME.start(players, {"expert": expert}, table.referee)
        assert isinstance(state, AmunReState)
        table._state = state
        return table._seat_match()

    # Laying out

    def own(self, **seat_provinces: str) -> "Table":
        for letter, names in seat_provinces.items():
            for province in provinces(names):
                self._state.owner[province] = SEAT.index[letter]
        return self

    def give(self, **seat_cards: str) -> "Table":
        """Cards out of the deck into hands."""
        for letter, names in seat_cards.items():
            for card in cards(names):
                self._state.deck.remove(card)
                self._state.hand[SEAT.index[letter] * CARDS + card] += 1
        return self

    def put(self, province: str, **pieces: int) -> "Table":
        for piece, count in pieces.items():
            getattr(self._state, piece)[PROVINCE.index[province]] = count
        return self

    def deck(self, names: str, only: bool = False) -> "Table":
        """These cards on top, the first one topmost; `only`: all others are in the discard pile."""
        top = cards(names)
        for card in top:
            self._state.deck.remove(card)
        if only:
            for card in self._state.deck:
                self._state.discard[card] += 1
            self._state.deck.clear()
        self._state.deck.extend(reversed(top))
        return self

    def hoard(self, seat: str, discards: str = "") -> "Table":
        """Nearly all cards are in one hand: the deck is empty, the discard pile holds the few named."""
        kept = cards(discards)
        for card in kept:
            self._state.deck.remove(card)
            self._state.discard[card] += 1
        for card in self._state.deck:
            self._state.hand[SEAT.index[seat] * CARDS + card] += 1
        self._state.deck.clear()
        return self

    def tile(self, number: int) -> "Table":
        self._state.tile = TILE.index[f"tile{number}"]
        return self

    def scored(self, **points: int) -> "Table":
        for letter, count in points.items():
            self._state.points[SEAT.index[letter] * LINES + GOLD_VP] = count
        return self

    # Starting

    def auction(self, for_sale: str) -> "Table":
        return self._start(AUCTION_PHASE, for_sale)

    def market(self) -> "Table":
        return self._start(MARKET_PHASE)

    def offering(self) -> "Table":
        return self._start(OFFERING_PHASE)

    def harvest(self) -> "Table":
        return self._start(HARVEST_PHASE)

    def scoring(self) -> "Table":
        """Interim scoring, of round 3 unless another was given."""
        self._state.round = self._state.round or ROUNDS_PER_KINGDOM
        return self._start(ROUND_END)

    def final(self) -> "Table":
        self._state.round = LAST_ROUND
        if self._state.tile == NOBODY:
            self.tile(1)
        self._deal_provinces("")
        self._state.push(FINAL_SCORING)
        return self._seat_match()

    def _start(self, phase: int, for_sale: str = "") -> "Table":
        self._deal_provinces(for_sale)
        if self._state.tile == NOBODY and (self._state.round > 1 or phase in (HARVEST_PHASE, ROUND_END)):
            self.tile(1)
        self._state.then(*((each,) for each in PHASES[PHASES.index(phase) :]))
        return self._seat_match()

    def _deal_provinces(self, for_sale: str) -> None:
        """Province cards: those for sale on top of the deck, those in play used up, fillers below."""
        state = self._state
        on_sale = provinces(for_sale)
        in_play = [
            province
            for province in range(PROVINCES)
            if state.owner[province] != NOBODY or state.stones[province] or state.pyramids[province]
        ]
        if not state.round:
            held = max(state.owner.count(seat) for seat in range(state.players))
            state.round = held + 1 if on_sale else max(held, 1)
        used = list(dict.fromkeys([*on_sale, *in_play, *range(PROVINCES)]))[: 3 * state.players]
        assert set(in_play) <= set(used), "more provinces than cards in use"
        spare = [province for province in used if province not in on_sale and state.owner[province] == NOBODY]
        rounds_left = -state.round % ROUNDS_PER_KINGDOM
        below = spare[len(spare) - rounds_left * state.players :] if rounds_left else []
        state.unused = [province for province in range(PROVINCES) if province not in used]
        state.province_deck = below + on_sale[::-1]
        state.province_discard = [province for province in used if province not in state.province_deck]

    def _seat_match(self) -> "Table":
        self._state.advance(self.referee)
        self.told.extend(GAME.events.show_all(event) for event in self.referee.events)
        header = {"players": self._state.players, "seed": "", "position": GAME.to_dict(self._state)}
        self.match = Match(GAME, header, self.referee)  # type: ignore[arg-type]
        self.match.begin()
        return self._sound()

    # Playing

    def do(self, *moves: str) -> "Table":
        """Moves like `A: bid thebes 6`, or several of one seat: `A: buy_stones 1, end`."""
        for move in moves:
            letter, actions = move.split(": ")
            for action in actions.split(", "):
                self.told.extend(self.match.play(action, SEAT.index[letter]))
                self._sound()
        return self

    def refused(self, move: str) -> str:
        """Why the move is not possible; nothing may have changed."""
        letter, action = move.split(": ")
        before = GAME.hash(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.match.play(action, SEAT.index[letter])
        assert GAME.hash(self.state) == before
        return str(caught.value.refusal)

    def until(self, question: str) -> "Table":
        """Everybody does as little as possible until a decision like `B market_action` is asked."""
        while not self.match.over and question not in self.asks:
            self.idle()
        assert question in self.asks, f"{question} was not asked"
        return self

    def idle(self) -> "Table":
        """One decision is made by a player who wants nothing."""
        seat = self.match.to_act[0]
        return self.do(f"{SEAT.names[seat]}: {self._dull(seat)}")

    def _dull(self, seat: int) -> str:
        options = [str(action) for action in self.match.legal(seat)]
        taken = [PROVINCE.names[at] for at in self.state.bid_at if at != NOBODY]
        for verb in DULL:
            for option in options:
                if option.split()[0] == verb and (verb != "bid" or option.split()[1] not in taken):
                    return option
        raise AssertionError(f"nothing dull among {options}")

    def _sound(self) -> "Table":
        assert GAME.invariants(self.state) == []
        return self

    # Looking

    @property
    def state(self) -> AmunReState:
        state = self.match.state
        assert isinstance(state, AmunReState)
        return state

    @property
    def asks(self) -> str:
        """Who must decide what: `B auction_turn`, `ABC offering_choice`; nothing when the game is over.

        Whether the player has anything to play in answer is his own secret and left out.
        """
        letters = "".join(SEAT.names[seat] for seat in self.match.to_act)
        if not letters:
            return ""
        decision = self.match.view(self.match.to_act[0])["decision"]
        return f"{letters} {decision['name'].removesuffix('_plain')}"

    def legal(self, seat: str, beginning: str = "") -> set[str]:
        """Options of a seat; with a beginning, what follows it: `legal("B", "bid abydos") == {"0", "1"}`."""
        options = [str(action) for action in self.match.legal(SEAT.index[seat])]
        assert len(options) == len(set(options))
        if not beginning:
            return set(options)
        start = beginning + " "
        return {option.removeprefix(start) for option in options if option.startswith(start)}

    def verbs(self, seat: str) -> set[str]:
        return {option.split()[0] for option in self.legal(seat)}

    def events(self, *names: str) -> list[str]:
        """What happened so far, as text without the name if only one is asked for: `["A dakhla 10"]`.

        What is nothing (the tile before the first) is left out.
        """
        lines: list[str] = []
        for event in self.told:
            name, *values = (str(value) for value in event.values() if value is not None)
            if name in names:
                lines.append(" ".join(values if len(names) == 1 else [name, *values]))
        return lines

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.match.view(None if seat is None else SEAT.index[seat])

    def seat_view(self, of_seat: str, viewer: str | None = None) -> dict[str, Any]:
        """What a viewer (nobody: a spectator) sees of a seat."""
        shown: dict[str, Any] = self.view(viewer)["seats"][SEAT.index[of_seat]]
        return shown

    @property
    def golds(self) -> list[int]:
        return list(self.state.gold)

    def gold(self, seat: str) -> int:
        return self.state.gold[SEAT.index[seat]]

    def hand(self, seat: str) -> str:
        held = self.state.hand[SEAT.index[seat] * CARDS :][:CARDS]
        return " ".join(name for card, name in enumerate(CARD.names) for _ in range(held[card]))

    def hand_size(self, seat: str) -> int:
        return self.state.hand_size(SEAT.index[seat])

    def discarded(self) -> dict[str, int]:
        shown: dict[str, int] = self.view(None)["power_discard"]
        return shown

    def owner(self, province: str) -> str | None:
        shown: str | None = SEAT.show(of(tuple(self.state.owner), province))
        return shown

    def farmers(self, province: str) -> int:
        """Farmers on fields."""
        return self.state.farmers[PROVINCE.index[province]]

    def free_farmers(self, province: str) -> int:
        return self.state.free_farmers[PROVINCE.index[province]]

    def stones(self, province: str) -> int:
        return self.state.stones[PROVINCE.index[province]]

    def pyramids(self, province: str) -> int:
        return self.state.pyramids[PROVINCE.index[province]]

    def built(self, province: str) -> tuple[int, int]:
        return self.pyramids(province), self.stones(province)

    @property
    def active_tile(self) -> str | None:
        shown: str | None = TILE.show(self.state.tile)
        return shown

    @property
    def first(self) -> str:
        return SEAT.names[self.state.first]

    def vp(self, seat: str) -> int:
        return self.state.vp(SEAT.index[seat])

    def points(self, seat: str) -> dict[str, int]:
        """Points by source, without the zeros."""
        by_source = GAME.scores(self.state)[SEAT.index[seat]]
        return {source: points for source, points in by_source.items() if points}

    @property
    def result(self) -> Result:
        assert self.match.result is not None
        return self.match.result


def walk(players: int, seed: int, expert: bool = False) -> Iterator[AmunReState]:
    """Every position of a game played by chance (few sales), at each decision and at the end."""
    chance = random.Random(seed)
    referee = FastReferee(seed)
    state = GAME.start(players, {"expert": expert}, referee)
    assert isinstance(state, AmunReState)
    yield state
    while not state.over:
        seat = chance.choice(state.to_act())
        options = state.legal(seat)
        dear = [code for code in options if not SELL <= code < SELL + CARDS]
        state.play(chance.choice(options if chance.random() < 0.1 else dear), referee, seat)
        yield state
