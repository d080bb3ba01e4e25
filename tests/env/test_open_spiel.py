"""Both games in OpenSpiel."""

import subprocess
import sys
from random import Random

import numpy as np
import pyspiel
import pytest

from croupier.core.errors import InvalidOptions
from croupier.env import open_spiel
from tests.env.trees import every_game, go_on, root


@every_game
def test_it_passes_the_random_simulations_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_restored_from_its_history() -> None:
    game = pyspiel.load_game("croupier_las_vegas(players=2)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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
