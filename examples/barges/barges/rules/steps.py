"""The steps of Barges: what each remembers, and what may be answered to it."""

from typing import Final

from ennead.core.codec import SEAT
from ennead.core.plan import asks, happens, plan

STEPS: Final = plan(
    [
        asks("turn", "load sail"),
        happens("next_turn", seat=SEAT),
    ]
)
