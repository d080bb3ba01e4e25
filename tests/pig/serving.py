"""A house that serves Pig, and somebody who plays there by HTTP."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Literal

import httpx
import msgspec
import pytest
from msgspec import Raw, Struct
from msgspec.json import Decoder
from websockets.sync.client import connect

from croupier.server import wire
from croupier.server.guarding import COOKIE
from tests.browser.house import House
from tests.pig.installing import path_with

SECONDS = 20.0
NEWS = Decoder(wire.News)
ANSWERS: Decoder[wire.Answer] = Decoder(wire.Answer)

Choose = Callable[[Sequence[str]], str]


class Pigs(Struct, frozen=True):
    """As much of a state of Pig as is looked at here."""

    type: Literal["choosing", "rolling", "over"]
    stake: int = 0


@contextmanager
def served(folder: Path, *installed: Path) -> Iterator[House]:
    """Serve the rooms of a folder with what is installed in others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(*installed))
        house = House(folder)
    try:
        yield house
    finally:
        house.close()


class Guest:
    """Somebody with one device, whatever house they talk to."""

    def __init__(self) -> None:
        self._secrets = httpx.Cookies()
        self._numbers = count()

    def http(self, house: House, method: str, path: str, content: bytes = b"") -> httpx.Response:
        """Ask for something."""
        kind = {"content-type": "application/json"}
        # Certificates take long to load and are not needed.
        with httpx.Client(
            base_url=house.address,
            cookies=self._secrets,
            timeout=SECONDS,
            trust_env=False,
            verify=False,
        ) as client:
            answer = client.request(method, path, content=content, headers=kind)
            self._secrets = client.cookies
        return answer

    def create(self, house: House, create: wire.Create) -> str:
        """Set up a table; return its room."""
        answer = self.http(house, "POST", "/api/rooms", wire.ENCODER.encode(create))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.Created).room

    def see(self, house: House, room: str, after: int = -1) -> wire.News:
        """Look at a room."""
        path = f"/api/rooms/{room}?after={after}"
        return NEWS.decode(self.http(house, "GET", path).content)

    def do(self, house: House, room: str, command: wire.Command) -> wire.Done:
        """Do something in a room."""
        content = wire.ENCODER.encode(command)
        path = f"/api/rooms/{room}/commands"
        answer = ANSWERS.decode(self.http(house, "POST", path, content).content)
        assert isinstance(answer, wire.Done), answer
        return answer

    def fresh(self) -> str:
        """Return an id no command had before."""
        return f"c{next(self._numbers)}"

    def play(self, house: House, room: str, choose: Choose, moves: int = 1000) -> wire.View:
        """Make so many moves, for whichever of one's seats is to move, or until it is over."""
        for _ in range(moves):
            view = self._asked(house, room)
            if view.stage == "over" or view.table is None:
                return view
            (yours,) = view.table.yours
            words = {_word(choice): choice.move for choice in yours.choices}
            move = Raw(msgspec.json.encode(words[choose([*words])]))
            self.do(house, room, wire.Move(self.fresh(), yours.seat, move))
        return self.see(house, room).view

    def _asked(self, house: House, room: str) -> wire.View:
        """Wait until one is to move, or the game is over."""
        while True:
            view = self.see(house, room).view
            assert view.table is not None, "the game has begun"
            if view.stage == "over" or view.table.yours:
                return view

    @contextmanager
    def present(self, house: House, room: str) -> Iterator[None]:
        """Be there: bots move only where somebody looks on."""
        url = f"{house.address.replace('http', 'ws')}/api/rooms/{room}/socket?after=-1"
        cookie = {"Cookie": f"{COOKIE}={self._secrets[COOKIE]}"}
        with connect(url, additional_headers=cookie, proxy=None, max_queue=None):
            yield


def _word(choice: wire.Choice[object, object]) -> str:
    assert choice.phrase is not None, "a game without a look says its moves"
    return choice.phrase.message.removeprefix("pig-")


def state(view: wire.View) -> Pigs:
    """Return the state of a table."""
    assert view.table is not None, "the game has begun"
    return msgspec.convert(view.table.state, Pigs)


def people(*names: str) -> tuple[wire.PersonSeat, ...]:
    """Return seats of people who share a device."""
    return tuple(map(wire.PersonSeat, names))


def setup(target: int) -> wire.AskedSetup:
    """Return a table of Pig for so many points."""
    return wire.AskedSetup("pig", Raw(msgspec.json.encode({"target": target})))


def always_roll(_words: Sequence[str]) -> str:
    """Never hold."""
    return "roll"


def hold_if_possible(words: Sequence[str]) -> str:
    """Hold after every roll."""
    return words[-1]
