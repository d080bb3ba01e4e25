"""A game on the command line, whatever its states and moves are."""

from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Generic, Protocol

from croupier.cli.arguments import Arguments
from croupier.cli.kit import Kit
from croupier.cli.lasvegas import LAS_VEGAS
from croupier.cli.lockstepping import compare
from croupier.cli.lordsofvegas import LORDS_OF_VEGAS
from croupier.cli.playing import play
from croupier.cli.replaying import replay
from croupier.cli.simulating import simulate
from croupier.cli.terminal import Terminal
from croupier.cli.tournament import hold_tournament
from croupier.core.game import EventT, MoveT, OptionsT, StateT


class Playable(Protocol):
    """Any game of the house; its commands return the exit code."""

    @property
    def title(self) -> str: ...

    def add_options(self, parser: ArgumentParser) -> None: ...

    def play(self, arguments: Arguments, terminal: Terminal) -> int: ...

    def simulate(self, arguments: Arguments, terminal: Terminal) -> int: ...

    def tournament(self, arguments: Arguments, terminal: Terminal) -> int: ...

    def lockstep(self, arguments: Arguments, terminal: Terminal) -> int: ...

    def replay(self, text: str, arguments: Arguments, terminal: Terminal) -> int: ...


class Front(Generic[StateT, MoveT, EventT, OptionsT]):
    """The commands of one game."""

    def __init__(self, kit: Kit[StateT, MoveT, EventT, OptionsT]) -> None:
        self._kit = kit

    @property
    def title(self) -> str:
        """The game's name as people write it."""
        return self._kit.title

    def add_options(self, parser: ArgumentParser) -> None:
        """Add what a table of this game may agree on."""
        self._kit.add_options(parser)

    def play(self, arguments: Arguments, terminal: Terminal) -> int:
        """Play a game between people and bots."""
        return play(self._kit, arguments, terminal)

    def simulate(self, arguments: Arguments, terminal: Terminal) -> int:
        """Play many games between bots."""
        return simulate(self._kit, arguments, terminal)

    def tournament(self, arguments: Arguments, terminal: Terminal) -> int:
        """Let bots compete in all seats."""
        return hold_tournament(self._kit, arguments, terminal)

    def lockstep(self, arguments: Arguments, terminal: Terminal) -> int:
        """Compare rules and kernel in many games."""
        return compare(self._kit, arguments, terminal)

    def replay(self, text: str, arguments: Arguments, terminal: Terminal) -> int:
        """Tell a recorded game."""
        return replay(self._kit, text, arguments, terminal)


FRONTS: Mapping[str, Playable] = {
    LAS_VEGAS.game.name: Front(LAS_VEGAS),
    LORDS_OF_VEGAS.game.name: Front(LORDS_OF_VEGAS),
}
"""The games by the names they go by on the command line."""
