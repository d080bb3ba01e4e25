"""What happened in a room lately, at hand for those who come back.

Of a late game that is most of what a room takes in memory, and seldom asked for: so all but the
newest is packed.
"""

import zlib
from collections.abc import Iterable, Sequence

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

NEWEST = 2
"""How many are never packed: whoever was away for a moment asks for no more."""
TOGETHER = 16
"""How many are packed at a time: more pack better, but those that wait for it take their room."""
QUICKLY = 3
"""How hard zlib tries: harder takes longer. What happens says the same again and again, and packs
to a sixth anyway."""


class Written(Struct, frozen=True, gc=False):
    """What happened, as it is sent: it is told to many, and kept for those who come back."""

    number: int
    text: Raw


class Packed(Struct, frozen=True, gc=False):
    """Some of it, packed: how many, and the number of the last."""

    count: int
    last: int
    body: bytes


_ENCODER = Encoder()
_DECODER = Decoder(list[Written])


class Happenings:
    """The last so many things that happened in a room, in order.

    >>> lately = Happenings(most=2)
    >>> lately.extend(Written(number, Raw(b"{}")) for number in range(5))
    >>> [one.number for one in lately.since(-1)], lately.is_full
    ([3, 4], True)
    """

    __slots__ = ("_count", "_most", "_packed", "_recent")

    def __init__(self, most: int) -> None:
        self._most = most
        self._packed: list[Packed] = []
        self._recent: list[Written] = []
        self._count = 0

    @property
    def is_full(self) -> bool:
        """Whether there are as many as are kept; what was before them is gone, or may be."""
        return self._count >= self._most

    def extend(self, happened: Iterable[Written]) -> None:
        """Take what happened next; of too many the oldest go."""
        for one in happened:
            self._recent.append(one)
            self._count += 1
            if len(self._recent) >= NEWEST + TOGETHER:
                self._pack()

    def since(self, number: int) -> Sequence[Written]:
        """Return what happened after an entry, as far back as it is kept."""
        found: list[Written] = []
        for packed in self._packed:
            if packed.last > number:
                found += _DECODER.decode(zlib.decompress(packed.body))
        found += self._recent
        return [one for one in found[-self._most :] if one.number > number]

    def _pack(self) -> None:
        """Pack the oldest of what is not, and let go of what is too old."""
        old, self._recent = self._recent[:TOGETHER], self._recent[TOGETHER:]
        body = zlib.compress(_ENCODER.encode(old), QUICKLY)
        self._packed.append(Packed(len(old), old[-1].number, body))
        while self._packed and self._count - self._packed[0].count >= self._most:
            self._count -= self._packed.pop(0).count
