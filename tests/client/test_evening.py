"""Bots that come to an evening, over real sockets."""

import asyncio
import csv
import io
from collections import Counter
from collections.abc import Awaitable, Sequence
from random import Random

import msgspec
import pytest

from croupier.client import EveningVisit, Unreachable, attend, play, visit
from croupier.client.table import TableRefusal
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server import wire
from croupier.server.evening_export import ExportedEvening
from tests.client.tokens import tokens
from tests.server.evenings import Organiser
from tests.server.house import Served
from tests.services import free_port

ROUNDS = 3


async def attended(server: str, made: wire.EveningMade, token: str, name: str) -> EveningVisit:
    """Join an evening and play through it, wherever the bot is seated."""
    async with attend(server, made.evening, token) as evening:
        await evening.join(name, made.invite)
        async for room in evening.rooms():
            await played(server, room, token)
        return evening


async def played(server: str, room: str, token: str) -> wire.Ending:
    """Play at a table where a bot has its seat."""
    async with visit(server, room, token) as table:
        seat = table.seat
        assert seat is not None, "the evening has seated it"

        def playing(
            edition: Edition[StateT, MoveT, EventT, OptionsT],
        ) -> Awaitable[wire.Ending]:
            return play(table, seat, edition, edition.bots["greedy"](Random(seat)))

        return await registry.find(table.view.setup.game).newest.use(playing)


async def organised(organiser: Organiser, people: int, rounds: int) -> wire.EveningView:
    """Wait for everybody, make one round after the other, and end the evening."""
    view = await asyncio.to_thread(organiser.see)
    while len(view.members) < people:
        view = await asyncio.to_thread(organiser.see, view.number)
    for number in range(1, rounds + 1):
        view = await asyncio.to_thread(organiser.pair, number)
        while any(table.stage == "playing" for table in view.played[-1].tables):
            view = await asyncio.to_thread(organiser.see, view.number)
    return await asyncio.to_thread(organiser.end)


@pytest.mark.weekly("src/croupier", "tests/client", "tests/server")
def test_24_bots_come_through_the_open_door_and_play_a_whole_evening(house: Served) -> None:
    anna = house.guest()
    organiser = Organiser(anna, rounds=ROUNDS, seats=4)
    carried = tokens(anna, 24)

    async def scene() -> tuple[wire.EveningView, Sequence[EveningVisit]]:
        server = f"http://{house.address}"
        coming = [
            attended(server, organiser.made, token, f"Bot {number}")
            for number, token in enumerate(carried)
        ]
        view, *visits = await asyncio.gather(organised(organiser, 24, ROUNDS), *coming)
        assert isinstance(view, wire.EveningView)
        return view, [one for one in visits if isinstance(one, EveningVisit)]

    view, visits = asyncio.run(scene())
    assert view.stage == "over"
    assert len(visits) == 24
    assert all(one.view.stage == "over" for one in visits)
    for made in view.played:
        assert sorted(n for table in made.tables for n in table.members) == [*range(24)]
        assert [len(table.members) for table in made.tables] == [4] * 6
        assert {table.stage for table in made.tables} == {"over"}
    meetings = Counter(
        frozenset((a, b))
        for made in view.played
        for table in made.tables
        for a in table.members
        for b in table.members
        if a < b
    )
    assert max(meetings.values()) == 1
    # At each table of four there are two points to share.
    assert sum(one.points for one in view.members) == pytest.approx(ROUNDS * 6 * 2)
    assert sum(one.wins for one in view.members) == pytest.approx(ROUNDS * 6)
    assert {one.played for one in view.members} == {ROUNDS}
    assert [one.points for one in view.members] == sorted(
        (one.points for one in view.members), reverse=True
    )
    assert {one.owner for one in view.members} == {"Anna"}
    path = f"/api/evenings/{view.evening}/result"
    rows = [*csv.DictReader(io.StringIO(anna.http.get(f"{path}.csv").text))]
    assert [row["name"] for row in rows] == [one.name for one in view.members]
    exported = msgspec.json.decode(anna.http.get(f"{path}.json").content, type=ExportedEvening)
    assert [one.points for one in exported.standings] == [one.points for one in view.members]
    assert sum(len(made.tables) for made in exported.rounds) == ROUNDS * 6


def test_whoever_is_not_invited_is_told_so(house: Served) -> None:
    anna = house.guest()
    organiser = Organiser(anna)
    [token] = tokens(anna, 1)

    async def scene() -> None:
        async with attend(f"http://{house.address}", organiser.made.evening, token) as evening:
            await evening.join("Greta", "guessed")

    with pytest.raises(TableRefusal) as refused:
        asyncio.run(scene())
    assert refused.value.code == "not-invited"


def test_a_bot_that_leaves_is_not_waited_for(house: Served) -> None:
    anna = house.guest()
    organiser = Organiser(anna)
    [token] = tokens(anna, 1)

    async def scene() -> Sequence[str]:
        async with attend(f"http://{house.address}", organiser.made.evening, token) as evening:
            await evening.join("Greta", organiser.made.invite)
            assert evening.own.name == "Greta"
            await evening.leave()
            return [room async for room in evening.rooms()]

    assert asyncio.run(scene()) == []
    assert [one.is_in for one in organiser.see().members] == [False]


def test_a_bot_that_goes_and_comes_back_finds_its_table(house: Served) -> None:
    anna, benno = house.guest(), house.guest()
    organiser = Organiser(anna, seats=2)
    [token] = tokens(anna, 1)
    organiser.join(benno, "Benno")

    async def seated(invite: str) -> str | None:
        async with attend(f"http://{house.address}", organiser.made.evening, token) as evening:
            await evening.join("Greta", invite)
            return evening.room

    assert asyncio.run(seated(organiser.made.invite)) is None
    room = organiser.pair(1).played[0].tables[0].room
    assert asyncio.run(seated("")) == room


def test_where_no_server_is_nobody_is_waited_for() -> None:
    async def scene() -> None:
        async with attend(f"http://127.0.0.1:{free_port()}", "evening", "bot_token") as evening:
            await evening.join("Greta")

    with pytest.raises(Unreachable):
        asyncio.run(scene())


def test_what_is_no_address_is_refused() -> None:
    with pytest.raises(InvalidOptions, match="no address of a server"):
        EveningVisit("play.example", "evening", "bot_token")
