"""A battle (section 13), steps 1 to 4: Obelisk-Attuned, Amun's announcement, the choice of cards, Flood."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import YES
from ennead.games.ankh.rules.components import AMUN, CARD, CARDS, FLOOD, NO_DOUBLE, OBELISK, OBELISK_ATTUNED
from ennead.games.ankh.rules.figures import ask_to_aim
from ennead.games.ankh.rules.geography import FERTILE, HEX, HEX_TERRAIN
from ennead.games.ankh.rules.moving import finish_move
from ennead.games.ankh.rules.refusals import cannot_move, cannot_stop
from ennead.games.ankh.rules.state import AnkhState


class Battle(steps.Battle):
    """Who is there takes part to the end (AN-BAT-01); the steps follow one another (AN-BAT-02)."""

    def run(self, state: AnkhState, frame: frames.Battle) -> None:
        clear_battle(state)
        state.battle = frame.region
        state.participants = state.sides_in(state.battle)
        state.then(
            frames.CHOOSE_CARD,
            frames.BUILD_STEP,
            frames.PLAGUE_STEP,
            frames.MAJORITY_STEP,
            frames.RESOLUTION,
        )
        amun = state.holder[AMUN]
        if amun >= 0 and state.takes_part(amun) and state.amun_up and state.hand_size(amun) > 1:
            state.push(frames.AMUN_DOUBLE[amun])
        state.push(frames.ObeliskRound(state.ranks[-1], 0))


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


class ObeliskRound(steps.ObeliskRound):
    """Sides with Obelisk-Attuned move one figure each, round after round (AN-POW-08)."""

    def run(self, state: AnkhState, frame: frames.ObeliskRound) -> None:
        out = frame.out
        last = state.ranks.index(frame.last)
        for side in state.ranks[last + 1 :] + state.ranks[: last + 1]:
            if not state.has_power(side, OBELISK_ATTUNED) or not state.takes_part(side) or out >> side & 1:
                continue
            if obelisk_hexes(state, side) and obelisk_figures(state, side):
                state.push(frames.ObeliskFigure(side, out))
                return
            out |= 1 << side
        state.moved.clear()


class ObeliskFigure(steps.ObeliskFigure):
    """Which figure comes to an obelisk, or no more (AN-DEC-15)."""

    def legal(self, state: AnkhState, frame: frames.ObeliskFigure, seat: int) -> list[int]:
        options = [codes.FIGURE[hex] for hex in obelisk_figures(state, seat)]
        options.append(codes.STOP)
        return options

    def do_figure(self, state: AnkhState, frame: frames.ObeliskFigure, hex: int) -> None:
        state.push(frames.ObeliskRound(frame.seat, frame.out))
        state.push(frames.ObeliskHex(frame.seat, hex))

    def why_not_figure(self, state: AnkhState, frame: frames.ObeliskFigure, hex: int) -> Refusal:
        return cannot_move(state, frame.seat, hex)

    def do_stop(self, state: AnkhState, frame: frames.ObeliskFigure) -> None:
        state.push(frames.ObeliskRound(frame.seat, frame.out | 1 << frame.seat))


class ObeliskHex(steps.ObeliskHex):
    """To which hex at an own obelisk it comes (AN-DEC-16)."""

    def legal(self, state: AnkhState, frame: frames.ObeliskHex, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in obelisk_hexes(state, seat)]

    def do_to(self, state: AnkhState, frame: frames.ObeliskHex, hex: int) -> None:
        finish_move(state, frame.seat, frame.figure, hex)
        ask_to_aim(state, frame.seat, hex)

    def why_not_to(self, state: AnkhState, frame: frames.ObeliskHex, hex: int) -> Refusal:
        apart = Refusal("not-by-obelisk", hex=HEX.names[hex], token=state.tokens[state.battle])
        return cannot_stop(state, frame.seat, hex, apart)


# Step 2


class AmunDouble(steps.AmunDouble):
    """Amun may announce two cards, once a conflict (AN-DEC-17, AN-AMU-01, AN-AMU-02)."""

    def legal(self, state: AnkhState, frame: frames.AmunDouble, seat: int) -> list[int]:
        return list(codes.DOUBLE)

    def do_double(self, state: AnkhState, frame: frames.AmunDouble, answer: int) -> None:
        if answer == YES:
            state.doubling = True
            state.amun_up = False
            state.referee.tell(events.DOUBLED, frame.seat, state.god[frame.seat])
        else:
            state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_DOUBLE)


# Steps 3 and 4

# Bits of the card or cards of each choice.
_CARDS_OF: Final[dict[int, int]] = {
    **{code: 1 << card for card, code in enumerate(codes.PLAY)},
    **{code: 1 << one | 1 << two for one, row in enumerate(codes.PLAY_BOTH) for two, code in enumerate(row)},
}


def plays_two(state: AnkhState, side: int) -> bool:
    """Amun has announced two cards (AN-AMU-01)."""
    return state.doubling and state.holder[AMUN] == side


class ChooseCard(steps.ChooseCard):
    """Every participant secretly chooses a card, or two (AN-DEC-18); then all are revealed (AN-BAT-03)."""

    def waiting(self, state: AnkhState, frame: frames.ChooseCard) -> list[int]:
        sealed = state.sealed
        bits = state.participants
        return [side for side in range(state.players) if bits >> side & 1 and not sealed[side]]

    def legal(self, state: AnkhState, frame: frames.ChooseCard, seat: int) -> list[int]:
        hand = state.hand[seat]
        cards = [card for card in range(CARDS) if hand >> card & 1]
        if not plays_two(state, seat):
            return [codes.PLAY[card] for card in cards]
        return [codes.PLAY_BOTH[one][other] for at, one in enumerate(cards) for other in cards[at + 1 :]]

    def can_retract(self) -> bool:
        return True

    def take(self, state: AnkhState, frame: frames.ChooseCard, seat: int, code: int) -> None:
        state.seal(seat, code)
        state.referee.tell(events.READY, seat)

    def run(self, state: AnkhState, frame: frames.ChooseCard) -> None:
        order = [side for side in state.ranks if state.takes_part(side)]
        for side in order:
            state.cards[side] = _CARDS_OF[state.sealed[side][0]]
            state.hand[side] &= ~state.cards[side]
            for card in range(CARDS):
                if state.plays(side, card):
                    state.referee.tell(events.REVEALED, side, state.god[side], card)
        state.clear_sealed()
        for side in order:
            if state.plays(side, FLOOD):
                flood(state, side)

    def why_not_play(self, state: AnkhState, frame: frames.ChooseCard, seat: int, card: int) -> Refusal:
        if state.hand[seat] >> card & 1:
            return Refusal("two-cards-announced")
        return Refusal("card-not-in-hand", card=CARD.names[card])

    def why_not_play_both(
        self, state: AnkhState, frame: frames.ChooseCard, seat: int, card: int, other: int
    ) -> Refusal:
        for each in (card, other):
            if not state.hand[seat] >> each & 1:
                return Refusal("card-not-in-hand", card=CARD.names[each])
        if not plays_two(state, seat):
            return Refusal("one-card-only")
        return Refusal("two-different-cards" if card == other else "pair-out-of-order")


def flood(state: AnkhState, side: int) -> None:
    """Followers for figures on fertile land; the resolution can't kill these (AN-CRD-12, AN-CRD-13)."""
    figures = [hex for hex in state.figures_in(side, state.battle) if stands_on(state, hex, FERTILE)]
    state.flooded.extend(figures)
    state.followers[side] += len(figures)
    state.referee.tell(events.FLOOD, state.god[side], len(figures))


def stands_on(state: AnkhState, hex: int, terrain: int) -> bool:
    """The terrain counts, unless a gate lies there (AN-CRD-17, AN-OSI-09)."""
    return HEX_TERRAIN[hex] == terrain and hex not in state.gates
