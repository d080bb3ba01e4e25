"""The rules and the commands in a few lines."""

MANUAL = """\
Build casinos. Whenever a card of its colour is drawn, a casino pays every die
its pips in $M, and its boss (♛ highest die) 1 point per tile. Most points win.
  draw, or Enter      draw a card: its lot is yours, then everything pays  LOV-5
  build A2 gold       a tile and your die on a lot of yours                LOV-8
  sprawl A5           from a casino you are boss of, onto an unowned lot   LOV-9
  remodel A2 brown    change the colour of a casino you are boss of       LOV-10
  reorganize A2       reroll all dice of a casino you have a die in       LOV-11
  gamble A2 4         bet against the boss of a casino, once a turn       LOV-12
  take-back           your latest action, while nobody has answered it   LOV-4.6
  end                 end your turn                                        LOV-4
  give-up A3, move C5 when you have no marker or no die left              LOV-14
  arrange 5           put a value on the next of your tiles             LOV-11.2
  stand, lay-off      take a whole bet, or leave half of it to the bank LOV-12.3
  offer benno give 5 A3 for die:C5    ? offer tells all about trading     LOV-15
  list, list build    all legal actions and what they lead to
  table, q            see the whole table; leave the game
The beginning of a word will do: b A2 g. A casino goes by any of its lots. With
all your dice on the board, add “moving C5” to build or sprawl.
On a lot: $9 [3] cost and printed die; ● a marker; × its card is gone, so it can
only be sprawled onto. On a tile: P╱ G░ V▿ S═ B╬ its colour; ●5 a die; [ ] none;
↻ reorganized this turn; ? its card will give the die to whoever draws it.
On the track: │ from here steps take more points; what falls short is lost."""

TRADING = """\
You can trade when it is your turn, and when an offer is made to you (LOV-16):
  offer benno give 5 A3 for die:C5        $5M and the lot A3 for a die    LOV-15
  offer benno for 10 do remodel A2 brown  $10M for an action of yours     LOV-18
  offer benno for 5 not reorganize C5     $5M for leaving one undone      LOV-19
  accept 3, refuse 3, counter 3 give 7 for C5, withdraw 3    by its number
After “give” and “for” name money (5), lots (A3) and dice (die:C5, or just C5 if
there is a tile). “do” and “not” are about whoever is on turn, of the two. The
number may be left out if there is only one offer. Everything changes hands at
once or not at all (LOV-15.5); a drawn card ends all offers (LOV-17.1)."""
