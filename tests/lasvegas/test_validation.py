import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.errors import InvalidText
from croupier.core.seats import Seat
from croupier.lasvegas.state import State
from croupier.lasvegas.text import read
from croupier.lasvegas.validation import is_sound
from tests.strategies import GAME, positions

STARTING = "las-vegas starting white=no open=no start=lot seats=3"
DEALING = (
    "las-vegas dealing white=no open=no start=lot round=4 starter=2 deck=0.1.0.0.1.1.1.1.2"
    " casinos=40.40:0.0.0+0/10:0.0.0+0/-:0.0.0+0/-:0.0.0+0/-:0.0.0+0/-:0.0.0+0"
    " hands=8+0,8+0,8+0 won=-,90.80,?2"
)
SCATTERING = (
    "las-vegas scattering white=yes open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=8+2,8+2,8+2 won=-,-,-"
)
ROLLING = (
    "las-vegas rolling white=yes open=no start=lot round=1 starter=1 deck=6.7.8.6.5.5.5.3.2"
    " casinos=90:4.0+0/80:0.3+2/90:0.0+0/50.20:0.5+0/80:0.0+2/90:0.0+0"
    " hands=4+4,0+0 won=-,- seat=0"
)
PLACING = (
    "las-vegas placing white=yes open=no start=lot round=1 starter=1 deck=6.7.8.6.5.5.5.3.2"
    " casinos=90:4.0+0/80:0.3+2/90:0.0+0/50.20:0.0+0/80:0.0+2/90:0.0+0"
    " hands=4+4,5+0 won=-,- seat=0 own=1.2.2.6 white_dice=3.3.4.5"
)
OVER = "las-vegas over white=no open=no start=0 won=90.10,-"


def but(line: str, *edits: tuple[str, str]) -> str:
    """Return the line with these edits made, each where it first applies."""
    for old, new in edits:
        assert old in line
        line = line.replace(old, new, 1)
    return line


SOUND = {
    "starting": STARTING,
    "dealing": DEALING,
    "scattering": SCATTERING,
    "rolling": ROLLING,
    "placing": PLACING,
    "over": OVER,
    "as few seats as can be": but(STARTING, ("seats=3", "seats=2")),
    "as many seats as can be": but(STARTING, ("seats=3", "seats=5")),
    "as many seats as can be with white dice": but(
        STARTING, ("white=no", "white=yes"), ("seats=3", "seats=4")
    ),
    "a deck just large enough": but(DEALING, ("deck=0.1.0.0.1.1", "deck=0.1.0.0.0.1")),
    "as many notes face down as there are": but(DEALING, ("?2", "?42")),
    "all notes of a value in one purse": but(OVER, ("90.10,-", "90.90.90.90.90,-")),
    "the last round": but(ROLLING, ("round=1", "round=4")),
    "a starter who is the first seat": but(ROLLING, ("starter=1", "starter=0")),
    "nobody with a note at the end": but(OVER, ("90.10,-", "-,-")),
    "all faces in one roll": but(
        PLACING, ("90:4.0", "90:0.0"), ("4+4,", "8+4,"), ("own=1.2.2.6", "own=1.2.3.4.5.6.6.6")
    ),
    "all white dice at casinos": but(ROLLING, ("80:0.0+2", "80:0.0+6"), ("4+4,", "4+0,")),
    "all own dice at casinos": but(ROLLING, ("90:4.0", "90:8.0"), ("4+4,", "0+4,")),
}

UNSOUND = {
    "too few seats": but(STARTING, ("seats=3", "seats=1")),
    "too many seats": but(STARTING, ("seats=3", "seats=6")),
    "too many seats for white dice": but(STARTING, ("seats=3", "seats=5"), ("=no", "=yes")),
    "a lot for a seat that was named": but(STARTING, ("start=lot", "start=1")),
    "a start player who is not there": but(OVER, ("start=0", "start=2")),
    "one seat at the end": but(OVER, ("won=90.10,-", "won=90.10")),
    "more of a note than there are": but(OVER, ("90.10,-", "90.90.90.90,90.90")),
    "a note there is not": but(OVER, ("90.10", "100")),
    "a note of nothing": but(OVER, ("90.10", "0")),
    "a purse that is not sorted": but(OVER, ("90.10", "10.90")),
    "a table for one": but(
        ROLLING,
        ("starter=1", "starter=0"),
        ("90:4.0+0/80:0.3+2/90:0.0+0/50.20:0.5+0", "90:4+0/80:0+2/90:0+0/50.20:0+0"),
        ("80:0.0+2/90:0.0+0 hands=4+4,0+0 won=-,-", "80:0+2/90:0+0 hands=4+4 won=-"),
    ),
    "a purse too many": but(ROLLING, ("won=-,-", "won=-,-,-")),
    "a purse too few": but(ROLLING, ("won=-,-", "won=-")),
    "a casino without the dice of a seat": but(ROLLING, ("90:0.0+0", "90:0+0")),
    "a casino too few": but(ROLLING, ("/90:0.0+0 hands", " hands")),
    "a casino too many": but(ROLLING, ("90:0.0+0 hands", "90:0.0+0/80:0.0+0 hands")),
    "a deck of eight values": but(ROLLING, ("deck=6.", "deck=")),
    "a deck of ten values": but(ROLLING, ("deck=6.", "deck=6.0.")),
    "round 0": but(ROLLING, ("round=1", "round=0")),
    "round 5": but(ROLLING, ("round=1", "round=5")),
    "a starter below the first seat": but(ROLLING, ("starter=1", "starter=-1")),
    "a starter above the last seat": but(ROLLING, ("starter=1", "starter=2")),
    "a note in a purse that is in the deck": but(ROLLING, ("won=-,-", "won=20,-")),
    "a note at a casino that is in the deck": but(ROLLING, ("=90:", "=90.10:")),
    "notes at a casino that are not sorted": but(ROLLING, ("50.20", "20.50")),
    "fewer notes than none in the deck": but(ROLLING, ("deck=6.", "deck=-1.")),
    "fewer notes than none face down": but(DEALING, ("?2", "?-1")),
    "a note face down that is in the deck": but(ROLLING, ("won=-,-", "won=?1,-")),
    "more notes face down than there are": but(DEALING, ("?2", "?43")),
    "money face down where it is open": but(DEALING, ("open=no", "open=yes")),
    "a deck that may run out this round": but(DEALING, ("deck=0.1.0.0.1.1", "deck=0.1.0.0.0.0")),
    "a deck that may run out next round": but(DEALING, ("round=4", "round=3")),
    "dealing when all casinos are full": but(SCATTERING, ("scattering", "dealing")),
    "dealing when a die was placed": but(DEALING, ("-:0.0.0+0 hands=8", "-:1.0.0+0 hands=7")),
    "dealing when a die lies at a casino": but(DEALING, ("-:0.0.0+0", "-:0.0.1+0")),
    "dealing when a white die lies at a casino": but(DEALING, ("-:0.0.0+0", "-:0.0.0+1")),
    "dealing when a hand lacks a die": but(DEALING, ("hands=8+0", "hands=7+0")),
    "dealing at an unsound table": but(DEALING, ("starter=2", "starter=3")),
    "scattering before all casinos are full": but(SCATTERING, ("8.6.6", "8.5.6"), ("=90:", "=40:")),
    "scattering when that was done": but(SCATTERING, ("80:0.0.0+0", "80:0.0.0+2")),
    "scattering with two players": but(
        SCATTERING.replace("0.0.0", "0.0"),
        (" hands=8+2,8+2,8+2", " hands=8+4,8+4"),
        ("-,-,-", "-,-"),
    ),
    "scattering without white dice": but(
        SCATTERING.replace("8+2", "8+0"), ("white=yes", "white=no")
    ),
    "rolling before all casinos are full": but(ROLLING, ("8.6.5", "8.5.5"), ("=90:", "=40:")),
    "rolling with an own die too few": but(ROLLING, ("hands=4+4", "hands=3+4")),
    "rolling with an own die too many": but(ROLLING, ("90:4.0", "90:5.0")),
    "rolling with a white die too few": but(ROLLING, ("80:0.0+2", "80:0.0+1")),
    "rolling with white dice nobody plays with": but(ROLLING, ("white=yes", "white=no")),
    "rolling with more white dice than were dealt": but(
        ROLLING, ("80:0.0+2", "80:0.0+1"), ("4+4,", "4+5,")
    ),
    "fewer own dice than none in hand": but(ROLLING, ("90:4.0", "90:9.0"), ("4+4,", "-1+4,")),
    "fewer white dice than none in hand": but(ROLLING, ("80:0.0+2", "80:0.0+7"), ("4+4,", "4+-1,")),
    "fewer own dice than none at a casino": but(ROLLING, ("90:4.0", "90:-1.0"), ("4+4", "9+4")),
    "fewer white dice than none at a casino": but(
        ROLLING, ("90:0.0+0", "90:0.0+-1"), ("80:0.0+2", "80:0.0+3")
    ),
    "a turn for a seat without dice": but(ROLLING, ("seat=0", "seat=1")),
    "a turn for a seat below the first": but(
        ROLLING,
        ("90:4.0+0/80:0.3", "90:0.4+0/80:3.0"),
        ("0.5+0", "5.0+0"),
        ("4+4,0+0", "0+0,4+4"),
        ("seat=0", "seat=-1"),
    ),
    "a turn for a seat above the last": but(ROLLING, ("seat=0", "seat=2")),
    "placing before all casinos are full": but(PLACING, ("8.6.5", "8.5.5"), ("=90:", "=40:")),
    "placing with a die too few": but(PLACING, ("hands=4+4,5", "hands=4+4,4")),
    "placing for a seat that is not there": but(PLACING, ("seat=0", "seat=2")),
    "a roll with an own die too few": but(PLACING, ("own=1.2.2.6", "own=1.2.2")),
    "a roll with a white die too many": but(PLACING, ("=3.3.4.5", "=3.3.4.5.5")),
    "a roll with no white dice": but(PLACING, ("=3.3.4.5", "=-")),
    "a face below 1": but(PLACING, ("own=1.", "own=0.")),
    "a face above 6": but(PLACING, ("own=1.2.2.6", "own=1.2.2.7")),
    "a white face above 6": but(PLACING, ("=3.3.4.5", "=3.3.4.7")),
    "own dice that are not sorted": but(PLACING, ("own=1.2.2.6", "own=2.1.2.6")),
    "white dice that are not sorted": but(PLACING, ("=3.3.4.5", "=3.4.3.5")),
}


@pytest.mark.parametrize("line", SOUND.values(), ids=SOUND)
def test_what_can_lie_on_a_table_is_read(line: str) -> None:
    assert is_sound(read(line))


@pytest.mark.parametrize("line", UNSOUND.values(), ids=UNSOUND)
def test_what_cannot_lie_on_a_table_is_refused(line: str) -> None:
    with pytest.raises(InvalidText) as refusal:
        read(line)

    assert refusal.value.sentence == f"This position cannot be on the table: {line}"


@given(positions(), st.none() | st.integers(0, 4).map(Seat))
def test_every_state_of_a_game_is_sound_and_every_view_of_it(
    state: State, seat: Seat | None
) -> None:
    assert is_sound(state)
    assert is_sound(GAME.view(state, seat))
