"""Letting a bot of the house play at a table anywhere: it sees what its seat is shown."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Generic

import msgspec

from croupier.bots.bot import Attentive, Bot
from croupier.client.table import Table, TableRefusal
from croupier.core.errors import CroupierError, InvalidOptions
from croupier.core.game import Entry, EventT, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.seats import Seat
from croupier.games.spec import Edition
from croupier.server import wire


async def play(
    table: Table,
    seat: Seat,
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    bot: Bot[StateT, MoveT],
) -> wire.Ending:
    """Let a bot play on its seat to the end; return how the game ended."""
    player = BotPlayer(table, seat, edition, bot)
    async for news in table.news():
        player.follow(news.view)
        ending = news.view.table.ending if news.view.table is not None else None
        if ending is not None:
            return ending
        if news.view.stage == "closed":
            raise CroupierError("table-closed", "This table was closed.")
        await player.act()
    raise AssertionError("there are news until the game is over")


class BotPlayer(Generic[StateT, MoveT, EventT, OptionsT]):
    """A bot on a seat, and how far it has followed the game."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        edition: Edition[StateT, MoveT, EventT, OptionsT],
        bot: Bot[StateT, MoveT],
    ) -> None:
        self._table = table
        self._seat = seat
        self._edition = edition
        self._bot = bot
        self._heard = 0
        self._acted_at = -1
        self._has_offered = False
        self._made: list[Entry[MoveT]] = []

    def follow(self, view: wire.View) -> None:
        """Take in whose turn it is: once another seat was on turn, this bot may offer again."""
        turn = view.table.turn if view.table is not None else None
        if turn is not None and turn.seat != self._seat:
            self._has_offered = False

    async def act(self) -> None:
        """Do what the room waits for, if it waits for this bot."""
        view = self._table.view
        if view.order.paused:
            return
        if view.stage == "gathering" and all(chair.kind == "bot" for chair in view.chairs):
            await self._begin()
        elif view.table is not None and self._seat in awaited(view.table.turn):
            await self._choose(view.table)

    async def _begin(self) -> None:
        try:
            await self._table.begin()
        except TableRefusal as error:
            # Another of the bots was quicker.
            if error.code not in ("begun-already", "seats-open", "person-begins"):
                raise

    async def _choose(self, seen: wire.AnySeen) -> None:
        """Choose once in every position; what is said at the table does not change it."""
        position = len(self._table.played)
        if position == self._acted_at:
            return
        self._acted_at = position
        with _reading():
            state: StateT = msgspec.convert(seen.state, self._edition.types.state)
        move = await asyncio.to_thread(self._chosen, state, self._news())
        self._has_offered |= isinstance(move, self._edition.offers)
        try:
            await self._table.move(self._seat, move)
        except TableRefusal as error:
            # The game may have gone on without this bot, by the clock or by a stand-in.
            if error.code == "paused":
                self._acted_at = -1
            elif error.view is None or len(self._table.played) == position:
                raise
        else:
            self._made.append(Moved(self._seat, move))

    def _chosen(self, state: StateT, news: Sequence[EventT]) -> MoveT:
        """Return the move of the bot, in a thread of its own: some think for long."""
        if isinstance(self._bot, Attentive):
            self._bot.hear(news)
        legal = self._edition.game.legal(state, self._seat)
        move = self._bot.choose(self._seat, state, legal)
        if isinstance(move, self._edition.offers) and self._is_too_much(move):
            while isinstance(move, self._edition.offers):
                move = self._bot.choose(self._seat, state, legal)
        return move

    def _is_too_much(self, offer: MoveT) -> bool:
        """Tell whether this bot has made its offer of this turn, or one like it too lately.

        Only its own moves are known here as moves: of the others a table tells what happened.
        """
        return self._has_offered or self._edition.said_before(self._made, self._seat, offer)

    def _news(self) -> Sequence[EventT]:
        """Return what happened since the bot last heard of anything."""
        new, self._heard = self._table.played[self._heard :], len(self._table.played)
        kind = self._edition.types.event
        with _reading():
            return [msgspec.convert(told.event, kind) for one in new for told in one.told]


def awaited(turn: Turn | None) -> tuple[Seat, ...]:
    """Return the seats a table waits for: whoever made an offer waits for its answer.

    >>> awaited(Turn(Seat(0))), awaited(Turn(Seat(0), (Seat(1), Seat(2)))), awaited(None)
    ((0,), (1, 2), ())
    """
    return () if turn is None else turn.asked or (turn.seat,)


@contextmanager
def _reading() -> Iterator[None]:
    """Refuse what cannot be read of a game as this Croupier knows it."""
    try:
        yield
    except msgspec.ValidationError:
        raise InvalidOptions("This table has rules that this Croupier does not know.") from None
