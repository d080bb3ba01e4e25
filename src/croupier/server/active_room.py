"""A room in memory: its value, its visitors, and what was told lately."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from msgspec import Raw, Struct
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.server import views, wire
from croupier.server.answers import Answers
from croupier.server.game_in_play import GameInPlay
from croupier.server.patches import Patch, Patches
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


class Written(Struct, frozen=True):
    """What happened, as it is sent: it is told to many, and kept for those who come back."""

    number: int
    text: Raw


class WrittenNews(Struct, frozen=True, tag="news"):
    """The same as `wire.News`, with what happened written already."""

    happened: tuple[Raw, ...]
    view: wire.View


class WrittenChanges(Struct, frozen=True, tag="changes"):
    """The same as `wire.Changes`, with what happened written already."""

    since: int
    happened: tuple[Raw, ...]
    patch: Patch


class Shown(Struct, frozen=True):
    """A room as the holders of some seats were shown it, and the game it shows."""

    view: wire.View
    game: GameInPlay | None


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
        self.elsewhere: dict[str, Elsewhere] = {}
        self.gone_since: dict[Seat, float] = {}
        self.waiting_since = 0.0
        self.is_deserted = True
        self.left_at = 0.0
        self.thinking: set[tuple[int, Seat]] = set()
        self.to_follow = 0
        self.has_offered: Seat | None = None
        self.alarm: Timer | None = None
        self.counting: Timer | None = None
        self._held: dict[str, tuple[Seat, ...]] = {}
        self._held_in = room.chairs
        self._happened: deque[Written] = deque(maxlen=REMEMBERED)
        self._shown: dict[tuple[Seat, ...], Shown] = {}

    @property
    def is_current(self) -> bool:
        """Whether nothing is being written here, nor is what was written in doubt."""
        return not self.lock.locked() and not self.is_stale

    def apply(self, change: RoomChange, at: float) -> Sequence[Written]:
        """Go on to the room after a change; return what happened."""
        for entry, after in change.steps:
            self.answered.note(entry, after.number - 1)
        if change.room.played != self.room.played:
            self.waiting_since = at
        self.room = change.room
        happened = [*views.all_that_happened(change)]
        told = [_written(one) for one in happened]
        self._happened.extend(told)
        self.to_follow = sum(len(one.told) for one in happened if isinstance(one, wire.Played))
        return told

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
        return number + 1 >= self.told_from or len(self._happened) == REMEMBERED

    def recall(self, happened: Sequence[wire.Happened]) -> None:
        """Remember what happened before all that is at hand."""
        earlier = [_written(one) for one in happened if one.number < self.told_from]
        self._happened = deque((*earlier, *self._happened), REMEMBERED)
        self.told_from = 0

    def since(self, number: int) -> Sequence[Written]:
        """Return what happened after an entry, as far back as is remembered."""
        return [told for told in self._happened if told.number > number]

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """Return the seats a guest holds; secrets are compared only when chairs have changed."""
        if self._held_in is not self.room.chairs:
            self._held_in, self._held = self.room.chairs, {}
        if guest not in self._held:
            self._held[guest] = self.room.seats_of(guest)
        return self._held[guest]

    def seats_here(self) -> frozenset[Seat]:
        """Return the seats whose holders are connected to this process."""
        return frozenset(s for visitor in self.visitors for s in self.seats_of(visitor.guest))

    def present(self, now: float) -> frozenset[Seat]:
        """Return the seats whose holders are there, here or at another process."""
        there = {s for other in self.elsewhere.values() if other.until > now for s in other.seats}
        return self.seats_here() | there

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
        """Keep since when each holder is gone; nobody's time runs while nobody is there."""
        present = self.present(now)
        if self.is_deserted and present:
            self.waiting_since = now
        self.is_deserted = not present
        self.gone_since = {
            Seat(seat): self.gone_since.get(Seat(seat), now)
            for seat, chair in enumerate(self.room.chairs)
            if chair.is_held and seat not in present
        }

    def forget_processes(self, now: float) -> bool:
        """Forget the processes that have not been heard of lately; tell whether there were any."""
        heard_of = {name: other for name, other in self.elsewhere.items() if other.until > now}
        is_changed = len(heard_of) < len(self.elsewhere)
        self.elsewhere = heard_of
        return is_changed

    def view(self, you: tuple[Seat, ...], now: float) -> wire.View:
        """Return the room as the holder of some seats sees it."""
        return views.own(self._shared(now), self.room, you)

    def _shared(self, now: float) -> wire.View:
        return views.shared(
            self.room,
            present=self.present(now),
            seed=self.dealer.seed.hex(),
            seconds_left=self.seconds_left(now),
        )

    def seconds_left(self, now: float) -> float | None:
        """Return how long the seat that is waited for has, at a table with a timer."""
        timer = self.room.opened.timer
        if timer is None or self.room.stage != "playing":
            return None
        return max(0.0, self.waiting_since + timer - now)

    def tell(self, told: Sequence[Written], now: float) -> None:
        """Send everybody what happened and the room as they see it, or what has changed in it."""
        shared = self._shared(now)
        before, self._shown = self._shown, {}
        patches = Patches()
        messages: dict[tuple[tuple[Seat, ...], bool], bytes] = {}
        for visitor in self.visitors:
            seats = self.seats_of(visitor.guest)
            kind = seats, visitor.takes_changes
            if kind not in messages:
                old = before.get(seats)
                new = self._show(shared, seats, old)
                if visitor.takes_changes and old is not None:
                    messages[kind] = _changes(told, old.view.number, patches.between(old.view, new))
                else:
                    messages[kind] = _encoded(told, new)
            visitor.push(messages[kind])

    def _show(self, shared: wire.View, you: tuple[Seat, ...], old: Shown | None) -> wire.View:
        """Return the room as the holders of some seats see it, and keep it for what comes next."""
        if you not in self._shown:
            if old is not None and old.game is self.room.game:
                # Somebody spoke, came or went: the table is as it was.
                view = replace(shared, you=you, table=old.view.table)
            else:
                view = views.own(shared, self.room, you)
            self._shown[you] = Shown(view, self.room.game)
        return self._shown[you].view

    def welcome(self, visitor: Visitor, after: int, now: float) -> None:
        """Send a visitor what it has missed, and the room as it is."""
        you = self.seats_of(visitor.guest)
        view = self.view(you, now)
        visitor.push(_encoded(self.since(after), view))
        if visitor.takes_changes:
            self._shown.setdefault(you, Shown(view, self.room.game))

    def news(self, told: Sequence[Written], you: tuple[Seat, ...], now: float) -> bytes:
        """Return the message that brings the holder of some seats up to date."""
        return _encoded(told, self.view(you, now))

    def tell_presence(self, now: float) -> None:
        """Send everybody whose holders are there, and how many watch."""
        presence = wire.Presence(tuple(sorted(self.present(now))), self.watching(now))
        message = wire.ENCODER.encode(presence)
        for visitor in self.visitors:
            visitor.push(message)


def _written(happened: wire.Happened) -> Written:
    return Written(happened.number, Raw(wire.ENCODER.encode(happened)))


def _encoded(told: Sequence[Written], view: wire.View) -> bytes:
    return wire.ENCODER.encode(WrittenNews(tuple(one.text for one in told), view))


def _changes(told: Sequence[Written], since: int, patch: Patch) -> bytes:
    return wire.ENCODER.encode(WrittenChanges(since, tuple(one.text for one in told), patch))
