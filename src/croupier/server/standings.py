"""Who is how far in an evening: points by table, then what those have who were met, then wins."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from croupier.server import wire
from croupier.server.evening import Evening, Table
from croupier.server.history import ahead, won
from croupier.server.pairing import Entrant

BYE = Fraction(1, 2)
"""What whoever has no table in a round gets: as much as equals get on average."""


class Standing(NamedTuple):
    """What somebody has so far, and on which place that is."""

    member: int
    place: int
    points: Fraction
    opponents: Fraction
    wins: Fraction
    played: int

    @property
    def worth(self) -> tuple[Fraction, Fraction, Fraction]:
        """What decides: whoever has the same in all of it shares a place."""
        return self.points, self.opponents, self.wins


def table_points(table: Table) -> Sequence[Fraction]:
    """Return which share of the others everybody at a table was ahead of; equals share it.

    Whoever left was ahead of nobody who stayed. A table that is not over, or was closed, has none.
    """
    seats = table.ended or ()
    return [
        Fraction(sum(ahead(seat, other) for n, other in enumerate(seats) if n != own))
        / (len(seats) - 1)
        for own, seat in enumerate(seats)
    ]


def round_points(evening: Evening, round_: int) -> dict[int, Fraction]:
    """Return what everybody got in a round, from 0 on, as far as it is known."""
    made = evening.rounds[round_]
    found = dict.fromkeys(made.byes, BYE)
    for table in made.tables:
        found |= zip(table.members, table_points(table), strict=False)
    return found


def standings(evening: Evening) -> Sequence[Standing]:
    """Return everybody in the order of what they have, equals by when they came."""
    points: dict[int, Fraction] = defaultdict(Fraction)
    for number in range(len(evening.rounds)):
        for member, got in round_points(evening, number).items():
            points[member] += got
    wins, played = _wins(evening), _played(evening)
    met = {member: [points[one] for one in _met(evening, member)] for member in played}
    unplaced = [
        Standing(
            member,
            0,
            points[member],
            sum(met.get(member, []), Fraction()) / max(1, len(met.get(member, []))),
            wins[member],
            played.get(member, 0),
        )
        for member in range(len(evening.members))
    ]
    return [*_placed(sorted(unplaced, key=lambda one: one.worth, reverse=True))]


def _placed(ordered: Sequence[Standing]) -> Iterator[Standing]:
    place = 1
    for number, one in enumerate(ordered):
        if number and one.worth != ordered[number - 1].worth:
            place = number + 1
        yield one._replace(place=place)


def _over(evening: Evening) -> Iterator[Table]:
    return (table for one in evening.rounds for table in one.tables if table.ended)


def _wins(evening: Evening) -> dict[int, Fraction]:
    wins: dict[int, Fraction] = defaultdict(Fraction)
    for table in _over(evening):
        seats = table.ended or ()
        for member, seat in zip(table.members, seats, strict=True):
            wins[member] += Fraction(won(seat, seats)).limit_denominator(len(seats))
    return wins


def _played(evening: Evening) -> dict[int, int]:
    played: dict[int, int] = defaultdict(int)
    for table in _over(evening):
        for member in table.members:
            played[member] += 1
    return played


def _met(evening: Evening, member: int) -> list[int]:
    """Return everybody somebody has sat with at tables that are over, as often as they did."""
    tables = (table for table in _over(evening) if member in table.members)
    return [one for table in tables for one in table.members if one != member]


def entrants(evening: Evening) -> Sequence[Entrant]:
    """Return who plays the next round, with what they have been through so far."""
    return [
        Entrant(
            one.member,
            float(one.points),
            tuple(_sat_with(evening, one.member)),
            tuple(_sat_on(evening, one.member)),
            sum(one.member in made.byes for made in evening.rounds),
        )
        for one in standings(evening)
        if evening.members[one.member].is_in
    ]


def _sat_with(evening: Evening, member: int) -> Iterator[int]:
    for made in evening.rounds:
        for table in made.tables:
            if member in table.members:
                yield from (one for one in table.members if one != member)


def _sat_on(evening: Evening, member: int) -> Iterator[int]:
    for made in evening.rounds:
        for table in made.tables:
            if member in table.members:
                yield table.members.index(member)


def shown_evening(evening: Evening) -> wire.EveningView:
    """Return an evening as everybody sees it."""
    opened = evening.opened
    return wire.EveningView(
        evening=evening.id,
        number=evening.number,
        title=opened.title,
        setup=wire.Setup(opened.game, opened.options),
        seats=opened.seats,
        rounds=opened.rounds,
        timer=opened.timer,
        stage=evening.stage,
        members=tuple(_shown_member(evening, one) for one in standings(evening)),
        played=tuple(
            wire.EveningRound(tuple(map(_shown_table, made.tables)), made.byes)
            for made in evening.rounds
        ),
    )


def _shown_member(evening: Evening, one: Standing) -> wire.EveningMember:
    member = evening.members[one.member]
    return wire.EveningMember(
        number=one.member,
        name=member.name,
        owner=member.owner,
        is_in=member.is_in,
        place=one.place,
        points=float(one.points),
        opponents=float(one.opponents),
        wins=float(one.wins),
        played=one.played,
    )


def _shown_table(table: Table) -> wire.EveningTable:
    places = tuple(seat.place for seat in table.ended or ())
    return wire.EveningTable(table.room, table.members, table.stage, places)
