"""Characters: players of one idea, without any search, to find out what a level has no answer to.

A game's `bot/characters.yaml` names them. Each has wishes, tried in order: a verb and its arguments as people
write them, `*` for any part of a word, `most` or `least` at the end for the largest or smallest number. What
it does `never`, it does only where nothing else is left. Everything else is drawn by the game's priors, with
weights of the character's own.
"""

import random
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from ennead.bots.knowledge import knowledge_of
from ennead.core.data import load_data
from ennead.core.game import Game
from ennead.core.state import State

EXTREMES = {"most": max, "least": min}


@cache
def characters(game: Game) -> Mapping[str, Any]:
    """The characters of a game by name; none where its folder names none."""
    folder = f"{type(game).__module__}.bot"
    try:
        if not files(folder).joinpath("characters.yaml").is_file():
            return {}
    except ModuleNotFoundError:
        return {}
    return load_data(folder, "characters.yaml")


class Character:
    """One idea, carried out at every decision that allows it."""

    def __init__(self, game: Game, name: str, seed: str) -> None:
        known = characters(game)
        if name not in known:
            raise ValueError(f"{game.name} has no character {name!r}; there are {', '.join(known) or 'none'}")
        said = known[name]
        self.game = game
        self.seed = seed
        self.wishes = [wish.split() for wish in said.get("wishes", ())]
        self.never = [wish.split() for wish in said.get("never", ())]
        self.knowledge = knowledge_of(game, said.get("weights"))
        self._words: dict[int, list[str]] = {}

    def choose(self, position: State, seat: int, moment: int) -> int:
        codes = self.wished(position.legal(seat))
        if len(codes) == 1:
            return codes[0]
        dice = random.Random(f"{self.seed}/{moment}")
        return dice.choices(codes, self.knowledge.priors(position, seat, codes))[0]

    def wished(self, codes: list[int]) -> list[int]:
        """What the character would do of these: what its first wish finds, or all it has nothing against."""
        codes = [code for code in codes if not any(self._fits(code, wish) for wish in self.never)] or codes
        for wish in self.wishes:
            extreme = EXTREMES.get(wish[-1])
            found = [code for code in codes if self._fits(code, wish[:-1] if extreme else wish)]
            if found and extreme:
                wanted = extreme(self._number(code) for code in found)
                return [code for code in found if self._number(code) == wanted]
            if found:
                return found
        return codes

    def _fits(self, code: int, wish: Sequence[str]) -> bool:
        words = self._text(code)
        return len(words) >= len(wish) and all(map(fnmatchcase, words, wish))

    def _number(self, code: int) -> int:
        """The last argument."""
        return int(self._text(code)[-1])

    def _text(self, code: int) -> list[str]:
        if code not in self._words:
            self._words[code] = self.game.space.text(code).split()
        return self._words[code]
