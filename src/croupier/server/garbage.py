"""Garbage in circles: looked for where it comes to be, and seldom where nobody leaves any.

To look at one object takes about a microsecond, and everybody waits meanwhile. Moves leave no
garbage in circles, but thousands of new objects that stay; sockets and refused requests leave some.
"""

import gc
from collections.abc import Mapping

SELDOM = 1_000_000
THRESHOLDS = (10_000, 10, SELDOM)
"""After how many new objects Python would look for garbage among them, after how many times among
those it has looked at once, and how seldom among all others; (700, 10, 10) is usual. Whoever comes
and goes for hours leaves little that waits for the hour."""
PASSED_OVER = 9
"""How often in a row new objects are not looked at where the ones before were no garbage."""


class GarbageWatch:
    """Passes new objects over where nothing was found before them, but for every tenth time.

    What is passed over is looked at by `collect_all`.
    """

    def __init__(self) -> None:
        self._left = 0

    def start(self) -> None:
        """Begin, with all there is by now being here to stay."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._notice)

    def _notice(self, phase: str, found: Mapping[str, int]) -> None:
        """Take note that Python begins to look, or has looked."""
        if found["generation"] == len(THRESHOLDS) - 1:
            return
        if phase == "stop":
            self._note(found["collected"] + found["uncollectable"])
        elif self._left:
            # To put them with those that are here to stay takes no time, and leaves nothing to see.
            gc.freeze()

    def _note(self, found: int) -> None:
        if found:
            self._left = 0
        else:
            self._left = self._left - 1 if self._left else PASSED_OVER


def collect_all() -> None:
    """Look among all there is, also at what was passed over."""
    gc.unfreeze()
    gc.collect()
