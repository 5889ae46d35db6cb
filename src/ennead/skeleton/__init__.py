"""An empty game to begin with: `ennead new-game NAME` lays it out, and it passes the conformance suite.

The files beside this one are the game, its specification and its tests; words between @ are filled in.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ENDING = ".txt"


class CannotLayOut(ValueError):
    """No game can be laid out like this. Says why."""


def lay_out(name: str, title: str, checkout: Path) -> list[Path]:
    """Write a new game into a checkout of Ennead; the files written. Nothing that is there is touched."""
    if not _NAME.fullmatch(name):
        raise CannotLayOut(f"{name!r} is no name of a game: small letters and digits, parted by hyphens")
    if not (checkout / "src" / "ennead" / "games").is_dir():
        raise CannotLayOut(f"{checkout} is no checkout of Ennead: it has no folder src/ennead/games")
    written = dict(_filled(name, title, checkout))
    taken = [place for place in written if place.exists()]
    if taken:
        raise CannotLayOut(f"{taken[0]} is there already")
    for place, text in written.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return list(written)


def _filled(name: str, title: str, checkout: Path) -> Iterator[tuple[Path, str]]:
    folder = name.replace("-", "_")
    words = {
        "name": name,
        "folder": folder,
        "Title": title,
        "Class": "".join(part.capitalize() for part in name.split("-")),
        "RULE": _rule_prefix(name, checkout),
    }
    here = files("ennead.skeleton")
    places = {
        "game": checkout / "src" / "ennead" / "games" / folder,
        "tests": checkout / "tests" / "games" / folder,
    }
    for part, place in places.items():
        for path, text in _texts(here.joinpath(part)):
            yield place / path, _fill(text, words)
    specification = here.joinpath(f"rules.md{_ENDING}").read_text(encoding="utf-8")
    yield checkout / "docs" / "rules" / f"{name}.md", _fill(specification, words)


def _texts(folder: Traversable) -> Iterator[tuple[Path, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            for path, text in _texts(each):
                yield Path(each.name) / path, text
        elif each.name.endswith(_ENDING):
            yield Path(each.name.removesuffix(_ENDING)), each.read_text(encoding="utf-8")


def _fill(text: str, words: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda found: words[found.group(1)], text)


def _rule_prefix(name: str, checkout: Path) -> str:
    """Two letters of the name that no other specification begins its ids with."""
    pages = (checkout / "docs" / "rules").glob("*.md")
    taken = {prefix for page in pages for prefix in re.findall(r"\*\*([A-Z]{2})-", page.read_text("utf-8"))}
    letters = re.sub(r"[^A-Z]", "", name.upper())
    for first in letters:
        for second in letters[letters.index(first) + 1 :] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            if first + second not in taken:
                return first + second
    raise CannotLayOut(f"every prefix of rule ids for {name!r} is taken")
