"""The bots there are: random, greedy, search, and the levels people choose from."""

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ennead.bots.characters import Character
from ennead.bots.knowledge import Knowledge, knowledge_of
from ennead.bots.network import network_of
from ennead.bots.scaling import scaled
from ennead.bots.search import Search, Settings
from ennead.core.game import Game
from ennead.core.state import State

# Levels by measured strength (docs/bots.md), and the seconds one core may think about a decision.
LEVELS: Mapping[str, float] = {
    "easy": 0.3,
    "casual": 0.5,
    "normal": 1.0,
    "skilled": 2.0,
    "hard": 3.0,
    "expert": 10.0,
}
# How levels play a game that says nothing about them.
USUAL: Mapping[str, Mapping[str, float]] = {
    "easy": {"samples": 1, "temperature": 0.1},
    "casual": {"samples": 1, "temperature": 0.05},
    "normal": {},
    "skilled": {"iterations": 50},
    "hard": {"iterations": 200},
    "expert": {"iterations": 1000},
}
# How the name of a character begins, and what a change of weights looks like.
CHARACTER = "character:"
CHANGE = re.compile(r"\s*([\w.]+)\s*([=*])\s*(-?\d+(?:\.\d*)?(?:e-?\d+)?)\s*")
# Who sits down where nobody was chosen.
DEFAULT = "normal"


class Bot(Protocol):
    """What a bot is to everybody else."""

    def choose(self, position: State, seat: int, moment: int) -> int:
        """The code of one of `position.legal(seat)`.

        The position is the bot's own: it may do with it as it likes. `moment` counts the actions taken in
        the game so far, so that a bot knows whether anybody acted since it was asked last.
        """
        ...


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot to choose: its names, and how to make one for a seat from a game and a seed."""

    id: str
    names: Mapping[str, str]
    make: Callable[[Game, str], Bot]


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed

    def choose(self, position: State, seat: int, moment: int) -> int:
        return random.Random(f"{self.seed}/{moment}").choice(position.legal(seat))


class SearchBot:
    """Thinks as its settings say; greedy with no iterations, a search otherwise."""

    def __init__(self, game: Game, seed: str, settings: Settings, knowledge: Knowledge | None = None) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self.knowledge = knowledge or knowledge_of(game)
        self._search: Search | None = None

    def choose(self, position: State, seat: int, moment: int) -> int:
        return self.search(seat).choose(position, moment)

    def search(self, seat: int) -> Search:
        if self._search is None or self._search.seat != seat:
            self._search = Search(self.game, seat, self.seed, self.settings, self.knowledge)
        return self._search


def settings_of(game: Game, level: str = "", **changes: float) -> Settings:
    """How a level plays a game: what `weights.yaml` says of the game, then of the level, then the changes."""
    knowledge = knowledge_of(game).said
    settings = Settings()
    for values in (knowledge.get("search", {}), knowledge.get("levels", USUAL).get(level, {}), changes):
        for name, value in values.items():
            if not hasattr(settings, name):
                raise ValueError(f"bots have no setting {name!r}")
            setattr(settings, name, type(getattr(settings, name))(value))
    return settings


def with_temperament(settings: Settings, seed: str) -> Settings:
    """The same strength with a character of its own: bolder or calmer, fond of this and not of that."""
    character = random.Random(f"temperament/{seed}")
    settings.exploration *= character.uniform(0.8, 1.25)
    settings.scale *= character.uniform(0.8, 1.25)
    return settings


def greedy(game: Game, seed: str) -> Bot:
    """One decision ahead by the game's evaluation."""
    return SearchBot(game, seed, settings_of(game, iterations=0))


def searching(iterations: int = 0, seconds: float = 0.0, **changes: Any) -> Callable[[Game, str], Bot]:
    """A maker of search bots with a budget in iterations (repeatable), in seconds, or both."""

    def make(game: Game, seed: str) -> Bot:
        if changes.get("learned") and network_of(game) is None:
            raise ValueError(f"{game.name} has no network that a search could use: see docs/training.md")
        most = iterations or (1_000_000_000 if seconds else 400)
        return SearchBot(game, seed, settings_of(game, iterations=most, seconds=seconds, **changes))

    return make


def level(name: str) -> Callable[[Game, str], Bot]:
    """A maker of bots of a level."""

    def make(game: Game, seed: str) -> Bot:
        settings = settings_of(game, name)
        # A little less than promised: a slow moment of the machine must not break the promise.
        settings.seconds = 0.8 * LEVELS[name]
        return SearchBot(game, seed, with_temperament(settings, seed))

    return make


BOTS: dict[str, BotKind] = {
    kind.id: kind
    for kind in (
        BotKind("random", {"en": "Random", "ru": "Случайный"}, RandomBot),
        BotKind("greedy", {"en": "Greedy", "ru": "Жадный"}, greedy),
        BotKind("easy", {"en": "Easy", "ru": "Лёгкий"}, level("easy")),
        BotKind("casual", {"en": "Casual", "ru": "Спокойный"}, level("casual")),
        BotKind("normal", {"en": "Normal", "ru": "Средний"}, level("normal")),
        BotKind("skilled", {"en": "Skilled", "ru": "Умелый"}, level("skilled")),
        BotKind("hard", {"en": "Hard", "ru": "Сильный"}, level("hard")),
        BotKind("expert", {"en": "Expert", "ru": "Мастер"}, level("expert")),
    )
}


# Searches by their budget: by what is written by hand, and with what was learned besides.
SEARCHES: Mapping[str, Mapping[str, str]] = {
    "search": {"en": "Search", "ru": "Поиск"},
    "learned": {"en": "Learned", "ru": "Обученный"},
}


def _with_weights(text: str) -> BotKind:
    """The weights are looked for when a bot is made: only then the game is known."""
    plain, _, rest = text.partition("{")
    kind = bot_kind(plain)
    if kind.make is RandomBot or plain.startswith(CHARACTER):
        raise ValueError(f"{plain} takes no weights")
    weights: dict[str, float] = {}
    factors: dict[str, float] = {}
    for change in rest.removesuffix("}").split(","):
        matched = CHANGE.fullmatch(change)
        if matched is None or not rest.endswith("}"):
            raise ValueError(f"{text!r} is no bot: write {plain}{{WEIGHT=NUMBER,WEIGHT*FACTOR,...}}")
        name, sign, number = matched.groups()
        (weights if sign == "=" else factors)[name] = float(number)

    def make(game: Game, seed: str) -> Bot:
        bot = kind.make(game, seed)
        assert isinstance(bot, SearchBot)
        bot.knowledge = knowledge_of(game, {**scaled(game, factors), **weights})
        return bot

    return BotKind(text, {lang: f"{name} {{{rest}" for lang, name in kind.names.items()}, make)


def bot_kind(text: str) -> BotKind:
    """A bot by its id, or a search by its budget: `search:400` iterations, `search:1.5s` seconds.

    `learned:400` searches with the game's network besides.

    Either with other weights of the game's evaluation: `hard{temple=0.9,tiles.ruby_carnage=0.1}`, or scaled
    ones, several at a time: `hard{tiles*0.5}`. `character:turtle` is one of the game's `characters.yaml`.
    """
    if text in BOTS:
        return BOTS[text]
    if "{" in text:
        return _with_weights(text)
    name, _, budget = text.partition(":")
    if name in SEARCHES:
        try:
            make = (
                searching(seconds=float(budget[:-1]), learned=name == "learned")
                if budget.endswith("s")
                else searching(int(budget or 400), learned=name == "learned")
            )
        except ValueError:
            raise ValueError(f"{budget!r} is no budget: write {name}:400 or {name}:1.5s") from None
        return BotKind(text, {lang: f"{said} {budget}" for lang, said in SEARCHES[name].items()}, make)
    if text.startswith(CHARACTER):
        return BotKind(text, {"en": budget, "ru": budget}, lambda game, seed: Character(game, budget, seed))
    raise ValueError(f"there is no bot {text!r}; there are {', '.join(BOTS)}, search:BUDGET, learned:BUDGET")
