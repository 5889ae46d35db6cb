"""Routes for what never changes while the server runs: games, their texts, and bots."""

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ennead import bots
from ennead.core.codec import Domain, Field, Flag
from ennead.core.data import load_data
from ennead.core.game import Game
from ennead.games import game as game_of
from ennead.games import games
from ennead.server.errors import ApiError
from ennead.server.wire import encode

LANGUAGES = ("en", "ru")


@cache
def _data(name: str) -> dict[str, Any]:
    return load_data(type(game_of(name)).__module__)


def _summary(game: Game) -> dict[str, Any]:
    meta = _data(game.name).get("meta", {})
    return {
        "id": game.name,
        "version": game.version,
        "players": list(game.players),
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values)}
            for option in game.options
        ],
        "names": game.names()["game"],
        "minutes": meta.get("minutes"),
    }


def _field(field: Field) -> dict[str, Any]:
    codec = field.codec
    if isinstance(codec, Flag):
        return {"name": field.name, "kind": "flag"}
    if isinstance(codec, Domain):
        kind = "seat" if codec.name == "seat" else "domain"
        return {"name": field.name, "kind": kind, "domain": codec.name}
    return {"name": field.name, "kind": "number"}


def _facts(game: Game) -> dict[str, Any]:
    return {
        **_summary(game),
        "verbs": [
            {
                "name": verb.name,
                "domains": [{"name": domain.name, "values": list(domain.names)} for domain in verb.domains],
            }
            for verb in game.space.verbs
        ],
        "events": [
            {"name": kind.name, "fields": [_field(field) for field in kind.fields]}
            for kind in game.events.types
        ],
        "steps": [
            {"name": step.name, "fields": [_field(field) for field in step.fields]} for step in game.steps
        ],
        "sources": list(game.sources),
        "data": _data(game.name),
    }


def _texts(game: Game, language: str) -> dict[str, Any]:
    """Common words first, then the game's own, which win."""
    sources = []
    for folder in (files("ennead").joinpath("texts"), files(type(game).__module__).joinpath("texts")):
        file = folder.joinpath(f"{language}.ftl")
        if file.is_file():
            sources.append(file.read_text(encoding="utf-8"))
    names = {key: spoken[language] for key, spoken in game.names().items()}
    return {"messages": "\n".join(sources), "names": names}


@cache
def _packed(kind: str, name: str, language: str) -> tuple[bytes, bytes, str]:
    """A document, the same compressed, and its tag."""
    if kind == "games":
        document: Any = [_summary(game_of(each)) for each in games()]
    elif kind == "facts":
        document = _facts(game_of(name))
    else:
        document = _texts(game_of(name), language)
    body = encode(document)
    return body, gzip.compress(body, 6), f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _cacheable(
    request: Request[Any, Any, Any], kind: str, name: str = "", language: str = ""
) -> Response[Any]:
    body, packed, tag = _packed(kind, name, language)
    headers = {"Cache-Control": "public, max-age=300", "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/games")
async def list_games(request: Request[Any, Any, Any]) -> Response[Any]:
    """Every game that can be played."""
    return _cacheable(request, "games")


@get("/games/{name:str}")
async def show_game(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """A game's verbs, events, steps and the data of its components."""
    game_of(name)
    return _cacheable(request, "facts", name)


@get("/games/{name:str}/texts/{language:str}")
async def show_texts(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """A game's words in one language."""
    game_of(name)
    if language not in LANGUAGES:
        raise ApiError(404, "unknown-language", f"There are texts in {' and '.join(LANGUAGES)}.")
    return _cacheable(request, "texts", name, language)


@get("/bots")
async def list_bots() -> list[dict[str, Any]]:
    """Every program that can take a seat, from the weakest to the strongest."""
    return [
        {"id": kind.id, "names": dict(kind.names), "default": kind.id == bots.DEFAULT}
        for kind in bots.BOTS.values()
    ]


ROUTES = [list_games, show_game, show_texts, list_bots]
