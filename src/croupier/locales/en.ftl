list = { $first } and { $last }

## Las Vegas: what happened

las-vegas-white = white
las-vegas-starter-drawn = The lot falls on { $name } to start.
las-vegas-round-began = Round { $round } begins; { $name } starts.
las-vegas-note-turned = { $casino } is dealt { $note }.
las-vegas-white-scattered = The white dice left over show { $dice } and go to their casinos.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } rolls { $own }.
    [white] { $name } rolls { $white } with white dice.
   *[both] { $name } rolls { $own }, and { $white } with white dice.
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } places { las-vegas-own-dice } at { $casino }.
    [white] { $name } places { las-vegas-white-dice } at { $casino }.
   *[both] { $name } places { las-vegas-own-dice } and { las-vegas-white-dice } at { $casino }.
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
las-vegas-went-empty = { $casino }: nothing is left for { $names }.
las-vegas-notes-returned = { $casino }: nobody takes { $notes }, which { $count ->
    [one] goes
   *[other] go
} under the deck.
las-vegas-game-ended = { $count ->
    [one] The game is over: { $names } wins with { $money }.
   *[other] The game is over: { $names } share the win with { $money } each.
}
