"""Puzzles made from games between strong players."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from typing import Generic

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from croupier.analysis.findings import Judge, Option, lead
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


@dataclass(frozen=True)
class Grade:
    """What lets the levels of today try puzzles that were found before, on whichever core."""

    game: str
    rules: int

    def __call__(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle with the levels that find its best move."""

        def graded(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> Puzzle:
            return _maker(edition, 0).graded(puzzle)

        return registry.edition(self.game, self.rules).use(graded)


def look_through(search: Search, first: int = 0) -> Iterator[Sequence[Puzzle]]:
    """Look through games without end, from one on, and yield what puzzles each of them has."""
    for number in count(first, AT_A_TIME):
        yield from search(range(number, number + AT_A_TIME))


def distinct(games: Iterable[Sequence[Puzzle]]) -> Iterator[Puzzle]:
    """Yield the puzzles of games, no two alike."""
    known: set[str] = set()
    for puzzles in games:
        for puzzle in puzzles:
            if puzzle.position not in known:
                known.add(puzzle.position)
                yield puzzle


def puzzles_in(
    edition: Edition[StateT, MoveT, EventT, OptionsT], seed: int, number: int
) -> Sequence[Puzzle]:
    """Return the puzzles of one game of a series: always the same, whoever looked at others."""
    return [*_maker(edition, seed).puzzles(number)]


def _maker(
    edition: Edition[StateT, MoveT, EventT, OptionsT], seed: int
) -> "PuzzleMaker[StateT, MoveT, EventT, OptionsT]":
    if edition.puzzling is None:
        raise UnknownGame(f"Nobody here makes puzzles of {edition.name}.")
    return PuzzleMaker(edition, edition.puzzling, seed)


def best_of(options: Sequence[Option[MoveT]]) -> MoveT:
    """Return the best move."""
    return max(options, key=lambda option: option.chance).move


class PuzzleMaker(Generic[StateT, MoveT, EventT, OptionsT]):
    """Lets strong players play, and stops where one move is clearly best."""

    def __init__(
        self,
        edition: Edition[StateT, MoveT, EventT, OptionsT],
        puzzling: Puzzling[StateT, OptionsT],
        seed: int,
    ) -> None:
        self._edition = edition
        self._puzzling = puzzling
        self._seed = seed
        self._judge: Judge[StateT, MoveT] = edition.new_judge()

    def puzzles(self, number: int) -> Iterator[Puzzle]:
        """Play the game of a number, and yield what puzzles it has."""
        seats, options = Random(f"{self._seed} {number}").choice(self._puzzling.tables)
        positions = self._puzzling.positions or self._played
        made = (
            self._puzzle(seats, options, state)
            for state in positions(seats, options, self._seed, number)
        )
        return islice(filter(None, made), self._puzzling.per_game)

    def graded(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle with the levels that find its best move, tried anew."""
        game = self._edition.game
        best = game.codec.moves.decode(puzzle.moves[0].move)
        return replace(puzzle, found=self._found_by(game.read(puzzle.position), puzzle.seat, best))

    def _played(self, seats: int, options: OptionsT, seed: int, number: int) -> Iterator[StateT]:
        """Let strong players play a game, and yield the positions in which nobody is asked."""
        game, strong = self._edition.game, self._edition.bots[self._puzzling.strong]
        bots = [strong(Random(f"{seed} {number} {seat}")) for seat in range(seats)]
        sitting = Sitting(game, seats, options, Dealer.numbered(seed, number))
        listeners: Listeners[EventT] = Listeners(bots)
        while isinstance(turn := sitting.deal(), Turn):
            seat, state = turn.next_to_move, sitting.state
            if not turn.asked:
                yield state
            listeners.tell(sitting.events)
            view, legal = game.view(state, seat), game.legal(state, seat)
            sitting.play(seat, bots[seat].choose(seat, view, legal))

    def _puzzle(self, seats: int, options: OptionsT, state: StateT) -> Puzzle | None:
        """Return the puzzle of a position, if it makes one."""
        game = self._edition.game
        turn = game.awaited(state)
        assert isinstance(turn, Turn)
        moves = self._clear(state, turn.seat)
        if not moves:
            return None
        written = Raw(msgspec.json.encode(options))
        by = self._found_by(state, turn.seat, moves[0][0])
        kept = tuple(PuzzleMove(Raw(msgspec.json.encode(m)), c) for m, c in moves)
        return Puzzle(seats, written, game.text(state), turn.seat, kept, by)

    def _clear(self, state: StateT, seat: Seat) -> Sequence[tuple[MoveT, float]]:
        """Return the moves of a position that makes a puzzle, best first; of others none.

        First is looked at what costs least: whether a move leads at a glance that somebody greedy
        does not find; then whether it is clearly best at a close look and can be explained; and
        last whether it proves best with fresh luck, beside the second and then beside all.
        """
        if lead(glanced := self._judge.glance(state, seat)) < PROMISING:
            return ()
        obvious = self._obvious(state, seat)
        if best_of(glanced) == obvious:
            return ()
        options = sorted(self._judge.options(state, seat), key=lambda option: -option.chance)
        moves = [option.move for option in options]
        if lead(options) < CLEAR or moves[0] == obvious or not self._is_told(state, seat, moves[0]):
            return ()
        proved = self._proved(state, seat, moves[:2])
        return self._proved(state, seat, moves) if proved else ()

    def _proved(
        self, state: StateT, seat: Seat, moves: Sequence[MoveT]
    ) -> Sequence[tuple[MoveT, float]]:
        """Return moves as they are with fresh luck, best first, if the first is clearly best."""
        chances = self._judge.compare(state, seat, moves)
        proved = [Option(move, chance) for move, chance in zip(moves, chances, strict=True)]
        if best_of(proved) != moves[0] or lead(proved) < CLEAR:
            return ()
        ranking = sorted(proved, key=lambda option: -option.chance)
        return [(option.move, round(option.chance, 4)) for option in ranking]

    def _is_told(self, state: StateT, seat: Seat, move: MoveT) -> bool:
        """Tell whether it can be said what a move leads to."""
        previews = self._edition.previews
        return previews is not None and previews.preview(state, seat, move) is not None

    def _obvious(self, state: StateT, seat: Seat) -> MoveT:
        return self._chosen(self._edition.bot("medium", Random(0)), state, seat)

    def _found_by(self, state: StateT, seat: Seat, best: MoveT) -> tuple[Level, ...]:
        """Return the levels whose bots find the best move, on most of their tries."""

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
