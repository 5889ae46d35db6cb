"""A state made of what an observation says; what it does not say comes from any possible position."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.state import Frame, State
from ennead.games.amun_re.rules.components import CARD as POWER_CARD
from ennead.games.amun_re.rules.components import PROVINCE
from ennead.games.ankh.rules.geography import EDGE, landscape
from ennead.games.ankh.rules.geography import HEX as ANKH_HEX
from ennead.games.kemet.rules.components import BATTLE_CARD
from ennead.games.kemet.rules.components import CARD as DI_CARD
from ennead.games.tekhenu.rules.cards import CARD, LAW_CARD
from ennead.games.tekhenu.rules.components import WHEEL_DIE
from ennead.research import Observer

Facts = dict[str, Any]
Fill = Callable[[State, Facts, int], None]


def spread(domain: Any, counts: dict[str, int]) -> list[int]:
    """The things of a count, one by one."""
    return [number for number, name in enumerate(domain.names) for _ in range(counts.get(name, 0))]


def bits(domain: Any, names: list[str]) -> int:
    return sum(1 << domain.index[name] for name in names)


def amun_re(state: Any, facts: Facts, seat: int) -> None:
    cards = len(POWER_CARD)
    state.gold[seat] = facts["gold"]
    state.hand[seat * cards : (seat + 1) * cards] = list(facts["hand"].values())
    state.province_hand = [*state.province_hand]
    state.province_hand[seat] = bits(PROVINCE, facts["province_hand"])
    state.face_down_at = spread(PROVINCE, facts["face_down_at"])
    assert facts["deck"] == len(state.deck)
    assert facts["province_deck"] == len(state.province_deck)
    assert list(facts["hand_sizes"].values()) == [state.hand_size(each) for each in range(state.players)]
    assert list(facts["province_cards"].values()) == [each.bit_count() for each in state.province_hand]


def ankh(state: Any, facts: Facts, seat: int) -> None:
    for name in ("suns", "gates", "moved", "used", "flooded", "saved"):
        setattr(state, name, spread(ANKH_HEX, facts[name]))
    state.captives = spread(SEAT, facts["captives"])
    state.map = landscape(spread(EDGE, facts["camels"]))


def kemet(state: Any, facts: Facts, seat: int) -> None:
    cards = len(DI_CARD)
    state.hand[seat * cards : (seat + 1) * cards] = list(facts["hand"].values())
    for name in ("battle_hand", "face_down", "removed"):
        row = [*getattr(state, name)]
        row[seat] = bits(BATTLE_CARD, facts[name])
        setattr(state, name, row)
        assert list(facts[f"{name}_sizes"].values()) == [each.bit_count() for each in row]
    for other, name in enumerate(facts["played_card"].values()):
        if name is not None or other == seat:
            state.played_card[other] = BATTLE_CARD.read(name)
    state.discarded_card[seat] = BATTLE_CARD.read(facts["discarded_card"])
    assert facts["deck"] == len(state.deck)
    assert list(facts["hand_sizes"].values()) == [state.hand_size(each) for each in range(state.players)]


def tekhenu(state: Any, facts: Facts, seat: int) -> None:
    state.wheel = spread(WHEEL_DIE, facts["wheel"])
    state.laws = [*state.laws]
    state.laws[seat] = bits(LAW_CARD, facts["laws"][SEAT.names[seat]])
    assert list(facts["laws_held"].values()) == [each.bit_count() for each in state.laws]
    state.dealt_laws[seat * 2 : seat * 2 + 2] = [
        LAW_CARD.read(name) for name in (facts["dealt_laws"] + [None, None])[:2]
    ]
    state.returned_law[seat] = LAW_CARD.read(facts["returned_law"])
    if state.actor == seat:
        state.seen = [CARD.read(name) for name in facts["seen"]]
    discarded = spread(CARD, facts["discarded"])
    for family, name in enumerate(("blessing_discard", "technology_discard", "law_discard")):
        setattr(state, name, [card for card in discarded if card // 24 == family])
    for name in ("blessing_deck", "technology_deck", "law_deck", "stack"):
        assert facts[name] == len(getattr(state, name))


# What takes part of its values from elsewhere: hidden, or told in another form.
GAMES: dict[str, tuple[Fill, frozenset[str]]] = {
    "amun-re": (
        amun_re,
        frozenset(
            ["gold", "hand", "province_hand", "deck", "province_deck", "unused", "face_down_at", "face_down"]
        ),
    ),
    "ankh": (ankh, frozenset(["suns", "gates", "map", "moved", "used", "flooded", "saved", "captives"])),
    "kemet": (
        kemet,
        frozenset(["hand", "battle_hand", "face_down", "removed", "played_card", "discarded_card", "deck"]),
    ),
    "tekhenu": (
        tekhenu,
        frozenset(
            ["wheel", "laws", "dealt_laws", "returned_law", "seen", "stack"]
            + [f"{kind}_{pile}" for kind in ("blessing", "technology", "law") for pile in ("deck", "discard")]
        ),
    ),
}


def frames(game: Game, flow: list[int]) -> list[Frame]:
    """The stack again, from the top down as it is told."""
    found: list[Frame] = []
    at = 0
    while at < len(flow):
        step = game.steps[flow[at]]
        count = 1 + len(step.fields)
        # A last field of -1 can't be told from what fills up.
        found.append(step.frame((flow[at : at + count] + [-1] * count)[1:count]))
        at += count
    return found[::-1]


def rebuilt(observer: Observer, numbers: Any, possible: State) -> State:
    """The position of an observation; `possible` lends what its viewer can't know."""
    game = observer.game
    facts = observer.decode(np.asarray(numbers))
    seat = SEAT.index[facts["viewer"]]
    fill, special = GAMES[game.name]
    state = game.new_state(possible.players, {})
    for field in game.fields:
        if field.name in special:
            value = getattr(possible, field.name)
            setattr(state, field.name, value[:] if isinstance(value, list) else value)
        else:
            value = facts[field.name]
            setattr(state, field.name, field.codec.read(value))
    state.frames = frames(game, facts["flow"])
    state.sealed = possible.sealed[:]
    side = state.side[seat] if game.name == "ankh" else seat  # type: ignore[attr-defined]
    state.sealed[side] = tuple(facts["sealed"])
    state.actor = possible.actor
    fill(state, facts, seat)
    state.refresh()
    return state
