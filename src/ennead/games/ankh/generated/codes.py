"""The code of every action, by verb and arguments.

Written by `make generate` from rules/actions.py: change that.
"""

from typing import Final

ACTION: Final[tuple[int, ...]] = tuple(range(4))
FIGURE: Final[tuple[int, ...]] = tuple(range(4, 105))
TO: Final[tuple[int, ...]] = tuple(range(105, 206))
PUSH: Final[tuple[int, ...]] = tuple(range(206, 307))
AIM: Final[tuple[int, ...]] = tuple(range(307, 313))
SUMMON: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 8)) for start in range(313, 1137, 8)
)
SUN: Final[tuple[int, ...]] = tuple(range(1137, 1139))
UNLOCK: Final[tuple[int, ...]] = tuple(range(1139, 1151))
CONTROL: Final[tuple[int, ...]] = tuple(range(1151, 1252))
CAMEL: Final[tuple[int, ...]] = tuple(range(1252, 1417))
KEEP: Final[tuple[int, ...]] = tuple(range(1417, 1518))
SWAP: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 8)) for start in range(1518, 1582, 8)
)
DOUBLE: Final[tuple[int, ...]] = tuple(range(1582, 1584))
PLAY: Final[tuple[int, ...]] = tuple(range(1584, 1591))
PLAY_BOTH: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 7)) for start in range(1591, 1640, 7)
)
BUILD: Final[tuple[int, ...]] = tuple(range(1640, 1643))
BID: Final[tuple[int, ...]] = tuple(range(1643, 1764))
TIEBREAKER: Final[tuple[int, ...]] = tuple(range(1764, 1766))
SAVE: Final[tuple[int, ...]] = tuple(range(1766, 1768))
TRAP: Final[tuple[int, ...]] = tuple(range(1768, 1773))
NEW_GATE: Final = 1773
MOVE_GATE: Final[tuple[int, ...]] = tuple(range(1774, 1875))
WORSHIP: Final[tuple[int, ...]] = tuple(range(1875, 1877))
TAKE_OVER: Final[tuple[int, ...]] = tuple(range(1877, 1978))
TAKE_FROM_POOL: Final[tuple[int, ...]] = tuple(range(1978, 1984))
DONE: Final = 1984
STOP: Final = 1985
SKIP: Final = 1986
DECLINE: Final = 1987
NONE: Final = 1988
