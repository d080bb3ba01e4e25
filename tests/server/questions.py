"""Questions to bots that come up in games, and how workers of the tests answer them."""

from random import Random

from msgspec import Raw

from croupier.core.chance import Dealer
from croupier.core.game import EventT, MoveT, OptionsT, StateT, Turn
from croupier.core.log import Sitting
from croupier.games.lasvegas import VERSION_1 as LAS_VEGAS
from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS
from croupier.games.spec import Edition, Level
from croupier.server.bot_worker import Answered, Question

__all__ = ["LAS_VEGAS", "LORDS_OF_VEGAS", "las_vegas", "level_told", "lords_of_vegas"]


def question_of(one: Edition[StateT, MoveT, EventT, OptionsT], level: Level, luck: int) -> Question:
    """Return a question that comes up in a game of two, where there is much to choose from."""
    sitting = Sitting(one.game, 2, one.usual_options(), Dealer.numbered(1, 1))
    while isinstance(turn := sitting.deal(), Turn):
        seat = turn.next_to_move
        view, legal = one.game.view(sitting.state, seat), one.game.legal(sitting.state, seat)
        if len(legal) > 4:
            return Question(one.name, one.rules, level, seat, one.game.text(view), luck)
        sitting.play(seat, one.bot("medium", Random(1)).choose(seat, view, legal))
    raise AssertionError("a game without a choice")


def las_vegas(level: Level = "easy", luck: int = 100) -> Question:
    """Return a question that comes up in Las Vegas."""
    return question_of(LAS_VEGAS, level, luck)


def lords_of_vegas(level: Level = "easy", luck: int = 100) -> Question:
    """Return a question that comes up in Lords of Vegas."""
    return question_of(LORDS_OF_VEGAS, level, luck)


def level_told(level: Level) -> Answered:
    """Return how a worker of the tests tells which level it was asked for."""
    return Answered(Raw(b'"%s"' % level.encode()))
