"""What an operator may set, all by environment variables, all optional."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ennead.analysis import ITERATIONS

DEFAULT_DATABASE = "ennead.sqlite3"
JOBS = ("here", "queue")


class BadSetting(ValueError):
    """A variable of the environment that can't be understood."""

    def __init__(self, name: str, wanted: str) -> None:
        super().__init__(f"{name} must be {wanted}")
        self.name = name
        self.wanted = wanted


@dataclass(frozen=True, slots=True)
class Settings:
    """See `from_environment` for the names of the variables."""

    # A file for SQLite, or an address such as postgresql://host/name.
    database: str = DEFAULT_DATABASE
    # Address of Redis (or Valkey), over which servers of one database tell each other what happens.
    redis: str = ""
    # Who thinks for bots: processes of each server ("here"), or `ennead work` wherever it runs ("queue").
    jobs: str = "here"
    host: str = "127.0.0.1"
    port: int = 8017
    # Processes that serve at this address; more than one on PostgreSQL only.
    workers: int = 1
    # Origins besides the server's own from which pages may talk to it.
    origins: tuple[str, ...] = ()
    # Names under which people reach the server, beside localhost and addresses in numbers.
    hosts: tuple[str, ...] = ()
    # Addresses of reverse proxies whose X-Forwarded headers are believed; none by default.
    proxies: str = ""
    # Whether the cookie is sent over https only.
    secure: bool = False
    # Processes for bots.
    bot_workers: int = 1
    # Seconds between two actions of bots at one table, so that people can follow.
    bot_pause: float = 0.15
    # Iterations of the search for each decision in the analysis of a game.
    analysis_iterations: int = ITERATIONS
    # Switched off for tests and measurements only.
    rate_limits: bool = True
    # Sockets that may be open at the same time.
    sockets: int = 5000
    # Seconds after which a table nobody uses leaves the memory.
    idle: float = 900.0
    # Seconds somebody must be away before the owner may let a bot play for them.
    away: float = 120.0
    # Opens `/metrics`; without it the key in the database does.
    metrics_key: str = ""
    # Seconds between two backups (0: none are made), their folder, and how many are kept.
    backup_every: float = 0.0
    backups: str = "backups"
    backup_keep: int = 7
    static: Path = Path(__file__).parent / "static"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The variables are named ENNEAD_DB, ENNEAD_HOST and so on; docs/server.md lists them."""
    prefix = "ENNEAD_"
    known = {
        name.removeprefix(prefix): value for name, value in environment.items() if name.startswith(prefix)
    }
    plain = Settings()
    return Settings(
        database=known.get("DB", plain.database),
        redis=known.get("REDIS", plain.redis),
        jobs=_one_of("JOBS", known, JOBS),
        host=known.get("HOST", plain.host),
        port=_whole("PORT", known, plain.port, 65535),
        workers=_whole("WORKERS", known, plain.workers, 256),
        origins=tuple(known.get("ORIGINS", "").split()),
        hosts=tuple(known.get("HOSTS", "").split()),
        proxies=known.get("PROXIES", plain.proxies),
        secure=known.get("SECURE", "") in ("1", "true", "yes"),
        bot_workers=_whole("BOT_WORKERS", known, plain.bot_workers, 256),
        analysis_iterations=_whole("ANALYSIS_ITERATIONS", known, plain.analysis_iterations, 100_000),
        bot_pause=_seconds("BOT_PAUSE", known, plain.bot_pause),
        rate_limits=known.get("RATE_LIMITS", "") not in ("0", "off", "no"),
        sockets=_whole("SOCKETS", known, plain.sockets, 1_000_000),
        idle=_seconds("IDLE", known, plain.idle),
        away=_seconds("AWAY", known, plain.away),
        backup_every=_duration("BACKUP_EVERY", known, plain.backup_every),
        backups=known.get("BACKUPS", plain.backups),
        backup_keep=_whole("BACKUP_KEEP", known, plain.backup_keep, 100_000),
        metrics_key=known.get("METRICS_KEY", plain.metrics_key),
    )


UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def length_of_time(text: str) -> float:
    """Seconds in a length of time as people write it: 90s, 10m, 24h, 7d; raises ValueError."""
    number, unit = text[:-1], text[-1:]
    if not (number.isascii() and number.isdigit() and unit in UNITS) or len(number) > 6:
        raise ValueError(text)
    return float(int(number) * UNITS[unit])


def _duration(name: str, known: Mapping[str, str], plain: float) -> float:
    try:
        return length_of_time(known[name]) if known.get(name) else plain
    except ValueError:
        raise BadSetting(f"ENNEAD_{name}", "90s, 10m, 24h, 7d") from None


def _whole(name: str, known: Mapping[str, str], plain: int, most: int) -> int:
    text = known.get(name, str(plain))
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
        raise BadSetting(f"ENNEAD_{name}", f"1…{most}")
    return int(text)


def _one_of(name: str, known: Mapping[str, str], choices: tuple[str, ...]) -> str:
    chosen = known.get(name) or choices[0]
    if chosen not in choices:
        raise BadSetting(f"ENNEAD_{name}", " | ".join(choices))
    return chosen


def _seconds(name: str, known: Mapping[str, str], plain: float) -> float:
    try:
        seconds = float(known.get(name, plain))
    except ValueError:
        raise BadSetting(f"ENNEAD_{name}", "0.0…") from None
    if not 0 <= seconds < 1e9:
        raise BadSetting(f"ENNEAD_{name}", "0.0…")
    return seconds
