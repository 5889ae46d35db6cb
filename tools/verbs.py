"""Writes `docs/verbs.md`: every verb of every game, how it is written, and an example in words.

`python -m tools.verbs` after a change of an action space or of its words; a test keeps the page fresh.
"""

from pathlib import Path

import ennead
from ennead.core.codec import Domain
from ennead.core.game import Game
from ennead.core.space import Verb
from ennead.texts import Texts

PAGE = Path(__file__).parents[1] / "docs/verbs.md"
HEAD = """# Verbs

Every action is a verb and its arguments, written as one line: in `match.play("bid thebes 6")`, in logs, at
the terminal, for programs that play by text. `match.legal(seat)` lists what is possible now. `make types`
writes this page.
"""
# So many names of a domain are spelled out.
SPELLED = 6


def page() -> str:
    """The whole page."""
    return HEAD + "".join(chapter(ennead.game(name)) for name in ennead.games())


def chapter(game: Game) -> str:
    texts = Texts(game, "en")
    rows = "".join(row(game, verb, texts) for verb in game.space.verbs)
    domains = {domain.name: domain for verb in game.space.verbs for domain in verb.domains}
    named = "".join(f"- `{name.upper()}`: {names(domain)}\n" for name, domain in sorted(domains.items()))
    return f"\n## {texts.say('game')}\n\n| write | for example | which says |\n|---|---|---|\n{rows}\n{named}"


def row(game: Game, verb: Verb, texts: Texts) -> str:
    form = " ".join([verb.name, *(domain.name.upper() for domain in verb.domains)])
    # Somewhere among the names, and not the same one twice.
    places = [(min(len(domain) // 3, 4) + at) % len(domain) for at, domain in enumerate(verb.domains)]
    example = game.space.action(verb.code(places))
    return f"| `{form}` | `{example}` | {texts.action(example).replace('|', '/')} |\n"


def names(domain: Domain) -> str:
    """The names of a domain; of a long one the first and the last."""
    known = [f"`{name}`" for name in domain.names]
    if len(known) <= SPELLED:
        return ", ".join(known)
    return f"{', '.join(known[: SPELLED - 1])} … {known[-1]} ({len(known)})"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
