"""The banknotes."""

from typing import NewType

Dollars = NewType("Dollars", int)

VALUES = tuple(Dollars(thousands * 1000) for thousands in (10, 20, 30, 40, 50, 60, 70, 80, 90))
COUNTS = (6, 8, 8, 6, 6, 5, 5, 5, 5)
"""How many notes of each value there are (LV-1.3)."""

Deck = tuple[int, ...]
"""How many notes of each value were never turned up."""


def without(deck: Deck, note: Dollars) -> Deck:
    """Return the deck after this note was turned up from it.

    >>> without(COUNTS, Dollars(20_000))
    (6, 7, 8, 6, 6, 5, 5, 5, 5)
    """
    place = VALUES.index(note)
    return (*deck[:place], deck[place] - 1, *deck[place + 1 :])
