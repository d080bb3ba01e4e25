"""Many attacks at a time on one server, and what must be so afterwards."""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx

from tests.faults.counting import FILE
from tests.faults.servers import ServerProcess
from tests.fuzzing.attacking import Attack
from tests.fuzzing.scene import House

WAYS = (
    ("by socket", Attack.by_socket, 0.6, 4),
    ("by HTTP", Attack.by_http, 0.38, 3),
    ("below both", Attack.by_bytes, 0.02, 1),
)
"""Which way the inputs go, what part of them, and how many send them."""
COUNTING = ("-m", "tests.faults.counting")


@dataclass(frozen=True)
class Report:
    """What came of it."""

    seconds: float
    tried: Counter[str]
    answers: Counter[str]

    def lines(self) -> Iterator[str]:
        """Tell it."""
        yield f"{self.tried.total()} inputs in {self.seconds:.0f} s"
        for way, times in self.tried.items():
            yield f"{way}: {times}"
        for answer, times in self.answers.most_common():
            yield f"answered {answer}: {times}"


def attack(times: int, seed: int) -> Report:
    """Start a server, attack it, and see that nothing came of it."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="croupier-fuzzing-") as folder:
        database = f"sqlite:///{folder}/rooms.db"
        log = Path(folder, "server.log")
        notes = {FILE: f"{folder}/questions"}
        server = ServerProcess(log, database, program=COUNTING, environment=notes)
        server.start()
        try:
            tried, answers = asyncio.run(_attack(server, database, times, seed))
            server.end()
        except BaseException:
            print(log.read_text(), file=sys.stderr)
            raise
        finally:
            server.close()
        return Report(time.monotonic() - began, tried, answers)


async def _attack(
    server: ServerProcess, database: str, times: int, seed: int
) -> tuple[Counter[str], Counter[str]]:
    await server.until_ready()
    house = await asyncio.to_thread(House, server.address, database, Random(seed))
    tried, answers = Counter[str](), Counter[str]()
    async with asyncio.TaskGroup() as group:
        attacks = []
        for way, go, share, abreast in WAYS:
            for number in range(abreast):
                one = Attack(house, Random(f"{seed} {way} {number}"))
                attacks.append((way, one))
                group.create_task(go(one, int(times * share / abreast)))
    for way, one in attacks:
        tried[way] += one.tried
        answers += one.answers
    assert await server.status("/readyz") == httpx.codes.OK, "it is not ready any more"
    house.require_unchanged()
    logged = server.log.read_bytes()
    house.require_no_secret(logged)
    assert b"Traceback" not in logged, logged[-4000:].decode()
    return tried, answers
