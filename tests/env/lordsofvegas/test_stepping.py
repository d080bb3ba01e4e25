"""Actions, and what they still lack."""

import numpy as np

from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat
from croupier.env import lords_of_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.lordsofvegas.actions import ACTIONS
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.env.lordsofvegas.meaning import is_begun, moves
from croupier.env.lordsofvegas.observing import QUESTIONS
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.moves import Accept, Choice, Goods, Move, Offer, Refuse, Terms
from croupier.lordsofvegas.state import Built, Die, State
from croupier.lordsofvegas.taking_back import all_standing
from tests.env.lordsofvegas.seeing import (
    TWELVE,
    goods_seen,
    lots_in,
    mask_at,
    names_in,
    part,
    sight,
    stepped,
    table_seat,
)
from tests.env.lordsofvegas.tables import GAME, Agreed, at_each_table, state_of
from tests.env.players import mask_of, seat_of, turns
from tests.lordsofvegas.boards import position


@at_each_table
def test_actions_are_the_legal_moves_and_lead_where_the_rules_lead(agreed: Agreed) -> None:
    env = lords_of_vegas_v0.raw_env(**agreed)
    begun: Choice | None = None
    expected: State | None = None
    for agent, action in turns(env, seed=1):
        state = state_of(env)
        assert expected is None or state == expected
        name = env.actions.names[action]
        if is_about_an_offer(env, agent) or name.startswith("offer-to"):
            expected = after_trade(env, state, name)
            continue
        legal = moves(state, begun)
        assert choices_in(env, agent) == {*legal}
        begun, expected = after_choice(state, Seat(seat_of(agent)), legal[action])


def is_about_an_offer(env: TableEnv, agent: str) -> bool:
    return "offer_asked" in env.layout and bool(part(env, agent, "offer_asked").any())


def choices_in(env: TableEnv, agent: str) -> set[int]:
    """Return the actions in a mask that are no trades."""
    return {*np.flatnonzero(mask_of(env, agent)[: ACTIONS.size]).tolist()}


def after_choice(state: State, seat: Seat, move: Choice) -> tuple[Choice | None, State | None]:
    """Return the move that has begun, and the state it leads to unless luck comes first."""
    if is_begun(state.table, move):
        return move, state
    return None, unless_luck(all_standing(GAME.step(state, Moved[Move](seat, move)).state))


def unless_luck(state: State) -> State | None:
    return state if isinstance(GAME.awaited(state), Turn) else None


def after_trade(env: TableEnv, state: State, name: str) -> State | None:
    """Return where an action of a trade leads: only with the last piece is the offer made."""
    table = state.table
    match name.split():
        case ["take", *taken]:
            maker = f"seat_{table.turn}"
            to = table_seat(part(env, maker, "offer_to"), table.turn)
            terms = Terms(given_goods(env, maker), goods(*taken))
            return GAME.step(state, Moved[Move](table.turn, Offer(to, terms))).state
        case ["accept"]:
            (offer,) = table.offers
            return unless_luck(GAME.step(state, Moved[Move](offer.to, Accept(offer.number))).state)
        case ["refuse"]:
            (offer,) = table.offers
            return GAME.step(state, Moved[Move](offer.to, Refuse(offer.number))).state
        case _:
            return state


def goods(kind: str, what: str = "") -> Goods:
    """Return goods from their name.

    >>> goods("lot", "A1"), goods("nothing")
    (Goods(money=0, lots=('A1',), dice=()), Goods(money=0, lots=(), dice=()))
    """
    match kind:
        case "money":
            return Goods(money=int(what))
        case "lot":
            return Goods(lots=(Lot(what),))
        case "die":
            return Goods(dice=(Lot(what),))
        case _:
            return Goods()


def given_goods(env: TableEnv, agent: str) -> Goods:
    return goods_seen(env, agent, 0)


def test_with_all_dice_out_the_die_to_move_is_asked_for() -> None:
    games = LordsOfVegasGames(1)
    games.put(0, position("acting", f"A1:0 {TWELVE}"))

    names = stepped(games, "build A1 brown")

    assert names == [f"move-die C{n}" for n in range(1, 13)]
    assert games.layout.part(sight(games, 0), "asked")[QUESTIONS.index("die-to-build")]
    assert lots_in(games.layout.part(sight(games, 0), "lot")) == ("A1",)
    assert games.layout.part(sight(games, 0), "colour").tolist() == [0, 0, 0, 0, 1]

    stepped(games, "move-die C5")

    built = games.state(0).table
    assert built.plot(Lot("A1")) == Built("brown", Die(Seat(0), 3))
    assert built.plot(Lot("C5")) == Built("gold", None)


def test_a_sprawl_asks_for_the_die_to_move_as_well() -> None:
    games = LordsOfVegasGames(1)
    board = " ".join(f"D{n}:gold.0.{n % 6 + 1}" for n in range(1, 9))
    more = " ".join(f"E{n}:green.0.4" for n in range(1, 5))
    games.put(0, position("acting", f"{board} {more}"))

    names = stepped(games, "sprawl D9 gold")

    assert names == [f"move-die D{n}" for n in range(1, 9)] + [
        f"move-die E{n}" for n in range(1, 5)
    ]
    assert games.layout.part(sight(games, 0), "asked")[QUESTIONS.index("die-to-sprawl")]
    assert lots_in(games.layout.part(sight(games, 0), "lot")) == ("D9",)
    assert games.layout.part(sight(games, 0), "colour").tolist() == [0, 1, 0, 0, 0]


def test_a_lot_between_two_casinos_is_sprawled_on_once() -> None:
    games = LordsOfVegasGames(1)
    state = position("acting", "A1:gold.0.5 A3:gold.0.5")
    games.put(0, state)

    assert [*names_in(mask_at(state))].count("sprawl A2 gold") == 1
    stepped(games, "sprawl A2 gold")

    (casino,) = casinos(games.state(0).table)
    assert casino.lots == ("A1", "A2", "A3")


def test_a_gamble_asks_for_its_bet() -> None:
    games = LordsOfVegasGames(1)
    games.put(0, position("acting", "A1:gold.1.5 A2:gold.1.4", money=(7, 50, 50, 50)))

    names = stepped(games, "gamble A1")

    assert names == [f"bet {bet}" for bet in range(1, 8)]
    assert games.layout.part(sight(games, 0), "asked")[QUESTIONS.index("bet")]
    assert lots_in(games.layout.part(sight(games, 0), "lot")) == ("A1",)

    assert stepped(games, "bet 6") == ["lay-off", "stand"]
    assert games.layout.part(sight(games, 1), "bet").tolist() == [6]
