"""Others' games with random players, in an environment of their own.

Usage: .venv-benchmarks/bin/python benchmarks/peers.py NAME [GAMES]; prints the seconds these games
took, or without a number the mean decisions of a few. Nothing of this project is imported.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from statistics import fmean
from time import perf_counter

SAMPLE = 20
NOTES = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
"""How many notes of so many thousands there are, as in croupier.lasvegas.notes."""


@dataclass(frozen=True)
class Peer:
    """Whoever plays a whole game, and plays another to count its decisions."""

    play: Callable[[], object]
    decisions: Callable[[], int]


def lasvegas() -> Peer:
    """Play Las Vegas with the package of that name, five seats, by its own random players."""
    notes = {1000 * thousands: number for thousands, number in NOTES.items()}
    table = import_module("lasvegas").Game(num_players=5, bills_pool=notes)

    def decisions() -> int:
        made, place = list[int](), table.env.play

        def noted(face: int) -> None:
            made.append(face)
            place(face)

        table.env.play = noted
        table.run()
        table.env.play = place
        return len(made)

    return Peer(table.run, decisions)


def open_spiel(name: str) -> Peer:
    """Play a game of OpenSpiel between its random bots: the whole loop is C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count()

    def play() -> None:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))

    def decisions() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(entry.player >= 0 for entry in state.full_history())

    return Peer(play, decisions)


def petting_zoo(module: str) -> Peer:
    """Play an environment of PettingZoo, in its wrappers, by the loop of its documentation."""
    env = import_module(module).env()

    def play() -> int:
        taken = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                taken += 1
        return taken

    return Peer(play, play)


def catanatron() -> Peer:
    """Play Catan with Catanatron, two random players."""
    house = import_module("catanatron")
    colours = (house.Color.RED, house.Color.BLUE)

    def play() -> int:
        game = house.Game([house.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return Peer(play, play)


PEERS: Mapping[str, Callable[[], Peer]] = {
    "lasvegas": lasvegas,
    "backgammon": lambda: open_spiel("backgammon"),
    "pig": lambda: open_spiel("pig"),
    "connect-four": lambda: petting_zoo("pettingzoo.classic.connect_four_v3"),
    "catanatron": catanatron,
}


def seconds(peer: Peer, games: int) -> float:
    """Return how long so many games take, after a first one that is not on the clock."""
    peer.play()
    began = perf_counter()
    for _ in range(games):
        peer.play()
    return perf_counter() - began


def decisions(peer: Peer) -> float:
    """Return how often somebody chooses in a game, on average."""
    return fmean(peer.decisions() for _ in range(SAMPLE))


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    chosen = PEERS[name]()
    print(seconds(chosen, int(numbers[0])) if numbers else decisions(chosen))
