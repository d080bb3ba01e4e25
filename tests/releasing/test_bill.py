"""The bill of materials."""

import json
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from releasing.bill import bill_of_materials, packages_of_python, packages_of_the_page

ROOT = Path(__file__).parents[2]


def test_it_is_as_cyclonedx_wants_it() -> None:
    validator = JsonStrictValidator(SchemaVersion.V1_6)

    assert validator.validate_str(json.dumps(bill_of_materials(ROOT))) is None


def test_a_bill_that_is_not_is_found_out() -> None:
    wrong = {**bill_of_materials(ROOT), "components": [{"name": "nameless"}]}

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(wrong)) is not None


@pytest.mark.parametrize("name", ["msgspec", "starlette", "uvicorn", "numba", "psycopg"])
def test_what_is_installed_is_on_it(name: str) -> None:
    assert name in {part["name"] for part in packages_of_python(ROOT)}


def test_what_is_inside_the_page_is_on_it_and_no_tool() -> None:
    names = {part["name"] for part in packages_of_the_page(ROOT)}

    assert {"svelte", "@fluent/bundle", "uqr"} == names
