"""What happens by itself in a room: bots move, time runs out, bots step in for those who left."""

import asyncio
import logging
import secrets
from functools import partial
from itertools import takewhile

from msgspec import Raw
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.games.spec import Level
from croupier.server import entries as e
from croupier.server.active_room import ActiveRoom
from croupier.server.agreeing import due_at, settle_due
from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Answered, KeptLog, Question, was_said_before
from croupier.server.hub import RoomHub
from croupier.server.room_log import in_slices, numbered
from croupier.server.rooms import Room, RoomChange

LOG = logging.getLogger(__name__)
AGAIN = 1.0
"""How long to wait after something failed."""
LONGEST = 30.0
"""How long a bot waits at most until all have seen what happened."""
MOST_TO_FOLLOW = 5
"""Of how many things that happened a bot lets people see each before it moves."""
HEARD_LATELY = 500
"""How many of the last entries are looked through for what was talked of lately: more than a round
of six has, who do not offer and withdraw without end."""


class Automation:
    """Looks after the rooms of a hub."""

    def __init__(self, hub: RoomHub, bots: BotPool) -> None:
        self._hub = hub
        self._bots = bots
        hub.automate = self.automate

    def automate(self, active: ActiveRoom) -> None:
        """See what is due in a room, now or later.

        Without a person there nothing is, but in a game over days.
        """
        if active.alarm is not None:
            active.alarm.cancel()
            active.alarm = None
        if self._hub.is_closed or not self._is_attended(active):
            return
        if (turn := _going_on(active.room)) is not None:
            self._let_bots_move(active, turn)
        due = self._next_due(active)
        if due is not None:
            ring = partial(self._ring, active)
            later = max(0.0, due - self._hub.clock.now())
            active.alarm = self._hub.clock.call_later(later, ring)

    def _let_bots_move(self, active: ActiveRoom, turn: Turn) -> None:
        """Let all bots think that are waited for."""
        if active.has_offered != turn.seat:
            active.has_offered = None
        # Whoever made an offer waits for its answer, as at any table.
        for seat in turn.asked or (turn.seat,):
            if active.room.chairs[seat].plays_as is not None:
                self._let_think(active, seat)

    def _is_attended(self, active: ActiveRoom) -> bool:
        """Whether anything happens in a room by itself just now."""
        return active.room.opened.is_over_days or bool(active.present(self._hub.clock.now()))

    def _next_due(self, active: ActiveRoom) -> float | None:
        """Return when somebody's time is up, a bot is to step in or back, or a vote is over."""
        settled = self._settled_at(active)
        if _going_on(active.room) is None:
            return settled
        if self._back(active):
            return self._hub.clock.now()
        times = [*self._steps_in_at(active).values(), *([] if settled is None else [settled])]
        if (runs_out := self._runs_out_at(active)) is not None:
            times.append(runs_out)
        return min(times, default=None)

    def _settled_at(self, active: ActiveRoom) -> float | None:
        """Return when something that is voted on is settled."""
        now, time = self._hub.clock.now(), self._hub.open_time
        if not active.room.hosting.proposals or not active.present(now):
            return None
        due = due_at(active.room, self._hub.there(active))
        return None if due is None else max(now, time.moment(due))

    def _back(self, active: ActiveRoom) -> list[Seat]:
        """Return the seats a bot plays for although their holders are there again."""
        present, chairs = active.present(self._hub.clock.now()), active.room.chairs
        return sorted([seat for seat in present if chairs[seat].away])

    def _steps_in_at(self, active: ActiveRoom) -> dict[Seat, float]:
        """Return when a bot steps in for each seat whose holder is gone."""
        if not active.gone_since or not active.room.opened.takeover:
            return {}
        if active.room.opened.is_over_days:
            return {}
        return {
            seat: since + self._hub.settings.grace
            for seat, since in active.gone_since.items()
            if not active.room.chairs[seat].away
        }

    def _runs_out_at(self, active: ActiveRoom) -> float | None:
        """Return when the time of a person who is waited for is up."""
        turn = active.room.turn
        if turn is None or active.room.opened.timer is None:
            return None
        if active.room.chairs[turn.next_to_move].plays_as is not None:
            return None
        return active.time_is_up_at

    def _ring(self, active: ActiveRoom) -> None:
        active.alarm = None
        self._hub.spawn(self._do_what_is_due(active))

    async def _do_what_is_due(self, active: ActiveRoom) -> None:
        try:
            async with active.lock:
                await self._hub.days.take_up(active)
                await self._hub.change(active, lambda room: self._due(active, room))
        except CroupierError as error:
            LOG.warning("what is due in room %s waits: %s", active.room.id, error.code)
            await self._hub.clock.sleep(AGAIN)
        self.automate(active)

    def _due(self, active: ActiveRoom, room: Room) -> RoomChange:
        """Return what time has brought about."""
        there, at = self._hub.there(active), self._hub.open_time.now()
        change, now = RoomChange(room), self._hub.clock.now()
        if not self._is_attended(active):
            return change
        if there.seats and (settled := settle_due(room, there, at)).steps:
            return settled
        if _going_on(room) is None:
            return change
        for seat in self._back(active):
            change = change.then(e.Returned(seat=seat))
        for seat, at in self._steps_in_at(active).items():
            if at <= now:
                change = change.then(e.TakenOver(seat=seat))
        runs_out = self._runs_out_at(active)
        if runs_out is not None and runs_out <= now and not change.steps:
            assert room.turn is not None, "somebody is waited for"
            change = change.overdue(room.turn.next_to_move, active.dealer, "clock")
            self._hub.metrics.moves.labels("clock").inc()
        return change

    def _let_think(self, active: ActiveRoom, seat: Seat) -> None:
        """Let the bot of a seat think about a position, once."""
        position = (active.room.played, seat)
        if position not in active.thinking:
            active.thinking.add(position)
            self._hub.spawn(self._think(active, seat, active.room))

    async def _think(self, active: ActiveRoom, seat: Seat, room: Room) -> None:
        try:
            await self._move(active, seat, room)
        except CroupierError as error:
            LOG.warning("the bot in room %s waits: %s", room.id, error.code)
            await self._hub.clock.sleep(AGAIN)
        finally:
            active.thinking.discard((room.played, seat))
        self.automate(active)

    async def _move(self, active: ActiveRoom, seat: Seat, room: Room) -> None:
        """Choose a move for a bot, if no other process does, and make it."""
        level = room.chairs[seat].plays_as
        assert level is not None, "a bot plays"
        settings = self._hub.settings
        pause = settings.bot_pause * min(max(active.to_follow, 1), MOST_TO_FOLLOW)
        patience = settings.think_seconds + pause + 1
        number = room.played * len(room.chairs) + seat
        if settings.bus and not await self._is_ours(active, room, number, patience):
            return
        question = Question(
            game=room.opened.game,
            rules=room.opened.rules,
            level=level,
            seat=seat,
            view=room.playing().text(seat),
            luck=secrets.randbits(62),
            has_offered=active.has_offered == seat,
            log=await self._log_for(level, room),
        )
        thinking = self._answer(question, room)
        answer, _ = await asyncio.gather(thinking, self._let_follow(active, room, pause))
        if answer.is_offer:
            active.has_offered = seat
        await self._make(active, seat, room.played, answer.move)

    async def _is_ours(self, active: ActiveRoom, room: Room, number: int, patience: float) -> bool:
        """Tell whether it is for this process to choose a bot's move, which another may do.

        Who has claimed it and does not make it in time has most likely ended. That is as long as we
        wait, whatever has been done meanwhile to the clock by which it was claimed.
        """
        store, process = self._hub.store, self._hub.process
        if await store.claim(room.id, number, process, patience):
            return True
        claimed = await store.claimed(room.id, number)
        await self._hub.clock.sleep(patience)
        if active.room.played != room.played:
            return False
        return await store.claim(room.id, number, process, patience, over=claimed)

    async def _answer(self, question: Question, room: Room) -> Answered:
        """Return what a bot chooses; where that is an offer heard just now, what it else would."""
        answer = await self._bots.think(question)
        if answer.is_offer:
            lately = await self._log(room, max(0, room.number - HEARD_LATELY))
            if was_said_before(lately, question, answer.move):
                answer = await self._bots.think(replace(question, has_offered=True))
        return answer

    async def _let_follow(self, active: ActiveRoom, room: Room, pause: float) -> None:
        """Wait until people have seen what happened: as they say, else for as long as that takes.

        So a table goes as fast as its slowest reader, and nobody waits for nothing.
        """
        if not pause:
            return
        # Somebody who has just come in may say so only now.
        ways = [
            asyncio.ensure_future(active.followers.follow(room.number - 1)),
            asyncio.ensure_future(
                self._hub.clock.sleep(LONGEST if active.followers else pause),
            ),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()

    async def _log_for(self, level: Level, room: Room) -> KeptLog | None:
        """Return what everyone has seen of a game so far, if a bot of this level listens."""
        return await self._log(room) if level in room.agreed.edition.attentive else None

    async def _log(self, room: Room, first: int = 0) -> KeptLog:
        """Return what everyone has seen of a game so far, or only from an entry on."""
        stored = await self._hub.store.read(room.id, first - 1)
        # Another process may have gone on already, and the question is about this position.
        until = takewhile(lambda line: line.number < room.number, stored)
        entries = (
            entry.entry if isinstance(entry, e.GameEntry) else None for _, entry in numbered(until)
        )
        played = [one for one in await in_slices(entries, self._hub.turns) if one is not None]
        return KeptLog(len(room.chairs), room.agreed.options, tuple(played))

    async def _make(self, active: ActiveRoom, seat: Seat, played: int, move: Raw) -> None:
        """Make a bot's move, if the game has not gone on without it."""

        def moved(room: Room) -> RoomChange:
            change = RoomChange(room)
            if room.played != played or room.chairs[seat].plays_as is None:
                return change
            if _going_on(room) is None:
                return change
            try:
                taken = room.playing().move(seat, move)
            except CroupierError as error:
                LOG.error("a bot's move was refused in room %s: %s", room.id, error.code)
                return change.overdue(seat, active.dealer, "bot")
            return change.played(taken, "bot").dealt(active.dealer)

        async with active.lock:
            if not self._is_attended(active):
                return
            if (await self._hub.change(active, moved)).steps:
                self._hub.metrics.moves.labels("bot").inc()


def _going_on(room: Room) -> Turn | None:
    """Return who is waited for, unless the game is paused."""
    return None if room.hosting.paused else room.turn
