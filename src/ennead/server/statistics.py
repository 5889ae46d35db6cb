"""Statistics of one's own finished games: by game, number of players, role and opening, with intervals."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from litestar import get
from litestar.datastructures import State

from ennead.core import codec
from ennead.core.game import Game
from ennead.core.record import UNDO
from ennead.core.shares import wilson
from ennead.core.trait import Trait, TraitKind
from ennead.games import game as game_of
from ennead.games import games
from ennead.server import messages
from ennead.server.messages import SEATS
from ennead.server.rooms import Rooms
from ennead.server.scripted import is_tutorial
from ennead.server.security import Asking
from ennead.store import Header
from ennead.table import Record, Seat
from ennead.table.seat import PERSON


@dataclass(slots=True)
class _Count:
    """Games counted together."""

    games: int = 0
    won: float = 0.0
    points: int = 0

    def add(self, won: float, points: int) -> None:
        self.games += 1
        self.won += won
        self.points += points

    def shown(self, of: str) -> messages.Tally:
        low, high = wilson(self.won, self.games)
        return messages.Tally(of, self.games, self.won, low, high, self.points / self.games)


@dataclass(slots=True)
class _GameCount:
    whole: _Count = field(default_factory=_Count)
    by_players: dict[int, _Count] = field(default_factory=lambda: defaultdict(_Count))
    by_trait: dict[tuple[TraitKind, str], dict[str, _Count]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(_Count))
    )


def counts(header: Header, user: str) -> list[int]:
    """The seats of a table that count for a person: their own, to the end of a real game."""
    if header.status != "finished" or header.origin is not None or is_tutorial(header):
        return []
    return [number for number, seat in enumerate(header.seats) if _is_own(seat, user)]


def _is_own(seat: Seat, user: str) -> bool:
    return seat.kind == PERSON and seat.user == user


def found_traits(game: Game, records: Iterable[Record], seat: int) -> dict[tuple[TraitKind, str], str]:
    """Kind and domain of each trait of the game to what this seat's was, as far as these records tell."""
    standing: list[Record] = []
    for record in records:
        if record.kind == UNDO:
            standing = [each for each in standing if each.number <= record.to]
        else:
            standing.append(record)
    found: dict[tuple[TraitKind, str], str] = {}
    for trait in game.traits():
        told = _from_actions(game, trait, standing, seat) or _from_events(game, trait, standing, seat)
        if told is not None:
            domain, value = told
            found.setdefault((trait.kind, domain), value)
    return found


def _from_actions(game: Game, trait: Trait, records: list[Record], seat: int) -> tuple[str, str] | None:
    for record in records:
        verb, *arguments = record.do.split(" ")
        if trait.verb and record.seat == seat and verb == trait.verb:
            domains = next(each.domains for each in game.space.verbs if each.name == verb)
            return domains[trait.at].name, arguments[trait.at]
    return None


def _from_events(game: Game, trait: Trait, records: list[Record], seat: int) -> tuple[str, str] | None:
    for record in records:
        for name, values in record.events:
            if trait.event and name == trait.event and values[0] == seat:
                kind = game.events.types[game.events.number(name)]
                domain = kind.fields[trait.at].codec
                assert isinstance(domain, codec.Domain)
                return domain.name, domain.names[values[trait.at]]
    return None


def count(
    headers: Sequence[Header], beginnings: Mapping[str, Sequence[Record]], user: str
) -> messages.Statistics:
    """What these tables tell about a person's games."""
    counted: dict[str, _GameCount] = defaultdict(_GameCount)
    for header in headers:
        for seat in counts(header, user):
            _add(counted[header.game], header, beginnings.get(header.id, ()), seat)
    return messages.Statistics([_shown(name, counted[name]) for name in games() if name in counted])


def _add(into: _GameCount, header: Header, beginning: Sequence[Record], seat: int) -> None:
    result: dict[str, Any] = header.result or {}
    winners: list[str] = result["winners"]
    won = 1.0 if SEATS[seat] in winners else 0.0
    points: int = next(row["total"] for row in result["scores"] if row["seat"] == SEATS[seat])
    into.whole.add(won, points)
    into.by_players[header.players].add(won, points)
    for key, value in found_traits(game_of(header.game), beginning, seat).items():
        into.by_trait[key][value].add(won, points)


def _shown(name: str, counted: _GameCount) -> messages.GameStatistics:
    def often(row: messages.Tally) -> tuple[int, str]:
        return -row.games, row.of

    return messages.GameStatistics(
        game=name,
        whole=counted.whole.shown(name),
        by_players=[
            counted.by_players[players].shown(str(players)) for players in sorted(counted.by_players)
        ],
        by_trait=[
            messages.TraitStatistics(
                kind, domain, sorted((each.shown(of) for of, each in rows.items()), key=often)
            )
            for (kind, domain), rows in counted.by_trait.items()
        ],
    )


@get("/statistics", opt={"limit": "statistics"})
async def show_statistics(visitor: Asking, state: State) -> messages.Statistics:
    """The reader's own finished games, counted; nothing for who has none."""
    rooms: Rooms = state.rooms
    if visitor.user is None:
        return messages.Statistics([])
    user = visitor.user
    headers = [each for each in await rooms.tables.finished_of(user) if counts(each, user)]
    beginnings = await rooms.tables.beginnings([header.id for header in headers])
    return count(headers, beginnings, user)


ROUTES = [show_statistics]
