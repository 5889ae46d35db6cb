"""What the end of a game is worth to each seat: apart from the score, chosen by the user.

A reward is given once, when a game ends (or is cut off: then by the points so far). Seats that win together
share the win: both seats of a merged side in Ankh have the same place and the same reward. Where nobody wins
(Ankh, all gods forgotten) nobody gets a share, and all have the same rank.
"""

from collections.abc import Callable, Mapping

from ennead.core.game import Game, Result
from ennead.core.state import State

# Rewards by seat, from the game and its last state.
Reward = Callable[[Game, State], list[float]]


def standing(game: Game, state: State) -> Result:
    """The result; of a game that was cut off, by the points so far, equal points sharing a place."""
    if state.over:
        return game.result(state)
    scores = game.scores(state)
    totals = [sum(points.values()) for points in scores]
    ranking = [
        [seat for seat, total in enumerate(totals) if total == each]
        for each in sorted(set(totals), reverse=True)
    ]
    return Result(scores, ranking, [])


def win_share(game: Game, state: State) -> list[float]:
    """1 for the winner, shared by those who win together; nothing for a game that was cut off."""
    winners = game.result(state).winners if state.over else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def rank(game: Game, state: State) -> list[float]:
    """From 1 for the first place to -1 for the last; equal places share what they span: the sum is 0."""
    places = standing(game, state).ranking
    count = sum(len(place) for place in places)
    worth = [0.0] * count
    before = 0
    for place in places:
        for seat in place:
            worth[seat] = 1 - (2 * before + len(place) - 1) / (count - 1) if count > 1 else 0.0
        before += len(place)
    return worth[: state.players]


def margin(game: Game, state: State) -> list[float]:
    """Points ahead of the best seat of another side, or behind it, in hundredths."""
    result = standing(game, state)
    totals = [result.total(seat) for seat in range(len(result.scores))]
    ahead: list[float] = []
    for seat in range(state.players):
        own = (seat, *game.partners(state, seat))
        others = [total for other, total in enumerate(totals) if other not in own]
        ahead.append((totals[seat] - max(others, default=0)) / 100)
    return ahead


def score(game: Game, state: State) -> list[float]:
    """The points themselves."""
    result = standing(game, state)
    return [float(result.total(seat)) for seat in range(state.players)]


REWARDS: Mapping[str, Reward] = {"rank": rank, "win_share": win_share, "margin": margin, "score": score}


def reward_of(chosen: str | Reward) -> Reward:
    """A reward by its name, or an own function."""
    if not isinstance(chosen, str):
        return chosen
    if chosen not in REWARDS:
        raise ValueError(f"there is no reward {chosen!r}; there are {', '.join(REWARDS)}")
    return REWARDS[chosen]
