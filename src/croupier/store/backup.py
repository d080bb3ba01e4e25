"""All that is kept as one file, for both kinds of databases alike.

The file is JSON, a line for each row, packed with gzip: first a head with the schema, then for each
table its name and columns, and its rows. What was written from one kind can be read into the other.
"""

import gzip
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from croupier.core.errors import InvalidOptions
from croupier.store import migrating
from croupier.store.database import Connection, Database, Value

FORMAT = 1
AT_A_TIME = 200
"""How many rows are written in one go."""

END = b'"end"'
"""The last line of a whole file."""

_CREATED = re.compile(r"CREATE TABLE (\w+)")


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file is: its format, and the schema of the database it is from."""

    croupier_backup: int
    schema: int


class TableHead(Struct, frozen=True, forbid_unknown_fields=True):
    """Which table the rows after it are of."""

    table: str
    columns: tuple[str, ...]


_LINES = msgspec.json.Decoder(TableHead | list[Value])


class BadBackup(InvalidOptions):
    """A file that is no backup, or not a whole one."""


def tables(schema: int) -> Sequence[str]:
    """Return the tables of a schema, those first that others refer to."""
    scripts = (line for number in range(1, schema + 1) for line in migrating.statements(number))
    return [found[1] for line in scripts if (found := _CREATED.match(line)) is not None]


def write(database: Database, path: Path) -> int:
    """Write all that is kept into a new file, as it was at one moment; return how many rows."""
    if path.exists():
        raise InvalidOptions(f"{path} is there already; a backup never replaces a file.")
    part = path.with_name(f"{path.name}.part")
    try:
        with (
            closing(database.connect(durably=False)) as connection,
            gzip.open(part, "xb") as file,
        ):
            rows = 0
            for line in _lines(connection):
                file.write(line + b"\n")
                rows += line.startswith(b"[")
    except FileExistsError:
        raise InvalidOptions(f"{part} is there already, from a backup that broke off.") from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.rename(path)
    return rows


def _lines(connection: Connection) -> Iterator[bytes]:
    connection.begin_reading()
    schema = len(connection.rows("SELECT number FROM migrations"))
    yield msgspec.json.encode(Head(FORMAT, schema))
    for table in tables(schema):
        yield msgspec.json.encode(TableHead(table, tuple(connection.columns(table))))
        for row in connection.each_row(f"SELECT * FROM {table}"):
            yield msgspec.json.encode(row)
    yield END


def read(database: Database, path: Path) -> int:
    """Read a file into a database without rooms, all or nothing; return how many rows."""
    try:
        with gzip.open(path, "rb") as file:
            head = _head(path, file.readline())
            database.migrate(up_to=head.schema)
            with closing(database.connect(durably=True)) as connection:
                rows = _restore(connection, head.schema, map(bytes.strip, file))
    except FileNotFoundError:
        raise InvalidOptions(f"There is no file {path}.") from None
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError):
        raise BadBackup(f"{path} is no whole backup of Croupier; nothing was changed.") from None
    database.migrate()
    return rows


def _restore(connection: Connection, schema: int, lines: Iterator[bytes]) -> int:
    """Put all rows in place of what little a new database has."""
    if connection.rows("SELECT room FROM rooms LIMIT 1"):
        raise InvalidOptions("There are rooms in this database already; take an empty one.")
    known = tables(schema)
    connection.rows("BEGIN")
    for table in reversed(known):
        connection.rows(f"DELETE FROM {table}")
    rows = 0
    for head, some in _batches(lines):
        if head.table not in known:
            raise msgspec.DecodeError(f"no table {head.table}")
        if tuple(connection.columns(head.table)) != head.columns:
            raise msgspec.DecodeError(f"other columns in {head.table}")
        _insert(connection, head, some)
        rows += len(some)
    connection.rows("COMMIT")
    return rows


def _batches(lines: Iterator[bytes]) -> Iterator[tuple[TableHead, Sequence[Sequence[Value]]]]:
    """Yield some rows of a table at a time, up to the end that a whole file has."""
    head, some = TableHead("", ()), list[Sequence[Value]]()
    for text in lines:
        line = _LINES.decode(text) if text != END else None
        if isinstance(line, list):
            some.append(line)
        if some and (not isinstance(line, list) or len(some) == AT_A_TIME):
            yield head, some
            some = []
        if isinstance(line, TableHead):
            head = line
        if line is None:
            return
    raise EOFError


def _insert(connection: Connection, head: TableHead, rows: Sequence[Sequence[Value]]) -> None:
    places = f"({', '.join('?' * len(head.columns))})"
    if any(len(row) != len(head.columns) for row in rows):
        raise msgspec.DecodeError(f"a row of another length in {head.table}")
    connection.rows(
        f"INSERT INTO {head.table} ({', '.join(head.columns)})"
        f" VALUES {', '.join([places] * len(rows))}",
        *(value for row in rows for value in row),
    )


def _head(path: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise BadBackup(f"{path} is no backup of Croupier.") from None
    if head.croupier_backup != FORMAT or not 1 <= head.schema <= migrating.LATEST:
        raise BadBackup(f"{path} is from a newer Croupier; use that one.")
    return head
