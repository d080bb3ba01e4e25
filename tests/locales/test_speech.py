import pytest

from croupier.core.phrases import Amount, Millions, Name, Phrase, Word
from croupier.core.seats import Seat
from croupier.lasvegas.events import GameEnded, NoteTaken, RoundBegan, TieCancelled
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Face
from croupier.lasvegas.telling import phrase
from croupier.locales import LANGUAGES, Speech

ANNA, BENNO, CARLA = map(Seat, range(3))
NAMES = ["Anna", "Benno", "Carla"]
LUXOR = Face(5)


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (Amount(1_250_000), "$1,250,000"),
        (Amount(0), "$0"),
        (Millions(7), "$7M"),
        (Name(CARLA), "Carla"),
        (Phrase("las-vegas-white"), "white"),
        ("a chip", "a chip"),
        (3, "3"),
        ((Name(ANNA),), "Anna"),
        ((Name(ANNA), Name(BENNO)), "Anna and Benno"),
        ((Name(ANNA), Name(BENNO), Phrase("las-vegas-white")), "Anna, Benno and white"),
        ((Amount(20_000), Amount(10_000)), "$20,000 and $10,000"),
    ],
)
def test_every_kind_of_word_is_said(note: Word, said: str) -> None:
    told = Phrase("las-vegas-note-turned", {"casino": "Luxor (5)", "note": note})

    assert Speech("en", NAMES).say(told) == f"Luxor (5) is dealt {said}."


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (phrase(RoundBegan(2, BENNO)), "Round 2 begins; you start."),
        (phrase(RoundBegan(2, ANNA)), "Round 2 begins; Anna starts."),
        (phrase(NoteTaken(LUXOR, Dollars(90_000), BENNO)), "Luxor (5): you take $90,000."),
        (
            phrase(NoteTaken(LUXOR, Dollars(90_000), "white")),
            "Luxor (5): white would take $90,000, which goes under the deck.",
        ),
        (
            phrase(TieCancelled(LUXOR, 2, (ANNA, BENNO))),
            "Luxor (5): Anna and you cancel each other out with 2 dice each.",
        ),
        (
            phrase(GameEnded((Dollars(10_000), Dollars(70_000)), (1, 1), (2, 1))),
            "The game is over: you win with $70,000.",
        ),
        (
            phrase(GameEnded((Dollars(70_000), Dollars(70_000)), (1, 1), (1, 1))),
            "The game is over: Anna and you share the win with $70,000 each.",
        ),
    ],
)
def test_someone_at_the_table_is_spoken_to(told: Phrase, sentence: str) -> None:
    assert Speech("en", NAMES, you=BENNO).say(told) == sentence


def test_a_message_that_is_not_there_cannot_be_said() -> None:
    with pytest.raises(LookupError):
        Speech("en").say(Phrase("las-vegas-jackpot"))


def test_a_message_cannot_be_said_without_its_words() -> None:
    with pytest.raises(LookupError, match="las-vegas-round-began cannot be said"):
        Speech("en", NAMES).say(Phrase("las-vegas-round-began", {"round": 1}))


def test_english_is_spoken() -> None:
    assert "en" in LANGUAGES
