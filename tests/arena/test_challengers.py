"""The zoo: who is in it, how shares are counted, and when a bar is broken."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ennead.arena import ArenaError, Plan, run
from ennead.arena.challengers import Challenger, Finding, Tally, page, scripted, tally, variants, zoo_of
from ennead.arena.commands import arena
from ennead.arena.plan import DUEL, ONE
from ennead.arena.play import Record
from ennead.bots import bot_kind
from ennead.games import game as game_named

GAMES = ["amun-re", "tekhenu", "ankh", "kemet"]
GOOD = Challenger("temple*0.5", "greedy{temple*0.5}", DUEL)


@pytest.mark.parametrize("name", GAMES)
def test_every_group_of_weights_is_challenged_up_and_down(name: str) -> None:
    game = game_named(name)
    found = variants(game, "hard")
    assert len(found) == len({each.text for each in found})
    assert len(found) > 50
    for each in [*found, *scripted(game)]:
        assert bot_kind(each.text).make(game, "s")
    assert len(scripted(game)) >= 7
    assert len({each.file for each in [*found, *scripted(game)]}) == len(found) + len(scripted(game))


def test_shares_are_those_of_one_against_one() -> None:
    assert tally(20, 40, DUEL, 4).rate == 0.5
    assert tally(10, 40, ONE, 4).rate == 0.5
    assert tally(5, 40, ONE, 4).rate == 0.25
    assert tally(10, 40, ONE, 2).rate == 0.25
    surely = tally(10, 40, ONE, 4)
    assert surely.low < 0.5 < surely.high


class Fixed:
    """Games that end as they were told, for each name and seed."""

    def __init__(self, shares: dict[str, float]) -> None:
        self.shares = shares
        self.played: list[tuple[str, str, int]] = []

    def __call__(self, plan: Plan, path: Path) -> Sequence[Record]:
        name = plan.entrants[0].name
        games = plan.games_of(plan.players[0])
        self.played.append((path.name, plan.seed, games))
        wins = round(games * self.shares.get(f"{name} {plan.seed}", self.shares.get(name, 0.5)))
        jobs = list(plan.jobs())
        return [
            {
                "number": job.number,
                "entrants": [each.name for each in job.entrants],
                "ranking": [[seat] for seat in range(job.players)],
                "winners": [
                    next(
                        seat
                        for seat, each in enumerate(job.entrants)
                        if (each.name == name) == (job.number < wins)
                    )
                ],
            }
            for job in jobs
        ]


def test_who_looks_too_good_is_tried_again_with_other_seeds(tmp_path: Path) -> None:
    zoo = zoo_of("kemet", "greedy", 2, 30_000, "z", "t*")
    luck = {"greedy{temple*0.5}": 0.75, "greedy{temple*0.5} z/again": 0.5}
    real = {"greedy{temple*1.5}": 0.75, "greedy{temple*1.5} z/again": 0.6}
    small = {"greedy{troop*0.5}": 0.75, "greedy{troop*0.5} z/again": 0.54}
    player = Fixed(luck | real | small | {"character:turtle": 0.3, "character:temples": 0.01})
    found = {each.challenger.label: each for each in zoo.play(player, tmp_path)}
    assert found["temple*0.5"].verdict == "not confirmed"
    assert found["temple*1.5"].verdict == "**exploit**"
    assert found["troop*0.5"].verdict == "better, below the bar"
    assert found["turtle"].verdict == "**exploit**"
    assert found["temples"].verdict == found["threshold*0.5"].verdict == ""
    assert found["temple*1.5"].again is not None
    assert found["temple*1.5"].again.games > found["temple*1.5"].first.games
    again = [seed for file, seed, _ in player.played if ".again." in file]
    assert again == ["z/again"] * 4
    assert sum(games for *_, games in player.played) <= 30_000
    told = page(zoo, list(found.values()))
    assert "bars broken: 2" in told
    assert "| `turtle` | character | 30.0 % (" in told


def test_the_games_are_never_more_than_stated(tmp_path: Path) -> None:
    zoo = replace(zoo_of("kemet", "greedy", 4, 500, "z", "t*"), games=500)
    everybody = Fixed({each.text: 1.0 for each in zoo.challengers})
    found = zoo.play(everybody, tmp_path)
    assert sum(games for *_, games in everybody.played) <= 500
    assert all(each.is_doubtful for each in found)
    assert {each.verdict for each in found} == {"**exploit**", "suspicious, not tried again"}
    with pytest.raises(ArenaError, match="challengers need at least 72 games, not 50"):
        zoo_of("kemet", "greedy", 4, 50, "z", "t*").first_games()


def test_a_bar_needs_more_than_one_look() -> None:
    sure = Tally(1000, 0.7, 0.67, 0.73)
    assert Finding(GOOD, sure).is_doubtful
    assert not Finding(GOOD, sure).breaks_bar
    assert Finding(GOOD, sure, sure).breaks_bar
    assert not Finding(GOOD, sure, Tally(1000, 0.55, 0.52, 0.58)).breaks_bar


@pytest.mark.parametrize(
    ("name", "level", "players", "only", "reason"),
    [
        ("kemet", "random", 2, "*", "a level is challenged"),
        ("kemet", "mine=a:b", 2, "*", "a level is challenged"),
        ("kemet", "harder", 2, "*", "there is no bot 'harder'"),
        ("kemet", "hard", 2, "tumple*", "kemet has no challenger 'tumple\\*'; it has temple"),
        ("kemet", "hard", 9, "*", "9"),
        ("tekhenu", "hard", 1, "*", "solo"),
    ],
)
def test_what_cannot_be_challenged_is_refused(
    name: str, level: str, players: int, only: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        zoo_of(name, level, players, 10_000, "z", only)


def test_other_weights_are_another_zoo(monkeypatch: pytest.MonkeyPatch) -> None:
    zoo = zoo_of("kemet", "hard", 2, 10_000, "z")
    assert zoo.id == zoo_of("kemet", "hard", 2, 5_000, "z", "t*").id
    assert zoo.id != zoo_of("kemet", "normal", 2, 10_000, "z").id
    assert zoo.id != zoo_of("kemet", "hard", 3, 10_000, "z").id


def test_the_command_plays_a_zoo_writes_its_table_and_goes_on(tmp_path: Path) -> None:
    words = ["zoo", "kemet", "--level", "greedy", "--games", "6", "--only", "turtle", "--workers", "1"]
    words += ["--out", str(tmp_path)]
    done = CliRunner().invoke(arena, words)
    assert done.exit_code == 0, done.output
    assert "1 challengers, 4 games of at most 6" in (tmp_path / "zoo.md").read_text(encoding="utf-8")
    kept = (tmp_path / "turtle.jsonl").read_bytes()
    again = CliRunner().invoke(arena, words)
    assert again.exit_code == 0
    assert (tmp_path / "turtle.jsonl").read_bytes() == kept


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_small_zoo_of_every_game(name: str, tmp_path: Path) -> None:
    """Greedy against its characters: no script without search may have half as many wins as greedy itself."""
    game = game_named(name)
    zoo = zoo_of(name, "greedy", game.players[-1], 10**6, "small")
    few = replace(zoo, challengers=tuple(scripted(game)), games=60 * len(scripted(game)))
    findings = few.play(lambda plan, path: run(plan, path, 2), tmp_path)
    assert not [each.challenger.label for each in findings if each.breaks_bar], page(few, findings)
