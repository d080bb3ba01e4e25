"""The little of optax that is used here; it has annotations, but does not say so."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

import jax

OptState = tuple[object, ...]
Schedule = Callable[[int], float]
ParamsT = TypeVar("ParamsT")

class Update(Protocol):
    def __call__(
        self, updates: ParamsT, state: OptState, params: ParamsT, /
    ) -> tuple[ParamsT, OptState]: ...

class GradientTransformationExtraArgs(NamedTuple):
    init: Callable[[dict[str, jax.Array]], OptState]
    update: Update

def adamw(
    learning_rate: float | Schedule, *, weight_decay: float = ...
) -> GradientTransformationExtraArgs: ...
def apply_updates(params: ParamsT, updates: ParamsT) -> ParamsT: ...
def cosine_decay_schedule(init_value: float, decay_steps: int) -> Schedule: ...
