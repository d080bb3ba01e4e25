"""Many games in compiled code, on all cores, added up the same whoever played them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
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


class SeatSums(Struct, frozen=True):
    """One seat over all games: its wins by how many shared them, its scores and their squares."""

    wins: tuple[int, ...]
    scores: tuple[int, int]
    squares: int

    def __add__(self, other: "SeatSums") -> "SeatSums":
        """Return the seat over the games of both."""
        wins = tuple(map(sum, zip(self.wins, other.wins, strict=True)))
        first, second = map(sum, zip(self.scores, other.scores, strict=True))
        return SeatSums(wins, (first, second), self.squares + other.squares)


class SeatFigures(Struct, frozen=True):
    """One seat over all games."""

    win_share: float
    means: tuple[float, float]
    deviation: float


class Figures(Struct, frozen=True):
    """All games of a series, or a part of them; parts add up to the whole, to the last digit.

    `unit` is what the first score was counted in.
    """

    games: int
    all_decisions: int
    all_turns: int
    all_shared: int
    seats: tuple[SeatSums, ...]
    unit: int

    def __add__(self, other: "Figures") -> "Figures":
        """Return the figures of the games of both."""
        return Figures(
            games=self.games + other.games,
            all_decisions=self.all_decisions + other.all_decisions,
            all_turns=self.all_turns + other.all_turns,
            all_shared=self.all_shared + other.all_shared,
            seats=tuple(one + more for one, more in zip(self.seats, other.seats, strict=True)),
            unit=self.unit,
        )

    @property
    def decisions(self) -> float:
        """How many there were in a game."""
        return self.all_decisions / self.games

    @property
    def turns(self) -> float:
        """How many there were in a game."""
        return self.all_turns / self.games

    @property
    def shared_wins(self) -> float:
        """How many of the wins were shared."""
        return self.all_shared / self.games

    @property
    def by_seat(self) -> tuple[SeatFigures, ...]:
        """Means, shares and deviations of each seat."""
        return tuple(_seat(seat, self.games, self.unit) for seat in self.seats)


def totals_of(
    games: int,
    jobs: int,
    play: PlayChunk,
    *,
    tell: Callable[[int], None],
    first_game: int = 0,
    chunk: int = CHUNK,
) -> Sums:
    """Play games on so many threads; `tell` hears how many were played since it last did."""
    after = first_game + games
    # Where there are few games, every thread has some.
    chunk = max(1, min(chunk, ceil(games / jobs)))
    totals = np.zeros(jobs, TOTALS).view(np.recarray)
    idle: SimpleQueue[int] = SimpleQueue()
    for worker in range(jobs):
        idle.put(worker)

    def work(first: int) -> int:
        worker, count = idle.get(), min(chunk, after - first)
        play(totals, worker, first, count)
        idle.put(worker)
        return count

    with ThreadPoolExecutor(jobs) as threads:
        for count in threads.map(work, range(first_game, after, chunk)):
            tell(count)
    return _added(totals)


def _added(totals: Totals) -> Sums:
    whole = np.zeros(1, TOTALS).view(np.recarray)
    for name in ("decisions", "turns", "shared", "wins", "scores", "squares"):
        whole[name][0] = totals[name].sum(axis=0)
    added: Sums = whole[0]
    return added


def figures(sums: Sums, games: int, seats: int, unit: int) -> Figures:
    """Return what the totals of so many games say; `unit` is what the first score counts in."""
    return Figures(
        games=games,
        all_decisions=int(sums.decisions),
        all_turns=int(sums.turns),
        all_shared=int(sums.shared),
        seats=tuple(_seat_sums(sums, seat) for seat in range(seats)),
        unit=unit,
    )


def _seat_sums(sums: Sums, seat: int) -> SeatSums:
    wins = tuple(int(n) for n in sums.wins[seat])
    first, second = sums.scores[seat]
    return SeatSums(wins, (int(first), int(second)), int(sums.squares[seat]))


def _seat(sums: SeatSums, games: int, unit: int) -> SeatFigures:
    wins = sum(n / sharing for sharing, n in enumerate(sums.wins, start=1))
    total, second = sums.scores
    variance = (sums.squares * games - total**2) / (games * max(1, games - 1))
    return SeatFigures(wins / games, (unit * total / games, second / games), unit * variance**0.5)
