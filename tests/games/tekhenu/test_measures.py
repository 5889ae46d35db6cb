"""What a preview says besides amounts: where an action of a god leads while it still asks something."""

from ennead.core.referee import LiveReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.testing import Table


def notes_of(table: Table, action: str) -> dict[str, dict[str, int | str]]:
    """The notes of seat A's action, by name."""
    before = table.state
    after = before.clone()
    referee = LiveReferee("preview")
    after.play(GAME.space.parse(action).code, referee, 0)
    return {note.name: dict(note.values) for note in GAME.notes(before, after, 0, list(referee.events))}


def test_the_action_of_a_god_tells_what_it_will_cost() -> None:
    table = Table(dice="ra-white-5 ra-gray-5").goods(A="limestone 3").turn().take("ra white 5")
    assert notes_of(table, "perform ra")["may_ra"]["value"] == 5
    assert "may_ra" not in notes_of(table, "produce limestone")


def test_what_happens_at_once_is_told_by_its_amounts() -> None:
    table = Table(dice="bastet-yellow-3 bastet-gray-3").goods(A="papyrus 2").turn().take("bastet yellow 3")
    assert "may_bastet" not in notes_of(table, "perform bastet")
    table = (
        Table(dice="bastet-yellow-3 bastet-gray-3").goods(A="papyrus 2 gold 1").turn().take("bastet yellow 3")
    )
    assert notes_of(table, "perform bastet")["may_bastet"] == {"value": 3, "cost": 2}
