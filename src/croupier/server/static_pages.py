"""The page that is played on, as it was built from client/."""

from pathlib import Path

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


class Files(StaticFiles):
    """The files of the page; those named by what is in them never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, and how long it may be kept."""
        response = await super().get_response(path, scope)
        is_named = Path(path).parent.name == "assets"
        response.headers["Cache-Control"] = FOR_EVER if is_named else ASK_AGAIN
        return response


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
