"""What a bot chooses depends on nothing but what everyone has seen, its own money, and its luck."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.bots.bot import Listeners
from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting, replay
from croupier.core.seats import Seat
from croupier.games.lasvegas import VERSION_1 as LAS_VEGAS
from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS
from croupier.games.spec import Edition
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import VALUES
from croupier.lasvegas.state import Options, Placing, Purse, Winnings
from tests.strategies import GAME

PLAYOUTS = 48
SEED = 5


def short(edition: Edition[StateT, MoveT, EventT, OptionsT], bot: str) -> str:
    """Return the name of a bot that searches but little, if it searches."""
    limited = f"{bot}:{PLAYOUTS}"
    return limited if limited in edition.bots else bot


def begun(
    edition: Edition[StateT, MoveT, EventT, OptionsT], options: OptionsT, moves: int
) -> Sitting[StateT, MoveT, EventT, OptionsT]:
    """Return a game of three after some moves."""
    sitting = Sitting(edition.game, 3, options, Dealer.numbered(SEED))
    luck = Random(SEED)
    for _ in range(moves):
        turn = sitting.deal()
        assert isinstance(turn, Turn)
        seat = turn.next_to_move
        sitting.play(seat, luck.choice(edition.game.legal(sitting.state, seat)))
    sitting.deal()
    return sitting


def chosen(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    bot: str,
    state: StateT,
    seat: Seat,
    events: Sequence[EventT],
) -> MoveT:
    """Return what a bot chooses that has heard these events."""
    player = edition.bots[short(edition, bot)](Random(SEED))
    Listeners[EventT]([player]).tell(events)
    return player.choose(seat, edition.game.view(state, seat), edition.game.legal(state, seat))


def other_money(winnings: Winnings, luck: Random) -> Winnings:
    """Return as many notes as somebody has won, but others."""
    assert isinstance(winnings, Purse)
    return Purse(tuple(sorted(luck.choices(VALUES, k=len(winnings.notes)), reverse=True)))


@pytest.mark.parametrize("bot", LAS_VEGAS.bots)
@settings(max_examples=12)
@given(moves=st.integers(12, 40), number=st.integers())
def test_in_las_vegas_not_on_the_money_of_others(bot: str, moves: int, number: int) -> None:
    sitting = begun(LAS_VEGAS, Options(), moves)
    state, luck = sitting.state, Random(number)
    assert isinstance(state, Placing)
    winnings = tuple(
        won if owner == state.seat else other_money(won, luck)
        for owner, won in enumerate(state.table.winnings)
    )
    other = replace(state, table=replace(state.table, winnings=winnings))

    assert GAME.view(other, state.seat) == GAME.view(state, state.seat)
    assert isinstance(chosen(LAS_VEGAS, bot, state, state.seat, sitting.events), Place)
    assert chosen(LAS_VEGAS, bot, other, state.seat, sitting.events) == chosen(
        LAS_VEGAS, bot, state, state.seat, sitting.events
    )


def depends_on_the_history_alone(
    edition: Edition[StateT, MoveT, EventT, OptionsT], bot: str, moves: int
) -> None:
    """Check that a bot at a table where the same has happened chooses the same."""
    sitting = begun(edition, edition.usual_options(), moves)
    awaited = sitting.awaited
    if not isinstance(awaited, Turn):
        return
    seat, steps = awaited.next_to_move, [*replay(edition.game, sitting.log)]
    line = edition.game.text(edition.game.view(sitting.state, seat))
    events = [event for step in steps for event in step.events]

    assert chosen(edition, bot, edition.game.read(line), seat, events) == chosen(
        edition, bot, sitting.state, seat, sitting.events
    )


@pytest.mark.parametrize("bot", LAS_VEGAS.bots)
@settings(max_examples=5)
@given(moves=st.integers(1, 40))
def test_in_las_vegas_on_the_history_alone(bot: str, moves: int) -> None:
    depends_on_the_history_alone(LAS_VEGAS, bot, moves)


@pytest.mark.parametrize("bot", LORDS_OF_VEGAS.bots)
@settings(max_examples=5)
@given(moves=st.integers(1, 25))
def test_in_lords_of_vegas_on_the_history_alone(bot: str, moves: int) -> None:
    depends_on_the_history_alone(LORDS_OF_VEGAS, bot, moves)
