"""Round and day (section 8): turns, action tokens, the balance rule, silver and gold, and the win check."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import (
    ARRANGE,
    CHOOSE_ACTION,
    END_TURN,
    GOLD,
    NONE,
    PLAY_CARD,
    REARRANGE,
    SILVER,
    TOKEN,
)
from ennead.games.kemet.rules.cards import add_day_cards, play_day_card
from ennead.games.kemet.rules.components import (
    AREA,
    BUILD,
    BUY,
    DAY,
    DIVINE_WILL,
    FAME_TO_WIN,
    FIRST_BUY,
    MOVE,
    PRAY_GAIN,
    PRAY_ORIGIN,
    RECRUIT,
    SPACE_ACTION,
    SPACE_TIER,
    SPACES,
    TELEPORTS,
    TIERS,
    TILE,
    TILES,
    TOKENS,
    TWIN_CEREMONY,
)
from ennead.games.kemet.rules.modifiers import (
    GOLD_MASK,
    GOLD_NO_TELEPORT,
    GOLD_TILES,
    GOLD_WALLS,
    PRAY_PP,
    PRAY_UNITS,
    TILE_MODIFIER,
    gather,
)
from ennead.games.kemet.rules.places import BY_PRAYER
from ennead.games.kemet.rules.placing import begin_placing, begin_recruiting
from ennead.games.kemet.rules.prices import BY_TWIN
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import (
    ACTION_END,
    ARRANGE_CREATURE,
    BUILD_TARGET,
    BUY_TILE,
    GOLD_ACTION,
    MOVE_TROOP,
    NIGHT_START,
    TURN,
    TURN_START,
)
from ennead.games.kemet.rules.troops import place_creature
from ennead.games.kemet.rules.wealth import gain_by_day, update_fame


class DayStart(Automatic[KemetState]):
    """A new round begins with the player in slot 1 (KM-DAY-01, KM-SET-26)."""

    def __init__(self) -> None:
        super().__init__("day_start")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        state.round += 1
        state.phase = DAY
        referee.tell(events.DAY, state.round)
        state.push(TURN_START, 0)


class TurnStart(Automatic[KemetState]):
    """The win check, then the turn (KM-DAY-02, -04, -05, KM-END-01)."""

    def __init__(self) -> None:
        super().__init__("turn_start", Field("number", NUMBER))

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        number = frame[1]
        if number == TOKENS * state.players:
            state.active = NOBODY
            state.push(NIGHT_START)
            return
        seat = state.order[number % state.players]
        state.active = seat
        referee.tell(events.TURN, seat)
        if wins(state, seat):
            state.winner = seat
            state.frames.clear()
            referee.tell(events.WINNER, seat, state.fame(seat))
            return
        silver = 1 if state.has_silver[seat] and state.silver_at[seat] == NOBODY else 0
        gold = state.tiles[seat] & GOLD_MASK if state.gold_tile[seat] == NOBODY else 0
        state.push(TURN_START, number + 1)
        state.push(TURN, seat, 1, silver, gold, 1)


def wins(state: KemetState, seat: int) -> bool:
    """Enough fame, and nobody has more (KM-END-01, -02)."""
    fame = state.fame(seat)
    if fame < FAME_TO_WIN:
        return False
    return all(state.fame(other) <= fame for other in range(state.players))


# The balance rule: by the covered spaces, as bits, what can be placed on free ones.


def _free_spaces(covered: int) -> list[int]:
    return [space for space in range(SPACES) if covered >> space & 1 == 0]


def _tier_is_empty(covered: int, tier: int) -> bool:
    return all(covered >> space & 1 == 0 for space in range(SPACES) if SPACE_TIER[space] == tier)


EMPTY_TIERS: Final[tuple[int, ...]] = tuple(
    sum(_tier_is_empty(covered, tier) for tier in range(TIERS)) for covered in range(1 << SPACES)
)
_TOKENS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TOKEN + space for space in _free_spaces(covered)) for covered in range(1 << SPACES)
)
_TOKENS_ON_EMPTY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TOKEN + space for space in _free_spaces(covered) if _tier_is_empty(covered, SPACE_TIER[space]))
    for covered in range(1 << SPACES)
)
_SILVERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SILVER + space for space in _free_spaces(covered)) for covered in range(1 << SPACES)
)


def covered_spaces(state: KemetState, seat: int) -> int:
    """Bits of the spaces with an own or a silver token."""
    silver = state.silver_at[seat]
    return state.own_tokens[seat] if silver == NOBODY else state.own_tokens[seat] | 1 << silver


def add_own_tokens(state: KemetState, seat: int, options: list[int]) -> None:
    """Where an own token may go: what is left must be able to fill the empty tiers (KM-BAL-02)."""
    covered = covered_spaces(state, seat)
    if state.tokens_left(seat, TOKENS) - 1 >= EMPTY_TIERS[covered]:
        options.extend(_TOKENS[covered])
    else:
        options.extend(_TOKENS_ON_EMPTY[covered])


class Turn(Choice[KemetState]):
    """Own token, silver, gold, day cards, one rearrangement of creatures, in any order (KM-DAY-11, -12).

    The frame holds whether the own and the silver token are still to be played, the gold-token tiles that
    were owned when the turn began (KM-TOK-09), and whether creatures may be rearranged.
    """

    def __init__(self) -> None:
        super().__init__(
            "turn",
            Field("seat", SEAT),
            Field("own", NUMBER),
            Field("silver", NUMBER),
            Field("gold", Bits(TILE)),
            Field("arrange", NUMBER),
        )

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if frame[2]:
            add_own_tokens(state, seat, options)
        else:
            options.append(END_TURN)
        if frame[3]:
            options.extend(_SILVERS[covered_spaces(state, seat)])
        if frame[4]:
            for tile in GOLD_TILES:
                if frame[4] >> tile & 1:
                    options.append(GOLD + tile)
        add_day_cards(state, seat, options)
        if frame[5] and can_rearrange(state, seat):
            options.append(REARRANGE)
        return options

    def asks_single(self, state: KemetState, frame: Frame) -> bool:
        return state.hand_size(frame[1]) > 1  # KM-DEC-06

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == END_TURN:
            referee.tell(events.TURN_ENDED, seat)
        elif TOKEN <= code < TOKEN + SPACES:
            space = code - TOKEN
            state.own_tokens[seat] |= 1 << space
            referee.tell(events.TOKEN, seat, space)
            state.push(TURN, seat, 0, frame[3], frame[4], 0)
            act_on_space(state, seat, space, referee)
        elif SILVER <= code < SILVER + SPACES:
            space = code - SILVER
            state.silver_at[seat] = space
            referee.tell(events.SILVER, seat, space)
            state.push(TURN, seat, frame[2], 0, frame[4], 0)
            act_on_space(state, seat, space, referee)
        elif GOLD <= code < GOLD + TILES:
            tile = code - GOLD
            state.gold_tile[seat] = tile
            referee.tell(events.GOLD, seat, tile)
            state.push(TURN, seat, frame[2], frame[3], 0, 0)
            use_gold(state, seat, tile)
        elif code == REARRANGE:
            state.push(TURN, seat, frame[2], frame[3], frame[4], 0)
            begin_rearranging(state, seat, referee)
        else:
            state.frames.append(frame)
            state.push(ACTION_END)
            play_day_card(state, seat, code - PLAY_CARD, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ActionEnd(Automatic[KemetState]):
    """An action or day card is over: temporary fame is brought up to date (KM-FAME-08)."""

    def __init__(self) -> None:
        super().__init__("action_end")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        update_fame(state, referee)


def act_on_space(state: KemetState, seat: int, space: int, referee: Referee) -> None:
    """The action of the space is carried out at once (KM-DAY-06)."""
    state.push(ACTION_END)
    action = SPACE_ACTION[space]
    if action == BUILD:
        state.push(BUILD_TARGET, seat)
    elif action == RECRUIT:
        begin_recruiting(state, seat)
    elif action == BUY:
        state.push(BUY_TILE, seat, space - FIRST_BUY)
    elif action == MOVE:
        state.push(MOVE_TROOP, seat, TELEPORTS, 0)
    else:
        pray(state, seat, referee)


def pray(state: KemetState, seat: int, referee: Referee) -> None:
    """One gain with all its modifiers (KM-PRAY-02); then Reinforcement Prayer (KM-TILE-S2b)."""
    tiles = state.tiles[seat]
    gain_by_day(state, seat, PRAY_GAIN + gather(tiles, PRAY_PP), PRAY_ORIGIN, referee)
    begin_placing(state, seat, BY_PRAYER, gather(tiles, PRAY_UNITS))


# Gold (KM-TOK-03)


def use_gold(state: KemetState, seat: int, tile: int) -> None:
    state.push(ACTION_END)
    if tile == DIVINE_WILL:
        state.push(GOLD_ACTION, seat)
    elif tile == TWIN_CEREMONY:
        state.push(BUY_TILE, seat, BY_TWIN)
    else:
        effects = TILE_MODIFIER[tile]
        teleports = 0 if effects[GOLD_NO_TELEPORT] else TELEPORTS
        state.push(MOVE_TROOP, seat, teleports, effects[GOLD_WALLS])


class GoldAction(Choice[KemetState]):
    """Divine Will: a move or a recruit action (KM-TILE-S4c)."""

    def __init__(self) -> None:
        super().__init__("gold_action", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [CHOOSE_ACTION + MOVE, CHOOSE_ACTION + RECRUIT]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == CHOOSE_ACTION + MOVE:
            state.push(MOVE_TROOP, seat, TELEPORTS, 0)
        else:
            begin_recruiting(state, seat)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# Rearranging creatures (KM-CRE-08 to -10)


def _guarded_districts(state: KemetState, seat: int) -> list[int]:
    return [area for area in state.own_districts(seat) if state.holder[area] == seat]


def can_rearrange(state: KemetState, seat: int) -> bool:
    """More than one result is possible."""
    if seat not in state.creature_owner:
        return False
    districts = _guarded_districts(state, seat)
    standing = 0
    for area in districts:
        if state.creature_with(seat, area) != NOBODY:
            standing += 1
    return standing > 1 or (len(districts) > 0 and len(state.creatures_in_supply(seat)) > 0)


def begin_rearranging(state: KemetState, seat: int, referee: Referee) -> None:
    """All creatures of the city step aside; the frames know which districts must get one again."""
    frames: list[Frame] = []
    for area in _guarded_districts(state, seat):
        creature = state.creature_with(seat, area)
        frames.append((ARRANGE_CREATURE, seat, area, 0 if creature == NOBODY else 1))
        if creature != NOBODY:
            state.creature_at[creature] = NOBODY
            referee.tell(events.CREATURE_HOME, seat, creature, area)
    frames.reverse()
    state.frames.extend(frames)


class ArrangeCreature(Choice[KemetState]):
    """The creature for one district, in data order; what is not named goes to supply."""

    def __init__(self) -> None:
        super().__init__(
            "arrange_creature", Field("seat", SEAT), Field("area", AREA), Field("needed", NUMBER)
        )

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        creatures = state.creatures_in_supply(seat)
        later = 0
        for other in state.frames:
            if other[0] == ARRANGE_CREATURE and other[2] != frame[2] and other[3] == 1:
                later += 1
        options: list[int] = []
        if len(creatures) > later:
            for creature in creatures:
                options.append(ARRANGE + creature)
        if frame[3] == 0:
            options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != NONE:
            place_creature(state, seat, code - ARRANGE, frame[2], referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
