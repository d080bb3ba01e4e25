"""The built site, served to those who read it."""

from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of each that is read."""

    def log_message(self, format: str, *_: object) -> None:  # noqa: A002  # as it is called there
        """Say nothing."""


def serve(site: Path, host: str, port: int, opened: Callable[[int], None]) -> None:
    """Serve a site until interrupted; `opened` hears at which port."""
    with ThreadingHTTPServer((host, port), partial(Quiet, directory=str(site))) as server:
        opened(server.server_port)
        server.serve_forever()
