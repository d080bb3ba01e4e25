"""Sockets: what goes out never waits for a slow reader."""

from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from croupier.server import wire
from tests.server.conftest import Open
from tests.server.house import ANNA, BENNO, QUICK, done, fresh


class TestASlowReader:
    def test_is_dropped_and_may_come_back(self, open_house: Open) -> None:
        house = open_house(QUICK)
        anna = house.guest()
        room = anna.create(ANNA, BENNO).room
        slow = anna.connect(room, line=house.narrow_line())
        visit = anna.join(room)
        active = house.run(house.house.hub.active(room))
        while len(active.visitors) == 2:
            done(visit.do(wire.Say(fresh(), 0, "x" * 300)))
        with suppress(ConnectionClosed):
            while True:
                slow.take()

        assert 0 < slow.view.number < visit.view.number
        back = anna.join(room, slow.view.number)
        assert [*slow.happened, *back.happened] == visit.happened
        assert "croupier_slow_readers_total 1.0" in anna.http.get("/metrics").text
