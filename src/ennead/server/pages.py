"""The built client: its files, and its front page for every other address."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from ennead.server.compressed import Bodies, answer, compress
from ennead.server.errors import ApiError

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ennead</title></head>
<body><h1>Ennead</h1>
<p>The server runs, but the page is not built yet. In the project's folder run <code>make play</code>
(or <code>npm ci</code> and <code>npm run build</code> in <code>web/</code>), then load this page again.</p>
<p>The programming interface is ready: <a href="/api/schema/openapi.json">its description</a>.</p>
</body></html>
"""
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=512)
def _packed(path: Path, changed: float) -> tuple[Bodies, str]:
    """A file, compressed if that pays, and its type."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if not kind.startswith(COMPRESSED) and not kind.endswith("javascript"):
        return {"identity": body}, kind
    built = path.with_name(f"{path.name}.br")
    return compress(body, built.read_bytes() if built.is_file() else None), kind


def _find(root: Path, asked: str) -> Path | None:
    """The file of the build that is asked for, or its front page; never anything outside."""
    root = root.resolve()
    try:
        file = (root / asked.lstrip("/")).resolve()
        if file.is_relative_to(root) and file.is_file():
            return file
    except (OSError, ValueError):  # a name no file can have
        raise ApiError(404, "unknown", "There is no such file.") from None
    if Path(asked).suffix:
        raise ApiError(404, "unknown", "There is no such file.")
    front = root / "index.html"
    return front if front.is_file() else None


@get("/", include_in_schema=False)
async def front_page(request: Request[Any, Any, Any], state: State) -> Response[Any]:
    """The client."""
    return _serve(request, state, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State, path: FromPath[str]) -> Response[Any]:
    """Static files; the client itself finds out which page an address means."""
    return _serve(request, state, path)


def _serve(request: Request[Any, Any, Any], state: State, path: str) -> Response[Any]:
    if path.startswith(("/api/", "api/")):
        raise ApiError(404, "unknown", "There is no such address.")
    file = _find(state.settings.static, path)
    if file is None:
        return Response(MISSING, media_type=MediaType.HTML)
    bodies, kind = _packed(file, file.stat().st_mtime)
    immutable = "/assets/" in file.as_posix() and file.name != "index.html"
    kept = "public, max-age=31536000, immutable" if immutable else "no-cache"
    return answer(request, bodies, kind, {"Cache-Control": kept})
