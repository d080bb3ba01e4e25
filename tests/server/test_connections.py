"""Connections: what is no message counts too, and nobody is waited for who does not come."""

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from uvicorn.protocols.websockets import websockets_sansio_impl

from croupier.server import bodies, connections, wire
from croupier.server.connections import WAITING_ROOM, Connections, warn_of_proxies
from croupier.server.metrics import Metrics
from croupier.server.socket_protocol import TOO_OFTEN
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    BENNO,
    LORDS,
    OPEN,
    PATIENCE,
    QUICK,
    Guest,
    Process,
    Served,
    Visit,
    done,
    fresh,
    seated,
)

STRICT = replace(QUICK, messages_per_second=10.0, proxies="127.0.0.250")
"""Frames are counted as they are by default, and nobody here is taken for a proxy."""
SOON = 0.4
"""How long is waited here for what does not come."""

PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
BEGIN, MORE = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
TINY_BEGIN, TINY_MORE = b"\x01\x81\0\0\0\0x", b"\x00\x81\0\0\0\0x"
FLOOD = 2000
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: croupier\r\n\r\n"

Dial = Callable[..., socket.socket]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Return a way to connect to a server, from any address of this machine."""
    with ExitStack() as stack:

        def dialled(address: str, source: str = "127.0.0.1") -> socket.socket:
            line = stack.enter_context(socket.socket())
            line.settimeout(PATIENCE)
            line.bind((source, 0))
            host, _, port = address.partition(":")
            line.connect((host, int(port)))
            return line

        yield dialled


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be waited for long."""
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SOON)
    monkeypatch.setattr(bodies, "BODY_SECONDS", SOON)


def handshake(room: str) -> bytes:
    return (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: croupier\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def spectator(line: socket.socket, room: str) -> socket.socket:
    """Become somebody who watches."""
    line.sendall(handshake(room))
    assert b" 101 " in line.recv(65536)
    return line


def rest(line: socket.socket) -> bytes:
    """Read until it is over, one way or the other."""
    read = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            read += more
    return read


def send(line: socket.socket, data: bytes) -> None:
    """Send as much as is wanted."""
    with suppress(ConnectionError):
        line.sendall(data)


def cut(guest: Guest, reason: str) -> float:
    """Return how many were cut for a reason."""
    name = f'croupier_connections_cut_total{{reason="{reason}"}} '
    rows = guest.http.get("/metrics").text.splitlines()
    return sum(float(row.removeprefix(name)) for row in rows if row.startswith(name))


class TestFrames:
    @pytest.mark.parametrize(
        ("first", "more"),
        [
            (b"", PING),
            (b"", PONG),
            (BEGIN, MORE),
            (TINY_BEGIN, TINY_MORE),
            (TINY_BEGIN, PING),
        ],
        ids=["pings", "pongs", "empty fragments", "tiny fragments", "pings between fragments"],
    )
    def test_that_are_no_messages_are_counted(
        self, open_house: Open, dial: Dial, first: bytes, more: bytes
    ) -> None:
        house = open_house(STRICT)
        guest = house.guest()
        visit = guest.join(guest.create(ANNA, OPEN).room)
        line = spectator(dial(house.address), visit.view.room)
        send(line, first + more * FLOOD)
        pongs = rest(line).count(b"\x8a\x00")

        assert pongs < FLOOD / 10
        assert cut(guest, "frames") == 1
        done(visit.do(wire.Say(fresh(), 0, "Who was that?")))

    @pytest.mark.parametrize("more", [PING, MORE, b"\x81\x82\0\0\0\0{}"])
    def test_of_somebody_who_is_refused_are_counted_as_well(
        self, open_house: Open, dial: Dial, more: bytes
    ) -> None:
        """Whoever took them apart one by one stood still for seconds."""
        house = open_house(STRICT)
        guest = house.guest()
        line = spectator(dial(house.address), "nowhere")
        send(line, more * 10 * FLOOD)
        rest(line)

        cuts = ("frames", "malformed", "messages")
        house.until(lambda: sum(cut(guest, reason) for reason in cuts) == 1)

    def test_are_answered_while_they_are_few(self, open_house: Open, dial: Dial) -> None:
        house = open_house(STRICT)
        guest = house.guest()
        line = spectator(dial(house.address), guest.create(ANNA, OPEN).room)
        line.sendall(PING * 20 + TINY_BEGIN + TINY_MORE * 10 + b"\x89\x84\0\0\0\0last")
        heard = b""
        while b"\x8a\x04last" not in heard:
            heard += line.recv(65536)

        assert heard.count(b"\x8a\x00") == 20

    def test_without_a_beginning_end_it_at_once(self, open_house: Open, dial: Dial) -> None:
        house = open_house(STRICT)
        guest = house.guest()
        line = spectator(dial(house.address), guest.create(ANNA, OPEN).room)
        send(line, MORE * FLOOD)
        rest(line)

        assert cut(guest, "malformed") == 1

    def test_of_many_floods_close_the_door_to_their_address(
        self, open_house: Open, dial: Dial
    ) -> None:
        house = open_house(replace(STRICT, requests_per_second=20.0))
        guest = house.guest()
        room = guest.create(ANNA, OPEN).room
        refused = 0
        for _ in range(10):
            line = dial(house.address, "127.0.0.2")
            with suppress(ConnectionError, AssertionError):
                send(spectator(line, room), PING * FLOOD)
            rest(line)
            refused += cut(guest, "too-often") > 0

        assert cut(guest, "frames") < 10
        assert refused
        assert guest.join(room).view.you == (0,)


class TestRequests:
    @pytest.mark.parametrize(
        "half",
        [b"", b"G", b"GET /healthz HTTP/1.1\r\nHost: cr", HEALTH + b"GET /he"],
        ids=["nothing", "a letter", "half of the headers", "one and the half of another"],
    )
    @pytest.mark.usefixtures("impatient")
    def test_that_never_end_are_cut(self, open_house: Open, dial: Dial, half: bytes) -> None:
        house = open_house(STRICT)
        line = dial(house.address)
        line.sendall(half)

        assert rest(line).count(b"HTTP/1.1 200") == half.count(HEALTH)
        assert cut(house.guest(), "late") == 1

    @pytest.mark.usefixtures("impatient")
    def test_whose_body_does_not_come_are_refused(self, open_house: Open, dial: Dial) -> None:
        line = dial(open_house(STRICT).address)
        line.sendall(
            b"POST /api/rooms HTTP/1.1\r\nHost: croupier\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        answer = rest(line)

        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too-late"' in answer

    @pytest.mark.usefixtures("impatient")
    def test_whose_body_nobody_asked_for_are_answered_and_cut(
        self, open_house: Open, dial: Dial
    ) -> None:
        line = dial(open_house(STRICT).address)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: croupier\r\nContent-Length: 9999\r\n\r\nx")

        assert rest(line).startswith(b"HTTP/1.1 200 ")

    @pytest.mark.usefixtures("impatient")
    def test_whose_answer_nobody_takes_are_cut(self, open_house: Open) -> None:
        house = open_house(STRICT)
        with house.narrow_line() as line:
            send(line, b"GET /api/openapi.json HTTP/1.1\r\nHost: croupier\r\n\r\n" * 4)
            guest = house.guest()
            house.until(lambda: cut(guest, "late") == 1)

    def test_come_one_after_the_other(self, open_house: Open, dial: Dial) -> None:
        line = dial(open_house(STRICT).address)
        line.sendall(HEALTH * 50)
        answers = b""
        while answers.count(b"ok\n") < 50:
            answers += line.recv(65536)

        assert answers.count(b"HTTP/1.1 200 ") == 50


class TestRoom:
    def test_is_left_for_others_by_each_address(self, open_house: Open, dial: Dial) -> None:
        house = open_house(replace(STRICT, most_connections_per_address=2))
        held = [dial(house.address, "127.0.0.2") for _ in range(2)]
        for line in held:
            let_in(line)
        late = dial(house.address, "127.0.0.2")
        late.sendall(b"GET /api/rooms HTTP/1.1\r\nHost: croupier\r\n\r\n")
        answer = rest(late)

        assert answer.startswith(b"HTTP/1.1 503 ")
        assert answer.endswith(connections.FULL)
        assert house.guest().http.get("/api/rooms").status_code == 200

    def test_is_not_counted_for_a_proxy(self, open_house: Open, dial: Dial) -> None:
        house = open_house(replace(STRICT, most_connections_per_address=1, proxies="127.0.0.0/24"))
        for line in [dial(house.address, "127.0.0.2") for _ in range(5)]:
            line.sendall(b"GET /api/rooms HTTP/1.1\r\nHost: croupier\r\n\r\n")
            assert b" 200 " in line.recv(65536)

    def test_ends_but_health_is_told(
        self, open_house: Open, dial: Dial, caplog: pytest.LogCaptureFixture
    ) -> None:
        house = open_house(replace(STRICT, most_connections=3))
        visit = seat(house)
        silent = [dial(house.address, "127.0.0.2") for _ in range(2 * WAITING_ROOM)]
        line = dial(house.address)
        line.sendall(HEALTH)
        assert b" 200 " in line.recv(65536)
        newcomer = dial(house.address)
        newcomer.sendall(handshake(visit.view.room))

        assert rest(newcomer).startswith(b"HTTP/1.1 503 ")
        done(visit.do(wire.Say(fresh(), 0, "Cosy!")))
        assert sum("no room" in record.message for record in caplog.records) == 1
        for one in silent:
            one.close()
        house.until(lambda: is_let_in(house, dial))

    def test_is_not_given_back_by_who_had_none(self, open_house: Open, dial: Dial) -> None:
        house = open_house(replace(STRICT, most_connections_per_address=2))
        held = [let_in(dial(house.address, "127.0.0.2")) for _ in range(2)]
        for _ in range(5):
            line = dial(house.address, "127.0.0.2")
            line.sendall(handshake("none").replace(b"/api/rooms/none/socket", b"/healthz"))
            assert rest(line).startswith(b"HTTP/1.1 503 ")
        late = dial(house.address, "127.0.0.2")
        late.sendall(b"GET /api/rooms HTTP/1.1\r\nHost: croupier\r\n\r\n")

        assert rest(late).startswith(b"HTTP/1.1 503 ")
        assert counted(house) == len(held)
        for line in held:
            line.close()
        house.until(lambda: counted(house) == 0)

    def test_is_needed_for_more_than_to_ask_how_it_goes(self, open_house: Open, dial: Dial) -> None:
        house = open_house(replace(STRICT, most_connections_per_address=1))
        let_in(dial(house.address, "127.0.0.2"))
        late = dial(house.address, "127.0.0.2")
        late.sendall(HEALTH[:30])
        time.sleep(SOON / 4)
        late.sendall(HEALTH[30:] + b"GET /api/games HTTP/1.1\r\nHost: croupier\r\n\r\n")
        answer = rest(late)

        assert answer.count(b"HTTP/1.1 ") == answer.count(b"HTTP/1.1 200 ") == 1
        assert answer.endswith(b"ok\n")

    def test_is_given_back_by_sockets_of_which_nobody_knows_any_more_where_they_were_from(
        self, open_house: Open, dial: Dial, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # That is how it is where a line breaks off before the handshake is read.
        monkeypatch.setattr(websockets_sansio_impl, "get_remote_addr", lambda _: None)
        house = open_house(replace(STRICT, most_connections_per_address=2))
        room = house.guest().create(ANNA, OPEN).room
        for _ in range(5):
            spectator(dial(house.address, "127.0.0.2"), room).close()
            house.until(lambda: counted(house) == 1)


def counted(house: Served) -> float:
    """Return how many connections are counted."""
    return house.house.hub.metrics.value("croupier_connections")


class TestAProxy:
    @pytest.mark.parametrize(
        ("proxies", "proxy", "other"),
        [
            ("::1", "::1", "::2"),
            ("fd00::/8", "fd00::5", "fe00::5"),
            ("2001:db8::1", "2001:db8::1", "2001:db8::2"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("127.0.0.1", "::ffff:127.0.0.1", "::ffff:127.0.0.2"),
        ],
    )
    def test_is_known_by_its_own_address(self, proxies: str, proxy: str, other: str) -> None:
        connections = Connections(replace(STRICT, proxies=proxies), Metrics())
        limited = [connections.is_limited(connections.address(host)) for host in (proxy, other)]

        assert limited == [False, True]

    @pytest.mark.parametrize("proxies", ["*", "0.0.0.0/0", "127.0.0.1, ::/0"])
    def test_that_everybody_is_is_said_once_at_start(self, tmp_path: Path, proxies: str) -> None:
        process = Process(tmp_path, "--proxies", proxies)
        try:
            process.guest().http.get("/api/rooms")
            assert process.log.count("everybody is believed to be a proxy") == 1
            assert '"level":"warning"' in process.log
        finally:
            process.close()

    @pytest.mark.parametrize("proxies", ["127.0.0.1", "10.0.0.0/8, fd00::/8", ""])
    def test_that_is_named_is_nothing_to_be_said(
        self, caplog: pytest.LogCaptureFixture, proxies: str
    ) -> None:
        warn_of_proxies(replace(STRICT, proxies=proxies))

        assert not caplog.records

    def test_does_not_share_what_others_of_its_network_may(self) -> None:
        connections = Connections(replace(STRICT, proxies="2001:db8::1"), Metrics())
        hosts = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::2")

        assert [connections.address(host) for host in hosts] == [
            "2001:db8::1",
            "2001:db8::/64",
            "2001:db8::/64",
            "2001:db8:0:1::/64",
        ]


def let_in(line: socket.socket) -> socket.socket:
    """Ask for something on a connection, and keep it."""
    line.sendall(HEALTH)
    assert b" 200 " in line.recv(65536)
    return line


def seat(house: Served | Process) -> Visit:
    """Return somebody's socket, whose other connections are closed."""
    guest = house.guest()
    visit = guest.join(guest.create(ANNA, BENNO).room)
    guest.http.close()
    return visit


def is_let_in(house: Served | Process, dial: Dial) -> bool:
    line = dial(house.address)
    line.sendall(b"GET /api/rooms HTTP/1.1\r\nHost: croupier\r\nConnection: close\r\n\r\n")
    return rest(line).startswith(b"HTTP/1.1 200 ")


class TestFiles:
    def test_that_run_out_are_told_and_leave_health_answering(
        self, tmp_path: Path, dial: Dial
    ) -> None:
        process = Process(tmp_path, "--proxies", "127.0.0.250", most_files=200)
        try:
            visit = seat(process)
            held = [dial(process.address, f"127.0.0.{2 + n % 9}") for n in range(250)]
            line = dial(process.address)
            line.sendall(HEALTH)
            assert b" 200 " in line.recv(65536)
            newcomer = dial(process.address)
            newcomer.sendall(b"GET / HTTP/1.1\r\nHost: croupier\r\n\r\n")

            assert rest(newcomer).startswith(b"HTTP/1.1 503 ")
            done(visit.do(wire.Say(fresh(), 0, "Is anybody there?")))
            assert "there is room for 104 connections" in process.log
            assert "files run out" in process.log
            assert "Traceback" not in process.log
            for one in held:
                one.close()
            deadline(lambda: is_let_in(process, dial))
        finally:
            process.close()


class TestAStalledReader:
    def test_is_cut_and_its_seat_counts_as_gone(self, open_house: Open) -> None:
        house = open_house(replace(STRICT, grace=1.0))
        anna, benno = house.guest(), house.guest()
        room = seated(anna, benno, LORDS)
        visit = anna.join(room).until(lambda visit: visit.present == (0,))
        with house.narrow_line() as line:
            headers = f"Cookie: croupier={benno.secret}\r\n\r\n".encode()
            line.sendall(handshake(room).removesuffix(b"\r\n") + headers)
            visit.until(lambda visit: visit.present == (0, 1))
            # Nothing is read from here on, and nothing is closed.
            visit.until(lambda visit: visit.present == (0,))
        assert cut(anna, "stalled") == 1
        visit.ping()

    def test_that_reads_stays(self, open_house: Open) -> None:
        house = open_house(replace(STRICT, grace=1.0))
        guest = house.guest()
        visit = guest.join(guest.create(ANNA, OPEN).room)
        time.sleep(2.5)

        visit.ping()


class TestAFarewell:
    def test_that_is_not_returned_is_not_waited_for(self, open_house: Open, dial: Dial) -> None:
        house = open_house(replace(STRICT, messages_per_second=1.0))
        guest = house.guest()
        room = guest.create(ANNA, OPEN).room
        line = spectator(dial(house.address), room)
        house.until_there_are(1, room)
        began = time.monotonic()
        line.sendall(b"\x81\x82\0\0\0\0{}" * 5)
        said = rest(line)

        assert struct.pack("!H", TOO_OFTEN) in said
        assert time.monotonic() - began < PATIENCE / 2
        house.until(lambda: "croupier_connections 1.0" in guest.http.get("/metrics").text)


def deadline(is_so: Callable[[], bool]) -> None:
    """Wait for something nobody is told of."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never is so"
        time.sleep(0.01)
