"""Sections 29 to 31: decisions, hidden information, invariants; and chance."""

import random

import pytest

from ennead import IllegalAction, start
from ennead.core.game import BadPosition
from ennead.core.referee import FastReferee, LiveReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.start_effects import see_cards
from ennead.games.tekhenu.testing import IDLE, Table

# The decisions of the specification's table; T13 and T14 share SHIFT.
DECISIONS = {
    "setup_law",
    "setup_start_card",
    "destiny",
    "start_resource",
    "start_keep",
    "marker",
    "turn_start",
    "die",
    "take_as",
    "modify",
    "action",
    "shift",
    "shift_production",
    "any_action",
    "value",
    "pay",
    "horus_target",
    "horus_bonus",
    "ra_cell",
    "ra_rotation",
    "ability",
    "hathor_slot",
    "thoth_refresh",
    "thoth_section",
    "thoth_card",
    "osiris_district",
    "osiris_step",
    "produce_cards",
    "faith",
    "z23_use",
    "upkeep",
    "law_pick",
    "z03_target",
    "z04_pay",
}


@pytest.mark.rule("TK-DEC-01", "TK-DEC-06")
def test_nothing_else_is_asked() -> None:
    asked = {step.name for step in GAME.steps if step.kind != 0}
    assert asked == DECISIONS


@pytest.mark.rule("TK-DEC-02", "TK-DEC-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_decisions_are_small_and_never_single(players: int) -> None:
    for seed in range(3):
        referee = FastReferee(f"{players}/{seed}")
        chooser = random.Random(seed)
        state = GAME.start(players, {}, referee)
        while not state.over:
            seat = chooser.choice(state.to_act())
            codes = state.legal(seat)
            assert 2 <= len(codes) < 150
            state.play(chooser.choice(codes), referee, seat)


@pytest.mark.rule("TK-DEC-03")
def test_a_single_option_is_taken_without_asking() -> None:
    table = Table(dice="bastet-yellow-2").turn()
    assert table.is_idle()
    assert table.has("papyrus") == 2


@pytest.mark.rule("TK-DEC-04")
def test_of_two_copies_the_lower_id_is_used() -> None:
    table = Table(dice="bastet-yellow-2 bastet-yellow-2").give(A="b09 b10 b07 b08 b21 b22 b13 b14").turn()
    assert table.legal() == {"normal", "crowd population", "crowd happiness"}
    table.do("crowd population, normal")
    assert table.state.blessing_discard == [6]
    assert table.state.dice_of(0) == 1
    table.do("set_value 3, set_value 4, produce papyrus")
    assert table.offers("play") == {"b21"}


@pytest.mark.rule("TK-GEN-09")
def test_the_arrow_is_uniform() -> None:
    counts = [0] * 6
    for seed in range(300):
        state = GAME.start(2, {}, FastReferee(seed))
        counts[state.arrow] += 1  # type: ignore[attr-defined]
    assert min(counts) > 25


@pytest.mark.rule("TK-HID-01")
def test_what_a_view_shows_of_laws_decks_and_cards_seen() -> None:
    match = start("tekhenu", players=3, seed=4)
    for seat in range(3):
        seats = match.view(seat)["seats"]
        assert [len(each.get("dealt_laws", [])) for each in seats] == [
            2 * (seat == other) for other in range(3)
        ]
    spectator = match.view(None)
    assert all("dealt_laws" not in each and "laws" not in each for each in spectator["seats"])
    assert isinstance(spectator["market"]["decks"]["law"], int)
    assert isinstance(spectator["tiles_left"], int)
    first = match.legal(0)[0]
    match.play(first, 0)
    assert [each["ready"] for each in match.view(1)["seats"]] == [True, False, False]
    assert match.view(0)["decision"]["sealed"] == [first.text]
    assert "sealed" not in match.view(1)["decision"]


@pytest.mark.rule("TK-HID-01")
def test_cards_seen_with_s05_are_for_their_owner() -> None:
    table = Table()
    table.next_is(IDLE)
    see_cards(table.in_play, 0, 1, 2)
    table.state.refresh()
    assert len(GAME.view(table.state, 0)["seats"][0]["seen"]) == 2
    assert "seen" not in GAME.view(table.state, 1)["seats"][0]
    assert "first" not in table.heard("B")[-1]
    assert "first" in table.heard("A")[-1]
    assert "options" not in GAME.view(table.state, 1)["decision"]


@pytest.mark.rule("TK-HID-01")
def test_resampling_keeps_what_a_seat_knows() -> None:
    table = Table(3).give(A="z01 z02", B="z03 z04", C="z05").turn()
    table.state.known_laws[1] = 1 << 2
    bottom = table.state.law_deck[2]  # A's law went under first, those of B and C below it
    table.state.returned_law[0] = bottom - 48
    hands = set()
    for seed in range(20):
        other = GAME.determinize(table.state, 0, FastReferee(seed))
        assert GAME.invariants(other) == []
        assert other.laws[0] == 3  # type: ignore[attr-defined]
        assert other.laws[1] >> 2 & 1  # type: ignore[attr-defined]
        assert other.laws[1].bit_count() == 2  # type: ignore[attr-defined]
        assert other.law_deck[2] == bottom  # type: ignore[attr-defined]
        hands.add(other.laws[2])  # type: ignore[attr-defined]
    assert len(hands) > 5


def broken(change: str, value: object) -> str:
    """What the invariants say about a position that was spoilt."""
    position = start("tekhenu", players=1, seed=3).state.to_dict()
    target = position
    *path, last = change.split("/")
    for key in path:
        target = target[key]
    target[last] = value
    with pytest.raises(BadPosition) as error:
        GAME.from_dict(position)
    return str(error.value)


@pytest.mark.rule(
    "TK-INV-01",
    "TK-INV-03",
    "TK-INV-04",
    "TK-INV-05",
    "TK-INV-06",
    "TK-INV-07",
    "TK-INV-10",
    "TK-INV-12",
    "TK-INV-16",
)
@pytest.mark.parametrize(
    ("change", "value", "rule"),
    [
        ("bag/white", 30, "TK-INV-01"),
        ("taken/A/1", "pure-white-1", "TK-INV-01"),
        ("goods/A/gold", -1, "TK-INV-04"),
        ("excess/A/bread", -2, "TK-INV-04"),
        ("points/A/maat", -99, "TK-INV-04"),
        ("happiness/A", 6, "TK-INV-05"),
        ("population/A", 22, "TK-INV-05"),
        ("production/A/bread", 7, "TK-INV-06"),
        ("buildings/A", 1, "TK-INV-07"),
        ("statues/A", 1, "TK-INV-07"),
        ("pillars/A", 1, "TK-INV-07"),
        ("blessings/A", ["b01", "b02"], "TK-INV-10"),
        ("order", ["A", "A"], "TK-INV-12"),
        ("goods/B/bread", 1, "TK-INV-16"),
        ("goods/B/faith", 1, "TK-INV-16"),
    ],
)
def test_spoilt_positions_are_found(change: str, value: object, rule: str) -> None:
    assert rule in broken(change, value)


@pytest.mark.rule("TK-INV-03")
def test_dice_taken_differ_by_at_most_one() -> None:
    table = Table(dice="ra-gray-1").pans(A="pure-white-1 pure-white-1")
    assert any("TK-INV-03" in sentence for sentence in GAME.invariants(table.state))


@pytest.mark.rule("TK-INV-16")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_bot_never_has_goods_and_its_happiness_never_falls(level: str) -> None:
    referee = LiveReferee(level)
    chooser = random.Random(level)
    state = GAME.start(1, {"difficulty": level}, referee)
    happiness = 0
    while not state.over:
        seat = state.to_act()[0]
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        assert state.happiness[1] >= happiness  # type: ignore[attr-defined]
        happiness = state.happiness[1]  # type: ignore[attr-defined]
        assert GAME.invariants(state) == []


@pytest.mark.rule("TK-INV-17")
def test_same_seed_same_game() -> None:
    hashes = []
    for _ in range(2):
        match = start("tekhenu", players=2, seed="twice")
        chooser = random.Random(1)
        while match.to_act:
            seat = chooser.choice(match.to_act)
            match.play(chooser.choice(match.legal(seat)), seat)
        assert match.state.round == 16  # type: ignore[attr-defined]
        hashes.append(GAME.hash(match.state))
    assert hashes[0] == hashes[1]


def test_refusals_name_what_is_missing() -> None:
    match = start("tekhenu", players=2, seed=1)
    with pytest.raises(IllegalAction, match="another decision"):
        match.play("end_turn", 0)
