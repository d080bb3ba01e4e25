"""Hurt real servers while people play: `python -m tests.faults --what sqlite --times 100`.

What may be hurt: sqlite and postgres (the server is killed at any moment), database-cut, bus-cut,
process (one of two servers is killed), homes (one of three is killed or stands still), one-way (a
line is cut in one direction), bus-attacked (somebody else is on the bus), read-only (the disk
fails; as root on Linux), file (the SQLite file is moved, replaced or deleted), clock and clocks
(the clock of a server is set by an hour). What a campaign finds wrong ends it with an error.
"""

import argparse

from tests.faults.campaigns import FAULTS, campaign


def main() -> None:
    """Run a campaign and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.faults")
    parser.add_argument("--what", choices=FAULTS, required=True)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="games at a time")
    parser.add_argument("--pause", type=float, default=0.02, help="seconds people think")
    given = parser.parse_args()
    report = campaign(given.what, given.times, given.seed, tables=given.tables, pause=given.pause)
    print("\n".join(report.lines()))


if __name__ == "__main__":
    main()
