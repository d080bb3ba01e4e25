"""Rooms worth attacking, who sits in them, and what nobody may learn or change."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec

from croupier.lasvegas.state import Placing
from croupier.server import wire
from croupier.server.guests import digest, new_secret
from tests.faults.judging import Stored, stored
from tests.server.house import las_vegas_state, raw

LAS_VEGAS, LORDS, GATHERING = "las-vegas", "lords-of-vegas", "gathering"
RECORD = Path(__file__).parents[1] / "golden" / "las-vegas" / "won-outright.jsonl"
"""A game that was played elsewhere."""
DIGEST = 16
"""How much of a digest stands before the ids of commands in the log."""


@dataclass(frozen=True)
class Person:
    """Somebody, with a secret or without."""

    name: str
    secret: str | None = field(default_factory=new_secret)

    def headers(self) -> dict[str, str]:
        """Return what this person is known by."""
        return {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}


class House:
    """The rooms of a server under attack, as they were before."""

    def __init__(self, address: str, database: str, luck: Random) -> None:
        self.address = address
        self.description = b""
        self.rooms: dict[str, str] = {}
        self.finished = ""
        """The room of a game that is over."""
        self.people = [Person(name) for name in ("Anna", "Benno", "Mallory")]
        self.people.append(Person("nobody", None))
        self.anna, self.benno, self.mallory, self.nobody = self.people
        self.done: dict[str, int] = {}
        """Anna's commands at the table of Las Vegas, and what they became."""
        self._invites: list[str] = []
        self._database = database
        self._luck = luck
        with httpx.Client(base_url=f"http://{address}", verify=False, trust_env=False) as client:
            self._set_up(client)
            self._seen = {
                (person.name, room): self._look(client, person, room)
                for person in self.people
                for room in self.rooms.values()
            }
            self.description = client.get("/api/openapi.json").content
        self._before = self._stored()
        self._hidden = self._secrets()

    def name_of(self, room: str) -> str:
        """Return what a room is called here."""
        return next(name for name, known in self.rooms.items() if known == room)

    def _set_up(self, client: httpx.Client) -> None:
        here, free = wire.PersonSeat("Anna"), wire.OpenSeat()
        for name, game, seats in (
            (LAS_VEGAS, LAS_VEGAS, (here, free)),
            (LORDS, LORDS, (here, free)),
            (GATHERING, LAS_VEGAS, (here, free, free)),
        ):
            create = wire.Create(wire.AskedSetup(game), seats, takeover=False)
            answer = self._post(client, self.anna, "/api/rooms", create)
            created = msgspec.json.decode(answer, type=wire.Created)
            self.rooms[name] = created.room
            self._invites.append(created.invite)
            sit = wire.Sit("sit", 1, "Benno", created.invite)
            self._command(client, self.benno, created.room, sit)
        kept = client.post("/api/records", content=RECORD.read_bytes())
        self.finished = msgspec.json.decode(kept.content, type=wire.Created).room
        for name in (LAS_VEGAS, LORDS):
            self._command(client, self.anna, self.rooms[name], wire.Begin("begin"))
            self._play_on(client, self.rooms[name])

    def _play_on(self, client: httpx.Client, room: str) -> None:
        """Play until there is something to hide, and it is for Benno to move."""
        for number in range(1000):
            for person in (self.anna, self.benno):
                view = self._look(client, person, room)
                if view.table is None or not view.table.yours:
                    continue
                if person is self.benno and _is_worth_it(view):
                    return
                yours = view.table.yours[0]
                moves = [choice.move for choice in yours.choices]
                chosen = raw(self._luck.choice(moves))
                move = wire.Move(f"{person.name}-{number}-{room}", yours.seat, chosen)
                done = self._command(client, person, room, move)
                if person is self.anna and room == self.rooms[LAS_VEGAS]:
                    self.done[move.id] = done.number
        raise AssertionError("it never is for Benno to move")

    def _post(self, client: httpx.Client, person: Person, path: str, message: object) -> bytes:
        kind = {"Content-Type": "application/json", **person.headers()}
        answer = client.post(path, content=wire.ENCODER.encode(message), headers=kind)
        client.cookies.clear()
        assert answer.is_success, answer.text
        return answer.content

    def _command(
        self, client: httpx.Client, person: Person, room: str, command: wire.Command
    ) -> wire.Done:
        answer = self._post(client, person, f"/api/rooms/{room}/commands", command)
        return msgspec.json.decode(answer, type=wire.Done)

    def _look(self, client: httpx.Client, person: Person, room: str) -> wire.View:
        answer = client.get(f"/api/rooms/{room}", headers=person.headers())
        return msgspec.json.decode(answer.content, type=wire.News).view

    def _stored(self) -> Mapping[str, Stored]:
        everything = stored(self._database)
        return {room: everything[room] for room in self.rooms.values()}

    def _secrets(self) -> re.Pattern[bytes]:
        tokens = [person.secret for person in self.people if person.secret is not None]
        digests = [digest(secret)[:DIGEST] for secret in (*tokens, *self._invites)]
        seeds = [room.seed for room in self._before.values()]
        hidden: Sequence[str] = [*tokens, *self._invites, *digests, *seeds]
        return re.compile(b"|".join(re.escape(secret.encode()) for secret in hidden))

    def require_unchanged(self) -> None:
        """See that nothing was added to any room."""
        assert self._stored() == self._before

    def require_no_secret(self, text: bytes) -> None:
        """See that nothing secret is in what somebody was told."""
        assert not self._hidden.search(text), text

    def require_own_view(self, person: Person, view: wire.View) -> None:
        """See that somebody is shown what they may see, and nothing else."""
        seen = self._seen.get((person.name, view.room))
        if seen is None:
            return
        assert (view.you, view.table, view.seed) == (seen.you, seen.table, None), person.name


def _is_worth_it(view: wire.View) -> bool:
    if view.table is None or view.setup.game == LORDS:
        return view.table is not None and view.number > 40
    state = las_vegas_state(view.table)
    return isinstance(state, Placing) and state.table.round > 1
