"""The board, lot by lot."""

import pytest
from rich.console import Console

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.state import Built, Die, Marked, Plot, Table, Vacant
from croupier.screens.lordsofvegas.board import Board
from croupier.screens.lordsofvegas.cells import high, low
from croupier.screens.lordsofvegas.ledger import ledger
from croupier.screens.lordsofvegas.track import track
from tests.cli.lordsofvegas.games import decisions, evening
from tests.cli.lordsofvegas.screens import position

ANNA, BENNO = Seat(0), Seat(1)


def a_table(seats: int, plots: dict[Lot, Plot], deck: tuple[Lot, ...] = ()) -> Table:
    """Lay out a table with nothing else on the board."""
    vacant: tuple[Plot, ...] = (Vacant(),) * len(LOTS)
    empty = Table(vacant, (0,) * seats, (0,) * seats, deck, above=0, turn=ANNA)
    return empty.with_plots(plots)


def cell(plot: Plot, *, lot: str = "C5", seats: int = 4, in_deck: bool = False) -> list[str]:
    """Draw one lot in one line and in two."""
    name = Lot(lot)
    table = a_table(seats, {name: plot}, (name,) if in_deck else ())
    lines = (*low(table, name, 12), *high(table, name, 12))
    return [line.plain for line in lines]


class TestALot:
    def test_that_is_free_shows_its_cost_and_die(self) -> None:
        assert cell(Vacant(), in_deck=True) == [" C5   $8 [1]", " C5         ", "    $8 [1]  "]

    def test_whose_card_is_gone_says_so(self) -> None:
        assert cell(Vacant()) == [" C5 × $8 [1]", " C5  ×      ", "    $8 [1]  "]

    def test_with_a_marker_shows_its_owner(self) -> None:
        assert cell(Marked(BENNO))[:2] == [" C5 ▲ $8 [1]", " C5  ▲      "]

    def test_with_a_tile_shows_colour_and_die(self) -> None:
        tile = Built("green", Die(ANNA, 3))

        assert cell(tile) == [" C5▿V ●3♛ ▿▿", " C5▿▿V▿▿▿▿▿▿", " ▿▿▿ ●3♛ ▿▿▿"]

    def test_whose_die_was_reorganized_says_so(self) -> None:
        tile = Built("brown", Die(ANNA, 3, reorganized=True))

        assert cell(tile, lot="C12", in_deck=True)[0] == " C12B ●3♛↻ ?"

    def test_without_a_die_shows_its_empty_place(self) -> None:
        assert cell(Built("silver", None))[::2] == [" C5═S [ ] ══", " ═══ [ ] ═══"]

    def test_whose_card_will_come_is_marked_on_its_tile(self) -> None:
        assert cell(Built("gold", Die(ANNA, 3)), in_deck=True) == [
            " C5░G ●3♛ ░?",
            " C5░░G░░░░░?",
            " ░░░ ●3♛ ░░░",
        ]

    def test_of_the_block_two_do_not_use_is_crossed_out(self) -> None:
        assert cell(Vacant(), lot="F5", seats=2) == [
            " F5 ╳╳╳╳╳╳╳╳",
            " F5 ╳╳╳╳╳╳╳╳",
            " ╳╳╳╳╳╳╳╳╳╳╳",
        ]
        assert "╳" not in "".join(cell(Vacant(), lot="F5", seats=3))


class TestACasino:
    def test_is_drawn_in_one_piece(self) -> None:
        table = a_table(3, {Lot(lot): Built("purple", None) for lot in ("A1", "A2")})

        assert low(table, Lot("A1"), 12)[0].plain.startswith(" A1")
        assert low(table, Lot("A2"), 12)[0].plain.startswith("╱A2")

    def test_has_a_crown_on_the_highest_die_of_its_boss(self) -> None:
        high_die, low_die = Built("purple", Die(ANNA, 5)), Built("purple", Die(BENNO, 4))
        table = a_table(3, {Lot("A1"): high_die, Lot("A2"): low_die})

        assert "●5♛" in low(table, Lot("A1"), 12)[0].plain
        assert "♛" not in low(table, Lot("A2"), 12)[0].plain

    def test_that_is_tied_has_no_crown(self) -> None:
        one, other = Built("purple", Die(ANNA, 5)), Built("purple", Die(BENNO, 5))
        table = a_table(3, {Lot("A1"): one, Lot("A2"): other})

        assert "♛" not in low(table, Lot("A1"), 12)[0].plain


class TestTheBoard:
    @pytest.mark.parametrize("height", [10, 19])
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_shows_every_die_and_marker(self, seats: int, height: int) -> None:
        console = Console(width=80, color_system=None)
        for state, _ in [*decisions(evening(seats, 5))][::20]:
            board = Board(state.table, is_tall=height > 10)
            lines = ["".join(s.text for s in line) for line in console.render_lines(board)]
            drawn = "".join(lines)

            assert len(lines) == board.height == height
            for seat, shape in zip(range(seats), "●▲■◆", strict=False):
                owner = Seat(seat)
                placed = len(state.table.dice(owner)) + len(state.table.markers(owner))
                assert drawn.count(shape) == placed

    def test_lists_as_many_casinos_as_there_is_room_for(self) -> None:
        table = position("acting").table

        assert ledger(table, rows=20).row_count == 1 + len(casinos(table))
        assert ledger(table, rows=5).row_count == 5


class TestTheTrack:
    def test_begins_with_chips_that_have_not_moved(self) -> None:
        table = a_table(4, {})
        line = track(table).plain

        assert line.startswith("●▲■◆ 1 2 3 4 5 6 7 8│10 12 14 16 18 20│23 26 29 32│36 40 44│49")
        assert line.endswith("│49 54│60 66│73│81│90")
        assert len(line) == 80

    def test_begins_where_the_hindmost_chip_stands(self) -> None:
        assert track(position("three-seats").table).plain.startswith("8●■│10 12▲ 14 16")
