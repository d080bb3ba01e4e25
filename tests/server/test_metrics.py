"""What can be watched from outside; that each figure is told of is tested with the documents."""

import asyncio
import time
from collections import Counter
from pathlib import Path

from croupier.server import metrics
from croupier.server.metrics import LagMeter, Metrics, memory, most_open_files, open_files


def test_each_process_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.moves.labels("bot").inc()
    one.rooms.set(3)

    assert b'croupier_moves_total{by="bot"} 1.0' in one.page()
    assert b"croupier_rooms 3.0" in one.page()
    assert b"croupier_rooms 0.0" in other.page()


def test_rooms_are_counted_by_stage() -> None:
    one = Metrics()
    one.count_rooms(Counter(playing=2, over=1))
    one.count_rooms(Counter(playing=1))

    assert b'croupier_rooms_by_stage{stage="playing"} 1.0' in one.page()
    assert b'croupier_rooms_by_stage{stage="over"} 0.0' in one.page()


def test_the_process_is_looked_at() -> None:
    before = open_files()
    with Path(__file__).open(encoding="utf-8"):
        assert open_files() == before + 1
    assert 0 < open_files() < most_open_files()
    held = bytearray(b"x" * 64 * 1024 * 1024)
    assert memory() > len(held)


def test_a_loop_that_is_held_up_is_late() -> None:
    async def scene() -> bytes:
        one = Metrics()
        meter = LagMeter(one)
        meter.start()
        await asyncio.sleep(0)
        time.sleep(metrics.LAG_SECONDS + 0.3)
        await asyncio.sleep(0.01)
        meter.stop()
        return one.page()

    page = asyncio.run(scene())
    assert b'croupier_loop_lag_seconds_bucket{le="0.25"} 0.0' in page
    assert b"croupier_loop_lag_seconds_count 1.0" in page
