"""Games of Las Vegas in which bots hold all seats but the learners'."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.env.batched import Choices, Flags, Rewards, Turns, Words
from croupier.env.lasvegas.batched import LasVegasGames, give_rewards
from croupier.env.rivals import Lineup
from croupier.kernel.arrays import put_rows
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas import policies
from croupier.kernel.lasvegas.champion import Mind
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.models import PRIOR, beliefs_of_nobody, watch
from croupier.kernel.lasvegas.players import (
    CHAMPION,
    PLAYERS,
    PLAYOUTS,
    Numbers,
    are_plain,
    players_of,
)
from croupier.kernel.lasvegas.row import OVER, Row, Rows
from croupier.kernel.lasvegas.rules import place
from croupier.kernel.lasvegas.thinking import choose, mind_for

LINEUP = Lineup(
    levels={"easy": "hasty", "medium": "greedy", "hard": "trained", "champion": "champion:2000"},
    names=tuple(PLAYERS),
    searching=tuple(name for name, player in PLAYERS.items() if player in PLAYOUTS),
)

AllBeliefs = NDArray[np.float64]
"""What is believed of every seat in every game."""


@compiled
def rival_on_turn(row: Row, learner: int) -> int:
    """Return which rival is on turn, from the learner's left, or -1 if the learner is."""
    return int((row.turn + row.seats - learner) % row.seats) - 1


@compiled
def let_plain_rivals(
    games: Rows, learners: Turns, players: Numbers, rewards: Rewards, dones: Flags, reward: int
) -> None:
    """Let rivals play on who need nothing but a position and luck."""
    for at in range(len(games)):
        row, is_over = games[at], games[at].phase == OVER
        while row.phase != OVER and row.turn != learners[at]:
            place(row, policies.choose(row, players[rival_on_turn(row, learners[at])]))
            deal(row)
        if row.phase == OVER and not is_over:
            dones[at] = True
            give_rewards(row, rewards[at], reward)


@compiled
def let_rivals_think(
    games: Rows,
    learners: Turns,
    players: Numbers,
    playouts: Numbers,
    mind: Mind,
    beliefs: AllBeliefs,
    watches: int,
    rewards: Rewards,
    dones: Flags,
    reward: int,
) -> None:
    """Let rivals play on who search or go by a net, and watch each other if one of them does."""
    for at in range(len(games)):
        row, is_over = games[at], games[at].phase == OVER
        put_rows(mind.beliefs, beliefs[at])
        while row.phase != OVER and row.turn != learners[at]:
            rival = rival_on_turn(row, learners[at])
            face = choose(row, players[rival], playouts[rival], mind)
            if watches:
                watch(row, face, mind.net, mind.beliefs, mind.chances)
            place(row, face)
            deal(row)
        put_rows(beliefs[at], mind.beliefs)
        if row.phase == OVER and not is_over:
            dones[at] = True
            give_rewards(row, rewards[at], reward)


@compiled
def watch_learners(games: Rows, choices: Choices, mind: Mind, beliefs: AllBeliefs) -> None:
    """Let rivals learn from the faces that the learners are about to place."""
    for at in range(len(games)):
        if games[at].phase != OVER:
            watch(games[at], choices[at], mind.net, beliefs[at], mind.chances)


class LasVegasRivals(LasVegasGames):
    """Games against bots of these names, from each learner's left."""

    def __init__(
        self,
        games: int,
        bots: Sequence[str],
        *,
        white: bool = False,
        open_money: bool = False,
        reward: str = "win",
    ) -> None:
        seats = len(bots) + 1
        super().__init__(games, seats=seats, white=white, open_money=open_money, reward=reward)
        self._players, self._playouts = players_of(bots)
        self._watches = int(CHAMPION in self._players)
        self._is_plain = are_plain(self._players)
        self._mind = mind_for(bots)
        self._beliefs = np.tile(beliefs_of_nobody(), (games, 1, 1))

    def start(self, series: Words, numbers: Words, which: Flags) -> None:
        """Start anew in some places, where nobody knows anything of anybody yet."""
        super().start(series, numbers, which)
        self._beliefs[which] = PRIOR

    def act(self, choices: Choices, rewards: Rewards, dones: Flags) -> None:
        """Take an action in every game that is not over, and let luck answer."""
        if self._watches:
            watch_learners(self._rows, choices, self._mind, self._beliefs)
        super().act(choices, rewards, dones)

    def let_rivals(self, learners: Turns, rewards: Rewards, dones: Flags) -> None:
        """Let bots play every game on until its learner is asked, or until it is over."""
        if self._is_plain:
            let_plain_rivals(self._rows, learners, self._players, rewards, dones, self._reward)
        else:
            let_rivals_think(
                self._rows,
                learners,
                self._players,
                self._playouts,
                self._mind,
                self._beliefs,
                self._watches,
                rewards,
                dones,
                self._reward,
            )
