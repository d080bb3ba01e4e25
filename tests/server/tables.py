"""Rooms for two, without a server around them."""

from msgspec import Raw

from croupier.core.chance import Dealer
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.commands import begin
from croupier.server.guests import digest
from croupier.server.rooms import Room, RoomChange, opened

DEALER = Dealer.numbered(3)


def opening(
    game: str = "las-vegas",
    options: Raw | None = None,
    *,
    listed: bool = False,
    timer: int | None = None,
) -> e.Opened:
    """Return the first entry of a room for two."""
    return e.Opened(
        game=game,
        rules=1,
        options=options or Raw(b"{}"),
        seats=2,
        commitment=DEALER.commitment,
        invite=digest("invitation"),
        listed=listed,
        takeover=True,
        timer=timer,
    )


def gathered(entry: e.Opened, *holders: str) -> RoomChange:
    """Return a room where these sit, all at one device if they are called the same."""
    change = RoomChange(opened("room", entry))
    for seat, holder in enumerate(holders):
        change = change.then(e.Seated(seat=Seat(seat), name=holder, holders=(holder,)))
    return change


def begun(game: str = "las-vegas", options: Raw | None = None, *holders: str) -> Room:
    """Return a room where a game has begun."""
    return begin(gathered(opening(game, options), *(holders or ("anna", "benno"))), DEALER).room
