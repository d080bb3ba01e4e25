"""A real server, an honest table, and many who attack: how long the honest ones wait."""

import asyncio
import multiprocessing
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from croupier.server.static_pages import PACKED, PAGE
from tests.hostile.attackers import Target, attack
from tests.hostile.table import Table, Waits
from tests.server.house import Process

PROXY = "127.0.0.250"
FLAGS = ("--proxies", PROXY, "--tries-per-minute", "1000", "--log", "warning")
"""As it is set up by default, but that nobody else here is taken for a proxy, and that the four,
who all come from one address, may sit down to one game after the other."""
WARMING_SECONDS = 1.0
MANY = "many-addresses"
BEHIND = "proxy"
ONE_ADDRESS = ("127.0.0.2",)


@dataclass(frozen=True)
class Report:
    """What came of one kind of attack."""

    kind: str
    moves: Waits
    health: Waits
    unhealthy: int
    attempts: Counter[str]
    cut: Mapping[str, float]
    refused: Mapping[str, float]
    slowest: Mapping[str, str]
    """What the server itself saw as the longest, by what it was: within so many milliseconds."""
    log: str

    def line(self) -> str:
        """Tell it as a row of a table."""
        tried = ", ".join(f"{name} {times}" for name, times in sorted(self.attempts.items()))
        cut, refused = (
            ", ".join(f"{reason} {times:.0f}" for reason, times in sorted(found.items()))
            for found in (self.cut, self.refused)
        )
        figures = [
            f"{waits.share(part):.1f}"
            for waits in (self.moves, self.health)
            for part in (0.5, 0.99, 1)
        ]
        answered = f"{len(self.moves.all)} / {len(self.health.all) - self.unhealthy}"
        slowest = " / ".join(self.slowest[name] for name in SERVER_SAW)
        counted = f"{answered} | {tried} | {cut} | {refused}"
        return f"| {self.kind} | {' | '.join(figures)} | {slowest} | {counted} |"


HEADER = """\
| kind | move p50 | p99 | max | health p50 | p99 | max | server: move / store / loop late, max \
| answered | attempts | cut | refused |
|---|---|---|---|---|---|---|---|---|---|---|---|"""
CUT, REFUSED = "croupier_connections_cut_total", "croupier_refused_total"
SERVER_SAW = ("croupier_command_seconds", "croupier_store_seconds", "croupier_loop_lag_seconds")
"""What tells whether the server was slow, or whoever asked it had to wait for a processor."""


def campaign(
    kind: str,
    *,
    hostile: int = 50,
    seconds: float = 20.0,
    flags: tuple[str, ...] = (),
    until_cut_for: str | None = None,
    until_refused_for: str | None = None,
) -> Report:
    """Attack a server in one way for a while; `kind@many-addresses` comes from as many.

    `kind@proxy` comes by way of a proxy that is believed, all of it from one address behind it. On
    a busy machine a moment may pass before anybody does anything: with a reason, it lasts until
    somebody was cut or refused for that and the honest were answered.
    """
    with tempfile.TemporaryDirectory(prefix="croupier-hostile-") as folder:
        process = Process(Path(folder), *FLAGS, *flags)
        try:
            until = [
                (figure, reason)
                for figure, reason in ((CUT, until_cut_for), (REFUSED, until_refused_for))
                if reason is not None
            ]
            return asyncio.run(_campaign(process, kind, hostile, seconds, until))
        finally:
            process.close()


async def _campaign(
    process: Process, kind: str, hostile: int, seconds: float, until: Sequence[tuple[str, str]]
) -> Report:
    table = Table(process.address, Random(1))
    playing = [asyncio.ensure_future(work) for work in (table.play(), table.watch_health())]
    while not table.moves.all:
        await asyncio.sleep(0.05)
        _require_going(playing)
    await asyncio.sleep(WARMING_SECONDS)
    attackers = Hostile(process, table.room, kind, hostile)
    # In threads of their own: to start and end a process takes seconds on a busy machine, and
    # whoever moved meanwhile would only have waited for this event loop.
    await asyncio.to_thread(attackers.begin)
    try:
        moves, health = table.begin_anew()
        await asyncio.sleep(seconds)
        while until and not (moves.all and health.all and await _has_come(process, until)):
            await asyncio.sleep(0.2)
            _require_going(playing)
        _require_going(playing)
        unhealthy = table.unhealthy
        table.begin_anew()
    finally:
        await asyncio.to_thread(attackers.end)
    page = await asyncio.to_thread(_figures, process)
    for work in playing:
        work.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    slowest = {name: _slowest(page, name) for name in SERVER_SAW}
    cut, refused = _counted(page, CUT), _counted(page, REFUSED)
    attempts = attackers.attempts
    return Report(kind, moves, health, unhealthy, attempts, cut, refused, slowest, process.log)


async def _has_come(process: Process, until: Sequence[tuple[str, str]]) -> bool:
    """Tell whether the server has cut or refused somebody for each of these."""
    page = await asyncio.to_thread(_figures, process)
    return all(reason in _counted(page, figure) for figure, reason in until)


def _require_going(playing: Sequence[asyncio.Future[None]]) -> None:
    for work in playing:
        if work.done():
            work.result()


def _figures(process: Process) -> Sequence[str]:
    """Return what the server tells of itself."""
    return process.guest().http.get("/metrics").text.splitlines()


def _counted(page: Sequence[str], figure: str) -> dict[str, float]:
    """Return how often the server has done something, by reason."""
    rows = [row for row in page if row.startswith(f"{figure}{{")]
    return {row.split('"')[1]: float(row.rpartition(" ")[2]) for row in rows}


def _slowest(page: Sequence[str], name: str) -> str:
    """Return within how many milliseconds all of something was, as the server measured it."""
    rows = [row for row in page if row.startswith(f"{name}_bucket{{")]
    limits = [(row.split('"')[1], float(row.rpartition(" ")[2])) for row in rows]
    within = next(limit for limit, times in limits if times == limits[-1][1])
    return f"{1000 * float(within):g}"


class Hostile:
    """All who attack, in a process of their own."""

    def __init__(self, process: Process, room: str, kind: str, number: int) -> None:
        self.attempts: Counter[str] = Counter()
        context = multiprocessing.get_context("spawn")
        self._told, telling = context.Pipe(duplex=False)
        port = int(process.address.partition(":")[2])
        arguments = (telling, port, room, kind, number)
        self._process = context.Process(target=_attack, args=arguments, daemon=True)

    def begin(self) -> None:
        """Begin, and wait until it has begun."""
        self._process.start()
        self._told.recv()

    def end(self) -> None:
        """End it, and hear what came of it."""
        while self._told.poll():
            self.attempts = self._told.recv()
        self._process.terminate()
        self._process.join()


def _attack(
    telling: "Connection[Counter[str], None]", port: int, room: str, kind: str, number: int
) -> None:
    asyncio.run(_attack_by_many(telling, port, room, kind, number))


async def _attack_by_many(
    telling: "Connection[Counter[str], None]", port: int, room: str, kind: str, number: int
) -> None:
    target = Target(port, room, _largest_page())
    name, _, where = kind.partition("@")
    addresses = [f"127.0.1.{n + 1}" for n in range(number)] if where == MANY else ONE_ADDRESS
    if where == BEHIND:
        addresses, target.forwarded = (PROXY,), "X-Forwarded-For: 192.0.2.1\r\n"
    telling.send(target.results)
    if name == "nobody":
        number = 0
    tasks = [
        asyncio.ensure_future(attack(name, target, addresses[n % len(addresses)]))
        for n in range(number)
    ]
    while True:
        await asyncio.sleep(0.2)
        telling.send(target.results)
        for task in tasks:
            if task.done():
                task.result()


def _largest_page() -> str:
    """Return which file of the page is the largest that is packed; without a page there is one."""
    packed = PAGE.rglob(f"*{PACKED}")
    largest = max(packed, key=lambda path: path.stat().st_size, default=PAGE / PACKED)
    return f"/{largest.relative_to(PAGE).as_posix().removesuffix(PACKED)}"
