"""Puzzles made from games between strong players."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Generic

import msgspec
from msgspec import Raw

from croupier.analysis.findings import Judge, Option
from croupier.bots.bot import Bot, Listeners
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.spec import Edition, Level, Puzzling, UnknownGame
from croupier.puzzles.puzzle import CLEAR, Puzzle, PuzzleMove

PROMISING = 0.75 * CLEAR
"""By how much a move has to lead at first sight to be looked at more closely."""
FEW = 2
"""How many puzzles come from one game at most."""
TRIES = 3
"""How often each level tries a puzzle; most of its tries have to find the move."""

Search = Callable[[Sequence[int]], Iterable[Sequence[Puzzle]]]
"""Looks through games of these numbers, and returns what puzzles each of them has."""
AT_A_TIME = 32
"""How many games are looked through together."""


@dataclass(frozen=True)
class Find:
    """What looks through a game of a series, on whichever core."""

    game: str
    rules: int
    seed: int

    def __call__(self, number: int) -> Sequence[Puzzle]:
        """Return the puzzles of the game of a number."""

        def found(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Sequence[Puzzle]:
            return puzzles_in(edition, self.seed, number)

        return registry.edition(self.game, self.rules).use(found)


def make(search: Search, tell: Callable[[int], object] = abs) -> Iterator[Puzzle]:
    """Make puzzles without end, no two alike; `tell` hears how many games were looked through."""
    known: set[str] = set()
    for first in count(0, AT_A_TIME):
        numbers = range(first, first + AT_A_TIME)
        for number, puzzles in zip(numbers, search(numbers), strict=True):
            for puzzle in puzzles:
                if puzzle.position not in known:
                    known.add(puzzle.position)
                    tell(number + 1)
                    yield puzzle


def puzzles_in(
    edition: Edition[StateT, MoveT, EventT, OptionsT], seed: int, number: int
) -> Sequence[Puzzle]:
    """Return the puzzles of one game of a series: always the same, whoever looked at others."""
    if edition.puzzling is None:
        raise UnknownGame(f"Nobody here makes puzzles of {edition.name}.")
    return [*PuzzleMaker(edition, edition.puzzling, seed).puzzles(number)]


def lead(options: Sequence[Option[MoveT]]) -> float:
    """Return by how much the best option is better than the second; without two, by nothing.

    >>> round(lead([Option("a", 0.2), Option("b", 0.5), Option("c", 0.4)]), 2)
    0.1
    """
    chances = sorted((option.chance for option in options), reverse=True)
    return chances[0] - chances[1] if len(chances) > 1 else 0.0


def best_of(options: Sequence[Option[MoveT]]) -> MoveT:
    """Return the best move."""
    return max(options, key=lambda option: option.chance).move


class PuzzleMaker(Generic[StateT, MoveT, EventT, OptionsT]):
    """Lets strong players play, and stops where one move is clearly best."""

    def __init__(
        self,
        edition: Edition[StateT, MoveT, EventT, OptionsT],
        puzzling: Puzzling[OptionsT],
        seed: int,
    ) -> None:
        self._edition = edition
        self._puzzling = puzzling
        self._seed = seed
        self._judge: Judge[StateT, MoveT] = edition.new_judge()

    def puzzles(self, number: int) -> Iterator[Puzzle]:
        """Play the game of a number, and yield what puzzles it has."""
        game, found = self._edition.game, 0
        seats, options = Random(f"{self._seed} {number}").choice(self._puzzling.tables)
        strong = self._edition.bots[self._puzzling.strong]
        bots = [strong(Random(f"{self._seed} {number} {seat}")) for seat in range(seats)]
        sitting = Sitting(game, seats, options, Dealer.numbered(self._seed, number))
        listeners: Listeners[EventT] = Listeners(bots)
        while isinstance(turn := sitting.deal(), Turn) and found < FEW:
            seat, state = turn.next_to_move, sitting.state
            moves = () if turn.asked else self._clear(state, seat)
            if moves:
                found += 1
                written = Raw(msgspec.json.encode(options))
                by = self._found_by(state, seat, moves)
                kept = tuple(PuzzleMove(Raw(msgspec.json.encode(m)), c) for m, c in moves)
                yield Puzzle(seats, written, game.text(state), seat, kept, by)
            listeners.tell(sitting.events)
            view, legal = game.view(state, seat), game.legal(state, seat)
            sitting.play(seat, bots[seat].choose(seat, view, legal))

    def _clear(self, state: StateT, seat: Seat) -> Sequence[tuple[MoveT, float]]:
        """Return the moves of a position that makes a puzzle, best first; of others none.

        First is looked at what costs least: whether a move leads at first sight that somebody
        greedy does not find; then whether it is clearly best at a close look and can be explained;
        and last whether it proves best with fresh luck.
        """
        glanced = self._judge.glance(state, seat)
        if lead(glanced) < PROMISING or best_of(glanced) == self._obvious(state, seat):
            return ()
        options = sorted(self._judge.options(state, seat), key=lambda option: -option.chance)
        if lead(options) < CLEAR:
            return ()
        best = options[0].move
        if not self._is_told(state, seat, best) or best == self._obvious(state, seat):
            return ()
        moves = [option.move for option in options]
        proved = dict(zip(moves, self._judge.compare(state, seat, moves), strict=True))
        ranking = sorted(moves, key=lambda move: -proved[move])
        if ranking[0] != best or proved[best] - proved[ranking[1]] < CLEAR:
            return ()
        return [(move, round(proved[move], 4)) for move in ranking]

    def _is_told(self, state: StateT, seat: Seat, move: MoveT) -> bool:
        """Tell whether it can be said what a move leads to."""
        previews = self._edition.previews
        return previews is not None and previews.preview(state, seat, move) is not None

    def _obvious(self, state: StateT, seat: Seat) -> MoveT:
        return self._chosen(self._edition.bot("medium", Random(0)), state, seat)

    def _found_by(
        self, state: StateT, seat: Seat, moves: Sequence[tuple[MoveT, float]]
    ) -> tuple[Level, ...]:
        """Return the levels whose bots find the best move, on most of their tries."""
        best = moves[0][0]

        def finds(name: str) -> bool:
            bots = (self._edition.bots[name](Random(luck)) for luck in range(TRIES))
            return 2 * sum(self._chosen(bot, state, seat) == best for bot in bots) > TRIES

        return tuple(level for level, name in self._puzzling.levels.items() if finds(name))

    def _chosen(self, bot: Bot[StateT, MoveT], state: StateT, seat: Seat) -> MoveT:
        """Return what a bot chooses that has heard nothing; it makes no offers."""
        game = self._edition.game
        view, legal = game.view(state, seat), game.legal(state, seat)
        move = bot.choose(seat, view, legal)
        while isinstance(move, self._edition.offers):
            move = bot.choose(seat, view, legal)
        return move
