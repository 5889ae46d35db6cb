"""Round and day (section 8): turns, action tokens, the balance rule, silver and gold, and the win check."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Frame, Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.cards import add_day_cards, play_day_card, why_not_played
from ennead.games.kemet.rules.components import (
    ACTION,
    BUILD,
    BUY,
    BY_PRAYER,
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
    TOKEN_SPACE,
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
from ennead.games.kemet.rules.placing import begin_placing, begin_recruiting
from ennead.games.kemet.rules.prices import BY_TWIN
from ennead.games.kemet.rules.refusals import not_in_supply
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.troops import place_creature
from ennead.games.kemet.rules.wealth import gain_by_day, update_fame


class DayStart(steps.DayStart):
    """A new round begins with the player in slot 1 (KM-DAY-01, KM-SET-26)."""

    def run(self, state: KemetState, frame: frames.DayStart) -> None:
        state.round += 1
        state.phase = DAY
        state.referee.tell(events.DAY, state.round)
        state.push(frames.TurnStart(0))


class TurnStart(steps.TurnStart):
    """The win check, then the turn (KM-DAY-02, -04, -05, KM-END-01)."""

    def run(self, state: KemetState, frame: frames.TurnStart) -> None:
        number = frame.number
        if number == TOKENS * state.players:
            state.active = NOBODY
            state.push(frames.NIGHT_START)
            return
        seat = state.order[number % state.players]
        state.active = seat
        state.referee.tell(events.TURN, seat)
        if wins(state, seat):
            state.winner = seat
            state.frames.clear()
            state.referee.tell(events.WINNER, seat, state.fame(seat))
            return
        silver = 1 if state.has_silver[seat] and state.silver_at[seat] == NOBODY else 0
        gold = state.tiles[seat] & GOLD_MASK if state.gold_tile[seat] == NOBODY else 0
        state.push(frames.TurnStart(number + 1))
        state.push(frames.Turn(seat, 1, silver, gold, 1))


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
    tuple(codes.TOKEN[space] for space in _free_spaces(covered)) for covered in range(1 << SPACES)
)
_TOKENS_ON_EMPTY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(codes.TOKEN[space] for space in _free_spaces(covered) if _tier_is_empty(covered, SPACE_TIER[space]))
    for covered in range(1 << SPACES)
)
_SILVERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(codes.SILVER[space] for space in _free_spaces(covered)) for covered in range(1 << SPACES)
)


def covered_spaces(state: KemetState, seat: int) -> int:
    """Bits of the spaces with an own or a silver token."""
    silver = state.silver_at[seat]
    return state.own_tokens[seat] if silver == NOBODY else state.own_tokens[seat] | 1 << silver


def add_own_tokens(state: KemetState, seat: int, covered: int, options: list[int]) -> None:
    """Where an own token may go: what is left must be able to fill the empty tiers (KM-BAL-02)."""
    if state.tokens_left(seat, TOKENS) - 1 >= EMPTY_TIERS[covered]:
        options.extend(_TOKENS[covered])
    else:
        options.extend(_TOKENS_ON_EMPTY[covered])


class Turn(steps.Turn):
    """Own token, silver, gold, day cards, one rearrangement of creatures, in any order (KM-DAY-11, -12).

    The frame holds whether the own and the silver token are still to be played, the gold-token tiles that
    were owned when the turn began (KM-TOK-09), and whether creatures may be rearranged.
    """

    def legal(self, state: KemetState, frame: frames.Turn, seat: int) -> list[int]:
        options: list[int] = []
        covered = covered_spaces(state, seat)
        if frame.own:
            add_own_tokens(state, seat, covered, options)
        if frame.silver:
            options.extend(_SILVERS[covered])
        if frame.gold:
            for tile in GOLD_TILES:
                if frame.gold >> tile & 1:
                    options.append(codes.GOLD[tile])
        add_day_cards(state, seat, options)
        if frame.arrange and can_rearrange(state, seat):
            options.append(codes.REARRANGE)
        if not frame.own:
            options.append(codes.END_TURN)
        return options

    def asks_single(self, state: KemetState, frame: frames.Turn) -> bool:
        return state.hand_size(frame.seat) > 1  # KM-DEC-06

    def do_token(self, state: KemetState, frame: frames.Turn, space: int) -> None:
        seat = frame.seat
        state.own_tokens[seat] |= 1 << space
        state.referee.tell(events.TOKEN, seat, space)
        state.push(frames.Turn(seat, 0, frame.silver, frame.gold, 0))
        act_on_space(state, seat, space)

    def why_not_token(self, state: KemetState, frame: frames.Turn, space: int) -> Refusal:
        covered = covered_spaces(state, frame.seat)
        if frame.own == 0:
            return Refusal("token-played")
        if covered >> space & 1:
            return Refusal("space-taken", space=TOKEN_SPACE.names[space])
        empty = [str(tier + 1) for tier in range(TIERS) if _tier_is_empty(covered, tier)]
        left = state.tokens_left(frame.seat, TOKENS) - 1
        return Refusal("balance-rule", left=left, needs=len(empty), tiers=", ".join(empty))

    def do_silver(self, state: KemetState, frame: frames.Turn, space: int) -> None:
        seat = frame.seat
        state.silver_at[seat] = space
        state.referee.tell(events.SILVER, seat, space)
        state.push(frames.Turn(seat, frame.own, 0, frame.gold, 0))
        act_on_space(state, seat, space)

    def why_not_silver(self, state: KemetState, frame: frames.Turn, space: int) -> Refusal:
        if frame.silver:
            return Refusal("space-taken", space=TOKEN_SPACE.names[space])
        if not state.has_silver[frame.seat]:
            return Refusal("no-silver")
        return Refusal("silver-not-this-turn" if state.silver_at[frame.seat] == NOBODY else "silver-used")

    def do_gold(self, state: KemetState, frame: frames.Turn, tile: int) -> None:
        seat = frame.seat
        state.gold_tile[seat] = tile
        state.referee.tell(events.GOLD, seat, tile)
        state.push(frames.Turn(seat, frame.own, frame.silver, 0, 0))
        use_gold(state, seat, tile)

    def why_not_gold(self, state: KemetState, frame: frames.Turn, tile: int) -> Refusal:
        if state.tiles[frame.seat] & GOLD_MASK & 1 << tile == 0:
            return Refusal("no-gold-tile", tile=TILE.names[tile])
        return Refusal("not-this-turn" if state.gold_tile[frame.seat] == NOBODY else "gold-used")

    def do_card(self, state: KemetState, frame: frames.Turn, card: int) -> None:
        state.push(frame)
        state.push(frames.ACTION_END)
        play_day_card(state, frame.seat, card)

    def why_not_card(self, state: KemetState, frame: frames.Turn, card: int) -> Refusal:
        return why_not_played(state, frame.seat, card)

    def do_rearrange(self, state: KemetState, frame: frames.Turn) -> None:
        state.push(frames.Turn(frame.seat, frame.own, frame.silver, frame.gold, 0))
        begin_rearranging(state, frame.seat)

    def why_not_rearrange(self, state: KemetState, frame: frames.Turn) -> Refusal:
        return Refusal("nothing-to-rearrange" if frame.arrange else "too-late-to-rearrange")

    def do_end_turn(self, state: KemetState, frame: frames.Turn) -> None:
        state.referee.tell(events.TURN_ENDED, frame.seat)

    def why_not_end_turn(self, state: KemetState, frame: frames.Turn) -> Refusal:
        return Refusal("token-must-be-played")


class ActionEnd(steps.ActionEnd):
    """An action or day card is over: temporary fame is brought up to date (KM-FAME-08)."""

    def run(self, state: KemetState, frame: frames.ActionEnd) -> None:
        update_fame(state)


def act_on_space(state: KemetState, seat: int, space: int) -> None:
    """The action of the space is carried out at once (KM-DAY-06)."""
    state.push(frames.ACTION_END)
    action = SPACE_ACTION[space]
    if action == BUILD:
        state.push(frames.BUILD_TARGET[seat])
    elif action == RECRUIT:
        begin_recruiting(state, seat)
    elif action == BUY:
        state.push(frames.BuyTile(seat, space - FIRST_BUY))
    elif action == MOVE:
        state.push(frames.MoveTroop(seat, TELEPORTS, 0))
    else:
        pray(state, seat)


def pray(state: KemetState, seat: int) -> None:
    """One gain with all its modifiers (KM-PRAY-02); then Reinforcement Prayer (KM-TILE-S2b)."""
    tiles = state.tiles[seat]
    gain_by_day(state, seat, PRAY_GAIN + gather(tiles, PRAY_PP), PRAY_ORIGIN)
    begin_placing(state, seat, BY_PRAYER, gather(tiles, PRAY_UNITS))


# Gold (KM-TOK-03)


def use_gold(state: KemetState, seat: int, tile: int) -> None:
    state.push(frames.ACTION_END)
    if tile == DIVINE_WILL:
        state.push(frames.GOLD_ACTION[seat])
    elif tile == TWIN_CEREMONY:
        state.push(frames.BuyTile(seat, BY_TWIN))
    else:
        effects = TILE_MODIFIER[tile]
        teleports = 0 if effects[GOLD_NO_TELEPORT] else TELEPORTS
        state.push(frames.MoveTroop(seat, teleports, effects[GOLD_WALLS]))


class GoldAction(steps.GoldAction):
    """Divine Will: a move or a recruit action (KM-TILE-S4c)."""

    def legal(self, state: KemetState, frame: frames.GoldAction, seat: int) -> list[int]:
        return [codes.ACTION[RECRUIT], codes.ACTION[MOVE]]

    def do_action(self, state: KemetState, frame: frames.GoldAction, deed: int) -> None:
        if deed == MOVE:
            state.push(frames.MoveTroop(frame.seat, TELEPORTS, 0))
        else:
            begin_recruiting(state, frame.seat)

    def why_not_action(self, state: KemetState, frame: frames.GoldAction, deed: int) -> Refusal:
        return Refusal("move-or-recruit", deed=ACTION.names[deed])


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


def begin_rearranging(state: KemetState, seat: int) -> None:
    """All creatures of the city step aside; the frames know which districts must get one again."""
    asked: list[Frame] = []
    for area in _guarded_districts(state, seat):
        creature = state.creature_with(seat, area)
        asked.append(frames.ArrangeCreature(seat, area, 0 if creature == NOBODY else 1))
        if creature != NOBODY:
            state.creature_at[creature] = NOBODY
            state.referee.tell(events.CREATURE_HOME, seat, creature, area)
    state.then(*asked)


class ArrangeCreature(steps.ArrangeCreature):
    """The creature for one district, in data order; what is not named goes to supply."""

    def legal(self, state: KemetState, frame: frames.ArrangeCreature, seat: int) -> list[int]:
        creatures = state.creatures_in_supply(seat)
        later = 0
        for other in state.frames:
            if isinstance(other, frames.ArrangeCreature) and other.area != frame.area and other.needed:
                later += 1
        options: list[int] = []
        if len(creatures) > later:
            options.extend([codes.ARRANGE[creature] for creature in creatures])
        if frame.needed == 0:
            options.append(codes.NONE)
        return options

    def do_arrange(self, state: KemetState, frame: frames.ArrangeCreature, creature: int) -> None:
        place_creature(state, frame.seat, creature, frame.area)

    def why_not_arrange(self, state: KemetState, frame: frames.ArrangeCreature, creature: int) -> Refusal:
        return not_in_supply(state, frame.seat, creature)

    def do_none(self, state: KemetState, frame: frames.ArrangeCreature) -> None:
        """The district stays without."""

    def why_not_none(self, state: KemetState, frame: frames.ArrangeCreature) -> Refusal:
        return Refusal("must-choose")
