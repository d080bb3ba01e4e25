"""The result of an evening to take away: as a table for other programs, and as JSON."""

import csv
import io
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from croupier.server import wire
from croupier.server.evening import Evening
from croupier.server.standings import round_points, standings

FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a cell begins with that some programs carry out in place of showing it."""


class ExportedMember(Struct, frozen=True):
    """Somebody's result: `rounds` are the points of each, none where they had no part in it."""

    place: int
    name: str
    owner: str
    points: float
    opponents: float
    wins: float
    played: int
    rounds: tuple[float | None, ...]


class ExportedTable(Struct, frozen=True):
    """A table: its room, who sat there by seat, and the places they took."""

    room: str
    stage: str
    names: tuple[str, ...]
    places: tuple[int, ...]


class ExportedRound(Struct, frozen=True):
    """A round, and who had no table in it."""

    tables: tuple[ExportedTable, ...]
    byes: tuple[str, ...]


class ExportedEvening(Struct, frozen=True):
    """An evening and its result so far."""

    evening: str
    title: str
    game: str
    stage: str
    standings: tuple[ExportedMember, ...]
    rounds: tuple[ExportedRound, ...]


def exported(evening: Evening) -> ExportedEvening:
    """Return the result of an evening, as far as it is known."""
    names = [member.name for member in evening.members]
    return ExportedEvening(
        evening=evening.id,
        title=evening.opened.title,
        game=evening.opened.game,
        stage=evening.stage,
        standings=tuple(_members(evening)),
        rounds=tuple(
            ExportedRound(
                tuple(
                    ExportedTable(
                        table.room,
                        table.stage,
                        tuple(names[one] for one in table.members),
                        tuple(seat.place for seat in table.ended or ()),
                    )
                    for table in made.tables
                ),
                tuple(names[one] for one in made.byes),
            )
            for made in evening.rounds
        ),
    )


def _members(evening: Evening) -> Iterator[ExportedMember]:
    by_round = [round_points(evening, number) for number in range(len(evening.rounds))]
    for one in standings(evening):
        member = evening.members[one.member]
        got = (points.get(one.member) for points in by_round)
        yield ExportedMember(
            place=one.place,
            name=member.name,
            owner=member.owner,
            points=float(one.points),
            opponents=float(one.opponents),
            wins=float(one.wins),
            played=one.played,
            rounds=tuple(None if points is None else float(points) for points in got),
        )


def as_json(evening: Evening) -> bytes:
    """Return the result of an evening as JSON."""
    return msgspec.json.format(wire.ENCODER.encode(exported(evening)), indent=1)


def as_csv(evening: Evening) -> str:
    """Return the standings as a table, with a column for every round."""
    file = io.StringIO()
    writer = csv.writer(file)
    rounds = [f"round {number + 1}" for number in range(len(evening.rounds))]
    writer.writerow(["place", "name", "bot of", "points", "opponents", "wins", "played", *rounds])
    for one in exported(evening).standings:
        figures = (one.points, one.opponents, one.wins, one.played, *one.rounds)
        shown = ["" if figure is None else f"{figure:.4g}" for figure in figures]
        writer.writerow([one.place, harmless(one.name), harmless(one.owner), *shown])
    return file.getvalue()


def harmless(text: str) -> str:
    """Return a cell that every program takes for text.

    >>> harmless("=1+1"), harmless("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text.startswith(FORMULA) else text
