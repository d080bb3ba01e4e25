"""Bots of the house at tables elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from random import Random

import pytest

from croupier.bots.lasvegas import Greedy
from croupier.bots.lordsofvegas.uniform import Uniform
from croupier.client import Table, play, visit
from croupier.client.playing import BotPlayer
from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.games.lasvegas import VERSION_1 as LAS_VEGAS_EDITION
from croupier.games.lordsofvegas import VERSION_1 as LORDS_OF_VEGAS
from croupier.games.spec import Edition
from croupier.lasvegas.events import Event
from croupier.lordsofvegas.events import OfferMade, TurnEnded
from croupier.lordsofvegas.moves import Accept, Goods, Move, Offer, Terms
from croupier.lordsofvegas.state import State
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import EndGame, PauseGame
from tests.client.tokens import tokens
from tests.server.house import (
    ANNA,
    BENNO_STARTS,
    LAS_VEGAS,
    LORDS,
    OPEN,
    Served,
    done,
    fresh,
    lords_events,
)


def listed(house: Served, setup: wire.AskedSetup = LAS_VEGAS, seats: int = 3) -> str:
    """Return a table that anybody may sit down at."""
    return house.guest().create(*[OPEN] * seats, setup=setup, listed=True).room


async def _played(server: str, room: str, token: str, bot: str) -> wire.Ending:
    """Sit down with a bot of the house, and play to the end."""
    async with visit(server, room, token) as table:
        seat = await table.sit(bot.capitalize())

        def playing(
            edition: Edition[StateT, MoveT, EventT, OptionsT],
        ) -> Awaitable[wire.Ending]:
            return play(table, seat, edition, edition.bots[bot](Random(seat)))

        return await registry.find(table.view.setup.game).newest.use(playing)


@pytest.mark.parametrize("setup", [LAS_VEGAS, LORDS], ids=lambda setup: setup.game)
def test_several_bots_finish_several_games_by_themselves(
    house: Served, setup: wire.AskedSetup
) -> None:
    rooms = [listed(house, setup) for _ in range(2)]
    seated = tokens(house.guest(), 6)
    names = ("greedy", "uniform", "greedy") * 2

    async def scene() -> Sequence[wire.Ending]:
        server = f"http://{house.address}"
        games = zip(rooms * 3, seated, names, strict=True)
        return await asyncio.gather(*(_played(server, *game) for game in games))

    endings = asyncio.run(scene())
    for room, told in zip(rooms, (endings[::2], endings[1::2]), strict=True):
        view = house.guest().see(room).view
        assert view.table is not None
        assert {*told} == {view.table.ending}
        assert sorted(chair.owner for chair in view.chairs) == ["Anna"] * 3
        assert view.stage == "over"


class Listening(Greedy):
    """A bot that keeps what it has heard."""

    def __init__(self, luck: Random) -> None:
        super().__init__(luck)
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event], /) -> None:
        self.heard += events


def test_a_bot_that_listens_hears_everything_once(house: Served) -> None:
    room, (one, other) = listed(house, seats=2), tokens(house.guest(), 2)
    bot, server = Listening(Random(1)), f"http://{house.address}"

    async def listening() -> Table:
        async with visit(server, room, one) as table:
            await play(table, await table.sit("Lisa"), LAS_VEGAS_EDITION, bot)
            return table

    async def scene() -> Table:
        table, _ = await asyncio.gather(listening(), _played(server, room, other, "uniform"))
        return table

    table = asyncio.run(scene())
    told = [event for played in table.played for event in played.told]
    # What came after its last move it had no reason to hear.
    assert 20 < len(bot.heard) <= len(told)
    names = [type(event).__struct_config__.tag for event in bot.heard]
    assert (
        names
        == [event.event["type"] for event in told if isinstance(event.event, dict)][: len(names)]
    )


class Trading:
    """A bot that offers the other seat something whenever it may, but takes nothing."""

    def __init__(self, luck: Random, terms: Callable[[State, Seat], Terms]) -> None:
        self._luck = luck
        self._others = Uniform(luck, trades=False)
        self._terms = terms

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Offer what it would most of the time it is on turn, or choose something else."""
        offer = Offer(Seat(1 - seat), self._terms(view, seat))
        would = view.table.turn == seat and self._luck.random() < 0.8
        if would and not view.table.offers and is_legal(view, seat, offer):
            return offer
        kept = [move for move in legal if not isinstance(move, Accept)]
        return self._others.choose(seat, view, kept)


def is_legal(view: State, seat: Seat, move: Move) -> bool:
    """Tell whether a seat may make a move."""
    try:
        LORDS_OF_VEGAS.game.check(view, seat, move)
    except CroupierError:
        return False
    return True


def nothing(_view: State, _seat: Seat) -> Terms:
    """Return terms that nobody can offer."""
    return Terms()


def offered(house: Served, terms: Callable[[State, Seat], Terms]) -> list[list[Terms]]:
    """Return what a bot offers in each of its turns, where nobody else ever offers anything."""
    room, seated = listed(house, LORDS, seats=2), tokens(house.guest(), 2)
    bots = (Trading(Random(1), terms), Trading(Random(2), nothing))

    async def playing(token: str, seat: Seat, bot: Trading) -> Table:
        async with visit(f"http://{house.address}", room, token) as table:
            await play(table, await table.sit("Tricia", seat), LORDS_OF_VEGAS, bot)
            return table

    async def scene() -> Table:
        pairs = enumerate(zip(seated, bots, strict=True))
        table, _ = await asyncio.gather(*(playing(one, Seat(n), bot) for n, (one, bot) in pairs))
        return table

    turns: list[list[Terms]] = [[]]
    for event in (
        event for played in asyncio.run(scene()).played for event in lords_events(played)
    ):
        match event:
            case OfferMade():
                turns[-1].append(event.terms)
            case TurnEnded(seat) if seat == 0:
                turns.append([])
            case _:
                pass
    return turns


def test_a_bot_may_make_an_offer_in_each_of_its_turns_but_no_second_one(house: Served) -> None:
    turns = offered(house, lambda _view, _seat: Terms(give=Goods(money=1)))

    assert max(map(len, turns)) == 1
    assert sum(map(len, turns)) > len(turns) / 2


def test_a_bot_does_not_offer_the_same_again_in_its_next_turn(house: Served) -> None:
    def any_lot(view: State, seat: Seat) -> Terms:
        return Terms(give=Goods(lots=view.table.markers(seat)[:1]), take=Goods(money=1))

    lots = [{lot for terms in turn for lot in terms.give.lots} for turn in offered(house, any_lot)]

    assert sum(map(len, lots)) > len({lot for turn in lots for lot in turn})
    assert not [(one, other) for one, other in pairwise(lots) if one & other]


def test_a_table_of_other_rules_than_are_known_is_refused(house: Served) -> None:
    room, (one, other) = listed(house, seats=2), tokens(house.guest(), 2)
    server = f"http://{house.address}"

    async def mistaken() -> None:
        async with visit(server, room, one) as table:
            bot = LORDS_OF_VEGAS.bots["uniform"](Random(1))
            await play(table, await table.sit("Lost"), LORDS_OF_VEGAS, bot)

    async def scene() -> None:
        playing = asyncio.ensure_future(_played(server, room, other, "uniform"))
        try:
            await mistaken()
        finally:
            playing.cancel()

    with pytest.raises(InvalidOptions, match="rules that this Croupier does not know"):
        asyncio.run(scene())


def test_where_a_person_sits_the_person_begins(house: Served) -> None:
    anna = house.guest()
    [token] = tokens(anna, 1)
    created = anna.create(ANNA, OPEN)

    async def scene() -> None:
        async with visit(f"http://{house.address}", created.room, token) as table:
            seat = await table.sit("Greta", invite=created.invite)
            bot = BotPlayer(table, seat, LAS_VEGAS_EDITION, Greedy(Random(1)))
            await bot.act()
            assert table.view.stage == "gathering"

    asyncio.run(scene())
    assert not any(isinstance(entry, e.Begun) for entry in house.stored(created.room))


def test_a_bot_waits_while_the_game_is_paused_and_goes_when_it_is_ended(house: Served) -> None:
    anna = house.guest()
    [token] = tokens(anna, 1)
    created = anna.create(ANNA, OPEN, setup=BENNO_STARTS)

    async def ask(command: wire.Command) -> None:
        done(await asyncio.to_thread(anna.ask, created.room, command))

    async def scene() -> None:
        async with visit(f"http://{house.address}", created.room, token) as table:
            seat = await table.sit("Greta", invite=created.invite)
            bot = BotPlayer(table, seat, LAS_VEGAS_EDITION, Greedy(Random(1)))
            await ask(wire.Begin(fresh()))
            await until(table, lambda view: view.stage == "playing")
            await ask(wire.Propose(fresh(), PauseGame(paused=True)))
            # The first time it has not heard of that yet, and is refused.
            for _ in range(2):
                await bot.act()
            assert chosen(house, created.room) == 0
            await ask(wire.Propose(fresh(), PauseGame(paused=False)))
            await until(table, lambda view: not view.order.paused)
            await bot.act()
            assert chosen(house, created.room) == 1
            await ask(wire.Propose(fresh(), EndGame()))
            with pytest.raises(CroupierError, match="closed"):
                await play(table, seat, LAS_VEGAS_EDITION, Greedy(Random(1)))

    asyncio.run(scene())


async def until(table: Table, is_so: Callable[[wire.View], bool]) -> None:
    """Listen until something is so."""
    async for news in table.news():
        if is_so(news.view):
            return


def chosen(house: Served, room: str) -> int:
    """Return how many moves were stored."""
    played = [entry for entry in house.stored(room) if isinstance(entry, e.GameEntry)]
    return sum(b'"seat"' in bytes(entry.entry) for entry in played)
