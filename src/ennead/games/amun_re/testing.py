"""Positions of Amun-Re in its own words: lay out a table, begin a phase, make moves, look.

>>> table = Table(gold=20).own(A="thebes edfu").give(A="architect").put("edfu", stones=2).market()
>>> table.do("A: buy_stones 1, place thebes, architect edfu, end").pyramids("edfu")
1
"""

from typing import Any, ClassVar, Final, Self

from ennead.core.codec import NOBODY, SEAT, numbers
from ennead.games.amun_re import GAME
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
from ennead.games.amun_re.rules.fields import LINES
from ennead.games.amun_re.rules.state import AmunReState
from ennead.testing import tables

PHASES: Final = ("auction_phase", "market_phase", "offering_phase", "harvest_phase", "round_end")
ROUNDS: Final = numbers("round", 0, LAST_ROUND)


class Table(tables.Table[AmunReState]):
    """An empty table, all power cards in the deck; where the cards of provinces are follows from the rest."""

    game = GAME
    usual = 3
    chances: ClassVar = {
        "power deck": CARD,
        "provinces in play": PROVINCE,
        "province deck": PROVINCE,
        "first player": SEAT,
    }
    dull = ("pass", "end", "done", "thief", "change", "turn", "take_stone", "place", "pick", "bid")

    def __init__(
        self,
        players: int | None = None,
        *,
        first: str = "A",
        gold: int | str = 20,
        round: int = 0,
        draws: tables.Draws | None = None,
    ) -> None:
        """`gold` is everybody's, or each seat's: `"9 20 20"`; without a `round` the earliest that fits."""
        self._sit_down(players, {}, draws)
        state = self.state
        count = state.players
        state.first = self.seat(first)
        state.round = self.one_of(ROUNDS, str(round))
        state.gold = [gold] * count if isinstance(gold, int) else [int(each) for each in gold.split()]
        if len(state.gold) != count:
            raise ValueError(f"gold of {len(state.gold)} seats, there are {count}")
        for card in range(CARDS):
            state.deck.extend([card] * CARD_COUNT[card])

    @classmethod
    def dealt(
        cls,
        players: int | None = None,
        *,
        expert: bool = False,
        first: str = "A",
        deck: str = "",
        deal: str = "",
        deal_again: str = "",
        used: str = "",
    ) -> Self:
        """A whole game: the power deck, the provinces dealt in each kingdom, and those in `used` at all."""
        draws = {
            "power deck": deck,
            "provinces in play": used or deal,
            "province deck": [deal, deal_again],
            "first player": first,
        }
        return cls.new(players, draws=draws, expert=expert)

    # Laying out

    def own(self, **provinces: str) -> Self:
        """Provinces of seats: `own(A="thebes edfu")`."""
        for letter, names in provinces.items():
            for province in self.some_of(PROVINCE, names):
                self.state.owner[province] = self.seat(letter)
        return self

    def give(self, **cards: str) -> Self:
        """Cards out of the deck into hands."""
        for letter, names in cards.items():
            for card in self.take_out(self.state.deck, CARD, names, "the deck"):
                self.state.hand[self.seat(letter) * CARDS + card] += 1
        return self

    def put(self, province: str, **pieces: int) -> Self:
        """`put("edfu", stones=2, pyramids=1, farmers=3, free_farmers=1)`."""
        for piece, count in pieces.items():
            if piece not in ("stones", "pyramids", "farmers", "free_farmers"):
                raise ValueError(f"there are no {piece}: there are stones, pyramids, farmers, free_farmers")
            getattr(self.state, piece)[self.one_of(PROVINCE, province)] = count
        return self

    def deck(self, names: str, only: bool = False) -> Self:
        """These cards on top, the first one topmost; `only`: all others are in the discard pile."""
        top = self.take_out(self.state.deck, CARD, names, "the deck")
        if only:
            for card in self.state.deck:
                self.state.discard[card] += 1
            self.state.deck.clear()
        self.state.deck.extend(reversed(top))
        return self

    def hoard(self, seat: str, discards: str = "") -> Self:
        """Nearly all cards are in one hand: the deck is empty, the discard pile holds the few named."""
        for card in self.take_out(self.state.deck, CARD, discards, "the deck"):
            self.state.discard[card] += 1
        for card in self.state.deck:
            self.state.hand[self.seat(seat) * CARDS + card] += 1
        self.state.deck.clear()
        return self

    def tile(self, number: int) -> Self:
        """The active tile, 1 to 5."""
        self.state.tile = self.one_of(TILE, f"tile{number}")
        return self

    def scored(self, **points: int) -> Self:
        """Points that seats have from somewhere."""
        for letter, count in points.items():
            self.state.points[self.seat(letter) * LINES + GOLD_VP] = count
        return self

    # Beginning

    def auction(self, for_sale: str) -> Self:
        """The auction of these provinces."""
        return self._phase("auction_phase", for_sale)

    def market(self) -> Self:
        return self._phase("market_phase")

    def offering(self) -> Self:
        return self._phase("offering_phase")

    def harvest(self) -> Self:
        return self._phase("harvest_phase")

    def scoring(self) -> Self:
        """Interim scoring, of round 3 unless another was given."""
        self.state.round = self.state.round or ROUNDS_PER_KINGDOM
        return self._phase("round_end")

    def final(self) -> Self:
        """Nothing but the final scoring."""
        self.state.round = LAST_ROUND
        if self.state.tile == NOBODY:
            self.tile(1)
        self._deal_provinces([])
        return self.begin("final_scoring")

    def _phase(self, phase: str, for_sale: str = "") -> Self:
        """This phase and those after it in the round."""
        self._deal_provinces(self.some_of(PROVINCE, for_sale))
        late = self.state.round > 1 or phase in ("harvest_phase", "round_end")
        if self.state.tile == NOBODY and late:
            self.tile(1)
        return self.begin(*PHASES[PHASES.index(phase) :])

    def _deal_provinces(self, on_sale: list[int]) -> None:
        """Province cards: those for sale on top of the deck, those in play used up, fillers below."""
        state = self.state
        in_play = [
            province
            for province in range(PROVINCES)
            if state.owner[province] != NOBODY or state.stones[province] or state.pyramids[province]
        ]
        if not state.round:
            held = max(state.owner.count(seat) for seat in range(state.players))
            state.round = held + 1 if on_sale else max(held, 1)
        used = list(dict.fromkeys([*on_sale, *in_play, *range(PROVINCES)]))[
            : ROUNDS_PER_KINGDOM * state.players
        ]
        beyond = [PROVINCE.names[province] for province in in_play if province not in used]
        if beyond:
            raise ValueError(f"{len(used)} provinces are in use with {state.players} players: no {beyond[0]}")
        spare = [province for province in used if province not in on_sale and state.owner[province] == NOBODY]
        rounds_left = -state.round % ROUNDS_PER_KINGDOM
        below = spare[len(spare) - rounds_left * state.players :] if rounds_left else []
        state.unused = [province for province in range(PROVINCES) if province not in used]
        state.province_deck = below + on_sale[::-1]
        state.province_discard = [province for province in used if province not in state.province_deck]

    # Playing

    def dullest(self, options: list[str]) -> str:
        """A bid where nobody else has bid is dull."""
        taken = [PROVINCE.names[province] for province in self.state.bid_at if province != NOBODY]
        return super().dullest(
            [each for each in options if each.split()[0] != "bid" or each.split()[1] not in taken]
        )

    # Looking

    def question(self, seat: str = "") -> str:
        """Whether the player has anything to play in answer is his own secret and left out."""
        return super().question(seat).removesuffix("_plain")

    def verbs(self, seat: str) -> set[str]:
        return {option.split()[0] for option in self.legal(seat)}

    def seat_view(self, of_seat: str, viewer: str | None = None) -> dict[str, Any]:
        """What a viewer (nobody: a spectator) sees of a seat."""
        shown: dict[str, Any] = self.view(viewer)["seats"][self.seat(of_seat)]
        return shown

    @property
    def golds(self) -> list[int]:
        return list(self.state.gold)

    def gold(self, seat: str) -> int:
        return self.state.gold[self.seat(seat)]

    def hand(self, seat: str) -> str:
        held = self.state.hand[self.seat(seat) * CARDS :][:CARDS]
        return " ".join(name for card, name in enumerate(CARD.names) for _ in range(held[card]))

    def hand_size(self, seat: str) -> int:
        return self.state.hand_size(self.seat(seat))

    def discarded(self) -> dict[str, int]:
        shown: dict[str, int] = self.view(None)["power_discard"]
        return shown

    def owner(self, province: str) -> str | None:
        shown: str | None = SEAT.show(self.state.owner[self.one_of(PROVINCE, province)])
        return shown

    def farmers(self, province: str) -> int:
        """Farmers on fields."""
        return self.state.farmers[self.one_of(PROVINCE, province)]

    def free_farmers(self, province: str) -> int:
        return self.state.free_farmers[self.one_of(PROVINCE, province)]

    def stones(self, province: str) -> int:
        return self.state.stones[self.one_of(PROVINCE, province)]

    def pyramids(self, province: str) -> int:
        return self.state.pyramids[self.one_of(PROVINCE, province)]

    def built(self, province: str) -> tuple[int, int]:
        """Pyramids and stones."""
        return self.pyramids(province), self.stones(province)

    @property
    def active_tile(self) -> str | None:
        shown: str | None = TILE.show(self.state.tile)
        return shown

    @property
    def first(self) -> str:
        """The First Player."""
        return SEAT.names[self.state.first]

    def vp(self, seat: str) -> int:
        return self.state.vp(self.seat(seat))
