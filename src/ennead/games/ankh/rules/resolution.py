"""A battle (section 13), step 8: strengths, the winner, the reward, and who dies."""

from ennead.core.codec import NOBODY
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import YES
from ennead.games.ankh.rules.battle import stands_on
from ennead.games.ankh.rules.components import (
    ANUBIS,
    CAPTIVE_STRENGTH_MOST,
    CARD_STRENGTH,
    CARDS,
    COMMANDING,
    COMMANDING_FOLLOWERS,
    DROUGHT,
    DROUGHT_REWARD,
    FROM_MAGNANIMOUS,
    FROM_VICTORY,
    GLORIOUS,
    GLORIOUS_LEAD,
    GLORIOUS_REWARD,
    GOD_FIGURE,
    ISIS,
    MAGNANIMOUS,
    MAGNANIMOUS_FIGURES,
    MAGNANIMOUS_REWARD,
    MONUMENTS,
    NO_TIEBREAKER,
    RESPLENDENT,
    RESPLENDENT_MONUMENTS,
    RESPLENDENT_STRENGTH,
    SPHINX_FIGURE,
    STRENGTH,
    TEMPLE,
    TEMPLE_ATTUNED,
    TEMPLE_STRENGTH,
    VICTORY_REWARD,
)
from ennead.games.ankh.rules.conflict import reward_bonus
from ennead.games.ankh.rules.deaths import kill
from ennead.games.ankh.rules.devotion import push_gains
from ennead.games.ankh.rules.geography import DESERT
from ennead.games.ankh.rules.state import AnkhState

# Strength


def has_enemy_by(state: AnkhState, hex: int, lowest: int, highest: int) -> bool:
    """An enemy figure of one of these pieces is adjacent to the figure."""
    side = state.owner[hex]
    found = False
    for near in state.map.adjacent[hex]:
        if lowest <= state.piece[near] <= highest and state.owner[near] != side:
            found = True
    return found


def is_neutralised(state: AnkhState, hex: int) -> bool:
    """Adjacent to an enemy Androsphinx (AN-SPH-01, AN-SPH-02)."""
    return has_enemy_by(state, hex, SPHINX_FIGURE, SPHINX_FIGURE)


def god_strength(state: AnkhState, side: int) -> int:
    """Base and captives (AN-STR-03, AN-POW-06, AN-ANU-05)."""
    strength = STRENGTH[GOD_FIGURE]
    if state.has_power(side, RESPLENDENT):
        for kind in range(MONUMENTS):
            if len(state.own_monuments(side, kind)) >= RESPLENDENT_MONUMENTS:
                strength = RESPLENDENT_STRENGTH
    return strength + captive_strength(state, side)


def captive_strength(state: AnkhState, side: int) -> int:
    """What captives add to the god figure of the side (AN-ANU-05)."""
    return min(len(state.captives), CAPTIVE_STRENGTH_MOST) if state.holder[ANUBIS] == side else 0


def temple_bonus(state: AnkhState, side: int, region: int) -> int:
    """For each own temple of the region with an own figure beside it (AN-POW-11, AN-POW-12)."""
    bonus = 0
    for hex in state.map.land[region]:
        if state.piece[hex] == TEMPLE and state.owner[hex] == side and state.has_own_figure_by(side, hex):
            bonus += TEMPLE_STRENGTH
    return bonus


def figure_strength(state: AnkhState, side: int, hexes: list[int]) -> tuple[int, int]:
    """Strength of the figures on these hexes, and what captives add to the god (AN-STR-03, AN-STR-04)."""
    figures = 0
    captives = 0
    for hex in hexes:
        if not is_neutralised(state, hex):
            piece = state.piece[hex]
            if piece == GOD_FIGURE:
                captives = captive_strength(state, side)
                figures += god_strength(state, side) - captives
            else:
                figures += STRENGTH[piece]
    return figures, captives


def attuned_temples(state: AnkhState, side: int, region: int) -> int:
    """What temples add, for sides with the power (AN-POW-11)."""
    return temple_bonus(state, side, region) if state.has_power(side, TEMPLE_ATTUNED) else 0


def strength_on_map(state: AnkhState, side: int, region: int) -> int:
    """Figures and temples."""
    figures, captives = figure_strength(state, side, state.figures_in(side, region))
    return figures + captives + attuned_temples(state, side, region)


def card_strength(state: AnkhState, side: int) -> int:
    strength = 0
    for card in range(CARDS):
        if state.plays(side, card):
            strength += CARD_STRENGTH[card]
    return strength


def battle_strength(state: AnkhState, side: int) -> int:
    """Figures, temples and cards, told by parts; nothing at all without figures (AN-STR-01, AN-STR-02)."""
    hexes = state.figures_in(side, state.battle)
    strength = 0
    if hexes:
        figures, captives = figure_strength(state, side, hexes)
        temples = attuned_temples(state, side, state.battle)
        cards = card_strength(state, side)
        strength = figures + captives + temples + cards
        state.referee.tell(events.STRENGTH_PARTS, state.god[side], figures, captives, temples, cards)
    state.referee.tell(events.STRENGTH, state.god[side], strength)
    return strength


# Step 8a


class Resolution(steps.Resolution):
    """The strictly highest strength wins; a tie may be broken (AN-RES-01 to AN-RES-06)."""

    def run(self, state: AnkhState, frame: frames.Resolution) -> None:
        present = state.sides_in(state.battle)
        best: list[int] = []
        highest = -1
        for side in state.ranks:
            if state.takes_part(side):
                strength = battle_strength(state, side)
                state.strength[side] = strength
                if present >> side & 1:
                    if strength > highest:
                        highest = strength
                        best = [side]
                    elif strength == highest:
                        best.append(side)
        if len(best) == 1:
            state.push(frames.Winner(best[0]))
        elif state.tiebreaker_up and state.tiebreaker in best:
            state.push(frames.USE_TIEBREAKER[state.tiebreaker])
        else:
            state.push(frames.Winner(NOBODY))


class UseTiebreaker(steps.UseTiebreaker):
    """Win the tie and turn the token face down, or keep it (AN-DEC-22, AN-RES-04)."""

    def legal(self, state: AnkhState, frame: frames.UseTiebreaker, seat: int) -> list[int]:
        return list(codes.TIEBREAKER)

    def do_tiebreaker(self, state: AnkhState, frame: frames.UseTiebreaker, answer: int) -> None:
        if answer == YES:
            state.tiebreaker_up = False
            state.referee.tell(events.TIEBREAKER, frame.seat, state.god[frame.seat])
            state.push(frames.Winner(frame.seat))
        else:
            state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_TIEBREAKER)
            state.push(frames.Winner(NOBODY))


# Steps 8b to 8d


class Winner(steps.Winner):
    """The winner's reward, and all that follows in its order (AN-RES-08, AN-RES-12)."""

    def run(self, state: AnkhState, frame: frames.Winner) -> None:
        side = frame.side
        token = state.tokens[state.battle]
        state.victor = side
        state.then(
            frames.MAGNANIMOUS,
            frames.DEATHS,
            frames.MIRACLE,
            frames.OSIRIS_GATE,
            frames.WORSHIPFUL_STEP,
            frames.BATTLE_END,
        )
        if side == NOBODY:
            state.referee.tell(events.NO_WINNER, token)
            return
        state.referee.tell(events.WON_BATTLE, state.god[side], token)
        state.push(frames.Commanding(side))
        state.push(frames.GainDevotion(side, victory_reward(state, side), FROM_VICTORY))


def victory_reward(state: AnkhState, side: int) -> int:
    """One gain: base or Glorious, Drought, Radiance, cities (AN-RES-09)."""
    reward = GLORIOUS_REWARD if is_glorious(state, side) else VICTORY_REWARD
    if state.plays(side, DROUGHT):
        for hex in state.figures_in(side, state.battle):
            if stands_on(state, hex, DESERT):
                reward += DROUGHT_REWARD
    return reward + reward_bonus(state, side, state.battle)


def is_glorious(state: AnkhState, side: int) -> bool:
    """Far ahead of every other participant, those without figures too (AN-POW-14, AN-POW-15)."""
    if not state.has_power(side, GLORIOUS):
        return False
    best = 0
    for other in range(state.players):
        if other != side and state.takes_part(other):
            best = max(best, state.strength[other])
    return state.strength[side] - best >= GLORIOUS_LEAD


class Commanding(steps.Commanding):
    """Followers for the winner (AN-POW-01)."""

    def run(self, state: AnkhState, frame: frames.Commanding) -> None:
        side = frame.side
        if state.has_power(side, COMMANDING):
            state.followers[side] += COMMANDING_FOLLOWERS
            total = state.followers[side]
            state.referee.tell(
                events.POWER_FOLLOWERS, state.god[side], COMMANDING, COMMANDING_FOLLOWERS, total
            )


class Magnanimous(steps.Magnanimous):
    """Devotion for losers with enough figures, in ascending order (AN-POW-16, AN-POW-17)."""

    def run(self, state: AnkhState, frame: frames.Magnanimous) -> None:
        # No figure has died since step 8 began, so the figures of now are those of then.
        losers = [
            side
            for side in state.ranks
            if state.takes_part(side)
            and side != state.victor
            and state.has_power(side, MAGNANIMOUS)
            and len(state.figures_in(side, state.battle)) >= MAGNANIMOUS_FIGURES
        ]
        push_gains(state, losers, [MAGNANIMOUS_REWARD] * len(losers), FROM_MAGNANIMOUS)


# Step 8e


def doomed_figures(state: AnkhState) -> list[int]:
    """Warriors and guardians of all who did not win, but for those saved (AN-RES-10, AN-RES-11)."""
    return [
        hex
        for hex in state.map.area[state.battle]
        if state.piece[hex] > GOD_FIGURE
        and state.owner[hex] != state.victor
        and hex not in state.flooded
        and hex not in state.saved
    ]


class Deaths(steps.Deaths):
    """Isis decides about her protected figures first (AN-ISI-01, AN-ISI-02, AN-DTH-03)."""

    def run(self, state: AnkhState, frame: frames.Deaths) -> None:
        state.push(frames.KILL_LOSERS)
        isis = state.holder[ISIS]
        if isis != NOBODY and isis != state.victor:
            for hex in reversed(doomed_figures(state)):
                if state.owner[hex] == isis and has_enemy_by(state, hex, GOD_FIGURE, SPHINX_FIGURE):
                    state.push(frames.IsisSave(isis, hex))


class IsisSave(steps.IsisSave):
    """Keep a protected figure alive, or let it die (AN-DEC-23)."""

    def legal(self, state: AnkhState, frame: frames.IsisSave, seat: int) -> list[int]:
        return list(codes.SAVE)

    def do_save(self, state: AnkhState, frame: frames.IsisSave, answer: int) -> None:
        hex = frame.figure
        if answer == YES:
            state.saved.append(hex)
        told = events.SAVED if answer == YES else events.NOT_SAVED
        state.referee.tell(told, frame.seat, state.god[frame.seat], state.piece[hex], hex)


class KillLosers(steps.KillLosers):
    """The deaths of the battle resolution, as one batch (AN-DTH-01)."""

    def run(self, state: AnkhState, frame: frames.KillLosers) -> None:
        kill(state, doomed_figures(state))
