"""The player in the kernel that goes by its net, beside the bot, with the same luck."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.bot import Bot, Listeners, Uniform
from croupier.bots.lasvegas import BOTS
from croupier.core.chance import Dealer
from croupier.core.game import Turn
from croupier.core.log import Sitting
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import thinking
from croupier.kernel.lasvegas.players import PLAYERS
from croupier.kernel.lasvegas.searching import guess_winnings
from croupier.kernel.luck import seed
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Options, Placing, State
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME, placings

NAME = "trained"
MIND = thinking.mind_for([NAME])
GAMES = 8


def drawn(state: Placing, luck: Random) -> Face:
    """Return the face that the player in the kernel draws, with luck as the bot takes it."""
    one = laid(state)
    seed(one.luck, np.uint64(luck.getrandbits(62)), np.uint64(0))
    guess_winnings(one)
    return Face(thinking.choose(one, PLAYERS[NAME], 0, MIND) + 1)


def compared(seats: int, options: Options, number: int) -> int:
    """Play a game in which every choice is compared; return how many were free."""
    free, lucks = 0, [Random(f"{number} {seat}") for seat in range(seats)]
    bots: list[Bot[State, Place]] = [
        BOTS[NAME](Random(f"{number} {seat}")) for seat in range(seats)
    ]
    is_beside_a_stranger = bool(number % 2)
    if is_beside_a_stranger:
        bots[0] = Uniform(Random(number))
    sitting = Sitting(GAME, seats, options, Dealer.numbered(number))
    listeners: Listeners[Event] = Listeners(bots)
    while isinstance(turn := sitting.deal(), Turn):
        state, seat = sitting.state, turn.next_to_move
        assert isinstance(state, Placing)
        listeners.tell(sitting.events)
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        move = bots[seat].choose(seat, view, legal)
        if len(legal) > 1 and not (is_beside_a_stranger and seat == 0):
            assert drawn(state, lucks[seat]) == move.face, GAME.text(state)
            free += 1
        sitting.play(seat, move)
    return free


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize(
    ("seats", "white"),
    [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, False)],
)
def test_it_makes_every_move_of_whole_games(seats: int, *, white: bool, is_open: bool) -> None:
    """Whoever has heard everything knows as much as the player in the kernel, which sees it all."""
    options = Options(white=white, open_money=is_open, start=Seat(1) if is_open else None)
    free = sum(compared(seats, options, number) for number in range(GAMES))

    assert free > 10 * GAMES * (seats - 1)


@settings(max_examples=150)
@given(placings(), st.integers(0, 10**6))
def test_it_draws_alike_in_any_position_with_any_luck(state: Placing, luck: int) -> None:
    """Whoever has heard nothing guesses what lies face down."""
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    assert isinstance(view, Placing)
    bot = BOTS[NAME](Random(luck))
    move = bot.choose(state.seat, view, legal)

    assert drawn(view, Random(luck)) == move.face


def test_where_all_dice_show_the_same_nothing_is_drawn() -> None:
    state = GAME.read(
        "las-vegas placing white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
        " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
        " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=4.4 white_dice=-"
    )
    assert isinstance(state, Placing)
    one, luck = laid(state), Random(1)
    words, before = one.luck.tolist(), luck.getstate()
    move = BOTS[NAME](luck).choose(Seat(1), state, GAME.legal(state, Seat(1)))

    assert move == Place(Face(4))
    assert thinking.choose(one, PLAYERS[NAME], 0, MIND) == 3
    assert (one.luck.tolist(), luck.getstate()) == (words, before)
