"""What bots and the kernel reckon with alike: in points, unless said otherwise."""

INVESTED = 0.16
"""Points that a million brings while there is time to build with it."""
IDLE = 0.002
"""Points that a million is worth at the very end, when it only breaks ties."""
RISK = 0.5
"""How much of a casino is at stake where other seats have all the other dice."""
LOT = 0.5
"""Points for a lot to build on, while there is time."""
TIME_ENOUGH = 5
"""Turns of one's own in which money is still well spent."""
ENOUGH = 0.05
"""The least gain worth a move."""
MARGIN = 0.1
"""What the other side must gain for an offer to be made."""
SMALL_SUM = 5
"""The most money in a small offer."""
HIGHEST, MIDDLING = 4, 3
"""What the highest die of a reorganized casino is taken to show, and all others."""
HAIR = 1e-9
"""Gains that differ by less are equal: rules and kernel round differently."""
NO_GAIN = -1e9
"""Less than anything loses, in points or in chances."""
DISTRACTED = 0.1
"""How often a hasty player ends a turn though there is something to gain."""
OVERLOOKED = 0.4
"""How many of the actions there are a hasty player does not see."""
TEMPTING = 1.0
"""What a trade must add to the lead of a hasty player."""
