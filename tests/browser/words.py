"""What the page says, taken from where the page takes it."""

import re

from croupier.core.phrases import Name, Phrase, Word
from croupier.core.seats import Seat
from croupier.locales import Speech
from croupier.lordsofvegas.board import COLOURS

YOU = Name(Seat(0))
"""Whoever the page speaks to."""
_ANYTHING = "§"


class Words:
    """The messages of a language.

    >>> Words("de")("page-round-of", round=2, rounds=4)
    'Durchgang 2 von 4'
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._speech = Speech(language, you=YOU.seat)

    def __call__(self, message: str, **words: Word) -> str:
        """Say a message."""
        return self._speech.say(Phrase(message, words))

    def pattern(
        self, message: str, *unknown: str, count: str = "", **known: Word
    ) -> re.Pattern[str]:
        """Return what a message looks like whatever these words are, and this number.

        >>> Words().pattern("page-lords-do-build", "cost").fullmatch("Build for 9") is not None
        True
        """
        words: dict[str, Word] = {**known, **dict.fromkeys(unknown, _ANYTHING)}
        if "colour" in unknown:
            # A colour is worded by its noun, so no other word can stand for it.
            said = sorted({_loose(self(message, **{**words, "colour": one})) for one in COLOURS})
            return re.compile("|".join(f"^{sentence}$" for sentence in said))
        if not count:
            return re.compile(f"^{_loose(self(message, **words))}$")
        # One of each kind of plural there is.
        said = sorted({_loose(self(message, **words, **{count: n})) for n in (1, 2, 5)})
        return re.compile("|".join(re.sub(r"\d+", r"\\d+", f"^{sentence}$") for sentence in said))


def _loose(sentence: str) -> str:
    return re.escape(sentence).replace(_ANYTHING, ".+")
