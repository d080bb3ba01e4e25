"""A line between two who talk, of which one direction can be cut and the other not."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Literal

CHUNK = 65536
Direction = Literal["there", "back"]


class Line:
    """Carries what is said to an address, and back.

    What is said in a direction that is cut stays on the way, as packets do that are sent again and
    again, and arrives once it is mended.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: dict[Direction, Event] = {"there": Event(), "back": Event()}
        self.mend()
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._keeper = Thread(target=self._keep)
        self._keeper.start()

    def cut(self, direction: Direction) -> None:
        """Let nothing through any more in one direction."""
        self._open[direction].clear()

    def mend(self) -> None:
        """Let everything through."""
        for way in self._open.values():
            way.set()

    def close(self) -> None:
        """End everything for good."""
        _hang_up(self._door)
        self.mend()
        with self._lock:
            for end in self._ends:
                _hang_up(end)
        self._keeper.join()

    def _keep(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                self._put_through(caller)

    def _put_through(self, caller: socket.socket) -> None:
        try:
            called = socket.create_connection(("127.0.0.1", self._port))
        except OSError:
            _hang_up(caller)
            return
        with self._lock:
            self._ends |= {caller, called}
        for source, target, way in (
            (caller, called, self._open["there"]),
            (called, caller, self._open["back"]),
        ):
            Thread(target=self._carry, args=(source, target, way), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, way: Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                way.wait()
                target.sendall(data)
        # Neither does the end of a line get through one that is cut.
        way.wait()
        _hang_up(source)
        _hang_up(target)
        with self._lock:
            self._ends -= {source, target}


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
