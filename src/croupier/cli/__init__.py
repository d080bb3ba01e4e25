"""The house in the terminal: play, replay, simulate."""

from croupier.cli.commands import main

__all__ = ["main"]
