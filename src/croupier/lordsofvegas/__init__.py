"""Lords of Vegas, the building game by James Ernest and Mike Selinker.

Its rules are in rules/lords-of-vegas.md.
"""

from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.state import Options, State

__all__ = ["LordsOfVegas", "Options", "State"]
