"""What is found in whole games."""

from collections import Counter
from itertools import pairwise

from croupier.analysis.findings import LEAST, MOST, found
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.core.game import Moved
from croupier.core.records import read
from tests.golden.record import FOLDER
from tests.strategies import GAME


def test_a_game_of_las_vegas_is_looked_into_and_always_alike() -> None:
    text = (FOLDER / "won-outright.jsonl").read_text(encoding="utf-8")
    log = read(GAME, text).log
    analysis = found(GAME, LasVegasJudge(), log)

    assert analysis == found(GAME, LasVegasJudge(), log)
    assert len(analysis.luck) == log.seats
    assert max(map(abs, analysis.luck)) > LEAST
    assert all(one.entry < other.entry for one, other in pairwise(analysis.missed))
    assert max(Counter(one.seat for one in analysis.missed).values()) <= MOST
    for missed in analysis.missed:
        assert log.entries[missed.entry] == Moved(missed.seat, missed.move)
        assert missed.better != missed.move
        assert missed.cost >= LEAST
