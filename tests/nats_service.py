"""A real NATS server for tests: `nats` is a fresh one, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import free_port

PROGRAM = Path(sysconfig.get_path("scripts")) / "nats-server"


class NatsService:
    """A server process on a port of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        self._process = subprocess.Popen(
            [PROGRAM, "--addr", "127.0.0.1", "--port", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 20
        while not self._is_reached():
            assert self._process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not listen"
            time.sleep(0.02)

    def _is_reached(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """End it without notice."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let it hang, with its connections open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, number)


@pytest.fixture
def nats() -> Iterator[NatsService]:
    """Yield a server nobody else uses."""
    service = NatsService()
    service.start()
    yield service
    service.kill()
