"""How tiles, dice and money are marked in Lords of Vegas."""

from croupier.lordsofvegas.board import COLOURS
from croupier.lordsofvegas.state import Die
from croupier.screens.lordsofvegas.marks import PAINTS, called, casino_name, die_text, dollars, tile
from tests.lordsofvegas.boards import lots
from tests.screens.lordsofvegas.tables import ANNA, BENNO


def test_every_colour_has_a_letter_and_a_pattern_of_its_own() -> None:
    assert {*PAINTS} == {*COLOURS}
    assert "".join(PAINTS[colour].letter for colour in COLOURS) == "PGVSB"
    assert len({PAINTS[colour].pattern for colour in COLOURS}) == len(COLOURS)


def test_the_pattern_stands_where_a_tile_has_no_words() -> None:
    assert tile("gold").plain == "░G"
    assert PAINTS["brown"].text(" A1 3 ").plain == "╬A1╬3╬"


def test_a_die_is_its_owners_shape_and_its_value() -> None:
    assert die_text(Die(BENNO, 4)).plain == "▲4"


def test_one_is_spoken_to_and_others_are_spoken_of() -> None:
    assert (called(ANNA, ANNA).plain, called(BENNO, ANNA).plain) == ("you", "▲")


def test_prices_and_casinos_are_written_short() -> None:
    assert dollars(15) == "$15"
    assert casino_name(lots("A2 A5 A6")) == "A2-A5-A6"
