"""The door for bots from outside: guests make tokens, and a token opens seats and nothing else."""

from functools import partial

from croupier.core.errors import CroupierError
from croupier.server import wire
from croupier.server.guests import (
    BOT_TOKEN,
    NotAllowed,
    bot_guest,
    clean_name,
    is_bot,
    new_secret,
)
from croupier.server.limiting import Asker, Buckets
from croupier.server.rooms import RoomRefusal
from croupier.store import tokens
from croupier.store.store import Store

BotCommand = wire.Sit | wire.Leave | wire.Begin | wire.Move | wire.Rematch
"""What a bot may ask of a room: to play there. It neither talks nor fills other seats."""


class UnknownToken(CroupierError):
    """A token nobody made, or that was revoked."""

    def __init__(self) -> None:
        super().__init__("unknown-token", "This token opens nothing, or nothing any more.")


class NotForBots(NotAllowed):
    """A bot asks for what is for people."""

    def __init__(self) -> None:
        super().__init__("not-for-bots", "A token of a bot opens seats at tables, nothing else.")


class BotDoor:
    """Knows the tokens; tries to guess one are counted by address."""

    def __init__(self, store: Store, tries: Buckets) -> None:
        self._store = store
        self._tries = tries

    async def make(self, guest: str, asked: wire.MakeToken) -> wire.TokenMade:
        """Make a token for a bot of a guest, kept as its digest."""
        token = f"{BOT_TOKEN}{new_secret()}"
        name, owner = clean_name(asked.name), clean_name(asked.owner)
        number = await self._store.ask(
            partial(tokens.make, token=bot_guest(token), guest=guest, name=name, owner=owner)
        )
        if number is None:
            raise RoomRefusal(
                "too-many-tokens", "You have as many tokens as can be had; revoke one."
            )
        return wire.TokenMade(number, token)

    async def of_guest(self, guest: str) -> wire.TokensHeld:
        """Return the tokens of a guest, but for what opens anything."""
        kept = await self._store.ask(partial(tokens.of_guest, guest=guest))
        return wire.TokensHeld(
            tuple(wire.TokenHeld(one.number, one.name, one.owner, one.made_at) for one in kept)
        )

    async def revoke(self, guest: str, number: int) -> None:
        """Let a token of a guest open nothing any more."""
        if not await self._store.ask(partial(tokens.revoke, guest=guest, number=number)):
            raise UnknownToken

    async def owner(self, bot: str) -> str:
        """Return who answers for a bot, or refuse one whose token opens nothing any more."""
        owner = await self._store.ask(partial(tokens.owner, token=bot))
        if owner is None:
            raise UnknownToken
        return owner

    async def let_in(self, asker: Asker) -> None:
        """Refuse a bot whose token opens nothing; whoever tries many is not even answered."""
        if is_bot(asker.guest):
            try:
                await self.owner(asker.guest)
            except UnknownToken:
                self._tries.take(asker.address)
                raise

    async def require(self, asker: Asker, command: wire.Command) -> None:
        """Refuse what a bot may not do, and any bot whose token was revoked meanwhile."""
        if is_bot(asker.guest):
            if not isinstance(command, BotCommand):
                raise NotForBots
            await self.let_in(asker)
