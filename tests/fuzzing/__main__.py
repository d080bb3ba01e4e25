"""Attack a real server with malformed inputs: `python -m tests.fuzzing --times 100000`.

Rooms, logs and secrets must stay as they were, no answer may be a failure of the server, and it
must go on answering.
"""

import argparse

from tests.fuzzing.campaign import attack


def main() -> None:
    """Run a campaign and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.fuzzing")
    parser.add_argument("--times", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("\n".join(attack(given.times, given.seed).lines()))


if __name__ == "__main__":
    main()
