"""Taking back: steps, turns, barriers, doing again, consent, sealed answers."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from ennead.games.amun_re.rules.offering import OfferingChoice
from ennead.table import Asked, Refused, Seat, Table, presentation
from tests.present import present
from tests.table.tables import AT, USERS, do, new_table, options, play_on, started, until_step

GOLDEN = Path(__file__).parents[1] / "golden"


def undo(table: Table, seat: int, scope: str = "step") -> Any:
    return table.undo(seat, scope, Asked(AT, USERS[seat], None, table.seq))


def redo(table: Table, seat: int) -> Any:
    return table.redo(seat, Asked(AT, USERS[seat], None, table.seq))


def propose(table: Table, seat: int, to: int) -> Any:
    return table.propose_undo(seat, to, Asked(AT, USERS[seat], None, table.seq))


def answer(table: Table, seat: int, yes: bool) -> Any:
    return table.answer_undo(yes, Asked(AT, USERS[seat], None, table.seq))


def refused(change: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as error:
        change(*arguments)
    return error.value.reason


def market_table() -> tuple[Table, int]:
    """A table where the seat to act has just done two things in the market that can be taken back."""
    for seed in range(200):
        table = started(3, f"market {seed}")
        until_step(table, "market_action", random.Random(seed))
        seat = table.to_act[0]
        for _ in range(2):
            free = [
                each for each in options(table, seat) if each.startswith(("buy_farmers", "place", "sell"))
            ]
            if not free:
                break
            do(table, seat, free[0])
            if table.to_act != (seat,):
                break
        else:
            if not any(record.barrier for record in table.records[-2:]):
                return table, seat
    raise AssertionError("no such table found")


def test_step_and_redo_bring_back_the_same_positions() -> None:
    table, seat = market_table()
    after = table.game.hash(table.state)
    record = undo(table, seat)
    assert (record.kind, record.how) == ("undo", "step")
    before = table.game.hash(table.state)
    assert before != after
    assert table.may_undo(USERS[seat])["redo"] is True
    redo(table, seat)
    assert table.game.hash(table.state) == after
    undo(table, seat)
    assert table.game.hash(table.state) == before
    undo(table, seat)
    redo(table, seat)
    redo(table, seat)
    assert table.game.hash(table.state) == after
    assert refused(redo, table, seat) == "nothing-to-redo"


def test_turn_takes_all_back_to_the_barrier() -> None:
    table, seat = market_table()
    undo(table, seat, "turn")
    last = table.records[table.positions.node - 1]
    assert last.seat != seat or last.barrier
    redo(table, seat)
    redo(table, seat)
    assert refused(redo, table, seat) == "nothing-to-redo"


def test_a_new_action_forgets_what_could_be_done_again() -> None:
    table, seat = market_table()
    undo(table, seat)
    do(table, seat, options(table, seat)[-1])
    assert refused(redo, table, seat) == "nothing-to-redo"


def test_nobody_takes_back_what_somebody_else_did() -> None:
    table, seat = market_table()
    assert refused(undo, table, (seat + 1) % 3) == "somebody-else-acted"
    assert refused(undo, started(), 0) == "nothing-to-undo"


def test_chance_and_secrets_are_barriers() -> None:
    reasons: set[str] = set()
    for seed in range(12):
        table = started(3, f"barrier {seed}")
        dice = random.Random(seed)
        while table.to_act:
            seat = dice.choice(table.to_act)
            record = do(table, seat, dice.choice(options(table, seat)))
            if record.barrier and table.status == "playing":
                reasons.add(refused(undo, table, seat))
    assert reasons == {"chance-was-drawn", "secret-was-shown"}


def test_a_finished_game_stays_finished() -> None:
    table = started()
    play_on(table, 1000, random.Random(1))
    assert refused(undo, table, 0) == "game-is-over"
    assert refused(propose, table, 0, 1) == "game-is-over"


def test_random_undo_and_redo_never_break_a_table() -> None:
    """Whatever is taken back and done again, positions, entries and proofs stay right."""
    for seed in range(3):
        table = started(3 + seed % 3, f"walk {seed}")
        dice = random.Random(seed)
        hashes = {table.positions.node: table.game.hash(table.state)}
        for _ in range(500):
            if table.status != "playing":
                break
            seat = dice.choice(table.to_act)
            told = table.may_undo(USERS[seat])
            if told["step"] is True and dice.random() < 0.4:
                undo(table, seat, dice.choice(["step", "turn"]))
                assert table.game.hash(table.state) == hashes[table.positions.node]
            elif told["redo"] is True and dice.random() < 0.5:
                redo(table, seat)
            else:
                play_on(table, 1, dice)
            hashes[table.positions.node] = table.game.hash(table.state)
            entries, _ = presentation.entries(table, [0], 0)
            line = table.positions.line(table.positions.node)
            assert sum(len(table.records[node - 1].events) for node in line) == len(entries)


def test_consent_of_all_others_goes_back_beyond_barriers() -> None:
    table = started(3, "consent")
    play_on(table, 20, random.Random(7))
    target = table.game.hash(table.positions.state(table.positions.node_at(table.number_of(5))))
    propose(table, 0, 5)
    assert table.proposal_shown() == {"by": "A", "to": 5, "yes": ["A"], "waiting": ["B", "C"]}
    assert refused(propose, table, 1, 3) == "proposal-waits"
    assert refused(answer, table, 0, True) == "your-own-proposal"
    answer(table, 1, True)
    assert present(table.proposal_shown())["waiting"] == ["C"]
    records = answer(table, 2, True)
    assert [record.kind for record in records] == ["answer", "undo"]
    assert table.game.hash(table.state) == target
    assert table.proposal is None
    play_on(table, 1000, random.Random(8))
    assert table.status == "finished"


def test_one_no_ends_a_proposal_and_so_does_an_action() -> None:
    table = started(3, "no")
    play_on(table, 9, random.Random(7))
    before = table.game.hash(table.state)
    propose(table, 0, 5)
    answer(table, 1, False)
    assert table.proposal is None
    assert table.game.hash(table.state) == before
    propose(table, 0, 5)
    play_on(table, 1, random.Random(1))
    assert refused(answer, table, 1, True) == "no-proposal"


def test_bots_agree_and_wait() -> None:
    seats = [Seat("person", "A", "a"), Seat("bot", "x", None, "random"), Seat("person", "C", "c")]
    table = new_table(seats=seats)
    table.start(AT)
    while table.to_act != (1,) or table.seq < 5:
        play_on(table, 1, random.Random(table.seq))
    assert table.bots_to_act() == [1]
    propose(table, 0, 2)
    assert table.bots_to_act() == []
    answer(table, 2, True)
    assert table.records[-1].kind == "undo"


def test_alone_against_bots_consent_is_given_at_once() -> None:
    seats = [Seat("person", "A", "a"), Seat("bot", "x", None, "random"), Seat("bot", "y", None, "random")]
    table = new_table(seats=seats)
    table.start(AT)
    play_on(table, 8, random.Random(3))
    records = propose(table, 0, 3)
    assert [record.kind for record in records] == ["proposal", "undo"]


def test_a_proposal_names_a_position_of_this_line() -> None:
    table, seat = market_table()
    gone = table.seq
    undo(table, seat)
    assert refused(propose, table, seat, gone) == "no-such-position"
    assert refused(propose, table, seat, 0) == "no-such-position"
    assert refused(propose, table, seat, 999) == "no-such-position"
    assert refused(propose, table, seat, table.seq) == "nothing-to-undo"


def test_the_operator_goes_back_anywhere() -> None:
    table = started()
    play_on(table, 40, random.Random(2))
    table.step_back_by_operator(7, AT)
    assert table.positions.node == table.positions.node_at(table.number_of(7))
    play_on(table, 1000, random.Random(3))
    assert table.status == "finished"


def test_sealed_answers_stay_sealed_unless_the_rules_let_them_go(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(3, "sealed")
    until_step(table, "offering_choice", random.Random(2))
    seat = table.to_act[0]
    do(table, seat, "thief")

    def retract() -> None:
        table.retract(seat, Asked(AT, USERS[seat], None, table.seq))

    with monkeypatch.context() as other_rules:
        other_rules.setattr(OfferingChoice, "can_retract", lambda _: False)
        assert refused(retract) == "sealed-for-good"
    before = table.seq
    retract()
    assert seat in table.to_act
    assert table.seq == before + 1
    assert refused(retract) == "nothing-to-undo"
    do(table, seat, "thief")
    other = table.to_act[0]
    do(table, other, "thief")
    retract()
    assert seat in table.to_act
    play_on(table, 1000, random.Random(3))
    assert table.status == "finished"


def longest_golden() -> dict[str, Any]:
    logs = [json.loads(path.read_text(encoding="utf-8"))["log"] for path in GOLDEN.glob("amun-re/*.json")]
    return max(logs, key=lambda log: len(log["entries"]))


def test_undo_takes_less_than_a_tenth_of_a_second_on_the_longest_golden_game() -> None:
    log = longest_golden()
    table = new_table(log["players"], log["seed"], **log["options"])
    table.start(AT)
    moves = [entry for entry in log["entries"] if "do" in entry]
    for move in moves[:-1]:
        do(table, move["seat"], move["do"])
        if table.positions.wants_snapshot(table.positions.node):
            table.positions.snapshot(table.positions.node)
    assert table.seq > 200
    slowest = 0.0
    for to in range(table.seq - 1, 1, -37):
        began = time.perf_counter()
        table.step_back_by_operator(to, AT)
        table.game.view(table.state, 0)
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 0.1
