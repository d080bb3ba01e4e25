"""Processes that write, race and are killed; what they were told is kept is kept."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import msgspec

from tests.store.rooms import opened
from tests.store.scribe import ROOMS, Said, Written, other_room

ENDLESSLY = 1_000_000


def _scribe(url: str, writer: str, count: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.scribe", url, writer, str(count)],
        stdout=subprocess.PIPE,
    )


def _said(scribe: subprocess.Popen[bytes]) -> list[Said]:
    said, _ = scribe.communicate(timeout=60)
    return msgspec.json.Decoder(Said).decode_lines(said)


def _killed(url: str, writer: str, words: int) -> list[Said]:
    """Let a process write, and kill it as soon as it has said so much."""
    scribe = _scribe(url, writer, ENDLESSLY)
    assert scribe.stdout is not None
    begun = [scribe.stdout.readline() for _ in range(words)]
    scribe.kill()
    return [*(msgspec.json.decode(word, type=Said) for word in begun), *_said(scribe)]


def _kept(url: str) -> dict[str, list[Written]]:
    """Return all pages there are by room, each of which must be whole."""

    async def scene() -> dict[str, list[Written]]:
        async with opened(url) as store:
            logs = {room: await store.read(room) for room in ROOMS}
            kept = {}
            for room, log in logs.items():
                lines = [msgspec.json.decode(entry.body, type=Written) for entry in log]
                assert [entry.number for entry in log] == list(range(len(log)))
                kept[room] = _whole(lines)
                for line in kept[room]:
                    other = await store.read(other_room(room, line.first))
                    written_together = [] if line.first % 5 else [line]
                    assert [
                        msgspec.json.decode(entry.body, type=Written) for entry in other
                    ] == written_together
            return kept

    return asyncio.run(scene())


def _whole(lines: Sequence[Written]) -> list[Written]:
    pages = []
    while lines:
        page = lines[0]
        assert [*lines[: page.lines]] == [page] * page.lines
        pages.append(page)
        lines = lines[page.lines :]
    return pages


def test_a_killed_process_loses_nothing_that_it_was_told_is_kept(url: str) -> None:
    luck = Random(5)
    told: list[Said] = []
    for life in range(3):
        told += _killed(url, f"life {life}", luck.randrange(1, 100))
        kept = _kept(url)
        for said in told:
            assert said.line in kept[said.room]


def test_two_processes_that_race_each_keep_what_they_were_told(url: str) -> None:
    count = 25
    scribes = [_scribe(url, writer, count) for writer in ("anna", "benno")]
    told = [said for scribe in scribes for said in _said(scribe)]

    kept = _kept(url)

    assert len(told) == 2 * count * len(ROOMS)
    for room in ROOMS:
        pages = [said.line for said in told if said.room == room]
        assert sorted(pages, key=lambda page: page.first) == kept[room]
