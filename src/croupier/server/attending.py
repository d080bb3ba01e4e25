"""What happens by itself in a room: bots move, time runs out, bots step in for those who left."""

import asyncio
import logging
import secrets

import msgspec

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.games import shelf
from croupier.server.hall import Hall
from croupier.server.live import Live
from croupier.server.rooms import Change, Room
from croupier.server.tables import game_of
from croupier.server.thinking import Question, Thinker

LOG = logging.getLogger(__name__)
AGAIN = 1.0
"""How long to wait after something failed."""
MOST_TO_FOLLOW = 5
"""Of how many things that happened a bot lets people see each before it moves."""


class Attendant:
    """Looks after the rooms of a hall."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self._hall = hall
        self._thinker = thinker
        hall.attend = self.attend

    def attend(self, live: Live) -> None:
        """See what is due in a room, now or later. Without a person there, nothing is."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        turn, now = live.room.turn, self._hall.clock()
        if turn is None or not live.present(now):
            return
        if live.has_offered != turn.seat:
            live.has_offered = None
        # Whoever made an offer waits for its answer, as at any table.
        for seat in turn.asked or (turn.seat,):
            if live.room.chairs[seat].plays_as is not None:
                self._let_think(live, seat)
        due = self._next_due(live)
        if due is not None:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(max(0.0, due - now), self._ring, live)

    def _next_due(self, live: Live) -> float | None:
        """Return when somebody's time is up, or a bot is to step in or back."""
        if self._back(live):
            return self._hall.clock()
        times = [*self._steps_in_at(live).values()]
        if (runs_out := self._runs_out_at(live)) is not None:
            times.append(runs_out)
        return min(times, default=None)

    def _back(self, live: Live) -> list[Seat]:
        """Return the seats a bot plays for although their holders are there again."""
        present = sorted(live.present(self._hall.clock()))
        return [seat for seat in present if live.room.chairs[seat].away]

    def _steps_in_at(self, live: Live) -> dict[Seat, float]:
        """Return when a bot steps in for each seat whose holder is gone."""
        if not live.room.opened.takeover:
            return {}
        return {
            seat: since + self._hall.settings.grace
            for seat, since in live.gone_since.items()
            if not live.room.chairs[seat].away
        }

    def _runs_out_at(self, live: Live) -> float | None:
        """Return when the time of a person who is waited for is up."""
        timer, turn = live.room.opened.timer, live.room.turn
        if timer is None or turn is None:
            return None
        if live.room.chairs[turn.next_to_move].plays_as is not None:
            return None
        return live.waiting_since + timer

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._hall.spawn(self._do_what_is_due(live))

    async def _do_what_is_due(self, live: Live) -> None:
        try:
            async with live.lock:
                await self._hall.change(live, lambda room: self._due(live, room))
        except CroupierError as error:
            LOG.warning("what is due in room %s waits: %s", live.room.id, error.code)
            await asyncio.sleep(AGAIN)
        self.attend(live)

    def _due(self, live: Live, room: Room) -> Change:
        """Return what time has brought about."""
        change, now = Change(room), self._hall.clock()
        if not live.present(now):
            return change
        for seat in self._back(live):
            change = change.then(e.Returned(seat=seat))
        for seat, at in self._steps_in_at(live).items():
            if at <= now:
                change = change.then(e.TakenOver(seat=seat))
        runs_out = self._runs_out_at(live)
        if runs_out is not None and runs_out <= now and not change.steps:
            assert room.turn is not None, "somebody is waited for"
            change = _overdue(change, room.turn.next_to_move, "clock").dealt(live.dealer)
            self._hall.metrics.moves.labels("clock").inc()
        return change

    def _let_think(self, live: Live, seat: Seat) -> None:
        """Let the bot of a seat think about a position, once."""
        position = (live.room.played, seat)
        if position not in live.thinking:
            live.thinking.add(position)
            self._hall.spawn(self._think(live, seat, live.room))

    async def _think(self, live: Live, seat: Seat, room: Room) -> None:
        try:
            await self._move(live, seat, room)
        except CroupierError as error:
            LOG.warning("the bot in room %s waits: %s", room.id, error.code)
            await asyncio.sleep(AGAIN)
        finally:
            live.thinking.discard((room.played, seat))
        self.attend(live)

    async def _move(self, live: Live, seat: Seat, room: Room) -> None:
        """Choose a move for a bot, if no other process does, and make it."""
        level, table = room.chairs[seat].plays_as, room.table
        assert level is not None, "a bot plays"
        assert table is not None, "a game is played"
        hall, settings = self._hall, self._hall.settings
        pause = settings.bot_pause * min(max(live.to_follow, 1), MOST_TO_FOLLOW)
        patience = settings.think_seconds + pause + 1
        number = room.played * len(room.chairs) + seat
        if settings.bus and not await hall.store.claim(room.id, number, hall.process, patience):
            await asyncio.sleep(patience)
            return
        question = Question(
            game=game_of(room.setup),
            rules=room.opened.rules,
            level=level,
            seat=seat,
            view=table.text(seat),
            luck=secrets.randbits(62),
            has_offered=live.has_offered == seat,
        )
        move, _ = await asyncio.gather(self._thinker.think(question), asyncio.sleep(pause))
        if shelf(question.game, question.rules).is_offer(move):
            live.has_offered = seat
        await self._make(live, seat, room.played, move)

    async def _make(self, live: Live, seat: Seat, played: int, move: bytes) -> None:
        """Make a bot's move, if the game has not gone on without it."""

        def moved(room: Room) -> Change:
            change = Change(room)
            if room.played != played or room.chairs[seat].plays_as is None:
                return change
            entry = b'{"type":"moved","seat":%d,"move":%s}' % (seat, move)
            try:
                change = change.then(e.Played(entry=msgspec.Raw(entry), by="bot"))
            except CroupierError as error:
                LOG.error("a bot's move was refused in room %s: %s", room.id, error.code)
                change = _overdue(change, seat, "bot")
            return change.dealt(live.dealer)

        async with live.lock:
            if live.present(self._hall.clock()) and (await self._hall.change(live, moved)).steps:
                self._hall.metrics.moves.labels("bot").inc()


def _overdue(change: Change, seat: Seat, by: e.By) -> Change:
    """Make the move that is made for a seat that does not choose."""
    table = change.room.table
    assert table is not None, "a game is played"
    return change.then(e.Played(entry=msgspec.Raw(table.overdue(seat)), by=by))
