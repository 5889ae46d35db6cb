"""Effects of starting and destiny cards (section 23), each read from its row of data."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import GAIN, KEEP, MOVE
from ennead.games.tekhenu.rules.cards import (
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
    HAPPINESS,
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
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import CHOOSE_MARKER, OSIRIS_DISTRICT, START_KEEP, START_RESOURCE
from ennead.games.tekhenu.rules.track import raise_happiness, raise_marker, raise_population


class StartEffect(Automatic[TekhenuState]):
    """S01–S12 (TK-STA-01 to TK-STA-12); the card leaves the game (TK-SET-28)."""

    def __init__(self) -> None:
        super().__init__("start_effect", Field("seat", SEAT), Field("start", START))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, card = frame[1], frame[2]
        own = seat * OWN_STARTS
        state.own_starts[state.own_starts.index(card, own)] = NOBODY
        referee.tell(events.START_EFFECT, seat, card)
        effect = START_EFFECT[card]
        cause = CAUSE_START + card
        if "action" in effect:
            districts: int = ALL_DISTRICTS
            if effect["districts"] != "any":
                districts = sum(1 << RESOURCE.index[name] for name in effect["districts"])
            state.push(OSIRIS_DISTRICT, seat, effect["as_die"], IN_SETUP, districts)
        elif "any_basic_resources" in effect:
            every = (1 << RESOURCES) - 1
            state.push(START_RESOURCE, seat, card, effect["any_basic_resources"], every)
        elif "any_mix_of" in effect:
            some = sum(1 << RESOURCE.index[name] for name in effect["any_mix_of"])
            state.push(START_RESOURCE, seat, card, effect["count"], some)
        elif "draw" in effect:
            see_cards(state, seat, KIND.index[effect["draw"]], effect["count"], referee)
        else:
            for good in range(GOODS):
                gain(state, seat, good, effect.get(GOOD.names[good], 0), cause, referee)
            raise_population(state, seat, effect.get("population", 0), cause, referee)
            raise_happiness(state, seat, effect.get("happiness", 0), cause, referee)


class StartResource(Choice[TekhenuState]):
    """S04, S09, S10: one unit at a time."""

    def __init__(self) -> None:
        super().__init__(
            "start_resource",
            Field("seat", SEAT),
            Field("start", START),
            Field("left", NUMBER),
            Field("among", Bits(RESOURCE)),
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [GAIN + resource for resource in range(RESOURCES) if frame[4] >> resource & 1]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[3] > 1:
            state.push(START_RESOURCE, seat, frame[2], frame[3] - 1, frame[4])
        gain(state, seat, code - GAIN, 1, CAUSE_START + frame[2], referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def see_cards(state: TekhenuState, seat: int, kind: int, count: int, referee: Referee) -> None:
    """S05, S06: the top cards, seen by their owner only."""
    state.seen = [draw(state, kind, referee) for _ in range(count)]
    referee.tell(events.SAW_CARDS, seat, state.seen[0], state.seen[1])
    state.push(START_KEEP, seat)


class StartKeep(Choice[TekhenuState]):
    """S05, S06: one is kept openly, the other shuffled back (TK-STA-05, TK-STA-06)."""

    def __init__(self) -> None:
        super().__init__("start_keep", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [KEEP + card for card in state.seen]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        card = code - KEEP
        kind = card // FAMILY
        owned = state.blessings if kind == BLESSING else state.technologies
        owned[seat] |= 1 << card % FAMILY
        referee.tell(events.KEPT_CARD, seat, card)
        deck = deck_of(state, kind)
        deck.extend(other for other in state.seen if other != card)
        state.seen.clear()
        referee.shuffle(f"deck {kind}", deck)
        referee.tell(events.RESHUFFLED, kind, len(deck))

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class DestinyEffect(Automatic[TekhenuState]):
    """C01–C04 (TK-DES-01 to TK-DES-04)."""

    def __init__(self) -> None:
        super().__init__("destiny_effect", Field("seat", SEAT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        card = state.destiny[seat]
        effect = DESTINY_EFFECT[card]
        if "choose_one_of" in effect:
            steps = effect["choose_one_of"]
            state.push(CHOOSE_MARKER, seat, steps[0]["population"], steps[1]["happiness"])
        for good in range(GOODS):
            gain(state, seat, good, effect.get(GOOD.names[good], 0), CAUSE_DESTINY + card, referee)


class ChooseMarker(Choice[TekhenuState]):
    """C03: which marker moves."""

    def __init__(self) -> None:
        super().__init__(
            "marker", Field("seat", SEAT), Field("population", NUMBER), Field("happiness", NUMBER)
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [MOVE + POPULATION, MOVE + HAPPINESS]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        marker = code - MOVE
        cause = CAUSE_DESTINY + state.destiny[seat]
        raise_marker(state, seat, marker, frame[2 + marker], cause, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
