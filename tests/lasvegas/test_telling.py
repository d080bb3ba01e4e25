from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.phrases import Amount, Name, Phrase
from croupier.core.seats import Seat
from croupier.lasvegas.events import (
    Claimant,
    DicePlaced,
    DiceRolled,
    Event,
    GameEnded,
    NotesReturned,
    NoteTaken,
    NoteTurned,
    RoundBegan,
    StarterDrawn,
    TieCancelled,
    WentEmpty,
    WhiteScattered,
)
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Face, Roll
from croupier.lasvegas.telling import CASINOS, phrase
from croupier.locales import Speech
from tests.strategies import EVENTS, GAME

ANNA, BENNO, CARLA = map(Seat, range(3))
WHITE: Claimant = "white"
ONE, TWO, THREE, SIX = map(Face, (1, 2, 3, 6))


def test_every_kind_of_event_is_drawn() -> None:
    assert set(EVENTS) == set(get_args(Event))


@given(st.one_of(*EVENTS.values()))
def test_every_event_is_a_message_of_its_own_kind(event: Event) -> None:
    assert phrase(event).message == f"las-vegas-{event.__struct_config__.tag}"
    assert GAME.phrase(event) == phrase(event)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (StarterDrawn(BENNO), "The lot falls on Benno to start."),
        (RoundBegan(2, CARLA), "Round 2 begins; Carla starts."),
        (NoteTurned(THREE, Dollars(40_000)), "The Mirage (3) is dealt $40,000."),
        (
            WhiteScattered((ONE, SIX)),
            "The white dice left over show 1-6 and go to their casinos.",
        ),
        (DiceRolled(ANNA, Roll((ONE, ONE, SIX), ())), "Anna rolls 1-1-6."),
        (
            DiceRolled(ANNA, Roll((ONE,), (TWO, TWO))),
            "Anna rolls 1, and 2-2 with white dice.",
        ),
        (DiceRolled(ANNA, Roll((), (TWO,))), "Anna rolls 2 with a white die."),
        (DicePlaced(ANNA, ONE, own=1, white=0), "Anna places 1 die at Golden Nugget (1)."),
        (
            DicePlaced(ANNA, TWO, own=2, white=1),
            "Anna places 2 dice and 1 white die at Caesars Palace (2).",
        ),
        (
            DicePlaced(ANNA, SIX, own=0, white=2),
            "Anna places 2 white dice at Circus Circus (6).",
        ),
        (
            TieCancelled(SIX, 1, (ANNA, CARLA)),
            "Circus Circus (6): Anna and Carla cancel each other out with 1 die each.",
        ),
        (
            TieCancelled(SIX, 2, (ANNA, BENNO, WHITE)),
            "Circus Circus (6): Anna, Benno and white cancel each other out with 2 dice each.",
        ),
        (NoteTaken(SIX, Dollars(90_000), ANNA), "Circus Circus (6): Anna takes $90,000."),
        (
            NoteTaken(SIX, Dollars(90_000), WHITE),
            "Circus Circus (6): white would take $90,000, which goes under the deck.",
        ),
        (WentEmpty(SIX, (CARLA,)), "Circus Circus (6): nothing is left for Carla."),
        (
            WentEmpty(SIX, (WHITE, ANNA)),
            "Circus Circus (6): nothing is left for white and Anna.",
        ),
        (
            NotesReturned(SIX, (Dollars(10_000),)),
            "Circus Circus (6): nobody takes $10,000, which goes under the deck.",
        ),
        (
            NotesReturned(SIX, (Dollars(20_000), Dollars(10_000))),
            "Circus Circus (6): nobody takes $20,000 and $10,000, which go under the deck.",
        ),
        (
            GameEnded((Dollars(0), Dollars(1_250_000)), (0, 20), (2, 1)),
            "The game is over: Benno wins with $1,250,000.",
        ),
        (
            GameEnded((Dollars(70_000), Dollars(0), Dollars(70_000)), (2, 0, 2), (1, 3, 1)),
            "The game is over: Anna and Carla share the win with $70,000 each.",
        ),
    ],
)
def test_an_event_is_told_in_english(event: Event, sentence: str) -> None:
    assert Speech("en", ["Anna", "Benno", "Carla"]).say(phrase(event)) == sentence


def test_a_phrase_names_seats_and_amounts_for_every_language_to_say() -> None:
    assert phrase(NoteTaken(ONE, Dollars(90_000), BENNO)) == Phrase(
        "las-vegas-note-taken",
        {
            "casino": "Golden Nugget (1)",
            "note": Amount(90_000),
            "taker": "seat",
            "name": Name(BENNO),
        },
    )
    assert phrase(NoteTaken(ONE, Dollars(90_000), WHITE)).words["name"] == Phrase("las-vegas-white")


@pytest.mark.parametrize(
    ("own", "white", "kinds"), [(2, 0, "own"), (0, 1, "white"), (2, 1, "both")]
)
def test_a_phrase_says_which_kinds_of_dice_were_placed(own: int, white: int, kinds: str) -> None:
    assert phrase(DicePlaced(ANNA, ONE, own, white)).words["kinds"] == kinds


def test_the_casinos_are_numbered_as_on_the_strip() -> None:
    """LV-1.1."""
    assert CASINOS == (
        "Golden Nugget",
        "Caesars Palace",
        "The Mirage",
        "Sahara",
        "Luxor",
        "Circus Circus",
    )
