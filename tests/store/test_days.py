"""Games over days in both databases: for whom they wait, who takes them on, and who is away."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec.structs import replace

from croupier.store import days
from croupier.store.days import KeptDeadline, KeptNotice, Subscription, Vacation
from croupier.store.pages import Deadline, Page
from croupier.store.profiles import KeptDevice, KeptProfile
from croupier.store.store import Store
from tests.store.rooms import first, is_kept, opened, page

DAY = "2026-11-17"
PHONE = Subscription("phone", "anna", "https://push.example/1", "key", "auth", "https://a.example")
YEAR_AGO = -1000.0


def run(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(whole())


def due(
    played: int = 0,
    since: float = 10.0,
    due_at: float = 100.0,
    awaited: tuple[str, ...] = ("anna",),
    newly: tuple[int, ...] = (0,),
) -> Deadline:
    return Deadline(played, since, due_at, awaited, newly)


def begun(room: str, deadline: Deadline, guests: tuple[str, ...] = ("anna",)) -> Page:
    """Return the page with which a game over days begins at once."""
    return replace(first(room), stage="playing", guests=guests, deadline=deadline)


async def kept(store: Store, room: str) -> KeptDeadline | None:
    return await store.ask(lambda line: days.deadline(line, room))


async def claimed(store: Store, now: float) -> list[str]:
    return await store.ask(lambda line: days.claim_due(line, now, 60.0, 10))


async def notices(store: Store, room: str) -> list[KeptNotice]:
    found = await store.keep(lambda line: days.claim_notices(line, room))
    return sorted(found, key=lambda one: one.seat)


def test_for_whom_a_game_waits_is_written_with_its_moves(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due()))
        assert await kept(store, "a") == KeptDeadline("a", 0, 10.0, 100.0, ("anna",))
        await store.write(replace(page("a", 1), deadline=due(1, 20.0, 110.0, ("benno",), (1,))))
        assert await kept(store, "a") == KeptDeadline("a", 1, 20.0, 110.0, ("benno",))
        lost = replace(page("a", 1), deadline=due(7, 30.0, 120.0))
        assert not await is_kept(store, lost)
        assert await kept(store, "a") == KeptDeadline("a", 1, 20.0, 110.0, ("benno",))
        await store.write(page("a", 2))
        assert await kept(store, "a") == KeptDeadline("a", 1, 20.0, 110.0, ("benno",))
        await store.write(replace(page("a", 3, stage="over"), deadline=due(2)))
        assert await kept(store, "a") is None
        assert await store.ask(lambda line: days.untold(line, 10)) == []

    run(url, scene)


def test_pages_that_go_together_are_kept_with_it_or_not_at_all(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due()))
        moved = replace(page("a", 1), deadline=due(1, 20.0, 110.0))
        assert await is_kept(store, moved, begun("b", due()))
        assert await kept(store, "b") is not None
        again = replace(page("a", 2), deadline=due(2, 30.0, 120.0))
        assert not await is_kept(store, again, replace(page("b", 9), deadline=due(9)))
        assert await kept(store, "a") == KeptDeadline("a", 1, 20.0, 110.0, ("anna",))

    run(url, scene)


def test_who_sits_down_meanwhile_takes_nobodys_time(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due()))
        seated = due(0, 50.0, 140.0, ("anna", "phone"), ())
        await store.write(replace(page("a", 1), deadline=seated))
        assert await kept(store, "a") == KeptDeadline("a", 0, 10.0, 100.0, ("anna", "phone"))
        left = due(0, 60.0, 70.0, (), ())
        await store.write(replace(page("a", 2), deadline=left))
        assert await kept(store, "a") == KeptDeadline("a", 0, 10.0, 70.0, ())

    run(url, scene)


def test_a_room_in_which_something_is_due_is_taken_on_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due()))
        await store.write(begun("b", due(due_at=50.0)))
        assert await claimed(store, 49.0) == []
        assert await claimed(store, 60.0) == ["b"]
        assert await claimed(store, 60.0) == []
        assert sorted(await claimed(store, 120.0)) == ["a", "b"]
        await store.ask(lambda line: days.look_again(line, "a", 0, 500.0))
        await store.ask(lambda line: days.look_again(line, "b", 7, 500.0))
        assert await claimed(store, 400.0) == ["b"]

    run(url, scene)


def test_several_who_look_at_once_take_on_different_rooms(url: str) -> None:
    async def scene(store: Store) -> None:
        for number in range(20):
            await store.write(begun(f"r{number}", due()))
        found = await asyncio.gather(*(claimed(store, 200.0) for _ in range(6)))
        rooms = [room for some in found for room in some]
        assert len(rooms) == len({*rooms})

    run(url, scene)


def test_of_a_move_is_told_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due(newly=(0, 2))))
        assert await store.ask(lambda line: days.untold(line, 10)) == ["a"]
        found = await asyncio.gather(*(notices(store, "a") for _ in range(4)))
        assert sorted(found, key=len)[-1] == [KeptNotice(0, 0), KeptNotice(2, 0)]
        assert sum(map(len, found)) == 2
        await store.write(replace(page("a", 1), deadline=due(0, newly=(0,))))
        assert await notices(store, "a") == []
        await store.write(replace(page("a", 2), deadline=due(1, newly=(0,))))
        assert await notices(store, "a") == [KeptNotice(0, 1)]

    run(url, scene)


def test_games_over_days_are_found_by_who_sits_there(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due(), ("anna", "benno")))
        await store.write(begun("b", due(), ("benno",)))
        await store.write(replace(first("c"), guests=("anna",)))
        found = await store.ask(lambda line: days.rooms_of(line, ["anna", "phone"]))
        assert [one.room for one in found] == ["a"]
        assert await store.ask(lambda line: days.rooms_of(line, [])) == []

    run(url, scene)


def test_games_over_days_are_not_removed_as_left(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(begun("a", due()))
        await store.write(replace(first("b"), stage="playing"))
        await store.prune("playing", -1.0)
        assert await store.rooms("", 10) == ["a"]
        await store.write(replace(page("a", 1, stage="over"), deadline=due(1)))
        assert await store.prune("over", -1.0) == 1

    run(url, scene)


def test_a_device_is_told_at_one_address_until_it_is_gone(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.keep(lambda line: days.subscribe(line, PHONE))
        moved = replace(PHONE, endpoint="https://push.example/2")
        assert await store.keep(lambda line: days.subscribe(line, moved))
        assert await store.ask(lambda line: days.subscriptions(line, ["anna"])) == [moved]
        other = replace(moved, device="tablet", guest="benno")
        assert await store.keep(lambda line: days.subscribe(line, other))
        assert await store.ask(lambda line: days.subscriptions(line, ["anna", "benno"])) == [other]
        assert await store.ask(lambda line: days.subscriptions(line, [])) == []
        assert await store.ask(lambda line: days.is_subscribed(line, "tablet"))
        await store.keep(lambda line: days.unsubscribe_at(line, other.endpoint))
        assert not await store.ask(lambda line: days.is_subscribed(line, "tablet"))
        assert await store.keep(lambda line: days.subscribe(line, PHONE))
        await store.keep(lambda line: days.unsubscribe(line, "phone"))
        assert not await store.ask(lambda line: days.is_subscribed(line, "phone"))

    run(url, scene)


def test_a_vacation_takes_the_place_of_the_last_and_wakes_ones_games(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.profiles.make(
            KeptProfile("anna", "Anna", 0, "en", "", DAY),
            KeptDevice("anna", "anna", "c", "computer", DAY, DAY),
        )
        await store.write(begun("a", due()))
        await store.write(begun("b", due(), ("benno",)))
        week, longer = Vacation("anna", 20.0, 90.0, "x"), Vacation("anna", 50.0, 200.0, "y")
        await store.keep(lambda line: line.run_all(days.go_away(week, YEAR_AGO)))
        assert await claimed(store, 20.0) == ["a"]
        await store.keep(lambda line: line.run_all(days.go_away(longer, YEAR_AGO)))
        assert await store.ask(lambda line: days.vacations(line, ["anna"])) == [
            replace(week, ends_at=50.0),
            longer,
        ]
        await store.keep(lambda line: line.run_all(days.come_back("anna", 60.0, 55.0)))
        assert await store.ask(lambda line: days.vacations(line, ["anna"])) == [
            replace(longer, ends_at=60.0)
        ]
        assert await store.ask(lambda line: days.vacations(line, [])) == []
        assert await store.keep(lambda line: days.subscribe(line, PHONE))
        await store.profiles.forget("anna")
        assert await store.ask(lambda line: days.vacations(line, ["anna"])) == []
        assert await store.ask(lambda line: days.subscriptions(line, ["anna"])) == []

    run(url, scene)


def test_the_time_of_the_house_never_goes_back(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.ask(lambda line: days.kept_time(line, "house")) is None
        assert await store.ask(lambda line: days.keep_time(line, "house", 50.0, 5.0)) == 50.0
        assert await store.ask(lambda line: days.keep_time(line, "house", 40.0, 4.0)) == 50.0
        assert await store.ask(lambda line: days.keep_time(line, "open", 20.0, 5.0)) == 20.0
        assert await store.ask(lambda line: days.kept_time(line, "house")) == (50.0, 4.0)

    run(url, scene)


def test_the_house_has_one_key_whoever_asks_first(url: str) -> None:
    async def scene(store: Store) -> None:
        keys = await asyncio.gather(
            *(store.keep(partial(days.keep_key, fresh=f"k{n}")) for n in range(4))
        )
        assert len({*keys}) == 1

    run(url, scene)
