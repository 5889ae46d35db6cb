"""The glossaries: every thing of every game with words and rules, and where it is as a seat may know it."""

import re
from typing import Any

import pytest

from ennead.core.codec import SEAT
from ennead.core.data import load_data
from ennead.games import game as game_of
from ennead.games import games
from ennead.testing import Case, moments
from ennead.texts import LANGUAGES
from ennead.texts.glossary import glossary
from tests.games.test_guides import law


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [str(row["id"]).lower() for row in rows]


def marked(rows: dict[str, Any], mark: str) -> list[str]:
    return [name for name, row in rows.items() if isinstance(row, dict) and mark in row]


AMUN_RE, ANKH, KEMET, TEKHENU = (load_data(type(game_of(name)).__module__) for name in games())
# Every kind of thing in the data of a game: what it holds, and how many of all of them are in the box.
DATA: dict[tuple[str, str], tuple[list[str], int]] = {
    ("amun-re", "card"): (
        [*ids(AMUN_RE["power_cards"]["types"]), "thief"],
        AMUN_RE["power_cards"]["total"] + AMUN_RE["thief_cards"]["total"],
    ),
    ("amun-re", "province"): (ids(AMUN_RE["provinces"]), AMUN_RE["province_totals"]["count"]),
    ("amun-re", "tile"): (
        [f"tile{each}" for each in ids(AMUN_RE["offering_tiles"])],
        AMUN_RE["supply"]["offering_tiles"],
    ),
    ("ankh", "god"): (marked(ANKH["gods"], "ability_name"), ANKH["components"]["gods"]),
    ("ankh", "guardian"): (
        marked(ANKH["guardians"], "level"),
        sum(ANKH["guardians"][name]["figures"] for name in marked(ANKH["guardians"], "level")),
    ),
    ("ankh", "power"): (marked(ANKH["ankh_powers"], "level"), 12 * ANKH["components"]["gods"]),
    ("ankh", "card"): (
        marked(ANKH["battle_cards"], "strength"),
        ANKH["components"]["battle_cards_per_god"] * ANKH["components"]["gods"],
    ),
    ("ankh", "monument"): (
        list(ANKH["components"]["monuments"]),
        sum(ANKH["components"]["monuments"].values()),
    ),
    ("kemet", "tile"): (ids(KEMET["power_tiles"]["tiles"]), KEMET["totals"]["power_tiles"]),
    ("kemet", "creature"): (ids(KEMET["creatures"]["list"]), KEMET["totals"]["creatures"]),
    ("kemet", "card"): (ids(KEMET["di_cards"]["list"]), KEMET["totals"]["di_cards"]),
    ("kemet", "battle_card"): (
        [*ids(KEMET["battle_cards"]["list"]), *ids(KEMET["battle_cards"]["special"])],
        5 * KEMET["totals"]["battle_cards_per_player"] + KEMET["totals"]["special_battle_cards"],
    ),
    ("kemet", "god"): (ids(KEMET["gods"]["list"]), 5),
    ("tekhenu", "blessing"): (ids(TEKHENU["blessing_cards"]["cards"]), 24),
    ("tekhenu", "technology"): (ids(TEKHENU["technology_cards"]["cards"]), 24),
    ("tekhenu", "law"): (ids(TEKHENU["law_cards"]["cards"]), 24),
    ("tekhenu", "start"): (ids(TEKHENU["starting_cards"]["cards"]), 12),
    ("tekhenu", "destiny"): (ids(TEKHENU["destiny_cards"]["cards"]), 4),
    ("tekhenu", "tile"): (ids(TEKHENU["pillar_tiles"]["tiles"]), TEKHENU["tokens"]["pillar_tiles"]),
    ("tekhenu", "god"): (list(TEKHENU["terms"]["gods"]), 8),
    ("tekhenu", "colour"): (list(TEKHENU["dice"]["counts"]), TEKHENU["dice"]["total"]),
    ("tekhenu", "token"): (ids(TEKHENU["botankhamun"]["action_tokens"]), 10),
}
# Of these all are always somewhere. Others have no limit, stand on every god's board, or are known in part.
WHOLE = [
    ("amun-re", ["card", "province", "tile"]),
    ("ankh", ["god", "guardian", "monument"]),
    ("kemet", ["tile", "creature", "card", "god", "area"]),
    (
        "tekhenu",
        ["blessing", "technology", "law", "start", "destiny", "tile", "colour", "token"],
    ),
]


@pytest.mark.parametrize(("name", "kind"), list(DATA))
def test_everything_in_the_data_is_in_the_glossary(name: str, kind: str) -> None:
    wanted, count = DATA[name, kind]
    found = [entry for entry in glossary(game_of(name), "en")["entries"] if entry["kind"] == kind]
    assert [entry["id"] for entry in found] == [f"{kind}-{each}" for each in wanted]
    assert sum(entry["count"] for entry in found) == count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_entry_says_what_it_is_and_stands_on_rules(name: str, language: str) -> None:
    shown = glossary(game_of(name), language)
    kinds = [kind["id"] for kind in shown["kinds"]]
    known = law(name)
    for entry in shown["entries"]:
        assert entry["kind"] in kinds
        assert entry["rules"], entry["id"]
        assert set(entry["rules"]) <= known, entry["id"]
        assert entry["count"] > 0, entry["id"]
        said = [entry["name"], entry["text"], *entry["when"]]
        said += [word for number in entry["numbers"] for word in (number["label"], number["value"])]
        assert all(said), entry["id"]
        assert re.findall(r"[*_{}<>`#]|\b\w+_\w+\b", " ".join(said)) == [], entry["id"]
        if language == "ru":
            assert re.findall(r"\b(?![IVX]+\b)[A-Za-z]{2,}\b", " ".join(said)) == [], entry["id"]


@pytest.mark.parametrize("name", games())
def test_both_languages_tell_of_the_same_things(name: str) -> None:
    english, russian = (glossary(game_of(name), language) for language in LANGUAGES)
    assert set(english["places"]) == set(russian["places"])
    assert set(english["to_be_had"]) < set(english["places"])
    for one, other in zip(english["entries"], russian["entries"], strict=True):
        assert one["id"] == other["id"]
        assert len(one["numbers"]) == len(other["numbers"])
        assert len(one["when"]) == len(other["when"])


@pytest.mark.parametrize(("name", "kinds"), WHOLE, ids=games())
def test_every_thing_is_somewhere_all_the_time(name: str, kinds: list[str]) -> None:
    game = game_of(name)
    told = glossary(game, "en")
    counts = {entry["id"]: entry["count"] for entry in told["entries"]}
    for players in game.players:
        for moment in moments(Case(name, players, {}), "glossary"):
            if moment.number % 25:
                continue
            view = game.view(moment.state, None if moment.number % 50 else moment.seat)
            seats = {*SEAT.names[: len(view["seats"])], None}
            found = game.glossary().places(view)
            assert list(found) == list(counts)
            for id, spots in found.items():
                assert all(spot["place"] in told["places"] and spot["seat"] in seats for spot in spots)
                if id.split("-")[0] in kinds:
                    assert sum(spot["count"] for spot in spots) == counts[id], (id, spots)


def test_a_hand_is_its_owners_alone() -> None:
    """What others hold is among the unseen, and the count still comes out."""
    game = game_of("amun-re")
    for moment in moments(Case("amun-re", 3, {}), "hands"):
        found = game.glossary().places(game.view(moment.state, moment.seat))
        cards = [spots for id, spots in found.items() if id.startswith("card-") and id != "card-thief"]
        holders = {spot["seat"] for spots in cards for spot in spots if spot["place"] == "hand"}
        assert holders <= {SEAT.names[moment.seat]}
        if moment.number > 40:
            break


def test_what_a_player_owns_is_told_as_theirs() -> None:
    game = game_of("kemet")
    for moment in moments(Case("kemet", 4, {}), "owners"):
        view = game.view(moment.state, None)
        found = game.glossary().places(view)
        held = {
            (spot["seat"], id.removeprefix("tile-"))
            for id, spots in found.items()
            for spot in spots
            if id.startswith("tile-") and spot["place"] == "held"
        }
        assert held == {(seat["seat"], tile) for seat in view["seats"] for tile in seat["tiles"]}
        for card, count in view["discard"].items():
            assert {"place": "discard", "seat": None, "count": count} in found[f"card-{card}"]
