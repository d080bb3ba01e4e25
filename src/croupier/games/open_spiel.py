"""All games for OpenSpiel: importing this registers each as `croupier_` and its name.

>>> import pyspiel
>>> from croupier.games import open_spiel
>>> state = pyspiel.load_game("croupier_las_vegas(players=3)").new_initial_state()
>>> state.chance_outcomes()
[(0, 0.3333333333333333), (1, 0.3333333333333333), (2, 0.3333333333333333)]
"""

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.env.open_spiel import register
from croupier.games import registry
from croupier.games.spec import Edition


def register_edition(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
    """Let OpenSpiel load a game, if it can be learned."""
    if edition.environments is not None:
        register(edition.environments())


for _spec in registry.all_games():
    _spec.newest.use(register_edition)
