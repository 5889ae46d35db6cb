"""What things are worth, from `weights.yaml`: attributes are called as they are there."""

from typing import Any

from ennead.games.ankh.rules.components import CARD, POWER


class Weights:
    """One set of weights, made from what the file says of them."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.near: tuple[float, ...] = tuple(said["near"])
        self.later_majority: float = said["later_majority"]
        self.later_reward: float = said["later_reward"]
        self.absent: float = said["absent"]
        self.strength: float = said["strength"]
        self.strength_revealed: float = said["strength_revealed"]
        self.chariots: float = said["chariots"]
        self.other_cards: float = said["other_cards"]
        self.second_card: float = said["second_card"]
        self.tiebreaker: float = said["tiebreaker"]
        self.fitting_card: float = said["fitting_card"]
        self.figure: float = said["figure"]
        self.guardian: float = said["guardian"]
        self.mortal: float = said["mortal"]
        self.follower: float = said["follower"]
        self.follower_conflict: float = said["follower_conflict"]
        self.useful: int = said["useful"]
        self.spare: float = said["spare"]
        self.income: float = said["income"]
        self.within_reach: tuple[float, ...] = tuple(said["within_reach"])
        self.control_event: float = said["control_event"]
        self.caravan_event: float = said["caravan_event"]
        self.conflict_event: float = said["conflict_event"]
        self.monument: float = said["monument"]
        # By power, and by card.
        self.powers: tuple[float, ...] = tuple(said["powers"][name] for name in POWER.names)
        self.cards: tuple[float, ...] = tuple(said["cards"][name] for name in CARD.names)
        self.merging: float = said["merging"]
        self.forgotten: float = said["forgotten"]
        self.spread: float = said["spread"]
        self.move_action: float = said["move_action"]
        self.summon_action: float = said["summon_action"]
        self.gained_follower: float = said["gained_follower"]
        self.unlock_action: float = said["unlock_action"]
        self.event: float = said["event"]
        self.keenness: float = said["keenness"]
        self.unlikely: float = said["unlikely"]
        self.welcome: float = said["welcome"]
        self.restless: float = said["restless"]
        self.neutral: float = said["neutral"]
        self.own: float = said["own"]
        self.enemy: float = said["enemy"]
        self.temple: float = said["temple"]
        self.presence: float = said["presence"]
        self.reinforcement: float = said["reinforcement"]
        self.hopeless: float = said["hopeless"]
        self.bid: float = said["bid"]
