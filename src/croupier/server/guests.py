"""People without accounts: the secrets that hold their seats, and the names they go by."""

import hashlib
import hmac
import re
import secrets
import unicodedata

from croupier.core.errors import CroupierError

TOKEN_BYTES = 32
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that is mistaken for something else."""
CODE_LENGTH = 12
"""Of a code that lets one device in, once and within minutes: 58 bits."""
RECOVERY_LENGTH = 20
"""Of a printed code, which is good for ever: 98 bits."""
LONGEST_NAME = 24
LONGEST_TEXT = 300
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs that show nothing."""


BOT_TOKEN = "bot_"
"""What a token of a bot begins with: nobody takes it for a secret of a person, nor the reverse."""
_BOT = "bot:"


class NotAllowed(CroupierError):
    """Somebody asks for what is not theirs."""


class BadName(CroupierError):
    """A name or a text nobody could read."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-text", sentence)


def new_secret() -> str:
    """Return a secret nobody can guess: for a guest, a room or an invitation."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Return the name of a new room: no secret, but nothing to be guessed either."""
    return secrets.token_urlsafe(12)


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a code, short enough to be typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def plain_code(text: str) -> str:
    """Return a code as it was given out, however it was typed.

    >>> plain_code("abcd-efgh jkmn")
    'ABCDEFGHJKMN'
    """
    return re.sub(r"[\s-]", "", text).upper()


def digest(secret: str) -> str:
    """Return what is kept of a secret: enough to know it again, too little to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bot_guest(token: str) -> str:
    """Return a bot as the house knows it, by the digest of its token; no person is known so."""
    return f"{_BOT}{digest(token)}"


def is_bot(guest: str) -> bool:
    """Tell whether a guest is a bot that comes with a token.

    >>> is_bot(bot_guest("bot_1")), is_bot(digest("bot_1"))
    (True, False)
    """
    return guest.startswith(_BOT)


def is_same(one: str, other: str) -> bool:
    """Compare digests in the same time, wherever they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def clean_name(text: str) -> str:
    r"""Return a name as it is shown, or refuse one that shows nothing.

    >>> clean_name("  Anna\u202e \n B. ")
    'Anna B.'
    """
    name = _clean(text)
    if not name:
        raise BadName("A name needs at least one letter that can be seen.")
    if len(name) > LONGEST_NAME:
        raise BadName(f"A name has at most {LONGEST_NAME} letters.")
    return name


def clean_text(text: str) -> str:
    """Return what somebody says as it is shown, or refuse what says nothing."""
    said = _clean(text)
    if not said:
        raise BadName("There is nothing in what was said.")
    if len(said) > LONGEST_TEXT:
        raise BadName(f"At most {LONGEST_TEXT} letters can be said at once.")
    return said


def _clean(text: str) -> str:
    """Drop what steers text instead of being text, make every space the same, and normalize."""
    shown = "".join(c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    blank = shown.translate(BLANKS)
    return unicodedata.normalize("NFC", re.sub(r"\s+", " ", blank).strip())
