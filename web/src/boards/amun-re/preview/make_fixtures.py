"""Writes positions of whole games for the preview page: `python make_fixtures.py`, with ennead importable."""

import json
import random
from pathlib import Path
from typing import Any

import ennead
from ennead.core.codec import SEAT, Domain, Flag

HERE = Path(__file__).parent
LANGUAGES = ("en", "ru")


def facts() -> dict[str, Any]:
    from ennead.games.amun_re.components import DATA

    game = ennead.game("amun-re")

    def field(each: Any) -> dict[str, Any]:
        codec = each.codec
        if codec is SEAT:
            return {"name": each.name, "kind": "seat"}
        if isinstance(codec, Domain):
            return {"name": each.name, "kind": "domain", "domain": codec.name}
        return {"name": each.name, "kind": "flag" if isinstance(codec, Flag) else "number"}

    return {
        "id": game.name,
        "version": game.version,
        "players": list(game.players),
        "options": [],
        "names": DATA["meta"]["name"],
        "minutes": DATA["meta"]["minutes"],
        "verbs": [
            {"name": verb.name, "domains": [{"name": d.name, "values": list(d.names)} for d in verb.domains]}
            for verb in game.space.verbs
        ],
        "events": [{"name": e.name, "fields": [field(f) for f in e.fields]} for e in game.events.types],
        "steps": [{"name": s.name, "fields": [field(f) for f in s.fields]} for s in game.steps],
        "sources": list(game.sources),
        "data": DATA,
    }


def texts(language: str) -> dict[str, Any]:
    from importlib.resources import files

    messages = [files("ennead") / "texts" / f"{language}.ftl"]
    messages.append(files("ennead.games.amun_re") / "texts" / f"{language}.ftl")
    names = {key: name[language] for key, name in ennead.game("amun-re").names().items()}
    return {"messages": "\n".join(each.read_text("utf-8") for each in messages), "names": names}


def choose(legal: list[str], rng: random.Random) -> str:
    """A player who buys, builds in one place and keeps his cards: positions look like real ones."""
    by: dict[str, list[str]] = {}
    for text in legal:
        by.setdefault(text.split()[0], []).append(text)
    if "bid" in by:
        low = [text for text in by["bid"] if int(text.split()[2]) <= 6]
        return rng.choice(low or by["bid"])
    for verb, chance in (("architect", 0.8), ("free_farmer", 0.8), ("treasury", 0.4), ("big_harvest", 0.7)):
        if verb in by and rng.random() < chance:
            return rng.choice(by[verb])
    if "buy_cards" in by and rng.random() < 0.5:
        return rng.choice(by["buy_cards"][:2])
    if "buy_farmers" in by and rng.random() < 0.8:
        return rng.choice(by["buy_farmers"][:4])
    if "buy_stones" in by and rng.random() < 0.9:
        return rng.choice(by["buy_stones"][:4])
    if "offer" in by:
        return rng.choice([*by["offer"][:8], "thief"])
    if "take_stone" in by and rng.random() < 0.5:
        return by["take_stone"][0]
    if "score" in by:
        return by["score"][0]
    keep = [text for text in legal if not text.startswith("sell")]
    return rng.choice(keep or legal)


def play(players: int, seed: int, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A whole game; of every kind of decision in each kingdom the position with most choices is kept."""
    match = ennead.start("amun-re", players, seed=seed, options=options or {})
    rng = random.Random(seed)
    kept: dict[str, Any] = {}
    most: dict[str, int] = {}
    chart: list[dict[str, Any]] = []
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        watcher = match.view(None)
        legal = [str(action) for action in match.legal(seat)]
        key = f"{view['decision']['name']}-{view['kingdom']}"
        chart.append(point(len(chart), view))
        chosen = choose(legal, rng)
        match.play(chosen, seat)
        if len(legal) > most.get(key, 0):
            most[key] = len(legal)
            kept[key] = {"view": view, "watcher": watcher, "picked": chosen, "preview": match.view(seat)}
    final = match.view(0)
    chart.append(point(len(chart), final))
    kept["end"] = {"view": final, "watcher": match.view(None)}
    return {"positions": kept, "chart": chart, "result": result_of(match.result)}


def point(seq: int, view: dict[str, Any]) -> dict[str, Any]:
    scores = {seat["seat"]: seat["vp"] for seat in view["seats"]}
    return {"seq": seq, "round": view["round"], "scores": scores}


def result_of(result: Any) -> dict[str, Any]:
    seats = SEAT.names
    return {
        "scores": [
            {"seat": seats[seat], "total": sum(points.values()), "by_source": points}
            for seat, points in enumerate(result.scores)
        ],
        "ranking": [[seats[seat] for seat in place] for place in result.ranking],
        "winners": [seats[seat] for seat in result.ranking[0]],
        "tie_breaks": list(result.tie_breaks),
    }


def main() -> None:
    games = {"five": play(5, 7), "three": play(3, 11), "expert": play(4, 5, {"expert": True})}
    data = {"facts": facts(), "texts": {language: texts(language) for language in LANGUAGES}, "games": games}
    (HERE / "fixtures.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main()
