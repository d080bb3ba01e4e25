"""Both games in OpenSpiel."""

import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from random import Random

import numpy as np
import pyspiel
import pytest

from croupier.core.chance import Rolled
from croupier.core.errors import CroupierError, IllegalMove, InvalidOptions
from croupier.core.game import End
from croupier.env import open_spiel
from croupier.env.open_spiel import TreeState
from croupier.games.lasvegas import VERSION_1
from croupier.games.open_spiel import register_edition

GAMES = [
    "croupier_las_vegas",
    "croupier_las_vegas(players=2,white=true)",
    "croupier_las_vegas(players=3,white=true)",
    "croupier_lords_of_vegas",
    "croupier_lords_of_vegas(players=2)",
]
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_it_passes_the_random_simulations_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_restored_from_its_history() -> None:
    game = pyspiel.load_game("croupier_las_vegas(players=2)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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


@every_game
def test_the_tensor_is_the_observation_of_the_environment(name: str) -> None:
    state = root(name)
    random = Random(2)
    for _ in range(60):
        go_on(state, random)
    layout = state.position.layout
    for player in range(state.position.seats):
        observation = np.empty(layout.size, np.float32)
        state.position.observe(player, observation)

        assert state.observation_tensor(player) == observation.tolist()
        assert layout.part(observation, "turn").sum() <= 1
        assert state.observation_string(player) == str(state)


def test_an_action_that_has_begun_is_seen() -> None:
    state, random = root("croupier_lords_of_vegas"), Random(3)
    while not any(state.action_to_string(a).startswith("gamble") for a in state.legal_actions()):
        go_on(state, random)
    gamble = next(a for a in state.legal_actions() if "gamble" in state.action_to_string(a))

    state.apply_action(gamble)

    observer = open_spiel.TreeObserver(state.position.layout)
    observer.set_from(state, state.current_player())
    assert {state.action_to_string(a).split()[0] for a in state.legal_actions()} == {"bet"}
    assert observer.dict["asked"].argmax() == 8
    assert observer.dict["lot"].sum() == 1


def test_a_clone_goes_its_own_way() -> None:
    state = root("croupier_las_vegas")
    other = state.clone()
    other.apply_action(0)

    assert str(state) != str(other)


def test_after_the_end_nothing_can_be_done() -> None:
    state, random = root("croupier_las_vegas(players=2)"), Random(4)
    while not state.is_terminal():
        go_on(state, random)

    assert state.position.awaited == End()
    assert not state.position.chances()
    with pytest.raises(CroupierError, match="The game is over"):
        state.position.after(0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("croupier_las_vegas(players=9)", "for 2 to 5 seats, not 9"),
        ("croupier_las_vegas(players=5,white=true)", "for 2 to 4 seats, not 5"),
        ("croupier_lords_of_vegas(players=1)", "for 2 to 4 seats, not 1"),
    ],
)
def test_too_many_seats_or_too_few_are_refused_by_their_number(name: str, sentence: str) -> None:
    with pytest.raises(InvalidOptions, match=sentence):
        pyspiel.load_game(name)


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


@pytest.mark.parametrize(
    "module", ["croupier.env", "croupier.env.lasvegas", "croupier.env.lordsofvegas"]
)
def test_nobody_else_needs_openspiel_or_pettingzoo(module: str) -> None:
    loaded = f"import sys, {module}; print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, encoding="utf-8", check=True
    ).stdout.split()

    assert module in modules
    assert not {"pyspiel", "pettingzoo", "gymnasium"} & {*modules}


def test_python_ends_well_after_games_were_registered() -> None:
    program = "import croupier.games.open_spiel"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def root(name: str) -> TreeState:
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, TreeState)
    return state


def go_on(state: TreeState, random: Random) -> None:
    """Let chance answer, or choose anything."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(numbers, chances)[0])
    elif not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))


def test_a_game_that_cannot_be_learned_is_left_out() -> None:
    registered = pyspiel.registered_names()

    register_edition(replace(VERSION_1, environments=None))

    assert pyspiel.registered_names() == registered
