"""Ids of environments with Gymnasium.

>>> import gymnasium, croupier.env.las_vegas_v0
>>> gymnasium.spec("croupier/LasVegas-v0").version
0
"""

import gymnasium


def register(name: str, module: str) -> None:
    """Let Gymnasium make the environments of a module by an id, one game or many."""
    if name not in gymnasium.registry:
        gymnasium.register(
            name, entry_point=f"{module}:solo_env", vector_entry_point=f"{module}:vector_env"
        )
