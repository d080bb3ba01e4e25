"""All games for OpenSpiel."""

import subprocess
import sys
from dataclasses import replace

import pyspiel

from croupier.games.lasvegas import VERSION_1
from croupier.games.open_spiel import register_edition


def test_python_ends_well_after_games_were_registered() -> None:
    program = "import croupier.games.open_spiel"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_game_that_cannot_be_learned_is_left_out() -> None:
    registered = pyspiel.registered_names()

    register_edition(replace(VERSION_1, environments=None))

    assert pyspiel.registered_names() == registered
