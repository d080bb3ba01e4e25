"""A server for those who come from outside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import QUICK, Served


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """Return a server under quick settings."""
    served = Served(tmp_path, QUICK)
    yield served
    served.close()
