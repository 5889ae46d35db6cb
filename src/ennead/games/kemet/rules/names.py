"""What everything is called, in both languages, by domain and value; from `data.yaml`."""

from typing import Any, Final

from ennead.games.kemet.rules.components import DATA, TILE_ROWS

_BOARD: Final[dict[str, Any]] = DATA["board"]


def _names() -> dict[str, dict[str, str]]:
    """Names and texts in both languages, by domain and value."""
    names: dict[str, dict[str, str]] = {"game": DATA["terms"]["game"]}
    named: list[tuple[str, list[dict[str, Any]]]] = [
        ("color", DATA["colors"]),
        ("god", DATA["gods"]["list"]),
        ("tile", TILE_ROWS),
        ("creature", DATA["creatures"]["list"]),
        ("battle_card", [*DATA["battle_cards"]["list"], *DATA["battle_cards"]["special"]]),
        ("card", DATA["di_cards"]["list"]),
    ]
    for domain, rows in named:
        for row in rows:
            names[f"{domain}-{row['id']}"] = row["name"]
            if "text" in row:
                names[f"{domain}-{row['id']}-text"] = row["text"]
    for city, row in _BOARD["cities"].items():
        names[f"city-{city}"] = row["name"]
    for area, row in _BOARD["areas"].items():
        names[f"area-{area}"] = row["name"]
    for space, row in DATA["player_board"]["spaces"].items():
        names[f"space-{space.lower()}"] = row["name"]
    for step, name in DATA["night_steps"]["names"].items():
        names[f"night_step-{step}"] = name
    for step, name in DATA["battle_steps"]["names"].items():
        names[f"battle_step-{step}"] = name
    for kind in ("permanent", "temporary"):
        for source, row in DATA["fame"][kind].items():
            names[f"source-{source}"] = row["name"]
    for group in ("pair", "deed", "value", "phase", "loss", "effect", "answer", "way", "tie_break", "pieces"):
        for word, name in DATA["terms"][group].items():
            names[f"{group}-{word}"] = name
    for origin, name in DATA["terms"]["origins"].items():
        names[f"origin-{origin}"] = name
    for _, rows in named[2:]:
        for row in rows:
            names[f"origin-{row['id']}"] = row["name"]
    for token in ("own", "silver", "gold", "veteran", "buy_marker"):
        names[f"token-{token}"] = DATA["tokens"][token]["name"]
    names["mercenary"] = DATA["mercenaries"]["name"]
    names["mercenary-text"] = DATA["mercenaries"]["text"]
    return names


NAMES: Final = _names()
