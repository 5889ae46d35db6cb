"""What matters in weighing an action of Kemet: fame, prayer points, troops, cards; and what it leads to."""

from collections.abc import Callable
from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.preview import Measure, Note
from ennead.core.referee import Event
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.battle_view import odds_shown
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    CARD,
    COLOR,
    CREATURE,
    FAME_TO_WIN,
    NIGHT,
    TEMPLES_FAME,
    TEMPLES_NEEDED,
    TOKENS,
)
from ennead.games.kemet.rules.odds import all_pairs
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.turn import EMPTY_TIERS, covered_spaces
from ennead.games.kemet.rules.view import army, night_pp


def measures(state: KemetState, seat: int) -> list[Measure]:
    """Own amounts first, then those of the others."""
    found = [
        Measure("points", state.fame(seat), 1),
        Measure("points_if_scored", state.fame(seat) + _night_fame(state, seat), 1),
        Measure("lasting", state.battle_fame[seat] + state.divine_fame[seat], 1),
        Measure("pp", state.pp[seat], 1),
        Measure("night_pp", night_pp(state, seat), 1),
        Measure("army", army(state, seat), 1),
        Measure("cards", state.hand_size(seat), 1),
        Measure("veterans", state.veterans[seat], 1),
        Measure("tiles", state.tiles[seat].bit_count(), 1),
        Measure("supply", state.supply[seat], 0),
    ]
    for area in AREAS_IN_PLAY[state.players]:
        if state.troop(seat, area) > 0:
            found.append(Measure("troop", state.troop(seat, area), 0, area=AREA.names[area]))
        if state.height[area] > 0 and state.is_own_district(seat, area):
            found.append(Measure("pyramid", state.height[area], 1, area=AREA.names[area]))
    for other in range(state.players):
        if other != seat:
            name = SEAT.names[other]
            found.append(Measure("points_of", state.fame(other), -1, seat=name))
            found.append(Measure("pp_of", state.pp[other], -1, seat=name))
            found.append(Measure("army_of", army(state, other), -1, seat=name))
    return found


def _night_fame(state: KemetState, seat: int) -> int:
    return TEMPLES_FAME if state.temples_held(seat) >= TEMPLES_NEEDED else 0


# Notes


def notes(before: KemetState, after: KemetState, seat: int, told: list[Event]) -> list[Note]:
    """What the events of an action say besides amounts, then where it leaves the game."""
    found: list[Note] = []
    for event in told:
        say = _SAID.get(event.kind)
        if say is not None:
            found.extend(say(event.values, seat))
    if after.winner != NOBODY:
        return found
    if _is_council(after, seat):
        found.append(_odds(after, seat))
    if before.fame(seat) < FAME_TO_WIN <= after.fame(seat):
        found.append(Note("enough_fame", 1, needs=FAME_TO_WIN))
    empty = EMPTY_TIERS[covered_spaces(after, seat)]
    left = after.tokens_left(seat, TOKENS)
    if after.own_tokens[seat] != before.own_tokens[seat] and 0 < left <= empty:
        found.append(Note("tiers_due", 0, left=left))
    if before.phase != NIGHT and after.phase == NIGHT:
        found.append(Note("night_falls", 0))
    elif after.active not in (before.active, NOBODY):
        found.append(Note("turn_passes", 0, seat=SEAT.names[after.active]))
    return found


def _is_council(state: KemetState, seat: int) -> bool:
    """A battle of the seat's in which cards are still secret."""
    if state.battle_area == NOBODY or state.clashed:
        return False
    return seat in (state.attacker, state.defender)


def _odds(state: KemetState, seat: int) -> Note:
    odds = odds_shown(all_pairs(state, seat))
    good = 1 if 2 * odds["wins"] > odds["pairs"] else -1
    return Note("odds", good, wins=odds["wins"], pairs=odds["pairs"], holds=odds["holds"])


def _said_battle(values: tuple[int, ...], seat: int) -> list[Note]:
    other = values[1] if values[0] == seat else values[0]
    return [Note("battle", 0, area=AREA.names[values[2]], seat=SEAT.names[other])]


def _said_home(values: tuple[int, ...], seat: int) -> list[Note]:
    good = -1 if values[0] == seat else 1
    return [Note("creature_home", good, creature=CREATURE.names[values[1]])]


def _said_moved(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("creature_moved", 0, creature=CREATURE.names[values[1]], area=AREA.names[values[3]])]


def _said_stayed(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("creature_stayed", 0, creature=CREATURE.names[values[1]], area=AREA.names[values[2]])]


def _said_placed(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("creature_placed", 1, creature=CREATURE.names[values[1]], area=AREA.names[values[2]])]


def _said_founded(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("tiles_opened", 1, color=COLOR.names[values[2]], level=values[3])]


def _said_card(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("card_spent", 0, card=CARD.names[values[1]])] if values[0] == seat else []


def _said_won(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("battle_won", 1 if values[0] == seat else -1, seat=SEAT.names[values[0]])]


def _said_winner(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("game_won", 1 if values[0] == seat else -1, seat=SEAT.names[values[0]])]


def _said_cards_back(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("cards_back", 1)] if values[0] == seat else []


def _said_silver(values: tuple[int, ...], seat: int) -> list[Note]:
    return [Note("silver_token", 1)]


_SAID: Final[dict[int, Callable[[tuple[int, ...], int], list[Note]]]] = {
    events.BATTLE: _said_battle,
    events.CREATURE_HOME: _said_home,
    events.CREATURE_MOVED: _said_moved,
    events.CREATURE_STAYED: _said_stayed,
    events.CREATURE_PLACED: _said_placed,
    events.FOUNDED: _said_founded,
    events.PLAYED_CARD: _said_card,
    events.WON: _said_won,
    events.WINNER: _said_winner,
    events.CARDS_BACK: _said_cards_back,
    events.SILVER_TOKEN: _said_silver,
}
