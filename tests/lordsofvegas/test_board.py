"""The board and the cards, checked against every total in the rules."""

from collections import Counter
from itertools import pairwise, product
from runpy import run_path

import pytest
from msgspec import to_builtins

from croupier.lordsofvegas import board
from croupier.lordsofvegas.board import (
    COLOURS,
    LOTS,
    NEIGHBOURS,
    PLACE,
    SITE,
    SITES,
    Lot,
    in_order,
)
from croupier.lordsofvegas.scoring import TRACK
from croupier.lordsofvegas.state import DICE, MARKERS, TILES
from tests.lordsofvegas.boards import lots

ROWS = {"A": 2, "B": 2, "C": 4, "D": 3, "E": 2, "F": 3}


def test_there_are_48_lots_in_the_order_of_their_names() -> None:
    """LOV-1.3, LOV-1.4."""
    names = [f"{block}{number}" for block in ROWS for number in range(1, 3 * ROWS[block] + 1)]

    assert [*LOTS] == names
    assert len(LOTS) == 48
    assert [SITE[lot].lot for lot in LOTS] == [*LOTS]
    assert [PLACE[lot] for lot in LOTS] == [*range(48)]


def test_every_block_is_three_lots_wide_and_numbered_like_a_page() -> None:
    """LOV-1.4."""
    for block, rows in ROWS.items():
        first = SITE[Lot(f"{block}1")]
        places = [(site.row, site.column) for site in SITES if site.block == block]
        assert places == [*product(range(first.row, first.row + rows), columns(first.column))]


def columns(first: int) -> range:
    return range(first, first + 3)


def test_the_strip_runs_between_the_left_blocks_and_the_right_ones() -> None:
    """LOV-1.5."""
    assert {site.block: site.column for site in SITES if site.lot[1:] == "1"} == {
        **dict.fromkeys("ACE", 0),
        **dict.fromkeys("BDF", 4),
    }


def test_a_street_is_between_any_two_blocks() -> None:
    """LOV-2.2: blocks one above the other leave a row free."""
    for left in ("ACE", "BDF"):
        for above, below in pairwise(left):
            last = max(site.row for site in SITES if site.block == above)
            assert SITE[Lot(f"{below}1")].row == last + 2


def test_sixteen_lots_are_on_the_strip() -> None:
    """LOV-1.5."""
    on_strip = lots("A3 A6 B1 B4 C3 C6 C9 C12 D1 D4 D7 E3 E6 F1 F4 F7")

    assert tuple(site.lot for site in SITES if site.on_strip == "yes") == on_strip
    for site in SITES:
        assert (site.on_strip == "yes") == (site.column == (2 if site.block in "ACE" else 4))


def test_there_are_nine_cards_of_each_colour_and_three_of_the_strip() -> None:
    """LOV-1.9."""
    cards = Counter(site.card for site in SITES)

    assert cards == Counter([*9 * COLOURS, *3 * ("strip",)])
    assert [site.lot for site in SITES if site.card == "strip"] == ["A6", "D5", "F8"]


def test_there_are_45_tiles_in_five_colours() -> None:
    """LOV-1.6, LOV-1.8."""
    assert COLOURS == ("purple", "gold", "green", "silver", "brown")
    assert TILES * len(COLOURS) == 45
    assert (DICE, MARKERS, TILES) == (12, 10, 9)


@pytest.mark.parametrize(("die", "cost"), [(1, 8), (2, 6), (3, 9), (4, 12), (5, 15), (6, 20)])
def test_the_printed_die_decides_cost_and_start_money(die: int, cost: int) -> None:
    """LOV-1.3."""
    printed = [site for site in SITES if site.die == die]

    assert printed
    assert {site.build_cost for site in printed} == {cost}
    assert {site.start_money for site in printed} == {10 - die}


def test_lots_are_adjacent_if_their_names_are_one_apart_in_a_row_or_three_in_a_block() -> None:
    """LOV-2.2."""
    for a, b in product(LOTS, LOTS):
        number, other = int(a[1:]) - 1, int(b[1:]) - 1
        in_row = abs(number - other) == 1 and number // 3 == other // 3
        in_column = abs(number - other) == 3
        assert (b in NEIGHBOURS[a]) == (a[0] == b[0] and (in_row or in_column))


@pytest.mark.parametrize(
    ("lot", "neighbours"),
    [
        ("A1", "A2 A4"),
        ("A3", "A2 A6"),
        ("B1", "B2 B4"),
        ("A6", "A3 A5"),
        ("C1", "C2 C4"),
        ("C5", "C2 C4 C6 C8"),
        ("C12", "C9 C11"),
        ("D5", "D2 D4 D6 D8"),
        ("D7", "D4 D8"),
        ("E3", "E2 E6"),
        ("F9", "F6 F8"),
    ],
)
def test_nothing_is_adjacent_across_a_street_or_the_strip(lot: str, neighbours: str) -> None:
    """LOV-2.2."""
    assert NEIGHBOURS[Lot(lot)] == lots(neighbours)


def test_lots_are_put_in_the_order_of_the_table() -> None:
    """LOV-13.5: C2 comes before C10."""
    assert in_order({*lots("F1 C10 C2 A6")}) == lots("A6 C2 C10 F1")


def test_the_track_has_its_spaces() -> None:
    """LOV-1.11."""
    written = "0 1 2 3 4 5 6 7 8 10 12 14 16 18 20 23 26 29 32 36 40 44 49 54 60 66 73 81 90"

    assert list(TRACK) == [int(space) for space in written.split()]


def test_the_board_is_the_same_whenever_it_is_read() -> None:
    again = run_path(board.__file__, run_name=board.__name__)

    assert to_builtins(again["SITES"]) == to_builtins(SITES)
    assert again["NEIGHBOURS"] == NEIGHBOURS
