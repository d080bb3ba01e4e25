"""Time as it passes within a process, and the clock on the wall."""

import asyncio
import time

import pytest

from croupier.server.timers import Clock, SystemClock
from tests.server.clock import ManualClock

MOMENT = 0.01


class TestTheClockOfTheMachine:
    def test_never_goes_back(self) -> None:
        clock = SystemClock()
        times = [clock.now() for _ in range(1000)]

        assert times == sorted(times)

    def test_goes_within_a_process_by_no_clock_that_can_be_set(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        clock, before = SystemClock(), SystemClock().now()
        monkeypatch.setattr(time, "time", lambda: 0.0)

        assert clock.wall() == 0.0
        assert clock.now() >= before

    def test_does_things_in_their_order_unless_they_are_cancelled(self) -> None:
        async def scene(clock: Clock) -> list[str]:
            done: list[str] = []
            clock.call_later(2 * MOMENT, lambda: done.append("second"))
            clock.call_later(0, lambda: done.append("first"))
            clock.call_later(MOMENT, lambda: done.append("never")).cancel()
            began = clock.now()
            await clock.sleep(3 * MOMENT)
            assert clock.now() - began > 2 * MOMENT
            return done

        assert asyncio.run(scene(SystemClock())) == ["first", "second"]


class TestTheClockOfTests:
    def test_moves_from_one_thing_that_is_due_to_the_next(self) -> None:
        async def scene() -> list[tuple[str, float]]:
            clock, done = ManualClock(), list[tuple[str, float]]()
            began = clock.now()

            def note(what: str) -> None:
                done.append((what, clock.now() - began))

            def later() -> None:
                clock.call_later(1, lambda: note("second"))

            clock.call_later(3, lambda: note("third"))
            clock.call_later(1, later)
            clock.call_later(1, lambda: note("first"))
            clock.call_later(9, lambda: note("not yet"))
            for _ in clock.steps(5):
                pass
            assert clock.now() == began + 5
            return done

        assert asyncio.run(scene()) == [("first", 1), ("second", 2), ("third", 3)]

    def test_lets_those_go_on_who_have_slept_long_enough(self) -> None:
        async def scene() -> tuple[int, int, bool]:
            clock = ManualClock()
            short, long = (asyncio.create_task(clock.sleep(s)) for s in (1, 10))
            await asyncio.sleep(0)
            before = clock.sleeping
            for _ in clock.steps(5):
                await asyncio.sleep(0)
            await short
            long.cancel()
            return before, clock.sleeping, long.done()

        assert asyncio.run(scene()) == (2, 1, False)
