"""Frames: read and written as another implementation writes and reads them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Opcode
from websockets.frames import Frame as OtherFrame
from websockets.streams import StreamReader

from croupier.server.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    LARGEST_CONTROL,
    NO_UTF_8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Frame,
    FrameReader,
    MessageReader,
    closing_code,
    farewell,
    text_of,
    written,
)

LARGEST = 70_000
sizes = st.sampled_from([0, 1, 125, 126, 127, 300, 65_535, 65_536, LARGEST])
data_frames = st.builds(
    lambda opcode, size, fin: Frame(opcode, b"x" * size, fin),
    st.sampled_from([CONTINUATION, TEXT, BINARY]),
    sizes,
    st.booleans(),
)
control_frames = st.builds(
    lambda opcode, payload: Frame(opcode, payload),
    st.sampled_from([CLOSE, PING, PONG]),
    st.binary(max_size=LARGEST_CONTROL),
)


def begun(payload: bytes) -> Frame:
    """Return the beginning of a text."""
    return Frame(TEXT, payload, is_final=False)


def sent(frame: Frame) -> bytes:
    """Return a frame as a client of another make sends it."""
    other = OtherFrame(Opcode(frame.opcode), frame.payload, frame.is_final)
    return other.serialize(mask=True)


def refusal(data: bytes) -> int:
    """Return the code bytes are refused with."""
    with pytest.raises(BadFrame) as refused:
        [*FrameReader(LARGEST).read(data)]
    return refused.value.code


class TestReading:
    @given(
        st.lists(data_frames | control_frames, max_size=4),
        st.lists(st.integers(0, 3 * LARGEST), max_size=8),
    )
    def test_finds_what_was_sent_however_it_is_cut(
        self, frames: list[Frame], cuts: list[int]
    ) -> None:
        whole = b"".join(map(sent, frames))
        places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})
        reader, read = FrameReader(LARGEST), list[Frame]()
        for start, end in pairwise(places):
            read += reader.read(whole[start:end])

        assert read == frames

    def test_byte_by_byte_finds_the_same(self) -> None:
        frames = [Frame(TEXT, b"x" * 300), Frame(PING, b"p"), Frame(CLOSE, b"")]
        reader = FrameReader(LARGEST)
        whole = b"".join(map(sent, frames))

        assert [f for n in range(len(whole)) for f in reader.read(whole[n : n + 1])] == frames

    @pytest.mark.parametrize("size", [LARGEST + 1, 1 << 40])
    def test_refuses_what_is_too_large_before_it_comes(self, size: int) -> None:
        assert refusal(b"\x81\xff" + size.to_bytes(8)) == TOO_LARGE

    @pytest.mark.parametrize(
        "data",
        [
            b"\x81\x01x",
            b"\xc1\x80\0\0\0\0",
            b"\x91\x80\0\0\0\0",
            b"\x83\x80\0\0\0\0",
            b"\x8f\x80\0\0\0\0",
            b"\x09\x80\0\0\0\0",
            b"\x89\xfe\0\x7e",
        ],
        ids=[
            "unmasked",
            "first reserved bit",
            "last reserved bit",
            "unknown opcode",
            "unknown control opcode",
            "part of a ping",
            "long ping",
        ],
    )
    def test_refuses_what_is_no_frame(self, data: bytes) -> None:
        assert refusal(data) == PROTOCOL_ERROR


class TestMessages:
    def test_are_put_together_from_their_parts(self) -> None:
        reader = MessageReader(LARGEST)
        parts = [begun(b"a"), Frame(CONTINUATION, b"", is_final=False), Frame(0, b"b")]

        assert [reader.take(part) for part in parts] == [None, None, Frame(TEXT, b"ab")]
        assert reader.take(Frame(BINARY, b"c")) == Frame(BINARY, b"c")

    def test_without_a_beginning_are_refused(self) -> None:
        with pytest.raises(BadFrame) as refused:
            MessageReader(LARGEST).take(Frame(CONTINUATION, b""))
        assert refused.value.code == PROTOCOL_ERROR

    def test_that_begin_twice_are_refused(self) -> None:
        reader = MessageReader(LARGEST)
        reader.take(begun(b""))
        with pytest.raises(BadFrame) as refused:
            reader.take(Frame(TEXT, b""))
        assert refused.value.code == PROTOCOL_ERROR

    def test_are_too_large_in_parts_as_well(self) -> None:
        reader = MessageReader(largest=3)
        reader.take(begun(b"ab"))
        with pytest.raises(BadFrame) as refused:
            reader.take(Frame(CONTINUATION, b"cd"))
        assert refused.value.code == TOO_LARGE

    def test_are_read_as_utf_8_or_not_at_all(self) -> None:
        assert text_of(Frame(TEXT, "é".encode())) == "é"
        with pytest.raises(BadFrame) as refused:
            text_of(Frame(TEXT, b"\xff"))
        assert refused.value.code == NO_UTF_8


class TestEnding:
    @pytest.mark.parametrize("code", [1000, 1001, 3000, 4999])
    def test_is_returned_with_its_code(self, code: int) -> None:
        assert closing_code(Frame(CLOSE, Close(code, "bye").serialize())) == code.to_bytes(2)

    def test_needs_no_code(self) -> None:
        assert closing_code(Frame(CLOSE, b"")) == b""

    @pytest.mark.parametrize(
        ("payload", "code"),
        [
            (b"\x03", PROTOCOL_ERROR),
            ((999).to_bytes(2), PROTOCOL_ERROR),
            ((1005).to_bytes(2), PROTOCOL_ERROR),
            ((5000).to_bytes(2), PROTOCOL_ERROR),
            ((1000).to_bytes(2) + b"\xff", NO_UTF_8),
        ],
        ids=["half a code", "too low", "not for others", "too high", "no text"],
    )
    def test_is_refused_without_sense(self, payload: bytes, code: int) -> None:
        with pytest.raises(BadFrame) as refused:
            closing_code(Frame(CLOSE, payload))
        assert refused.value.code == code


class TestWriting:
    @given(st.sampled_from([TEXT, BINARY, PONG]), sizes)
    def test_is_read_by_others(self, opcode: int, size: int) -> None:
        payload = b"x" * (min(size, LARGEST_CONTROL) if opcode == PONG else size)

        assert parsed(written(opcode, payload)) == (opcode, payload, True)

    def test_a_farewell_fits(self) -> None:
        opcode, payload, _ = parsed(farewell(4029, "x" * 200))

        assert opcode == CLOSE
        assert Close.parse(payload) == Close(4029, "x" * 123)


def parsed(data: bytes) -> tuple[int, bytes, bool]:
    """Read a frame of a server as another client does."""
    stream = StreamReader()
    stream.feed_data(data)
    parsing = OtherFrame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(parsing)
    frame = ended.value.value
    assert isinstance(frame, OtherFrame)
    return frame.opcode, bytes(frame.data), frame.fin
