"""Many games in compiled code, on all cores, added up the same whoever played them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

SEATS = 5
"""Room for the seats of any game."""
CHUNK = 500
"""Games a thread plays before it looks for more."""

TOTALS = np.dtype(
    [
        ("decisions", np.int64),
        ("turns", np.int64),
        ("shared", np.int64),
        ("wins", np.int64, (SEATS, SEATS)),
        ("scores", np.int64, (SEATS, 2)),
        ("squares", np.int64, SEATS),
        ("padding", np.uint8, 64),
    ]
)
"""Sums over games, all of them whole numbers, so that it does not matter who adds them up.

`wins` counts by seat and by how many shared the win; `scores` are the two that decide, the first
of them with its squares.
"""


class Sums(Protocol):
    """The fields of the totals, as the kernel sees them."""

    decisions: int
    turns: int
    shared: int
    wins: NDArray[np.int64]
    scores: NDArray[np.int64]
    squares: NDArray[np.int64]


Totals = np.recarray[tuple[int], np.dtype[np.void]]

PlayChunk = Callable[[Totals, int, int, int], None]
"""Plays games from a first one on, so many, in the row of a worker, and adds up in its totals."""


class SeatFigures(Struct, frozen=True):
    """One seat over all games."""

    win_share: float
    means: tuple[float, float]
    deviation: float


class Figures(Struct, frozen=True):
    """All games of a series."""

    games: int
    decisions: float
    turns: float
    shared_wins: float
    by_seat: tuple[SeatFigures, ...]


def totals_of(games: int, jobs: int, play: PlayChunk, *, tell: Callable[[int], None]) -> Sums:
    """Play games on so many threads; `tell` hears how many were played since it last did."""
    totals = np.zeros(jobs, TOTALS).view(np.recarray)
    idle: SimpleQueue[int] = SimpleQueue()
    for worker in range(jobs):
        idle.put(worker)

    def work(first: int) -> int:
        worker, count = idle.get(), min(CHUNK, games - first)
        play(totals, worker, first, count)
        idle.put(worker)
        return count

    with ThreadPoolExecutor(jobs) as threads:
        for count in threads.map(work, range(0, games, CHUNK)):
            tell(count)
    return _added(totals)


def _added(totals: Totals) -> Sums:
    whole = np.zeros(1, TOTALS).view(np.recarray)
    for name in ("decisions", "turns", "shared", "wins", "scores", "squares"):
        whole[name][0] = totals[name].sum(axis=0)
    added: Sums = whole[0]
    return added


def figures(sums: Sums, games: int, seats: int, unit: int) -> Figures:
    """Return means, shares and deviations; `unit` is what the first score was counted in."""
    return Figures(
        games=games,
        decisions=int(sums.decisions) / games,
        turns=int(sums.turns) / games,
        shared_wins=int(sums.shared) / games,
        by_seat=tuple(_seat(sums, games, seat, unit) for seat in range(seats)),
    )


def _seat(sums: Sums, games: int, seat: int, unit: int) -> SeatFigures:
    wins = sum(int(n) / sharing for sharing, n in enumerate(sums.wins[seat], start=1))
    total, squares = int(sums.scores[seat, 0]), int(sums.squares[seat])
    variance = (squares * games - total**2) / (games * max(1, games - 1))
    second = int(sums.scores[seat, 1]) / games
    return SeatFigures(wins / games, (unit * total / games, second), unit * variance**0.5)
