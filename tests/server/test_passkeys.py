"""Passkeys, made and signed by a device of the test's own: what is forged opens nothing."""

from collections.abc import Callable

import msgspec
import pytest

from croupier.server.passkeys import (
    BadPasskey,
    Site,
    challenge_in,
    credential_in,
    decoded,
    encoded,
    made,
    making_options,
    opening_options,
    uses_after,
)
from croupier.store.profiles import KeptPasskey
from tests.server.authenticator import PRESENT, Authenticator, Json

SITE = Site("http://localhost:8000")
CHALLENGE = encoded(b"challenge of thirty-two bytes ....")


def text(answer: Json) -> str:
    return msgspec.json.encode(answer).decode()


@pytest.fixture
def device() -> Authenticator:
    return Authenticator(SITE.origin)


def kept(device: Authenticator, site: Site = SITE) -> KeptPasskey:
    """Make a passkey, and return what is kept of it."""
    found = made(site, text(device.make(CHALLENGE)), CHALLENGE)
    return KeptPasskey(
        found.credential, "anna", site.host, found.public_key, found.uses, "2026-11-17"
    )


def test_what_is_made_signs_later(device: Authenticator) -> None:
    passkey, answer = kept(device), text(device.sign(CHALLENGE))

    assert credential_in(answer) == passkey.credential
    assert challenge_in(answer) == CHALLENGE
    assert uses_after(SITE, passkey, answer, CHALLENGE) == 1


def test_a_browser_is_told_what_to_do(device: Authenticator) -> None:
    passkey = kept(device)
    making = msgspec.json.decode(
        making_options(SITE, "anna", "Anna", [passkey.credential], decoded(CHALLENGE))
    )
    opening = msgspec.json.decode(opening_options(SITE, decoded(CHALLENGE)))

    assert making["rp"]["id"] == opening["rpId"] == "localhost"
    assert making["challenge"] == opening["challenge"] == CHALLENGE
    assert [one["id"] for one in making["excludeCredentials"]] == [passkey.credential]
    assert making["user"]["id"] != "anna"
    assert opening["userVerification"] == "required"


Forging = Callable[[Authenticator], None]


def elsewhere(device: Authenticator) -> None:
    device.origin = "http://evil.example"


def for_another_host(device: Authenticator) -> None:
    device.host = "evil.example"


def unverified(device: Authenticator) -> None:
    device.flags = PRESENT


def copied(device: Authenticator) -> None:
    """Say that it was used less often than it was."""
    device.uses = -1


@pytest.mark.parametrize("forge", [elsewhere, for_another_host, unverified])
def test_none_is_made_at_another_page_or_unseen(device: Authenticator, forge: Forging) -> None:
    forge(device)

    with pytest.raises(BadPasskey):
        kept(device)


@pytest.mark.parametrize("forge", [elsewhere, for_another_host, unverified, copied])
def test_none_signs_at_another_page_unseen_or_copied(device: Authenticator, forge: Forging) -> None:
    device.uses = 5
    passkey = kept(device)
    forge(device)

    with pytest.raises(BadPasskey):
        uses_after(SITE, passkey, text(device.sign(CHALLENGE)), CHALLENGE)


def test_another_challenge_or_another_key_opens_nothing(device: Authenticator) -> None:
    passkey = kept(device)
    thief = Authenticator(SITE.origin)
    thief.id = device.id
    forged = text(thief.sign(CHALLENGE))

    with pytest.raises(BadPasskey):
        uses_after(SITE, passkey, text(device.sign(encoded(b"another"))), CHALLENGE)
    with pytest.raises(BadPasskey):
        uses_after(SITE, passkey, forged, CHALLENGE)


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        "null",
        '"x"',
        '{"id":"a","response":{"clientDataJSON":"!!!"}}',
        '{"id":"a","response":{"clientDataJSON":"e30"}}',
        '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"bnVsbA"}}',
    ],
)
def test_what_is_no_answer_at_all_is_refused(body: str) -> None:
    passkey = KeptPasskey("a", "anna", "localhost", "a2V5", 0, "2026-11-17")

    with pytest.raises(BadPasskey):
        challenge_in(body)
    with pytest.raises(BadPasskey):
        made(SITE, body, CHALLENGE)
    with pytest.raises(BadPasskey):
        uses_after(SITE, passkey, body, CHALLENGE)
