"""Count what a room takes in memory late in its game, object by object.

    .venv/bin/python -m benchmarks.memory [--game G] [--rooms N] [--entries N]

Rooms of four play on until so many entries are in their logs. What is counted is all that can be
reached from one room and from no other: what the rooms share, as the rules and what those remember
of all games, is in none of them, and sockets are measured by `benchmarks.load`.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from msgspec import Raw, Struct

from benchmarks.moves import Play
from croupier.server.active_room import ActiveRoom
from croupier.server.sockets import Socket

NOT_ROOMS = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Socket)
"""What is reached from a room, and is none of it."""
RAW_BYTES = 48
"""What a `Raw` takes besides the bytes it holds: five words, and one to be found by."""


def reached(start: object) -> Iterator[object]:
    """Yield all that can be reached from an object, each once."""
    seen, left = {id(start)}, [start]
    while left:
        one = left.pop()
        yield one
        for other in held_by(one):
            if id(other) not in seen and not isinstance(other, NOT_ROOMS):
                seen.add(id(other))
                left.append(other)


def held_by(one: object) -> Sequence[object]:
    """Return what an object holds: records that make no circles do not tell the collector."""
    held = gc.get_referents(one)
    if isinstance(one, Struct):
        held += [getattr(one, name) for name in one.__struct_fields__]
        held += [getattr(one, "__dict__", None)]
    return held


def size_of(one: object) -> int:
    """Return how many bytes an object takes; what was written already does not tell."""
    if isinstance(one, Raw):
        return RAW_BYTES + sys.getsizeof(bytes(one))
    return sys.getsizeof(one)


def kibibytes(rooms: Sequence[ActiveRoom]) -> dict[str, float]:
    """Return what is each room's own, on average, by the attribute of the room it belongs to."""
    everything = [[*reached(room)] for room in rooms]
    times = Counter(id(one) for found in everything for one in found)
    parts: dict[str, list[int]] = {}
    for room in rooms:
        counted: set[int] = set()
        for name, value in vars(room).items():
            own = [one for one in reached(value) if times[id(one)] == 1 and id(one) not in counted]
            counted |= {id(one) for one in own}
            parts.setdefault(name, []).append(sum(map(size_of, own)))
    return {name: mean(sizes) / 1024 for name, sizes in parts.items()}


def main() -> None:
    """Play, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lords-of-vegas")
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--entries", type=int, default=240)
    plan = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="memory-") as folder:
        play = Play(Path(folder), plan.game)
        rooms = asyncio.run(play.late_rooms(plan.rooms, plan.entries))
    found = kibibytes(rooms)
    print(f"{sum(found.values()):.1f} KiB a room, {len(rooms)} rooms of {plan.game}")
    for name, size in sorted(found.items(), key=lambda part: -part[1]):
        if size >= 0.1:
            print(f"  {size:5.1f} {name}")


if __name__ == "__main__":
    main()
