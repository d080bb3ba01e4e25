## Every lesson

learn-about = { $chapters ->
    [one] One short chapter
   *[other] { $chapters } short chapters
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} in all. You play from the first touch, and leave when you like.
learn-far = How far you have come
learn-steps = { $done } of { $all } steps
learn-at = { $step } of { $steps }
learn-minutes = { $minutes } min
learn-done = done
lesson-leave = Leave the lesson
lesson-step = step { $step } of { $steps }
lesson-left = { $minutes ->
    [0] less than a minute left
    [one] a minute left
   *[other] { $minutes } minutes left
}
lesson-back = Step back
lesson-show = Show me
lesson-go-on = Go on
lesson-known = What you know by now
lesson-chapters = The chapters
lesson-chapter = Chapter { $chapter } of { $chapters }
lesson-next = Next: { $chapter }
lesson-play = Play a game with easy bots
lesson-again = Once more
lesson-all = All chapters
lesson-touch-confirm = You see what it would lead to. **Touch the button** to do it.

## Las Vegas: the first game

lesson-first-game = Your first game
lesson-first-game-about = One round, and you know how it goes.
lesson-first-game-done = You know Las Vegas now
lesson-first-game-done-how = Four rounds like this make a game. At the table you always see what your dice would bring.
lesson-first-game-roll-title = Eight dice are yours
lesson-first-game-roll = Everyone rolls eight dice of their own. **After four rounds the most money wins.**
lesson-first-game-roll-do = Roll the dice
lesson-first-game-roll-know = **The most money** after four rounds wins.
lesson-first-game-face-title = One number, all its dice
lesson-first-game-face = Choose one number: **all dice that show it** go to the casino of that number. Touch Circus Circus for your two 6s.
lesson-first-game-face-know = **All dice of one number** go to its casino.
lesson-first-game-most-title = The most dice win
lesson-first-game-most = Chip has one die at Sahara. **Whoever has the most dice takes the highest note**: touch Sahara for your two 4s.
lesson-first-game-most-know = **The most dice** there take the highest note.
lesson-first-game-tie-title = Ties win nothing
lesson-first-game-tie = Benno has two dice at Luxor. Your two 5s would tie, and **both of you get nothing**. Touch Caesars Palace instead.
lesson-first-game-tie-know = **Ties** win nothing.
lesson-first-game-second-title = The second is paid too
lesson-first-game-second = Benno leads at The Mirage with two dice. **The second takes the next note**: touch it, and one 3 brings you $30,000.
lesson-first-game-second-know = **The second** takes the next note, while there are notes.
lesson-first-game-choice-title = Your choice
lesson-first-game-choice = At Sahara you and Chip are level, at Caesars Palace Benno is ahead. **One of your dice brings $90,000.** Which one?
lesson-first-game-choice-wrong = There you would be level with Benno, and **both of you would get nothing**. Try the other number.
lesson-first-game-choice-know = **One more die** breaks a tie.
lesson-first-game-payout-title = The last die
lesson-first-game-payout = Nobody else has dice left. Place your last one, and **casino by casino is paid out**.
lesson-first-game-payout-know = **When all dice are placed**, the casinos pay.
lesson-first-game-end-title = $210,000 for you
lesson-first-game-end = Benno has $200,000, Chip $70,000. The notes are dealt anew, Benno starts. **Three more rounds**, then the most money wins.
lesson-first-game-end-do = Done

## Las Vegas: white dice

lesson-white-dice = White dice
lesson-white-dice-about = A variant with dice that belong to nobody.
lesson-white-dice-done = White dice hold no secrets
lesson-white-dice-done-how = Choose the variant when you set up a table for two to four.
lesson-white-dice-nobody-title = Dice of nobody
lesson-white-dice-nobody = You also hold two white dice. They belong to nobody, but they **count like one more player**.
lesson-white-dice-nobody-know = **White dice** belong to nobody.
lesson-white-dice-along-title = They go along
lesson-white-dice-along = You roll them with your own. Touch The Mirage: **your two 3s and the white 3** go there together.
lesson-white-dice-along-know = **All dice of the number** go, own and white.
lesson-white-dice-stop-title = Stop Benno
lesson-white-dice-stop = Benno leads at Luxor and would take $90,000. One white die lies there too. **Make it a tie**: which number do you choose?
lesson-white-dice-stop-wrong = Benno keeps his $90,000 that way. Look for **the white die that goes to Luxor**.
lesson-white-dice-stop-know = **White can tie** with anyone.
lesson-white-dice-out-title = Nobody takes it
lesson-white-dice-out = Two dice of Benno, two white ones: a tie. **What white wins leaves the game, too.**
lesson-white-dice-out-do = Done
lesson-white-dice-out-know = **What white wins** leaves the game.

## Lords of Vegas

lesson-touch-colour = Choose a colour: **touch the one that is lit**.
lesson-touch-lot = Now the lot: **touch the one that is lit**.
lesson-touch-casino = Now the casino: **touch it**.
lesson-touch-bet = Set the bet: **touch until it is $5**.
lesson-touch-give = First what you give: **touch your lot**.
lesson-touch-take = Then what you want: **touch the other lot**.
lesson-land = Land and money
lesson-land-about = A card brings a lot, and lots bring money.
lesson-land-done = You own land
lesson-land-done-how = A turn: draw, everybody is paid, then do what you can pay for.
lesson-land-goal-title = The goal
lesson-land-goal = **The most points win.** Points go to the bosses of casinos. Money is only what you build them with.
lesson-land-draw-title = A card first
lesson-land-draw = Every turn begins with a card. **Draw it**: it brings you a lot, and then everybody is paid.
lesson-land-build-title = A lot is yours
lesson-land-build = C1 is yours, and each lot paid its owner $1. Now build: **touch A2**, it costs $6.
lesson-land-end-title = Your first casino
lesson-land-end = The die shows what it pays. You could do more while you have money. **End your turn** now.
lesson-land-paid-title = Gold has paid
lesson-land-paid = Benno drew gold: your casino paid $2 and 1 point, **though it was not your turn**. Draw your card.
lesson-land-best-title = Your task
lesson-land-best = Three lots are yours. Build a **green** casino on the one **whose printed die is highest**.
lesson-land-best-wrong = Look at the small dice printed on your lots: **5 is the highest**, at B1. And take green.
lesson-boss = Be the boss
lesson-boss-about = The highest die takes the points.
lesson-boss-done = You know who is boss
lesson-boss-done-how = The highest die of a casino decides, and a reorganization rolls them all anew.
lesson-boss-crown-title = Who is boss?
lesson-boss-crown = **The highest die.** Benno’s 6 beats your 5, so he gets all 3 points when green pays.
lesson-boss-anew-title = Roll them anew
lesson-boss-anew = One die of yours is enough to **reorganize**: all dice roll again, for $1 a pip. Touch Reorganize.
lesson-boss-yours-title = The crown is yours
lesson-boss-yours = Your 6 is the highest now. Each die still pays its owner. **End your turn** and see green pay.
lesson-boss-points-title = Three points
lesson-boss-points = Green paid: you were boss and got **1 point for each tile**. Draw your card.
lesson-boss-second-title = Your task
lesson-boss-second = Sólveig’s die beats yours in the brown casino E4. **Try to become its boss.**
lesson-boss-second-wrong = That does not touch the dice of E4 and E5. **Reorganize** that casino: it costs $5.
lesson-boss-level-title = If they were equal
lesson-boss-level = Your 4 beats her 2. **Equal highest dice of two players** roll again, free of charge, until one is higher.
lesson-grow = Grow
lesson-grow-about = Sprawl to the next lot, remodel to join.
lesson-grow-done = Your casino has four tiles
lesson-grow-done-how = Large casinos score at once what small ones never do.
lesson-grow-small-title = Two small casinos
lesson-grow-small = You are boss of both. **Each tile is a point** for the boss when the casino pays, so make them one.
lesson-grow-sprawl-title = Onto the next lot
lesson-grow-sprawl = **Sprawl** from your casino onto a free lot beside it. That costs twice its price. Touch Sprawl.
lesson-grow-remodel-title = Another colour
lesson-grow-remodel = **Remodel** for $5 a tile: a casino gets another colour and joins its like. Touch Remodel.
lesson-grow-four-title = Your task
lesson-grow-four = Three tiles are joined. You have $15 left. **Make it four.**
lesson-grow-four-wrong = That does not make it larger. A4 is yours and lies beside it: **build there in gold**.
lesson-grow-joined-title = One casino
lesson-grow-joined = Four tiles, four points at once. Mind when you join others: **the highest die is boss of all**.
lesson-track = The Strip and the track
lesson-track-about = Why one point can be worth nothing.
lesson-track-done = You read the track
lesson-track-done-how = Later in the game only large casinos score. The Strip pays those that touch it.
lesson-track-gap-title = The next space
lesson-track-gap = You are on 8, and the next space is 10. **One point is not enough, and is lost.**
lesson-track-draw-title = See it happen
lesson-track-draw = Your casino has one tile. **Draw a card** and watch your chip.
lesson-track-two-title = A point was lost
lesson-track-two = Brown paid 1 point: still on 8. Two tiles would do. **Touch C7** and build in brown.
lesson-track-end-title = Two tiles
lesson-track-end = Two points **from one casino** reach 10. End your turn and wait for brown.
lesson-track-strip-title = On to 10
lesson-track-strip = Then Sólveig drew a **Strip card**: it pays every casino that touches the Strip, not yours. Draw.
lesson-track-edge-title = Your task
lesson-track-edge = Let a Strip card pay you, too: **make your brown casino touch the Strip**, between the pink lines.
lesson-track-edge-wrong = Your casino would still not touch the Strip. **C9 lies on it**: build there, in brown.
lesson-gamble = Gamble
lesson-gamble-about = Two dice: 20 rolls of 36 lose.
lesson-gamble-done = You know the odds
lesson-gamble-done-how = Bet when a boss has money, and lay off when you have little.
lesson-gamble-odds-title = A bet
lesson-gamble-odds = Once a turn you may bet against the boss of another casino: **at most $5 a tile**.
lesson-gamble-bet-title = 5 to 8 lose
lesson-gamble-bet = Two dice: **5 to 8 lose**, all else wins, 2 and 12 pay double. Touch Gamble.
lesson-gamble-won-title = Nine wins
lesson-gamble-won = 4 and 5 make 9: **Benno paid you $5**. End your turn, and see what he does.
lesson-gamble-half-title = Your task
lesson-gamble-half = Benno bets $10 against you. **Lay off half** and the bank shares gain and loss. Do not risk it all.
lesson-gamble-half-wrong = So you would pay or get all of it. **Lay off half to the bank**: touch that answer.
lesson-gamble-luck-title = Half of it
lesson-gamble-luck = He rolled 10 and won $10: **you paid only $5**, the bank the rest.
lesson-trade = Trade
lesson-trade-about = Lots, dice and money at any time.
lesson-trade-done = You can bargain
lesson-trade-done-how = Money, lots and dice change hands whenever both agree.
lesson-trade-any-title = At any time
lesson-trade-any = On anybody’s turn two players may trade **money, lots and dice**. Points never change hands.
lesson-trade-accept-title = An offer
lesson-trade-accept = Benno sells his 6 in the green casino for $9. **You would be boss of it.** Accept.
lesson-trade-offer-title = Your offer
lesson-trade-offer = Now offer yourself: your lot B2 for Benno’s D2, beside your casino. **Touch Trade.**
lesson-trade-refuse-title = Your task
lesson-trade-refuse = Sólveig wants your 6 for $8. **Look at what would change**, then answer.
lesson-trade-refuse-wrong = Then she would be boss of three tiles. **Say no**: points are worth more than money.
lesson-trade-kept-title = Still the boss
lesson-trade-kept = Three green tiles, and D2 beside them. **Offers lapse** when a card is drawn.

## The rulebook, and what things are

rules-exact = Exact rules
rules-rule = exact rule { $rule }
rules-find = Find a word
rules-none-found = Nothing about that here.
rules-goal = { $game }, the goal
rules-learn = Learn by playing
rules-print = Print
what = What is this?
what-note = A note, in thousands of dollars. The most dice at its casino take the highest one.
what-casino = A casino: all dice of its number go here. Each row shows who would take which note now; ties stand last, struck through.
what-winnings = Notes won. Their worth is hidden from the others, unless the table plays with open money.
what-hand = A player, and the dice they still have for this round.
what-deck = Notes still in the deck.
what-roll = The dice of this roll, by their number. Choose one number: all its dice go.
what-round = The round. A game has four.
what-points = Points. The most of them win; bosses get them when their casinos pay.
what-money = A player with their money, in millions of dollars. Money pays for actions and decides only between equals.
what-track = The scoring track. A chip moves on only if the points of one casino cover the whole step; a dashed line marks where steps grow.
what-end = So many cards lie above the End of Game card.
what-gone = The cards gone so far, by colour. A colour of which many are gone pays seldom now.
what-card = The last card: it gave a lot away and paid its colour.
what-next-pay = What the next card would pay you, by its colour. Lots pay with every card.
what-odds = How two dice may fall, how often in a hundred, and what you would win or lose.
what-build = { page-lords-hint-build }
what-sprawl = { page-lords-hint-sprawl }
what-remodel = { page-lords-hint-remodel }
what-reorganize = { page-lords-hint-reorganize }
what-gamble = { page-lords-hint-gamble }
what-trade = { page-lords-hint-trade }
what-end-turn = { page-lords-hint-end-turn }

## The keys of a table

keys = Keys
keys-help = This list
keys-arrows = From lot to lot
keys-enter = Choose; the same again confirms
keys-faces = Choose a face; the same again places it
