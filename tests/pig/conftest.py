"""Pig, installed once for all tests of this folder."""

from pathlib import Path

import pytest

from tests.pig.installing import install, install_yesterday


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install Pig."""
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def yesterday(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the release of Pig that had only version 1 of its rules."""
    return install_yesterday(tmp_path_factory.mktemp("yesterday"))
