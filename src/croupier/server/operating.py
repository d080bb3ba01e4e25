"""A page for whoever runs the house: load, rooms and errors of this process, behind a token.

It changes nothing and loads nothing. Browsers ask for the token by themselves: it is the password
they send along.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape, unescape
from typing import Protocol

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from croupier.core.phrases import Phrase
from croupier.locales import LANGUAGES, Speech
from croupier.server.active_room import ActiveRoom
from croupier.server.guarding import address_of
from croupier.server.guests import digest, is_same
from croupier.server.hub import RoomHub
from croupier.server.limiting import Buckets, TooOften
from croupier.server.logs import RecentLines
from croupier.server.metrics import SECONDS, Metrics, Timing

MOST_ROOMS = 200
"""How many rooms are shown: those with most people first."""
_STYLE = (
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:16px;max-width:72rem}"
    "h1{font-size:1.6rem}h2{font-size:1.2rem;margin:1.6em 0 .4em}"
    ".wide{overflow-x:auto}"
    "table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;padding:4px 14px 4px 0;border-bottom:1px solid #8886;"
    "vertical-align:top;font-variant-numeric:tabular-nums}"
)
_HASH = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
HEADERS = {
    "Content-Security-Policy": (
        f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
}
ASK = {"WWW-Authenticate": 'Basic realm="Croupier", charset="UTF-8"'}

Cells = Sequence[str]


class Say(Protocol):
    """Says a message of this page, safe to stand in it."""

    def __call__(self, name: str, /, **words: int | str) -> str:
        """Say it."""
        ...


class OperatorPage:
    """Shows how this process is doing, to whoever has the token."""

    def __init__(self, hub: RoomHub, errors: RecentLines) -> None:
        self._hub = hub
        each = hub.settings.tries_per_minute
        self._tries = Buckets(each / 60, each, hub.clock.now)
        self._errors = errors
        self._since = hub.clock.now()

    async def show(self, request: Request) -> Response:
        """Show the page, or ask for the token; without one in the settings there is no page."""
        token = self._hub.settings.operator_token
        if token is None:
            return PlainTextResponse("Not Found", 404)
        if not is_same(digest(password(request)), digest(token)):
            return self._refusal(request)
        self._hub.metrics.look_at_process(self._hub.clock.now())
        return HTMLResponse(self._page(language(request)), headers=HEADERS)

    def _refusal(self, request: Request) -> Response:
        """Ask for the token; whoever has tried too many is told to wait."""
        try:
            if password(request):
                self._tries.take(address_of(request))
        except TooOften as error:
            return PlainTextResponse(f"{error.sentence}\n", 429)
        return PlainTextResponse("A token is needed.\n", 401, ASK)

    def _page(self, language: str) -> str:
        speech = Speech(language)

        def say(name: str, /, **words: int | str) -> str:
            return escape(speech.say(Phrase(f"operator-{name}", words)))

        parts = (self._load(say), self._rooms(say), self._lines(say))
        return (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{say('title')}</title><style>{_STYLE}</style><body><main>"
            f"<h1>{say('title')}</h1><p>{say('of-process', process=self._hub.process)}</p>"
            f"{''.join(parts)}</main></body></html>"
        )

    def _load(self, say: Say) -> str:
        metrics, hub = self._hub.metrics, self._hub
        figures = {
            "up": _lasting(hub.clock.now() - self._since),
            "store": say("yes" if hub.store.is_ready else "no"),
            "bus": say("yes" if hub.bus.is_ready else "no"),
            "sockets": _value(metrics, "croupier_sockets"),
            "connections": _value(metrics, "croupier_connections"),
            "commands": _milliseconds(metrics.handled),
            "lag": _milliseconds(metrics.lag),
            "waiting": str(hub.store.waiting),
            "memory": f"{int(float(_value(metrics, 'croupier_memory_bytes'))) >> 20} MiB",
            "files": _value(metrics, "croupier_open_files"),
            "processes": _value(metrics, "croupier_processes"),
        }
        rows = [(say(name), value) for name, value in figures.items()]
        return _section(say("load"), (say("figure"), say("value")), rows)

    def _rooms(self, say: Say) -> str:
        rooms = sorted(self._hub.rooms.values(), key=_people, reverse=True)
        title = say("rooms", count=len(rooms), shown=min(len(rooms), MOST_ROOMS))
        heads = [say(name) for name in ("room", "game", "stage", "seats", "there", "watching")]
        now = self._hub.clock.now()
        shown = [_room(active, now) for active in rooms[:MOST_ROOMS]]
        return _section(title, heads, shown)

    def _lines(self, say: Say) -> str:
        rows = [(_moment(line.at), line.level, line.says) for line in self._errors.lines]
        if not rows:
            return f"<h2>{say('errors')}</h2><p>{say('no-errors')}</p>"
        return _section(say("errors"), (say("at"), say("level"), say("says")), rows)


def _room(active: ActiveRoom, now: float) -> Cells:
    room = active.room
    names = ", ".join(chair.name or "–" for chair in room.chairs)
    present = f"{len(active.present(now))}/{sum(chair.is_held for chair in room.chairs)}"
    return (room.id, room.opened.game, room.stage, names, present, str(active.watching(now)))


def _people(active: ActiveRoom) -> int:
    return len(active.visitors)


def _section(title: str, heads: Cells, rows: Iterable[Cells]) -> str:
    """Return a table; what is in its cells comes from anybody, but for heads and title."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{_once(cell)}</td>' for cell in row)}</tr>" for row in rows)
    # Whoever has only keys scrolls a table that is too wide with them.
    return (
        f'<h2>{title}</h2><div class="wide" tabindex="0" role="region" aria-label="{title}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _once(cell: str) -> str:
    """Escape a cell that may be escaped already."""
    return escape(unescape(cell))


def _value(metrics: Metrics, name: str) -> str:
    value = metrics.value(name)
    return str(int(value)) if value == int(value) else str(value)


def _milliseconds(timing: Timing) -> str:
    """Return within how many milliseconds half and 99 of 100 were done.

    >>> timing = Timing()
    >>> timing.observe(0.003)
    >>> _milliseconds(timing), _milliseconds(Timing())
    ('≤ 5 / ≤ 5 ms', '–')
    """
    buckets = timing.buckets()
    count = buckets[-1][1]
    if not count:
        return "–"
    half, most = (
        next(limit for limit, found in buckets if found >= share * count) for share in (0.5, 0.99)
    )
    return f"{_limit(half)} / {_limit(most)} ms"


def _limit(text: str) -> str:
    return f"> {SECONDS[-1] * 1000:g}" if text == "+Inf" else f"≤ {float(text) * 1000:g}"


def _lasting(seconds: float) -> str:
    """Write how long something has lasted.

    >>> _lasting(93_784.2)
    '1 d 02:03:04'
    """
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    days, hour = divmod(hours, 24)
    return f"{f'{days} d ' if days else ''}{hour:02}:{minute:02}:{second:02}"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(sep=" ", timespec="seconds")


def password(connection: HTTPConnection) -> str:
    """Return the token somebody sends, as a browser does or as a program does."""
    scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return sent
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(sent, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""


def language(connection: HTTPConnection) -> str:
    """Return the first language a browser asks for that there are words in, or else English."""
    asked = connection.headers.get("accept-language", "")
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in asked.split(",")]
    return next((one for one in wanted if one in LANGUAGES), "en")
