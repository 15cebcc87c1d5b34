"""What the tests of the program and the browser journeys both start from."""

from pathlib import Path

import pytest

from program import BINARY, Program


@pytest.fixture(scope="session", autouse=True)
def binary() -> None:
    assert BINARY.exists(), f"Build it first: swift build --product spotter (looked for {BINARY})"


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogue as a first start makes it, made once for all."""
    data = tmp_path_factory.mktemp("prepared") / "data"
    program = Program(data).start(within=180)
    program.end()
    return data / "catalogue.sqlite"
