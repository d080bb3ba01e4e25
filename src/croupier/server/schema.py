"""The wire described: as JSON Schema, as OpenAPI, and as types for the client."""

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

import msgspec

from croupier import __version__
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lasvegas.ending import ROUNDS
from croupier.lordsofvegas import Options as LordsOfVegasOptions
from croupier.lordsofvegas.board import SITES, Site
from croupier.lordsofvegas.scoring import TRACK
from croupier.server import wire
from croupier.server.games import LAS_VEGAS, LORDS_OF_VEGAS, Shelf

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Schema = dict[str, Json]

MANY = 20
"""More seats than any game has."""

ROOTS: Mapping[str, object] = {
    "Message": wire.Message,
    "Told": wire.Told,
    "Command": wire.Command,
    "Happened": wire.Happened,
    "Seen": wire.Seen,
    "Setup": wire.Setup,
    "Answer": wire.Answer,
    "Create": wire.Create,
    "Created": wire.Created,
    "WhatIf": wire.WhatIf,
    "Consider": wire.Consider,
    "Considered": wire.Considered,
    "Listings": wire.Listings,
    "Replay": wire.Replay,
    "Analysis": wire.Analysis,
    "Problem": wire.Problem,
}
"""What goes over the wire, by the names it has in the description."""


def components(folder: str) -> tuple[Mapping[str, Schema], Mapping[str, Schema]]:
    """Return the schemas of the roots, and of everything they refer to in that folder."""
    roots, parts = msgspec.json.schema_components(
        ROOTS.values(), ref_template=f"#/{folder}/{{name}}"
    )
    return dict(zip(ROOTS, cast(Sequence[Schema], roots), strict=True)), cast(
        Mapping[str, Schema], parts
    )


@cache
def json_schema() -> bytes:
    """Return the JSON Schema of every message."""
    roots, parts = components("$defs")
    schema: Schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Croupier",
        "$defs": cast(Json, {**roots, **parts}),
    }
    return msgspec.json.encode(schema)


@cache
def openapi() -> bytes:
    """Return the description of everything that can be asked by HTTP."""
    roots, parts = components("components/schemas")
    page: Schema = {
        "openapi": "3.1.0",
        "info": {"title": "Croupier", "version": __version__},
        "paths": cast(Json, _paths()),
        "components": {"schemas": cast(Json, {**roots, **parts})},
    }
    return msgspec.json.encode(page)


def _paths() -> dict[str, Schema]:
    room: Json = [
        {"name": "room", "in": "path", "required": True, "schema": {"type": "string"}},
    ]
    after: Json = {
        "name": "after",
        "in": "query",
        "schema": {"type": "integer", "minimum": -1, "maximum": 99_999_999},
    }
    assert isinstance(room, list), "a list of parameters"
    return {
        "/healthz": {"get": _operation("The process lives", None)},
        "/readyz": {"get": _operation("Moves can be stored and told", None)},
        "/api/guest": {"post": _operation("Get a secret, as a cookie", None, "204")},
        "/api/rooms": {
            "get": _operation("List open tables", "Listings"),
            "post": _operation("Set up a table", "Created", "201", body="Create"),
        },
        "/api/rooms/{room}": {
            "parameters": room,
            "get": {**_operation("See a room", "News"), "parameters": [after]},
        },
        "/api/rooms/{room}/commands": {
            "parameters": room,
            "post": _operation("Do something in a room", "Done", body="Command"),
        },
        "/api/rooms/{room}/record": {
            "parameters": room,
            "get": _operation("Get the record of a finished game", None),
        },
        "/api/rooms/{room}/replay": {
            "parameters": room,
            "get": _operation("See a finished game step by step", "Replay"),
        },
        "/api/rooms/{room}/analysis": {
            "parameters": room,
            "get": _operation("See luck and missed moves of a finished game", "Analysis"),
        },
        "/api/rooms/{room}/consider": {
            "parameters": room,
            "post": _operation("Ask what an offer would lead to", "Considered", body="Consider"),
        },
        "/api/rooms/{room}/what-if": {
            "parameters": room,
            "post": _operation(
                "Play on from a point of a finished game", "Created", "201", body="WhatIf"
            ),
        },
        "/api/records": {"post": _operation("Take in a record", "Created", "201", text=True)},
    }


def _operation(
    summary: str,
    answer: str | None,
    status: str = "200",
    *,
    body: str | None = None,
    text: bool = False,
) -> Schema:
    done: Schema = {"description": summary}
    if answer is not None:
        done["content"] = _content(answer)
    refused: Schema = {"description": "Why not", "content": _content("Problem", "Refused")}
    operation: Schema = {"summary": summary, "responses": {status: done, "default": refused}}
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    if text:
        plain: Json = {"text/plain": {"schema": {"type": "string"}}}
        operation["requestBody"] = {"required": True, "content": plain}
    return operation


def _content(*names: str) -> Json:
    refs: list[Json] = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    return {"application/json": {"schema": refs[0] if len(refs) == 1 else {"anyOf": refs}}}


def typescript() -> str:
    """Return the types of the client: what `client/src/wire.ts` holds."""
    roots, parts = components("$defs")
    types = [_declared(name, schema) for name, schema in sorted(parts.items())]
    unions = [_declared(name, schema) for name, schema in roots.items() if name not in parts]
    head = "// Generated by `python -m croupier.server.schema` from croupier.server.wire."
    return "\n\n".join([head, *types, *unions, ""]).removesuffix("\n")


def _declared(name: str, schema: Schema) -> str:
    return f"export type {_named(name)} = {_type(schema)};"


_GAMES = {"lasvegas": "LasVegas", "lordsofvegas": "LordsOfVegas", "server": "", "core": ""}


def _named(name: str) -> str:
    """Return the name of a type; of namesakes, with the game they belong to.

    >>> _named("croupier.lasvegas.state.Table")
    'LasVegasTable'
    """
    if "." not in name:
        return re.sub(r"\W", "", name)
    _, room, *_, last = name.split(".")
    return f"{_GAMES[room]}{last}"


def _type(schema: Json) -> str:
    """Return a schema as a type."""
    match schema:
        case {"$ref": str(ref)}:
            return _named(ref.removeprefix("#/$defs/"))
        case {"anyOf": list(options)} | {"oneOf": list(options)}:
            return " | ".join(_type(option) for option in options)
        case {"enum": list(values)}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            return f"Array<{_type(items)}>"
        case {"type": "object", "properties": dict(fields), "required": list(required)}:
            return _record(fields, required)
        case {"type": "object", "properties": dict(fields)} if fields:
            return _record(fields, ())
        case {"type": "object", "additionalProperties": values} if values is not False:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, never>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": str(simple)}:
            return simple
        case _:
            return "unknown"


def _record(fields: dict[str, Json], required: Sequence[Json]) -> str:
    """Return a record; a field with a default may be left out, but for the tag."""
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(schema)};"
        for name, schema in fields.items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def board() -> str:
    """Return what is printed on the board: what `client/src/lordsofvegas/lots.ts` holds."""
    head = "// Generated by `python -m croupier.server.schema board` from croupier.lordsofvegas."
    sites = "\n".join(f"  {msgspec.json.encode(site).decode()}," for site in SITES)
    lots = f"export const SITES: readonly Site[] = [\n{sites}\n];"
    track = f"export const TRACK: readonly number[] = {msgspec.json.encode(TRACK).decode()};"
    return "\n\n".join([head, *_board_types(), lots, track, ""]).removesuffix("\n")


def _board_types() -> list[str]:
    _, parts = msgspec.json.schema_components([Site], ref_template="#/$defs/{name}")
    return [_declared(name, schema) for name, schema in cast(Mapping[str, Schema], parts).items()]


def limits() -> str:
    """Return for how many the games are, and how long: what `client/src/limits.ts` holds."""
    head = "// Generated by `python -m croupier.server.schema limits` from the rules of both games."
    seats = {
        LAS_VEGAS.name: _seats(LAS_VEGAS, LasVegasOptions()),
        LORDS_OF_VEGAS.name: _seats(LORDS_OF_VEGAS, LordsOfVegasOptions()),
    }
    with_white = _seats(LAS_VEGAS, LasVegasOptions(white=True))
    facts = {"SEATS": seats, "SEATS_WITH_WHITE": with_white, "ROUNDS": ROUNDS}
    told = [
        f"export const {name} = {msgspec.json.encode(fact).decode()} as const;"
        for name, fact in facts.items()
    ]
    return "\n\n".join([head, *told, ""]).removesuffix("\n")


def _seats(shelf: Shelf[StateT, MoveT, EventT, OptionsT], options: OptionsT) -> dict[str, int]:
    """Ask the rules how few and how many may play."""
    possible = [seats for seats in range(MANY) if _can_play(shelf, seats, options)]
    return {"least": min(possible), "most": max(possible)}


def _can_play(shelf: Shelf[StateT, MoveT, EventT, OptionsT], seats: int, options: OptionsT) -> bool:
    try:
        shelf.game.start(seats, options)
    except InvalidOptions:
        return False
    return True


GENERATED = {"wire": typescript, "board": board, "limits": limits}
"""What the client is given, by the word that asks for it."""

if __name__ == "__main__":
    wish = " ".join(sys.argv[1:]) or "wire"
    if wish not in GENERATED:
        sys.exit(f"{wish} is none of what is generated: {', '.join(GENERATED)}.")
    print(GENERATED[wish](), end="")
