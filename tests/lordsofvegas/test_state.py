"""What lies on the table, and whose it is."""

from hypothesis import given

from croupier.lordsofvegas.board import COLOURS, LOTS, Lot
from croupier.lordsofvegas.state import TILES, Acting, Built, Die, Marked, Vacant
from tests.lordsofvegas.boards import BLUE, GREEN, RED, YELLOW, lots, table
from tests.lordsofvegas.strategies import acting

BOARD = table("A1:gold.0.3 A2:gold C1:0 C2:1 D5:green.1.6* F9:0", money=(7, 8, 9))


def test_as_many_play_as_have_money() -> None:
    assert BOARD.seats == 3


def test_a_lot_has_a_tile_or_a_marker_or_nothing() -> None:
    assert BOARD.plot(Lot("A1")) == Built("gold", Die(RED, 3))
    assert BOARD.plot(Lot("C2")) == Marked(YELLOW)
    assert BOARD.plot(Lot("B1")) == Vacant()


def test_a_die_is_found_on_its_tile_and_nowhere_else() -> None:
    assert BOARD.die(Lot("D5")) == Die(YELLOW, 6, reorganized=True)
    assert [BOARD.die(lot) for lot in lots("A2 C1 B1")] == [None] * 3


def test_dice_and_markers_are_found_in_the_order_of_the_lots() -> None:
    assert (BOARD.dice(RED), BOARD.markers(RED)) == (lots("A1"), lots("C1 F9"))
    assert (BOARD.dice(YELLOW), BOARD.markers(YELLOW)) == (lots("D5"), lots("C2"))
    assert (BOARD.dice(GREEN), BOARD.markers(GREEN)) == ((), ())


def test_tiles_that_are_not_on_the_board_are_in_the_supply() -> None:
    """LOV-14.1."""
    assert [BOARD.tiles_left(colour) for colour in ("gold", "green", "brown")] == [7, 8, 9]


@given(acting())
def test_everything_on_the_board_is_counted_once(state: Acting) -> None:
    on_board = state.table
    seats = (RED, YELLOW, GREEN, BLUE)
    owned = [lot for seat in seats for lot in (*on_board.dice(seat), *on_board.markers(seat))]
    tiles = sum(TILES - on_board.tiles_left(colour) for colour in COLOURS)

    assert len(owned) == len({*owned})
    assert {*owned} == {
        lot
        for lot in LOTS
        if isinstance(on_board.plot(lot), Marked) or on_board.die(lot) is not None
    }
    assert tiles == sum(isinstance(plot, Built) for plot in on_board.plots)


class TestAChange:
    def test_of_lots_leaves_the_others_and_the_table_before(self) -> None:
        changed = BOARD.with_plots({Lot("A2"): Vacant(), Lot("B1"): Marked(GREEN)})

        assert (changed.markers(GREEN), changed.tiles_left("gold")) == (lots("B1"), 8)
        assert changed.dice(RED) == lots("A1")
        assert (BOARD.markers(GREEN), BOARD.tiles_left("gold")) == ((), 7)

    def test_of_a_die_keeps_its_tile(self) -> None:
        assert BOARD.with_die(Lot("D5"), None).plot(Lot("D5")) == Built("green", None)
        assert BOARD.with_die(Lot("A2"), Die(GREEN, 1)).dice(GREEN) == lots("A2")

    def test_of_money_is_added_to_what_there_is(self) -> None:
        assert BOARD.with_money({RED: -7, GREEN: 5}).money == (0, 8, 14)
