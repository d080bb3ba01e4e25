"""What is not installed with everything."""

import pytest

from croupier.cli.extras import missing


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("numba.core", "numba", "kernel"),
        ("starlette", "starlette", "server"),
        ("pettingzoo.utils", "pettingzoo", "env"),
        ("pyspiel", "pyspiel", "openspiel"),
    ],
)
def test_whoever_lacks_a_package_is_told_how_to_get_it(
    module: str, package: str, extra: str
) -> None:
    error = missing(ModuleNotFoundError(name=module))

    assert error is not None
    assert error.code == "missing-extra"
    assert error.sentence == (
        f"This needs {package}, which is not installed: pip install 'croupier[{extra}]'."
    )


@pytest.mark.parametrize("module", ["croupier.lasvegas", "numbat", None])
def test_a_module_of_no_extra_is_another_error(module: str | None) -> None:
    assert missing(ModuleNotFoundError(name=module)) is None
