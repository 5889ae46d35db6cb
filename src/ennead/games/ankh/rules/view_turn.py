"""What views show of the turn, the action tracks and the battle."""

from ennead.core.codec import NOBODY, SEAT
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
from ennead.games.ankh.rules.steps import (
    AFTER_ACTION,
    AMUN_DOUBLE,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    MAJORITY_STEP,
    MARKER_BACK,
    MIRACLE,
    OBELISK_FIGURE,
    OBELISK_ROUND,
    PLAGUE_STEP,
    RESOLUTION,
    USE_TIEBREAKER,
)

# The turn


def turn_view(state: AnkhState) -> TurnView | None:
    """Read off the frames: the choice of an action, or what follows the one under way."""
    if state.over:
        return None
    merged = state.is_merged(state.side[state.active])
    shown: TurnView = {
        "seat": SEAT.names[state.active],
        "next": SEAT.names[next_seat(state, state.active)],
        "taken": 0,
        "allowed": ACTIONS_MERGED if merged else ACTIONS_PER_TURN,
        "first": None,
        "under_way": None,
        "open": [],
    }
    for frame in state.frames:
        if frame[0] == CHOOSE_ACTION:
            shown["taken"] = frame[2]
            shown["open"] = list(ACTION.names[frame[3] :])
            if frame[2] > 0:
                shown["first"] = ACTION.names[frame[3] - 1]
        elif frame[0] == AFTER_ACTION:
            shown["taken"] = frame[3]
            shown["under_way"] = ACTION.names[frame[2]]
        elif frame[0] == MARKER_BACK:
            shown["under_way"] = ACTION.names[frame[1]]
    return shown


def next_seat(state: AnkhState, seat: int) -> int:
    """The next seat clockwise that is still in the game (AN-TRN-10)."""
    following = (seat + 1) % state.players
    while following != seat and not state.is_in_game(state.side[following]):
        following = (following + 1) % state.players
    return following


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
    if frame[0] != CHOOSE_ACTION or frame[3] > action:
        seat = next_seat(state, seat)
    for _ in range(steps - 1):
        seat = next_seat(state, seat)
    return seat


# The battle


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
    ahead = {frame[0] for frame in state.frames}
    if OBELISK_ROUND in ahead or OBELISK_FIGURE in ahead:
        place = 0
    elif AMUN_DOUBLE in ahead:
        place = 1
    elif CHOOSE_CARD in ahead:
        place = 2
    elif PLAGUE_STEP in ahead:
        place = 3
    elif MAJORITY_STEP in ahead:
        place = 4
    elif RESOLUTION in ahead:
        place = 5
    elif MIRACLE in ahead or USE_TIEBREAKER in ahead:
        place = 6
    else:
        place = 7
    return BATTLE_STEP.names[place]


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
