"""What positions and moves of Lords of Vegas are worth."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from croupier.analysis.findings import Option, lead
from croupier.bots.lordsofvegas.montecarlo import Tried, code
from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import chances, codec, desk, net, row
from croupier.kernel.lordsofvegas.movegen import Moves
from croupier.kernel.lordsofvegas.styles import SHREWD_STYLE
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import Accept, Choice, Gamble, Move, Refuse
from croupier.lordsofvegas.state import Drawing, Revealing, State, Table

PLANS = 128
"""After how many kinds of rolls a plan is sought where dice are rolled; see `chances.expect`."""
PLANS_FOR_OPTION = 40
"""The same where it is one option among others."""
PLANS_AT_A_GLANCE = 4
"""The same where it is only looked whether an option leads."""
LOOKED_AT = 6
"""How many choices are looked at closely: those that leave most at first sight. The best of each
kind is looked at as well."""
GAME = LordsOfVegas()
LEADS = 0.03
"""Choices that are closer than this leave alike, as far as a glance can tell."""
PLAYOUTS = 800
"""How often moves that are compared are played on: more often than any bot does."""


class LordsOfVegasJudge:
    """Judges by the net what luck and the best plans lead to."""

    def __init__(self, series: int = 0) -> None:
        self._net = net.trained_net()
        self._desk = desk.desk()
        self._desk.style[:] = SHREWD_STYLE
        self._rows = row.rows(chances.JUDGED_ROWS)
        self._series = series
        self._drawn_from: Table | None = None
        self._before_card: Sequence[float] = ()

    def chances(self, state: State) -> Sequence[float]:
        """Return the chances of all seats; before a card is asked for as when it is drawn."""
        if not isinstance(state, Drawing | Revealing):
            return self._expected(state)
        # What is offered meanwhile makes no difference, and asking for a card neither.
        drawn_from = replace(state.table, offers=(), offers_made=0)
        if self._drawn_from != drawn_from:
            self._drawn_from, self._before_card = drawn_from, self._expected(state)
        return self._before_card

    def options(self, state: State, seat: Seat, also: Move | None = None) -> Sequence[Option[Move]]:
        """Return the choices that leave most, or both answers to an offer."""
        if isinstance(also, Accept | Refuse):
            return self._answers(state, seat, also.offer)
        asked = [move for move in turns.answers(state, seat) if isinstance(move, Accept)]
        if also is None and asked:
            return self._answers(state, seat, asked[0].offer)
        if isinstance(also, Choice | None):
            return self._choices(state, seat, also)
        return []

    def glance(self, state: State, seat: Seat) -> Sequence[Option[Move]]:
        """Return the choices that leave most, looked at one after the other.

        As soon as two of them leave alike it is seen that none leads, and no more are looked at.
        Bets are left as they are at first sight.
        """
        glanced = sorted(self._glanced(state, seat, None), key=lambda option: -option.chance)
        looked: list[Option[Move]] = []
        for option in glanced[:LOOKED_AT]:
            looked.append(self._looked_at(state, seat, option))
            if len(looked) > 1 and lead(looked) < LEADS:
                break
        return looked

    def _looked_at(self, state: State, seat: Seat, option: Option[Move]) -> Option[Move]:
        """Return a choice with what it leaves at a closer look."""
        if isinstance(option.move, Gamble):
            return option
        number = int(self._numbers(state, seat, [option.move])[0])
        return Option(option.move, self._closely(number, seat, PLANS_AT_A_GLANCE))

    def compare(self, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """Return what moves leave on average of playouts, with luck that was never seen before."""
        self._write(state)
        self._series += 1
        means = np.zeros(len(moves))
        numbers = self._numbers(state, seat, moves)
        room = self._rows, self._desk, self._net
        chances.play_moves(*room, numbers, seat, self._series, PLAYOUTS, means)
        of_moves: list[float] = means.tolist()
        return of_moves

    def _answers(self, state: State, seat: Seat, offer: int) -> Sequence[Option[Move]]:
        """Return what it leaves to agree and to refuse."""
        answers: list[Move] = [Accept(offer), Refuse(offer)]
        return [
            Option(move, self.chances(GAME.step(state, Moved(seat, move)).state)[seat])
            for move in answers
            if move in GAME.legal(state, seat)
        ]

    def _choices(self, state: State, seat: Seat, also: Choice | None) -> Sequence[Option[Move]]:
        glanced = self._glanced(state, seat, also)
        if len(glanced) < 2:
            return []
        by_chance = sorted(glanced, key=lambda option: -option.chance)
        best_of_kind = {type(option.move): option for option in reversed(by_chance)}
        best = [*by_chance[:LOOKED_AT], *best_of_kind.values()]
        looked_at = [one.move for one in glanced if one in best or one.move == also]
        numbers = self._numbers(state, seat, looked_at).tolist()
        return [
            Option(move, self._closely(number, seat))
            for move, number in zip(looked_at, numbers, strict=True)
        ]

    def _glanced(self, state: State, seat: Seat, also: Choice | None) -> Sequence[Option[Move]]:
        """Return all choices with what they leave at first sight; the position is then the base."""
        moves = [move for move in GAME.legal(state, seat) if isinstance(move, Choice)]
        if also is not None and also not in moves:
            moves.append(also)
        self._write(state)
        rated = np.zeros(len(moves))
        numbers = self._numbers(state, seat, moves)
        chances.rate(self._rows, self._desk, self._net, numbers, seat, rated)
        return [Option(move, chance) for move, chance in zip(moves, rated.tolist(), strict=True)]

    def _numbers(self, state: State, seat: Seat, moves: Sequence[Move]) -> Moves:
        tried = (move for move in moves if isinstance(move, Tried))
        return np.array([code(state.table, seat, move) for move in tried], np.int64)

    def _closely(self, number: int, seat: Seat, plans: int = PLANS_FOR_OPTION) -> float:
        self._series += 1
        room = self._rows, self._desk, self._net
        return chances.rate_closely(*room, number, seat, self._series, plans)

    def _write(self, state: State) -> None:
        codec.write(self._rows, chances.BASE, state)

    def _expected(self, state: State) -> Sequence[float]:
        self._write(state)
        self._series += 1
        expected = np.zeros(row.SEATS)
        chances.expect(self._rows, self._desk, self._net, self._series, PLANS, expected)
        of_seats: list[float] = expected[: self._rows[chances.BASE].seats].tolist()
        return of_seats
