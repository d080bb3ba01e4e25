"""A device with passkeys, as browsers talk to one: it makes them, and signs with them."""

import hashlib
import secrets
import struct
from collections.abc import Mapping

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from croupier.server.passkeys import encoded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40

Json = Mapping[str, object]


class Authenticator:
    """One passkey, at the page of an origin."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, challenge: str) -> Json:
        """Make the passkey, and answer as a browser does."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(self.flags | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", challenge)
        return self._answer({"clientDataJSON": encoded(said), "attestationObject": encoded(made)})

    def sign(self, challenge: str) -> Json:
        """Sign a challenge, and answer as a browser does."""
        self.uses += 1
        data, said = self._data(self.flags), self._said("webauthn.get", challenge)
        signed = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": encoded(said),
                "authenticatorData": encoded(data),
                "signature": encoded(signed),
            }
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _said(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin})

    def _answer(self, response: Json) -> Json:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
