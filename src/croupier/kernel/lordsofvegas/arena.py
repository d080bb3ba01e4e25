"""Games between players of any kind, one decision at a time, so that each can be timed."""

from collections.abc import Sequence

import numpy as np

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.bitboard import NONE
from croupier.kernel.lordsofvegas.champion import champion_choice
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.montecarlo import montecarlo_choice
from croupier.kernel.lordsofvegas.net import Net, no_net, trained_net
from croupier.kernel.lordsofvegas.netplay import make_decision, move_by_net
from croupier.kernel.lordsofvegas.planning import ROOT, ROWS
from croupier.kernel.lordsofvegas.policies import (
    GREEDY,
    HASTY,
    POLICIES,
    UNIFORM,
    move_greedily,
    move_hastily,
    next_seat,
    trade_uniformly,
)
from croupier.kernel.lordsofvegas.row import NEVER, OVER, REVEALING, SEATS, Numbers, Row, Rows
from croupier.kernel.lordsofvegas.rules import start
from croupier.kernel.lordsofvegas.searching import MOST_CARDS
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, SHREWD_STYLE
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.kernel.luck import next_word, seed

TRAINED, MONTECARLO, CHAMPION = range(HASTY + 1, HASTY + 4)
PLAYERS = {
    **POLICIES,
    "trained": TRAINED,
    "montecarlo": MONTECARLO,
    "montecarlo-1": MONTECARLO,
    "champion": CHAMPION,
}
"""All players, by the names of the bots they are twins of."""
PLAYOUTS = {MONTECARLO: 3000, CHAMPION: 500}
"""How many playouts those who search do for a move, if nobody says how many."""
JUDGING = (TRAINED, CHAMPION)
"""Those who need the net."""
GAME, ASIDE = range(2)
"""The row of the game, and where those try moves who look one step ahead."""
_TWO = np.uint64(2)


@compiled
def begin_game(rows: Rows, desk: Desk, seats: int, series: int, game: int) -> None:
    """Begin a game of a series, with luck of its own for the cards and for the players."""
    row = rows[GAME]
    seed(row.luck, np.uint64(series), np.uint64(game * MOST_CARDS))
    seed(desk.luck, np.uint64(series + 1), np.uint64(game))
    start(row, seats)
    desk.offered[:] = NONE
    desk.offered_before[:] = NONE
    desk.turn_seen[:] = NEVER
    desk.offers[:] = 0
    let_luck_answer(row, desk.values)


@compiled
def arena_move(
    rows: Rows,
    think: Rows,
    desk: Desk,
    net: Net,
    policy: int,
    playouts: int,
    series: int,
    game: int,
) -> None:
    """Make one move of the seat that moves next, and let luck answer.

    Luck begins anew with every card, so that a deal has the same cards whoever plays it.
    """
    row = rows[GAME]
    put(desk.style, SHREWD_STYLE if policy in JUDGING else GREEDY_STYLE)
    if policy == UNIFORM:
        trade_uniformly(row, desk.moves)
    elif policy == GREEDY:
        move_greedily(rows, GAME, ASIDE, desk)
    elif policy == HASTY:
        move_hastily(rows, GAME, ASIDE, desk)
    elif policy == TRAINED:
        move_by_net(rows, GAME, ASIDE, desk, net)
    else:
        think[ROOT] = row
        if policy == MONTECARLO:
            chosen = montecarlo_choice(think, desk, new_series(desk), playouts)
        else:
            chosen = champion_choice(think, desk, net, new_series(desk), playouts)
        make_chosen(row, think[ROOT], chosen)
    if row.phase == REVEALING:
        seed(row.luck, np.uint64(series), np.uint64(game * MOST_CARDS + 1 + row.above))
    let_luck_answer(row, desk.values)
    lapse_impossible(row)


@compiled
def new_series(desk: Desk) -> int:
    """Return the number of a new series of playouts."""
    return int(np.int64(next_word(desk.luck) >> _TWO))


@compiled
def make_chosen(row: Row, root: Row, chosen: int) -> None:
    """Make a move that was thought of; to accept an own offer, laid in the root, is to make it."""
    seat, slot = next_seat(row), codes.part(chosen, 0)
    if codes.kind_of(chosen) == codes.ACCEPT and slot // SEATS == seat:
        row.offered_at[seat] = row.above
        copy_offer(root, row, slot)
    make_decision(row, chosen)


@compiled
def copy_offer(source: Row, row: Row, slot: int) -> None:
    """Put what an offer holds in the same slot of another row."""
    put(row.offer_lots[slot], source.offer_lots[slot])
    put(row.offer_dice[slot], source.offer_dice[slot])
    put(row.offer_money[slot], source.offer_money[slot])
    row.offer_action[slot] = source.offer_action[slot]


@compiled
def play_game(
    rows: Rows,
    think: Rows,
    desk: Desk,
    net: Net,
    players: Numbers,
    playouts: Numbers,
    series: int,
    game: int,
) -> int:
    """Play a game of a series to its end; return how many decisions were taken."""
    decisions, row = 0, rows[GAME]
    begin_game(rows, desk, len(players), series, game)
    while row.phase != OVER:
        seat = next_seat(row)
        arena_move(rows, think, desk, net, players[seat], playouts[seat], series, game)
        decisions += 1
    return decisions


def players_of(bots: Sequence[str]) -> tuple[Numbers, Numbers]:
    """Return the players of these names, and how many playouts each does for a move.

    >>> [numbers.tolist() for numbers in players_of(["greedy", "montecarlo:500"])]
    [[1, 4], [0, 500]]
    """
    players, playouts = list[int](), list[int]()
    for bot in bots:
        name, _, limit = bot.partition(":")
        players.append(PLAYERS[name])
        playouts.append(int(limit) if limit else PLAYOUTS.get(PLAYERS[name], 0))
    return np.array(players), np.array(playouts)


def net_for(bots: Sequence[str]) -> Net:
    """Return the net if any of these players needs it, and weights that say nothing if not."""
    needed = any(player in JUDGING for player in players_of(bots)[0])
    return trained_net() if needed else no_net()


Room = tuple[Rows, Rows, Desk, Net, Numbers, Numbers]
"""What a game needs: its rows and those to think in, a desk, the net, and the players with their
playouts."""


def room_for(bots: Sequence[str], net: Net | None = None) -> Room:
    """Return room for games between players of these names, one at a time."""
    judged_by = net_for(bots) if net is None else net
    return r.rows(2), r.rows(ROWS), desk(), judged_by, *players_of(bots)


def share_of_win(rows: Rows, seat: int) -> float:
    """Return what a seat has of the win, once a game is over."""
    return win_share(rows[GAME], seat)
