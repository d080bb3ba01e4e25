"""What the server tells those who run it: one JSON object a line, without secrets."""

import logging
import sys
from collections import deque
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec


class Lines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; of an error, what it is and where it came from."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class LoggedLine(NamedTuple):
    """Something that was logged."""

    at: float
    level: str
    says: str


class RecentLines(logging.Handler):
    """Keeps the last warnings and errors of this process in memory, the newest first."""

    def __init__(self, most: int = 100) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[LoggedLine] = deque(maxlen=most)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line; of an error, what it is."""
        error = record.exc_info[1] if record.exc_info else None
        says = record.getMessage() + (f": {error!r}" if error is not None else "")
        self.lines.appendleft(LoggedLine(record.created, record.levelname.lower(), says))


def log_lines(level: str) -> None:
    """Write everything from this level up to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # It says for every socket what the metrics count already.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(logging.WARNING, logging.getLogger().level))
    uvicorn.addFilter(is_about_us)
    # Its errors show where in its own code a connection was lost; that it was, the bus says.
    logging.getLogger("nats").setLevel(logging.CRITICAL)


def is_about_us(record: logging.LogRecord) -> bool:
    """Tell whether a line is about this server; what anybody sends it would fill the disk."""
    return not record.getMessage().startswith("Invalid ")
