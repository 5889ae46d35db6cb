"""What an operator may set, all by environment variables, all optional."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_DATABASE = "ennead.sqlite3"


@dataclass(frozen=True, slots=True)
class Settings:
    """See `from_environment` for the names of the variables."""

    # A file for SQLite, or an address such as postgresql://host/name.
    database: str = DEFAULT_DATABASE
    host: str = "127.0.0.1"
    port: int = 8017
    # Origins besides the server's own from which pages may talk to it.
    origins: tuple[str, ...] = ()
    # Addresses of reverse proxies whose X-Forwarded headers are believed; none by default.
    proxies: str = ""
    # Whether the cookie is sent over https only.
    secure: bool = False
    # Processes for bots.
    bot_workers: int = 1
    # Seconds between two actions of bots at one table, so that people can follow.
    bot_pause: float = 0.15
    # Switched off for tests and measurements only.
    rate_limits: bool = True
    # Seconds after which a table nobody uses leaves the memory.
    idle: float = 900.0
    static: Path = Path(__file__).parent / "static"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """ENNEAD_DB, _HOST, _PORT, _ORIGINS, _PROXIES, _SECURE, _BOT_WORKERS, _BOT_PAUSE, _RATE_LIMITS, _IDLE."""
    prefix = "ENNEAD_"
    known = {
        name.removeprefix(prefix): value for name, value in environment.items() if name.startswith(prefix)
    }
    plain = Settings()
    return Settings(
        database=known.get("DB", plain.database),
        host=known.get("HOST", plain.host),
        port=int(known.get("PORT", plain.port)),
        origins=tuple(known.get("ORIGINS", "").split()),
        proxies=known.get("PROXIES", plain.proxies),
        secure=known.get("SECURE", "") in ("1", "true", "yes"),
        bot_workers=int(known.get("BOT_WORKERS", plain.bot_workers)),
        bot_pause=float(known.get("BOT_PAUSE", plain.bot_pause)),
        rate_limits=known.get("RATE_LIMITS", "") not in ("0", "off", "no"),
        idle=float(known.get("IDLE", plain.idle)),
    )
