"""Attack a real server while four people play: `python -m tests.hostile --seconds 20`.

Each kind of attack in turn, or those that are named; `nobody` attacks nobody, and
`pings@many-addresses` comes from as many addresses as there are attackers (on Linux, where all of
127.0.0.0/8 is this machine), `pages@proxy` by way of a proxy that is believed. Printed is how many
milliseconds the honest ones wait.
"""

import argparse

from tests.hostile.attackers import KINDS
from tests.hostile.campaign import BEHIND, HEADER, MANY, campaign

SPREAD = ("pings", "oversize", "churn", "socket-churn", "requests")
"""What is also done from many addresses by default."""
BROUGHT = ("pages", "requests", "metrics")
"""What is also done by way of a proxy by default."""


def main() -> None:
    """Run campaigns and tell what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.hostile")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--hostile", type=int, default=50, help="how many attack at a time")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long, each")
    given = parser.parse_args()
    brought = [f"{kind}@{BEHIND}" for kind in BROUGHT]
    kinds = given.kinds or ["nobody", *KINDS, *(f"{kind}@{MANY}" for kind in SPREAD), *brought]
    print(HEADER)
    for kind in kinds:
        print(campaign(kind, hostile=given.hostile, seconds=given.seconds).line(), flush=True)


if __name__ == "__main__":
    main()
