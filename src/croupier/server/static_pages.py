"""The page that is played on, as it was built from client/."""

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).with_name("page")
"""Where the built page lies."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ".br"
"""How the names end of what the build has packed."""


class Files(StaticFiles):
    """The files of the page; those named by what is in them never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, and how long it may be kept; packed, if the browser can unpack it."""
        response = await self._packed(path, scope) or await super().get_response(path, scope)
        is_named = Path(path).parent.name == "assets"
        response.headers["Cache-Control"] = FOR_EVER if is_named else ASK_AGAIN
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """Return a file as the build has packed it, if there is such a file and it is wanted."""
        wanted = Headers(scope=scope).get("accept-encoding", "").split(",")
        name = "index.html" if path == "." else path
        if "br" not in map(str.strip, wanted) or not self.lookup_path(name + PACKED)[1]:
            return None
        response = await super().get_response(name + PACKED, scope)
        response.headers["Content-Type"] = content_type(name)
        response.headers["Content-Encoding"] = "br"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def content_type(name: str) -> str:
    """Return what kind of file it is by its name.

    >>> content_type("assets/index.js"), content_type("index.html")
    ('text/javascript; charset=utf-8', 'text/html; charset=utf-8')
    """
    kind = guess_type(name)[0] or "text/plain"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def pages() -> list[BaseRoute]:
    """Return the page, or one that says there is none."""
    if not (PAGE / "index.html").is_file():
        return [Route("/", _no_page)]
    return [Mount("/", GZipMiddleware(Files(directory=PAGE, html=True), minimum_size=500))]


async def _no_page(_request: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Croupier</title>"
        "<h1>Croupier</h1><p>The tables are open: see <a href=/api/openapi.json>what can be "
        "asked</a>. The page to play on was not built.</p></html>"
    )
