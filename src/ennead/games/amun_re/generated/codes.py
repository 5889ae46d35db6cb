"""The code of every action, by verb and arguments.

Written by `make generate` from rules/actions.py: change that.
"""

from typing import Final

PICK: Final[tuple[int, ...]] = tuple(range(15))
BID: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(range(start, start + 9)) for start in range(15, 150, 9))
BRIBE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 9)) for start in range(150, 285, 9)
)
PROTECT: Final = 285
PASS: Final = 286
SELL: Final[tuple[int, ...]] = tuple(range(287, 299))
PLACE: Final[tuple[int, ...]] = tuple(range(299, 314))
BUY_CARDS: Final[tuple[int, ...]] = (-1, *range(314, 414))
BUY_FARMERS: Final[tuple[int, ...]] = (-1, *range(414, 514))
BUY_STONES: Final[tuple[int, ...]] = (-1, *range(514, 614))
ARCHITECT: Final[tuple[int, ...]] = tuple(range(614, 629))
FREE_FARMER: Final[tuple[int, ...]] = tuple(range(629, 644))
END: Final = 644
THIEF: Final = 645
OFFER: Final[tuple[int, ...]] = (-1, *range(646, 746))
CHANGE: Final[tuple[int, ...]] = tuple(range(746, 748))
TURN: Final[tuple[int, ...]] = tuple(range(748, 750))
TAKE_CARD: Final = 750
TAKE_FARMER: Final[tuple[int, ...]] = tuple(range(751, 766))
TAKE_STONE: Final[tuple[int, ...]] = tuple(range(766, 781))
TREASURY: Final[tuple[int, ...]] = tuple(range(781, 796))
BIG_HARVEST: Final[tuple[int, ...]] = tuple(range(796, 811))
SCORE: Final[tuple[int, ...]] = tuple(range(811, 823))
DONE: Final = 823
