"""Evenings for tests, as organisers and people reach them over HTTP."""

import httpx
from msgspec.json import Decoder

from croupier.server import wire
from tests.server.house import LAS_VEGAS, Guest

LISTED = Decoder(wire.EveningListings)
MADE = Decoder(wire.EveningMade)
SEEN = Decoder(wire.EveningView)


class Organiser:
    """Somebody who has opened an evening."""

    def __init__(
        self,
        guest: Guest,
        *,
        setup: wire.AskedSetup = LAS_VEGAS,
        seats: int = 4,
        rounds: int = 3,
        timer: int | None = None,
    ) -> None:
        self.guest = guest
        asked = wire.OpenEvening("Club night", setup, seats, rounds, timer)
        answer = guest.post("/api/evenings", asked)
        assert answer.status_code == 201, answer.text
        self.made = MADE.decode(answer.content)

    @classmethod
    def at(cls, guest: Guest, made: wire.EveningMade) -> "Organiser":
        """Return somebody else at an evening."""
        other = cls.__new__(cls)
        other.guest, other.made = guest, made
        return other

    def mine(self) -> tuple[wire.EveningListing, ...]:
        """Return the evenings they take part in."""
        return LISTED.decode(self.guest.http.get("/api/evenings").content).evenings

    @property
    def path(self) -> str:
        """Where the evening is."""
        return f"/api/evenings/{self.made.evening}"

    def see(self, after: int = -1) -> wire.EveningView:
        """Look at it, once more has happened than is known."""
        answer = self.guest.http.get(self.path, params={"after": after}, timeout=60.0)
        return SEEN.decode(answer.content)

    def ask(self, command: wire.EveningCommand, guest: Guest | None = None) -> httpx.Response:
        """Ask something, or let somebody else ask."""
        return (guest or self.guest).post(f"{self.path}/commands", command)

    def do(self, command: wire.EveningCommand, guest: Guest | None = None) -> wire.EveningView:
        """Have something done."""
        answer = self.ask(command, guest)
        assert answer.status_code == 200, answer.text
        return SEEN.decode(answer.content)

    def pair(self, number: int, *, now: bool = False) -> wire.EveningView:
        """Make a round."""
        return self.do(wire.PairRound(number, now))

    def end(self) -> wire.EveningView:
        """End it."""
        return self.do(wire.EndEvening())

    def join(self, guest: Guest, name: str) -> wire.EveningView:
        """Let somebody join by the link."""
        return self.do(wire.JoinEvening(name, self.made.invite), guest)
