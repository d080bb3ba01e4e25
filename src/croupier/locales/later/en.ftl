# What home and the first table can do without: the page loads it after them.

## Lords of Vegas: words

lords-of-vegas-nothing = nothing
lords-of-vegas-colour = { $colour ->
    [purple] purple
    [gold] gold
    [green] green
    [silver] silver
    [strip] the Strip
   *[brown] brown
}
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = the lot { $lot }
lords-of-vegas-the-die = the die on { $lot }
lords-of-vegas-to-build = building on { $lot } in { lords-of-vegas-colour }{ lords-of-vegas-moving }
lords-of-vegas-to-sprawl = sprawling from { $casino } onto { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-remodel = remodelling the casino on { $lot } in { lords-of-vegas-colour }
lords-of-vegas-to-reorganize = reorganizing the casino on { $lot }
lords-of-vegas-to-gamble = gambling { $bet } at the casino on { $lot }
lords-of-vegas-moving = { $moving ->
    [none] { "" }
   *[other] { " " }with the die from { $moving }
}
lords-of-vegas-no-build = not building on { $lot }
lords-of-vegas-no-sprawl = not sprawling onto { $lot }
lords-of-vegas-no-remodel = not remodelling the casino on { $lot }
lords-of-vegas-no-reorganize = not reorganizing the casino on { $lot }
lords-of-vegas-no-gamble = not gambling at the casino on { $lot }

## Lords of Vegas: what happened

lords-of-vegas-start-card-dealt = { $name } starts on { $lot } with { $money }.
    .you = You start on { $lot } with { $money }.
lords-of-vegas-start-card-replaced = { $name } is dealt { $lot }; block F is not used, so the card is replaced.
    .you = You are dealt { $lot }; block F is not used, so the card is replaced.
lords-of-vegas-start-rolled = { $name } rolls { $dice } for the start.
    .you = You roll { $dice } for the start.
lords-of-vegas-start-tied = { $names } share the highest roll and roll again.
lords-of-vegas-turn-began = It is { $name }’s turn.
    .you = It is your turn.
lords-of-vegas-card-drawn = { $name } draws { $lot }: { lords-of-vegas-who-pays }.
    .you = You draw { $lot }: { lords-of-vegas-who-pays }.
lords-of-vegas-who-pays = { lords-of-vegas-colour } pays
lords-of-vegas-end-card-drawn = { $name } draws the End of Game card: the Strip pays a last time.
    .you = You draw the End of Game card: the Strip pays a last time.
lords-of-vegas-lot-marked = { $name } takes over the lot { $lot }.
    .you = You take over the lot { $lot }.
lords-of-vegas-lot-given-up = { $name } gives up the lot { $lot }.
    .you = You give up the lot { $lot }.
lords-of-vegas-die-replaced = { $name } takes over { $lot } from { $owner }, whose die goes back to the supply.
    .you = You take over { $lot } from { $owner }, whose die goes back to the supply.
lords-of-vegas-die-placed = { $name } places a { $value } on { $lot }.
    .you = You place a { $value } on { $lot }.
lords-of-vegas-die-moved = { $name } has no die left and takes the one on { $lot }.
    .you = You have no die left and take the one on { $lot }.
lords-of-vegas-lot-kept = { $name } has a die on { $lot } already.
    .you = You have a die on { $lot } already.
lords-of-vegas-block-closed = { $lot } is not used with two players: { $name } draws again.
    .you = { $lot } is not used with two players: you draw again.
lords-of-vegas-lots-paid = Lots pay { $paid }.
lords-of-vegas-casino-paid = The { lords-of-vegas-colour } casino { $casino } pays { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] { $name } is its boss: { lords-of-vegas-points } and on to { $after }.
   *[no] { $name } is its boss: { lords-of-vegas-points }, too few for the next space after { $after }.
}
    .you = { $moved ->
    [yes] You are its boss: { lords-of-vegas-points } and on to { $after }.
   *[no] You are its boss: { lords-of-vegas-points }, too few for the next space after { $after }.
}
lords-of-vegas-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lords-of-vegas-turn-ended = { $name } ends the turn.
    .you = You end the turn.
lords-of-vegas-game-ended = { $count ->
    [one] The game is over: { $names } wins with { lords-of-vegas-points } and { $money }.
   *[other] The game is over: { $names } share the win with { lords-of-vegas-points } and { $money } each.
}
    .you = The game is over: you win with { lords-of-vegas-points } and { $money }.
lords-of-vegas-casino-built = { $name } builds on { $lot } in { lords-of-vegas-colour } for { $cost }; the die shows { $value }.
    .you = You build on { $lot } in { lords-of-vegas-colour } for { $cost }; the die shows { $value }.
lords-of-vegas-casino-sprawled = { $name } sprawls onto { $lot } in { lords-of-vegas-colour } for { $cost }; the die shows { $value }.
    .you = You sprawl onto { $lot } in { lords-of-vegas-colour } for { $cost }; the die shows { $value }.
lords-of-vegas-casino-remodeled = { $name } remodels the { $former } casino { $casino } in { lords-of-vegas-colour } for { $cost }.
    .you = You remodel the { $former } casino { $casino } in { lords-of-vegas-colour } for { $cost }.
lords-of-vegas-casino-reorganized = { $name } reorganizes the casino { $casino } for { $cost }.
    .you = You reorganize the casino { $casino } for { $cost }.
lords-of-vegas-dice-rerolled = { $count ->
    [one] The die on { $lots } shows { $values }.
   *[other] The dice on { $lots } show { $values }.
}
lords-of-vegas-dice-arranged = { $name } arranges { $values } on { $lots }.
    .you = You arrange { $values } on { $lots }.
lords-of-vegas-tie-rerolled = The bosses are tied with { $tied }: the dice on { $lots } now show { $values }.
lords-of-vegas-bet-made = { $name } bets { $bet } against { $boss } at the casino { $casino }.
    .you = You bet { $bet } against { $boss } at the casino { $casino }.
lords-of-vegas-action-taken-back = { $name } takes back: { $deed }.
    .you = You take back: { $deed }.
lords-of-vegas-bet-laid-off = { $name } lays off half the bet to the bank.
    .you = You lay off half the bet to the bank.
lords-of-vegas-bet-stood = { $name } stands for the whole bet.
    .you = You stand for the whole bet.
lords-of-vegas-bet-settled = { $result ->
    [won] { $name } rolls { $dice } and wins { $gain }; { lords-of-vegas-boss-part }.
    [lost] { $name } rolls { $dice } and loses { $gain }; { lords-of-vegas-boss-part }.
   *[even] { $name } rolls { $dice } and wins, but gets nothing from { $boss }, who cannot pay.
}
    .you = { $result ->
    [won] You roll { $dice } and win { $gain }; { lords-of-vegas-boss-part }.
    [lost] You roll { $dice } and lose { $gain }; { lords-of-vegas-boss-part }.
   *[even] You roll { $dice } and win, but get nothing from { $boss }, who cannot pay.
}
lords-of-vegas-boss-part = { $part ->
    [gets] { $share } for { $boss }
    [pays] { $share } from { $boss }
   *[nothing] nothing of it concerns { $boss }
}
lords-of-vegas-offer-made = Offer { $number }: { $name } offers { $to } { $give } for { $take }{ lords-of-vegas-with-deeds }.
    .you = Offer { $number }: you offer { $to } { $give } for { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-offer-accepted = { $name } accepts offer { $number } from { $maker }: { $give } for { $take }{ lords-of-vegas-with-deeds }.
    .you = You accept offer { $number } from { $maker }: { $give } for { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] , with { $deeds }
}
lords-of-vegas-offer-refused = { $name } refuses offer { $number } from { $maker }.
    .you = You refuse offer { $number } from { $maker }.
lords-of-vegas-offer-withdrawn = { $name } withdraws offer { $number }.
    .you = You withdraw offer { $number }.
lords-of-vegas-offer-reopened = Offer { $number } from { $name } to { $to } is open again.
lords-of-vegas-offer-void = Offer { $number } from { $name } to { $to } is void: { $why ->
    [card-drawn] a card is drawn
    [turn-ended] the turn is over
   *[other] it can no longer be carried out
}.

## The page

page-replay = Replay
page-play = Play
page-pause = Pause
page-step = One step on
page-step-back = One step back
page-again = Play again
page-to-rematch = To the new game
page-again-waits = Waiting for { $names }.
page-again-too = Play along
page-again-not = Not now
page-again-now = Begin without waiting
page-record = Record

### Lords of Vegas

page-lords-seats = Players
page-lords-points = { $points ->
    [one] point
   *[other] points
}
page-lords-has = { $money }, { $points } { page-lords-points }
page-lords-board = The board
page-lords-block = Block { $name }
page-lords-track = Scoring track
page-lords-last-card = Last card
page-lords-cards-gone = Cards gone
page-lords-next-pay = Your next card would pay, on top of { $lots } for lots
page-lords-gone = { lords-of-vegas-colour }: { $gone } of { $all } gone
page-lords-overview = Overview
page-lords-now = What to do now
page-lords-who-runs = Who runs what
page-lords-on-strip = Strip
page-lords-card-pays = What a card pays
page-lords-lots = Lots
page-lords-colours = Colours
page-lords-tiles-free = Tiles left
page-lords-tiles-of = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, boss: { $boss }
page-lords-letter = { $colour ->
    [purple] P
    [gold] Go
    [green] Gr
    [silver] S
    [strip] { "" }
   *[brown] B
}
page-from-to = from { $before } to { $after }
page-lords-supply = What is left
page-lords-cards-left = Cards
page-lords-tiles-left = Tiles
page-lords-dice-left = Dice
page-lords-markers-left = Markers
page-lords-player = Player
page-lords-end-in = End in
page-lords-end-how = { $cards ->
    [0] The next card ends the game.
    [one] 1 card lies above the End of Game card.
   *[other] { $cards } cards lie above the End of Game card.
}
page-lords-lot-free = { $strip ->
    [yes] { $lot }, free, on the Strip: costs { $cost }, die { $die }
   *[no] { $lot }, free: costs { $cost }, die { $die }
}
page-lords-lot-closed = { $lot }, not used with two players
page-lords-lot-owned = { $you ->
    [yes] { $lot }, your lot: { page-lords-lot-printed }
   *[no] { $lot }, lot of { $name }: { page-lords-lot-printed }
}
page-lords-lot-empty = { $lot }, { lords-of-vegas-colour } casino of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, no die here
page-lords-lot-built = { $lot }, { lords-of-vegas-colour } casino of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}; { $you ->
    [yes] your { $value } here
   *[no] a { $value } of { $name } here
}; { $has ->
    [boss] boss: { $boss }
   *[none] no boss
}
page-lords-lot-printed = { $strip ->
    [yes] costs { $cost }, die { $die }, on the Strip
   *[no] costs { $cost }, die { $die }
}
page-lords-printed = Printed
page-lords-its-card = Its card
page-lords-card-of = { $there ->
    [deck] The card { $lot }, { lords-of-vegas-colour }, is still in the deck.
   *[gone] The card { $lot }, { lords-of-vegas-colour }, is gone.
}
page-lords-actions = Actions
page-lords-act-build = Build
page-lords-act-sprawl = Sprawl
page-lords-act-remodel = Remodel
page-lords-act-reorganize = Reorganize
page-lords-act-gamble = Gamble
page-lords-act-give-up = Give up a lot
page-lords-act-move-die = Move a die
page-lords-act-end-turn = End turn
page-lords-trade = Trade
page-lords-take-back = Take back
page-lords-end-turn = End turn
page-lords-up-to = up to { $bet }
page-lords-from = from { $cost }
page-lords-lot-for = { $lot } for { $cost }
page-lords-at-build = Build on { $lot }
page-lords-at-sprawl = Sprawl to { $lot }
page-lords-at-remodel = Remodel { $lot }
page-lords-at-reorganize = Reorganize { $lot }
page-lords-at-gamble = Gamble at { $lot }
page-lords-at-give-up = Give up { $lot }
page-lords-at-move-die = Move the die on { $lot }
page-lords-hint-turn = Do as much as you can pay for, in any order. Or touch a lit lot.
page-lords-hint-draw = Draw a card: its lot becomes yours, and its colour pays. Trades may come first.
page-lords-hint-build = Choose one of your lots. The die on it will show what is printed there.
page-lords-hint-sprawl = Choose a lit lot beside a casino you run. It costs twice the lot.
page-lords-hint-remodel = Choose a casino you run, and a new colour for all its tiles.
page-lords-hint-reorganize = Choose a casino with a die of yours. All its dice are rolled anew.
page-lords-hint-gamble = Choose a casino of somebody else and bet against its boss, once a turn.
page-lords-hint-give-up = All your markers are out. Choose the lot whose marker you move to the new one.
page-lords-hint-move-die = All your dice are on the board. Choose the one that moves to the new lot.
page-lords-hint-end-turn = The next player draws, and what you could still do is over.
page-lords-hint-arrange = Choose which of your values goes on the lit lot.
page-lords-hint-answer = If you lay off, the bank pays or takes half.
page-lords-ask-from = Choose the casino that sprawls.
page-lords-ask-colour = Choose the colour. The number says how many tiles are left.
page-lords-ask-moving = All your dice are on the board. Choose the one to move here.
page-lords-choose-lot = Choose a lit lot
page-lords-choose-from = Choose a casino
page-lords-choose-colour = Choose a colour
page-lords-choose-moving = Choose a die
page-lords-choose-value = Choose a value
page-lords-do-build = Build for { $cost }
page-lords-do-sprawl = Sprawl for { $cost }
page-lords-do-remodel = Remodel for { $cost }
page-lords-do-reorganize = Reorganize for { $cost }
page-lords-do-gamble = Bet { $bet } and roll
page-lords-do-give-up = Give up { $lot }
page-lords-do-move-die = Move the die
page-lords-do-end-turn = End turn
page-lords-do-stand = Stand
page-lords-do-lay-off = Lay off half
page-lords-sure-stand = Yes, stand
page-lords-sure-lay-off = Yes, lay off
page-lords-pay = Pay
page-lords-left = { $left } left
page-lords-colour = Colour
page-lords-colour-name = { lords-of-vegas-colour }
page-lords-colour-left = { lords-of-vegas-colour }, { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
page-lords-casino-of = Casino, { lords-of-vegas-colour }
page-lords-casino-at = { lords-of-vegas-colour } casino on { $lot }
page-lords-in-casino = { lords-of-vegas-colour } casino, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-lords-boss = Boss
page-lords-next-card = When it pays
page-lords-tiles = { $before ->
    [0] A new casino of { $after ->
        [one] 1 tile
       *[other] { $after } tiles
    }
   *[other] { $before ->
        [one] 1 tile becomes { $after }
       *[other] { $before } tiles become { $after }
    }
}
page-lords-tiles-stay = { $tiles ->
    [one] 1 tile, as before
   *[other] { $tiles } tiles, as before
}
page-lords-rerolled = { $dice ->
    [one] 1 die is rolled anew
   *[other] { $dice } dice are rolled anew, { $own } of them yours
}
page-lords-boss-is = { $you ->
    [yes] You are boss
   *[no] { $name } is boss
}
page-lords-boss-stays = { $you ->
    [yes] You stay boss
   *[no] { $name } stays boss
}
page-lords-boss-becomes = { $you ->
    [yes] You become boss
   *[no] { $name } becomes boss
}
page-lords-boss-over = { $line }, { $high } over { $next }
page-lords-boss-tied = A tie: the highest dice of { $names } are rolled again
page-lords-boss-none = Nobody is boss
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] A { lords-of-vegas-colour } card or the Strip pays { $shares }
   *[colour] A { lords-of-vegas-colour } card pays { $shares }
}
page-lords-pays-nothing = No card pays it
page-lords-share = { $you ->
    [yes] you { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { $points ->
    [0] { page-lords-share }, no points
    [one] { page-lords-share } and 1 point
   *[other] { page-lords-share } and { $points } points
}
page-lords-against = Bet against { $name }
page-lords-against-poor = { $name } has only { $money }: laid off, the bank pays the rest.
page-lords-bet = Your bet
page-lords-total = Roll
page-lords-chance = Chance
page-lords-stand = Stand
page-lords-lay-off = Lay off
page-lords-bet-against-you = { $name } bets { $bet } against you
page-lords-your-turn = Your turn
page-lords-turn-of = { $name }’s turn
page-lords-wait = One moment
page-lords-draw = Draw a card
page-lords-arrange = Your value for { $lot }
page-lords-more-dice = { $dice ->
    [one] 1 more to come
   *[other] { $dice } more to come
}
page-lords-values = Your values
page-lords-put = Put { $value } on { $lot }
page-lords-with = Trade with
page-lords-you-give = You give
page-lords-you-get = You get
page-lords-gives = { $name } gives
page-lords-money = { $who }, money
page-lords-less = { $what }: less
page-lords-more = { $what }: more
page-lords-die-on = Die { $value } on { $lot }
page-lords-the-lot = Lot { $lot }
page-lords-add-action = An action of this turn
page-lords-which-action = Which action?
page-lords-add = Promise it
page-lords-add-vow = Promise not to
page-lords-remove = Remove
page-lords-pull-down = Look at the board
page-lords-pull-up = Show the offer
page-lords-cancel = Cancel
page-lords-compose = Choose what changes hands
page-lords-offer-to = Offer to { $name }
page-lords-offer-open = Your offer to { $name } is open
page-lords-withdraw = Withdraw
page-lords-offer = An offer
page-lords-offers = { $name } offers a trade
page-lords-offers-to = { $maker } offers { $to } a trade
page-lords-changes = What changes
page-lords-deed = With it, from { $name }: { $deed }
page-lords-nobody = nobody
page-lords-boss-still = { $casino }: boss stays { $name }
page-lords-boss-was = { $casino }: boss { $name }
page-lords-boss-turns = { $casino }: boss { $name } until now, then { $next }
page-lords-no = No
page-lords-change = Change
page-lords-accept = Accept
page-lords-sure-accept = Yes, accept
page-other-device = Go on at another device
page-get-code = Get a code
page-code = Code
page-code-go = Open my profile
page-back-picture = Your profile as a code to scan
page-back-how = Scan this with the other device, or open the link there. Good for 15 minutes and one device. Only for you: whoever has it sits on your seats.
page-table-link = Let others watch
page-block-named = Block { $name }
page-block-how = They take no seat where you sit, and you do not hear them.
page-block = Block
page-blocked-named = { $name } is blocked

## Before and after the game

page-fair-how = Before the first roll the server promises a secret: it shows the fingerprint. Every die and every card follows from that secret. When the game is over the secret is revealed, and your browser works everything out again, here, on this device.
page-fair-file = The record to check
page-fair-choose = Choose a record
page-fair-drop = or drop its file here
page-fair-busy = Working it out…
page-fair-true = { $count ->
    [one] True: its one roll or card follows from the promised secret.
   *[other] True: all { $count } rolls and cards follow from the promised secret.
}
page-fair-kept = This device noted the same promise when the game began.
page-fair-other = The promise was broken: this device noted another one when the game began.
page-fair-outcome = Line { $line } does not agree: the secret gives { $dealt } there.
page-fair-not-outcome = Line { $line } does not agree with the secret.
page-fair-not-entry = Line { $line } cannot be there: the record was edited.
page-fair-not-seed = The secret in line { $line } is not the one that was promised.
page-fair-not-count = Lines were added or taken away: line { $line } counts others.
page-fair-not-digest = The dice and cards are true, but something above line { $line } was changed after the record was sealed.
page-fair-no-seed = There is no secret in this record. It is revealed when the game is over.
page-fair-no-record = This is not a record of a game.
page-fair-unsafe = Your browser works this out only over a secure connection (https).
page-fair-promise = Promised fingerprint
page-fair-noted = Fingerprint noted on this device
page-fair-secret = Revealed secret
page-fair-line = Line
page-fair-written = In the record
page-fair-dealt = From the secret
page-wins-money = { $who ->
    [you] You win with { $money }
    [one] { $names } wins with { $money }
   *[many] { $names } share the win with { $money } each
}
page-wins-points = { $who ->
    [you] You win with { page-points-with }
    [one] { $names } wins with { page-points-with }
   *[many] { $names } share the win with { page-points-with } each
}
page-points-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-turns = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
}
page-chart-money = Money by round
page-chart-points = Points by turn
page-chart-thousands = in thousands of dollars
page-chart-turn = Turn
page-chart-start = Start
page-story = Turning points
page-story-show = Show it
page-insight-looking = Looking into the game …
page-missed-yours = What you missed
page-missed-none = Nothing that mattered. Well played!
page-story-haul = { $name }: { $money } in round { $round }, the richest payout of the game.
page-story-lost = Nobody got the { $money } at { $casino } in round { $round }.
page-story-lead-round = { $name }: ahead from round { $round } to the end.
page-story-lead-turn = { $name }: ahead from turn { $turn } to the end.
page-story-jump = { $name }: from { $before } to { $after } points with one casino, in turn { $turn }.
page-story-payday = { $name }: { $money } from lots and casinos in turn { $turn }, the best payday.
page-story-bet = { $name }: { $money } won by gambling in turn { $turn }.
page-share-replay = Share replay
page-verify = Verify dice
page-replay-step = Step of the replay
page-step-of = Step { $step } of { $steps }
page-chapter = To the next round or turn
page-chapter-back = Back by a round or turn
page-share-step = Share this moment
page-what-if-how = Play on from here, your way. You get the seat whose turn it is, bots get the others, and the dice fall anew.
page-what-if-go = Play on from here

## The live table

page-lords-hint-trade = Touch what you give and what you want. Nothing changes hands before the other side accepts.
page-lords-hint-offer = Look at what changes before you answer. You may also answer with a changed offer.
page-lords-choices = You may: { $choices }.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

## Games without a look of their own

page-fair-sealed = The secret is the one that was promised, and nothing in this record was changed after it was sealed. The rolls and cards of this game cannot be worked out here.
page-wins-plain = { $who ->
    [you] You win
    [one] { $names } wins
   *[many] { $names } share the win
}

## What is told: paydays and bets

page-tell-share = { $name } { $money }
page-tell-lots = First every lot paid { $one }: { $shares }.
page-tell-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-tell-stays = { lords-of-vegas-points }, stays on { $after }
page-tell-hurry = Touch anywhere to hurry
page-tell-go-on = Touch anywhere to go on
page-tell-bet = { $who ->
    [you] You bet { $bet } against { $boss }
    [boss] { $name } bets { $bet } against you
   *[other] { $name } bets { $bet } against { $boss }
}
page-tell-stand = { $who ->
    [you] You stand: you pay or take all of it.
   *[other] { $name } stands, to pay or take all of it.
}
page-tell-lay-off = { $who ->
    [you] You laid off half: the bank pays or takes the rest.
   *[other] { $name } laid off half: the bank pays or takes the rest.
}
page-tell-win = { $who ->
    [you] You win { $sum }
   *[other] { $name } wins { $sum }
}
page-tell-lose = { $who ->
    [you] You lose { $sum }
   *[other] { $name } loses { $sum }
}
page-tell-even = { $who ->
    [you] You win, but nobody can pay
   *[other] { $name } wins, but nobody can pay
}
page-tell-boss = { $who ->
    [you] You are boss
   *[other] { $name } is boss
}
page-tell-tie = A tie for the boss: these dice roll again
page-tell-tie-again = Tied again
page-tell-over = The game is over
page-tell-answers = { $name } decides: all of it, or half
page-tell-ways = Of 36 rolls { $lose } lose, { $win } win and { $double } win double
page-tell-may-lay-off = { $name } may lay off half to the bank: you get the same.
page-tell-up-to = { $casino }, up to { $sum }
page-tell-most = { $sum } most
page-tell-chance = { $name } { $chance } %
page-tell-may-be-boss = Boss then: { $chances }
page-tell-may-pay = With dice from 1 to 6: { $shares }

## What is told: since one's own turn, and answers to offers

page-since = Since your turn
page-since-stand-in = Your stand-in
page-since-took = { $name } took { $lot }.
page-since-took-pays = { $name } took { $lot }; { lords-of-vegas-who-pays }: { $shares }.
page-since-took-over = { $name } took over your die on { $lot }.
page-since-casino-built = { $name } built on { $lot } for { $cost }.
page-since-casino-sprawled = { $name } sprawled to { $lot } for { $cost }.
page-since-casino-remodeled = { $name } remodelled { $casino } for { $cost }.
page-since-casino-reorganized = { $name } reorganized { $casino } for { $cost }.
page-since-bet = { $result ->
    [won] { $name } bet against { $boss } and won { $sum }.
   *[lost] { $name } bet against { $boss } and lost { $sum }.
}
page-since-traded = { $name } traded with { $to }.
page-since-boss = { $name } is boss of { $casino } now.
page-since-lost = lost
page-since-more = { $count ->
    [one] and 1 more thing, in the log
   *[other] and { $count } more things, in the log
}
page-answer-yes = { $name } agrees
page-answer-no = { $name } says no
page-answer-but = { $name } answers with another offer
page-answer-have = You have { $money } now.
page-answer-worth = { $lot } pays { $name } { $money } with { $cards } of the { $all } cards that are left.
page-answer-worth-lot = { $lot } pays { $name } { $money } with every card.
page-answer-worth-money = { $name } has { $money }; { $left } would be left.
page-answer-terms = to { $give } for { $take }
page-answer-again = Another offer costs nothing.
page-answer-go-on = Go on
page-answer-leave = Let it be
page-answer-change = Change the offer
page-effect-money = a card pays
page-effect-points = a card scores
page-effect-tiles = tiles as boss
page-effect-to-come = { $name } becomes boss of { $casino }. It should pay about { $times } more times before the end.

## How a finished game was won
page-chances = Chance to win
page-chances-unit = in 100 games from there
page-chances-lines = Lines to show
page-chances-moments = Moments that decided the game
page-chances-moment = Moment
page-chances-when = After
page-moment-before = Moment before
page-moment-next = Next moment
page-moment-watch = Watch in the replay
page-moment-of-luck = luck
page-moment-of-own = choice of { $name }
page-moment-of-others = choice of another
page-account-how = { $who ->
    [you] How you came to { $result }
   *[name] How { $name } came to { $result }
}
page-account-whose = Whose sum is shown
page-account-start = At the start
page-account-luck = Luck
page-account-own = { $who ->
    [you] Your choices
   *[name] Own choices
}
page-account-others = The others’ choices
page-account-result = At the end
page-account-seats = one of { $seats }
page-account-missed = { $count ->
    [one] { $count } missed move
   *[other] { $count } missed moves
}
page-missed-by = What { $name } missed
page-missed-played = Played: { $what }
page-missed-better = Better: { $what }
page-try-it = Try it
page-insight-turn = Turn { $turn }
page-insight-risk = { $chance } to gain: { $best } at best, { $worst } at worst
page-insight-do-draw = drawing a card
page-insight-do-end-turn = ending the turn
page-insight-do-give-up = giving up { $lot }
page-insight-do-move-die = moving the die from { $lot }
page-insight-do-arrange = placing the { $value } there
page-insight-do-lay-off = laying off half of the bet
page-insight-do-stand = standing for the whole bet
page-insight-do-offer = making an offer
page-insight-do-accept = accepting the offer
page-insight-do-refuse = refusing the offer
page-insight-do-counter = answering with another offer
page-insight-do-withdraw = withdrawing the offer
page-insight-here = Better here ({ $cost }): { $what }
page-picture = Share this night
page-picture-send = Send
page-picture-keep = Picture
page-picture-place = Place { $place } of { $seats } with { $score }
page-picture-from = won from { $chance }
page-picture-once = once at { $chance }
page-chart-round = Round
page-insight-fact = { $move }. { $fact }
page-insight-hand = { $fact } { $dice ->
    [one] 1 die is left.
   *[other] { $dice } dice are left.
}
page-insight-roll = Round { $round }, roll { $roll }
page-insight-round = Round { $round }
page-missed-place = { $casino } ({ $face })

## What is told: between rounds of Las Vegas

page-lords-hint-goal = The goal: the most points win. Money is only fuel.
page-lords-no-short = { $sum } short
page-lords-no-no-lot = no lot
page-lords-no-no-free-lot = no free lot
page-lords-no-not-boss = not a boss
page-lords-no-no-die = no die
page-lords-no-no-rival = no other boss
page-lords-no-no-tiles = no tiles left
page-lords-no-done = done here
page-lords-no-once = once a turn
page-lords-no-promised = promised
page-lords-why-short = { $deed }: you are { $sum } short.
page-lords-why-no-lot = { $deed }: you have no lot with your marker.
page-lords-why-no-free-lot = { $deed }: no free lot lies beside your casinos.
page-lords-why-not-boss = { $deed }: only the boss of a casino can do that.
page-lords-why-no-die = { $deed }: you have no die on the board.
page-lords-why-no-rival = { $deed }: no casino has another boss to bet against.
page-lords-why-no-tiles = { $deed }: there are not enough tiles left.
page-lords-why-done = { $deed }: each casino only once a turn.
page-lords-why-once = { $deed }: only once a turn.
page-lords-why-promised = { $deed }: you have promised not to, for this turn.

## The coach

## Puzzles

page-puzzle-leave = Leave the puzzle
page-puzzle-task = Find the best move
page-puzzle-where = Puzzle { $number }, { $game }.
page-puzzle-one-best = One move is clearly best. You have one try.
page-puzzle-found = Found it
page-puzzle-missed = Not this one
page-puzzle-week = This week
page-puzzle-weekdays = M T W T F S S
page-puzzle-levels = Bots that find it: { $levels }.
page-puzzle-nobody = No bot finds it.
page-puzzle-next = Next puzzle
page-puzzle-play-on = Play it on

## Bots of one's own, from outside

page-bots-how = A bot that you write or run yourself sits down at tables with a token. The token opens seats and nothing else, and you can revoke it at any time. Tables say that it is a bot, and yours.
page-bots-name = Name of the bot
page-bots-make = Make a token
page-bots-made = Copy the token now: it is shown only this once.
page-bots-token = Token
page-bots-copy = Copy
page-bots-run = With a bot of the house, it plays like this:
page-bots-list = Your tokens
page-bots-none = You have no tokens yet.
page-bots-since = { $owner } answers for it, since { $date }
page-bots-revoke = Revoke
page-bots-revoke-named = Revoke the token of { $name }

## For whoever runs the house

operator-title = How the house is doing
operator-of-process = Of one process, { $process }; it changes nothing.
operator-load = Load
operator-figure = Figure
operator-value = Value
operator-up = Up for
operator-store = The store works
operator-bus = The bus works
operator-yes = yes
operator-no = no
operator-sockets = Open sockets
operator-connections = Open connections
operator-commands = From command to answer, half / 99 %
operator-lag = How late the event loop is, half / 99 %
operator-waiting = Writes that wait
operator-memory = Memory
operator-files = Open files
operator-processes = Processes that share the rooms
operator-rooms = Rooms in memory: { $shown } of { $count }
operator-room = Room
operator-game = Game
operator-stage = Stage
operator-seats = Seats
operator-there = There
operator-watching = Watching
operator-errors = Last warnings and errors
operator-no-errors = None since it was started.
operator-at = At
operator-level = Level
operator-says = What it says

## You
page-me-guest = A guest
page-me-why = Be known here again: your seats on all your devices, your games and what they add up to. No password, no address.
page-me-since = { $count ->
    [0] No finished games yet.
    [one] 1 finished game.
   *[other] { $count } finished games.
 } Here since { $day }, without a password.
page-me-colour = Your colour
page-me-colour-of = Colour { $number }
page-me-make = Keep me
page-me-rename = Change the name
page-day-today = today
page-day-yesterday = yesterday
page-join-how = The code is on your other device, under “You”, or on the paper you have printed. It opens your profile here; the seats of this device come along.
page-join-go = Open my profile here
page-join-passkey = Use a passkey
page-join-code-how = Scan it with the other device, or type the code there. Good for 15 minutes and one device.
page-keep = Keep this profile
page-keep-why = If you lose this device, a printed code or a passkey opens your profile again.
page-keep-kept = You have a printed code. A new one makes the old one worthless.
page-keep-code = Your code
page-keep-once = Write it down or print it: it is shown only now. Whoever has it is you.
page-keep-print = Print
page-keep-make = Printed code
page-keep-anew = New printed code
page-keep-passkey = Passkey
page-keep-device = Other device
page-devices = Where you are signed in
page-device-kind = { $kind ->
    [phone] Phone
    [tablet] Tablet
   *[computer] Computer
 }
page-device-here = { $kind }, this one
page-device-seen = Since { $joined }, last here { $seen }
page-device-end = Sign out
page-device-end-which = Sign out: { $kind }
page-passkey = Passkey { $number }
page-passkey-made = Made { $day }
page-passkey-remove = Remove
page-passkey-remove-which = Remove passkey { $number }
page-kept = What is kept about you
page-kept-what = Name, colour, language, your devices by kind and day, and your games. No address, no e-mail. If you are forgotten, your finished games stay, with “somebody” on your seat.
page-kept-export = Get all of it
page-kept-forget = Forget me
page-kept-sure = Forget me for good
page-past = Finished games
page-past-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
 }
page-past-left = left
page-past-you = you won
page-past-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
page-past-when = { $who } · { $day }
page-past-replay = Replay: { $game }
page-past-all = All { $count }
page-past-none = Games you finish from now on stand here.
page-stats-won = Won, against what was expected
page-stats-share = { $won } won, { $expected } expected, of { $games } games
page-stats-expected = The line is what equally strong players would win from the same seats.
page-stats-luck = Luck so far
page-stats-luck-unit = games won by luck
page-stats-choices = { $count ->
    [one] From 1 game. Your choices: { $lost } games.
   *[other] From { $count } games. Your choices: { $lost } games.
 }
page-stats-by-seats = By players
page-stats-seats = { $seats } players
page-stats-by-variant = By variant
page-stats-usual = as printed
page-stats-against = Against whom
page-stats-bots = Bots, { $level }
page-stats-ahead = { $games ->
    [one] ahead in { $ahead } of 1 game
   *[other] ahead in { $ahead } of { $games } games
 }
page-stats-mistakes = Favourite mistakes
page-stats-mistake = { $count ->
    [one] once, { $cost } of a win
   *[other] { $count } times, { $cost } of a win
 }
page-stats-mistakes-how = Moves that had a better one beside them.
page-stats-unseen = { $count ->
    [one] One game is still being looked into: it counts with its result only.
   *[other] { $count } games are still being looked into: they count with their results only.
 }
page-insight-rearrange = placing dice again

## Evenings: many people, several rounds, one page with the standings

page-evening = An evening with many people
page-evening-named = Evening: { $title }
page-evening-how = Open an evening and pass its link on. People join with a name, every round seats those together who stand alike, and one page shows the standings to all.
page-evening-title = Name of the evening
page-evening-usual = Game night
page-evening-game = Game
page-evening-seats = Seats at a table
page-evening-rounds = Rounds
page-evening-open = Open the evening
page-evening-link-how = Whoever opens this link picks a name and takes part from the next round on.
page-evening-link-unknown = The link is known only on the device it was made on. A new one takes its place.
page-evening-new-link = Make a new link
page-evening-join = Take part
page-evening-in = You take part. Your table is shown here as soon as the round begins.
page-evening-late = You take part from the next round on.
page-evening-ready = Your table is ready
page-evening-to-table = To the table
page-evening-with = with { $names }
page-evening-done = Your table is over. The next round begins when all tables are.
page-evening-bye = You sit out this round, and get half a point for it.
page-evening-away = You take no part any more.
page-evening-back = Take part again
page-evening-leave = Leave the evening
page-evening-sure = Really?
page-evening-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
page-evening-nobody = Nobody has joined yet.
page-evening-round = Round { $round } of { $rounds }
page-evening-gathering = Before the first round
page-evening-standings = Standings
page-evening-tables = Tables
page-evening-table = Table { $n }
page-evening-playing = { $count ->
    [one] { $count } table still plays
   *[other] { $count } tables still play
}
page-evening-all-over = All tables are over
page-evening-table-playing = playing
page-evening-table-over = over
page-evening-table-closed = closed
page-evening-without = without a table: { $names }
page-evening-start = Start round { $round }
page-evening-start-now = Start round { $round } all the same
page-evening-start-how = Some tables still play. They count once they are over.
page-evening-end = End the evening
page-evening-end-how = The standings as they are now become the result.
page-evening-over = The evening is over
page-evening-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
page-evening-organiser = For the organiser
page-evening-drop = Drop { $name }
page-evening-wall = For the big screen
page-evening-csv = Standings as CSV
page-evening-json = Everything as JSON
page-evening-member = Place { $place }: { $name }, points: { $points }
page-evening-points = Points
page-evening-left = left
page-evening-counting = A table is worth one point: the share of the others one finishes ahead of, ties by half. Equal points are decided by the points of those one met, then by wins.
page-evening-to = To the evening
page-evening-next = To your next table
page-evening-bot = A bot of yours takes part like this:

page-more = More
page-have-code = I have a code
page-watch-record = Watch a record
page-fair-title = Fair dice
page-bots = My bots

## Ratings, at tables that count

page-ratings = Leaderboard
page-ratings-how = In order of what is certain: the rating less its doubt. In 19 cases of 20 somebody’s strength lies within the ±. Bots are fixed marks to compare with.
page-ratings-none = Nobody is rated here yet. Set up a table that counts.
page-ratings-place = Place
page-ratings-name = Name
page-ratings-games = Games
page-ratings-rest = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
page-rating = Rating
page-rating-doubt = ± { $doubt }
page-rating-games = { $games ->
    [one] One game that counts
   *[other] { $games } games that count
}
page-rating-none = Play at a table that counts, and your rating stands here.
page-rating-place = Place { $place } of { $players }
page-rating-changes = Ratings after this game
page-rating-change = { $before } → { $after } ± { $doubt }
page-counts = Counts for ratings
page-counts-how = Ratings change by this game. Everybody has a profile and a device of their own; the coach and “What if?” are off.
page-counts-guest = To sit down here, make a profile first. It takes one touch.
page-counts-go = Make a profile

## Why something is refused, where it is not needed at once

refused-already-gambled = You have gambled this turn; once is the limit.
refused-already-reorganized = Dice of this casino were reorganized this turn.
refused-bad-bet = This bet is too high or too low.
refused-bad-money = Only whole millions from 0 up can change hands.
refused-bad-partner = A trade needs another player at this table.
refused-bad-passkey = This passkey does not open anything here.
refused-bad-subscription = This browser cannot be told of moves.
refused-bad-vacation = That day is over already, or more than your days of vacation.
refused-bot-sits-already = A bot has one seat at a table.
refused-coach-away = The coach is not ready yet; ask again in a moment.
refused-coach-counts = This table counts: the coach is off.
refused-coach-off = Other people play here: the coach is off.
refused-counts-bot = Bots from outside do not play at tables that count.
refused-counts-device = At a table that counts everybody plays at a device of their own.
refused-counts-profile = This table counts: to sit down, make a profile first, under “You”.
refused-counts-seat = At a table that counts you have one seat.
refused-counts-to-the-end = A game that counts is played to the end by all.
refused-counts-what-if = This game counted: it is not played on from here.
refused-dice-left = You still have a die in supply, so none may be moved.
refused-draw-first = Draw the card first; actions come after it.
refused-empty-trade = An offer needs something in it.
refused-given-twice = The same lot or die is named twice.
refused-gone-on = The game has gone on meanwhile.
refused-invalid-record = This is not a whole, honest record.
refused-lot-taken = That lot is taken; only an unowned lot can be sprawled on.
refused-no-boss = This casino has no boss to bet against.
refused-no-casino = There is no casino on that lot.
refused-no-dice = All your dice are on the board: choose the one to move.
refused-no-die-there = You have no die in that casino.
refused-no-money = One side does not have the money it would give.
refused-no-notices = This server sends no notices.
refused-no-offer = This offer is no longer open.
refused-no-tiles = There are not enough tiles of that colour left.
refused-no-trading = Trades wait until the player on turn may draw or act.
refused-nobody-there = Nobody sits there who could be blocked.
refused-not-adjacent = That lot is not adjacent to the casino.
refused-not-blocked = Nobody is blocked by that number.
refused-not-boss = You are not the boss of that casino.
refused-not-on-turn = Only the player on turn can trade actions of this turn.
refused-not-over = This game is still being played.
refused-not-owned = What would be given does not belong to the giver.
refused-not-your-die = You have no die there to move.
refused-not-your-lot = You have no marker on that lot.
refused-not-your-offer = This offer is not yours to answer or withdraw.
refused-nothing-to-take-back = This can no longer be taken back: luck or another player has answered it.
refused-nothing-to-weigh = There is nothing to weigh up here.
refused-offer-open = You have an open offer to that player; withdraw it first.
refused-over-days = In a game over days only vacations stop the time.
refused-own-casino = You are the boss there; gamble at the casino of another.
refused-own-seat = This seat is your own.
refused-person-begins = A person at this table says when it begins.
refused-promised = You have promised not to do that this turn.
refused-same-colour = That casino has this colour already.
refused-too-expensive = You do not have enough money for that.
refused-too-many-blocked = You have blocked as many as can be.
refused-too-many-dice = Nobody can have that many dice on the board.
refused-too-many-markers = Nobody can have that many markers.
refused-unknown-lot = There is no such lot; lots are named A1 to F9.
refused-unknown-puzzle = There is no such puzzle.
refused-unknown-seat = There is no such player at this table.
refused-value-not-rolled = You have no such value left to place.
refused-what-if = There is no record of a “what if”: it began in the middle of another game.
refused-wrong-phase = This is not the time for that.

## The table: who keeps order there

table-paused = The game is paused.
table-paused-how = No clock runs, and nobody moves.
table-goes-on = The game goes on.
table-changed = The table has agreed on something else.
table-unlisted = This table is no longer on the home page. It still takes whoever has the link.
table-declined = The others did not agree.
table-proposed = { $name } has asked everyone something.
    .you = You have asked the others.
table-removed = { $name } was removed from the table.
    .you = You were removed from the table.
table-muted = { $name } is muted.
    .you = You are muted: nobody is told what you say.
table-unmuted = { $name } is heard again.
    .you = You are heard again.
table-seat-asked = { $asker } says: that was my seat ({ $name }).
    .you = { $asker } says: that was my seat. It is yours.
table-seat-given = Whoever asked for it now holds the seat of { $name }.
    .you = This seat is yours again.
table-gallery-open = Those who watch may talk among themselves.
table-gallery-closed = Those who watch talk no more.
table-host-is = { $name } is the host of this table.
table-host-you = You are the host of this table.
table-host-gone = { $name } is the host and not here. Soon those who are here may vote instead.
table-host-none = This table has no host: those who are here vote.
table-sheet = Table
table-sheet-how = What was agreed on, and who keeps order
table-agreed = Agreed
table-change = Change
table-change-done = Propose it to everyone
table-options-fixed = The options are fixed once a game has begun.
table-people = At the table
table-mute = Mute
table-unmute = Let speak
table-mute-whom = Mute { $name }
table-replace = Let a bot play
table-replace-whom = Let a bot play for { $name }
table-remove = Remove
table-remove-whom = Remove { $name }
table-remove-sure = Yes, remove
table-pause = Pause
table-pause-how = Stop the game and all clocks
table-go-on = Go on
table-end = End the game
table-end-how = Without a result, if everyone here agrees
table-end-sure = Yes, ask everyone
table-gallery = Let those who watch talk
table-gallery-how = Only they hear it, so nobody gets help.
table-claim = That was my seat
table-claim-how = { $name }: if you have left, you have it back at once. On another device the others are asked.
table-claimed = The others are asked.
table-ask-end = { $name } proposes to end the game without a result.
table-ask-change = { $name } proposes for this table: { $what }
table-ask-remove = { $name } proposes to remove { $who } from the table.
table-ask-mute = { $name } proposes to mute { $who }.
table-ask-unmute = { $name } proposes to let { $who } speak again.
table-ask-replace = { $name } proposes that a bot plays for { $who }.
table-ask-pause = { $name } proposes a pause.
table-ask-go-on = { $name } proposes to go on.
table-ask-gallery = { $name } proposes that those who watch may talk.
table-ask-no-gallery = { $name } proposes that those who watch talk no more.
table-ask-seat = { $name } says: that was my seat ({ $who }).
table-asked = Asked of everyone
table-yes = Yes
table-no = No
table-take-back = Take it back
table-waits = Waiting for { $names }.
table-murmur = Among those who watch
table-murmur-how = Those who play do not see this.
table-murmur-none = Nobody has said anything yet.
table-refused-gallery-closed = Those who watch do not talk at this table.
table-refused-gone-already = Without a host nobody is removed who is away: let a bot play for them.
table-refused-is-there = They are at the table.
table-refused-nobody-holds = Nobody holds this seat.
table-refused-nobody-to-agree = Nobody else is here to agree to that.
table-refused-nobody-to-ask = Nobody is at the table who could say yes.
table-refused-not-host = The host decides that. If they stay away, those who are here may vote in a while.
table-refused-not-lost = Only a seat whose holder is not there can be asked for.
table-refused-not-watching = That is for those who watch; you play.
table-refused-options-fixed = The options are fixed once a game has begun.
table-refused-proposed-already = You have asked the others already.
table-refused-refused-lately = The others did not agree. Ask again later.
table-refused-seated-already = You have a seat at this table.
table-refused-settled-already = That is settled already.
table-refused-so-already = That is so already.

## Games over days

page-notices = Notices
page-notices-switch = Tell me on this device when it is my move
page-notices-how = Only in games over days, once for each move, also while this page is closed. The notice says which table and nothing else.
page-notices-unable = This browser cannot tell you of moves while the page is closed. On an iPhone or iPad, put Croupier on the home screen first.
page-notices-forbidden = Notices from this page are blocked in your browser. Allow them in its settings for this page, then come back here.
page-notices-none = This server sends no notices.
page-notice-yours = { $game }: your turn
page-notice-how = Touch to go to the table.
page-notice-late = Somebody has moved on already.
page-vacation = Vacation
page-vacation-last = Away until the end of
page-vacation-go = Go on vacation
page-vacation-back = I am back
page-vacation-until = On vacation until { $day }
page-vacation-how = { $days ->
    [one] Meanwhile your time stands still in games over days, and the others see it. 1 day is left this year.
   *[other] Meanwhile your time stands still in games over days, and the others see it. { $days } days are left this year.
 }
refused-evening-full = There is no room for more people in this evening.
refused-evening-over = This evening is over.
refused-no-profile = You are a guest here, without a profile.
refused-no-such-member = There is nobody of that number.
refused-no-such-round = That is not the next round of this evening.
refused-not-for-bots = A token of a bot opens seats at tables, nothing else.
refused-not-member = You do not take part in this evening.
refused-not-organiser = Only whoever opened this evening can do that.
refused-tables-playing = Some tables of this round are still playing.
refused-too-few = There are too few people for a table.
refused-too-many-evenings = You have as many evenings as can be had; end one first.
refused-too-many-tokens = You have as many tokens as can be had; revoke one.
refused-unknown-device = There is no such device.
refused-unknown-evening = There is no such evening.
refused-unknown-lesson = There is no such lesson.
refused-unknown-token = This token opens nothing, or nothing any more.
refused-wrong-code = Nothing is opened by that code.
