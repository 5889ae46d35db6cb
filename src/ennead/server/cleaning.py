"""What people write, made fit to be shown to others: visible characters only."""

import unicodedata

from ennead.server.errors import ApiError


def clean_name(name: str) -> str:
    """A name as one line of visible text."""
    text = " ".join(unicodedata.normalize("NFC", _visible(name)).split())
    if not text or len(text) > 40:
        raise ApiError(422, "wrong-values", "name: 1 to 40 visible characters")
    return text


def clean_text(text: str) -> str:
    """What was said, without control characters."""
    kept = _visible(text.replace("\r\n", "\n"), "\n").strip()
    if not kept:
        raise ApiError(422, "wrong-values", "text: nothing visible in it")
    return kept


def _visible(text: str, also: str = "") -> str:
    return "".join(
        " " if char in "\t\n\r" and char not in also else char
        for char in text
        if char in "\t\n\r" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
