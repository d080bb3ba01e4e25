"""How a finished game was won and lost: luck, choices, and where a better move was missed.

>>> from croupier import Dealer, Uniform, play
>>> from croupier.analysis.lasvegas import LasVegasJudge
>>> from croupier.lasvegas import LasVegas, Options
>>> from random import Random
>>> game = LasVegas()
>>> sitting = play(game, [Uniform(Random(seat)) for seat in (1, 2)], Options(), Dealer.numbered(1))
>>> first, second = analyse(game, LasVegasJudge(), sitting.log).seats
>>> round(first.start + first.luck + first.own + first.others, 4) == first.result
True
>>> first.luck == -second.luck
True
"""

from croupier.analysis.account import SeatAccount
from croupier.analysis.findings import Analysis, Error, Judge, Option, Unfinished, analyse

__all__ = ["Analysis", "Error", "Judge", "Option", "SeatAccount", "Unfinished", "analyse"]
