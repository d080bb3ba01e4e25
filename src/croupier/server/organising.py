"""What people may ask about evenings, and what comes of it: read, decide, store, then tell.

An evening has no home: the unique number of its next entry decides between those who write at
once, and whoever was slower judges anew. What happens by itself, that rooms of a round are opened
and that a table is over, is written down by whoever sees it first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.server import entries as e
from croupier.server import evening_log as log
from croupier.server import wire
from croupier.server.commands import begin
from croupier.server.evening import (
    Evening,
    EveningRefusal,
    Member,
    Table,
    evening_after,
    folded_evening,
    require_going_on,
    require_invited,
    require_member,
    require_organiser,
    require_room,
    rewritten_evening,
)
from croupier.server.game_in_play import Agreed, agreed
from croupier.server.guests import clean_name, digest, new_id, new_secret
from croupier.server.hub import HouseFull, RoomHub
from croupier.server.pairing import pair
from croupier.server.results import RESULTS
from croupier.server.room_log import first_page
from croupier.server.rooms import STAND_IN, RoomChange, numbered_name, opened
from croupier.server.standings import entrants, shown_evening
from croupier.store.errors import StoreDown, Taken
from croupier.store.evenings import KeptTable
from croupier.store.pages import Page

TOPIC = "evenings"
RACES = 20
"""How often a change is tried when other processes write to the same evening."""
WAIT = 20.0
"""How many seconds somebody waits who wants to hear of the next thing that happens."""
MOST_OPEN = 5
"""How many evenings of one organiser may go on at a time."""
MOST_REMEMBERED = 500

Decide = Callable[[Evening], log.EveningEntry | None]
"""Judges an evening: what is to be written, or nothing."""


class UnknownEvening(CroupierError):
    """There is no such evening."""

    def __init__(self) -> None:
        super().__init__("unknown-evening", "There is no such evening.")


class EveningPart(Struct, frozen=True):
    """What is kept of somebody in an evening: under which name they came, if they did."""

    evening: str
    title: str
    name: str | None
    is_organiser: bool


class Remembered:
    """An evening as it was read last, and who waits for what comes next."""

    def __init__(self) -> None:
        self.evening: Evening | None = None
        self.shown: wire.EveningView | None = None
        self.forgotten = 0
        """How often it was to be read anew: what was read before that is not kept."""
        self.lock = asyncio.Lock()
        self.bell = asyncio.Event()

    def ring(self) -> None:
        """Wake all who wait."""
        self.bell.set()
        self.bell = asyncio.Event()


class Evenings:
    """All evenings, as far as this process is asked about them."""

    def __init__(self, hub: RoomHub) -> None:
        self._hub = hub
        self._shelf = hub.store.evenings
        self._remembered: OrderedDict[str, Remembered] = OrderedDict()
        self._is_closing = False

    async def start(self) -> None:
        """Hear what happens elsewhere."""
        await self._hub.bus.listen(TOPIC, lambda news: self._heard(news.decode()))

    def close(self) -> None:
        """Let nobody wait any more."""
        self._is_closing = True
        for one in self._remembered.values():
            one.ring()

    async def open(self, guest: str, asked: wire.OpenEvening) -> wire.EveningMade:
        """Open an evening."""
        newest = registry.find(asked.setup.game).newest
        playing = agreed(newest.name, newest.rules, asked.setup.options)
        opening = log.EveningOpened(
            title=clean_name(asked.title),
            game=newest.name,
            rules=newest.rules,
            options=playing.options,
            seats=asked.seats,
            least=_least(playing, asked.seats),
            rounds=asked.rounds,
            timer=asked.timer,
            organiser=guest,
            invite=digest(invite := new_secret()),
        )
        going_on = await self._going_on(guest)
        if sum(one.is_organiser(guest) for one in going_on) >= MOST_OPEN:
            raise EveningRefusal(
                "too-many-evenings", "You have as many evenings as can be had; end one first."
            )
        evening = new_id()
        await self._shelf.append(evening, 0, log.ENCODER.encode(opening), (guest,))
        return wire.EveningMade(evening, invite)

    async def mine(self, guest: str) -> wire.EveningListings:
        """Return the evenings somebody takes part in that are not over."""
        return wire.EveningListings(
            tuple(
                wire.EveningListing(one.id, one.opened.title, one.stage)
                for one in await self._going_on(guest)
            )
        )

    async def _going_on(self, guest: str) -> Sequence[Evening]:
        found = [await self._read(one) for one in await self._shelf.of_guest(guest)]
        return [one for one in found if not one.is_over]

    async def see(self, evening: str, guest: str, after: int) -> wire.EveningView:
        """Show an evening, once more has happened than somebody knows, or after a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT):
                await self._wait(evening, after)
        return self._seen(await self.current(evening), guest)

    async def _wait(self, evening: str, after: int) -> None:
        while not self._is_closing:
            bell = self._of(evening).bell
            if (await self.current(evening)).number > after:
                return
            await bell.wait()

    def _seen(self, evening: Evening, guest: str) -> wire.EveningView:
        """Return an evening as somebody sees it; what all see is made once."""
        known = self._of(evening.id)
        shown, is_kept = known.shown, known.evening is evening
        if shown is None or shown.number != evening.number or not is_kept:
            shown = shown_evening(evening)
        if is_kept:
            known.shown = shown
        you, is_organiser = evening.member(guest), evening.is_organiser(guest)
        return replace(shown, you=you, is_organiser=is_organiser)

    async def command(
        self, evening: str, guest: str, command: wire.EveningCommand, owner: str = ""
    ) -> wire.EveningView:
        """Carry out what somebody asks; done again, it changes nothing."""
        await self.current(evening)

        def decided(now: Evening) -> log.EveningEntry | None:
            return decide(now, guest, command, owner)

        await self._change(evening, decided, (guest,))
        return self._seen(await self.current(evening), guest)

    async def renew(self, evening: str, guest: str) -> wire.EveningMade:
        """Have another invitation open an evening, and the old one no more."""
        invite = new_secret()

        def renewed(now: Evening) -> log.EveningEntry:
            require_going_on(now)
            require_organiser(now, guest)
            return log.InviteRenewed(digest(invite))

        await self._change(evening, renewed)
        return wire.EveningMade(evening, invite)

    async def current(self, evening: str) -> Evening:
        """Return an evening as it is now, with all that has happened in its rooms."""
        now = await self._read(evening)
        if now.rounds and not now.rounds[-1].is_set:
            now = await self._set_tables(now)
        if now.running and not now.is_over:
            now = await self._end_tables(now)
        return now

    async def _set_tables(self, evening: Evening) -> Evening:
        """Open the rooms of the last round: all of them or none, and once whoever does it."""
        tables = evening.rounds[-1].tables
        if len(self._hub.rooms) + len(tables) > self._hub.settings.most_rooms:
            raise HouseFull
        pages = await asyncio.to_thread(lambda: [table_page(evening, one) for one in tables])
        # Somebody else may have opened them: then they are there, and that is all that counts.
        with suppress(Taken):
            await self._hub.store.write(*pages)
            self._hub.metrics.created.inc(len(pages))
        return await self._change(evening.id, _tables_set)

    async def _end_tables(self, evening: Evening) -> Evening:
        """Write down which tables are over by now."""
        kept = await self._shelf.tables([table.room for table in evening.running])
        for table in evening.running:
            ended = table_ended(table, kept.get(table.room))
            if ended is not None:
                evening = await self._change(evening.id, _ending(ended))
        return evening

    async def note_table(self, evening: str) -> None:
        """See what has become of a table that has just ended here."""
        with suppress(StoreDown, UnknownEvening):
            await self.current(evening)

    async def adopt(self, guest: str, profile: str) -> None:
        """Let a profile be whoever a guest is in their evenings."""

        def adopted(now: Evening) -> log.EveningEntry | None:
            is_known = guest in now.guests and profile not in now.guests
            return log.MemberAdopted(guest, profile) if is_known else None

        for evening in await self._shelf.of_guest(guest):
            await self._change(evening, adopted, (profile,))

    async def parts(self, guests: Sequence[str]) -> Sequence[EveningPart]:
        """Return what is kept of somebody who is known by these digests."""
        evenings = {one for guest in guests for one in await self._shelf.of_guest(guest)}
        found = [await self._read(evening) for evening in sorted(evenings)]
        return [_part(evening, guests) for evening in found]

    async def forget(self, guests: Sequence[str]) -> None:
        """Let nobody know any more who these guests were in their evenings."""
        for guest in guests:
            for evening in await self._shelf.of_guest(guest):
                await self._change(evening, _leaving(guest))
                lines = rewritten_evening(await self._shelf.read(evening), guests)
                await self._shelf.rewrite(evening, [*lines], guests)
                await self._tell(evening, is_rewritten=True)

    async def _change(self, evening: str, decide: Decide, guests: Sequence[str] = ()) -> Evening:
        """Write down what is decided; if another was quicker, judge it anew."""
        async with self._of(evening).lock:
            for _ in range(RACES):
                now = await self._read(evening)
                entry = await asyncio.to_thread(decide, now)
                if entry is None:
                    return now
                body = log.ENCODER.encode(entry)
                if await self._shelf.append(evening, now.number, body, guests):
                    await self._tell(evening)
                    return await self._read(evening)
                self._hub.metrics.races.inc()
        raise StoreDown

    async def _read(self, evening: str) -> Evening:
        """Return an evening as its log says, of which only what is new is read."""
        known = self._of(evening)
        before, forgotten = known.evening, known.forgotten
        # With the last line that is known: without it the evening was removed.
        lines = await self._shelf.read(evening, -1 if before is None else before.number - 2)
        if not lines:
            self._remembered.pop(evening, None)
            raise UnknownEvening
        now = folded_evening(evening, lines) if before is None else evening_after(before, lines[1:])
        is_newer = known.evening is None or known.evening.number < now.number
        if is_newer and known.forgotten == forgotten:
            known.evening = now
        return now

    def _of(self, evening: str) -> Remembered:
        known = self._remembered.pop(evening, None) or Remembered()
        self._remembered[evening] = known
        if len(self._remembered) > MOST_REMEMBERED:
            _, oldest = self._remembered.popitem(last=False)
            oldest.ring()
        return known

    async def _tell(self, evening: str, *, is_rewritten: bool = False) -> None:
        """Wake all who wait for news, here and elsewhere."""
        if is_rewritten:
            self._heard(evening)
        else:
            self._of(evening).ring()
        await self._hub.bus.tell(TOPIC, evening.encode())

    def _heard(self, evening: str) -> None:
        """Read an evening anew: something happened, or somebody in it was forgotten."""
        if (known := self._remembered.get(evening)) is not None:
            known.evening = known.shown = None
            known.forgotten += 1
            known.ring()


def decide(
    evening: Evening, guest: str, command: wire.EveningCommand, owner: str = ""
) -> log.EveningEntry | None:
    """Return what a command comes to, nothing if it is so already, or refuse it."""
    require_going_on(evening)
    match command:
        case wire.JoinEvening(name=name, invite=invite):
            return _join(evening, guest, name, invite, owner)
        case wire.LeaveEvening():
            return _leave(evening, require_member(evening, guest))
        case wire.DropMember(member=member):
            require_organiser(evening, guest)
            if member >= len(evening.members):
                raise EveningRefusal("no-such-member", "There is nobody of that number.")
            return _leave(evening, member)
        case wire.PairRound(round=number, now=now):
            require_organiser(evening, guest)
            return _paired(evening, number, is_now=now)
        case wire.EndEvening():
            require_organiser(evening, guest)
            return log.EveningEnded()


def _join(
    evening: Evening, guest: str, name: str, invite: str, owner: str
) -> log.EveningEntry | None:
    member = evening.member(guest)
    if member is not None and evening.members[member].is_in:
        return None
    require_invited(evening, invite)
    require_room(evening, guest)
    if member is not None:
        return log.MemberBack(member)
    taken = [one.name for one in evening.members]
    return log.MemberJoined(guest, numbered_name(clean_name(name), taken), owner)


def _leave(evening: Evening, member: int) -> log.EveningEntry | None:
    return log.MemberLeft(member) if evening.members[member].is_in else None


def _paired(evening: Evening, number: int, *, is_now: bool) -> log.EveningEntry | None:
    """Make a round, unless it was made; a round whose tables are not over is not left behind."""
    if number <= len(evening.rounds):
        return None
    if number > min(evening.opened.rounds, len(evening.rounds) + 1):
        raise EveningRefusal("no-such-round", "That is not the next round of this evening.")
    if evening.running and not is_now:
        raise EveningRefusal("tables-playing", "Some tables of this round are still playing.")
    opened = evening.opened
    made = pair(entrants(evening), opened.least, opened.seats, f"{evening.id} {number}")
    if not made.tables:
        raise EveningRefusal("too-few", "There are too few people for a table.")
    tables = tuple(log.PairedTable(new_id(), members) for members in made.tables)
    return log.RoundPaired(tables, made.byes)


def _tables_set(evening: Evening) -> log.EveningEntry | None:
    return None if evening.rounds[-1].is_set else log.TablesSet()


def _ending(ended: log.TableEnded) -> Decide:
    def noted(evening: Evening) -> log.EveningEntry | None:
        is_new = any(table.room == ended.room for table in evening.running)
        return ended if is_new and not evening.is_over else None

    return noted


def _leaving(guest: str) -> Decide:
    def left(evening: Evening) -> log.EveningEntry | None:
        member = evening.member(guest)
        return None if member is None else _leave(evening, member)

    return left


def _part(evening: Evening, guests: Sequence[str]) -> EveningPart:
    numbers = (evening.member(guest) for guest in guests)
    name = next((evening.members[one].name for one in numbers if one is not None), None)
    is_organiser = any(evening.is_organiser(guest) for guest in guests)
    return EveningPart(evening.id, evening.opened.title, name, is_organiser)


def _least(playing: Agreed, wanted: int) -> int:
    """Return how few may play at a table by these options; so many as wanted must."""
    playing.begin(wanted)

    def is_playable(seats: int) -> bool:
        with suppress(CroupierError):
            playing.begin(seats)
            return True
        return False

    return min([wanted, *takewhile(is_playable, range(wanted - 1, 1, -1))])


def table_ended(table: Table, kept: KeptTable | None) -> log.TableEnded | None:
    """Return how a table has ended, by what is kept of its room; nothing if it goes on.

    One that was closed, or whose room is gone, has ended without counting.
    """
    if kept is not None and kept.stage in ("gathering", "playing"):
        return None
    if kept is None or kept.result is None:
        return log.TableEnded(table.room, ())
    seats = RESULTS.decode(kept.result).seats
    return log.TableEnded(table.room, tuple(log.TableSeat(one.place, one.left) for one in seats))


def table_page(evening: Evening, table: Table) -> Page:
    """Return what is to be stored of the room of a table, whose game has begun."""
    agreement, dealer = evening.opened, Dealer.fresh()
    opening = e.Opened(
        game=agreement.game,
        rules=agreement.rules,
        options=agreement.options,
        seats=len(table.members),
        commitment=dealer.commitment,
        invite=digest(new_secret()),
        listed=False,
        takeover=True,
        timer=agreement.timer,
        evening=evening.id,
    )
    change = RoomChange(opened(table.room, opening))
    for seat, number in enumerate(table.members):
        change = change.then(_sitting(Seat(seat), evening.members[number]))
    return first_page(opening, begin(change, dealer), dealer)


def _sitting(seat: Seat, member: Member) -> e.Entry:
    """Return how somebody gets their seat; a bot has that of whoever is not known any more."""
    holders = tuple(guest for guest in member.guests if guest)
    if not holders:
        return e.Filled(seat=seat, name=member.name, level=STAND_IN)
    return e.Seated(seat=seat, name=member.name, holders=holders, owner=member.owner)
