"""What is not installed with everything, and how to get it."""

from collections.abc import Mapping

from croupier.core.errors import CroupierError

EXTRAS: Mapping[str, str] = {
    "griffe": "docs",
    "gymnasium": "env",
    "jax": "train",
    "nats": "server",
    "numba": "kernel",
    "numpy": "kernel",
    "optax": "train",
    "pettingzoo": "env",
    "prometheus_client": "server",
    "psycopg": "server",
    "pyspiel": "openspiel",
    "ray": "cluster",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "client",
    "zensical": "docs",
}
"""The extra that brings each package which not everyone needs."""


class MissingExtra(CroupierError):
    """Something needs a package that comes with an extra."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            "missing-extra",
            f"This needs {package}, which is not installed: pip install 'croupier[{extra}]'.",
        )


def missing(error: ModuleNotFoundError) -> MissingExtra | None:
    """Return what to say of a package that is not there, if it belongs to an extra.

    >>> missing(ModuleNotFoundError(name="numba.core")).sentence
    "This needs numba, which is not installed: pip install 'croupier[kernel]'."
    """
    package = (error.name or "").partition(".")[0]
    return MissingExtra(package, EXTRAS[package]) if package in EXTRAS else None
