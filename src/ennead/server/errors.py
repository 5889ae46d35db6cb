"""Errors as people and programs get them: a reason, the values that tell, and an English sentence."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from ennead.core.game import BadOption
from ennead.core.referee import ReplayMismatch
from ennead.games import UnknownGame
from ennead.server import messages
from ennead.store import Conflict, Overloaded, Unreachable
from ennead.table import NotAllowed, Refused

logger = logging.getLogger("ennead.server")

REASONS = {
    400: "malformed",
    401: "not-signed-in",
    403: "not-allowed",
    404: "unknown",
    405: "method-not-allowed",
    409: "not-possible-now",
    413: "too-large",
    422: "wrong-values",
    429: "too-fast",
}


class ApiError(Exception):
    """An answer with an error status."""

    def __init__(self, status: int, reason: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason
        self.values = values


def unknown_table() -> ApiError:
    return ApiError(404, "unknown-table", "There is no such table.")


def busy() -> ApiError:
    """Better a clear word at once than a queue that grows."""
    return ApiError(503, "busy", "The server has too much to do just now: try again in a few seconds.")


def database_away() -> ApiError:
    """The disk is full or read-only, or the database is away: what was acknowledged is kept."""
    return ApiError(503, "database-away", "The server can't use its database: try again in a moment.")


def not_signed_in() -> ApiError:
    return ApiError(401, "not-signed-in", "Sign in, or say your name as a guest, first.")


def error_of(error: Exception) -> tuple[int, messages.Refusal]:
    """The status and the refusal for anything that can go wrong."""
    if isinstance(error, ApiError):
        return error.status, _shown(error.reason, str(error), error.values)
    if isinstance(error, Refused):
        status = 403 if isinstance(error, NotAllowed) else 409
        return status, _shown(error.reason, str(error), dict(error.refusal.values))
    if isinstance(error, Overloaded | TimeoutError):
        return error_of(busy())
    if isinstance(error, SQLAlchemyError | OSError | Unreachable):
        return error_of(database_away())
    if isinstance(error, Conflict):
        return 409, _shown("stale", "This has been changed elsewhere at the same moment: try again.", {})
    if isinstance(error, BadOption):
        return 422, _shown("wrong-values", str(error), {})
    if isinstance(error, UnknownGame):
        return 404, _shown("unknown-game", str(error), {})
    if isinstance(error, RecursionError):
        return 400, _shown("malformed", "The body is nested too deeply.", {})
    if isinstance(error, UnicodeError):
        return 400, _shown("malformed", "The request is not UTF-8 text.", {})
    if isinstance(error, ReplayMismatch):
        return 422, _shown("bad-export", str(error), {})
    if isinstance(error, ValidationException):
        return 422, _shown("wrong-values", _what_is_wrong(error), {})
    if isinstance(error, InternalServerException):
        # Litestar's word for a client that went away in the middle of its request.
        return 400, _shown("malformed", "The request ended before it was whole.", {})
    if isinstance(error, HTTPException):
        reason = REASONS.get(error.status_code, "not-possible")
        return error.status_code, _shown(reason, error.detail or reason, {})
    return 500, _shown("server-error", "Something went wrong on the server.", {})


def _shown(reason: str, message: str, values: dict[str, Any]) -> messages.Refusal:
    return messages.Refusal(reason, values, message)


def _what_is_wrong(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', 'body')}: {first.get('message', 'wrong')}"
    return "The values are wrong."


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Failure]:
    """Turns an exception into its response; what nobody foresaw is logged, without its data."""
    status, shown = error_of(error)
    if status == 500 or shown.reason == "database-away":
        logger.error("failed", exc_info=error, extra={"path": request.scope["path"]})
    headers = {"Retry-After": "5"} if status in (429, 503) else {}
    return Response(messages.Failure(shown), status_code=status, media_type=MediaType.JSON, headers=headers)
