"""A worker that looks into games, and compiles nothing before: `python -m tests.server.judges`.

It lets nobody go first: beside tests on all cores it would never be done.
"""

from croupier.server.analysis_worker import main


def stay_cold() -> None:
    """Load and compile nothing that nobody asks for."""


if __name__ == "__main__":
    main(stay_cold, niceness=0)
