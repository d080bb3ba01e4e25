"""Questions about Las Vegas, answered by games."""

from collections import defaultdict
from random import Random

from croupier import Dealer, Seat, play
from croupier.bots.lasvegas import Greedy
from croupier.kernel.lasvegas.series import simulate
from croupier.lasvegas import LasVegas, Options
from croupier.lasvegas.events import DicePlaced, NoteTaken
from gallery.measuring import Estimate, Finding, ratio_of, share_more, share_of

SEED = 20_261


def seats(games: int) -> Finding:
    """Ask what it is worth to start: the same bot everywhere, seat 0 starts."""
    series = {f"{number} players": _seats(number, games) for number in (2, 3, 4, 5)}
    return Finding("lv-seats", series, games)


def _seats(number: int, games: int) -> tuple[Estimate, ...]:
    shares = _shares(["greedy"] * number, Options(start=Seat(0)), games)
    return tuple(share_more(str(seat), share, number, games) for seat, share in enumerate(shares))


def white_dice(games: int) -> Finding:
    """Ask whether skill counts for less with white dice: what one greedy wins among others."""
    series = {}
    for rival in ("uniform", "hasty"):
        bots = ["greedy", rival, rival, rival]
        series[f"greedy among three {rival}"] = tuple(
            share_of(name, _shares(bots, Options(white=white), games)[0], games)
            for name, white in (("without", False), ("with", True))
        )
    return Finding("lv-white", series, games)


def _shares(bots: list[str], options: Options, games: int) -> list[float]:
    figures = simulate(bots, options, games, SEED, jobs=1, tell=lambda _: None)
    return [seat.win_share for seat in figures.by_seat]


def casinos(games: int) -> Finding:
    """Ask what a die earns at each casino, in thousands of dollars, among four greedy players."""
    paid: dict[int, list[float]] = defaultdict(list)
    dice: dict[int, list[float]] = defaultdict(list)
    game = LasVegas()
    for number in range(games):
        bots = [Greedy(Random(f"{number} {seat}")) for seat in range(4)]
        sitting = play(game, bots, Options(), Dealer.numbered(SEED + number))
        for face in range(1, 7):
            paid[face].append(0.0)
            dice[face].append(0.0)
        for event in sitting.events:
            if isinstance(event, NoteTaken):
                paid[event.casino][-1] += event.note / 1000
            elif isinstance(event, DicePlaced):
                dice[event.casino][-1] += event.own
    found = tuple(ratio_of(str(face), paid[face], dice[face]) for face in range(1, 7))
    return Finding("lv-casinos", {"earned by a die": found}, games)
