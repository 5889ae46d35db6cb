"""Plans: every seed with every rotation, the same games from the same seed, and clear refusals."""

from collections import Counter

import pytest

from ennead.arena import ArenaError, Entrant, Plan
from ennead.arena.entrants import parse_entrant
from ennead.arena.plan import DUEL, FIELD, ONE, arrangements
from ennead.core.game import BadOption

A, B, C = Entrant("greedy"), Entrant("random"), Entrant("search:20")


def letters(kind: str, entrants: list[Entrant], players: int) -> list[str]:
    short = {A: "A", B: "B", C: "C"}
    return ["".join(short[each] for each in table) for table in arrangements(kind, entrants, players)]


@pytest.mark.parametrize(
    ("kind", "entrants", "players", "tables"),
    [
        (DUEL, [A, B], 2, ["AB", "BA"]),
        (DUEL, [A, B], 4, ["ABAB", "BABA"]),
        (DUEL, [A, B], 3, ["ABA", "BAA", "AAB", "BAB", "ABB", "BBA"]),
        (ONE, [A, B], 4, ["ABBB", "BBBA", "BBAB", "BABB"]),
        (ONE, [A, B, C], 4, ["ABCB", "BCBA", "CBAB", "BABC"]),
        (FIELD, [A, B, C], 2, ["AB", "BA", "AC", "CA", "BC", "CB"]),
        (FIELD, [A, B, C], 3, ["ABC", "BCA", "CAB"]),
        (FIELD, [A], 3, ["AAA"]),
        (FIELD, [A], 1, ["A"]),
    ],
)
def test_line_ups_and_their_rotations(
    kind: str, entrants: list[Entrant], players: int, tables: list[str]
) -> None:
    assert letters(kind, entrants, players) == tables


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("kind", "entrants"), [(DUEL, [A, B]), (ONE, [A, B]), (FIELD, [A, B, C])])
def test_everybody_sits_on_every_seat_equally_often(kind: str, entrants: list[Entrant], players: int) -> None:
    tables = arrangements(kind, entrants, players)
    for entrant in entrants:
        seats = Counter(seat for table in tables for seat, each in enumerate(table) if each == entrant)
        assert len(seats) == players
        assert len(set(seats.values())) == 1


def test_each_seed_is_played_once_with_each_rotation() -> None:
    plan = Plan("amun-re", (3, 4), (A, B), games=10, seed="s", kind=ONE)
    jobs = list(plan.jobs())
    assert [job.number for job in jobs] == [*range(12), *range(12)]
    sets = Counter((job.players, job.seed) for job in jobs)
    assert sets == {(3, f"s/3/{i}"): 3 for i in range(4)} | {(4, f"s/4/{i}"): 4 for i in range(3)}
    assert list(plan.jobs()) == jobs


def test_seeds_of_bots_differ_and_do_not_show_the_seed_of_the_game() -> None:
    jobs = list(Plan("amun-re", (3,), (A, B), games=6, seed="secret", kind=ONE).jobs())
    seeds = {job.bot_seed(seat) for job in jobs for seat in range(3)}
    draws = {job.draw_seed(seat, moment) for job in jobs for seat in range(3) for moment in range(3)}
    assert len(seeds) == 18
    assert len(draws) == 54
    assert not any("secret" in text for text in seeds | draws)


def test_a_plan_is_known_by_its_games_and_not_by_their_number() -> None:
    plan = Plan("amun-re", (3,), (A, B), games=6, seed="s", kind=ONE)
    more = Plan("amun-re", (3,), (A, B), games=60, seed="s", kind=ONE)
    other = Plan("amun-re", (3,), (A, B), games=6, seed="t", kind=ONE)
    assert plan.id == more.id != other.id
    assert Plan.from_dict(plan.to_dict()) == plan


def test_a_plan_tells_the_command_that_plays_it() -> None:
    own = Entrant("mine", "my.bots:make")
    plan = Plan("amun-re", (3, 4), (own, B), 8, "s", DUEL, {"expert": True}, time_limit=5)
    assert plan.command() == (
        "ennead arena run amun-re --players 3,4 --option expert=true --versus mine=my.bots:make random "
        "--games 8 --seed s --time-limit 5"
    )


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("amun-re", (3,), (A, B), 0), "at least 1 game"),
        (Plan("amun-re", (3,), (A, A), 5), "same name"),
        (Plan("amun-re", (3,), (A,), 5, kind=DUEL), "at least 2 entrants"),
        (Plan("amun-re", (3,), (A, B), 5, time_limit=0), "needs some time"),
        (Plan("tekhenu", (1,), (A, B), 5, kind=DUEL), "solo"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        plan.check()


def test_the_rules_refuse_player_counts_and_options() -> None:
    with pytest.raises(BadOption, match="not 2"):
        Plan("amun-re", (2,), (A, B), 5).check()
    with pytest.raises(BadOption, match="no option 'speed'"):
        Plan("amun-re", (3,), (A, B), 5, options={"speed": True}).check()


def test_entrants_are_read_as_typed() -> None:
    assert parse_entrant("search:1.5s") == Entrant("search:1.5s")
    assert parse_entrant("mine=my.bots:make") == Entrant("mine", "my.bots:make")
    for wrong in ("deep", "mine=my.bots", "search:soon", "=x:y"):
        with pytest.raises(ArenaError):
            parse_entrant(wrong)
