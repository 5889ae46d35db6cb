"""For people who build game-playing programs: observations, masks, rewards, environments, data.

`pip install 'ennead[research]'` brings what is needed; each adapter is a module of its own, so that nobody
loads what is not used.
"""

from typing import TYPE_CHECKING, Any

from ennead.research.rewards import REWARDS, Reward
from ennead.research.setting import Setting, ids, setting
from ennead.research.text import position_text

if TYPE_CHECKING:
    from ennead.research.observer import Observer

__all__ = ["REWARDS", "Observer", "Reward", "Setting", "ids", "position_text", "setting"]


def __getattr__(name: str) -> Any:
    """Only what works with arrays loads NumPy."""
    if name == "Observer":
        from ennead.research.observer import Observer

        return Observer
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
