"""How lucky everyone was in a finished game, and where a better move was missed.

`python -m croupier.analysis` reads a record and writes what it finds as JSON.
"""
