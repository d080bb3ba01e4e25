"""Ratings in both databases: the fold of games in their order, whoever settles them, and when."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from msgspec.structs import replace

from croupier.store import ratings
from croupier.store.pages import KeptResult, Page, RatedGame, Rating
from croupier.store.profiles import KeptDevice, KeptProfile
from croupier.store.ratings import (
    ENCODER,
    Ladder,
    RatedSeat,
    Standing,
    Step,
    stepped,
    without,
)
from croupier.store.store import Store
from tests.store.rooms import first, opened, page

DAY = "2026-11-17"
LADDER = Ladder("las-vegas", "{}")
START = Rating(0.0, 8.0)
BOT = Rating(5.0, 0.0)


def rate(before: Sequence[Rating], places: Sequence[int]) -> Sequence[Rating]:
    """Rate in a way in which the order of games matters: halve the way to the strongest loser."""
    found = []
    for rating, place in zip(before, places, strict=True):
        others = [one.mu for one, other in zip(before, places, strict=True) if other > place]
        gain = (max(others) + 1 - rating.mu) / 2 if others else -1.0
        found.append(Rating(rating.mu + gain, rating.sigma / 2))
    return found


def body(*seats: RatedSeat) -> bytes:
    return ENCODER.encode(seats)


def duel(winner: str, loser: str) -> bytes:
    return body(RatedSeat(1, winner), RatedSeat(2, loser))


def ending(room: str, seats: bytes, ladder: Ladder = LADDER) -> Page:
    """Return the page with which a game ends that counts."""
    return replace(page(room, 1, stage="over"), rated=RatedGame(*ladder, seats))


async def end(store: Store, room: str, seats: bytes, ladder: Ladder = LADDER) -> None:
    await store.write(first(room))
    await store.write(ending(room, seats, ladder))


async def settle(store: Store) -> None:
    await store.ratings.settle(rate, START)


async def known(store: Store, *players: str) -> list[Standing | None]:
    return [await store.ratings.standing(LADDER, player) for player in players]


async def make(store: Store, *names: str) -> None:
    for name in names:
        profile = KeptProfile(name, name.title(), 1, "en", "", DAY)
        await store.profiles.make(profile, KeptDevice(name, name, name, "phone", DAY, DAY))


def run(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await make(store, "anna", "benno", "carla")
            await scene(store)

    asyncio.run(whole())


async def in_a_row(store: Store) -> list[Standing | None]:
    """Play three games, and return how all are rated after each was settled by itself."""
    for room, seats in (
        ("c", duel("anna", "benno")),
        ("b", duel("benno", "carla")),
        ("a", duel("carla", "anna")),
    ):
        await end(store, room, seats)
        await settle(store)
    return await known(store, "anna", "benno", "carla")


def test_a_newcomer_has_no_rating_until_a_game_counted(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await known(store, "anna") == [None]
        await end(store, "a", duel("anna", "benno"))
        assert await store.ratings.steps("a") is None
        await settle(store)
        assert await known(store, "anna", "benno") == [
            Standing(Rating(0.5, 4.0), 1),
            Standing(Rating(-1.0, 4.0), 1),
        ]
        assert await store.ratings.steps("a") == (
            Step(START, Rating(0.5, 4.0)),
            Step(START, Rating(-1.0, 4.0)),
        )
        assert await store.ratings.steps("b") is None

    run(url, scene)


def test_ratings_are_the_same_however_many_games_are_settled_at_once(url: str) -> None:
    async def scene(store: Store) -> None:
        one_by_one = await in_a_row(store)
        await store.ratings.unsettle()
        assert await known(store, "anna") == [None]
        await settle(store)
        assert await known(store, "anna", "benno", "carla") == one_by_one

    run(url, scene)


def test_a_game_that_turns_up_late_is_put_in_its_place(url: str) -> None:
    """It ended before others, and was not to be seen when those were settled."""

    async def scene(store: Store) -> None:
        whole = await in_a_row(store)
        [late] = await store.ask(
            lambda reader: reader.rows("DELETE FROM rated_games WHERE room = 'c' RETURNING at")
        )
        await store.ratings.unsettle()
        await settle(store)
        assert await known(store, "anna", "benno", "carla") != whole
        lines = ("INSERT INTO rated_games VALUES ('c', ?, ?, ?, ?, '')", *LADDER)
        at = late[0]
        assert isinstance(at, float)
        await store.ask(lambda reader: reader.rows(*lines, at, duel("anna", "benno").decode()))
        await settle(store)
        assert await known(store, "anna", "benno", "carla") == whole

    run(url, scene)


def test_many_games_are_settled_some_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store) -> None:
        whole = await in_a_row(store)
        monkeypatch.setattr(ratings, "AT_A_TIME", 1)
        await store.ratings.unsettle()
        await settle(store)
        assert await known(store, "anna", "benno", "carla") == whole

    run(url, scene)


def test_no_game_is_lost_or_counted_twice_when_two_processes_settle_at_once(url: str) -> None:
    async def scene(here: Store) -> None:
        async with opened(url) as there:
            rooms = [f"{number:02}" for number in range(12)]

            async def play(store: Store, some: Sequence[str]) -> None:
                for room in some:
                    await end(store, room, duel("anna", "benno"))
                    await settle(store)

            await asyncio.gather(play(here, rooms[::2]), play(there, rooms[1::2]))
            kept = await known(here, "anna", "benno")
            assert [one and one.games for one in kept] == [12, 12]
            await here.ratings.unsettle()
            await asyncio.gather(settle(here), settle(there))
            assert await known(there, "anna", "benno") == kept

    run(url, scene)


def test_variants_are_rated_apart(url: str) -> None:
    async def scene(store: Store) -> None:
        white = Ladder("las-vegas", '{"white":true}')
        await end(store, "a", duel("anna", "benno"))
        await end(store, "b", duel("benno", "anna"), white)
        await end(store, "c", duel("benno", "anna"), white)
        await settle(store)
        assert await store.ratings.variants("las-vegas") == [white.variant, "{}"]
        assert await store.ratings.variants("lords-of-vegas") == []
        kept = await store.ratings.of_player("anna")
        assert [(ladder, standing.games) for ladder, standing in kept] == [(white, 2), (LADDER, 1)]

    run(url, scene)


def test_bots_stay_as_they_are_and_who_is_not_rated_is_passed_over(url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "a", body(RatedSeat(2, fixed=BOT), RatedSeat(1, "anna"), RatedSeat(3)))
        await settle(store)
        assert await store.ratings.steps("a") == (
            Step(BOT, BOT),
            Step(START, Rating(3.0, 4.0)),
            None,
        )

    run(url, scene)


def test_a_leaderboard_begins_with_whose_strength_is_surest(url: str) -> None:
    async def scene(store: Store) -> None:
        await in_a_row(store)
        ranked = await store.ratings.ranked(LADDER, 10)
        sure = [one.standing.rating.mu - 2 * one.standing.rating.sigma for one in ranked]
        assert sure == sorted(sure, reverse=True)
        assert {one.name for one in ranked} == {"Anna", "Benno", "Carla"}
        assert len(await store.ratings.ranked(LADDER, 2)) == 2
        assert await store.ratings.count(LADDER) == 3
        places = [await store.ratings.ahead(LADDER, one.standing.rating) for one in ranked]
        assert places == [0, 1, 2]
        await store.profiles.forget("anna")
        assert {one.name for one in await store.ratings.ranked(LADDER, 10)} == {"Benno", "Carla"}
        assert await store.ratings.count(LADDER) == 2

    run(url, scene)


def test_the_course_of_a_rating_is_told_game_by_game(url: str) -> None:
    async def scene(store: Store) -> None:
        await in_a_row(store)
        for room in "abc":
            await store.keep_history(room, ("anna", "benno", "carla"), None)
        first_and_last = ["c", "a"]
        steps = [await store.ratings.steps(room) for room in first_and_last]
        seats = zip((0, 1), steps, strict=True)
        told = [step.after for seat, all_of in seats if all_of and (step := all_of[seat])]
        assert await store.ratings.course(LADDER, "anna", 10) == told
        assert await store.ratings.course(LADDER, "anna", 1) == told[1:]
        assert len(told) == 2

    run(url, scene)


def test_who_is_forgotten_leaves_the_ratings_of_the_others_as_they_are(url: str) -> None:
    async def scene(store: Store) -> None:
        await in_a_row(store)
        _, *others = await known(store, "anna", "benno", "carla")
        await store.ratings.forget("anna")
        assert await known(store, "anna", "benno", "carla") == [None, *others]
        rows = await store.ask(lambda reader: reader.rows("SELECT body FROM rated_games"))
        assert not any("anna" in str(row) for row in rows)
        await store.ratings.unsettle()
        await settle(store)
        assert await known(store, "anna", "benno", "carla") == [None, *others]
        await store.ratings.forget("benno")
        await store.ratings.forget("carla")
        assert not await store.ask(lambda reader: reader.rows("SELECT room FROM rated_games"))

    run(url, scene)


def test_who_is_gone_altogether_is_not_written_down_again(url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "a", duel("nobody", "benno"))
        await settle(store)
        assert await known(store, "nobody") == [None]
        assert (await known(store, "benno"))[0] is not None

    run(url, scene)


def test_a_rating_outlives_the_room_of_its_game(url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "a", duel("anna", "benno"))
        await settle(store)
        before = await known(store, "anna", "benno")
        assert await store.prune("over", -1) == 1
        await store.ratings.unsettle()
        await settle(store)
        assert await known(store, "anna", "benno") == before

    run(url, scene)


def test_what_is_written_down_again_as_it_was_stays_settled(url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "a", duel("anna", "benno"))
        await settle(store)
        rated = RatedGame(*LADDER, duel("anna", "benno"))
        rows = await store.ask(lambda reader: reader.rows("SELECT at FROM rated_games"))
        at = rows[0][0]
        assert isinstance(at, float)
        result = KeptResult("a", at, b"{}")
        await store.keep_history("a", (), result, rated)
        assert await store.ratings.steps("a") is not None
        await store.keep_history("a", (), result, replace(rated, body=duel("benno", "anna")))
        assert await store.ratings.steps("a") is None

    run(url, scene)


def test_seats_without_a_rating_have_no_step() -> None:
    seats = (RatedSeat(1, "anna"), RatedSeat(2))

    assert stepped(seats, {"anna": Standing(START, 0)}, lambda before, _: before) == (
        Step(START, START),
        None,
    )


def test_of_who_is_not_to_be_known_only_the_rating_is() -> None:
    seats = (RatedSeat(1, "anna"), RatedSeat(2, "benno"))
    steps = (Step(START, BOT), None)

    assert without(seats, steps, "anna") == (RatedSeat(1, fixed=START), seats[1])
    assert without(seats, steps, "benno") == (seats[0], RatedSeat(2))
