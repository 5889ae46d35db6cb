"""Barges: a small game of our own that shows all a game must bring. `docs/add-a-game.md` walks through it."""

from typing import Final, cast

from barges.generated import frames
from barges.rules import turns
from barges.rules.actions import SPACE
from barges.rules.components import COPIES, DATA, GOOD, GOODS
from barges.rules.events import EVENTS
from barges.rules.fields import ON_TABLE
from barges.rules.shape import BargesView, Cards, SeatView
from barges.rules.state import BargesState
from barges.rules.steps import STEPS
from ennead.core.codec import SEAT
from ennead.core.game import Game, Option, Options, Result
from ennead.core.preview import Measure
from ennead.core.referee import Referee
from ennead.core.state import State, steps_in


class Barges(Game):
    """The rules of Barges."""

    def __init__(self) -> None:
        super().__init__(
            name="barges",
            version=1,
            players=[2, 3, 4],
            options=[Option("rich", False)],
            steps=steps_in(STEPS, turns),
            space=SPACE,
            events=EVENTS,
            fields=ON_TABLE,
            sources=["cargo"],
            max_decisions=2 * COPIES * GOODS,
        )

    def new_state(self, players: int, options: Options) -> State:
        state = BargesState()
        state.lay_out(self, players)
        return state

    def set_up(self, state: State, options: Options) -> None:
        table = cast(BargesState, state)
        table.deck = [good for good in range(GOODS) for _ in range(COPIES)]
        state.referee.shuffle("deck", table.deck)
        for _ in range(4 if options["rich"] else 3):
            for seat in range(table.players):
                table.hand[seat * GOODS + table.deck.pop()] += 1
        table.push(frames.TURN[state.referee.below("first merchant", table.players)])

    def view_type(self) -> type:
        return BargesView

    def table_view(self, state: State) -> BargesView:
        table = cast(BargesState, state)
        return {
            "game": self.name,
            "players": table.players,
            "viewer": None,
            "deck": len(table.deck),
            "sold": named(table.sold),
            "seats": [merchant(table, each, table.over) for each in range(table.players)],
        }

    def seat_view(self, state: State, seat: int, table: BargesView) -> BargesView:
        seats = table["seats"].copy()
        seats[seat] = merchant(cast(BargesState, state), seat, True)
        return {**table, "viewer": SEAT.names[seat], "seats": seats}

    def measures(self, state: State, seat: int) -> list[Measure]:
        table = cast(BargesState, state)
        return [
            Measure("points", table.points[seat], 1),
            Measure("worth", table.worth(seat), 1),
            Measure("room", table.room(seat), 0),
        ]

    def resample(self, state: State, seat: int | None, referee: Referee) -> None:
        """Everybody else's cards and the deck are one pile to this seat: sort it, shuffle it, deal it out."""
        table = cast(BargesState, state)
        others = [each for each in range(table.players) if each != seat]
        sizes = {each: sum(table.hand_of(each)) for each in others}
        pile = list(table.deck)
        for each in others:
            for good, count in enumerate(table.hand_of(each)):
                pile += [good] * count
                table.hand[each * GOODS + good] = 0
        pile.sort()
        referee.shuffle("unseen cards", pile)
        for each in others:
            for _ in range(sizes[each]):
                table.hand[each * GOODS + pile.pop()] += 1
        table.deck = pile

    def names(self) -> dict[str, dict[str, str]]:
        goods = {f"good-{good['id']}": good["name"] for good in DATA["goods"]}
        return {"game": DATA["name"], **goods}

    def invariants(self, state: State) -> list[str]:
        table = cast(BargesState, state)
        wrong = [f"barge of {seat} is overloaded" for seat in range(table.players) if table.room(seat) < 0]
        for good in range(GOODS):
            held = sum(table.hand[good::GOODS]) + sum(table.barge[good::GOODS]) + table.sold[good]
            if held + table.deck.count(good) != COPIES:
                wrong.append(f"there must be {COPIES} cards of {GOOD.names[good]}")
        return wrong

    def scores(self, state: State) -> list[dict[str, int]]:
        return [{"cargo": points} for points in cast(BargesState, state).points]

    def result(self, state: State) -> Result:
        points = cast(BargesState, state).points
        places = sorted(set(points), reverse=True)
        ranking = [[seat for seat, each in enumerate(points) if each == place] for place in places]
        return Result(self.scores(state), ranking, [])


def named(counts: list[int]) -> Cards:
    return {GOOD.names[good]: count for good, count in enumerate(counts) if count}


def merchant(table: BargesState, seat: int, is_open: bool) -> SeatView:
    shown: SeatView = {
        "seat": SEAT.names[seat],
        "points": table.points[seat],
        "barge": named(table.barge_of(seat)),
        "hand_size": sum(table.hand_of(seat)),
    }
    if is_open:
        shown["hand"] = named(table.hand_of(seat))
    return shown


GAME: Final = Barges()
