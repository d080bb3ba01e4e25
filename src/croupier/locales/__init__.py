"""The words of the house, one Fluent file per language, and how they become sentences."""

from collections.abc import Sequence
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from croupier.core.phrases import Amount, Name, Phrase, Word


class Speech:
    """One language, speaking of the people at one table.

    >>> from croupier.core.seats import Seat
    >>> speech = Speech("en", ["Anna", "Benno"])
    >>> speech.say(Phrase("las-vegas-starter-drawn", {"name": Name(Seat(1))}))
    'The lot falls on Benno to start.'
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self._names = names
        self._bundle = FluentBundle([language], use_isolating=False)
        source = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def say(self, phrase: Phrase) -> str:
        """Return the phrase as a sentence."""
        pattern = self._bundle.get_message(phrase.message).value
        if pattern is None:
            raise LookupError(f"The message {phrase.message} says nothing.")
        words = {key: self._word(word) for key, word in phrase.words.items()}
        sentence, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"The message {phrase.message} cannot be said: {errors[0]}.")
        return str(sentence)

    def _word(self, word: Word) -> int | str:
        match word:
            case int() | str():
                return word
            case Amount(dollars):
                return f"${dollars:,}"
            case Name(seat):
                return self._names[seat]
            case Phrase():
                return self.say(word)
            case _:
                return self._list([str(self._word(part)) for part in word])

    def _list(self, words: Sequence[str]) -> str:
        *first, last = words
        if not first:
            return last
        return self.say(Phrase("list", {"first": ", ".join(first), "last": last}))
