"""Traces of commands, when they are switched on."""

import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from msgspec.structs import replace

from croupier.core.errors import InvalidOptions
from croupier.server import wire
from croupier.server.metrics import STAGES, Metrics
from croupier.server.tracing import NoTracer, Stages, open_tracer
from tests.server.conftest import Open
from tests.server.house import ANNA, OPEN, QUICK, done, fresh, refused


class Collector(ThreadingHTTPServer):
    """Takes whatever is sent to it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken = b""

    @property
    def url(self) -> str:
        """Where traces are sent to."""
        return f"http://127.0.0.1:{self.server_port}/v1/traces"


class Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        self.server.taken += self.rfile.read(int(self.headers["content-length"]))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def collector() -> Iterator[Collector]:
    server = Collector()
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_nothing_is_traced_unless_it_is_asked_for() -> None:
    assert isinstance(open_tracer(None), NoTracer)


def test_without_the_extra_a_sentence_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(InvalidOptions, match=r"pip install 'croupier\[tracing\]'\.$"):
        open_tracer("http://localhost:4318/v1/traces")


def test_stages_are_measured_unless_they_fail() -> None:
    metrics = Metrics()
    stages = Stages(metrics, NoTracer())
    with stages.command("say", "room"), stages.judging():
        pass
    with pytest.raises(ValueError, match="no"), stages.storing():
        raise ValueError("no")
    with stages.showing():
        pass
    page = metrics.page().decode()

    counts = {stage: f'croupier_stage_seconds_count{{stage="{stage}"}}' for stage in STAGES}
    assert f"{counts['judge']} 1.0" in page
    assert f"{counts['store']} 0.0" in page
    assert f"{counts['show']} 1.0" in page


def test_every_command_is_told_with_its_stages(open_house: Open, collector: Collector) -> None:
    house = open_house(replace(QUICK, tracing=collector.url))
    guest = house.guest()
    room = guest.create(ANNA, OPEN).room
    done(guest.ask(room, wire.Say(fresh(), 0, "a secret of Anna's")))
    refused(guest.ask(room, wire.Say(fresh(), 1, "not my seat")))
    house.close()

    for name in (b"command say", b"judge", b"store", b"show", b"encode", room.encode()):
        assert name in collector.taken
    for secret in (b"a secret", b"not my seat", b"Traceback", guest.secret.encode()):
        assert secret not in collector.taken
