"""The bill of materials."""

import json
from pathlib import Path

import pytest

from releasing.bill import bill_of_materials, packages_of_python, packages_of_the_page

ROOT = Path(__file__).parents[2]


def is_as_cyclonedx_wants_it(bill: object) -> bool:
    """Tell whether a bill is as its schema wants it."""
    # Importing it takes seconds, which everybody would wait for who collects all tests.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    return JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) is None


def test_it_is_as_cyclonedx_wants_it() -> None:
    assert is_as_cyclonedx_wants_it(bill_of_materials(ROOT))


def test_a_bill_that_is_not_is_found_out() -> None:
    wrong = {**bill_of_materials(ROOT), "components": [{"name": "nameless"}]}

    assert not is_as_cyclonedx_wants_it(wrong)


@pytest.mark.parametrize("name", ["msgspec", "starlette", "uvicorn", "numba", "psycopg"])
def test_what_is_installed_is_on_it(name: str) -> None:
    assert name in {part["name"] for part in packages_of_python(ROOT)}


def test_what_is_inside_the_page_is_on_it_and_no_tool() -> None:
    names = {part["name"] for part in packages_of_the_page(ROOT)}

    assert {"svelte", "@fluent/bundle", "uqr"} == names
