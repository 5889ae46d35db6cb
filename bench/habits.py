"""Counts what bots do and never do: verbs chosen where they could be, and what happened, by level.

    python bench/habits.py amun-re --players 4 --games 50 --bots greedy hard
    python bench/habits.py tekhenu --events happiness.to:last --bots hard

For each verb: decisions in which it could be chosen, and how often it was. For each event, or field of one:
how often it came to each value; `:last` counts only the last value of each seat in a game.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from ennead.bots import bot_kind
from ennead.core.game import Game
from ennead.core.referee import FastReferee, LiveReferee
from ennead.games import game as game_named

# What is worth a look where nothing is asked for.
USUAL = {
    "amun-re": [
        "paid.gold",
        "protected",
        "bribed",
        "active_tile.tile",
        "thief",
        "scored_card.card",
        "architect",
        "treasury",
        "big_harvest",
        "sold.card",
    ],
    "tekhenu": ["happiness.to:last", "scored.source"],
    "ankh": [],
    "kemet": [],
}


class Habits:
    """What was counted over some games."""

    def __init__(self, game: Game, wanted: list[str]) -> None:
        self.game = game
        self.wanted = wanted
        self.games = 0
        self.possible: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.events: dict[str, Counter[str]] = {each: Counter() for each in wanted}

    def play(self, bot: str, players: int, seed: str) -> None:
        """One game of bots among themselves."""
        game = self.game
        referee = LiveReferee(seed)
        state = game.start(players, None, referee)
        bots = [bot_kind(bot).make(game, f"{seed}/{seat}") for seat in range(players)]
        moment = 0
        while not state.over:
            seat = state.to_act()[0]
            codes = state.legal(seat)
            code = bots[seat].choose(game.determinize(state, seat, FastReferee(moment)), seat, moment)
            self.possible.update({game.space.verb(each).name for each in codes})
            self.chosen[game.space.verb(code).name] += 1
            state.play(code, referee, seat)
            moment += 1
        for each in self.wanted:
            self.events[each].update(self._values(referee, each))
        self.games += 1

    def _values(self, referee: LiveReferee, wanted: str) -> Iterator[str]:
        """The values of an event's field in a game, or a mark for each time it happened."""
        told, _, which = wanted.partition(":")
        name, _, field = told.partition(".")
        number = self.game.events.number(name)
        shown = [self.game.events.show_all(event) for event in referee.events if event.kind == number]
        if which == "last":
            shown = list({each["seat"]: each for each in shown}.values())
        for each in shown:
            yield str(each[field]) if field else "times"

    def tell(self, bot: str) -> None:
        print(f"\n{self.game.name}, {bot}: {self.games} games\n\n| verb | possible | chosen | part |")
        print("| --- | ---: | ---: | ---: |")
        for verb, possible in self.possible.most_common():
            chosen = self.chosen[verb]
            print(f"| {verb} | {possible} | {chosen} | {chosen / possible:.3f} |")
        print("\n| event | value | times | a game |\n| --- | --- | ---: | ---: |")
        for name, values in self.events.items():
            for value, times in sorted(values.items(), key=lambda each: (len(each[0]), each[0])):
                print(f"| {name} | {value} | {times} | {times / self.games:.2f} |")
            if not values:
                print(f"| {name} | never | 0 | 0.00 |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", nargs="+", default=["greedy", "hard"])
    parser.add_argument("--events", nargs="*", help="EVENT, EVENT.FIELD or EVENT.FIELD:last")
    parser.add_argument("--seed", default="habits")
    chosen = parser.parse_args()
    game = game_named(chosen.game)
    wanted = USUAL.get(game.name, []) if chosen.events is None else chosen.events
    for bot in chosen.bots:
        habits = Habits(game, wanted)
        for number in range(chosen.games):
            habits.play(bot, chosen.players, f"{chosen.seed}/{number}")
        habits.tell(bot)


if __name__ == "__main__":
    main()
