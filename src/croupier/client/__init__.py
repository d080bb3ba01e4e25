"""A client for bots: to a room or an evening, on the same messages that the server speaks.

`docs/bots.md` tells what is said on it; `examples/door_bot.py` is a whole bot.
"""

from croupier.client.evening import EveningVisit, attend
from croupier.client.playing import play
from croupier.client.table import Table, Unreachable, visit

__all__ = ["EveningVisit", "Table", "Unreachable", "attend", "play", "visit"]
