"""Turn, actions and events (sections 7 to 12 without the caravan)."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import (
    ACTION,
    DATA,
    EVENT,
    EVENT_SPACE,
    EVENT_TRACK,
    LAST_EVENT,
    MONUMENT,
)
from ennead.games.ankh.rules.geography import HEX, HEXES, IS_LAND, NEIGHBOURS, REACH
from ennead.games.ankh.testing import Table


def four_actions() -> list[str]:
    return [f"action {name}" for name in ("move", "summon", "gain", "unlock")]


# Turn


@pytest.mark.rule("AN-TRN-01", "AN-TRN-05", "AN-DEC-01")
def test_two_actions_then_the_next_seat() -> None:
    t = Table(gods="amun isis ra").turn("amun")
    assert t.options() == four_actions()
    t.do("action move", "done")
    assert (t.actor, t.asks) == ("amun", "choose_action")
    t.do("action summon", "done")
    assert (t.actor, t.asks) == ("isis", "choose_action")
    assert t.state.active == 1


@pytest.mark.rule("AN-TRN-02", "AN-TRN-03", "AN-TRN-07")
def test_the_marker_moves_even_without_effect() -> None:
    t = Table(gods="amun isis ra").cleared().put("amun", god="b7")
    t.put("isis", god="c1").put("ra", god="i8").turn("amun").do("action gain")
    assert t.state.markers == [3, 3, 5 - 1, 4]  # unlock, the only lower track, was taken at once
    assert t.has("amun") == 0
    assert t.actor == "isis"


@pytest.mark.rule("AN-TRN-04")
def test_an_event_ends_the_turn() -> None:
    t = Table(gods="amun isis ra")
    t.state.markers[0] = 6
    t.turn("amun").do("action move", "done")
    assert t.state.event == 1
    assert t.state.markers[0] == 3
    assert t.actor == "isis"


@pytest.mark.rule("AN-TRN-06")
@pytest.mark.parametrize("first", range(4))
def test_the_second_action_is_of_a_lower_track(first: int) -> None:
    t = Table(gods="amun isis ra").followers(amun=9).turn("amun").do(four_actions()[first])
    if t.asks in ("move_figure", "summon_figure", "unlock_power"):
        t.do(t.options()[-1])
    if first < 2:
        assert (t.actor, t.options()) == ("amun", four_actions()[first + 1 :])
        assert t.refused(four_actions()[first]).reason == "action-taken"
        for above in four_actions()[:first]:
            assert t.refused(above).reason == "track-not-lower"
    else:
        # After gain only unlock is left and was asked about at once; after unlock nothing is.
        assert (t.actor, t.options()) == ("isis", four_actions())
        assert t.state.markers == ([3, 3, 4, 4] if first == 2 else [3, 3, 3, 4])


@pytest.mark.rule("AN-TRN-07")
def test_a_second_action_nobody_wants_still_causes_its_event() -> None:
    t = Table(gods="amun isis ra").followers(amun=0)
    t.state.markers[3] = 5
    t.state.event = 16
    t.cleared().put("amun", god="b7").put("isis", god="c1").put("ra", god="i8").turn("amun").do("action gain")
    assert (t.state.event, t.state.markers, t.actor) == (17, [3, 3, 4, 3], "isis")
    assert t.state.powers == [0, 0, 0]


@pytest.mark.rule("AN-TRN-08")
def test_no_second_action_after_unlock() -> None:
    t = Table(gods="amun isis ra").turn("amun").do("action unlock", "decline")
    assert (t.actor, t.asks) == ("isis", "choose_action")


@pytest.mark.rule("AN-TRN-10")
def test_seats_of_forgotten_gods_are_skipped() -> None:
    t = Table(gods="amun isis ra osiris").devotion("isis 5 < ra 20 < amun 22 < osiris 25")
    t.begin("forget", {"step": "turn", "seat": "A"}).do("action unlock", "decline")
    assert t.actor == "osiris"


@pytest.mark.rule("AN-ACT-01", "AN-ACT-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("action", ACTION.names)
def test_actions_to_an_event(players: int, action: str) -> None:
    gods = ["amun", "isis", "ra", "osiris", "anubis"][:players]
    t = Table(gods=" ".join(gods)).followers(**dict.fromkeys(gods, 0))
    number = ACTION.index[action]
    needed = DATA["action_tracks"]["actions_to_event"][action][players]
    for count in range(needed):
        assert t.state.event == 0, count
        if action == "gain":
            t.state.markers[3] = t.state.markers[0]  # after gain comes unlock, unasked
        t.turn(gods[count % players]).do(f"action {action}")
        while t.asks not in ("choose_action", "control_monument"):
            t.do(t.options()[-1])
        if t.asks == "choose_action":
            t.next_is(t.stack[0])
    assert t.state.event == 1
    while t.asks == "control_monument":
        t.do(t.options()[0])
    assert t.state.markers[number] == EVENT_SPACE[number] - needed


@pytest.mark.rule("AN-ACT-02")
def test_the_marker_goes_back_to_the_start_of_the_first_number_of_seats() -> None:
    t = Table(gods="amun isis ra").merged("amun", "ra").event("isis", 14)
    while t.asks == "control_monument":
        t.do(t.options()[0])
    assert t.state.markers[0] == 3


# Move


@pytest.mark.rule("AN-MOV-01", "AN-DEC-02")
def test_every_figure_once() -> None:
    t = Table(gods="amun ra").cleared().put("amun", god="b5", warrior="b4", cat_mummy="b3")
    t.put("ra", god="j8").action("amun", "move")
    assert t.options() == ["figure b3", "figure b4", "figure b5", "done"]
    t.do("figure b3", "to c3")
    assert t.options() == ["figure b4", "figure b5", "done"]
    assert t.refused("figure c3").reason == "already-moved"
    assert t.refused("figure j8").reason == "not-your-figure"
    t.do("done")
    assert t.state.moved == []


@pytest.mark.rule("AN-DEC-02", "AN-OSI-06")
def test_a_figure_without_a_destination_is_not_offered() -> None:
    """All land within three steps of a1 is taken, but for one hex with an enemy gate."""
    t = Table(gods="amun osiris").cleared().put("amun", god="a1").put("osiris", god="j8")
    for number, hex in enumerate(REACH[HEX.index["a1"]]):
        t.state.piece[hex] = number % len(MONUMENT)
    t.action("amun", "move")
    assert t.asks == "choose_action"
    t.state.piece[HEX.index["a2"]] = -1
    t.gates("a2").action("amun", "move")
    assert t.asks == "choose_action"
    t.gates("").action("amun", "move")
    assert t.options() == ["figure a1", "done"]


@pytest.mark.rule("AN-MOV-02", "AN-MOV-03", "AN-DEC-03")
@pytest.mark.parametrize("start", range(HEXES))
def test_destinations_are_the_empty_land_within_three(start: int) -> None:
    if not IS_LAND[start]:
        return
    t = Table(gods="amun ra isis osiris", scenario="old_kingdom").cleared()
    t.state.piece[start], t.state.owner[start] = 3, 0
    for god, hex in zip(("ra", "isis", "osiris"), _others(start), strict=True):
        t.put(god, god=hex)
    t.action("amun", "move").do(f"figure {HEX.names[start]}")
    reached = {start}
    for _ in range(3):
        reached |= {near for hex in reached for near in NEIGHBOURS[hex]}
    taken = {HEX.index[hex] for hex in _others(start)}
    assert t.hexes() == {HEX.names[hex] for hex in reached - {start} - taken if IS_LAND[hex]}
    assert len(t.options()) <= 36


def _others(start: int) -> list[str]:
    return [hex for hex in ("a8", "k2", "j8", "b0") if HEX.index[hex] != start][:3]


@pytest.mark.rule("AN-MOV-04", "AN-MOV-05")
def test_hexes_left_are_free_and_a_move_ends_elsewhere() -> None:
    t = Table(gods="amun ra").cleared().put("amun", god="b5", warrior="b4").put("ra", god="j8")
    t.action("amun", "move").do("figure b4")
    assert not {"b4", "b5"} & t.hexes()
    t.do("to a4", "figure b5")
    assert "b4" in t.hexes()
    assert "b5" not in t.hexes()


@pytest.mark.rule("AN-MOV-06", "AN-APE-04")
def test_from_water_to_land_only() -> None:
    t = Table(gods="amun ra", guardian_2="apep").cleared().put("amun", god="a8", apep="e6")
    t.put("ra", god="j8").action("amun", "move").do("figure e6")
    assert "e5" in t.hexes()
    assert not {"d6", "c6", "c5"} & t.hexes()


@pytest.mark.rule("AN-MOV-07")
def test_a_sun_moves_with_its_figure() -> None:
    t = Table(gods="ra amun").cleared().put("ra", god="b5", warrior="b4").put("amun", god="j8")
    t.suns("b4").action("ra", "move").do("figure b4", "to c4")
    assert [HEX.names[hex] for hex in t.state.suns] == ["c4"]


# Summon


@pytest.mark.rule("AN-SUM-01", "AN-SUM-02", "AN-DEC-06", "AN-DEC-07")
def test_one_figure_beside_own_pieces() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="f5", temple="c8")
    t.put("isis", god="j8", obelisk="a1").put("neutral", pyramid="c1").pool("amun", "mummy")
    t.action("amun", "summon")
    assert t.options() == ["summon normal warrior", "summon normal mummy", "done"]
    assert t.refused("summon normal cat_mummy").reason == "not-in-pool"
    t.do("summon normal mummy")
    assert t.hexes() == {"f4", "e5", "c7", "c9", "d7", "d8", "b7", "b8"}
    assert t.refused("to g5").reason == "not-adjacent"
    t.do("to e5")
    assert t.at("e5") == "amun mummy"
    assert (t.in_pool("amun", "mummy"), t.warriors("amun")) == (0, 6)
    assert t.asks == "choose_action"


@pytest.mark.rule("AN-SUM-03")
def test_a_figure_on_water_lets_summon_all_around() -> None:
    t = Table(gods="amun isis", guardian_2="apep").cleared().put("amun", god="a8", apep="e6")
    t.put("isis", god="j8").action("amun", "summon").do("summon normal warrior")
    assert {"e5", "f5", "f6", "e7", "d5"} <= t.hexes()
    assert "d6" not in t.hexes()


@pytest.mark.rule("AN-SUM-04", "AN-SUM-05", "AN-POW-13")
def test_normal_pyramid_and_gate_summons_in_any_order() -> None:
    t = Table(gods="osiris isis").cleared().put("osiris", god="b7", pyramid="c1 h5")
    t.put("isis", god="j8").powers("osiris", "pyramid_attuned").gates("f2 f7").action("osiris", "summon")
    assert t.options() == [f"summon {way} warrior" for way in ("normal", "gate", "c1", "h5")] + ["done"]
    t.do("summon h5 warrior")
    assert t.options() == ["to g5", "to g6", "to h4", "to h6", "to i5", "to i6"]
    t.do("to g5", "summon gate warrior", "to f2")
    assert GAME.view(t.state, None)["used"] == ["h5"]
    assert t.refused("summon gate warrior").reason == "summon-used"
    assert t.refused("summon h5 warrior").reason == "pyramid-used"
    assert t.options() == ["summon normal warrior", "summon c1 warrior", "done"]
    t.do("done")
    assert t.state.used == []


@pytest.mark.rule("AN-SUM-06")
def test_figures_placed_earlier_help_later_summons() -> None:
    t = Table(gods="osiris isis").cleared().put("osiris", god="b7").put("isis", god="j8")
    t.gates("h5").action("osiris", "summon").do("summon normal warrior")
    assert "h4" not in t.hexes()
    t.do("to b6")
    t.action("osiris", "summon").do("summon gate warrior", "summon normal warrior")
    assert "h4" in t.hexes()


@pytest.mark.rule("AN-SUM-07", "AN-DEC-05", "AN-DEC-08")
def test_sun_first_then_claws() -> None:
    t = Table(gods="ra isis", guardian_3="giant_scorpion").cleared().put("ra", god="b7")
    t.put("isis", god="j8").pool("ra", "giant_scorpion").action("ra", "summon")
    t.do("summon normal giant_scorpion", "to b6")
    assert (t.asks, t.options()) == ("give_sun", ["sun no", "sun yes"])
    t.do("sun yes")
    assert t.asks == "claw_facing"
    t.do("aim se_s")
    assert t.state.suns == [HEX.index["b6"]]
    assert t.asks == "choose_action"


# Gain and unlock


@pytest.mark.rule("AN-GAI-01", "AN-GAI-02", "AN-GAI-03")
def test_monuments_count_once_and_only_own_and_neutral_ones() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5", warrior="b4", temple="a5 a8")
    t.put("neutral", obelisk="c4").put("isis", god="j8", pyramid="b6").action("amun", "gain")
    assert t.has("amun") == 2  # a5 and c4; b6 is Isis', nobody is at a8


@pytest.mark.rule("AN-UNL-01", "AN-INV-08")
def test_six_slots_in_order() -> None:
    t = Table(gods="amun isis").followers(amun=12)
    costs = []
    for _ in range(6):
        before = t.has("amun")
        t.action("amun", "unlock").do(t.options()[0])
        costs.append(before - t.has("amun"))
        t.state.markers[3] = 4
    assert costs == [1, 1, 2, 2, 3, 3]
    assert t.has("amun") == 0
    assert len(t.held("amun")) == 7


@pytest.mark.rule("AN-UNL-02", "AN-DEC-09")
def test_any_power_of_the_level() -> None:
    t = Table(gods="amun isis").powers("amun", "revered").followers(amun=1)
    t.action("amun", "unlock")
    assert t.options() == ["unlock commanding", "unlock inspiring", "unlock omnipresent", "decline"]
    assert t.refused("unlock revered").reason == "already-unlocked"
    assert t.refused("unlock glorious").reason == "wrong-level"


@pytest.mark.rule("AN-UNL-03")
def test_too_poor_or_all_unlocked() -> None:
    t = Table(gods="amun isis ra").followers(amun=0).action("amun", "unlock")
    assert (t.actor, t.state.markers[3]) == ("isis", 4)
    names = "revered commanding resplendent obelisk_attuned glorious bountiful"
    t.followers(amun=9).powers("amun", names).action("amun", "unlock")
    assert (t.actor, t.state.markers[3], t.has("amun")) == ("isis", 5, 9)


@pytest.mark.rule("AN-UNL-04")
def test_unlocking_can_be_declined() -> None:
    t = Table(gods="amun isis ra").action("amun", "unlock").do("decline")
    assert (t.state.powers[0], t.has("amun")) == (0, 1)


@pytest.mark.rule("AN-UNL-05")
def test_a_power_works_in_the_event_of_its_own_action() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5").put("isis", god="j8")
    t.followers(amun=1)
    t.state.markers[3] = 5
    t.state.event = 3
    t.action("amun", "unlock").do("unlock omnipresent")
    assert t.has("amun") == 1  # paid 1, then 1 for the west


@pytest.mark.rule("AN-UNL-06")
@pytest.mark.parametrize(
    ("unlocked", "guardian"),
    [
        ("", ""),
        ("revered", "cat_mummy"),
        ("revered commanding", ""),
        ("revered commanding resplendent", "mummy"),
        ("revered commanding resplendent obelisk_attuned", "androsphinx"),
        ("revered commanding resplendent obelisk_attuned glorious", ""),
    ],
)
def test_guardian_icons(unlocked: str, guardian: str) -> None:
    t = Table(gods="amun isis").powers("amun", unlocked).followers(amun=3)
    t.action("amun", "unlock").do(t.options()[0])
    assert sum(t.state.guardians) == (1 if guardian else 0)
    if guardian:
        assert t.in_pool("amun", guardian) == 1
        assert sum(t.state.stock) == 2


@pytest.mark.rule("AN-UNL-07")
def test_an_empty_stock_gives_no_guardian() -> None:
    t = Table(gods="amun isis").powers("amun", "revered").followers(amun=1)
    t.pool("isis", "cat_mummy").action("amun", "unlock").do("unlock inspiring")
    assert t.in_pool("amun", "cat_mummy") == 0
    assert t.state.has_power(0, 1)


# Events


@pytest.mark.rule("AN-EVT-01", "AN-EVT-04")
def test_action_event_marker_back() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5").put("isis", god="j8")
    t.state.markers[0] = 6
    t.action("amun", "move").do("figure b5", "to b4")
    names = [event["event"] for event in t.told()]
    kept = [name for name in names if name in ("moved", "event_reached", "marker_back")]
    assert kept == ["moved", "event_reached", "marker_back"]
    assert t.state.event == 1  # nothing to control, but the marker moved


@pytest.mark.rule("AN-EVT-02")
def test_the_event_track() -> None:
    names = [EVENT.names[event] for event in EVENT_TRACK]
    assert LAST_EVENT == 18
    assert [place + 1 for place, name in enumerate(names) if name == "conflict"] == [4, 8, 12, 16, 18]
    assert [place + 1 for place, name in enumerate(names) if name == "camel_caravan"] == [5, 9, 13]
    for space, event in enumerate(names):
        t = Table(gods="amun isis").devotion("amun 25 < isis 26").event("amun", space + 1)
        assert t.told("event_reached")[0]["track_event"] == event


@pytest.mark.rule("AN-EVT-03", "AN-CTL-01", "AN-CTL-05", "AN-DEC-10")
def test_only_the_causing_side_controls_a_monument() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5", warrior="e4")
    t.put("isis", god="j8", warrior="a4").put("neutral", temple="a5", obelisk="e5", pyramid="j7")
    t.event("amun", 1)
    assert t.actor == "amun"
    assert t.options() == ["control a5", "control e5"]
    assert t.refused("control j7").reason == "no-figure-beside"
    t.do("control e5")
    assert t.at("e5") == "amun obelisk"
    assert t.state.ankh_tokens(0) == 8
    assert t.actor == "isis"


@pytest.mark.rule("AN-CTL-02")
def test_enemy_monuments_when_none_is_neutral() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5", temple="c4")
    t.put("isis", god="j8", obelisk="a5 a1").event("amun", 1)
    assert t.at("a5") == "amun obelisk"
    assert (t.state.ankh_tokens(0), t.state.ankh_tokens(1)) == (7, 8)


@pytest.mark.rule("AN-CTL-03", "AN-CTL-04")
def test_a_neutral_monument_out_of_reach_protects_enemy_ones() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b5")
    t.put("isis", god="j8", obelisk="a5").put("neutral", temple="c1").event("amun", 1)
    assert t.at("a5") == "isis obelisk"
    assert (t.asks, t.actor) == ("choose_action", "isis")


@pytest.mark.rule("AN-DEC-30")
def test_a_chosen_figure_must_go_somewhere() -> None:
    t = Table(gods="amun isis").action("amun", "move").do("figure b5")
    assert all(text.startswith("to ") for text in t.options())
    t = Table(gods="amun isis").action("amun", "summon").do("summon normal warrior")
    assert all(text.startswith("to ") for text in t.options())
