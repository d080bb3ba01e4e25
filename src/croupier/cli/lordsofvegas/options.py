"""What a table of Lords of Vegas may agree on: nothing, so far."""

from argparse import ArgumentParser, Namespace

from croupier.lordsofvegas import Options


def add_options(_parser: ArgumentParser) -> None:
    """Add no argument."""


def options(_arguments: Namespace) -> Options:
    """Return the only options there are."""
    return Options()
