"""Who comes in first when many come at once."""

import asyncio
from contextlib import ExitStack

import pytest

from croupier.server import doorway
from croupier.server.doorway import Doorway


async def come(door: Doorway, who: str, came: list[str], *, is_to_move: bool = False) -> None:
    """Come in, and be noted."""
    await door.enter(is_to_move=is_to_move)
    came.append(who)


async def turns(count: int = 10) -> None:
    """Let everybody else go on for a while."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_nobody_waits_where_nothing_is_read() -> None:
    async def scene() -> None:
        came: list[str] = []
        for who in ("anna", "benno"):
            await come(Doorway(), who, came)
        assert came == ["anna", "benno"]

    asyncio.run(scene())


def test_who_is_to_move_does_not_wait_for_rooms_of_others() -> None:
    async def scene() -> None:
        door, came = Doorway(), list[str]()
        async with asyncio.TaskGroup() as group:
            with door.reading():
                for who in ("anna", "benno"):
                    group.create_task(come(door, who, came))
                group.create_task(come(door, "carla", came, is_to_move=True))
                await turns()
                assert came == ["carla"]
        assert came == ["carla", "anna", "benno"]

    asyncio.run(scene())


def test_nobody_waits_for_rooms_that_were_asked_for_later() -> None:
    async def scene() -> None:
        door, came = Doorway(), list[str]()
        async with asyncio.TaskGroup() as group:
            with ExitStack() as first:
                first.enter_context(door.reading())
                group.create_task(come(door, "anna", came))
                await turns()
                with door.reading():
                    group.create_task(come(door, "benno", came))
                    await turns()
                    first.close()
                    await turns()
                    assert came == ["anna"]
        assert came == ["anna", "benno"]

    asyncio.run(scene())


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "LONGEST", 0.01)

    async def scene() -> None:
        door, came = Doorway(), list[str]()
        with door.reading():
            await asyncio.wait_for(come(door, "anna", came), 5)
        assert came == ["anna"]

    asyncio.run(scene())


def test_who_has_gone_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        door, came = Doorway(), list[str]()
        with door.reading():
            gone = asyncio.create_task(come(door, "anna", came))
            left = asyncio.create_task(come(door, "benno", came))
            await turns()
            gone.cancel()
        await left
        assert came == ["benno"]

    asyncio.run(scene())
