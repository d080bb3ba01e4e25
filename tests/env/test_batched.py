"""What is refused of many games side by side."""

import pytest

from croupier.core.errors import IllegalMove, InvalidOptions
from croupier.env import lasvegas, lords_of_vegas_v0, lordsofvegas
from croupier.env.lordsofvegas.actions import ACTIONS
from tests.env.lordsofvegas.tables import GAME, state_of
from tests.env.players import missing_action


def test_an_action_outside_the_mask_is_refused_by_its_name() -> None:
    env = lords_of_vegas_v0.raw_env()
    missing_action(env)
    end_turn = ACTIONS.index("end-turn")

    with pytest.raises(IllegalMove) as refused:
        env.step(end_turn)

    assert f"Action {end_turn} (end-turn) is outside the mask; legal are 0 (draw)" in str(
        refused.value
    )
    assert refused.value.position == GAME.text(state_of(env))


@pytest.mark.parametrize("games", [0, -3])
def test_a_batch_of_nothing_is_refused(games: int) -> None:
    with pytest.raises(InvalidOptions, match=f"A batch has at least one game, not {games}"):
        lasvegas.batch(games)
    with pytest.raises(InvalidOptions, match=f"A batch has at least one game, not {games}"):
        lordsofvegas.batch(games)
