"""Every puzzle that is kept: a position as it was, nothing secret in it, and a solution that is the best."""

import json
from collections import Counter
from datetime import date, timedelta

import pytest

import ennead
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee
from ennead.practice import Puzzle, daily, puzzles
from ennead.practice.making import DEEPER, ERRORS, FEWEST, MOST, OBVIOUS, ROUNDS, confirm
from ennead.practice.puzzle import file_of, read, write

GAMES = ennead.games()
COUNT = 30
MOST_BYTES = 150_000
# In chance to win; most games ask for more.
LEAST_MARGIN = 0.03


def every(name: str) -> list[Puzzle]:
    return puzzles(ennead.game(name)).puzzles


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_puzzles_and_says_how_they_were_made(name: str) -> None:
    game = ennead.game(name)
    found = puzzles(game)
    assert len(found.puzzles) == found.counts["kept"] == COUNT
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
    assert found.made_by.startswith(f"ennead practice make {name} --count {COUNT} --seed ")
    assert file_of(game).stat().st_size < MOST_BYTES
    assert read(game, json.loads(write(found))) == found


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_as_recorded_and_every_choice_is_legal(name: str) -> None:
    game = ennead.game(name)
    for puzzle in every(name):
        state = puzzle.state()
        assert game.hash(state) == puzzle.hash
        assert puzzle.seat in state.to_act()
        decision = game.decision(state, puzzle.seat)
        assert decision is not None
        assert decision["name"] == puzzle.question
        assert sorted(each.action for each in puzzle.choices) == sorted(decision["options"])
        for choice in puzzle.choices:
            assert choice.line[0] == ("ABCDE"[puzzle.seat], choice.action)


@pytest.mark.parametrize("name", GAMES)
def test_one_choice_is_clearly_the_best(name: str) -> None:
    for puzzle in every(name):
        assert FEWEST <= len(puzzle.choices) <= MOST
        assert puzzle.margin >= max(LEAST_MARGIN, ERRORS * puzzle.error)
        chances = [choice.chances[puzzle.seat] for choice in puzzle.choices]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] == pytest.approx(puzzle.margin, abs=0.002)


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_of_many_kinds(name: str) -> None:
    game, found = ennead.game(name), every(name)
    questions = Counter(puzzle.question for puzzle in found)
    assert len(questions) >= 4
    assert max(questions.values()) <= 11
    assert {puzzle.players for puzzle in found} >= {count for count in game.players if count > 1}
    assert len({puzzle.position.get("round", puzzle.move // 50) for puzzle in found}) >= 3
    # What comes to mind first solves few of them.
    likeliest = 0
    for puzzle in found:
        state = puzzle.state()
        codes = state.legal(puzzle.seat)
        priors = knowledge_of(game).priors(state, puzzle.seat, codes)
        likeliest += game.space.text(codes[priors.index(max(priors))]) == puzzle.solution.action
    assert likeliest <= 2 * OBVIOUS * COUNT


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_holds_no_secret(name: str) -> None:
    """All that the seat can't know drawn anew: it sees the same, and is asked the same."""
    game = ennead.game(name)
    for puzzle in every(name):
        state = puzzle.state()
        shown = game.view(state, puzzle.seat)
        for seed in range(3):
            other = game.determinize(state, puzzle.seat, FastReferee(f"leak/{seed}"))
            assert game.view(other, puzzle.seat) == shown


@pytest.mark.parametrize("name", GAMES)
def test_a_new_search_finds_the_same(name: str) -> None:
    """A short look at the clearest one; `test_all_solutions_are_confirmed` looks at all."""
    clearest = max(every(name), key=lambda puzzle: puzzle.margin / max(puzzle.error, 0.001))
    assert confirm(clearest, "quick", 60)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_all_solutions_are_confirmed(name: str) -> None:
    """As deep as the look that confirmed them, with another seed."""
    doubtful = [each.id for each in every(name) if not confirm(each, "long", DEEPER * ROUNDS)]
    assert doubtful == []


def test_each_day_has_another_puzzle_until_all_had_theirs() -> None:
    found = every("kemet")
    first = date.fromordinal(739_000 // COUNT * COUNT)
    days = [daily(first + timedelta(days=after), found) for after in range(COUNT)]
    assert len({puzzle.id for puzzle in days}) == COUNT
    assert daily(first, list(reversed(found))) is days[0]
