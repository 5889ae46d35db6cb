"""What views show of the turn, the action tracks and the battle."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Frame
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.components import (
    ACTION,
    ACTIONS,
    ACTIONS_MERGED,
    ACTIONS_PER_TURN,
    BATTLE_STEP,
    CARD,
    CARD_STRENGTH,
    CARDS,
    EVENT_SPACE,
    LAST_EVENT,
    START_SPACE,
)
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.shape import ActionView, BattleView, FighterView, TurnView
from ennead.games.ankh.rules.standing import Force, force_of
from ennead.games.ankh.rules.state import AnkhState

# The turn


def turn_view(state: AnkhState) -> TurnView | None:
    """Read off the frames: the choice of an action, or what follows the one under way."""
    if state.over:
        return None
    merged = state.is_merged(state.side[state.active])
    shown: TurnView = {
        "seat": SEAT.names[state.active],
        "next": SEAT.names[state.next_seat(state.active)],
        "taken": 0,
        "allowed": ACTIONS_MERGED if merged else ACTIONS_PER_TURN,
        "first": None,
        "under_way": None,
        "open": [],
    }
    for frame in state.frames:
        if isinstance(frame, frames.ChooseAction):
            shown["taken"] = frame.taken
            shown["open"] = list(ACTION.names[frame.from_track :])
            if frame.taken > 0:
                shown["first"] = ACTION.names[frame.from_track - 1]
        elif isinstance(frame, frames.AfterAction):
            shown["taken"] = frame.taken
            shown["under_way"] = ACTION.names[frame.action]
        elif isinstance(frame, frames.MarkerBack):
            shown["under_way"] = ACTION.names[frame.action]
    return shown


def action_views(state: AnkhState) -> dict[str, ActionView]:
    return {
        ACTION.names[action]: {
            "marker": state.markers[action],
            "start_space": START_SPACE[state.players],
            "event_space": EVENT_SPACE[action],
            "steps_to_event": EVENT_SPACE[action] - state.markers[action],
            "event_for": SEAT.show(_event_for(state, action)),
        }
        for action in range(ACTIONS)
    }


def _event_for(state: AnkhState, action: int) -> int:
    """Who would set off the event if every seat from now on took this action once a turn."""
    steps = EVENT_SPACE[action] - state.markers[action]
    if state.over or state.event >= LAST_EVENT or steps <= 0 or not state.ranks:
        return NOBODY
    frame = state.frames[-1]
    seat = state.active
    if not isinstance(frame, frames.ChooseAction) or frame.from_track > action:
        seat = state.next_seat(seat)
    for _ in range(steps - 1):
        seat = state.next_seat(seat)
    return seat


# The battle

# While one of these is still to come or is asked: the step of the battle going on (AN-BAT-02).
_STEP_BEFORE: Final[dict[type[Frame], int]] = {
    frames.ObeliskRound: 0,
    frames.ObeliskFigure: 0,
    frames.AmunDouble: 1,
    frames.ChooseCard: 2,
    frames.PlagueStep: 3,
    frames.MajorityStep: 4,
    frames.Resolution: 5,
    frames.Miracle: 6,
    frames.UseTiebreaker: 6,
}


def battle_view(state: AnkhState) -> BattleView | None:
    """The battle going on, or the last one: open cards, bids, strengths and deaths."""
    if state.participants == 0:
        return None
    going_on = state.battle != NOBODY
    resolved = any(state.strength) or state.victor != NOBODY or not going_on
    sides = [side for side in range(state.players) if state.takes_part(side)]
    return {
        "going_on": going_on,
        "step": _battle_step(state) if going_on else None,
        "token": state.tokens[state.battle] if going_on else None,
        "first_hex": HEX.names[state.map.land[state.battle][0]] if going_on else None,
        "doubling": state.doubling,
        "sides": {SEAT.names[side]: _fighter(state, side, resolved) for side in sides},
        "resolved": resolved,
        "flooded": [HEX.names[hex] for hex in state.flooded],
        "saved": [HEX.names[hex] for hex in state.saved],
        "victor": SEAT.show(state.victor),
    }


def _battle_step(state: AnkhState) -> str:
    """Which step the decision belongs to: told by what is still to come (AN-BAT-02)."""
    places = [_STEP_BEFORE.get(type(frame), len(BATTLE_STEP) - 1) for frame in state.frames]
    return BATTLE_STEP.names[min(places, default=len(BATTLE_STEP) - 1)]


def _fighter(state: AnkhState, side: int, resolved: bool) -> FighterView:
    """Strength by parts as it counts now; once resolved, the sum is the one that decided."""
    region = state.battle
    hexes = state.figures_in(side, region) if region != NOBODY else []
    force = force_of(state, side, region, hexes) if hexes else Force(0, 0, 0, hexes)
    cards = [card for card in range(CARDS) if state.plays(side, card)]
    from_cards = sum(CARD_STRENGTH[card] for card in cards) if hexes or resolved else 0
    in_hand = [card for card in range(CARDS) if state.hand[side] >> card & 1]
    return {
        "strength": state.strength[side] if resolved else force.total + from_cards,
        "figures": force.figures,
        "captives": force.captives,
        "temples": force.temples,
        "from_cards": from_cards,
        "count": len(hexes),
        "cards": [CARD.names[card] for card in cards],
        "with_card": {}
        if cards
        else {CARD.names[card]: force.total + CARD_STRENGTH[card] for card in in_hand},
        "bids": [bid for bidder, bid in zip(state.bidders, state.bids, strict=True) if bidder == side],
        "fallen": state.fallen[side],
    }
