"""What a message does is decided by the table: whose seat, done once, each wish."""

import random
from typing import Any

import pytest

from ennead.table import Message, NotAllowed, Refused, Repeated, Stale, Table
from tests.table.tables import AT, USERS, options, play_on, started, until_step


def ask(table: Table, wish: Any, seat: int, key: str, **more: Any) -> Any:
    values = {"user": USERS[seat], "key": key, "expect": table.seq, "seat": "ABCDE"[seat], **more}
    return table.carry_out(Message(AT, wish=wish, **values))


def test_what_is_asked_twice_under_one_key_is_done_once() -> None:
    table = started()
    seat = table.to_act[0]
    [record] = ask(table, "submit", seat, "k", action=options(table, seat)[0])
    assert (record.user, record.key, record.at) == (USERS[seat], "k", AT)
    before = len(table.records), table.game.hash(table.state)
    with pytest.raises(Repeated) as done:
        ask(table, "submit", seat, "k", action="whatever", expect=1)
    assert done.value.seq == record.seq
    assert (len(table.records), table.game.hash(table.state)) == before


def test_nobody_acts_for_a_seat_of_somebody_else() -> None:
    table = started()
    seat = table.to_act[0]
    other = USERS[(seat + 1) % 3]
    for wish in ("submit", "undo", "redo", "retract", "propose_undo"):
        with pytest.raises(NotAllowed) as refused:
            ask(table, wish, seat, wish, user=other, action=options(table, seat)[0], scope="step", to=1)
        assert refused.value.reason == "not-your-seat"
    with pytest.raises(NotAllowed):
        ask(table, "answer_undo", seat, "k", user="nobody", yes=True)
    assert len(table.records) == 1


def test_each_wish_is_carried_out() -> None:
    table = started(3, "wishes")
    seat = table.to_act[0]
    action = options(table, seat)[0]
    assert ask(table, "submit", seat, "1", action=action)[0].do == action
    assert ask(table, "undo", seat, "2", scope="step")[0].to == 1
    assert ask(table, "redo", seat, "3")[0].do == action
    asked, *rest = ask(table, "propose_undo", seat, "4", to=1)
    assert (asked.kind, rest) == ("proposal", [])
    others = [each for each in range(3) if each != seat]
    assert [each.kind for each in ask(table, "answer_undo", others[0], "5", yes=True)] == ["answer"]
    granted = ask(table, "answer_undo", others[1], "6", yes=True)
    assert [each.kind for each in granted] == ["answer", "undo"]
    until_step(table, "offering_choice", random.Random(2))
    seat = table.to_act[0]
    ask(table, "submit", seat, "7", action="thief")
    assert ask(table, "retract", seat, "8")[0].kind == "retract"
    assert {record.key for record in table.records if record.key} == set("12345678")


def test_who_fell_behind_is_told_so() -> None:
    table = started()
    seen = table.seq
    play_on(table, 3, random.Random(1))
    seat = table.to_act[0]
    with pytest.raises(Stale):
        ask(table, "submit", seat, "late", action=options(table, seat)[0], expect=seen)
    with pytest.raises(Refused):
        ask(table, "redo", seat, "nothing")
