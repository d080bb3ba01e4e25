"""Three people play over days, with two servers of the same rooms, restarts and a vacation."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.server import wire
from croupier.server.waking import EVERY
from tests.nats_service import NatsService, nats
from tests.server.house import ANNA, LAS_VEGAS, OPEN, Guest, done, fresh
from tests.server.neighbours import Neighbours
from tests.server.push_service import PushService, pushes
from tests.server.test_my_days import away, day, games
from tests.server.test_notices import TELLING, moves, subscribe
from tests.services import postgres, postgres_server

__all__ = ["nats", "postgres", "postgres_server", "pushes"]

HOUR = 3600
DAY = 24 * HOUR
NAMES = ("Anna", "Benno", "Carla")


@pytest.fixture(params=["a file", "PostgreSQL"])
def street(
    request: pytest.FixtureRequest, tmp_path: Path, nats: NatsService
) -> Iterator[Neighbours]:
    """Return two servers that know of each other, on one database of either kind."""
    database: str | None = None
    if request.param == "PostgreSQL":
        database = request.getfixturevalue("postgres")
    both = Neighbours(tmp_path, nats.url, TELLING, database)
    yield both
    both.close()


def pass_by(street: Neighbours, seconds: float) -> None:
    """Let time pass at all servers alike, and do what is due: what one claims another may do."""
    # Nobody may still be about to ask what time it is while it is another elsewhere already.
    for house in street.all:
        house.let_pass(0.0)
    for house in street.all:
        house.leap(seconds)
    for _ in range(2):
        for house in street.all:
            house.let_pass(EVERY)


def by_clock(street: Neighbours, room: str) -> int:
    """Return how often time was up so far."""
    lines = street.here.run(street.here.house.store.read(room))
    return sum(b'"clock"' in line.body for line in lines)


def of_all(street: Neighbours, pushed: PushService, count: int) -> None:
    """Wait until so many notices have arrived, and see that no more do."""
    street.here.until(lambda: len(pushed.arrived) >= count)
    for house in street.all:
        house.let_pass(3 * EVERY)
    assert len(pushed.arrived) == count


def sit_down(street: Neighbours, pushed: PushService) -> tuple[str, list[Guest]]:
    """Begin a game of three who are at different servers, all with a phone that is told."""
    houses = (street.here, street.there, street.here)
    people = [house.guest() for house in houses]
    for name, guest in zip(NAMES, people, strict=True):
        guest.make_profile(name)
        subscribe(guest, pushed, name)
    created = people[0].create(ANNA, OPEN, OPEN, setup=LAS_VEGAS, timer=2 * DAY)
    for seat in (1, 2):
        sitting = wire.Sit(fresh(), seat, NAMES[seat], created.invite)
        done(people[seat].ask(created.room, sitting))
    done(people[0].ask(created.room, wire.Begin(fresh())))
    return created.room, people


def on_turn(room: str, guest: Guest) -> int:
    """Return whose move it is."""
    table = guest.see(room).view.table
    assert table is not None
    assert table.turn is not None
    return table.turn.seat


def test_three_people_play_over_days(street: Neighbours, pushes: PushService) -> None:
    room, people = sit_down(street, pushes)
    of_all(street, pushes, 1)
    for count in range(2, 5):
        seat = on_turn(room, people[0])
        pass_by(street, 20 * HOUR)
        assert [one.yours for one in games(people[seat])] == [True]
        moves(people[seat], room)
        of_all(street, pushes, count)
        after = on_turn(room, people[0])
        assert pushes.arrived[-1].browser == NAMES[after]
        assert after != seat
    assert by_clock(street, room) == 0

    # Nobody comes for two days: the rules move, once, whichever server sees to it.
    pass_by(street, 2 * DAY + 1)
    assert by_clock(street, room) == 1
    of_all(street, pushes, 5)

    # One server ends and comes back in the middle of a turn; its rooms go on with the other.
    pass_by(street, DAY)
    street.there.restart()
    street.until_known()
    pass_by(street, DAY - HOUR)
    assert by_clock(street, room) == 1
    pass_by(street, HOUR)
    assert by_clock(street, room) == 2
    of_all(street, pushes, 6)

    # Whoever is on vacation is waited for.
    seat = on_turn(room, people[0])
    until = day(street.here, 6)
    away(people[seat], until)
    assert people[0].see(room).view.chairs[seat].vacation == until
    pass_by(street, 5 * DAY)
    assert by_clock(street, room) == 2
    away(people[seat], None)
    pass_by(street, 2 * DAY)
    assert by_clock(street, room) == 3
    of_all(street, pushes, 7)
