"""Profiles: who wants to be known again, by which devices, codes and passkeys.

Secrets and codes come here as digests only. Days are written as 2026-11-17: nobody needs to know
more of when somebody was there.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from croupier.store.database import Connection, Statement
from croupier.store.pages import KeptResult
from croupier.store.reading import Lookup, Readers, patience

MOST_CHALLENGES = 10_000
"""How many challenges may be open; more are only wanted by whoever floods."""

RecordT = TypeVar("RecordT", bound=Struct)


class KeptProfile(Struct, frozen=True):
    """A profile; `recovery` is the digest of its printed code, if there is one."""

    profile: str
    name: str
    colour: int
    language: str
    recovery: str
    made_on: str
    forgotten: int = 0


class KeptDevice(Struct, frozen=True):
    """A device of a profile, by the digest of its secret; `id` is what it is called in lists."""

    device: str
    profile: str
    id: str
    kind: str
    joined_on: str
    seen_on: str
    ended: int = 0


class KeptPasskey(Struct, frozen=True):
    """A passkey of a profile, good for one site; key and name are in base64."""

    credential: str
    profile: str
    site: str
    public_key: str
    uses: int
    made_on: str


_NAMES = """
SELECT device FROM devices WHERE profile = ?
UNION SELECT token FROM bot_tokens JOIN devices ON bot_tokens.guest = devices.device
WHERE devices.profile = ?
"""


def _columns(record: type[Struct]) -> str:
    return ", ".join(record.__struct_fields__)


def _insert(table: str, record: Struct) -> Statement:
    """Return the statement that keeps a record, unless there is one of its key."""
    values = msgspec.structs.astuple(record)
    places = ", ".join("?" for _ in values)
    columns = _columns(type(record))
    return (
        f"INSERT INTO {table} ({columns}) VALUES ({places}) ON CONFLICT DO NOTHING",
        *values,
    )


def _found(
    connection: Connection, kind: type[RecordT], table: str, where: str, *values: str
) -> list[RecordT]:
    names = kind.__struct_fields__
    rows = connection.rows(f"SELECT {_columns(kind)} FROM {table} WHERE {where}", *values)
    return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in rows]


class ProfileShelf:
    """Profiles in the database. What is written here survives a loss of power, as moves do."""

    def __init__(self, readers: Readers, writers: Readers) -> None:
        self._readers = readers
        self._writers = writers
        self._devices = Lookup(self._read_devices)

    async def device(self, device: str) -> KeptDevice | None:
        """Return the device that has a secret, whether or not it has ended."""
        return await self._devices.find(device) if device.isprintable() else None

    async def _read_devices(self, devices: Sequence[str]) -> Mapping[str, KeptDevice]:
        places = ", ".join("?" for _ in devices)
        found = await self._find(KeptDevice, "devices", f"device IN ({places})", *devices)
        return {one.device: one for one in found}

    async def devices(self, profile: str) -> list[KeptDevice]:
        """Return all devices a profile ever had, the latest first."""
        return await self._find(
            KeptDevice, "devices", "profile = ? ORDER BY joined_on DESC, id", profile
        )

    async def profile(self, profile: str) -> KeptProfile | None:
        """Return a profile, unless it is to be forgotten."""
        found = await self._find(KeptProfile, "profiles", "profile = ? AND forgotten = 0", profile)
        return found[0] if found else None

    async def recovered(self, recovery: str) -> KeptProfile | None:
        """Return the profile whose printed code has this digest."""
        found = await self._find(
            KeptProfile, "profiles", "recovery = ? AND forgotten = 0", recovery
        )
        return found[0] if found else None

    async def make(self, profile: KeptProfile, device: KeptDevice) -> None:
        """Keep a new profile with its first device, unless it is there."""
        await self._run(_insert("profiles", profile), _insert("devices", device))

    async def change(self, profile: str, name: str, colour: int, language: str) -> None:
        """Change how a profile appears."""
        await self._run(
            (
                "UPDATE profiles SET name = ?, colour = ?, language = ?"
                " WHERE profile = ? AND forgotten = 0",
                name,
                colour,
                language,
                profile,
            )
        )

    async def set_recovery(self, profile: str, recovery: str) -> None:
        """Have another printed code open a profile, and the old one no more."""
        await self._run(
            (
                "UPDATE profiles SET recovery = ? WHERE profile = ? AND forgotten = 0",
                recovery,
                profile,
            )
        )

    async def add_code(self, code: str, profile: str, until: float, now: float) -> None:
        """Keep the digest of a code that lets one device in; an older one is good no more."""
        await self._run(
            ("DELETE FROM device_codes WHERE profile = ? OR until < ?", profile, now),
            (
                "INSERT INTO device_codes (code, profile, until) VALUES (?, ?, ?)",
                code,
                profile,
                until,
            ),
        )

    async def use_code(self, code: str, now: float) -> str | None:
        """Spend a code; return whose it was, if it was good."""
        rows = await self._writers_ask(
            "DELETE FROM device_codes WHERE code = ? AND until >= ? RETURNING profile", code, now
        )
        return rows[0] if rows else None

    async def join(self, device: KeptDevice, before: KeptDevice | None) -> None:
        """Let a device in.

        What its holder was before is known by the same profile, or, if it was of another one, has
        left that.
        """
        ended = "UPDATE devices SET ended = 1 WHERE device = ?"
        left: Sequence[Statement] = (
            ()
            if before is None
            else (
                _insert("devices", before),
                (ended, before.device),
                # It is the same browser, and is told of moves as before.
                (
                    "UPDATE subscriptions SET device = ?, guest = ? WHERE device = ?",
                    device.device,
                    device.profile,
                    before.device,
                ),
            )
        )
        await self._run(*left, _insert("devices", device))

    async def end(self, profile: str, id_: str) -> str | None:
        """End what a device may do; return it by its digest, if there was one."""
        rows = await self._writers_ask(
            "UPDATE devices SET ended = 1 WHERE profile = ? AND id = ? AND ended = 0"
            " RETURNING device",
            profile,
            id_,
        )
        if rows:
            await self._run(("DELETE FROM subscriptions WHERE device = ?", rows[0]))
        return rows[0] if rows else None

    async def see(self, device: str, day: str) -> None:
        """Note the day a device was last there."""
        await self._run(("UPDATE devices SET seen_on = ? WHERE device = ?", day, device))

    async def passkeys(self, profile: str) -> list[KeptPasskey]:
        """Return the passkeys of a profile."""
        return await self._find(
            KeptPasskey, "passkeys", "profile = ? ORDER BY made_on, credential", profile
        )

    async def passkey(self, credential: str) -> KeptPasskey | None:
        """Return a passkey by its name."""
        found = await self._find(KeptPasskey, "passkeys", "credential = ?", credential)
        return found[0] if found else None

    async def add_passkey(self, passkey: KeptPasskey) -> None:
        """Keep a passkey."""
        await self._run(_insert("passkeys", passkey))

    async def remove_passkey(self, profile: str, credential: str) -> None:
        """Let a passkey open nothing any more."""
        await self._run(
            ("DELETE FROM passkeys WHERE profile = ? AND credential = ?", profile, credential)
        )

    async def count_use(self, credential: str, uses: int) -> None:
        """Keep how often a passkey says that it was used."""
        await self._run(("UPDATE passkeys SET uses = ? WHERE credential = ?", uses, credential))

    async def challenge(self, challenge: str, purpose: str, until: float, now: float) -> bool:
        """Keep what is to be signed until then; tell whether there was room for it."""
        await self._run(("DELETE FROM challenges WHERE until < ?", now))
        rows = await self._writers_ask(
            "INSERT INTO challenges (challenge, purpose, until) SELECT ?, ?, ?"
            f" WHERE (SELECT count(*) FROM challenges) < {MOST_CHALLENGES} RETURNING challenge",
            challenge,
            purpose,
            until,
        )
        return bool(rows)

    async def spend_challenge(self, challenge: str, purpose: str, now: float) -> bool:
        """Tell whether this was to be signed for that purpose; from now on it is not."""
        rows = await self._writers_ask(
            "DELETE FROM challenges WHERE challenge = ? AND purpose = ? AND until >= ?"
            " RETURNING challenge",
            challenge,
            purpose,
            now,
        )
        return bool(rows)

    async def forget(self, profile: str) -> None:
        """Let a profile open nothing any more, and keep no word of it; its rooms come next."""
        await self._run(
            ("DELETE FROM passkeys WHERE profile = ?", profile),
            ("DELETE FROM device_codes WHERE profile = ?", profile),
            ("DELETE FROM vacations WHERE profile = ?", profile),
            ("DELETE FROM subscriptions WHERE guest = ?", profile),
            ("UPDATE devices SET ended = 1, kind = '' WHERE profile = ?", profile),
            (
                "UPDATE profiles SET name = '', language = '', recovery = '', forgotten = 1"
                " WHERE profile = ?",
                profile,
            ),
        )

    async def forgotten(self) -> list[str]:
        """Return the profiles that are to be forgotten and may still have rooms."""
        async with patience():
            return await self._readers.ask(
                lambda connection: texts(
                    connection.rows("SELECT profile FROM profiles WHERE forgotten = 1")
                )
            )

    async def rooms(self, profile: str) -> list[str]:
        """Return the rooms in which a profile took a seat, by whichever device, or a bot of it."""
        async with patience():
            return await self._readers.ask(
                lambda connection: texts(
                    connection.rows(
                        f"SELECT DISTINCT room FROM seatings WHERE guest IN ({_NAMES})"
                        " ORDER BY room",
                        profile,
                        profile,
                    )
                )
            )

    async def names(self, profile: str) -> list[str]:
        """Return by which digests rooms know a profile: those of its devices, and of its bots."""
        async with patience():
            return await self._readers.ask(
                lambda connection: texts(connection.rows(_NAMES, profile, profile))
            )

    async def rooms_of(self, guest: str) -> list[str]:
        """Return the rooms in which a guest took a seat and whose games are not over."""
        async with patience():
            return await self._readers.ask(
                lambda connection: texts(
                    connection.rows(
                        "SELECT seatings.room FROM seatings JOIN rooms USING (room)"
                        " WHERE guest = ? AND stage <> 'over' ORDER BY seatings.room",
                        guest,
                    )
                )
            )

    async def results(self, profile: str, limit: int) -> list[KeptResult]:
        """Return how the last games of a profile ended, the very last one first."""
        async with patience():
            return await self._readers.ask(lambda connection: _results(connection, profile, limit))

    async def remove(self, profile: str) -> None:
        """Remove what is left of a profile that is forgotten in all its rooms."""
        of_profile = "(SELECT device FROM devices WHERE profile = ?)"
        await self._run(
            (f"DELETE FROM seatings WHERE guest IN {of_profile}", profile),
            (f"DELETE FROM listings WHERE guest IN {of_profile}", profile),
            (f"DELETE FROM blocks WHERE guest IN {of_profile}", profile),
            (f"DELETE FROM blocks WHERE blocked IN {of_profile}", profile),
            (f"DELETE FROM bot_tokens WHERE guest IN {of_profile}", profile),
            ("DELETE FROM devices WHERE profile = ?", profile),
            ("DELETE FROM profiles WHERE profile = ? AND forgotten = 1", profile),
        )

    async def _find(
        self, kind: type[RecordT], table: str, where: str, *values: str
    ) -> list[RecordT]:
        if not all(map(str.isprintable, values)):
            return []
        async with patience():
            return await self._readers.ask(
                lambda connection: _found(connection, kind, table, where, *values)
            )

    async def _run(self, *statements: Statement) -> None:
        async with patience():
            await self._writers.ask(lambda connection: connection.run_all(statements))

    async def _writers_ask(self, statement: str, *values: str | float) -> list[str]:
        async with patience():
            return await self._writers.ask(
                lambda connection: texts(connection.rows(statement, *values))
            )


def _results(connection: Connection, profile: str, limit: int) -> list[KeptResult]:
    rows = connection.rows(
        "SELECT DISTINCT results.room, results.at, results.body, coalesce(analyses.body, '')"
        " FROM devices JOIN seatings ON seatings.guest = devices.device"
        " JOIN results ON results.room = seatings.room"
        " LEFT JOIN analyses ON analyses.room = results.room"
        " WHERE devices.profile = ? ORDER BY results.at DESC, results.room LIMIT ?",
        profile,
        limit,
    )
    found = msgspec.convert(rows, list[tuple[str, float, str, str]])
    return [
        KeptResult(room, at, body.encode(), analysis.encode() if analysis else None)
        for room, at, body, analysis in found
    ]


def texts(rows: object) -> list[str]:
    """Return what stands in rows of one text each."""
    return [text for (text,) in msgspec.convert(rows, list[tuple[str]])]
