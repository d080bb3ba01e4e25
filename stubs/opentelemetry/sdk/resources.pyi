from collections.abc import Mapping

class Resource:
    @staticmethod
    def create(attributes: Mapping[str, str]) -> Resource: ...
