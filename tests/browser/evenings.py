"""Evenings on the shelf: as many people as a club has, in the middle of the third round."""

from msgspec.structs import replace

from croupier.server import evening_log as log
from croupier.server.evening import Evening, opened_evening
from croupier.server.guests import digest, new_id, new_secret
from croupier.server.pairing import pair
from croupier.server.standings import entrants
from tests.browser.games import GATHERING
from tests.browser.house import House, Place
from tests.server.test_evening import OPENED

NAMES = (
    *("Anna", "Benno", "Carla", "Dmitri", "Eva-Lotta", "Friðrik", "Guðrún", "Hannes", "Ivan"),
    *("Jean-Baptiste", "Katharina", "Léa", "Mikhail", "Natalja", "Ólafur", "Philippe", "Quentin"),
    *("Ragnheiður", "Sébastien", "Þórdís", "Ursula", "Wolfgang", "Xenia", "Maximiliane Freifrau v"),
)
"""Short ones, long ones, and letters that reach high and low."""
PLAYING = 2
"""So many tables of the last round still play."""


def club_night(house: House, rounds: int = 3, people: int = len(NAMES)) -> Place:
    """Put an evening on the shelf whose organiser plays along."""
    place = Place(new_id(), new_secret(), new_secret())
    organiser = digest(place.secret)
    opening = replace(OPENED, rounds=5, timer=60, organiser=organiser, invite=digest(place.invite))
    evening, entries = opened_evening(place.room, opening), [log.ENCODER.encode(opening)]

    def then(entry: log.EveningEntry) -> Evening:
        entries.append(log.ENCODER.encode(entry))
        return evening.after(entry)

    for number in range(people):
        again, place_in_list = divmod(number, len(NAMES))
        name = NAMES[place_in_list] + (f" {again + 1}" if again else "")
        owner = "Anna" if name == "Xenia" else ""
        evening = then(log.MemberJoined(organiser if not number else f"g{number}", name, owner))
    for number in range(rounds):
        made = pair(entrants(evening), 2, 4, f"club {number}")
        tables = tuple(log.PairedTable(house.shelve(GATHERING).room, who) for who in made.tables)
        evening = then(log.RoundPaired(tables, made.byes))
        evening = then(log.TablesSet())
        is_last = number == rounds - 1
        for table in tables[: len(tables) - PLAYING] if is_last else tables:
            order = sorted(table.members, key=lambda one: (one * 7 + number) % people)
            seats = (log.TableSeat(order.index(one) + 1, left=False) for one in table.members)
            evening = then(log.TableEnded(table.room, tuple(seats)))
    evening = then(log.MemberLeft(17))
    house.write_evening(place.room, entries, organiser)
    return place
