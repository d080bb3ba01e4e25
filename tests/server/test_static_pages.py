"""The page that is played on."""

import logging
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Open
from tests.server.house import (
    QUICK,
)


class TestTheClient:
    def test_is_served_from_its_folder(
        self,
        tmp_path: Path,
        open_house: Open,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        page = tmp_path / "page"
        page.mkdir()
        (page / "index.html").write_text("<p>Play!")
        (page / "play.js").write_text("play()")
        monkeypatch.setattr("croupier.server.static_pages.PAGE", page)
        guest = open_house(QUICK).guest()

        assert guest.http.get("/").text == "<p>Play!"
        assert guest.http.get("/play.js").text == "play()"
        assert guest.http.get("/play.js").headers["x-content-type-options"] == "nosniff"
        assert guest.http.get("/nothing.js").status_code == 404
        assert guest.http.get("/%2e%2e/rooms.db").status_code == 404
        assert guest.http.post("/").status_code == 405
        with pytest.raises(InvalidStatus):
            guest.connect("../../nothing")
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    def test_is_asked_for_anew_but_for_what_never_changes(
        self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        for name in ("index.html", "worker.js", "parts.json", "assets/play-1a2b.js"):
            (page / name).write_text("play()")
        monkeypatch.setattr("croupier.server.static_pages.PAGE", page)
        http = open_house(QUICK).guest().http
        kept = {path: http.get(path).headers["cache-control"] for path in ("/", "/worker.js")}

        assert kept == {"/": "no-cache", "/worker.js": "no-cache"}
        assert http.get("/parts.json").headers["cache-control"] == "no-cache"
        assert "immutable" in http.get("/assets/play-1a2b.js").headers["cache-control"]

    def test_comes_packed_to_who_can_unpack_it(
        self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        for name in ("index.html", "assets/play-1a2b.js"):
            (page / name).write_text("play()")
            (page / f"{name}.br").write_text("packed")
        monkeypatch.setattr("croupier.server.static_pages.PAGE", page)
        http = open_house(QUICK).guest().http

        for path, kind in (("/", "text/html"), ("/assets/play-1a2b.js", "text/javascript")):
            with http.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as answer:
                assert b"".join(answer.iter_raw()) == b"packed"
                assert answer.headers["content-encoding"] == "br"
                assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
                assert answer.headers["vary"] == "Accept-Encoding"
            for wanted in ("gzip", "identity", "br;q=0"):
                assert http.get(path, headers={"Accept-Encoding": wanted}).text == "play()"
        assert "immutable" in http.get("/assets/play-1a2b.js").headers["cache-control"]
