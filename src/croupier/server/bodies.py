"""Requests read and answered: bodies, and the secrets that guests are given."""

import asyncio
from typing import TypeVar

from msgspec.json import Decoder
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from croupier.core.errors import CroupierError
from croupier.core.game import UNREADABLE
from croupier.server import wire
from croupier.server.guarding import COOKIE, COOKIE_SECONDS

LARGEST_MESSAGE = 8 * 1024
LARGEST_RECORD = 256 * 1024
BODY_SECONDS = 8.0
"""How long the body of a request may take."""

ReadT = TypeVar("ReadT")


class BadRequest(CroupierError):
    """A request that cannot be read."""

    def __init__(self, sentence: str, code: str = "bad-message") -> None:
        super().__init__(code, sentence)


class BodyLate(BadRequest):
    """A request whose body does not come; what may still come of it is not waited for."""

    def __init__(self) -> None:
        super().__init__("The request takes too long.", "too-late")


def json_answer(message: object, status: int = 200) -> Response:
    return Response(wire.ENCODER.encode(message), status, media_type="application/json")


def hand_over(response: Response, secret: str, request: Request) -> None:
    """Give a guest their secret, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def body_of(request: Request, decoder: Decoder[ReadT]) -> ReadT:
    """Read the body of a request, or refuse it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("A request is application/json.")
    body = await read_body(request, LARGEST_MESSAGE)
    try:
        return decoder.decode(body)
    except UNREADABLE as error:
        raise BadRequest(f"That cannot be read: {error}.") from None


async def read_body(request: Request, largest: int) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > largest:
                    raise BadRequest(f"A request has at most {largest} bytes.", "too-large")
    except TimeoutError:
        raise BodyLate from None
    except ClientDisconnect:
        raise BadRequest("The request breaks off.") from None
    return bytes(body)
