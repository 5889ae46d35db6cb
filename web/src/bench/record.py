"""Positions of whole games for the bench: of every kind of decision some, and what they lead to."""

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import ennead
from ennead.bots.knowledge import knowledge_of
from ennead.core.codec import SEAT
from ennead.core.match import Match
from ennead.server.catalogue import catalogue_of, texts_of
from ennead.server.messages import encode
from ennead.table import presentation
from ennead.table.table import PLAYING

FOLDER = Path(__file__).parent / "positions"
# Of each kind of decision so many positions of a game are kept: an early, a late and the richest one.
KEPT = 3
MOST_REASONS = 600
# Of an option with many values so many are played besides the usual one.
OTHER_VALUES = 2


def record(name: str) -> Path:
    """Games with the fewest and the most players, and with each option changed; written as one file."""
    game = ennead.game(name)
    plans: dict[str, tuple[int, dict[str, Any]]] = {
        f"{players}p": (players, {})
        for players in sorted({game.players[0], game.players[-1], 3, 4} & set(game.players))
    }
    for option in game.options:
        values = option.values or (not option.default,)
        for value in [each for each in values if each != option.default][:OTHER_VALUES]:
            players = next(
                (each for each in reversed(game.players) if _fits(name, each, option.name, value)), 0
            )
            if players:
                plans[f"{players}p-{option.name}-{value}".lower()] = (players, {option.name: value})
    document = {
        "catalogue": catalogue_of(game),
        "texts": {language: texts_of(game, language) for language in ("en", "ru")},
        "games": {plan: play(name, players, options) for plan, (players, options) in plans.items()},
    }
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}.json"
    path.write_bytes(encode(document))
    return path


def _fits(name: str, players: int, option: str, value: Any) -> bool:
    try:
        ennead.game(name).check_options(players, {option: value})
    except ValueError:
        return False
    return True


def play(name: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """One game by people who like what the bots like."""
    match = ennead.start(name, players, seed=f"bench {players}", options=options)
    rng = random.Random(players)
    found: dict[str, list[dict[str, Any]]] = {}
    chart: list[dict[str, Any]] = []
    number = 0
    while not match.over:
        number += 1
        seat = rng.choice(match.to_act)
        codes = match.state.legal(seat)
        code = rng.choices(codes, knowledge_of(match.game).priors(match.state, seat, codes))[0]
        action = match.game.space.action(code).text
        note_points(chart, number, match)
        kind = match.view(seat)["decision"]["name"]
        kept = found.setdefault(kind, [])
        wanted = len(kept) < 2 or len(codes) > kept[-1]["choices"] or rng.random() < 0.05
        position = position_of(match, number, seat, action) if wanted else None
        before = len(happened(match, seat))
        match.play(action, seat)
        if position is not None:
            position["choices"] = len(codes)
            position["next"] = {"view": match.view(seat), "events": happened(match, seat)[before:]}
            kept.append(position)
            del kept[1 : len(kept) - KEPT + 1]
    note_points(chart, number + 1, match)
    positions = {f"{kind}-{each['number']}": each for kind, rows in sorted(found.items()) for each in rows}
    final = {"number": number + 1, "view": match.view(0), "watcher": match.view(None), "choices": 0}
    return {"positions": {**positions, "end": final}, "chart": chart, "result": result_of(match)}


def happened(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What the page is told of a game so far."""
    return [event for event in match.history(seat) if event["event"] != "forced"]


def position_of(match: Match, number: int, seat: int, action: str) -> dict[str, Any]:
    """What the seat sees and may ask, and the action it will take."""
    table: Any = SimpleNamespace(game=match.game, state=match.state, status=PLAYING, to_act=match.to_act)
    position = {"number": number, "view": match.view(seat), "watcher": match.view(None), "picked": action}
    try:
        position["preview"] = presentation.preview(table, seat, action)
        refused = presentation.impossible(table, seat)
    except NotImplementedError:
        return position
    reasons = [[text, group["refusal"]] for group in refused for text in group["actions"]]
    position["reasons"] = dict(reasons[:MOST_REASONS])
    return position


def note_points(chart: list[dict[str, Any]], number: int, match: Match) -> None:
    scores = {
        SEAT.names[seat]: sum(points.values()) for seat, points in enumerate(match.game.scores(match.state))
    }
    point = {"round": getattr(match.state, "round", None), "scores": scores}
    if not chart or any(chart[-1][key] != point[key] for key in point):
        chart.append({"seq": number, **point})


def result_of(match: Match) -> dict[str, Any]:
    result = match.result
    assert result is not None
    return {
        "scores": [
            {"seat": SEAT.names[seat], "total": sum(points.values()), "by_source": points}
            for seat, points in enumerate(result.scores)
        ],
        "ranking": [[SEAT.names[seat] for seat in place] for place in result.ranking],
        "winners": [SEAT.names[seat] for seat in result.ranking[0]],
        "tie_breaks": list(result.tie_breaks),
    }
