"""What the client has of the house in its own language is what the house would write today."""

import re
from pathlib import Path

import msgspec
import pytest

from croupier.games import registry
from croupier.games.spec import GameSpec, Types
from croupier.server.typescript import PARTS, game_facts, game_messages, generated, messages

CLIENT = Path(__file__).parents[2] / "client" / "src"
BUILT_IN = registry.built_in()


@pytest.mark.parametrize("path", generated())
def test_what_the_client_has_is_what_is_generated(path: str) -> None:
    assert (CLIENT / path).read_text(encoding="utf-8") == generated()[path]


def test_every_game_of_the_house_has_its_types_and_facts() -> None:
    folders = [spec.name.replace("-", "") for spec in BUILT_IN]

    assert set(generated()) == {
        "wire.ts",
        "facts.ts",
        *(f"{folder}/{name}.ts" for folder in folders for name in ("wire", "facts")),
    }


def declared(text: str) -> dict[str, str]:
    """Return the types a file declares, by their names."""
    found = re.findall(r"^export type (\w+)(.*?;)$(?=\n\n|\n?\Z)", text, re.MULTILINE | re.DOTALL)
    names = [name for name, _ in found]
    assert len(names) == len(set(names))
    return dict(found)


def words(text: str) -> set[str]:
    """Return the names of types in a text, without comments and literals."""
    bare = re.sub(r'"[^"]*"|//.*|/\*.*?\*/', "", text)
    return set(re.findall(r"\b[A-Z]\w*", bare))


class TestMessages:
    TYPES = declared(messages())

    def test_refer_to_nothing_that_is_not_there(self) -> None:
        assert words(messages()) <= {*self.TYPES, "G", "Array", "Record"}

    def test_leave_nothing_open_but_what_belongs_to_a_game_and_patches_of_it(self) -> None:
        assert tuple(Types.__dataclass_fields__) == PARTS
        assert self.TYPES["GameTypes"].count("unknown") == len(PARTS)
        assert self.TYPES["Changes"].count("unknown") == 1
        assert messages().count("unknown") == len(PARTS) + 1

    @pytest.mark.parametrize(
        ("kind", "field"),
        [
            ("Setup", 'options: G["options"];'),
            ("Seen", 'state: G["state"];'),
            ("Seen", 'standing: G["standing"];'),
            ("Choice", 'move: G["move"];'),
            ("Choice", 'preview: G["preview"] | null;'),
            ("EventTold", 'event: G["event"];'),
            ("MissedMove", 'better: G["move"];'),
            ("Considered", 'found: G["considered"] | null;'),
            ("Move", 'move: G["move"];'),
            ("Consider", 'move: G["move"];'),
            ("AskedSetup", 'options?: G["options"];'),
        ],
    )
    def test_hold_what_belongs_to_a_game_by_its_own_type(self, kind: str, field: str) -> None:
        assert self.TYPES[kind].startswith("<G extends GameTypes = GameTypes> = {")
        assert f"  {field}\n" in self.TYPES[kind]

    @pytest.mark.parametrize(
        ("kind", "field"),
        [
            ("View", "table: Seen<G> | null;"),
            ("News", "view: View<G>;"),
            ("Frame", "happened: Played<G>;"),
            ("Refused", "view: View<G> | null;"),
            ("Replay", "frames: Array<Frame<G>>;"),
            ("Insight", "errors: Array<MissedMove<G>>;"),
            ("Create", "setup: AskedSetup<G>;"),
        ],
    )
    def test_pass_it_on_where_they_hold_such_a_record(self, kind: str, field: str) -> None:
        assert f"  {field}\n" in self.TYPES[kind]

    @pytest.mark.parametrize("kind", ["ClientMessage", "ServerMessage", "Command", "Happened"])
    def test_of_several_kinds_are_generic_if_one_of_them_is(self, kind: str) -> None:
        assert self.TYPES[kind].startswith("<G extends GameTypes = GameTypes> = ")

    @pytest.mark.parametrize("kind", ["Presence", "Done", "Chair", "Phrase", "Problem", "Games"])
    def test_that_hold_nothing_of_a_game_are_not_generic(self, kind: str) -> None:
        assert self.TYPES[kind].startswith(" = {")


@pytest.mark.parametrize("spec", BUILT_IN, ids=lambda spec: spec.name)
class TestAGame:
    def test_refers_to_nothing_that_is_not_there(self, spec: GameSpec) -> None:
        types = declared(game_messages(spec))

        assert words(game_messages(spec)) <= {*types, "Array", "Record"}
        assert "unknown" not in game_messages(spec)

    def test_has_every_type_that_goes_into_messages_or_says_there_is_none(
        self, spec: GameSpec
    ) -> None:
        whole = declared(game_messages(spec))[spec.title.replace(" ", "").replace("of", "Of")]
        told = dict(re.findall(r"  (\w+): (\w+);", whole))

        assert tuple(told) == PARTS
        for part, written in told.items():
            is_there = getattr(spec.newest.types, part) is not None
            assert written == (part.capitalize() if is_there else "null")

    def test_tells_all_its_facts(self, spec: GameSpec) -> None:
        told = re.findall(
            r"^export const (\w+)\b(?::.*?)? = (.*?);$", game_facts(spec), re.M | re.S
        )

        assert [name for name, _ in told] == [*spec.newest.facts()]
        for (_, written), fact in zip(told, spec.newest.facts().values(), strict=True):
            bare = re.sub(r",\n\]", "]", written.removesuffix(" as const"))
            assert msgspec.json.decode(bare) == msgspec.json.decode(msgspec.json.encode(fact))
