"""Notices on their way: what is sent, where to, and what a service makes of it."""

import asyncio
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from croupier.server import pushing
from croupier.server.pushing import (
    BadSubscription,
    PushMessage,
    is_public,
    new_key,
    public_key,
    require_subscription,
    send,
)
from croupier.store.days import Subscription
from tests.server.push_service import Browser, PushService, pushes
from tests.services import free_port

__all__ = ["pushes"]

KEY = new_key()
NOW = 1_800_000_000.0
MESSAGE = PushMessage(b'{"room":"r"}', "r", 60)
SITE = "https://club.example:8443"


def subscription(browser: Browser, site: str = SITE) -> Subscription:
    """Return what the house keeps of a browser."""
    asked = browser.subscription
    return Subscription("device", "guest", asked.endpoint, asked.p256dh, asked.auth, site)


def sent(to: Subscription, *, anywhere: bool = True) -> pushing.Outcome:
    """Send a notice."""
    return asyncio.run(send(MESSAGE, to, KEY, NOW, anywhere=anywhere))


def far(browser: Browser, endpoint: str) -> Subscription:
    """Return the subscription of a browser whose service is somewhere else."""
    return replace(subscription(browser), endpoint=endpoint)


class TestWhatIsSent:
    def test_can_be_read_by_the_browser_it_is_for_and_by_no_other(
        self, pushes: PushService
    ) -> None:
        phone, other = pushes.browser("phone"), pushes.browser("other")
        assert sent(subscription(phone)) == "sent"
        [arrived] = pushes.arrived

        assert phone.read(arrived) == {"room": "r"}
        with pytest.raises(Exception, match=r"(?i)tag|decrypt|ece"):
            other.read(arrived)

    def test_is_signed_by_the_house_for_that_service_and_for_half_a_day(
        self, pushes: PushService
    ) -> None:
        assert sent(subscription(pushes.browser("phone"))) == "sent"
        [arrived] = pushes.arrived

        assert arrived.claims == {
            "aud": pushes.address,
            "exp": int(NOW) + pushing.TOKEN_SECONDS,
            "sub": "https://club.example",
        }
        assert arrived.headers["authorization"].endswith(f"k={public_key(KEY)}")

    @pytest.mark.parametrize("site", ["", "http://127.0.0.1:8000", "https://localhost"])
    def test_names_nobody_where_the_page_has_no_address(
        self, pushes: PushService, site: str
    ) -> None:
        assert sent(subscription(pushes.browser("phone"), site)) == "sent"
        [arrived] = pushes.arrived

        assert arrived.claims["sub"] == pushing.NOBODY


class TestAnAnswer:
    @pytest.mark.parametrize(
        ("status", "outcome"),
        [
            *((status, "sent") for status in (200, 201, 202)),
            *((status, "gone") for status in (404, 410)),
            *((status, "later") for status in (429, 500, 503)),
            *((status, "lost") for status in (301, 307, 400, 401, 413)),
        ],
    )
    def test_tells_what_has_become_of_a_notice(
        self, pushes: PushService, status: int, outcome: str
    ) -> None:
        pushes.answers["phone"] = [status]

        assert sent(subscription(pushes.browser("phone"))) == outcome
        assert len(pushes.arrived) == 1

    def test_of_nobody_can_be_asked_for_again(self, pushes: PushService) -> None:
        nobody = f"http://127.0.0.1:{free_port()}/phone"

        assert sent(far(pushes.browser("phone"), nobody)) == "later"

    @pytest.mark.parametrize("said", [b"", b"HTTP/1.1 2", b"x" * 5000, b"SMTP ready\r\n"])
    def test_that_is_none_is_never_asked_for_again(self, pushes: PushService, said: bytes) -> None:
        async def scene() -> pushing.Outcome:
            async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(said)
                writer.close()

            async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                endpoint = f"http://127.0.0.1:{port}/"
                to = far(pushes.browser("phone"), endpoint)
                return await send(MESSAGE, to, KEY, NOW, anywhere=True)

        assert asyncio.run(scene()) == "lost"

    def test_is_waited_for_only_so_long(
        self, pushes: PushService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pushing, "SECONDS", 0.2)
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen()
            endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}/"
            assert sent(far(pushes.browser("phone"), endpoint)) == "lost"


class TestAnAddress:
    @pytest.mark.parametrize(
        "host",
        [
            *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254"),
            *("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255"),
            *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
            *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:a00:1::"),
        ],
    )
    def test_of_our_own_network_is_not_public(self, host: str) -> None:
        assert not is_public(host)

    @pytest.mark.parametrize("host", ["8.8.8.8", "2a00:1450:4001:80b::200e", "::ffff:8.8.8.8"])
    def test_of_the_open_network_is(self, host: str) -> None:
        assert is_public(host)

    @pytest.mark.parametrize(
        "endpoint",
        ["http://push.example/a", "https://push.example:8443/a", "https://push.example:22/"],
    )
    def test_is_encrypted_and_of_the_usual_port(self, pushes: PushService, endpoint: str) -> None:
        wanted = far(pushes.browser("phone"), endpoint)
        with pytest.raises(BadSubscription):
            require_subscription(wanted, anywhere=False)

        require_subscription(replace(wanted, endpoint="https://push.example/a"), anywhere=False)

    def test_whose_name_leads_into_our_own_network_is_never_spoken_to(
        self, pushes: PushService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        port = urlsplit(pushes.address).port
        looked_up: list[str] = []

        async def rebound(host: str, _port: int) -> Sequence[str]:
            looked_up.append(host)
            return ["8.8.8.8", "127.0.0.1"]

        async def refuse(*_args: object, **_options: object) -> None:
            raise AssertionError("nobody may be spoken to")

        monkeypatch.setattr(pushing, "_looked_up", rebound)
        monkeypatch.setattr(asyncio, "open_connection", refuse)
        assert port is not None
        to = far(pushes.browser("phone"), "https://push.example/phone")

        assert sent(to, anywhere=False) == "gone"
        assert looked_up == ["push.example"]
        assert pushes.arrived == []

    def test_that_was_let_in_for_tests_is_gone_where_it_is_not(self, pushes: PushService) -> None:
        assert sent(subscription(pushes.browser("phone")), anywhere=False) == "gone"
        assert pushes.arrived == []


def test_a_key_is_a_new_one_each_time_and_known_by_its_point() -> None:
    assert new_key() != new_key()
    assert len(public_key(KEY)) == 87
    assert public_key(KEY) == public_key(KEY)
