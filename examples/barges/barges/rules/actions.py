"""The verbs of Barges; their order gives every action its code, once and for all."""

from typing import Final

from barges.rules.components import GOOD
from ennead.core.space import ActionSpace, Verb

SPACE: Final = ActionSpace([Verb("load", GOOD), Verb("sail")])
