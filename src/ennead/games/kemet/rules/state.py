"""The table of a game of Kemet, and small predicates in the rulebook's words."""

from ennead.core.codec import NOBODY
from ennead.core.state import Rules
from ennead.games.kemet.generated.fields import KemetFields
from ennead.games.kemet.rules.components import AREAS, CARDS, CITY_OF, CREATURES, DISTRICTS, IS_TEMPLE


def put(items: list[int], place: int, value: int) -> list[int]:
    """A copy of the list with one value changed."""
    copy = items[:]
    copy[place] = value
    return copy


class KemetState(KemetFields):
    """Tables by seat, by area, by creature, or seat by seat a row of cards.

    What changes but a few times in a round is replaced (`put`), never changed in place, so that copies can
    share it: turn order, cities, tiles and their offer, markers, pyramids, fame, discarded battle cards,
    owners of creatures, DI cards of a battle.
    """

    __slots__ = ()

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.phase = 0
        self.order = list(range(players))

    def clone(self) -> "KemetState":
        copy = KemetState()
        copy.copy_from(self)
        return copy

    # Control (section 4)

    def troop(self, seat: int, area: int) -> int:
        """How many units the player has there."""
        if self.holder[area] == seat:
            return self.units[area]
        return self.assault[area] if seat == self.active else 0

    def has_enemy(self, seat: int, area: int) -> bool:
        holder = self.holder[area]
        return holder != NOBODY and holder != seat

    def is_own_district(self, seat: int, area: int) -> bool:
        return CITY_OF[area] >= 0 and CITY_OF[area] == self.city[seat]

    def is_foreign_district(self, seat: int, area: int) -> bool:
        return CITY_OF[area] >= 0 and CITY_OF[area] != self.city[seat]

    def own_districts(self, seat: int) -> tuple[int, ...]:
        return DISTRICTS[self.city[seat]]

    def controls(self, seat: int, area: int) -> bool:
        """A troop, or in the own city the absence of an enemy one (KM-CTRL-01 to -03)."""
        holder = self.holder[area]
        return holder == seat or (holder == NOBODY and self.is_own_district(seat, area))

    def controller(self, area: int) -> int:
        """Who controls the area, or NOBODY."""
        holder = self.holder[area]
        if holder == NOBODY and CITY_OF[area] >= 0 and CITY_OF[area] in self.city:
            return self.city.index(CITY_OF[area])
        return holder

    # Creatures (section 14)

    def creature_with(self, seat: int, area: int) -> int:
        """The first of the player's creatures in the area, or NOBODY."""
        if area in self.creature_at:
            for creature in range(CREATURES):
                if self.creature_at[creature] == area and self.creature_owner[creature] == seat:
                    return creature
        return NOBODY

    def creatures_in(self, seat: int, area: int) -> list[int]:
        found: list[int] = []
        if area in self.creature_at:
            for creature in range(CREATURES):
                if self.creature_at[creature] == area and self.creature_owner[creature] == seat:
                    found.append(creature)
        return found

    def creatures_in_supply(self, seat: int) -> list[int]:
        found: list[int] = []
        if seat in self.creature_owner:
            for creature in range(CREATURES):
                if self.creature_owner[creature] == seat and self.creature_at[creature] == NOBODY:
                    found.append(creature)
        return found

    # Fame (section 5)

    def fame(self, seat: int) -> int:
        """Permanent plus temporary (KM-FAME-01)."""
        return self.battle_fame[seat] + self.divine_fame[seat] + self.fame_at.count(seat)

    def temples_held(self, seat: int) -> int:
        """Temples whose fame the player has."""
        held = 0
        for area in range(AREAS):
            if self.fame_at[area] == seat and IS_TEMPLE[area]:
                held += 1
        return held

    # Cards and tiles

    def owns(self, seat: int, tile: int) -> bool:
        return self.tiles[seat] >> tile & 1 == 1

    def hand_size(self, seat: int) -> int:
        """DI cards in hand, Diversion included."""
        return sum(self.hand[seat * CARDS : seat * CARDS + CARDS])

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[seat * CARDS + card] > 0

    def cards_left(self) -> int:
        """DI cards that can still be drawn (KM-DI-06)."""
        return len(self.deck) + sum(self.discard)

    def tokens_left(self, seat: int, tokens: int) -> int:
        """Own tokens still in hand, of so many a day."""
        return tokens - self.own_tokens[seat].bit_count()
