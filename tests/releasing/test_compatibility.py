"""What a described wire has lost."""

from releasing.compatibility import lost

SENT = {"properties": {"seat": {}}, "required": ["seat"], "additionalProperties": False}
TOLD = {"properties": {"seat": {}}, "required": ["seat"]}


def test_who_sends_may_not_be_asked_for_more() -> None:
    more = {**SENT, "properties": {"seat": {}, "why": {}}, "required": ["seat", "why"]}

    assert lost({"Sit": SENT}, {"Sit": more}) == ["Sit.why is asked for"]


def test_who_listens_may_be_told_more() -> None:
    more = {"properties": {"seat": {}, "why": {}}, "required": ["seat", "why"]}

    assert lost({"Sat": TOLD}, {"Sat": more, "Stood": TOLD}) == []
