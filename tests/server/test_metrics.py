"""What can be watched from outside; that each figure is told of is tested with the documents."""

from croupier.server.metrics import Metrics


def test_each_process_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.moves.labels("bot").inc()
    one.rooms.set(3)

    assert b'croupier_moves_total{by="bot"} 1.0' in one.page()
    assert b"croupier_rooms 3.0" in one.page()
    assert b"croupier_rooms 0.0" in other.page()
