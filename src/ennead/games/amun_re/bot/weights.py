"""What things are worth, from `weights.yaml`: attributes are called as they are there."""

from typing import Any

from ennead.games.amun_re.rules.components import CARD


class Weights:
    """One set of weights, made from what the file says of them."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.gold: tuple[float, ...] = tuple(said["gold"])
        self.plenty: int = said["plenty"]
        self.tile: float = said["tile"]
        self.camel: float = said["camel"]
        self.stone: float = said["stone"]
        self.stone_market: float = said["stone_market"]
        self.stone_late: float = said["stone_late"]
        self.stone_due: float = said["stone_due"]
        self.card_due: float = said["card_due"]
        self.reward: float = said["reward"]
        self.first: float = said["first"]
        self.to_come: tuple[float, ...] = tuple(said["to_come"])
        self.set_hope: float = said["set_hope"]
        self.majority: float = said["majority"]
        # By card.
        self.cards: tuple[float, ...] = tuple(
            said["cards"].get(name, said["cards"]["other"]) for name in CARD.names
        )
        self.yellow_late: float = said["yellow_late"]
        self.yellow_early: float = said["yellow_early"]
        self.field: float = said["field"]
        self.symbol: float = said["symbol"]
        self.bid_stands: float = said["bid_stands"]
        self.bid_protected: float = said["bid_protected"]
        self.bought_card: float = said["bought_card"]
        self.bought_stone: float = said["bought_stone"]
        self.keep: int = said["keep"]
        self.kept: float = said["kept"]
        self.market_doubt: float = said["market_doubt"]
        self.market_card: float = said["market_card"]
        self.unlikely: float = said["unlikely"]
        self.prior_thief: float = said["prior_thief"]
        self.prior_offer: float = said["prior_offer"]
