"""The page for whoever runs the house."""

import base64
import logging
import re

import httpx
import pytest
from msgspec.structs import replace

from croupier.locales import LANGUAGES
from croupier.server import wire
from croupier.server.operating import HEADERS
from tests.server.conftest import Open
from tests.server.house import ANNA, EASY, OPEN, QUICK, Served

TOKEN = "a-token-of-the-house"
WATCHED = replace(QUICK, operator_token=TOKEN)


@pytest.fixture
def watched(open_house: Open) -> Served:
    return open_house(WATCHED)


def seen(house: Served, token: str = TOKEN, language: str = "en") -> httpx.Response:
    """Open the page as a browser does that was told the token."""
    basic = base64.b64encode(f"anybody:{token}".encode()).decode()
    headers = {"Authorization": f"Basic {basic}", "Accept-Language": language}
    return house.stranger().http.get("/operator", headers=headers)


class TestTheToken:
    def test_opens_the_page_by_browser_and_by_program(self, watched: Served) -> None:
        assert seen(watched).status_code == 200
        headers = {"Authorization": f"Bearer {TOKEN}"}
        assert watched.stranger().http.get("/operator", headers=headers).status_code == 200

    @pytest.mark.parametrize(
        "header", ["", "Basic", "Basic !!!", "Basic /w==", "Bearer", "Digest x", "Bearer wrong"]
    )
    def test_is_asked_for(self, watched: Served, header: str) -> None:
        answer = watched.stranger().http.get("/operator", headers={"Authorization": header})

        assert (answer.status_code, answer.text) == (401, "A token is needed.\n")
        assert answer.headers["www-authenticate"].startswith("Basic")

    def test_is_tried_a_few_times(self, open_house: Open) -> None:
        house = open_house(replace(WATCHED, tries_per_minute=3.0))
        answers = [seen(house, f"guessed{number}").status_code for number in range(5)]

        assert answers == [401, 401, 401, 429, 429]
        assert seen(house).status_code == 200

    def test_is_needed_for_there_to_be_a_page(self, open_house: Open) -> None:
        assert seen(open_house(QUICK)).status_code == 404


class TestThePage:
    def test_shows_load_rooms_and_errors(self, watched: Served) -> None:
        anna = watched.guest()
        room = anna.create(wire.PersonSeat("A <b>"), OPEN, EASY).room
        anna.join(room)
        logging.getLogger("croupier").warning("the disk is <full>")
        page = seen(watched).text

        row = re.search(rf"<tr><td>{room}</td>(.*?)</tr>", page)
        assert row is not None
        cells = re.findall("<td>(.*?)</td>", row[1])
        assert cells == ["las-vegas", "gathering", "A &lt;b&gt;, –, Chip", "1/1", "0"]
        assert "<td>warning</td><td>the disk is &lt;full&gt;</td>" in page
        assert "<td>Open sockets</td><td>1</td>" in page
        assert re.search(r"<td>Memory</td><td>[1-9]\d* MiB</td>", page)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_speaks_every_language(self, watched: Served, language: str) -> None:
        page = seen(watched, language=f"{language}-XX,en;q=0.5").text

        assert f'<html lang="{language}">' in page
        assert ("Last warnings and errors" in page) == (language == "en")

    def test_takes_english_where_there_are_no_words(self, watched: Served) -> None:
        assert '<html lang="en">' in seen(watched, language="ja, ,*").text

    def test_runs_nothing_and_is_not_kept(self, watched: Served) -> None:
        answer = seen(watched)

        assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
        assert answer.headers["cache-control"] == "no-store"
        assert "<script" not in answer.text
        assert TOKEN not in answer.text

    def test_tells_no_secret(self, watched: Served) -> None:
        anna = watched.guest()
        created = anna.create(ANNA, EASY)
        anna.join(created.room)
        page = seen(watched).text

        for secret in (watched.seed(created.room), created.invite, anna.secret):
            assert secret not in page
