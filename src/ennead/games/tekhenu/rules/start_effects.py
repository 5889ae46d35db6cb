"""Effects of starting and destiny cards (section 23), each read from its row of data."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    CARD,
    CAUSE_DESTINY,
    CAUSE_START,
    DESTINY_EFFECT,
    FAMILY,
    START,
    START_EFFECT,
)
from ennead.games.tekhenu.rules.components import (
    BLESSING,
    GOOD,
    GOODS,
    IN_SETUP,
    KIND,
    OWN_STARTS,
    POPULATION,
    RESOURCE,
    RESOURCES,
)
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.market import deck_of, draw
from ennead.games.tekhenu.rules.osiris import ALL_DISTRICTS
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.track import raise_happiness, raise_marker, raise_population


class StartEffect(steps.StartEffect):
    """S01–S12 (TK-STA-01 to TK-STA-12); the card leaves the game (TK-SET-28)."""

    def run(self, state: TekhenuState, frame: frames.StartEffect) -> None:
        seat, card = frame.seat, frame.start
        own = seat * OWN_STARTS
        state.own_starts[state.own_starts.index(card, own)] = NOBODY
        state.referee.tell(events.START_EFFECT, seat, card)
        effect = START_EFFECT[card]
        cause = CAUSE_START + card
        if "action" in effect:
            districts: int = ALL_DISTRICTS
            if effect["districts"] != "any":
                districts = sum(1 << RESOURCE.index[name] for name in effect["districts"])
            state.push(frames.OsirisDistrict(seat, effect["as_die"], IN_SETUP, districts))
        elif "any_basic_resources" in effect:
            every = (1 << RESOURCES) - 1
            state.push(frames.StartResource(seat, card, effect["any_basic_resources"], every))
        elif "any_mix_of" in effect:
            some = sum(1 << RESOURCE.index[name] for name in effect["any_mix_of"])
            state.push(frames.StartResource(seat, card, effect["count"], some))
        elif "draw" in effect:
            see_cards(state, seat, KIND.index[effect["draw"]], effect["count"])
        else:
            for good in range(GOODS):
                gain(state, seat, good, effect.get(GOOD.names[good], 0), cause)
            raise_population(state, seat, effect.get("population", 0), cause)
            raise_happiness(state, seat, effect.get("happiness", 0), cause)


class StartResource(steps.StartResource):
    """S04, S09, S10: one unit at a time."""

    def legal(self, state: TekhenuState, frame: frames.StartResource, seat: int) -> list[int]:
        return [codes.GAIN[resource] for resource in range(RESOURCES) if frame.among >> resource & 1]

    def do_gain(self, state: TekhenuState, frame: frames.StartResource, good: int) -> None:
        if frame.left > 1:
            state.push(frames.StartResource(frame.seat, frame.start, frame.left - 1, frame.among))
        gain(state, frame.seat, good, 1, CAUSE_START + frame.start)

    def why_not_gain(self, state: TekhenuState, frame: frames.StartResource, good: int) -> Refusal:
        start, shown = START.names[frame.start], GOOD.names[good]
        return Refusal("not-among-start-goods", start=start, good=shown)


def see_cards(state: TekhenuState, seat: int, kind: int, count: int) -> None:
    """S05, S06: the top cards, seen by their owner only."""
    state.seen = [draw(state, kind) for _ in range(count)]
    state.referee.tell(events.SAW_CARDS, seat, state.seen[0], state.seen[1])
    state.push(frames.START_KEEP[seat])


class StartKeep(steps.StartKeep):
    """S05, S06: one is kept openly, the other shuffled back (TK-STA-05, TK-STA-06)."""

    def legal(self, state: TekhenuState, frame: frames.StartKeep, seat: int) -> list[int]:
        return [codes.KEEP[card] for card in sorted(state.seen)]

    def do_keep(self, state: TekhenuState, frame: frames.StartKeep, card: int) -> None:
        kind = card // FAMILY
        owned = state.blessings if kind == BLESSING else state.technologies
        owned[frame.seat] |= 1 << card % FAMILY
        state.referee.tell(events.KEPT_CARD, frame.seat, card)
        deck = deck_of(state, kind)
        deck.extend(other for other in state.seen if other != card)
        state.seen.clear()
        state.referee.shuffle(f"deck {kind}", deck)
        state.referee.tell(events.RESHUFFLED, kind, len(deck))

    def why_not_keep(self, state: TekhenuState, frame: frames.StartKeep, card: int) -> Refusal:
        return Refusal("card-not-seen", card=CARD.names[card])


class DestinyEffect(steps.DestinyEffect):
    """C01–C04 (TK-DES-01 to TK-DES-04)."""

    def run(self, state: TekhenuState, frame: frames.DestinyEffect) -> None:
        seat = frame.seat
        card = state.destiny[seat]
        effect = DESTINY_EFFECT[card]
        if "choose_one_of" in effect:
            steps = effect["choose_one_of"]
            state.push(frames.Marker(seat, steps[0]["population"], steps[1]["happiness"]))
        for good in range(GOODS):
            gain(state, seat, good, effect.get(GOOD.names[good], 0), CAUSE_DESTINY + card)


class Marker(steps.Marker):
    """C03: which marker moves."""

    def legal(self, state: TekhenuState, frame: frames.Marker, seat: int) -> list[int]:
        return list(codes.MOVE)

    def do_move(self, state: TekhenuState, frame: frames.Marker, marker: int) -> None:
        moves = frame.population if marker == POPULATION else frame.happiness
        raise_marker(state, frame.seat, marker, moves, CAUSE_DESTINY + state.destiny[frame.seat])
