"""What can happen, and who may know it."""

from typing import Final

from barges.rules.components import GOOD
from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType

_SEAT: Final = Field("seat", SEAT)
EVENTS: Final = EventCatalogue(
    [
        EventType("loaded", [_SEAT, Field("good", GOOD)]),
        # Whoever draws knows more than before: no undo goes back beyond it.
        EventType("drew", [_SEAT, Field("good", GOOD)], secret=["good"], reveals=True),
        EventType("sailed", [_SEAT, Field("points", NUMBER)]),
    ]
)
LOADED: Final = EVENTS.number("loaded")
DREW: Final = EVENTS.number("drew")
SAILED: Final = EVENTS.number("sailed")
