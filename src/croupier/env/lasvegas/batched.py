"""Games of Las Vegas side by side, stepped inside compiled code."""

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
from croupier.env.lasvegas import observing
from croupier.env.lasvegas.observing import ACTIONS, awaited, mask, observe
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.codec import decode, write
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.row import LOT, OVER, Row, Rows, rows
from croupier.kernel.lasvegas.rules import TEN_THOUSAND, place, start
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import seed
from croupier.lasvegas import text
from croupier.lasvegas.dealing import require_seats
from croupier.lasvegas.state import Options, State

REWARDS = ("win", "money")
WIN, MONEY = range(2)


@compiled
def start_games(
    games: Rows,
    series: Words,
    numbers: Words,
    which: Flags,
    seats: int,
    plays_white: int,
    open_money: int,
) -> None:
    """Start games in some of the rows, up to the first choice."""
    for at in range(len(games)):
        if which[at]:
            row = games[at]
            seed(row.luck, series[at], numbers[at])
            start(row, seats, plays_white, open_money, LOT)
            deal(row)


@compiled
def look_at_games(games: Rows, observations: Observations, masks: Masks, turns: Turns) -> None:
    """Write down what the seats on turn see, or seat 0 once a game is over."""
    for at in range(len(games)):
        row = games[at]
        turns[at] = awaited(row)
        mask(row, masks[at])
        observe(row, max(turns[at], 0), observations[at])


@compiled
def observe_game(games: Rows, at: int, seat: int, observation: Observations) -> None:
    """Write down what one seat sees."""
    observe(games[at], seat, observation)


@compiled
def act_in_games(
    games: Rows, choices: Choices, rewards: Rewards, dones: Flags, reward: int
) -> None:
    """Take an action in every game that is not over."""
    for at in range(len(games)):
        row = games[at]
        rewards[at] = 0
        dones[at] = False
        if awaited(row) != NOBODY:
            place(row, choices[at])
            deal(row)
            if row.phase == OVER:
                dones[at] = True
                give_rewards(row, rewards[at], reward)


@compiled
def give_rewards(row: Row, rewards: Rewards, reward: int) -> None:
    """Share the win among the seats that are first, or give everyone their money (LV-6.3)."""
    for seat in range(row.seats):
        if reward == MONEY:
            rewards[seat] = row.money[seat] // TEN_THOUSAND
        else:
            rewards[seat] = win_share(row, seat)


class LasVegasGames:
    """Games in which the lot decides who starts."""

    name = "las_vegas_v0"
    actions = ACTIONS

    def __init__(
        self,
        games: int,
        *,
        seats: int = 5,
        white: bool = False,
        open_money: bool = False,
        reward: str = "win",
    ) -> None:
        require_games(games)
        require_seats(seats, Options(white, open_money))
        self._rows = rows(games)
        self._white = int(white)
        self._open_money = int(open_money)
        self._reward = reward_number(REWARDS, reward)
        self.size = games
        self.seats = seats
        self.layout = observing.layout(seats)

    def start(self, series: Words, numbers: Words, which: Flags) -> None:
        """Start anew in some places: the game of this number in this series."""
        start_games(self._rows, series, numbers, which, self.seats, self._white, self._open_money)

    def look(self, observations: Observations, masks: Masks, turns: Turns) -> None:
        """Write down what the seat on turn of each game sees and may do, and which seat that is."""
        look_at_games(self._rows, observations, masks, turns)

    def observe(self, at: int, seat: int, observation: Observations) -> None:
        """Write down what a seat of one game sees."""
        observe_game(self._rows, at, seat, observation)

    def act(self, choices: Choices, rewards: Rewards, dones: Flags) -> None:
        """Take an action in every game that is not over, and let luck answer."""
        act_in_games(self._rows, choices, rewards, dones, self._reward)

    def state(self, at: int) -> State:
        """Return the state of one game."""
        return decode(self._rows[at])

    def put(self, at: int, state: State) -> None:
        """Put a state in place of one game, whose luck stays as it is."""
        write(self._rows, at, state)

    def text(self, at: int) -> str:
        """Write one game as a line of text."""
        return text.write(self.state(at))
