"""Which process is the home of a room."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from croupier.server import homes as module
from croupier.server.bus import Bus, LocalBus, open_bus
from croupier.server.homes import BEAT, FORM, TOPIC, Beat, Homes, home_among
from tests.nats_service import NatsService, nats

__all__ = ["nats"]

PATIENCE = 20.0
names = st.lists(st.text(min_size=1, max_size=8), min_size=1, max_size=6, unique=True)
ROOMS = [f"room-{number}" for number in range(2000)]


class TestTheChoice:
    @given(names=names, room=st.text(max_size=16))
    def test_is_the_same_in_any_order(self, names: list[str], room: str) -> None:
        other = sorted(names, reverse=True)

        assert home_among(names, room) == home_among(other, room) in names

    @given(names=names, room=st.text(max_size=16))
    def test_changes_only_for_rooms_of_whoever_comes_or_goes(
        self, names: list[str], room: str
    ) -> None:
        *others, gone = names
        if others and home_among(names, room) != gone:
            assert home_among(others, room) == home_among(names, room)

    def test_is_even(self) -> None:
        shares = Counter(home_among(["one", "other", "third", "fourth"], room) for room in ROOMS)

        assert len(shares) == 4
        assert all(400 < share < 600 for share in shares.values())

    def test_is_oneself_without_a_bus(self) -> None:
        alone = Homes("alone", LocalBus())
        asyncio.run(alone.start())

        assert alone.is_settled
        assert {alone.home(room) for room in ROOMS} == {"alone"}


class Street:
    """Some processes on a bus."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self._url = url
        self._stack = stack
        self.gone: dict[str, list[str]] = {}

    async def bus(self) -> Bus:
        """Return another way onto the bus."""
        bus = open_bus(self._url)
        await bus.start()
        self._stack.push_async_callback(bus.close)
        return bus

    async def process(self, name: str) -> Homes:
        """Let a process come."""
        homes = Homes(name, await self.bus())

        def changed(gone: Sequence[str]) -> None:
            self.gone.setdefault(name, []).extend(gone)

        homes.on_change = changed
        await homes.start()
        self._stack.push_async_callback(homes.close)
        return homes


@asynccontextmanager
async def street(url: str) -> AsyncIterator[Street]:
    async with AsyncExitStack() as stack:
        yield Street(url, stack)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def until_known(*homes: Homes) -> None:
    everybody = {one.process for one in homes}
    await until(lambda: all({*one.others, one.process} == everybody for one in homes))


async def settled(at: Street) -> tuple[Homes, Bus]:
    """Return a process that knows to be alone, and a line to its bus for somebody else."""
    one, bus = await at.process("one"), await at.bus()
    await until(lambda: one.is_settled)
    return one, bus


def beat(process: str, number: int, *hears: str, form: int = FORM) -> bytes:
    """Return that a process lives, and has just heard some that have just come."""
    heard = (1,) * len(hears)
    told = Beat(process, number, 0.0, hears, is_leaving=False, form=form, heard=heard)
    return msgspec.msgpack.encode(told)


class FirstBeat(Struct, frozen=True, array_like=True):
    """A beat of the first form."""

    process: str
    number: int
    at: float
    hears: tuple[str, ...]
    is_leaving: bool = False
    form: int = 1


class TestProcesses:
    def test_that_live_choose_alike(self, nats: NatsService) -> None:
        async def scene() -> list[list[str]]:
            async with street(nats.url) as at:
                all_of_them = [await at.process(name) for name in ("one", "other", "third")]
                await until_known(*all_of_them)
                return [[homes.home(room) for room in ROOMS] for homes in all_of_them]

        first, *others = asyncio.run(scene())
        assert set(first) == {"one", "other", "third"}
        assert all(other == first for other in others)

    def test_that_leave_are_gone_at_once(self, nats: NatsService) -> None:
        async def scene() -> Street:
            async with street(nats.url) as at:
                one, other = await at.process("one"), await at.process("other")
                await until_known(one, other)
                await other.leave()
                await until(lambda: not one.others)
                assert one.is_ours("room")
                return at

        assert asyncio.run(scene()).gone["one"] == ["other"]

    def test_that_are_silent_are_gone_after_a_while_and_may_come_back(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def scene() -> None:
            async with street(nats.url) as at:
                one, other = await at.process("one"), await at.process("other")
                await until_known(one, other)
                tell = other._tell

                async def silent() -> None:
                    pass

                monkeypatch.setattr(other, "_tell", silent)
                await until(lambda: not one.others and not other.others)
                monkeypatch.setattr(other, "_tell", tell)
                await until_known(one, other)

        asyncio.run(scene())

    def test_that_do_not_hear_us_are_no_homes(self, nats: NatsService) -> None:
        async def scene() -> tuple[bool, bool]:
            async with street(nats.url) as at:
                one, bus = await at.process("one"), await at.bus()
                await bus.tell(TOPIC, beat("deaf", 1))
                await until(lambda: one.is_heard("deaf"))
                was_alone = not one.others
                await bus.tell(TOPIC, beat("deaf", 2, "one"))
                await until(lambda: one.others == ("deaf",))
                return was_alone, one.is_settled

        assert asyncio.run(scene()) == (True, False)

    def test_that_speak_otherwise_are_no_homes_but_may_have_rooms_open(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "SETTLING", 0.0)

        async def scene() -> None:
            async with street(nats.url) as at:
                one, bus = await settled(at)
                await bus.tell(TOPIC, beat("newer", 1, "one", form=FORM + 1))
                await until(lambda: not one.is_settled)
                assert not one.others
                assert one.is_mixed

        asyncio.run(scene())

    def test_are_settled_once_nobody_has_come_or_gone_for_a_while(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "SETTLING", 1.0)

        async def scene() -> None:
            async with street(nats.url) as at:
                one, other = await at.process("one"), await at.process("other")
                await until_known(one, other)
                assert not one.is_settled
                await until(lambda: one.is_settled and other.is_settled)
                await other.leave()
                await until(lambda: not one.is_settled)

        asyncio.run(scene())


class TestProcessesOfAnotherForm:
    def test_are_seen_if_it_is_the_first(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "SETTLING", 0.0)

        async def scene() -> None:
            async with street(nats.url) as at:
                one, bus = await settled(at)
                first = FirstBeat("first", 1, time.time(), ("one",))
                await bus.tell(TOPIC, msgspec.msgpack.encode(first))
                await until(lambda: one.is_heard("first"))
                assert (one.is_settled, one.is_mixed, one.others) == (False, True, ())
                assert one.age("first", 0) == 0.0
                left = replace(first, number=2, is_leaving=True)
                await bus.tell(TOPIC, msgspec.msgpack.encode(left))
                await until(lambda: one.is_settled and not one.is_mixed)

        asyncio.run(scene())

    def test_see_us_if_it_is_the_first(self, nats: NatsService) -> None:
        async def scene() -> None:
            async with street(nats.url) as at:
                bus = await at.bus()
                told: list[bytes] = []
                await bus.listen(TOPIC, told.append)
                await at.process("one")
                await bus.tell(TOPIC, msgspec.msgpack.encode(FirstBeat("first", 1, 0.0, ())))
                await until(lambda: len(told) > 2)
                heard = [msgspec.msgpack.decode(news, type=FirstBeat) for news in told]
                assert {(one.process, one.form) for one in heard} == {("one", FORM)}
                assert abs(heard[-1].at - time.time()) < PATIENCE
                assert heard[-1].hears == ("first",)

        asyncio.run(scene())

    @pytest.mark.parametrize(
        "news",
        [msgspec.msgpack.encode(("it", 1, {"one": 1}, False, 1)), msgspec.msgpack.encode({}), b""],
        ids=["another beat", "no beat", "nothing"],
    )
    def test_are_noticed_even_if_nothing_else_can_be_read(
        self,
        nats: NatsService,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        news: bytes,
    ) -> None:
        monkeypatch.setattr(module, "SETTLING", 0.0)
        monkeypatch.setattr(module, "GONE", 0.5)

        async def scene() -> None:
            async with street(nats.url) as at:
                one, bus = await settled(at)
                for _ in range(5):
                    for _ in range(20):
                        await bus.tell(TOPIC, news)
                    await until(lambda: one.is_mixed)
                    assert (one.is_settled, one.others) == (False, ())
                    await until(lambda: one.is_settled)
                    assert not one.is_mixed

        asyncio.run(scene())
        said = [line.getMessage() for line in caplog.records]
        assert said == ["processes of another version share rooms through the database alone"]


class TestWhatWasRecorded:
    def test_keeps_nobody_alive(self, nats: NatsService) -> None:
        async def scene() -> None:
            async with street(nats.url) as at:
                one, other = await at.process("one"), await at.process("other")
                recorded: list[bytes] = []
                bus = await at.bus()
                await bus.listen(TOPIC, recorded.append)
                await until(lambda: len(recorded) > 4)
                await until_known(one, other)
                await other.close()
                await until(lambda: not one.others)
                for news in recorded:
                    await bus.tell(TOPIC, news)
                await bus.tell(TOPIC, beat("mark", 1))
                await until(lambda: one.is_heard("mark"))
                assert not one.is_heard("other")

        asyncio.run(scene())

    def test_is_not_believed_after_long(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "FRESH", 2)

        async def scene() -> None:
            async with street(nats.url) as at:
                one, bus = await at.process("one"), await at.bus()
                await until(lambda: one.number > 4)
                await bus.tell(TOPIC, beat("old", 1, "one"))
                await bus.tell(TOPIC, beat("mark", 1))
                await until(lambda: one.is_heard("mark"))
                assert not one.is_heard("old")

        asyncio.run(scene())

    def test_of_one_that_went_long_ago_makes_it_no_home(self, nats: NatsService) -> None:
        async def scene() -> None:
            async with street(nats.url) as at:
                one, bus = await at.process("one"), await at.bus()
                for number in range(5):
                    await bus.tell(TOPIC, beat("gone before", number, "another"))
                await until(lambda: one.is_heard("gone before"))
                assert not one.others
                await until(lambda: not one.is_heard("gone before"))
                for number in range(5):
                    await bus.tell(TOPIC, beat("gone before", number, "another"))
                await bus.tell(TOPIC, beat("mark", 1))
                await until(lambda: one.is_heard("mark"))
                assert not one.is_heard("gone before")

        asyncio.run(scene())

    def test_is_remembered_of_so_many_that_have_gone(
        self, nats: NatsService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "MOST_LEFT", 1)

        async def scene() -> None:
            async with street(nats.url) as at:
                one = await at.process("one")
                for name in ("first", "second"):
                    other = await at.process(name)
                    await until_known(one, other)
                    await other.close()
                    await until(lambda: not one.others)
                await until(lambda: [*one._left] == ["second"])

        asyncio.run(scene())


def test_an_age_is_counted_in_beats_of_those_who_hear_us(nats: NatsService) -> None:
    async def scene() -> None:
        async with street(nats.url) as at:
            one, bus = await at.process("one"), await at.bus()
            assert one.age("other", 7) == float("inf")
            await bus.tell(TOPIC, beat("other", 9))
            await until(lambda: one.is_heard("other"))
            assert one.age("other", 9) == float("inf")
            await bus.tell(TOPIC, beat("other", 10, "one"))
            await until(lambda: one.others == ("other",))
            assert [one.age("other", number) for number in (9, 10, 11)] == [BEAT, 0.0, 0.0]

    asyncio.run(scene())
