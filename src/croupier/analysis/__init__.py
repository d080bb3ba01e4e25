"""How lucky everyone was in a finished game, and where a better move was missed."""
