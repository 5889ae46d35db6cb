"""What an action would bring, and why others are not possible: in any position, as a seat may know it."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.match import barrier_of
from ennead.core.preview import Effect, Measure, Note, effects
from ennead.core.referee import FastReferee, LiveReferee
from ennead.core.space import UnknownAction
from ennead.core.state import State
from ennead.table.refused import Refused

# So many that a thing of chance hardly ever falls out the same in all of them.
OTHER_SAMPLES = 11


def preview(game: Game, state: State, seat: int, action: str) -> dict[str, Any]:
    """What the action would lead to, worked out from what the seat knows.

    Everything hidden is drawn anew first, with a secret seed of its own: the answer can't betray it. Where
    chance or hidden things have a say, several samples are drawn: `effects` say how often each outcome came,
    and the `view` stays as it is now wherever they differ.
    """
    code = legal_code(game, state, seat, action)
    samples = [_sample(game, state, seat, code)]
    if samples[0].barrier:
        samples.extend(_sample(game, state, seat, code) for _ in range(OTHER_SAMPLES))
    before = game.measures(state, seat)
    lines = effects(before, [each.measures for each in samples], [each.notes for each in samples])
    return {
        "action": action,
        "view": settled(game.view(state, seat), [each.view for each in samples]),
        "effects": [_effect_shown(effect) for effect in lines],
        "samples": len(samples),
        "irreversible": samples[0].barrier or None,
    }


def _effect_shown(effect: Effect) -> dict[str, Any]:
    return {
        "name": effect.name,
        "values": effect.values,
        "good": effect.good,
        "before": effect.before,
        "outcomes": [{"amount": amount, "count": count} for amount, count in sorted(effect.outcomes.items())],
    }


def impossible(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """What the seat is asked about but can't do, by reason, in the order of the verbs."""
    _check_turn(state, seat)
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for code, refusal in game.impossible(state, seat):
        action = game.space.action(code)
        key = (action.verb, str(refusal))
        if key not in found:
            shown = {"reason": refusal.reason, "values": refusal.values, "message": str(refusal)}
            found[key] = {"verb": action.verb, "refusal": shown, "actions": []}
        found[key]["actions"].append(action.text)
    return list(found.values())


def legal_code(game: Game, state: State, seat: int, action: str) -> int:
    """The code of an action that is possible now; Refused with the reason if it isn't."""
    try:
        code = game.space.parse(action).code
    except UnknownAction as error:
        raise Refused("unknown-action", str(error)) from None
    _check_turn(state, seat)
    if code not in state.legal(seat):
        refusal = game.explain(state, seat, code)
        raise Refused(refusal.reason, str(refusal), **refusal.values)
    return code


def _check_turn(state: State, seat: int) -> None:
    waiting = state.to_act()
    if seat not in waiting:
        raise Refused("not-your-turn", waiting=" ".join(SEAT.names[each] for each in waiting))


class _Sample(NamedTuple):
    """One way it may come."""

    view: dict[str, Any]
    measures: list[Measure]
    notes: list[Note]
    # What would keep it from being undone.
    barrier: str


def _sample(game: Game, state: State, seat: int, code: int) -> _Sample:
    before = game.determinize(state, seat, FastReferee(secrets.token_hex(16)))
    after = before.clone()
    referee = LiveReferee(secrets.token_hex(16))
    after.play(code, referee, seat)
    notes = game.notes(before, after, seat, list(referee.events))
    return _Sample(game.view(after, seat), game.measures(after, seat), notes, barrier_of(game, referee))


_MISSING: Final = object()


def settled(now: Any, samples: Sequence[Any]) -> Any:
    """What all samples have in common; where they differ, what is there now, as deep as can be told."""
    first = samples[0]
    if all(sample == first for sample in samples):
        return first
    everything = (now, *samples)
    if all(isinstance(each, dict) for each in everything):
        keys = dict.fromkeys(key for each in everything for key in each)
        parts = {
            key: settled(now.get(key, _MISSING), [sample.get(key, _MISSING) for sample in samples])
            for key in keys
        }
        return {key: part for key, part in parts.items() if part is not _MISSING}
    if all(isinstance(each, list) and len(each) == len(now) for each in everything):
        return [settled(each, [sample[at] for sample in samples]) for at, each in enumerate(now)]
    return now
