"""The cards, provinces, tiles and pieces of Amun-Re to look up."""

from typing import Any, Final

from ennead.core.glossary import Finder, Glossary, Kind, Thing, Whereabouts
from ennead.games.amun_re.rules.components import DATA, SELL_VALUE
from ennead.games.amun_re.rules.shape import AmunReView

_SUPPLY: Final[dict[str, Any]] = DATA["supply"]
_THIEVES: Final[dict[str, Any]] = DATA["thief_cards"]


def _card(row: dict[str, Any]) -> Thing:
    numbers = [("number-sells", SELL_VALUE)]
    if "vp" in row:
        numbers.append(("number-vp", row["vp"]))
    return Thing(row["id"], row["count"], numbers, [f"phase-{row['phase']}"])


def _province(row: dict[str, Any]) -> Thing:
    instant = row["instant"]
    numbers = [
        ("number-fields", row["fields"]),
        ("number-symbols", row["power_symbols"]),
        ("number-gold_mine", row["gold_mine"]),
        ("number-caravan", row["caravan"]),
        ("number-temples", row["temples"]),
        ("number-instant_cards", instant["power_cards"]),
        ("number-instant_stones", instant["stones"]),
        ("number-instant_gold", instant["gold"]),
    ]
    places = {
        "side": f"sides-{row['side']}",
        "region": f"regions-{row['region']}",
        "nile": f"nile-{str(row['nile']).lower()}",
    }
    return Thing(row["id"], 1, [(label, count) for label, count in numbers if count], [], places)


def _tile(row: dict[str, Any]) -> Thing:
    camel = "yes" if row["camel"] else "no"
    values = {"label": f"tile-tile{row['id']}", "value": row["value"], "camel": camel}
    return Thing(f"tile{row['id']}", 1, [("number-tile_value", row["value"])], ["phase-harvest"], values)


KINDS: Final = [
    Kind(
        "card",
        [
            *[_card(row) for row in DATA["power_cards"]["types"]],
            Thing(
                "thief",
                _THIEVES["total"],
                [("number-each", _THIEVES["per_player"])],
                ["phase-offering"],
                key="thief",
            ),
        ],
    ),
    Kind("province", [_province(row) for row in DATA["provinces"]]),
    Kind("tile", [_tile(row) for row in DATA["offering_tiles"]]),
    Kind(
        "pieces",
        [
            Thing("scribe", _SUPPLY["scribes"], when=["phase-auction"]),
            Thing("farmer", _SUPPLY["farmers"], when=["phase-market", "phase-harvest"]),
            Thing("stone", _SUPPLY["stones"], when=["phase-market"]),
            Thing("pyramid", _SUPPLY["pyramids"], when=["phase-scoring"]),
            Thing("double_pyramid", _SUPPLY["double_pyramids"], when=["phase-scoring"]),
            Thing("first_player", _SUPPLY["first_player_markers"], when=["phase-offering"]),
            Thing("gold", DATA["gold"]["cards_in_box"], [("number-start_gold", DATA["gold"]["start"])]),
        ],
    ),
]


def _places(view: AmunReView) -> Whereabouts:
    finder = Finder(KINDS)
    _find_cards(view, finder)
    _find_provinces(view, finder)
    for tile in KINDS[2].things:
        finder.put(f"tile-{tile.name}", "active" if view["tile"] == tile.name else "aside", None)
    finder.put("pieces-first_player", "held", view["first_player"])
    for seat in view["seats"]:
        finder.put("pieces-scribe", "hand", seat["seat"], seat["scribes"])
        finder.put("pieces-scribe", "bid", seat["seat"], int(seat["bid"] is not None))
        finder.put("pieces-scribe", "map", seat["seat"], len(seat["provinces"]))
    finder.put_rest("pieces-scribe", "absent")
    return finder.found


def _find_cards(view: AmunReView, finder: Finder) -> None:
    for seat in view["seats"]:
        finder.put("card-thief", "hand", seat["seat"])
        for card, count in seat.get("hand", {}).items():
            finder.put(f"card-{card}", "hand", seat["seat"], count)
    finder.put_rest("card-thief", "absent")
    for card, count in view["power_discard"].items():
        finder.put(f"card-{card}", "discard", None, count)
    for thing in KINDS[0].things:
        finder.put_rest(f"card-{thing.name}", "unseen")


def _find_provinces(view: AmunReView, finder: Finder) -> None:
    held = {name: seat["seat"] for seat in view["seats"] for name in seat.get("province_hand", [])}
    for name, province in view["provinces"].items():
        id = f"province-{name}"
        if province["owner"] is not None:
            finder.put(id, "held", province["owner"])
        elif province["for_sale"]:
            finder.put(id, "for_sale", None)
        elif name in held:
            finder.put(id, "hand", held[name])
        elif name in view["province_discard"]:
            finder.put(id, "discard", None)
        else:
            finder.put(id, "unseen", None)
        finder.put("pieces-farmer", "map", province["owner"], province["farmers"] + province["free_farmers"])
        finder.put("pieces-stone", "map", province["owner"], province["stones"])
        finder.put("pieces-pyramid", "map", province["owner"], province["pyramids"])


GLOSSARY: Final = Glossary(KINDS, _places, ["for_sale", "unseen"])
