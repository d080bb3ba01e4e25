"""Notices on their way to browsers that are closed: Web Push (RFC 8030), signed and encrypted.

What a notice says is encrypted for one browser (RFC 8291), and the services of browser makers that
pass it on see only that this house has sent something. A browser names the address of its service
itself, so that is not believed to be one: nothing is sent into our own network.
"""

import asyncio
import base64
import binascii
import ssl
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from croupier.core.errors import CroupierError
from croupier.store.days import Subscription

SECONDS = 10.0
"""How long sending may take altogether."""
STATUS_BYTES = 1024
"""In how many bytes an answer has to begin; the rest of it nobody reads."""
TOKEN_SECONDS = 12 * 3600
NAT64 = IPv6Network("64:ff9b::/96")
NOBODY = "mailto:nobody@localhost"
"""Whom a service may complain to where the page has no address of its own."""

Outcome = Literal["sent", "gone", "later", "lost"]
"""Whether a notice was taken, can never be, can be tried again, or nobody knows."""


class BadSubscription(CroupierError):
    """What a browser says about where it is told of things cannot be so."""

    def __init__(self) -> None:
        super().__init__("bad-subscription", "Your browser cannot be told of moves there.")


class PushMessage(Struct, frozen=True):
    """What is sent: for one browser, for so many seconds, in place of what waits of the topic."""

    body: bytes
    topic: str
    seconds: int


def new_key() -> str:
    """Return a key to sign notices with, in base64."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """Return by what browsers know a key."""
    number = int.from_bytes(_decoded(key), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _encoded(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def require_subscription(wanted: Subscription, *, anywhere: bool) -> None:
    """Refuse keys that nothing can be encrypted with, and addresses nothing is sent to."""
    try:
        point = _decoded(wanted.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        is_whole = len(point) == 65 and len(_decoded(wanted.auth)) == 16
        address = _address(wanted.endpoint)
        is_safe = anywhere or _is_safe(address)
    except (ValueError, binascii.Error):
        raise BadSubscription from None
    if not is_whole or not is_safe:
        raise BadSubscription


def _address(endpoint: str) -> SplitResult:
    address = urlsplit(endpoint)
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    is_one = address.scheme in ("https", "http") and bool(address.hostname)
    if not is_plain or not is_one or "@" in address.netloc or address.fragment:
        raise ValueError(endpoint)
    return address


def _is_safe(address: SplitResult) -> bool:
    """Tell whether an address may be a service's, before its name is looked up."""
    return address.scheme == "https" and address.port in (None, 443)


def is_public(host: str) -> bool:
    """Tell whether an address is of the open network, and not of ours behind some other spelling.

    >>> is_public("8.8.8.8"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    found = ip_address(host.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None,))[0]
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


async def send(
    message: PushMessage, to: Subscription, key: str, now: float, *, anywhere: bool
) -> Outcome:
    """Send a notice, within so many seconds."""
    try:
        address = _address(to.endpoint)
        require_subscription(to, anywhere=anywhere)
        head, body = await asyncio.to_thread(_request, message, to, address, key, now)
    except (ValueError, BadSubscription):
        return "gone"
    sending = _Sending(head + body)
    try:
        async with asyncio.timeout(SECONDS):
            return _outcome(await sending.status(address, anywhere=anywhere))
    except _NotPublic:
        return "gone"
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        # Whether it has arrived nobody knows, and nobody is told of a move twice.
        return "lost" if sending.is_under_way else "later"


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "lost"


class _NotPublic(Exception):
    """A name leads into our own network."""


class _Sending:
    """One request to a service; of its answer only the status is read."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self.is_under_way = False

    async def status(self, address: SplitResult, *, anywhere: bool) -> int:
        """Return the status of the answer."""
        host, is_secret = address.hostname or "", address.scheme == "https"
        port = address.port or (443 if is_secret else 80)
        # Looked up once: the very address that was looked at is the one that is sent to.
        found = await _looked_up(host, port)
        if not found or not (anywhere or all(map(is_public, found))):
            raise _NotPublic
        reader, writer = await asyncio.open_connection(
            found[0],
            port,
            ssl=ssl.create_default_context() if is_secret else None,
            server_hostname=host if is_secret else None,
            limit=STATUS_BYTES,
        )
        try:
            self.is_under_way = True
            writer.write(self._request)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
        except asyncio.LimitOverrunError:
            raise ValueError("no answer of a service") from None
        finally:
            writer.transport.abort()
        return int(line.split(b" ")[1]) if line.startswith(b"HTTP/1.") else 0


async def _looked_up(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    return [str(address[0]) for *_, address in found]


def _request(
    message: PushMessage, to: Subscription, address: SplitResult, key: str, now: float
) -> tuple[bytes, bytes]:
    """Return a request: signed by the house, and encrypted for one browser."""
    # Loaded only where somebody is told of something: it takes as long as all the rest.
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    pusher = WebPusher({"endpoint": to.endpoint, "keys": keys})
    body: bytes = pusher.encode(message.body, "aes128gcm")["body"]
    claims = {
        "aud": f"{address.scheme}://{address.netloc}",
        "exp": int(now) + TOKEN_SECONDS,
        "sub": _contact(to.site),
    }
    signed: str = Vapid02.from_raw(key.encode()).sign(claims)["Authorization"]
    path = f"{address.path or '/'}{f'?{address.query}' if address.query else ''}"
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {address.netloc}",
        f"Authorization: {signed}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(body)}",
        f"TTL: {message.seconds}",
        f"Topic: {message.topic}",
        "Urgency: normal",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode(), body


def _contact(site: str) -> str:
    """Return whom a service may complain to: the page on which notices were asked for."""
    page = urlsplit(site)
    is_known = page.scheme == "https" and "." in (page.hostname or "")
    return f"https://{page.hostname}" if is_known else NOBODY


def _encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
