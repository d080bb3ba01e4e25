"""A client for bots: a socket to a room, on the same messages that the server speaks.

`docs/bots.md` tells what is said on it; `examples/door_bot.py` is a whole bot.
"""

from croupier.client.playing import play
from croupier.client.table import Table, Unreachable, visit

__all__ = ["Table", "Unreachable", "play", "visit"]
