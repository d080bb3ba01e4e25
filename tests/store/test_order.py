"""Bans, blocks and closings, as they are kept."""

import asyncio
from functools import partial

from croupier.store import order, tokens
from croupier.store.order import MOST_BLOCKED
from croupier.store.reading import MOST_KEYS
from tests.store.rooms import opened


def test_whoever_is_banned_stays_so_until_let_in_again(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.ask(partial(order.ban, guests=["anna", "benno"], why="shouting"))
            await store.ask(partial(order.ban, guests=["anna"], why="shouting again"))
            found = {ban.guest: ban.why for ban in await store.ask(order.bans)}
            assert found == {"anna": "shouting again", "benno": "shouting"}

            assert await store.ask(partial(order.unban, guest="anna"))
            assert not await store.ask(partial(order.unban, guest="anna"))
            assert [ban.guest for ban in await store.ask(order.bans)] == ["benno"]

    asyncio.run(scene())


def test_with_a_guest_their_bots_are_banned(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for guest in ("anna", "benno"):
                made = partial(tokens.make, token=f"of {guest}", guest=guest, name="B", owner="A")
                assert await store.ask(made) == 1
            await store.ask(partial(order.ban, guests=["anna"], why=""))
            assert await store.ask(partial(tokens.owner, token="of anna")) is None
            assert await store.ask(partial(tokens.owner, token="of benno")) == "A"

    asyncio.run(scene())


def test_somebody_is_blocked_once_and_by_one_guest_alone(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            blocking = partial(order.block, guest="anna", blocked="benno", name="Benno")
            assert await store.ask(blocking)
            assert await store.ask(blocking)
            [one] = await store.ask(partial(order.blocks, guest="anna"))
            assert (one.blocked, one.name) == ("benno", "Benno")

            has = partial(order.has_blocked, other="benno")
            assert await store.ask(partial(has, guests=["carla", "anna"]))
            assert not await store.ask(partial(has, guests=["carla"]))
            assert not await store.ask(partial(has, guests=[]))

            undo = partial(order.unblock, number=one.number)
            assert not await store.ask(partial(undo, guest="benno"))
            assert await store.ask(partial(undo, guest="anna"))
            assert not await store.ask(partial(has, guests=["anna"]))

    asyncio.run(scene())


def test_only_so_many_are_blocked(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            blocking = partial(order.block, guest="anna", name="B")
            for number in range(MOST_BLOCKED):
                assert await store.ask(partial(blocking, blocked=f"b{number}"))
            assert not await store.ask(partial(blocking, blocked="one more"))
            assert await store.ask(partial(blocking, blocked="b0"))

    asyncio.run(scene())


def test_closings_are_found_among_the_rooms_that_are_asked_about(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for room in ("a", "b", "a"):
                await store.ask(partial(order.note_closing, room=room))
            others = [f"other-{number}" for number in range(MOST_KEYS)]
            for asked, closed in (
                ([], []),
                (others, []),
                (["b"], ["b"]),
                (["a", *others, "b"], ["a", "b"]),
            ):
                assert await store.ask(partial(order.closed, rooms=asked)) == closed

    asyncio.run(scene())


def test_blocks_of_a_guest_go_over_to_a_profile_and_so_do_those_against_them(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:

            async def block(guest: str, blocked: str) -> None:
                assert await store.ask(partial(order.block, guest=guest, blocked=blocked, name="X"))

            async def blocked_by(guest: str) -> set[str]:
                return {one.blocked for one in await store.ask(partial(order.blocks, guest=guest))}

            await block("profile", "benno")
            await block("guest", "benno")
            await block("guest", "carla")
            await block("guest", "profile")
            await block("dora", "guest")
            await store.ask(partial(order.hand_over, guest="guest", profile="profile"))

            assert await blocked_by("profile") == {"benno", "carla"}
            assert await blocked_by("guest") == set()
            assert await blocked_by("dora") == {"guest", "profile"}

    asyncio.run(scene())
