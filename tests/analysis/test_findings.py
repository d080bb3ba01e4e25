"""What is found in whole games."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from croupier.analysis.findings import LEAST, Unfinished, analyse
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.bots.arena import play
from croupier.bots.bot import Bot, Uniform
from croupier.bots.lasvegas import Greedy
from croupier.core.chance import Dealer, Drawn, Rolled
from croupier.core.game import Moved
from croupier.core.log import Log
from croupier.core.records import read
from croupier.lasvegas import Options, Place, State
from tests.golden.record import FOLDER
from tests.strategies import GAME

TEXT = (FOLDER / "won-outright.jsonl").read_text(encoding="utf-8")


def test_a_game_is_looked_into_and_always_alike() -> None:
    log = read(GAME, TEXT).log
    analysis = analyse(GAME, LasVegasJudge(), log)

    assert analysis == analyse(GAME, LasVegasJudge(), log)
    assert len(analysis.seats) == log.seats
    assert len(analysis.chances) == len(log.entries) + 1
    for chances in analysis.chances:
        assert sum(chances) == pytest.approx(1)
    for error in analysis.errors:
        assert log.entries[error.entry] == Moved(error.seat, error.move)
        assert error.better != error.move
        assert error.cost >= LEAST


def test_a_game_without_an_end_is_refused_in_a_sentence() -> None:
    log = read(GAME, TEXT).log

    with pytest.raises(Unfinished, match="left before its end"):
        analyse(GAME, LasVegasJudge(), Log(log.seats, log.options, log.entries[:-1]))


@pytest.mark.parametrize("kind", [Rolled, Drawn])
def test_luck_comes_to_nothing_over_many_games(kind: type[Rolled | Drawn]) -> None:
    """Whoever plays and however well: what luck did is within four errors of nothing."""
    changes = [change for game in range(10) for change in luck_in(game, kind)]

    assert abs(fmean(changes)) < 4 * stdev(changes) / sqrt(len(changes))


def luck_in(number: int, kind: type[Rolled | Drawn]) -> list[float]:
    """Return what outcomes of a kind did for the first seat in a game between two."""
    bots: list[Bot[State, Place]] = [Uniform(Random(number)), Greedy(Random(number))]
    log = play(GAME, bots, Options(), Dealer.numbered(7, number)).log
    chances = analyse(GAME, LasVegasJudge(), log).chances
    return [
        after[0] - before[0]
        for entry, before, after in zip(log.entries, chances, chances[1:], strict=False)
        if isinstance(entry, kind)
    ]
