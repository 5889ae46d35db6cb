"""What a position promises each merchant: points so far, and what the barge is worth as an outlook."""

from barges.rules.state import BargesState


def forecast(state: BargesState) -> list[float]:
    rows = [[float(state.points[seat]), float(state.worth(seat))] for seat in range(state.players)]
    return [number for row in rows for number in row]
