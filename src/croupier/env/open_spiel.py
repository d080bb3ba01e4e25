"""Games for OpenSpiel, with chance as a player of its own; `croupier.games.open_spiel` has all."""

import numpy as np
import pyspiel

from croupier.core.game import End, Turn
from croupier.env.environments import Environments, GameTree, Parameters
from croupier.env.layout import Layout

MOST_LUCK = 20
"""More rolls and draws than a game has for each decision."""


def register(game: Environments) -> None:
    """Let OpenSpiel load a game by its name.

    It gets a class and no function, for it lets go of it after Python has ended: that would be
    fatal for a function, which nobody else holds then, while a class holds itself.
    """
    kind = game_type(game)

    class RegisteredGame(TreeGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            agreed = {**game.parameters, **(parameters or {})}
            super().__init__(kind, agreed, game.tree(agreed))

    pyspiel.register_game(kind, RegisteredGame)


def game_type(game: Environments) -> pyspiel.GameType:
    """Describe a game without secrets, whose players share a win of 1."""
    return pyspiel.GameType(
        short_name=f"croupier_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=game.parameters,
    )


class TreeGame(pyspiel.Game):
    """A game as a tree."""

    def __init__(self, kind: pyspiel.GameType, parameters: Parameters, tree: GameTree) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=tree.root.actions.size,
            max_chance_outcomes=tree.most_outcomes,
            num_players=tree.root.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=tree.most_decisions,
        )
        super().__init__(kind, info, parameters)
        self.root = tree.root
        self._most_decisions = tree.most_decisions

    def new_initial_state(self) -> "TreeState":
        """Return the root of the tree."""
        return TreeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound that no game comes near."""
        return MOST_LUCK * self._most_decisions

    def make_py_observer(
        self,
        _kind: pyspiel.IIGObservationType | None = None,
        _parameters: Parameters | None = None,
    ) -> "TreeObserver":
        """Return what writes down observations, which are the same of every kind."""
        return TreeObserver(self.root.layout)


class TreeState(pyspiel.State):
    """A position, and the way there, which OpenSpiel remembers."""

    def __init__(self, game: TreeGame) -> None:
        super().__init__(game)
        self.position = game.root

    def current_player(self) -> int:
        """Return the seat on turn, or that chance or nobody is."""
        match self.position.awaited:
            case Turn(seat):
                return seat
            case End():
                return pyspiel.PlayerId.TERMINAL
            case _:
                return pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return isinstance(self.position.awaited, End)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all outcomes by their numbers, with their probabilities."""
        chances = self.position.chances()
        return [(number, float(chances[number][1])) for number in sorted(chances)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.position.called(action)

    def returns(self) -> list[float]:
        """Return what each seat has of the win."""
        return self.position.win_shares()

    def __str__(self) -> str:
        """Return the position as one line."""
        return self.position.text()


class TreeObserver:
    """Writes down what seats see, as one vector and by its named parts."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: layout.part(self.tensor, name) for name in layout}

    def set_from(self, state: TreeState, player: int) -> None:
        """Write down what a seat sees."""
        state.position.observe(player, self.tensor)

    def string_from(self, state: TreeState, _player: int) -> str:
        """Return the position as one line: everyone sees the same."""
        return state.position.text()
