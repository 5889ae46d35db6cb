"""What each person is told: filtered entries, earlier positions, previews, catch-up, the chart."""

import json
import random
from typing import Any

import pytest

from ennead.core.referee import FastReferee
from ennead.table import Asked, Refused, Table, presentation
from tests.present import present
from tests.table.tables import AT, USERS, do, options, play_on, started, until_step


def test_faces_of_drawn_cards_are_for_their_owner_only() -> None:
    table = started(3, "faces")
    play_on(table, 60, random.Random(1))
    drew = [
        [
            entry["event"]
            for entry in presentation.entries(table, seats, 0)[0]
            if entry["event"]["event"] == "drew"
        ]
        for seats in ([0], [1], [0, 1], [])
    ]
    assert drew[0]
    assert all(("card" in event) == (event["seat"] == "A") for event in drew[0])
    assert all(("card" in event) == (event["seat"] == "B") for event in drew[1])
    assert all(("card" in event) == (event["seat"] in "AB") for event in drew[2])
    assert not any("card" in event for event in drew[3])
    marked = [entry for entry in presentation.entries(table, [0, 1], 0)[0] if "secret" in entry]
    assert all(entry["secret"] == ["card"] for entry in marked if entry["event"]["event"] == "drew")


def test_all_is_open_once_the_game_is_over() -> None:
    table = started(3, "open")
    play_on(table, 1000, random.Random(1))
    entries, _ = presentation.entries(table, [], 0)
    assert all("card" in entry["event"] for entry in entries if entry["event"]["event"] == "drew")
    shown = presentation.position(table, 40, [], 2)
    assert "hand" in shown["view"]["seats"][2]
    assert set(shown["views"]) == {"A", "B", "C"}


def test_earlier_positions_obey_the_same_filter() -> None:
    table = started(3, "history")
    play_on(table, 60, random.Random(1))
    shown = presentation.position(table, 10, [1], None)
    assert shown["view"]["viewer"] == "B"
    assert "views" not in shown
    with pytest.raises(Refused):
        presentation.position(table, 10, [1], 0)
    assert presentation.position(table, 10, [], None)["view"]["viewer"] is None
    for seq in (0, -1, table.seq + 1):
        with pytest.raises(Refused):
            presentation.position(table, seq, [], None)


def test_catching_up_gives_what_is_missing_and_drops_what_is_void() -> None:
    """A reader who saw any prefix ends with the same entries as one who reads all."""
    table = started(3, "catch up")
    dice = random.Random(5)
    seen: dict[int, list[dict[str, Any]]] = {}
    for _ in range(120):
        seat = table.to_act[0]
        if table.may_undo(USERS[seat])["step"] is True and dice.random() < 0.4:
            table.undo(seat, dice.choice(["step", "turn"]), Asked(AT, USERS[seat]))
        else:
            play_on(table, 1, dice)
        if table.status != "playing":
            break
        seen[table.seq] = presentation.entries(table, [0], 0)[0]
    full = presentation.entries(table, [0], 0)[0]
    for after, had in seen.items():
        missing, undone_to = presentation.entries(table, [0], after)
        kept = had if undone_to is None else [entry for entry in had if entry["seq"] <= undone_to]
        assert kept + missing == full


def test_previews_leave_the_table_alone_and_mark_what_cannot_be_taken_back() -> None:
    marks = set()
    for seed in range(8):
        table = started(3, f"preview {seed}")
        dice = random.Random(seed)
        while table.to_act:
            seat = dice.choice(table.to_act)
            action = dice.choice(options(table, seat))
            before = table.game.hash(table.state), table.seq, table.match.referee.uses()
            shown = presentation.preview(table, seat, action)
            assert (table.game.hash(table.state), table.seq, table.match.referee.uses()) == before
            record = do(table, seat, action)
            if shown["irreversible"] is None and not record.barrier and table.status == "playing":
                view = table.game.view(table.state, seat)
                assert json.dumps(shown["view"]) == json.dumps(view)
            marks.add(shown["irreversible"])
    assert {None, "secret-was-shown"} <= marks


def test_previews_refuse_what_is_not_legal() -> None:
    table = started()
    seat = table.to_act[0]
    for action in ("fly", "offer 3", ""):
        with pytest.raises(Refused):
            presentation.preview(table, seat, action)


def test_a_preview_says_what_it_cannot_know() -> None:
    """Whoever buys a card learns from the preview that it is one card more, and no name of any."""
    table = started(3, "unsure")
    dice = random.Random(1)
    while "buy_cards 1" not in options(table, table.to_act[0]):
        play_on(table, 1, dice)
    seat = table.to_act[0]
    shown = presentation.preview(table, seat, "buy_cards 1")
    had = table.game.view(table.state, seat)["seats"][seat]
    expected = shown["view"]["seats"][seat]
    assert expected["hand_size"] == had["hand_size"] + 1
    assert expected["hand"] == had["hand"]
    assert shown["samples"] > 1
    cards = next(effect for effect in shown["effects"] if effect["name"] == "cards")
    assert cards["before"] == had["hand_size"]
    assert cards["outcomes"] == [{"amount": had["hand_size"] + 1, "count": shown["samples"]}]


def test_what_is_not_possible_is_told_by_reason() -> None:
    table = started(3, "why not")
    seat = table.to_act[0]
    told = presentation.impossible(table, seat)
    legal = options(table, seat)
    asked = [action for each in told for action in each["actions"]]
    assert asked
    assert not set(asked) & set(legal)
    assert len(set(asked)) == len(asked)
    other = next(each for each in range(3) if each != seat)
    with pytest.raises(Refused):
        presentation.impossible(table, other)


def twin(table: Table, seat: int | None, dice: FastReferee) -> Table:
    """The same table for `seat`, with everything it can't know drawn anew."""
    other = Table(table.id, table.game, table.players, table.options, table.seats, table.seed, table.salt)
    for record in table.records:
        other.match.take_up(record)
        other._follow(record)
    state = table.game.determinize(table.state, seat, dice)
    other.positions._keep(table.positions.node, state)
    return other


@pytest.mark.parametrize("players", [3, 5])
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(players: int) -> None:
    dice = FastReferee("twin")
    for seed in range(3):
        table = started(players, f"twin {seed}")
        chooser = random.Random(seed)
        while table.to_act:
            for seat in [*range(players), None]:
                seats = [] if seat is None else [seat]
                user = None if seat is None else USERS[seat]
                other = twin(table, seat, dice)
                for tell in (
                    presentation.views,
                    lambda each, own: presentation.position(each, each.seq, own, None),
                ):
                    assert json.dumps(tell(table, seats)) == json.dumps(tell(other, seats))
                assert table.may_undo(user) == other.may_undo(user)
                assert table.to_act == other.to_act
            play_on(table, 5, chooser)


def test_the_safe_preview_is_the_same_whatever_is_hidden() -> None:
    """Where a preview is no mere example, it shows only what the seat knows."""
    dice = FastReferee("preview twin")
    compared = 0
    for seed in range(4):
        table = started(4, f"preview twin {seed}")
        chooser = random.Random(seed)
        while table.to_act:
            seat = chooser.choice(table.to_act)
            other = twin(table, seat, dice)
            for action in options(table, seat)[:6]:
                mine, theirs = (
                    presentation.preview(table, seat, action),
                    presentation.preview(other, seat, action),
                )
                assert mine["irreversible"] == theirs["irreversible"]
                if mine["irreversible"] is None:
                    compared += 1
                    assert json.dumps(mine) == json.dumps(theirs)
            play_on(table, 4, chooser)
    assert compared > 100


def test_bots_are_told_what_their_seat_sees_and_no_more() -> None:
    table = started(3, "bots")
    until_step(table, "market_action", random.Random(1))
    seat = table.to_act[0]
    asked = presentation.question(table, seat)
    assert set(asked) == {"game", "seat", "position", "moment", "last"}
    imagined = table.game.from_dict(asked["position"])
    assert table.game.view(imagined, seat) == table.game.view(table.state, seat)
    assert table.seed not in json.dumps(asked)
    assert asked["position"]["deck"] != table.game.to_dict(table.state)["deck"]


def test_the_chart_ends_with_the_result() -> None:
    table = started(4, "chart")
    with pytest.raises(Refused):
        presentation.chart(table)
    play_on(table, 1000, random.Random(1))
    points = presentation.chart(table)
    assert points[0]["seq"] == 1
    totals = {score["seat"]: score["total"] for score in present(table.result)["scores"]}
    assert points[-1]["scores"] == totals
    assert [point["round"] for point in points] == sorted(point["round"] for point in points)
