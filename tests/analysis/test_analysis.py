"""Analysis: repeatable, by what the seat knew, and of the moves that stand."""

from typing import Any

import pytest

import ennead
from ennead.analysis import Analysis, BadGame, Wish, analyse, from_log, read_game
from ennead.analysis.judging import judge
from ennead.core.referee import FastReferee
from ennead.games import game as game_named
from ennead.games import games
from ennead.table import Asked, Seat, Table, presentation
from tests.analysis.games import bot_game, short_log
from tests.bots.test_search import wander

QUICK = Wish(iterations=12)


@pytest.fixture(scope="module")
def short() -> Analysis:
    return analyse(read_game(short_log("kemet", 30)), QUICK)


@pytest.mark.parametrize("name", games())
def test_the_same_wish_gives_the_same_analysis(name: str) -> None:
    first = analyse(read_game(short_log(name)), QUICK)
    assert first.to_dict() == analyse(read_game(short_log(name)), QUICK).to_dict()
    assert first.decisions


def test_another_seed_looks_at_other_draws(short: Analysis) -> None:
    other = analyse(read_game(short_log("kemet", 30)), Wish(iterations=12, seed="another"))
    assert other.to_dict() != short.to_dict()


@pytest.mark.parametrize("name", games())
def test_what_a_seat_could_not_know_does_not_change_the_judgement(name: str) -> None:
    """Two worlds that a seat can't tell apart; with everything known they are two."""
    game = game_named(name)
    players = game.players[-1]
    told_apart = 0
    for steps in (9, 33, 77):
        state, _ = wander(game, players, f"worlds/{steps}", steps)
        for seat in state.to_act()[:2]:
            worlds = [game.determinize(state, seat, FastReferee(draw)) for draw in range(3)]
            code = state.legal(seat)[-1]
            if len(state.legal(seat)) < 2:
                continue
            judged = [judge(game, world, seat, code, "x", 16, everything_known=False) for world in worlds]
            assert judged[0] == judged[1] == judged[2]
            known = [judge(game, world, seat, code, "x", 16, everything_known=True) for world in worlds]
            told_apart += known[0] != known[1] or known[0] != known[2]
    # Ankh hides nothing but what is sealed, and that stays open to choose.
    assert told_apart or name == "ankh"


def test_chances_make_a_whole_and_costs_are_differences(short: Analysis) -> None:
    for point in short.curve:
        assert sum(point.chances.values()) == pytest.approx(1, abs=0.001)
    for decision in short.decisions:
        seat = "AB".index(decision.seat)
        assert decision.options > 1
        assert decision.chosen.line[0] == (decision.seat, decision.chosen.action)
        if decision.preferred is None:
            assert (decision.cost, decision.points_cost) == (0, {})
            continue
        assert decision.preferred.action != decision.chosen.action
        assert decision.cost > 0
        gap = decision.preferred.chances[seat] - decision.chosen.chances[seat]
        assert decision.cost == pytest.approx(gap, abs=0.001)
        points = decision.preferred.points - decision.chosen.points
        assert sum(decision.points_cost.values()) == pytest.approx(points, abs=0.01)


def test_every_seat_has_at_most_three_mistakes_the_largest_first(short: Analysis) -> None:
    for seat in short.seats:
        assert len(seat.mistakes) <= 3
        assert len(seat.best) <= 3
        sure = [short.decisions[at].cost - short.decisions[at].error for at in seat.mistakes]
        assert sure == sorted(sure, reverse=True)
        assert {short.decisions[at].seat for at in (*seat.mistakes, *seat.best)} <= {seat.seat}


def test_one_seat_alone_gets_decisions_and_everybody_the_curve(short: Analysis) -> None:
    alone = analyse(read_game(short_log("kemet", 30)), Wish(iterations=12, seats=(1,)))
    assert {decision.seat for decision in alone.decisions} == {"B"}
    assert [decision.move for decision in alone.decisions] == [
        decision.move for decision in short.decisions if decision.seat == "B"
    ]
    assert [seat.seat for seat in alone.seats] == ["B"]
    assert [point.move for point in alone.curve] == [point.move for point in short.curve]


def test_progress_grows_to_the_end_and_can_stop_it() -> None:
    told: list[tuple[int, int]] = []
    played = read_game(short_log("kemet", 10))
    analyse(played, QUICK, lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[0][0] == 0
    assert all(done < total for done, total in told)

    class Enough(Exception):
        pass

    def stop(done: int, _: int) -> None:
        if done:
            raise Enough

    with pytest.raises(Enough):
        analyse(played, QUICK, stop)


def test_luck_is_told_where_dice_fall() -> None:
    """Tekhenu rolls dice all the time; a move that leaves nothing to chance is no draw."""
    match = bot_game("tekhenu", 2, "luck", 14)
    played = from_log(match.log)
    analysis = analyse(played, QUICK)
    drawn = {move.number for move in played.moves if move.purposes}
    # A pile shuffled face down tells nobody anything: not every use of chance is luck.
    assert drawn & {draw.move for draw in analysis.draws}
    assert len(analysis.draws) < len(played.moves)


def test_a_finished_game_ends_with_its_winner() -> None:
    match = bot_game("amun-re", 3, "end", 10_000, "random")
    analysis = analyse(from_log(match.log), Wish(iterations=2, seats=()))
    end = analysis.curve[-1].chances
    assert match.result is not None
    assert {seat for seat, chance in end.items() if chance} == {"ABC"[seat] for seat in match.result.winners}
    assert analysis.result == match.result.to_dict()
    assert len(analysis.turning_points) == 3
    assert (analysis.seats, analysis.decisions) == ([], [])


def played_table(name: str) -> Table:
    """A table with an undo and a sealed answer that was taken back."""
    game = game_named(name)
    table = Table("t", game, 3, {}, [Seat("hotseat", f"P{at}", "u") for at in range(3)], "seed", "salt")
    table.start("now")
    for _ in range(20):
        seat = table.to_act[0]
        table.play(seat, game.space.text(table.state.legal(seat)[0]), Asked("now", "u"))
    return table


def test_moves_that_were_undone_are_not_judged() -> None:
    table = played_table("kemet")
    before = [(record.seat, record.do) for record in table.records if record.do]
    last = table.records[-1]
    assert last.seat is not None
    table.undo(last.seat, "step", Asked("now", "u"))
    legal = [table.game.space.text(code) for code in table.state.legal(last.seat)]
    table.play(last.seat, legal[-1], Asked("now", "u"))
    played = read_game(presentation.export(table))
    assert played.names == ["P0", "P1", "P2"]
    assert [table.game.space.text(move.code) for move in played.moves] == [
        *(do for _, do in before[:-1]),
        legal[-1],
    ]
    assert played.moves[-1].number == table.seq
    assert table.game.hash(played.last) == table.game.hash(table.state)


def test_a_sealed_answer_taken_back_is_not_judged() -> None:
    match = ennead.start("amun-re", 3, "sealed")
    while len(match.to_act) < 2 or not match.legal(match.to_act[0]):
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    seat = match.to_act[0]
    taken_back, meant = match.legal(seat)[:2]
    match.play(taken_back, seat)
    match.retract(seat)
    match.play(meant, seat)
    played = from_log(match.log)
    own = [move.code for move in played.moves if move.seat == seat]
    assert own[-1] == meant.code
    assert len(played.moves) == sum(record.do != "" for record in match.records) - 1


@pytest.mark.parametrize(
    ("found", "says"),
    [
        ([], "it is no game"),
        ({}, "None"),
        ({"game": "chess"}, "chess"),
        ({"game": "kemet", "format": 7}, "not a log of kemet"),
        ({"game": "kemet", "records": []}, "format"),
        ({"log": 3}, "it is no game"),
        (ennead.start("kemet", 2, 1).log, "nobody has decided anything"),
    ],
)
def test_what_is_no_game_is_refused_in_words(found: Any, says: str) -> None:
    with pytest.raises(BadGame, match=says):
        read_game(found)


def test_a_log_that_does_not_fit_the_rules_is_refused() -> None:
    log = short_log("kemet")
    log["records"][-1] |= {"do": "nonsense"}
    with pytest.raises(BadGame, match="does not fit"):
        read_game(log)
