from croupier.lasvegas.notes import COUNTS, VALUES, Dollars, without


def test_there_are_54_notes_worth_2_500_000_dollars() -> None:
    """LV-1.3."""
    assert dict(zip(VALUES, COUNTS, strict=True)) == {
        10_000: 6,
        20_000: 8,
        30_000: 8,
        40_000: 6,
        50_000: 6,
        60_000: 5,
        70_000: 5,
        80_000: 5,
        90_000: 5,
    }
    assert sum(COUNTS) == 54
    assert sum(v * n for v, n in zip(VALUES, COUNTS, strict=True)) == 2_500_000


def test_a_note_turned_up_is_one_less_of_its_value_alone() -> None:
    assert without((1, 1, 1, 1, 1, 1, 1, 1, 1), Dollars(90_000)) == (1, 1, 1, 1, 1, 1, 1, 1, 0)
