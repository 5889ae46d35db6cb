"""How to play well: what a position promises each seat. The weights are in `weights.yaml`.

Promises are fame by source; `outlook` is for prayer points, troops, tiles, cards and chances to attack.
"""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.battle import BattleForecast, battle_forecast
from ennead.games.kemet.bot.board import NEVER, Survey, chance
from ennead.games.kemet.bot.wealth import begun, engine, fading, wealth
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    AREAS,
    AREAS_IN_PLAY,
    BATTLE_FAME,
    CITY_OF,
    DAY,
    DIVINE_FAME,
    FAME_HEIGHT,
    FAME_TO_WIN,
    INCOME,
    IS_TEMPLE,
    OFFERING_UNITS,
    PYRAMID_FAME,
    SANCTUARY,
    SOURCE,
    TEMPLE_FAME,
    TOKENS,
)
from ennead.games.kemet.rules.state import KemetState

SOURCES: Final = len(SOURCE.names)
OUTLOOK: Final = SOURCES
COLUMNS: Final = SOURCES + 1


def forecast(weights: Weights, state: KemetState) -> list[float]:
    """Expected points: a row for each seat, a column for each source and one for the outlook."""
    table = [0.0] * (state.players * COLUMNS)
    for seat in range(state.players):
        table[seat * COLUMNS + BATTLE_FAME] = float(state.battle_fame[seat])
        table[seat * COLUMNS + DIVINE_FAME] = float(state.divine_fame[seat])
    if state.winner != NOBODY:
        _add_final(state, table)
        return table
    survey = Survey(weights, state)
    judge = Judge(weights, state, survey, table)
    judge.weigh_areas()
    fade = fading(weights, state)
    for seat in range(state.players):
        judge.weigh_temples(seat)
        judge.weigh_fame(seat)
        owned = (
            wealth(weights, state, seat) + fade * engine(weights, state, seat) + begun(weights, state, seat)
        )
        table[seat * COLUMNS + OUTLOOK] += owned
        judge.weigh_chances(seat)
    return table


def _add_final(state: KemetState, table: list[float]) -> None:
    for area in AREAS_IN_PLAY[state.players]:
        seat = state.fame_at[area]
        if seat != NOBODY:
            table[seat * COLUMNS + (TEMPLE_FAME if IS_TEMPLE[area] else PYRAMID_FAME)] += 1.0


class Judge:
    """Goes over the board once and adds what troops, temples and pyramids promise."""

    def __init__(self, weights: Weights, state: KemetState, survey: Survey, table: list[float]) -> None:
        self.weights = weights
        self.state = state
        self.survey = survey
        self.table = table
        # By seat: how likely the best and second best temple are held till night, and the danger to fame.
        self.first: list[float] = [0.0] * state.players
        self.second: list[float] = [0.0] * state.players
        self.income: list[float] = [0.0] * state.players
        self.fame: list[float] = [0.0] * state.players
        self.risk: list[float] = [0.0] * state.players
        # Part of the way to the night that is behind.
        self.dusk = 1.0
        if state.phase == DAY:
            left = 0
            for seat in range(state.players):
                left += TOKENS - state.own_tokens[seat].bit_count()
            self.dusk = 1.0 - 0.5 * left / (TOKENS * state.players)

    def weigh_areas(self) -> None:
        state = self.state
        for area in AREAS_IN_PLAY[state.players]:
            if area == state.battle_area:
                self._weigh_battle(battle_forecast(self.weights, state), area)
                continue
            holder = state.holder[area]
            if holder != NOBODY:
                self._weigh_troop(holder, area, float(state.units[area]), self.survey.defence[area], 1.0)
            elif state.height[area] > 0 and CITY_OF[area] in state.city:
                self._weigh_pyramid(state.city.index(CITY_OF[area]), area, 0, 1.0)

    def _weigh_battle(self, battle: BattleForecast, area: int) -> None:
        """Both sides as winners, each as likely as it is; the loser goes home for prayer points."""
        state, table = self.state, self.table
        attacker, defender = state.attacker, state.defender
        wins = battle.wins
        bonus = self.survey.defence_bonus
        strength = int(battle.attackers) + bonus[attacker]
        self._weigh_troop(attacker, area, battle.attackers, strength, wins)
        strength = int(battle.defenders) + bonus[defender]
        self._weigh_troop(defender, area, battle.defenders, strength, 1.0 - wins)
        if state.battle_winner == NOBODY:
            alive = 1.0 if battle.attackers >= 1.0 else 0.5
            table[attacker * COLUMNS + BATTLE_FAME] += wins * alive
            table[attacker * COLUMNS + OUTLOOK] += self.weights.veteran * (1.0 - wins)
            table[defender * COLUMNS + OUTLOOK] += self.weights.veteran * (2.0 - wins)
        price = self.weights.prayer[1] * 0.7
        table[attacker * COLUMNS + OUTLOOK] += (1.0 - wins) * price * max(0.0, battle.attackers - 1.0)
        table[defender * COLUMNS + OUTLOOK] += wins * price * max(0.0, battle.defenders - 1.0)

    def _weigh_troop(self, seat: int, area: int, units: float, defence: int, sure: float) -> None:
        """A troop that stands there with this certainty."""
        if units < 0.5 or sure <= 0.0:
            if units < 0.5 and CITY_OF[area] >= 0 and self.state.height[area] > 0 and sure > 0.0:
                self._weigh_pyramid(seat, area, 0, sure)
            return
        weights = self.weights
        danger = self.survey.danger(seat, area, defence, self.survey.anytime)
        worth = weights.troop[min(int(units + 0.5), len(weights.troop) - 1)]
        self.table[seat * COLUMNS + OUTLOOK] += sure * worth * (1.0 - weights.exposed * danger)
        if IS_TEMPLE[area]:
            self._weigh_temple(seat, area, defence, danger, sure)
        elif area == SANCTUARY:
            if units >= OFFERING_UNITS:
                held = 1.0 - self.survey.danger(seat, area, defence, self.survey.today)
                self.table[seat * COLUMNS + DIVINE_FAME] += sure * weights.offering * held * self.dusk
        elif self.state.height[area] > 0:
            self._weigh_pyramid(seat, area, defence, sure)

    def _weigh_temple(self, seat: int, area: int, defence: int, danger: float, sure: float) -> None:
        self.table[seat * COLUMNS + TEMPLE_FAME] += self.weights.temple * sure * (1.0 - danger)
        self.fame[seat] += sure
        self.risk[seat] += sure * danger
        held = sure * (1.0 - self.survey.danger(seat, area, defence, self.survey.today)) * self.dusk
        income = INCOME[area] if INCOME[area] > 0 else 3
        self.income[seat] += held * income
        if held > self.first[seat]:
            self.second[seat] = self.first[seat]
            self.first[seat] = held
        elif held > self.second[seat]:
            self.second[seat] = held

    def _weigh_pyramid(self, seat: int, area: int, defence: int, sure: float) -> None:
        """Its fame, and the colour of another's pyramid."""
        state = self.state
        height = state.height[area]
        foreign = CITY_OF[area] != state.city[seat]
        if height >= FAME_HEIGHT:
            danger = self.survey.danger(seat, area, defence, self.survey.anytime)
            self.table[seat * COLUMNS + PYRAMID_FAME] += self.weights.pyramid * sure * (1.0 - danger)
            self.fame[seat] += sure
            self.risk[seat] += sure * danger
        if foreign:
            self.table[seat * COLUMNS + OUTLOOK] += 0.5 * self.weights.height[height] * sure

    def weigh_temples(self, seat: int) -> None:
        """What the night gives for temples, unless it has been given."""
        if self._temples_are_paid():
            return
        self.table[seat * COLUMNS + DIVINE_FAME] += (
            self.weights.two_temples * self.first[seat] * self.second[seat]
        )
        self.table[seat * COLUMNS + OUTLOOK] += 0.6 * self.weights.prayer[1] * self.income[seat]

    def _temples_are_paid(self) -> bool:
        if self.state.phase != DAY:
            return all(not isinstance(frame, frames.TemplesStep) for frame in self.state.frames)
        return False

    def weigh_fame(self, seat: int) -> None:
        """Nearness to nine points."""
        state = self.state
        weights = self.weights
        fame = state.battle_fame[seat] + state.divine_fame[seat] + self.fame[seat]
        if fame < FAME_TO_WIN - 1:
            return
        if fame < FAME_TO_WIN:
            self.table[seat * COLUMNS + OUTLOOK] += weights.close
            return
        for other in range(state.players):
            if state.battle_fame[other] + state.divine_fame[other] + self.fame[other] > fame:
                self.table[seat * COLUMNS + OUTLOOK] += weights.close
                return
        safe = max(0.2, 1.0 - self.risk[seat] / (1.0 + fame - FAME_TO_WIN))
        self.table[seat * COLUMNS + OUTLOOK] += weights.close + weights.threshold * safe

    def weigh_chances(self, seat: int) -> None:
        """The best attack the seat can make next."""
        state, survey = self.state, self.survey
        best = 0.0
        for area in AREAS_IN_PLAY[state.players]:
            holder = state.holder[area]
            if holder != NOBODY and holder != seat and area != state.battle_area:
                attack = survey.threat[seat * AREAS + area]
                if attack != NEVER:
                    likely = chance(attack - survey.defence[area], self.weights.clash)
                    if likely > best:
                        best = likely
        worth = self.weights.chance if survey.today[seat] > 0.0 else self.weights.chance_later
        self.table[seat * COLUMNS + OUTLOOK] += worth * best
