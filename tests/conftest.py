"""How thoroughly Hypothesis looks: `pytest --hypothesis-profile=thorough` looks longer.

Compiled code is checked for its bounds; Numba asks whether it shall when it is imported.
"""

import os

from hypothesis import HealthCheck, settings

os.environ["NUMBA_BOUNDSCHECK"] = "1"

settings.register_profile(
    "house",
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
