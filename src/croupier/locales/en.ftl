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
    [white] { $name } rolls { $white } with { las-vegas-with-white }.
   *[both] { $name } rolls { $own }, and { $white } with { las-vegas-with-white }.
}
    .you = { $kinds ->
    [own] You roll { $own }.
    [white] You roll { $white } with { las-vegas-with-white }.
   *[both] You roll { $own }, and { $white } with { las-vegas-with-white }.
}
las-vegas-with-white = { $white_count ->
    [one] a white die
   *[other] white dice
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
page-size-las-vegas = 2–5 players, 5–30 min
page-size-lords-of-vegas = 2–4 players, 10–60 min
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
page-level-champion = bot, champion
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
page-kind-champion = Champion bot
page-fewer-seats = Remove this seat
page-more-seats = One more seat
page-options = Options
page-white-dice = White dice
page-open-money = Money face up
page-listed = Anyone may join
page-timer = Time for a decision
page-no-timer = no limit
page-seconds = { $seconds } seconds
page-minutes = { $minutes } minutes
page-hours = { $hours } hours
page-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-still = { $time } left
page-days-how = Nobody has to wait at the table. When your time is up, the rules move for you.
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
page-unblock = Unblock
page-blocked = Blocked people
page-leave-how = A bot plays on for you
page-leave-whose = A bot plays on for { $name }
page-leave = Leave the table

## Before and after the game

page-rules = Rules
page-rules-of = Rules of { $game }
page-contents = Contents
page-level = Bots
page-how-easy = Easy
page-how-medium = Medium
page-how-hard = Hard
page-how-champion = Champion
page-plays-easy = Plays as in a first game: sensible, short-sighted, distracted now and then.
page-plays-medium = Takes what pays at once, and spoils what would pay you.
page-plays-hard = Weighs the risk, and thinks of what is still to come.
page-plays-champion = Remembers everything, looks ahead, and gives nothing away.
page-watch = Watch
page-running-tables = Being played
page-with-white = with white dice
page-with-open-money = money face up
page-mine-yours = Your turn.
page-mine-theirs = { $name } is to play.
page-mine-over = Over.
page-mine-with = With { $names }.
page-mine-result = Result
page-mine-done = Played lately
page-me = You
page-somebody = somebody
page-name-of = Name of player { $n }
page-white-dice-how = Everyone also rolls white dice. They belong to an imaginary player.
page-open-money-how = Everyone sees what the others have won. Otherwise sums stay hidden, though each note is paid for all to see.
page-listed-how = The table is shown on the home page. Otherwise it takes the link.
page-takeover = Bots step in
page-takeover-how = A bot plays for whoever is gone, until they are back.
page-starts = Who starts
page-starts-lot = by lot
page-watching-here = You are watching.
page-invite-link = Invitation link
page-what-if = What if?
page-cut-off = No connection
page-cut-off-how = The tables are closed until it is back. The rules can still be read, and records checked.
page-try-again = Try again
page-part-missing = This part of the page could not be loaded.

## The live table

page-announcements = What happens
page-skip = Touch to skip
page-jump = Jump to my turn
page-jumping = On to your turn …
page-plays-again-yes = { $name } wants to play again.
page-plays-again-no = { $name } does not play again.
page-again-asked = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
page-your-turn = Your turn.
page-turn-of = { $name }’s turn.
page-left = { $name } leaves the table; a bot plays on.
page-watching = Watching
page-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
page-chair-away = away, a bot plays
page-chair-bot = bot
page-bot-of = bot of { $owner }
page-time-up = Time is up: it was decided for you.
page-chair-gone = away
page-host = host of the table
table-ended = The game was ended by agreement: it has no result.
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
page-keys = Shortcut keys
page-hint-close = Do not show this hint again
page-hint-face = All dice of one number go to the casino of that number. The most dice there take the best note.
page-hint-white-dice = White dice belong to an imaginary player: they go along, count there like anyone’s, and can tie with anyone.
page-hint-payout = Now each casino pays: the most dice take the highest note. Equal numbers cancel each other out.
page-foretold-take = { $who ->
    [you] You take { $note } if nobody beats you.
   *[name] { $name } takes { $note } if nobody does better.
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
page-foretold-gain = { $name } takes { $note } then.
page-refused-bad-message = The server could not read that.
page-refused-bad-text = That name or text cannot be used.
page-refused-banned = This house is closed to you.
page-refused-blocked = You cannot take a seat at this table.
page-refused-begun-already = The game has begun; you may watch it.
page-refused-bus-unavailable = The server is not whole just now; please try again.
page-refused-face-not-rolled = You have not rolled that number.
page-refused-foreign-page = This page may not speak to this server.
page-refused-full = The house is full; try again later.
page-refused-game-over = The game is over.
page-refused-invalid-move = This game knows no such move.
page-refused-invalid-options = No game can be played with these seats and options.
page-refused-muted = You are muted here: nobody is told what you say.
page-refused-no-secret = Allow cookies for this page: without one nobody can hold a seat.
page-refused-no-such-seat = This table has no such seat.
page-refused-nobody-plays = Somebody has to sit down with the bots.
page-refused-not-begun = The game has not begun.
page-refused-not-invited = Ask for the invitation to this table to sit down.
page-refused-not-seated = Only those who sit at the table can do that.
page-refused-not-your-seat = This seat is not yours.
page-refused-not-your-turn = It is not your turn.
page-refused-paused = The game is paused.
page-refused-removed = You were removed from this table.
page-refused-seat-taken = Somebody sits there already.
page-refused-seats-open = There are open seats: wait for someone, or let bots play.
page-refused-store-unavailable = The server cannot save just now; please try again.
page-refused-table-closed = This table was closed.
page-refused-too-large = That is too large for the server.
page-refused-too-late = The request took too long to arrive.
page-refused-too-often = That was too often; wait a moment.
page-refused-unknown-game = This game is not played here.
page-refused-unknown-room = There is no such table.
page-row-done = { $name } has been paid.

## A casino for those who listen

page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: nothing
page-row-tie = { $names }, { page-row-dice } each: cancelled
page-row-rest = left over: { $notes }

## Games without a look of their own

page-size-plain = { $players } players
page-rules-none = There is no rulebook for this game here.
page-plain-position = How it stands
page-plain-moves = What you can do
page-plain-choose = Choose what to do
page-plain-choices = You may: { $choices }.

## Learning

page-learn = Learn
page-learn-how = by playing, in minutes
page-new-here = New here?
page-new-here-how = { $game } is learned in a few minutes, at the table, by playing. Or find out as you go: hints help at every new decision.
page-new-here-learn = Show me how it goes
page-new-here-play = Play at once

## What is told: between rounds of Las Vegas

page-round-over = Round { $round } is over
page-round-leads = { $who ->
    [you] You lead by { $sum }.
   *[name] { $name } leads by { $sum }.
}
page-round-nobody = Nobody took { $note }.
page-round-took = Who took what
page-round-next = Round { $round } begins with { $name }.
page-round-go-on = On to round { $round }
page-round-up = moved up
page-round-down = moved down
page-round-standing = { $name }: { $sum }, of it { $gained } in this round.

page-hint-goal = The goal: have the most money after four rounds. Ties win nothing.

## Coach and puzzles

page-coach = Coach
page-coach-agreed = Everyone here may ask the coach, and all see who does.
page-coach-agreed-how = Everyone at this table may ask it, and all see who does.
page-coach-best = best
page-coach-how = Chance to win from here. Everyone sees that you asked.
page-coach-off = Other people play here, or the game counts: the coach is off until it is over. Then it shows what it would have done.
page-coach-practice = practice table
page-coach-thinking = thinking …
page-coach-wins = wins { $chance }
page-coached = { $name } asked the coach.
page-puzzle = Puzzle
page-puzzle-done = done for today
page-puzzle-how = one best move a day
page-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
