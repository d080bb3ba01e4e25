"""Taking back through the whole house: after a restart, and at another process."""

import asyncio

from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Build, DrawCard, EndTurn, Move, TakeBack
from croupier.lordsofvegas.state import Acting, State
from croupier.lordsofvegas.taking_back import unanswered
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.checking import room_faults
from croupier.store.store import open_store
from tests.lordsofvegas.boards import GAME
from tests.server.house import (
    ANNA,
    BENNO,
    LORDS,
    Guest,
    Served,
    done,
    fresh,
    lords_state,
    raw,
    refused,
)
from tests.server.neighbours import Neighbours, nats, neighbours

__all__ = ["nats", "neighbours"]


def state_of(guest: Guest, room: str) -> State:
    """Return the game as somebody sees it."""
    table = guest.see(room).view.table
    assert table is not None
    return lords_state(table)


def move(seat: Seat, made: Move) -> wire.Move:
    """Return the command that makes a move."""
    return wire.Move(fresh(), seat, raw(made))


def build_something(guest: Guest, room: str) -> tuple[Seat, State]:
    """Play until something can be built without luck, and build it; return who, and from where."""
    while True:
        state = state_of(guest, room)
        turn = state.table.turn
        builds = [made for made in GAME.legal(state, turn) if isinstance(made, Build)]
        if isinstance(state, Acting) and builds:
            done(guest.ask(room, move(turn, builds[0])))
            if unanswered(state_of(guest, room)):
                return turn, state
        else:
            done(
                guest.ask(room, move(turn, EndTurn() if isinstance(state, Acting) else DrawCard()))
            )


def test_what_was_built_before_a_restart_is_taken_back_after_it(house: Served, anna: Guest) -> None:
    room = anna.create(ANNA, BENNO, setup=LORDS).room
    turn, before = build_something(anna, room)
    house.restart()
    back = move(turn, TakeBack())
    first = done(anna.ask(room, back))

    assert state_of(anna, room) == before
    assert done(anna.ask(room, back)) == first
    house.restart()
    assert state_of(anna, room) == before
    assert refused(anna.ask(room, move(turn, TakeBack()))).code == "nothing-to-take-back"
    last = house.stored(room)[-1]
    assert isinstance(last, e.GameEntry)
    assert GAME.codec.entries.decode(last.entry) == Moved(turn, TakeBack())
    assert asyncio.run(checked(house)) == {None}


async def checked(house: Served) -> set[str | None]:
    """Compare all rooms with their logs, as `croupier check` does."""
    store = open_store(f"sqlite:///{house.path}")
    try:
        return {fault async for fault in room_faults(store)}
    finally:
        await store.close()


def test_is_done_once_whichever_process_it_is_asked_of(neighbours: Neighbours) -> None:
    here, there = neighbours.here.guest(), neighbours.there.guest()
    there.http.cookies = here.http.cookies
    room = here.create(ANNA, BENNO, setup=LORDS).room
    turn, before = build_something(here, room)
    near, far = here.join(room), there.join(room)
    back = move(turn, TakeBack())
    number = done(far.do(back)).number

    assert done(near.do(back)).number == number
    for visit in (near, far):
        visit.until(lambda visit: visit.view.number >= number)
        assert lords_state(visit.table) == before
    again = move(turn, TakeBack())
    assert refused(near.do(again)).code == "nothing-to-take-back"
    assert refused(far.do(again)).code == "nothing-to-take-back"
