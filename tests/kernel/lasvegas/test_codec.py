"""States of Las Vegas to rows and back; a row that holds none is refused by its number."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import given

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row
from croupier.lasvegas import LasVegas, Options, State
from tests.kernel.spoiling import luck, spoil
from tests.strategies import OFTEN


@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options(white=True)), (3, Options(white=True)), (5, Options())]
)
def test_every_state_of_las_vegas_and_every_view_of_it_reads_back(
    seats: int, options: Options
) -> None:
    game, rows = LasVegas(), row.rows(1)
    bots = [Uniform(Random(seat)) for seat in range(seats)]
    log = play(game, bots, options, Dealer.numbered(2)).log

    for step in replay(game, log):
        for state in (step.state, game.view(step.state, Seat(1)), game.view(step.state, None)):
            codec.write(rows, 0, state)
            assert codec.decode(rows[0]) == state


def test_a_row_that_holds_no_state_is_refused() -> None:
    rows = row.rows(1)
    rows[0].phase = 9

    with pytest.raises(CroupierError, match="no phase 9"):
        codec.decode(rows[0])


def test_a_row_that_does_not_add_up_is_refused() -> None:
    rows = row.rows(1)
    codec.write(rows, 0, LasVegas().start(3, Options(start=Seat(0))).state)
    rows[0].deck[0] = 200

    with pytest.raises(CroupierError, match="no state of Las Vegas"):
        codec.decode(rows[0])


@cache
def states() -> list[State]:
    """Return a game of Las Vegas."""
    game, bots = LasVegas(), [Uniform(Random(seat)) for seat in range(3)]
    return [step.state for step in replay(game, play(game, bots, WHITE, Dealer.numbered(2)).log)]


WHITE = Options(white=True)


@OFTEN
@given(luck)
def test_a_row_of_las_vegas_is_refused_or_reads_back_to_the_byte(luck: Random) -> None:
    rows = row.rows(1)
    codec.write(rows, 0, luck.choice(states()))
    spoil(rows, row.GAME, luck)
    with suppress(CroupierError):
        state = codec.decode(rows[0])
        assert codec.encode(state) == bytes(codec.part(rows, 0))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("seats", 6, "In a row seats is 0 to 5, not 6"),
        ("seats", -1, "In a row seats is 0 to 5, not -1"),
        ("phase", 6, "no phase 6"),
        ("turn", 3, "In this row turn is 3, in its state 0"),
        ("game_round", 9, "no state of Las Vegas: .* round=9"),
    ],
)
def test_a_row_of_las_vegas_is_refused_by_its_number(name: str, value: int, sentence: str) -> None:
    rows = row.rows(1)
    codec.write(rows, 0, states()[1])
    rows[name] = value

    with pytest.raises(CroupierError, match=sentence):
        codec.decode(rows[0])
