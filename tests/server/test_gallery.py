"""What those who watch say among themselves."""

import pytest
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.acts import AllowGallery, EndGame
from croupier.server.gallery import MOST_KEPT, Gallery
from croupier.server.rooms import Room
from tests.server.conftest import Open
from tests.server.house import ANNA_STARTS, QUICK, Guest, Served, done, fresh, refused, seated
from tests.server.tables import begun


def talking() -> Room:
    return begun().after(e.Acted(act=AllowGallery(allowed=True), by=Seat(0)))


def said(text: str, name: str = "Dora") -> wire.Murmur:
    return wire.Murmur(fresh(), name, text)


def test_what_comes_again_is_said_once() -> None:
    gallery, command = Gallery(), said("Hello!")
    first = gallery.say(talking(), "dora", "dora.1", command)

    assert first is not None
    assert (first.name, first.text) == ("Dora", "Hello!")
    assert gallery.say(talking(), "dora", "dora.1", command) is None
    assert gallery.lately() == [first]


def test_nobody_passes_for_one_who_plays() -> None:
    heard = Gallery().say(talking(), "dora", "dora.1", said("Hello!", "ANNA"))

    assert heard is not None
    assert heard.name == "ANNA 2"


def test_only_so_much_is_kept() -> None:
    gallery = Gallery()
    for number in range(MOST_KEPT + 5):
        gallery.say(talking(), "dora", f"dora.{number}", said(f"{number}"))

    assert [one.text for one in gallery.lately()] == [*map(str, range(5, MOST_KEPT + 5))]


@pytest.mark.parametrize(
    ("room", "guest", "code"),
    [
        (begun(), "dora", "gallery-closed"),
        (talking(), "anna", "not-watching"),
        (talking().after(e.Acted(act=EndGame(), by=None)), "dora", "table-closed"),
    ],
)
def test_it_is_for_those_who_watch_where_the_host_allows_it(
    room: Room, guest: str, code: str
) -> None:
    with pytest.raises(CroupierError) as why:
        Gallery().say(room, guest, f"{guest}.1", said("Take the third one!"))
    assert why.value.code == code


@pytest.mark.parametrize("text", [" ", "\u200b", "x" * 301])
def test_what_nobody_could_read_is_refused(text: str) -> None:
    with pytest.raises(CroupierError) as why:
        Gallery().say(talking(), "dora", "dora.1", said(text))
    assert why.value.code == "bad-text"


def test_those_who_watch_hear_it_and_those_who_play_do_not(
    house: Served, anna: Guest, benno: Guest
) -> None:
    room = seated(anna, benno, ANNA_STARTS)
    player, watcher, other = anna.join(room), house.guest().join(room), house.guest().join(room)
    assert refused(watcher.do(said("Too soon"))).code == "gallery-closed"
    done(player.do(wire.Propose(fresh(), AllowGallery(allowed=True))))
    before = house.stored(room)
    command = said("He should take the sixes.")
    assert done(watcher.do(command)) == done(watcher.do(command))

    heard = other.take()
    while not isinstance(heard, wire.Murmured):
        heard = other.take()
    assert (heard.name, heard.text) == ("Dora", "He should take the sixes.")
    player.ping()
    assert not any("sixes" in text for text in player.raw)
    assert house.stored(room) == before
    late = house.guest().join(room)
    assert late.take() == heard


def test_it_is_limited_as_all_talk_is(open_house: Open) -> None:
    house = open_house(replace(QUICK, talk_per_minute=2.0))
    anna = house.guest()
    room = seated(anna, house.guest(), ANNA_STARTS)
    done(anna.ask(room, wire.Propose(fresh(), AllowGallery(allowed=True))))
    watcher = house.guest().join(room)
    codes = [
        answer.code if isinstance(answer, wire.Refused) else "done"
        for answer in (watcher.do(said(f"{number}")) for number in range(3))
    ]

    assert codes == ["done", "done", "too-often"]
