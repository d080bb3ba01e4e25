"""Bots with a number stay as they are: games of theirs, kept as they were when they got it.

`python -m tests.bots.frozen`, run in the project's folder, plays and writes the games of a bot of
which there are none yet, and nothing anew: what does not play as it did is another bot, and gets
another number. Should the luck that all have change, in the dealer or in the kernel, and with it
these games, delete a file to have it written, and measure the bot against the others as before.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from croupier.bots.arena import play
from croupier.core.chance import Dealer
from croupier.core.game import EventT, Moved, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition

FOLDER = Path(__file__).parent
PLAYOUTS = 24
SEED = 31
KERNEL_GAMES = 6


@dataclass(frozen=True)
class FrozenTable:
    """What is agreed on, and who sits there: the bot itself wherever nobody is named."""

    options: str
    seating: Sequence[str | None]


TABLES: Mapping[str, Sequence[FrozenTable]] = {
    "las-vegas": [
        FrozenTable("{}", (None, None)),
        FrozenTable('{"white":true}', (None, "uniform", None)),
        FrozenTable("{}", (None,) * 5),
    ],
    "lords-of-vegas": [
        FrozenTable("{}", (None, None)),
        FrozenTable("{}", ("uniform", None, None, None)),
    ],
}


@dataclass(frozen=True)
class Frozen:
    """A bot that stays as it is."""

    game: str
    bot: str

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return FOLDER / f"{self.game}.{self.bot}.txt"

    def games(self) -> str:
        """Return its games as they are played now."""

        def told(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> str:
            return "".join(f"{line}\n" for line in lines(edition, self.bot))

        return registry.find(self.game).newest.use(told)


def all_frozen() -> list[Frozen]:
    """Return all bots with a number."""
    return [
        Frozen(spec.name, bot)
        for spec in registry.built_in()
        for bot in spec.newest.use(bots_with_a_number)
    ]


def bots_with_a_number(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> list[str]:
    """Return those of a game."""
    return [bot for bot in edition.bots if re.search(r"-\d+$", bot)]


def lines(edition: Edition[StateT, MoveT, EventT, OptionsT], name: str) -> Iterator[str]:
    """Play at each of the tables of a game, by the rules and in the kernel."""
    bot = f"{name}:{PLAYOUTS}" if f"{name}:{PLAYOUTS}" in edition.bots else name
    for table in TABLES[edition.name]:
        seating = [guest or bot for guest in table.seating]
        options = edition.game.codec.options.decode(table.options)
        yield f"{' '.join(seating)} {table.options}"
        yield from moves(edition, options, seating)
        yield from scores(edition, options, seating)


def moves(
    edition: Edition[StateT, MoveT, EventT, OptionsT], options: OptionsT, seating: Sequence[str]
) -> Iterator[str]:
    """Yield the moves of a game by the rules."""
    bots = [edition.bots[bot](Random(SEED + seat)) for seat, bot in enumerate(seating)]
    for entry in play(edition.game, bots, options, Dealer.numbered(SEED)).log.entries:
        if isinstance(entry, Moved):
            yield f"{entry.seat} {msgspec.json.encode(entry.move).decode()}"


def scores(
    edition: Edition[StateT, MoveT, EventT, OptionsT], options: OptionsT, seating: Sequence[str]
) -> Iterator[str]:
    """Yield how some games in the kernel end, and how many decisions each seat took in them."""
    kernel = None if edition.kernel is None else edition.kernel()
    assert kernel is not None, "games of the house are compiled"
    assert kernel.play is not None, "and played with a clock"
    for number in range(KERNEL_GAMES):
        played = kernel.play(seating, options, SEED, number)
        yield f"kernel {number}: {[*map(list, played.scores)]} after {list(played.decisions)}"


def main() -> int:
    """Write the games that there are not yet."""
    for frozen in all_frozen():
        if not frozen.file.exists():
            frozen.file.write_text(frozen.games(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
