"""The part of OpenSpiel that is used here: its compiled module has no types of its own."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum

_Parameter = int | float | str | bool

class PlayerId(IntEnum):
    CHANCE = -1
    TERMINAL = -4

class IIGObservationType:
    public_info: bool
    perfect_recall: bool

class GameType:
    class Dynamics(IntEnum):
        SEQUENTIAL = 1

    class ChanceMode(IntEnum):
        EXPLICIT_STOCHASTIC = 1

    class Information(IntEnum):
        PERFECT_INFORMATION = 1

    class Utility(IntEnum):
        CONSTANT_SUM = 1

    class RewardModel(IntEnum):
        TERMINAL = 1

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: Dynamics,
        chance_mode: ChanceMode,
        information: Information,
        utility: Utility,
        reward_model: RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, _Parameter],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class Game:
    def __init__(
        self, game_type: GameType, info: GameInfo, parameters: Mapping[str, _Parameter]
    ) -> None: ...
    def get_parameters(self) -> dict[str, _Parameter]: ...
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def max_chance_outcomes(self) -> int: ...
    def max_chance_nodes_in_history(self) -> int: ...
    def observation_tensor_shape(self) -> Sequence[int]: ...
    def new_initial_state(self) -> State: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, action: int) -> str: ...
    def observation_tensor(self, player: int) -> list[float]: ...
    def observation_string(self, player: int) -> str: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> State: ...

def registered_names() -> list[str]: ...
def register_game(game_type: GameType, game: Callable[..., Game]) -> None: ...
def load_game(name: str, parameters: Mapping[str, _Parameter] = ...) -> Game: ...
def random_sim_test(game: Game, *, num_sims: int, serialize: bool, verbose: bool) -> None: ...
