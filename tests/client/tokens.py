"""Tokens for bots, as a guest makes them."""

from collections.abc import Sequence

from msgspec.json import Decoder

from croupier.server import wire
from tests.server.house import Guest

_MADE = Decoder(wire.TokenMade)


def tokens(guest: Guest, count: int) -> Sequence[str]:
    """Return so many tokens of a guest who is called Anna."""
    made = [guest.post("/api/bots", wire.MakeToken(f"Bot {n}", "Anna")) for n in range(count)]
    return [_MADE.decode(answer.content).token for answer in made]
