"""Tests in an order drawn from a seed: none may need another one, or what it leaves behind.

`tools/shuffle` asks for it with the seed in CROUPIER_ORDER.
"""

from collections.abc import Callable, Hashable, Sequence
from itertools import chain
from random import Random
from typing import TypeVar

ItemT = TypeVar("ItemT")


def shuffled(
    items: Sequence[ItemT], file_of: Callable[[ItemT], Hashable], seed: int
) -> list[ItemT]:
    """Return tests in another order, file by file, for those of a file may share what is dear.

    >>> shuffled(["a1", "b1", "a2", "b2", "a3"], lambda test: test[0], seed=4)
    ['b1', 'b2', 'a3', 'a2', 'a1']
    """
    files: dict[Hashable, list[ItemT]] = {}
    for item in items:
        files.setdefault(file_of(item), []).append(item)
    order, groups = Random(seed), [*files.values()]
    order.shuffle(groups)
    for group in groups:
        order.shuffle(group)
    return [*chain.from_iterable(groups)]
