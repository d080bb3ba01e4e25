"""Who may speak to the server from where, and what pages may do."""

from collections.abc import Mapping

import httpx
import pytest
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.guarding import HEADERS, network
from croupier.server.socket_protocol import REFUSED
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    LAS_VEGAS,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    closed,
    fresh,
    problem,
)

CREATE = wire.Create(LAS_VEGAS, (ANNA, OPEN))
FOREIGN = "https://evil.example"


@pytest.fixture
def visit(guest: Guest) -> Visit:
    return guest.join(guest.create(ANNA, OPEN).room)


class TestPagesOfOtherSites:
    @pytest.mark.parametrize(
        "headers",
        [
            {"Origin": FOREIGN},
            {"Origin": "null"},
            {"Origin": "http://[broken"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ],
        ids=str,
    )
    def test_may_not_send_anything(
        self, house: Served, guest: Guest, headers: Mapping[str, str]
    ) -> None:
        room = guest.create(ANNA, OPEN).room
        say = wire.Say(fresh(), 0, "Hello!")
        before = house.stored(room)

        assert problem(guest.post("/api/rooms", CREATE, headers)) == (403, "foreign-page")
        answer = guest.post(f"/api/rooms/{room}/commands", say, headers)
        assert problem(answer) == (403, "foreign-page")
        assert problem(guest.post("/api/records", "", headers)) == (403, "foreign-page")
        assert problem(guest.post("/api/guest", "", headers)) == (403, "foreign-page")
        assert house.stored(room) == before

    def test_may_not_open_a_socket(self, guest: Guest) -> None:
        room = guest.create(ANNA, OPEN).room
        foreign = guest.connect(room, headers={"Origin": FOREIGN})
        told = foreign.take()

        assert isinstance(told, wire.Refused)
        assert (told.code, told.view) == ("foreign-page", None)
        assert closed(foreign) == REFUSED

    def test_may_not_send_a_form(self, guest: Guest) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            headers = {"Content-Type": kind}
            answer = guest.http.post("/api/rooms", content=b"{}", headers=headers)
            assert problem(answer) == (400, "bad-message")

    def test_are_told_from_our_own(self, guest: Guest) -> None:
        own = {"Origin": f"http://{guest.address}", "Sec-Fetch-Site": "same-origin"}

        assert guest.post("/api/rooms", CREATE, own).status_code == 201
        room = guest.create(ANNA, OPEN).room
        assert isinstance(guest.connect(room, headers=own).take(), wire.News)

    def test_may_be_allowed(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, origins=("https://play.example",))).guest()
        allowed = {"Origin": "https://play.example"}

        assert guest.post("/api/rooms", CREATE, allowed).status_code == 201
        assert problem(guest.post("/api/rooms", CREATE, {"Origin": FOREIGN}))[0] == 403


class TestTheCookie:
    def flags(self, answer: httpx.Response) -> set[str]:
        (cookie,) = answer.headers.get_list("set-cookie")
        _, *flags = str(cookie).lower().split("; ")
        return set(flags)

    def test_is_out_of_reach_of_scripts_and_other_sites(self, house: Served) -> None:
        flags = self.flags(house.stranger().http.post("/api/guest"))

        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags

    def test_is_secure_behind_a_proxy_that_is(self, house: Served) -> None:
        headers = {"X-Forwarded-Proto": "https"}
        answer = house.stranger().http.post("/api/guest", headers=headers)

        assert "secure" in self.flags(answer)

    def test_is_given_once(self, guest: Guest) -> None:
        assert "set-cookie" not in guest.http.post("/api/guest").headers

    @pytest.mark.parametrize("forged", ["", "x", "x" * 42, "x" * 44])
    def test_is_replaced_if_it_is_none_of_ours(self, house: Served, forged: str) -> None:
        stranger = house.stranger()
        answer = stranger.http.post("/api/guest", headers={"Cookie": f"croupier={forged}"})

        assert "set-cookie" in answer.headers


class TestHeaders:
    @pytest.mark.parametrize("path", ["/", "/api/rooms", "/healthz", "/nowhere", "/api/rooms/x"])
    def test_keep_pages_safe(self, guest: Guest, path: str) -> None:
        headers = guest.http.get(path).headers

        assert HEADERS.items() <= {name: headers.get(name) for name in HEADERS}.items()
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "server" not in headers

    def test_keep_what_is_told_out_of_caches(self, guest: Guest) -> None:
        assert guest.http.get("/api/rooms").headers["cache-control"] == "no-store"

    def test_promise_no_deflate(self, guest: Guest) -> None:
        room = guest.create(ANNA, OPEN).room
        offer = {"Sec-WebSocket-Extensions": "permessage-deflate"}
        visit = guest.connect(room, headers=offer)

        assert visit.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in visit.socket.response.headers


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1:2:3", "2001:db8::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("no:address", "no:address"),
    ],
)
def test_whoever_has_many_addresses_counts_once(address: str, whose: str) -> None:
    assert network(address) == whose
