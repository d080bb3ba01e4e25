"""A clock on the wall that can be set for one server alone, while all others go right.

Only what reads the clock on the wall sees it. Time goes on as it does, as on a machine whose clock
somebody sets.
"""

import os
import struct
import time
from contextlib import AbstractContextManager
from pathlib import Path
from unittest.mock import patch

FILE = "CROUPIER_CLOCK"
"""The variable that names the file in which servers of campaigns look how far it is ahead."""
_AHEAD = struct.Struct("d")


class WallClock:
    """A clock that is right until it is set."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0.0
        file.write_bytes(_AHEAD.pack(self.ahead))

    def now(self) -> float:
        """Return what it says."""
        return time.time() + self.ahead

    def set_by(self, seconds: float) -> None:
        """Set it forwards, or back."""
        self.ahead += seconds
        # In place, so that whoever looks at it finds the one or the other.
        with self.file.open("r+b", buffering=0) as file:
            file.write(_AHEAD.pack(self.ahead))


def looking_at(file: Path) -> AbstractContextManager[object]:
    """Have this process take what such a clock says for the time on the wall."""
    line, right = os.open(file, os.O_RDONLY), time.time

    def now() -> float:
        [ahead] = _AHEAD.unpack(os.pread(line, _AHEAD.size, 0))
        return right() + float(ahead)

    return patch.object(time, "time", now)
