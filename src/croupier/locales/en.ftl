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
