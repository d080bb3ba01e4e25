"""What is passed around cannot be changed by whoever holds it."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest
from msgspec import Struct

from croupier import core, lasvegas


def public() -> Iterator[type[Struct]]:
    """Yield every record of core and Las Vegas that others may hold."""
    for package in (core, lasvegas):
        for info in iter_modules(package.__path__):
            module = import_module(f"{package.__name__}.{info.name}")
            found = {value for value in vars(module).values() if isinstance(value, type)}
            for kind in sorted(found, key=lambda kind: kind.__qualname__):
                own = kind.__module__ == module.__name__ and not kind.__name__.startswith("_")
                if own and issubclass(kind, Struct):
                    yield kind


@pytest.mark.parametrize("record", list(public()), ids=lambda record: record.__qualname__)
def test_a_record_is_frozen(record: type[Struct]) -> None:
    assert record.__struct_config__.frozen
