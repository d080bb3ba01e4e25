"""Who somebody is, as requests and sockets ask for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from starlette.requests import HTTPConnection

from croupier.server import identities
from croupier.server.guarding import COOKIE
from croupier.server.guests import digest, new_secret
from croupier.server.identities import NOBODY, REMEMBERED_SECONDS, Identities, Identity
from croupier.server.socket_protocol import GOING_AWAY
from croupier.store.errors import StoreDown
from croupier.store.profiles import KeptDevice, KeptProfile
from tests.server.house import ANNA, BENNO, Guest, Served, closed
from tests.server.neighbours import Neighbours, nats, neighbours

__all__ = ["nats", "neighbours"]

DAY = "2026-11-17"


def connection(secret: str | None) -> HTTPConnection:
    """Return a request with a secret."""
    headers = [] if secret is None else [(b"authorization", f"Bearer {secret}".encode())]
    return HTTPConnection({"type": "http", "headers": headers})


async def make(house: Served, secret: str, *, ended: int = 0) -> str:
    """Keep a profile with a device that has a secret; return the profile."""
    profile = digest(new_secret())
    shelf = house.house.store.profiles
    device = KeptDevice(digest(secret), profile, "id", "phone", DAY, DAY, ended)
    await shelf.make(KeptProfile(profile, "Anna", 0, "en", "", DAY), device)
    return profile


@contextmanager
def cut_off(house: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let nothing be read of profiles for a while."""

    async def fail(_device: str) -> None:
        raise StoreDown

    with monkeypatch.context() as patch:
        patch.setattr(house.house.store.profiles, "device", fail)
        yield


def test_a_guest_is_known_by_the_digest_of_the_secret(house: Served) -> None:
    known, secret = Identities(house.house.hub), new_secret()

    assert house.run(known.of(connection(secret))) == Identity(digest(secret), digest(secret))
    assert house.run(known.of(connection(None))) == NOBODY
    assert house.run(known.of(connection("short"))) == NOBODY


def test_a_device_is_known_by_its_profile_until_it_ends(house: Served) -> None:
    known, secret, lost = Identities(house.house.hub), new_secret(), new_secret()
    profile = house.run(make(house, secret))
    house.run(make(house, lost, ended=1))

    assert house.run(known.of(connection(secret))) == Identity(
        profile, digest(secret), is_profile=True
    )
    assert house.run(known.of(connection(lost))) == NOBODY


def test_nobody_is_given_a_new_secret(house: Served) -> None:
    known, secret, lost = Identities(house.house.hub), new_secret(), new_secret()
    house.run(make(house, lost, ended=1))

    assert house.run(known.admitted(connection(secret)))[1] == secret
    for stranger in (None, lost):
        identity, given = house.run(known.admitted(connection(stranger)))
        assert given not in (secret, lost)
        assert identity == Identity(digest(given), digest(given))


def test_who_was_known_is_known_while_nothing_can_be_read(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, secret = Identities(house.house.hub), new_secret()
    profile = house.run(make(house, secret))
    house.run(known.of(connection(secret)))
    house.let_pass(REMEMBERED_SECONDS + 1)
    with cut_off(house, monkeypatch):
        assert house.run(known.of(connection(secret))).guest == profile
        with pytest.raises(StoreDown):
            house.run(known.of(connection(new_secret())))


def test_a_device_that_ends_is_forgotten_at_once(house: Served) -> None:
    known, secret = Identities(house.house.hub), new_secret()
    ended: list[str] = []
    known.on_end = ended.append
    profile = house.run(make(house, secret))
    house.run(known.of(connection(secret)))
    house.run(house.house.store.profiles.end(profile, "id"))
    house.run(known.end(digest(secret)))

    assert ended == [digest(secret)]
    assert house.run(known.of(connection(secret))) == NOBODY


def test_the_day_is_noted_on_which_a_device_was_there(house: Served) -> None:
    known, secret = Identities(house.house.hub), new_secret()
    profile = house.run(make(house, secret))
    house.run(known.of(connection(secret)))

    def seen() -> str:
        (device,) = house.run(house.house.store.profiles.devices(profile))
        return device.seen_on

    house.until(lambda: seen() == known.today())


def test_only_so_many_are_remembered(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "MOST_REMEMBERED", 2)
    known, first = Identities(house.house.hub), new_secret()
    for secret in (first, new_secret(), new_secret()):
        house.run(known.of(connection(secret)))
    with cut_off(house, monkeypatch), pytest.raises(StoreDown):
        house.run(known.of(connection(first)))


class TestTwoProcesses:
    def there(self, neighbours: Neighbours, guest: Guest) -> Guest:
        """Return the same guest at the other server."""
        same = neighbours.there.stranger()
        same.http.cookies.set(COOKIE, guest.secret)
        return same

    def test_hear_of_a_device_that_ends(self, neighbours: Neighbours) -> None:
        anna = neighbours.here.guest()
        created = neighbours.create(neighbours.here, anna)
        device = anna.make_profile().devices[0].id
        phone = neighbours.here.stranger()
        phone.use_code(anna.device_code())
        there = self.there(neighbours, anna)
        visit = there.join(created.room)
        assert visit.view.you == (0,)
        assert phone.http.post(f"/api/me/devices/{device}/end").status_code == 204

        assert closed(visit) == GOING_AWAY
        assert there.me() is None
        assert there.see(created.room).view.you == ()

    @pytest.mark.parametrize("at_home", ["here", "there"])
    def test_forget_somebody_wherever_their_room_is_at_home(
        self, neighbours: Neighbours, at_home: str
    ) -> None:
        anna, home = neighbours.here.guest(), getattr(neighbours, at_home)
        anna.make_profile()
        created = neighbours.create(home, anna, ANNA, BENNO)
        anna.join(created.room).play(Random(1))
        there = neighbours.there.guest()
        assert "Anna" in there.http.get(f"/api/rooms/{created.room}/replay").text
        assert anna.http.post("/api/me/forget").status_code == 204
        shelf = neighbours.here.house.store.profiles
        neighbours.here.until(lambda: not neighbours.here.run(shelf.forgotten()))

        def replay() -> str:
            return there.http.get(f"/api/rooms/{created.room}/replay").text

        neighbours.here.until(lambda: "Anna" not in replay())
        assert "Anna" not in str(neighbours.here.stored(created.room))

    def test_bring_seats_along_from_one_to_the_other(self, neighbours: Neighbours) -> None:
        anna, phone = neighbours.here.guest(), neighbours.here.guest()
        anna.make_profile()
        created = neighbours.create(neighbours.there, phone)
        assert phone.use_code(anna.device_code()).status_code == 200

        assert self.there(neighbours, anna).see(created.room).view.you == (0,)
