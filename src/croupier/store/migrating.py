"""Bringing tables up to date: numbered scripts, each run once."""

import re
from importlib.resources import files

from croupier.core.errors import InvalidOptions
from croupier.store.database import Connection

_SCRIPTS = files(__package__) / "migrations"

LATEST = sum(file.name.endswith(".sql") for file in _SCRIPTS.iterdir())
"""The schema this version of Croupier writes."""


def migrate(connection: Connection, up_to: int | None = None) -> None:
    """Run the scripts that were not yet run, inside a transaction that keeps others out."""
    connection.rows("CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY)")
    schema = len(connection.rows("SELECT number FROM migrations"))
    if schema > LATEST:
        raise InvalidOptions(
            f"The database has schema {schema}, and this Croupier knows only {LATEST}:"
            " use a newer Croupier."
        )
    for number in range(schema + 1, (up_to or LATEST) + 1):
        for statement in statements(number):
            connection.rows(statement)
        connection.rows("INSERT INTO migrations (number) VALUES (?)", number)


def statements(number: int) -> list[str]:
    """Return the statements of a script, which has no semicolons but those between them."""
    script = (_SCRIPTS / f"{number:04}.sql").read_text(encoding="utf-8")
    bare = re.sub(r"--.*", "", script)
    return [statement.strip() for statement in bare.split(";") if statement.strip()]
