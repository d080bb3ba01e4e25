import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import InvalidText
from croupier.core.seats import Seat
from croupier.lasvegas.state import State
from croupier.lasvegas.text import read, write
from tests.strategies import GAME, OFTEN, positions

LINES = {
    "starting": "las-vegas starting white=no open=no start=lot seats=3",
    "dealing": (
        "las-vegas dealing white=no open=yes start=1 round=2 starter=2 deck=5.8.8.6.6.5.5.3.2"
        " casinos=90:0.0.0+0/10:0.0.0+0/-:0.0.0+0/-:0.0.0+0/-:0.0.0+0/-:0.0.0+0"
        " hands=8+0,8+0,8+0 won=-,90.80,-"
    ),
    "scattering": (
        "las-vegas scattering white=yes open=no start=lot round=1 starter=0"
        " deck=6.8.8.6.6.5.5.4.0"
        " casinos=90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
        " hands=8+2,8+2,8+2 won=-,-,-"
    ),
    "rolling": (
        "las-vegas rolling white=no open=no start=lot round=1 starter=1 deck=6.7.8.6.5.5.5.4.1"
        " casinos=90:0.0+0/80:3.0+0/90:0.0+0/50.20:0.2+0/90:0.0+0/90:0.0+0"
        " hands=5+0,6+0 won=-,- seat=1"
    ),
    "placing": (
        "las-vegas placing white=yes open=no start=lot round=3 starter=1 deck=5.6.8.5.5.5.5.4.0"
        " casinos=90:0.0+0/80:2.0+1/90:0.0+0/50.20:0.0+0/90:0.0+0/90:0.0+0"
        " hands=6+3,8+4 won=?3,90 seat=1 own=1.1.2.2.3.5.6.6 white_dice=2.3.3.5"
    ),
    "placing without white": (
        "las-vegas placing white=no open=no start=lot round=4 starter=1 deck=0.0.0.0.0.0.0.0.0"
        " casinos=90:7.0+0/80:0.0+0/90:0.8+0/50.20:0.0+0/90:0.0+0/90:0.0+0"
        " hands=1+0,0+0 won=?12,?0 seat=0 own=6 white_dice=-"
    ),
    "over": "las-vegas over white=no open=no start=0 won=90.10,-",
}
"""A line for each phase, as it is and as it shall stay."""


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_a_line_stays_as_it_is(line: str) -> None:
    assert write(read(line)) == line
    assert GAME.text(GAME.read(line)) == line


@given(positions(), st.none() | st.integers(0, 4).map(Seat))
def test_a_state_and_every_view_of_it_reads_back(state: State, seat: Seat | None) -> None:
    view = GAME.view(state, seat)

    assert read(write(state)) == state
    assert read(write(view)) == view
    assert "\n" not in write(state)


ROLLING = LINES["rolling"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "las-vegas",
        "las-vegas paying white=no open=no start=lot seats=3",
        "las-vegas starting",
        "las-vegas starting white open=no start=lot seats=3",
        "las-vegas starting white=no=yes open=no start=lot seats=3",
        "las-vegas starting white=no open=no start=lot",
        "las-vegas starting white=no open=no seats=3",
        "las-vegas starting white=no open=no start=lot seats=three",
        "las-vegas starting white=no open=no start=Anna seats=3",
        "las-vegas over white=no open=no start=0 won=?2,-",
        ROLLING.replace("seat=1", "seat="),
        ROLLING.replace(" seat=1", ""),
        ROLLING.replace(" won=-,-", ""),
        ROLLING.replace("won=-,-", "won=-,?"),
        ROLLING.replace("hands=5+0", "hands=5"),
        ROLLING.replace("hands=5+0", "hands=5+0+0"),
        ROLLING.replace("casinos=90:0.0+0", "casinos=90:0.0"),
        ROLLING.replace("casinos=90:0.0+0", "casinos=90"),
        ROLLING.replace("casinos=90:0.0+0", "casinos=90:0:0+0"),
        ROLLING.replace("deck=6.7", "deck=6,7"),
        ROLLING.replace("deck=6.7", "deck=.6.7"),
        '{"type":"starting"}',
        "9" * 10_000 + " starting white=no open=no start=lot seats=" + "9" * 10_000,
    ],
    ids=range(24),
)
def test_what_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(InvalidText) as refusal:
        read(line)

    assert refusal.value.sentence == f"This is no position of Las Vegas: {line}"


@pytest.mark.parametrize(
    "line",
    [
        "lords-of-vegas starting white=no open=no start=lot seats=3",
        " las-vegas starting white=no open=no start=lot seats=3",
        "las-vegas starting white=no open=no start=lot seats=3\n",
        "las-vegas  starting white=no open=no start=lot seats=3",
        "las-vegas starting white=maybe open=no start=lot seats=3",
        "las-vegas starting white=no open=1 start=lot seats=3",
        "las-vegas starting open=no white=no start=lot seats=3",
        "las-vegas starting white=no open=no start=lot seats=3 round=1",
        "las-vegas starting white=no open=no start=lot seats=2 seats=3",
        "las-vegas starting white=no open=no start=lot seats=03",
        "las-vegas starting white=no open=no start=lot seats=٣",
        "las-vegas starting white=no open=no start=lot seats=+3",
    ],
    ids=range(12),
)
def test_what_is_not_written_as_the_game_writes_it_is_refused(line: str) -> None:
    with pytest.raises(InvalidText) as refusal:
        read(line)

    assert refusal.value.sentence == f"This position cannot be on the table: {line}"


@OFTEN
@given(st.text(alphabet="las-vegs tringdw=?.,+/:0123456789", max_size=80))
def test_rubbish_is_refused_and_nothing_else_happens(rubbish: str) -> None:
    with pytest.raises(InvalidText):
        read(f"las-vegas rolling {rubbish}")
