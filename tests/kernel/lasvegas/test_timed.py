"""Games in the kernel with clocks."""

from itertools import count

import pytest

from croupier.core.game import Result
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import timed
from croupier.kernel.lasvegas.timed import play
from croupier.lasvegas.notes import VALUES
from croupier.lasvegas.state import Options


def test_a_game_has_scores_and_clocks_of_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    # The clock of the machine would count compiling, too, if this is the first test that does it.
    monkeypatch.setattr(timed, "thread_time", count().__next__)
    scores, seconds, decisions = play(["greedy", "uniform", "montecarlo:5000"], Options(), 4, 2)

    assert len(scores) == len(seconds) == len(decisions) == 3
    for money, notes in scores:
        assert notes * VALUES[0] <= money <= notes * VALUES[-1]
    assert all(3 * 4 < count <= 8 * 4 for count in decisions)
    assert seconds == decisions


def test_the_same_number_gives_the_same_game_and_another_another() -> None:
    bots, options = ["greedy", "hasty"], Options(white=True, start=Seat(1))
    first, again, other = (play(bots, options, 4, number)[0] for number in (2, 2, 3))

    assert first == again != other
    assert len(Result(first).winners) >= 1
