"""Who meets whom in a round of an evening, and who sits where: pure, and the same for a seed.

Swiss: those with similar standings meet. Before that counts whom everybody has met already, and
within a table who has sat where: the first seat, and every other, goes round.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

TRIES = 4
"""How many beginnings are improved; the best of them is taken."""
AGAIN = 1000.0
"""What meeting somebody once more costs: more than all that standings differ."""


class Entrant(NamedTuple):
    """Somebody who plays the next round: what they have so far, and what they have been through.

    `met` holds everybody they met, as often as they did, and `seats` where they sat.
    """

    number: int
    points: float = 0.0
    met: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    byes: int = 0


class Pairing(NamedTuple):
    """The tables of a round, each with its entrants by seat, and those who have none."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def table_sizes(people: int, least: int, wanted: int) -> tuple[int, ...]:
    """Return how many sit at each table: as wanted, or some one fewer, if that is enough.

    Whom no table of at least `least` is left for has none: as few as can be.

    >>> table_sizes(24, 2, 4), table_sizes(22, 2, 4), table_sizes(5, 2, 4), table_sizes(7, 2, 2)
    ((4, 4, 4, 4, 4, 4), (4, 4, 4, 4, 3, 3), (3, 2), (2, 2, 2))
    """
    for seated in range(people, 0, -1):
        tables = -(-seated // wanted)
        small, larger = divmod(seated, tables)
        if small >= least:
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()


def pair(entrants: Sequence[Entrant], least: int, wanted: int, seed: str) -> Pairing:
    """Make the tables of a round."""
    luck = Random(seed)
    drawn = sorted(entrants, key=lambda one: one.number)
    luck.shuffle(drawn)
    sizes = table_sizes(len(drawn), least, wanted)
    playing, resting = _rested(drawn, sum(sizes))
    rounds = _Meetings(playing)
    tried = [_improved(_dealt(playing, sizes, luck), rounds) for _ in range(TRIES)]
    best = min(tried, key=lambda tables: sum(map(rounds.cost, tables)))
    seated = (_seated([playing[one] for one in table], luck) for table in best)
    return Pairing(tuple(seated), tuple(one.number for one in resting))


def _rested(drawn: Sequence[Entrant], seated: int) -> tuple[list[Entrant], list[Entrant]]:
    """Tell who plays from who has a bye: whoever had fewest, and among those the last ones."""
    last_first = sorted(drawn, key=lambda one: (one.byes, one.points))
    count = len(drawn) - seated
    return last_first[count:], last_first[:count]


class _Meetings:
    """What it costs that two sit at one table, by their places in a list."""

    def __init__(self, playing: Sequence[Entrant]) -> None:
        met = [Counter(one.met) for one in playing]
        points = [one.points for one in playing]
        spread = max(points, default=0.0) - min(points, default=0.0) or 1.0
        self._costs = [
            [
                AGAIN * met[a][two.number] + ((points[a] - two.points) / spread) ** 2
                for two in playing
            ]
            for a in range(len(playing))
        ]

    def cost(self, table: Iterable[int]) -> float:
        """Return what a table costs."""
        return sum(self._costs[a][b] for a, b in combinations(table, 2))

    def beside(self, one: int, table: Sequence[int], without: int) -> float:
        """Return what somebody costs at a table in place of another."""
        costs = self._costs[one]
        return sum(costs[other] for other in table if other != without)


def _dealt(playing: Sequence[Entrant], sizes: Iterable[int], luck: Random) -> list[list[int]]:
    """Return a first try: those with most points at the first table, equals by lot."""
    order = sorted(
        range(len(playing)), key=lambda one: (playing[one].points, luck.random()), reverse=True
    )
    line = iter(order)
    return [[next(line) for _ in range(size)] for size in sizes]


def _improved(tables: list[list[int]], meetings: _Meetings) -> list[list[int]]:
    """Let two change places as long as that makes it better."""
    while sum(_swap(meetings, *two) for two in combinations(tables, 2)):
        pass
    return tables


def _swap(meetings: _Meetings, here: list[int], there: list[int]) -> bool:
    """Let those of two tables change places whom it serves; tell whether there were any."""
    is_better = False
    for a, b in _places(here, there):
        one, two = here[a], there[b]
        before = meetings.beside(one, here, one) + meetings.beside(two, there, two)
        after = meetings.beside(two, here, one) + meetings.beside(one, there, two)
        if after < before - 1e-9:
            here[a], there[b] = two, one
            is_better = True
    return is_better


def _places(here: Sequence[int], there: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((a, b) for a in range(len(here)) for b in range(len(there)))


def _seated(table: list[Entrant], luck: Random) -> tuple[int, ...]:
    """Seat those of a table so that everybody has sat everywhere about as often."""
    luck.shuffle(table)
    sat = {one.number: Counter(one.seats) for one in table}
    best = min(
        permutations(table),
        key=lambda order: sum(
            (sat[one.number][seat] + 1) ** 2 - sat[one.number][seat] ** 2
            for seat, one in enumerate(order)
        ),
    )
    return tuple(one.number for one in best)
