"""A decision asked of a bot in another process."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ennead.bots.players import Bot, SearchBot, bot_kind
from ennead.games import game as game_named

# Bots that a process keeps: often their next decision follows at once, and goes on with what was thought.
KEPT = 8


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
class _Decided:
    """A bot after a decision."""

    bot: Bot
    moment: int
    chosen: str

    def goes_on_with(self, question: Question) -> bool:
        """Whether nothing has happened since but what the bot chose."""
        return question.moment == self.moment + 1 and list(question.last[:1]) == [self.chosen]


_decided: OrderedDict[tuple[str, str, str], _Decided] = OrderedDict()


def answer(bot: str, question: Question) -> str:
    """The bot's choice, as text; what worker processes call. Whoever decides again at once is still there."""
    game = game_named(question.game)
    state = game.from_dict(question.position)
    key = (bot, question.game, question.seed)
    before = _decided.pop(key, None)
    if before is not None and before.goes_on_with(question):
        player = before.bot
        if isinstance(player, SearchBot):
            for text in question.last[1:]:
                player.search(question.seat).follow_unasked(game.space.parse(text).code)
    else:
        player = bot_kind(bot).make(game, question.seed)
    chosen = game.space.text(player.choose(state, question.seat, question.moment))
    _decided[key] = _Decided(player, question.moment, chosen)
    if len(_decided) > KEPT:
        _decided.popitem(last=False)
    return chosen
