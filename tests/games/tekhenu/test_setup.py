"""Section 4: setup, and sections 2 and 3 as far as they show at the start."""

from typing import cast

import pytest

from ennead.core.codec import NOBODY
from ennead.core.game import BadOption
from ennead.core.referee import ScriptedReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.cards import CARD, FAMILY, LAW_CARD
from ennead.games.tekhenu.rules.components import DIE
from ennead.games.tekhenu.rules.invariants import broken
from ennead.games.tekhenu.rules.maat import ankh_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.testing import Table


def keep_first_laws(table: Table) -> Table:
    """Everybody keeps the first law dealt."""
    while table.asks == "setup_law":
        seat = table.state.to_act()[0]
        table.state.play(table.state.legal(seat)[0], table.referee, seat)
    return table


@pytest.mark.rule("TK-GEN-01")
def test_two_to_four_players_or_one_with_the_bot() -> None:
    assert GAME.players == (1, 2, 3, 4)
    assert [Table.new(players).state.seats for players in (1, 2, 3, 4)] == [2, 2, 3, 4]
    with pytest.raises(BadOption):
        GAME.check_options(5, {})
    with pytest.raises(BadOption):
        GAME.check_options(2, {"difficulty": "hard"})


@pytest.mark.rule("TK-SET-01", "TK-SET-02")
@pytest.mark.parametrize("arrow", range(1, 7))
def test_the_arrow_is_drawn_and_the_scoring_markers_lie_four_and_eight_on(arrow: int) -> None:
    table = Table.new(draws={"arrow": str(arrow)})
    assert table.state.arrow == arrow - 1
    assert [marker + 1 for marker in table.state.markers] == [(arrow + 3) % 6 + 1, (arrow + 1) % 6 + 1]


@pytest.mark.rule("TK-SET-03", "TK-CMP-10")
def test_three_pillar_tiles_lie_open_from_the_left() -> None:
    table = Table.new(draws={"pillar tiles": "p05 p10 p22"})
    assert table.state.display == [4, 9, 21]
    assert len(table.state.stack) == 24


@pytest.mark.rule("TK-SET-04")
def test_horus_tiles_are_shuffled_onto_their_slots() -> None:
    table = Table.new(draws={"horus tiles": "bastet horus osiris ra hathor thoth"})
    assert list(table.position["horus_tiles"].values()) == [
        "bastet",
        "horus",
        "osiris",
        "ra",
        "hathor",
        "thoth",
    ]


@pytest.mark.rule("TK-SET-05")
def test_the_printed_layout() -> None:
    table = Table.new(horus_layout="printed", draws={"horus tiles": "bastet horus osiris ra hathor thoth"})
    assert table.state.horus_tiles == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("TK-SET-06")
def test_gold_lies_on_four_statue_slots_and_beside_row_2() -> None:
    for slot in ("temple_row", "temple_col", "workshops", "quarries"):
        table = Table(dice="horus-white-1").goods(A="granite 2").turn().take("horus white 1")
        table.do(f"perform horus, people_statue {slot}")
        assert table.has("gold") == 1
    table = Table(dice="osiris-black-2").turn().take("osiris black 2").do("perform osiris, district bread")
    assert table.has("gold") == 1


@pytest.mark.rule("TK-SET-07", "TK-SET-08", "TK-SET-09")
@pytest.mark.parametrize(
    ("players", "dice"),
    [(1, [4, 4, 4, 4, 6]), (2, [4, 4, 4, 4, 6]), (3, [5, 5, 5, 5, 4]), (4, [5, 5, 5, 5, 6])],
)
def test_dice_in_play_by_players(players: int, dice: list[int]) -> None:
    state = Table.new(players).state
    counts = state.bag[:]
    for die in state.wheel:
        counts[die % DIE // 6] += 1
    assert counts == dice


@pytest.mark.rule("TK-SET-10")
def test_three_rolled_dice_for_each_sector() -> None:
    referee = ScriptedReferee({"bag": [[0], [4], [19]], "roll": [[0], [5], [2]]})
    state = cast(TekhenuState, GAME.start(2, None, referee))
    sectors = [die // DIE for die in state.wheel]
    assert [sectors.count(god) for god in range(6)] == [3] * 6
    first = [(die % DIE // 6, die % 6 + 1) for die in state.wheel[:3]]
    # Yellow; of the 21 left the fifth is brown; the last of 20 is grey
    assert first == [(0, 1), (1, 6), (4, 3)]


@pytest.mark.rule("TK-SET-11", "TK-SET-12", "TK-SET-13")
def test_every_player_starts_alike() -> None:
    table = Table.new(3)
    for letter in "ABC":
        assert table.all_goods(letter) == {"gold": 1, "scribe": 1}
        assert table.vp(letter) == 10
        assert (table.happiness(letter), table.population(letter)) == (2, 5)
        assert [table.marker(name, letter) for name in ("papyrus", "bread", "limestone", "granite")] == [
            2
        ] * 4
    assert table.state.buildings == table.state.statues == table.state.pillars == [0, 0, 0]


@pytest.mark.rule("TK-SET-14")
@pytest.mark.parametrize(("players", "there"), [(1, False), (2, False), (3, True), (4, True)])
def test_t16_and_z20_need_three_players(players: int, there: bool) -> None:
    state = Table.new(players).state
    assert (CARD.index["t16"] in [*state.technology_deck, *state.market]) == there
    laws = [*state.law_deck, *(2 * FAMILY + each for each in state.dealt_laws if each >= 0)]
    assert (CARD.index["z20"] in laws) == there


@pytest.mark.rule("TK-SET-15", "TK-SET-16", "TK-SET-17", "TK-MKT-01", "TK-MKT-05")
def test_decks_and_the_first_two_sections() -> None:
    draws = {"deck 0": "b01 b02 b03 b04", "deck 1": "t01 t02 t03", "deck 2": "z01 z02"}
    table = Table.new(3, draws=draws)
    assert table.section(1) == ["b01", "b02", "t01"]
    assert table.section(2) == ["b03", "b04", "t02", "t03"]
    assert table.section(3) == [None] * 4
    assert table.section(4) == [None] * 4
    assert table.state.open_sections == 2
    sizes = [len(deck) for deck in (table.state.blessing_deck, table.state.technology_deck)]
    assert sizes == [20, 21]


@pytest.mark.rule("TK-SET-18", "TK-DEC-05")
def test_laws_are_kept_in_secret_and_the_others_go_under_in_seat_order() -> None:
    table = Table.new(3, draws={"deck 2": "z01 z02 z03 z04 z05 z06"})
    assert table.actor == "ABC"
    table.do("C: keep_law z05, A: keep_law z02")
    assert table.state.laws == [0, 0, 0]
    table.do("B: keep_law z03")
    assert table.position["laws"] == {"A": ["z02"], "B": ["z03"], "C": ["z05"]}
    under = [LAW_CARD.names[number - 2 * FAMILY] for number in table.state.law_deck[:3]]
    assert under == ["z06", "z04", "z01"]


@pytest.mark.rule("TK-SET-19")
def test_laws_come_before_starting_cards_are_seen() -> None:
    table = Table.new()
    assert table.state.starting_cards == []
    keep_first_laws(table)
    assert len(table.state.starting_cards) == 5


@pytest.mark.rule("TK-SET-20")
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_starting_cards_by_players(players: int, count: int) -> None:
    table = keep_first_laws(Table.new(players))
    assert len(table.state.starting_cards) == count
    assert len(table.offers("starting_card")) == count


@pytest.mark.rule("TK-SET-21", "TK-SET-22")
def test_starting_cards_are_picked_in_snake_order() -> None:
    table = keep_first_laws(Table.new(3, draws={"first to pick": "B"}))
    order = ""
    while table.asks == "setup_start_card":
        order += table.actor
        seat = table.state.to_act()[0]
        table.state.play(table.state.legal(seat)[0], table.referee, seat)
        if len(order) == 5:
            break
    assert order == "BCAAC"


def with_starts(players: int, picks: dict[str, str], rest: str = "") -> Table:
    """A game in which each seat has picked these two starting cards."""
    names = " ".join(picks.values()) + " " + rest
    table = keep_first_laws(Table.new(players, draws={"starting cards": names}))
    while table.asks == "setup_start_card":
        letter = table.actor
        wanted = [each for each in picks[letter].split() if each in table.offers("starting_card")]
        table.do(f"{letter}: starting_card {wanted[0]}")
    return table


@pytest.mark.rule("TK-SET-23", "TK-SET-24", "TK-EX-05")
def test_turn_order_by_initiative_with_the_highest_card_in_ties() -> None:
    table = with_starts(3, {"A": "s05 s09", "B": "s04 s10", "C": "s03 s12"}, "s01")
    assert table.order() == "CBA"


@pytest.mark.rule("TK-SET-25")
def test_destiny_cards_are_picked_in_turn_order() -> None:
    table = with_starts(3, {"A": "s07 s12", "B": "s08 s09", "C": "s10 s11"}, "s01")
    assert table.order() == "CAB"
    table.do("C: destiny c02")
    assert table.offers("destiny") == {"c01", "c03", "c04"}
    table.do("A: destiny c01, B: destiny c04")
    assert table.state.destiny == [0, 3, 1]


@pytest.mark.rule("TK-SET-27")
def test_a_destiny_card_lies_open_and_gives_its_ankh_value_until_the_next_choice() -> None:
    table = Table(3, order="ABC", dice="ra-gray-1")
    table.state.destiny = [3, 1, 0]
    assert [ankh_of(table.state, seat) for seat in range(3)] == [3, 1, 0]
    assert [seat["destiny"] for seat in GAME.view(table.state, 2)["seats"]] == ["c04", "c02", "c01"]
    table.run("new_destinies").do("A: destiny c01, B: destiny c04")
    assert [ankh_of(table.state, seat) for seat in range(2)] == [0, 3]


@pytest.mark.rule("TK-INV-13")
def test_everybody_has_one_destiny_card_and_no_two_the_same_but_while_they_choose() -> None:
    table = Table(3, order="ABC", dice="ra-gray-1")
    table.state.destiny = [3, 1, 0]
    table.run("new_destinies")
    assert table.state.destiny == [NOBODY] * 3
    table.do("A: destiny c02")
    assert "c02" not in table.offers("destiny")
    table.do("B: destiny c01, C: destiny c04")
    assert sorted(table.state.destiny) == [0, 1, 3]
    for wrong, told in (([1, 1, 0], "same destiny card"), ([1, NOBODY, 0], "no destiny card")):
        table.state.destiny = wrong
        assert [each for each in broken(table.state) if told in each]


@pytest.mark.rule("TK-SET-26", "TK-SET-28", "TK-STA-07", "TK-STA-12", "TK-DES-02", "TK-DES-01")
def test_start_effects_come_after_all_destiny_cards_in_turn_order() -> None:
    table = with_starts(2, {"A": "s07 s12", "B": "s04 s10"}, "s01")
    assert table.all_goods("A") == {"gold": 1, "scribe": 1}
    table.do("A: destiny c02, B: destiny c01")
    assert table.all_goods("A") == {"gold": 1 + 1 + 2 + 1, "scribe": 3}
    effects = [(event["seat"], event["start"]) for event in table.told("start_effect")]
    assert effects == [("A", "s07"), ("A", "s12"), ("B", "s04")]
    table.do("B: gain bread, gain bread, gain papyrus, gain granite, gain limestone")
    table.do("gain bread, gain papyrus, gain bread")
    assert table.has("scribe", "B") == 2
    assert table.state.own_starts == [NOBODY] * 4
    assert table.state.starting_cards == []


@pytest.mark.rule("TK-SET-29", "TK-STA-01")
def test_osiris_of_setup_pays_no_bonus_and_costs_no_happiness() -> None:
    table = with_starts(2, {"A": "s01 s07", "B": "s08 s12"}, "s11")
    table.gods(A="osiris").give(A="t01")
    table.do("destiny c02, destiny c01, district granite")
    assert (table.marker("granite"), table.has("granite")) == (4, 2)
    assert table.happiness() == 2
    assert table.has("faith") == 0
    assert table.won() == 0


@pytest.mark.rule("TK-SET-30", "TK-STA-11", "TK-DES-03")
def test_start_effects_may_open_a_section() -> None:
    table = with_starts(2, {"A": "s11 s12", "B": "s08 s07"}, "s01")
    table.do("A: destiny c03, B: destiny c01, A: move population")
    assert (table.happiness(), table.population()) == (4, 9)
    assert table.state.open_sections == 3
    assert None not in table.section(3)


@pytest.mark.rule("TK-STA-02", "TK-STA-03")
def test_s02_and_s03_allow_two_districts() -> None:
    table = with_starts(2, {"A": "s02 s07", "B": "s03 s08"}, "s01")
    table.do("B: destiny c01, A: destiny c02")
    assert table.offers("district") == {"papyrus", "bread"}
    table.do("B: district bread")
    assert (table.marker("bread", "B"), table.marker("papyrus", "B"), table.has("bread", "B")) == (3, 3, 2)
    assert table.happiness("B") == 2
    assert table.offers("district") == {"limestone", "granite"}
    table.do("A: district granite")
    assert (table.marker("granite"), table.marker("limestone"), table.has("granite")) == (3, 3, 1)


@pytest.mark.rule("TK-STA-04")
def test_s04_five_basic_resources() -> None:
    table = with_starts(2, {"A": "s04 s07", "B": "s08 s12"}, "s01")
    table.do("destiny c02, destiny c01")
    for count in range(5):
        assert table.offers("gain") == {"papyrus", "bread", "limestone", "granite"}, count
        table.do("A: gain granite")
    assert table.has("granite") == 5
    assert table.asks != "start_resource"


@pytest.mark.rule("TK-STA-05")
def test_s05_keeps_one_of_two_technologies() -> None:
    table = with_starts(2, {"A": "s05 s07", "B": "s08 s12"}, "s01")
    top = [CARD.names[card] for card in table.state.technology_deck[-2:]]
    table.do("destiny c02, destiny c01")
    assert table.offers("keep") == set(top)
    size = len(table.state.technology_deck)
    table.do(f"A: keep {top[0]}")
    assert table.state.technologies[0] == 1 << CARD.index[top[0]] - FAMILY
    assert len(table.state.technology_deck) == size + 1
    assert CARD.index[top[1]] in table.state.technology_deck
    assert [event["kind"] for event in table.told("reshuffled")] == ["technology"]


@pytest.mark.rule("TK-STA-06")
def test_s06_keeps_one_of_two_blessings() -> None:
    table = with_starts(2, {"A": "s06 s07", "B": "s08 s12"}, "s01")
    top = [CARD.names[card] for card in table.state.blessing_deck[-2:]]
    table.do(f"destiny c02, destiny c01, A: keep {top[1]}")
    assert table.state.blessings[0] == 1 << CARD.index[top[1]]
    assert CARD.index[top[0]] in table.state.blessing_deck


@pytest.mark.rule("TK-STA-08")
def test_s08_one_of_each() -> None:
    table = with_starts(2, {"A": "s08 s07", "B": "s03 s09"}, "s01")
    table.do("destiny c02, destiny c01")
    basic = {good: table.has(good) for good in ("papyrus", "bread", "limestone", "granite")}
    assert basic == dict.fromkeys(basic, 1)


@pytest.mark.rule("TK-STA-09", "TK-STA-10")
def test_s09_and_s10_three_of_two_kinds() -> None:
    table = with_starts(2, {"A": "s09 s10", "B": "s08 s12"}, "s01")
    table.do("destiny c02, destiny c01")
    while table.asks == "start_resource" and table.actor == "B":
        table.do("B: gain bread")
    assert table.offers("gain") == {"limestone", "granite"}
    table.do("A: gain granite, gain granite, gain limestone")
    assert table.offers("gain") == {"bread", "papyrus"}
    table.do("A: gain bread, gain papyrus, gain papyrus")
    got = [table.has(good) for good in ("papyrus", "bread", "limestone", "granite")]
    assert got == [2, 1, 1, 2]


@pytest.mark.rule("TK-DES-04")
def test_c04_brings_faith() -> None:
    table = with_starts(2, {"A": "s12 s07", "B": "s08 s03"}, "s01")
    table.do("destiny c04, destiny c01")
    assert table.has("faith") == 1


@pytest.mark.rule("TK-CMP-01")
def test_pieces_of_a_player() -> None:
    view = GAME.view(Table.new().state, 0)
    assert view["seats"][0]["left"] == {"buildings": 10, "statues": 6, "pillars": 8}
