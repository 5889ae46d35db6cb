"""Finding puzzles: skilled bots play, and where one choice seems clearly the best it is looked into twice.

Both looks try every choice equally often, with the same draws of the hidden things, and judge by what the
seat knows. The second has another seed and goes four times as deep; only what it confirms is kept, with its
numbers.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ennead.analysis import Choice
from ennead.analysis.judging import choice_of, difference, known_to, rounded, searcher
from ennead.analysis.walking import round_of
from ennead.bots.knowledge import knowledge_of
from ennead.bots.players import SearchBot, settings_of, with_temperament
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.practice.puzzle import Puzzle

# How often each choice is tried at a glance and in the first look, and how much deeper the second one goes.
GLANCE = 30
ROUNDS = 120
DEEPER = 4
# Not so few choices that one could guess, not so many that nobody would look at them all.
FEWEST, MOST = 4, 30
# How much better than any other the best choice must be, in chance to win: in both looks, where it must also
# be so many times the error of that; and what part of it in the bot's own thinking, and at a glance.
MARGIN = 0.05
HUNCH = 0.8
SEEMS = 0.6
FIRST_ERRORS = 3.0
ERRORS = 5.0
# A game that is as good as won or lost asks nothing.
HOPELESS, CERTAIN = 0.05, 0.95
# Of all puzzles, at most this part asks the same question, has the same solution, is in the same round, or is
# solved by the first thing that comes to mind; and no game gives more than so many.
SAME_QUESTION = 1 / 5
SAME_SOLUTION = 1 / 15
SAME_ROUND = 1 / 3
OBVIOUS = 1 / 3
FROM_ONE_GAME = 2


@dataclass(frozen=True, slots=True)
class Look:
    """Every choice as a search sees it, the best first."""

    choices: list[Choice]
    # How much better the best is than the next, and the error of that.
    margin: float
    error: float

    def is_clear(self, margin: float, errors: float) -> bool:
        return self.margin >= max(margin, errors * self.error)


def look(game: Game, position: State, seat: int, seed: str, rounds: int) -> Look:
    """Try each choice so many times, and tell how far the best is ahead of the one that comes nearest."""
    codes = position.legal(seat)
    search = searcher(game, seat, seed, 0, everything_known=False)
    chances = search.compare(position, codes, rounds)
    order = sorted(range(len(codes)), key=lambda at: (-sum(chances[at]), at))
    margin, error = difference(chances[order[0]], chances[order[1]])
    choices = [choice_of(game, search, codes[at]) for at in order]
    return Look(choices, rounded(margin), rounded(error))


def confirm(puzzle: Puzzle, seed: str, rounds: int) -> bool:
    """Whether the solution comes out best in another look, too."""
    found = look(puzzle.game, puzzle.state(), puzzle.seat, f"{seed}/{puzzle.hash}", rounds)
    return found.choices[0].action == puzzle.solution.action


class Maker:
    """Makes puzzles of a game; the same seed makes the same ones."""

    def __init__(
        self,
        game: Game,
        count: int,
        seed: str,
        rounds: int = ROUNDS,
        margin: float = MARGIN,
        same: float = SAME_QUESTION,
        without: Collection[str] = (),
    ) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.rounds = rounds
        self.margin = margin
        self.same = same
        # What a later look did not confirm.
        self.without = without
        self.kept: list[Puzzle] = []
        self.counts: Counter[str] = Counter()
        # What the puzzles kept have in common.
        self.common: Counter[object] = Counter()

    def make(self) -> Iterator[Puzzle]:
        """Play games with each number of players in turn, until there are enough puzzles."""
        number = 0
        while len(self.kept) < self.count:
            yield from self._play(number)
            number += 1

    def _play(self, number: int) -> Iterator[Puzzle]:
        game, seed = self.game, f"{self.seed}/{number}"
        referee = KeyedReferee(seed)
        state = game.start(game.players[number % len(game.players)], None, referee)
        bots = [_skilled(game, f"{seed}/{seat}") for seat in range(state.players)]
        self.counts["games"] += 1
        found = move = 0
        while not state.over and found < FROM_ONE_GAME and len(self.kept) < self.count:
            seat = state.to_act()[0]
            known = game.determinize(state, seat, FastReferee(f"{seed}/{move}"))
            code = bots[seat].choose(known, seat, move)
            if FEWEST <= len(state.legal(seat)) <= MOST:
                self.counts["decisions"] += 1
                if hunch(bots[seat].search(seat), state, seat) >= HUNCH * self.margin:
                    puzzle = self._puzzle(state, seat, seed, move)
                    if puzzle is not None:
                        found += 1
                        self.kept.append(puzzle)
                        yield puzzle
            state.play(code, referee, seat)
            move += 1

    def _puzzle(self, state: State, seat: int, seed: str, move: int) -> Puzzle | None:
        """What this decision makes, if it is worth asking and both looks say the same."""
        game = self.game
        known = known_to(game, state, seat, f"{seed}/{move}", everything_known=False)
        decision = game.decision(known, seat)
        assert decision is not None
        question: str = decision["name"]
        traits = self._traits(known, question)
        if any(self._is_common(trait, part) for trait, part in traits):
            return None
        self.counts["tried"] += 1
        glance = look(game, known, seat, f"{seed}/{move}/glance", GLANCE)
        best = glance.choices[0]
        if glance.margin < SEEMS * self.margin or not HOPELESS <= best.chances[seat] <= CERTAIN:
            self.counts["dropped at a glance"] += 1
            return None
        traits.append((("solution", best.action), SAME_SOLUTION))
        if best.action in self._first_thought(known, seat):
            traits.append(("obvious", OBVIOUS))
        if any(self._is_common(trait, part) for trait, part in traits):
            self.counts["dropped as too common"] += 1
            return None
        first = look(game, known, seat, f"{seed}/{move}/first", self.rounds)
        if first.choices[0].action != best.action or not first.is_clear(self.margin, FIRST_ERRORS):
            self.counts["dropped by the first look"] += 1
            return None
        second = look(game, known, seat, f"{seed}/{move}/second", DEEPER * self.rounds)
        if second.choices[0].action != best.action or not second.is_clear(self.margin, ERRORS):
            self.counts["dropped by the second look"] += 1
            return None
        puzzle = Puzzle(
            game=game,
            seed=seed,
            move=move,
            seat=seat,
            question=question,
            hash=game.hash(known),
            position=game.to_dict(known),
            margin=second.margin,
            error=second.error,
            choices=second.choices,
        )
        if puzzle.id in self.without:
            self.counts["dropped by a later look"] += 1
            return None
        self.counts["kept"] += 1
        self.common.update(trait for trait, _ in traits)
        return puzzle

    def _traits(self, state: State, question: str) -> list[tuple[object, float]]:
        """What it would have in common with others, each with the part of all puzzles that may have it."""
        traits: list[tuple[object, float]] = [
            (("question", question), self.same),
            (("players", state.players), 1.5 / len(self.game.players)),
        ]
        # Not every game counts rounds.
        if (number := round_of(state)) is not None:
            traits.append((("round", number), SAME_ROUND))
        return traits

    def _is_common(self, trait: object, part: float) -> bool:
        return self.common[trait] >= part * self.count

    def _first_thought(self, position: State, seat: int) -> set[str]:
        """What comes to mind first: the likeliest choice, if it also looks best one decision ahead."""
        game = self.game
        codes = position.legal(seat)
        priors = knowledge_of(game).priors(position, seat, codes)
        ahead = Search(game, seat, self.seed, settings_of(game, iterations=0)).look_ahead(position, codes)
        likeliest, nearest = (codes[each.index(max(each))] for each in (priors, ahead))
        return {game.space.text(likeliest)} if likeliest == nearest else set()


def _skilled(game: Game, seed: str) -> SearchBot:
    """A skilled opponent without a clock, so that its games can be played again."""
    return SearchBot(game, seed, with_temperament(settings_of(game, "skilled"), seed))


def hunch(search: Search, state: State, seat: int) -> float:
    """How far ahead a bot has just seen its favourite: the mean worth of its tries, against the next best."""
    key = (seat, *state.sealed[seat]) if state.actor == SIMULTANEOUS else (seat,)
    bandit = search.root.bandits.get(key)
    if bandit is None:
        return 0.0
    tried = [at for at in range(len(bandit.codes)) if bandit.visits[at]]
    worth = sorted((bandit.totals[at] / bandit.visits[at] for at in tried), reverse=True)
    return worth[0] - worth[1] if len(worth) > 1 else 0.0
