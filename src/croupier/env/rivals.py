"""Whom a learner plays against: bots inside the kernel, by their levels or names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from croupier.core.errors import InvalidOptions
from croupier.env.batched import BatchedGames, Flags, Rewards, Turns, Words

Rivals = str | Sequence[str]
"""A level or a bot that holds all other seats, or one for each, from the learner's left."""


class GamesAgainstRivals(BatchedGames, Protocol):
    """Many games, each with one seat that learns; bots hold the others."""

    def let_rivals(self, learners: Turns, rewards: Rewards, dones: Flags) -> None:
        """Let bots play every game on until its learner is asked, or until it is over.

        Rewards and dones are written of the games that end so, and of no other.
        """
        ...


@dataclass(frozen=True)
class Lineup:
    """Who can be a rival in a game: bots of levels, bots by name, and those of them that search.

    A bot that searches can be told its playouts, as in `montecarlo:50`.
    """

    levels: Mapping[str, str]
    names: Sequence[str]
    searching: Sequence[str]

    def bots(self, rivals: Rivals, seats: int) -> tuple[str, ...]:
        """Return the bots of a table, from the learner's left.

        >>> lineup = Lineup({"hard": "search:9"}, ("greedy", "search"), ("search",))
        >>> lineup.bots("hard", 3), lineup.bots(["greedy", "search:50"], 3)
        (('search:9', 'search:9'), ('greedy', 'search:50'))
        >>> lineup.bots("greedy:50", 2)
        Traceback (most recent call last):
        croupier.core.errors.InvalidOptions: A rival is hard, greedy or search, not 'greedy:50'.
        """
        if isinstance(rivals, str):
            return (self._bot(rivals),) * (seats - 1)
        if len(rivals) != seats - 1:
            sentence = f"A learner at {seats} seats has {seats - 1} rivals, not {len(rivals)}."
            raise InvalidOptions(sentence)
        return tuple(self._bot(word) for word in rivals)

    def _bot(self, word: str) -> str:
        if word in self.levels:
            return self.levels[word]
        name, colon, playouts = word.partition(":")
        counts = playouts.isdecimal() and int(playouts) > 0 and name in self.searching
        if name not in self.names or (colon and not counts):
            *others, last = dict.fromkeys((*self.levels, *self.names))
            raise InvalidOptions(f"A rival is {', '.join(others)} or {last}, not {word!r}.")
        return word


def learners_of(series: Words, numbers: Words, seats: int, seat: int | None) -> Turns:
    """Return the seat that learns in each game: always the same, or each in its turn.

    >>> learners_of(np.array([7, 7, 7, 8], np.uint64), np.array([0, 1, 2, 0], np.uint64), 3, None)
    array([1, 2, 0, 2])
    """
    if seat is not None:
        return np.full(len(series), seat)
    places = np.uint64(seats)
    turns: Turns = ((series % places + numbers % places) % places).astype(np.int64)
    return turns


def require_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and not 0 <= seat < seats:
        raise InvalidOptions(f"The learner's seat is 0 to {seats - 1} or None, not {seat}.")
