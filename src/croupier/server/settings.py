"""How a server is run."""

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What can be chosen when a server starts; times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///croupier.db"
    bus: str | None = None
    origins: tuple[str, ...] = ()
    """Pages of other origins that may talk to this server, besides its own."""
    proxies: str = "127.0.0.1"
    """Whose word on a client's address is believed."""

    thinkers: int = 1
    """How many processes think for bots."""
    think_seconds: float = 5.0
    bot_pause: float = 0.6
    """How long a bot waits before its move, for each thing people have to follow.

    Pages say when it is seen; this is for those that do not. With 0 bots never wait.
    """

    grace: float = 60.0
    """How long somebody may be gone before a bot steps in."""
    idle: float = 300.0
    """How long a room without visitors stays in memory."""
    shutdown: float = 10.0

    keep_unplayed: float = 30.0
    """How many days a room is kept in which no game began; 0 is for ever, as below."""
    keep_unfinished: float = 0.0
    """How many days a game is kept that was begun, and that everybody has left."""
    keep_finished: float = 0.0
    """How many days a finished game is kept."""

    most_rooms: int = 10_000
    most_connections: int = 24_000
    """Sockets and requests together, as far as the system has files for them."""
    most_connections_per_address: int = 400
    most_sockets: int = 20_000
    most_sockets_per_address: int = 200
    most_listed_per_address: int = 5
    """How many tables in the public list may be from one address; more take the oldest's place."""
    messages_per_second: float = 10.0
    """Of one socket; all of a guest, or from one address, may send ten times as many commands."""
    requests_per_second: float = 20.0
    creations_per_minute: float = 30.0
    tries_per_minute: float = 10.0
    """How often somebody may try an invitation, a code or a passkey."""
    talk_per_minute: float = 60.0
    """How much a guest may say or show without words."""
    readings_per_minute: float = 60.0
    """How many finished games somebody may have read that nobody has asked for lately."""
    advice_per_minute: float = 40.0
    """How often a guest may ask the coach."""
    listings_per_hour: float = 20.0
    profiles_per_hour: float = 20.0
    evenings_per_hour: float = 10.0

    notices: bool = True
    """Whether people are told of their moves in games over days whose pages are closed."""
    notices_anywhere: bool = False
    """Whether also at addresses of our own network, and unencrypted: for tests."""

    operator_token: str | None = None
    """What opens the page for whoever runs the house; without one there is none."""

    tracing: str | None = None
    """Where traces are sent to: a collector of OpenTelemetry, over HTTP."""
