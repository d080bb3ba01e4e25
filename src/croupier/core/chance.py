"""Chance is asked for, never taken.

Rules say what they need from luck (`Dice`, `Draw`). A `Dealer` answers in play, a `Tape` in
tests, and `outcomes` lists every answer with its exact probability for those who search.
"""

import hashlib
import hmac
import secrets
import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from itertools import accumulate, combinations_with_replacement, count, product
from math import factorial, prod
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from croupier.core.errors import InvalidOptions, WrongOutcome

FACES = (1, 2, 3, 4, 5, 6)
SEED_BYTES = 32

Item = int | str
"""What a bag holds: a note by its value, a card by its name, a seat by its number."""
ItemT = TypeVar("ItemT", bound=Item)
BaggedT = TypeVar("BaggedT", bound=Item, covariant=True)


class Dice(Struct, frozen=True, gc=False, tag="dice"):
    """Ask for a roll of dice, given as groups of dice that cannot be told apart.

    `Dice((8, 2))` asks for eight dice of one kind and two of another. Inside a group only the
    faces matter, so they are reported in ascending order; dice that must be told apart are
    groups of one.
    """

    alike: tuple[int, ...]


class Draw(Struct, Generic[BaggedT], frozen=True, gc=False, tag="draw"):
    """Ask for one item from a bag, given as items with how many of each are in it."""

    bag: tuple[tuple[BaggedT, int], ...]


class Rolled(Struct, frozen=True, gc=False, tag="rolled", forbid_unknown_fields=True):
    """The faces rolled, group after group."""

    dice: tuple[int, ...]


class Drawn(Struct, frozen=True, gc=False, tag="drawn", forbid_unknown_fields=True):
    """The item drawn."""

    item: Item


Ask = Dice | Draw[Item]
Outcome = Rolled | Drawn


def split(ask: Dice, dice: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the rolled faces by group.

    >>> split(Dice((2, 0, 1)), (3, 5, 1))
    ((3, 5), (), (1,))
    """
    ends = [*accumulate(ask.alike)]
    return tuple([tuple(dice[end - size : end]) for size, end in zip(ask.alike, ends, strict=True)])


def rolled(ask: Dice, outcome: Outcome) -> tuple[int, ...]:
    """Return the faces rolled, or refuse an outcome that does not answer this request.

    >>> rolled(Dice((2,)), Rolled((1, 7)))
    Traceback (most recent call last):
    croupier.core.errors.WrongOutcome: A die shows 1 to 6, not 7.
    """
    if not isinstance(outcome, Rolled):
        raise WrongOutcome("Dice are to be rolled here.")
    _require_roll(ask, outcome.dice)
    return outcome.dice


# There are not many rolls, and to look at one takes longer than to remember that it was good.
@lru_cache(maxsize=8192)
def _require_roll(ask: Dice, dice: tuple[int, ...]) -> None:
    if len(dice) != sum(ask.alike):
        raise WrongOutcome(f"{sum(ask.alike)} dice are to be rolled, not {len(dice)}.")
    for face in dice:
        if face not in FACES:
            raise WrongOutcome(f"A die shows 1 to 6, not {face}.")
    if any([*group] != sorted(group) for group in split(ask, dice)):
        raise WrongOutcome("Dice that are alike are written in ascending order.")


def drawn(ask: Draw[ItemT], outcome: Outcome) -> ItemT:
    """Return the item drawn, or refuse an outcome that does not answer this request.

    >>> drawn(Draw((("a", 2), ("b", 0))), Drawn("b"))
    Traceback (most recent call last):
    croupier.core.errors.WrongOutcome: There is no b left to draw.
    """
    if not isinstance(outcome, Drawn):
        raise WrongOutcome("Something is to be drawn here.")
    for item, left in ask.bag:
        if item == outcome.item and left:
            return item
    raise WrongOutcome(f"There is no {outcome.item} left to draw.")


class Chance(Protocol):
    """Whoever answers for chance."""

    def answer(self, ask: Ask, number: int) -> Outcome:
        """Return the outcome of that number, counted from 0, to what is asked."""
        ...


class Dealer:
    """Chance from a secret seed, committed to beforehand.

    Outcome number k comes from HMAC-SHA256 of the seed over k alone, so nobody can bend a later
    roll; `commitment`, the SHA-256 of the seed, is published before the first outcome, and the
    seed after the last one lets anybody check them all.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise InvalidOptions(f"A dealer's seed has {SEED_BYTES} bytes, not {len(seed)}.")
        self.seed = seed

    @classmethod
    def fresh(cls) -> "Dealer":
        """Return a dealer nobody can predict."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def numbered(cls, seed: int, game: int = 0) -> "Dealer":
        """Return the dealer of one game in a repeatable series: for simulations and tests."""
        return cls(hashlib.sha256(f"croupier {seed} {game}".encode()).digest())

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

    def answer(self, ask: Ask, number: int) -> Outcome:
        """Return outcome `number` of this game."""
        luck = blocks(self.seed, number)
        match ask:
            case Dice():
                fallen = below(len(FACES), luck, sum(ask.alike))
                dice: list[int] = []
                for size in ask.alike:
                    dice += sorted(fallen[len(dice) : len(dice) + size])
                return Rolled(tuple([1 + n for n in dice]))
            case Draw():
                [place] = below(sum([left for _, left in ask.bag]), luck)
                return Drawn(pick(ask, place))


Block = tuple[int, ...]
"""Eight words of 32 bits."""


def blocks(seed: bytes, number: int) -> Iterator[Block]:
    """Return what outcome `number` is made from, without end.

    Block b of outcome k is HMAC-SHA256(seed, "k.b"), read as eight big-endian words.
    """
    return map(partial(_block, seed, number), count())


def _block(seed: bytes, number: int, block: int) -> Block:
    inner, outer = _keyed(seed)
    inner, outer = inner.copy(), outer.copy()
    inner.update(b"%d.%d" % (number, block))
    outer.update(inner.digest())
    return _WORDS.unpack(outer.digest())


_WORDS = struct.Struct(">8I")


# HMAC as it is defined (RFC 2104), for copies of its two halves cost a third of what those of the
# library's object do, and to begin anew costs thirty times as much.
@lru_cache(maxsize=4096)
def _keyed(seed: bytes) -> tuple["hashlib._Hash", "hashlib._Hash"]:
    key = seed.ljust(hashlib.sha256().block_size, b"\0")
    return hashlib.sha256(key.translate(hmac.trans_36)), hashlib.sha256(
        key.translate(hmac.trans_5C)
    )


def below(limit: int, luck: Iterable[Block], many: int = 1) -> list[int]:
    """Return so many numbers from 0 to `limit` - 1, each equally likely.

    Words in the incomplete last stretch of the range are rejected, for they would favour the
    small numbers:

    >>> below(6, [(2**32 - 1, 13, 8)])
    [1]
    """
    fair = 2**32 - 2**32 % limit
    numbers: list[int] = []
    left = iter(luck)
    while len(numbers) < many:
        numbers += [word % limit for word in next(left) if word < fair]
    return numbers[:many]


def pick(ask: Draw[ItemT], place: int) -> ItemT:
    """Return the item at a place of the bag laid out in order.

    >>> pick(Draw((("a", 2), ("b", 1))), 2)
    'b'
    """
    for item, left in ask.bag:
        if place < left:
            return item
        place -= left
    raise IndexError("The bag does not go so far.")


class Tape:
    """Chance that was written down before: for tests and replays."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = tuple(outcomes)

    def answer(self, ask: Ask, number: int) -> Outcome:
        """Return the outcome of that number, if it answers what is asked."""
        if number >= len(self.outcomes):
            raise WrongOutcome(f"The tape holds {len(self.outcomes)} outcomes and is at its end.")
        outcome = self.outcomes[number]
        match ask:
            case Dice():
                rolled(ask, outcome)
            case Draw():
                drawn(ask, outcome)
        return outcome


def outcomes(ask: Ask) -> Iterator[tuple[Outcome, Fraction]]:
    """Yield every outcome there can be, with its exact probability.

    >>> [(o.item, str(p)) for o, p in outcomes(Draw((("a", 2), ("b", 1))))]
    [('a', '2/3'), ('b', '1/3')]
    """
    match ask:
        case Dice():
            rolls = [list(combinations_with_replacement(FACES, size)) for size in ask.alike]
            for groups in product(*rolls):
                dice = tuple(face for group in groups for face in group)
                yield Rolled(dice), prod(map(_likelihood, groups), start=Fraction(1))
        case Draw():
            total = sum(left for _, left in ask.bag)
            for item, left in ask.bag:
                if left:
                    yield Drawn(item), Fraction(left, total)


def _likelihood(group: Sequence[int]) -> Fraction:
    """Return the probability of these faces on dice that are alike, in whatever order they fell."""
    orders = factorial(len(group)) // prod(map(factorial, Counter(group).values()))
    return Fraction(orders, 6 ** len(group))
