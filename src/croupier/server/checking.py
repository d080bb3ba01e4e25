"""Whether the snapshots of rooms are what their logs come to."""

from collections.abc import AsyncIterator, Sequence

from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.server.answers import Answers
from croupier.server.room_log import LogFold, room_opened
from croupier.server.snapshots import differing, snapshot_of
from croupier.store.pages import Kept, KeptSnapshot
from croupier.store.store import Store

AT_A_TIME = 100


async def room_faults(store: Store) -> AsyncIterator[str | None]:
    """Fold the whole log of every room; yield for each what is wrong with it, or nothing."""
    after = ""
    while names := await store.rooms(after, AT_A_TIME):
        for room in names:
            yield await _room_fault(store, room)
        after = names[-1]


async def _room_fault(store: Store, room: str) -> str | None:
    loaded = await store.load(room)
    if loaded is None:
        return None
    return fault(room, await store.read(room), loaded.snapshot)


def fault(room: str, lines: Sequence[Kept], snapshot: KeptSnapshot | None) -> str | None:
    """Tell what is wrong with a log or with the snapshot of its room, in a sentence, or nothing."""
    try:
        seen = _folded(room, lines, len(lines) if snapshot is None else snapshot.number)
    except (CroupierError, ValueError, AssertionError) as error:
        return f"The log of room {room} cannot be read: {error}"
    names = differing(snapshot, seen) if snapshot is not None else []
    if snapshot is None or not names:
        return None
    return (
        f"The snapshot of room {room} before entry {snapshot.number} is not what its log comes to:"
        f" {', '.join(names)}."
    )


def _folded(room: str, lines: Sequence[Kept], number: int) -> KeptSnapshot:
    """Return what the entries before a number come to; the others are read all the same."""
    first, *others = lines
    fold = LogFold(room_opened(room, first), Answers())
    for _ in fold.take([line for line in others if line.number < number], 0):
        pass
    seen = snapshot_of(replace(fold.room, number=number), fold.answers)
    for _ in fold.take([line for line in others if line.number >= number], 0):
        pass
    return seen
