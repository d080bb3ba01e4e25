"""Rows from outside: one that holds no state is refused by the number that is wrong."""

from contextlib import suppress
from functools import cache
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.bots.lordsofvegas import Uniform as Trader
from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.log import replay
from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lordsofvegas import codec as lords_codec
from croupier.kernel.lordsofvegas import row as lords_row
from croupier.kernel.packing import Field
from croupier.lasvegas import LasVegas, Options, State
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOptions
from croupier.lordsofvegas import State as LordsState
from tests.strategies import OFTEN


@cache
def states() -> list[State]:
    """Return a game of Las Vegas."""
    game, bots = LasVegas(), [Uniform(Random(seat)) for seat in range(3)]
    return [step.state for step in replay(game, play(game, bots, WHITE, Dealer.numbered(2)).log)]


@cache
def lords_states() -> list[LordsState]:
    """Return a game of Lords of Vegas."""
    game, bots = LordsOfVegas(), [Trader(Random(seat)) for seat in range(3)]
    log = play(game, bots, LordsOptions(), Dealer.numbered(2)).log
    return [step.state for step in replay(game, log)]


WHITE = Options(white=True)
luck = st.randoms(use_true_random=False)


def spoil(rows: row.Rows, fields: list[Field], luck: Random) -> None:
    """Change any byte of any field."""
    name, *_ = luck.choice(fields)
    numbers = rows[name].copy()
    flat = numbers.reshape(-1).view(np.uint8)
    flat[luck.randrange(len(flat))] = luck.choice([luck.randrange(7), luck.randrange(256)])
    rows[name] = numbers


@OFTEN
@given(luck)
def test_a_row_of_las_vegas_is_refused_or_reads_back_to_the_byte(luck: Random) -> None:
    rows = row.rows(1)
    codec.write(rows, 0, luck.choice(states()))
    spoil(rows, row.GAME, luck)
    with suppress(CroupierError):
        state = codec.decode(rows[0])
        assert codec.encode(state) == bytes(codec.part(rows, 0))


@OFTEN
@given(luck)
def test_a_row_of_lords_of_vegas_is_refused_or_reads_back_to_the_byte(luck: Random) -> None:
    rows = lords_row.rows(1)
    lords_codec.write(rows, 0, luck.choice(lords_states()))
    spoil(rows, lords_row.GAME, luck)
    with suppress(CroupierError):
        state = lords_codec.decode(rows[0])
        assert lords_codec.encode(state) == bytes(lords_codec.part(rows, 0))


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
    rows = lords_row.rows(1)
    lords_codec.write(rows, 0, lords_states()[1])
    rows[name] = value

    with pytest.raises(CroupierError, match=sentence):
        lords_codec.decode(rows[0])
