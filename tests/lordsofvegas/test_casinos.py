"""Casinos and bosses, stated a second way and compared on every board there can be."""

from itertools import combinations

import pytest
from hypothesis import given

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.state import Built, State, Table
from tests.lordsofvegas.boards import BLUE, GREEN, RED, YELLOW, lots, position
from tests.lordsofvegas.strategies import positions, tables


def are_side_by_side(a: Lot, b: Lot) -> bool:
    """Tell by their names whether two lots share an edge inside a block (LOV-2.2)."""
    low, high = sorted((int(a[1:]), int(b[1:])))
    return a[0] == b[0] and (high - low == 3 or (high - low == 1 and low % 3 != 0))


def merged(table: Table) -> set[frozenset[Lot]]:
    """Begin with every tile by itself; push together any two groups that touch, until none do."""
    tile = {lot: plot for lot in LOTS if isinstance(plot := table.plot(lot), Built)}
    groups = {frozenset({lot}) for lot in tile}

    def touch(one: frozenset[Lot], other: frozenset[Lot]) -> bool:
        return any(
            tile[a].colour == tile[b].colour and are_side_by_side(a, b) for a in one for b in other
        )

    while pair := next((p for p in combinations(groups, 2) if touch(*p)), None):
        groups = groups - {*pair} | {pair[0] | pair[1]}
    return groups


def beats_everyone(table: Table, group: frozenset[Lot]) -> Seat | None:
    """Compare everyone's best die in a casino: who beats all others is the boss (LOV-2.5)."""
    best = dict.fromkeys(range(table.seats), 0)
    for die in filter(None, map(table.die, group)):
        best[die.owner] = max(best[die.owner], die.value)
    for seat, value in best.items():
        if all(value > theirs for other, theirs in best.items() if other != seat):
            return Seat(seat)
    return None


def compare(table: Table) -> None:
    """Compare the casinos of a table with those read aloud."""
    found = casinos(table)

    assert {frozenset(casino.lots) for casino in found} == merged(table)
    assert sum(casino.tiles for casino in found) == len(
        [plot for plot in table.plots if isinstance(plot, Built)]
    )
    for casino in found:
        assert casino.boss == beats_everyone(table, frozenset(casino.lots))
        assert {casino.colour} == {built(table, lot).colour for lot in casino.lots}
        dice = [(lot, die) for lot in casino.lots if (die := table.die(lot))]
        assert [*casino.dice] == dice
        assert casino.pips == sum(die.value for _, die in dice)
        assert casino.is_tied == (casino.boss is None and bool(dice))
        for seat in map(Seat, range(table.seats)):
            assert [*casino.dice_of(seat)] == [lot for lot, die in dice if die.owner == seat]


def built(table: Table, lot: Lot) -> Built:
    plot = table.plot(lot)
    assert isinstance(plot, Built)
    return plot


@given(tables())
def test_on_any_board_they_are_what_merging_tile_by_tile_gives(board: Table) -> None:
    """LOV-2.3, LOV-2.5."""
    compare(board)


@given(positions())
def test_in_any_game_they_are_what_merging_tile_by_tile_gives(state: State) -> None:
    """LOV-2.3, LOV-2.5."""
    compare(state.table)


@given(tables())
def test_they_are_told_in_the_order_of_their_first_lots(board: Table) -> None:
    """LOV-13.5."""
    firsts = [LOTS.index(casino.lots[0]) for casino in casinos(board)]

    assert firsts == sorted(firsts)
    for casino in casinos(board):
        assert [*casino.lots] == sorted(casino.lots, key=LOTS.index)


def on(board: str) -> list[Casino]:
    return [*casinos(position("settling", f"{board} F1:brown.0.6 F2:brown.1.6", then="act").table)][
        :-1
    ]


@pytest.mark.parametrize(
    ("board", "found"),
    [
        ("A1:gold.0.3 A2:gold.1.2", ["A1 A2"]),
        ("A1:gold.0.3 A2:green.1.2", ["A1", "A2"]),
        ("A1:gold.0.3 A5:gold.1.2", ["A1", "A5"]),
        ("A3:gold.0.3 A4:gold.1.2", ["A3", "A4"]),
        ("A3:gold.0.3 B1:gold.1.2", ["A3", "B1"]),
        ("A6:gold.0.3 C3:gold.1.2", ["A6", "C3"]),
        ("C10:gold.0.3 E1:gold.1.2", ["C10", "E1"]),
        ("A1:gold.0.3 A2:gold A3:gold.1.2", ["A1 A2 A3"]),
        ("C1:gold.0.3 C3:gold C6:gold C5:gold C4:gold", ["C1 C3 C4 C5 C6"]),
        ("C1:gold C2:green C3:gold C5:gold C7:gold.1.4", ["C1", "C2", "C3", "C5", "C7"]),
    ],
)
def test_tiles_join_along_edges_in_one_block_and_colour(board: str, found: list[str]) -> None:
    """LOV-2.2, LOV-2.3, LOV-2.8."""
    assert [casino.lots for casino in on(board)] == [lots(names) for names in found]


@pytest.mark.parametrize(
    ("board", "boss", "is_tied"),
    [
        ("A1:gold.2.1", GREEN, False),
        ("A1:gold.2.4 A2:gold.3.5 A3:gold.2.4", BLUE, False),
        ("A1:gold.2.5 A2:gold.3.4 A3:gold.2.5", GREEN, False),
        ("A1:gold.2.5 A2:gold.3.5 A3:gold.2.5", None, True),
        ("A1:gold.1.6 A2:gold.3.2 A3:gold.2.2", YELLOW, False),
        ("A1:gold A2:gold", None, False),
        ("A1:gold A2:gold.0.1", RED, False),
    ],
)
def test_the_highest_die_makes_the_boss(board: str, boss: Seat | None, *, is_tied: bool) -> None:
    """LOV-2.5, LOV-13.1, LOV-13.2, LOV-18.3."""
    (casino,) = on(board)

    assert casino.boss == boss
    assert casino.is_tied == is_tied


def test_a_tile_without_a_die_counts_for_the_size_but_not_for_the_pips() -> None:
    """LOV-2.6."""
    (casino,) = on("A1:gold.2.4 A2:gold A3:gold.1.3")

    assert (casino.tiles, casino.pips) == (3, 7)
    assert casino.is_on_strip
    assert casino.dice_of(RED) == ()
    assert casino.leaders == {GREEN}
