"""Tokens of bots, as they are kept."""

import asyncio
from functools import partial

from croupier.store import tokens
from croupier.store.tokens import MOST_TOKENS
from tests.store.rooms import opened


def test_a_token_is_known_by_its_digest_until_its_guest_revokes_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            made = partial(tokens.make, guest="anna", name="Dora", owner="Anna")
            assert await store.ask(partial(made, token="d1")) == 1
            assert await store.ask(partial(made, token="d2")) == 2
            assert await store.ask(partial(tokens.owner, token="d1")) == "Anna"
            assert await store.ask(partial(tokens.owner, token="d3")) is None

            assert not await store.ask(partial(tokens.revoke, guest="benno", number=1))
            assert await store.ask(partial(tokens.revoke, guest="anna", number=1))
            assert not await store.ask(partial(tokens.revoke, guest="anna", number=1))
            assert await store.ask(partial(tokens.owner, token="d1")) is None
            [left] = await store.ask(partial(tokens.of_guest, guest="anna"))
            assert (left.number, left.name, left.owner) == (2, "Dora", "Anna")

    asyncio.run(scene())


def test_a_guest_has_only_so_many_tokens_at_a_time(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            made = partial(tokens.make, guest="anna", name="Dora", owner="Anna")
            numbers = [
                await store.ask(partial(made, token=f"d{n}")) for n in range(MOST_TOKENS + 1)
            ]
            assert numbers == [*range(1, MOST_TOKENS + 1), None]

            await store.ask(partial(tokens.revoke, guest="anna", number=5))
            assert await store.ask(partial(made, token="another")) is not None
            other = partial(tokens.make, guest="benno", name="Dora", owner="Benno")
            assert await store.ask(partial(other, token="his")) == 1

    asyncio.run(scene())


def test_tokens_of_a_guest_go_over_to_a_profile(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for guest in ("profile", "guest"):
                made = partial(tokens.make, guest=guest, name=guest, owner="Anna")
                for number in range(2):
                    assert await store.ask(partial(made, token=f"{guest} {number}"))
            await store.ask(partial(tokens.hand_over, guest="guest", profile="profile"))

            held = await store.ask(partial(tokens.of_guest, guest="profile"))
            assert [one.number for one in held] == [1, 2, 3, 4]
            assert [one.name for one in held] == ["profile", "profile", "guest", "guest"]
            assert await store.ask(partial(tokens.of_guest, guest="guest")) == []

    asyncio.run(scene())
