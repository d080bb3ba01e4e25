"""What a seat sees of Lords of Vegas."""

from functools import partial

import pytest

from croupier.core.seats import Seat, clockwise
from croupier.env import lords_of_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.batched import Observations
from croupier.env.lordsofvegas.observing import OFFER_QUESTIONS, QUESTIONS
from croupier.lordsofvegas.board import COLOURS, LOTS
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Built,
    Die,
    Drawing,
    GivingUp,
    Marked,
    MovingDie,
    Plot,
    State,
    Table,
    Vacant,
)
from tests.env.lordsofvegas.seeing import goods_seen, lots_in, part, table_seat
from tests.env.lordsofvegas.tables import Agreed, at_each_table, state_of
from tests.env.players import seat_of, turns


@at_each_table
def test_an_observation_holds_the_whole_table(agreed: Agreed) -> None:
    env = lords_of_vegas_v0.raw_env(**agreed)
    for number, (agent, _) in enumerate(turns(env, seed=2)):
        state, seat = state_of(env), Seat(number % env.games.seats)
        assert table_seen(env, seat) == without_history(state.table)
        assert table_seat(part(env, f"seat_{seat}", "awaited"), seat) == seat_of(agent)
        check_question(env, seat, state)


def check_question(env: TableEnv, seat: Seat, state: State) -> None:
    """Compare what a phase asks with what a seat sees of it."""
    see = partial(part, env, f"seat_{seat}")
    question = QUESTIONS[int(see("asked").argmax())]
    match state:
        case Drawing():
            assert question == "draw"
        case Acting():
            assert question in ("act", "bet", "die-to-build", "die-to-sprawl")
        case GivingUp(_, card):
            assert (question, lots_in(see("lot"))) == ("give-up", (card,))
        case MovingDie(_, card, value):
            assert (question, lots_in(see("lot"))) == ("move-die", (card,))
            assert see("value").tolist() == [value]
        case Arranging(_, _, lots):
            assert (question, lots_in(see("lots"))) == ("arrange", lots)
        case Answering(_, casino, bet, _):
            assert (question, lots_in(see("lot"))) == ("answer-bet", (casino,))
            assert see("bet").tolist() == [bet]
        case _:
            pytest.fail(f"Nobody is asked anything in {state}.")


def test_an_observation_holds_the_offer_on_the_table() -> None:
    env = lords_of_vegas_v0.raw_env(seats=3)
    found = 0
    for agent, _ in turns(env, seed=3):
        for offer in state_of(env).table.offers:
            found += 1
            see = partial(part, env, agent)
            assert OFFER_QUESTIONS[int(see("offer_asked").argmax())] == "answer"
            assert table_seat(see("offer_maker"), Seat(seat_of(agent))) == offer.maker
            assert table_seat(see("offer_to"), Seat(seat_of(agent))) == offer.to
            assert goods_seen(env, agent, 0) == offer.terms.give
            assert goods_seen(env, agent, 1) == offer.terms.take

    assert found > 10


def without_history(table: Table) -> Table:
    """Return a table without its offers, which have parts of their own."""
    return Table(
        table.plots, table.money, table.points, table.deck, table.above, table.turn, table.gambled
    )


def table_seen(env: TableEnv, seat: Seat) -> Table:
    """Rebuild a table from what a seat observes."""
    see = partial(part, env, f"seat_{seat}")
    order = [clockwise(env.games.seats, seat).index(Seat(s)) for s in range(env.games.seats)]
    tiles, dice, markers = see("tiles"), see("dice")[order], see("markers")[order]
    marks = see("reorganized")
    table = Table(
        plots=tuple(
            plot(tiles[:, lot], dice[:, lot], markers[:, lot], is_marked=bool(marks[lot]))
            for lot in range(len(LOTS))
        ),
        money=tuple(map(int, see("money")[order])),
        points=tuple(map(int, see("points")[order])),
        deck=lots_in(see("deck")),
        above=int(see("above")[0]),
        turn=table_seat(see("turn"), seat),
        gambled=bool(see("gambled")[0]),
    )
    for boss, bits in enumerate(see("boss")[order]):
        bossed = {lot for casino in casinos(table) if casino.boss == boss for lot in casino.lots}
        assert {*lots_in(bits)} == bossed
    return table


def plot(
    tiles: Observations, dice: Observations, markers: Observations, *, is_marked: bool
) -> Plot:
    if markers.any():
        return Marked(Seat(int(markers.argmax())))
    if not tiles.any():
        return Vacant()
    owner = int(dice.argmax())
    die = Die(Seat(owner), int(dice[owner]), is_marked) if dice.any() else None
    return Built(COLOURS[int(tiles.argmax())], die)
