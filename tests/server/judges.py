"""A worker that looks into games, and compiles nothing before: `python -m tests.server.judges`."""

from croupier.server.analysis_worker import main


def stay_cold() -> None:
    """Load and compile nothing that nobody asks for."""


if __name__ == "__main__":
    main(stay_cold)
