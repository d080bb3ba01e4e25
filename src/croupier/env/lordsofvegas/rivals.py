"""Games of Lords of Vegas in which bots hold all seats but the learners'; nobody trades."""

from collections.abc import Sequence

import numpy as np

from croupier.env.batched import Flags, Rewards, Turns
from croupier.env.lordsofvegas.batched import LordsOfVegasGames, give_rewards
from croupier.env.lordsofvegas.draft import awaited
from croupier.env.rivals import Lineup
from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.arena import (
    ASIDE,
    GAME,
    JUDGING,
    MONTECARLO,
    PLAYERS,
    PLAYOUTS,
    TRAINED,
    net_for,
    players_of,
)
from croupier.kernel.lordsofvegas.champion import best_choice
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.greedy import greedy_choice
from croupier.kernel.lordsofvegas.montecarlo import montecarlo_choice
from croupier.kernel.lordsofvegas.net import Net
from croupier.kernel.lordsofvegas.netplay import net_choice
from croupier.kernel.lordsofvegas.planning import ROOT, ROWS
from croupier.kernel.lordsofvegas.policies import HASTY, UNIFORM, hasty_action, uniform_choice
from croupier.kernel.lordsofvegas.row import ACTING, OVER, Numbers, Row, Rows, rows
from croupier.kernel.lordsofvegas.rules import choose
from croupier.kernel.lordsofvegas.styles import GREEDY_STYLE, SHREWD_STYLE
from croupier.kernel.luck import next_word

LINEUP = Lineup(
    levels={
        "easy": "hasty",
        "medium": "greedy",
        "hard": "montecarlo:200",
        "champion": "champion:300",
    },
    names=tuple(PLAYERS),
    searching=tuple(name for name, player in PLAYERS.items() if player in PLAYOUTS),
)

_TWO = np.uint64(2)


@compiled
def quick_choice(table: Rows, desk: Desk, player: int) -> int:
    """Choose as somebody who does not search, apart from trades."""
    if player == UNIFORM:
        return uniform_choice(table[GAME], desk.moves)
    if player == HASTY and table[GAME].phase == ACTING:
        return hasty_action(table, GAME, ASIDE, desk)
    return greedy_choice(table, GAME, ASIDE, desk)


@compiled
def thoughtful_choice(
    table: Rows, think: Rows, desk: Desk, net: Net, player: int, playouts: int
) -> int:
    """Choose as anybody would, apart from trades; searches have their luck from the game's."""
    put(desk.style, SHREWD_STYLE if player in JUDGING else GREEDY_STYLE)
    if player < TRAINED:
        return quick_choice(table, desk, player)
    if player == TRAINED:
        return net_choice(table, GAME, ASIDE, desk, net)
    series = int(np.int64(next_word(table[GAME].luck) >> _TWO))
    think[ROOT] = table[GAME]
    if player == MONTECARLO:
        # Whoever has made an offer this turn thinks of no other.
        think[ROOT].offered_at[:] = think[ROOT].above
        return montecarlo_choice(think, desk, series, playouts)
    return best_choice(think, desk, net, series, playouts)


@compiled
def rival_asked(row: Row, learner: int) -> int:
    """Return which rival is asked, from the learner's left; -1 if the learner is, or nobody."""
    if row.phase == OVER:
        return -1
    return (awaited(row) + row.seats - learner) % row.seats - 1


@compiled
def lay_back(games: Rows, at: int, row: Row, rewards: Rewards, dones: Flags, reward: int) -> None:
    """Lay a game back in its place that rivals have played on, and note if it is over."""
    games[at] = row
    if row.phase == OVER:
        dones[at] = True
        give_rewards(row, rewards[at], reward)


@compiled
def let_quick_rivals(
    games: Rows,
    table: Rows,
    desk: Desk,
    learners: Turns,
    players: Numbers,
    rewards: Rewards,
    dones: Flags,
    reward: int,
) -> None:
    """Let rivals play on who do not search."""
    row = table[GAME]
    for at in range(len(games)):
        if rival_asked(games[at], learners[at]) < 0:
            continue
        table[GAME] = games[at]
        rival = rival_asked(row, learners[at])
        while rival >= 0:
            choose(row, quick_choice(table, desk, players[rival]))
            let_luck_answer(row, desk.values)
            rival = rival_asked(row, learners[at])
        lay_back(games, at, row, rewards, dones, reward)


@compiled
def let_rivals_think(
    games: Rows,
    table: Rows,
    think: Rows,
    desk: Desk,
    net: Net,
    learners: Turns,
    players: Numbers,
    playouts: Numbers,
    rewards: Rewards,
    dones: Flags,
    reward: int,
) -> None:
    """Let rivals of any kind play on."""
    row = table[GAME]
    for at in range(len(games)):
        if rival_asked(games[at], learners[at]) < 0:
            continue
        table[GAME] = games[at]
        rival = rival_asked(row, learners[at])
        while rival >= 0:
            player, times = players[rival], playouts[rival]
            choose(row, thoughtful_choice(table, think, desk, net, player, times))
            let_luck_answer(row, desk.values)
            rival = rival_asked(row, learners[at])
        lay_back(games, at, row, rewards, dones, reward)


class LordsOfVegasRivals(LordsOfVegasGames):
    """Games without trades against bots of these names, from each learner's left."""

    def __init__(self, games: int, bots: Sequence[str], *, reward: str = "win") -> None:
        super().__init__(games, seats=len(bots) + 1, reward=reward)
        self._players, self._playouts = players_of(bots)
        self._is_quick = bool((self._players < TRAINED).all())
        self._table, self._think = rows(2), rows(ROWS)
        self._desk, self._net = desk(), net_for(bots)

    def let_rivals(self, learners: Turns, rewards: Rewards, dones: Flags) -> None:
        """Let bots play every game on until its learner is asked, or until it is over."""
        end = rewards, dones, self._reward
        if self._is_quick:
            let_quick_rivals(self._rows, self._table, self._desk, learners, self._players, *end)
        else:
            let_rivals_think(
                self._rows,
                self._table,
                self._think,
                self._desk,
                self._net,
                learners,
                self._players,
                self._playouts,
                *end,
            )
