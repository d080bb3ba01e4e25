"""Lines between processes: in order and once, or begun anew, whatever the bus loses."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.server import links
from croupier.server.links import PIECE, PIECES, WINDOW, Link

TEXTS: msgspec.msgpack.Decoder[str] = msgspec.msgpack.Decoder(str)


class End:
    """One end of a line: what it has heard in each session, and what it has sent."""

    def __init__(self, name: str, carry: Callable[[bytes], Awaitable[None]]) -> None:
        self.heard: dict[int, list[str]] = {}
        self.resets = 0
        self.link: Link[str] = Link(name, 0, carry, TEXTS, self._take, self._reset)

    def _take(self, text: str) -> None:
        self.heard.setdefault(self.link.session, []).append(text)

    def _reset(self) -> None:
        self.resets += 1


class Line:
    """Two ends, and a bus between them that loses what it is told to lose."""

    def __init__(self, is_lost: Callable[[], bool] = lambda: False) -> None:
        self.is_lost = is_lost
        self.carried: list[bytes] = []
        self.here = End("here", self._there)
        self.there = End("there", self._here)

    async def _there(self, piece: bytes) -> None:
        self._carry(piece, self.there)

    async def _here(self, piece: bytes) -> None:
        self._carry(piece, self.here)

    def _carry(self, piece: bytes, end: End) -> None:
        self.carried.append(piece)
        if not self.is_lost():
            asyncio.get_running_loop().call_soon(end.link.hear, PIECES.decode(piece))

    async def rest(self) -> None:
        """Wait until nothing is under way, with a tick now and then."""
        for _ in range(4):
            for _ in range(100):
                await asyncio.sleep(0)
            self.here.link.tick()
            self.there.link.tick()


def test_frames_arrive_in_order_and_those_of_one_turn_together() -> None:
    async def scene() -> Line:
        line = Line()
        for number in range(100):
            line.here.link.send(str(number))
        line.there.link.send("back")
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.there.heard == {0: [str(number) for number in range(100)]}
    assert line.here.heard == {0: ["back"]}
    pieces = [PIECES.decode(piece) for piece in line.carried]
    assert sum(bool(piece.data) for piece in pieces) == 2


def test_a_frame_may_be_larger_than_a_piece_and_than_all_that_may_be_under_way() -> None:
    text = "x" * (PIECE * WINDOW * 3)

    async def scene() -> Line:
        line = Line()
        line.here.link.send("first")
        line.here.link.send(text)
        line.here.link.send("last")
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.there.heard == {0: ["first", text, "last"]}
    assert max(map(len, line.carried)) < 2 * PIECE


def test_only_some_pieces_go_ahead_of_what_is_taken() -> None:
    async def scene() -> Line:
        line = Line(lambda: True)
        for _ in range(3 * WINDOW):
            line.here.link.send("x" * PIECE)
            await asyncio.sleep(0)
        return line

    line = asyncio.run(scene())
    assert len(line.carried) == WINDOW


def test_who_takes_nothing_for_long_is_begun_anew_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_QUEUED", 20 * PIECE)

    async def scene() -> Line:
        line = Line(lambda: True)
        for _ in range(40):
            line.here.link.send("x" * PIECE)
            await asyncio.sleep(0)
        return line

    line = asyncio.run(scene())
    assert line.here.resets == 1
    assert line.here.link.queued <= 20 * PIECE


def test_what_is_lost_is_noticed_even_if_nothing_follows() -> None:
    async def scene() -> Line:
        line = Line()
        line.here.link.send("first")
        await line.rest()
        line.is_lost = lambda: True
        line.here.link.send("lost")
        for _ in range(10):
            await asyncio.sleep(0)
        line.is_lost = lambda: False
        await line.rest()
        line.here.link.send("again")
        line.there.link.send("and back")
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.there.heard == {0: ["first"], 1: ["again"]}
    assert line.here.heard == {1: ["and back"]}
    assert (line.here.resets, line.there.resets) == (1, 1)


def test_what_was_recorded_says_nothing_again() -> None:
    async def scene() -> Line:
        line = Line()
        for text in ("first", "second"):
            line.here.link.send(text)
            await line.rest()
        line.there.link.reset()
        await line.rest()
        line.here.link.send("third")
        await line.rest()
        for piece in [*line.carried]:
            decoded = PIECES.decode(piece)
            end = line.there if decoded.sender == "here" else line.here
            end.link.hear(decoded)
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.there.heard == {0: ["first", "second"], 1: ["third"]}
    assert (line.here.resets, line.there.resets) == (1, 1)


def test_once_closed_nothing_is_sent_and_nothing_taken() -> None:
    async def scene() -> Line:
        line = Line()
        line.there.link.close()
        line.here.link.send("too late")
        line.there.link.send("never")
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.here.heard == line.there.heard == {}


@given(seed=st.integers(0, 2**32), loss=st.floats(0.0, 0.5))
def test_whatever_is_lost_no_session_has_gaps_or_repeats(seed: int, loss: float) -> None:
    luck = Random(seed)
    sent: dict[str, dict[int, list[str]]] = {"here": {}, "there": {}}

    async def scene() -> Line:
        line = Line(lambda: luck.random() < loss)
        for number in range(60):
            name, end = luck.choice((("here", line.here), ("there", line.there)))
            text = f"{name} {number} {'x' * luck.choice((0, 10, 2 * PIECE))}"
            sent[name].setdefault(end.link.session, []).append(text)
            end.link.send(text)
            for _ in range(luck.randrange(4)):
                await asyncio.sleep(0)
            if luck.random() < 0.2:
                line.here.link.tick()
                line.there.link.tick()
        line.is_lost = lambda: False
        await line.rest()
        sent["here"].setdefault(line.here.link.session, []).append("last")
        line.here.link.send("last")
        await line.rest()
        return line

    line = asyncio.run(scene())
    assert line.here.link.session == line.there.link.session
    assert line.there.heard[line.there.link.session][-1] == "last"
    for name, end in (("here", line.there), ("there", line.here)):
        for session, heard in end.heard.items():
            assert heard == sent[name].get(session, [])[: len(heard)]
