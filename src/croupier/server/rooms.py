"""A room: who sits where and what is played, as the fold of its entries."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.game import End, Turn
from croupier.core.seats import Seat, Sitter
from croupier.games.spec import Level
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import (
    AllowGallery,
    ChangeTable,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
)
from croupier.server.game_in_play import Agreed, GameInPlay, JudgedEntry, KeptGame, agreed
from croupier.server.guests import LONGEST_NAME, NotAllowed, digest, is_same
from croupier.server.hosting import Hosting
from croupier.server.wire import Stage

BOT_NAMES = ("Ace", "Ruby", "Chip", "Jack", "Queenie", "Lucky", "Pearl", "Duke")
"""What bots are called, by seat."""
STAND_IN: Level = "medium"
"""How well a bot plays for somebody who is not there."""
SOMEBODY = "Somebody"
"""What those are called who are not to be known any more; pages say it in their own language."""


class RoomRefusal(CroupierError):
    """A room says no."""


class RoomSeat(Struct, frozen=True):
    """A seat: nobody's, a bot's, or a person's by the digests of the secrets that hold it."""

    name: str = ""
    level: Level | None = None
    holders: tuple[str, ...] = ()
    away: bool = False
    again: bool | None = None
    """What its holder said when asked to play again, if anything."""
    left_by: tuple[str, ...] = ()
    """Who held it when the game began, and has left it to a bot."""
    owner: str = ""
    """Who answers for the bot from outside that holds it, if it is one."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.name

    @property
    def is_held(self) -> bool:
        """Whether somebody from outside holds it: a person, or a bot with a token."""
        return bool(self.holders)

    @property
    def is_persons(self) -> bool:
        """Whether a person holds it."""
        return self.is_held and not self.owner

    @property
    def plays_as(self) -> Level | None:
        """The level of the bot that plays now, or none if its holder does."""
        return STAND_IN if self.away else self.level

    def is_held_by(self, guest: str) -> bool:
        """Tell whether this guest, known by a digest, holds it."""
        return any(is_same(holder, guest) for holder in self.holders)

    def was_left_by(self, guest: str) -> bool:
        """Tell whether this guest has left it to a bot."""
        return any(is_same(holder, guest) for holder in self.left_by)


class Room(Struct, frozen=True):
    """A room after so many entries."""

    id: str
    number: int
    opened: e.Opened
    agreed: Agreed
    chairs: tuple[RoomSeat, ...]
    game: GameInPlay | None = None
    played: int = 0
    codes: tuple[e.CodeGiven, ...] = ()
    rematch: str | None = None
    is_closed: bool = False
    forgotten: tuple[e.Forgotten, ...] = ()
    """Who was forgotten during a game that counts: by their ratings it counts for the others."""
    hosting: Hosting = Hosting()

    @property
    def stage(self) -> Stage:
        """How far it is."""
        if self.is_closed:
            return "closed"
        if self.game is None:
            return "gathering"
        return "over" if type(self.game.awaited) is End else "playing"

    @property
    def turn(self) -> Turn | None:
        """Who is waited for, while a game is played."""
        if not self.is_closed and self.game is not None and isinstance(self.game.awaited, Turn):
            return self.game.awaited
        return None

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of each seat."""
        return self.opened.colours or tuple(range(len(self.chairs)))

    @property
    def has_answered(self) -> bool:
        """Whether everyone who was asked to play again has said something.

        Bots are not waited for where people play: those who want to go on say so at once.
        """
        people = [chair for chair in self.chairs if chair.is_persons]
        asked = people or [chair for chair in self.chairs if chair.is_held]
        return all(chair.again is not None for chair in asked)

    @property
    def has_people(self) -> bool:
        """Whether a person sits at the table."""
        return any(chair.is_persons for chair in self.chairs)

    @property
    def setup(self) -> wire.Setup[object]:
        """What is played, and what was agreed on."""
        return wire.Setup(self.opened.game, self.agreed.options)

    @property
    def coaching(self) -> wire.Coaching:
        """Whether the coach may be asked.

        It may where all have agreed to it, where one person plays with bots, and where all people
        share a device and nobody else may come; never at a table that counts.
        """
        if not self.agreed.edition.has_judge:
            return "none"
        if self.opened.counts:
            return "locked"
        holders = [{*chair.holders} for chair in self.chairs if chair.is_held]
        is_full = not any(chair.is_open for chair in self.chairs)
        is_one = is_full and bool(holders) and bool(set.intersection(*holders))
        return "offered" if self.opened.coach or is_one else "locked"

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """Return the seats a guest holds."""
        return tuple(Seat(s) for s, chair in enumerate(self.chairs) if chair.is_held_by(guest))

    def acting(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return which of some seats may choose something: none while nobody plays."""
        return () if self.is_closed or self.hosting.paused else seats

    def viewer(self, seats: Sequence[Seat]) -> Seat | None:
        """Return through whose eyes a guest with these seats sees the table.

        Several people who share a device see it as the one who is to move, and between their
        turns as a spectator does: nobody is shown what another seat alone may see.
        """
        if len(seats) == 1:
            return seats[0]
        turn = self.turn
        return turn.seat if turn is not None and turn.seat in seats else None

    def sitters(self) -> tuple[Sitter, ...]:
        """Return who sits where, for a record."""
        named = self.agreed.edition.bot_name
        return tuple(
            Sitter(chair.name, named(chair.level) if chair.level else None) for chair in self.chairs
        )

    def after(self, entry: e.Entry) -> "Room":
        """Return the room after one more entry, or refuse it."""
        if isinstance(entry, e.GameEntry):
            return self.went_on(self.playing().after(entry.entry))
        room = replace(self, number=self.number + 1)
        match entry:
            case e.Said() | e.Reacted() | e.Coached() | e.Unlisted():
                return room
            case e.Opened():
                raise RoomRefusal("opened-twice", "This room is open already.")
            case e.Seated(seat=seat, name=name, holders=holders, owner=owner, hosts=hosts):
                room = room._with(seat, RoomSeat(name, holders=holders, owner=owner))
                room = room._coloured(seat, entry.colour) if entry.colour is not None else room
                return room._hosted_by(seat) if hosts else room
            case e.Filled(seat=seat, name=name, level=level):
                return room._with(seat, RoomSeat(name, level))
            case e.Vacated(seat=seat, heir=heir):
                chair = self.chairs[seat]
                return room._with(seat, self._left(chair))._freed(seat, heir)
            case e.Begun():
                return replace(room, game=self._begun())
            case e.TakenOver(seat=seat):
                return room._with(seat, replace(self.chairs[seat], away=True))
            case e.Returned(seat=seat):
                return room._with(seat, _taken_back(self.chairs[seat]))
            case e.CodeGiven():
                return replace(room, codes=(*self.codes, entry))
            case e.CodeUsed(code=code, holder=holder):
                return room._recovered(code, holder)
            case e.Adopted(guest=guest, profile=profile):
                return room._held_also(guest, profile)
            case e.Forgotten(seats=seats, ratings=ratings, heir=heir):
                for seat in seats:
                    room = room._with(seat, self._nobodys(self.chairs[seat]))._freed(seat, heir)
                is_rated = bool(ratings) and self.stage == "playing"
                return replace(room, forgotten=(*self.forgotten, entry)) if is_rated else room
            case e.Again(seats=seats, yes=yes):
                for seat in seats:
                    room = room._with(seat, replace(room.chairs[seat], again=yes))
                return room
            case e.Proposed() | e.Voted() | e.Settled():
                return replace(room, hosting=self.hosting.after_vote(entry, self.number))
            case e.Acted():
                return room._acted(entry)
            case e.SeatGiven(seat=seat, holder=holder):
                return room._with(seat, _taken_back(self.chairs[seat], holder))
            case e.Closed():
                return replace(room, is_closed=True)
            case e.Rematched(room=other):
                return replace(room, rematch=other)
            case _:
                assert_never(entry)

    def _acted(self, entry: e.Acted) -> "Room":
        """Return the room after something was done about its table."""
        hosting = self.hosting
        match entry.act:
            case RemoveSeat(seat=number):
                seat = Seat(number)
                removed = (*hosting.removed, *self.chairs[seat].holders)
                room = self._with(seat, self._left(self.chairs[seat]))._freed(seat, entry.heir)
                return replace(room, hosting=replace(room.hosting, removed=removed))
            case MuteSeat(seat=number, muted=is_muted):
                others = [one for one in hosting.muted if one != number]
                muted = tuple(sorted([*others, Seat(number)] if is_muted else others))
                return replace(self, hosting=replace(hosting, muted=muted))
            case PauseGame(paused=paused):
                return replace(self, hosting=replace(hosting, paused=paused, left=entry.left))
            case EndGame():
                return replace(self, is_closed=True, hosting=replace(hosting, ended=True))
            case ChangeTable(options=options, timer=timer):
                terms = replace(self.opened, options=options, timer=timer)
                return replace(self, opened=terms, agreed=_agreed_in(terms))
            case AllowGallery(allowed=allowed):
                return replace(self, hosting=replace(hosting, gallery=allowed))
            case _:
                assert_never(entry.act)

    def _coloured(self, seat: Seat, colour: int) -> "Room":
        """Give a seat a colour that nobody has; a free seat that had it has the other one then."""
        colours = [*self.colours]
        before = colours.index(colour) if colour in colours else seat
        if before != seat and not self.chairs[before].is_open:
            return self
        colours[before], colours[seat] = colours[seat], colour
        return replace(self, opened=replace(self.opened, colours=tuple(colours)))

    def _hosted_by(self, seat: Seat) -> "Room":
        return replace(self, hosting=replace(self.hosting, host=seat))

    def _freed(self, seat: Seat, heir: Seat | None) -> "Room":
        return replace(self, hosting=self.hosting.freed(seat, heir))

    def heir(self, leaving: Sequence[Seat]) -> Seat | None:
        """Return who is host next when these seats are left, if the host's is among them.

        That is another seat of the same person, or else the next person in seat order.
        """
        host = self.hosting.host
        if host is None or host not in leaving:
            return None
        count = len(self.chairs)
        order = [Seat((host + step) % count) for step in range(1, count)]
        people = [s for s in order if s not in leaving and self.chairs[s].is_persons]
        own = [s for s in people if {*self.chairs[s].holders} & {*self.chairs[host].holders}]
        return next(iter([*own, *people]), None)

    def without(self, guests: Sequence[str]) -> "Room":
        """Return the room without what is known of these guests besides the seats they hold."""
        return replace(self, hosting=self.hosting.without(guests, SOMEBODY))

    def people_of(self, guest: str) -> tuple[Seat, ...]:
        """Return the seats a guest holds as a person."""
        return tuple(seat for seat in self.seats_of(guest) if self.chairs[seat].is_persons)

    def _begun(self) -> GameInPlay:
        """Return the game as it begins: where it is set up, or at a position."""
        if self.opened.position:
            return self.agreed.resume(len(self.chairs), KeptGame(self.opened.position, 0))
        return self.agreed.begin(len(self.chairs))

    def _with(self, seat: Seat, chair: RoomSeat) -> "Room":
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))

    def went_on(self, game: GameInPlay) -> "Room":
        """Return the room after one more move or outcome, which led to this game."""
        return replace(self, number=self.number + 1, game=game, played=self.played + 1)

    def playing(self) -> GameInPlay:
        """Return the game being played, or refuse a room without one."""
        if self.game is None:
            raise RoomRefusal("not-begun", "The game has not begun.")
        return self.game

    def _left(self, chair: RoomSeat) -> RoomSeat:
        """Return a seat that was left: free before the game, played by a bot during it."""
        if self.game is None:
            return RoomSeat()
        return RoomSeat(chair.name, STAND_IN, left_by=chair.holders or chair.left_by)

    def _nobodys(self, chair: RoomSeat) -> RoomSeat:
        """Return a seat whose holder is not to be known any more."""
        if self.stage == "over":
            return RoomSeat(SOMEBODY, chair.level)
        return replace(self._left(chair), name=SOMEBODY if self.game else "", left_by=())

    def _recovered(self, code: str, holder: str) -> "Room":
        """Let another device hold the seats of whoever was given this code."""
        old = next(given.holder for given in self.codes if is_same(given.code, code))
        codes = tuple(given for given in self.codes if not is_same(given.code, code))
        return replace(self._held_also(old, holder), codes=codes)

    def _held_also(self, old: str, holder: str) -> "Room":
        """Let another hold the seats of a guest as well."""
        chairs = tuple(
            replace(chair, holders=(*chair.holders, holder))
            if chair.is_held_by(old) and not chair.is_held_by(holder)
            else chair
            for chair in self.chairs
        )
        return replace(self, chairs=chairs)


def opened(room: str, entry: e.Opened) -> Room:
    """Return a room that has just been opened."""
    return Room(room, 1, entry, _agreed_in(entry), (RoomSeat(),) * entry.seats)


def _agreed_in(entry: e.Opened) -> Agreed:
    return agreed(entry.game, entry.rules, entry.options)


def _taken_back(chair: RoomSeat, *others: str) -> RoomSeat:
    """Return a seat that people play on again: whoever held it, or has left it, and others."""
    holders = (*(chair.holders or chair.left_by), *filter(None, others))
    return replace(chair, level=None, holders=holders, left_by=(), away=False)


Numbered = tuple[int, e.Entry]
"""An entry with its number in the log."""
RoomStep = tuple[e.Entry, Room]
"""An entry with the room after it."""


def steps_from(room: Room, entries: Iterable[Numbered]) -> Iterator[RoomStep]:
    """Go on with entries of the log; where numbers are missing, what was only said is gone."""
    for number, entry in entries:
        if number != room.number:
            room = replace(room, number=number)
        room = room.after(entry)
        yield entry, room


class RoomChange(Struct, frozen=True):
    """What a command comes to: the entries it becomes, each with the room after it."""

    before: Room
    steps: tuple[RoomStep, ...] = ()

    @property
    def room(self) -> Room:
        """The room after it all."""
        return self.steps[-1][1] if self.steps else self.before

    def then(self, entry: e.Entry) -> "RoomChange":
        """Return the change with one more entry."""
        return self._with(entry, self.room.after(entry))

    def played(self, judged: JudgedEntry, by: e.By = "holder", sent: str = "") -> "RoomChange":
        """Return the change with a move or an outcome that the rules have judged."""
        entry = e.GameEntry(entry=judged.entry, by=by, sent=sent)
        return self._with(entry, self.room.went_on(judged.game))

    def _with(self, entry: e.Entry, after: Room) -> "RoomChange":
        return RoomChange(self.before, (*self.steps, (entry, after)))

    def dealt(self, dealer: Dealer) -> "RoomChange":
        """Let chance answer until a seat is waited for, or nobody."""
        change = self
        while (
            change.room.game is not None and (judged := change.room.game.deal(dealer)) is not None
        ):
            change = change.played(judged)
        return change

    def overdue(self, seat: Seat, dealer: Dealer, by: e.By) -> "RoomChange":
        """Do what the rules do for a seat that does not choose, and let chance answer."""
        since = game = self.room.playing()
        change = self
        while True:
            change = change.played(game.overdue(seat), by).dealt(dealer)
            game = change.room.playing()
            if not game.is_still_overdue(since, seat):
                return change


def free_name(room: Room, seat: Seat, wanted: str) -> str:
    """Return what somebody on a seat is called: as they want, or numbered if others are so too."""
    return numbered_name(wanted, [one.name for at, one in enumerate(room.chairs) if at != seat])


def numbered_name(wanted: str, taken: Iterable[str]) -> str:
    """Return a name nobody has: as somebody wants it, or with a number.

    >>> numbered_name("Anna", ["anna", "Anna 2"])
    'Anna 3'
    """
    others = {name.casefold() for name in taken}
    numbered = (f"{wanted[: LONGEST_NAME - len(f' {n}')]} {n}" for n in count(2))
    return next(name for name in chain([wanted], numbered) if name.casefold() not in others)


def require_not_closed(room: Room) -> None:
    """Refuse whatever is asked of a table that was closed."""
    if room.is_closed:
        raise RoomRefusal("table-closed", "This table was closed.")


def require_going_on(room: Room) -> None:
    """Refuse a move at a table that is paused."""
    if room.hosting.paused:
        raise RoomRefusal("paused", "The game is paused.")


def require_heard(room: Room, seat: Seat) -> None:
    """Refuse what is said on a seat that was muted, for nobody would be told."""
    if seat in room.hosting.muted:
        raise NotAllowed("muted", "You are muted here: what you say is told to nobody.")


def require_not_removed(room: Room, guest: str) -> None:
    """Refuse a seat to whoever was removed from the table."""
    if room.hosting.is_removed(guest):
        raise NotAllowed("removed", "You were removed from this table.")


def require_seat(room: Room, guest: str, seat: int) -> Seat:
    """Return a seat the guest holds, or refuse."""
    if seat >= len(room.chairs):
        raise RoomRefusal("no-such-seat", f"This table has {len(room.chairs)} seats.")
    if not room.chairs[seat].is_held_by(guest):
        raise NotAllowed("not-your-seat", "This seat is not yours.")
    return Seat(seat)


def require_open(room: Room, seat: int) -> Seat:
    """Return a seat that nobody has taken, or refuse."""
    if room.game is not None:
        raise RoomRefusal("begun-already", "The game has begun; you may watch it.")
    if seat >= len(room.chairs):
        raise RoomRefusal("no-such-seat", f"This table has {len(room.chairs)} seats.")
    if not room.chairs[seat].is_open:
        raise RoomRefusal("seat-taken", f"{room.chairs[seat].name} sits there already.")
    return Seat(seat)


def require_no_person(room: Room, seat: int) -> Seat:
    """Return a seat that nobody has taken, or only a bot, or refuse."""
    is_bot = seat < len(room.chairs) and room.chairs[seat].level is not None
    return Seat(seat) if is_bot and room.game is None else require_open(room, seat)


def require_some_seat(room: Room, guest: str) -> tuple[Seat, ...]:
    """Return the seats of a guest, or refuse one who has none."""
    seats = room.seats_of(guest)
    if not seats:
        raise NotAllowed("not-seated", "Only those who sit at the table can do that.")
    return seats


def is_invited(room: Room, invite: str) -> bool:
    """Tell whether somebody may sit down: at a listed table everybody may."""
    return room.opened.listed or is_same(digest(invite), room.opened.invite)
