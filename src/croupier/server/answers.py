"""Which commands were carried out, and as which entries: each is done once, however often it comes.

A room at hand remembers the last ones by their names, and those before them by a number each, which
is read from the log when it is first needed. Only of what was said the oldest goes altogether, and
might be said once more.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from croupier.server import entries as e
from croupier.server.rooms import Numbered, RoomStep

MOST_COMMANDS = 1000
"""More than a game takes. Where there were more, the oldest are known by a number each."""
MOST_SAID = 100
"""Fewer than the store keeps, so that a room read from its log remembers the same."""
MOST_FOUND = 100


def sent_name(guest: str, command: str) -> str:
    """Return what a command of a guest is known by when it comes again."""
    return f"{guest[:16]}.{command}"


class AnsweredIds(Struct, frozen=True):
    """The entries of commands, by who sent them and by which id, from an entry on."""

    numbers: dict[str, int] = field(default_factory=dict)
    since: int = 0

    @property
    def oldest(self) -> tuple[str, int]:
        """The first of them; there is one."""
        return next(iter(self.numbers.items()))

    def noting(self, sent: str, number: int, most: int) -> "AnsweredIds":
        """Note one more in place, and forget the oldest if there are too many."""
        self.numbers.setdefault(sent, number)
        if len(self.numbers) <= most:
            return self
        sent, number = self.oldest
        del self.numbers[sent]
        return AnsweredIds(self.numbers, number + 1)

    def without(self, guests: Sequence[str]) -> "AnsweredIds":
        """Return the same without what these guests have sent."""
        theirs = tuple(sent_name(guest, "") for guest in guests)
        others = {sent: n for sent, n in self.numbers.items() if not sent.startswith(theirs)}
        return AnsweredIds(others, self.since)

    def copy(self) -> "AnsweredIds":
        """Return the same, to be noted in by itself."""
        return AnsweredIds(dict(self.numbers), self.since)


class Answers:
    """What was answered lately in a room: what was only said, and all else."""

    def __init__(
        self, commands: AnsweredIds | None = None, said: AnsweredIds | None = None
    ) -> None:
        self._commands = commands or AnsweredIds()
        self._said = said or AnsweredIds()
        self._found: dict[str, int] = {}
        self._old: dict[int, int] = {}
        """The entries of commands before those that are kept, by a hash of their names: of 64 bits,
        so that two of 40,000 have the same one in one of twenty thousand million rooms."""
        self._unread = self._commands.since

    def __contains__(self, sent: str) -> bool:
        return self.number(sent) is not None

    def __getitem__(self, sent: str) -> int:
        number = self.number(sent)
        if number is None:
            raise KeyError(sent)
        return number

    def number(self, sent: str) -> int | None:
        """Return the entry a command became, as far as it is known."""
        for known in (self._commands.numbers, self._said.numbers, self._found):
            if sent in known:
                return known[sent]
        return self._old.get(hash(sent))

    @property
    def has_forgotten(self) -> bool:
        """Whether anything that was sent is only in the log."""
        return bool(self._unread or self._said.since)

    def forgotten(self, *, talk: bool) -> int:
        """Return the entry before which such commands are forgotten; none are before entry 0."""
        return self._said.since if talk else self._unread

    def read(self, log: Iterable[Numbered]) -> Iterator[None]:
        """Remember all that is forgotten but talk, from a log, and stop after each entry."""
        for number, entry in log:
            if number >= self._unread:
                break
            if entry.sent and not e.is_talk(entry):
                self._old.setdefault(hash(entry.sent), number)
            yield
        self._unread = 0

    def note(self, entry: e.Entry, number: int) -> None:
        """Remember an entry."""
        if not entry.sent:
            return
        if e.is_talk(entry):
            self._said = self._said.noting(entry.sent, number, MOST_SAID)
            return
        if len(self._commands.numbers) >= MOST_COMMANDS:
            oldest, before = self._commands.oldest
            self._old.setdefault(hash(oldest), before)
        self._commands = self._commands.noting(entry.sent, number, MOST_COMMANDS)

    def find(self, sent: str, number: int) -> None:
        """Remember what was looked up in the log."""
        if len(self._found) >= MOST_FOUND:
            self._found.clear()
        self._found[sent] = number

    def without(self, guests: Sequence[str]) -> "Answers":
        """Return what is remembered of all others."""
        return Answers(*(known.without(guests) for known in self.kept()))

    def after(self, steps: Iterable[RoomStep]) -> "Answers":
        """Return what will be remembered after some more entries."""
        answers = Answers(*(known.copy() for known in self.kept()))
        for entry, room in steps:
            answers.note(entry, room.number - 1)
        return answers

    def kept(self) -> tuple[AnsweredIds, AnsweredIds]:
        """Return what is to be kept; what was looked up is in the log already."""
        return self._commands, self._said
