"""A room in memory: its value, its visitors, and what was told lately."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Raw, Struct
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.server import patches, views, wire
from croupier.server.agreeing import There
from croupier.server.answers import Answers
from croupier.server.following import Followers
from croupier.server.gallery import Gallery
from croupier.server.game_in_play import GameInPlay
from croupier.server.happenings import Happenings, Written
from croupier.server.patches import Patch
from croupier.server.rooms import Room, RoomChange
from croupier.server.timers import Timer

REMEMBERED = 500
"""How many happenings a room keeps at hand for those who come back."""


class Visitor(Protocol):
    """A connection to a room."""

    @property
    def guest(self) -> str:
        """The digest of its guest's secret."""
        ...

    @property
    def takes_changes(self) -> bool:
        """Whether it wants to hear what has changed, and not how everything is each time."""
        ...

    def push(self, message: bytes) -> None:
        """Send a message, sooner or later; never wait."""
        ...


class Elsewhere(Struct, frozen=True):
    """Whose holders another process sees, how many watch there, and until when that is believed."""

    seats: tuple[Seat, ...]
    watching: int
    until: float


class Break(Struct, frozen=True):
    """When the time of a seat stands still, for its holder is away until the end of a day."""

    begins: float
    ends: float
    until: str


def put_off(due: float, since: float, breaks: Sequence[Break]) -> float:
    """Return when time is up that runs since then and stands still in breaks, the earliest first.

    >>> put_off(10.0, 0.0, [Break(4.0, 7.0, ""), Break(12.0, 14.0, ""), Break(20.0, 30.0, "")])
    15.0
    """
    for one in breaks:
        if one.begins < due and one.ends > since:
            due += one.ends - max(one.begins, since)
    return due


class WrittenNews(Struct, frozen=True, tag="news"):
    """The same as `wire.News`, with what happened written already."""

    happened: tuple[Raw, ...]
    view: wire.View


class WrittenChanges(Struct, frozen=True, tag="changes"):
    """The same as `wire.Changes`, with what happened written already."""

    since: int
    happened: tuple[Raw, ...]
    patch: Patch


Message = WrittenNews | WrittenChanges
Kind = tuple[tuple[Seat, ...], bool]
"""Who is told the same: which seats they hold, and whether they take changes."""


class Shown(Struct, frozen=True):
    """What the holders of some seats were shown.

    That is what all see alike, the game, through whose eyes they see it, which of their seats may
    choose, and what.
    """

    shared: wire.View
    game: GameInPlay | None
    viewer: Seat | None
    acting: tuple[Seat, ...]
    yours: tuple[wire.AnyChoices, ...]

    @property
    def table(self) -> wire.AnySeen | None:
        """The game as they see it."""
        if self.game is None:
            return None
        return replace(self.game.watched(self.viewer), yours=self.yours)


class Differences:
    """Finds what has changed in a room for all who were told how it was, each thing once.

    Whoever sees the same changes gets the very same patch. What is compared is kept by those it is
    shown to, so that it is known by its id.
    """

    def __init__(self) -> None:
        self._rooms: dict[int, Mapping[str, Patch]] = {}
        self._tables: dict[tuple[Seat | None, Seat | None], Mapping[str, Patch]] = {}
        self._found: dict[tuple[int, int, int, int], Patch] = {}

    def between(self, old: Shown, new: Shown) -> Patch:
        """Return what has changed in a room for those who have it as it was."""
        room = self._rooms.get(id(old.shared))
        if room is None:
            room = self._rooms[id(old.shared)] = _fields(patches.between(old.shared, new.shared))
        if old.game is new.game and old.acting == new.acting:
            return room
        if old.game is None or new.game is None:
            return {**room, "table": (new.table,)}
        table = self._table(old.game, new.game, old.viewer, new.viewer)
        key = id(room), id(table), id(old.yours), id(new.yours)
        if key not in self._found:
            if old.yours or new.yours:
                table = {**table, "yours": patches.between(old.yours, new.yours)}
            self._found[key] = {**room, "table": table}
        return self._found[key]

    def _table(
        self, old: GameInPlay, new: GameInPlay, had: Seat | None, has: Seat | None
    ) -> Mapping[str, Patch]:
        """Return what has changed at a table for somebody who only watches it."""
        eyes = (None, None) if had == has and new.is_open_since(old, has) else (had, has)
        found = self._tables.get(eyes)
        if found is None:
            patch = patches.between(old.watched(eyes[0]), new.watched(eyes[1]))
            found = self._tables[eyes] = _fields(patch)
        return found


def _fields(patch: Patch) -> Mapping[str, Patch]:
    assert isinstance(patch, dict), "the fields of a record"
    return patch


MOST_ANEW = 20
"""How often in one turn time begins anew with what its seat does: to act and take it back, or to
offer and withdraw, again and again keeps nobody waiting for ever."""


class ActiveRoom:
    """A room as one process has it; it may have fallen behind what is stored."""

    def __init__(self, room: Room, dealer: Dealer, answers: Answers | None = None) -> None:
        self.room = room
        self.dealer = dealer
        self.lock = asyncio.Lock()
        self.is_stale = False
        self.answered = answers or Answers()
        self.kept_at = 0
        """The entry before which the room is kept as a snapshot."""
        self.told_from = 0
        """The entry from which on what happened is at hand."""
        self.visitors: set[Visitor] = set()
        self._guests: Counter[str] = Counter()
        """How many of the visitors are of each guest."""
        self._here: frozenset[Seat] | None = None
        self.elsewhere: dict[str, Elsewhere] = {}
        self._told_by: dict[str, tuple[float, ...]] = {}
        self.gone_since: dict[Seat, float] = {}
        self.waiting_since = 0.0
        self._anew = 0
        self.breaks: Mapping[Seat, Sequence[Break]] = {}
        """When the time of seats stands still, in a game over days."""
        self.is_deserted = True
        self.left_at = 0.0
        self.thinking: set[tuple[int, Seat]] = set()
        self.to_follow = 0
        self.followers: Followers[Visitor] = Followers()
        self.has_offered: Seat | None = None
        self.alarm: Timer | None = None
        self.counting: Timer | None = None
        self.gallery = Gallery()
        self._held: dict[str, tuple[Seat, ...]] = {}
        self._kinds: Mapping[Kind, Sequence[Visitor]] | None = None
        self._held_in = room.chairs
        self._happened = Happenings(REMEMBERED)
        self._shown: dict[tuple[Seat, ...], Shown] = {}
        self._view: wire.View
        self._seen: tuple[object, ...] = ()

    @property
    def is_current(self) -> bool:
        """Whether nothing is being written here, nor is what was written in doubt."""
        return not self.lock.locked() and not self.is_stale

    def apply(self, change: RoomChange, at: float) -> Sequence[Written]:
        """Go on to the room after a change; return what happened."""
        for entry, after in change.steps:
            self.answered.note(entry, after.number - 1)
        self._keep_time(change.room, at)
        self._note_who_is_back(change.room, at)
        self.room = change.room
        happened = [*views.all_that_happened(change)]
        told = [*map(_written, happened)]
        self._happened.extend(told)
        self.to_follow = 0
        for one in happened:
            # Not `isinstance`: what is played is of just this kind, and most is played.
            if type(one) is wire.Played:
                self.to_follow += len(one.told)
        return told

    def _keep_time(self, after: Room, at: float) -> None:
        """Begin to wait anew where somebody else is waited for, or go on after a pause."""
        before, timer = self.room, after.opened.timer
        if after.played != before.played or timer != before.opened.timer:
            self._anew = self._anew + 1 if _on_turn(before) == _on_turn(after) else 0
            if self._anew <= MOST_ANEW:
                self.waiting_since = at
        elif before.hosting.paused and not after.hosting.paused:
            left = before.hosting.left
            waited = timer - left if timer is not None and left is not None else 0.0
            self.waiting_since = at - waited
            self.gone_since = dict.fromkeys(self.gone_since, at)

    def _note_who_is_back(self, after: Room, at: float) -> None:
        """Count whoever plays again as gone from now on at the earliest.

        Another process may see them there and this one may not: else a bot would step in and back
        without end.
        """
        for seat in self.gone_since:
            if self.room.chairs[seat].away and not after.chairs[seat].away:
                self.gone_since[seat] = at

    def is_awaited(self, guest: str) -> bool:
        """Whether the game waits for a guest."""
        return self.room.game is not None and any(
            map(self.room.game.has_choice, self.seats_of(guest))
        )

    def start_with(self, happened: Sequence[wire.Happened]) -> None:
        """Remember what happened before the room was at hand."""
        self._happened.extend(map(_written, happened))

    def can_tell(self, number: int) -> bool:
        """Whether all is at hand that happened after an entry, as far back as is remembered."""
        return number + 1 >= self.told_from or self._happened.is_full

    def recall(self, happened: Sequence[wire.Happened]) -> None:
        """Remember what happened before all that is at hand."""
        later, self._happened = self._happened.since(-1), Happenings(REMEMBERED)
        self._happened.extend(_written(one) for one in happened if one.number < self.told_from)
        self._happened.extend(later)
        self.told_from = 0

    def since(self, number: int) -> Sequence[Written]:
        """Return what happened after an entry, as far back as is remembered."""
        return self._happened.since(number)

    def admit(self, visitor: Visitor) -> None:
        """Let somebody in."""
        if visitor not in self.visitors:
            self.visitors.add(visitor)
            self._guests[visitor.guest] += 1
        self._here = self._kinds = None

    def dismiss(self, visitor: Visitor) -> None:
        """Let somebody go."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._guests[visitor.guest] -= 1
        if not self._guests[visitor.guest]:
            del self._guests[visitor.guest]
            self._held.pop(visitor.guest, None)
        self.followers.forget(visitor)
        self._here = self._kinds = None

    def send_away(self, message: bytes) -> None:
        """Tell everybody why they are let go."""
        for visitor in self.visitors:
            visitor.push(message)
        self.visitors.clear()
        self._guests.clear()
        self._held.clear()
        self._here = self._kinds = None

    def caught_up(self, visitor: Visitor, number: int) -> None:
        """Note that a visitor has seen all up to an entry; bots wait for those who play."""
        if visitor in self.visitors and self.seats_of(visitor.guest):
            self.followers.note(visitor, number)

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """Return the seats a guest holds; secrets are compared only when chairs have changed.

        That is remembered of those who hold one or are here: whoever only asks, with one secret
        after the other, leaves nothing behind.
        """
        if self._held_in is not self.room.chairs:
            self._held_in, self._held = self.room.chairs, {}
            self._here = self._kinds = None
        held = self._held.get(guest)
        if held is None:
            held = self.room.seats_of(guest)
            if held or guest in self._guests:
                self._held[guest] = held
        return held

    def seats_here(self) -> frozenset[Seat]:
        """Return the seats whose holders are connected to this process."""
        if self._here is None or self._held_in is not self.room.chairs:
            seats = (self.seats_of(visitor.guest) for visitor in self.visitors)
            self._here = frozenset(seat for held in seats for seat in held)
        return self._here

    def present(self, now: float) -> frozenset[Seat]:
        """Return the seats whose holders are there, here or at another process."""
        if not self.elsewhere:
            return self.seats_here()
        there = {s for other in self.elsewhere.values() if other.until > now for s in other.seats}
        return self.seats_here() | there

    def there(self, now: float, grace: float) -> There:
        """Return who is at the table; a host is gone who has been away for longer than that."""
        host = self.room.hosting.host
        is_gone = host is None or now - self.gone_since.get(host, now) >= grace
        return There(self.present(now), is_gone, self.seconds_left(now))

    def cancel_timers(self) -> None:
        """Cancel all timers."""
        for timer in (self.alarm, self.counting):
            if timer is not None:
                timer.cancel()

    def watching_here(self) -> int:
        """Return how many guests without a seat are connected to this process."""
        return len({visitor.guest for visitor in self.visitors if not self.seats_of(visitor.guest)})

    def watching(self, now: float) -> int:
        """Return how many watch, here or at another process."""
        there = (other.watching for other in self.elsewhere.values() if other.until > now)
        return self.watching_here() + sum(there)

    def note_absence(self, now: float) -> None:
        """Keep since when each holder is gone; nobody's time runs while nobody is there.

        In a game over days it does.
        """
        present = self.present(now)
        if self.is_deserted and present and not self.room.opened.is_over_days:
            self.waiting_since = now
        self.is_deserted = not present
        self.gone_since = {
            Seat(seat): self.gone_since.get(Seat(seat), now)
            for seat, chair in enumerate(self.room.chairs)
            if chair.is_held and seat not in present
        }

    def has_not_heard(self, process: str, told: tuple[float, ...]) -> bool:
        """Whether a process tells this later than all it has told so far; note that it has."""
        is_later = told > self._told_by.get(process, ())
        if is_later:
            self._told_by[process] = told
        return is_later

    def forget_processes(self, now: float, is_heard: Callable[[str], bool]) -> bool:
        """Forget the processes that have not been heard of lately; tell whether there were any.

        How much one had told is remembered as long as it is heard: until then somebody might repeat
        it.
        """
        heard_of = {name: other for name, other in self.elsewhere.items() if other.until > now}
        is_changed = len(heard_of) < len(self.elsewhere)
        self.elsewhere = heard_of
        if self._told_by:
            told = self._told_by.items()
            self._told_by = {name: one for name, one in told if name in heard_of or is_heard(name)}
        return is_changed

    def view(self, you: tuple[Seat, ...], now: float) -> wire.View:
        """Return the room as the holder of some seats sees it."""
        return views.own(self._shared(now), self.room, you)

    def _shared(self, now: float) -> wire.View:
        """Return what everyone sees alike; from one move to the next most of it stays the same."""
        room, present, left = self.room, self.present(now), self.seconds_left(now)
        away = self._vacations(now)
        now_seen = room.chairs, present, room.stage, room.rematch, room.hosting, room.opened, away
        if self._seen != now_seen:
            seed = self.dealer.seed.hex()
            view = views.shared(room, present=present, seed=seed, seconds_left=left)
            self._view = views.with_vacations(view, away)
            self._seen = now_seen
        return replace(self._view, number=room.number - 1, seconds_left=left)

    def seconds_left(self, now: float) -> float | None:
        """Return how long the seat that is waited for has, at a table with a timer."""
        up = self.time_is_up_at
        return None if up is None else max(0.0, up - now)

    @property
    def time_is_up_at(self) -> float | None:
        """When the time of the seat that is waited for is up, at a table with a timer."""
        timer, turn = self.room.opened.timer, self.room.turn
        if timer is None or turn is None or self.room.hosting.paused:
            return None
        since, breaks = self.waiting_since, self.breaks.get(turn.next_to_move, ())
        return put_off(since + timer, since, breaks)

    def _vacations(self, now: float) -> tuple[str, ...]:
        """Return until when the holder of each seat is on vacation, or nothing."""
        if not self.breaks:
            return ()
        return tuple(
            next(
                (one.until for one in self.breaks.get(Seat(seat), ()) if now < one.ends),
                "",
            )
            for seat in range(len(self.room.chairs))
        )

    def messages(
        self, told: Sequence[Written], now: float
    ) -> Sequence[tuple[Message, Sequence[Visitor]]]:
        """Return what is to be sent to whom: what happened, and how the room is or has changed."""
        shared, differences = self._shared(now), Differences()
        before, self._shown = self._shown, {}
        happened = tuple(one.text for one in told)
        found: dict[tuple[int, int], tuple[Message, list[Visitor]]] = {}
        for (you, takes_changes), visitors in self._alike().items():
            old, new = before.get(you), self._show(shared, you, before.get(you))
            message: Message
            if takes_changes and old is not None:
                patch = differences.between(old, new)
                key = old.shared.number, id(patch)
                message = WrittenChanges(old.shared.number, happened, patch)
            else:
                key = -1, id(new)
                view = replace(shared, you=you, table=new.table)
                message = WrittenNews(happened, view)
            found.setdefault(key, (message, []))[1].extend(visitors)
        return [*found.values()]

    def _alike(self) -> Mapping[Kind, Sequence[Visitor]]:
        """Return who is told the same because they hold the same seats."""
        if self._kinds is None or self._held_in is not self.room.chairs:
            alike: dict[Kind, list[Visitor]] = {}
            for visitor in self.visitors:
                kind = self.seats_of(visitor.guest), visitor.takes_changes
                alike.setdefault(kind, []).append(visitor)
            self._kinds = alike
        return self._kinds

    def _show(self, shared: wire.View, you: tuple[Seat, ...], old: Shown | None) -> Shown:
        """Return what the holders of some seats see, and keep it for what comes next."""
        if you not in self._shown:
            game, viewer, acting = self.room.game, self.room.viewer(you), self.room.acting(you)
            if old is not None and old.game is game and old.acting == acting:
                # Somebody spoke, came or went: the table is as it was.
                yours = old.yours
            else:
                yours = game.choices(viewer, acting) if game is not None else ()
            self._shown[you] = Shown(shared, game, viewer, acting, yours)
        return self._shown[you]

    def send(self, messages: Sequence[tuple[Message, Sequence[Visitor]]]) -> None:
        """Send messages, each written once for all who get it."""
        for message, visitors in messages:
            written = wire.ENCODER.encode(message)
            for visitor in visitors:
                visitor.push(written)

    def welcome(self, visitor: Visitor, after: int, now: float) -> None:
        """Send a visitor what it has missed, and the room as it is."""
        you, shared = self.seats_of(visitor.guest), self._shared(now)
        known = self._shown.get(you)
        if known is None or known.game is not self.room.game:
            known = self._show(shared, you, known)
        visitor.push(_news(self.since(after), replace(shared, you=you, table=known.table)))
        if self.room.hosting.gallery and not you:
            for said in self.gallery.lately():
                visitor.push(wire.ENCODER.encode(said))

    def news(self, told: Sequence[Written], you: tuple[Seat, ...], now: float) -> bytes:
        """Return the message that brings the holder of some seats up to date."""
        return _news(told, self.view(you, now))

    def murmur(self, said: wire.Murmured) -> None:
        """Send those who watch what one of them said."""
        message = wire.ENCODER.encode(said)
        for visitor in self.visitors:
            if not self.seats_of(visitor.guest):
                visitor.push(message)

    def tell_presence(self, now: float) -> None:
        """Send everybody whose holders are there, and how many watch."""
        presence = wire.Presence(tuple(sorted(self.present(now))), self.watching(now))
        message = wire.ENCODER.encode(presence)
        for visitor in self.visitors:
            visitor.push(message)


def _on_turn(room: Room) -> Seat | None:
    return room.turn.seat if room.turn is not None else None


def _written(happened: wire.Happened) -> Written:
    return Written(happened.number, Raw(wire.ENCODER.encode(happened)))


def _news(told: Sequence[Written], view: wire.View) -> bytes:
    return wire.ENCODER.encode(WrittenNews(tuple(one.text for one in told), view))
