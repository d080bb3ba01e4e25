"""As much of pywebpush as is used here."""

from collections.abc import Mapping

class WebPusher:
    def __init__(self, subscription_info: Mapping[str, object]) -> None: ...
    def encode(self, data: bytes, content_encoding: str = ...) -> Mapping[str, bytes]: ...
