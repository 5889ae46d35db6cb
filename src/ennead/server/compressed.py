"""What never changes, compressed once for all who ask for it."""

import gzip
from typing import Any

import brotli
from litestar import Request, Response

# A body by encoding, the smallest first; `identity` is the body itself.
Bodies = dict[str, bytes]


def compress(body: bytes, smallest: bytes | None = None) -> Bodies:
    """The body in every encoding browsers understand; `smallest` if that is there already."""
    return {
        "br": smallest or brotli.compress(body),
        "gzip": gzip.compress(body, 9),
        "identity": body,
    }


def answer(
    request: Request[Any, Any, Any], bodies: Bodies, kind: str, headers: dict[str, str]
) -> Response[bytes]:
    """The smallest that whoever asks understands."""
    wanted = request.headers.get("accept-encoding", "").split(",")
    understood = {each.split(";")[0].strip() for each in wanted} | {"identity"}
    encoding, body = next((each, bodies[each]) for each in bodies if each in understood)
    headers = {**headers, "Vary": "Accept-Encoding"}
    if encoding != "identity":
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=kind, headers=headers)
