"""Las Vegas, as the house finds it."""

from croupier.games import lasvegas


def test_every_kind_of_table_is_compared() -> None:
    las_vegas = lasvegas.kernel().tables

    assert len({*las_vegas}) == len(las_vegas) == 60
    assert {(seats, options.white) for seats, options in las_vegas[:7]} == {
        *((seats, False) for seats in (2, 3, 4, 5)),
        *((seats, True) for seats in (2, 3, 4)),
    }
