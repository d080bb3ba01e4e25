"""Where a game of Lords of Vegas stands."""

from croupier.lordsofvegas.board import SITES
from croupier.screens.lordsofvegas.header import cards, possessions, seat_name, seats, tiles
from tests.lordsofvegas.boards import table
from tests.screens.lordsofvegas.tables import ANNA, BENNO
from tests.screens.showing import shown

NAMES = ("Anna", "Benno")
TABLE = table("A1:gold.0.3 A2:gold C1:0 C2:1", money=(7, 12), points=(1, 5), turn=BENNO)


def test_everyone_has_points_money_dice_and_markers() -> None:
    """LOV-1.5, LOV-1.6: of 12 dice and 10 markers."""
    assert [row.split("  ")[0] for row in shown(seats(TABLE, NAMES))] == [
        "● Anna",
        "1 point, $7M",
        "11 dice, 9 markers",
    ]
    assert possessions(TABLE, BENNO) == "5 points, $12M"


def test_whose_turn_it_is_stands_beside_the_name() -> None:
    assert seat_name(TABLE, ANNA, NAMES).plain == "● Anna"
    assert seat_name(TABLE, BENNO, NAMES).plain == "▲ Benno ◂ turn"


def test_tiles_left_are_counted_by_colour() -> None:
    """LOV-14.1."""
    assert tiles(TABLE).plain == (
        "Tiles left  P purple 9  G gold 7  V green 9  S silver 9  B brown 9"
    )


def test_cards_gone_and_left_are_counted_by_colour() -> None:
    line, gone = cards(TABLE).plain, len(SITES) - len(TABLE.deck)
    counts = [word.split("/") for word in line.split() if word[0].isdigit() and "/" in word]

    assert sum(int(before) for before, _ in counts) == gone == 4
    assert sum(int(left) for _, left in counts) == len(TABLE.deck)
    assert line.endswith(f"end after {TABLE.above}")
