"""Pig is learned from nothing but a seed, and a kill on the way changes nothing."""

import os
import signal
import subprocess
import time
from pathlib import Path
from random import Random

import numpy as np
import pytest
from croupier_pig.game import RULES, Pig
from croupier_pig.state import Options
from croupier_pig.training import ByChances, PigRecipe, held_wins, rolled_wins

from croupier.bots.arena import play
from croupier.bots.bot import Uniform
from croupier.core.chance import Dealer
from croupier.nets.files import fitting
from croupier.nets.weights import Weights, weights_of
from tests.pig.installing import environment
from tests.pig.running import CROUPIER, SECONDS, croupier

TRAIN = ("train", "pig", "--games", "200", "--jobs", "1", "--out")


@pytest.fixture(scope="module")
def net(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train in one go."""
    file = tmp_path_factory.mktemp("net") / "pig.net"
    ran = croupier(site, *TRAIN, file)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 2 of 2: " in ran.out
    return file


def weights(net: Path) -> Weights:
    """Read what was learned."""
    return weights_of(fitting(net, "pig", RULES, PigRecipe.layout))


def test_what_was_learned_beats_uniform_by_the_rules(net: Path) -> None:
    game, wins, bot = Pig(), 0.0, ByChances(weights(net))
    for number in range(60):
        other, own = Uniform(Random(number)), number % 2
        bots = (bot, other) if own == 0 else (other, bot)
        sitting = play(game, bots, Options(), Dealer.numbered(7, number))
        result = game.result(sitting.state)
        assert result is not None
        wins += result.win_shares[own]

    assert wins > 40


def test_what_was_learned_is_sensible(net: Path) -> None:
    """With nothing to gain by rolling one holds; with a little at stake one rolls."""
    learned = weights(net)
    positions = np.array([[80, 50, 20], [0, 0, 2]], np.float32)

    held, rolled = held_wins(learned, positions), rolled_wins(learned, positions)

    assert held[0] == 1 > rolled[0]
    assert held[1] < rolled[1]


def test_the_file_tells_how_it_grew_stronger(net: Path) -> None:
    origin = fitting(net, "pig", RULES, PigRecipe.layout).title.origin

    assert (origin.seed, origin.games, len(origin.rounds)) == (1, 200, 2)
    assert all(len(what.losses) == 6 for what in origin.rounds)
    assert all(what.losses[-1] < np.log(2) for what in origin.rounds)
    assert origin.rounds[-1].strength["uniform"] > 0.7


@pytest.mark.weekly("src/croupier/training", "examples/pig")
def test_killed_twice_and_gone_on_with_it_comes_out_the_same(
    net: Path, site: Path, tmp_path: Path
) -> None:
    file = tmp_path / "pig.net"
    _kill_at(site, file, "round-0-chunk-1.npz")
    _kill_at(site, file, "round-0.net")
    assert not file.exists()

    ran = croupier(site, *TRAIN, file, "--resume")

    assert (ran.code, ran.err) == (0, "")
    assert file.read_bytes() == net.read_bytes()
    assert [*tmp_path.iterdir()] == [file]


def _kill_at(site: Path, file: Path, made: str) -> None:
    """Train until something is made, and kill without warning."""
    with subprocess.Popen(
        [CROUPIER, *TRAIN, file, "--resume"],
        stdout=subprocess.DEVNULL,
        env=environment(site),
    ) as process:
        until = time.monotonic() + SECONDS
        while not (file.with_name("pig.net.training") / made).exists():
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)


@pytest.mark.weekly("src/croupier/training", "examples/pig")
def test_unfinished_work_is_not_lost_by_mistake(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "pig.net"
    _kill_at(site, file, "round-0-chunk-0.npz")

    again = croupier(site, *TRAIN, file)
    other = croupier(site, *TRAIN, file, "--resume", "--seed", "2")

    assert (again.code, other.code) == (2, 2)
    assert again.err == (
        f"{file}.training holds a training that was not finished:"
        " go on with --resume, or remove it.\n"
    )
    assert "holds a training with another plan" in other.err
    assert not file.exists()
