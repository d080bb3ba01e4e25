"""WebSocket frames without extensions, as a server reads and writes them (RFC 6455).

A socket reads a frame for every move and writes one to everybody at the table, and libraries that
can do more take several times as long for it.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from websockets.frames import EXTERNAL_CLOSE_CODES

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover  # where it was not compiled
    from websockets.utils import apply_mask

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))
LARGEST_CONTROL = 125
PROTOCOL_ERROR, NO_UTF_8, TOO_LARGE = 1002, 1007, 1009

_FINAL, _RESERVED, _OPCODE, _CONTROL = 0x80, 0x70, 0x0F, 0x08
_MASKED, _LENGTH = 0x80, 0x7F
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_MASK_BYTES = 4


class BadFrame(Exception):
    """Bytes that are no frame, or not one that may come here; `code` tells the other side."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Frame(NamedTuple):
    """A frame, unmasked."""

    opcode: int
    payload: bytes
    is_final: bool = True


class FrameReader:
    r"""Finds the frames in what comes, however it was cut to pieces on the way.

    >>> reader = FrameReader(largest=100)
    >>> frame = b"\x81\x82\0\0\0\0hi"
    >>> [*reader.read(frame[:3])], [*reader.read(frame[3:])]
    ([], [Frame(opcode=1, payload=b'hi', is_final=True)])
    """

    __slots__ = ("_largest", "_rest")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = b""

    def read(self, data: bytes) -> Iterator[Frame]:
        """Return the frames that are complete now, one by one, or raise `BadFrame`."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, end = 0, len(data)
        while start < end:
            found = self._next(data, start)
            if found is None:
                self._rest = data[start:]
                return
            start, frame = found
            yield frame

    def _next(self, data: bytes, start: int) -> tuple[int, Frame] | None:
        """Return the frame that begins at a place, and where the next one does."""
        if len(data) < start + 2:
            return None
        first, length = data[start], data[start + 1] & _LENGTH
        _require(first, data[start + 1])
        at = start + 2
        if length == _TWO_BYTES:
            length, at = int.from_bytes(data[at : at + 2]), at + 2
        elif length == _EIGHT_BYTES:
            length, at = int.from_bytes(data[at : at + 8]), at + 8
        payload, end = at + _MASK_BYTES, at + _MASK_BYTES + length
        if at <= len(data) and length > self._largest:
            raise BadFrame(TOO_LARGE, "That is too large.")
        if end > len(data):
            return None
        unmasked = apply_mask(data[payload:end], data[at:payload])
        return end, Frame(first & _OPCODE, unmasked, bool(first & _FINAL))


def _require(first: int, second: int) -> None:
    """Refuse what no client of ours may send, by the first two bytes of a frame."""
    opcode = first & _OPCODE
    if first & _RESERVED or opcode not in OPCODES:
        raise BadFrame(PROTOCOL_ERROR, "That is no frame.")
    if not second & _MASKED:
        raise BadFrame(PROTOCOL_ERROR, "Frames of a client are masked.")
    if opcode & _CONTROL and (not first & _FINAL or second & _LENGTH > LARGEST_CONTROL):
        raise BadFrame(PROTOCOL_ERROR, "Control frames are short and whole.")


class MessageReader:
    """Puts messages together from their frames."""

    __slots__ = ("_largest", "_opcode", "_parts")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._opcode = CONTINUATION
        self._parts = b""

    def take(self, frame: Frame) -> Frame | None:
        """Take a frame with a message or a part of one; return the message once it is whole."""
        if (frame.opcode == CONTINUATION) == (self._opcode == CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR, "A message begins once, and then goes on.")
        if frame.is_final and frame.opcode != CONTINUATION:
            return frame
        self._opcode = frame.opcode or self._opcode
        self._parts += frame.payload
        if len(self._parts) > self._largest:
            raise BadFrame(TOO_LARGE, "That is too large.")
        if not frame.is_final:
            return None
        whole = Frame(self._opcode, self._parts)
        self._opcode, self._parts = CONTINUATION, b""
        return whole


def text_of(frame: Frame) -> str:
    """Return the text of a message, or raise `BadFrame`."""
    try:
        return frame.payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(NO_UTF_8, "A text is UTF-8.") from None


def closing_code(frame: Frame) -> bytes:
    """Return the code somebody ends it with, as it is repeated to them, or raise `BadFrame`."""
    code, reason = frame.payload[:2], frame.payload[2:]
    if not code:
        return b""
    number = int.from_bytes(code)
    if len(code) < 2 or not (number in EXTERNAL_CLOSE_CODES or 3000 <= number < 5000):
        raise BadFrame(PROTOCOL_ERROR, "Nothing ends with such a code.")
    text_of(Frame(CLOSE, reason))
    return code


def written(opcode: int, payload: bytes) -> bytes:
    r"""Return a whole frame, as servers send it.

    >>> written(TEXT, b"hi")
    b'\x81\x02hi'
    """
    size = len(payload)
    if size < _TWO_BYTES:
        return bytes((_FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", _FINAL | opcode, _TWO_BYTES, size) + payload
    return struct.pack("!BBQ", _FINAL | opcode, _EIGHT_BYTES, size) + payload


def farewell(code: int, reason: str) -> bytes:
    """Return the frame that ends it, with a code and a reason in a few words."""
    return written(CLOSE, struct.pack("!H", code) + reason.encode()[: LARGEST_CONTROL - 2])
