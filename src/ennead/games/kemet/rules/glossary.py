"""The power tiles, creatures, cards, temples and pieces of Kemet to look up."""

from typing import Any, Final

from ennead.core.glossary import Finder, Glossary, Kind, Thing, Whereabouts
from ennead.games.kemet.rules.components import (
    COLORS,
    DATA,
    GOD,
    MERCENARIES,
    PLAYERS,
    TILE_ROWS,
    TOKENS,
    UNITS,
)
from ennead.games.kemet.rules.shape import KemetView, SeatView

_TOTALS: Final[dict[str, Any]] = DATA["totals"]
_MOST: Final = PLAYERS[-1]
_CREATURES: Final[list[dict[str, Any]]] = DATA["creatures"]["list"]
_TILE_OF: Final[dict[str, str]] = {row["id"]: row["tile"] for row in _CREATURES}
_AREAS: Final[dict[str, dict[str, Any]]] = DATA["board"]["areas"]


def _tile(row: dict[str, Any]) -> Thing:
    numbers = [
        ("number-color", f"color-{row['color']}"),
        ("number-level", row["level"]),
        ("number-price", row["cost"]),
    ]
    return Thing(row["id"], row["copies"], numbers, [f"when-{moment}" for moment in row["when"]])


def _values(row: dict[str, Any]) -> list[tuple[str, int | str]]:
    return [(f"number-{value}", amount) for value, amount in row["values"].items() if amount]


def _creature(row: dict[str, Any]) -> Thing:
    return Thing(row["id"], 1, [*_values(row), ("number-tile", f"tile-{row['tile']}")], ["when-creature"])


def _battle_card(row: dict[str, Any]) -> Thing:
    if "tile" not in row:
        return Thing(row["id"], _MOST, [*_values(row), ("number-each", 1)], ["when-battle"])
    return Thing(row["id"], 1, [*_values(row), ("number-tile", f"tile-{row['tile']}")], ["when-battle"])


def _temple(name: str, row: dict[str, Any]) -> Thing:
    income = [("number-income", row["income"])] if row.get("income") else []
    return Thing(name, 1, income, ["when-night"])


KINDS: Final = [
    Kind("tile", [_tile(row) for row in TILE_ROWS]),
    Kind("creature", [_creature(row) for row in _CREATURES]),
    Kind(
        "card",
        [
            Thing(row["id"], row["count"], [("number-price", row["cost"])], [f"when-{row['timing']}"])
            for row in DATA["di_cards"]["list"]
        ],
    ),
    Kind(
        "battle_card",
        [_battle_card(row) for row in [*DATA["battle_cards"]["list"], *DATA["battle_cards"]["special"]]],
    ),
    Kind("god", [Thing(god, 1, when=["when-permanent"]) for god in GOD.names]),
    Kind(
        "area",
        [_temple(name, row) for name, row in _AREAS.items() if row["type"] in ("temple", "sanctuary")],
    ),
    Kind(
        "token",
        [
            Thing("own", _MOST * TOKENS, [("number-each", TOKENS)], ["when-day"]),
            Thing("silver", _TOTALS["silver_tokens"], when=["when-day"]),
            Thing("gold", _TOTALS["gold_tokens"], when=["when-day"]),
            Thing("veteran", _TOTALS["veteran_tokens"], when=["when-night"]),
            Thing("buy_marker", _MOST * COLORS, when=["when-buy"]),
        ],
    ),
    Kind(
        "pieces",
        [
            Thing("unit", _MOST * UNITS, [("number-each", UNITS)], ["when-battle", "when-move"]),
            Thing(
                "mercenary",
                DATA["mercenaries"]["figures"],
                [("number-tile_units", MERCENARIES)],
                when=["when-purchase"],
                key="mercenary",
            ),
        ],
    ),
]


def _places(view: KemetView) -> Whereabouts:
    finder = Finder(KINDS)
    _find_tiles(view, finder)
    for seat in view["seats"]:
        _find_cards(seat, finder)
        finder.put(f"god-{seat['god']}", "plays", seat["seat"])
        finder.put("pieces-unit", "stock", seat["seat"], seat["supply"])
        finder.put("pieces-unit", "map", seat["seat"], seat["army"])
        finder.put("token-silver", "held", seat["seat"], int(seat["silver"]))
        finder.put("token-veteran", "held", seat["seat"], seat["veterans"])
        finder.put("token-own", "hand", seat["seat"], seat["tokens"])
        finder.put("token-own", "played", seat["seat"], len(seat["own_tokens"]))
    for card, count in view["discard"].items():
        finder.put(f"card-{card}", "discard", None, count)
    for thing in KINDS[2].things:
        finder.put_rest(f"card-{thing.name}", "unseen")
    for god in GOD.names:
        finder.put_rest(f"god-{god}", "absent")
    for thing in KINDS[5].things:
        area = view["areas"].get(thing.name)
        holder = area["holder"] if area else None
        free = "free" if area else "absent"
        finder.put(f"area-{thing.name}", "held" if holder else free, holder)
    return finder.found


def _find_tiles(view: KemetView, finder: Finder) -> None:
    for tile, shown in view["market"].items():
        for owner in shown["owners"]:
            finder.put(f"tile-{tile}", "held", owner)
        finder.put(f"tile-{tile}", "market", None, shown["copies"])
    for thing in KINDS[0].things:
        finder.put_rest(f"tile-{thing.name}", "absent")
    for creature, tile in _TILE_OF.items():
        id = f"creature-{creature}"
        if creature in view["creatures"]:
            shown_creature = view["creatures"][creature]
            finder.put(id, "map" if shown_creature["area"] else "pool", shown_creature["owner"])
        finder.put_rest(id, "market" if tile in view["market"] else "absent")


def _find_cards(seat: SeatView, finder: Finder) -> None:
    """Own cards as they are; of the others' what everybody can tell."""
    name = seat["seat"]
    for card, count in seat.get("hand", {}).items():
        finder.put(f"card-{card}", "hand", name, count)
    if "battle_hand" in seat:
        for place, cards in (
            ("hand", seat["battle_hand"]),
            ("face_down", seat.get("face_down", [])),
            ("removed", seat.get("removed", [])),
        ):
            for battle_card in cards:
                finder.put(f"battle_card-{battle_card}", place, name)
    else:
        for battle_card in seat["may_hold"]:
            finder.put(f"battle_card-{battle_card}", "maybe", name)
    for battle_card in seat["face_up"]:
        finder.put(f"battle_card-{battle_card}", "played", name)


GLOSSARY: Final = Glossary(KINDS, _places, ["free", "market", "unseen"])
