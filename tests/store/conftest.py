"""Every test of the store is run on both databases, unless it is about one of them."""

from pathlib import Path

import pytest

from tests.services import PostgresServer, postgres, postgres_server

__all__ = ["postgres", "postgres_server"]


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of a file that is not yet there."""
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database, of one kind and then of the other."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def server(postgres_server: PostgresServer) -> PostgresServer:
    """Return the PostgreSQL, by the name by which it is stopped and started."""
    return postgres_server
