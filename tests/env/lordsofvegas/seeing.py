"""What is seen of a game and what can be done in it, by name."""

from collections.abc import Iterator

import numpy as np

from croupier.core.seats import Seat, clockwise
from croupier.env.aec import TableEnv
from croupier.env.batched import Masks, Observations
from croupier.env.lordsofvegas.actions import ACTIONS_WITH_TRADES
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.moves import Goods
from croupier.lordsofvegas.state import State

TWELVE = " ".join(f"C{n}:{'gold' if n % 2 else 'green'}.0.{n % 6 + 1}" for n in range(1, 13))


def goods_seen(env: TableEnv, agent: str, side: int) -> Goods:
    """Return one side of the offer on the table."""
    return Goods(
        int(part(env, agent, "offer_money")[side]),
        lots_in(part(env, agent, "offer_lots")[side]),
        lots_in(part(env, agent, "offer_dice")[side]),
    )


def part(env: TableEnv, agent: str, name: str) -> Observations:
    return env.layout.part(env.observe(agent)["observation"].astype(np.float32), name)


def sight(games: LordsOfVegasGames, seat: int) -> Observations:
    observation = np.empty(games.layout.size, np.float32)
    games.observe(0, seat, observation)
    return observation


def mask_in(games: LordsOfVegasGames) -> Masks:
    mask = np.empty(games.actions.size, np.int8)
    observations = np.empty((1, games.layout.size), np.float32)
    games.look(observations, mask[np.newaxis], np.empty(1, np.int64))
    return mask


def mask_at(state: State) -> Masks:
    games = LordsOfVegasGames(1, seats=state.table.seats)
    games.put(0, state)
    return mask_in(games)


def names_in(mask: Masks) -> Iterator[str]:
    return (ACTIONS_WITH_TRADES.names[action] for action in np.flatnonzero(mask))


def stepped(games: LordsOfVegasGames, name: str) -> list[str]:
    """Take an action and return the names of those that follow."""
    action = games.actions.index(name)
    assert mask_in(games)[action], f"{name} is not in {[*names_in(mask_in(games))]}"
    games.act(np.array([action]), np.empty((1, games.seats), np.float32), np.empty(1, np.bool_))
    return [*names_in(mask_in(games))]


def lots_in(bits: Observations) -> tuple[Lot, ...]:
    return tuple(lot for lot, bit in zip(LOTS, bits, strict=True) if bit)


def table_seat(one_hot: Observations, seat: Seat) -> Seat:
    assert one_hot.sum() == 1
    return clockwise(len(one_hot), seat)[int(one_hot.argmax())]
