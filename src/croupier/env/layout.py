"""Vectors whose parts have names."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import CroupierError

ScalarT = TypeVar("ScalarT", bound=np.generic)

Axis = Sequence[str]
"""What the entries along one side of a part are called."""


class Part(NamedTuple):
    """A part of a vector: its name, its shape, and the highest number in it; the lowest is 0."""

    name: str
    shape: tuple[int, ...]
    most: int = 1


class Layout(Mapping[str, slice]):
    """Where the parts of a vector lie, one after the other.

    >>> layout = Layout([Part("turn", (2,)), Part("dice", (3, 2), most=8)])
    >>> layout["dice"], layout.size
    (slice(2, 8, None), 8)
    >>> layout.part(np.arange(8), "dice").tolist()
    [[2, 3], [4, 5], [6, 7]]
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = {part.name: part for part in parts}
        sizes = [prod(part.shape) for part in parts]
        ends = np.cumsum(sizes).tolist()
        spans = zip(parts, sizes, ends, strict=True)
        self._slices = {part.name: slice(end - size, end) for part, size, end in spans}
        self.size: int = sum(sizes)

    def __getitem__(self, name: str) -> slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def part(self, vector: NDArray[ScalarT], name: str) -> NDArray[ScalarT]:
        """Return a part of a vector, or of each of many, in its own shape."""
        return vector[..., self[name]].reshape(*vector.shape[:-1], *self.parts[name].shape)

    @property
    def highest(self) -> NDArray[np.float32]:
        """The highest numbers a vector can hold."""
        filled = [np.full(prod(part.shape), part.most) for part in self.parts.values()]
        return np.concatenate(filled).astype(np.float32)


class Actions:
    """The actions of an environment, in families whose members are told apart by their axes.

    >>> actions = Actions({"end-turn": (), "build": (("A1", "A2"), ("purple", "gold"))})
    >>> actions.names
    ('end-turn', 'build A1 purple', 'build A1 gold', 'build A2 purple', 'build A2 gold')
    >>> actions.index("build A2 purple"), actions.layout["build"]
    (3, slice(1, 5, None))
    """

    def __init__(self, families: Mapping[str, Sequence[Axis]]) -> None:
        self.layout = Layout([Part(name, tuple(map(len, axes))) for name, axes in families.items()])
        self.names = tuple(
            " ".join((name, *labels))
            for name, axes in families.items()
            for labels in product(*axes)
        )
        self._indices = {name: index for index, name in enumerate(self.names)}

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)

    def index(self, name: str) -> int:
        """Return the number of an action, or refuse a name no action has."""
        if name not in self._indices:
            raise CroupierError("no-action", f"There is no action {name!r}.")
        return self._indices[name]
