"""A row of Las Vegas that follows the rules."""

import pytest

from croupier.core.chance import Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.kernel.lasvegas.twin import LasVegasTwin
from croupier.lasvegas import LasVegas, Options


@pytest.mark.parametrize("outcome", [Rolled((1,)), Drawn("A1")])
def test_an_outcome_that_is_not_waited_for_is_refused(outcome: Outcome) -> None:
    las_vegas = LasVegasTwin()
    las_vegas.put(LasVegas().start(2, Options()).state)

    with pytest.raises(CroupierError, match=f"takes no {type(outcome).__name__}"):
        las_vegas.resolve(outcome)
