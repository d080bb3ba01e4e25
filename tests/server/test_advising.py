"""What the coach says of a position."""

import dataclasses

from croupier.analysis.findings import Option
from croupier.core.seats import Seat
from croupier.games.lasvegas import VERSION_1
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face
from croupier.server.advising import MOST_ADVISED, advice, worth_a_word
from tests.lordsofvegas.boards import GAME as LORDS
from tests.lordsofvegas.boards import RED, position

LINE = (
    "las-vegas placing white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=1.4 white_dice=-"
)
RICH = position("acting", "A1:0 B1:0 A2:gold.0.6 A4:gold.0.5 B2:gold.1.4 C1:1 D1:2 E1:3")


def test_the_best_move_comes_first_with_what_it_leads_to() -> None:
    said = advice(VERSION_1, LINE, Seat(1))
    best, other = said.options

    assert said.seat == 1
    assert (best.move, other.move) == (Place(Face(4)), Place(Face(1)))
    assert 1 >= best.chance > other.chance >= 0
    assert best.preview is not None


def test_a_game_without_previews_has_only_chances() -> None:
    bare = dataclasses.replace(VERSION_1, previews=None)

    assert all(option.preview is None for option in advice(bare, LINE, Seat(1)).options)


def test_where_one_waits_for_others_there_is_nothing_to_say() -> None:
    assert not advice(
        VERSION_1, LINE.replace("placing", "rolling").split(" own=")[0], Seat(1)
    ).options


def test_every_kind_of_move_is_spoken_of_before_a_second_of_one_kind() -> None:
    moves: list[Option[int | str]] = [Option(n, 0.9 - n / 100) for n in range(8)]
    ended: Option[int | str] = Option("end", 0.1)

    assert worth_a_word([ended, *moves]) == [*moves[: MOST_ADVISED - 1], ended]


def test_a_turn_of_lords_of_vegas_is_weighed_against_its_end() -> None:
    from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS

    said = advice(LORDS_OF_VEGAS, LORDS.text(RICH), RED)
    kinds = [type(option.move).__name__ for option in said.options]

    assert "EndTurn" in kinds
    assert kinds[0] != "EndTurn"
    assert len(said.options) <= MOST_ADVISED
