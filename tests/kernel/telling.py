"""Luck of the rules that is told by the luck of the kernel."""

from collections.abc import Iterator
from random import Random
from typing import Protocol, TypeVar

from croupier.kernel.luck import Luck, below

ItemT = TypeVar("ItemT")
ItemT_co = TypeVar("ItemT_co", covariant=True)


class Items(Protocol[ItemT_co]):
    """Whatever one can choose from."""

    def __len__(self) -> int: ...

    def __getitem__(self, key: int, /) -> ItemT_co: ...


class ToldLuck(Random):
    """Luck that chooses as a generator of the kernel does, and ranks as it is told."""

    def __init__(self, words: Luck, ranks: Iterator[float]) -> None:
        super().__init__(0)
        self._words = words
        self._ranks = ranks

    def random(self) -> float:
        return next(self._ranks)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert (stop, step) == (None, 1)
        return below(self._words, start)

    def choice(self, seq: Items[ItemT]) -> ItemT:
        return seq[below(self._words, len(seq))]
