"""The gods, guardians, powers, cards, monuments and tokens of Ankh to look up."""

from typing import Any, Final

from ennead.core.glossary import Finder, Glossary, Kind, Thing, Whereabouts
from ennead.games.ankh.rules.components import (
    CARD,
    CARD_STRENGTH,
    DATA,
    FIGURE_STRENGTH,
    GOD,
    GODS,
    MONUMENT,
    MONUMENT_SUPPLY,
    POWER,
    POWER_LEVEL,
    SLOT_COST,
    SLOT_LEVEL,
    WARRIORS,
    thing_rows,
)
from ennead.games.ankh.rules.shape import AnkhView

_BOX: Final[dict[str, Any]] = DATA["components"]
_EACH: Final[int] = _BOX["ankh_tokens_per_god"]

# When each works.
_WHEN: Final = {
    "amun": ["when-cards"],
    "anubis": ["when-deaths"],
    "isis": ["when-resolution"],
    "osiris": ["when-lost_battle", "when-summon"],
    "ra": ["when-summon", "when-reward"],
    "cat_mummy": ["when-deaths"],
    "satet": ["when-move"],
    "mummy": ["when-deaths"],
    "apep": ["when-summon", "when-always"],
    "giant_scorpion": ["when-conflict"],
    "androsphinx": ["when-battle"],
    "commanding": ["when-won_battle"],
    "inspiring": ["when-cards"],
    "omnipresent": ["when-conflict"],
    "revered": ["when-gain"],
    "resplendent": ["when-always"],
    "obelisk_attuned": ["when-battle_start"],
    "temple_attuned": ["when-battle"],
    "pyramid_attuned": ["when-summon"],
    "glorious": ["when-won_battle"],
    "magnanimous": ["when-lost_battle"],
    "bountiful": ["when-reward"],
    "worshipful": ["when-after_battle"],
    "plague_of_locusts": ["when-cards"],
    "build_monument": ["when-cards"],
    "chariots": ["when-cards"],
    "cycle_of_maat": ["when-after_battle"],
    "drought": ["when-won_battle"],
    "flood": ["when-cards"],
    "miracle": ["when-after_battle"],
    "obelisk": ["when-majority"],
    "pyramid": ["when-majority"],
    "temple": ["when-majority"],
    "warrior": ["when-battle"],
}


def _god(name: str) -> Thing:
    return Thing(
        name,
        1,
        [("number-title", f"god-{name}-title"), ("number-ability", f"god-{name}-ability")],
        _WHEN[name],
    )


def _guardian(name: str, row: dict[str, Any]) -> Thing:
    numbers = [
        ("number-level", row["level"]),
        ("number-strength", row["strength"]),
        ("number-base", f"base-{row['base']}"),
    ]
    return Thing(name, row["figures"], numbers, _WHEN[name])


def _power(name: str) -> Thing:
    level = POWER_LEVEL[POWER.index[name]]
    numbers = [
        ("number-level", level + 1),
        ("number-followers", SLOT_COST[SLOT_LEVEL.index(level)]),
        ("number-each", 1),
    ]
    return Thing(name, GODS, numbers, _WHEN[name])


KINDS: Final = [
    Kind("god", [_god(name) for name in GOD.names]),
    Kind("guardian", [_guardian(name, row) for name, row in thing_rows("guardians", "level").items()]),
    Kind("power", [_power(name) for name in POWER.names]),
    Kind(
        "card",
        [
            Thing(name, GODS, [("number-strength", strength), ("number-each", 1)], _WHEN[name])
            for name, strength in zip(CARD.names, CARD_STRENGTH, strict=True)
        ],
    ),
    Kind(
        "monument",
        [
            Thing(name, count, [], _WHEN[name])
            for name, count in zip(MONUMENT.names, MONUMENT_SUPPLY, strict=True)
        ],
    ),
    Kind(
        "piece",
        [
            Thing(
                "warrior",
                GODS * WARRIORS,
                [("number-strength", FIGURE_STRENGTH), ("number-each", WARRIORS)],
                _WHEN["warrior"],
            )
        ],
    ),
    Kind(
        "term",
        [
            Thing("ankh_token", GODS * _EACH, [("number-each", _EACH)], ["when-always"]),
            Thing("conflict_order_token", _BOX["conflict_order_tokens"], when=["when-conflict"]),
            Thing("tiebreaker", _BOX["tiebreaker_tokens"], when=["when-resolution"]),
            Thing("sun_token", _BOX["sun_tokens"], when=["when-reward"]),
            Thing("gate_token", _BOX["gate_tokens"], when=["when-summon"]),
            Thing("amun_token", _BOX["amun_tokens"], when=["when-cards"]),
            Thing("city_token", _BOX["city_tokens"], when=["when-reward"]),
        ],
    ),
]


def _places(view: AnkhView) -> Whereabouts:
    finder = Finder(KINDS)
    _find_gods(view, finder)
    _find_sides(view, finder)
    _find_figures(view, finder)
    _find_tokens(view, finder)
    return finder.found


def _find_gods(view: AnkhView, finder: Finder) -> None:
    for seat in view["seats"]:
        finder.put(f"god-{seat['god']}", "plays" if seat["in_game"] else "forgotten", seat["seat"])
    for god in GOD.names:
        finder.put_rest(f"god-{god}", "absent")


def _find_sides(view: AnkhView, finder: Finder) -> None:
    for name, side in view["sides"].items():
        for power in POWER.names:
            finder.put(f"power-{power}", "unlocked" if power in side["powers"] else "locked", name)
        for card in side["hand"]:
            finder.put(f"card-{card}", "hand", name)
        for card in side["played"]:
            finder.put(f"card-{card}", "played", name)
        for monument, count in side["monuments"].items():
            finder.put(f"monument-{monument}", "controlled", name, count)
        finder.put("piece-warrior", "pool", name, side["warriors"])


def _find_figures(view: AnkhView, finder: Finder) -> None:
    for guardian in view["guardians"]:
        id = f"guardian-{guardian['guardian']}"
        for owner, count in guardian["owners"].items():
            finder.put(id, "held", owner, count)
        finder.put(id, "removed", None, guardian["removed"])
        finder.put(id, "stock", None, guardian["stock"])
    for thing in KINDS[1].things:
        finder.put_rest(f"guardian-{thing.name}", "absent")
    for hex in view["hexes"].values():
        if hex["piece"] == "warrior":
            finder.put("piece-warrior", "map", hex["side"])
    for owner in view["captives"]:
        finder.put("piece-warrior", "captive", owner)
    for monument, count in view["supply"]["monuments"].items():
        finder.put(f"monument-{monument}", "stock", None, count)
        finder.put_rest(f"monument-{monument}", "neutral")


def _find_tokens(view: AnkhView, finder: Finder) -> None:
    for name, side in view["sides"].items():
        for token, left in (("sun_token", side.get("suns")), ("gate_token", side.get("gates"))):
            if left is not None:
                finder.put(f"term-{token}", "pool", name, left)
                finder.put(f"term-{token}", "map", name, finder.left[f"term-{token}"])
    if view["tiebreaker"] is not None:
        finder.put("term-tiebreaker", "held", view["tiebreaker"]["side"])
    finder.put("term-conflict_order_token", "stock", None, len(view["supply"]["tokens"]))
    finder.put_rest("term-conflict_order_token", "map")
    finder.put("term-city_token", "map", None, len(view["cities"]))
    finder.put_rest("term-city_token", "absent")


GLOSSARY: Final = Glossary(KINDS, _places, ["locked", "neutral", "stock"])
