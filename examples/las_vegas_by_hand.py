"""Step through the first turn of a game, with all luck written on a tape."""

from croupier import Drawn, Rolled, Seat, Sitting, Speech, Tape, Turn
from croupier.lasvegas import LasVegas, Options

notes = [Drawn(value) for value in (60_000, 90_000, 50_000, 30_000, 70_000, 80_000, 50_000)]
tape = Tape([*notes, Rolled((1, 3, 3, 3, 3, 5, 5, 6))])

game = LasVegas()
speech = Speech("en", ["Anna", "Benno"])
sitting = Sitting(game, seats=2, options=Options(start=Seat(1)), chance=tape)

turn = sitting.deal()
assert isinstance(turn, Turn)
choices = game.legal(sitting.state, turn.seat)
most_dice = choices[1]
sitting.play(turn.seat, most_dice)

for event in sitting.news():
    print(speech.say(game.phrase(event)))
print("It could also have been:", *(move.face for move in choices if move != most_dice))
print(game.text(sitting.state))
