# A message with an attribute «you» says it so to the one it is about.

list = { $first } and { $last }
you = you

## Las Vegas: what happened

las-vegas-white = white
las-vegas-starter-drawn = The lot falls on { $name } to start.
    .you = The lot falls on you to start.
las-vegas-round-began = Round { $round } begins; { $name } starts.
    .you = Round { $round } begins; you start.
las-vegas-note-turned = { $casino } is dealt { $note }.
las-vegas-white-scattered = The white dice left over show { $dice } and go to their casinos.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } rolls { $own }.
    [white] { $name } rolls { $white } with white dice.
   *[both] { $name } rolls { $own }, and { $white } with white dice.
}
    .you = { $kinds ->
    [own] You roll { $own }.
    [white] You roll { $white } with white dice.
   *[both] You roll { $own }, and { $white } with white dice.
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } places { las-vegas-own-dice } at { $casino }.
    [white] { $name } places { las-vegas-white-dice } at { $casino }.
   *[both] { $name } places { las-vegas-own-dice } and { las-vegas-white-dice } at { $casino }.
}
    .you = { $kinds ->
    [own] You place { las-vegas-own-dice } at { $casino }.
    [white] You place { las-vegas-white-dice } at { $casino }.
   *[both] You place { las-vegas-own-dice } and { las-vegas-white-dice } at { $casino }.
}
las-vegas-own-dice = { $own ->
    [one] 1 die
   *[other] { $own } dice
}
las-vegas-white-dice = { $white ->
    [one] 1 white die
   *[other] { $white } white dice
}
las-vegas-tie-cancelled = { $casino }: { $names } cancel each other out with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} each.
las-vegas-note-taken = { $taker ->
    [white] { $casino }: white would take { $note }, which goes under the deck.
   *[seat] { $casino }: { $name } takes { $note }.
}
    .you = { $casino }: you take { $note }.
las-vegas-went-empty = { $casino }: nothing is left for { $names }.
las-vegas-notes-returned = { $casino }: nobody takes { $notes }, which { $count ->
    [one] goes
   *[other] go
} under the deck.
las-vegas-game-ended = { $count ->
    [one] The game is over: { $names } wins with { $money }.
   *[other] The game is over: { $names } share the win with { $money } each.
}
    .you = The game is over: you win with { $money }.

## Lords of Vegas: words

lords-of-vegas-purple = purple
lords-of-vegas-gold = gold
lords-of-vegas-green = green
lords-of-vegas-silver = silver
lords-of-vegas-brown = brown
lords-of-vegas-strip = the Strip
lords-of-vegas-nothing = nothing
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = the lot { $lot }
lords-of-vegas-the-die = the die on { $lot }
lords-of-vegas-to-build = building on { $lot } in { $colour }
lords-of-vegas-to-sprawl = sprawling onto { $lot }
lords-of-vegas-to-remodel = remodelling the casino on { $lot } in { $colour }
lords-of-vegas-to-reorganize = reorganizing the casino on { $lot }
lords-of-vegas-to-gamble = gambling { $bet } at the casino on { $lot }
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
lords-of-vegas-card-drawn = { $name } draws { $lot }: { $colour } pays.
    .you = You draw { $lot }: { $colour } pays.
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
lords-of-vegas-casino-paid = The { $colour } casino { $casino } pays { $paid }.
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
lords-of-vegas-casino-built = { $name } builds on { $lot } in { $colour } for { $cost }; the die shows { $value }.
    .you = You build on { $lot } in { $colour } for { $cost }; the die shows { $value }.
lords-of-vegas-casino-sprawled = { $name } sprawls onto { $lot } in { $colour } for { $cost }; the die shows { $value }.
    .you = You sprawl onto { $lot } in { $colour } for { $cost }; the die shows { $value }.
lords-of-vegas-casino-remodeled = { $name } remodels the { $former } casino { $casino } in { $colour } for { $cost }.
    .you = You remodel the { $former } casino { $casino } in { $colour } for { $cost }.
lords-of-vegas-casino-reorganized = { $name } reorganizes the casino { $casino } for { $cost }.
    .you = You reorganize the casino { $casino } for { $cost }.
lords-of-vegas-dice-rerolled = The dice on { $lots } show { $values }.
lords-of-vegas-dice-arranged = { $name } arranges { $values } on { $lots }.
    .you = You arrange { $values } on { $lots }.
lords-of-vegas-tie-rerolled = The bosses are tied with { $tied }: the dice on { $lots } now show { $values }.
lords-of-vegas-bet-made = { $name } bets { $bet } against { $boss } at the casino { $casino }.
    .you = You bet { $bet } against { $boss } at the casino { $casino }.
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
lords-of-vegas-offer-void = Offer { $number } from { $name } to { $to } is void: { $why ->
    [card-drawn] a card is drawn
    [turn-ended] the turn is over
   *[other] it can no longer be carried out
}.

## The page

page-back = Back
page-theme = Day or night
page-language = Language
page-offline = The server cannot be reached.
page-you = You
page-guest = Guest
page-player = Player { $n }
page-goes-on = Your game goes on
page-continue = Continue
page-forget = Forget it
page-idea-las-vegas = Roll, place, and have the most dice where the notes are.
page-idea-lords-of-vegas = Build, sprawl and gamble until the Strip is yours.
page-size-las-vegas = 2–5 players, 30 minutes
page-size-lords-of-vegas = 2–4 players, 60 minutes
page-play-now = Play now
page-with-friends = With friends
page-one-screen = One screen
page-open-tables = Open tables
page-seated = { $taken } of { $seats } seated
page-take-seat = Take a seat
page-line-lost = The connection is lost. Trying again…
page-line-kept = The connection is lost. Your move is kept. Trying again…
page-opening = Opening the table…
page-free-seat = Free seat
page-add-bot = Let a bot play
page-sit = Sit here
page-stand-up = Stand up
page-level-easy = bot, easy
page-level-medium = bot, medium
page-level-hard = bot, hard
page-there = here
page-gone = away
page-your-name = Your name
page-code-picture = The invitation as a code to scan
page-invite = Bring your friends
page-invite-how = Whoever opens this link picks a name and a free seat. No account is needed.
page-share = Send the link
page-copied = Copied
page-waiting = { $open ->
    [one] One seat is still free
   *[other] { $open } seats are still free
}
page-begin = Begin
page-round-of = Round { $round } of { $rounds }
page-casinos = Casinos
page-casino = Casino { $face }, { $name }
page-notes-left = Notes in the deck
page-dice-left = Dice to place
page-start-player = Start player
page-first = 1st
page-dice-in-hand = { $white ->
    [0] { $own ->
        [one] 1 die
       *[other] { $own } dice
    }
   *[other] { $own ->
        [one] 1 die and { $white } white
       *[other] { $own } dice and { $white } white
    }
}
page-notes-won = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
page-nothing = nothing
page-cancel = cancel
page-not-rolled = not rolled
page-out-take = take { $note }
page-out-lose = lose { $note }
page-out-keep = keep { $note }
page-out-tie = tie
page-out-nothing = nothing
page-roll = The roll
page-your-roll = Your roll
page-choose-face = Choose one face. All its dice go.
page-choose = Choose a face
page-face = { $white ->
    [0] { $own ->
        [one] Face { $face }: 1 die
       *[other] Face { $face }: { $own } dice
    }
   *[other] Face { $face }: { $own } own and { $white } white
}
page-place = { $dice ->
    [one] Place 1 die on { $casino }
   *[other] Place { $dice } dice on { $casino }
}
page-thinking = { $name } is thinking
page-log = The night so far
page-taken-over = A bot plays for { $name }.
page-returned = { $name } is back.
page-close = Close
page-who-plays = Who plays seat { $n }
page-kind-person = Person here
page-kind-open = Open seat
page-kind-easy = Easy bot
page-kind-medium = Medium bot
page-kind-hard = Hard bot
page-fewer-seats = Remove this seat
page-more-seats = One more seat
page-options = Options
page-white-dice = White dice
page-open-money = Money face up
page-listed = Anyone may join
page-timer = Time for a decision
page-no-timer = no limit
page-seconds = { $seconds } seconds
page-set-up = Set up the table
page-talk = Talk
page-unread = { $what }, something new
page-say = Say something
page-who-speaks = Who speaks
page-send = Send
page-reaction-applause = applauds
page-reaction-laugh = laughs
page-reaction-wow = is amazed
page-reaction-sigh = sighs
page-reaction-hurry = taps the table
page-reaction-thanks = says thanks
page-said = { $name }: { $text }
page-settings = Settings
page-theme-auto = as the device
page-theme-dark = night
page-theme-light = day
page-two-touches = Choose, then confirm
page-other-device = Go on at another device
page-table-link = Let others watch
page-get-code = Get a code
page-leave-how = A bot plays on for you
page-leave-whose = A bot plays on for { $name }
page-leave = Leave the table
page-replay = Replay
page-play = Play
page-pause = Pause
page-step = One step on
page-step-back = One step back
page-again = Play again
page-to-rematch = To the new game
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
page-lords-gone = { $colour }: { $gone } of { $all } gone
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
    [yes] { $lot }, your lot: costs { $cost }, die { $die }
   *[no] { $lot }, lot of { $name }: costs { $cost }, die { $die }
}
page-lords-lot-empty = { $lot }, { $colour } casino of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, no die here
page-lords-lot-built = { $lot }, { $colour } casino of { $tiles ->
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
    [deck] The card { $lot }, { $colour }, is still in the deck.
   *[gone] The card { $lot }, { $colour }, is gone.
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
page-lords-do-gamble = Bet { $bet }
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
page-lords-colour-left = { $colour }, { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
page-lords-casino-of = Casino, { $colour }
page-lords-casino-at = { $colour } casino on { $lot }
page-lords-in-casino = { $colour } casino, { $tiles ->
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
page-lords-boss-open = The dice decide
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] A { $colour } card or the Strip pays { $shares }
   *[colour] A { $colour } card pays { $shares }
}
page-lords-pays-nothing = No card pays it
page-lords-share = { $you ->
    [yes] you { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { page-lords-share } and { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-lords-against = Against { $name }
page-lords-against-poor = Against { $name }, who has only { $money }
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
page-lords-no = No
page-lords-change = Change
page-lords-accept = Accept
page-lords-sure-accept = Yes, accept

## Before and after the game

page-rules = Rules
page-rules-of = Rules of { $game }
page-contents = Contents
page-fair-title = Fair dice
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
page-level = Bots
page-how-easy = Easy
page-how-medium = Medium
page-how-hard = Hard
page-more = More
page-watch = Watch
page-watch-record = Watch a record
page-running-tables = Being played
page-with-white = with white dice
page-with-open-money = money face up
page-mine-yours = Your turn.
page-mine-theirs = { $name } is to play.
page-mine-over = Over.
page-mine-with = With { $names }.
page-mine-result = Result
page-mine-done = Played lately
page-code-how = At the table on the other device, open the settings and get a code. It gives you your seats here.
page-code-table = Link of the table
page-code = Code
page-code-go = To my seat
page-have-code = I have a seat code
page-name-of = Name of player { $n }
page-white-dice-how = Everyone also rolls white dice. They count as one more player.
page-open-money-how = Everyone sees what the others have won. Otherwise sums stay hidden, though each note is paid for all to see.
page-listed-how = The table is shown on the home page. Otherwise it takes the link.
page-takeover = Bots step in
page-takeover-how = A bot plays for whoever is gone, until they are back.
page-starts = Who starts
page-starts-lot = by lot
page-watching-here = You are watching.
page-invite-link = Invitation link
page-wins-money = { $who ->
    [you] You win with { $money }
    [one] { $names } wins with { $money }
   *[many] { $names } share the win with { $money }
}
page-wins-points = { $who ->
    [you] You win with { page-points-with }
    [one] { $names } wins with { page-points-with }
   *[many] { $names } share the win with { page-points-with }
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
page-chart-round = Round
page-chart-turn = Turn
page-chart-start = Start
page-story = Turning points
page-story-show = Show it
page-insight = Luck and chances
page-insight-why = Bots play on from every position many times, and see what each roll and each move was worth.
page-insight-look = Look into this game
page-insight-looking = Looking into the game …
page-luck-dice = Luck of the dice
page-luck-cards = Luck of cards and dice
page-luck-unit = Change of the chance to win, added up over the game
page-missed-yours = What you missed
page-missed-all = What was missed
page-missed-none = Nothing that mattered. Well played!
page-missed-move = Chosen: { $move }. Better: { $better }.
page-missed-place = { $casino } ({ $face })
page-missed-end-turn = ending the turn
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
page-what-if = What if?
page-what-if-how = Play on from here, your way. You get the seat whose turn it is, bots get the others, and the dice fall anew.
page-what-if-go = Play on from here
page-cut-off = No connection
page-cut-off-how = The tables are closed until it is back. The rules can still be read, and records checked.
page-try-again = Try again
page-part-missing = This part of the page could not be loaded.
page-back-picture = Your seat as a code to scan
page-back-how = Scan this with the other device, or open the link there. Only for you: whoever has it sits on your seat.

## The live table

page-announcements = What happens
page-skip = Touch to skip
page-your-turn = Your turn.
page-turn-of = { $name }’s turn.
page-left = { $name } leaves the table; a bot plays on.
page-watching = Watching
page-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
page-chair-away = away, a bot plays
page-chair-gone = away
page-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-hand-over = Hand the device to { $name }
page-hand-over-why = Money lies face down: nobody else looks now.
page-i-am = I am { $name }
page-leave-sure = Yes, leave
page-speed = Speed
page-speed-slow = slow
page-speed-usual = usual
page-speed-fast = fast
page-speed-once = all at once
page-motion = Motion
page-motion-less = none
page-contrast = Contrast
page-contrast-more = more
page-sound = Sound
page-hints = Hints
page-hint-close = Do not show this hint again
page-hint-face = All dice of one number go to the casino of that number. The most dice there take the best note.
page-hint-white-dice = White dice belong to nobody: they go along, count as one more player there, and can tie with anyone.
page-hint-payout = Now each casino pays: the most dice take the highest note. Equal numbers cancel each other out.
page-foretold-take = { $who ->
    [you] You take { $note }.
   *[name] { $name } takes { $note }.
}
page-foretold-lose = { $who ->
    [you] You lose { $note }.
   *[name] { $name } loses { $note }.
}
page-foretold-keep = { $who ->
    [you] You keep { $note }.
   *[name] { $name } keeps { $note }.
}
page-foretold-tie = { $who ->
    [you] You tie and get nothing.
   *[name] { $name } ties and gets nothing.
}
page-foretold-nothing = { $who ->
    [you] Nothing is left for you there.
   *[name] Nothing is left for { $name } there.
}
page-foretold-ties = { $names } tie on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and cancel.
page-lords-hint-trade = Touch what you give and what you want. Nothing changes hands before the other side accepts.
page-lords-hint-offer = Look at what changes before you answer. You may also answer with a changed offer.
page-lords-choices = You may: { $choices }.
page-refused-already-gambled = You have gambled this turn; once is the limit.
page-refused-already-reorganized = Dice of this casino were reorganized this turn.
page-refused-bad-bet = This bet is too high or too low.
page-refused-bad-message = The server could not read that.
page-refused-bad-money = Only whole millions from 0 up can change hands.
page-refused-bad-partner = A trade needs another player at this table.
page-refused-bad-text = That name or text cannot be used.
page-refused-begun-already = The game has begun; you may watch it.
page-refused-bus-unavailable = The server is not whole just now; please try again.
page-refused-dice-left = You still have a die in supply, so none may be moved.
page-refused-draw-first = Draw the card first; actions come after it.
page-refused-empty-trade = An offer needs something in it.
page-refused-face-not-rolled = You have not rolled that number.
page-refused-foreign-page = This page may not speak to this server.
page-refused-full = The house is full; try again later.
page-refused-game-over = The game is over.
page-refused-given-twice = The same lot or die is named twice.
page-refused-invalid-move = This game knows no such move.
page-refused-invalid-options = No game can be played with these seats and options.
page-refused-invalid-record = This is not a whole, honest record.
page-refused-lot-taken = That lot is taken; only an unowned lot can be sprawled on.
page-refused-no-boss = This casino has no boss to bet against.
page-refused-no-casino = There is no casino on that lot.
page-refused-no-dice = All your dice are on the board: choose the one to move.
page-refused-no-die-there = You have no die in that casino.
page-refused-no-money = One side does not have the money it would give.
page-refused-no-offer = This offer is no longer open.
page-refused-no-secret = Allow cookies for this page: without one nobody can hold a seat.
page-refused-no-such-seat = This table has no such seat.
page-refused-no-tiles = There are not enough tiles of that colour left.
page-refused-no-trading = Trades wait until the player on turn may draw or act.
page-refused-nobody-plays = Somebody has to sit down with the bots.
page-refused-not-adjacent = That lot is not adjacent to the casino.
page-refused-not-begun = The game has not begun.
page-refused-not-boss = You are not the boss of that casino.
page-refused-not-invited = Ask for the invitation to this table to sit down.
page-refused-not-on-turn = Only the player on turn can trade actions of this turn.
page-refused-not-over = This game is still being played.
page-refused-not-owned = What would be given does not belong to the giver.
page-refused-not-seated = Only those who sit at the table can do that.
page-refused-not-your-die = You have no die there to move.
page-refused-not-your-lot = You have no marker on that lot.
page-refused-not-your-offer = This offer is not yours to answer or withdraw.
page-refused-not-your-seat = This seat is not yours.
page-refused-not-your-turn = It is not your turn.
page-refused-offer-open = You have an open offer to that player; withdraw it first.
page-refused-own-casino = You are the boss there; gamble at the casino of another.
page-refused-promised = You have promised not to do that this turn.
page-refused-same-colour = That casino has this colour already.
page-refused-seat-taken = Somebody sits there already.
page-refused-seats-open = There are open seats: wait for someone, or let bots play.
page-refused-store-unavailable = The server cannot save just now; please try again.
page-refused-too-expensive = You do not have enough money for that.
page-refused-too-large = That is too large for the server.
page-refused-too-late = The request took too long to arrive.
page-refused-too-many-codes = Use one of the codes given before.
page-refused-too-many-dice = Nobody can have that many dice on the board.
page-refused-too-many-markers = Nobody can have that many markers.
page-refused-too-often = That was too often; wait a moment.
page-refused-unknown-game = This game is not played here.
page-refused-unknown-lot = There is no such lot; lots are named A1 to F9.
page-refused-unknown-room = There is no such table.
page-refused-what-if = There is no record of a “what if”: it began in the middle of another game.
page-refused-unknown-seat = There is no such player at this table.
page-refused-value-not-rolled = You have no such value left to place.
page-refused-wrong-code = No seat of this table goes by that code.
page-refused-wrong-phase = This is not the time for that.
page-row-done = { $name } has been paid.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: nothing
page-row-tie = { $names }, { page-row-dice } each: cancelled
page-row-rest = left over: { $notes }

## Games without a look of their own

page-size-plain = { $players } players
page-rules-none = There is no rulebook for this game here.
page-fair-sealed = The secret is the one that was promised, and nothing in this record was changed after it was sealed. The rolls and cards of this game cannot be worked out here.
page-wins-plain = { $who ->
    [you] You win
    [one] { $names } wins
   *[many] { $names } share the win
}
page-plain-position = How it stands
page-plain-moves = What you can do
page-plain-choose = Choose what to do
page-plain-choices = You may: { $choices }.
