# A message with an attribute «you» says it so to the one it is about.

## What happened

pig-die-rolled = { $name } rolls a { $face }.
    .you = You roll a { $face }.
pig-stake-lost = { $points ->
    [0] { $name } loses the turn.
   *[other] { $name } loses the turn and { $points } points.
}
    .you = { $points ->
    [0] You lose the turn.
   *[other] You lose the turn and { $points } points.
}
pig-points-banked = { $name } banks { $points } points and has { $bank }.
    .you = You bank { $points } points and have { $bank }.
pig-game-ended = The game is over: { $name } wins with { $bank } points.
    .you = The game is over: you win with { $bank } points.

## How the table stands

pig-target = { $target } points win.
pig-bank = { $name } has { $bank } in the bank.
    .you = You have { $bank } in the bank.
pig-turn = { $stake ->
    [0] It is the turn of { $name }.
   *[other] It is the turn of { $name }, with { $stake } points at stake.
}
    .you = { $stake ->
    [0] It is your turn.
   *[other] It is your turn, with { $stake } points at stake.
}

## What one can do

pig-roll = Roll
pig-hold = Hold
