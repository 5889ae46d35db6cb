"""Section 16: Thoth and the card market; decks and discard piles."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.cards import CARD
from ennead.games.tekhenu.rules.market import draw, fill_market
from ennead.games.tekhenu.testing import Table


def thoth(value: int, papyrus: int, track: tuple[int, int] = (6, 8)) -> Table:
    return Table(dice=f"thoth-black-{value} bastet-gray-1").goods(A=f"papyrus {papyrus}").track(A=track)


def perform(table: Table, value: int) -> Table:
    return table.turn().take(f"thoth black {value}").do("perform thoth")


@pytest.mark.rule("TK-THO-01", "TK-THO-02")
@pytest.mark.parametrize(
    ("value", "cards", "cost"), [(1, 1, 0), (2, 1, 0), (3, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)]
)
def test_cards_and_papyrus_by_value(value: int, cards: int, cost: int) -> None:
    table = perform(thoth(value, 5), value).do("no_refresh, section 2")
    taken = 0
    while table.asks == "thoth_card":
        table.do(f"take_card {sorted(table.offers('take_card'))[0]}")
        taken += 1
    assert taken == cards
    assert table.has("papyrus") == 5 - cost


@pytest.mark.rule("TK-THO-03")
def test_all_cards_come_from_one_section() -> None:
    table = perform(thoth(3, 2), 3).do("section 1")
    assert table.offers("take_card") == {name for name in table.section(1) if name}


@pytest.mark.rule("TK-THO-04", "TK-INV-11")
@pytest.mark.parametrize(
    ("happiness", "sections"),
    [(1, "1"), (4, "1"), (5, "12"), (8, "12"), (9, "123"), (12, "123"), (13, "1234"), (21, "1234")],
)
def test_sections_by_happiness(happiness: int, sections: str) -> None:
    table = perform(thoth(1, 0, (happiness, 21)), 1)
    offered = table.offers("section") if table.asks == "thoth_section" else {"1"}
    assert offered == set(sections)


@pytest.mark.rule("TK-THO-04", "TK-THO-09")
def test_without_happiness_no_thoth() -> None:
    table = thoth(1, 0, (0, 5)).turn().take("thoth black 1")
    assert table.is_idle()
    assert table.has("granite") == 1
    gaps = thoth(3, 5, (2, 5)).market(1, "- - t24").turn().take("thoth black 3")
    assert gaps.has("granite") == 2  # one card is too few for two
    poor = thoth(3, 1).turn().take("thoth black 3")
    assert poor.has("granite") == 2


@pytest.mark.rule("TK-EX-16", "TK-THO-01", "TK-THO-05", "TK-PAY-01", "TK-MKT-07", "TK-MKT-03", "TK-MKT-04")
def test_refresh_and_three_cards() -> None:
    table = thoth(5, 3).goods(A="papyrus 3 gold 1")
    before = table.section(2)
    perform(table, 5).do("refresh 2, pay gold1")
    after = table.section(2)
    assert not set(before) & set(after)
    assert [name[0] for name in after if name] == ["b", "b", "t", "t"]
    discarded = {CARD.names[card] for card in table.state.blessing_discard}
    assert discarded == {name for name in before if name and name[0] == "b"}
    taken = [name for name in after if name][:3]
    table.do("section 2, " + ", ".join(f"take_card {name}" for name in taken[:2]))
    assert table.section(2)[:2] == [None, None]
    table.do(f"take_card {taken[2]}")
    assert table.all_goods() == {}
    assert table.is_idle()
    assert [name[0] for name in table.section(2) if name] == ["b", "b", "t", "t"]


@pytest.mark.rule("TK-THO-06", "TK-THO-07")
def test_each_section_once_also_out_of_reach_but_never_beyond_the_papyrus() -> None:
    table = perform(thoth(3, 4, (2, 13)), 3)
    assert table.offers("refresh") == {"1", "2", "3", "4"}
    table.do("refresh 4")
    assert table.offers("refresh") == {"1", "2", "3"}
    assert str(table.refused("refresh 4")).startswith("section already refreshed")
    table.do("refresh 1")
    assert table.asks == "thoth_card"  # 2 papyrus left for the cards
    assert table.has("papyrus") == 0


@pytest.mark.rule("TK-THO-08")
def test_a_refresh_leaves_gaps() -> None:
    table = perform(thoth(1, 1).market(1, "b24 - t24"), 1).do("refresh 1, section 1")
    assert table.section(1)[1] is None
    assert table.section(1)[0] != "b24"


@pytest.mark.rule("TK-THO-10", "TK-MKT-02", "TK-BLG-01", "TK-TEG-01")
def test_where_cards_taken_go() -> None:
    table = perform(thoth(3, 2, (9, 9)), 3).do("section 3")
    _blessing, technology, _, law = table.section(3)
    table.do(f"take_card {law}, take_card {technology}")
    assert table.state.laws[0].bit_count() == 1
    assert table.state.technologies[0].bit_count() == 1
    other = GAME.view(table.state, 1)["seats"][0]
    assert other["technologies"] == [technology]
    assert "laws" not in other
    assert other["laws_held"] == 1


@pytest.mark.rule("TK-MKT-04")
def test_a_second_thoth_action_sees_the_gaps() -> None:
    table = Table(dice="bastet-yellow-1 bastet-gray-1").give(A="b17 b18").goods(A="scribe 2 papyrus 2").turn()
    table.do("normal, take bastet yellow 1, extra thoth, extra thoth, done, perform_extra thoth, no_refresh")
    first = sorted(table.offers("take_card"))[0]
    table.do(f"take_card {first}, perform_extra thoth, no_refresh")
    assert len(table.offers("take_card")) == 2


@pytest.mark.rule("TK-CMP-08")
def test_any_number_of_cards() -> None:
    table = thoth(1, 0).give(A=" ".join(f"t{number:02}" for number in range(1, 13)))
    card = next(name for name in table.section(1) if name and name[0] == "t")
    perform(table, 1).do("section 1" if table.asks == "thoth_section" else f"take_card {card}")
    table.do(f"take_card {card}") if table.asks == "thoth_card" else None
    assert table.state.technologies[0].bit_count() == 13


@pytest.mark.rule("TK-CMP-09", "TK-MKT-02")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    table = Table()
    table.state.blessing_discard.extend(table.state.blessing_deck)
    count = len(table.state.blessing_discard)
    table.state.blessing_deck.clear()
    card = draw(table.in_play, 0)
    assert card // 24 == 0
    assert len(table.state.blessing_deck) == count - 1
    assert table.state.blessing_discard == []
    table.state.blessing_deck.clear()
    assert draw(table.in_play, 0) == NOBODY
    table.state.market[0] = NOBODY
    fill_market(table.in_play)
    assert table.state.market[0] == NOBODY
