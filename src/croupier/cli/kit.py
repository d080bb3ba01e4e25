"""What makes a game a command."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from croupier.bots.bot import MakeBot
from croupier.cli.screen import Screen
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.log import Log

if TYPE_CHECKING:
    from croupier.kernel.figures import Figures
    from croupier.kernel.lockstep import Choose, Twin

Format = Callable[[int], str]
Count = Callable[[Log[MoveT, OptionsT]], int]


SettledT = TypeVar("SettledT", contravariant=True)


class Simulate(Protocol[SettledT]):
    """Plays many games in the kernel between players of these names."""

    def __call__(
        self,
        bots: Sequence[str],
        options: SettledT,
        games: int,
        seed: int,
        *,
        jobs: int,
        tell: Callable[[int], None],
    ) -> "Figures":
        """Return what they come to; `tell` hears how many were played since it last did."""
        ...


@dataclass(frozen=True)
class Kernel(Generic[StateT, MoveT, OptionsT]):
    """A game in compiled code: which bots have a twin there, and what it can do.

    To compare it with the rules there are its twin, one that tries everything for all seats, and
    every kind of table.
    """

    bots: Sequence[str]
    simulate: Simulate[OptionsT]
    twin: Callable[[], "Twin[StateT, MoveT]"]
    trying: Callable[[Random], "Choose[StateT, MoveT]"]
    tables: Sequence[tuple[int, OptionsT]]


@dataclass(frozen=True)
class Kit(Generic[StateT, MoveT, EventT, OptionsT]):
    """The rules of a game, its bots, its options and its looks.

    `add_options` adds what a table may agree on to a parser, and `options` reads it from what
    was typed. `screen` draws for the people of these names, `formats` write the scores, and
    `counts` are what a simulation counts in every game. `kernel` loads the compiled game, which
    takes a moment and is done only where it is needed.
    """

    title: str
    game: Game[StateT, MoveT, EventT, OptionsT]
    bots: Mapping[str, MakeBot[StateT, MoveT]]
    add_options: Callable[[ArgumentParser], None]
    options: Callable[[Namespace], OptionsT]
    screen: Callable[[Sequence[str]], Screen[StateT, MoveT, EventT]]
    formats: Sequence[Format]
    counts: Mapping[str, Count[MoveT, OptionsT]]
    kernel: Callable[[], Kernel[StateT, MoveT, OptionsT]]
