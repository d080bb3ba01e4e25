"""Watch a greedy bot play against two that choose at random, then check the dealer."""

from random import Random

from croupier import Dealer, Sitter, Speech, Uniform, play, records
from croupier.bots.lasvegas import Greedy
from croupier.lasvegas import LasVegas, Options

game = LasVegas()
names = ["Greta", "Ulla", "Udo"]
dealer = Dealer.fresh()
print("The dealer commits to", dealer.commitment)

sitting = play(
    game,
    [Greedy(Random()), Uniform(Random()), Uniform(Random())],
    Options(white=True),
    dealer,
)

speech = Speech("en", names)
for event in sitting.news():
    print(speech.say(game.phrase(event)))

sitters = tuple(Sitter(name) for name in names)
record = records.write(game, records.Record(sitters, sitting.log, dealer.seed))
print(records.verify(game, record), "rolls and draws are as the dealer committed to.")
