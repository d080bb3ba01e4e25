"""What makes a game a command."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from croupier.bots.bot import Bot
from croupier.cli.screen import Screen
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.log import Log

Format = Callable[[int], str]
MakeBot = Callable[[Random], Bot[StateT, MoveT]]
Count = Callable[[Log[MoveT, OptionsT]], int]


@dataclass(frozen=True)
class Kit(Generic[StateT, MoveT, EventT, OptionsT]):
    """The rules of a game, its bots, its options and its looks.

    `add_options` adds what a table may agree on to a parser, and `options` reads it from what
    was typed. `screen` draws for the people of these names, `formats` write the scores, and
    `counts` are what a simulation counts in every game.
    """

    title: str
    game: Game[StateT, MoveT, EventT, OptionsT]
    bots: Mapping[str, MakeBot[StateT, MoveT]]
    add_options: Callable[[ArgumentParser], None]
    options: Callable[[Namespace], OptionsT]
    screen: Callable[[Sequence[str]], Screen[StateT, MoveT, EventT]]
    formats: Sequence[Format]
    counts: Mapping[str, Count[MoveT, OptionsT]]
