"""Typed words: lots, colours, numbers, names, and what they may be short for."""

from collections.abc import Collection, Iterable, Sequence

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, SITE, Colour, Lot
from croupier.screens.lordsofvegas.marks import PAINTS
from croupier.screens.screen import Unreadable

TOGETHER = {
    "give up": "give-up",
    "giveup": "give-up",
    "lay off": "lay-off",
    "layoff": "lay-off",
    "take back": "take-back",
    "takeback": "take-back",
}
NOISE = ("and", "the")


def words(text: str) -> list[str]:
    """Return the words of a line, without the signs and fillers between them.

    >>> words("Give up A3, and the die:B1")
    ['give-up', 'a3', 'die', 'b1']
    """
    line = " ".join(text.lower().replace(",", " ").replace(":", " ").split())
    for apart, together in TOGETHER.items():
        line = line.replace(apart, together)
    return [word for word in line.split() if word not in NOISE]


def completed(word: str, known: Collection[str]) -> str | None:
    """Return the one word this is or begins, if there is one; refuse if there are several.

    >>> completed("reo", ["remodel", "reorganize"])
    'reorganize'
    """
    if word in known:
        return word
    begun = [name for name in known if name.startswith(word)]
    if len(begun) > 1:
        raise Unreadable(f"“{word}” may be {either(begun)}; type more of it.")
    return begun[0] if begun else None


def either(words: Iterable[str]) -> str:
    """Write a choice of words.

    >>> either(["build", "sprawl", "end"])
    'build, sprawl or end'
    """
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def lot(word: str) -> Lot:
    """Read a lot; of a casino written as A2-A5, the first."""
    name = Lot(word.split("-")[0].upper())
    if name not in SITE:
        raise Unreadable(f"“{word}” is no lot; lots are named A1 to F9, by their blocks.")
    return name


def is_lot(word: str) -> bool:
    """Tell whether a word names a lot or a casino."""
    return word.split("-")[0].upper() in SITE


def colour(word: str) -> Colour:
    """Read a colour by its letter, its name or the beginning of it.

    >>> colour("v"), colour("gold"), colour("gr")
    ('green', 'gold', 'green')
    """
    for known in COLOURS:
        if word.upper() == PAINTS[known].letter or word == known:
            return known
    begun = [known for known in COLOURS if known.startswith(word)]
    if len(begun) != 1:
        letters = (f"{PAINTS[known].letter} {known}" for known in COLOURS)
        raise Unreadable(f"“{word}” is no colour; there are {', '.join(letters)}.")
    return begun[0]


def number(word: str) -> int | None:
    """Return the number a word stands for, if it is one; a sum may be written as money.

    >>> [number(word) for word in ("5", "$5", "5m", "$5m", "a5", "-5")]
    [5, 5, 5, 5, None, None]
    """
    digits = word.removeprefix("$").removesuffix("m")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST
    return int(digits) if is_number else None


LONGEST = 6
"""The most digits of a number anybody could mean."""


def seat(name: str, names: Sequence[str]) -> Seat:
    """Read the name of somebody at the table, or a part that can mean nobody else.

    >>> seat("g2", ["You", "Greedy 1", "Greedy 2"])
    2
    """
    meant = [place for place, known in enumerate(names) if is_called(name, known)]
    if len(meant) > 1:
        raise Unreadable(f"“{name}” may be {either(names[place] for place in meant)}.")
    if not meant:
        raise Unreadable(f"There is no “{name}” at this table, only {either(names)}.")
    return Seat(meant[0])


def is_called(name: str, known: str) -> bool:
    """Tell whether a name may mean somebody: how it begins, and any number it ends with.

    >>> [is_called(name, "Greedy 2") for name in ("gre", "greedy-2", "g2", "g1", "2")]
    [True, True, True, False, False]
    """
    plain = name.replace("-", "")
    letters = plain.rstrip("0123456789")
    word, _, count = known.lower().partition(" ")
    begins = bool(letters) and word.startswith(letters)
    return begins and plain.removeprefix(letters) in ("", count)
