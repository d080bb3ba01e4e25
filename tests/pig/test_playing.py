"""Pig as the house finds it: its bots, and its sentences."""

from random import Random

import pytest
from croupier_pig import PIG
from croupier_pig.bots import HoldAt20, KeepPace
from croupier_pig.events import DieRolled, GameEnded, PointsBanked, StakeLost
from croupier_pig.game import Pig
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.spec import edition
from croupier_pig.state import Choosing, Options, State, Table
from croupier_pig.wording import move, position
from hypothesis import given

from croupier.core.seats import Seat
from croupier.games.spec import LEVELS
from croupier.locales import LANGUAGES, Speech
from tests.pig.strategies import positions

ANNA = Seat(0)


def chosen(bot: HoldAt20 | KeepPace, *banks: int, stake: int) -> Move:
    view = Choosing(Table(Options(), banks), ANNA, stake)
    return bot.choose(ANNA, view, Pig().legal(view, ANNA))


def test_hold_at_20_does() -> None:
    bot = HoldAt20(Random(0))

    assert chosen(bot, 0, 0, stake=0) == Roll()
    assert chosen(bot, 0, 0, stake=19) == Roll()
    assert chosen(bot, 0, 0, stake=20) == Hold()


def test_hold_at_20_holds_what_wins() -> None:
    """PIG-3.1."""
    assert chosen(HoldAt20(Random(0)), 95, 0, stake=5) == Hold()


def test_keep_pace_dares_more_when_it_is_behind() -> None:
    bot = KeepPace(Random(0))

    assert chosen(bot, 40, 40, stake=21) == Hold()
    assert chosen(bot, 20, 60, stake=21) == Roll()
    assert chosen(bot, 60, 20, stake=16) == Hold()


def test_keep_pace_rolls_for_the_win_when_somebody_is_close() -> None:
    bot = KeepPace(Random(0))

    assert chosen(bot, 60, 71, stake=39) == Roll()
    assert chosen(bot, 60, 71, stake=40) == Hold()


@given(positions())
def test_every_bot_makes_legal_moves_at_every_point_of_any_game(
    drawn: tuple[Pig, State],
) -> None:
    game, state = drawn
    if not isinstance(state, Choosing):
        return
    legal = game.legal(state, state.seat)
    for level in LEVELS:
        bot = edition(game.rules).bot(level, Random(0))
        assert bot.choose(state.seat, state, legal) in legal


@pytest.mark.parametrize("language", LANGUAGES)
@given(drawn=positions())
def test_every_position_is_said_in_any_language_of_the_house(
    language: str, drawn: tuple[Pig, State]
) -> None:
    _, state = drawn
    names = [f"Guest {seat}" for seat in range(state.table.seats)]
    for you in (None, ANNA):
        speech = Speech(language, names, you=you, more=PIG.sentences_in(language))
        assert all(map(speech.say, position(state)))


def test_what_happens_is_told_in_sentences() -> None:
    speech = Speech("en", ["Anna", "Benno"], you=Seat(1), more=PIG.sentences_in("en"))
    events = (
        DieRolled(ANNA, 6),
        StakeLost(ANNA, 0),
        StakeLost(Seat(1), 12),
        PointsBanked(ANNA, 20, 44),
        GameEnded(Seat(1), 101),
    )

    assert [speech.say(Pig().phrase(event)) for event in events] == [
        "Anna rolls a 6.",
        "Anna loses the turn.",
        "You lose the turn and 12 points.",
        "Anna banks 20 points and has 44.",
        "The game is over: you win with 101 points.",
    ]
    assert [speech.say(move(each)) for each in (Roll(), Hold())] == ["Roll", "Hold"]
