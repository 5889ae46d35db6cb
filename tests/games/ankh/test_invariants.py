"""Decision points, hidden information and invariants (sections 23 to 25), in whole games and by hand."""

import random
from collections import Counter

import pytest

from ennead.core.codec import NOBODY
from ennead.core.referee import LiveReferee
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import CARD, EVENT_SPACE, START_SPACE
from ennead.games.ankh.rules.geography import EDGE, HEX, landscape
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.testing import Table
from ennead.testing import step_of

# The bound of each decision of section 23.
MOST_OPTIONS = {
    "choose_action": 4,
    "move_figure": 12,
    "move_destination": 36,
    "push_hex": 6,
    "claw_facing": 6,
    "summon_figure": 56,
    "summon_hex": 101,
    "give_sun": 2,
    "unlock_power": 5,
    "control_monument": 30,
    "caravan_first": 90,
    "caravan_next": 2,
    "caravan_token": 2,
    "caravan_swap": 14,
    "obelisk_figure": 12,
    "obelisk_hex": 54,
    "amun_double": 2,
    "choose_card": 21,
    "build_type": 4,
    "build_hex": 32,
    "plague_bid": 121,
    "use_tiebreaker": 2,
    "isis_save": 2,
    "anubis_trap": 5,
    "mummy_hex": 6,
    "gate_token": 4,
    "gate_hex": 32,
    "worshipful": 2,
    "merge_guardian": 4,
}
DECISIONS = [step.name for step in GAME.steps if step.kind != 0]


@pytest.fixture(scope="module")
def played() -> tuple[Counter[str], Counter[str], list[AnkhState]]:
    """Random games of 2 to 5 seats: how often each decision came, its longest list, and the last states."""
    asked: Counter[str] = Counter()
    longest: Counter[str] = Counter()
    ended = []
    for seed in range(60):
        chooser = random.Random(seed)
        referee = LiveReferee(f"ankh/{seed}")
        players = 2 + seed % 4
        state = GAME.start(players, {}, referee)
        assert isinstance(state, AnkhState)
        while not state.over:
            assert GAME.invariants(state) == []
            seat = chooser.choice(state.to_act())
            codes = state.legal(seat)
            name = step_of(state)
            asked[name] += 1
            longest[name] = max(longest[name], len(codes))
            code = chooser.choice(codes)
            if GAME.space.text(code) in ("done", "stop", "decline", "skip"):
                code = chooser.choice(codes)
            state.play(code, referee, seat)
        actions = [e for e in referee.events if GAME.events.types[e.kind].name == "action_taken"]
        assert len(actions) <= 18 * (players + 1) + 4 * players - 1
        ended.append(state)
    return asked, longest, ended


Played = tuple[Counter[str], Counter[str], list[AnkhState]]


@pytest.mark.rule("AN-INV-17", "AN-DEC-02", "AN-DEC-03", "AN-DEC-06", "AN-DEC-07", "AN-DEC-18")
def test_no_list_is_longer_than_its_bound(played: Played) -> None:
    _, longest, _ = played
    assert set(MOST_OPTIONS) == set(DECISIONS)
    assert {name for name, count in longest.items() if count > MOST_OPTIONS[name]} == set()
    assert max(longest.values()) < 150


@pytest.mark.rule("AN-INV-18")
def test_games_end_in_time(played: Played) -> None:
    _, _, ended = played
    assert all(state.over for state in ended)
    assert {state.players for state in ended} == {2, 3, 4, 5}


@pytest.mark.rule("AN-DEC-01", "AN-DEC-31")
def test_almost_every_decision_comes_up(played: Played) -> None:
    asked, _, _ = played
    rare = {"push_hex", "mummy_hex", "claw_facing", "isis_save", "obelisk_hex", "obelisk_figure"}
    assert set(DECISIONS) - set(asked) <= rare


@pytest.mark.rule("AN-HID-03")
def test_all_but_sealed_answers_is_public() -> None:
    t = Table(gods="amun isis ra")
    views = [GAME.view(t.state, viewer) for viewer in (0, 1, 2, None)]
    for shown in views:
        shown.pop("viewer")
        shown.pop("decision")
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["sides"]["B"]["hand"] == list(CARD.names)


@pytest.mark.rule("AN-HID-01", "AN-HID-02")
def test_both_seats_of_a_merged_side_see_its_sealed_card() -> None:
    t = Table(gods="isis osiris ra").cleared().merged("isis", "ra")
    t.put("isis", god="f2").put("osiris", god="h2").battle("f2").cards(isis="flood")
    for viewer in (0, 2):
        assert GAME.view(t.state, viewer)["seats"][0]["sealed"] == ["play flood"]
    for other in (1, None):
        assert "flood" not in str(GAME.view(t.state, other)["seats"])


@pytest.mark.rule("AN-INV-16")
def test_the_view_counts_the_steps_to_the_event() -> None:
    t = Table(gods="amun isis ra").turn("amun").do("action gain")
    shown = GAME.view(t.state, 0)
    assert shown["actions"]["gain"] == {
        "marker": 4,
        "start_space": 3,
        "event_space": 7,
        "steps_to_event": 3,
        "event_for": "A",
    }
    assert shown["next_event"] == "control_monument"
    for action, space in enumerate(t.state.markers):
        assert START_SPACE[3] <= space < EVENT_SPACE[action]


def warrior_too_many(t: Table) -> None:
    t.state.warriors[0] += 1


def guardian_too_many(t: Table) -> None:
    t.state.stock[1] += 1


def monument_too_many(t: Table) -> None:
    for hex in [hex for hex in range(101) if t.state.can_stop(0, hex)][:11]:
        t.state.piece[hex] = 0


def too_many_controlled(t: Table) -> None:
    for number, hex in enumerate([hex for hex in range(101) if t.state.can_stop(0, hex)][:10]):
        t.state.piece[hex], t.state.owner[hex] = number % 2, 0


def camel_twice(t: Table) -> None:
    t.state.caravan = [5, 5]


def wrong_token(t: Table) -> None:
    t.state.tokens[0] = 7


def small_region(t: Table) -> None:
    sides = ["a7-a8", "a8-b7", "a8-b8"]
    t.state.map = landscape([EDGE.index[side] for side in sides if side in EDGE.index])
    t.state.tokens = list(range(1, t.state.map.regions + 1))


def unknown_card(t: Table) -> None:
    t.state.hand[0] |= 1 << 9


def warrior_on_water(t: Table) -> None:
    t.state.piece[HEX.index["c5"]], t.state.owner[HEX.index["c5"]] = 4, 0
    t.state.warriors[0] -= 1


def no_god_figure(t: Table) -> None:
    hex = t.state.god_hex(0)
    t.state.piece[hex] = t.state.owner[hex] = NOBODY


def token_missing(t: Table) -> None:
    t.state.ranks.remove(1)


def sun_on_nothing(t: Table) -> None:
    t.state.suns = [HEX.index["c1"]]


def enemy_on_gate(t: Table) -> None:
    t.state.gates = [t.state.god_hex(2)]


def captive_of_anubis(t: Table) -> None:
    t.state.captives = [0, 0]
    t.state.warriors[0] -= 2
    t.state.holder[1] = 0


def tiebreaker_out(t: Table) -> None:
    t.state.tiebreaker = 1


def marker_on_event(t: Table) -> None:
    t.state.markers[0] = 7


@pytest.mark.rule(
    "AN-INV-01",
    "AN-INV-02",
    "AN-INV-03",
    "AN-INV-04",
    "AN-INV-05",
    "AN-INV-06",
    "AN-INV-07",
    "AN-INV-08",
    "AN-INV-09",
    "AN-INV-10",
    "AN-INV-11",
    "AN-INV-12",
    "AN-INV-13",
    "AN-INV-14",
    "AN-INV-15",
    "AN-INV-16",
)
@pytest.mark.parametrize(
    ("number", "spoil"),
    list(
        enumerate(
            [
                warrior_too_many,
                guardian_too_many,
                monument_too_many,
                too_many_controlled,
                camel_twice,
                wrong_token,
                small_region,
                unknown_card,
                warrior_on_water,
                no_god_figure,
                token_missing,
                sun_on_nothing,
                enemy_on_gate,
                captive_of_anubis,
                tiebreaker_out,
                marker_on_event,
            ],
            start=1,
        )
    ),
)
def test_a_broken_invariant_is_noticed(number: int, spoil: object) -> None:
    t = Table(gods="anubis isis ra")
    assert GAME.invariants(t.state) == []
    assert callable(spoil)
    spoil(t)
    assert f"AN-INV-{number:02}" in " ".join(GAME.invariants(t.state))
