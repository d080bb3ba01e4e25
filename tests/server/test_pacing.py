"""How much may be asked from an address altogether, whatever it is."""

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from croupier.server import wire
from croupier.server.metrics import Metrics
from croupier.server.pacing import Paced
from croupier.server.settings import Settings
from croupier.server.static_pages import PACKED, PAGE
from tests.server.conftest import Open
from tests.server.house import QUICK, Guest, Served, problem

SLOW = replace(QUICK, requests_per_second=0.2)
"""Two requests a second are answered, and a minute's worth at once."""
AT_ONCE = 120
PEOPLE = 40
SPOKEN = 10
"""What a page asks at most besides its files when it is opened."""


async def answer(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Be an application that does not take long."""
    await send({"type": "http.response.start", "status": 200})


def statuses(settings: Settings, paths: Iterator[str]) -> list[int]:
    """Return how all that is asked at one moment from one address is answered."""
    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)

    async def hear() -> Message:
        raise AssertionError("nobody has anything to say")

    async def scene() -> None:
        paced = Paced(answer, settings, Metrics(), lambda: 0.0)
        for path in paths:
            scope = {"type": "http", "path": path, "client": ("192.0.2.1", 1), "headers": []}
            await paced(scope, hear, send)

    asyncio.run(scene())
    return [one["status"] for one in told if one["type"] == "http.response.start"]


def from_one_address(house: Served) -> Guest:
    """Let somebody come by way of a proxy."""
    guest = house.stranger()
    guest.http.headers["X-Forwarded-For"] = "192.0.2.1"
    return guest


def test_a_club_behind_one_address_may_open_the_page_at_the_same_moment() -> None:
    files = [path for path in PAGE.rglob("*") if path.is_file() and path.suffix != PACKED]
    if not files:
        pytest.skip("The page is not built.")
    paths = (f"/{number}" for number in range(PEOPLE * (len(files) + SPOKEN)))

    assert {*statuses(Settings(), paths)} == {200}


def test_who_asks_for_more_is_refused_whatever_it_is() -> None:
    settings = replace(Settings(), requests_per_second=0.2)
    paths = [f"/{number}" for number in range(AT_ONCE + 9)]

    assert statuses(settings, iter(paths)) == [200] * AT_ONCE + [429] * 9
    assert statuses(settings, iter([*paths, "/healthz"]))[-1] == 200


@pytest.mark.parametrize(
    "path", ["/", "/icon.svg", "/nothing", "/operator", "/api/games", "/api/openapi.json"]
)
def test_behind_a_proxy_each_is_counted_by_itself(open_house: Open, path: str) -> None:
    house = open_house(SLOW)
    guest, other = from_one_address(house), house.stranger()
    answers = [guest.http.get(path) for _ in range(AT_ONCE + 1)]

    assert 429 not in [answer.status_code for answer in answers[:-1]]
    assert problem(answers[-1]) == (429, "too-often")
    assert answers[-1].headers["x-content-type-options"] == "nosniff"
    assert guest.http.get("/healthz").status_code == 200
    assert other.http.get(path).status_code != 429
    house.let_pass(1.0)
    assert guest.http.get(path).status_code != 429


def test_sockets_count_as_well(open_house: Open) -> None:
    house = open_house(SLOW)
    guest = from_one_address(house)
    for _ in range(AT_ONCE):
        guest.http.get("/api/games")

    with pytest.raises(InvalidStatus, match="403"):
        guest.connect("nowhere", headers={"X-Forwarded-For": "192.0.2.1"})
    # Who is let in hears why not any further.
    told = house.stranger().connect("nowhere").take()
    assert isinstance(told, wire.Refused)
    assert told.code == "unknown-room"
