"""States of Lords of Vegas to rows and back; a row that holds none is refused by its number."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import given

from croupier.bots.arena import play
from croupier.bots.lordsofvegas import Uniform as Trader
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.log import replay
from croupier.kernel.lordsofvegas import codec, row
from croupier.lordsofvegas import LordsOfVegas, Options, State
from croupier.lordsofvegas.taking_back import all_standing
from tests.kernel.spoiling import luck, spoil
from tests.strategies import OFTEN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_lords_of_vegas_reads_back(seats: int) -> None:
    game, rows = LordsOfVegas(), row.rows(1)
    bots = [Trader(Random(seat)) for seat in range(seats)]
    log = play(game, bots, Options(), Dealer.numbered(2)).log

    for step in replay(game, log):
        codec.write(rows, 0, step.state)
        assert codec.decode(rows[0]) == all_standing(step.state)


def test_a_row_that_holds_no_state_is_refused() -> None:
    rows = row.rows(1)
    rows[0].seats, rows[0].phase = 4, 77

    with pytest.raises(CroupierError, match="no phase 77"):
        codec.decode(rows[0])


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(CroupierError, match="no action of kind 1"):
        codec.action_of(1)


@cache
def states() -> list[State]:
    """Return a game of Lords of Vegas."""
    game, bots = LordsOfVegas(), [Trader(Random(seat)) for seat in range(3)]
    log = play(game, bots, Options(), Dealer.numbered(2)).log
    return [step.state for step in replay(game, log)]


@OFTEN
@given(luck)
def test_a_row_of_lords_of_vegas_is_refused_or_reads_back_to_the_byte(luck: Random) -> None:
    rows = row.rows(1)
    codec.write(rows, 0, luck.choice(states()))
    spoil(rows, row.GAME, luck)
    with suppress(CroupierError):
        state = codec.decode(rows[0])
        assert codec.encode(state) == bytes(codec.part(rows, 0))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("seats", 5, "In a row seats is 0 to 4, not 5"),
        ("lot", 48, "In a row lot is 0 to 47, not 48"),
        ("then", 3, "In a row then is 0 to 2, not 3"),
        ("space", 99, "In a row space is 0 to [0-9]+, not 99"),
        ("phase", 13, "no phase 13"),
        ("bet", 7, "In this row bet is 7, in its state 0"),
        ("offer_money", 4, r"In this row offer_money is \[\[4, 4\], .*, in its state \[\[0, 0\]"),
        ("above", 60, "no state of the game: .* above=60"),
    ],
)
def test_a_row_of_lords_of_vegas_is_refused_by_its_number(
    name: str, value: int, sentence: str
) -> None:
    rows = row.rows(1)
    codec.write(rows, 0, states()[1])
    rows[name] = value

    with pytest.raises(CroupierError, match=sentence):
        codec.decode(rows[0])
