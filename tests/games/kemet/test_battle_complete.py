"""Random battles end as the rules say (sections 15, 19 and 20), stated here once more without the engine."""

import random
from typing import NamedTuple

import pytest

from ennead.games.kemet.rules.components import DATA
from ennead.games.kemet.testing import Table

BATTLE_CARDS = {row["id"]: row["values"] for row in DATA["battle_cards"]["list"]}
# Strength, damage, protection
CREATURES = {
    "giant_scorpion": ("ruby_giant_scorpion", 2, 2, 0),
    "elephant": ("sapphire_war_elephant", 1, 0, 1),
    "desert_snake": ("diamond_desert_snake", 1, 0, 0),
    "soul_devourer": ("onyx_soul_devourer", 2, 0, 0),
}
# Price, strength, damage, protection
CARDS = {
    "war_rage": (0, 1, 0, 0),
    "war_fury": (1, 2, 0, 0),
    "bloodbath": (1, 0, 2, 0),
    "iron_wall": (1, 0, 0, 2),
    "glory": (0, 0, 0, 0),
}
TILES = [
    "ruby_carnage",
    "ruby_blades_of_neith",
    "ruby_initiative",
    "sapphire_shields_of_neith",
    "sapphire_defensive_victory",
    "diamond_divine_hunger",
    "diamond_priest_of_thoeris",
    "diamond_priest_of_ra",
    "onyx_honor_in_battle",
    "onyx_deadly_trap",
    "onyx_bestial_fury",
    "onyx_divine_might",
]


class Side(NamedTuple):
    """What one side brings into the battle."""

    seat: str
    units: int
    tiles: set[str]
    creature: str
    played: str
    cards: list[str]
    pp: int

    @property
    def attacks(self) -> bool:
        return self.seat == "A"

    def price(self, amount: int) -> int:
        return max(0, amount - 1) if "diamond_priest_of_ra" in self.tiles else amount

    def values(self, enemy: "Side") -> tuple[int, int, int, int]:
        """Strength, damage, guaranteed damage, protection (KM-OUT-01, KM-CAS-01)."""
        card = BATTLE_CARDS[self.played]
        first = "ruby_initiative" in self.tiles and self.attacks
        trap = "onyx_deadly_trap" in self.tiles and not self.attacks
        fury = "onyx_bestial_fury" in self.tiles
        strength = (
            self.units + card["strength"] + first + trap + fury + ("ruby_blades_of_neith" in self.tiles)
        )
        damage = max(0, card["damage"]) + first + fury + ("ruby_carnage" in self.tiles)
        protection = card["protection"] + ("sapphire_shields_of_neith" in self.tiles)
        added = [CARDS[name][1:] for name in self.cards]
        if self.creature and enemy.creature != "desert_snake":
            added.append(CREATURES[self.creature][1:])
        for plus in added:
            strength, damage, protection = strength + plus[0], damage + plus[1], protection + plus[2]
        return strength, damage, first + trap, protection


class End(NamedTuple):
    """What a side has after the rewards: units, prayer points, battle fame, veterans."""

    units: int
    pp: int
    fame: int
    veterans: int


def expected(attacker: Side, defender: Side) -> dict[str, End]:
    sides = {"A": attacker, "B": defender}
    enemies = {"A": defender, "B": attacker}
    values = {seat: side.values(enemies[seat]) for seat, side in sides.items()}
    units = {seat: side.units for seat, side in sides.items()}
    killed = {"A": 0, "B": 0}  # by the enemy
    for seat, other in (("A", "B"), ("B", "A")):
        killed[seat] += min(units[seat], values[other][2])
    for seat, other in (("A", "B"), ("B", "A")):
        killed[seat] = min(units[seat], killed[seat] + max(0, values[other][1] - values[seat][3]))
    for seat, side in sides.items():
        own = max(0, -BATTLE_CARDS[side.played]["damage"])
        units[seat] -= killed[seat] + min(own, units[seat] - killed[seat])
    winner, loser = ("A", "B") if values["A"][0] > values["B"][0] else ("B", "A")
    kills = {"A": killed["B"], "B": killed["A"]}
    ends = {}
    for seat, side in sides.items():
        gains = [2 * kills[seat]] if "diamond_divine_hunger" in side.tiles else []
        gains += [killed[seat]] if "onyx_honor_in_battle" in side.tiles else []
        fame = veterans = 0
        if seat == loser:
            veterans = 1
        else:
            alive = units[winner] > 0
            fame, veterans = (int(alive), int(not alive)) if side.attacks else (0, 2)
            if not side.attacks and alive and "sapphire_defensive_victory" in side.tiles:
                fame += 1
            devours = side.creature == "soul_devourer" and enemies[seat].creature != "desert_snake"
            fame += int(devours and alive and kills[seat] >= 2)
            gains += [4] if "diamond_priest_of_thoeris" in side.tiles else []
            gains += [4] * side.cards.count("glory")
        pp = side.pp - sum(side.price(CARDS[name][0]) for name in side.cards)
        for gain in gains:
            pp = min(11, pp + gain)
        ends[seat] = End(units[seat], pp, fame, veterans)
    return ends


def random_sides(chooser: random.Random) -> tuple[Side, Side]:
    """Nothing is owned by both; cards can be paid for."""
    tiles: dict[str, set[str]] = {"A": set(), "B": set()}
    for tile in TILES:
        owner = chooser.choice("AB  ")
        if owner != " ":
            tiles[owner].add(tile)
    creatures = chooser.sample([*CREATURES, "", ""], 2)
    pile = [name for name in CARDS for _ in "12"]
    chooser.shuffle(pile)
    sides = []
    for seat, creature in zip("AB", creatures, strict=True):
        if creature:
            tiles[seat].add(CREATURES[creature][0])
        cards = [pile.pop() for _ in range(chooser.randint(0, 3))]
        pp = chooser.randint(3, 11)
        played = chooser.choice(list(BATTLE_CARDS))
        sides.append(Side(seat, chooser.randint(1, 5), tiles[seat], creature, played, cards, pp))
    return sides[0], sides[1]


def fought(attacker: Side, defender: Side) -> Table:
    places = {attacker.creature: "w_dunes_north", defender.creature: "w_bank"}
    return Table.battle(
        units=(attacker.units, defender.units),
        tiles={side.seat: " ".join(sorted(side.tiles)) for side in (attacker, defender)},
        creatures={name: area for name, area in places.items() if name},
        hand={side.seat: " ".join(side.cards) for side in (attacker, defender)},
        pp={side.seat: side.pp for side in (attacker, defender)},
    ).fight(**{side.seat: " ".join([side.played, *side.cards]) for side in (attacker, defender)})


@pytest.mark.rule("KM-OUT-01", "KM-CAS-01", "KM-CAS-02", "KM-CAS-03", "KM-CAS-08", "KM-CAS-11", "KM-REW-05")
@pytest.mark.parametrize("seed", range(60))
def test_a_random_battle_ends_as_the_rules_say(seed: int) -> None:
    attacker, defender = random_sides(random.Random(seed))
    table = fought(attacker, defender)
    for side, enemy in ((attacker, defender), (defender, attacker)):
        shown = [table.total(side.seat, name) for name in ("strength", "damage", "guaranteed", "protection")]
        assert tuple(shown) == side.values(enemy)
    if table.state.battle_area < 0:
        assert table.units("A") == table.units("B") == {}  # nobody is left, the battle is over
    for seat, end in expected(attacker, defender).items():
        units = table.units(seat).get("w_bank", 0)
        assert End(units, table.pp(seat), table.points(seat)["battle"], table.veterans(seat)) == end
