"""A decision asked of a bot in another process, or in several at once."""

import random
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ennead.bots.players import Bot, SearchBot, bot_kind
from ennead.bots.search import UNLIKELY
from ennead.core.game import Game
from ennead.core.state import SIMULTANEOUS
from ennead.games import game as game_named

# Bots that a process keeps: often their next decision follows at once, and goes on with what was thought.
KEPT = 8
# Who thinks in several processes at once where some are free, and in how many at most.
TOGETHER = ("expert",)
MOST_TOGETHER = 4


@dataclass(frozen=True, slots=True)
class Question:
    """One decision of one seat."""

    game: str
    seat: int
    # A position that may be true for the seat, all hidden things drawn anew (`Game.to_dict`).
    position: Mapping[str, Any]
    # Actions taken so far.
    moment: int
    # Everything random in the bot's thinking comes from here, so that a decision can be repeated.
    seed: str
    # The action taken last, if it was this seat's own, and those of its own that followed without a choice.
    last: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """What one of several processes that think about the same decision has found."""

    choices: tuple[str, ...]
    # How often each was tried.
    visits: tuple[int, ...]
    # Whether others choose at the same time, so that nobody should foresee the choice.
    secret: bool


@dataclass(frozen=True, slots=True)
class _Decided:
    """A bot after a decision, and what may have been chosen."""

    bot: Bot
    moment: int
    choices: Sequence[str]

    def goes_on_with(self, question: Question) -> bool:
        """Whether nothing has happened since but what the bot chose."""
        return question.moment == self.moment + 1 and bool(question.last) and question.last[0] in self.choices


_decided: OrderedDict[tuple[str, str, str], _Decided] = OrderedDict()


def answer(bot: str, question: Question) -> str:
    """The bot's choice, as text; what worker processes call."""
    game = game_named(question.game)
    player = _asked(game, bot, question, 0)
    state = game.from_dict(question.position)
    chosen = game.space.text(player.choose(state, question.seat, question.moment))
    _keep(bot, question, 0, player, (chosen,))
    return chosen


def think(bot: str, question: Question, part: int) -> Thought:
    """What a searching bot finds in one of several processes, each of which has dice of its own."""
    game = game_named(question.game)
    player = _asked(game, bot, question, part)
    assert isinstance(player, SearchBot)
    state = game.from_dict(question.position)
    choices = tuple(game.space.text(code) for code in state.legal(question.seat))
    visits = tuple(player.search(question.seat).votes(state, question.moment))
    _keep(bot, question, part, player, choices)
    return Thought(choices, visits, state.actor == SIMULTANEOUS)


def agreed(thoughts: Sequence[Thought], question: Question) -> str:
    """The choice of several processes together, as a search would choose that had found all of it alone."""
    visits: Counter[str] = Counter()
    for thought in thoughts:
        visits.update(dict(zip(thought.choices, thought.visits, strict=True)))
    chosen, most = visits.most_common(1)[0]
    if not thoughts[0].secret or most == 0:
        return chosen
    likely = {choice: count for choice, count in visits.items() if count * UNLIKELY >= most}
    dice = random.Random(f"{question.seed}/{question.moment}")
    return dice.choices(list(likely), list(likely.values()))[0]


def _asked(game: Game, bot: str, question: Question, part: int) -> Bot:
    """Who decides again at once is still there, and goes on with what it thought; otherwise a new one."""
    before = _decided.pop((bot, question.game, f"{question.seed}/{part}"), None)
    if before is None or not before.goes_on_with(question):
        player = bot_kind(bot).make(game, question.seed)
        if part and isinstance(player, SearchBot):
            player.seed = f"{question.seed}/{part}"
        return player
    if isinstance(before.bot, SearchBot):
        search = before.bot.search(question.seat)
        search.chosen = game.space.parse(question.last[0]).code
        for text in question.last[1:]:
            search.follow_unasked(game.space.parse(text).code)
    return before.bot


def _keep(bot: str, question: Question, part: int, player: Bot, choices: Sequence[str]) -> None:
    _decided[bot, question.game, f"{question.seed}/{part}"] = _Decided(player, question.moment, choices)
    if len(_decided) > KEPT:
        _decided.popitem(last=False)
