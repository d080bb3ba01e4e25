"""Games in the kernel with a clock for every seat: of processor time, whatever else is computed."""

from collections.abc import Sequence
from time import thread_time

from croupier.kernel.lordsofvegas.arena import GAME, arena_move, begin_game, room_for
from croupier.kernel.lordsofvegas.bitboard import TRACK
from croupier.kernel.lordsofvegas.policies import next_seat
from croupier.kernel.lordsofvegas.row import OVER

Timed = tuple[tuple[tuple[int, ...], ...], tuple[float, ...], tuple[int, ...]]
"""The scores of all seats, and the seconds of processor time and number of their decisions."""


def play(bots: Sequence[str], seed: int, number: int) -> Timed:
    """Play the game of a number between the players of these names, one in each seat."""
    rows, think, desk, net, players, playouts = room_for(bots)
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    row = rows[GAME]
    begin_game(rows, desk, len(bots), seed, number)
    while row.phase != OVER:
        seat = next_seat(row)
        began = thread_time()
        arena_move(rows, think, desk, net, players[seat], playouts[seat], seed, number)
        seconds[seat] += thread_time() - began
        decisions[seat] += 1
    scores = zip(TRACK[row.space[: len(bots)]].tolist(), row.money.tolist(), strict=False)
    return tuple(scores), tuple(seconds), tuple(decisions)
