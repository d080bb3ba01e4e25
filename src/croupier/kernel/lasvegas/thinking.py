"""Games of those who search, or go by a net, played whole inside compiled code."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import allocating, compiled
from croupier.kernel.figures import PlayChunk, Totals
from croupier.kernel.lasvegas import policies
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.champion import Mind, begin_search, mind_of, try_faces, usual_playouts
from croupier.kernel.lasvegas.dealer import begin, deal
from croupier.kernel.lasvegas.models import begin_to_watch, drawn_face, is_forced, watch
from croupier.kernel.lasvegas.players import (
    BY_DICE,
    MONTECARLO,
    TRAINED,
    WITH_NET,
    Numbers,
    player_of,
    players_of,
)
from croupier.kernel.lasvegas.rolls import nth_face, shown
from croupier.kernel.lasvegas.row import FACES, LOT, OVER, Row, Rows
from croupier.kernel.lasvegas.rules import choices, count_money, notes_won, place
from croupier.kernel.lasvegas.searching import ROOT
from croupier.kernel.lasvegas.searching import try_faces as try_faces_greedily
from croupier.kernel.lasvegas.summing import add_up
from croupier.kernel.lasvegas.weights import no_weights, trained_weights
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import next_word
from croupier.nets.weights import Weights

WHOLE_GAME = 1 << 30
"""More decisions than there are in any game."""
TEMPERATURE = 1.6
"""How freely the trained player draws its faces: so freely that it wins 68 games in 100 against
somebody greedy, and the champion 68 in 100 against it."""
BATCH = 240
"""How many playouts pass between two looks at the clock, where there is one."""

_2 = np.uint64(2)


def mind_for(bots: Sequence[str]) -> Mind:
    """Return a mind for these players; weights are read only if one of them needs any."""
    is_needed = any(player_of(bot)[0] in WITH_NET for bot in bots)
    return mind_of(trained_weights() if is_needed else no_weights())


def share_won(weights: Weights, bots: Sequence[str], seed: int, games: int) -> float:
    """Return the share of games that the first of some players wins, which all take every seat."""
    players, playouts = players_of(bots)
    rows, mind, shares = r.rows(1), mind_of(weights), 0.0
    for game in range(games):
        seat = game % len(bots)
        begin(rows, 0, seed, game, len(bots), 0, LOT)
        begin_to_watch(mind.beliefs)
        go_on(rows, 0, np.roll(players, seat), np.roll(playouts, seat), mind, WHOLE_GAME)
        shares += win_share(rows[0], seat)
    return shares / games


def thinkers(rows: Rows, seed: int, bots: Sequence[str], white: int, starter: int) -> PlayChunk:
    """Return who plays games between these players, with a mind for each row."""
    players, playouts = players_of(bots)
    minds = [mind_for(bots) for _ in rows]

    def play(totals: Totals, at: int, first: int, games: int) -> None:
        for game in range(first, first + games):
            begin(rows, at, seed, game, len(bots), white, starter)
            begin_to_watch(minds[at].beliefs)
            decisions = go_on(rows, at, players, playouts, minds[at], WHOLE_GAME)
            totals[at].decisions += decisions
            add_up(rows[at], totals[at])

    return play


@compiled
def go_on(rows: Rows, at: int, players: Numbers, playouts: Numbers, mind: Mind, most: int) -> int:
    """Play a game on by at most so many decisions; return how many there were."""
    row, decisions = rows[at], 0
    while row.phase != OVER and decisions < most:
        face = choose(row, players[row.turn], playouts[row.turn], mind)
        watch(row, face, mind.net, mind.beliefs, mind.chances)
        place(row, face)
        deal(row)
        decisions += 1
    return decisions


@compiled
def choose(row: Row, player: int, playouts: int, mind: Mind) -> int:
    """Choose a face, from 0, as this player would."""
    if is_forced(row):
        return nth_face(choices(row), 0)
    if player < TRAINED:
        return policies.choose(row, player)
    if player == TRAINED:
        return drawn_face(row, mind.net, TEMPERATURE)
    mind.rows[ROOT] = row
    if player == MONTECARLO:
        lay_face_down(mind.rows[ROOT])
    if playouts == BY_DICE:
        playouts = usual_playouts(row)
    return searched_face(mind, player, int(np.int64(next_word(row.luck) >> _2)), playouts)


@compiled
def lay_face_down(row: Row) -> None:
    """Let the seat on turn see what the rules show it: not the money of the others."""
    if not row.open_money:
        for seat in range(row.seats):
            if seat != row.turn:
                row.face_down[seat] = notes_won(row, seat)
                row.won[seat] = 0
        count_money(row)


@allocating
def searched_face(mind: Mind, player: int, series: int, playouts: int) -> int:
    """Try all faces; drop the worse half; again until one is left. Twin: bots.lasvegas.halving."""
    left = np.zeros(FACES, np.int64)
    number, first = rolled_faces(mind.rows[ROOT], left), 0
    begin_search(mind)
    halvings = halvings_of(number)
    each = max(1, playouts // max(1, halvings))
    for _ in range(halvings):
        for done in range(0, each, BATCH):
            times = max(1, min(BATCH, each - done) // number)
            if player == MONTECARLO:
                try_faces_greedily(mind.rows, left[:number], series, first, times, mind.chances)
            else:
                try_faces(mind, left[:number], series, first, times)
            first += times
        best_first(left[:number], mind.chances)
        number = (number + 1) // 2
    return int(left[0])


@compiled
def rolled_faces(row: Row, faces: Numbers) -> int:
    """Write down the faces that were rolled; return how many."""
    both, number = row.rolled[0] + row.rolled[1], 0
    for face in range(FACES):
        if shown(both, face):
            faces[number] = face
            number += 1
    return number


@compiled
def halvings_of(number: int) -> int:
    """Return how often so many are halved until one is left."""
    halvings = 0
    while number > 1:
        number = (number + 1) // 2
        halvings += 1
    return halvings


@compiled
def best_first(faces: Numbers, chances: NDArray[np.float64]) -> None:
    """Sort faces by their chances; equals stay in their order."""
    for number in range(1, len(faces)):
        face, place = faces[number], number
        while place > 0 and chances[faces[place - 1]] < chances[face]:
            faces[place] = faces[place - 1]
            place -= 1
        faces[place] = face
