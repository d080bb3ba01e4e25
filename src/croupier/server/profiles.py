"""Profiles: guests who want to be known again, on all their devices, without a password."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.server import entries as e
from croupier.server import passkeys, wire
from croupier.server.guests import (
    CODE_LENGTH,
    RECOVERY_LENGTH,
    NotAllowed,
    clean_name,
    digest,
    new_code,
    new_id,
    new_secret,
    plain_code,
)
from croupier.server.history import MOST_GAMES, history, played_game
from croupier.server.hub import HouseFull, UnknownRoom
from croupier.server.identities import Identities, Identity
from croupier.server.organising import EveningPart, Evenings
from croupier.server.passkeys import BadPasskey, Site
from croupier.server.ratings import own_ratings, settle
from croupier.server.relay import Relay
from croupier.server.results import RESULTS, GameResult
from croupier.server.room_log import in_slices, numbered
from croupier.server.rooms import Numbered
from croupier.store import days, order, reading, tokens
from croupier.store.days import Subscription, Vacation
from croupier.store.errors import StoreDown
from croupier.store.profiles import KeptDevice, KeptPasskey, KeptProfile

CODE_SECONDS = 900
"""How long a code for another device is good for, while a server is open."""
MOST_PASSKEYS = 20
MOST_RUNNING = 50
"""How many tables somebody is told of at which they sit."""
FORGOTTEN = "forgotten"
"""Where processes tell each other of rooms in which somebody is not to be known any more."""
AGAIN = 60.0
"""How often is looked for profiles whose forgetting was interrupted."""
LOOKED_INTO = 4
"""How many games are looked into when somebody asks for all of theirs."""
OPENING = "open"
"""What a challenge is for that anybody may sign who has a passkey."""

LOG = logging.getLogger(__name__)


class NoProfile(NotAllowed):
    """Only whoever has a profile may do that."""

    def __init__(self) -> None:
        super().__init__("no-profile", "You are a guest here, without a profile.")


class UnknownDevice(CroupierError):
    """A profile is open on no such device."""

    def __init__(self) -> None:
        super().__init__("unknown-device", "There is no such device.")


class Adoption(Struct, frozen=True):
    """What the home of a room is asked: to let a profile hold the seats of a guest."""

    profile: str


class ExportedGame(Struct, frozen=True):
    """What is kept of somebody in a room: where they sat, how it ended, and what they said."""

    room: str
    seats: tuple[int, ...]
    result: GameResult | None
    said: tuple[str, ...]


class Export(Struct, frozen=True):
    """Everything that is kept about somebody."""

    profile: wire.Profile
    games: tuple[ExportedGame, ...]
    evenings: tuple[EveningPart, ...]
    bots: wire.TokensHeld
    blocks: wire.Blocks
    ratings: tuple[wire.OwnRating[object], ...]
    vacations: tuple[Vacation, ...]
    notices: tuple[Subscription, ...]


_ADOPTIONS = Decoder(Adoption)
_GUESTS = Decoder(tuple[str, ...])


class Profiles:
    """What can be done about profiles; `on_forgotten` is called with rooms that have changed."""

    def __init__(self, relay: Relay, identities: Identities, evenings: Evenings) -> None:
        relay.answering |= {"adopt": self._adopt, "forget": self._forget}
        self._relay = relay
        self._hub = relay.hub
        self._shelf = relay.hub.store.profiles
        self._identities = identities
        self._evenings = evenings
        self.on_forgotten: Callable[[str], None] = lambda _room: None
        self.on_unseen: Callable[[str], None] = lambda _room: None
        """Called with rooms of which it is not known yet how their games were won."""

    async def start(self) -> None:
        """Hear what is forgotten elsewhere, and finish what was interrupted."""
        await self._hub.bus.listen(FORGOTTEN, lambda room: self.on_forgotten(room.decode()))
        self._hub.spawn(self._forget_on())

    async def me(self, known: Identity) -> wire.Me:
        """Tell somebody who they are."""
        kept = await self._shelf.profile(known.guest) if known.is_profile else None
        return wire.Me(None if kept is None else await self._shown(kept, known.device))

    async def make(self, known: Identity, asked: wire.MakeProfile) -> wire.Me:
        """Make a profile of a guest; of one who has one, change it."""
        if known.is_profile:
            return await self.change(
                known, wire.ChangeProfile(asked.name, asked.colour, asked.language)
            )
        today = self._identities.today()
        profile = KeptProfile(
            known.guest, clean_name(asked.name), asked.colour, asked.language, "", today
        )
        device = KeptDevice(known.device, known.guest, new_id(), asked.device, today, today)
        await self._shelf.make(profile, device)
        self._identities.forget(known.device)
        return await self.me(known._replace(is_profile=True))

    async def change(self, known: Identity, asked: wire.ChangeProfile) -> wire.Me:
        """Change how somebody appears at tables that come."""
        profile = await self._required(known)
        name = clean_name(asked.name)
        await self._shelf.change(profile.profile, name, asked.colour, asked.language)
        return await self.me(known)

    async def give_code(self, known: Identity) -> wire.GivenCode:
        """Give out a code for one more device, in place of the last one."""
        profile, code, now = await self._required(known), new_code(), self._hub.open_time.now()
        await self._shelf.add_code(digest(code), profile.profile, now + CODE_SECONDS, now)
        return wire.GivenCode(code, CODE_SECONDS)

    async def give_recovery(self, known: Identity) -> wire.GivenCode:
        """Give out the code to be printed, in place of the last one."""
        profile, code = await self._required(known), new_code(RECOVERY_LENGTH)
        await self._shelf.set_recovery(profile.profile, digest(code))
        return wire.GivenCode(code, None)

    async def use_code(self, known: Identity, asked: wire.UseCode) -> tuple[wire.Me, str]:
        """Open the profile of a code on one more device; return its new secret as well."""
        code = plain_code(asked.code)
        profile = await self._profile_of(code)
        if profile is None:
            raise NotAllowed("wrong-code", "Nothing is opened by that code.")
        return await self._join(known, profile, asked.device)

    async def _profile_of(self, code: str) -> str | None:
        if len(code) == CODE_LENGTH:
            return await self._shelf.use_code(digest(code), self._hub.open_time.now())
        kept = await self._shelf.recovered(digest(code)) if len(code) == RECOVERY_LENGTH else None
        return kept.profile if kept is not None else None

    async def _join(
        self, known: Identity, profile: str, kind: wire.DeviceKind
    ) -> tuple[wire.Me, str]:
        """Open a profile on a device, which gets a new secret; its seats come along."""
        secret, today = new_secret(), self._identities.today()
        device = KeptDevice(digest(secret), profile, new_id(), kind, today, today)
        before = None
        if known.device:
            before = KeptDevice(known.device, profile, new_id(), kind, today, today, ended=1)
        rooms = await self._shelf.rooms_of(known.device) if not known.is_profile else []
        await self._shelf.join(device, before)
        if known.device:
            await self._identities.end(known.device)
        if known.guest and not known.is_profile:
            await self._bring_along(rooms, known.guest, profile)
            for brought in (tokens.hand_over, order.hand_over):
                await self._hub.store.ask(partial(brought, guest=known.guest, profile=profile))
            await self._evenings.adopt(known.guest, profile)
        return await self.me(Identity(profile, device.device, is_profile=True)), secret

    async def _bring_along(self, rooms: Sequence[str], guest: str, profile: str) -> None:
        adoption = wire.ENCODER.encode(Adoption(profile))
        for room in rooms:
            # A room that is gone, or whose game is not known any more, has no seats to bring.
            with suppress(CroupierError):
                await self._relay.ask("adopt", room, guest, adoption)

    async def _adopt(self, room: str, guest: str, body: bytes) -> bytes:
        await self._hub.adopt(room, guest, _ADOPTIONS.decode(body).profile)
        return b""

    async def end_device(self, known: Identity, id_: str) -> bool:
        """End what a device may do; tell whether it was this one."""
        profile = await self._required(known)
        device = await self._shelf.end(profile.profile, id_)
        if device is None:
            raise UnknownDevice
        await self._identities.end(device)
        return device == known.device

    async def passkey_to_make(self, known: Identity, site: Site) -> bytes:
        """Return what a browser needs to make a passkey."""
        profile = await self._required(known)
        kept = await self._shelf.passkeys(profile.profile)
        if len(kept) >= MOST_PASSKEYS:
            raise NotAllowed("full", "You have as many passkeys as there may be.")
        challenge = await self._challenge(profile.profile)
        return await asyncio.to_thread(
            passkeys.making_options,
            site,
            profile.profile,
            profile.name,
            [one.credential for one in kept if one.site == site.host],
            challenge,
        )

    async def keep_passkey(self, known: Identity, site: Site, asked: wire.SignedPasskey) -> wire.Me:
        """Keep a passkey that was made, or refuse it."""
        profile, credential = await self._required(known), asked.credential
        challenge = await self._signed(credential, profile.profile)
        made = await asyncio.to_thread(passkeys.made, site, credential, challenge)
        today = self._identities.today()
        kept = KeptPasskey(
            made.credential, profile.profile, site.host, made.public_key, made.uses, today
        )
        await self._shelf.add_passkey(kept)
        return await self.me(known)

    async def remove_passkey(self, known: Identity, id_: str) -> wire.Me:
        """Let a passkey open nothing any more."""
        profile = await self._required(known)
        await self._shelf.remove_passkey(profile.profile, id_)
        return await self.me(known)

    async def passkey_to_open(self, site: Site) -> bytes:
        """Return what a browser needs to have a passkey sign."""
        challenge = await self._challenge(OPENING)
        return await asyncio.to_thread(passkeys.opening_options, site, challenge)

    async def use_passkey(
        self, known: Identity, site: Site, asked: wire.SignedPasskey
    ) -> tuple[wire.Me, str]:
        """Open the profile of a passkey on one more device; return its new secret as well."""
        credential = asked.credential
        challenge = await self._signed(credential, OPENING)
        passkey = await self._shelf.passkey(passkeys.credential_in(credential))
        if passkey is None or passkey.site != site.host:
            raise BadPasskey
        uses = await asyncio.to_thread(passkeys.uses_after, site, passkey, credential, challenge)
        await self._shelf.count_use(passkey.credential, uses)
        return await self._join(known, passkey.profile, asked.device)

    async def _challenge(self, purpose: str) -> bytes:
        challenge, now = secrets.token_bytes(passkeys.CHALLENGE_BYTES), self._hub.open_time.now()
        until = now + passkeys.SECONDS
        if not await self._shelf.challenge(passkeys.encoded(challenge), purpose, until, now):
            raise HouseFull
        return challenge

    async def _signed(self, credential: str, purpose: str) -> str:
        """Return what somebody says was signed, if it was asked for and never signed before."""
        challenge = passkeys.challenge_in(credential)
        if not await self._shelf.spend_challenge(challenge, purpose, self._hub.open_time.now()):
            raise BadPasskey
        return challenge

    async def export(self, known: Identity) -> bytes:
        """Return everything that is kept about somebody, as JSON."""
        profile = await self._required(known)
        guests = {one.device for one in await self._shelf.devices(profile.profile)}
        rooms = await self._shelf.rooms(profile.profile)
        games = [await self._exported(room, guests) for room in rooms]
        shown = await self._shown(profile, known.device)
        bots = await self._hub.bot_door.of_guest(profile.profile)
        blocks = await self._hub.order.blocks(profile.profile)
        evenings = tuple(await self._evenings.parts([*guests]))
        ratings = await own_ratings(self._hub.store, profile.profile)
        names, ask = [profile.profile], self._hub.store.ask
        away = await ask(lambda line: days.vacations(line, names))
        told = await ask(lambda line: days.subscriptions(line, names))
        without = [replace(one, device="", guest="") for one in told]
        exported = wire.ENCODER.encode(
            Export(
                shown,
                tuple(games),
                evenings,
                bots,
                blocks,
                ratings,
                tuple(replace(one, profile="") for one in away),
                tuple(without),
            )
        )
        return msgspec.json.format(exported, indent=1)

    async def _exported(self, room: str, guests: set[str]) -> ExportedGame:
        result = await self._hub.store.result(room)
        own: set[int] = set()
        said = []

        def look(entries: Iterable[Numbered]) -> Iterator[None]:
            for _, entry in entries:
                match entry:
                    case e.Seated(seat=seat, holders=holders):
                        (own.discard if guests.isdisjoint(holders) else own.add)(seat)
                    case e.Said(seat=seat, text=text) if seat in own:
                        said.append(text)
                    case _:
                        pass
                yield

        lines = await self._hub.store.read(room)
        await in_slices(look(numbered(lines)), self._hub.turns)
        found = None if result is None else _without_holders(RESULTS.decode(result))
        return ExportedGame(room, tuple(sorted(own)), found, tuple(said))

    async def history(self, known: Identity) -> wire.History:
        """Return what somebody has played, and have some of it looked into that was not yet."""
        profile = await self._required(known)
        guests = {one.device for one in await self._shelf.devices(profile.profile)}
        kept = await self._shelf.results(profile.profile, MOST_GAMES)
        games = await asyncio.to_thread(lambda: [played_game(one, guests) for one in kept])
        for game in [one for one in games if one.insight is None][:LOOKED_INTO]:
            self.on_unseen(game.room)
        return await asyncio.to_thread(history, games)

    async def forget(self, known: Identity) -> None:
        """Forget somebody: at once that they are known, and soon who they were in each room."""
        profile = await self._required(known)
        devices = await self._shelf.devices(profile.profile)
        await self._shelf.forget(profile.profile)
        for one in devices:
            await self._identities.end(one.device)
        self._hub.spawn(self._forget_all())

    async def _forget_on(self) -> None:
        """Finish what was interrupted, or what a server that has ended had begun to forget."""
        while True:
            await self._forget_all()
            await self._hub.clock.sleep(AGAIN)

    async def _forget_all(self) -> None:
        with suppress(StoreDown):
            for profile in await self._shelf.forgotten():
                await self._forget_rooms(profile)

    async def _forget_rooms(self, profile: str) -> None:
        guests = tuple(await self._shelf.names(profile))
        rooms = await self._shelf.rooms(profile)
        await self._evenings.forget(guests)
        left = [room for room in rooms if not await self._is_forgotten(room, guests)]
        if left:
            LOG.warning("in %d rooms somebody is not yet forgotten", len(left))
        else:
            await settle(self._hub.store)
            await self._hub.store.ratings.forget(profile)
            await self._shelf.remove(profile)

    async def _is_forgotten(self, room: str, guests: Sequence[str]) -> bool:
        """Have a room forget somebody; tell whether it has. One that is gone has."""
        try:
            await self._relay.ask("forget", room, "", wire.ENCODER.encode(guests))
        except CroupierError as error:
            return error.code == UnknownRoom().code
        self.on_forgotten(room)
        await self._hub.bus.tell(FORGOTTEN, room.encode())
        return True

    async def _forget(self, room: str, _guest: str, body: bytes) -> bytes:
        await self._hub.forget(room, _GUESTS.decode(body))
        return b""

    async def _required(self, known: Identity) -> KeptProfile:
        kept = await self._shelf.profile(known.guest) if known.is_profile else None
        if kept is None:
            raise NoProfile
        return kept

    async def _shown(self, kept: KeptProfile, device: str) -> wire.Profile:
        devices = await self._shelf.devices(kept.profile)
        return msgspec.convert(
            {
                "name": kept.name,
                "colour": kept.colour,
                "language": kept.language,
                "made_on": kept.made_on,
                "has_recovery": bool(kept.recovery),
                "devices": [_shown_device(one, device) for one in devices if not one.ended],
                "passkeys": [
                    wire.Passkey(one.credential, one.made_on)
                    for one in await self._shelf.passkeys(kept.profile)
                ],
                "rooms": [
                    wire.RunningRoom(room, game)
                    for room, game in await self._running([one.device for one in devices])
                ],
            },
            wire.Profile,
        )

    async def _running(self, guests: Sequence[str]) -> Sequence[tuple[str, str]]:
        return await self._hub.store.ask(lambda line: reading.running(line, guests, MOST_RUNNING))


def _shown_device(kept: KeptDevice, here: str) -> wire.Device:
    return msgspec.convert(
        {
            "id": kept.id,
            "kind": kept.kind,
            "joined_on": kept.joined_on,
            "seen_on": kept.seen_on,
            "here": kept.device == here,
        },
        wire.Device,
    )


def _without_holders(result: GameResult) -> GameResult:
    """Return how a game ended, with nobody's digest in it."""
    return replace(result, seats=tuple(replace(seat, holders=()) for seat in result.seats))
