"""Actions drawn without listing any."""

from hypothesis import given

from croupier.kernel.lordsofvegas import codes, unlisted
from croupier.kernel.lordsofvegas.legality import is_legal
from croupier.kernel.lordsofvegas.series import simulate
from croupier.lordsofvegas import Options
from croupier.lordsofvegas.state import Acting
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import TWELVE_DICE, position
from tests.lordsofvegas.strategies import acting

DRAWN = 60


@given(acting())
def test_whatever_is_drawn_is_legal(state: Acting) -> None:
    row = laid(state)
    for _ in range(DRAWN):
        action = unlisted.unlisted_action(row)
        assert action == codes.END_TURN or is_legal(row, action)


def test_all_kinds_are_drawn_where_all_are_legal() -> None:
    row = laid(position("acting", f"{TWELVE_DICE} B1:0 F1:gold.1.4"))

    kinds = {codes.kind_of(unlisted.unlisted_action(row)) for _ in range(1000)}

    assert kinds == {*range(codes.END_TURN, codes.GAMBLE + 1)}


def test_whole_games_are_played_so() -> None:
    played = simulate(
        ["uniform"] * 4, Options(), 20, 1, jobs=1, tell=lambda _: None, trades=False, lists=False
    )

    assert played.games == 20
    assert 100 < played.decisions < 400
