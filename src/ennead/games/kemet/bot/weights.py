"""What things are worth, from `weights.yaml`: attributes are called as they are there."""

from typing import Any

from ennead.games.kemet.rules.components import ACTION, CARD, MAX_PP, SPACE_ACTION, SPACES, TILE


class Weights:
    """One set of weights, made from what the file says of them."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.temple: float = said["temple"]
        self.pyramid: float = said["pyramid"]
        self.two_temples: float = said["two_temples"]
        self.offering: float = said["offering"]
        self.threshold: float = said["threshold"]
        self.close: float = said["close"]
        # Worth of so many prayer points.
        self.prayer: tuple[float, ...] = tuple(sum(said["prayer"][:count]) for count in range(MAX_PP + 1))
        self.veteran: float = said["veteran"]
        self.veteran_late: float = said["veteran_late"]
        self.troop: tuple[float, ...] = tuple(said["troop"])
        self.reserve: float = said["reserve"]
        self.exposed: float = said["exposed"]
        self.chance: float = said["chance"]
        self.chance_later: float = said["chance_later"]
        self.victory: float = said["victory"]
        self.defeat: float = said["defeat"]
        self.attack: float = said["attack"]
        self.attack_later: float = said["attack_later"]
        self.clash: float = said["clash"]
        self.clash_known: float = said["clash_known"]
        self.height: tuple[float, ...] = tuple(said["height"])
        self.fading: float = said["fading"]
        self.battle_card: float = said["battle_card"]
        self.cards: tuple[float, ...] = tuple(said["cards"][name] for name in CARD.names)
        self.extra_token: float = said["extra_token"]
        # By the covered spaces, as bits: worth of the free ones.
        self.free_space: tuple[float, ...] = _free_spaces([said["free_space"][name] for name in ACTION.names])
        self.begun: tuple[float, ...] = tuple(said["begun"][name] for name in ACTION.names)
        self.tiles: tuple[float, ...] = tuple(said["tiles"][name] for name in TILE.names)


def _free_spaces(worth: list[float]) -> tuple[float, ...]:
    return tuple(
        sum(worth[SPACE_ACTION[space]] for space in range(SPACES) if covered >> space & 1 == 0)
        for covered in range(1 << SPACES)
    )
