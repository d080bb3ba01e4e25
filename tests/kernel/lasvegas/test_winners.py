"""Who has won, by money and then by notes."""

import pytest

from croupier.kernel.lasvegas import row
from croupier.kernel.lasvegas.row import Row
from croupier.kernel.lasvegas.winners import win_share, winners
from croupier.lasvegas.notes import VALUES, Dollars


def ended(*purses: list[int]) -> Row:
    """Return a row whose seats have won these notes, in thousands."""
    one: Row = row.rows(1)[0]
    one.seats, one.phase = len(purses), row.OVER
    one.face_down[:] = row.FACE_UP
    for seat, purse in enumerate(purses):
        one.money[seat] = 1000 * sum(purse)
        for note in purse:
            one.won[seat, VALUES.index(Dollars(1000 * note))] += 1
    return one


@pytest.mark.parametrize(
    ("purses", "won"),
    [
        ([[90], [60, 40], [50]], [0, 1, 0]),
        ([[90], [60, 30], [50]], [0, 1, 0]),
        ([[50, 40], [60, 30], [80]], [0.5, 0.5, 0]),
        ([[], [], []], [1 / 3] * 3),
    ],
)
def test_money_decides_and_then_notes_and_equals_share(
    purses: list[list[int]], won: list[float]
) -> None:
    """LV-6.3."""
    one = ended(*purses)

    assert [win_share(one, seat) for seat in range(3)] == won
    assert winners(one) == sum(1 << seat for seat, share in enumerate(won) if share)
