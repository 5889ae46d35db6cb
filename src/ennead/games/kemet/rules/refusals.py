"""Reasons that several decisions share, in words and numbers a person understands."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BATTLE_CARD,
    BATTLE_TIMED,
    CARD,
    CREATURE,
    DAY_CARDS,
    DIVERSION,
)
from ennead.games.kemet.rules.state import KemetState


def other_moment(state: KemetState, verb: str, arguments: list[int]) -> Refusal:
    """A card says when it is played; any other action just is no answer to the decision being asked."""
    if verb in ("card", "commit"):
        return card_of_other_moment(state, arguments[0])
    if verb in CARD.index:  # the cards of a move are verbs of their own
        return card_of_other_moment(state, CARD.index[verb])
    return Refusal("another-decision")


def card_of_other_moment(state: KemetState, card: int) -> Refusal:
    """When the card is played (KM-DI-02); if that is now, by which choice."""
    frame = state.frames[-1]
    if card in DAY_CARDS:
        reason, is_now = "card-of-the-day", isinstance(frame, frames.Turn)
    elif card not in BATTLE_TIMED:
        reason, is_now = "card-of-a-move", isinstance(frame, frames.MoveStep)
    elif isinstance(frame, frames.BattlePlay):
        reason, is_now = "battle-cards-first", False
    else:
        reason, is_now = "card-of-battle", isinstance(frame, frames.BattleDi)
    return Refusal("card-by-its-own-choice" if is_now else reason, card=CARD.names[card])


def too_dear(state: KemetState, seat: int, needs: int) -> Refusal:
    return Refusal("not-enough-pp-for", needs=needs, has=state.pp[seat])


def not_in_hand(card: int) -> Refusal:
    return Refusal("card-not-in-hand", card=CARD.names[card])


def not_in_battle_hand(card: int) -> Refusal:
    return Refusal("battle-card-not-in-hand", battle_card=BATTLE_CARD.names[card])


def not_discarded(card: int) -> Refusal:
    """Divine Wound and Vision take any card but Diversion (KM-DI-09)."""
    return Refusal("diversion-stays") if card == DIVERSION else not_in_hand(card)


def not_in_play(state: KemetState, area: int) -> Refusal | None:
    return None if area in AREAS_IN_PLAY[state.players] else Refusal("not-in-play", area=AREA.names[area])


def not_in_supply(state: KemetState, seat: int, creature: int) -> Refusal:
    """The creature can't join a troop or a district."""
    name = CREATURE.names[creature]
    if state.creature_owner[creature] != seat:
        return Refusal("not-your-creature", creature=name)
    where = state.creature_at[creature]
    if where == NOBODY:
        return Refusal("creature-needed-elsewhere", creature=name)
    return Refusal("creature-elsewhere", creature=name, area=AREA.names[where])
