"""The command `croupier serve`: what can be typed, what the environment says, what is refused."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.cli.arguments import Arguments
from croupier.cli.command_line import parser
from croupier.cli.serve import FLAGS, settings, shown_host
from croupier.core.errors import InvalidOptions
from croupier.server.settings import Settings
from tests.cli.conftest import Croupier
from tests.cli.running import run

TYPED = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("0", 0),
    "database": ("postgresql://host/tables", "postgresql://host/tables"),
    "bus": ("nats://host:4222", "nats://host:4222"),
    "origins": ("https://a.example, https://b.example", ("https://a.example", "https://b.example")),
    "proxies": ("10.0.0.1,10.0.0.2", "10.0.0.1,10.0.0.2"),
    "thinkers": ("4", 4),
    "think_seconds": ("2.5", 2.5),
    "bot_pause": ("0", 0.0),
    "grace": ("30", 30.0),
    "idle": ("1e3", 1000.0),
    "shutdown": ("3", 3.0),
    "keep_unplayed": ("2.5", 2.5),
    "keep_unfinished": ("90", 90.0),
    "keep_finished": ("365", 365.0),
    "most_rooms": ("5", 5),
    "most_connections": ("50", 50),
    "most_connections_per_address": ("40", 40),
    "most_sockets": ("6", 6),
    "most_sockets_per_address": ("7", 7),
    "most_listed_per_address": ("3", 3),
    "messages_per_second": ("0.5", 0.5),
    "requests_per_second": ("8", 8.0),
    "creations_per_minute": ("9", 9.0),
    "tries_per_minute": ("10", 10.0),
    "talk_per_minute": ("20", 20.0),
    "readings_per_minute": ("11", 11.0),
    "advice_per_minute": ("13", 13.0),
    "listings_per_hour": ("12", 12.0),
    "profiles_per_hour": ("5", 5.0),
    "evenings_per_hour": ("5", 5.0),
    "notices": ("no", False),
    "notices_anywhere": ("yes", True),
    "operator_token": ("a-token-of-the-house", "a-token-of-the-house"),
    "tracing": ("http://localhost:4318/v1/traces", "http://localhost:4318/v1/traces"),
}
REFUSALS = {
    "--operator-token short": "Argument --operator-token: a token has at least 16 letters.",
    "--port x": "Argument --port: 'x' is not a port: 0 to 65535.",
    "--port 65536": "Argument --port: '65536' is not a port: 0 to 65535.",
    "--port -1": "Argument --port: '-1' is not a port: 0 to 65535.",
    "--thinkers 0": "Argument --thinkers: '0' is not a number from 1 up.",
    "--most-rooms many": "Argument --most-rooms: 'many' is not a number from 1 up.",
    "--grace soon": "Argument --grace: 'soon' is not a number of seconds.",
    "--grace -1": "Argument --grace: '-1' is not a number of seconds.",
    "--idle nan": "Argument --idle: 'nan' is not a number of seconds.",
    "--shutdown inf": "Argument --shutdown: 'inf' is not a number of seconds.",
    "--keep-finished long": "Argument --keep-finished: 'long' is not a number of days.",
    "--log loud": "Argument --log: 'loud' is none of debug, info, warning, error.",
    "--no-brows": "Unrecognized arguments: --no-brows.",
    "now": "Unrecognized arguments: now.",
}


def typed(*words: str) -> Arguments:
    """Return what was typed after `croupier serve`."""
    return parser(["serve", *words]).parse_args(["serve", *words], namespace=Arguments())


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a port somebody else listens at."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_every_setting_has_a_flag() -> None:
    assert [*FLAGS] == [*Settings.__struct_fields__]
    assert TYPED.keys() == FLAGS.keys()


def test_without_a_word_the_defaults_hold() -> None:
    assert settings(typed(), {}) == Settings()


@pytest.mark.parametrize("name", TYPED)
def test_a_flag_and_its_variable_say_the_same(name: str) -> None:
    text, value = TYPED[name]
    flag, variable = f"--{name.replace('_', '-')}", f"CROUPIER_{name.upper()}"
    by_flag = settings(typed(flag, text), {})

    assert getattr(by_flag, name) == value
    assert settings(typed(), {variable: text}) == by_flag
    assert settings(typed(flag, text), {variable: "nonsense"}) == by_flag


def test_a_variable_that_cannot_be_read_is_named() -> None:
    with pytest.raises(InvalidOptions) as refusal:
        settings(typed(), {"CROUPIER_PORT": "x"})

    assert refusal.value.sentence == "CROUPIER_PORT: 'x' is not a port: 0 to 65535."


@pytest.mark.parametrize(
    ("variable", "text", "sentence"),
    [
        ("CROUPIER_GRACE", "soon", "CROUPIER_GRACE: 'soon' is not a number of seconds."),
        ("CROUPIER_LOG", "loud", "CROUPIER_LOG: 'loud' is none of debug, info, warning, error."),
        ("CROUPIER_NO_BROWSER", "perhaps", "CROUPIER_NO_BROWSER: 'perhaps' is neither yes nor no."),
    ],
)
def test_bad_variables_are_refused_in_one_sentence(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch, variable: str, text: str, sentence: str
) -> None:
    monkeypatch.setenv(variable, text)
    ran = croupier("serve")

    assert (ran.code, ran.out, ran.err) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize("words", REFUSALS)
def test_bad_flags_are_refused_in_one_sentence(croupier: Croupier, words: str) -> None:
    ran = croupier("serve", *words.split())

    assert (ran.code, ran.out, ran.err) == (2, "", f"{REFUSALS[words]}\n")


def test_a_port_in_use_is_named(croupier: Croupier, taken: int) -> None:
    ran = croupier("serve", "--port", str(taken))

    sentence = f"Nobody can listen at 127.0.0.1:{taken}: Address already in use.\n"
    assert (ran.code, ran.out, ran.err) == (2, "", sentence)


@pytest.mark.parametrize("host", ["256.0.0.1", "nowhere.invalid", "a..b", "203.0.113.1"])
def test_an_address_that_is_not_ours_is_named(croupier: Croupier, host: str) -> None:
    ran = croupier("serve", "--host", host, "--port", "0")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"Nobody can listen at {host}:0: ")
    assert ran.err.count("\n") == 1


class TestTheProcess:
    def test_refuses_a_database_there_cannot_be(self, tmp_path: Path) -> None:
        missing = tmp_path / "missing" / "rooms.db"
        ran = run("serve", "--port", "0", "--database", f"sqlite:///{missing}")

        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"sqlite:///{missing} cannot be opened: ")
        assert ran.err.count("\n") == 1

    def test_refuses_addresses_it_does_not_know(self) -> None:
        ran = run("serve", "--port", "0", "--database", "mysql://anna:secret@host/tables")

        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "no address of a database" in ran.err
        assert "secret" not in ran.err

    def test_refuses_a_bus_it_does_not_know(self, tmp_path: Path) -> None:
        database = f"sqlite:///{tmp_path / 'rooms.db'}"
        ran = run("serve", "--port", "0", "--database", database, "--bus", "redis://a:secret@host")

        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "A bus is at nats://HOST:PORT, not at redis://host.\n"

    def test_tells_what_can_be_typed(self) -> None:
        ran = run("serve", "--help")

        assert ran.code == 0
        for name in FLAGS:
            assert f"--{name.replace('_', '-')}" in ran.out
        assert "CROUPIER_HOST" in ran.out


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "localhost"),
        ("0.0.0.0", "localhost"),
        ("::1", "localhost"),
        ("::", "localhost"),
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "[2001:db8::1]"),
    ],
)
def test_a_browser_finds_it_at(host: str, shown: str) -> None:
    assert shown_host(host) == shown
