"""Games of Lords of Vegas side by side, stepped inside compiled code."""

import numpy as np

from croupier.core.errors import InvalidOptions
from croupier.env.batched import (
    NOBODY,
    Choices,
    Flags,
    Masks,
    Observations,
    Rewards,
    Turns,
    Words,
    require_games,
    reward_number,
)
from croupier.env.lordsofvegas import observing
from croupier.env.lordsofvegas.actions import ACTIONS, ACTIONS_WITH_TRADES
from croupier.env.lordsofvegas.draft import Drafts, awaited, clear, no_drafts
from croupier.env.lordsofvegas.masking import mask
from croupier.env.lordsofvegas.observing import MOST_OFFERS, observe
from croupier.env.lordsofvegas.stepping import act
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import TRACK
from croupier.kernel.lordsofvegas.codec import decode, write
from croupier.kernel.lordsofvegas.dealer import MOST_DICE, let_luck_answer
from croupier.kernel.lordsofvegas.movegen import MOST_MOVES, Moves
from croupier.kernel.lordsofvegas.row import OVER, Numbers, Row, Rows, rows
from croupier.kernel.lordsofvegas.rules import start
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.kernel.luck import seed
from croupier.lordsofvegas import dealing, text
from croupier.lordsofvegas.state import State

REWARDS = ("win", "points", "money")
WIN, POINTS, MONEY = range(3)


@compiled
def start_games(
    games: Rows,
    drafts: Drafts,
    series: Words,
    numbers: Words,
    which: Flags,
    seats: int,
    offers: int,
    values: Numbers,
) -> None:
    """Start games in some of the rows, up to the first choice."""
    for at in range(len(games)):
        if which[at]:
            row = games[at]
            seed(row.luck, series[at], numbers[at])
            start(row, seats)
            clear(drafts[at], offers)
            let_luck_answer(row, values)


@compiled
def look_at_games(
    games: Rows,
    drafts: Drafts,
    observations: Observations,
    masks: Masks,
    turns: Turns,
    moves: Moves,
) -> None:
    """Write down what the seats asked see, or seat 0 once a game is over."""
    for at in range(len(games)):
        row, draft = games[at], drafts[at]
        turns[at] = awaited(row)
        mask(row, draft, moves, masks[at])
        observe(row, draft, max(turns[at], 0), observations[at])


@compiled
def observe_game(
    games: Rows, drafts: Drafts, at: int, seat: int, observation: Observations
) -> None:
    """Write down what one seat sees."""
    observe(games[at], drafts[at], seat, observation)


@compiled
def act_in_games(
    games: Rows,
    drafts: Drafts,
    choices: Choices,
    rewards: Rewards,
    dones: Flags,
    reward: int,
    values: Numbers,
) -> None:
    """Take an action in every game that is not over."""
    for at in range(len(games)):
        row = games[at]
        rewards[at] = 0
        dones[at] = False
        if awaited(row) != NOBODY:
            act(row, drafts[at], choices[at], values)
            if row.phase == OVER:
                dones[at] = True
                give_rewards(row, rewards[at], reward)


@compiled
def give_rewards(row: Row, rewards: Rewards, reward: int) -> None:
    """Share the win among the seats that are first, or give everyone their points or money."""
    for seat in range(row.seats):
        if reward == POINTS:
            rewards[seat] = TRACK[row.space[seat]]
        elif reward == MONEY:
            rewards[seat] = row.money[seat]
        else:
            rewards[seat] = win_share(row, seat)


class LordsOfVegasGames:
    """Games in which the seat on turn may make so many offers a turn."""

    name = "lords_of_vegas_v0"

    def __init__(self, games: int, *, seats: int = 4, offers: int = 0, reward: str = "win") -> None:
        require_games(games)
        dealing.start(seats)
        if not 0 <= offers <= MOST_OFFERS:
            raise InvalidOptions(f"A turn has 0 to {MOST_OFFERS} offers, not {offers}.")
        self._rows = rows(games)
        self._drafts = no_drafts(games)
        self._moves = np.zeros(MOST_MOVES, np.int64)
        self._values = np.zeros(MOST_DICE, np.int64)
        self._offers = offers
        self._reward = reward_number(REWARDS, reward)
        self.size = games
        self.seats = seats
        self.layout = observing.layout(seats, trades=offers > 0)
        self.actions = ACTIONS_WITH_TRADES if offers else ACTIONS

    def start(self, series: Words, numbers: Words, which: Flags) -> None:
        """Start anew in some places: the game of this number in this series."""
        start_games(
            self._rows,
            self._drafts,
            series,
            numbers,
            which,
            self.seats,
            self._offers,
            self._values,
        )

    def look(self, observations: Observations, masks: Masks, turns: Turns) -> None:
        """Write down what the seat on turn of each game sees and may do, and which seat that is."""
        look_at_games(self._rows, self._drafts, observations, masks, turns, self._moves)

    def observe(self, at: int, seat: int, observation: Observations) -> None:
        """Write down what a seat of one game sees."""
        observe_game(self._rows, self._drafts, at, seat, observation)

    def act(self, choices: Choices, rewards: Rewards, dones: Flags) -> None:
        """Take an action in every game that is not over, and let luck answer."""
        act_in_games(self._rows, self._drafts, choices, rewards, dones, self._reward, self._values)

    def state(self, at: int) -> State:
        """Return the state of one game."""
        return decode(self._rows[at])

    def put(self, at: int, state: State) -> None:
        """Put a state in place of one game, whose luck stays as it is; no action has begun."""
        write(self._rows, at, state)
        clear(self._drafts[at], self._offers)

    def text(self, at: int) -> str:
        """Write one game as a line of text."""
        return text.write(self.state(at))
