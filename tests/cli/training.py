"""A game that is trained at once, and what is typed for it."""

from dataclasses import replace
from pathlib import Path

from croupier.cli.arguments import Arguments
from croupier.games.lasvegas import VERSION_1
from croupier.games.spec import Edition
from croupier.lasvegas import Options, Place, State
from croupier.lasvegas.events import Event
from tests.training.toys import Toy

EDITION: Edition[State, Place, Event, Options] = replace(VERSION_1, training=Toy)


def typed(out: Path, **others: object) -> Arguments:
    """Return what was typed."""
    usual = {"series": 7, "rounds": None, "games": 50, "resume": False, "report": None}
    return Arguments(**{**usual, "out": out, "jobs": 1, "cluster": None, **others})
