"""The checks that people hold their own games and bots to find what is wrong."""

import random

import pytest

import ennead
from ennead.bots import bot_kind
from ennead.core.game import Game
from ennead.core.state import State
from ennead.games.amun_re.rules.auction import AuctionTurn
from ennead.testing import CHECKS, check_bot, check_game


class Honest:
    """The first choice, always."""

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed

    def choose(self, state: State, seat: int, moment: int) -> int:
        return state.legal(seat)[0]


class Cheat(Honest):
    def choose(self, state: State, seat: int, moment: int) -> int:
        return 10**9


class Meddler(Honest):
    def choose(self, state: State, seat: int, moment: int) -> int:
        state.sealed[seat] = (1,)
        return state.legal(seat)[0]


class Moody(Honest):
    def choose(self, state: State, seat: int, moment: int) -> int:
        return random.choice(state.legal(seat))


@pytest.mark.parametrize("name", ennead.games())
def test_a_bot_that_keeps_to_the_rules_passes(name: str) -> None:
    check_bot(Honest, name, most=60)
    check_bot(bot_kind("greedy").make, name, most=25)


@pytest.mark.parametrize(
    ("bot", "told"), [(Cheat, "not legal"), (Meddler, "changed the position"), (Moody, "other answers")]
)
def test_one_that_does_not_is_found(bot: type[Honest], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_bot(bot, "amun-re", most=40)


def test_a_broken_rule_is_found_and_said_where(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ennead.game("amun-re")
    monkeypatch.setattr(game, "max_decisions", 20)
    with pytest.raises(AssertionError, match="for ever") as error:
        check_game("amun-re", only="keeps_invariants")
    assert error.value.__notes__ == ["the check 'keeps_invariants' of amun-re-3"]


def test_options_out_of_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ordered = AuctionTurn.legal
    monkeypatch.setattr(AuctionTurn, "legal", lambda *asked: ordered(*asked)[::-1])
    with pytest.raises(AssertionError, match=r"'bid .*' is out of order or twice"):
        check_game("amun-re", only="keeps_invariants")


def test_a_check_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="there are keeps_invariants"):
        check_game("amun-re", only="beauty")
    assert len(CHECKS) == 12
