"""Lords of Vegas, as the house finds it."""

from croupier.games import lordsofvegas


def test_every_kind_of_table_is_compared() -> None:
    assert [seats for seats, _ in lordsofvegas.kernel().tables] == [2, 3, 4]
