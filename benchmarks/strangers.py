"""Let the champion of Las Vegas meet bots of another make: those of the package lasvegas.

Nobody here tunes on them. Usage, once `benchmarks/run` has installed the peers:

    .venv/bin/python -m benchmarks.strangers [--seats N] [--white] [--games N] [--against POLICY]
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from math import ceil
from random import Random
from statistics import fmean

from benchmarks.contenders import HERE, PEERS_PYTHON, Missing
from benchmarks.matches import SEED
from croupier.bots.lasvegas import BOTS
from croupier.cli.tournament import game_by_rules, interval, play_deals, seatings, share
from croupier.core.seats import Seat
from croupier.games.lasvegas import VERSION_1
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import FACES, Casino, Face, Options, Placing, Purse, State

CHAMPION = "champion"
POLICIES = ("greedy_score", "greedy_first")
"""What they go for: their own money, or to be close to who leads."""


class Stranger:
    """Chooses as a policy of the package does, which another process asks."""

    def __init__(self, policy: str, seats: int, *, has_white: bool) -> None:
        python = PEERS_PYTHON / "python"
        if not python.exists():
            raise Missing("The peers are not installed: benchmarks/run does it.")
        script = HERE / "stranger.py"
        words = [str(python), str(script), policy, str(seats), str(seats + has_white)]
        self._has_white = has_white
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def choose(self, seat: Seat, view: State, _legal: Sequence[Place], /) -> Place:
        """Tell what this seat sees, and hear what it chooses."""
        assert isinstance(view, Placing)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(self._position(seat, view)), file=self._process.stdin, flush=True)
        return Place(Face(int(self._process.stdout.readline()) + 1))

    def _position(self, seat: Seat, view: Placing) -> dict[str, object]:
        nothing = [0] * len(FACES)
        own = [view.roll.own.count(face) for face in FACES]
        seats = [own if other == seat else nothing for other in range(view.table.seats)]
        white = [[view.roll.white.count(face) for face in FACES]] if self._has_white else []
        purses = [purse for purse in view.table.winnings if isinstance(purse, Purse)]
        return {
            "seat": seat,
            "dice": [self._colours(casino) for casino in view.table.casinos],
            "notes": [casino.notes for casino in view.table.casinos],
            "money": [[sum(purse.notes), len(purse.notes)] for purse in purses],
            "roll": [*seats, *white],
        }

    def _colours(self, casino: Casino) -> list[int]:
        return [*casino.dice, *([casino.white] if self._has_white else [])]

    def close(self) -> None:
        """End the other process."""
        self._process.communicate()


def shares(policy: str, seats: int, games: int, *, has_white: bool) -> list[float]:
    """Return the champion's share of the wins in every deal, each played in all seatings.

    Money lies open: the others know everybody's.
    """
    with closing(Stranger(policy, seats, has_white=has_white)) as stranger:

        def invite(_luck: Random) -> Stranger:
            return stranger

        edition = replace(VERSION_1, bots={**BOTS, policy: invite})
        options = Options(white=has_white, open_money=True)
        tables = seatings([CHAMPION, *[policy] * (seats - 1)])
        numbers = range(ceil(games / len(tables)))
        deals = play_deals(game_by_rules, edition, options, tables, SEED, numbers)
    return [share(deal, CHAMPION) for deal in deals]


def main(words: Sequence[str] | None = None) -> int:
    """Play, and say how many games the champion won."""
    parser = argparse.ArgumentParser(prog="benchmarks.strangers", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--white", action="store_true", help="with white dice")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", choices=POLICIES, default=POLICIES[0])
    typed = parser.parse_args(words)
    try:
        won = shares(typed.against, typed.seats, typed.games, has_white=typed.white)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    low, high = interval(won, 1 / typed.seats)
    games = len(won) * typed.seats
    print(f"{fmean(won):.1%} ({low:.1%} to {high:.1%}) of {games} games against {typed.against}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
