"""Profiles: guests who are known again, on all their devices, until they want it no more."""

import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest

from croupier.server import entries as e
from croupier.server import wire
from croupier.server.guests import digest
from croupier.server.profiles import CODE_SECONDS, MOST_PASSKEYS
from croupier.server.results import RESULTS
from croupier.server.rooms import SOMEBODY
from tests.server.authenticator import Authenticator
from tests.server.house import (
    ANNA,
    BENNO,
    EASY,
    ME,
    OPEN,
    Guest,
    Served,
    closed,
    done,
    fresh,
    problem,
)


def everything(house: Served) -> bytes:
    """Return all that is in the files of a house."""
    files = [house.path, house.path.with_name(f"{house.path.name}-wal")]
    return b"".join(file.read_bytes() for file in files)


class TestAGuest:
    def test_becomes_a_profile_and_keeps_the_seats(self, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        assert anna.me() is None
        profile = anna.make_profile("  Anna\u202e ")

        assert (profile.name, profile.colour, profile.language) == ("Anna", 0, "en")
        assert [one.here for one in profile.devices] == [True]
        assert not profile.has_recovery
        assert anna.me() == profile
        assert anna.see(room).view.you == (0,)

    def test_who_is_one_already_is_only_changed(self, anna: Guest) -> None:
        first, second = anna.make_profile("Anna"), anna.make_profile("Anne")

        assert second.name == "Anne"
        assert [one.id for one in second.devices] == [one.id for one in first.devices]

    def test_changes_how_they_appear(self, anna: Guest, benno: Guest) -> None:
        anna.make_profile()
        changed = anna.post("/api/me/look", wire.ChangeProfile("Anna B.", 3, "is"))
        profile = ME.decode(changed.content).profile

        assert profile is not None
        assert (profile.name, profile.colour, profile.language) == ("Anna B.", 3, "is")
        look = wire.ChangeProfile("Benno", 3, "is")
        assert problem(benno.post("/api/me/look", look)) == (403, "no-profile")

    def test_needs_a_name_that_can_be_seen(self, anna: Guest) -> None:
        answer = anna.post("/api/me", wire.MakeProfile(" \u2800 ", 0, "en", "phone"))

        assert problem(answer) == (400, "bad-text")
        assert anna.me() is None


def test_a_profile_plays_with_its_colour(house: Served) -> None:
    anna, benno = house.guest(), house.guest()
    for guest, name in ((anna, "Anna"), (benno, "Benno")):
        assert guest.post("/api/me", wire.MakeProfile(name, 4, "en", "phone")).status_code == 201
    created = anna.create(wire.PersonSeat("Anna"), OPEN, OPEN)
    done(benno.ask(created.room, wire.Sit("s", 2, "Benno", created.invite)))

    colours = [chair.colour for chair in anna.see(created.room).view.chairs]
    assert colours == [4, 1, 2]


class TestAnotherDevice:
    def test_opens_the_profile_by_a_code_that_works_once(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        room = anna.create(ANNA, OPEN).room
        anna.make_profile()
        code, phone = anna.device_code(), house.stranger()
        typed = f"{code[:4]}-{code[4:8].lower()} {code[8:]}"
        assert phone.use_code(typed).status_code == 200

        assert phone.see(room).view.you == anna.see(room).view.you == (0,)
        assert phone.secret != anna.secret
        profile = phone.me()
        assert profile is not None
        assert profile.rooms == (wire.RunningRoom(room, "las-vegas"),)
        assert sorted((one.kind, one.here) for one in profile.devices) == [
            ("computer", False),
            ("phone", True),
        ]
        assert problem(benno.use_code(code)) == (403, "wrong-code")
        assert code.encode() not in everything(house)

    def test_opens_nothing_by_a_code_that_is_old_or_replaced(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        anna.make_profile()
        first, second = anna.device_code(), anna.device_code()
        assert problem(benno.use_code(first)) == (403, "wrong-code")
        house.leap(CODE_SECONDS + 1)

        assert problem(benno.use_code(second)) == (403, "wrong-code")
        assert benno.me() is None

    @pytest.mark.parametrize("jump", [3600.0, -3600.0])
    def test_is_good_for_as_long_whatever_a_clock_says_after_a_restart(
        self, house: Served, anna: Guest, benno: Guest, jump: float
    ) -> None:
        anna.make_profile()
        for seconds, status in ((CODE_SECONDS - 1, 200), (CODE_SECONDS + 1, 403)):
            code = anna.device_code()
            house.end()
            house.clock.ahead += jump
            house.start()
            house.leap(seconds)
            assert benno.use_code(code).status_code == status

    def test_brings_the_seats_along_that_its_guest_had(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        phone = house.guest()
        created = phone.create(ANNA, OPEN)
        before = phone.secret
        assert phone.use_code(anna.device_code()).status_code == 200

        assert phone.see(created.room).view.you == anna.see(created.room).view.you == (0,)
        done(anna.ask(created.room, wire.Fill(fresh(), 1)))
        stale = house.stranger()
        stale.http.headers["Authorization"] = f"Bearer {before}"
        assert stale.see(created.room).view.you == ()

    def test_leaves_the_profile_it_was_of(self, house: Served, anna: Guest, benno: Guest) -> None:
        anna.make_profile()
        benno.make_profile("Benno")
        room = benno.create(BENNO, OPEN).room
        kept = house.stranger()
        assert kept.use_code(benno.device_code()).status_code == 200
        assert benno.use_code(anna.device_code()).status_code == 200

        now = benno.me()
        assert now is not None
        assert now.name == "Anna"
        assert benno.see(room).view.you == ()
        assert kept.see(room).view.you == (0,)

    def test_is_a_stranger_once_it_is_ended(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        anna.make_profile()
        phone = house.stranger()
        phone.use_code(anna.device_code())
        visit = phone.join(room)
        profile = anna.me()
        assert profile is not None
        (lost,) = [one.id for one in profile.devices if one.kind == "phone"]
        assert anna.http.post(f"/api/me/devices/{lost}/end").status_code == 204

        assert closed(visit) == 1001
        assert phone.me() is None
        assert phone.see(room).view.you == ()
        assert problem(phone.http.post("/api/me/code")) == (403, "no-profile")
        assert problem(anna.http.post(f"/api/me/devices/{lost}/end")) == (404, "unknown-device")
        assert anna.see(room).view.you == (0,)

    def test_the_first_one_may_be_ended_by_a_later_one(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        first = anna.make_profile().devices[0].id
        phone = house.stranger()
        phone.use_code(anna.device_code())
        assert phone.http.post(f"/api/me/devices/{first}/end").status_code == 204

        assert anna.see(room).view.you == ()
        assert phone.see(room).view.you == (0,)
        created = anna.create(ANNA, OPEN)
        assert anna.see(created.room).view.you == (0,)
        assert anna.me() is None

    def test_nobody_ends_that_of_another_profile(self, anna: Guest, benno: Guest) -> None:
        theirs = anna.make_profile().devices[0].id
        benno.make_profile()

        answer = benno.http.post(f"/api/me/devices/{theirs}/end")
        assert problem(answer) == (404, "unknown-device")
        assert anna.me() is not None


class TestThePrintedCode:
    def test_opens_the_profile_as_often_as_it_is_needed(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        code = anna.printed_code()
        first, second = house.stranger(), house.guest()

        assert len(code) >= 17, "80 bits of 30 letters"
        assert first.use_code(code).status_code == second.use_code(code.lower()).status_code == 200
        profile = second.me()
        assert profile is not None
        assert profile.has_recovery
        assert len(profile.devices) == 3
        assert code.encode() not in everything(house)

    def test_is_good_until_there_is_another(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        old, new = anna.printed_code(), anna.printed_code()

        assert problem(house.guest().use_code(old)) == (403, "wrong-code")
        assert house.guest().use_code(new).status_code == 200

    @pytest.mark.parametrize("wrong", ["", "A" * 12, "A" * 20, "A" * 19, "\x00" * 12])
    def test_is_not_guessed(self, anna: Guest, benno: Guest, wrong: str) -> None:
        anna.make_profile()
        anna.printed_code()
        stored = digest("")

        for code in (wrong, stored[:12], stored[:20]):
            assert problem(benno.use_code(code)) == (403, "wrong-code")

    def test_survives_the_server(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        profile = anna.make_profile()
        code = anna.printed_code()
        house.restart()

        phone = house.stranger()
        assert phone.use_code(code).status_code == 200
        assert phone.see(room).view.you == (0,)
        known = anna.me()
        assert known is not None
        assert known.name == profile.name


class TestAPasskey:
    def device(self, house: Served) -> Authenticator:
        return Authenticator(f"http://{house.address}", "127.0.0.1")

    def make(self, guest: Guest, device: Authenticator) -> wire.Profile:
        """Make a passkey for a profile."""
        answer = guest.post("/api/me/passkeys", self.made(guest, device), self.page(device))
        assert answer.status_code == 201, answer.text
        profile = ME.decode(answer.content).profile
        assert profile is not None
        return profile

    def made(self, guest: Guest, device: Authenticator) -> object:
        asked = guest.http.post("/api/me/passkeys/options", headers=self.page(device))
        assert asked.status_code == 200, asked.text
        credential = device.make(msgspec.json.decode(asked.content)["challenge"])
        return wire.SignedPasskey(msgspec.json.encode(credential).decode(), "computer")

    def signed(self, guest: Guest, device: Authenticator) -> object:
        asked = guest.http.post("/api/me/passkey/options", headers=self.page(device))
        credential = device.sign(msgspec.json.decode(asked.content)["challenge"])
        return wire.SignedPasskey(msgspec.json.encode(credential).decode(), "phone")

    def page(self, device: Authenticator) -> dict[str, str]:
        return {"origin": device.origin}

    def test_opens_the_profile(self, house: Served, anna: Guest) -> None:
        room = anna.create(ANNA, OPEN).room
        anna.make_profile()
        device = self.device(house)
        profile = self.make(anna, device)
        phone = house.stranger()
        signed = self.signed(phone, device)

        assert len(profile.passkeys) == 1
        assert phone.post("/api/me/passkey", signed, self.page(device)).status_code == 200
        assert phone.see(room).view.you == (0,)

    def test_signs_each_challenge_once(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        device = self.device(house)
        self.make(anna, device)
        signed = self.signed(anna, device)
        thief = house.stranger()
        anna.post("/api/me/passkey", signed, self.page(device))

        again = thief.post("/api/me/passkey", signed, self.page(device))
        assert problem(again) == (403, "bad-passkey")
        assert thief.me() is None

    def test_of_nobody_here_opens_nothing(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        known, stranger = self.device(house), self.device(house)
        self.make(anna, known)
        forger = self.device(house)
        forger.id = known.id
        for device in (stranger, forger):
            signed = self.signed(anna, device)
            answer = house.stranger().post("/api/me/passkey", signed, self.page(device))
            assert problem(answer) == (403, "bad-passkey")

    def test_for_a_challenge_of_another_is_not_kept(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        anna.make_profile()
        benno.make_profile()
        device = self.device(house)
        made = self.made(anna, device)

        answer = benno.post("/api/me/passkeys", made, self.page(device))
        assert problem(answer) == (403, "bad-passkey")

    def test_opens_nothing_once_it_is_removed(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        device = self.device(house)
        (passkey,) = self.make(anna, device).passkeys
        assert anna.http.post(f"/api/me/passkeys/{passkey.id}/remove").status_code == 200
        signed = self.signed(anna, device)

        answer = house.stranger().post("/api/me/passkey", signed, self.page(device))
        assert problem(answer) == (403, "bad-passkey")

    def test_is_one_of_a_few(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        for _ in range(MOST_PASSKEYS):
            self.make(anna, self.device(house))

        page = self.page(self.device(house))
        answer = anna.http.post("/api/me/passkeys/options", headers=page)
        assert problem(answer) == (503, "full")

    def test_belongs_to_a_page_and_to_a_profile(self, anna: Guest) -> None:
        anna.make_profile()

        assert problem(anna.http.post("/api/me/passkeys/options")) == (403, "bad-passkey")


class TestWhatIsKept:
    def test_is_told_in_full_and_without_secrets(self, anna: Guest, benno: Guest) -> None:
        anna.make_profile()
        created = anna.create(ANNA, OPEN, EASY)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(benno.ask(created.room, wire.Say(fresh(), 1, "Mine!")))
        done(anna.ask(created.room, wire.Say(fresh(), 0, "Hello!")))
        code = anna.printed_code()
        answer = anna.http.get("/api/me/export")
        told = msgspec.json.decode(answer.content)

        assert "attachment" in answer.headers["content-disposition"]
        assert told["profile"]["name"] == "Anna"
        (game,) = told["games"]
        assert (game["room"], game["seats"]) == (created.room, [0])
        assert (game["said"], game["result"]) == (["Hello!"], None)
        for secret in (anna.secret, digest(anna.secret), code, digest(code)):
            assert secret not in answer.text
        assert problem(benno.http.get("/api/me/export")) == (403, "no-profile")

    def test_tells_how_games_ended(self, anna: Guest) -> None:
        anna.make_profile()
        room = anna.create(ANNA, BENNO).room
        anna.join(room).play(Random(1))
        told = msgspec.json.decode(anna.http.get("/api/me/export").content)

        (game,) = told["games"]
        assert game["seats"] == [0, 1]
        assert {seat["place"] for seat in game["result"]["seats"]} <= {1, 2}


class TestBeingForgotten:
    def forget(self, house: Served, guest: Guest) -> None:
        assert guest.http.post("/api/me/forget").status_code == 204
        house.until(lambda: not house.run(house.house.store.profiles.forgotten()))

    def test_leaves_finished_games_with_somebody(
        self, house: Served, anna: Guest, benno: Guest
    ) -> None:
        benno.make_profile("Benno")
        anna.make_profile("Annabel")
        created = anna.create(wire.PersonSeat("Annabel"), OPEN)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(anna.ask(created.room, wire.Say(fresh(), 0, "So long!")))
        done(benno.ask(created.room, wire.Say(fresh(), 1, "Stay!")))
        done(anna.ask(created.room, wire.Begin(fresh())))
        visits = [guest.join(created.room) for guest in (anna, benno)]
        luck = Random(1)
        while visits[0].view.stage == "playing":
            for visit in visits:
                if visit.is_asked():
                    done(visit.do(visit.choose(luck)))
            for visit in visits:
                visit.ping()
        digests = [digest(anna.secret)]
        before = benno.http.get(f"/api/rooms/{created.room}/replay")
        assert "Annabel" in before.text
        played = [entry for entry in house.stored(created.room) if isinstance(entry, e.GameEntry)]
        self.forget(house, anna)

        assert anna.me() is None
        chairs = benno.see(created.room).view.chairs
        assert [chair.name for chair in chairs] == [SOMEBODY, "Benno"]
        entries = house.stored(created.room)
        left = [entry for entry in entries if isinstance(entry, e.GameEntry)]
        assert [entry.entry for entry in left] == [entry.entry for entry in played]
        text = e.ENCODER.encode(entries).decode()
        assert "Annabel" not in text
        assert "So long!" not in text
        assert "Stay!" in text
        assert not any(one[:16] in text for one in digests)
        after = benno.http.get(f"/api/rooms/{created.room}/replay").text
        assert "Annabel" not in after
        assert SOMEBODY in after
        result = house.run(house.house.store.result(created.room))
        assert result is not None
        assert [seat.name for seat in RESULTS.decode(result).seats] == [SOMEBODY, "Benno"]
        assert benno.http.get(f"/api/rooms/{created.room}/record").status_code == 200

    def test_leaves_a_running_game_to_a_bot(self, house: Served, anna: Guest, benno: Guest) -> None:
        anna.make_profile()
        created = anna.create(ANNA, OPEN)
        done(benno.ask(created.room, wire.Sit(fresh(), 1, "Benno", created.invite)))
        done(anna.ask(created.room, wire.Begin(fresh())))
        gathering = anna.create(ANNA, OPEN).room
        self.forget(house, anna)

        chairs = benno.see(created.room).view.chairs
        assert [(chair.kind, chair.name) for chair in chairs] == [
            ("bot", SOMEBODY),
            ("person", "Benno"),
        ]
        assert [chair.kind for chair in benno.see(gathering).view.chairs] == ["open", "open"]

    def test_leaves_nothing_of_the_profile(self, house: Served, anna: Guest) -> None:
        anna.make_profile("Annabel")
        anna.printed_code()
        anna.create(wire.PersonSeat("Annabel"), OPEN)
        secret = anna.secret
        phone = house.stranger()
        phone.use_code(anna.device_code())
        self.forget(house, anna)

        assert phone.me() is None
        with closing(sqlite3.connect(house.path)) as line:
            tables = ("profiles", "devices", "device_codes", "passkeys", "seatings", "entries")
            rows = [row for table in tables for row in line.execute(f"SELECT * FROM {table}")]
        assert rows
        assert not any("Annabel" in str(row) or digest(secret)[:16] in str(row) for row in rows)

    def test_goes_on_after_the_server_was_killed_in_between(
        self, house: Served, anna: Guest
    ) -> None:
        anna.make_profile("Annabel")
        room = anna.create(wire.PersonSeat("Annabel"), OPEN).room
        guest = digest(anna.secret)
        house.run(house.house.store.profiles.forget(guest))
        house.restart()
        house.until(lambda: not house.run(house.house.store.profiles.forgotten()))

        assert "Annabel" not in str(house.stored(room))
        assert house.run(house.house.store.profiles.profile(guest)) is None

    def test_a_room_that_is_gone_is_no_trouble(self, house: Served, anna: Guest) -> None:
        anna.make_profile()
        room = anna.create(ANNA, OPEN).room
        with closing(sqlite3.connect(house.path, isolation_level=None)) as line:
            for table in ("entries", "snapshots", "rooms"):
                line.execute(f"DELETE FROM {table} WHERE room = ?", (room,))
        house.restart()
        self.forget(house, anna)

        assert house.run(house.house.store.profiles.forgotten()) == []
