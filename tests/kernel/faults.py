"""Faults of the kernel, one small change of its source each: what lockstep must catch."""

from typing import NamedTuple


class Fault(NamedTuple):
    """A wrong rule, in a file of the kernel: `right` is there once, and `wrong` takes its place."""

    name: str
    file: str
    right: str
    wrong: str


LAS_VEGAS = (
    Fault(
        "a tie for the most dice is paid",
        "lasvegas/rules.py",
        "return once & ~twice & WITH_DICE, holders",
        "return once & WITH_DICE, holders",
    ),
    Fault(
        "of three with equally many dice one is paid",
        "lasvegas/rules.py",
        "twice |= once & bit",
        "twice ^= once & bit",
    ),
    Fault(
        "the notes of a casino lie in the order they came",
        "lasvegas/rules.py",
        "row.notes[casino, place] = max(there, note)\n        note = min(there, note)",
        "row.notes[casino, place] = there or note\n        note = note if there else 0",
    ),
    Fault(
        "the lowest note is paid first",
        "lasvegas/rules.py",
        "note = int(np.int64(row.notes[casino, place]))",
        "note = int(row.notes[casino, np.count_nonzero(row.notes[casino]) - 1 - place])",
    ),
    Fault(
        "white has no claim in a casino",
        "lasvegas/rules.py",
        "for claimant in range(WHITE + 1):",
        "for claimant in range(WHITE):",
    ),
    Fault(
        "white dice count as those of their holder",
        "lasvegas/rules.py",
        "row.dice[face, WHITE] += white",
        "row.dice[face, seat] += white",
    ),
    Fault(
        "two players have two white dice each",
        "lasvegas/rules.py",
        "return int(WHITE_EACH[row.seats])",
        "return int(WHITE_EACH[SEATS - 1])",
    ),
    Fault(
        "white dice left over stay in the box",
        "lasvegas/rules.py",
        "if left_over(row):",
        "if left_over(row) > 2:",
    ),
    Fault(
        "white dice left over go to the start player",
        "lasvegas/rules.py",
        "row.dice[face, WHITE] += shown(roll, face)",
        "row.dice[face, row.starter] += shown(roll, face)",
    ),
    Fault(
        "a face only white dice show cannot be chosen",
        "lasvegas/rules.py",
        "return faces(row.rolled[0] | row.rolled[1])",
        "return faces(row.rolled[0])",
    ),
    Fault(
        "four dice of a face are not seen",
        "lasvegas/rolls.py",
        "return (roll | roll >> 1 | roll >> 2 | roll >> 3) & ANY",
        "return (roll | roll >> 1 | roll >> 3) & ANY",
    ),
    Fault(
        "who has only white dice left is passed over",
        "lasvegas/rules.py",
        "if row.own[seat] or row.white[seat]:",
        "if row.own[seat]:",
    ),
    Fault(
        "a casino with exactly 50,000 gets another note",
        "lasvegas/rules.py",
        "if worth(row, casino) < FULL:",
        "if worth(row, casino) <= FULL:",
    ),
    Fault(
        "a note turned up stays in the deck",
        "lasvegas/rules.py",
        "row.deck[note - 1] -= 1",
        "row.deck[note - 1] -= note > 9",
    ),
    Fault(
        "the start player keeps the card",
        "lasvegas/rules.py",
        "begin_round(row, (row.starter + 1) % row.seats)",
        "begin_round(row, row.starter)",
    ),
    Fault(
        "notes face down are counted by their worth",
        "lasvegas/rules.py",
        "row.face_down[seat] += 1",
        "row.face_down[seat] += note",
    ),
    Fault(
        "the money lags behind the notes",
        "lasvegas/rules.py",
        "row.money[seat] += note * TEN_THOUSAND",
        "row.money[seat] += (note - 1) * TEN_THOUSAND",
    ),
    Fault(
        "there are five rounds",
        "lasvegas/rules.py",
        "if row.game_round < ROUNDS:",
        "if row.game_round <= ROUNDS:",
    ),
    Fault(
        "with equal money fewer notes win",
        "lasvegas/winners.py",
        "* MORE_THAN_NOTES + notes_won(row, seat)",
        "* MORE_THAN_NOTES - notes_won(row, seat)",
    ),
    Fault(
        "of those who share the win only the last has won",
        "lasvegas/winners.py",
        "        if score > best:\n",
        "        if score >= best:\n",
    ),
)

LORDS_OF_VEGAS = (
    Fault(
        "every step on the track costs one point",
        "lordsofvegas/bitboard.py",
        "[[SPACES.index(advance(space, points)) for points",
        "[[min(SPACES.index(space) + points, LAST) for points",
    ),
    Fault(
        "blocks touch along the Strip",
        "lordsofvegas/bitboard.py",
        "    below = (mask & WITH_BELOW) << LOTS_PER_ROW\n"
        "    above = (mask & WITH_ABOVE) >> LOTS_PER_ROW\n",
        "    below, above = mask << LOTS_PER_ROW, mask >> LOTS_PER_ROW\n",
    ),
    Fault(
        "the last lot of a row touches the first of the next",
        "lordsofvegas/bitboard.py",
        "right, left = (mask & WITH_RIGHT) << ONE, (mask & WITH_LEFT) >> ONE",
        "right, left = mask << ONE, mask >> ONE",
    ),
    Fault(
        "the largest casino is paid first",
        "lordsofvegas/rules.py",
        "if tiles < size:",
        "if tiles > size or size > TILES:",
    ),
    Fault(
        "a tie of two bosses is none",
        "lordsofvegas/casinos.py",
        "elif leaders > 1:",
        "elif leaders > 2:",
    ),
    Fault(
        "the first of the tied is boss",
        "lordsofvegas/casinos.py",
        "if leaders == 1:",
        "if leaders >= 1:",
    ),
    Fault(
        "only the first lot of a casino can be on the Strip",
        "lordsofvegas/rules.py",
        "if tiles & STRIP:",
        "if rep & STRIP:",
    ),
    Fault(
        "half of an odd bet is rounded up for the boss",
        "lordsofvegas/rules.py",
        "row.money[boss] += bet // 2 if row.laid_off else bet",
        "row.money[boss] += (bet + 1) // 2 if row.laid_off else bet",
    ),
    Fault(
        "half of an odd debt is rounded up for the boss",
        "lordsofvegas/rules.py",
        "boss_part = due // 2 if row.laid_off else due",
        "boss_part = (due + 1) // 2 if row.laid_off else due",
    ),
    Fault(
        "a boss owes what it cannot pay",
        "lordsofvegas/rules.py",
        "paid = min(boss_part, row.money[boss])",
        "paid = boss_part",
    ),
    Fault(
        "a total of eleven pays twice",
        "lordsofvegas/rules.py",
        "total in DOUBLE",
        "total in (*DOUBLE, 11)",
    ),
    Fault(
        "there are eleven markers",
        "lordsofvegas/rules.py",
        "if count(row.markers[row.turn]) == MARKERS:",
        "if count(row.markers[row.turn]) == MARKERS + 1:",
    ),
    Fault(
        "there are eleven dice",
        "lordsofvegas/rules.py",
        "if count(row.dice[row.turn]) == DICE:",
        "if count(row.dice[row.turn]) == DICE - 1:",
    ),
    Fault(
        "a die must move while one is left",
        "lordsofvegas/legality.py",
        "return count(row.dice[row.turn]) == DICE",
        "return count(row.dice[row.turn]) >= DICE - 1",
    ),
    Fault(
        "marks outlast the turn",
        "lordsofvegas/rules.py",
        "    row.marked = NONE\n    row.gambled = 0\n",
        "    row.gambled = 0\n",
    ),
    Fault(
        "a die that moves loses its mark",
        "lordsofvegas/rules.py",
        "was_marked = row.marked & left",
        "was_marked = row.marked & at",
    ),
    Fault(
        "the casino a die leaves keeps its boss",
        "lordsofvegas/rules.py",
        "        refresh(row, left)\n",
        "",
    ),
    Fault(
        "the tile is placed before the die moves",
        "lordsofvegas/rules.py",
        "    at = bit(lot)\n    if moving:\n",
        "    at = bit(lot)\n    row.tiles[colour] |= at\n    refresh(row, at)\n"
        "    if row.tied:\n        settle(row, TO_ACT, 0)\n        return\n    if moving:\n",
    ),
    Fault(
        "a die that takes another's place shows the printed value",
        "lordsofvegas/rules.py",
        "        take_die(row, at)\n        claim(row, card, value)",
        "        take_die(row, at)\n        claim(row, card, DIE[card])",
    ),
    Fault(
        "sprawling costs what building does",
        "lordsofvegas/rules.py",
        "row.money[row.turn] -= SPRAWL_COST[lot]",
        "row.money[row.turn] -= BUILD_COST[lot]",
    ),
    Fault(
        "one can sprawl with money for half of it",
        "lordsofvegas/legality.py",
        "SPRAWL_AFFORD[purse(row)]",
        "BUILD_AFFORD[purse(row)]",
    ),
    Fault(
        "a casino can be remodelled with one tile too few",
        "lordsofvegas/legality.py",
        "tiles_left(row, colour) >= count(tiles)",
        "tiles_left(row, colour) >= count(tiles) - 1",
    ),
    Fault(
        "a remodelled casino joins none of its new colour",
        "lordsofvegas/rules.py",
        "    refresh(row, first(tiles))\n    settle(row, TO_ACT, 0)",
        "    settle(row, TO_ACT, 0)",
    ),
    Fault(
        "all owners arrange from seat 0 on",
        "lordsofvegas/rules.py",
        "seat = (row.turn + offset) % row.seats",
        "seat = offset % row.seats",
    ),
    Fault(
        "the last of those tied for the start begins",
        "lordsofvegas/rules.py",
        "if totals[seat] > best:",
        "if totals[seat] >= best:",
    ),
    Fault(
        "the End of Game card lies one card deeper",
        "lordsofvegas/bitboard.py",
        "[above_the_end(cards) for cards",
        "[cards - (cards - 1) // 4 for cards",
    ),
    Fault(
        "after a card of the closed block nobody draws again",
        "lordsofvegas/rules.py",
        "if row.phase == ACTING and is_closed(row, card):",
        "if row.phase == OVER and is_closed(row, card):",
    ),
    Fault(
        "a new promise releases from the old ones",
        "lordsofvegas/trading.py",
        "row.promised[kind] |= row.offer_promised[slot, kind]",
        "row.promised[kind] = row.offer_promised[slot, kind]",
    ),
    Fault(
        "offers with promises outlast the turn",
        "lordsofvegas/trading.py",
        "return bool(lots_left_alone(row, slot) != NONE or row.offer_action[slot] != 0)",
        "return bool(row.offer_action[slot] != 0)",
    ),
    Fault(
        "an offer stands though its goods are gone",
        "lordsofvegas/trading.py",
        "return not lots & ~row.markers[seat] and not dice & ~row.dice[seat]",
        "return bool(row.offer_number[slot])",
    ),
    Fault(
        "an offer stands though its action is not legal any more",
        "lordsofvegas/trading.py",
        "possible = is_legal(row, action)",
        "possible = bool(action)",
    ),
    Fault(
        "the action in a deal is left undone",
        "lordsofvegas/trading.py",
        "    if action:\n        act(row, action)",
        "    if action < 0:\n        act(row, action)",
    ),
    Fault(
        "traded dice do not change the boss",
        "lordsofvegas/trading.py",
        "    while dice:\n        refresh(row, first(dice))",
        "    while dice and giver < 0:\n        refresh(row, first(dice))",
    ),
    Fault(
        "offers of others can be withdrawn",
        "lordsofvegas/movegen.py",
        "slot = seat * SEATS + other if kind == codes.WITHDRAW else other * SEATS + seat",
        "slot = other * SEATS + seat",
    ),
    Fault(
        "with equal points less money wins",
        "lordsofvegas/winners.py",
        "* MORE_THAN_MONEY + row.money[seat]",
        "* MORE_THAN_MONEY - row.money[seat]",
    ),
)
