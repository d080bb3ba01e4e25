"""The page that is played on, as it was built from client/: read once, and kept as it travels.

Files are asked for by everybody, also by whoever wants to keep the server busy: so nothing of them
is read from the disk or packed a second time.
"""

import gzip
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

PAGE = Path(__file__).with_name("page")
"""Where the built page lies."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ".br"
"""How the names end of what the build has packed."""
PIECE = 64 * 1024
"""How many bytes are sent at a time: no more waits for somebody who is slow to take it."""


class PageFile:
    """A file of the page, plain and packed."""

    def __init__(self, path: Path, name: str) -> None:
        packed = path.with_name(path.name + PACKED)
        self.plain = path.read_bytes()
        self.kind = content_type(name)
        self.kept = FOR_EVER if Path(name).parent.name == "assets" else ASK_AGAIN
        self._brotli = packed.read_bytes() if packed.is_file() else None

    @cached_property
    def version(self) -> str:
        """What tells the file from any other that had its name."""
        return blake2b(self.plain, digest_size=12).hexdigest()

    @cached_property
    def _gzip(self) -> bytes:
        """The file as browsers want it packed without a secure connection: it takes a while."""
        return gzip.compress(self.plain, mtime=0)

    def travelling(self, accepted: str) -> tuple[str, bytes]:
        """Return what is sent to somebody who accepts these codings, and which one it is."""
        wanted = codings(accepted)
        if self._brotli is not None and "br" in wanted:
            return "br", self._brotli
        # What the build has not packed is packed by itself, as pictures are.
        if self._brotli is not None and "gzip" in wanted and len(self._gzip) < len(self.plain):
            return "gzip", self._gzip
        return "", self.plain

    def answer(self, headers: Mapping[str, str]) -> Response:
        """Return the file, or that it is the one somebody knows already."""
        coding, body = self.travelling(headers.get("accept-encoding", ""))
        tag = f'"{self.version}{coding and f"-{coding}"}"'
        told = {"Cache-Control": self.kept, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in known_tags(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if coding:
            told["Content-Encoding"] = coding
        return InPieces(body, headers=told, media_type=self.kind)


class InPieces(Response):
    """An answer of which a piece goes when the one before it was taken."""

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it."""
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        for first in range(0, len(self.body) or 1, PIECE):
            piece, has_more = self.body[first : first + PIECE], first + PIECE < len(self.body)
            await send({"type": "http.response.body", "body": piece, "more_body": has_more})


def codings(accepted: str) -> frozenset[str]:
    """Return how what somebody gets may be packed.

    >>> sorted(codings("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    each = (part.partition(";") for part in accepted.split(","))
    return frozenset(
        name.strip().lower()
        for name, _, weight in each
        if weight.strip().removeprefix("q=").strip("0.") or not weight
    )


def known_tags(sent: str) -> frozenset[str]:
    """Return the versions somebody has; proxies that pack or unpack call them weak.

    >>> sorted(known_tags('W/"1a", "2b-br"'))
    ['"1a"', '"2b-br"']
    """
    return frozenset(tag.strip().removeprefix("W/") for tag in sent.split(","))


def content_type(name: str) -> str:
    """Return what kind of file it is by its name.

    >>> content_type("assets/index.js"), content_type("index.html")
    ('text/javascript; charset=utf-8', 'text/html; charset=utf-8')
    """
    kind = guess_type(name)[0] or "text/plain"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


class PageFiles:
    """All files of the page, by their names."""

    def __init__(self, folder: Path) -> None:
        found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != PACKED)
        named = {path.relative_to(folder).as_posix(): path for path in found}
        self._files = {name: PageFile(path, name) for name, path in named.items()}

    async def show(self, request: Request) -> Response:
        """Send a file."""
        file = self._files.get(request.path_params["name"] or "index.html")
        if file is None:
            raise HTTPException(404)
        return file.answer(request.headers)


def pages() -> list[BaseRoute]:
    """Return the page, or one that says there is none."""
    if not (PAGE / "index.html").is_file():
        return [Route("/", _no_page)]
    return [Route("/{name:path}", PageFiles(PAGE).show)]


async def _no_page(_request: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Croupier</title>"
        "<h1>Croupier</h1><p>The tables are open: see <a href=/api/openapi.json>what can be "
        "asked</a>. The page to play on was not built.</p></html>"
    )
