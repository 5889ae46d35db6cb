"""Every mix of goods that can pay a cost: what the verb `pay` may name."""

from typing import Final

from ennead.core.codec import Domain
from ennead.games.tekhenu.rules.components import (
    BREAD,
    GOLD,
    GOOD,
    GRANITE,
    LIMESTONE,
    PAPYRUS,
    ROW_BREAD,
    SCRIBE,
    SLOT_COST,
    STATUE_COST,
    THOTH_COST,
    TILE_COST,
)

Mix = tuple[int, ...]

# Goods that may be paid together: a basic resource, gold, scribes (T10); both stones (T22).
_GROUPS: Final = (
    ((PAPYRUS, GOLD, SCRIBE), max(THOTH_COST)),
    ((BREAD, GOLD, SCRIBE), max(*SLOT_COST, sum(ROW_BREAD))),
    ((LIMESTONE, GRANITE, GOLD, SCRIBE), max(*STATUE_COST, *TILE_COST)),
)


def _mixes_of(goods: tuple[int, ...], most: int) -> list[Mix]:
    mixes: list[Mix] = [(0,) * (SCRIBE + 1)]
    for good in goods:
        more: list[Mix] = []
        for mix in mixes:
            for count in range(most - sum(mix) + 1):
                more.append((*mix[:good], count, *mix[good + 1 :]))
        mixes = more
    return mixes


def _all_mixes() -> list[Mix]:
    found: dict[Mix, int] = {}
    for goods, most in _GROUPS:
        for mix in _mixes_of(goods, most):
            found.setdefault(mix, len(found))
    return list(found)


def mix_name(mix: Mix) -> str:
    """As it is written in notation: `granite2-gold1`."""
    return "-".join(f"{GOOD.names[good]}{count}" for good, count in enumerate(mix) if count) or "nothing"


# How much of each good, from papyrus to scribes, is in a mix.
MIXES: Final[list[Mix]] = _all_mixes()
MIX_NUMBER: Final[dict[Mix, int]] = {mix: number for number, mix in enumerate(MIXES)}
PAYMENT: Final = Domain("payment", [mix_name(mix) for mix in MIXES])
