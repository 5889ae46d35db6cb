"""The cards, pillar tiles, gods, dice and solo tokens of Tekhenu to look up."""

from typing import Any, Final

from ennead.core.glossary import Finder, Glossary, Kind, Thing, Whereabouts
from ennead.games.tekhenu.rules.cards import AUTOMA
from ennead.games.tekhenu.rules.components import DATA, TILE
from ennead.games.tekhenu.rules.shape import SeatView, TekhenuView

_DICE: Final[dict[str, Any]] = DATA["dice"]
_STATES: Final[dict[str, dict[str, str]]] = _DICE["state_by_light"]
# What a card is at work at all times.
_PASSIVE: Final = "when-always"


def _technology(row: dict[str, Any]) -> Thing:
    when = [f"when-{row['trigger']}"] if "trigger" in row else []
    return Thing(row["id"].lower(), 1, _players(row), [*when, _PASSIVE] if "passive" in row else when)


def _players(row: dict[str, Any]) -> list[tuple[str, int | str]]:
    return [("number-min_players", row["min_players"])] if "min_players" in row else []


def _law(row: dict[str, Any]) -> Thing:
    when = "when-before_last_scoring" if "before_last_scoring" in row["score"] else "when-final_scoring"
    return Thing(row["id"].lower(), 1, [("number-symbol", f"law_type-{row['type']}"), *_players(row)], [when])


def _tile(row: dict[str, Any]) -> Thing:
    numbers: list[tuple[str, int | str]] = [("number-limestone", row["cost"])]
    numbers.extend((f"number-side-{side}", f"edge-{edge}") for side, edge in enumerate(row["edges"], 1))
    light = f"when-tile_{row['background']}"
    return Thing(row["id"].lower(), 1, numbers, [light])


def _die(colour: str, count: int) -> Thing:
    made = _DICE["produces"][colour]
    numbers: list[tuple[str, int | str]] = [("number-produces", f"good-{made}")] if made else []
    numbers.extend((f"number-{light}", f"state-{states[colour]}") for light, states in _STATES.items())
    return Thing(colour, count, numbers, ["when-take_die"])


def _token(row: dict[str, Any]) -> Thing:
    values: dict[str, int | str] = {"kind": row["kind"], "god": f"god-{row['god']}" if "god" in row else ""}
    for place, good in enumerate(row.get("order", [""] * 4), 1):
        values[f"good{place}"] = f"good-{good}" if good else ""
    return Thing(row["id"].lower(), 1, [], ["when-bot"], values)


KINDS: Final = [
    Kind(
        "blessing",
        [
            Thing(row["id"].lower(), 1, [], [f"when-{moment}" for moment in row["when"]])
            for row in DATA["blessing_cards"]["cards"]
        ],
    ),
    Kind("technology", [_technology(row) for row in DATA["technology_cards"]["cards"]]),
    Kind("law", [_law(row) for row in DATA["law_cards"]["cards"]]),
    Kind(
        "start",
        [
            Thing(row["id"].lower(), 1, [("number-initiative", row["initiative"])], ["when-setup"])
            for row in DATA["starting_cards"]["cards"]
        ],
    ),
    Kind(
        "destiny",
        [
            Thing(row["id"].lower(), 1, [("number-ankh", row["ankh"])], ["when-setup", "when-maat"])
            for row in DATA["destiny_cards"]["cards"]
        ],
    ),
    Kind("tile", [_tile(row) for row in DATA["pillar_tiles"]["tiles"]]),
    Kind("god", [Thing(god, 1, when=[f"when-{god}"]) for god in DATA["terms"]["gods"]]),
    Kind("colour", [_die(colour, count) for colour, count in _DICE["counts"].items()]),
    Kind("token", [_token(row) for row in AUTOMA["action_tokens"]]),
]


def _places(view: TekhenuView) -> Whereabouts:
    finder = Finder(KINDS)
    _find_cards(view, finder)
    _find_starts(view, finder)
    _find_tiles(view, finder)
    _find_dice(view, finder)
    in_pyramid = view["solo"]["pyramid"] if view["solo"] else []
    for token in KINDS[8].things:
        finder.put(f"token-{token.name}", "pyramid" if token.name in in_pyramid else "absent", None)
    return finder.found


def _find_cards(view: TekhenuView, finder: Finder) -> None:
    """Blessings, technologies and decrees; decrees of others are not seen."""
    kind_of = {thing.name: kind.name for kind in KINDS[:3] for thing in kind.things}
    for seat in view["seats"]:
        owned = [*seat["blessings"], *seat["technologies"], *_decrees(seat)]
        for card in owned:
            finder.put(f"{kind_of[card]}-{card}", "held", seat["seat"])
        for card in seat.get("dealt_laws", []):
            finder.put(f"law-{card}", "dealt", seat["seat"])
    market = view["market"]
    for section in market["sections"]:
        for shown in section["cards"]:
            if shown is not None:
                finder.put(f"{kind_of[shown]}-{shown}", "market", None)
    for pile in market["discards"].values():
        for card in pile:
            finder.put(f"{kind_of[card]}-{card}", "discard", None)
    for card in market["removed"]:
        finder.put(f"{kind_of[card]}-{card}", "absent", None)
    for card, kind in kind_of.items():
        finder.put_rest(f"{kind}-{card}", "unseen" if kind == "law" else "deck")


def _decrees(seat: SeatView) -> list[str]:
    return sorted({*seat.get("laws", []), *seat["laws_scored"]})


def _find_starts(view: TekhenuView, finder: Finder) -> None:
    for seat in view["seats"]:
        for card in seat["starting_cards"]:
            finder.put(f"start-{card}", "held", seat["seat"])
        if seat["destiny"] is not None:
            finder.put(f"destiny-{seat['destiny']}", "held", seat["seat"])
    for card in view["starting_cards"]:
        if finder.left[f"start-{card}"]:
            finder.put(f"start-{card}", "offered", None)
    for thing in KINDS[3].things:
        finder.put_rest(f"start-{thing.name}", "absent")
    for thing in KINDS[4].things:
        finder.put_rest(f"destiny-{thing.name}", "aside")


def _find_tiles(view: TekhenuView, finder: Finder) -> None:
    for cell in view["temple"]["cells"].values():
        finder.put(f"tile-{cell['tile']}", "temple", cell["pillar"])
    for tile in view["display"].values():
        if tile is not None:
            finder.put(f"tile-{tile}", "display", None)
    for name in TILE.names:
        finder.put_rest(f"tile-{name}", "stack")


def _find_dice(view: TekhenuView, finder: Finder) -> None:
    for sector in view["sectors"].values():
        for die in sector["dice"]:
            finder.put(f"colour-{die['colour']}", "wheel", None)
    for seat in view["seats"]:
        for taken in seat["dice"]:
            finder.put(f"colour-{taken['colour']}", "held", seat["seat"])
    for colour, count in view["bag"].items():
        finder.put(f"colour-{colour}", "bag", None, count)
        finder.put_rest(f"colour-{colour}", "absent")


GLOSSARY: Final = Glossary(
    KINDS, _places, ["bag", "dealt", "deck", "display", "market", "offered", "stack", "unseen", "wheel"]
)
