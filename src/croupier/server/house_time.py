"""How much time has passed for the house, whatever is done to the clock on the wall.

Within a process it goes on as time passes there. From one process to the next it is kept in the
database. How long no server ran is known by the clock on the wall only, which may have been set
meanwhile, and nobody could move. So there are two such times. What people have in games over days
is counted by one of which no more without a server counts than a restart takes: nobody's time is
ever shorter for it by more, whatever the clock says. What is voted on, who may ask again, and codes
go by one of which nothing counts but while a server ran: for them it is minutes that matter.
"""

from contextlib import suppress

from croupier.server.timers import Clock
from croupier.store import days
from croupier.store.errors import StoreDown
from croupier.store.store import Store

LONGEST_RESTART = 600.0
"""How many seconds without a server count at most, of the time of games over days."""
HOUSE, OPEN = "house", "open"
"""What the two are called in the database."""


class HouseTime:
    """A time of a house, as one of its processes has it."""

    def __init__(
        self, store: Store, clock: Clock, name: str = HOUSE, longest: float = LONGEST_RESTART
    ) -> None:
        self._store = store
        self._clock = clock
        self._name = name
        self._longest = longest
        self._ahead = clock.wall() - clock.now()
        self._is_known = False

    def now(self) -> float:
        """Return the time, in seconds: at first those since 1970."""
        return self._clock.now() + self._ahead

    def moment(self, time: float) -> float:
        """Return when it is or was some time of the house, as time passes in this process."""
        return time - self._ahead

    def at(self, moment: float) -> float:
        """Return the time of the house at a moment of this process."""
        return moment + self._ahead

    async def note(self) -> bool:
        """Keep what time it is, or hear it from one that knows better; tell if it is known."""
        with suppress(StoreDown):
            if not self._is_known:
                await self._go_on()
            name, now, wall = self._name, self.now(), self._clock.wall()
            most = await self._store.ask(lambda line: days.keep_time(line, name, now, wall))
            self._ahead += max(0.0, most - now)
            return True
        return self._is_known

    async def _go_on(self) -> None:
        """Go on from where the last process was, or else by the clock on the wall."""
        kept = await self._store.ask(lambda line: days.kept_time(line, self._name))
        if kept is not None:
            passed, wall = kept
            closed = min(max(0.0, self._clock.wall() - wall), self._longest)
            self._ahead = passed + closed - self._clock.now()
        self._is_known = True


def open_time(store: Store, clock: Clock) -> HouseTime:
    """Return for how long a server of a house was open, as one of its processes has it."""
    return HouseTime(store, clock, OPEN, 0.0)
