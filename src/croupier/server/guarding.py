"""The door: who may speak to the server from where, how often, and what pages may do."""

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.core.errors import CroupierError
from croupier.server.guests import BOT_TOKEN, NotAllowed, bot_guest, digest, new_secret

COOKIE = "croupier"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one."""
TOKEN_LENGTH = len(new_secret())

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
SAFE = {"GET", "HEAD", "OPTIONS"}


class Guarded:
    """Every answer carries the headers that keep a page safe."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and add the headers on the way back."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                message["headers"] = headers.raw
            await send(message)

        await self._app(scope, receive, with_headers)


def require_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse what the page of another site sends; browsers tell where a page is from."""
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise NotAllowed("foreign-page", "This page may not speak to this server.")
        return
    if origin not in allowed and not _is_own(origin, headers):
        raise NotAllowed("foreign-page", "This page may not speak to this server.")


def _is_own(origin: str, headers: Headers) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def secret_of(connection: HTTPConnection) -> str | None:
    """Return the secret a person carries, in a header or a cookie, if it can be one."""
    token = _bearer(connection) or connection.cookies.get(COOKIE, "")
    is_secret = len(token) == TOKEN_LENGTH and token.isascii()
    return token if is_secret else None


def _bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def guest_of(connection: HTTPConnection) -> str:
    """Return the guest as the house knows them: by the digest of their secret or token."""
    token = _bearer(connection)
    # A secret is shorter, even where it happens to begin like a token.
    if token.startswith(BOT_TOKEN) and len(token) != TOKEN_LENGTH:
        return bot_guest(token)
    secret = secret_of(connection)
    return digest(secret) if secret is not None else ""


def address_of(connection: HTTPConnection) -> str:
    """Return where somebody is from; of the newer kind of addresses, whose network."""
    host = connection.client.host if connection.client is not None else "nowhere"
    return network(host) if ":" in host else host


def network(address: str) -> str:
    """Return the network one customer gets, of an address of the newer kind.

    >>> network("2001:db8::a:1:2:3"), network("::ffff:192.0.2.1")
    ('2001:db8::/64', '192.0.2.1')
    """
    try:
        newer = IPv6Address(address)
    except ValueError:
        return address
    return str(newer.ipv4_mapped or IPv6Network((int(newer) >> 64 << 64, 64)))


STATUS: Mapping[str, int] = {
    "bad-message": 400,
    "banned": 403,
    "blocked": 403,
    "bad-text": 400,
    "bad-passkey": 403,
    "bad-subscription": 400,
    "bad-vacation": 400,
    "bus-unavailable": 503,
    "coach-away": 503,
    "coach-counts": 403,
    "coach-off": 403,
    "counts-bot": 403,
    "counts-profile": 403,
    "foreign-page": 403,
    "full": 503,
    "invalid-options": 400,
    "invalid-record": 400,
    "not-for-bots": 403,
    "not-member": 403,
    "not-organiser": 403,
    "not-invited": 403,
    "no-notices": 403,
    "no-profile": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "person-begins": 403,
    "store-unavailable": 503,
    "too-large": 413,
    "too-late": 408,
    "too-often": 429,
    "unknown-device": 404,
    "unknown-evening": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-puzzle": 404,
    "unknown-room": 404,
    "unknown-token": 401,
    "wrong-code": 403,
}
"""What a refusal is in the numbers of HTTP; any other is a 409."""


def status_of(error: CroupierError) -> int:
    """Return the status of a refusal."""
    return STATUS.get(error.code, 409)
