"""Whether what guests were told is what is stored, and what is stored is right."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import cast

import msgspec
import psycopg

from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import views, wire
from croupier.server.checking import room_faults
from croupier.server.guests import digest
from croupier.server.ratings import settle
from croupier.server.rebuilding import rebuild
from croupier.server.rooms import Room, opened
from croupier.store.database import Connection
from croupier.store.store import open_store
from tests.faults.guests import Guest
from tests.faults.parties import Party
from tests.server.house import as_told

WRONG = {"bad-message", "invalid-move", "no-secret", "not-your-seat", "unknown-room"}
"""Refusals that no honest guest ever gets."""


@dataclass(frozen=True)
class Stored:
    """A room as it is in the database."""

    seed: str
    numbers: Sequence[int]
    log: Sequence[e.Entry]


@dataclass
class Verdict:
    """What was found in the logs of all rooms."""

    rooms: int = 0
    finished: int = 0
    entries: int = 0
    by: Counter[str] = field(default_factory=Counter)
    taken_over: int = 0
    """How often a bot stepped in."""
    unanswered: int = 0
    """Commands that were stored, but whose guests went home without an answer."""


def stored(database: str) -> Mapping[str, Stored]:
    """Read all rooms, past any server."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as line:
            return _stored(line.execute(_SEEDS).fetchall(), line.execute(_ENTRIES).fetchall())
    with closing(psycopg.connect(database)) as server:
        return _stored(server.execute(_SEEDS).fetchall(), server.execute(_ENTRIES).fetchall())


_SEEDS = "SELECT room, seed FROM rooms"
_ENTRIES = "SELECT room, number, body FROM entries ORDER BY room, number"


def _stored(seeds: object, rows: object) -> Mapping[str, Stored]:
    kept: dict[str, list[tuple[int, e.Entry]]] = {}
    for room, number, body in cast(Sequence[tuple[str, int, str]], rows):
        kept.setdefault(room, []).append((number, e.DECODER.decode(body)))
    return {
        room: Stored(seed, [number for number, _ in log], [entry for _, entry in log])
        for room, seed in cast(Sequence[tuple[str, str]], seeds)
        for log in [kept.get(room, [])]
    }


def judge(parties: Sequence[Party], database: str) -> Verdict:
    """Compare everything that was told with everything that is stored."""
    rooms = stored(database)
    verdict = Verdict()
    for party in parties:
        if party.room:
            _judge(party, rooms[party.room], verdict)
    asyncio.run(_judge_snapshots(database))
    counting = [party for party in parties if party.room and party.plan.counts]
    over = {party.room for party in counting if _is_over(rooms[party.room], party.room)}
    asyncio.run(judge_histories(database, over))
    known = {digest(guest.secret) for party in counting for guest in party.players}
    asyncio.run(_judge_profiles(database, known))
    return verdict


async def _judge_snapshots(database: str) -> None:
    """Compare the snapshots servers would go on from with the logs."""
    store = open_store(database)
    try:
        faults = [fault async for fault in room_faults(store) if fault is not None]
    finally:
        await store.close()
    assert not faults, "\n".join(faults)


async def judge_histories(database: str, counted: Collection[str]) -> None:
    """Compare what was kept beside the logs with what follows from them.

    That is who sat where, how games ended, and ratings, for which some rooms counted.
    """
    store = open_store(database)
    try:
        await settle(store)
        kept = await store.ask(_histories)
        await store.ask(lambda keeper: keeper.run_all([(f"DELETE FROM {t}",) for t in _FOLLOWING]))
        async for _ in rebuild(store):
            pass
        rebuilt = await store.ask(_histories)
    finally:
        await store.close()
    assert {room for room, *_ in kept["rated_games"]} == {*counted}, "not all that counted is rated"
    for table in _FOLLOWING:
        assert kept[table] == rebuilt[table], f"{table} do not follow from the logs"


_FOLLOWING = {
    "results": "room",
    "seatings": "guest, room",
    "ratings": "game, variant, player",
    "rated_games": "room",
}


def _histories(connection: Connection) -> Mapping[str, Sequence[tuple[object, ...]]]:
    return {
        table: connection.rows(f"SELECT * FROM {table} ORDER BY {order}")
        for table, order in _FOLLOWING.items()
    }


async def _judge_profiles(database: str, known: Collection[str]) -> None:
    """Look for the profiles of all who were told that they have one."""
    store = open_store(database)
    try:
        lost = [one for one in known if await store.profiles.profile(one) is None]
    finally:
        await store.close()
    assert not lost, "profiles are lost"


def _is_over(kept: Stored, name: str) -> bool:
    return _folded(name, kept)[1].stage == "over"


def _judge(party: Party, kept: Stored, verdict: Verdict) -> None:
    assert [*kept.numbers] == [*range(len(kept.log))], f"{party.room}: numbers are missing"
    told, last = _folded(party.room, kept)
    sent = Counter(entry.sent for entry in kept.log if entry.sent)
    assert all(times == 1 for times in sent.values()), f"{party.room}: something is there twice"
    for guest in party.guests:
        _judge_guest(guest, kept.log, told, last)
    _judge_senders(party, sent, verdict)
    if not party.plan.takeover:
        assert not any(guest.refused for guest in party.guests), "somebody was refused their move"
    verdict.rooms += 1
    verdict.finished += last.stage == "over"
    verdict.entries += len(kept.log)
    verdict.by.update(_who(entry) for entry in kept.log if isinstance(entry, e.GameEntry))
    verdict.taken_over += sum(isinstance(entry, e.TakenOver) for entry in kept.log)
    assert not verdict.by["clock"], f"{party.room}: somebody's time was up"


def _folded(name: str, kept: Stored) -> tuple[Mapping[int, wire.Happened], Room]:
    """Play a room again by the rules, with the outcomes of its dealer."""
    opening, *others = kept.log
    assert isinstance(opening, e.Opened)
    dealer = Dealer(bytes.fromhex(kept.seed))
    assert dealer.commitment == opening.commitment
    room, told = opened(name, opening), dict[int, wire.Happened]()
    for number, entry in enumerate(others, 1):
        dealt = room.game.deal(dealer) if room.game is not None else None
        if dealt is not None:
            assert isinstance(entry, e.GameEntry), "it was for chance to go on"
            assert entry.entry == dealt.entry, "this was not for the dealer to deal"
        room = room.after(entry)
        happened = views.happened(entry, room)
        assert happened is not None
        told[number] = as_told(happened)
    return told, room


def _judge_guest(
    guest: Guest, log: Sequence[e.Entry], told: Mapping[int, wire.Happened], last: Room
) -> None:
    assert guest.heard < len(log), f"{guest.name} heard of {guest.heard}, and it is lost"
    assert guest.happened == {n: told[n] for n in range(1, guest.heard + 1)}, "told otherwise"
    for command, number in guest.acknowledged.items():
        assert number < len(log), f"{guest.name}: {command} is lost"
        entry, asked = log[number], guest.sent[command]
        assert entry.sent == guest.known_as(command), f"{guest.name}: {command} is lost"
        if isinstance(asked, wire.Move):
            assert isinstance(entry, e.GameEntry)
            moved = Moved(Seat(asked.seat), asked.move)
            assert bytes(entry.entry) == msgspec.json.encode(moved)
    there = {entry.sent for entry in log if entry.sent}
    for command, code in guest.refused.items():
        assert guest.known_as(command) not in there, f"{command} is done, though it is {code}"
        assert code not in WRONG, f"{guest.name}: {command} is {code}"
    if guest.view is not None and guest.view.number == last.number - 1 and last.game is not None:
        you = last.seats_of(digest(guest.secret))
        assert guest.view.table == as_told(last.game.seen(last.viewer(you), you)), "seen otherwise"


def _judge_senders(party: Party, sent: Counter[str], verdict: Verdict) -> None:
    ours = {guest.known_as(command) for guest in party.guests for command in guest.sent}
    assert sent.keys() <= ours, "somebody else has been here"
    answered = {guest.known_as(command) for guest in party.guests for command in guest.acknowledged}
    verdict.unanswered += len(sent.keys() - answered)


def _who(played: e.GameEntry) -> str:
    is_move = msgspec.json.decode(played.entry, type=dict[str, object])["type"] == "moved"
    return played.by if is_move else "chance"
