"""Passkeys: what a device is asked to sign, and whether it has.

The library that knows how is loaded when somebody first asks for it: it takes as long as the rest
of the server.
"""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from croupier.server.guests import NotAllowed
from croupier.store.profiles import KeptPasskey

TITLE = "Croupier"
SECONDS = 300
"""How long somebody may look for their passkey."""
CHALLENGE_BYTES = 32


class BadPasskey(NotAllowed):
    """What a passkey is said to have signed, it has not."""

    def __init__(self) -> None:
        super().__init__("bad-passkey", "This passkey does not open anything here.")


class Site(NamedTuple):
    """Where passkeys are good for: the origin of the page, and its host."""

    origin: str

    @property
    def host(self) -> str:
        """What passkeys are made for."""
        return urlsplit(self.origin).hostname or ""


class _Answer(Struct):
    """As much of what a browser sends as is needed to find what it is about."""

    class Response(Struct):
        """What was signed."""

        client_data: str = msgspec.field(name="clientDataJSON")

    id: str
    response: Response


class _ClientData(Struct):
    challenge: str


class MadePasskey(NamedTuple):
    """A passkey that has just been made."""

    credential: str
    public_key: str
    uses: int


def encoded(raw: bytes) -> str:
    """Write bytes as passkeys write them.

    >>> encoded(b"??>"), decoded("Pz8-")
    ('Pz8-', b'??>')
    """
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Read bytes as passkeys write them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def challenge_in(credential: str) -> str:
    """Return what an answer says it has signed; whether it has is seen later."""
    try:
        answer = msgspec.json.decode(credential, type=_Answer)
        client_data = decoded(answer.response.client_data)
        return msgspec.json.decode(client_data, type=_ClientData).challenge
    except ValueError:
        raise BadPasskey from None


def credential_in(credential: str) -> str:
    """Return by which passkey an answer says it was signed."""
    try:
        return msgspec.json.decode(credential, type=_Answer).id
    except ValueError:
        raise BadPasskey from None


def making_options(
    site: Site, profile: str, name: str, known: Sequence[str], challenge: bytes
) -> bytes:
    """Return what a browser needs to make a passkey, as JSON."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=TITLE,
        user_name=name,
        user_id=hashlib.sha256(f"passkey {profile}".encode()).digest(),
        challenge=challenge,
        timeout=SECONDS * 1000,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=decoded(credential)) for credential in known
        ],
    )
    return webauthn.options_to_json(options).encode()


def opening_options(site: Site, challenge: bytes) -> bytes:
    """Return what a browser needs to have a passkey sign, as JSON."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=SECONDS * 1000,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return webauthn.options_to_json(options).encode()


def made(site: Site, credential: str, challenge: str) -> MadePasskey:
    """Return the passkey that an answer brings, or refuse it."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=decoded(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    # Whatever was forged may break the library anywhere on its way through it.
    except Exception:
        raise BadPasskey from None
    key = encoded(found.credential_public_key)
    return MadePasskey(encoded(found.credential_id), key, found.sign_count)


def uses_after(site: Site, passkey: KeptPasskey, credential: str, challenge: str) -> int:
    """Return how often a passkey says that it was used, if it has signed; or refuse it."""
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=decoded(challenge),
            expected_rp_id=passkey.site,
            expected_origin=site.origin,
            credential_public_key=decoded(passkey.public_key),
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except Exception:
        raise BadPasskey from None
    return found.new_sign_count
