"""Real servers as processes of their own, to be killed and started again at the same address."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import MappingProxyType

import httpx

from tests.services import free_port

ROOT = Path(__file__).parents[2]
STARTING_SECONDS = 90.0
SHUTDOWN_SECONDS = 6
LIMITS = (
    "most-rooms",
    "most-sockets",
    "most-sockets-per-address",
    "messages-per-second",
    "requests-per-second",
    "creations-per-minute",
    "tries-per-minute",
    "talk-per-minute",
    "advice-per-minute",
    "readings-per-minute",
    "listings-per-hour",
    "profiles-per-hour",
)
CALMLY = ("--bot-pause", "0", "--grace", "600", "--think-seconds", "2")
QUICKLY = ("--bot-pause", "0", "--grace", "1", "--think-seconds", "2")
PATIENTLY = ("--bot-pause", "0", "--grace", "600", "--think-seconds", "30")
SERVE = ("-m", "croupier.cli")


class ServerProcess:
    """`croupier serve`, with no limit in the way; what it logs is kept."""

    def __init__(
        self,
        log: Path,
        database: str,
        bus: str | None = None,
        *,
        program: tuple[str, ...] = SERVE,
        manner: tuple[str, ...] = QUICKLY,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.log = log
        limits = [word for limit in LIMITS for word in (f"--{limit}", "1000000")]
        where = ["--port", str(self.port), "--database", database, *(("--bus", bus) if bus else ())]
        ending = ["--shutdown", str(SHUTDOWN_SECONDS), "--no-browser", "--log", "warning"]
        self._command = [sys.executable, *program, "serve", *where, *ending, *manner, *limits]
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, cwd=ROOT, env=self._environment
            )

    def kill(self) -> None:
        """End it without notice."""
        process = self._running()
        process.kill()
        process.wait()

    def freeze(self) -> None:
        """Let it hang; what it has asked of the system is done."""
        self._running().send_signal(signal.SIGSTOP)
        time.sleep(0.1)

    def thaw(self) -> None:
        """Let it go on."""
        self._running().send_signal(signal.SIGCONT)

    def end(self) -> float:
        """End it as an operator would; return how many seconds that took."""
        process = self._running()
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(4 * SHUTDOWN_SECONDS)
        self._process = None
        return time.monotonic() - began

    def close(self) -> None:
        """End it in any case."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def refusal(self) -> str:
        """Start it where it has to refuse to, and return what it says last."""
        self.start()
        process, self._process = self._running(), None
        try:
            assert process.wait(STARTING_SECONDS) != 0, "it was to refuse"
        finally:
            process.kill()
        return self.log.read_text().splitlines()[-1]

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        assert self._process.poll() is None, f"the server has ended by itself: see {self.log}"
        return self._process

    async def until_ready(self) -> None:
        """Wait until it can store and tell."""
        deadline = time.monotonic() + STARTING_SECONDS
        while await self.status("/readyz") != httpx.codes.OK:
            self._running()
            assert time.monotonic() < deadline, "the server does not get ready"
            await asyncio.sleep(0.05)

    async def status(self, path: str) -> int | None:
        """Return what it answers to a request, or nothing if it does not."""
        answer = await self._answer(path)
        return None if answer is None else answer.status_code

    async def until_it_is(self, time_on_the_wall: Callable[[], float]) -> None:
        """Wait until it says that it is this time, to the minute."""
        deadline = time.monotonic() + STARTING_SECONDS
        while (answer := await self._answer("/healthz")) is None or (
            abs(parsedate_to_datetime(answer.headers["date"]).timestamp() - time_on_the_wall()) > 60
        ):
            assert time.monotonic() < deadline, "its clock is not set"
            await asyncio.sleep(0.05)

    async def _answer(self, path: str) -> httpx.Response | None:
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=15) as client:
            try:
                return await client.get(f"http://{self.address}{path}")
            except httpx.HTTPError:
                return None
