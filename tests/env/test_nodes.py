"""Games as trees: what chance does in small steps, and what is refused."""

from fractions import Fraction
from random import Random

import pytest

from croupier.core.chance import Rolled
from croupier.core.errors import CroupierError, IllegalMove
from croupier.core.game import End
from tests.env.trees import every_game, go_on, root


@every_game
def test_the_chances_of_every_position_add_up_to_exactly_one(name: str) -> None:
    state = root(name)
    random = Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            chances = state.position.chances()
            assert sum(chance for _, chance in chances.values()) == 1
            assert len(chances) <= 1287
            assert [number for number, _ in state.chance_outcomes()] == sorted(chances)
        go_on(state, random)

    assert sum(state.returns()) == pytest.approx(1)


def test_own_and_white_dice_are_rolled_one_after_the_other() -> None:
    state = root("croupier_las_vegas(players=2,white=true)")
    while len(state.chance_outcomes()) != 1287:
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(0) == "roll 1-1-1-1-1-1-1-1"
    assert state.position.chances()[0] == (Rolled((1,) * 8), Fraction(1, 6**8))

    state.apply_action(0)

    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 126
    state.apply_action(125)
    assert [*map(state.action_to_string, state.legal_actions())] == ["place 1", "place 6"]


def test_dice_that_are_told_apart_are_rolled_one_by_one() -> None:
    sizes = set()
    for seed in range(3):
        state, random = root("croupier_lords_of_vegas"), Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                sizes.add(len(state.chance_outcomes()))
            go_on(state, random)

    assert {6, 21, 48} <= sizes


def test_after_the_end_nothing_can_be_done() -> None:
    state, random = root("croupier_las_vegas(players=2)"), Random(4)
    while not state.is_terminal():
        go_on(state, random)

    assert state.position.awaited == End()
    assert not state.position.chances()
    with pytest.raises(CroupierError, match="The game is over"):
        state.position.after(0)


@every_game
def test_an_action_or_outcome_that_there_is_not_is_refused_by_its_number(name: str) -> None:
    state, random = root(name), Random(3)
    for number in (77_777, -7):
        with pytest.raises(IllegalMove, match=f"Action {number} is none of those there are: 0, 1"):
            state.apply_action(number)
    while state.is_chance_node():
        go_on(state, random)
    missing = next(n for n in range(100) if n not in state.legal_actions())

    with pytest.raises(IllegalMove, match=f"Action {missing} is none of those there are: ") as no:
        state.apply_action(missing)

    assert no.value.position == str(state)
