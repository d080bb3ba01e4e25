"""The end of the game (LOV-20)."""

from croupier.core.game import Result, Step
from croupier.lordsofvegas.events import Event, GameEnded
from croupier.lordsofvegas.state import Over, State, Table


def end_game(table: Table) -> Step[State, Event]:
    """Rank the seats (LOV-20.3)."""
    final = result(table)
    return Step(Over(table), (GameEnded(table.points, table.money, final.places),))


def result(table: Table) -> Result:
    """Rank by points, then by money; equals share a place (LOV-20.3, LOV-20.4)."""
    return Result(tuple(zip(table.points, table.money, strict=True)))
