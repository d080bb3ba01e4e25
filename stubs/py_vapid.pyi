"""As much of py_vapid as is used here."""

from collections.abc import Mapping
from typing import Self

class Vapid02:
    @classmethod
    def from_raw(cls, private_raw: bytes) -> Self: ...
    @classmethod
    def verify(cls, auth: str) -> bool: ...
    def sign(self, claims: Mapping[str, object]) -> Mapping[str, str]: ...
