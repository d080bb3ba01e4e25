"""The actions of Lords of Vegas, numbered once and for all."""

from croupier.env import lords_of_vegas_v0
from croupier.env.lordsofvegas.actions import ACTIONS, ACTIONS_WITH_TRADES


def test_every_action_has_a_name_that_leads_back() -> None:
    names = ACTIONS_WITH_TRADES.names

    assert len({*names}) == len(names)
    assert [*map(ACTIONS_WITH_TRADES.index, names)] == [*range(len(names))]


def test_trades_come_after_all_other_actions() -> None:
    assert ACTIONS_WITH_TRADES.names[: ACTIONS.size] == ACTIONS.names
    assert lords_of_vegas_v0.raw_env(offers=0).action_space("seat_0").contains(ACTIONS.size - 1)
    assert not lords_of_vegas_v0.raw_env(offers=0).action_space("seat_0").contains(ACTIONS.size)
