"""Search over positions that may be true: information-set Monte Carlo with an evaluation at the cut-off.

Every iteration draws all hidden things anew for the searching seat, walks down one tree that all draws share
and adds a node. What a seat learned about its choices at a node is a bandit; in a sealed step each seat has a
bandit of its own and nobody's choice depends on another's answer. Compiled with the engine.
"""

import math
import random
import time
from typing import Final, Protocol

from ennead.bots.knowledge import Knowledge, knowledge_of
from ennead.bots.network import Network, network_of
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import OVER, SIMULTANEOUS, State

# Weight of winning against the size of the margin, when a game has ended.
WIN: Final = 0.85
# A secret choice is drawn among those tried at least one time in so many of the most tried.
UNLIKELY: Final = 5
# Iterations between two looks at the clock.
BREATH: Final = 8


class Settings:
    """How to search; each game's `weights.yaml` sets these, and each level some of them."""

    def __init__(self) -> None:
        # Iterations of a decision; 0 looks one decision ahead only. Seconds cut them short.
        self.iterations = 0
        self.seconds = 0.0
        # Draws of the hidden things for the look one decision ahead.
        self.samples = 3
        # The same in a sealed step, where the others' answers are drawn, too; 0: as many as elsewhere.
        self.secret_samples = 0
        # The margin of points that turns an even chance into 73 %.
        self.scale = 8.0
        self.exploration = 1.2
        # Choices worth a look after n visits: widening * sqrt(n), the likeliest first.
        self.widening = 4.0
        # Own decisions carried out by priors before a look ahead is judged.
        self.follow = 0
        # Decisions of whoever acted last, carried out by priors before a new node is judged.
        self.finish = 0
        # Decisions of anybody carried out by priors before a new node is judged.
        self.rollout = 0
        # How sharply the look ahead guides the search: difference of chances that makes e times likelier.
        self.sharpness = 0.08
        # Chance given away for variety: the choice is drawn among all that are about this close to the best.
        self.temperature = 0.0
        # How far personal taste bends the priors.
        self.taste = 0.0
        # How much the learned network has to say about chances and priors, beside what is written by hand.
        self.learned = 0.0
        # Positions judged in one call of an own evaluator.
        self.batch = 16


class Dice(FastReferee):
    """Counts what it was asked: beyond a draw of chance nothing is finished any more."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draws = 0

    def below(self, purpose: str, bound: int) -> int:
        self.draws += 1
        return super().below(purpose, bound)

    def shuffle(self, purpose: str, items: list[int]) -> None:
        self.draws += 1
        super().shuffle(purpose, items)


class Bandit:
    """What one seat has learned about its choices at one node."""

    __slots__ = ("arms", "codes", "priors", "totals", "visits", "worth")

    def __init__(self) -> None:
        self.arms: dict[int, int] = {}
        self.codes: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        # Sum of utilities and number of visits, for choices not tried yet.
        self.worth = [0.0, 0.0]

    def add(self, code: int, prior: float) -> None:
        self.arms[code] = len(self.codes)
        self.codes.append(code)
        self.priors.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)

    def learn(self, arm: int, utility: float) -> None:
        self.visits[arm] += 1
        self.totals[arm] += utility
        self.worth[0] += utility
        self.worth[1] += 1.0


class Node:
    """A moment of the game as reached by a line of actions; what chance brought is not part of it."""

    __slots__ = ("bandits", "children")

    def __init__(self) -> None:
        # By the seat and what it has sealed so far.
        self.bandits: dict[tuple[int, ...], Bandit] = {}
        # By seats and codes of one action, or of all answers of a sealed step.
        self.children: dict[tuple[int, ...], Node] = {}


class Evaluator(Protocol):
    """Somebody else's judgement of positions, asked for many at once: see docs/bots.md."""

    def evaluate(self, states: list[State], seats: list[int]) -> list[tuple[list[float], list[float]]]:
        """For each position everybody's chance to win, and a weight for each of the seat's legal actions.

        The seat is one that is to act there. No weights at all: the actions are weighed by hand. Positions
        are drawn anew by what the searching seat can't know, and not to be changed.
        """
        ...


class Leaf:
    """The end of a walk down the tree: a position to judge, and the way there."""

    __slots__ = ("arms", "node", "path", "seats", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        # The node that was added for it, if one was.
        self.node: Node | None = None
        self.path: list[Bandit] = []
        self.arms: list[int] = []
        self.seats: list[int] = []

    def lose(self, times: int) -> None:
        """Count the way as lost for the time being, so that the next walk tries another; -1 takes it back."""
        for at in range(len(self.path)):
            self.path[at].visits[self.arms[at]] += times
            self.path[at].worth[1] += times

    def learn(self, utilities: list[float]) -> None:
        for at in range(len(self.path)):
            self.path[at].learn(self.arms[at], utilities[self.seats[at]])


class Outlook:
    """What the search found about one choice: for hints and for analysis."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.visits = 0
        # Sum and sum of squares of the seat's expected final points.
        self.points = 0.0
        self.squares = 0.0
        # Sum of chances to win (the seat's own, and everybody's), and of expected points by source.
        self.chance = 0.0
        self.chances: list[float] = []
        self.sources: dict[str, float] = {}

    def learn(self, points: float, seat: int, chances: list[float]) -> None:
        self.visits += 1
        self.chance += chances[seat]
        if not self.chances:
            self.chances = [0.0] * len(chances)
        for each in range(len(chances)):
            self.chances[each] += chances[each]
        self.points += points
        self.squares += points * points


class Search:
    """Thinks for one seat of one game. Keeps its tree as long as it decides several times in a row."""

    def __init__(
        self,
        game: Game,
        seat: int,
        seed: str,
        settings: Settings,
        knowledge: Knowledge | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.game = game
        self.knowledge = knowledge or knowledge_of(game)
        # Judges positions instead of the game's knowledge, if there is one.
        self.evaluator = evaluator
        self.seat = seat
        self.seed = seed
        self.settings = settings
        self.network: Network | None = network_of(game) if settings.learned > 0.0 else None
        self.referee = Dice(seed)
        self.root = Node()
        # The moment of the last decision and what was chosen, to find the tree again.
        self.moment = -1
        self.chosen = -1
        self.iterations = 0
        self.tastes: dict[int, float] = {}
        # For hints, each choice's outlook; filled only when `explains`.
        self.explains = False
        self.outlooks: dict[int, Outlook] = {}
        # For analysis with everything known: hidden things are as they are, and not drawn anew.
        self.knows_all = False

    def choose(self, position: State, moment: int) -> int:
        """The action to take now. `position` may be any that is true for the seat; `moment`: see `Bot`."""
        self.referee = Dice(f"{self.seed}/{moment}")
        codes = position.legal(self.seat)
        if len(codes) == 1:
            return codes[0]
        if self.settings.iterations == 0:
            chances = self.look_ahead(position, codes)
            self.moment = -1
            return codes[self._draw(chances, max(chances))]
        self.think(position, moment)
        self.moment = moment
        self.chosen = self._best(position, codes)
        return self.chosen

    def votes(self, position: State, moment: int) -> list[int]:
        """How often each legal choice was tried, to be added to what other searches found at the same time.

        What is chosen then is put into `chosen`, for the tree to be found again.
        """
        self.referee = Dice(f"{self.seed}/{moment}")
        self.think(position, moment)
        self.moment = moment
        bandit = self.bandit(position)
        return [bandit.visits[bandit.arms[code]] for code in position.legal(self.seat)]

    def think(self, position: State, moment: int) -> None:
        """Grow the tree below the position until iterations or time are used up."""
        self._find_root(position, moment)
        settings = self.settings
        codes = position.legal(self.seat)
        bandit = self.bandit(position)
        known = int(bandit.worth[1])
        if self.evaluator is not None and not bandit.codes:
            self._introduce(
                bandit, codes, self.evaluator.evaluate([self._drawn(position)], [self.seat])[0][1]
            )
        self._meet(bandit, position, self.seat, codes)
        if self.evaluator is None:
            self._guide(bandit, position, codes)
        until = time.perf_counter() + settings.seconds if settings.seconds else math.inf
        self.iterations = 0
        while known + self.iterations < settings.iterations:
            if self.evaluator is None:
                self._descend(self._drawn(position), -1)
                self.iterations += 1
            else:
                self.iterations += self._ask(self.evaluator, position, settings.iterations - known)
            if (self.evaluator is not None or self.iterations % BREATH == 0) and (
                time.perf_counter() > until or self._is_decided(bandit, settings.iterations - known)
            ):
                return

    def compare(self, position: State, codes: list[int], rounds: int) -> list[list[float]]:
        """Try each of these choices equally often, all with the same draws of the hidden things.

        For each choice and round the seat's chance to win. The most visited choice of `think` has been looked
        into deeper than others; here all get the same, so that their difference is fair.
        """
        bandit = self.bandit(position)
        self._meet(bandit, position, self.seat, position.legal(self.seat))
        self.explains = True
        found: list[list[float]] = [[] for _ in codes]
        for _ in range(rounds):
            drawn = self._drawn(position)
            for at in range(len(codes)):
                found[at].append(self._descend(drawn.clone(), codes[at]))
        return found

    def bandit(self, position: State) -> Bandit:
        """What the last `think` learned about the choices at this position."""
        return self._bandit(self.root, self._reopened(position), self.seat)

    def judge(self, state: State) -> list[float]:
        """Everybody's chance to win in a position, which is used up by it."""
        self._settle(state, self.settings.rollout)
        table = self._forecast(state)
        points = self._points(state, table)
        return self._shares(state, self._utilities(state, table, points), len(points))

    def _is_decided(self, bandit: Bandit, wanted: int) -> bool:
        """Nothing can overtake the most visited choice in the iterations left."""
        if self.explains:
            return False
        first = second = 0
        for visits in bandit.visits:
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > wanted - self.iterations

    def _find_root(self, position: State, moment: int) -> None:
        """Go on with the tree if nobody else has acted since the last decision; begin a new one otherwise."""
        child: Node | None = None
        if moment == self.moment + 1 and self.chosen >= 0:
            child = self.root.children.get((self.seat, self.chosen))
        self.root = Node() if child is None else child
        self.chosen = -1

    def follow_unasked(self, code: int) -> None:
        """Go on in the tree past an own decision with one option, carried out unasked after the last."""
        self.root = self.root.children.get((self.seat, self.chosen)) or Node()
        self.chosen = code

    # One iteration

    def _reopened(self, position: State) -> State:
        """A position for the tree: what others have sealed is theirs to choose, so it is open again."""
        if position.actor != SIMULTANEOUS:
            return position
        state = position.clone()
        frame = state.frames[-1]
        step = state.rules.steps[frame.step]
        partners = self.game.partners(state, self.seat)
        for other in range(state.players):
            if other != self.seat and other not in partners and state.sealed[other]:
                step.retract(state, frame, other)
        return state

    def _drawn(self, position: State) -> State:
        """A position that may be true for the seat."""
        if self.knows_all:
            return self._reopened(position.clone())
        return self._reopened(self.game.determinize(position, self.seat, self.referee))

    def _descend(self, state: State, first: int) -> float:
        """Walk down the tree, with the choice `first` first (-1: any); the chance found, if explaining."""
        leaf = self._walk(state, first)
        self._settle(state, self.settings.rollout)
        table = self._forecast(state)
        points = self._points(state, table)
        utilities = self._utilities(state, table, points)
        leaf.learn(utilities)
        if not self.explains:
            return 0.0
        chances = self._shares(state, utilities, len(points))
        self._explain(leaf.path[0].codes[leaf.arms[0]], state, table, points[self.seat], chances)
        return chances[self.seat]

    def _walk(self, state: State, first: int) -> Leaf:
        """Down to a position that no walk has come to before, or to the end of the game."""
        referee = self.referee
        node = self.root
        leaf = Leaf(state)
        answers: tuple[int, ...] = ()
        while state.actor != OVER:
            sealed = state.actor == SIMULTANEOUS
            seat = self._next(state)
            codes = state.legal(seat)
            bandit = self._bandit(node, state, seat)
            self._meet(bandit, state, seat, codes)
            arm = bandit.arms[first] if first >= 0 and not leaf.path else self._select(bandit, codes)
            leaf.path.append(bandit)
            leaf.arms.append(arm)
            leaf.seats.append(seat)
            code = bandit.codes[arm]
            answers = (*answers, seat, code)
            drawn = referee.draws
            state.play(code, referee, seat)
            if sealed and state.actor == SIMULTANEOUS and state.sealed[seat]:
                continue
            child = node.children.get(answers)
            if child is None:
                leaf.node = node.children[answers] = Node()
                if self.evaluator is None:
                    self._follow(state, seat, self.settings.finish, drawn)
                break
            node = child
            answers = ()
        return leaf

    # With an evaluator of somebody's own

    def _ask(self, evaluator: Evaluator, position: State, most: int) -> int:
        """Walk down as often as a batch has room, then have all of it judged at once; how often it was."""
        leaves: list[Leaf] = []
        for _ in range(max(1, min(self.settings.batch, most - self.iterations))):
            leaf = self._walk(self._drawn(position), -1)
            leaf.lose(1)
            leaves.append(leaf)
        asked = [leaf for leaf in leaves if self._is_open(leaf)]
        states = [leaf.state for leaf in asked]
        seats = [self._next(state) for state in states]
        judged = evaluator.evaluate(states, seats) if states else []
        for leaf in leaves:
            leaf.lose(-1)
            if leaf.state.actor == OVER:
                leaf.learn(self._worth(leaf.state))
        for at in range(len(asked)):
            chances, weights = judged[at]
            asked[at].learn(self._sides(chances, states[at]))
            node = asked[at].node
            if node is not None:
                self._introduce(
                    self._bandit(node, states[at], seats[at]), states[at].legal(seats[at]), weights
                )
        return len(leaves)

    def _is_open(self, leaf: Leaf) -> bool:
        """The game goes on there. What is half sealed is answered first, and then no choice of the node's."""
        if self._half_sealed(leaf.state):
            self._settle(leaf.state, 0)
            leaf.node = None
        return leaf.state.actor != OVER

    def _introduce(self, bandit: Bandit, codes: list[int], weights: list[float]) -> None:
        """Take an evaluator's word for choices; without one they are weighed by hand when they are met."""
        if weights and len(weights) != len(codes):
            raise ValueError(f"the evaluator gave {len(weights)} weights for {len(codes)} actions")
        for at in range(len(weights)):
            if codes[at] not in bandit.arms:
                bandit.add(codes[at], max(weights[at], 1e-6))

    def _sides(self, shares: list[float], state: State) -> list[float]:
        """Each seat's chance with that of its partners: who wins with them wins all that is theirs."""
        if len(shares) < state.players:
            raise ValueError(f"there are chances of {len(shares)} seats where {state.players} play")
        utilities: list[float] = []
        for seat in range(state.players):
            share = shares[seat]
            for partner in self.game.partners(state, seat):
                share += shares[partner]
            utilities.append(share)
        return utilities

    def _next(self, state: State) -> int:
        """Who decides; in a sealed step the searching seat first."""
        if state.actor >= 0:
            return state.actor
        waiting = state.to_act()
        return self.seat if self.seat in waiting else waiting[0]

    def _bandit(self, node: Node, state: State, seat: int) -> Bandit:
        key = (seat, *state.sealed[seat]) if state.actor == SIMULTANEOUS else (seat,)
        bandit = node.bandits.get(key)
        if bandit is None:
            bandit = node.bandits[key] = Bandit()
        return bandit

    def _meet(self, bandit: Bandit, state: State, seat: int, codes: list[int]) -> None:
        """Give choices that were not possible in earlier draws an arm."""
        arms = bandit.arms
        for code in codes:
            if code not in arms:
                priors = self._priors(state, seat, codes)
                for at in range(len(codes)):
                    if codes[at] not in arms:
                        bandit.add(codes[at], self._tasted(seat, codes[at], priors[at]))
                return

    def _priors(self, state: State, seat: int, codes: list[int]) -> list[float]:
        known = self.knowledge.priors(state, seat, codes)
        if self.network is None or len(codes) == 1:
            return known
        return self.network.priors(state, seat, codes, known)

    def _tasted(self, seat: int, code: int, prior: float) -> float:
        if self.settings.taste == 0.0 or seat != self.seat:
            return prior
        taste = self.tastes.get(code)
        if taste is None:
            drawn = random.Random(f"taste/{self.seed}/{code}").gauss(0.0, 1.0)
            taste = self.tastes[code] = math.exp(self.settings.taste * drawn)
        return prior * taste

    def _select(self, bandit: Bandit, codes: list[int]) -> int:
        """The arm to try: high value, high prior or seldom tried (PUCT), among the widened choices."""
        if len(codes) == 1:
            return bandit.arms[codes[0]]
        seen = bandit.worth[1]
        arms = [bandit.arms[code] for code in codes]
        most = int(self.settings.widening * math.sqrt(seen + 1.0)) + 1
        priors = bandit.priors
        if len(arms) > most:
            floor = sorted([priors[arm] for arm in arms], reverse=True)[most - 1]
            arms = [arm for arm in arms if priors[arm] >= floor or bandit.visits[arm] > 0]
        total = 0.0
        for arm in arms:
            total += priors[arm]
        fresh = bandit.worth[0] / seen if seen else 0.5
        push = self.settings.exploration * math.sqrt(seen + 1.0) / total
        best, chosen = -1.0, arms[0]
        visits, totals = bandit.visits, bandit.totals
        for arm in arms:
            tried = visits[arm]
            worth = totals[arm] / tried if tried else fresh
            score = worth + push * priors[arm] / (1 + tried)
            if score > best:
                best, chosen = score, arm
        return chosen

    def _settle(self, state: State, plies: int) -> None:
        """Play on by priors: a few decisions, and a sealed step always to its end."""
        while state.actor != OVER and (plies > 0 or self._half_sealed(state)):
            seat = self._next(state)
            codes = state.legal(seat)
            state.play(codes[self._drawn_by_prior(state, seat, codes)], self.referee, seat)
            plies -= 1

    def _half_sealed(self, state: State) -> bool:
        """Somebody has answered secretly and others not yet: no position to judge."""
        if state.actor != SIMULTANEOUS:
            return False
        return any(state.sealed)

    def _drawn_by_prior(self, state: State, seat: int, codes: list[int]) -> int:
        if len(codes) == 1:
            return 0
        return self._pick(self.knowledge.priors(state, seat, codes))

    def _pick(self, weights: list[float]) -> int:
        left = self.referee.random() * sum(weights)
        for at in range(len(weights)):
            left -= weights[at]
            if left < 0.0:
                return at
        return len(weights) - 1

    # Judging

    def _forecast(self, state: State) -> list[float]:
        """What the position promises by source; nothing when the game is over."""
        return self.knowledge.forecast(state) if state.actor != OVER else []

    def _points(self, state: State, table: list[float]) -> list[float]:
        """Expected final points; the real ones when the game is over."""
        if table:
            return self.knowledge.totals(table)
        return [float(sum(each.values())) for each in self.game.scores(state)]

    def _worth(self, state: State) -> list[float]:
        table = self._forecast(state)
        return self._utilities(state, table, self._points(state, table))

    def _utilities(self, state: State, table: list[float], points: list[float]) -> list[float]:
        """Each seat's chance to win, from its margin over the best of the others; exact at the end."""
        scale = self.settings.scale
        utilities: list[float] = []
        for seat in range(state.players):
            partners = self.game.partners(state, seat)
            rival = -math.inf
            for other in range(len(points)):
                if other != seat and points[other] > rival and other not in partners:
                    rival = points[other]
            if rival == -math.inf:
                rival = 0.0
            margin = (points[seat] - rival) / scale
            utilities.append(1.0 / (1.0 + math.exp(-min(max(margin, -30.0), 30.0))))
        if self.network is not None and state.actor != OVER:
            learned = self.settings.learned
            shares = self._sides(self.network.chances(state, self.seat, table, points), state)
            for seat in range(state.players):
                utilities[seat] += learned * (shares[seat] - utilities[seat])
        if state.actor == OVER:
            winners = self.game.result(state).winners
            for seat in range(state.players):
                won = 1.0 if seat in winners else 0.0
                utilities[seat] = WIN * won + (1.0 - WIN) * utilities[seat]
        return utilities

    def look_ahead(self, position: State, codes: list[int]) -> list[float]:
        """The seat's chance after each choice, by the evaluation one decision ahead."""
        samples = max(self.settings.samples, 1)
        if position.actor == SIMULTANEOUS and self.settings.secret_samples:
            samples = self.settings.secret_samples
        chances = [0.0] * len(codes)
        for _ in range(samples):
            drawn = self._drawn(position)
            for at in range(len(codes)):
                state = drawn.clone()
                draws = self.referee.draws
                state.play(codes[at], self.referee, self.seat)
                self._follow(state, self.seat, self.settings.follow, draws)
                chances[at] += self._worth(state)[self.seat] / samples
        return chances

    def _follow(self, state: State, seat: int, plies: int, draws: int) -> None:
        """Finish what was begun: a seat's decisions that follow at once, the likeliest choice each.

        `draws` were made before it began; once chance has spoken, something new begins.
        """
        self._settle(state, 0)
        while plies > 0 and state.actor == seat and self.referee.draws == draws:
            codes = state.legal(seat)
            priors = self.knowledge.priors(state, seat, codes)
            state.play(codes[priors.index(max(priors))], self.referee, seat)
            self._settle(state, 0)
            plies -= 1

    def _guide(self, bandit: Bandit, position: State, codes: list[int]) -> None:
        """Bend the priors of the decision at hand by a look one decision ahead."""
        if self.settings.samples == 0:
            return
        chances = self.look_ahead(position, codes)
        best = max(chances)
        for at in range(len(codes)):
            weight = math.exp((chances[at] - best) / self.settings.sharpness)
            bandit.priors[bandit.arms[codes[at]]] *= max(weight, 0.02)

    # Deciding

    def _best(self, position: State, codes: list[int]) -> int:
        """The most visited choice; where choices are secret, drawn by visits, so that nobody foresees it."""
        bandit = self.bandit(position)
        visits = [bandit.visits[bandit.arms[code]] for code in codes]
        most = max(visits)
        if most == 0:
            return codes[self._pick([bandit.priors[bandit.arms[code]] for code in codes])]
        if position.actor == SIMULTANEOUS:
            return codes[self._pick([float(each) if each * UNLIKELY >= most else 0.0 for each in visits])]
        if self.settings.temperature == 0.0:
            return codes[visits.index(most)]
        worth = [
            bandit.totals[bandit.arms[code]] / max(1, bandit.visits[bandit.arms[code]]) for code in codes
        ]
        top = worth[visits.index(most)]
        return codes[
            self._draw([w if n * UNLIKELY >= most else -1.0 for w, n in zip(worth, visits, strict=True)], top)
        ]

    def _draw(self, chances: list[float], best: float) -> int:
        """The best, or by temperature something about as good; equals by lot."""
        heat = self.settings.temperature
        if heat == 0.0:
            return self._pick([1.0 if chance >= best - 1e-9 else 0.0 for chance in chances])
        return self._pick([math.exp(min(0.0, chance - best) / heat) for chance in chances])

    # Hints

    def _shares(self, state: State, utilities: list[float], rivals: int) -> list[float]:
        """Everybody's chance to win, so that the chances of all sides make a whole."""
        if rivals > state.players:  # an opponent of the rules' own: his chance is the rest
            return utilities
        shares: list[float] = []
        for seat in range(state.players):
            partners = self.game.partners(state, seat)
            own = total = utilities[seat]
            for other in range(state.players):
                if other != seat and other not in partners:
                    total += utilities[other] / (1 + len(self.game.partners(state, other)))
            shares.append(own / total if total > 0.0 else 0.0)
        return shares

    def _explain(
        self, code: int, state: State, table: list[float], points: float, chances: list[float]
    ) -> None:
        """Note what a walk has found about its first choice; `table` is the forecast, if the game goes on."""
        outlook = self.outlooks.get(code)
        if outlook is None:
            outlook = self.outlooks[code] = Outlook(code)
        outlook.learn(points, self.seat, chances)
        if table:
            for source, expected in self.knowledge.by_source(table, self.seat).items():
                outlook.sources[source] = outlook.sources.get(source, 0.0) + expected
        else:
            for source, scored in self.game.scores(state)[self.seat].items():
                outlook.sources[source] = outlook.sources.get(source, 0.0) + scored

    def line(self, code: int, length: int) -> list[tuple[int, int]]:
        """The actions the search expects, this one first: each time the most visited."""
        steps: list[tuple[int, int]] = []
        node = self.root
        answers = self._busiest(node, code)
        while answers and len(steps) < length:
            for at in range(0, len(answers), 2):
                steps.append((answers[at], answers[at + 1]))
            node = node.children[answers]
            answers = self._busiest(node, -1)
        return steps

    def _busiest(self, node: Node, code: int) -> tuple[int, ...]:
        """The children's key with the most visits below it; beginning with `code`, if one is asked for."""
        best: tuple[int, ...] = ()
        most = 0
        for answers, child in node.children.items():
            if code >= 0 and answers[1] != code:
                continue
            visits = 1
            for bandit in child.bandits.values():
                visits = max(visits, 1 + int(bandit.worth[1]))
            if visits > most:
                most, best = visits, answers
        return best
