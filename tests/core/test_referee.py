"""Chance: keyed, fair, independent by purpose, replayable and scriptable."""

from collections import Counter

import pytest

from ennead.core.referee import (
    Chance,
    FastReferee,
    KeyedReferee,
    LiveReferee,
    ReplayMismatch,
    ReplayReferee,
    ScriptedReferee,
)


def shuffled(referee: KeyedReferee | FastReferee, purpose: str, size: int = 20) -> list[int]:
    items = list(range(size))
    referee.shuffle(purpose, items)
    assert sorted(items) == list(range(size))
    return items


def test_same_seed_same_chance_and_known_forever() -> None:
    """These numbers may never change: saved games and seeds depend on them."""
    referee = KeyedReferee(7)
    assert [referee.below("die", 6) for _ in range(8)] == [3, 1, 5, 0, 5, 5, 0, 4]
    assert shuffled(KeyedReferee("seven"), "deck", 10) == [0, 6, 4, 5, 2, 9, 1, 8, 7, 3]


def test_a_new_purpose_does_not_shift_another() -> None:
    one, two = KeyedReferee(1), KeyedReferee(1)
    two.below("something new", 100)
    shuffled(two, "something else")
    assert shuffled(one, "deck") == shuffled(two, "deck")
    assert one.below("die", 10**6) == two.below("die", 10**6)


def test_uses_of_one_purpose_differ() -> None:
    referee = KeyedReferee(1)
    assert len({tuple(shuffled(referee, "deck")) for _ in range(50)}) == 50


@pytest.mark.parametrize("referee", [KeyedReferee(3), FastReferee(3)], ids=["keyed", "fast"])
def test_chance_is_fair(referee: KeyedReferee | FastReferee) -> None:
    """Chi-square of a six-sided die (5 degrees, p = 0.0001) and of where a card ends up."""
    rolls = Counter(referee.below("die", 6) for _ in range(12000))
    assert sum((rolls[face] - 2000) ** 2 / 2000 for face in range(6)) < 25.7
    places = Counter(shuffled(referee, "deck", 6).index(0) for _ in range(6000))
    assert sum((places[place] - 1000) ** 2 / 1000 for place in range(6)) < 25.7


def test_a_live_referee_remembers_and_a_replay_repeats() -> None:
    live = LiveReferee("s")
    results = [live.below("die", 6), *shuffled(live, "deck", 5)]
    live.tell(3, 1, 2)
    assert [(event.kind, event.values) for event in live.events] == [(3, (1, 2))]
    again = ReplayReferee("another seed", live.chances)
    assert [again.below("die", 6), *shuffled(again, "deck", 5)] == results
    assert again.exhausted()


def test_a_replay_goes_on_where_the_log_ends() -> None:
    whole = LiveReferee("s")
    first, second = whole.below("die", 1000), whole.below("die", 1000)
    part = ReplayReferee("s", whole.chances[:1])
    assert (part.below("die", 1000), part.below("die", 1000)) == (first, second)


@pytest.mark.parametrize(
    "recorded",
    [Chance("die", [6]), Chance("deck", [0]), Chance("die", [1, 2])],
    ids=["out of range", "other purpose", "not one number"],
)
def test_a_log_that_does_not_fit_is_refused(recorded: Chance) -> None:
    with pytest.raises(ReplayMismatch):
        ReplayReferee("s", [recorded]).below("die", 6)


def test_a_logged_order_must_hold_the_same_things() -> None:
    with pytest.raises(ReplayMismatch):
        ReplayReferee("s", [Chance("deck", [0, 0, 1])]).shuffle("deck", [0, 1, 2])


def test_a_script_puts_cards_on_top() -> None:
    referee = ScriptedReferee({"deck": [[4, 2]], "die": [[5]]})
    deck = list(range(6))
    referee.shuffle("deck", deck)
    assert [deck.pop(), deck.pop()] == [4, 2]
    assert [referee.below("die", 6), referee.below("die", 6)] == [5, 0]
    with pytest.raises(ValueError, match="below 3"):
        ScriptedReferee({"die": [[3]]}).below("die", 3)
