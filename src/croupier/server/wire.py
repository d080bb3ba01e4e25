"""Every message between the server and those who play, as types.

What belongs to a game is of its own types: records are generic where they hold it, and whoever
passes it on does not look inside. The schema and the types of the client are generated from this
module (`croupier.server.schema`).
"""

from collections.abc import Mapping
from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct, field
from msgspec.json import Decoder, Encoder

from croupier.analysis.account import SeatAccount
from croupier.core.game import Turn
from croupier.core.phrases import Phrase, Word
from croupier.core.seats import MOST_SEATS, Seat
from croupier.games.spec import Level
from croupier.server.acts import Act, Matter
from croupier.server.entries import By, Reaction

Stage = Literal["gathering", "playing", "over", "closed"]
Coaching = Literal["offered", "locked", "none"]
"""Whether the coach may be asked at a table, not there, or whether its game has none."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""What a client calls a command of its own: sent again, it is answered again, not done again."""
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Secret = Annotated[str, Meta(max_length=128)]


OptionsT_co = TypeVar("OptionsT_co", covariant=True)
StateT_co = TypeVar("StateT_co", covariant=True)
MoveT_co = TypeVar("MoveT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)
PreviewT_co = TypeVar("PreviewT_co", covariant=True)
StandingT_co = TypeVar("StandingT_co", covariant=True)
ConsideredT_co = TypeVar("ConsideredT_co", covariant=True)


class _Strict(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Setup(Struct, Generic[OptionsT_co], frozen=True):
    """A table of a game, and what it has agreed on."""

    game: str
    options: OptionsT_co


def _usual_options() -> Raw:
    return Raw(b"{}")


class AskedSetup(_Strict, frozen=True):
    """A table as it is asked for; its game reads the options."""

    game: Annotated[str, Meta(max_length=64)]
    options: Raw = field(default_factory=_usual_options)


class OpenSeat(_Strict, frozen=True, tag="open"):
    """A seat for whoever comes."""


class PersonSeat(_Strict, frozen=True, tag="person"):
    """A seat for whoever sets up the table; several such seats share one device."""

    name: Text


class BotSeat(_Strict, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: Level = "medium"


class Create(_Strict, frozen=True):
    """Set up a table. Without open seats the game begins at once.

    `timer` is how many seconds there are for a move; with more than an hour it is a game over days.
    """

    setup: AskedSetup
    seats: Annotated[
        tuple[OpenSeat | PersonSeat | BotSeat, ...], Meta(min_length=2, max_length=MOST_SEATS)
    ]
    listed: bool = False
    takeover: bool = True
    timer: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)] | None = None
    coach: bool = False
    counts: bool = False


class Created(Struct, frozen=True):
    """The table is set up; the invitation is told only here, to whoever set it up."""

    room: str
    invite: str


class WhatIf(_Strict, frozen=True):
    """Play on from an entry of a finished game, against bots, on the seat that is to move."""

    number: Annotated[int, Meta(ge=0)]
    name: Text
    level: Level = "medium"


class PlayOn(_Strict, frozen=True):
    """Play on from a puzzle, against bots, on the seat that is to move."""

    name: Text
    level: Level = "medium"


class MakeToken(_Strict, frozen=True):
    """Ask for a token for a bot; `owner` is the name under which one answers for it at tables."""

    name: Text
    owner: Text


class TokenMade(Struct, frozen=True):
    """The token of a bot, which is told only here; by its number it can be revoked."""

    number: int
    token: str


class TokenHeld(Struct, frozen=True):
    """A token one has made, without the token itself; `made_at` is in seconds since 1970."""

    number: int
    name: str
    owner: str
    made_at: float


class TokensHeld(Struct, frozen=True):
    """The tokens one has made for bots."""

    tokens: tuple[TokenHeld, ...]


class BlockSeat(_Strict, frozen=True):
    """Block whoever holds a seat: they take no seat where one sits, and are not heard by one."""

    seat: SeatNumber


class Blocked(Struct, frozen=True):
    """Somebody one has blocked, and how they were called."""

    number: int
    name: str


class BlockedSeat(Struct, frozen=True):
    """A seat whose holder one has blocked, and the number by which that is undone."""

    seat: Seat
    number: int


class Blocks(Struct, frozen=True):
    """Whom one has blocked, and which of them sit at a table."""

    blocked: tuple[Blocked, ...]
    seats: tuple[BlockedSeat, ...] = ()


class Consider(_Strict, frozen=True):
    """Ask what a move would lead to that is not listed, such as an offer, before it is made."""

    seat: SeatNumber
    move: Raw


class AskCoach(_Strict, frozen=True):
    """Ask the coach what a seat of one's own may best do now."""

    seat: SeatNumber


class Sit(_Strict, frozen=True, tag="sit"):
    """Take an open seat; a table that is not listed asks for its invitation."""

    id: Id
    seat: SeatNumber
    name: Text
    invite: Secret = ""


class Leave(_Strict, frozen=True, tag="leave"):
    """Leave a seat: free before the game, for a bot during it."""

    id: Id
    seat: SeatNumber


class Fill(_Strict, frozen=True, tag="fill"):
    """Give an open seat, or that of another bot, to a bot."""

    id: Id
    seat: SeatNumber
    level: Level = "medium"


class Clear(_Strict, frozen=True, tag="clear"):
    """Take a bot out again before the game: its seat is open."""

    id: Id
    seat: SeatNumber


class Begin(_Strict, frozen=True, tag="begin"):
    """Begin the game: all seats are taken."""

    id: Id


class Move(_Strict, frozen=True, tag="move"):
    """Make a move for a seat of one's own."""

    id: Id
    seat: SeatNumber
    move: Raw


class Say(_Strict, frozen=True, tag="say"):
    """Say something."""

    id: Id
    seat: SeatNumber
    text: Text


class React(_Strict, frozen=True, tag="react"):
    """Show something without words."""

    id: Id
    seat: SeatNumber
    reaction: Reaction


class Rematch(_Strict, frozen=True, tag="rematch"):
    """Say whether to play again with the same people, each one seat further.

    It begins when all have said something, or, if somebody wants it `now`, without the rest.
    """

    id: Id
    yes: bool = True
    now: bool = False


class Propose(_Strict, frozen=True, tag="propose"):
    """Do something about the table as its host, or have the others vote on it."""

    id: Id
    act: Act


class Vote(_Strict, frozen=True, tag="vote"):
    """Say yes or no to what was proposed, by the number of its entry."""

    id: Id
    proposal: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    yes: bool


class Claim(_Strict, frozen=True, tag="claim"):
    """Say that a seat was one's own: whoever has left it has it back, others ask those there."""

    id: Id
    seat: SeatNumber
    name: Text


class Murmur(_Strict, frozen=True, tag="murmur"):
    """Say something to the others who watch, where the host allows it."""

    id: Id
    name: Text
    text: Text


class Ping(_Strict, frozen=True, tag="ping"):
    """Ask whether the line still holds."""

    id: Id


class CaughtUp(_Strict, frozen=True, tag="caught-up"):
    """Say that everything up to an entry was seen; bots go on when all who play have seen it.

    A number beyond all entries is for those who want to see everything at once.
    """

    number: Annotated[int, Meta(ge=0, le=2**53 - 1)]


Command = (
    Sit
    | Leave
    | Fill
    | Clear
    | Begin
    | Move
    | Say
    | React
    | Rematch
    | Propose
    | Vote
    | Claim
    | Murmur
)
ClientMessage = Command | Ping | CaughtUp
"""What a client sends on its socket."""


class Ending(Struct, frozen=True):
    """How a game ended: each seat's scores, the deciding one first, and its place."""

    scores: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]


class Choice(Struct, Generic[MoveT_co, PreviewT_co], frozen=True, gc=False, omit_defaults=True):
    """A move one may make, and what it leads to, where that can be said.

    `phrase` says it in words, for tables without a look of their own.
    """

    move: MoveT_co
    preview: PreviewT_co | None
    phrase: Phrase | None = None


class Choices(Struct, Generic[MoveT_co, PreviewT_co], frozen=True, gc=False):
    """What a seat may choose; what is not listed one by one, as offers, is free to make besides."""

    seat: Seat
    choices: tuple[Choice[MoveT_co, PreviewT_co], ...]


class Seen(
    Struct,
    Generic[StateT_co, MoveT_co, PreviewT_co, StandingT_co],
    frozen=True,
    omit_defaults=True,
):
    """A game as one sees it.

    `position` says it in sentences, for tables without a look of their own.
    """

    state: StateT_co
    turn: Turn | None
    standing: StandingT_co
    yours: tuple[Choices[MoveT_co, PreviewT_co], ...]
    ending: Ending | None
    position: tuple[Phrase, ...] = ()


class EventTold(Struct, Generic[EventT_co], frozen=True, omit_defaults=True):
    """An event, and the words for it: those of a message that is mostly called like the event.

    Without a `message` that is the name of the game, a hyphen and the type of the event.
    """

    event: EventT_co
    words: Mapping[str, Word] = {}
    message: str = ""


class Played(Struct, Generic[EventT_co], frozen=True, tag="played", omit_defaults=True):
    """A move or an outcome, and what came of it; `by` whom it was, if not by who holds the seat."""

    number: int
    told: tuple[EventTold[EventT_co], ...]
    by: By = "holder"


AnySeen = Seen[object, object, object, object]
AnyChoices = Choices[object, object]
AnyPlayed = Played[object]
"""As they are where nobody looks inside."""


class SeatTaken(Struct, frozen=True, tag="seated"):
    """Somebody, or a bot, took a seat."""

    number: int
    seat: Seat
    name: str


class SeatLeft(Struct, frozen=True, tag="left"):
    """Somebody left a seat."""

    number: int
    seat: Seat


class GameBegun(Struct, frozen=True, tag="begun"):
    """The game began."""

    number: int


class TextSaid(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    seat: Seat
    text: str


class ReactionShown(Struct, frozen=True, tag="reacted"):
    """Somebody showed something without words."""

    number: int
    seat: Seat
    reaction: Reaction


class BotStepsIn(Struct, frozen=True, tag="taken-over"):
    """A bot plays for somebody who is away."""

    number: int
    seat: Seat


class HolderReturns(Struct, frozen=True, tag="returned"):
    """Somebody is back."""

    number: int
    seat: Seat


class AgainSaid(Struct, frozen=True, tag="again"):
    """Those on some seats said whether they play again."""

    number: int
    seats: tuple[Seat, ...]
    yes: bool


class CoachAsked(Struct, frozen=True, tag="coached"):
    """Somebody asked the coach."""

    number: int
    seat: Seat


class TableArranged(Struct, frozen=True, tag="arranged"):
    """Something was done about the table, or was not agreed to: a message, and its words.

    It is about a seat, or about all of them.
    """

    number: int
    seat: Seat | None
    message: str
    words: Mapping[str, Word]


class TableClosed(Struct, frozen=True, tag="closed"):
    """The table was closed."""

    number: int


class PlayAgain(Struct, frozen=True, tag="rematched"):
    """The same people play again, in another room."""

    number: int
    room: str


Happened = (
    AnyPlayed
    | SeatTaken
    | SeatLeft
    | GameBegun
    | TextSaid
    | ReactionShown
    | BotStepsIn
    | HolderReturns
    | AgainSaid
    | CoachAsked
    | TableArranged
    | TableClosed
    | PlayAgain
)


class Chair(Struct, frozen=True):
    """A seat as everyone sees it; `away` is played by a bot until its holder is back.

    `again` is what its holder said when the game was over and others wanted to play again. A bot
    without a level comes from outside, and `owner` is the name of who answers for it. A bot plays
    on a seat that was `left`, and whoever left it may have it back. `vacation` is the last day on
    which its holder's time stands still in a game over days.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    present: bool
    away: bool
    colour: int
    again: bool | None = None
    owner: str = ""
    left: bool = False
    vacation: str = ""


class Proposal(Struct, frozen=True):
    """What is being voted on, by whom it was proposed if by a seat, and who is for and against."""

    number: int
    act: Matter
    by: Seat | None
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


class Order(Struct, frozen=True):
    """Who keeps order at a table, what was done about it, and what is being voted on.

    `ended` is a game that was ended by agreement; in the `gallery` those who watch may talk.
    """

    host: Seat | None
    paused: bool
    ended: bool
    gallery: bool
    muted: tuple[Seat, ...]
    proposals: tuple[Proposal, ...]


class View(Struct, frozen=True):
    """A room as one sees it: all there is to draw it."""

    room: str
    number: int
    setup: Setup[object]
    stage: Stage
    chairs: tuple[Chair, ...]
    you: tuple[Seat, ...]
    listed: bool
    takeover: bool
    coach: Coaching
    timer: int | None
    seconds_left: float | None
    commitment: str
    seed: str | None
    rematch: str | None
    what_if: str | None
    table: AnySeen | None
    order: Order
    evening: str | None = None
    counts: bool = False


class News(Struct, frozen=True, tag="news"):
    """What happened since the last news, and the room as it is now."""

    happened: tuple[Happened, ...]
    view: View


class Changes(Struct, frozen=True, tag="changes"):
    """What happened, and what has changed in the room since an entry.

    It is told in place of news to those who have asked for it and have the room as of that entry;
    `croupier.server.patches` tells how a patch is read.
    """

    since: int
    happened: tuple[Happened, ...]
    patch: dict[str, object]


class Presence(Struct, frozen=True, tag="presence"):
    """Whose holders are there right now, and how many others watch."""

    seats: tuple[Seat, ...]
    watching: int


class Murmured(Struct, frozen=True, tag="murmured"):
    """Somebody who watches said something, to all others who do."""

    id: str
    name: str
    text: str


class Done(Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out and stored; `number` is the entry it became."""

    id: str
    number: int
    room: str | None = None


class Refused(Struct, frozen=True, tag="refused"):
    """A command was not carried out; the view is as fresh as it can be."""

    id: str
    code: str
    sentence: str
    view: View | None


class Pong(Struct, frozen=True, tag="pong"):
    """The line holds."""

    id: str


Answer = Done | Refused
ServerMessage = News | Changes | Presence | Murmured | Done | Refused | Pong
"""What a server sends on a socket."""


class Problem(Struct, frozen=True):
    """Why a request was refused, where there is no room to show."""

    code: str
    sentence: str


class Considered(Struct, Generic[ConsideredT_co], frozen=True):
    """What a move would lead to, or why it cannot be made: a question is no fault."""

    found: ConsideredT_co | None
    problem: Problem | None


class Listing(Struct, frozen=True):
    """An open table in the list; `timer` is how many seconds there are for a decision, if any."""

    room: str
    setup: Setup[object]
    stage: Stage
    chairs: tuple[Chair, ...]
    timer: int | None = None
    counts: bool = False


class Listings(Struct, frozen=True):
    """The tables one may join or watch."""

    tables: tuple[Listing, ...]


class GameListing(Struct, frozen=True):
    """A game that is played here: how many may play, and what there is to it.

    `languages` are those it brings sentences in by itself.
    """

    name: str
    title: str
    rules: int
    least_seats: int
    most_seats: int
    levels: tuple[Level, ...]
    languages: tuple[str, ...]
    has_judge: bool


class Games(Struct, frozen=True):
    """The games that are played here."""

    games: tuple[GameListing, ...]


class Frame(Struct, frozen=True):
    """One step of a finished game, for its replay."""

    number: int
    happened: AnyPlayed
    table: AnySeen


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    view: View
    frames: tuple[Frame, ...]


class LessonScene(Struct, Generic[MoveT_co, ConsideredT_co], frozen=True):
    """A step of a lesson: what happened before it, what is seen then, and how it goes on.

    To "read" there is nothing to do, a "move" is asked for in words, a "task" has to be solved.
    `considered` is what a move that is not listed would lead to.
    """

    name: str
    kind: Literal["read", "move", "task"]
    move: MoveT_co | None
    considered: ConsideredT_co | None
    shown: tuple[str, ...]
    happened: tuple[AnyPlayed, ...]
    table: AnySeen


class Lesson(Struct, frozen=True):
    """A chapter of what is learned by playing: who plays along, and its steps."""

    setup: Setup[object]
    others: tuple[str, ...]
    scenes: tuple[LessonScene[object, object], ...]


class MissedMove(Struct, Generic[MoveT_co, PreviewT_co], frozen=True):
    """A move of a finished game with a better one beside it, and what both led to.

    `entry` is its place among the frames of the replay, `cost` by how much the other one's chance
    to win was higher.
    """

    entry: int
    seat: Seat
    cost: float
    move: MoveT_co
    better: MoveT_co
    preview: PreviewT_co | None
    better_preview: PreviewT_co | None


class Insight(Struct, Generic[MoveT_co, PreviewT_co], frozen=True):
    """How a finished game was won, as far as that is known by now.

    `movers` says of every frame of the replay whose choice it was; luck is nobody's. `chances`
    grow from the first position on, `seats` are there once all chances are, and with the `errors`
    it is complete.
    """

    movers: tuple[Seat | None, ...]
    seats: tuple[SeatAccount, ...]
    chances: tuple[tuple[float, ...], ...]
    errors: tuple[MissedMove[MoveT_co, PreviewT_co], ...]
    is_complete: bool


class AdvisedMove(Struct, Generic[MoveT_co, PreviewT_co], frozen=True):
    """A move one may consider, what it leads to, and the chance to win that it leaves."""

    move: MoveT_co
    preview: PreviewT_co | None
    chance: float


class Advice(Struct, Generic[MoveT_co, PreviewT_co], frozen=True):
    """What the coach says: what may be considered, the best first."""

    seat: Seat
    options: tuple[AdvisedMove[MoveT_co, PreviewT_co], ...]


class Puzzle(Struct, Generic[MoveT_co, PreviewT_co], frozen=True):
    """A position in which one move is best, with the chances all of them leave, the best first.

    It is the puzzle of this number, from 1, among so many of its game. `names` are those of bots on
    all seats, and `found` the levels of bots that find the move.
    """

    setup: Setup[object]
    number: int
    count: int
    names: tuple[str, ...]
    seat: Seat
    table: AnySeen
    options: tuple[AdvisedMove[MoveT_co, PreviewT_co], ...]
    found: tuple[Level, ...]


AnyPuzzle = Puzzle[object, object]
"""A puzzle, of whichever game it is."""

AnyAdvice = Advice[object, object]
"""What the coach says, of whichever game it is."""

AnyInsight = Insight[object, object]
"""How a game was won, of whichever game it is."""

EveningStage = Literal["gathering", "playing", "over"]
MOST_ROUNDS = 20
"""How many rounds an evening may have."""


class OpenEvening(_Strict, frozen=True):
    """Open an evening for many: so many rounds at tables of so many seats, or some one fewer."""

    title: Text
    setup: AskedSetup
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    timer: Annotated[int, Meta(ge=10, le=3600)] | None = None


class EveningMade(Struct, frozen=True):
    """The evening is open; its invitation is told only here, to whoever opened it."""

    evening: str
    invite: str


class JoinEvening(_Strict, frozen=True, tag="join"):
    """Take part from the next round on, under this name."""

    name: Text
    invite: Secret = ""


class LeaveEvening(_Strict, frozen=True, tag="leave"):
    """Take no part from the next round on."""


class DropMember(_Strict, frozen=True, tag="drop"):
    """Let somebody take no part from the next round on; for organisers."""

    member: Annotated[int, Meta(ge=0)]


class PairRound(_Strict, frozen=True, tag="pair"):
    """Make the tables of this round, the first of which is 1; for organisers.

    However often it is asked for, a round is made once. While tables still play, only if it is
    wanted `now`: what comes of those counts when they are over.
    """

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    now: bool = False


class EndEvening(_Strict, frozen=True, tag="end"):
    """End the evening: what the standings say now is the result; for organisers."""


EveningCommand = JoinEvening | LeaveEvening | DropMember | PairRound | EndEvening
"""What is asked of an evening."""


class EveningMember(Struct, frozen=True):
    """Somebody who takes part, or did, with what they have so far.

    `points` are the shares of their tables they were ahead of, a bye being a half; `opponents` is
    what those they met have on average. `owner` answers for a bot from outside.
    """

    number: int
    name: str
    owner: str
    is_in: bool
    place: int
    points: float
    opponents: float
    wins: float
    played: int


class EveningTable(Struct, frozen=True):
    """A table of a round: its room, and by seat who sits there, and which place they took.

    A table without places is not over, or was closed.
    """

    room: str
    members: tuple[int, ...]
    stage: Literal["playing", "over", "closed"]
    places: tuple[int, ...] = ()


class EveningRound(Struct, frozen=True):
    """A round: its tables, and who had none."""

    tables: tuple[EveningTable, ...]
    byes: tuple[int, ...]


class EveningView(Struct, frozen=True):
    """An evening as one sees it; `number` grows with everything that happens.

    `members` are in the order of the standings. `you` is who one is of them.
    """

    evening: str
    number: int
    title: str
    setup: Setup[object]
    seats: int
    rounds: int
    timer: int | None
    stage: EveningStage
    members: tuple[EveningMember, ...]
    played: tuple[EveningRound, ...]
    you: int | None = None
    is_organiser: bool = False


class EveningListing(Struct, frozen=True):
    """An evening one takes part in."""

    evening: str
    title: str
    stage: EveningStage


class EveningListings(Struct, frozen=True):
    """The evenings one takes part in that are not over, the newest first."""

    evenings: tuple[EveningListing, ...]


Colour = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Language = Literal["en", "ru", "de", "fr", "is"]
DeviceKind = Literal["phone", "tablet", "computer"]


class MakeProfile(_Strict, frozen=True):
    """Be known again on this server, by this look; `device` is what one is sitting at."""

    name: Text
    colour: Colour
    language: Language
    device: DeviceKind


class ChangeProfile(_Strict, frozen=True):
    """Change how one appears at tables that come."""

    name: Text
    colour: Colour
    language: Language


class UseCode(_Strict, frozen=True):
    """Open one's profile on this device, by a code of another one or by the printed one."""

    code: Secret
    device: DeviceKind


class SignedPasskey(_Strict, frozen=True):
    """What a passkey says, as JSON of the browser's; `device` is what one is sitting at."""

    credential: Annotated[str, Meta(max_length=8000)]
    device: DeviceKind


class Device(Struct, frozen=True):
    """A device on which a profile is open, and on which days it came and was last there."""

    id: str
    kind: DeviceKind
    joined_on: str
    seen_on: str
    here: bool


class Passkey(Struct, frozen=True):
    """A passkey that opens a profile, and the day it was made."""

    id: str
    made_on: str


class RunningRoom(Struct, frozen=True):
    """A table at which one sits, and whose game is not over.

    Of a game over days it is told whether it is one's move, and how many seconds are left for it,
    if it is a person's at all.
    """

    room: str
    game: str
    yours: bool | None = None
    seconds_left: float | None = None


class MyGames(Struct, frozen=True):
    """The tables at which one sits: where it is one's move in a game over days, most urgent first.

    The others come behind, the last ones first.
    """

    games: tuple[RunningRoom, ...]


class Subscribe(_Strict, frozen=True):
    """Tell this device of moves, at the address and by the keys its browser has given."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class NoticeState(Struct, frozen=True):
    """The key by which a browser knows notices of this house, and whether this device gets any.

    Without a key nobody gets any here.
    """

    key: str
    on: bool


class GoAway(_Strict, frozen=True):
    """Be on vacation until the end of a day, written as 2026-11-17; on no day, be back."""

    until: Annotated[str, Meta(max_length=10)] | None


class VacationState(Struct, frozen=True):
    """Until when one is on vacation, if one is, and how many days of it are left this year."""

    until: str | None
    days_left: int


class Profile(Struct, frozen=True):
    """Whoever wants to be known again, as only they see it; `rooms` are the last ones first."""

    name: str
    colour: int
    language: Language
    made_on: str
    has_recovery: bool
    devices: tuple[Device, ...]
    passkeys: tuple[Passkey, ...]
    rooms: tuple[RunningRoom, ...]


class Me(Struct, frozen=True):
    """Who one is; a guest has no profile."""

    profile: Profile | None


class GivenCode(Struct, frozen=True):
    """A code that opens a profile, told only here; one for ever has no end."""

    code: str
    seconds: int | None


class PastSeat(Struct, frozen=True):
    """A seat of a finished game: who sat there, which place it took, and with how much.

    Whoever `left` had a bot play on.
    """

    name: str
    colour: int
    place: int
    score: int
    level: Level | None
    left: bool


class PastGame(Struct, frozen=True):
    """A finished game of one's own, and what became of one's chance to win, once that is known."""

    room: str
    setup: Setup[object]
    at: float
    seats: tuple[PastSeat, ...]
    you: tuple[Seat, ...]
    account: SeatAccount | None


class Tally(Struct, frozen=True):
    """How many games, how many of them won, and how many equal players would have won."""

    games: int
    won: float
    expected: float


class SeatsTally(Struct, frozen=True):
    """The games with so many seats."""

    seats: int
    tally: Tally


class VariantTally(Struct, Generic[OptionsT_co], frozen=True):
    """The games for which the same was agreed on."""

    options: OptionsT_co
    tally: Tally


class Opponent(Struct, frozen=True):
    """Somebody one has played with, or bots of a level: how often, and how often one was ahead."""

    name: str
    colour: int
    level: Level | None
    games: int
    ahead: float


class Mistake(Struct, Generic[MoveT_co], frozen=True):
    """A kind of move that had better ones beside it, as one of them: how often, and what it cost.

    The cost is in games: a tenth is a tenth of a win.
    """

    move: MoveT_co
    count: int
    cost: float


class GameStatistics(Struct, frozen=True):
    """What the games of one kind add up to.

    `luck` is what luck has brought so far, in wins, after each game that was looked into, and
    `choices` what one's own choices cost in all of them.
    """

    game: str
    total: Tally
    luck: tuple[float, ...]
    choices: float
    by_seats: tuple[SeatsTally, ...]
    by_variant: tuple[VariantTally[object], ...]
    against: tuple[Opponent, ...]
    mistakes: tuple[Mistake[object], ...]


class History(Struct, frozen=True):
    """What somebody has played: so many games, the last ones of them, and what they add up to.

    Of `unseen` games it is not known yet how they were won.
    """

    count: int
    unseen: int
    games: tuple[PastGame, ...]
    statistics: tuple[GameStatistics, ...]


class Rating(Struct, frozen=True):
    """How strong somebody seems to be, and within how much of it they are in 19 cases of 20."""

    value: int
    doubt: int


class RatedPlayer(Struct, frozen=True):
    """Somebody on a leaderboard, and after how many games that counted."""

    name: str
    colour: int
    rating: Rating
    games: int


class FixedRating(Struct, frozen=True):
    """The rating of the bots of a level, which no game changes."""

    level: Level
    value: int


class LadderListing(Struct, Generic[OptionsT_co], frozen=True):
    """Those who are rated in a variant of a game, so many in all: the surest strength first."""

    options: OptionsT_co
    count: int
    players: tuple[RatedPlayer, ...]


class Leaderboard(Struct, frozen=True):
    """Who is how strong in a game, by variant, and its bots to compare with."""

    game: str
    bots: tuple[FixedRating, ...]
    ladders: tuple[LadderListing[object], ...]


class OwnRating(Struct, Generic[OptionsT_co], frozen=True):
    """How one is rated in a variant of a game: which place that is among so many players.

    `course` is what it was after each of one's last games.
    """

    game: str
    options: OptionsT_co
    rating: Rating
    games: int
    place: int
    players: int
    course: tuple[int, ...]


class OwnRatings(Struct, frozen=True):
    """How one is rated, in what one has played most first."""

    ratings: tuple[OwnRating[object], ...]


class RatingChange(Struct, frozen=True):
    """How somebody was rated before and after a game."""

    before: Rating
    after: Rating


class RatingChanges(Struct, frozen=True):
    """What a game has done to the rating of each seat; that of a bot does not change."""

    seats: tuple[RatingChange | None, ...]


ENCODER = Encoder()
MESSAGES = Decoder(ClientMessage)
COMMANDS = Decoder(Command)
CREATES = Decoder(Create)
WHAT_IFS = Decoder(WhatIf)
CONSIDERS = Decoder(Consider)
COACH_ASKS = Decoder(AskCoach)
PLAY_ONS = Decoder(PlayOn)
MAKE_PROFILES = Decoder(MakeProfile)
CHANGE_PROFILES = Decoder(ChangeProfile)
USE_CODES = Decoder(UseCode)
SIGNED_PASSKEYS = Decoder(SignedPasskey)
TOKENS = Decoder(MakeToken)
SEATS_TO_BLOCK = Decoder(BlockSeat)
SUBSCRIPTIONS = Decoder(Subscribe)
VACATIONS = Decoder(GoAway)
OPEN_EVENINGS = Decoder(OpenEvening)
EVENING_COMMANDS = Decoder(EveningCommand)
