"""Bots from outside: what a token opens, what it does not, and what everybody sees of it."""

from collections.abc import Mapping

import pytest
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.server import wire
from croupier.server.acts import PauseGame
from croupier.server.bot_door import BotCommand
from croupier.server.guests import bot_guest
from croupier.store.tokens import MOST_TOKENS
from tests.server.conftest import Open
from tests.server.house import (
    ANNA,
    ANSWERS,
    EASY,
    OPEN,
    QUICK,
    Guest,
    Served,
    Visit,
    done,
    fresh,
    problem,
    raw,
    refused,
)

MADE, HELD = Decoder(wire.TokenMade), Decoder(wire.TokensHeld)
ASKED = wire.MakeToken("Dora", "Anna")


class DoorBot:
    """A bot with a token of a guest."""

    def __init__(self, house: Served, guest: Guest) -> None:
        answer = guest.post("/api/bots", ASKED)
        assert answer.status_code == 201, answer.text
        made = MADE.decode(answer.content)
        self.number, self.token = made.number, made.token
        self._guest = house.stranger()
        self.http = self._guest.http
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    @property
    def headers(self) -> Mapping[str, str]:
        """What it is known by."""
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, room: str, command: wire.Command) -> wire.Answer:
        """Send a command by HTTP."""
        return ANSWERS.decode(self._guest.post(f"/api/rooms/{room}/commands", command).content)

    def post(self, path: str, message: object) -> tuple[int, str]:
        """Post something; return why it was refused."""
        return problem(self._guest.post(path, message))

    def connect(self, room: str) -> Visit:
        """Open a socket, whatever comes of it."""
        return self._guest.connect(room, headers=self.headers)

    def sit(self, created: wire.Created, seat: int = 1) -> wire.Answer:
        """Sit down by invitation."""
        return self.ask(created.room, wire.Sit(fresh(), seat, "Dora", created.invite))


@pytest.fixture
def bot(house: Served, anna: Guest) -> DoorBot:
    return DoorBot(house, anna)


class TestAToken:
    def test_is_kept_as_a_digest_only(self, house: Served, bot: DoorBot) -> None:
        kept = b"".join(path.read_bytes() for path in house.path.parent.glob("rooms.db*"))

        assert bot_guest(bot.token).encode() in kept
        assert bot.token.encode() not in kept

    def test_is_listed_and_revoked_by_who_made_it_alone(
        self, anna: Guest, benno: Guest, bot: DoorBot
    ) -> None:
        [held] = HELD.decode(anna.http.get("/api/bots").content).tokens
        assert (held.number, held.name, held.owner) == (bot.number, "Dora", "Anna")
        assert HELD.decode(benno.http.get("/api/bots").content).tokens == ()
        assert problem(benno.http.delete("/api/bots/1")) == (401, "unknown-token")

        assert anna.http.delete("/api/bots/1").status_code == 204
        assert HELD.decode(anna.http.get("/api/bots").content).tokens == ()

    @pytest.mark.parametrize("number", ["2", "x", "9999999999"])
    def test_that_is_not_there_is_not_revoked(self, anna: Guest, bot: DoorBot, number: str) -> None:
        assert bot.number == 1
        assert problem(anna.http.delete(f"/api/bots/{number}")) == (401, "unknown-token")

    def test_needs_names_that_can_be_read(self, anna: Guest) -> None:
        answer = anna.post("/api/bots", wire.MakeToken("\u200b", "Anna"))

        assert problem(answer) == (400, "bad-text")

    def test_is_one_of_so_many(self, anna: Guest) -> None:
        for _ in range(MOST_TOKENS):
            assert anna.post("/api/bots", ASKED).status_code == 201

        assert problem(anna.post("/api/bots", ASKED)) == (409, "too-many-tokens")

    def test_is_refused_to_a_flood(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, creations_per_minute=2.0)).guest()
        answers = [guest.post("/api/bots", ASKED) for _ in range(3)]

        assert [answer.status_code for answer in answers] == [201, 201, 429]

    def test_that_is_guessed_is_tried_a_few_times(self, open_house: Open) -> None:
        guest = open_house(replace(QUICK, tries_per_minute=2.0)).guest()
        guessed = {"Authorization": "Bearer bot_guessed"}
        answers = [guest.http.get("/api/rooms", headers=guessed) for _ in range(3)]

        assert [problem(answer)[1] for answer in answers] == [
            "unknown-token",
            "unknown-token",
            "too-often",
        ]


class TestItOpens:
    def test_a_seat_and_everyone_sees_whose_bot_it_is(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)
        done(bot.sit(created))

        chair = anna.see(created.room).view.chairs[1]
        assert (chair.kind, chair.name, chair.level, chair.owner) == ("bot", "Dora", None, "Anna")
        assert anna.see(created.room).view.you == (0,)

    def test_moves_of_its_own_seat_and_of_no_other(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)
        done(bot.sit(created))
        visit = bot.connect(created.room)
        assert visit.news().view.you == (1,)

        begin = wire.Begin(fresh())
        assert refused(visit.do(begin)).code == "person-begins"
        done(anna.ask(created.room, wire.Begin(fresh())))
        visit.until(lambda visit: visit.view.stage == "playing")
        for seat in (0, 1):
            code = refused(visit.do(wire.Leave(fresh(), seat + 5 if seat else 0))).code
            assert code in ("not-your-seat", "no-such-seat")
        done(visit.do(wire.Leave(fresh(), 1)))

    def test_one_seat_at_a_table(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN, OPEN)
        done(bot.sit(created))

        assert refused(bot.sit(created, 2)).code == "bot-sits-already"

    def test_only_seats_it_is_invited_to(self, anna: Guest, bot: DoorBot) -> None:
        room = anna.create(ANNA, OPEN).room

        assert refused(bot.ask(room, wire.Sit(fresh(), 1, "Dora"))).code == "not-invited"

    @pytest.mark.parametrize(
        "command",
        [
            wire.Say("a", 1, "Hello"),
            wire.React("a", 1, "wow"),
            wire.Fill("a", 2),
            wire.Clear("a", 2),
            wire.Propose("a", PauseGame(paused=True)),
            wire.Vote("a", 3, yes=True),
            wire.Claim("a", 0, "Dora"),
            wire.Murmur("a", "Dora", "Hello"),
        ],
        ids=lambda command: type(command).__name__,
    )
    def test_nothing_else_in_a_room(self, anna: Guest, bot: DoorBot, command: wire.Command) -> None:
        assert not isinstance(command, BotCommand)
        created = anna.create(ANNA, OPEN, EASY)
        done(bot.sit(created))
        visit = bot.connect(created.room)

        assert refused(visit.do(command)).code == "not-for-bots"
        assert refused(bot.ask(created.room, command)).code == "not-for-bots"

    def test_nothing_else_in_the_house(self, anna: Guest, bot: DoorBot) -> None:
        room = anna.create(ANNA, OPEN).room
        create = wire.Create(wire.AskedSetup("las-vegas"), (ANNA, OPEN))
        for path, message in (
            ("/api/rooms", create),
            ("/api/bots", ASKED),
            ("/api/guest", None),
            (f"/api/rooms/{room}/coach", wire.AskCoach(0)),
        ):
            assert bot.post(path, message) == (403, "not-for-bots")
        assert problem(bot.http.get("/api/bots")) == (403, "not-for-bots")
        assert problem(bot.http.delete("/api/bots/1")) == (403, "not-for-bots")
        assert bot.http.get("/api/rooms").status_code == 200
        assert bot.http.get(f"/api/rooms/{room}").status_code == 200

    def test_nothing_of_what_its_owner_holds(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)

        assert bot.connect(created.room).news().view.you == ()

    def test_nothing_once_it_is_revoked(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)
        done(bot.sit(created))
        visit = bot.connect(created.room)
        visit.news()
        assert anna.http.delete("/api/bots/1").status_code == 204

        assert refused(visit.do(wire.Leave(fresh(), 1))).code == "unknown-token"
        assert problem(bot.http.get("/api/rooms")) == (401, "unknown-token")
        told = bot.connect(created.room).take()
        assert isinstance(told, wire.Refused)
        assert told.code == "unknown-token"


class TestPlayingAgain:
    def test_waits_for_people_and_not_for_bots(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)
        done(bot.sit(created))
        done(anna.ask(created.room, wire.Begin(fresh())))
        there, here = bot.connect(created.room), anna.join(created.room)
        there.news()
        play_out(here, there)

        again = done(here.do(wire.Rematch(fresh())))
        assert again.room is not None
        assert [chair.kind for chair in anna.see(again.room).view.chairs] == ["bot", "person"]
        assert anna.see(again.room).view.chairs[0].owner == ""

    def test_takes_bots_along_that_want_to(self, anna: Guest, bot: DoorBot) -> None:
        created = anna.create(ANNA, OPEN)
        done(bot.sit(created))
        done(anna.ask(created.room, wire.Begin(fresh())))
        there, here = bot.connect(created.room), anna.join(created.room)
        there.news()
        play_out(here, there)

        assert done(there.do(wire.Rematch(fresh()))).room is None
        again = done(here.do(wire.Rematch(fresh())))
        assert again.room is not None
        chair = anna.see(again.room).view.chairs[0]
        assert (chair.kind, chair.name, chair.owner) == ("bot", "Dora", "Anna")


def play_out(*visits: Visit) -> None:
    """Let everybody play what comes first, to the end."""
    while visits[0].view.stage == "playing":
        for visit in visits:
            visit.ping()
            if visit.is_asked():
                done(visit.do(first_of(visit)))


def first_of(visit: Visit) -> wire.Move:
    """Return the first move that is offered."""
    yours = visit.table.yours[0]
    return wire.Move(fresh(), yours.seat, raw(yours.choices[0].move))
