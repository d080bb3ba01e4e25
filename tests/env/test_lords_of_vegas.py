"""Lords of Vegas as an environment."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypedDict

import numpy as np
import pytest
from hypothesis import given

from croupier.core.errors import IllegalMove, InvalidOptions
from croupier.core.game import Moved, Turn
from croupier.core.seats import Seat, clockwise
from croupier.env import lords_of_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.batched import Masks, Observations
from croupier.env.lordsofvegas.actions import ACTIONS, ACTIONS_WITH_TRADES, MONEY
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.env.lordsofvegas.meaning import endings, is_begun, moves
from croupier.env.lordsofvegas.observing import OFFER_QUESTIONS, QUESTIONS
from croupier.lordsofvegas.acting import is_legal
from croupier.lordsofvegas.board import COLOURS, LOTS, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Choice,
    Gamble,
    Goods,
    Move,
    Offer,
    Refuse,
    Sprawl,
    Terms,
)
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
    Over,
    Plot,
    Proposal,
    State,
    Table,
    Vacant,
)
from tests.env.conformance import EXPECTED, judge
from tests.env.players import finish, mask_of, missing_action, seat_of, turns
from tests.lordsofvegas import strategies
from tests.lordsofvegas.boards import position

GAME = LordsOfVegas()
ANY: Callable[..., TableEnv] = lords_of_vegas_v0.raw_env
"""Makes an environment of any options, also of bad ones."""


class Agreed(TypedDict, total=False):
    """What a table has agreed on."""

    seats: int
    offers: int


TABLES = [Agreed(seats=s, offers=offers) for s, offers in ((2, 0), (2, 1), (3, 2), (4, 0))]
at_each_table = pytest.mark.parametrize("agreed", TABLES, ids=str)


@pytest.mark.filterwarnings(*EXPECTED)
@at_each_table
def test_it_passes_the_tests_of_pettingzoo(
    agreed: Agreed, capsys: pytest.CaptureFixture[str]
) -> None:
    judge(partial(lords_of_vegas_v0.env, **agreed), partial(lords_of_vegas_v0.raw_env, **agreed))

    assert "Passed API test" in capsys.readouterr().out


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
    return None, unless_luck(GAME.step(state, Moved[Move](seat, move)).state)


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


def goods_seen(env: TableEnv, agent: str, side: int) -> Goods:
    """Return one side of the offer on the table."""
    return Goods(
        int(part(env, agent, "offer_money")[side]),
        lots_in(part(env, agent, "offer_lots")[side]),
        lots_in(part(env, agent, "offer_dice")[side]),
    )


@given(strategies.acting())
def test_every_position_has_its_legal_moves(state: Acting) -> None:
    mask = mask_at(state)

    assert {*np.flatnonzero(mask).tolist()} == {*moves(state)}


@given(strategies.acting())
def test_a_move_that_has_begun_can_be_completed_only_legally(state: Acting) -> None:
    for move in moves(state).values():
        if is_begun(state.table, move):
            for whole in endings(state.table, move).values():
                assert isinstance(whole, Build | Sprawl | Gamble)
                assert is_legal(state.table, whole)


TWELVE = " ".join(f"C{n}:{'gold' if n % 2 else 'green'}.0.{n % 6 + 1}" for n in range(1, 13))


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


def test_an_offer_is_made_piece_by_piece() -> None:
    games = LordsOfVegasGames(1, seats=3, offers=1)
    games.put(0, position("acting", "A1:0 A2:1 A3:gold.1.5", money=(3, 9, 9)))

    assert "give nothing" in stepped(games, "offer-to 1")
    taken = stepped(games, "give lot A1")
    assert taken == [
        "take nothing",
        *(f"take money {amount}" for amount in MONEY if amount <= 9),
        "take lot A2",
        "take die A3",
    ]
    assert stepped(games, "take die A3") == ["accept", "refuse"]
    (offer,) = games.state(0).table.offers
    terms = Terms(Goods(lots=(Lot("A1"),)), Goods(dice=(Lot("A3"),)))
    assert offer == Proposal(1, Seat(0), Seat(1), terms)

    stepped(games, "accept")

    table = games.state(0).table
    assert table.plot(Lot("A1")) == Marked(Seat(1))
    assert table.die(Lot("A3")) == Die(Seat(0), 5)


def test_money_is_never_offered_for_money_nor_nothing_for_nothing() -> None:
    games = LordsOfVegasGames(1, seats=2, offers=1)
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    stepped(games, "offer-to 1")

    assert not [name for name in stepped(games, "give money 2") if "money" in name]
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    stepped(games, "offer-to 1")
    assert "take nothing" not in stepped(games, "give nothing")


def test_a_turn_has_no_more_offers_than_agreed() -> None:
    games = LordsOfVegasGames(1, seats=2, offers=2)
    games.put(0, position("acting", "A1:0 A2:1", money=(9, 9)))
    for _ in range(2):
        for name in ("offer-to 1", "give lot A1", "take nothing"):
            stepped(games, name)
        names = stepped(games, "refuse")

    assert "offer-to 1" not in names
    assert "offer-to 1" in stepped(games, "end-turn")


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


@pytest.mark.parametrize("name", ["giving-up", "moving-die"])
def test_what_runs_out_in_a_take_over_is_asked_for(name: str) -> None:
    ten = " ".join(f"C{n}:0" for n in range(1, 11))
    games = LordsOfVegasGames(1)
    if name == "giving-up":
        games.put(0, position("giving-up", ten, card="A1", deck=("F1", "F2")))
        expected = [f"give-up C{n}" for n in range(1, 11)]
    else:
        games.put(0, position("moving-die", f"A1:gold {TWELVE}", card="A1", value=3))
        expected = [f"move-die C{n}" for n in range(1, 13)]

    assert [*names_in(mask_in(games))] == expected


@at_each_table
def test_the_win_is_shared_by_the_winners(agreed: Agreed) -> None:
    env = lords_of_vegas_v0.raw_env(**agreed)
    finish(env, seed=4)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == pytest.approx([*map(float, result.win_shares)])


@pytest.mark.parametrize(("reward", "score"), [("points", 0), ("money", 1)])
def test_the_reward_can_be_points_or_money(reward: str, score: int) -> None:
    env = ANY(reward=reward, offers=0)
    finish(env, seed=5)
    state = state_of(env)
    assert isinstance(state, Over)
    result = GAME.result(state)
    assert result is not None

    assert [*env.rewards.values()] == [scores[score] for scores in result.scores]


def test_equals_share_the_win() -> None:
    games = LordsOfVegasGames(1, seats=3)
    games.put(0, position("drawing", money=(5, 9, 9), points=(2, 3, 3), deck=["F1"], above=0))
    rewards, dones = np.empty((1, 3), np.float32), np.empty(1, np.bool_)

    games.act(np.array([ACTIONS.index("draw")]), rewards, dones)

    assert dones[0]
    assert rewards.tolist() == [[0, 0.5, 0.5]]


def test_a_seed_determines_the_game() -> None:
    a, b = lords_of_vegas_v0.raw_env(), lords_of_vegas_v0.raw_env()

    for (agent, _), _ in zip(turns(a, seed=6), turns(b, seed=6), strict=True):
        assert (a.observe(agent)["observation"] == b.observe(agent)["observation"]).all()
    assert state_of(a) == state_of(b)


def test_an_action_outside_the_mask_is_refused_by_its_name() -> None:
    env = lords_of_vegas_v0.raw_env()
    missing_action(env)
    end_turn = ACTIONS.index("end-turn")

    with pytest.raises(IllegalMove) as refused:
        env.step(end_turn)

    assert f"Action {end_turn} (end-turn) is outside the mask; legal are 0 (draw)" in str(
        refused.value
    )
    assert refused.value.position == GAME.text(state_of(env))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 5}, "for 2 to 4 seats, not 5"),
        ({"offers": -1}, "A turn has 0 to 100 offers, not -1"),
        ({"reward": "fame"}, "The reward is win or points or money, not 'fame'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidOptions, match=sentence):
        ANY(**options)


def test_every_action_has_a_name_that_leads_back() -> None:
    names = ACTIONS_WITH_TRADES.names

    assert len({*names}) == len(names)
    assert [*map(ACTIONS_WITH_TRADES.index, names)] == [*range(len(names))]


def test_trades_come_after_all_other_actions() -> None:
    assert ACTIONS_WITH_TRADES.names[: ACTIONS.size] == ACTIONS.names
    assert lords_of_vegas_v0.raw_env(offers=0).action_space("seat_0").contains(ACTIONS.size - 1)
    assert not lords_of_vegas_v0.raw_env(offers=0).action_space("seat_0").contains(ACTIONS.size)


def state_of(env: TableEnv) -> State:
    assert isinstance(env.games, LordsOfVegasGames)
    return env.games.state(0)


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
