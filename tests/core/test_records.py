import hashlib
import json
from collections.abc import Callable

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from croupier.core.chance import Dealer, Dice, Draw
from croupier.core.errors import InvalidOptions, InvalidRecord
from croupier.core.log import Log
from croupier.core.records import Record, Title, read, steps, title_of, verify, write
from croupier.core.seats import Seat, Sitter
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.state import Options
from tests.strategies import GAME, LasVegasRecord, Whims, outcomes_in, play_out, records, seeds

DEALER, ANOTHER = Dealer.numbered(29), Dealer.numbered(31)
RECORD = Record(
    (Sitter("Anna", "greedy"), Sitter("Benno"), Sitter("Carla")),
    play_out(Log(3, Options(white=True)), DEALER, Whims([0])).log,
    DEALER.seed,
)
TEXT = write(GAME, RECORD)
LINES = TEXT.splitlines()
LOT, NOTE, ROLL, MOVE, LAST = 2, 3, 12, 13, len(LINES)
"""Lines of that record: who starts, the first note, the first roll, the first move, the seal."""

Reader = Callable[[LasVegas, str], object]


def edited(number: int, old: str, new: str) -> str:
    """Return the record with a line edited, its seal untouched."""
    assert old in LINES[number - 1]
    lines = [*LINES]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return "\n".join([*lines, ""])


def sealed(text: str) -> str:
    """Seal the lines of a record anew, as a forger would, and keep the dealer's seed."""
    *lines, seal = text.splitlines()
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    new = {**json.loads(seal), "entries": len(lines) - 1, "digest": digest}
    return "\n".join([*lines, json.dumps(new, separators=(",", ":")), ""])


def refusal(reader: Reader, text: str) -> tuple[int, str]:
    """Return the line and the sentence with which a record is refused."""
    with pytest.raises(InvalidRecord) as refused:
        reader(GAME, text)
    return refused.value.line, refused.value.sentence


def replayed(game: LasVegas, text: str) -> object:
    return list(steps(game, read(game, text)))


class TestWriting:
    def test_refuses_other_people_than_the_seats_there_are(self) -> None:
        with pytest.raises(InvalidOptions, match="3 seats are not filled by 2"):
            write(GAME, Record(RECORD.sitters[:2], RECORD.log, RECORD.seed))

    def test_reads_back_whatever_ends_the_lines_in_the_file(self) -> None:
        assert read(GAME, TEXT.replace("\n", "\r\n")) == RECORD

    @given(records())
    @example(Record((Sitter("line\u2028feed\x85"), Sitter("\n")), Log(2, Options()), bytes(32)))
    def test_a_record_reads_back(self, record: LasVegasRecord) -> None:
        text = write(GAME, record)

        assert read(GAME, text) == record
        assert write(GAME, read(GAME, text)) == text
        assert title_of(text) == Title(1, "las-vegas", 1)

    @given(records())
    def test_a_record_proves_every_outcome(self, record: LasVegasRecord) -> None:
        assert verify(GAME, write(GAME, record)) == len(outcomes_in(record.log.entries))

    def test_a_record_is_lines_of_json_under_a_head_and_over_a_seal(self) -> None:
        options = Options(white=True, start=Seat(1))
        log = Log(2, options, RECORD.log.entries[1:3])
        head, first, second, seal, end = write(
            GAME, Record((Sitter("Anna"), Sitter("Benno", "greedy")), log, bytes(32))
        ).split("\n")

        assert json.loads(head) == {
            "croupier": 1,
            "game": "las-vegas",
            "rules": 1,
            "seats": [{"name": "Anna"}, {"name": "Benno", "bot": "greedy"}],
            "options": {"white": True, "open_money": False, "start": 1},
            "commitment": hashlib.sha256(bytes(32)).hexdigest(),
        }
        assert [first, second] == LINES[2:4]
        assert json.loads(seal) == {
            "type": "sealed",
            "entries": 2,
            "seed": "00" * 32,
            "digest": hashlib.sha256(f"{head}\n{first}\n{second}".encode()).hexdigest(),
        }
        assert end == ""

    def test_a_last_line_without_its_line_feed_is_still_whole(self) -> None:
        assert read(GAME, TEXT.removesuffix("\n")) == read(GAME, TEXT)


@pytest.mark.parametrize("reader", [read, verify])
class TestWhatIsNotAWholeRecord:
    @pytest.mark.parametrize(
        "text",
        [
            "",
            "\n",
            "\ufeff",
            "PK\x03\x04\x14\x00\x00\x00",
            "\udcff\udcfe",
            "[]",
            '["croupier", 1]',
            "1",
            "null",
            "<!doctype html>\n<title>Croupier</title>\n",
            "Golden Nugget (1) is dealt $60,000.\n",
            "{}",
            '{"croupier": 1}',
            '{"croupier": "1", "game": "las-vegas"}',
            '{"game": "las-vegas"}',
            '{"nested": ' + "[" * 100_000,
            LINES[-1],
            LINES[1],
            LINES[0][:-1],
            LINES[0][:20],
        ],
        ids=range(20),
    )
    def test_is_refused_at_its_first_line(self, reader: Reader, text: str) -> None:
        assert refusal(reader, text) == (1, "Line 1: this is not a Croupier record.")

    @pytest.mark.parametrize("number", [1, 2, 3, MOVE, LAST - 1])
    def test_breaks_off_after_its_last_whole_line(self, reader: Reader, number: int) -> None:
        sentence = f"Line {number}: the record breaks off here, without its seal."

        assert refusal(reader, "\n".join(LINES[:number])) == (number, sentence)
        assert refusal(reader, "\n".join([*LINES[:number], ""])) == (number, sentence)

    @pytest.mark.parametrize("number", [2, 3, MOVE, LAST - 1, LAST])
    @pytest.mark.parametrize("kept", [1, 20, -1])
    def test_breaks_off_in_the_middle_of_a_line(
        self, reader: Reader, number: int, kept: int
    ) -> None:
        text = "\n".join([*LINES[: number - 1], LINES[number - 1][:kept]])

        assert refusal(reader, text) == (
            number,
            f"Line {number}: the record breaks off here, without its seal.",
        )

    @pytest.mark.parametrize("rubbish", ["", "[" * 100_000, "\udcff", "{}", LINES[0]])
    def test_has_something_after_its_seal(self, reader: Reader, rubbish: str) -> None:
        line, sentence = refusal(reader, f"{TEXT}{rubbish}\n")

        assert line == LAST + 1
        assert sentence.endswith("the record breaks off here, without its seal.")

    def test_lacks_a_line(self, reader: Reader) -> None:
        text = "\n".join([*LINES[:4], *LINES[5:], ""])

        assert refusal(reader, text) == (
            LAST - 1,
            f"Line {LAST - 1}: {LAST - 2} entries were sealed, not {LAST - 3}.",
        )

    def test_has_a_line_twice(self, reader: Reader) -> None:
        text = "\n".join([*LINES[:4], *LINES[3:], ""])

        assert refusal(reader, text) == (
            LAST + 1,
            f"Line {LAST + 1}: {LAST - 2} entries were sealed, not {LAST - 1}.",
        )

    def test_is_sealed_twice(self, reader: Reader) -> None:
        assert refusal(reader, f"{TEXT}{LINES[-1]}\n") == (
            LAST + 1,
            f"Line {LAST + 1}: {LAST - 2} entries were sealed, not {LAST - 1}.",
        )


@pytest.mark.parametrize("reader", [read, verify])
class TestWhatIsOfAnotherKind:
    @pytest.mark.parametrize(
        ("old", "new", "sentence"),
        [
            ('"croupier":1', '"croupier":2', "this is format 2 of records, not 1."),
            ('"rules":1', '"rules":2', "this was played by rules 2, not 1."),
            (
                '"las-vegas"',
                '"lords-of-vegas"',
                "this is a game of lords-of-vegas, not of las-vegas.",
            ),
        ],
    )
    def test_is_refused_even_with_a_new_seal(
        self, reader: Reader, old: str, new: str, sentence: str
    ) -> None:
        text = edited(1, old, new)

        assert refusal(reader, text) == (1, f"Line 1: {sentence}")
        assert refusal(reader, sealed(text)) == (1, f"Line 1: {sentence}")

    def test_is_told_before_the_record_is_read(self, reader: Reader) -> None:
        assert refusal(reader, '{"croupier":2,"game":"las-vegas","players":[]}') == (
            1,
            "Line 1: this is format 2 of records, not 1.",
        )


@pytest.mark.parametrize("reader", [read, verify])
class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("number", "old", "new", "sentence"),
        [
            (1, '"rules":1', '"rules":"1"', "Expected `int`, got `str` - at `$.rules`"),
            (1, '"rules":1,', "", "Object missing required field `rules`"),
            (1, '"rules":1', '"rules":1,"x":1', "Object contains unknown field `x`"),
            (1, '"name":"Anna"', '"name":1', "Expected `str`, got `int` - at `$.seats[0].name`"),
            (1, '"name":', '"x":1,"name":', "Object contains unknown field `x` - at `$.seats[0]`"),
            (1, '"white":true', '"white":1', "Expected `bool`, got `int` - at `$.white`"),
            (1, '"white":true', '"x":true', "Object contains unknown field `x`"),
            (
                1,
                '"commitment":"',
                '"commitment":"x',
                "Expected `str` matching regex '^[0-9a-f]{64}$' - at `$.commitment`",
            ),
            (2, '"drawn"', '"drown"', "Invalid value 'drown' - at `$.type`"),
            (2, '"item":', '"item":1,"items":', "Object contains unknown field `items`"),
            (3, '"item":', '"item":-1.5,"x":', "Expected `int | str`, got `float` - at `$.item`"),
            (MOVE, '"seat":', '"x":1,"seat":', "Object contains unknown field `x`"),
            (MOVE, '"face":', '"faces":', "Object contains unknown field `faces` - at `$.move`"),
            (ROLL, '"dice":', '"x":1,"dice":', "Object contains unknown field `x`"),
            (ROLL, '"dice":[', '"dice":[null,', "Expected `int`, got `null` - at `$.dice[0]`"),
        ],
    )
    def test_is_refused_at_its_line(
        self, reader: Reader, number: int, old: str, new: str, sentence: str
    ) -> None:
        text = sealed(edited(number, old, new))

        assert refusal(reader, text) == (
            number,
            f"Line {number}: this cannot be read: {sentence}.",
        )

    def test_is_refused_however_deeply_it_is_nested(self, reader: Reader) -> None:
        text = edited(1, '"options":{', '"options":{"x":' + "[" * 100_000)

        assert refusal(reader, text)[0] == 1

    def test_is_refused_when_it_was_no_text(self, reader: Reader) -> None:
        line, sentence = refusal(reader, "\n".join([*LINES[:3], "\udcff", *LINES[4:]]))

        assert line == 4
        assert sentence.startswith("Line 4: this cannot be read: ")


class TestWhatWasEdited:
    @pytest.mark.parametrize(
        ("number", "old", "new"),
        [
            (MOVE, '"face":1', '"face":2'),
            (MOVE, '"seat":2', '"seat":1'),
            (ROLL, '"dice":[1,1,', '"dice":[1,2,'),
            (NOTE, "60000", "70000"),
            (LOT, '"item":2', '"item":1'),
            (1, '"white":true', '"white":false'),
            (1, '"open_money":false', '"open_money":true'),
            (1, '"start":null', '"start":1'),
            (1, "Anna", "Otto"),
            (1, '"greedy"', '"uniform"'),
            (1, '"commitment":"7', '"commitment":"8'),
            (1, ":", ": "),
            (LAST - 1, ":", ": "),
            (LAST, '"digest":"2', '"digest":"3'),
        ],
    )
    def test_breaks_the_seal(self, number: int, old: str, new: str) -> None:
        assert refusal(read, edited(number, old, new)) == (
            LAST,
            f"Line {LAST}: the lines above were changed after they were sealed.",
        )

    def test_a_blank_is_noticed_even_where_no_outcome_changed(self) -> None:
        assert refusal(verify, edited(LAST - 1, ":", ": ")) == (
            LAST,
            f"Line {LAST}: the lines above were changed after they were sealed.",
        )

    def test_a_number_of_entries_that_is_not_theirs_is_noticed(self) -> None:
        entries = LAST - 2
        text = edited(LAST, f'"entries":{entries}', f'"entries":{entries + 1}')

        assert refusal(read, text) == (
            LAST,
            f"Line {LAST}: {entries + 1} entries were sealed, not {entries}.",
        )


class TestWhatWasForged:
    """Edited, and sealed anew so that the digest fits again."""

    @pytest.mark.parametrize(
        ("number", "old", "new", "dealt"),
        [
            (LOT, '"item":2', '"item":1', '{"type":"drawn","item":2}'),
            (NOTE, "60000", "90000", '{"type":"drawn","item":60000}'),
            (NOTE, "60000", "1", '{"type":"drawn","item":60000}'),
            (ROLL, "[1,1,", "[6,6,", LINES[ROLL - 1]),
            (ROLL, "[1,1,", "[1,", LINES[ROLL - 1]),
            (LAST - 2, "[", "[7,", LINES[LAST - 3]),
        ],
    )
    def test_an_outcome_gives_its_line_away(
        self, number: int, old: str, new: str, dealt: str
    ) -> None:
        assert refusal(verify, sealed(edited(number, old, new))) == (
            number,
            f"Line {number}: the dealer's outcome here was {dealt}.",
        )

    @given(st.data())
    def test_any_other_outcome_gives_its_line_away(self, data: st.DataObject) -> None:
        lines = [n for n, line in enumerate(LINES, 1) if '"moved"' not in line][1:-1]
        number = data.draw(st.sampled_from(lines))
        state = list(steps(GAME, RECORD))[number - 2].state
        ask = GAME.awaited(state)
        assert isinstance(ask, Dice | Draw)
        other = Dealer(data.draw(seeds)).answer(ask, 0)
        entries = RECORD.log.entries
        assume(other != entries[number - 2])
        changed = (*entries[: number - 2], other, *entries[number - 1 :])
        forged = Record(RECORD.sitters, Log(3, RECORD.log.options, changed), RECORD.seed)

        assert refusal(verify, write(GAME, forged))[0] == number

    @pytest.mark.parametrize(
        ("number", "old", "new", "sentence"),
        [
            (
                MOVE,
                '"face":1',
                '"face":7',
                "No die shows 7; the faces rolled are 1, 2, 3, 4, 5, 6.",
            ),
            (MOVE, '"seat":2', '"seat":1', "It is not your turn."),
            (MOVE, '"seat":2', '"seat":-1', "It is not your turn."),
            (LAST - 1, '"face":1', '"face":6', "No die shows 6; the faces rolled are 1."),
        ],
    )
    def test_an_illegal_move_gives_its_line_away(
        self, number: int, old: str, new: str, sentence: str
    ) -> None:
        text = sealed(edited(number, old, new))

        assert refusal(replayed, text) == (number, f"Line {number}: {sentence}")
        assert refusal(verify, text) == (number, f"Line {number}: {sentence}")

    def test_a_move_that_would_have_been_legal_makes_a_later_roll_wrong(self) -> None:
        text = sealed(edited(MOVE, '"face":1', '"face":2'))
        line, sentence = refusal(verify, text)

        assert line == MOVE + 5
        assert sentence.startswith(f"Line {line}: the dealer's outcome here was ")
        assert refusal(replayed, text) == (line, f"Line {line}: 7 dice are to be rolled, not 8.")

    def test_a_move_in_place_of_an_outcome_gives_its_line_away(self) -> None:
        lines = [*LINES]
        lines[NOTE - 1] = LINES[MOVE - 1]
        text = sealed("\n".join(lines))

        assert refusal(replayed, text) == (NOTE, f"Line {NOTE}: It is not your turn.")
        assert refusal(verify, text)[0] == NOTE

    def test_an_outcome_in_place_of_a_move_gives_its_line_away(self) -> None:
        lines = [*LINES]
        lines[MOVE - 1] = LINES[ROLL - 1]
        text = sealed("\n".join(lines))
        sentence = f"Line {MOVE}: Nothing is to be rolled or drawn here."

        assert refusal(replayed, text) == (MOVE, sentence)
        assert refusal(verify, text) == (MOVE, sentence)

    @pytest.mark.parametrize(
        ("entry", "sentence"),
        [
            (LINES[MOVE - 1], "The game is over."),
            (LINES[ROLL - 1], "Nothing is to be rolled or drawn here."),
        ],
    )
    def test_an_entry_after_the_end_gives_its_line_away(self, entry: str, sentence: str) -> None:
        text = sealed("\n".join([*LINES[:-1], entry, LINES[-1]]))

        assert refusal(replayed, text) == (LAST, f"Line {LAST}: {sentence}")
        assert refusal(verify, text) == (LAST, f"Line {LAST}: {sentence}")

    @pytest.mark.parametrize(
        ("old", "new", "sentence"),
        [
            (
                ',{"name":"Benno"},{"name":"Carla"}',
                "",
                "Las Vegas with white dice is for 2 to 4 seats, not 1.",
            ),
            ('"start":null', '"start":3', "The start player must be a seat from 0 to 2."),
        ],
    )
    def test_a_table_nobody_can_sit_at_gives_the_head_away(
        self, old: str, new: str, sentence: str
    ) -> None:
        text = sealed(edited(1, old, new))

        assert refusal(replayed, text) == (1, f"Line 1: {sentence}")
        assert refusal(verify, text) == (1, f"Line 1: {sentence}")

    def test_another_name_cannot_be_told(self) -> None:
        """The dealer promised the luck, not the names: only the digest keeps them."""
        text = sealed(edited(1, "Anna", "Otto"))

        assert read(GAME, text).sitters[0] == Sitter("Otto", "greedy")
        assert verify(GAME, text) == len(outcomes_in(RECORD.log.entries))


class TestTheDealersPromise:
    def test_is_broken_by_another_seed(self) -> None:
        text = edited(LAST, f'"seed":"{DEALER.seed.hex()}', f'"seed":"{ANOTHER.seed.hex()}')

        assert read(GAME, text).seed.hex() == ANOTHER.seed.hex()
        assert refusal(verify, text) == (
            LAST,
            f"Line {LAST}: this seed is not the one the dealer promised.",
        )

    def test_is_broken_by_another_promise(self) -> None:
        text = sealed(edited(1, '"commitment":"7', '"commitment":"8'))

        assert refusal(verify, text) == (
            LAST,
            f"Line {LAST}: this seed is not the one the dealer promised.",
        )

    def test_of_another_dealer_does_not_fit_the_first_outcome(self) -> None:
        text = write(GAME, Record(RECORD.sitters, RECORD.log, ANOTHER.seed))

        assert read(GAME, text).log == RECORD.log
        assert refusal(verify, text)[0] == LOT

    def test_says_how_many_outcomes_were_proved(self) -> None:
        assert verify(GAME, TEXT) == sum('"moved"' not in line for line in LINES[1:-1])


class TestTheTitle:
    def test_names_the_game_and_the_version_of_its_rules(self) -> None:
        assert title_of(TEXT) == Title(1, "las-vegas", 1)

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("Once upon a time", "Line 1: this is not a Croupier record."),
            ('{"croupier":2,"game":"pig"}', "Line 1: this is format 2 of records, not 1."),
            ('{"croupier":1,"game":"pig"}', "Line 1: this cannot be read: Object missing"),
        ],
    )
    def test_of_what_is_none_is_refused(self, text: str, why: str) -> None:
        with pytest.raises(InvalidRecord, match=why):
            title_of(text)
