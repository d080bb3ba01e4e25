"""Who has seen what."""

import asyncio

from croupier.server.following import Followers


async def rest() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_whoever_comes_late_may_say_so_late() -> None:
    async def scene() -> None:
        followers: Followers[str] = Followers()
        waiting = asyncio.create_task(followers.follow(7))
        await rest()
        assert not followers
        assert not waiting.done()
        followers.note("anna", 7)
        await waiting

    asyncio.run(scene())


def test_the_slowest_is_waited_for() -> None:
    async def scene() -> None:
        followers: Followers[str] = Followers()
        followers.note("anna", 7)
        followers.note("benno", 5)
        waiting = asyncio.create_task(followers.follow(7))
        await rest()
        followers.note("benno", 6)
        await rest()
        assert not waiting.done()
        followers.note("benno", 7)
        await waiting

    asyncio.run(scene())


def test_whoever_goes_is_waited_for_no_more() -> None:
    async def scene() -> None:
        followers: Followers[str] = Followers()
        followers.note("anna", 3)
        one, other = (asyncio.create_task(followers.follow(number)) for number in (7, 9))
        await rest()
        one.cancel()
        followers.forget("anna")
        await other
        assert one.cancelled()

    asyncio.run(scene())
