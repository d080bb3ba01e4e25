"""Many tables of Lords of Vegas."""

import numpy as np

from croupier.core.errors import InvalidOptions
from croupier.env.lordsofvegas import observing
from croupier.env.lordsofvegas.acting import act
from croupier.env.lordsofvegas.actions import ACTIONS, ACTIONS_WITH_TRADES
from croupier.env.lordsofvegas.desk import Desks, awaited, clear, desks
from croupier.env.lordsofvegas.masking import mask
from croupier.env.lordsofvegas.observing import MOST_OFFERS, observe
from croupier.env.tables import (
    NOBODY,
    Choices,
    Flags,
    Masks,
    Observations,
    Rewards,
    Turns,
    Words,
    reward_number,
)
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.board import TRACK
from croupier.kernel.lordsofvegas.codec import decode, write
from croupier.kernel.lordsofvegas.listing import MOST_MOVES, Moves
from croupier.kernel.lordsofvegas.playing import let_luck_answer
from croupier.kernel.lordsofvegas.row import LOTS, OVER, Numbers, Row, Rows, rows
from croupier.kernel.lordsofvegas.rules import start
from croupier.kernel.luck import seed
from croupier.lordsofvegas import dealing, text
from croupier.lordsofvegas.state import State

REWARDS = ("win", "points", "money")
WIN, POINTS, MONEY = range(3)


@compiled
def start_games(
    games: Rows,
    beside: Desks,
    series: Words,
    numbers: Words,
    which: Flags,
    seats: int,
    offers: int,
    values: Numbers,
) -> None:
    """Start games at some of the tables, up to the first choice."""
    for at in range(len(games)):
        if which[at]:
            row = games[at]
            seed(row.luck, series[at], numbers[at])
            start(row, seats)
            clear(beside[at], offers)
            let_luck_answer(row, values)


@compiled
def look_at_games(
    games: Rows,
    beside: Desks,
    observations: Observations,
    masks: Masks,
    turns: Turns,
    moves: Moves,
) -> None:
    """Write down what the seats asked see, or seat 0 once a game is over."""
    for at in range(len(games)):
        row, desk = games[at], beside[at]
        turns[at] = awaited(row)
        mask(row, desk, moves, masks[at])
        observe(row, desk, max(turns[at], 0), observations[at])


@compiled
def observe_game(games: Rows, beside: Desks, at: int, seat: int, observation: Observations) -> None:
    """Write down what one seat sees."""
    observe(games[at], beside[at], seat, observation)


@compiled
def act_in_games(
    games: Rows,
    beside: Desks,
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
            act(row, beside[at], choices[at], values)
            if row.phase == OVER:
                dones[at] = True
                give_rewards(row, rewards[at], reward)


@compiled
def score(row: Row, seat: int) -> int:
    """Return points and money as one number that ranks seats. Twin: ending.result (LOV-20.3)."""
    return int(row.space[seat] << 32 | row.money[seat])


@compiled
def give_rewards(row: Row, rewards: Rewards, reward: int) -> None:
    """Share the win among the seats that are first, or give everyone their points or money."""
    best, winners = -1, 0
    for seat in range(row.seats):
        this = score(row, seat)
        if this > best:
            best, winners = this, 0
        winners += this == best
    for seat in range(row.seats):
        if reward == POINTS:
            rewards[seat] = TRACK[row.space[seat]]
        elif reward == MONEY:
            rewards[seat] = row.money[seat]
        elif score(row, seat) == best:
            rewards[seat] = 1 / winners


class LordsOfVegasTables:
    """Tables of Lords of Vegas at which the seat on turn may make so many offers a turn."""

    name = "lords_of_vegas_v0"

    def __init__(self, games: int, *, seats: int = 4, offers: int = 0, reward: str = "win") -> None:
        dealing.start(seats)
        if not 0 <= offers <= MOST_OFFERS:
            raise InvalidOptions(f"A turn has 0 to {MOST_OFFERS} offers, not {offers}.")
        self._rows = rows(games)
        self._desks = desks(games)
        self._moves = np.zeros(MOST_MOVES, np.int64)
        self._values = np.zeros(LOTS, np.int64)
        self._offers = offers
        self._reward = reward_number(REWARDS, reward)
        self.games = games
        self.seats = seats
        self.layout = observing.layout(seats, trades=offers > 0)
        self.actions = ACTIONS_WITH_TRADES if offers else ACTIONS

    def start(self, series: Words, numbers: Words, which: Flags) -> None:
        """Start the game of this number in this series at some of the tables."""
        start_games(
            self._rows,
            self._desks,
            series,
            numbers,
            which,
            self.seats,
            self._offers,
            self._values,
        )

    def look(self, observations: Observations, masks: Masks, turns: Turns) -> None:
        """Write down what each table's seat on turn sees and may do, and which seat that is."""
        look_at_games(self._rows, self._desks, observations, masks, turns, self._moves)

    def observe(self, at: int, seat: int, observation: Observations) -> None:
        """Write down what a seat of one table sees."""
        observe_game(self._rows, self._desks, at, seat, observation)

    def act(self, choices: Choices, rewards: Rewards, dones: Flags) -> None:
        """Take an action at every table whose game is not over, and let luck answer."""
        act_in_games(self._rows, self._desks, choices, rewards, dones, self._reward, self._values)

    def state(self, at: int) -> State:
        """Return the state of one table."""
        return decode(self._rows[at])

    def put(self, at: int, state: State) -> None:
        """Lay a state on one table, whose luck stays as it is; no action is under way there."""
        write(self._rows, at, state)
        clear(self._desks[at], self._offers)

    def text(self, at: int) -> str:
        """Write one table as a line of text."""
        return text.write(self.state(at))
