"""Requests read and answered."""

import asyncio

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from croupier.server.bodies import (
    BadRequest,
    body_of,
    hand_over,
    json_answer,
    read_body,
)
from croupier.server.guarding import COOKIE

NUMBERS = msgspec.json.Decoder(list[int])


def request(*chunks: bytes, kind: str = "application/json", scheme: str = "http") -> Request:
    """Return a request that comes in parts."""
    parts = [
        {"type": "http.request", "body": chunk, "more_body": number < len(chunks)}
        for number, chunk in enumerate(chunks, 1)
    ]

    async def receive() -> dict[str, object]:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    headers = [(b"content-type", kind.encode()), (b"host", b"here")]
    return Request(
        {"type": "http", "method": "POST", "path": "/", "scheme": scheme, "headers": headers},
        receive,
    )


def test_a_body_is_read_however_it_comes() -> None:
    assert asyncio.run(body_of(request(b"[1,", b"2]"), NUMBERS)) == [1, 2]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (request(b"[1]", kind="text/plain"), "bad-message"),
        (request(b"[1"), "bad-message"),
        (request(b'["x"]'), "bad-message"),
        (request(b"[" * 9000), "too-large"),
    ],
)
def test_what_is_no_body_is_refused(sent: Request, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        asyncio.run(body_of(sent, NUMBERS))
    assert refused.value.code == code


def test_a_body_that_breaks_off_is_refused() -> None:
    async def receive() -> dict[str, object]:
        return {"type": "http.disconnect"}

    broken = Request({"type": "http", "method": "POST", "headers": []}, receive)
    with pytest.raises(BadRequest, match="breaks off"):
        asyncio.run(read_body(broken, 10))


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("https", True)])
def test_a_secret_is_out_of_reach_of_scripts(scheme: str, *, is_secure: bool) -> None:
    response = Response()
    hand_over(response, "secret", request(b"", scheme=scheme))
    cookie = response.headers["set-cookie"]

    assert cookie.startswith(f"{COOKIE}=secret;")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ("Secure" in cookie) == is_secure


def test_an_answer_is_json() -> None:
    answer = json_answer({"a": 1}, 201)

    assert (answer.status_code, answer.body) == (201, b'{"a":1}')
    assert answer.headers["content-type"] == "application/json"
