"""Sockets on the network: what is sent together, and how they end."""

import asyncio
from typing import cast

from croupier.server.frames import BINARY, CLOSE, PING, PONG, TEXT, farewell, written
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings
from croupier.server.socket_protocol import (
    BAD_MESSAGE,
    RESTARTING,
    TOO_OFTEN,
    SocketProtocol,
    Sockets,
    ping_seconds,
)

HI = b"\x81\x82\0\0\0\0hi"


class FakeTransport:
    """A network that takes all."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.ends: list[str] = []

    def write(self, data: bytes) -> None:
        """Take some."""
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        """Nothing ever waits."""
        return 0

    def is_closing(self) -> bool:
        """Whether it has ended."""
        return bool(self.ends)

    def close(self) -> None:
        """End it."""
        self.ends.append("close")

    def abort(self) -> None:
        """End it at once."""
        self.ends.append("abort")


class House:
    """Who listens, and who counts."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def hear(self, text: str) -> None:
        """Take a message."""
        self.told.append(text)

    def lost(self) -> None:
        """Take note of the end."""
        self.told.append("lost")

    def note(self, reason: str) -> None:
        """Take note of a reason."""
        self.told.append(reason)

    def afford(self, address: str, cost: int = 1) -> bool:
        """Take note of what somebody cost."""
        self.told.append(f"{address} pays {cost}")
        return True

    def release(self, address: str) -> None:
        """Take note of who has gone."""
        self.told.append(f"{address} is gone")


class Line:
    """A socket between the two."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.house, self.network, self.metrics = House(), FakeTransport(), Metrics()
        self.among: set[object] = set()
        shared = Sockets(self.house, self.metrics, settings or Settings(), 100)
        transport = cast(asyncio.Transport, self.network)
        self.socket = SocketProtocol(transport, "home", shared, self.house, self.among)


async def turn() -> None:
    """Let the event loop turn."""
    await asyncio.sleep(0)


def test_what_is_sent_in_one_turn_is_written_at_once() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.say(b"changes")
        line.socket.say(b"done")
        assert line.network.written == []
        await turn()
        assert line.network.written == [written(TEXT, b"changes") + written(TEXT, b"done")]
        line.socket.say(b"more")
        await turn()
        assert line.network.written[1:] == [written(TEXT, b"more")]
        assert 'croupier_stage_seconds_count{stage="send"} 2.0' in line.metrics.page().decode()

    asyncio.run(scene())


def test_messages_are_heard_at_once_and_pings_answered() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.data_received(HI + b"\x89\x81\0\0\0\0p" + b"\x01\x81\0\0\0\0a")
        line.socket.data_received(b"\x80\x81\0\0\0\0b")
        await turn()
        assert line.house.told == ["hi", "ab"]
        assert line.network.written == [written(PONG, b"p")]

    asyncio.run(scene())


def test_bytes_that_are_no_text_end_it() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.data_received(bytes([0x80 | BINARY]) + b"\x80\0\0\0\0" + HI)
        assert line.network.written == [farewell(BAD_MESSAGE, "That cannot be read.")]
        assert line.house.told == []

    asyncio.run(scene())


def test_a_flood_is_cut_and_paid_for() -> None:
    async def scene() -> None:
        line = Line(Settings(messages_per_second=1.0))
        line.socket.data_received(HI * 100)
        assert line.house.told == ["hi"] * 36 + ["frames", "home pays 200"]
        assert line.network.ends == ["abort"]

    asyncio.run(scene())


def test_whoever_ends_it_is_answered_with_the_same_code() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.data_received(b"\x88\x82\0\0\0\0\x03\xe8")
        assert line.network.written == [written(CLOSE, b"\x03\xe8")]
        assert line.network.ends == ["close"]
        line.socket.connection_lost(None)
        assert line.house.told == ["lost", "home is gone"]
        assert not line.among

    asyncio.run(scene())


def test_what_was_sent_too_often_is_paid_for_once() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.close(TOO_OFTEN, "Slowly!")
        line.socket.close(TOO_OFTEN, "Slowly!")
        line.socket.say(b"too late")
        await turn()
        assert line.network.written == [farewell(TOO_OFTEN, "Slowly!")]
        assert line.house.told == ["messages", "home pays 200"]
        line.socket.data_received(HI + b"\x88\x80\0\0\0\0")
        assert line.house.told[2:] == []
        assert line.network.ends == ["close"]

    asyncio.run(scene())


def test_who_does_not_answer_a_ping_is_cut_at_the_next() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.keep_alive()
        await turn()
        ping = line.network.written[0]
        assert ping[:2] == bytes([0x80 | PING, 4])
        line.socket.data_received(b"\x8a\x84\0\0\0\0" + ping[2:])
        line.socket.keep_alive()
        line.socket.keep_alive()
        assert line.house.told == ["stalled"]
        assert line.network.ends == ["abort"]

    asyncio.run(scene())


def test_the_end_of_the_server_is_told() -> None:
    async def scene() -> None:
        line = Line()
        line.socket.say(b"last")
        line.socket.shutdown()
        end = farewell(RESTARTING, "The server is restarting.")
        assert line.network.written == [written(TEXT, b"last") + end]
        assert line.network.ends == ["close"]

    asyncio.run(scene())


def test_pings_come_often_enough_to_be_gone_within_the_grace_time() -> None:
    assert [ping_seconds(grace) for grace in (0.0, 10.0, 60.0, 600.0)] == [0.5, 5.0, 20.0, 20.0]
