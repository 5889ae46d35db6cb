"""Routes for the catalogue, which never changes while the server runs: games, their texts, and bots."""

import hashlib
from asyncio import to_thread
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import convert

from ennead import bots
from ennead.core import codec
from ennead.core.data import load_data, without_words
from ennead.core.game import BadOption, Game, Option
from ennead.core.match import IllegalAction
from ennead.core.shape import read_shape, shape_shown
from ennead.core.space import UnknownAction
from ennead.games import game as game_of
from ennead.games import games
from ennead.server import typical
from ennead.server.compressed import Bodies, answer, compress
from ennead.server.errors import ApiError
from ennead.server.messages import (
    Bot,
    Catalogue,
    Domain,
    Ending,
    Example,
    Field,
    Fields,
    GameOption,
    GameSummary,
    GameTexts,
    Glossary,
    Guide,
    Member,
    Names,
    Tutorial,
    Verb,
    encode,
)
from ennead.table.refused import Refused
from ennead.texts import LANGUAGES, Texts, fluent_files
from ennead.texts.examples import examples, play
from ennead.texts.glossary import glossary, has_glossary
from ennead.texts.guide import guide, has_guide
from ennead.texts.tutorial import has_tutorial, tutorial


@cache
def _data(name: str) -> dict[str, Any]:
    return load_data(type(game_of(name)).__module__)


def _summary(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "version": game.version,
        "players": list(game.players),
        "options": [_option(game, option) for option in game.options],
        "names": Names(**game.names()["game"]),
        "about": _said(game, "about"),
        "minutes": typical.minutes(game),
        "tutorial": has_tutorial(game),
    }


def _option(game: Game, option: Option) -> GameOption:
    key = f"option-{option.name}"
    return GameOption(
        option.name,
        option.default,
        list(option.values),
        [count for count in game.players if _matters(game, count, option)],
        _said(game, key),
        [_said(game, f"{key}-{value}") for value in option.values],
    )


def _matters(game: Game, players: int, option: Option) -> bool:
    """Whether so many players may choose anything but the usual."""
    others = option.values or (not option.default,)
    try:
        for value in others:
            game.check_options(players, {option.name: value})
    except BadOption:
        return False
    return True


def _said(game: Game, key: str) -> Names:
    return Names(**{language: Texts(game, language).say(key) for language in LANGUAGES})


def _field(field: codec.Field) -> Field:
    kind = field.codec
    if isinstance(kind, codec.Flag):
        return Field(field.name, "flag")
    if isinstance(kind, codec.Domain):
        return Field(field.name, "seat" if kind.name == "seat" else "domain", kind.name)
    return Field(field.name, "number")


def catalogue_of(game: Game) -> Catalogue:
    return Catalogue(
        **_summary(game),
        view=convert(shape_shown(read_shape(game.view_type())), dict[str, list[Member]]),
        verbs=[
            Verb(verb.name, [Domain(domain.name, list(domain.names)) for domain in verb.domains])
            for verb in game.space.verbs
        ],
        events=[Fields(kind.name, [_field(field) for field in kind.fields]) for kind in game.events.types],
        steps=[Fields(step.name, [_field(field) for field in step.fields]) for step in game.steps],
        sources=list(game.sources),
        scores=typical.scores(game),
        endings={name: Ending(ending.action, list(ending.unused)) for name, ending in game.endings().items()},
        data=without_words(_printed(game.name)),
    )


def _printed(name: str) -> dict[str, Any]:
    """What is printed on the components, without where it is known from."""
    known_from = ("sources", "constraints")
    return {
        key: value for key, value in _data(name).items() if key not in known_from and not key.endswith("_src")
    }


def texts_of(game: Game, language: str) -> GameTexts:
    lines = [line for source in fluent_files(game, f"{language}.ftl") for line in source.splitlines()]
    names = {key: spoken[language] for key, spoken in game.names().items()}
    return GameTexts("\n".join(line for line in lines if not line.startswith("#")), names)


@cache
def _packed(kind: str, name: str, language: str) -> tuple[Bodies, str]:
    """A document, and its tag."""
    if kind == "games":
        document: Any = [GameSummary(**_summary(game_of(each))) for each in games()]
    elif kind == "bots":
        document = [Bot(each.id, Names(**each.names), each.id == bots.DEFAULT) for each in bots.BOTS.values()]
    elif kind == "catalogue":
        document = catalogue_of(game_of(name))
    elif kind == "guide":
        document = convert(guide(game_of(name), language), Guide)
    elif kind == "glossary":
        document = convert(glossary(game_of(name), language), Glossary)
    elif kind == "tutorial":
        document = convert(tutorial(game_of(name), language), Tutorial)
    else:
        document = texts_of(game_of(name), language)
    body = encode(document)
    return compress(body), f'"{hashlib.sha256(body).hexdigest()[:24]}"'


async def _cacheable(
    request: Request[Any, Any, Any], kind: str, name: str = "", language: str = ""
) -> Response[Any]:
    bodies, tag = await to_thread(_packed, kind, name, language)
    headers = {"Cache-Control": "public, max-age=300", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return answer(request, bodies, MediaType.JSON, headers)


@get("/games")
async def list_games(request: Request[Any, Any, Any]) -> Response[Any]:
    """Every game that can be played."""
    return await _cacheable(request, "games")


@get("/games/{name:str}")
async def show_game(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """A game's verbs, events, steps and the data of its components."""
    game_of(name)
    return await _cacheable(request, "catalogue", name)


@get("/games/{name:str}/texts/{language:str}")
async def show_texts(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """A game's words in one language."""
    game_of(name)
    _check_language(language)
    return await _cacheable(request, "texts", name, language)


@get("/games/{name:str}/guide/{language:str}")
async def show_guide(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """A game's rules for people in one language."""
    _check_language(language)
    if not has_guide(game_of(name)):
        raise ApiError(404, "no-guide", "This game has no guide.")
    return await _cacheable(request, "guide", name, language)


@get("/games/{name:str}/glossary/{language:str}")
async def show_glossary(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """Every card, tile, god and piece of a game in one language."""
    _check_language(language)
    if not has_glossary(game_of(name)):
        raise ApiError(404, "no-glossary", "This game has no glossary.")
    return await _cacheable(request, "glossary", name, language)


@get("/games/{name:str}/tutorial/{language:str}")
async def show_tutorial(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[Any]:
    """The steps of a game's tutorial and the tour of its board in one language."""
    _check_language(language)
    if not has_tutorial(game_of(name)):
        raise ApiError(404, "no-tutorial", "This game has no tutorial.")
    return await _cacheable(request, "tutorial", name, language)


@get("/games/{name:str}/examples/{example:str}")
async def play_example(name: FromPath[str], example: FromPath[str], answers: FromQuery[str] = "") -> Example:
    """An example of the rules, played with these answers; several are parted by semicolons."""
    game = game_of(name)
    if example not in examples(game):
        raise ApiError(404, "unknown-example", "There is no such example.")
    try:
        return convert(play(game, example, [each for each in answers.split(";") if each]), Example)
    except IllegalAction as error:
        raise Refused(error.refusal.reason, str(error), **error.refusal.values) from None
    except UnknownAction as error:
        raise Refused("unknown-action", str(error)) from None


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ApiError(404, "unknown-language", f"There are texts in {' and '.join(LANGUAGES)}.")


@get("/bots")
async def list_bots(request: Request[Any, Any, Any]) -> Response[Any]:
    """Every program that can take a seat, from the weakest to the strongest."""
    return await _cacheable(request, "bots")


ROUTES = [
    list_games,
    show_game,
    show_texts,
    show_guide,
    show_glossary,
    show_tutorial,
    play_example,
    list_bots,
]
