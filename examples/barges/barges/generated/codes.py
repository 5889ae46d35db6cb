"""The code of every action, by verb and arguments.

Written by `make generate` from rules/actions.py: change that.
"""

from typing import Final

LOAD: Final[tuple[int, ...]] = tuple(range(5))
SAIL: Final = 5
