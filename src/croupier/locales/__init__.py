"""The words of the house, Fluent files for each language, and how they become sentences."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from croupier.core.phrases import Amount, Millions, Name, Phrase, Word
from croupier.core.seats import Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FTL = ".ftl"
LANGUAGES = tuple(
    sorted(
        file.name.removesuffix(_FTL)
        for file in files(__name__).iterdir()
        if file.name.endswith(_FTL)
    )
)
"""The languages there are words in."""


GROUPS = {"en": ",", "ru": "\u00a0", "de": ".", "fr": "\u202f", "is": "."}
"""What stands between thousands."""
MILLIONS = {"en": "M", "ru": "\u00a0млн", "de": "\u00a0Mio.", "fr": "\u00a0M", "is": "\u00a0millj."}
"""How millions are marked."""
SIGN_FIRST = ("en", "is")
"""Where the dollar sign stands before the sum."""


def money(dollars: int, language: str, unit: str = "") -> str:
    """Write a sum as a language writes money; the page does the same in numbers.ts.

    >>> money(80_000, "en"), money(80_000, "is"), money(7, "en", MILLIONS["en"])
    ('$80,000', '$80.000', '$7M')
    """
    written = f"{dollars:,}".replace(",", GROUPS[language]) + unit
    return f"${written}" if language in SIGN_FIRST else f"{written}\u00a0$"


@cache
def _bundle(language: str, more: str) -> "FluentBundle":
    # Loaded only for those who speak: it takes longer than all the rest.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in (house_words(language), more):
        bundle.add_resource(FluentResource(source))
    return bundle


def house_words(language: str) -> str:
    """Return all messages of the house: those the page needs first, and those it loads later."""
    sources = (files(__name__).joinpath(*path, f"{language}{_FTL}") for path in ((), ("later",)))
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


def _ended(sentence: str, language: str) -> str:
    r"""Return a sentence in which no shortened word is followed by a second full stop.

    >>> _ended("Anna: $7\u00a0millj..", "is")
    'Anna: $7\xa0millj.'
    """
    short = MILLIONS[language].strip()
    return sentence.replace(f"{short}.", short) if short.endswith(".") else sentence


class Speech:
    r"""One language, speaking of the people at one table.

    A game may bring `more` messages than the house has:

    >>> message, more = "began", "began = { $name } starts.\n    .you = You start."
    >>> began = Phrase(message, {"name": Name(Seat(1))})
    >>> Speech("en", ["Anna", "Benno"], more=more).say(began)
    'Benno starts.'

    With `you` it speaks to the one in that seat:

    >>> Speech("en", ["Anna", "Benno"], you=Seat(1), more=more).say(began)
    'You start.'
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        you: Seat | None = None,
        more: str = "",
    ) -> None:
        self._language = language
        self._names = names
        self._you = you
        self._bundle = _bundle(language, more)

    def say(self, phrase: Phrase) -> str:
        """Return the phrase as a sentence."""
        message = self._bundle.get_message(phrase.message)
        pattern = message.attributes.get("you") if self._is_to_you(phrase) else None
        pattern = pattern or message.value
        if pattern is None:
            raise LookupError(f"The message {phrase.message} says nothing.")
        words = {key: self._word(word) for key, word in phrase.words.items()}
        sentence, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"The message {phrase.message} cannot be said: {errors[0]}.")
        return _ended(str(sentence), self._language)

    def _is_to_you(self, phrase: Phrase) -> bool:
        """Tell whether a phrase is about the one spoken to, and nobody else."""
        spoken_of = phrase.words.get("name", phrase.words.get("names"))
        return self._you is not None and spoken_of in (Name(self._you), (Name(self._you),))

    def _word(self, word: Word) -> int | str:
        match word:
            case int() | str():
                return word
            case Amount(dollars):
                return money(dollars, self._language)
            case Millions(millions):
                return money(millions, self._language, MILLIONS[self._language])
            case Name(seat):
                return self.say(Phrase("you")) if seat == self._you else self._names[seat]
            case Phrase():
                return self.say(word)
            case _:
                return self._list([str(self._word(part)) for part in word])

    def _list(self, words: Sequence[str]) -> str:
        *first, last = words
        if not first:
            return last
        return self.say(Phrase("list", {"first": ", ".join(first), "last": last}))
