"""A line to the server that can be cut, as it is in a tunnel."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from urllib.parse import urlsplit

CHUNK = 65536


class Network:
    """Carries what a browser and the server say to each other, until it is cut."""

    def __init__(self, address: str) -> None:
        self._server = urlsplit(address)
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://localhost:{self._door.getsockname()[1]}"
        self._keeper = Thread(target=self._keep)
        self._keeper.start()

    def cut(self) -> None:
        """Break every connection, and let none come about."""
        with self._lock:
            self._is_cut = True
            ends, self._ends = self._ends, set()
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        """Let connections come about again."""
        self._is_cut = False

    def close(self) -> None:
        """Break everything for good."""
        _hang_up(self._door)
        self.cut()
        self._keeper.join()

    def _keep(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                self._put_through(caller)

    def _put_through(self, caller: socket.socket) -> None:
        assert self._server.port is not None
        with self._lock:
            if self._is_cut:
                _hang_up(caller)
                return
            called = socket.create_connection(("127.0.0.1", self._server.port))
            self._ends |= {caller, called}
        for source, target in ((caller, called), (called, caller)):
            Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    _hang_up(source)
    _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
