"""What everything is called, in both languages, by domain and value; from `data.yaml`."""

from typing import Final

from ennead.games.amun_re.rules.components import DATA


def _names() -> dict[str, dict[str, str]]:
    """Names and card texts in both languages, by domain and value."""
    names: dict[str, dict[str, str]] = {"game": DATA["meta"]["name"]}
    for row in DATA["provinces"]:
        names[f"province-{row['id']}"] = row["name"]
    for row in DATA["power_cards"]["types"]:
        names[f"card-{row['id']}"] = row["name"]
        names[f"card-{row['id']}-text"] = row["text"]
    for row in DATA["offering_tiles"]:
        names[f"tile-tile{row['id']}"] = row["label"]
    for row in DATA["phases"]:
        names[f"phase-{row['id']}"] = row["name"]
    names["phase-scoring"] = DATA["scorings"][0]["name"]
    for row in DATA["kingdoms"]:
        names[f"kingdom-{row['id']}"] = row["name"]
    for source, name in DATA["terms"]["scoring_lines"].items():
        names[f"source-{source}"] = name
    names["thief"] = DATA["thief_cards"]["name"]
    names["thief-text"] = DATA["thief_cards"]["text"]
    for group in ("sides", "regions", "nile", "pieces", "board", "variants"):
        for word, name in DATA["terms"][group].items():
            names[f"{group}-{word}"] = name
    return names


NAMES: Final = _names()
