"""A bot of the package lasvegas, in an environment of its own.

Usage: .venv-benchmarks/bin/python benchmarks/stranger.py POLICY SEATS COLOURS; reads a position a
line, as `strangers.py` writes it, and answers with the number of the casino its policy chooses,
from 0 on. Nothing of this project is imported.
"""

import json
import sys
from importlib import import_module
from typing import TypedDict


class Position(TypedDict):
    """What lies on the table: dice and notes by casino, money and notes by seat, and a roll.

    White dice are of the last colour, if there is one more than seats.
    """

    seat: int
    dice: list[list[int]]
    notes: list[list[int]]
    money: list[list[int]]
    roll: list[list[int]]


def answer(policy: str, seats: int, colours: int) -> None:
    """Answer every position with the casino that the policy chooses."""
    house, policies = import_module("lasvegas"), import_module("lasvegas.act.policy")
    array, choose = import_module("numpy").array, getattr(policies, policy)
    table = house.GameEnv(num_players=seats, num_xtr_players=colours - seats)
    # It sets itself up until somebody is to roll; from then on only the position is another one.
    table()
    for line in sys.stdin:
        position: Position = json.loads(line)
        table.current_player_index = position["seat"]
        table.casinos_dice = array(position["dice"])
        table.casinos_bills = [sorted(notes) for notes in position["notes"]]
        table.scores = array(position["money"])
        table.rolled = [
            {casino: dice for casino, dice in enumerate(colour) if dice}
            for colour in position["roll"]
        ]
        print(int(choose(table)), flush=True)


if __name__ == "__main__":
    answer(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
