"""Answers on their way from a player's process to a referee: JSON, so that nothing a bot sends is executed.

Positions go out as plain values (`Game.pack`).
"""

import json
from typing import Any


def write_answer(kind: str, content: Any) -> bytes:
    """What a player's process says."""
    return json.dumps([kind, content]).encode()


def read_answer(told: bytes) -> tuple[str, Any]:
    """What it said; raises ValueError for anything that is no answer."""
    answer = json.loads(told)
    if not isinstance(answer, list) or len(answer) != 2 or not isinstance(answer[0], str):
        raise ValueError("no answer")
    return answer[0], answer[1]
