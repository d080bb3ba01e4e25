"""Who sits where, from the words of the command line."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from croupier.bots.bot import NotOffered
from croupier.core.errors import InvalidOptions
from croupier.core.seats import Seat, Sitter
from croupier.games.spec import GameSpec
from croupier.locales import Speech

YOU = "you"
"""The word for a person at this terminal."""

NamedT = TypeVar("NamedT")


def named(kind: str, known: Mapping[str, NamedT], word: str, *also: str) -> NamedT:
    """Return what goes by that name, or refuse with the names there are, and those known besides.

    >>> named("bot", {"greedy": 1}, "magic")
    Traceback (most recent call last):
    croupier.core.errors.InvalidOptions: There is no bot called “magic”; known: greedy.
    """
    try:
        return known[word]
    except NotOffered:
        raise
    except KeyError:
        names = ", ".join((*also, *known))
        raise InvalidOptions(f"There is no {kind} called “{word}”; known: {names}.") from None


def seated(words: Sequence[str]) -> tuple[Sitter, ...]:
    """Return who sits where; namesakes are numbered.

    >>> [sitter.name for sitter in seated(["you", "greedy", "greedy"])]
    ['You', 'Greedy 1', 'Greedy 2']
    """
    return tuple(
        Sitter(_name(words, seat), None if word == YOU else word) for seat, word in enumerate(words)
    )


def _name(words: Sequence[str], seat: int) -> str:
    word = words[seat]
    number = words[: seat + 1].count(word)
    return f"{word.capitalize()} {number}" if words.count(word) > 1 else word.capitalize()


def people(sitters: Sequence[Sitter]) -> tuple[Seat, ...]:
    """Return the seats no bot plays."""
    return tuple(Seat(seat) for seat, sitter in enumerate(sitters) if sitter.bot is None)


def names(sitters: Sequence[Sitter]) -> list[str]:
    """Return what everyone is called."""
    return [sitter.name for sitter in sitters]


def speech_for(sitters: Sequence[Sitter], language: str, spec: GameSpec) -> Speech:
    """Return how to speak at this table; whoever is called just «You» is spoken to."""
    called = names(sitters)
    you = Seat(called.index("You")) if "You" in called else None
    return Speech(language, called, you=you, more=spec.sentences_in(language))


def luck(seed: int | None, game: int, seat: int) -> Random:
    """Return what a bot draws its whims from: for a seed always the same ones."""
    return Random() if seed is None else Random(f"{seed} {game} {seat}")


def for_all(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one bot for each seat: one name stands for all, several are one per seat.

    >>> for_all(["uniform"], 3)
    ('uniform', 'uniform', 'uniform')
    """
    if len(bots) not in (1, seats):
        raise InvalidOptions(
            f"Name one bot for all {seats} seats or one for each, not {len(bots)}."
        )
    return tuple(bots) * seats if len(bots) == 1 else tuple(bots)
