"""What the time of Lords of Vegas in the kernel goes to: legal moves, applying, and luck.

Games are played once and written down, every move and every outcome. Then the same games are
played again from this tape: as they are, which is applying alone; with every move chosen once more
before the one on the tape is made; and with every outcome drawn once more. Thousands of games go by
between two visits to the same position, so the processor cannot learn them by heart.
"""

from dataclasses import dataclass
from statistics import median
from time import perf_counter

import numpy as np

from benchmarks.contenders import SEED, clocked, lords_kernel
from croupier.kernel.arrays import put
from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.casinos import all_dice, casino_of
from croupier.kernel.lordsofvegas.dealer import MOST_DICE, draw, roll_dice, roll_two
from croupier.kernel.lordsofvegas.movegen import MOST_MOVES, Moves
from croupier.kernel.lordsofvegas.policies import uniform_choice
from croupier.kernel.lordsofvegas.row import Numbers, Row, Rows
from croupier.kernel.lordsofvegas.rules import (
    begin,
    choose,
    deal,
    reroll,
    reroll_tied,
    reveal,
    roll_bet,
    start,
    tied_dice,
)
from croupier.kernel.luck import seed

SEATS = 4
LONGEST = 20_000
"""Room on the tape for any one game."""
PER_GAME = 600
"""Room for a game on average."""


@dataclass(frozen=True)
class Part:
    """Seconds one part takes, in each round."""

    rounds: tuple[float, ...]

    @property
    def seconds(self) -> float:
        """Return the median over the rounds."""
        return median(self.rounds)

    @property
    def is_noise(self) -> bool:
        """Tell whether it took nothing, or less, in some round: so the clock does not show it."""
        return min(self.rounds) <= 0


@dataclass(frozen=True)
class Parts:
    """Seconds of the same games: played, applied alone, and what the other two parts add."""

    games: int
    whole: float
    applying: Part
    legal: Part
    luck: Part

    @property
    def together(self) -> float:
        """Return the sum of the parts that can be told from nothing."""
        parts = (self.applying, self.legal, self.luck)
        return sum(part.seconds for part in parts if not part.is_noise)


@compiled
def draw_outcome(row: Row, values: Numbers) -> int:
    """Draw what luck is asked for; return how many numbers it is, or 0 if a seat is asked."""
    if row.phase in (r.REVEALING, r.DEALING):
        values[0] = draw(row)
        return 1
    if row.phase == r.BETTING:
        values[0] = roll_two(row.luck)
        return 1
    if row.phase == r.BEGINNING:
        for seat in range(row.seats):
            values[seat] = roll_two(row.luck)
        return row.seats
    dice = 0
    if row.phase == r.SETTLING:
        dice = count(tied_dice(row))
    elif row.phase == r.REROLLING:
        dice = count(casino_of(row, row.lot) & all_dice(row))
    roll_dice(row.luck, dice, values)
    return dice


@compiled
def resolve(row: Row, values: Numbers) -> None:
    """Take what luck decided."""
    if row.phase == r.REVEALING:
        reveal(row, values[0])
    elif row.phase == r.SETTLING:
        reroll_tied(row, values)
    elif row.phase == r.REROLLING:
        reroll(row, values)
    elif row.phase == r.BETTING:
        roll_bet(row, values[0])
    elif row.phase == r.DEALING:
        deal(row, values[0])
    else:
        begin(row, values)


@compiled
def record(rows: Rows, moves: Moves, values: Numbers, tape: Numbers, games: int) -> int:
    """Play games onto a tape, as many as there is room for; return how many.

    An outcome is the count of its numbers and these; a move comes after a 0.
    """
    row = rows[0]
    at = 0
    for game in range(games):
        if at + LONGEST > len(tape):
            return game
        seed(row.luck, np.uint64(SEED), np.uint64(game))
        start(row, SEATS)
        while row.phase != r.OVER:
            drawn = draw_outcome(row, values)
            tape[at] = drawn
            if drawn:
                put(tape[at + 1 :], values[:drawn])
                resolve(row, values)
                at += 1 + drawn
            else:
                tape[at + 1] = uniform_choice(row, moves)
                choose(row, int(tape[at + 1]))
                at += 2
    return games


@compiled
def replay(
    rows: Rows, moves: Moves, values: Numbers, tape: Numbers, games: int, lists: int, draws: int
) -> int:
    """Play the games of a tape; on request list and choose, or draw, once more.

    What is chosen or drawn so is added up and returned, or else it could be left out.
    """
    row = rows[0]
    at, seen = 0, 0
    for game in range(games):
        seed(row.luck, np.uint64(SEED), np.uint64(game))
        start(row, SEATS)
        while row.phase != r.OVER:
            drawn = tape[at]
            if drawn:
                if draws:
                    seen += draw_outcome(row, values)
                resolve(row, tape[at + 1 : at + 1 + drawn])
                at += 1 + drawn
            else:
                if lists:
                    seen += uniform_choice(row, moves)
                choose(row, int(tape[at + 1]))
                at += 2
    return seen


def measured(games: int, rounds: int) -> Parts:
    """Play, write down and replay games; return the medians over rounds."""
    rows, moves = r.rows(1), np.zeros(MOST_MOVES, np.int64)
    values, tape = np.zeros(MOST_DICE, np.int64), np.zeros(games * PER_GAME + LONGEST, np.int64)
    games = record(rows, moves, values, tape, games)
    played = clocked(lords_kernel(1))

    def replayed(lists: int, draws: int) -> float:
        began = perf_counter()
        replay(rows, moves, values, tape, games, lists, draws)
        return perf_counter() - began

    replayed(0, 0)
    taken = [(played(games), replayed(0, 0), replayed(1, 0), replayed(1, 1)) for _ in range(rounds)]
    return Parts(
        games,
        median(whole for whole, *_ in taken),
        applying=Part(tuple(alone for _, alone, _, _ in taken)),
        legal=Part(tuple(listed - alone for _, alone, listed, _ in taken)),
        luck=Part(tuple(drawn - listed for _, _, listed, drawn in taken)),
    )
