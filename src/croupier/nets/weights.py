"""Weights by their names, as files keep them."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from croupier.nets.files import FLOAT_BYTES, NetFile, Origin, Shape, Title, fitting, place, written

Weights = Mapping[str, NDArray[np.float32]]
"""Arrays by their names."""

LITTLE = np.dtype("<f4")


def load(game: str, rules: int, layout: int) -> Weights:
    """Return the weights of a game, which nobody can change; a file that does not fit is refused.

    Refused is what is missing, damaged, or made for other rules or another layout.
    """
    return _loaded(place(game), game, rules, layout)


@cache
def _loaded(path: Path, game: str, rules: int, layout: int) -> Weights:
    return weights_of(fitting(path, game, rules, layout))


def weights_of(file: NetFile) -> Weights:
    """Return the arrays of a file."""
    arrays, start = dict[str, NDArray[np.float32]](), 0
    for shape in file.title.arrays:
        numbers = np.frombuffer(file.numbers, LITTLE, shape.numbers, start)
        array = numbers.astype(np.float32).reshape(shape.axes)
        array.flags.writeable = False
        arrays[shape.name] = array
        start += FLOAT_BYTES * shape.numbers
    return arrays


def save(path: Path, game: str, rules: int, layout: int, origin: Origin, weights: Weights) -> None:
    """Write weights to a file, which is either there as a whole or not at all."""
    shapes = tuple(Shape(name, array.shape) for name, array in weights.items())
    numbers = b"".join(array.astype(LITTLE).tobytes() for array in weights.values())
    keep(path, written(Title(game, rules, layout, origin, shapes), numbers))


def keep(path: Path, content: bytes) -> None:
    """Write a file so that a kill leaves the old one or the new one, and nothing between."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
