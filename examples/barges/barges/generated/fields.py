"""Everything on the table.

Written by `make generate` from rules/fields.py: change that.
"""

from ennead.core.state import NO_REFEREE, Rules, State


class BargesFields(State):
    """The fields of the game, in their order."""

    __slots__ = (
        "barge",
        "deck",
        "hand",
        "points",
        "sold",
    )

    hand: list[int]
    barge: list[int]
    points: list[int]
    deck: list[int]
    sold: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = self.places(players)
        self.hand = [0] * (seats * 5)
        self.barge = [0] * (seats * 5)
        self.points = [0] * seats
        self.deck = []
        self.sold = [0] * 5

    def copy_from(self, other: "BargesFields") -> None:
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.referee = NO_REFEREE
        self.actor = other.actor
        self.options = other.options
        self.hand = other.hand.copy()
        self.barge = other.barge.copy()
        self.points = other.points.copy()
        self.deck = other.deck.copy()
        self.sold = other.sold.copy()
