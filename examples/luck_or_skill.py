"""Let a greedy bot play one that chooses at random, and tell luck from choices."""

from random import Random

from croupier import Dealer, Uniform, play
from croupier.analysis import analyse
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.bots.lasvegas import Greedy
from croupier.lasvegas import LasVegas, Options

game = LasVegas()
sitting = play(game, [Greedy(Random()), Uniform(Random())], Options(), Dealer.fresh())
found = analyse(game, LasVegasJudge(), sitting.log)

for name, seat in zip(["Greta", "Ulla"], found.seats, strict=True):
    print(f"{name}: {seat.start:.0%} at the start, {seat.luck:+.0%} by luck,", end=" ")
    print(f"{seat.own:+.0%} by own choices, {seat.others:+.0%} by those of others,", end=" ")
    print(f"{seat.result:.0%} in the end.")
for error in found.errors:
    print(f"Entry {error.entry}: {error.better} would have been {error.cost:.0%} better.")
