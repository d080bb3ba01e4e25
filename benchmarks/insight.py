"""How far two analyses of the same games agree, and how long one takes.

    .venv/bin/python -m benchmarks.insight GAME [--games N] [--seed N]

Greedy bots play so many games with every number of seats; each is analysed twice, with other luck
of the judge. Told are the errors of five points or more that both found, by how much the luck of
seats differed in each game, and the processor time of an analysis. The judge is warm by then.
"""

import argparse
import statistics
from collections.abc import Callable, Sequence
from random import Random
from time import process_time

from msgspec import Struct

from croupier.analysis.findings import Analysis, Judge, analyse
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.analysis.lordsofvegas import LordsOfVegasJudge
from croupier.bots.arena import play
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.lasvegas import VERSION_1 as LAS_VEGAS
from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS
from croupier.games.seat_limits import seat_limits
from croupier.games.spec import Edition

DEAR = 0.05
"""Errors that both are to find cost as much."""
FAR = 1_000_000
"""How far apart the luck of two judges begins."""


MakeJudge = Callable[[int], Judge[StateT, MoveT]]


class Compared(Struct, frozen=True):
    """Two analyses of a game: dear errors of each and of both, luck, and seconds of each."""

    seats: int
    found: tuple[int, int]
    both: int
    luck: float
    seconds: tuple[float, float]


def compared(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    make: MakeJudge[StateT, MoveT],
    seats: int,
    number: int,
) -> Compared:
    """Play a game and analyse it twice."""
    bots = [edition.bots["greedy"](Random(number + seat)) for seat in range(seats)]
    log = play(edition.game, bots, edition.usual_options(), Dealer.numbered(number)).log
    analyses, seconds = [], []
    for series in (0, FAR):
        begun = process_time()
        analyses.append(analyse(edition.game, make(series), log))
        seconds.append(process_time() - begun)
    first, second = map(dear, analyses)
    luck = max(abs(a.luck - b.luck) for a, b in zip(*(it.seats for it in analyses), strict=True))
    found = len(first), len(second)
    return Compared(seats, found, len(first & second), luck, (seconds[0], seconds[1]))


def dear(analysis: Analysis[MoveT]) -> set[int]:
    """Return the places of the errors that cost most."""
    return {error.entry for error in analysis.errors if error.cost >= DEAR}


def all_compared(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    make: MakeJudge[StateT, MoveT],
    games: int,
    seed: int,
) -> list[Compared]:
    """Compare so many games of every number of seats."""
    limits = seat_limits(edition.game, edition.usual_options())
    compared(edition, make, limits.least, 0)
    return [
        compared(edition, make, seats, seed * 1000 + number)
        for seats in range(limits.least, limits.most + 1)
        for number in range(games)
    ]


def report(games: Sequence[Compared]) -> str:
    """Say how far they agree."""
    lines = [
        f"{game.seats} seats: {game.found[0]} and {game.found[1]} dear errors, {game.both} by both"
        f"; luck differs by {game.luck:.4f}; {game.seconds[0]:.1f} and {game.seconds[1]:.1f} s"
        for game in games
    ]
    first, second = (sum(game.found[which] for game in games) for which in (0, 1))
    both, seconds = sum(game.both for game in games), [s for game in games for s in game.seconds]
    share = 2 * both / max(1, first + second)
    lines.append(
        f"{len(games)} games: {first} and {second} dear errors, {both} by both ({share:.0%}); luck "
        f"differs by {max(game.luck for game in games):.4f} at most; "
        f"{statistics.median(seconds):.1f} s in the middle, {max(seconds):.1f} s at most."
    )
    return "\n".join(lines)


def main() -> None:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["las-vegas", "lords-of-vegas"])
    parser.add_argument("--games", type=int, default=5, help="for every number of seats")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    if asked.game == "las-vegas":
        games = all_compared(LAS_VEGAS, LasVegasJudge, asked.games, asked.seed)
    else:
        games = all_compared(LORDS_OF_VEGAS, LordsOfVegasJudge, asked.games, asked.seed)
    print(report(games))


if __name__ == "__main__":
    main()
