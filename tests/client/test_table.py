"""A table as a bot from outside has it."""

import asyncio
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path

import pytest

from croupier.client import table as tables
from croupier.client.table import Table, TableRefusal, Unreachable, socket_address, visit
from croupier.core.errors import CroupierError, InvalidOptions
from croupier.server import wire
from tests.client.tokens import tokens
from tests.server.house import ANNA, EASY, OPEN, Served
from tests.services import free_port

EXAMPLE = Path(__file__).parents[2] / "examples" / "door" / "bot.py"


@pytest.mark.parametrize(
    "server",
    [
        "",
        "localhost",
        "ftp://localhost",
        "http://",
        "http://localhost:99999",
        "http://[",
        "http://a:x",
    ],
)
def test_what_is_no_address_is_refused(server: str) -> None:
    with pytest.raises(InvalidOptions, match="is no address of a server"):
        socket_address(server, "room")


def test_a_name_with_anything_in_it_stays_one_part_of_the_address() -> None:
    assert socket_address("http://a:1", "x/../y?") == "ws://a:1/api/rooms/x%2F..%2Fy%3F/socket"


async def _entered(server: str, room: str, token: str) -> None:
    async with visit(server, room, token):
        raise AssertionError("nobody was to be let in")


def refusal(work: Coroutine[None, None, None]) -> CroupierError:
    """Return why something was refused."""
    with pytest.raises(CroupierError) as found:
        asyncio.run(work)
    return found.value


class TestComingIn:
    def test_is_refused_with_a_token_nobody_made_and_to_a_room_nobody_opened(
        self, house: Served
    ) -> None:
        anna = house.guest()
        [token] = tokens(anna, 1)
        server, room = f"http://{house.address}", anna.create(ANNA, OPEN).room

        assert refusal(_entered(server, room, "bot_guessed")).code == "unknown-token"
        assert refusal(_entered(server, "nowhere", token)).code == "unknown-room"

    def test_says_that_nobody_is_there(self) -> None:
        error = refusal(_entered(f"http://127.0.0.1:{free_port()}", "room", "bot_1"))

        assert isinstance(error, Unreachable)
        assert error.sentence.startswith("Nobody answers at")

    def test_says_that_somebody_else_is_there(self) -> None:
        async def scene() -> None:
            async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
                writer.close()

            async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                await _entered(f"http://127.0.0.1:{port}", "room", "bot_1")

        assert refusal(scene()).sentence.startswith("No server of Croupier answers")


class TestSitting:
    def test_takes_a_free_seat_once(self, house: Served) -> None:
        anna = house.guest()
        [token] = tokens(anna, 1)
        created = anna.create(ANNA, EASY, OPEN, OPEN)

        async def scene() -> None:
            async with visit(f"http://{house.address}", created.room, token) as table:
                assert table.seat is None
                assert await table.sit("Dora", invite=created.invite) == 2
                assert await table.sit("Dora", invite=created.invite) == 2
            async with visit(f"http://{house.address}", created.room, token) as table:
                assert table.seat == 2

        asyncio.run(scene())
        assert [chair.kind for chair in anna.see(created.room).view.chairs][2:] == ["bot", "open"]

    def test_goes_on_to_the_next_seat_where_somebody_was_quicker(self, house: Served) -> None:
        anna = house.guest()
        first, second = tokens(anna, 2)
        room = anna.create(OPEN, OPEN, listed=True).room

        async def scene() -> None:
            server = f"http://{house.address}"
            async with visit(server, room, first) as one, visit(server, room, second) as other:
                before = other.view
                assert await one.sit("Dora") == 0
                other._view = before
                assert await other.sit("Dino") == 1

        asyncio.run(scene())

    def test_is_refused_where_all_is_taken(self, house: Served) -> None:
        anna = house.guest()
        [token] = tokens(anna, 1)
        created = anna.create(ANNA, OPEN, EASY)

        async def scene(seat: int | None) -> None:
            async with visit(f"http://{house.address}", created.room, token) as table:
                await table.sit("Dora", seat, created.invite)

        taken = refusal(scene(0))
        assert isinstance(taken, TableRefusal)
        assert (taken.code, taken.view is not None) == ("seat-taken", True)
        full = anna.create(ANNA, EASY).room
        created = wire.Created(full, "")
        assert refusal(scene(None)).sentence == "There is no free seat at this table."


class TestTheLine:
    def test_is_opened_again_and_what_was_asked_is_done_once(self, house: Served) -> None:
        anna = house.guest()
        [token] = tokens(anna, 1)
        created = anna.create(ANNA, OPEN)

        async def scene() -> None:
            async with visit(f"http://{house.address}", created.room, token) as table:
                await asyncio.to_thread(house.restart)
                assert await table.sit("Dora", invite=created.invite) == 1
                await asyncio.to_thread(house.restart)
                news = table.news()
                assert (await anext(news)).view.chairs[1].name == "Dora"
                await table.ask(wire.Leave(table.fresh(), 1))
                assert table.view.you == ()

        asyncio.run(scene())
        taken = [entry for entry in house.stored(created.room) if "eat" in type(entry).__name__]
        assert len(taken) == 2

    def test_is_given_up_after_a_while(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tables, "PATIENCE", 0.3)
        anna = house.guest()
        [token] = tokens(anna, 1)
        room = anna.create(ANNA, OPEN).room

        async def scene() -> None:
            async with visit(f"http://{house.address}", room, token) as table:
                await asyncio.to_thread(house.end)
                async for _ in table.news():
                    pass

        assert isinstance(refusal(scene()), Unreachable)
        house.start()

    def test_waits_where_it_was_too_often(
        self, house: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers: list[wire.Answer] = [
            wire.Refused("a", "too-often", "Wait.", None),
            wire.Done("a", 3),
        ]

        async def answer(_table: Table, _command: wire.Command) -> wire.Answer:
            return answers.pop(0)

        monkeypatch.setattr(Table, "_answer", answer)
        table = Table(f"http://{house.address}", "room", "bot_1")

        assert asyncio.run(table.ask(wire.Begin("a"))) == wire.Done("a", 3)


def test_the_example_plays_to_the_end(house: Served) -> None:
    anna = house.guest()
    seated = tokens(anna, 2)
    created = anna.create(OPEN, OPEN)
    link = f"http://{house.address}/#/room/{created.room}/{created.invite}"
    bots = [
        subprocess.Popen(
            [sys.executable, EXAMPLE, f"http://{house.address}", link, token],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        for token in seated
    ]
    house.until(lambda: not any(c.kind == "open" for c in anna.see(created.room).view.chairs))
    begun = seated[0]
    headers = {"Authorization": f"Bearer {begun}"}
    answer = anna.post(f"/api/rooms/{created.room}/commands", wire.Begin("b"), headers)
    assert answer.status_code == 200
    said = [bot.communicate(timeout=60)[0].splitlines() for bot in bots]

    assert [bot.returncode for bot in bots] == [0, 0]
    assert {lines[0] for lines in said} == {"Dora has seat 1.", "Dora has seat 2."}
    assert all(lines[1].startswith("The game is over: Dora's place is ") for lines in said)
