"""Players in the kernel that do not search, beside the bots, with the same luck."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.arena import play
from croupier.bots.bot import Bot
from croupier.bots.lasvegas import BOTS, standing
from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, policies, row
from croupier.kernel.lasvegas.players import PLAYERS
from croupier.kernel.luck import Luck, below, seed
from croupier.lasvegas.moves import Place
from croupier.lasvegas.placing import placed
from croupier.lasvegas.state import Options, Placing, State
from tests.kernel.lasvegas.laying import laid
from tests.kernel.telling import ToldLuck
from tests.strategies import GAME, placings

PLAIN = ["uniform", "hasty", "greedy"]
TIMES = 160
"""How often somebody chooses, so that every face will have come."""


class Compared:
    """A bot that fails where its player in the kernel, with the same luck, chooses otherwise."""

    def __init__(self, name: str, luck: int) -> None:
        self._name = name
        self._rows = row.rows(1)
        self._row: row.Row = self._rows[0]
        self._unasked = Random(luck)
        seed(self._row.luck, np.uint64(luck), np.uint64(0))
        self.compared = 0
        self.drawn = 0

    def choose(self, seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        assert isinstance(view, Placing)
        codec.write(self._rows, 0, view)
        words = self._row.luck.copy()
        bot = BOTS[self._name](ToldLuck(words, self._ranks(words, view, legal)))
        move = bot.choose(seat, view, legal)
        face = policies.choose(self._row, PLAYERS[self._name])
        assert face + 1 == move.face, GAME.text(view)
        assert self._row.luck.tolist() == words.tolist(), "they asked luck for other things"
        self.compared += 1
        return move

    def _ranks(self, words: Luck, view: Placing, legal: Sequence[Place]) -> Iterator[float]:
        """Rank equal faces as somebody greedy in the kernel does: each in its turn, or not at all.

        The n-th of equals is taken with a chance of 1 in n. How others rank makes no difference.
        """
        most, equals = None, 0
        for move in legal:
            dice = view.roll.own.count(move.face) + view.roll.white.count(move.face)
            worth = standing(placed(view, move.face), view.seat), -dice
            if most is None or worth > most:
                most, equals = worth, 1
                yield 0.0
            elif worth == most:
                equals += 1
                self.drawn += 1
                yield equals / 10 if below(words, equals) == 0 else 0.0
            else:
                yield self._unasked.random()


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize(("seats", "white"), [(2, 0), (3, 1), (4, 0), (4, 1), (5, 0)])
def test_it_makes_every_move_of_whole_games(name: str, seats: int, white: int) -> None:
    """Beside one of each other kind it meets positions that its like never make."""
    others = [other for other in PLAIN if other != name]
    compared = Compared(name, seats)
    bots: list[Bot[State, Place]] = [compared] * seats
    for number in range(12):
        bots[-1] = Compared(others[number % 2], number)
        play(GAME, bots, Options(white=bool(white)), Dealer.numbered(number, seats))

    assert compared.compared > 100
    assert compared.drawn == 0 if name == "uniform" else compared.drawn > 5


@pytest.mark.parametrize("name", PLAIN)
@settings(max_examples=150)
@given(state=placings(), luck=st.integers(0, 10**6))
def test_it_chooses_alike_in_any_position_with_any_luck(
    name: str, state: Placing, luck: int
) -> None:
    legal = GAME.legal(state, state.seat)
    for number in range(4):
        Compared(name, luck + number).choose(state.seat, state, legal)


@given(placings())
def test_whoever_plays_at_random_places_all_faces_that_were_rolled_and_no_others(
    state: Placing,
) -> None:
    legal, one = GAME.legal(state, state.seat), laid(state)
    bot = BOTS["uniform"](Random(1))
    of_bot = {bot.choose(state.seat, state, legal) for _ in range(TIMES)}
    of_kernel = {policies.choose(one, PLAYERS["uniform"]) + 1 for _ in range(TIMES)}

    assert of_bot == {*legal}
    assert of_kernel == {move.face for move in legal}
