"""Two servers of the same rooms, which know of each other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.settings import Settings
from tests.nats_service import NatsService, nats
from tests.server.house import ANNA, OPEN, QUICK, Guest, SeatSetup, Served

__all__ = ["Neighbours", "nats", "neighbours"]


class Neighbours:
    """Two servers on one file, or another database, and one bus; more may be opened."""

    def __init__(
        self, folder: Path, bus: str, settings: Settings = QUICK, database: str | None = None
    ) -> None:
        self.settings = replace(settings, bus=bus)
        self._folder = folder
        self._database = database
        self.all: list[Served] = []
        self.here, self.there = self.open(), self.open()

    def open(self) -> Served:
        """Open one more, and wait until all know of each other."""
        self.all.append(Served(self._folder, self.settings, self._database))
        self.until_known()
        return self.all[-1]

    def end(self, house: Served) -> None:
        """End one as a signal would."""
        self.all.remove(house)
        house.close()

    def until_known(self) -> None:
        """Wait until each of those that are open knows all others."""
        homes = [house.house.hub.homes for house in self.all]
        everybody = {one.process for one in homes}
        self.all[0].until(lambda: all({*one.others, one.process} == everybody for one in homes))

    def create(self, home: Served, guest: Guest, *seats: SeatSetup) -> wire.Created:
        """Set up a table that is at home in a server."""
        while True:
            created = guest.create(*(seats or (ANNA, OPEN)))
            if home.house.hub.homes.is_ours(created.room):
                return created

    def close(self) -> None:
        """Close all."""
        for house in self.all:
            house.close()


@pytest.fixture
def neighbours(tmp_path: Path, nats: NatsService) -> Iterator[Neighbours]:
    """Return two servers that know of each other."""
    both = Neighbours(tmp_path, nats.url)
    yield both
    both.close()
