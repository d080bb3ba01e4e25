"""What somebody may ask about themselves: how often, and from where."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from croupier.server import wire
from croupier.server.guarding import COOKIE
from croupier.server.guests import digest
from croupier.store.profiles import KeptProfile
from croupier.store.store import open_store
from tests.server.conftest import Open
from tests.server.house import ANNA, BENNO, QUICK, Guest, Process, Served, problem
from tests.server.test_history import insight

HISTORIES = msgspec.json.Decoder(wire.History)
MAKE = wire.MakeProfile("Anna", 0, "en", "phone")


def refused(house: Served, code: str) -> float:
    """Return how often something was refused for a reason."""
    page = house.guest().http.get("/metrics").text
    samples = [one for family in text_string_to_metric_families(page) for one in family.samples]
    return sum(
        one.value
        for one in samples
        if one.name == "croupier_refused_total" and one.labels.get("code") == code
    )


def test_profiles_are_made_so_many_times_an_hour(open_house: Open) -> None:
    house = open_house(replace(QUICK, profiles_per_hour=2.0))
    guests = [house.guest() for _ in range(3)]
    answers = [guest.post("/api/me", MAKE) for guest in guests]

    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert guests[0].post("/api/me", MAKE).status_code == 201, "it is changed, not made"
    assert guests[2].me() is None
    assert refused(house, "too-often") == 1


def test_codes_and_passkeys_are_tried_a_few_times_and_counted(open_house: Open) -> None:
    house = open_house(replace(QUICK, tries_per_minute=4.0))
    thief = house.guest()
    signed = wire.SignedPasskey("{}", "phone")
    page = {"origin": f"http://{house.address}"}
    codes = [problem(thief.use_code("A" * 12)) for _ in range(2)]
    keys = [problem(thief.post("/api/me/passkey", signed, page)) for _ in range(2)]

    assert codes == [(403, "wrong-code")] * 2
    assert keys == [(403, "bad-passkey")] * 2
    assert problem(thief.use_code("A" * 20)) == (429, "too-often")
    assert problem(thief.post("/api/me/passkey", signed, page)) == (429, "too-often")
    assert refused(house, "wrong-code") == refused(house, "bad-passkey") == 2


@pytest.mark.parametrize(
    "path",
    ["/api/me", "/api/me/join", "/api/me/forget", "/api/me/code", "/api/me/passkey/options"],
)
def test_other_sites_may_ask_nothing(anna: Guest, path: str) -> None:
    anna.make_profile()
    answer = anna.http.post(path, headers={"origin": "https://evil.example"})

    assert problem(answer) == (403, "foreign-page")
    assert anna.me() is not None


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":"Anna","colour":9,"language":"en","device":"phone"}',
        b'{"name":"Anna","colour":0,"language":"xx","device":"phone"}',
        b'{"name":"Anna","colour":0,"language":"en","device":"fridge"}',
        b'{"name":"Anna","colour":0,"language":"en","device":"phone","email":"a@b"}',
        b"[]",
    ],
)
def test_nothing_else_is_kept_of_anybody(anna: Guest, body: bytes) -> None:
    answer = anna.http.post("/api/me", content=body, headers={"content-type": "application/json"})

    assert problem(answer) == (400, "bad-message")
    assert anna.me() is None


def test_whoever_signs_out_here_is_a_guest_with_a_new_secret(anna: Guest) -> None:
    (device,) = anna.make_profile().devices
    secret = anna.secret
    assert anna.http.post(f"/api/me/devices/{device.id}/end").status_code == 204
    assert COOKIE not in anna.http.cookies
    assert anna.http.post("/api/guest").status_code == 204

    assert anna.secret != secret
    assert anna.me() is None


def test_a_secret_that_has_ended_is_replaced(house: Served, anna: Guest) -> None:
    (device,) = anna.make_profile().devices
    secret = anna.secret
    phone = house.stranger()
    phone.use_code(anna.device_code())
    phone.http.post(f"/api/me/devices/{device.id}/end")
    assert anna.http.post("/api/guest").status_code == 204

    assert anna.secret != secret


def test_history_tells_what_was_played(anna: Guest, benno: Guest) -> None:
    assert problem(benno.http.get("/api/me/history")) == (403, "no-profile")
    anna.make_profile()
    room = anna.create(ANNA, wire.BotSeat("easy")).room
    anna.join(room).play(Random(1))
    shared = anna.create(ANNA, BENNO).room
    anna.join(shared).play(Random(2))
    history = HISTORIES.decode(anna.http.get("/api/me/history").content)

    assert [game.room for game in history.games] == [shared, room]
    assert [game.you for game in history.games] == [(0, 1), (0,)]
    (numbers,) = history.statistics
    assert (numbers.game, numbers.total.games) == ("las-vegas", 1)
    assert [(one.level, one.games) for one in numbers.against] == [("easy", 1)]


def test_games_from_before_the_profile_and_of_other_devices_are_in_it(
    house: Served, anna: Guest
) -> None:
    phone = house.guest()
    rooms = [guest.create(ANNA, wire.BotSeat("easy")).room for guest in (anna, phone)]
    for guest, room in zip((anna, phone), rooms, strict=True):
        guest.join(room).play(Random(3))
    anna.make_profile()
    assert phone.use_code(anna.device_code()).status_code == 200

    for device in (anna, phone):
        history = HISTORIES.decode(device.http.get("/api/me/history").content)
        assert {game.room for game in history.games} == {*rooms}
        assert {game.you for game in history.games} == {(0,)}


def test_a_game_that_was_not_looked_into_is_and_then_counts_with_what_was_found(
    house: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(house.house.reception.me.profiles, "on_unseen", asked.append)
    # Nobody looks into it before it is asked for.
    monkeypatch.setattr(house.house.hub, "on_over", lambda _room: None)
    anna.make_profile()
    room = anna.create(ANNA, wire.BotSeat("easy")).room
    anna.join(room).play(Random(4))
    before = HISTORIES.decode(anna.http.get("/api/me/history").content)
    house.run(house.house.store.keep_analysis(room, insight(start=0.4, luck=0.25)))
    after = HISTORIES.decode(anna.http.get("/api/me/history").content)

    assert (before.unseen, before.games[0].account) == (1, None)
    assert asked == [room]
    assert after.unseen == 0
    assert after.statistics[0].luck == (0.25,)
    assert after.statistics[0].total.expected == 0.4


def test_profile_and_history_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path, "--messages-per-second", "9999", "--requests-per-second", "9999")
    try:
        anna = process.guest()
        anna.make_profile("Annabel")
        code = anna.printed_code()
        room = anna.create(ANNA, BENNO).room
        visit = anna.join(room).play(Random(6))
        assert visit.view.stage == "over"
    finally:
        process.close()

    async def kept() -> tuple[KeptProfile | None, list[str]]:
        store = open_store(f"sqlite:///{process.path}")
        try:
            profile = await store.profiles.recovered(digest(code))
            results = await store.profiles.results(digest(anna.secret), 10)
            return profile, [one.room for one in results]
        finally:
            await store.close()

    profile, rooms = asyncio.run(kept())
    assert profile is not None
    assert profile.name == "Annabel"
    assert rooms == [room]


def test_it_is_the_same_after_a_restart(open_house: Open) -> None:
    house = open_house(QUICK)
    anna = house.guest()
    anna.make_profile()
    room = anna.create(ANNA, wire.BotSeat("easy")).room
    anna.join(room).play(Random(5))
    house.restart()

    history = HISTORIES.decode(anna.http.get("/api/me/history").content)
    assert [game.room for game in history.games] == [room]
