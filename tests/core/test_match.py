"""The public API: start, play, views, undo, logs, positions; errors a person understands."""

import json
import random

import pytest

import ennead
from ennead import Match
from ennead.games.amun_re.rules.offering import OfferingChoice
from ennead.testing import step_of
from tests.present import present


@pytest.fixture
def match() -> Match:
    return ennead.start("amun-re", players=3, seed=7)


def finish(match: Match, seed: int = 1) -> Match:
    chooser = random.Random(seed)
    while match.to_act:
        seat = chooser.choice(match.to_act)
        match.play(chooser.choice(match.legal(seat)), seat)
    return match


def test_illegal_actions_change_nothing_and_say_why(match: Match) -> None:
    seat = match.to_act[0]
    other = (seat + 1) % 3
    before = json.dumps(match.state.to_dict()), len(match.records)
    province = match.legal(seat)[0].args[0]
    with pytest.raises(ennead.IllegalAction, match="not enough gold: needs 36, has 20"):
        match.play(f"bid {province} 36", seat)
    with pytest.raises(ennead.IllegalAction, match="not your turn: waiting A"):
        match.play(f"bid {province} 0", other)
    with pytest.raises(ennead.IllegalAction, match="other question"):
        match.play("done", seat)
    with pytest.raises(ennead.UnknownAction, match="'juggle' is not an action"):
        match.play("juggle", seat)
    with pytest.raises(ValueError, match="no seat 9; seats are 0 to 2"):
        match.play(f"bid {province} 0", 9)
    assert (json.dumps(match.state.to_dict()), len(match.records)) == before


def test_the_seat_may_be_left_out_only_when_it_is_clear(match: Match) -> None:
    match.play(match.legal(match.to_act[0])[0])
    expert = ennead.start("amun-re", players=3, seed=7, options={"expert": True})
    assert expert.to_act == (0, 1, 2)
    with pytest.raises(ennead.IllegalAction, match="say which seat: waiting A B C"):
        expert.play(expert.legal(0)[0])


def test_nothing_can_be_played_when_it_is_over(match: Match) -> None:
    finish(match)
    assert match.to_act == ()
    assert match.over
    assert match.view(None)["decision"] is None
    with pytest.raises(ennead.IllegalAction, match="game is over"):
        match.play("pass")


@pytest.mark.parametrize(
    ("name", "players", "options", "error", "complaint"),
    [
        ("senet", 2, {}, ennead.UnknownGame, "there is no game 'senet'"),
        ("amun-re", 2, {}, ennead.BadOption, "3, 4, 5 players, not 2"),
        ("amun-re", 3, {"expert": "very"}, ennead.BadOption, "true or false"),
        ("amun-re", 3, {"speed": True}, ennead.BadOption, "no option 'speed'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(
    name: str, players: int, options: dict[str, object], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        ennead.start(name, players, options=options)


def test_without_a_seed_every_game_is_another() -> None:
    logs = [json.dumps(ennead.start("amun-re", 3).log["records"]) for _ in range(5)]
    assert len(set(logs)) == 5


def test_a_log_survives_json_and_replays_to_the_same_end(match: Match) -> None:
    finish(match)
    again = ennead.replay(json.loads(json.dumps(match.log)))
    assert again.state.to_dict() == match.state.to_dict()
    assert present(again.result).to_dict() == present(match.result).to_dict()
    assert again.history(None) == match.history(None)


def test_a_game_can_be_resumed_anywhere_and_replayed_from_there(match: Match) -> None:
    chooser = random.Random(3)
    for _ in range(40):
        seat = match.to_act[0]
        match.play(chooser.choice(match.legal(seat)), seat)
    resumed = ennead.resume("amun-re", json.loads(json.dumps(match.state.to_dict())), seed=1)
    assert resumed.to_act == match.to_act
    assert [resumed.view(seat) for seat in (0, 1, 2, None)] == [match.view(seat) for seat in (0, 1, 2, None)]
    finish(resumed)
    assert present(ennead.replay(resumed.log).result).to_dict() == present(resumed.result).to_dict()


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        ({"format": 99}, "format"),
        ({"version": 99}, "rules version 99"),
        ({"game": "amun-rex"}, "no game"),
    ],
)
def test_a_foreign_log_is_refused(match: Match, spoil: dict[str, object], complaint: str) -> None:
    with pytest.raises((ennead.ReplayMismatch, ennead.UnknownGame), match=complaint):
        ennead.replay({**match.log, **spoil})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("records", None),
        ("records", []),
        ("records", [1, 2, 3]),
        ("records", [{}]),
        ("records", [{"kind": "action", "seat": 0, "do": "pass"}]),
        ("records", [{"kind": "start"}, {"kind": "action", "seat": 0, "do": "bid thebes 36"}]),
        ("records", [{"kind": "start"}, {"kind": "action", "seat": "A", "do": 5}]),
        ("records", [{"kind": "start"}, {"kind": "undo", "seat": 0, "to": 7, "how": "step"}]),
        ("records", [{"kind": "start", "chances": [["power deck", ["jokers"]]]}]),
        ("records", [{"kind": "start", "hash": "0" * 32}]),
        ("players", "three"),
        ("players", 17),
        ("options", {"speed": 1}),
        ("position", {"game": "amun-re"}),
    ],
)
def test_a_damaged_log_is_refused_with_a_reason(match: Match, key: str, value: object) -> None:
    with pytest.raises(ennead.ReplayMismatch, match="fit"):
        ennead.replay({**match.log, key: value})


def test_undo_says_why_it_is_refused(match: Match) -> None:
    seat = match.to_act[0]
    with pytest.raises(ennead.CannotUndo, match="nothing to undo"):
        match.undo(seat)
    match.play(match.legal(seat)[0], seat)
    with pytest.raises(ennead.CannotUndo, match="somebody else acted: seat A"):
        match.undo((seat + 1) % 3)
    match.undo(seat)
    assert match.to_act == (seat,)
    assert match.state.to_dict() == ennead.start("amun-re", 3, seed=7).state.to_dict()
    assert match.history(None) == ennead.start("amun-re", 3, seed=7).history(None)


def test_a_sealed_pick_can_be_taken_back_until_all_are_in() -> None:
    match = ennead.start("amun-re", players=3, seed=7, options={"expert": True})
    picked, other = match.legal(0)[:2]
    match.play(picked, 0)
    match.play(match.legal(1)[0], 1)
    assert match.to_act == (2,)
    match.retract(0)
    assert list(match.to_act) == [0, 2]
    match.play(other, 0)
    match.play(match.legal(2)[0], 2)
    assert other.args[0] in match.view(None)["for_sale"]
    assert ennead.replay(match.log).state.to_dict() == match.state.to_dict()
    with pytest.raises(ennead.CannotUndo):
        match.retract(0)


def test_sealed_answers_stay_sealed_unless_the_rules_let_them_go(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ennead.start("amun-re", players=3, seed=7)
    chooser = random.Random(1)
    while step_of(match.state) != "offering_choice":
        seat = match.to_act[0]
        match.play(chooser.choice(match.legal(seat)), seat)
    seat = match.to_act[0]
    with monkeypatch.context() as other_rules:
        other_rules.setattr(OfferingChoice, "can_retract", lambda _: False)
        match.play("thief", seat)
        with pytest.raises(ennead.CannotUndo, match="sealed for good"):
            match.retract(seat)
        with pytest.raises(ennead.CannotUndo, match="sealed for good"):
            match.undo(seat)
    match.retract(seat)
    assert seat in match.to_act


def test_the_result_adds_up(match: Match) -> None:
    finish(match)
    result = present(match.result).to_dict()
    for seat in result["scores"]:
        assert seat["total"] == sum(seat["by_source"].values())
    assert result["winners"] == result["ranking"][0]
