"""The bots there are: random, greedy, search, and the levels people choose from."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ennead.bots.knowledge import knowledge_of
from ennead.bots.search import Search, Settings
from ennead.core.game import Game
from ennead.core.state import State

# Levels by measured strength (docs/bots.md), and the seconds one core may think about a decision.
LEVELS: Mapping[str, float] = {"easy": 0.3, "normal": 1.0, "hard": 3.0, "expert": 10.0}
# How levels play a game that says nothing about them.
USUAL: Mapping[str, Mapping[str, float]] = {
    "easy": {"samples": 1, "temperature": 0.1},
    "normal": {},
    "hard": {"iterations": 150},
    "expert": {"iterations": 1000},
}
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

    def __init__(self, game: Game, seed: str, settings: Settings) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self._search: Search | None = None

    def choose(self, position: State, seat: int, moment: int) -> int:
        return self.search(seat).choose(position, moment)

    def search(self, seat: int) -> Search:
        if self._search is None or self._search.seat != seat:
            self._search = Search(self.game, seat, self.seed, self.settings)
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
        BotKind("normal", {"en": "Normal", "ru": "Средний"}, level("normal")),
        BotKind("hard", {"en": "Hard", "ru": "Сильный"}, level("hard")),
        BotKind("expert", {"en": "Expert", "ru": "Мастер"}, level("expert")),
    )
}


def bot_kind(text: str) -> BotKind:
    """A bot by its id, or a search by its budget: `search:400` iterations, `search:1.5s` seconds."""
    if text in BOTS:
        return BOTS[text]
    name, _, budget = text.partition(":")
    if name == "search":
        try:
            make = (
                searching(seconds=float(budget[:-1]))
                if budget.endswith("s")
                else searching(int(budget or 400))
            )
        except ValueError:
            raise ValueError(f"{budget!r} is no budget: write search:400 or search:1.5s") from None
        return BotKind(text, {"en": f"Search {budget}", "ru": f"Поиск {budget}"}, make)
    raise ValueError(f"there is no bot {text!r}; there are {', '.join(BOTS)} and search:BUDGET")
