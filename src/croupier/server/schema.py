"""The wire described, as JSON Schema and as OpenAPI."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

import msgspec

from croupier import __version__
from croupier.games import registry
from croupier.games.spec import Types
from croupier.server import wire

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Schema = dict[str, Json]

ROOTS: Mapping[str, object] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Command": wire.Command,
    "Happened": wire.Happened,
    "Answer": wire.Answer,
    "Create": wire.Create,
    "Created": wire.Created,
    "WhatIf": wire.WhatIf,
    "PlayOn": wire.PlayOn,
    "Puzzle": wire.AnyPuzzle,
    "Consider": wire.Consider,
    "Considered": wire.Considered[object],
    "AskCoach": wire.AskCoach,
    "Advice": wire.AnyAdvice,
    "Listings": wire.Listings,
    "Games": wire.Games,
    "Replay": wire.Replay,
    "Lesson": wire.Lesson,
    "Insight": wire.AnyInsight,
    "MakeProfile": wire.MakeProfile,
    "ChangeProfile": wire.ChangeProfile,
    "UseCode": wire.UseCode,
    "SignedPasskey": wire.SignedPasskey,
    "Me": wire.Me,
    "GivenCode": wire.GivenCode,
    "History": wire.History,
    "Leaderboard": wire.Leaderboard,
    "OwnRatings": wire.OwnRatings,
    "RatingChanges": wire.RatingChanges,
    "MakeToken": wire.MakeToken,
    "TokenMade": wire.TokenMade,
    "TokensHeld": wire.TokensHeld,
    "OpenEvening": wire.OpenEvening,
    "EveningMade": wire.EveningMade,
    "EveningCommand": wire.EveningCommand,
    "EveningView": wire.EveningView,
    "EveningListings": wire.EveningListings,
    "BlockSeat": wire.BlockSeat,
    "Blocks": wire.Blocks,
    "MyGames": wire.MyGames,
    "Subscribe": wire.Subscribe,
    "NoticeState": wire.NoticeState,
    "GoAway": wire.GoAway,
    "VacationState": wire.VacationState,
    "Problem": wire.Problem,
}
"""What goes over the wire, by the names it has in the description."""


def of_game(types: Types) -> Mapping[str, object]:
    """Return what a game puts into the messages, by the names it has there."""
    parts = vars(types)
    return {name.capitalize(): part for name, part in parts.items() if part is not None}


def components(
    roots: Mapping[str, object], folder: str, owner: str = ""
) -> tuple[Mapping[str, Schema], Mapping[str, Schema]]:
    """Return the schemas of some roots, and of everything they refer to in that folder.

    What they refer to goes there by its name behind that of its owner.
    """
    found, parts = msgspec.json.schema_components(
        roots.values(), schema_hook=_anything, ref_template=f"#/{folder}/{owner}{{name}}"
    )
    return dict(zip(roots, cast(Sequence[Schema], found), strict=True)), cast(
        Mapping[str, Schema], parts
    )


def _anything(_kind: type) -> Schema:
    """Describe what belongs to a game, where it may be of any."""
    return {"description": "Of the game that is played: see “<game>.State” and the like."}


def _all_components(folder: str) -> Mapping[str, Schema]:
    """Return every message, and for each game what it puts into them, by its name and theirs."""
    found, parts = components(ROOTS, folder)
    everything = {**found, **parts}
    for spec in registry.all_games():
        owner = f"{spec.name}."
        found, parts = components(of_game(spec.newest.types), folder, owner)
        # Games may call things by the same names, and by those of messages.
        everything |= {f"{owner}{name}": schema for name, schema in {**found, **parts}.items()}
    return everything


@cache
def json_schema() -> bytes:
    """Return the JSON Schema of every message."""
    schema: Schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Croupier",
        "$defs": cast(Json, _all_components("$defs")),
    }
    return msgspec.json.encode(schema)


@cache
def openapi() -> bytes:
    """Return the description of everything that can be asked by HTTP."""
    page: Schema = {
        "openapi": "3.1.0",
        "info": {"title": "Croupier", "version": __version__},
        "paths": cast(Json, _paths()),
        "components": {"schemas": cast(Json, _all_components("components/schemas"))},
    }
    return msgspec.json.encode(page)


def _paths() -> dict[str, Schema]:
    room: Json = [_in_path("room")]
    evening: Json = [_in_path("evening")]
    after, known = _in_query("after", -1), _in_query("known", 0)
    return {
        "/healthz": {"get": _operation("The process lives", None)},
        "/readyz": {"get": _operation("Moves can be stored and told", None)},
        "/api/games": {"get": _operation("List the games", "Games")},
        "/api/games/{game}/sentences/{language}.ftl": {
            "parameters": [_in_path("game"), _in_path("language")],
            "get": _operation("Get the messages a game brings", None),
        },
        "/api/games/{game}/lessons/{chapter}": {
            "parameters": [_in_path("game"), _in_path("chapter")],
            "get": _operation("Get a lesson, step by step", "Lesson"),
        },
        "/api/games/{game}/puzzles/{number}": {
            "parameters": [_in_path("game"), _in_path("number")],
            "get": _operation("Get a puzzle", "Puzzle"),
        },
        "/api/games/{game}/puzzles/{number}/rooms": {
            "parameters": [_in_path("game"), _in_path("number")],
            "post": _operation("Play on from a puzzle", "Created", "201", body="PlayOn"),
        },
        "/api/puzzles/{day}": {
            "parameters": [_in_path("day")],
            "get": _operation("Get the puzzle of a day", "Puzzle"),
        },
        "/api/guest": {"post": _operation("Get a secret, as a cookie", None, "204")},
        "/api/bots": {
            "get": _operation("List one's tokens for bots", "TokensHeld"),
            "post": _operation("Make a token for a bot", "TokenMade", "201", body="MakeToken"),
        },
        "/api/bots/{number}": {
            "parameters": [_in_path("number")],
            "delete": _operation("Revoke a token", None, "204"),
        },
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
        "/api/rooms/{room}/blocks": {
            "parameters": room,
            "get": _operation("List whom one has blocked, and who of them sits here", "Blocks"),
            "post": _operation("Block whoever holds a seat", "Blocks", body="BlockSeat"),
        },
        "/api/blocks": {"get": _operation("List whom one has blocked", "Blocks")},
        "/api/blocks/{number}": {
            "parameters": [_in_path("number")],
            "delete": _operation("Block somebody no longer", None, "204"),
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
            "get": {
                **_operation(
                    "See how a finished game was won: chances, luck, choices and errors", "Insight"
                ),
                "parameters": [known],
            },
        },
        "/api/rooms/{room}/consider": {
            "parameters": room,
            "post": _operation("Ask what a move would lead to", "Considered", body="Consider"),
        },
        "/api/rooms/{room}/coach": {
            "parameters": room,
            "post": _operation("Ask what may be considered", "Advice", body="AskCoach"),
        },
        "/api/rooms/{room}/what-if": {
            "parameters": room,
            "post": _operation(
                "Play on from a point of a finished game", "Created", "201", body="WhatIf"
            ),
        },
        "/api/me": {
            "get": _operation("See one's profile", "Me"),
            "post": _operation("Make a profile of a guest", "Me", "201", body="MakeProfile"),
        },
        "/api/me/look": {"post": _operation("Change one's look", "Me", body="ChangeProfile")},
        "/api/me/code": {"post": _operation("Get a code for a device", "GivenCode", "201")},
        "/api/me/recovery": {"post": _operation("Get a code to print", "GivenCode", "201")},
        "/api/me/join": {"post": _operation("Open a profile by a code", "Me", body="UseCode")},
        "/api/me/devices/{id}/end": {
            "parameters": [_in_path("id")],
            "post": _operation("Sign a device out", None, "204"),
        },
        "/api/me/passkeys/options": {"post": _operation("Begin to make a passkey", None)},
        "/api/me/passkeys": {
            "post": _operation("Keep a passkey", "Me", "201", body="SignedPasskey")
        },
        "/api/me/passkeys/{id}/remove": {
            "parameters": [_in_path("id")],
            "post": _operation("Remove a passkey", "Me"),
        },
        "/api/me/passkey/options": {"post": _operation("Begin to open by a passkey", None)},
        "/api/me/passkey": {
            "post": _operation("Open a profile by a passkey", "Me", body="SignedPasskey")
        },
        "/api/me/games": {"get": _operation("List the tables at which one sits", "MyGames")},
        "/api/me/notices": {
            "get": _operation("See whether this device is told of moves", "NoticeState"),
            "post": _operation("Tell this device of moves", "NoticeState", body="Subscribe"),
        },
        "/api/me/notices/end": {"post": _operation("Tell it no more", "NoticeState")},
        "/api/me/vacation": {
            "get": _operation("See until when one is away", "VacationState"),
            "post": _operation("Be away, or back", "VacationState", body="GoAway"),
        },
        "/api/me/history": {"get": _operation("See what one has played", "History")},
        "/api/me/ratings": {"get": _operation("See how one is rated", "OwnRatings")},
        "/api/rooms/{room}/ratings": {
            "parameters": [_in_path("room")],
            "get": _operation("See what a game has done to ratings", "RatingChanges"),
        },
        "/api/ratings/{game}": {
            "parameters": [_in_path("game")],
            "get": _operation("See who is how strong in a game", "Leaderboard"),
        },
        "/api/me/export": {"get": _operation("Get all that is kept about oneself", None)},
        "/api/me/forget": {"post": _operation("Be forgotten", None, "204")},
        "/api/evenings": {
            "get": _operation("List the evenings one takes part in", "EveningListings"),
            "post": _operation("Open an evening", "EveningMade", "201", body="OpenEvening"),
        },
        "/api/evenings/{evening}": {
            "parameters": evening,
            "get": {**_operation("See an evening", "EveningView"), "parameters": [after]},
        },
        "/api/evenings/{evening}/commands": {
            "parameters": evening,
            "post": _operation("Do something in an evening", "EveningView", body="EveningCommand"),
        },
        "/api/evenings/{evening}/invite": {
            "parameters": evening,
            "post": _operation("Get another invitation to an evening", "EveningMade", "201"),
        },
        "/api/evenings/{evening}/result.csv": {
            "parameters": evening,
            "get": _operation("Get the standings as a table", None),
        },
        "/api/evenings/{evening}/result.json": {
            "parameters": evening,
            "get": _operation("Get the result with all tables", None),
        },
        "/api/records": {"post": _operation("Take in a record", "Created", "201", text=True)},
    }


def _in_query(name: str, least: int) -> Json:
    numbers: Json = {"type": "integer", "minimum": least, "maximum": 99_999_999}
    return {"name": name, "in": "query", "schema": numbers}


def _in_path(name: str) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


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
