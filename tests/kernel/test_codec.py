"""States to rows and back."""

from random import Random

import pytest

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.bots.lordsofvegas import Uniform as Trader
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lordsofvegas import codec as lords_codec
from croupier.kernel.lordsofvegas import row as lords_row
from croupier.lasvegas import LasVegas, Options
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOptions


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_lords_of_vegas_reads_back(seats: int) -> None:
    game, rows = LordsOfVegas(), lords_row.rows(1)
    bots = [Trader(Random(seat)) for seat in range(seats)]
    log = play(game, bots, LordsOptions(), Dealer.numbered(2)).log

    for step in replay(game, log):
        lords_codec.write(rows, 0, step.state)
        assert lords_codec.decode(rows[0]) == step.state


def test_a_row_that_holds_no_state_is_refused() -> None:
    rows, lords = row.rows(1), lords_row.rows(1)
    rows[0].phase = 9
    lords[0].seats, lords[0].phase = 4, 77

    with pytest.raises(CroupierError, match="no phase 9"):
        codec.decode(rows[0])
    with pytest.raises(CroupierError, match="no phase 77"):
        lords_codec.decode(lords[0])


def test_a_row_that_does_not_add_up_is_refused() -> None:
    rows = row.rows(1)
    codec.write(rows, 0, LasVegas().start(3, Options(start=Seat(0))).state)
    rows[0].deck[0] = 200

    with pytest.raises(CroupierError, match="no state of Las Vegas"):
        codec.decode(rows[0])


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(CroupierError, match="no action of kind 1"):
        lords_codec.action_of(1)
