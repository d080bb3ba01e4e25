"""The page that is played on."""

import gzip
import logging
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import InvalidStatus

from croupier.server import static_pages
from croupier.server.static_pages import PIECE, PageFile
from tests.server.conftest import Open
from tests.server.house import QUICK, Guest

LONG = b"play();" * 20_000
"""A script that goes in several pieces where it is not packed."""


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

    def test_is_packed_once_for_all_who_cannot_unpack_what_is_smallest(
        self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        guest = self.open(tmp_path, open_house, monkeypatch)
        packed: list[bytes] = []

        def compress(data: bytes, *, mtime: float) -> bytes:
            packed.append(data)
            return gzip.compress(data, mtime=mtime)

        monkeypatch.setattr(static_pages, "gzip", SimpleNamespace(compress=compress))
        for _ in range(20):
            answer = guest.http.get("/play.js", headers={"Accept-Encoding": "gzip, deflate"})
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) < PIECE
            assert answer.content == LONG
        assert packed == [LONG]

    def test_comes_plain_where_packing_makes_it_larger(self, tmp_path: Path) -> None:
        for name in ("tiny.js", "tiny.js.br"):
            (tmp_path / name).write_text("!")

        assert PageFile(tmp_path / "tiny.js", "tiny.js").travelling("gzip") == ("", b"!")

    def test_comes_whole_in_however_many_pieces(
        self,
        tmp_path: Path,
        open_house: Open,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        guest = self.open(tmp_path, open_house, monkeypatch)
        lengths = {"play.js": len(LONG), "one.bin": PIECE, "more.bin": PIECE + 1, "nothing.bin": 0}

        for name, length in lengths.items():
            answer = guest.http.get(f"/{name}", headers={"Accept-Encoding": "identity"})
            assert answer.headers["content-length"] == str(len(answer.content)) == str(length)
            head = guest.http.head(f"/{name}", headers={"Accept-Encoding": "identity"})
            assert (head.content, head.headers["content-length"]) == (b"", str(length))
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    def test_is_not_sent_to_who_has_it(
        self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        http = self.open(tmp_path, open_house, monkeypatch).http
        tags = {
            wanted: http.get("/play.js", headers={"Accept-Encoding": wanted}).headers["etag"]
            for wanted in ("gzip", "identity")
        }
        assert len({*tags.values()}) == 2

        for wanted, tag in tags.items():
            for known in (tag, f'"other", {tag}', f"W/{tag}"):
                headers = {"Accept-Encoding": wanted, "If-None-Match": known}
                answer = http.get("/play.js", headers=headers)
                assert (answer.status_code, answer.content) == (304, b"")
                assert answer.headers["etag"] == tag
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["vary"] == "Accept-Encoding"
            headers = {"Accept-Encoding": wanted, "If-None-Match": '"other"'}
            assert http.get("/play.js", headers=headers).content == LONG

    def test_stays_as_it_was_when_the_server_began(
        self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        guest = self.open(tmp_path, open_house, monkeypatch)
        (tmp_path / "page").rename(tmp_path / "newer")

        assert guest.http.get("/play.js").content == LONG

    def open(self, tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch) -> Guest:
        """Open a house whose page has files of several lengths."""
        page = tmp_path / "page"
        page.mkdir()
        files = {"index.html": b"<p>Play!", "play.js": LONG, "play.js.br": b"packed"}
        files |= {"nothing.bin": b"", "one.bin": bytes(PIECE), "more.bin": bytes(PIECE + 1)}
        for name, body in files.items():
            (page / name).write_bytes(body)
        monkeypatch.setattr(static_pages, "PAGE", page)
        return open_house(QUICK).guest()
