"""Battle, steps 3 to 8 (section 15): outcome, casualties, rewards, loser, winner, end."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import RECALL, RETREAT, RETREAT_TO, STAY
from ennead.games.kemet.rules.components import (
    ATTACKER_FAME,
    BATTLE_FAME,
    BATTLE_ORIGIN,
    BORDERS,
    CARD_ORIGIN,
    CARDS,
    CREATURE_ORIGIN,
    DAMAGE,
    DEFENDER_VETERANS,
    EMPTY_WINNER_VETERANS,
    GLORY,
    GLORY_GAIN,
    GUARANTEED,
    LOSER_VETERANS,
    PROTECTION,
    RECALL_ORIGIN,
    STRENGTH,
    TILE_ORIGIN,
    VALUES,
)
from ennead.games.kemet.rules.modifiers import (
    CREATURE_MODIFIER,
    KILL_PP,
    LOSS_PP,
    WIN_FAME,
    WIN_KILLS,
    WIN_PP,
    gather,
    tile_with,
    troop_limit,
)
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.steps import BATTLE_END, LOSER_CHOICE, RETREAT_AREA, WINNER_CHOICE
from ennead.games.kemet.rules.strength import Line, board_lines, card_lines, self_damage, totals
from ennead.games.kemet.rules.troops import (
    add_units,
    dismiss_lone_creatures,
    lead_creatures,
    remove_units,
    send_home,
    take_units,
)
from ennead.games.kemet.rules.wealth import gain_fame, gain_pp

# In the order of LOSS
BY_GUARANTEED: Final = 0
BY_DAMAGE: Final = 1
BY_SELF: Final = 2


class Outcome(Automatic[KemetState]):
    """Steps 3 to 5: strengths are compared, units are lost, rewards given."""

    def __init__(self) -> None:
        super().__init__("outcome")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        attacker, defender = state.attacker, state.defender
        attack = _all_lines(state, attacker, referee)
        defence = _all_lines(state, defender, referee)
        strengths = totals(attack)[STRENGTH], totals(defence)[STRENGTH]
        units = state.troop(attacker, state.battle_area), state.troop(defender, state.battle_area)
        referee.tell(events.CLASH, attacker, defender, state.battle_area, *strengths, *units)
        wins = strengths[0] > strengths[1]  # a tie is the defender's (KM-OUT-04)
        winner = attacker if wins else defender
        loser = defender if wins else attacker
        state.battle_winner = winner
        state.last_winner = winner
        referee.tell(events.WON, winner, state.battle_area)
        inflict_casualties(state, attack, defence, referee)
        give_rewards(state, winner, loser, referee)
        state.push(BATTLE_END)
        if state.troop(winner, state.battle_area) > 0:
            state.push(WINNER_CHOICE, winner)
        if state.troop(loser, state.battle_area) > 0:
            state.push(LOSER_CHOICE, loser, winner)


def _all_lines(state: KemetState, seat: int, referee: Referee) -> list[Line]:
    lines = board_lines(state, seat) + card_lines(state, seat)
    for value, origin, amount in lines:
        referee.tell(events.BATTLE_VALUE, seat, value, origin, amount)
    sums = totals(lines)
    for value in range(VALUES):
        referee.tell(events.BATTLE_TOTAL, seat, value, sums[value])
    return lines


# Step 4, casualties


def inflict_casualties(state: KemetState, attack: list[Line], defence: list[Line], referee: Referee) -> None:
    """Guaranteed damage, then damage less protection, then self-damage; attacker first (KM-CAS-01 to -08)."""
    attacker, defender = state.attacker, state.defender
    hits, blows = totals(attack), totals(defence)
    state.defender_kills = _lose(state, attacker, blows[GUARANTEED], BY_GUARANTEED, referee)
    state.attacker_kills = _lose(state, defender, hits[GUARANTEED], BY_GUARANTEED, referee)
    state.defender_kills += _lose(state, attacker, blows[DAMAGE] - hits[PROTECTION], BY_DAMAGE, referee)
    _lose(state, attacker, self_damage(attack), BY_SELF, referee)
    state.attacker_kills += _lose(state, defender, hits[DAMAGE] - blows[PROTECTION], BY_DAMAGE, referee)
    _lose(state, defender, self_damage(defence), BY_SELF, referee)
    _pay_for_casualties(state, attacker, state.attacker_kills, state.defender_kills, referee)
    _pay_for_casualties(state, defender, state.defender_kills, state.attacker_kills, referee)
    dismiss_lone_creatures(state, attacker, state.battle_area, referee)
    dismiss_lone_creatures(state, defender, state.battle_area, referee)


def _lose(state: KemetState, seat: int, count: int, loss: int, referee: Referee) -> int:
    """Units go to supply, never more than there are (KM-CAS-04, -09); says how many."""
    lost = min(count, state.troop(seat, state.battle_area))
    if lost <= 0:
        return 0
    send_home(state, seat, state.battle_area, lost)
    referee.tell(events.LOST_UNITS, seat, state.battle_area, lost, loss)
    return lost


def _pay_for_casualties(state: KemetState, seat: int, kills: int, losses: int, referee: Referee) -> None:
    """Divine Hunger and Honor in Battle (KM-CAS-11)."""
    tiles = state.tiles[seat]
    for kind, count in ((KILL_PP, kills), (LOSS_PP, losses)):
        each = gather(tiles, kind)
        if each > 0 and count > 0:
            gain_pp(state, seat, each * count, TILE_ORIGIN + tile_with(tiles, kind), referee)


# Step 5, rewards


def give_rewards(state: KemetState, winner: int, loser: int, referee: Referee) -> None:
    """Attacker first (KM-GEN-06); then what tiles, creatures and cards add (KM-REW-05)."""
    alive = state.troop(winner, state.battle_area) > 0
    if winner == state.attacker:
        if alive:
            gain_fame(state, winner, ATTACKER_FAME, BATTLE_FAME, BATTLE_ORIGIN, referee)
        else:
            _gain_veterans(state, winner, EMPTY_WINNER_VETERANS, referee)
        _gain_veterans(state, loser, LOSER_VETERANS, referee)
    else:
        _gain_veterans(state, loser, LOSER_VETERANS, referee)
        _gain_veterans(state, winner, DEFENDER_VETERANS, referee)
    tiles = state.tiles[winner]
    fame = gather(tiles, WIN_FAME)
    if fame > 0 and alive and winner == state.defender:  # KM-TILE-S3c
        gain_fame(state, winner, fame, BATTLE_FAME, TILE_ORIGIN + tile_with(tiles, WIN_FAME), referee)
    if alive:
        _reward_creature(state, winner, referee)
    gain = gather(tiles, WIN_PP)
    if gain > 0:
        gain_pp(state, winner, gain, TILE_ORIGIN + tile_with(tiles, WIN_PP), referee)
    for _ in range(state.committed[winner * CARDS + GLORY]):
        gain_pp(state, winner, GLORY_GAIN, CARD_ORIGIN + GLORY, referee)


def _reward_creature(state: KemetState, winner: int, referee: Referee) -> None:
    """The Soul Devourer's fame for enough kills (KM-TILE-O4a)."""
    attacks = winner == state.attacker
    creature = state.attacker_creature if attacks else state.defender_creature
    kills = state.attacker_kills if attacks else state.defender_kills
    if creature != NOBODY:
        fame = CREATURE_MODIFIER[creature][WIN_FAME]
        if fame > 0 and kills >= CREATURE_MODIFIER[creature][WIN_KILLS]:
            gain_fame(state, winner, fame, BATTLE_FAME, CREATURE_ORIGIN + creature, referee)


def _gain_veterans(state: KemetState, seat: int, count: int, referee: Referee) -> None:
    state.veterans[seat] += count
    referee.tell(events.VETERANS, seat, count)


# Steps 6 and 7, loser and winner


def recall(state: KemetState, seat: int, referee: Referee) -> None:
    """The whole troop goes home for its number minus 1 in PP (KM-LOSE-02, -03, -10, KM-WIN-02)."""
    area = state.battle_area
    count = state.troop(seat, area)
    referee.tell(events.RECALLED, seat, area, count)
    remove_units(state, seat, area, count, referee)
    gain_pp(state, seat, count - 1, RECALL_ORIGIN, referee)


def retreat_areas(state: KemetState, loser: int) -> list[int]:
    """Free adjacent areas, no district of another's city (KM-LOSE-05 to -07)."""
    found: list[int] = []
    for area in BORDERS[state.players][state.battle_area]:
        if state.holder[area] == NOBODY and not state.is_foreign_district(loser, area):
            found.append(area)
    return found


class LoserChoice(Choice[KemetState]):
    """Recall or retreat (KM-LOSE-01, -08)."""

    def __init__(self) -> None:
        super().__init__("loser_choice", Field("seat", SEAT), Field("winner", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [RECALL, RETREAT] if retreat_areas(state, seat) else [RECALL]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == RECALL:
            recall(state, seat, referee)
        else:
            state.push(RETREAT_AREA, frame[2], seat)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class RetreatArea(Choice[KemetState]):
    """The winner says where the loser goes (KM-LOSE-04)."""

    def __init__(self) -> None:
        super().__init__("retreat_area", Field("seat", SEAT), Field("loser", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [RETREAT_TO + area for area in retreat_areas(state, frame[2])]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        loser, to, area = frame[2], code - RETREAT_TO, state.battle_area
        count = state.troop(loser, area)
        referee.tell(events.RETREATED, loser, area, to, count)
        lead_creatures(state, loser, area, to, NOBODY, referee)
        for creature in state.creatures_in(loser, area):
            state.creature_at[creature] = to
        take_units(state, loser, area, count)
        add_units(state, loser, to, count)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class WinnerChoice(Choice[KemetState]):
    """Recall or stay (KM-WIN-01)."""

    def __init__(self) -> None:
        super().__init__("winner_choice", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        return [STAY, RECALL]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == RECALL:
            recall(state, seat, referee)
        else:
            referee.tell(events.STAYED, seat, state.battle_area)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# Step 8, end


class BattleEnd(Automatic[KemetState]):
    """Cards go where they belong and the table is cleared (KM-BEND-01 to -04)."""

    def __init__(self) -> None:
        super().__init__("battle_end")

    def run(self, state: KemetState, frame: Frame, referee: Referee) -> None:
        for seat in (state.attacker, state.defender):
            put_battle_cards_away(state, seat, referee)
            for card in range(CARDS):
                state.discard[card] += state.committed[seat * CARDS + card]
        state.committed = [0] * len(state.committed)
        keep_limit(state, state.battle_area, referee)
        state.battle_area = NOBODY
        state.attacker = NOBODY
        state.defender = NOBODY
        state.attacker_creature = NOBODY
        state.defender_creature = NOBODY
        state.shown = NOBODY
        state.clashed = False
        state.wound = 0
        state.battle_winner = NOBODY
        state.attacker_kills = 0
        state.defender_kills = 0


def put_battle_cards_away(state: KemetState, seat: int, referee: Referee) -> None:
    """The played card face up, the other face down; an empty hand is refilled (KM-BEND-01, -02)."""
    played = 1 << state.played_card[seat]
    hidden = 1 << state.discarded_card[seat]
    referee.tell(events.CARDS_LAID, seat, state.played_card[seat], state.discarded_card[seat])
    state.battle_hand[seat] &= ~(played | hidden)
    state.face_up = put(state.face_up, seat, state.face_up[seat] | played)
    state.face_down = put(state.face_down, seat, state.face_down[seat] | hidden)
    state.played_card[seat] = NOBODY
    state.discarded_card[seat] = NOBODY
    if state.battle_hand[seat] == 0:
        state.battle_hand[seat] = state.face_up[seat] | state.face_down[seat]
        state.face_up = put(state.face_up, seat, 0)
        state.face_down = put(state.face_down, seat, 0)
        referee.tell(events.CARDS_BACK, seat)


def keep_limit(state: KemetState, area: int, referee: Referee) -> None:
    """Units above the troop limit go to supply (KM-BEND-04, KM-NIGHT-19)."""
    seat = state.holder[area]
    if seat != NOBODY and state.units[area] > troop_limit(state, seat):
        extra = state.units[area] - troop_limit(state, seat)
        remove_units(state, seat, area, extra, referee)
        referee.tell(events.OVER_LIMIT, seat, area, extra)
