"""What is to be said, before any language has said it."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.core.seats import Seat


class Amount(Struct, frozen=True):
    """A sum of dollars, written as each language writes money."""

    dollars: int


class Millions(Struct, frozen=True):
    """A sum of millions of dollars, the way builders of casinos count."""

    millions: int


class Name(Struct, frozen=True):
    """A seat, said by the name of whoever sits there."""

    seat: Seat


class Phrase(Struct, frozen=True):
    """A message by its name in the language files, with what it speaks of."""

    message: str
    words: Mapping[str, "Word"] = {}


Word = int | str | Amount | Millions | Name | Phrase | tuple["Word", ...]
"""A tuple is said as a list: «Anna, Benno and Carla»."""
