"""Positions as lines of text."""

import pytest
from croupier_pig.game import Pig
from croupier_pig.state import State
from hypothesis import given
from msgspec.json import Decoder, encode

from croupier.core.errors import InvalidText
from tests.pig.strategies import positions

STATES: Decoder[State] = Decoder(State)


@given(positions())
def test_every_position_reads_back(position: tuple[Pig, State]) -> None:
    game, state = position

    assert game.read(game.text(state)) == state
    assert STATES.decode(encode(state)) == state


@pytest.mark.parametrize(
    "line",
    [
        "",
        "chess",
        "pig choosing target=100 banks=0,0",
        "pig choosing target=100 banks=0,x seat=0 stake=0",
        "pig sleeping target=100 banks=0,0 seat=0 stake=0",
        "pig choosing target=100 banks=0,0 seat=0 stake=0 more=1",
        "pig choosing target=100 banks=0,0 seat=2 stake=0",
        "pig choosing target=100 banks=0,0 seat=0 stake=1",
        "pig choosing target=100 banks=0,1 seat=0 stake=0",
        "pig choosing target=100 banks=0,-4 seat=0 stake=0",
        "pig choosing target=100 banks=0,100 seat=0 stake=0",
        "pig choosing target=5 banks=0,0 seat=0 stake=0",
        "pig choosing target=100 banks=0 seat=0 stake=0",
        "pig over target=100 banks=99,20",
        "pig over target=100 banks=100,100",
    ],
)
def test_what_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(InvalidText):
        Pig().read(line)


def test_under_version_1_nobody_chooses_once_the_target_is_reached() -> None:
    """PIG-4.1."""
    line = "pig choosing target=100 banks=90,0 seat=0 stake=12"

    assert Pig(2).text(Pig(2).read(line)) == line
    with pytest.raises(InvalidText, match="cannot be on the table"):
        Pig(1).read(line)
