"""What is to be said, before any language has said it."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.core.seats import Seat


class Amount(Struct, frozen=True, tag="amount"):
    """A sum of dollars, written as each language writes money."""

    dollars: int


class Millions(Struct, frozen=True, tag="millions"):
    """A sum of millions of dollars, the way builders of casinos count."""

    millions: int


class Name(Struct, frozen=True, tag="name"):
    """A seat, said by the name of whoever sits there."""

    seat: Seat


class Phrase(Struct, frozen=True, tag="phrase"):
    """A message by its name in the language files, with what it speaks of."""

    message: str
    words: Mapping[str, "Word"] = {}


Term = int | str | Amount | Millions | Name | Phrase
Word = Term | tuple[Term, ...]
"""A tuple is said as a list: «Anna, Benno and Carla»."""
