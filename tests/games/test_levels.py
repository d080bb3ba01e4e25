"""The levels of the house: nobody is told of a bot that thinks, and gets one that does not."""

from random import Random

import pytest

from croupier.bots.bot import Uniform
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import AnyEdition, Edition

GAMES = 400
"""In each of both seats."""
CLEARLY = 0.85
"""What part of the games against uniform is won at least; by luck alone it would be half."""

EDITIONS = [edition for spec in registry.built_in() for edition in spec.editions.values()]


def easy_is_uniform(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> bool:
    """Tell whether the bot of the lowest level is the one that does just anything."""
    return isinstance(edition.bot("easy", Random(1)), Uniform)


def won_by_easy(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> float:
    """Return what part of games the lowest level wins against uniform."""
    assert edition.kernel is not None, "games of the house are compiled"
    seats = (edition.levels["easy"], "uniform")
    kernel, options, won = edition.kernel(), edition.usual_options(), 0.0
    for own, bots in enumerate((seats, seats[::-1])):
        played = kernel.simulate(bots, options, GAMES, 7, jobs=1, tell=lambda _: None)
        won += played.by_seat[own].win_share / len(seats)
    return won


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.name}-{edition.rules}")
def test_easy_is_not_uniform(edition: AnyEdition) -> None:
    assert not edition.use(easy_is_uniform)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.name}-{edition.rules}")
def test_easy_does_not_play_as_uniform(edition: AnyEdition) -> None:
    assert edition.use(won_by_easy) > CLEARLY
