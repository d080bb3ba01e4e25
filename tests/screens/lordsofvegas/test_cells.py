"""The board, lot by lot."""

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.state import Built, Die, Marked, Plot, Vacant
from croupier.screens.lordsofvegas.cells import high, low
from tests.screens.lordsofvegas.tables import ANNA, BENNO, a_table


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
