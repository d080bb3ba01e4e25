"""How what happens in rooms is written down: changes as pages of the store, and logs as rooms."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

from msgspec.structs import replace

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.games import registry
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.answers import Answers
from croupier.server.game_in_play import agreed
from croupier.server.guests import clean_name
from croupier.server.importing import imported
from croupier.server.ratings import rated_game
from croupier.server.results import guests_in, result_after
from croupier.server.rooms import (
    BOT_NAMES,
    STAND_IN,
    Numbered,
    Room,
    RoomChange,
    RoomRefusal,
    free_name,
    opened,
    steps_from,
)
from croupier.server.snapshots import is_due, snapshot_of
from croupier.store.pages import Deadline, Kept, Opening, Page

SLICE = 0.004
"""How many seconds a log is read at a stretch; then everybody else gets a turn."""

T = TypeVar("T")


async def in_slices(work: Iterator[T], turns: asyncio.Lock) -> list[T]:
    """Return all that some work yields, and let everybody else have a turn every now and then.

    All who share `turns` take them: however many logs are read, it is one at a time.
    """
    done, is_done = list[T](), False
    while not is_done:
        async with turns:
            is_done = _for_a_while(work, done)
            if not is_done:
                await asyncio.sleep(0)
    return done


def _for_a_while(work: Iterator[T], done: list[T]) -> bool:
    """Go on with some work until a slice of time is over; tell whether that was all."""
    until = perf_counter() + SLICE
    for one in work:
        done.append(one)
        if perf_counter() > until:
            return False
    return True


def numbered(lines: Iterable[Kept]) -> Iterator[Numbered]:
    """Read lines of the store."""
    return ((line.number, e.DECODER.decode(line.body)) for line in lines)


def room_opened(room: str, line: Kept) -> Room:
    """Return a room as its first line opened it."""
    opening = e.DECODER.decode(line.body)
    assert isinstance(opening, e.Opened), "a room begins with its opening"
    return opened(room, opening)


def folded(room: str, log: Iterable[Numbered]) -> RoomChange:
    """Return all that happened in a room, from its opening on."""
    [(_, opening), *others] = log
    assert isinstance(opening, e.Opened), "a room begins with its opening"
    start = opened(room, opening)
    return RoomChange(start, tuple(steps_from(start, others)))


def gone_on(room: Room, log: Iterable[Numbered]) -> RoomChange:
    """Return what is stored already as a change of a room."""
    return RoomChange(room, tuple(steps_from(room, log)))


def after_all(room: Room, log: Iterable[Numbered]) -> Room:
    """Return a room after some more entries; as it was on the way is not kept."""
    for _, after in steps_from(room, log):
        room = after
    return room


class LogFold:
    """A log being read: the room so far, what was answered in it, and what happened last.

    Of many entries nothing else is kept, and only the last ones are told to anybody.
    """

    def __init__(self, room: Room, answers: Answers) -> None:
        self.room = room
        self.answers = answers
        self.happened: list[wire.Happened] = []

    def take(self, lines: Sequence[Kept], told: int) -> Iterator[None]:
        """Go on, and stop after each entry; remember what happened in the last so many."""
        silent = len(lines) - told
        for count, (entry, after) in enumerate(steps_from(self.room, numbered(lines))):
            self.room = after
            self.answers.note(entry, after.number - 1)
            if count >= silent and (happened := views.happened(entry, after)) is not None:
                self.happened.append(happened)
            yield

    async def take_in_slices(self, lines: Sequence[Kept], told: int, turns: asyncio.Lock) -> None:
        """Go on to the end, and let everybody else have a turn every now and then."""
        await in_slices(self.take(lines, told), turns)


def imported_page(room: str, text: str) -> Page:
    """Return what is to be stored of a game that was played elsewhere, or refuse it."""
    entries, dealer = imported(text)
    change = folded(room, enumerate(entries))
    return first_page(change.before.opened, change, dealer)


def sitting_down(
    room: Room,
    number: Seat,
    seat: wire.OpenSeat | wire.PersonSeat | wire.BotSeat,
    guest: str,
    colour: int | None,
) -> e.Entry | None:
    """Return how a seat of a new table is taken, if it is; the host's by a colour of their own."""
    match seat:
        case wire.PersonSeat(name):
            name, hosts = free_name(room, number, clean_name(name)), room.hosting.host is None
            own = colour if hosts else None
            return e.Seated(seat=number, name=name, holders=(guest,), hosts=hosts, colour=own)
        case wire.BotSeat(level):
            name = free_name(room, number, BOT_NAMES[number])
            return e.Filled(seat=number, name=name, level=level)
        case wire.OpenSeat():
            return None


def opened_again(old: Room, dealer: Dealer) -> e.Opened:
    """Return how a table is opened for another game: by the newest rules.

    Where those do not know what the table has agreed on, it goes on by its own.
    """
    newest = registry.find(old.opened.game).newest
    try:
        playing = agreed(newest.name, newest.rules, old.agreed.options)
        playing.begin(len(old.chairs))
    except CroupierError:
        playing = old.agreed
    return replace(
        old.opened,
        rules=playing.edition.rules,
        options=playing.options,
        commitment=dealer.commitment,
        what_if="",
        colours=(old.colours[-1], *old.colours[:-1]),
        position="",
        evening="",
    )


def _host_again(old: Room) -> Seat | None:
    """Return who is the host of another game: the same person, or the next who comes along."""
    count, first = len(old.chairs), old.hosting.host or 0
    order = (Seat((first + step) % count) for step in range(count))
    return next((s for s in order if old.chairs[s].is_persons and old.chairs[s].again), None)


def seated_again(change: RoomChange, old: Room) -> RoomChange:
    """Seat everyone of a room in another who plays again, each one seat further.

    People and bots keep name and colour; bots play for those who do not come along.
    """
    names = {chair.name for chair in old.chairs}
    spare, host = (name for name in BOT_NAMES if name not in names), _host_again(old)
    for seat, chair in enumerate(old.chairs):
        further = Seat((seat + 1) % len(old.chairs))
        if chair.level is not None:
            change = change.then(e.Filled(seat=further, name=chair.name, level=chair.level))
        elif chair.again:
            change = change.then(
                e.Seated(
                    seat=further,
                    name=chair.name,
                    holders=chair.holders,
                    owner=chair.owner,
                    hosts=seat == host,
                )
            )
        else:
            change = change.then(
                e.Filled(seat=further, name=next(spare, chair.name), level=STAND_IN)
            )
    return change


def branched(
    change: RoomChange,
    played: Sequence[e.GameEntry],
    guest: str,
    asked: wire.WhatIf,
    dealer: Dealer,
) -> RoomChange:
    """Play on from here in a new room: the guest on the seat that is to move, against bots."""
    log: list[e.Entry] = [e.Begun(), *(replace(entry, sent="") for entry in played)]
    room = after_all(change.room, enumerate(log, change.room.number))
    dealt = RoomChange(room).dealt(dealer)
    if dealt.room.turn is None:
        raise RoomRefusal("game-over", "The game is over.")
    change = against_bots(change, dealt.room.turn.next_to_move, guest, asked)
    log += [entry for entry, _ in dealt.steps]
    # One after the other, each would copy all before it.
    steps = steps_from(change.room, enumerate(log, change.room.number))
    return RoomChange(change.before, (*change.steps, *steps))


def against_bots(
    change: RoomChange, own: Seat, guest: str, asked: wire.WhatIf | wire.PlayOn
) -> RoomChange:
    """Seat a guest in a new room, and bots on all other seats."""
    for seat in range(len(change.room.chairs)):
        chair = wire.PersonSeat(asked.name) if seat == own else wire.BotSeat(asked.level)
        taken = sitting_down(change.room, Seat(seat), chair, guest, colour=None)
        assert taken is not None, "somebody sits there"
        change = change.then(taken)
    return change


def page_of(
    change: RoomChange, answers: Answers | None = None, deadline: Deadline | None = None
) -> Page:
    """Return what is to be stored of a change, with the room after it every now and then.

    For that it takes to know what was answered before, and in a game over days for whom it waits.
    """
    room, first = change.room, change.before.number
    snapshot = None
    if answers is not None and is_due(first, room.number):
        snapshot = snapshot_of(room, answers.after(change.steps)).body
    talk = all(e.is_talk(entry) for entry, _ in change.steps)
    result = result_after(change)
    return Page(
        room.id,
        first,
        bodies_of(change),
        room.stage,
        talk=talk,
        snapshot=snapshot,
        guests=guests_of(change),
        result=result,
        rated=rated_game(result),
        deadline=deadline,
    )


def guests_of(change: RoomChange) -> tuple[str, ...]:
    """Return who took a seat with a change, each once."""
    return tuple(dict.fromkeys(guests_in(entry for entry, _ in change.steps)))


def bodies_of(change: RoomChange) -> tuple[bytes, ...]:
    """Return the entries of a change as they are kept."""
    return tuple([e.ENCODER.encode(entry) for entry, _ in change.steps])


def first_page(
    opening: e.Opened, change: RoomChange, dealer: Dealer, deadline: Deadline | None = None
) -> Page:
    """Return what is to be stored of a new room; of a game over days, also for whom it waits."""
    bodies = (e.ENCODER.encode(opening), *bodies_of(change))
    shelf = Opening(opening.game, opening.rules, dealer.seed.hex(), opening.listed)
    result = result_after(change)
    return Page(
        change.room.id,
        0,
        bodies,
        change.room.stage,
        shelf,
        guests=guests_of(change),
        result=result,
        rated=rated_game(result),
        deadline=deadline,
    )
