"""Watch a greedy bot play against two that choose at random, then check the dealer."""

from random import Random

from croupier import (
    Dealer,
    LasVegas,
    LasVegasGreedy,
    LasVegasOptions,
    Sitter,
    Speech,
    Uniform,
    play,
    records,
)

game = LasVegas()
names = ["Greta", "Ulla", "Udo"]
dealer = Dealer.fresh()
print("The dealer commits to", dealer.commitment)

sitting = play(
    game,
    [LasVegasGreedy(Random()), Uniform(Random()), Uniform(Random())],
    LasVegasOptions(white=True),
    dealer,
)

speech = Speech("en", names)
for event in sitting.news():
    print(speech.say(game.phrase(event)))

sitters = tuple(Sitter(name) for name in names)
record = records.write(game, records.Record(sitters, sitting.log, dealer.seed))
print(records.verify(game, record), "rolls and draws are as the dealer committed to.")
