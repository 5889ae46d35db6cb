"""Practice over HTTP: the same puzzle of the day for all, no solution before the answer, clear refusals."""

from typing import Any

import pytest

import ennead
from ennead.practice import Puzzle, puzzles
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer

GAMES = ennead.games()
# What only who has answered may learn.
SOLUTION = {"choices", "margin", "solution", "right", "cost", "chance", "line", "hash", "position", "seed"}


def keys(value: Any) -> set[str]:
    """Every key of a document, its views aside: those are checked against what the seat may see."""
    if isinstance(value, dict):
        return set(value) | {key for name, each in value.items() if name != "view" for key in keys(each)}
    if isinstance(value, list):
        return {key for each in value for key in keys(each)}
    return set()


def first(name: str) -> Puzzle:
    return puzzles(ennead.game(name)).puzzles[0]


async def visitor(live: LiveServer) -> Person:
    person = Person(live.base)
    await person.look()
    return person


@awaited
async def test_the_puzzle_of_the_day_is_the_same_for_all(live: LiveServer) -> None:
    one, other = await visitor(live), await Person.guest(live.base, "other")
    listed = await one.get("/api/practice")
    assert listed == await other.get("/api/practice")
    names = {each["game"]: {puzzle["id"] for puzzle in each["puzzles"]} for each in listed["games"]}
    assert set(names) == set(GAMES)
    assert listed["daily"]["id"] in names[listed["daily"]["game"]]
    assert all(each["daily"] in names[each["game"]] for each in listed["games"])
    assert not keys(listed) & SOLUTION


@pytest.mark.parametrize("name", GAMES)
@awaited
async def test_a_puzzle_is_what_its_seat_sees(live: LiveServer, name: str) -> None:
    someone, puzzle = await visitor(live), first(name)
    shown = await someone.get(f"/api/practice/{name}/{puzzle.id}")
    assert shown["view"] == puzzle.game.view(puzzle.state(), puzzle.seat)
    assert shown["view"]["viewer"] == shown["seat"]
    assert not keys(shown) & SOLUTION
    action = shown["view"]["decision"]["options"][-1]
    path = f"/api/practice/{name}/{puzzle.id}"
    preview = await someone.http.get(f"{path}/preview", params={"action": action})
    assert preview.json()["action"] == action
    assert not keys(preview.json()) & SOLUTION
    assert {each["verb"] for each in await someone.get(f"{path}/why")} <= {
        verb.name for verb in puzzle.game.space.verbs
    }


@pytest.mark.parametrize("name", GAMES)
@awaited
async def test_an_answer_is_told_what_it_is_worth(live: LiveServer, name: str) -> None:
    someone, puzzle = await visitor(live), first(name)
    path = f"/api/practice/{name}/{puzzle.id}/answer"
    right = await someone.post(path, {"action": puzzle.solution.action})
    assert right["right"] is True
    assert right["cost"] == 0.0
    assert not any(right["points_cost"].values())
    worst = puzzle.choices[-1]
    wrong = await someone.post(path, {"action": worst.action})
    assert wrong["right"] is False
    assert wrong["cost"] >= wrong["margin"] - 0.002
    assert wrong["choices"] == right["choices"]
    assert [each["action"] for each in wrong["choices"]] == [each.action for each in puzzle.choices]
    lost = sum(wrong["points_cost"].values())
    assert lost == pytest.approx(puzzle.solution.points - worst.points, abs=0.1)
    assert wrong["rules"]


@awaited
async def test_what_is_no_answer_is_refused(live: LiveServer) -> None:
    someone, puzzle = await visitor(live), first("kemet")
    path = f"/api/practice/kemet/{puzzle.id}"
    for asked, status, reason in (
        ("/api/practice/kemet/00000000", 404, "unknown-puzzle"),
        (f"/api/practice/senet/{puzzle.id}", 404, "unknown-game"),
        (f"/api/practice/amun-re/{puzzle.id}", 404, "unknown-puzzle"),
        (f"{path}/preview?action=nonsense", 409, "unknown-action"),
        (f"{path}/preview", 422, "wrong-values"),
    ):
        answer = await someone.http.get(asked)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (status, reason), asked
    for body, status in (({"action": "nonsense"}, 409), ({}, 422), ({"action": "x" * 300}, 422), (None, 422)):
        answer = await someone.send("POST", f"{path}/answer", body)
        assert answer.status_code == status, body
        assert not keys(answer.json()) & SOLUTION
    impossible = next(
        each for each in await someone.get(f"{path}/why") if each["refusal"]["reason"] != "not-possible-now"
    )
    answer = await someone.send("POST", f"{path}/answer", {"action": impossible["actions"][0]})
    assert answer.json()["error"]["reason"] == impossible["refusal"]["reason"]
