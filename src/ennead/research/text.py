"""A position as compact text for language models: what the seat sees, its options, in stable order."""

from typing import Any

from ennead.core.game import Game
from ennead.core.shape import UNTOLD, Kind, Member, Record, read_shape
from ennead.core.state import State

# Characters a token stands for in English and names, carefully guessed.
CHARACTERS_A_TOKEN = 3.0
# What follows from the rest by the rules, and would take more room than all of it.
LEFT_OUT = frozenset({"reach", "forecast", "count"})


def tokens(text: str) -> int:
    """About how many tokens a language model reads."""
    return round(len(text) / CHARACTERS_A_TOKEN)


def position_text(game: Game, state: State, seat: int) -> str:
    """What the seat may know: a line for each field that says something; the question and its options."""
    view = game.view(state, seat)
    record = read_shape(game.view_type())
    lines = [f"game: {game.name}, {view['players']} players, you are {view['viewer']}"]
    for member in record.members:
        if _is_told(member) and member.name in view:
            told = _told(member.kind, view[member.name])
            if told:
                lines.extend(_lines(member.name, member.kind, view[member.name], told))
    lines.extend(_asked(view["decision"]))
    return "\n".join(lines)


def _is_told(member: Member) -> bool:
    return UNTOLD.name not in member.marks and member.name not in LEFT_OUT


def _lines(name: str, kind: Kind, value: Any, told: str) -> list[str]:
    """A list or map of records takes a line for each."""
    if kind.of is None or kind.of.record is None:
        return [f"{name}: {told}"]
    if kind.kind == "map":
        rows = [(key, _told(kind.of, each)) for key, each in value.items()]
    else:
        rows = [(each.get("seat", str(at)), _told(kind.of, each)) for at, each in enumerate(value)]
    # Rows that say the same are told together.
    same: dict[str, list[str]] = {}
    for key, row in rows:
        same.setdefault(row, []).append(key)
    return [f"{name}:", *(f"  {' '.join(keys)}: {row or '-'}" for row, keys in same.items())]


def _asked(decision: dict[str, Any] | None) -> list[str]:
    if decision is None:
        return ["the game is over"]
    lines = [f"to act: {' '.join(decision['seats'])}, step {decision['name']}"]
    details = {name: each for name, each in decision.get("details", {}).items() if name != "seat"}
    if details:
        lines.append("details: " + " ".join(f"{name}={each}" for name, each in details.items()))
    if "sealed" in decision:
        lines.append("your sealed answers: " + ", ".join(decision["sealed"]))
    if "options" in decision:
        lines.append("legal actions: " + "; ".join(sorted(decision["options"])))
    return lines


def _told(kind: Kind, value: Any) -> str:
    """The value in few signs; nothing for what is empty, zero or false."""
    if value is None or value is False or value == [] or value == {} or value == 0:
        return ""
    if kind.kind == "record":
        assert kind.record is not None
        return _record(kind.record, value)
    if kind.kind == "list":
        assert kind.of is not None
        each = [_told(kind.of, item) or "-" for item in value]
        return "[" + (" | " if kind.of.record else " ").join(each) + "]"
    if kind.kind == "map":
        assert kind.of is not None
        return (
            "{"
            + " ".join(f"{key}:{told}" for key, item in value.items() if (told := _told(kind.of, item)))
            + "}"
        )
    return "yes" if value is True else str(value)


def _record(record: Record, value: dict[str, Any]) -> str:
    parts = []
    for member in record.members:
        if _is_told(member) and member.name in value:
            told = _told(member.kind, value[member.name])
            if told and told != "{}":
                parts.append(f"{member.name}={told}")
    return " ".join(parts)
