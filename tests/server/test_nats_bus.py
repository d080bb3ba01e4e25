"""The bus between server processes, with a real NATS server."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import pytest

from croupier.server.bus import Bus, BusDown
from tests.nats_service import NatsService, nats
from tests.server.test_bus import fail, opened, shout

__all__ = ["nats"]

PATIENCE = 30.0


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


class TestNews:
    def test_all_others_hear_it_but_not_oneself(self, nats: NatsService) -> None:
        async def scenario() -> list[list[bytes]]:
            heard: list[list[bytes]] = [[], [], []]
            async with opened(nats.url) as a, opened(nats.url) as b, opened(nats.url) as c:
                for bus, ear in zip((a, b, c), heard, strict=True):
                    await bus.listen("room-1", ear.append)
                await a.tell("room-1", b"1")
                await a.tell("room-1", b"2")
                await until(lambda: len(heard[1]) == len(heard[2]) == 2)
                await b.tell("room-1", b"3")
                await until(lambda: len(heard[0]) == 1 and len(heard[2]) == 3)
            return heard

        assert asyncio.run(scenario()) == [[b"3"], [b"1", b"2"], [b"1", b"2", b"3"]]

    def test_the_bus_knows_whether_anybody_listens(self, nats: NatsService) -> None:
        async def scenario() -> list[bytes]:
            heard: list[bytes] = []
            async with opened(nats.url) as a, opened(nats.url) as b, asyncio.timeout(PATIENCE):
                assert not await a.is_heard("process.b")
                await b.listen("process.b", heard.append)
                assert await a.is_heard("process.b")
                await until(lambda: bool(heard))
                await b.close()
                while await a.is_heard("process.b"):
                    await asyncio.sleep(0.01)
                nats.kill()
                await until(lambda: not a.is_ready)
                # Nobody can know now.
                assert await a.is_heard("process.b")
            return heard

        assert asyncio.run(scenario()) == [b""]

    def test_other_rooms_are_not_heard(self, nats: NatsService) -> None:
        async def scenario() -> list[bytes]:
            heard: list[bytes] = []
            async with opened(nats.url) as a, opened(nats.url) as b:
                await b.listen("one", heard.append)
                await a.tell("two", b"of two")
                await a.tell("one", b"of one")
                await until(lambda: bool(heard))
            return heard

        assert asyncio.run(scenario()) == [b"of one"]

    def test_after_stopping_nothing_is_heard(self, nats: NatsService) -> None:
        async def scenario() -> tuple[list[bytes], list[bytes]]:
            still: list[bytes] = []
            no_more: list[bytes] = []
            async with opened(nats.url) as a, opened(nats.url) as b:
                stop = await b.listen("room", no_more.append)
                await b.listen("room", still.append)
                await a.tell("room", b"1")
                await until(lambda: len(still) == len(no_more) == 1)
                await stop()
                await stop()
                await a.tell("room", b"2")
                await until(lambda: len(still) == 2)
            return still, no_more

        assert asyncio.run(scenario()) == ([b"1", b"2"], [b"1"])

    def test_a_listener_that_fails_goes_on_listening(
        self, nats: NatsService, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def scenario() -> list[bytes]:
            heard: list[bytes] = []

            def hear(news: bytes) -> None:
                heard.append(news)
                if news == b"1":
                    raise ValueError("secret")

            async with opened(nats.url) as a, opened(nats.url) as b:
                await b.listen("room", hear)
                await a.tell("room", b"1")
                await a.tell("room", b"2")
                await until(lambda: len(heard) == 2)
            return heard

        assert asyncio.run(scenario()) == [b"1", b"2"]
        assert "the bus: ValueError" in caplog.messages
        assert "secret" not in caplog.text

    def test_whatever_is_told_after_listening_began_is_heard(self, nats: NatsService) -> None:
        async def scenario() -> None:
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            async with opened(nats.url) as a, opened(nats.url) as b, asyncio.timeout(PATIENCE):
                for number in range(300):
                    stop = await b.listen(f"room-{number}", heard.put_nowait)
                    await a.tell(f"room-{number}", b"%d" % number)
                    assert await heard.get() == b"%d" % number
                    await stop()

        asyncio.run(scenario())


class TestWork:
    def test_each_piece_is_done_by_exactly_one(self, nats: NatsService) -> None:
        async def scenario() -> tuple[list[bytes], list[bytes]]:
            done: list[bytes] = []

            async def work(piece: bytes) -> bytes:
                done.append(piece)
                await asyncio.sleep(0.01)
                return piece.upper()

            pieces = [b"piece %d" % number for number in range(60)]
            async with opened(nats.url) as a, opened(nats.url) as b, opened(nats.url) as c:
                for bus in (a, b, c):
                    await bus.work(work)
                answers = await asyncio.gather(*(a.ask(piece, PATIENCE) for piece in pieces))
            return done, answers

        done, answers = asyncio.run(scenario())
        assert sorted(done) == sorted(b"piece %d" % number for number in range(60))
        assert answers == [b"PIECE %d" % number for number in range(60)]

    def test_who_asks_may_work_too(self, nats: NatsService) -> None:
        async def scenario() -> bytes:
            async with opened(nats.url) as bus:
                await bus.work(shout)
                return await bus.ask(b"ace", PATIENCE)

        assert asyncio.run(scenario()) == b"ACE"

    def test_pieces_do_not_wait_for_each_other(self, nats: NatsService) -> None:
        async def scenario() -> None:
            both = asyncio.Barrier(2)

            async def work(piece: bytes) -> bytes:
                await both.wait()
                return piece

            async with opened(nats.url) as bus:
                await bus.work(work)
                await asyncio.gather(bus.ask(b"1", PATIENCE), bus.ask(b"2", PATIENCE))

        asyncio.run(scenario())

    def test_without_a_worker_nobody_can_be_asked(self, nats: NatsService) -> None:
        async def scenario() -> None:
            async with opened(nats.url) as bus:
                await bus.ask(b"ace", PATIENCE)

        with pytest.raises(BusDown):
            asyncio.run(scenario())

    def test_a_worker_that_fails_says_so(self, nats: NatsService) -> None:
        async def scenario() -> None:
            async with opened(nats.url) as bus:
                await bus.work(fail)
                await bus.ask(b"ace", PATIENCE)

        with pytest.raises(BusDown):
            asyncio.run(scenario())

    def test_a_worker_that_takes_too_long_is_not_waited_for(self, nats: NatsService) -> None:
        async def sleep(_work: bytes) -> bytes:
            await asyncio.sleep(60)
            return b""

        async def scenario() -> None:
            async with opened(nats.url) as bus:
                await bus.work(sleep)
                await bus.ask(b"ace", 0.1)

        with pytest.raises(TimeoutError):
            asyncio.run(scenario())


class TestTrouble:
    def test_it_comes_back_and_says_so(self, nats: NatsService) -> None:
        """News and work go on as before, and nothing raised while there was no server."""

        async def scenario() -> tuple[list[bytes], bytes]:
            heard: list[bytes] = []
            returned: list[Bus] = []
            async with opened(nats.url) as a, opened(nats.url) as b:
                for bus in (a, b):
                    bus.on_return = partial(returned.append, bus)
                    await bus.work(shout)
                await b.listen("room", heard.append)
                nats.kill()
                await until(lambda: not a.is_ready and not b.is_ready)
                await a.tell("room", b"lost")
                with pytest.raises(BusDown):
                    await a.ask(b"lost", 1)
                late = await b.listen("late", heard.append)
                await late()
                await b.listen("later", heard.append)
                assert not returned
                nats.start()
                await until(lambda: a.is_ready and b.is_ready and len(returned) == 2)
                await a.tell("room", b"found")
                await a.tell("late", b"not listened to any more")
                await a.tell("later", b"listened to meanwhile")
                await until(lambda: len(heard) == 2)
                return heard, await a.ask(b"again", PATIENCE)

        assert asyncio.run(scenario()) == ([b"found", b"listened to meanwhile"], b"AGAIN")

    def test_it_may_start_before_the_server_does(self, nats: NatsService) -> None:
        async def scenario() -> list[bytes]:
            heard: list[bytes] = []
            returned = asyncio.Event()
            nats.kill()
            async with opened(nats.url) as a, opened(nats.url) as b:
                b.on_return = returned.set
                assert not b.is_ready
                await b.listen("room", heard.append)
                nats.start()
                async with asyncio.timeout(PATIENCE):
                    await returned.wait()
                await until(lambda: a.is_ready)
                await a.tell("room", b"news")
                await until(lambda: bool(heard))
            return heard

        assert asyncio.run(scenario()) == [b"news"]

    def test_a_hook_that_fails_does_not_end_it(
        self, nats: NatsService, caplog: pytest.LogCaptureFixture
    ) -> None:
        def hook() -> None:
            raise ValueError

        async def scenario() -> None:
            async with opened(nats.url) as bus:
                bus.on_return = hook
                for _ in range(2):
                    nats.kill()
                    await until(lambda: not bus.is_ready)
                    nats.start()
                    await until(lambda: bus.is_ready)

        asyncio.run(scenario())
        assert "the bus is back, but not everyone could be told" in caplog.messages

    @pytest.mark.parametrize("is_frozen", [True, False])
    def test_closing_is_bounded_while_the_server_is_gone(
        self, nats: NatsService, *, is_frozen: bool
    ) -> None:
        async def scenario() -> float:
            async with opened(nats.url) as bus:
                if is_frozen:
                    nats.freeze()
                else:
                    nats.kill()
                    await until(lambda: not bus.is_ready)
                began = time.monotonic()
            return time.monotonic() - began

        assert asyncio.run(scenario()) < 6

    def test_a_frozen_server_is_noticed_and_telling_it_never_waits(self, nats: NatsService) -> None:
        async def scenario() -> float:
            returned = asyncio.Event()
            async with opened(nats.url) as bus:
                bus.on_return = returned.set
                nats.freeze()
                longest = 0.0
                for _ in range(3000):
                    began = time.monotonic()
                    await bus.tell("room", bytes(10_000))
                    longest = max(longest, time.monotonic() - began)
                await until(lambda: not bus.is_ready)
                nats.thaw()
                async with asyncio.timeout(PATIENCE):
                    await returned.wait()
                return longest

        assert asyncio.run(scenario()) < 1

    def test_a_frozen_server_is_noticed_even_if_nothing_is_told(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("croupier.server.nats_bus.HEARTBEAT_SECONDS", 0.5)

        async def scenario() -> None:
            async with opened(nats.url) as bus:
                nats.freeze()
                await until(lambda: not bus.is_ready)

        asyncio.run(scenario())

    def test_the_password_is_not_logged(
        self, nats: NatsService, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def scenario() -> None:
            nats.kill()
            async with opened(nats.url.replace("nats://", "nats://anna:secret@")):
                pass

        caplog.set_level(logging.DEBUG)
        asyncio.run(scenario())
        assert any("the bus is gone" in message for message in caplog.messages)
        assert "secret" not in caplog.text
