"""How the end of a game is added up."""

import numpy as np
import pytest

from croupier.core.game import Result
from croupier.kernel.figures import TOTALS, figures
from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lasvegas.summing import add_up
from croupier.lasvegas.ending import result
from croupier.lasvegas.notes import Dollars
from croupier.lasvegas.state import Options, Over, Purse


def purse(*notes: int) -> Purse:
    return Purse(tuple(map(Dollars, notes)))


ENDS = (
    Over(Options(), (purse(90_000, 10_000), purse(60_000, 40_000), purse(30_000))),
    Over(Options(), (purse(), purse(50_000), purse(80_000, 20_000))),
)


def test_as_the_rules_rank_it() -> None:
    rows, totals = row.rows(1), np.zeros(1, TOTALS).view(np.recarray)
    results: list[Result] = []
    for end in ENDS:
        codec.write(rows, 0, end)
        add_up(rows[0], totals[0])
        results.append(result(end))
    told = figures(totals[0], len(ENDS), 3, unit=10_000)

    assert told.shared_wins == 0.5
    for seat, sums in enumerate(told.by_seat):
        scores = [one.scores[seat] for one in results]
        assert sums.win_share == pytest.approx(sum(one.win_shares[seat] for one in results) / 2)
        assert sums.means == tuple(np.mean(scores, axis=0))
        assert sums.deviation == pytest.approx(np.std([money for money, _ in scores], ddof=1))
