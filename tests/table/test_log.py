"""The log: numbers, keys, expected numbers, snapshots, loading."""

import random

import pytest

from ennead.core.positions import Positions
from ennead.core.record import Record, record_from
from ennead.core.state import State
from ennead.games.amun_re.rules.offering import OfferingChoice
from ennead.table import Refused, Seat, Stale, Table
from tests.table.tables import AT, do, new_table, options, play_on, started, until_step


def reload(table: Table) -> Table:
    records = [record_from(record.to_dict()) for record in table.records]
    snapshots = dict(table.positions.snapshots)
    return Table.load(
        table.id,
        table.game,
        table.players,
        table.options,
        [Seat(**seat.to_dict()) for seat in table.seats],
        table.seed,
        table.salt,
        records,
        snapshots,
    )


def test_a_table_with_open_seats_does_not_start() -> None:
    table = new_table(seats=[Seat("person", "A", "a"), Seat(), Seat()])
    with pytest.raises(Refused) as refused:
        table.start(AT)
    assert refused.value.reason == "seats-are-open"
    assert refused.value.refusal.values == {"seats": "B C"}
    assert table.seq == 0


def test_numbers_rise_by_one_and_never_repeat() -> None:
    table = started()
    play_on(table, 1000, random.Random(1))
    assert table.status == "finished"
    assert [record.number for record in table.records] == list(range(1, len(table.records) + 1))
    public = [record.seq for record in table.records if not record.private]
    assert public == list(range(1, table.seq + 1))


def test_a_key_is_remembered_for_its_own_user_only() -> None:
    table = started()
    seat = table.to_act[0]
    record = do(table, seat, options(table, seat)[0], key="k1", expect=1)
    user = record.user
    assert table.known(user, "k1") == record.number
    assert table.known("somebody", "k1") is None
    assert table.known(user, None) is None


def test_a_key_leads_to_its_own_record_throughout_a_game() -> None:
    """Also after private records, which people don't count."""
    private = 0
    for seed in range(6):
        table = started(4, f"private {seed}")
        dice = random.Random(seed)
        while table.to_act:
            seat = dice.choice(table.to_act)
            key = f"key {len(table.records)}"
            record = do(table, seat, dice.choice(options(table, seat)), key=key, expect=table.seq)
            assert table.known(record.user, key) == record.number
            assert table.seq_of(record.number) == record.seq
        private += sum(record.private for record in table.records)
    assert private


def test_a_stale_action_is_refused_and_changes_nothing() -> None:
    table = started()
    seat = table.to_act[0]
    do(table, seat, options(table, seat)[0], expect=1)
    before = table.game.hash(table.state), table.seq
    other = table.to_act[0]
    for expect in (0, 1, 3, 99):
        with pytest.raises(Stale):
            do(table, other, options(table, other)[0], expect=expect)
    assert (table.game.hash(table.state), table.seq) == before


@pytest.mark.parametrize("action", ["", "fly", "bid", "bid thebes 6 6", "offer 3", "bid thebes 99"])
def test_an_action_that_is_none_or_not_legal_is_refused(action: str) -> None:
    table = started()
    seat = table.to_act[0]
    before = table.game.hash(table.state)
    with pytest.raises(Refused) as refused:
        do(table, seat, action)
    assert refused.value.reason
    assert table.game.hash(table.state) == before
    assert table.seq == 1


def test_it_is_not_everybodys_turn() -> None:
    table = started()
    other = (table.to_act[0] + 1) % 3
    with pytest.raises(Refused) as refused:
        do(table, other, "pass")
    assert refused.value.reason == "not-your-turn"


def test_sealed_answers_of_others_do_not_make_an_answer_stale() -> None:
    table = started()
    until_step(table, "offering_choice", random.Random(2))
    seen = table.seq
    first, second, *_ = table.to_act
    do(table, first, "offer 1" if "offer 1" in options(table, first) else "thief", expect=seen)
    do(table, second, "thief", expect=seen)
    with pytest.raises(Refused):
        do(table, second, "offer 1", expect=seen)


def test_the_first_of_two_sealed_answers_has_no_number_of_its_own() -> None:
    """Whoever counts changes must not learn who holds an Offering Change."""
    seen = 0
    for seed in range(25):
        table = started(4, f"private {seed}")
        dice = random.Random(seed)
        for _ in range(400):
            if not table.to_act:
                break
            seat = dice.choice(table.to_act)
            before = table.seq, table.to_act
            record = do(table, seat, dice.choice(options(table, seat)))
            if record.private:
                seen += 1
                assert (table.seq, table.to_act) == before
                assert record.events == ()
                assert isinstance(table.game.steps[table.state.frames[-1].step], OfferingChoice)
            else:
                assert table.seq == before[0] + 1
    assert seen > 5


def test_loading_gives_the_same_table_at_every_moment() -> None:
    table = started(5, "load")
    dice = random.Random(3)
    for number in range(400):
        if not table.to_act:
            break
        play_on(table, 1, dice)
        node = table.positions.node
        if table.positions.wants_snapshot(node):
            table.positions.snapshot(node)
        if number % 17 == 0:
            again = reload(table)
            assert again.game.hash(again.state) == table.game.hash(table.state)
            assert (again.seq, again.to_act, again.status) == (table.seq, table.to_act, table.status)
            assert again.match.referee.uses() == table.match.referee.uses()
            play_on(again, 3, random.Random(9))
    assert len(table.positions.snapshots) >= 5
    assert reload(table).result == table.result


def test_loading_plays_only_the_tail(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(5, "tail")
    dice = random.Random(4)
    for _ in range(130):
        play_on(table, 1, dice)
        if table.positions.wants_snapshot(table.positions.node):
            table.positions.snapshot(table.positions.node)
    again = reload(table)
    played: list[Record] = []
    replay = Positions._repeat

    def repeat(positions: Positions, state: State, record: Record) -> None:
        played.append(record)
        replay(positions, state, record)

    monkeypatch.setattr(Positions, "_repeat", repeat)
    assert again.game.hash(again.state) == table.game.hash(table.state)
    assert len(played) < 25


def test_chance_goes_on_after_loading_as_it_would_have_without() -> None:
    table = started(4, "chance")
    play_on(table, 60, random.Random(5))
    again = reload(table)
    play_on(table, 500, random.Random(6))
    play_on(again, 500, random.Random(6))
    assert again.result == table.result
    assert [record.chances for record in again.records] == [record.chances for record in table.records]


def test_seats_change_hands_in_the_log() -> None:
    table = started()
    record = table.sit(0, Seat("bot", "A", "a", "random", "person"), AT, "a")
    assert record is not None
    assert table.seats_of("a") == []
    assert reload(table).seats[0].kind == "bot"
    table.sit(0, Seat("person", "A", "a"), AT, "a")
    assert reload(table).seats_of("a") == [0]


def test_a_closed_table_takes_no_more_actions() -> None:
    table = started()
    table.close(AT, "a")
    assert table.status == "closed"
    assert table.to_act == ()
    for change in (lambda: do(table, 0, "pass"), lambda: table.close(AT, "a"), lambda: table.start(AT)):
        with pytest.raises(Refused):
            change()
    assert reload(table).status == "closed"
