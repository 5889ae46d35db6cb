"""What is printed on the components of Barges."""

from typing import Final

from ennead.core.codec import Domain
from ennead.core.data import load_data

DATA: Final = load_data("barges")
GOOD: Final = Domain("good", [good["id"] for good in DATA["goods"]])
GOODS: Final = len(GOOD)
COPIES: Final[int] = DATA["copies"]
PLACES: Final[int] = DATA["places"]
