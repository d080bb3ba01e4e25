"""The house in the terminal: play, replay, simulate."""

from croupier.cli.command_line import main

__all__ = ["main"]
