"""What both games share: seats, chance, the game protocol, logs, records and errors.

Nothing in here knows a rule of either game, reads a clock, a file or the environment.
"""
