"""The code of every action, by verb and arguments.

Written by `make generate` from rules/actions.py: change that.
"""

from typing import Final

KEEP_LAW: Final[tuple[int, ...]] = tuple(range(24))
STARTING_CARD: Final[tuple[int, ...]] = tuple(range(24, 36))
DESTINY: Final[tuple[int, ...]] = tuple(range(36, 40))
GAIN: Final[tuple[int, ...]] = tuple(range(40, 47))
KEEP: Final[tuple[int, ...]] = tuple(range(47, 119))
MOVE: Final[tuple[int, ...]] = tuple(range(119, 121))
NORMAL: Final = 121
ANUBIS: Final = 122
ANUBIS_CARD: Final = 123
CROWD: Final[tuple[int, ...]] = tuple(range(124, 126))
TAKE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(range(start, start + 6)) for start in range(first, first + 30, 6))
    for first in range(126, 306, 30)
)
LAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 3)) for start in range(306, 321, 3)
)
LAY_ANUBIS: Final = 321
LAY_ANUBIS_CHANGING: Final = 322
SCRIBE: Final[tuple[int, ...]] = tuple(range(323, 328))
SET_VALUE: Final[tuple[int, ...]] = (-1, *range(328, 334))
NUDGE: Final[tuple[int, ...]] = tuple(range(334, 339))
EXTRA: Final[tuple[int, ...]] = tuple(range(339, 345))
DONE: Final = 345
PERFORM: Final[tuple[int, ...]] = tuple(range(346, 352))
PERFORM_EXTRA: Final[tuple[int, ...]] = tuple(range(352, 358))
NIGHT_SHIFT: Final[tuple[int, ...]] = tuple(range(358, 364))
PRODUCE: Final[tuple[int, ...]] = tuple(range(364, 368))
END_TURN: Final = 368
SHIFT: Final[tuple[int, ...]] = tuple(range(369, 374))
VALUE: Final[tuple[int, ...]] = (-1, *range(374, 380))
USE: Final = 380
DECLINE: Final = 381
PAY: Final[tuple[int, ...]] = tuple(range(382, 503))
WAIVE: Final = 503
GOD_STATUE: Final[tuple[int, ...]] = tuple(range(504, 510))
PEOPLE_STATUE: Final[tuple[int, ...]] = tuple(range(510, 514))
CELL: Final[tuple[int, ...]] = tuple(range(514, 539))
TURN: Final[tuple[int, ...]] = tuple(range(539, 543))
SLOT: Final[tuple[int, ...]] = tuple(range(543, 563))
REFRESH: Final[tuple[int, ...]] = tuple(range(563, 567))
NO_REFRESH: Final = 567
SECTION: Final[tuple[int, ...]] = tuple(range(568, 572))
TAKE_CARD: Final[tuple[int, ...]] = tuple(range(572, 644))
DISTRICT: Final[tuple[int, ...]] = tuple(range(644, 648))
RAISE: Final[tuple[int, ...]] = tuple(range(648, 652))
PLAY: Final[tuple[int, ...]] = tuple(range(652, 676))
NO_CARD: Final = 676
FAITH: Final[tuple[tuple[int, ...], ...]] = tuple(
    (-1, *range(start, start + 60)) for start in range(677, 797, 60)
)
NO_FAITH: Final = 797
SCORE: Final[tuple[int, ...]] = tuple(range(798, 822))
REPEAT: Final[tuple[int, ...]] = tuple(range(822, 846))
TRIBUTE: Final[tuple[int, ...]] = tuple(range(846, 853))
STOP: Final = 853
