"""The code of every action, by verb and arguments.

Written by `make generate` from rules/actions.py: change that.
"""

from typing import Final

CITY: Final[tuple[int, ...]] = tuple(range(5))
GARRISON: Final[tuple[int, ...]] = tuple(range(5, 8))
FOUND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(start, start + 4)) for start in range(8, 136, 4)
)
RAISE: Final[tuple[int, ...]] = tuple(range(136, 168))
TAKE: Final[tuple[int, ...]] = tuple(range(168, 224))
TOKEN: Final[tuple[int, ...]] = tuple(range(224, 233))
SILVER: Final[tuple[int, ...]] = tuple(range(233, 242))
GOLD: Final[tuple[int, ...]] = tuple(range(242, 298))
CARD: Final[tuple[int, ...]] = tuple(range(298, 313))
REARRANGE: Final = 313
END_TURN: Final = 314
ARRANGE: Final[tuple[int, ...]] = tuple(range(315, 325))
ACTION: Final[tuple[int, ...]] = tuple(range(325, 330))
BURN: Final[tuple[int, ...]] = tuple(range(330, 362))
NONE: Final = 362
DONE: Final = 363
HEIGHT: Final[tuple[int, ...]] = (-1, *range(364, 368))
PLACE: Final[tuple[int, ...]] = tuple(range(368, 400))
COUNT: Final[tuple[int, ...]] = (-1, *range(400, 415))
JOIN: Final[tuple[int, ...]] = tuple(range(415, 425))
FIGHT: Final[tuple[int, ...]] = tuple(range(425, 457))
BUY: Final[tuple[int, ...]] = tuple(range(457, 513))
STATION: Final[tuple[int, ...]] = tuple(range(513, 545))
REMOVE: Final[tuple[int, ...]] = tuple(range(545, 555))
MOVE: Final[tuple[int, ...]] = tuple(range(555, 587))
STEP: Final[tuple[int, ...]] = tuple(range(587, 619))
TELEPORT: Final[tuple[int, ...]] = tuple(range(619, 651))
TRANSFER: Final[tuple[int, ...]] = tuple(range(651, 683))
SWIFTNESS: Final = 683
OPEN_GATES: Final = 684
STOP: Final = 685
UNITS: Final[tuple[int, ...]] = (-1, *range(686, 701))
LEAVE: Final[tuple[int, ...]] = tuple(range(701, 711))
TAKE_ALONG: Final = 711
PLAY: Final[tuple[int, ...]] = tuple(range(712, 722))
DISCARD: Final[tuple[int, ...]] = tuple(range(722, 732))
COMMIT: Final[tuple[int, ...]] = tuple(range(732, 747))
WOUND: Final[tuple[int, ...]] = tuple(range(747, 762))
RECALL: Final = 762
RETREAT: Final = 763
RETREAT_TO: Final[tuple[int, ...]] = tuple(range(764, 796))
STAY: Final = 796
OFFERING: Final[tuple[int, ...]] = tuple(range(797, 799))
DELTA: Final[tuple[int, ...]] = tuple(range(799, 801))
VETERANS_PP: Final[tuple[int, ...]] = tuple(range(801, 882))
VETERANS_DI: Final[tuple[int, ...]] = tuple(range(882, 963))
DROP: Final[tuple[int, ...]] = tuple(range(963, 978))
SLOT: Final[tuple[int, ...]] = tuple(range(978, 983))
