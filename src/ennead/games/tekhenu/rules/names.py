"""What everything is called in both languages: `card-b01`, `cause-osiris`, `payment-granite2-gold1`."""

from typing import Any, Final

from ennead.games.tekhenu.rules.cards import AUTOMA
from ennead.games.tekhenu.rules.components import (
    DATA,
    EDGE,
    GOOD,
    MIXES,
    OSIRIS_SLOT,
    RESOURCE,
    ROWS,
    SHIFT,
    TAKEN_DIE,
    WHEEL_DIE,
    mix_name,
)

_TERMS: Final[dict[str, Any]] = DATA["terms"]
_FAMILIES: Final = {
    "blessing": DATA["blessing_cards"]["cards"],
    "technology": DATA["technology_cards"]["cards"],
    "law": DATA["law_cards"]["cards"],
}

Names = dict[str, dict[str, str]]


def _names() -> Names:
    names: Names = {"game": DATA["meta"]["name"], "bot": _TERMS["bot"]}
    _add_cards(names)
    _add_words(names)
    _add_places(names)
    _add_dice(names)
    _add_causes(names)
    _add_payments(names)
    return names


def _add_cards(names: Names) -> None:
    """Cards and tiles with their texts; the three decks under `card-` and under their own family."""
    for family, cards in _FAMILIES.items():
        for row in cards:
            for domain in ("card", family):
                names[f"{domain}-{row['id'].lower()}"] = row["name"]
                names[f"{domain}-{row['id'].lower()}-text"] = row["text"]
    for domain, cards in (
        ("start", DATA["starting_cards"]["cards"]),
        ("destiny", DATA["destiny_cards"]["cards"]),
        ("tile", DATA["pillar_tiles"]["tiles"]),
    ):
        for row in cards:
            names[f"{domain}-{row['id'].lower()}"] = row["name"]
            names[f"{domain}-{row['id'].lower()}-text"] = row["text"]
    for row in AUTOMA["action_tokens"]:
        names[f"token-{row['id'].lower()}"] = row["name"]


def _add_words(names: Names) -> None:
    """Terms, by the domain that uses them."""
    tokens = _TERMS["tokens"]
    for good in GOOD.names:
        names[f"good-{good}"] = _TERMS["resources"].get(good) or tokens[good]
    for domain, group in (
        ("resource", "resources"),
        ("god", "gods"),
        ("light", "lights"),
        ("colour", "die_colours"),
        ("state", "die_states"),
        ("taken_as", "die_states"),
        ("edge", "edge_colours"),
        ("kind", "card_types"),
        ("marker", "markers"),
        ("pan", "pans"),
        ("source", "scoring_lines"),
        ("bot_reason", "bot_reasons"),
        ("bot_fault", "bot_faults"),
        ("horus_layout", "horus_layouts"),
        ("piece", "pieces"),
        ("area", "areas"),
        ("phase", "phases"),
        ("measure", "measures"),
        ("token", "tokens"),
        ("term", "actions"),
    ):
        for word, name in _TERMS[group].items():
            names[f"{domain}-{word}"] = name
    names["taken_as-bot"] = _TERMS["bot"]
    for shift in SHIFT.names:
        names[f"shift-{shift}"] = {"en": shift, "ru": shift}
    for kind, name in DATA["law_types"].items():
        names[f"law_type-{kind}"] = name
    for side, name in AUTOMA["deben_faces"].items():
        names[f"deben-{side}"] = name
    for level, row in AUTOMA["difficulty"].items():
        names[f"difficulty-{level}"] = row["name"]


def _add_places(names: Names) -> None:
    """Places of the board."""
    for row in DATA["temple_complex"]["building_slots"]:
        names[f"slot-{row['id'].lower()}"] = row["name"]
    for row in [*DATA["temple_complex"]["statue_slots"], *DATA["osiris"]["statue_slots"]]:
        names[f"people_slot-{row['id']}"] = row["name"]
    for row in DATA["ra_display"]:
        names[f"display-{row['position']}"] = row["name"]
    for row in DATA["osiris"]["districts_left_to_right"]:
        names[f"district-{row['id']}"] = row["name"]
    for row in DATA["card_market"]["sections"]:
        names[f"section-{row['n']}"] = row["name"]
    for slot in range(1, ROWS + 1):
        names[f"horus_slot-{slot}-bonus"] = DATA["horus"]["slot_bonuses"][slot]["name"]
    for place, slot_name in enumerate(OSIRIS_SLOT.names):
        district = names[f"district-{RESOURCE.names[place % len(RESOURCE.names)]}"]
        row_number = place // len(RESOURCE.names) + 1
        names[f"osiris_slot-{slot_name}"] = {lang: f"{word} {row_number}" for lang, word in district.items()}
    assert all(f"edge-{edge}" in names for edge in EDGE.names)


def _add_dice(names: Names) -> None:
    """Dice at the wheel and dice taken: `wheel_die-ra-white-5`."""
    for domain, place, values in (
        ("wheel_die", "god", WHEEL_DIE.names),
        ("taken_die", "taken_as", TAKEN_DIE.names),
    ):
        for value in values:
            where, colour, face = value.split("-")
            names[f"{domain}-{value}"] = {
                language: f"{name} {face} ({names[f'{place}-{where}'][language]})"
                for language, name in names[f"colour-{colour}"].items()
            }


def _add_causes(names: Names) -> None:
    """A cause is a word of its own, or a god, card or tile."""
    for word, name in _TERMS["causes"].items():
        names[f"cause-{word}"] = name
    for domain in ("god", "card", "start", "destiny", "tile"):
        for key in [key for key in names if key.startswith(f"{domain}-") and not key.endswith("-text")]:
            names["cause-" + key[len(domain) + 1 :]] = names[key]


def _add_payments(names: Names) -> None:
    nothing = {"en": "nothing", "ru": "ничего"}
    for mix in MIXES:
        words: dict[str, str] = {}
        for language in ("en", "ru"):
            parts = [
                f"{names[f'good-{GOOD.names[good]}'][language].lower()} {count}"
                for good, count in enumerate(mix)
                if count
            ]
            words[language] = ", ".join(parts) or nothing[language]
        names[f"payment-{mix_name(mix)}"] = words


NAMES: Final[Names] = _names()
