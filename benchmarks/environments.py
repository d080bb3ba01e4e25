"""How many steps a second the environments take: one game at a time, and thousands at once.

Usage: python -m benchmarks.environments [--seconds 2]

Actions are chosen at random among the legal ones. For PettingZoo that is part of its loop; where
many games step at once only the steps are on the clock.
"""

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter

import numpy as np

from croupier.env import las_vegas_v0, lasvegas, lords_of_vegas_v0, lordsofvegas
from croupier.env.aec import Env
from croupier.env.batch import Batch
from croupier.env.batched import Choices, Masks
from croupier.env.vector import SoloVectorEnv
from croupier.kernel.compiling import compiled
from croupier.kernel.luck import Luck, below, seed

GAMES = 2048
SEATS = {"Las Vegas": 5, "Lords of Vegas": 4}
CORES = 2

RAW = "Las Vegas, PettingZoo, raw"
WRAPPED = "Las Vegas, PettingZoo, in its wrappers"
BATCHES = f"{{}}, batches on {CORES} cores"

Stepping = Callable[[float], float]
"""Steps for so many seconds; returns how many steps a second it took."""


@compiled
def choose(masks: Masks, luck: Luck, chosen: Choices) -> None:
    """Choose one of the legal actions in every game."""
    for game in range(len(masks)):
        left = below(luck, masks[game].sum())
        action = -1
        while left >= 0:
            action += 1
            left -= masks[game, action]
        chosen[game] = action


class Chance:
    """Whoever chooses at random."""

    def __init__(self, number: int) -> None:
        self._luck = np.zeros(4, np.uint64)
        seed(self._luck, np.uint64(1), np.uint64(number))

    def __call__(self, masks: Masks) -> Choices:
        chosen = np.zeros(len(masks), np.int64)
        choose(masks, self._luck, chosen)
        return chosen


def one_game(env: Env) -> Stepping:
    """Step through games by the loop of PettingZoo's documentation."""

    def stepping(seconds: float) -> float:
        steps, whims, began = 0, Random(1), perf_counter()
        while perf_counter() - began < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, is_over, _, _ = env.last()
                if is_over or observation is None:
                    env.step(None)
                else:
                    env.step(whims.choice(observation["action_mask"].nonzero()[0].tolist()))
                    steps += 1
        return steps / (perf_counter() - began)

    return stepping


def many_games(batches: list[Batch]) -> Stepping:
    """Step batches, each in a thread of its own."""

    def of_one(number: int, seconds: float) -> float:
        batch, chance, taken, steps = batches[number], Chance(number), 0.0, 0
        now = batch.reset(seed=number)
        while taken < seconds:
            actions = chance(now.masks)
            began = perf_counter()
            now = batch.step(actions)
            taken += perf_counter() - began
            steps += GAMES
        return steps / taken

    def stepping(seconds: float) -> float:
        with ThreadPoolExecutor(len(batches)) as threads:
            return sum(threads.map(of_one, range(len(batches)), [seconds] * len(batches)))

    return stepping


def against_bots(env: SoloVectorEnv) -> Stepping:
    """Step many games against bots; their moves are on the clock, but do not count as steps."""

    def stepping(seconds: float) -> float:
        chance, taken, steps = Chance(0), 0.0, 0
        env.reset(seed=0)
        while taken < seconds:
            actions = chance(env.action_masks().astype(np.int8))
            began = perf_counter()
            env.step(actions)
            taken += perf_counter() - began
            steps += GAMES
        return steps / taken

    return stepping


def environments() -> Iterator[tuple[str, Stepping]]:
    """Return all that is measured, by what it is."""
    five, four = SEATS.values()
    yield RAW, one_game(las_vegas_v0.raw_env(seats=five))
    yield WRAPPED, one_game(las_vegas_v0.env(seats=five))
    yield "Lords of Vegas, PettingZoo, raw", one_game(lords_of_vegas_v0.raw_env(seats=four))
    yield "Lords of Vegas, PettingZoo, in its wrappers", one_game(lords_of_vegas_v0.env(seats=four))
    for cores in (1, CORES):
        las_vegas = [lasvegas.batch(GAMES, seats=five) for _ in range(cores)]
        lords = [lordsofvegas.batch(GAMES, seats=four) for _ in range(cores)]
        one, two = (BATCHES.format(game) for game in SEATS)
        yield one if cores > 1 else "Las Vegas, batches on one core", many_games(las_vegas)
        yield two if cores > 1 else "Lords of Vegas, batches on one core", many_games(lords)
    for rivals in ("uniform", "medium"):
        las_vegas_bots = las_vegas_v0.vector_env(GAMES, seats=2, rivals=rivals)
        lords_bots = lords_of_vegas_v0.vector_env(GAMES, seats=2, rivals=rivals)
        yield f"Las Vegas, 2 seats, Gymnasium against {rivals}", against_bots(las_vegas_bots)
        yield f"Lords of Vegas, 2 seats, Gymnasium against {rivals}", against_bots(lords_bots)


def measured(seconds: float) -> Iterator[tuple[str, float]]:
    """Return how many steps a second each takes, once warm."""
    for name, stepping in environments():
        stepping(0.01)
        yield name, stepping(seconds)


def main() -> None:
    """Measure everything once warm, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    seats = " and ".join(f"{game} at {number} seats" for game, number in SEATS.items())
    print(f"Steps a second; many games are {GAMES}; {seats} unless said otherwise")
    for name, steps in measured(seconds):
        print(f"{steps:12,.0f}  {name}", flush=True)


if __name__ == "__main__":
    main()
