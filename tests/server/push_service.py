"""A push service of our own: takes notices as those of browser makers do, and opens them."""

import base64
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from croupier.server import wire


def encoded(value: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


@dataclass(frozen=True)
class Arrived:
    """A notice that has arrived: for which browser, how it was sent, and what it says."""

    browser: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, object]:
        """Read what the house has signed, if that is so."""
        signed = self.headers["authorization"]
        assert Vapid02.verify(signed)
        middle = signed.split(".")[1]
        claims: dict[str, object] = json.loads(base64.urlsafe_b64decode(middle + "=="))
        return claims


class Browser:
    """A browser that has asked to be told of things: only it can read what is sent."""

    def __init__(self, name: str, address: str) -> None:
        self.name = name
        self.endpoint = f"{address}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> wire.Subscribe:
        """What it tells the house."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return wire.Subscribe(self.endpoint, encoded(point), encoded(self._auth))

    def read(self, arrived: Arrived) -> dict[str, object]:
        """Decrypt a notice."""
        text = http_ece.decrypt(
            arrived.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        notice: dict[str, object] = json.loads(text)
        return notice


class PushService:
    """Listens on the loopback; answers as it is told to, at first that all is well."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: dict[str, list[int]] = {}
        """What is answered next for a browser; after that all is well."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                name = self.path.strip("/")
                headers = {key.lower(): value for key, value in self.headers.items()}
                service.arrived.append(Arrived(name, headers, body))
                waiting = service.answers.get(name, [])
                self.send_response(waiting.pop(0) if waiting else 201)
                self.end_headers()

            def log_message(self, *_args: object) -> None:
                """Say nothing: tests look at what has arrived."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, name="push service")
        self._thread.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def browser(self, name: str) -> Browser:
        """Return a browser that is told of things by way of this service."""
        return Browser(name, self.address)

    def close(self) -> None:
        """Take nothing any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def pushes() -> Iterator[PushService]:
    """Return a push service."""
    service = PushService()
    yield service
    service.close()
