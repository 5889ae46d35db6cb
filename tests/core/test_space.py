"""Actions read and write, and every code has one text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.core.codec import Domain, numbers
from ennead.core.space import ActionSpace, UnknownAction, Verb

PLACE = Domain("place", ["north", "south", "east"])
SPACE = ActionSpace([Verb("pass"), Verb("move", PLACE, PLACE), Verb("pay", PLACE, numbers("gold", 1, 7))])


def test_codes_are_dense_and_in_order() -> None:
    texts = [SPACE.text(code) for code in range(SPACE.size)]
    assert SPACE.size == 1 + 9 + 21
    assert texts[:4] == ["pass", "move north north", "move north south", "move north east"]
    assert texts[-1] == "pay east 7"
    assert len(set(texts)) == SPACE.size


@given(st.integers(0, SPACE.size - 1))
def test_text_and_code_round_trip(code: int) -> None:
    action = SPACE.action(code)
    assert SPACE.parse(str(action)) == action
    assert SPACE.parse(f"  {str(action).upper()} ").code == code
    assert action.args == tuple(str(action).split()[1:])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "missing"),
        ("fly north", "'fly' is not an action"),
        ("move north", "move PLACE PLACE"),
        ("move north west", "'west' is not a place"),
        ("pay east 8", "'8' is not a gold"),
    ],
)
def test_what_is_no_action_gets_a_reason(text: str, complaint: str) -> None:
    with pytest.raises(UnknownAction, match=complaint):
        SPACE.parse(text)


def test_names_with_spaces_or_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="unique"):
        Domain("place", ["a", "a"])
    with pytest.raises(ValueError, match="spaces"):
        Domain("place", ["upper egypt"])
