"""A battle (section 13), steps 1 to 4: Obelisk-Attuned, Amun's announcement, the choice of cards, Flood."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal, Sealed
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import DOUBLE_NO, DOUBLE_YES, FIGURE, PLAY, PLAY_BOTH, STOP, TO
from ennead.games.ankh.rules.components import AMUN, CARDS, FLOOD, NO_DOUBLE, OBELISK, OBELISK_ATTUNED
from ennead.games.ankh.rules.figures import ask_to_aim
from ennead.games.ankh.rules.geography import FERTILE, HEX, HEX_TERRAIN
from ennead.games.ankh.rules.moving import finish_move
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import (
    AMUN_DOUBLE,
    BUILD_STEP,
    CHOOSE_CARD,
    MAJORITY_STEP,
    OBELISK_FIGURE,
    OBELISK_HEX,
    OBELISK_ROUND,
    PLAGUE_STEP,
    RESOLUTION,
)


class Battle(Automatic[AnkhState]):
    """Who is there takes part to the end (AN-BAT-01); the steps follow one another (AN-BAT-02)."""

    def __init__(self) -> None:
        super().__init__("battle", Field("region", NUMBER))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        clear_battle(state)
        state.battle = frame[1]
        state.participants = state.sides_in(state.battle)
        state.then((CHOOSE_CARD,), (BUILD_STEP,), (PLAGUE_STEP,), (MAJORITY_STEP,), (RESOLUTION,))
        amun = state.holder[AMUN]
        if amun >= 0 and state.takes_part(amun) and state.amun_up and state.hand_size(amun) > 1:
            state.push(AMUN_DOUBLE, amun)
        state.push(OBELISK_ROUND, state.ranks[-1], 0)


def clear_battle(state: AnkhState) -> None:
    """What is left to see of the battle before."""
    state.doubling = False
    state.bidders.clear()
    state.bids.clear()
    state.flooded.clear()
    state.saved.clear()
    state.victor = NOBODY
    for side in range(state.players):
        state.cards[side] = 0
        state.strength[side] = 0
        state.fallen[side] = 0


# Step 1


def obelisk_hexes(state: AnkhState, side: int) -> list[int]:
    """Empty land hexes adjacent to own obelisks in the region of the battle (AN-POW-07)."""
    found: list[int] = []
    for obelisk in state.map.land[state.battle]:
        if state.piece[obelisk] == OBELISK and state.owner[obelisk] == side:
            for near in state.map.adjacent[obelisk]:
                if near not in found and state.can_stop(side, near):
                    found.append(near)
    found.sort()
    return found


def obelisk_figures(state: AnkhState, side: int) -> list[int]:
    """Own figures not yet moved in this battle, wherever they are (AN-POW-09, AN-POW-10)."""
    return [hex for hex in state.own_figures(side) if hex not in state.moved]


class ObeliskRound(Automatic[AnkhState]):
    """Sides with Obelisk-Attuned move one figure each, round after round (AN-POW-08)."""

    def __init__(self) -> None:
        # Who moved last, and who is out for this battle.
        super().__init__("obelisk_round", Field("last", SEAT), Field("out", Bits(SEAT)))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        out = frame[2]
        last = state.ranks.index(frame[1])
        for side in state.ranks[last + 1 :] + state.ranks[: last + 1]:
            if not state.has_power(side, OBELISK_ATTUNED) or not state.takes_part(side) or out >> side & 1:
                continue
            if obelisk_hexes(state, side) and obelisk_figures(state, side):
                state.push(OBELISK_FIGURE, side, out)
                return
            out |= 1 << side
        state.moved.clear()


class ObeliskFigure(Choice[AnkhState]):
    """Which figure comes to an obelisk, or no more (AN-DEC-15)."""

    def __init__(self) -> None:
        super().__init__("obelisk_figure", Field("seat", SEAT), Field("out", Bits(SEAT)))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options = [FIGURE + hex for hex in obelisk_figures(state, seat)]
        options.append(STOP)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == STOP:
            state.push(OBELISK_ROUND, seat, frame[2] | 1 << seat)
        else:
            state.push(OBELISK_ROUND, seat, frame[2])
            state.push(OBELISK_HEX, seat, code - FIGURE)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class ObeliskHex(Choice[AnkhState]):
    """To which hex at an own obelisk it comes (AN-DEC-16)."""

    def __init__(self) -> None:
        super().__init__("obelisk_hex", Field("seat", SEAT), Field("figure", HEX))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [TO + hex for hex in obelisk_hexes(state, seat)]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        finish_move(state, seat, frame[2], code - TO, referee)
        ask_to_aim(state, seat, code - TO)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


# Step 2


class AmunDouble(Choice[AnkhState]):
    """Amun may announce two cards, once a conflict (AN-DEC-17, AN-AMU-01, AN-AMU-02)."""

    def __init__(self) -> None:
        super().__init__("amun_double", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [DOUBLE_NO, DOUBLE_YES]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DOUBLE_YES:
            state.doubling = True
            state.amun_up = False
            referee.tell(events.DOUBLED, seat, state.god[seat])
        else:
            referee.tell(events.DECLINED_EVENT, seat, NO_DOUBLE)


# Steps 3 and 4


class ChooseCard(Sealed[AnkhState]):
    """Every participant secretly chooses a card, or two (AN-DEC-18); then all are revealed (AN-BAT-03)."""

    def __init__(self) -> None:
        super().__init__("choose_card")

    def waiting(self, state: AnkhState, frame: Frame) -> list[int]:
        sealed = state.sealed
        bits = state.participants
        return [side for side in range(state.players) if bits >> side & 1 and not sealed[side]]

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        hand = state.hand[seat]
        cards = [card for card in range(CARDS) if hand >> card & 1]
        if not (state.doubling and state.holder[AMUN] == seat):
            return [PLAY + card for card in cards]
        return [
            PLAY_BOTH + one * CARDS + other for place, one in enumerate(cards) for other in cards[place + 1 :]
        ]

    def can_retract(self) -> bool:
        return True

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.seal(seat, code)
        referee.tell(events.READY, seat)

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        order = [side for side in state.ranks if state.takes_part(side)]
        for side in order:
            state.cards[side] = _cards_in(state.sealed[side][0])
            state.hand[side] &= ~state.cards[side]
            for card in range(CARDS):
                if state.plays(side, card):
                    referee.tell(events.REVEALED, side, state.god[side], card)
        state.clear_sealed()
        for side in order:
            if state.plays(side, FLOOD):
                flood(state, side, referee)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def _cards_in(code: int) -> int:
    """Bits of the card or cards of a sealed choice."""
    if code < PLAY_BOTH:
        return 1 << (code - PLAY)
    return 1 << (code - PLAY_BOTH) // CARDS | 1 << (code - PLAY_BOTH) % CARDS


def flood(state: AnkhState, side: int, referee: Referee) -> None:
    """Followers for figures on fertile land; the resolution can't kill these (AN-CRD-12, AN-CRD-13)."""
    figures = [hex for hex in state.figures_in(side, state.battle) if stands_on(state, hex, FERTILE)]
    state.flooded.extend(figures)
    state.followers[side] += len(figures)
    referee.tell(events.FLOOD, state.god[side], len(figures))


def stands_on(state: AnkhState, hex: int, terrain: int) -> bool:
    """The terrain counts, unless a gate lies there (AN-CRD-17, AN-OSI-09)."""
    return HEX_TERRAIN[hex] == terrain and hex not in state.gates
