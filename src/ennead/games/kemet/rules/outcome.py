"""Battle, steps 3 to 8 (section 15): outcome, casualties, rewards, loser, winner, end."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import (
    AREA,
    ATTACKER_FAME,
    BATTLE_FAME,
    BATTLE_ORIGIN,
    BORDERS,
    CARD_ORIGIN,
    CARDS,
    CITY,
    CITY_OF,
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
from ennead.games.kemet.rules.refusals import not_in_play
from ennead.games.kemet.rules.state import KemetState, put
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


class Outcome(steps.Outcome):
    """Steps 3 to 5: strengths are compared, units are lost, rewards given."""

    def run(self, state: KemetState, frame: frames.Outcome) -> None:
        attacker, defender = state.attacker, state.defender
        attack = _all_lines(state, attacker)
        defence = _all_lines(state, defender)
        strengths = totals(attack)[STRENGTH], totals(defence)[STRENGTH]
        units = state.troop(attacker, state.battle_area), state.troop(defender, state.battle_area)
        state.referee.tell(events.CLASH, attacker, defender, state.battle_area, *strengths, *units)
        wins = strengths[0] > strengths[1]  # a tie is the defender's (KM-OUT-04)
        winner = attacker if wins else defender
        loser = defender if wins else attacker
        state.battle_winner = winner
        state.last_winner = winner
        state.referee.tell(events.WON, winner, state.battle_area)
        inflict_casualties(state, attack, defence)
        give_rewards(state, winner, loser)
        state.push(frames.BATTLE_END)
        if state.troop(winner, state.battle_area) > 0:
            state.push(frames.WINNER_CHOICE[winner])
        if state.troop(loser, state.battle_area) > 0:
            state.push(frames.LoserChoice(loser, winner))


def _all_lines(state: KemetState, seat: int) -> list[Line]:
    lines = board_lines(state, seat) + card_lines(state, seat)
    for value, origin, amount in lines:
        state.referee.tell(events.BATTLE_VALUE, seat, value, origin, amount)
    sums = totals(lines)
    for value in range(VALUES):
        state.referee.tell(events.BATTLE_TOTAL, seat, value, sums[value])
    return lines


# Step 4, casualties


def inflict_casualties(state: KemetState, attack: list[Line], defence: list[Line]) -> None:
    """Guaranteed damage, then damage less protection, then self-damage; attacker first (KM-CAS-01 to -08)."""
    attacker, defender = state.attacker, state.defender
    hits, blows = totals(attack), totals(defence)
    state.defender_kills = _lose(state, attacker, blows[GUARANTEED], BY_GUARANTEED)
    state.attacker_kills = _lose(state, defender, hits[GUARANTEED], BY_GUARANTEED)
    state.defender_kills += _lose(state, attacker, blows[DAMAGE] - hits[PROTECTION], BY_DAMAGE)
    _lose(state, attacker, self_damage(attack), BY_SELF)
    state.attacker_kills += _lose(state, defender, hits[DAMAGE] - blows[PROTECTION], BY_DAMAGE)
    _lose(state, defender, self_damage(defence), BY_SELF)
    _pay_for_casualties(state, attacker, state.attacker_kills, state.defender_kills)
    _pay_for_casualties(state, defender, state.defender_kills, state.attacker_kills)
    dismiss_lone_creatures(state, attacker, state.battle_area)
    dismiss_lone_creatures(state, defender, state.battle_area)


def _lose(state: KemetState, seat: int, count: int, loss: int) -> int:
    """Units go to supply, never more than there are (KM-CAS-04, -09); says how many."""
    lost = min(count, state.troop(seat, state.battle_area))
    if lost <= 0:
        return 0
    send_home(state, seat, state.battle_area, lost)
    state.referee.tell(events.LOST_UNITS, seat, state.battle_area, lost, loss)
    return lost


def _pay_for_casualties(state: KemetState, seat: int, kills: int, losses: int) -> None:
    """Divine Hunger and Honor in Battle (KM-CAS-11)."""
    tiles = state.tiles[seat]
    for kind, count in ((KILL_PP, kills), (LOSS_PP, losses)):
        each = gather(tiles, kind)
        if each > 0 and count > 0:
            gain_pp(state, seat, each * count, TILE_ORIGIN + tile_with(tiles, kind))


# Step 5, rewards


def give_rewards(state: KemetState, winner: int, loser: int) -> None:
    """Attacker first (KM-GEN-06); then what tiles, creatures and cards add (KM-REW-05)."""
    alive = state.troop(winner, state.battle_area) > 0
    if winner == state.attacker:
        if alive:
            gain_fame(state, winner, ATTACKER_FAME, BATTLE_FAME, BATTLE_ORIGIN)
        else:
            _gain_veterans(state, winner, EMPTY_WINNER_VETERANS)
        _gain_veterans(state, loser, LOSER_VETERANS)
    else:
        _gain_veterans(state, loser, LOSER_VETERANS)
        _gain_veterans(state, winner, DEFENDER_VETERANS)
    tiles = state.tiles[winner]
    fame = gather(tiles, WIN_FAME)
    if fame > 0 and alive and winner == state.defender:  # KM-TILE-S3c
        gain_fame(state, winner, fame, BATTLE_FAME, TILE_ORIGIN + tile_with(tiles, WIN_FAME))
    if alive:
        _reward_creature(state, winner)
    gain = gather(tiles, WIN_PP)
    if gain > 0:
        gain_pp(state, winner, gain, TILE_ORIGIN + tile_with(tiles, WIN_PP))
    for _ in range(state.committed[winner * CARDS + GLORY]):
        gain_pp(state, winner, GLORY_GAIN, CARD_ORIGIN + GLORY)


def _reward_creature(state: KemetState, winner: int) -> None:
    """The Soul Devourer's fame for enough kills (KM-TILE-O4a)."""
    attacks = winner == state.attacker
    creature = state.attacker_creature if attacks else state.defender_creature
    kills = state.attacker_kills if attacks else state.defender_kills
    if creature != NOBODY:
        fame = CREATURE_MODIFIER[creature][WIN_FAME]
        if fame > 0 and kills >= CREATURE_MODIFIER[creature][WIN_KILLS]:
            gain_fame(state, winner, fame, BATTLE_FAME, CREATURE_ORIGIN + creature)


def _gain_veterans(state: KemetState, seat: int, count: int) -> None:
    state.veterans[seat] += count
    state.referee.tell(events.VETERANS, seat, count)


# Steps 6 and 7, loser and winner


def recall(state: KemetState, seat: int) -> None:
    """The whole troop goes home for its number minus 1 in PP (KM-LOSE-02, -03, -10, KM-WIN-02)."""
    area = state.battle_area
    count = state.troop(seat, area)
    state.referee.tell(events.RECALLED, seat, area, count)
    remove_units(state, seat, area, count)
    gain_pp(state, seat, count - 1, RECALL_ORIGIN)


def retreat_areas(state: KemetState, loser: int) -> list[int]:
    """Free adjacent areas, no district of another's city (KM-LOSE-05 to -07)."""
    found: list[int] = []
    for area in BORDERS[state.players][state.battle_area]:
        if state.holder[area] == NOBODY and not state.is_foreign_district(loser, area):
            found.append(area)
    return found


class LoserChoice(steps.LoserChoice):
    """Recall or retreat (KM-LOSE-01, -08)."""

    def legal(self, state: KemetState, frame: frames.LoserChoice, seat: int) -> list[int]:
        return [codes.RECALL, codes.RETREAT] if retreat_areas(state, seat) else [codes.RECALL]

    def do_recall(self, state: KemetState, frame: frames.LoserChoice) -> None:
        recall(state, frame.seat)

    def do_retreat(self, state: KemetState, frame: frames.LoserChoice) -> None:
        state.push(frames.RetreatArea(frame.winner, frame.seat))

    def why_not_retreat(self, state: KemetState, frame: frames.LoserChoice) -> Refusal:
        return Refusal("no-free-area", area=AREA.names[state.battle_area])


class RetreatArea(steps.RetreatArea):
    """The winner says where the loser goes (KM-LOSE-04)."""

    def legal(self, state: KemetState, frame: frames.RetreatArea, seat: int) -> list[int]:
        return [codes.RETREAT_TO[area] for area in retreat_areas(state, frame.loser)]

    def do_retreat_to(self, state: KemetState, frame: frames.RetreatArea, area: int) -> None:
        loser, left = frame.loser, state.battle_area
        count = state.troop(loser, left)
        state.referee.tell(events.RETREATED, loser, left, area, count)
        lead_creatures(state, loser, left, area, NOBODY)
        for creature in state.creatures_in(loser, left):
            state.creature_at[creature] = area
        take_units(state, loser, left, count)
        add_units(state, loser, area, count)

    def why_not_retreat_to(self, state: KemetState, frame: frames.RetreatArea, area: int) -> Refusal:
        shown = AREA.names[area]
        if area not in BORDERS[state.players][state.battle_area]:
            return not_in_play(state, area) or Refusal("retreat-too-far", area=shown)
        if state.is_foreign_district(frame.loser, area):
            return Refusal("retreat-into-city", area=shown, city=CITY.names[CITY_OF[area]])
        return Refusal("retreat-occupied", area=shown, seat=SEAT.names[state.holder[area]])


class WinnerChoice(steps.WinnerChoice):
    """Recall or stay (KM-WIN-01)."""

    def legal(self, state: KemetState, frame: frames.WinnerChoice, seat: int) -> list[int]:
        return [codes.RECALL, codes.STAY]

    def do_stay(self, state: KemetState, frame: frames.WinnerChoice) -> None:
        state.referee.tell(events.STAYED, frame.seat, state.battle_area)

    def do_recall(self, state: KemetState, frame: frames.WinnerChoice) -> None:
        recall(state, frame.seat)


# Step 8, end


class BattleEnd(steps.BattleEnd):
    """Cards go where they belong and the table is cleared (KM-BEND-01 to -04)."""

    def run(self, state: KemetState, frame: frames.BattleEnd) -> None:
        for seat in (state.attacker, state.defender):
            put_battle_cards_away(state, seat)
            for card in range(CARDS):
                state.discard[card] += state.committed[seat * CARDS + card]
        state.committed = [0] * len(state.committed)
        keep_limit(state, state.battle_area)
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


def put_battle_cards_away(state: KemetState, seat: int) -> None:
    """The played card face up, the other face down; an empty hand is refilled (KM-BEND-01, -02)."""
    played = 1 << state.played_card[seat]
    hidden = 1 << state.discarded_card[seat]
    state.referee.tell(events.CARDS_LAID, seat, state.played_card[seat], state.discarded_card[seat])
    state.battle_hand[seat] &= ~(played | hidden)
    state.face_up = put(state.face_up, seat, state.face_up[seat] | played)
    state.face_down = put(state.face_down, seat, state.face_down[seat] | hidden)
    state.played_card[seat] = NOBODY
    state.discarded_card[seat] = NOBODY
    if state.battle_hand[seat] == 0:
        state.battle_hand[seat] = state.face_up[seat] | state.face_down[seat]
        state.face_up = put(state.face_up, seat, 0)
        state.face_down = put(state.face_down, seat, 0)
        state.referee.tell(events.CARDS_BACK, seat)


def keep_limit(state: KemetState, area: int) -> None:
    """Units above the troop limit go to supply (KM-BEND-04, KM-NIGHT-19)."""
    seat = state.holder[area]
    if seat != NOBODY and state.units[area] > troop_limit(state, seat):
        extra = state.units[area] - troop_limit(state, seat)
        remove_units(state, seat, area, extra)
        state.referee.tell(events.OVER_LIMIT, seat, area, extra)
