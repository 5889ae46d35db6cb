"""What everything is called, in both languages, by domain and value; from `data.yaml`."""

from typing import Any, Final

from ennead.games.ankh.rules.components import DATA, LEVEL, thing_rows
from ennead.games.ankh.rules.geography import EDGE, HEX

Names = dict[str, dict[str, str]]

_WORDS: Final[dict[str, Any]] = DATA["names"]
_GODS: Final = thing_rows("gods", "ability_name")
_GUARDIANS: Final = thing_rows("guardians", "level")
_CARDS: Final = thing_rows("battle_cards", "strength")
_POWERS: Final = thing_rows("ankh_powers", "level")

# Groups of words in the data, and the domains they name.
_GROUPS: Final = {
    "regions": "region",
    "terrain": "terrain",
    "monuments": "monument",
    "actions": "track",
    "events": "track_event",
    "sources": "source",
    "summons": "summons",
    "aims": "aim",
    "answers": "answer",
    "bases": "base",
    "terms": "term",
}


def _things() -> Names:
    """Gods, guardians, cards and powers with their texts; pieces and figures."""
    names: Names = {}
    chapters = (("god", _GODS), ("guardian", _GUARDIANS), ("card", _CARDS), ("power", _POWERS))
    for domain, rows in chapters:
        for name, row in rows.items():
            names[f"{domain}-{name}"] = row["name"]
            names[f"{domain}-{name}-text"] = row["text"]
    for name, row in _GODS.items():
        names[f"god-{name}-title"] = row["title"]
        names[f"god-{name}-ability"] = row["ability_name"]
    pieces = {**_WORDS["monuments"], **_WORDS["figures"]}
    pieces.update({name: row["name"] for name, row in _GUARDIANS.items()})
    for name, shown in pieces.items():
        names[f"piece-{name}"] = shown
        names[f"figure-{name}"] = shown
    names["figure-captive"] = _WORDS["captive"]
    return names


def _scenarios() -> Names:
    """Scenarios, their families, cities and special rules."""
    names: Names = {}
    for family, shown in DATA["scenario_families"].items():
        names[f"family-{family}"] = shown
    for scenario, row in DATA["scenarios"].items():
        names[f"scenario-{scenario}"] = DATA["scenario_families"][row["family"]]
    for city, shown in DATA["city_names"].items():
        names[f"city-{city.lower()}"] = shown
    for rule, row in DATA["special_rules"].items():
        names[f"special-{rule}"] = row["name"]
        names[f"special-{rule}-text"] = row["text"]
    return names


def _option_values() -> Names:
    """The values of each option are called like what they stand for."""
    gods = {name: row["name"] for name, row in _GODS.items()}
    options: dict[str, Names] = {"scenario": DATA["scenario_families"]}
    options.update({f"god_{seat}": gods for seat in "abcde"})
    for level in LEVEL.names:
        kinds = {name: row["name"] for name, row in _GUARDIANS.items() if str(row["level"]) == level}
        options[f"guardian_{level}"] = kinds
    names: Names = {}
    for option, values in options.items():
        names[f"option-{option}-random"] = _WORDS["random"]
        for value, shown in values.items():
            names[f"option-{option}-{value}"] = shown
    return names


def _places() -> Names:
    """Hexes, sides between hexes, and pyramids named by their hex."""
    names: Names = {}
    for hex in HEX.names:
        label = hex.upper()
        names[f"hex-{hex}"] = {"en": label, "ru": label}
        pyramid = _WORDS["monuments"]["pyramid"]
        names[f"summons-{hex}"] = {language: f"{word} {label}" for language, word in pyramid.items()}
    for side in EDGE.names:
        names[f"side-{side}"] = {"en": side.upper(), "ru": side.upper()}
    return names


def _all_names() -> Names:
    names: Names = {"game": DATA["meta"]["name"]}
    for group, domain in _GROUPS.items():
        for name, shown in _WORDS[group].items():
            names[f"{domain}-{name}"] = shown
    for name, shown in _WORDS["actions"].items():
        names[f"first_action-{name}"] = shown
    for more in (_things(), _scenarios(), _option_values(), _places()):
        names.update(more)
    return {key: {"en": shown["en"], "ru": shown["ru"]} for key, shown in names.items()}


NAMES: Final = _all_names()
